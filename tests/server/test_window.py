"""While a window is open nobody learns who has answered, or whether anybody has; the time is in the test's hands."""

import asyncio
import json
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from pathlib import Path
from typing import Any

import pytest

from kamifuda.core.match import plays
from kamifuda.server.tables.entries import Entry
from tests.examples import WITH_WINDOW
from tests.server.client import Client, Told, identity, make_table
from tests.server.databases import in_a_loop
from tests.server.worlds import World, world

WINDOW = WITH_WINDOW.manifest.window
assert WINDOW is not None
SILENCE, LENGTH = WINDOW.silence, WINDOW.seconds * 1000
SEATS = WITH_WINDOW.Options().seats
TABLES = 60  # until somebody has something to say


class Company:
    """People at one table, and the time."""

    def __init__(self, server: World, table: str, people: list[Client]) -> None:
        self.server, self.table, self.people = server, table, people

    async def wait(self, milliseconds: int) -> None:
        """So much time goes by, the server looks what has become due, and everybody has heard of it."""
        self.server.edge.time += milliseconds
        self.server.house.rooms[self.table].due.wake()
        await self.rest()

    async def rest(self) -> None:
        room = self.server.house.rooms[self.table]
        await self.settle()
        while room.queue.worker is not None or room.thoughts.going:
            await asyncio.sleep(0)
        await self.settle()

    async def settle(self) -> None:
        """Everything that was said has arrived, and what was answered is heard."""
        for client in self.people:
            await client.say(type="ping")
            await client.until(lambda told: told["type"] == "pong")

    async def view(self, seat: int) -> Told:
        views = (await self.people[seat].watch(self.table))["views"]
        found: Told = next(view for view in views if view["seat"] == seat)
        return found

    async def say(self, seat: int, text: str, key: str = "k", **changed: Any) -> None:
        """Answers, and waits for nothing."""
        about = {"seat": seat, "turn": (await self.view(seat))["turn"], "steps": text.split(", "), **changed}
        await self.people[seat].say(type="play", table=self.table, key=key, **about)
        await self.rest()

    async def log(self) -> list[Entry]:
        return await self.server.house.store.log(self.table)

    async def answers(self) -> dict[int, str] | None:
        """What everybody has answered, once the window has closed."""
        found = [entry.body["what"]["answers"] for entry in await self.log() if entry.kind == "elapsed"]
        return {one["seat"]: one["text"] for one in found[-1]} if found else None

    def told(self, seat: int, kind: str) -> list[Told]:
        return [told for told in map(parsed, self.people[seat].heard) if told["type"] == kind]


def parsed(text: str) -> Told:
    found: Told = json.loads(text)
    return found


@asynccontextmanager
async def company(server: World, people: int = SEATS, **asked: Any) -> AsyncIterator[Company]:
    """The cards are dealt; the chairs that are left have bots."""
    async with AsyncExitStack() as stack:
        cookies = [await identity(server.http) for _ in range(people)]
        found = [await stack.enter_async_context(Client(server.socket, cookie)) for cookie in cookies]
        table = await make_table(server.http, cookies[0], **{"game": WITH_WINDOW.name, "grace": None, **asked})
        for seat, client in enumerate(found):
            await client.watch(table)
            await client.ask(type="sit", table=table, seat=seat, name=f"Player {seat}")
        for seat in range(people, SEATS):
            await found[0].ask(type="bot", table=table, seat=seat, level="greedy")
        assert (await found[0].ask(type="start", table=table))["type"] == "ack"
        yield Company(server, table, found)


@asynccontextmanager
async def somebody_may_speak(server: World) -> AsyncIterator[tuple[Company, int, str]]:
    """A deal after which a seat has more to say than silence: the seat, and what it may say."""
    for _ in range(TABLES):
        async with company(server) as here:
            for seat in range(SEATS):
                more = [text for text in plays((await here.view(seat))["legal"]) if text != SILENCE]
                if more:
                    yield here, seat, more[0]
                    return
    raise AssertionError("nobody ever had anything to say")


@in_a_loop
async def test_silence_is_an_answer_when_the_window_closes_and_not_before(tmp_path: Path) -> None:
    async with world(tmp_path) as server, company(server) as here:
        assert (await here.people[0].watch(here.table))["clock"] == {
            "left": [None] * SEATS,
            "running": [],
            "window": LENGTH,
        }
        await here.wait(LENGTH - 1)
        assert await here.answers() is None
        await here.wait(1)
        assert await here.answers() == dict.fromkeys(range(SEATS), SILENCE)
        assert (await here.people[0].watch(here.table))["clock"]["window"] is None
        assert [told["what"] for told in here.told(0, "update")][-1] == {"kind": "elapsed"}


@in_a_loop
async def test_it_stays_open_when_everybody_has_answered_and_nobody_hears_of_it(tmp_path: Path) -> None:
    async with world(tmp_path) as server, somebody_may_speak(server) as (here, speaker, text):
        number = (await here.log())[-1].number
        for seat in range(SEATS):
            await here.say(seat, text if seat == speaker else SILENCE)
        assert (await here.log())[-1].number == number
        for seat in range(SEATS):
            assert here.told(seat, "update")[-1]["number"] <= number
            assert all(told["key"] != "k" for told in here.told(seat, "ack"))
        await here.wait(LENGTH)
        assert (await here.answers() or {})[speaker] == text
        for seat in range(SEATS):
            [ack] = [told for told in here.told(seat, "ack") if told["key"] == "k"]
            assert ack["number"] == number + 1


@in_a_loop
async def test_what_is_against_the_rules_is_refused_at_once_and_an_answer_may_be_changed(tmp_path: Path) -> None:
    async with world(tmp_path) as server, somebody_may_speak(server) as (here, speaker, text):
        other = (speaker + 1) % SEATS
        await here.say(other, "pass", key="forbidden")
        assert [told["key"] for told in here.told(other, "refusal")] == ["forbidden"]
        await here.say(speaker, text, key="first")
        await here.say(speaker, SILENCE, key="second")
        assert [(told["key"], told["code"]) for told in here.told(speaker, "error")] == [("first", "stale")]
        await here.wait(LENGTH)
        assert (await here.answers() or {})[speaker] == SILENCE
        await here.say(speaker, SILENCE, key="second", turn=0)
        assert [told["key"] for told in here.told(speaker, "ack")].count("second") == 2


@in_a_loop
async def test_who_is_late_is_told_so(tmp_path: Path) -> None:
    async with world(tmp_path) as server, somebody_may_speak(server) as (here, speaker, text):
        turn = (await here.view(speaker))["turn"]
        await here.wait(LENGTH)
        await here.say(speaker, text, turn=turn)
        assert here.told(speaker, "error")[-1]["code"] == "stale"


@in_a_loop
async def test_a_bot_answers_within_the_window_too(tmp_path: Path) -> None:
    async with world(tmp_path) as server, company(server, people=2) as here:
        room = server.house.rooms[here.table]
        await here.rest()
        assert sorted(room.window.meant) == [2, 3] and await here.answers() is None
        said = {seat: meant.text for seat, meant in room.window.meant.items()}
        await here.wait(LENGTH)
        assert await here.answers() == {0: SILENCE, 1: SILENCE, **said}


@pytest.mark.parametrize(
    ("people", "asked"),
    [
        (1, {}),
        (2, {"clock": {"kind": "days", "amount": 3}}),
        (2, {"style": "hotseat"}),
    ],
)
@in_a_loop
async def test_alone_with_bots_over_days_and_around_one_device_everybody_is_asked(
    tmp_path: Path, people: int, asked: dict[str, Any]
) -> None:
    async with world(tmp_path) as server, company(server, people, **asked) as here:
        assert (await here.people[0].watch(here.table))["clock"]["window"] is None
        assert (await here.people[0].ask(**await silent(here, 0)))["type"] == "ack"
        await here.wait(LENGTH)
        assert await here.answers() is None


async def silent(here: Company, seat: int) -> Told:
    turn = (await here.view(seat))["turn"]
    return {"type": "play", "table": here.table, "seat": seat, "turn": turn, "steps": [SILENCE]}


@in_a_loop
async def test_after_a_pause_it_is_open_for_its_whole_length(tmp_path: Path) -> None:
    async with world(tmp_path) as server, company(server, people=2) as here:
        request = (await here.people[0].ask(type="pause", table=here.table, seat=0))["number"]
        await here.people[1].ask(type="answer", table=here.table, seat=1, request=request, yes=True)
        await here.wait(LENGTH)
        assert await here.answers() is None
        await here.people[0].ask(type="resume", table=here.table)
        await here.wait(LENGTH - 1)
        assert await here.answers() is None
        await here.wait(1)
        assert await here.answers() is not None


@in_a_loop
async def test_a_server_that_comes_back_leaves_time_to_answer_again(tmp_path: Path) -> None:
    async with world(tmp_path) as server, somebody_may_speak(server) as (here, speaker, text):
        await here.say(speaker, text)
        turn, time = (await here.view(speaker))["turn"], server.edge.time + LENGTH
    async with world(tmp_path) as server:
        server.edge.time = time
        server.house.services.opened_at = server.edge.steady()
        async with Client(server.socket, here.people[speaker].cookie) as client:
            again = Company(server, here.table, [client])
            await client.watch(here.table)
            await again.wait(LENGTH - 1)
            assert await again.answers() is None
            await client.say(type="play", table=here.table, key="k", seat=speaker, turn=turn, steps=text.split(", "))
            await again.rest()
            await again.wait(1)
            assert (await again.answers() or {})[speaker] == text


@in_a_loop
async def test_nobody_need_be_there(tmp_path: Path) -> None:
    """The table has left memory: that it is due is in the database."""
    async with world(tmp_path) as server:
        async with company(server) as here:
            pass
        while not server.house.rooms[here.table].idle():
            await asyncio.sleep(0.001)
        server.house.drop(here.table)
        server.edge.time += LENGTH + 1
        await server.house.sweep_once(tidy=False)
        while await here.answers() is None:
            await asyncio.sleep(0.001)
