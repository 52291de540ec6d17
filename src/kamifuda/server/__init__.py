"""Authority over matches: tables that people, programs and bots sit at. Knows games only by their contract."""
