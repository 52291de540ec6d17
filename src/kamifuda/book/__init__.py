"""The standing book: pages that lean on each other, and the hands that pull at them. Knows no rule of any game."""
