"""Matches through a network that drops, delays, repeats, reorders and cuts: finished, nothing doubled, nothing lost."""

import asyncio
from collections import Counter
from collections.abc import Iterator
from contextlib import suppress
from typing import Any

import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed

from kamifuda.core.match import plays
from kamifuda.core.rng import Rng
from tests.examples import SHORT, SOME_ROUNDS
from tests.facts import Chosen
from tests.patient import PATIENCE
from tests.server.client import Client, Told
from tests.server.company import get, guests, history, new_table
from tests.server.proxy import Proxy, Weather, proxy
from tests.server.serving import Serving, serving
from tests.spread import SOAK

SILENCE, LONGEST = 0.15, 2.0  # seconds after which a client believes that something was lost, doubled each time


@pytest.fixture(scope="module")
def server() -> Iterator[Serving]:
    with serving() as server:
        yield server


class Stubborn(Client):
    """Says again what was not answered, asks again for what it has not heard, and connects again."""

    def __init__(self, url: str, cookie: str | None, table: str, rng: Rng) -> None:
        super().__init__(url, cookie)
        self.table, self.rng = table, rng
        self.number = 0
        self.info: Told = {}
        self.views: list[Told] = []
        self.lines: dict[int, Any] = {}  # what happened by number, as it was told first
        self.unanswered: dict[str, Told] = {}
        self.answers: dict[str, int] = {}
        self.sent: dict[str, float] = {}  # every play by its key, and when it was sent last
        self.greeted, self.patience = False, SILENCE

    async def finish(self) -> "Stubborn":
        """Plays, or watches, to the end."""
        while not self.over:
            with suppress(ConnectionClosed, OSError):
                async with self:
                    while not self.over:
                        await self.listen()
        return self

    async def __aenter__(self) -> "Stubborn":
        headers = {"cookie": self.cookie} if self.cookie else {}
        self.socket = await connect(self.url, additional_headers=headers, compression=None)
        self.greeted = False
        await self.nag()
        return self

    @property
    def over(self) -> bool:
        return self.info.get("status") == "over" and not self.unanswered

    async def nag(self) -> None:
        """Everything that may have been lost, again."""
        if not self.greeted:
            await self.say(type="hello", protocol=1)
        await self.say_again(0)
        await self.say(type="watch", table=self.table, since=self.number)

    async def say_again(self, patience: float) -> None:
        """The plays that were sent so long ago and are not answered yet."""
        now = asyncio.get_running_loop().time()
        for key, play in self.unanswered.items():
            if now - self.sent[key] >= patience:
                self.sent[key] = now
                await self.say(**play)

    async def listen(self) -> None:
        await self.say_again(self.patience)
        try:
            async with asyncio.timeout(self.patience):
                told = await self.hear()
        except TimeoutError:
            self.patience = min(2 * self.patience, LONGEST)
            await self.nag()
            return
        await self.take(told)

    async def take(self, told: Told) -> None:
        self.patience = SILENCE if told["type"] != "welcome" else self.patience
        match told["type"]:
            case "welcome":
                self.greeted = True
            case "ack":
                number = self.answers.setdefault(told["key"], told["number"])
                assert number == told["number"]  # the same key, the same play
                self.unanswered.pop(told["key"], None)
            case "present" if told["number"] >= self.number:
                await self.take_present(told)
            case "update" if told["number"] > self.number:
                await self.take_update(told)
            case "error" if told["code"] == "stale":  # long ago done: the answer was lost more than once
                assert self.unanswered.pop(told["key"], None) or told["key"] in self.answers
            case "error":
                assert told["code"] == "say-hello"
            case "refusal":
                raise AssertionError(told)

    async def take_present(self, told: Told) -> None:
        for line in told["missed"] or []:
            self.remember(line["number"], line["what"], line["events"])
        self.number, self.info, self.views = told["number"], told["info"], told["views"]
        await self.play_what_is_due()

    async def take_update(self, told: Told) -> None:
        if told["number"] > self.number + 1:
            await self.say(type="watch", table=self.table, since=self.number)
            return
        self.number = told["number"]
        self.info, self.views = told["info"] or self.info, told["views"] or self.views
        self.remember(told["number"], told["what"], [view["events"] for view in told["views"] or []])
        await self.play_what_is_due()

    def remember(self, number: int, what: Told, events: list[Any]) -> None:
        """Whichever way it is told, it is the same."""
        assert self.lines.setdefault(number, (what, events)) == (what, events)

    async def play_what_is_due(self) -> None:
        for view in self.views:
            key = f"{view['seat']}-{view['turn']}"
            if view["legal"] and key not in self.sent:
                choices = plays(view["legal"])
                steps = choices[self.rng.below(len(choices))].split(", ")
                about = {"table": self.table, "seat": view["seat"], "turn": view["turn"]}
                self.unanswered[key] = {"type": "play", **about, "steps": steps, "key": key}
                self.sent[key] = asyncio.get_running_loop().time()
                await self.say(**self.unanswered[key])


async def play_through(server: Serving, between: Proxy, seats: int, options: Chosen) -> None:
    async with guests(server, seats) as people:
        table = new_table(server, people[0], options={"seats": seats, **options}, grace=None)
        for seat, client in enumerate(people):
            await client.ask(type="sit", table=table, seat=seat, name=f"Player {seat}")
        await people[0].ask(type="start", table=table)
        clients = [Stubborn(between.socket, client.cookie, table, Rng(seat)) for seat, client in enumerate(people)]
        everybody = [*clients, Stubborn(between.socket, None, table, Rng(0))]
        async with asyncio.timeout(PATIENCE):
            await asyncio.gather(*(client.finish() for client in everybody))
        check(server, table, everybody)


def check(server: Serving, table: str, everybody: list[Stubborn]) -> None:
    """Each play that was sent is in the log once, and everybody knows the same."""
    kinds = [(one["what"]["kind"], one["what"].get("seat")) for one in history(server, table)]
    made = Counter(seat for kind, seat in kinds if kind == "play")
    windows = kinds.count(("elapsed", None))  # in which whoever was heard in time has answered
    shown = get(server, f"/api/tables/{table}").json()
    for seat, client in enumerate(everybody):
        assert made[seat] <= len(client.sent) <= made[seat] + windows
        assert len(set(client.answers.values())) == len(client.answers)
        assert client.number == shown["number"] and client.info["scores"] == shown["info"]["scores"]
        own = history(server, table, client)
        assert client.lines == {one["number"]: (without_nothing(one["what"]), one["events"]) for one in own}
        quiet = [view | {"events": []} for view in client.views]
        assert quiet == get(server, f"/api/tables/{table}", client).json()["views"]


def without_nothing(what: Told) -> Told:
    return {name: value for name, value in what.items() if value is not None}


@pytest.mark.parametrize("seed", range(SOAK))
@pytest.mark.parametrize(("seats", "options"), [(2, SHORT), (3, SOME_ROUNDS), (4, SOME_ROUNDS)])
def test_a_match_is_finished_in_bad_weather(server: Serving, seats: int, options: Chosen, seed: int) -> None:
    async def go() -> None:
        async with proxy(server, 10 * seed + seats) as between:
            await play_through(server, between, seats, options)

    asyncio.run(go())


def test_many_tables_in_a_storm(server: Serving) -> None:
    async def go() -> None:
        async with proxy(server, 1, Weather(lost=100, late=400, repeated=200, cut=15)) as between:
            await asyncio.gather(*(play_through(server, between, seats, SHORT) for seats in (2, 3, 4)))
            assert all(between.happened.values()), between.happened

    asyncio.run(go())
