"""How long people may think, and what happens when they think longer."""

import asyncio
from typing import Any

import pytest

from kamifuda.core.options import to_text
from kamifuda.server.process.real_edge import RealEdge
from kamifuda.server.tables.clocks import DAY, ClockRule, Clocks
from kamifuda.server.tables.entries import Entry
from kamifuda.server.tables.table import Table
from tests.examples import FIRST, LONG
from tests.patient import PATIENCE
from tests.server.client import Client, Told
from tests.server.company import dealt, first_play, heard
from tests.server.serving import Serving


def clocks(kind: Any, amount: int | None = 10, increment: int = 0) -> Clocks:
    started = Clocks(ClockRule(kind, amount, increment), 2)
    started.run(1000, {0}, [1, 1], None)
    return started


def test_without_a_limit_no_clock_runs_out() -> None:
    free = clocks("none", None)
    assert (free.left, free.first_out()) == ([None, None], None)


def test_a_move_has_all_its_seconds_again() -> None:
    counted = clocks("move")
    assert counted.first_out() == (11_000, 0)
    counted.run(5000, {1}, [2, 2], played=0)
    assert (counted.left_at(1, 7000), counted.first_out()) == (8000, (15_000, 1))
    counted.run(8000, {0}, [3, 3], played=1)
    assert counted.first_out() == (18_000, 0)
    counted.run(9000, {0}, [4, 4], played=0)  # and plays again
    assert counted.first_out() == (19_000, 0)


def test_talk_gives_no_time() -> None:
    for kind in ("move", "bank"):
        counted = clocks(kind)
        counted.run(4000, {0}, [1, 1], None)
        counted.run(6000, {0}, [1, 1], None)
        assert counted.first_out() == (11_000, 0)


def test_getting_up_and_coming_back_gives_no_time() -> None:
    for kind in ("move", "days", "bank"):
        counted = clocks(kind)
        out = counted.first_out()
        assert out is not None
        counted.run(4000, set(), [1, 1], None)
        counted.run(6000, {0}, [1, 1], None)
        assert counted.first_out() == (out[0] + 2000, 0)


def test_a_bank_is_spent_and_grows() -> None:
    counted = clocks("bank", increment=3)
    counted.run(5000, {1}, [5, 5], played=0)
    assert counted.left == [10_000 - 4000 + 3000, 10_000]
    counted.run(6000, {0}, [6, 6], played=1)
    assert counted.left == [9000, 12_000]
    assert counted.first_out() == (15_000, 0)


def test_a_bank_that_is_empty_has_its_increment_left() -> None:
    counted = clocks("bank", increment=3)
    assert counted.left_at(0, 50_000) == 0
    counted.run(50_000, {1}, [7, 7], played=0)
    assert counted.left[0] == 3000


def test_a_bot_that_plays_for_somebody_spends_nothing() -> None:
    counted = clocks("bank")
    counted.run(2000, set(), [1, 1], None)  # a bot stands in
    counted.run(90_000, {1}, [8, 8], played=0)
    assert counted.left == [9000, 10_000]


def test_a_clock_that_was_set_back_takes_nothing() -> None:
    counted = clocks("bank")
    assert counted.left_at(0, 500) == 10_000


def test_days_are_days() -> None:
    assert clocks("days", 3).first_out() == (1000 + 3 * DAY, 0)


@pytest.mark.parametrize(("kind", "left"), [("bank", 8000), ("move", 8000)])
def test_a_pause_stops_the_clocks(kind: str, left: int) -> None:
    table = playing(kind)
    at = table.touched
    [seat] = table.clocks.running
    write(table, at + 2000, "asked", seat=seat, reason="pause", done=True, removed=[])
    assert table.clocks.running == set() and table.summary().due is None
    write(table, at + 60_000, "resumed")
    assert (table.clocks.running, table.clocks.left[seat]) == ({seat}, left)


def test_three_clocks_run_out_in_a_row_give_the_chair_to_a_bot() -> None:
    table = playing("move")
    [slow] = table.clocks.running
    misses = 0
    while table.chairs[slow].stand_in is None:
        [seat] = table.awaited()
        misses += seat == slow
        by, reason = ("bot", "clock") if seat == slow else ("person", "")
        play = first_play(table.id, {"seat": seat, "turn": 0, "legal": table.trees[seat]})
        text = ", ".join(play["steps"])
        write(table, table.touched + 10, "play", seat=seat, text=text, attachment=None, by=by, reason=reason)
    assert misses == 3 and table.chairs[slow].stand_in == "clock"
    write(table, table.touched + 10, "returned", seat=slow)
    assert (table.chairs[slow].stand_in, table.chairs[slow].misses) == (None, 0)


def playing(kind: str) -> Table:
    """A duel with ten seconds on the clock, dealt."""
    table = Table("table", RealEdge())
    options = to_text(FIRST.Options(seats=2, **LONG))
    write(
        table, 1000, "created", game=FIRST.name, version=FIRST.version, options=options, open=False,
        style="online", clock={"kind": kind, "amount": 10}, grace=None, server_seed="00" * 32,
        chairs=[{"person": "a", "name": "A"}, {"person": "b", "name": "B"}],
    )  # fmt: skip
    write(table, 2000, "started")
    return table


def write(table: Table, at: int, kind: str, **what: object) -> None:
    table.apply(Entry(table.id, table.number + 1, at, kind, {"person": "a", "key": None, "what": what}))


def test_when_a_clock_runs_out_a_bot_plays_and_after_three_times_keeps_the_chair(server: Serving) -> None:
    async def go() -> None:
        async with dealt(server, options=LONG, clock={"kind": "move", "amount": 1}) as (table, [slow, quick]):
            playing = asyncio.create_task(play_always(table, quick))
            await slow.until(lambda told: bool(told.get("info")) and told["info"]["chairs"][0]["stand_in"] == "clock")
            made = [told["what"] for told in heard(slow, "update") if told["what"]["kind"] == "play"]
            late = {"kind": "play", "seat": 0, "by": "bot", "reason": "clock"}
            assert [play for play in made if play["seat"] == 0] == [late] * 3
            assert (await slow.watch(table))["info"]["chairs"][0]["stand_in"] is None  # here I am
            playing.cancel()
            ticks = [told["clock"] for told in heard(slow, "tick")]
            assert any(clock["running"] == [0] and clock["left"][0] == 0 for clock in ticks)

    asyncio.run(go())


async def play_always(table: str, client: Client) -> None:
    told: Told = await client.watch(table)
    while True:
        for view in told["views"] or []:
            if view["legal"]:
                await client.say(**first_play(table, view), key=f"turn-{view['turn']}")
        told = await client.until(lambda told: told["type"] == "update")


def test_a_clock_is_told_with_every_update(server: Serving) -> None:
    async def go() -> None:
        clock = {"kind": "bank", "amount": 3600, "increment": 10}
        async with dealt(server, options=LONG, clock=clock) as (table, people):
            for _ in range(3):
                present = await people[0].watch(table)
                [running] = present["clock"]["running"]
                assert 3_600_000 - PATIENCE * 1000 < present["clock"]["left"][running] <= 3_630_000
                [view] = (await people[running].watch(table))["views"]
                await people[running].ask(**first_play(table, view))

    asyncio.run(go())
