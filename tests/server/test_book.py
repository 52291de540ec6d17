"""A book that obeys physics at a real server: pulled at by recorded gestures, seen by everybody alike."""

import asyncio
from collections.abc import Iterator
from typing import Any

import pytest

from kamifuda.book.frames import AT_REST, Reader, number_of
from kamifuda.book.shown import DRAWN, HELD
from kamifuda.core import record
from kamifuda.core.position import WORLD
from kamifuda.games import GAMES
from tests import patient
from tests.server.book import new_match, somebody
from tests.server.databases import in_a_loop
from tests.server.pulling import (
    AT_ONCE,
    PHYSICS,
    STRAIGHT,
    Puller,
    again,
    drawn_alike,
    looked_at,
    motions,
    pulled,
    puller,
)
from tests.server.serving import Serving, serving


@pytest.fixture(scope="module")
def server() -> Iterator[Serving]:
    with serving(AT_ONCE) as server:
        yield server


# Looking.


@in_a_loop
async def test_who_begins_to_watch_sees_the_book_at_rest(server: Serving) -> None:
    async with await puller(server) as mika, Puller(server.socket) as watcher:
        await mika.watch(mika.table)
        standing = await mika.until_at_rest()
        watcher.table = mika.table
        await watcher.watch(mika.table)
        assert await watcher.until_at_rest() == standing
        book = mika.view["view"]["book"]
        assert (standing.left, len(standing.pages)) == (book["left"], book["pages"])
        assert standing.hand is None and {page[4] for page in standing.pages} == {0}


@in_a_loop
async def test_a_table_without_physics_sends_no_frames(server: Serving) -> None:
    async with await puller(server, book="odds") as mika:
        await mika.watch(mika.table)
        await mika.fingers()
        assert (await mika.pinch())["code"] == "no-book"
        await mika.play("pull 1")
        await mika.until_drawn()
        await mika.settle()
        assert mika.frames == []
        assert patient.get(f"{server.http}/api/tables/{mika.table}/draws/3").json()["error"]["code"] == "no-book"


# By gestures.


@pytest.mark.parametrize("gesture", [None, STRAIGHT, {"care": "careful", "timing": 90}, {"skill": "deft"}])
@in_a_loop
async def test_a_recorded_gesture_is_simulated_and_seen_by_all_alike(server: Serving, gesture: Any) -> None:
    async with looked_at(server) as (mika, watcher):
        pages = mika.view["view"]["book"]["pages"]
        assert (await pulled(mika, gesture))["type"] == "ack"
        await drawn_alike(server, mika, watcher)
        for one in (mika, watcher):
            after = await one.until_at_rest()
        assert len(after.pages) == mika.view["view"]["book"]["pages"] == pages - 1


@pytest.mark.parametrize(
    ("gesture", "reason", "at"),
    [
        ([], "not-an-object", ""),
        (5, "not-an-object", ""),
        (STRAIGHT | {"speed": 1}, "unknown-field", "speed"),
        ({"path": [], "let_go": None}, "missing-field", "height"),
        (STRAIGHT | {"height": 4}, "bad-height", "height"),
        (STRAIGHT | {"height": 55.0}, "bad-height", "height"),
        (STRAIGHT | {"path": {}}, "bad-path", "path"),
        (STRAIGHT | {"path": [[0, 0, 0]]}, "bad-path", "path.0"),
        (STRAIGHT | {"path": [[tick, 0, 0, 0] for tick in range(1001)]}, "too-long", "path"),
        (STRAIGHT | {"path": [[1201, 0, 0, 0]]}, "too-long", "path.0"),
        (STRAIGHT | {"path": [[0, 0, 0, 0], [0, 0, 0, 0]]}, "not-in-order", "path.1"),
        (STRAIGHT | {"path": [[0, 0, 3001, 0]]}, "too-far", "path.0"),
        (STRAIGHT | {"let_go": 1}, "bad-let-go", "let_go"),
        ({"care": "wild", "timing": None}, "bad-care", "care"),
        ({"care": "careful", "timing": 101}, "bad-timing", "timing"),
        ({"skill": "divine"}, "bad-skill", "skill"),
    ],
)
@in_a_loop
async def test_a_gesture_that_no_hand_could_make_is_refused_with_its_reason(
    server: Serving, gesture: Any, reason: str, at: str
) -> None:
    async with await puller(server) as mika:
        await mika.watch(mika.table)
        await mika.fingers()
        told = await pulled(mika, gesture)
        assert (told["type"], told["code"], told["about"]) == ("error", "bad-gesture", {"reason": reason, "at": at})
        assert mika.phase == "pull"


@in_a_loop
async def test_what_else_carries_an_attachment_is_not_looked_at(server: Serving) -> None:
    async with await puller(server) as mika:
        await mika.watch(mika.table)
        await mika.fingers()
        assert (await pulled(mika, [], "let go"))["type"] == "ack"


# What is seen.


@in_a_loop
async def test_who_comes_while_it_moves_sees_what_the_others_see() -> None:
    with serving() as server:
        async with await puller(server) as mika, Puller(server.socket) as late:
            await mika.watch(mika.table)
            await mika.fingers()
            await mika.pinch()
            await mika.reach(300)
            await mika.until_seen(lambda frame: number_of(frame) not in (0, AT_REST))
            late.table = mika.table
            await late.watch(mika.table)
            await late.until_seen(lambda frame: True)
            await mika.say(type="open_hand", table=mika.table)
            for one in (mika, late):
                await one.until_drawn()
                await one.settle()
            [ours], theirs = motions(mika.seen()), [frame for frame in late.seen() if number_of(frame) != AT_REST]
            assert number_of(theirs[0]) != 0
            assert theirs[1:] == ours[-len(theirs) + 1 :]
            readers = [seen_last(frames) for frames in (ours, theirs)]
            assert readers[0] == readers[1]


def seen_last(frames: list[bytes]) -> Any:
    """The last frame, as somebody who saw all of these sees it."""
    reader = Reader()
    return [reader.feed(frame) for frame in frames][-1].pages


@in_a_loop
async def test_pages_in_the_fingers_are_seen_there_and_then_gone(server: Serving) -> None:
    async with await puller(server) as mika:
        await mika.watch(mika.table)
        await mika.fingers()
        await pulled(mika, {"care": "careful", "timing": 100}, "pull 2")
        await mika.until_drawn()
        await mika.settle()
        reader = Reader()
        states = [{page[4] for page in reader.feed(frame).pages} for frame in motions(mika.seen())[0]]
        assert HELD in states[1] and DRAWN in states[-1] and HELD not in states[-1]


@in_a_loop
async def test_a_bot_plays_a_whole_match_and_its_record_needs_no_physics(server: Serving) -> None:
    cookie = await somebody(server)
    chairs, hard = [{"who": "bot", "level": "random"}], {"energy_start": 4, "paper": "stern"}  # it does not last long
    table = await new_match(server, cookie, options=PHYSICS | hard, chairs=chairs)
    async with Puller(server.socket, cookie) as maker:
        maker.table = table
        await maker.watch(table)
        await maker.until(lambda told: (told.get("info") or {}).get("status") == "over")
    text = patient.get(f"{server.http}/api/tables/{table}/record").text
    played = record.verify(record.read(text, GAMES), GAMES)
    found = [number for number, play in enumerate(played.plays, 1) if play.seat == WORLD and play.attachment]
    assert len(found) >= 2 and played.position.over
    assert {"pull", "came"} <= {play.text.partition(" ")[0] for play in played.plays if play.attachment}
    for number in (found[0], found[-1]):
        assert (await asyncio.to_thread(again, server, table, number))["same"]
