"""The game in a terminal: a table of bots with one person, drawn in text."""
