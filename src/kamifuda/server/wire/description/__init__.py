"""The protocol for programs, generated from the code."""
