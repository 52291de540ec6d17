"""Who is at which table through other server processes, and which books those move, as far as they have told."""

from typing import Any

from kamifuda.server.tables.edge import Edge

SILENCE = 15_000  # milliseconds after which a process is believed dead, and a book still that nobody speaks of


class Elsewhere:
    """Soft state: told again whenever it changes, forgotten with the process that told it."""

    def __init__(self, edge: Edge) -> None:
        self.edge = edge
        self.heard: dict[str, int] = {}  # process: when
        self.tables: dict[str, dict[str, tuple[frozenset[str], int]]] = {}  # table, process: people, watchers
        self.books: dict[str, tuple[int, bool]] = {}  # table: when somebody said that its book moves, and by a hand

    def hear(self, process: str) -> None:
        self.heard[process] = self.edge.steady()

    def told(self, news: dict[str, Any]) -> None:
        """Another process says who is at a table."""
        by_process = self.tables.setdefault(news["table"], {})
        if news["people"] or news["watchers"]:
            by_process[news["process"]] = (frozenset(news["people"]), news["watchers"])
        else:
            by_process.pop(news["process"], None)
        if not by_process:
            del self.tables[news["table"]]

    def forget_the_silent(self) -> list[str]:
        """The tables that somebody has left by the death of their process."""
        now = self.edge.steady()
        silent = {process for process, when in self.heard.items() if now - when > SILENCE}
        changed = [table for table, processes in self.tables.items() if processes.keys() & silent]
        for table in changed:
            self.tables[table] = {process: who for process, who in self.tables[table].items() if process not in silent}
            if not self.tables[table]:
                del self.tables[table]
        for process in silent:
            del self.heard[process]
        return changed

    def moved(self, table: str, hand: bool) -> None:
        """A book that nobody speaks of any more is forgotten."""
        now = self.edge.steady()
        self.books = {other: book for other, book in self.books.items() if now - book[0] < SILENCE}
        self.books[table] = now, hand

    def rested(self, table: str) -> None:
        self.books.pop(table, None)

    def moves(self, table: str) -> bool:
        return table in self.books and self.edge.steady() - self.books[table][0] < SILENCE

    def held(self, table: str) -> bool:
        return self.moves(table) and self.books[table][1]

    def people(self, table: str) -> set[str]:
        return {person for people, _ in self.tables.get(table, {}).values() for person in people}

    def watchers(self, table: str) -> int:
        return sum(watchers for _, watchers in self.tables.get(table, {}).values())
