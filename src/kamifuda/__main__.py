"""`python -m kamifuda`."""

from kamifuda.cli.commands import app

app()
