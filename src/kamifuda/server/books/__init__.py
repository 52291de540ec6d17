"""Where standing books move, in processes of their own."""
