"""A first match, as the lobby makes it: a careful newcomer and two bots at a table of the server, in its time."""

import json
from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Any, Final

from kamifuda.book.draw import simulated
from kamifuda.bots.levels import bot, hand_of
from kamifuda.core.game import Polite
from kamifuda.core.match import plays
from kamifuda.core.physics import physics_of
from kamifuda.core.position import WORLD
from kamifuda.core.rng import Rng
from kamifuda.games import kamimai
from kamifuda.server.rooms.pace import pace
from kamifuda.server.tables import requests
from kamifuda.server.tables.decisions import decided
from kamifuda.server.tables.edge import Edge
from kamifuda.server.tables.entries import Entry
from kamifuda.server.tables.host import Host
from kamifuda.server.tables.newtable import NewChair, NewTable, made
from kamifuda.server.tables.table import Table

USUAL: Final = 900  # milliseconds of a bot
A_DRAW: Final = 4000  # milliseconds that a book moves when it is drawn from
A_LOOK: Final = 3000  # milliseconds in which a newcomer finds out what to do
PAGES: Final = 3  # that a newcomer dares to draw in a turn
HOST: Final = Host(check_level=lambda game, level: None, checked=lambda gesture: gesture)


class Told(Edge):
    """Time passes as it is told to; every match has a seed of its own."""

    def __init__(self, number: int) -> None:
        self.time, self.rng = 0, Rng(number)

    def now(self) -> int:
        return self.time

    def steady(self) -> int:
        return self.time

    def secret(self, count: int) -> bytes:
        return bytes(int(self.rng.below(256)) for _ in range(count))


class FirstMatch:
    """Seat 1 is the newcomer's."""

    def __init__(self, number: int, options: Mapping[str, Any], level: str = "greedy", *, polite: bool = True) -> None:
        self.edge, self.rng, self.me = Told(number), Rng(number), 1
        self.level, self.polite = level, polite
        self.bots = {seat: bot(level, kamimai, Rng(number * 10 + seat)) for seat in (0, 2)}
        self.table = Table(f"first-{number}", self.edge)
        sits = NewChair(who="bot", level=level)
        chairs = (sits, NewChair(who="me", name="Ann"), sits)
        asked = NewTable(game="kamimai", options={**kamimai.manifest.gentle, "seats": 3, **options}, chairs=chairs)
        self.write("created", made(asked, "ann", HOST) | {"server_seed": self.edge.secret(32).hex()})
        self.ask(requests.Start())
        self.acted: int | None = None  # when
        self.cast, self.falls = Counter[int](), 0
        self.pages = Counter[int]()
        self.phrases: list[str] = []

    # The table

    def ask(self, request: requests.Request) -> None:
        self.write(*decided(self.table, "ann", request, HOST))

    def write(self, kind: str, what: dict[str, Any]) -> None:
        body = {"person": "ann", "what": what}
        self.table.apply(Entry(self.table.id, self.table.number + 1, self.edge.time, kind, body))

    def play_on(self, most: int) -> None:
        """To the end, or so many entries."""
        while self.table.status == "playing" and self.table.number < most:
            self.go_on()

    def go_on(self) -> None:
        before = self.table.playing().view(None)["activator"]
        if self.table.answer_due() is not None:
            self.world()
        elif self.me in self.table.choosing():
            self.newcomer()
        else:
            self.bot(self.table.choosing()[0])
        for event in self.table.playing().events(self.me):
            self.cast[before] += event["event"] == "cast"
            self.falls += event["event"] == "fell"
            self.pages[before] += event["count"] if event["event"] == "came" else 0

    def world(self) -> None:
        """By the odds, or by what a simulated book does."""
        match = self.table.playing()
        physics = physics_of(match)
        text, told = match.foretold(), None
        if physics is not None:
            question = physics.question(match)
            text, told = physics.answer(match, None if question is None else simulated(question))
            self.edge.time += A_DRAW if question is not None and question["kind"] == "draw" else 0
        self.edge.time = max(self.edge.time, self.table.answer_due() or 0)
        self.write("play", {"seat": WORLD, "text": text, "attachment": told, "by": "world", "reason": ""})

    def bot(self, seat: int) -> None:
        seen, legal = self.table.playing().view(seat), self.table.trees[seat]
        play = Polite(self.bots[seat].choose(seen, legal))
        if self.polite:
            play = kamimai.manifest.courtesy(seen, play.play, plays(legal), [self.me])  # type: ignore[misc]
        self.phrases += [play.phrase] if play.phrase else []
        self.edge.time += pace(self.table, self.level, "chair", USUAL)
        gesture = json.dumps(hand_of(self.level)) if play.play.startswith("pull") else None
        self.write("play", {"seat": seat, "text": play.play, "attachment": gesture, "by": "bot", "reason": ""})

    # The newcomer

    def newcomer(self) -> None:
        """Clicks what may be played, with care."""
        self.edge.time += A_LOOK
        self.acted = self.acted or self.edge.time
        seen = self.table.playing().view(self.me)
        text = self.clicked(seen, plays(self.table.trees[self.me]))
        attachment = {"care": "careful", "timing": None} if text.startswith("pull") else None
        steps, turn = tuple(text.split(", ")), self.table.turns[self.me]
        self.ask(requests.Play(seat=self.me, turn=turn, steps=steps, attachment=attachment))

    def clicked(self, seen: kamimai.View, choices: Sequence[str]) -> str:
        """Three careful pages from the side the book does not lean to, then every spell; what is left is kept."""
        if seen["phase"] == "draw":
            if len(seen["drawn"]) >= PAGES and "done" in choices:
                return "done"
            side = "right" if seen["book"]["lean"] < 0 else "left"
            pages = [play for play in choices if play in (f"{side}, page 1", f"{side}, page 2")] or choices
            return pages[self.rng.below(len(pages))]
        for liked in ("pull 1", "cast", "team", "agree", "end"):
            for play in choices:
                if play.startswith(liked):
                    return play
        return choices[self.rng.below(len(choices))]
