"""Databases for every test of the server that asks for one."""

from tests.server.databases import database, databases, postgres

__all__ = ["database", "databases", "postgres"]
