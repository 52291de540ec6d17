"""Hands that pull at a book now, at a real server."""

from collections.abc import Iterator
from typing import Any

import pytest

from tests.examples import WITH_BOOK
from tests.facts import facts
from tests.server.book import somebody
from tests.server.client import Told
from tests.server.databases import in_a_loop
from tests.server.pulling import (
    AT_ONCE,
    Puller,
    again,
    drawn_alike,
    events_of_world,
    looked_at,
    new_book,
    puller,
)
from tests.server.serving import Serving, serving


@pytest.fixture(scope="module")
def server() -> Iterator[Serving]:
    with serving(AT_ONCE) as server:
        yield server


@in_a_loop
async def test_a_hand_pulls_a_page_out_and_everybody_sees_it_come(server: Serving) -> None:
    async with looked_at(server) as (mika, watcher):
        number, pages = mika.number, mika.view["view"]["book"]["pages"]
        told = await mika.pinch()
        assert (told["type"], told["number"]) == ("ack", number)
        await mika.pull()
        await mika.until_drawn()
        await mika.say(type="reach", table=mika.table, to=[0, 0, 0])  # it was on its way
        await drawn_alike(server, mika, watcher)
        assert mika.view["view"]["book"]["pages"] == pages - 1
        assert events_of_world(server, mika.table) == ["came", "stands"]
        assert not [text for text in mika.heard if '"error"' in text]


@in_a_loop
async def test_a_hand_that_opens_at_once_leaves_the_pages_in_the_book(server: Serving) -> None:
    async with await puller(server) as mika:
        await mika.watch(mika.table)
        await mika.fingers()
        pages = mika.view["view"]["book"]["pages"]
        await mika.pinch(count=2)
        await mika.say(type="open_hand", table=mika.table)
        await mika.until_drawn()
        assert mika.view["view"]["book"]["pages"] == pages
        assert events_of_world(server, mika.table)[0] == "came"


@in_a_loop
async def test_who_hangs_up_has_opened_the_hand_and_what_came_of_it_is_written(server: Serving) -> None:
    async with await puller(server) as mika, Puller(server.socket, mika.cookie) as other:
        await mika.watch(mika.table)
        await other.sit(mika.table)
        await mika.fingers()
        await mika.pinch()
        await mika.pull(100)
        await mika.socket.close()
        while "came" not in events_of_world(server, mika.table):
            await other.hear()
        await other.until_drawn()
        await other.until_asked()
        assert again(server, mika.table, 3)["same"]


@in_a_loop
async def test_a_hand_that_has_not_closed_can_not_reach(server: Serving) -> None:
    async with await puller(server) as mika:
        for message in ({"type": "reach", "to": [0, 0, 0]}, {"type": "open_hand"}):
            await mika.say(**message, table=mika.table)
            told = await mika.until(lambda told: told["type"] == "error")
            assert (told["code"], told["table"], told["key"]) == ("not-pinching", mika.table, None)


@pytest.mark.parametrize(
    "to", [[0, 0], [0, 0, 0, 0], [0, 0, 3001], [0, -3001, 0], [0, 0.5, 0], ["0", 0, 0], [True, 0, 0], None]
)
@in_a_loop
async def test_a_reach_is_read_strictly(server: Serving, to: Any) -> None:
    async with await puller(server) as mika:
        await mika.say(type="reach", table=mika.table, to=to)
        told = await mika.until(lambda told: told["type"] == "error")
        assert told["code"] == "malformed" and told["about"]["at"].startswith("to"), told


@pytest.mark.parametrize(
    ("changed", "code"),
    [
        ({"turn": 0}, "stale"),
        ({"seat": 1}, "no-such-seat"),
        ({"count": 0}, "malformed"),
        ({"count": 9}, "malformed"),
        ({"height": 4}, "malformed"),
        ({"height": 96}, "malformed"),
    ],
)
@in_a_loop
async def test_fingers_that_may_not_close_are_told_why(server: Serving, changed: Told, code: str) -> None:
    async with await puller(server) as mika:
        await mika.watch(mika.table)
        await mika.fingers()
        assert (await mika.pinch(**changed))["code"] == code


@in_a_loop
async def test_who_has_no_such_pages_between_the_fingers_is_told_the_clause(server: Serving) -> None:
    async with await puller(server) as mika:
        await mika.watch(mika.table)
        await mika.until_asked()
        assert (await mika.pinch())["type"] == "refusal"  # not on a page yet
        await mika.fingers(page="page 32")
        told = await mika.pinch(count=2)
        assert told["type"] == "refusal" and told["clause"].startswith(f"{facts(WITH_BOOK).prefix}-"), told


@in_a_loop
async def test_somebody_else_has_no_hand_in_it(server: Serving) -> None:
    async with await puller(server) as mika, Puller(server.socket, await somebody(server)) as other:
        await mika.watch(mika.table)
        await mika.fingers()
        other.table, other.view = mika.table, mika.view
        assert (await other.pinch())["code"] == "not-your-seat"
        async with Puller(server.socket) as stranger:
            stranger.table, stranger.view = mika.table, mika.view
            assert (await stranger.pinch())["code"] == "no-identity"


@in_a_loop
async def test_a_book_is_pulled_at_by_one_hand_and_a_person_pulls_with_one(server: Serving) -> None:
    async with await puller(server) as mika, Puller(server.socket, mika.cookie) as other:
        second = await new_book(server, mika.cookie or "")
        await mika.watch(mika.table)
        await other.sit(second)
        await other.fingers()
        await mika.fingers()
        await mika.pinch()
        assert (await other.pinch())["code"] == "busy-book"
        other.table, other.view = mika.table, mika.view
        assert (await other.pinch())["code"] == "busy-book"
        await mika.say(type="open_hand", table=mika.table)
        await mika.until_drawn()
        other.table = second
        other.view = (await other.watch(second))["views"][0]
        assert (await other.pinch())["type"] == "ack"


@in_a_loop
async def test_the_same_pinch_again_is_answered_and_not_done_again(server: Serving) -> None:
    async with await puller(server) as mika:
        await mika.watch(mika.table)
        await mika.fingers()
        first = await mika.pinch(key="once")
        await mika.say(type="open_hand", table=mika.table)
        await mika.until_drawn()
        second = await mika.pinch(key="once")
        assert (second["type"], second["number"]) == ("ack", first["number"] + 1)
        assert events_of_world(server, mika.table).count("came") == 1
