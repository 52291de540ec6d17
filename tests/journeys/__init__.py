"""Journeys of people through the page, in a real browser. A package, so that one browser serves all its modules."""
