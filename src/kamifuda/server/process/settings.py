"""What an operator may set: every field by the environment, `KAMIFUDA_` and its name in capitals."""

import os
from collections.abc import Mapping
from dataclasses import dataclass, fields
from typing import Any


@dataclass(frozen=True)
class Settings:
    database: str = ""  # a path (SQLite) or postgresql://…; empty: SQLite in the user's data directory
    origins: str = ""  # further sites, with commas between, whose pages may talk to this server
    proxies: str = ""  # addresses, with commas between, whose X-Forwarded-For and X-Forwarded-Proto are believed
    web: str = ""  # a folder with another web client; empty: the one that came with this program
    messages_per_second: int = 20  # of one connection, on average
    requests_per_second: int = 40  # of one address, on average, HTTP and new connections together
    connections_per_address: int = 100
    tables_per_person: int = 50  # that are not over
    tables_per_minute: int = 60  # made by one address, on average
    bot_workers: int = 2
    bot_pace: int = 900  # milliseconds a bot takes at least, whatever it holds
    stand_in: str = "search"  # the bot that plays for people who are away
    bot_patience: int = 20_000  # milliseconds after which a silent worker is replaced
    book_workers: int = 2  # processes in which books move
    book_speed: int = 100  # per cent of real time at which books move that no hand holds; 0: as fast as it goes
    evict_after: int = 60  # seconds without a connection after which a table leaves memory
    silent_after: int = 10  # seconds in which a connection must have asked for something
    deaf_after: int = 30  # seconds in which a client takes nothing of what it is sent, after which it is gone
    watchdog: int = 60  # seconds of standing still after which the process ends itself; 0: never
    gathering_days: int = 7  # after which a table that never started is closed
    playing_days: int = 60  # after which a match that nobody played on is closed

    @staticmethod
    def of(environment: Mapping[str, str] = os.environ, **given: Any) -> "Settings":
        """From the environment, and from what was given on the command line, which wins."""
        found: dict[str, Any] = {}
        for each in fields(Settings):
            text = environment.get(f"KAMIFUDA_{each.name.upper()}")
            if text is not None:
                found[each.name] = number(each.name, text) if isinstance(each.default, int) else text
        return Settings(**found | {name: value for name, value in given.items() if value is not None})


class BadSetting(Exception):
    """A setting that should be a whole number."""

    def __init__(self, name: str, value: str) -> None:
        super().__init__(name, value)
        self.name, self.value = name, value


def number(name: str, text: str) -> int:
    if not text.isascii() or not text.isdecimal() or len(text) > 9:
        raise BadSetting(f"KAMIFUDA_{name.upper()}", text)
    return int(text)
