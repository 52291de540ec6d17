"""How likely a book falls, found out by letting many fall: simulated draws, odds fitted to them, and a report."""
