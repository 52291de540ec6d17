"""What is kept, and what processes of one database tell each other."""
