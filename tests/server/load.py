"""Many tables played at once by clients that outlive their server, and what must be true of them afterwards."""

import asyncio
from collections import Counter
from collections.abc import Awaitable, Callable, Iterable
from dataclasses import dataclass, field
from itertools import pairwise
from typing import Any

from websockets.exceptions import WebSocketException

from kamifuda.core.match import plays
from kamifuda.core.rng import Rng
from kamifuda.server.process.real_edge import RealEdge
from kamifuda.server.tables import telling
from kamifuda.server.tables.entries import Entry
from kamifuda.server.tables.table import Table
from tests import patient
from tests.examples import FIRST
from tests.server.client import Client, Told
from tests.server.databases import opened

Door = Callable[[], Awaitable[str]]  # the address of a server that lives, as soon as there is one
Key = tuple[str, str]  # a table, and the key of a play at it
PATIENCE = 300  # seconds, for anything at all, however busy the machine is
WATCHED = 50  # tables by one spectator


@dataclass
class Seen:
    """What one client was told about one table, through all its connections."""

    number: int | None = None
    returned: int = 0  # the number that it found when it last came back
    status: str = ""
    views: list[Told] = field(default_factory=list)
    shown: dict[int, list[Told]] = field(default_factory=dict)  # the views after each number
    lines: dict[int, Told] = field(default_factory=dict)  # what every number was, and its events


class Player:
    """Plays at random wherever it may; comes back when its server dies, and repeats what was not answered."""

    def __init__(self, load: "Load", cookie: str | None, tables: Iterable[str], door: Door, rng: Rng) -> None:
        self.load, self.cookie, self.door, self.rng = load, cookie, door, rng
        self.tables = {table: Seen() for table in tables}
        self.waiting: dict[Key, Told] = {}  # sent, not answered
        self.repeated: set[Key] = set()
        self.kept_unanswered = 0  # plays that were in the log when their answer was lost
        self.acknowledged: dict[Key, tuple[Told, int]] = {}
        self.late: dict[Key, Told] = {}  # what came, or came again, when silence had been taken for an answer

    async def live(self) -> None:
        while True:
            try:
                async with Client(await self.door(), self.cookie) as client:
                    await self.come_back(client)
                    while True:
                        await self.take(client, await client.hear())
            except TimeoutError:  # an OSError too, but not one of a server that died
                raise
            except (OSError, EOFError, WebSocketException):
                self.load.changed.set()

    async def come_back(self, client: Client) -> None:
        for table, seen in self.tables.items():
            await client.say(type="watch", table=table, since=seen.number)
        for key, play in self.waiting.items():
            self.repeated.add(key)
            await client.say(**play)

    async def take(self, client: Client, told: Told) -> None:
        match told["type"]:
            case "present":
                self.on_present(told, self.tables[told["table"]])
            case "update":
                self.on_update(told, self.tables[told["table"]])
            case "ack":
                self.on_ack(told)
            case "error" if told["code"] == "stale":
                self.late[told["table"], told["key"]] = self.waiting.pop((told["table"], told["key"]))
            case "error" | "refusal":
                raise AssertionError(told)
            case _:
                return
        await self.act(client, told["table"])
        self.load.changed.set()

    def on_present(self, told: Told, seen: Seen) -> None:
        if told["missed"] is None:
            assert seen.number in (None, told["number"]), "what was missed is not told"
        elif seen.number is not None:
            assert told["number"] >= seen.number, "the past is shown again"
            assert [line["number"] for line in told["missed"]] == list(range(seen.number + 1, told["number"] + 1))
            for line in told["missed"]:
                seen.lines[line["number"]] = {"what": line["what"], "events": line["events"]}
        seen.returned = told["number"]
        self.see(told, seen)

    def on_update(self, told: Told, seen: Seen) -> None:
        assert seen.number is not None and told["number"] == seen.number + 1, "out of order, or one is missing"
        events = [view["events"] if told["views"] else [] for view in told["views"] or seen.views]
        seen.lines[told["number"]] = {"what": told["what"], "events": events}
        self.see(told, seen)

    def see(self, told: Told, seen: Seen) -> None:
        seen.number = told["number"]
        seen.status = told["info"]["status"] if told["info"] else seen.status
        seen.views = seen.views if told["views"] is None else told["views"]
        seen.shown[seen.number] = seen.views

    def on_ack(self, told: Told) -> None:
        key, seen = (told["table"], told["key"]), self.tables[told["table"]]
        assert seen.number is not None and told["number"] <= seen.number, "acknowledged before it was shown"
        self.kept_unanswered += key in self.repeated and told["number"] <= seen.returned
        self.acknowledged[key] = self.waiting.pop(key), told["number"]

    async def act(self, client: Client, table: str) -> None:
        """One play at a time; none while an answer is due."""
        if not self.load.going or any(where == table for where, _ in self.waiting):
            return
        for view in self.tables[table].views:
            if view["legal"]:
                choices = plays(view["legal"])
                steps = choices[self.rng.below(len(choices))].split(", ")
                key = f"t{view['seat']}.{view['turn']}"
                play = {"table": table, "seat": view["seat"], "turn": view["turn"], "steps": steps, "key": key}
                self.waiting[table, key] = {"type": "play", **play}
                await client.say(**self.waiting[table, key])


class Load:
    """All the players of all the tables."""

    def __init__(self) -> None:
        self.players: list[Player] = []
        self.tables: list[str] = []
        self.going = True
        self.changed = asyncio.Event()

    @property
    def acknowledged(self) -> int:
        return sum(len(player.acknowledged) for player in self.players)

    @property
    def waiting(self) -> int:
        return sum(len(player.waiting) for player in self.players)

    def numbers(self, table: str) -> set[int]:
        """Up to where the clients of a table know it."""
        return {player.tables[table].number or 0 for player in self.players if table in player.tables}

    def statuses(self) -> set[str]:
        return {seen.status for player in self.players for seen in player.tables.values()}

    def at_rest(self) -> bool:
        """Everything is answered, and everybody knows it."""
        return not self.waiting and all(len(self.numbers(table)) == 1 for table in self.tables)

    async def until(self, true: Callable[[], bool]) -> None:
        async with asyncio.timeout(PATIENCE):
            while not true():
                self.changed.clear()
                await self.changed.wait()

    async def come_to_rest(self) -> None:
        self.going = False
        await self.until(self.at_rest)


async def seated(http: str, doors: list[Door], tables: int, rng: Rng, **options: Any) -> Load:
    """Tables of two, three and four people, who are spread over the doors; and a spectator at each door."""
    load = Load()
    async with patient.AsyncClient(base_url=http) as client:
        people = [await somebody(client) for _ in range(max(8, tables // 8))]
        sitting = dict([await table_of(client, people, place, **options) for place in range(tables)])
    load.tables = list(sitting)
    await asyncio.gather(*(sit_down(doors[0], who, sitting) for who in people))
    await asyncio.gather(*(start(doors[-1], who, sitting) for who in people))
    for place, who in enumerate(people):
        theirs = [table for table, sitters in sitting.items() if who in sitters]
        load.players.append(Player(load, who, theirs, doors[place % len(doors)], Rng(rng.next())))
    for first in range(0, tables, WATCHED):
        watched = load.tables[first : first + WATCHED]
        load.players += [Player(load, None, watched, door, rng) for door in doors]
    return load


async def somebody(client: patient.AsyncClient) -> str:
    cookie = (await client.post("/api/me")).cookies["kamifuda"]
    client.cookies.clear()
    return f"kamifuda={cookie}"


async def table_of(client: patient.AsyncClient, people: list[str], place: int, **options: Any) -> tuple[str, list[str]]:
    """A table of some of these people, and who shall sit where; its maker sits already."""
    seats = (2, 3, 4)[place % 3]
    sitters = [people[(place + seat) % len(people)] for seat in range(seats)]
    asked = {"game": FIRST.name, "options": {"seats": seats, **options}, "chairs": [{"who": "me", "name": "Maker"}]}
    made = await client.post("/api/tables", json={"grace": None, **asked}, headers={"cookie": sitters[0]})
    return made.raise_for_status().json()["table"], sitters


async def sit_down(door: Door, who: str, sitting: dict[str, list[str]]) -> None:
    async with Client(await door(), who) as client:
        for table, sitters in sitting.items():
            if who in sitters[1:]:
                told = await client.ask(type="sit", table=table, seat=sitters.index(who), name="Guest")
                assert told["type"] == "ack", told


async def start(door: Door, who: str, sitting: dict[str, list[str]]) -> None:
    async with Client(await door(), who) as client:
        for table, sitters in sitting.items():
            if who == sitters[0]:
                told = await client.ask(type="start", table=table)
                assert told["type"] == "ack", told


# What must be true afterwards.

Logs = dict[str, list[Entry]]


async def check(load: Load, database: str) -> None:
    async with opened(database, "checker") as store:
        logs = {table: await store.log(table) for table in load.tables}
    nothing_is_lost(load, logs)
    nothing_is_twice(load, logs)
    all_that_was_shown_is_true(load, logs)


def nothing_is_lost(load: Load, logs: Logs) -> None:
    """Every acknowledged play is in the log, under the number that its player was told."""
    for player in load.players:
        for (table, key), (play, number) in player.acknowledged.items():
            entry = logs[table][number - 1]
            assert entry.number == number
            assert (key, play["seat"], ", ".join(play["steps"])) in said(entry)


def nothing_is_twice(load: Load, logs: Logs) -> None:
    """Numbers have no gaps, and the plays in the log are those that were made, each once."""
    for entries in logs.values():
        assert [entry.number for entry in entries] == list(range(1, len(entries) + 1))
        assert all(before.at <= after.at for before, after in pairwise(entries))
    kept = Counter((table, key) for table, entries in logs.items() for entry in entries for key, _, _ in said(entry))
    made = Counter(key for player in load.players for key in player.acknowledged)
    assert kept == made


def said(entry: Entry) -> list[tuple[str, int, str]]:
    """Key, seat and text of each play of a person in an entry; while a window is open several become one."""
    what = entry.body["what"]
    if entry.kind == "elapsed":
        return [(one["key"], one["seat"], one["text"]) for one in what["answers"] if one["person"] is not None]
    if entry.kind != "play":
        return []
    assert what["by"] == "person"
    return [(entry.body["key"], what["seat"], what["text"])]


def all_that_was_shown_is_true(load: Load, logs: Logs) -> None:
    """Whatever any client ever saw is what the log leads to."""
    for table, entries in logs.items():
        clients = [player.tables[table] for player in load.players if table in player.tables]
        late = {
            (late["seat"], late["turn"]) for one in load.players for (at, _), late in one.late.items() if at == table
        }
        assert {seen.number for seen in clients} == {len(entries)}
        replay = Table(table, RealEdge())
        for entry in entries:
            replay.apply(entry)
            if replay.window() is not None:
                late -= set(enumerate(replay.turns))
            for seen in clients:
                was_shown(replay, entry, seen)
        assert not late, "only where silence is an answer a play can come too late"


def was_shown(replay: Table, entry: Entry, seen: Seen) -> None:
    looks = [view["seat"] for view in seen.views]
    if entry.number in seen.shown:
        shown = [view | {"events": [], "past": []} for view in seen.shown[entry.number]]
        assert shown == telling.views(replay, looks, news=False)
    if entry.number in seen.lines:
        news = entry.kind in telling.NEWS_OF_THE_MATCH
        events = [replay.playing().events(seat) if news else [] for seat in looks]
        assert seen.lines[entry.number] == {"what": telling.happened(replay, entry), "events": events}
    else:
        assert entry.number <= min(seen.shown), "an entry that this client was never told"
