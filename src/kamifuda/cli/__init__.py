"""The command line: kamifuda play | record | replay | verify."""
