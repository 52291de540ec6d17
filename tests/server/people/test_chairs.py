"""Who may sit where, who arranges a table, and who finds it."""

import asyncio

import pytest

from kamifuda.core.options import chosen
from kamifuda.games import GAMES
from tests.examples import FIRST, LONG, option_of
from tests.server.client import Told
from tests.server.company import dealt, gathered, get, guests, new_table, number, play_once, post
from tests.server.serving import Serving
from tests.spread import allowed

OPTIONS = [each.name for each in chosen(FIRST.Options)]
NUMBER = option_of(FIRST, int).name
SEATS, NUMBERS = ([*allowed(FIRST, name)] for name in ("seats", NUMBER))


def names(told: Told) -> list[str | None]:
    return [chair["name"] for chair in told["info"]["chairs"]]


def test_sitting_down_and_standing_up_is_told(server: Serving) -> None:
    async def go() -> None:
        async with guests(server, 2) as [host, guest]:
            table = new_table(server, host)
            await host.watch(table)
            await guest.ask(type="sit", table=table, seat=2, name=" Mika ")
            told = await host.until(lambda told: told["type"] == "update")
            assert told["what"] == {"kind": "sat", "seat": 2, "name": "Mika"}
            assert names(told) == [None, None, "Mika", None]
            assert [chair["yours"] for chair in told["info"]["chairs"]] == [False] * 4
            await guest.ask(type="sit", table=table, seat=2, name="Miko", entropy="00" * 32)
            told = await guest.watch(table)
            assert names(told) == [None, None, "Miko", None]
            assert told["info"]["chairs"][2]["yours"] and told["info"]["chairs"][2]["entropy"]
            await guest.ask(type="stand", table=table, seat=2)
            assert names(await host.watch(table)) == [None] * 4

    asyncio.run(go())


def test_a_chair_that_is_taken_and_one_chair_a_person(server: Serving) -> None:
    async def go() -> None:
        async with gathered(server, 2) as (table, [host, guest]), guests(server, 1) as [late]:
            before = number(server, table)
            taken = await late.ask(type="sit", table=table, seat=1, name="Late")
            assert (taken["code"], taken["about"]) == ("seat-taken", {"seat": 1})
            await guest.ask(type="stand", table=table, seat=1)
            greedy = await host.ask(type="sit", table=table, seat=1, name="Greedy")
            assert (greedy["code"], greedy["about"]) == ("one-chair", {"seat": 0})
            assert (await late.ask(type="sit", table=table, seat=1, name="Late"))["type"] == "ack"
            assert number(server, table) == before + 2

    asyncio.run(go())


def test_people_who_share_a_device_have_several_chairs(server: Serving) -> None:
    async def go() -> None:
        async with guests(server, 2) as [client, other]:
            table = new_table(server, client, style="hotseat")
            for seat in (0, 1, 3):
                assert (await client.ask(type="sit", table=table, seat=seat, name="We"))["type"] == "ack"
            assert (await other.ask(type="sit", table=table, seat=2, name="I"))["type"] == "ack"
            assert [view["seat"] for view in (await client.watch(table))["views"]] == [0, 1, 3, None]

    asyncio.run(go())


@pytest.mark.parametrize(
    ("asked", "code"),
    [
        ({"seat": 2, "name": "x"}, "no-such-seat"),
        ({"seat": 1, "name": "  "}, "bad-name"),
        ({"seat": 1, "name": "a\u202eb"}, "bad-name"),
        ({"seat": 1, "name": "x" * 61}, "malformed"),
        ({"seat": 16, "name": "x"}, "malformed"),
        ({"seat": True, "name": "x"}, "malformed"),
        ({"seat": 1, "name": "x", "entropy": "00"}, "malformed"),
        ({"seat": 1, "name": "x", "entropy": "XY" * 8}, "malformed"),
        ({"seat": 1, "name": "x", "chair": 1}, "malformed"),
    ],
)
def test_a_chair_that_can_not_be_had(server: Serving, asked: Told, code: str) -> None:
    async def go() -> None:
        async with guests(server, 1) as [client]:
            table = new_table(server, client, options={"seats": 2})
            await client.say(type="sit", table=table, **asked)
            assert (await client.until(lambda told: told["type"] == "error"))["code"] == code
            assert number(server, table) == 1

    asyncio.run(go())


def test_the_host_frees_a_chair_until_the_match_begins(server: Serving) -> None:
    async def go() -> None:
        async with gathered(server, 2) as (table, [host, guest]):
            assert (await guest.ask(type="stand", table=table, seat=0))["code"] == "not-your-seat"
            assert (await host.ask(type="stand", table=table, seat=1))["type"] == "ack"
            assert (await host.ask(type="stand", table=table, seat=1))["code"] == "not-your-seat"
            assert names(await guest.watch(table)) == ["Player 0", None]
            await guest.ask(type="sit", table=table, seat=1, name="Again")
            await guest.ask(type="start", table=table)
            assert (await host.ask(type="stand", table=table, seat=1))["code"] == "not-your-seat"

    asyncio.run(go())


def test_bots_are_added_and_removed(server: Serving) -> None:
    async def go() -> None:
        async with guests(server, 2) as [host, stranger]:
            table = new_table(server, host, chairs=[{"who": "me", "name": "Mika"}], options={"seats": 2})
            assert (await stranger.ask(type="bot", table=table, seat=1, level="random"))["code"] == "not-yours"
            refused = await host.ask(type="bot", table=table, seat=1, level="genius")
            assert refused["code"] == "bad-bot" and "greedy" in refused["about"]["allowed"]
            assert (await host.ask(type="bot", table=table, seat=1, level="search:99999"))["code"] == "bad-bot"
            assert (await host.ask(type="bot", table=table, seat=0, level="random"))["code"] == "seat-taken"
            assert (await host.ask(type="bot", table=table, seat=1, level="greedy"))["type"] == "ack"
            chair = (await stranger.watch(table))["info"]["chairs"][1]
            assert (chair["who"], chair["level"]) == ("bot", "greedy")
            assert (await stranger.ask(type="sit", table=table, seat=1, name="x"))["code"] == "seat-taken"
            assert (await host.ask(type="bot", table=table, seat=1, level=None))["type"] == "ack"
            assert (await stranger.ask(type="sit", table=table, seat=1, name="x"))["type"] == "ack"

    asyncio.run(go())


def test_a_match_begins_once_and_with_everybody(server: Serving) -> None:
    async def go() -> None:
        async with gathered(server, 2) as (table, [host, guest]), guests(server, 1) as [stranger]:
            await guest.ask(type="stand", table=table, seat=1)
            empty = await host.ask(type="start", table=table)
            assert (empty["code"], empty["about"]) == ("chairs-empty", {"seats": [1]})
            await guest.ask(type="sit", table=table, seat=1, name="Back")
            assert (await stranger.ask(type="start", table=table))["code"] == "not-yours"
            assert (await guest.ask(type="start", table=table))["type"] == "ack"
            for late in ("start", "close"):
                assert (await host.ask(type=late, table=table))["code"] == "already-started"
            assert (await stranger.ask(type="sit", table=table, seat=1, name="x"))["code"] == "already-started"
            assert (await host.ask(type="bot", table=table, seat=1, level=None))["code"] == "already-started"

    asyncio.run(go())


def test_its_maker_closes_a_table(server: Serving) -> None:
    async def go() -> None:
        async with gathered(server, 2, open=True) as (table, [host, guest]):
            assert (await guest.ask(type="close", table=table))["code"] == "not-yours"
            assert (await host.ask(type="close", table=table))["type"] == "ack"
            told = await guest.until(lambda told: told["type"] == "update" and told["what"]["kind"] == "closed")
            assert told["info"]["status"] == "closed"
            for asked in ({"type": "start"}, {"type": "chat", "phrase": "hello"}, {"type": "stand", "seat": 1}):
                assert (await guest.ask(table=table, **asked))["code"] == "closed"
            assert table not in [one["table"] for one in get(server, "/api/lobby").json()["tables"]]

    asyncio.run(go())


@pytest.mark.parametrize(
    ("asked", "code", "about"),
    [
        ({"game": "chess"}, "unknown-game", {"name": "chess", "allowed": list(GAMES)}),
        ({"options": {"seats": 5}}, "bad-option", {"name": "seats", "value": "5", "allowed": SEATS}),
        ({"options": {NUMBER: "high"}}, "bad-option", {"name": NUMBER, "value": "high", "allowed": NUMBERS}),
        ({"options": {NUMBER: 0}}, "bad-option", {"name": NUMBER, "value": "0", "allowed": NUMBERS}),
        ({"options": {"jokers": True}}, "bad-option", {"name": "jokers", "value": "on", "allowed": OPTIONS}),
        ({"clock": {"kind": "move"}}, "bad-clock", {"kind": "move"}),
        ({"clock": {"kind": "none", "amount": 5}}, "bad-clock", {"kind": "none"}),
        ({"clock": {"kind": "move", "amount": 5, "increment": 5}}, "bad-clock", {"kind": "move"}),
        ({"clock": {"kind": "days", "amount": 366}}, "bad-clock", {"kind": "days"}),
        ({"options": {"seats": 2}, "chairs": [{"who": "nobody"}] * 3}, "no-such-seat", {"seat": 2, "seats": 2}),
        ({"chairs": [{"who": "me", "name": "x"}] * 2}, "one-chair", {"seat": 1}),
        ({"chairs": [{"who": "me", "name": " "}]}, "bad-name", {"most": 60}),
    ],
)
def test_a_table_that_can_not_be_made(server: Serving, asked: Told, code: str, about: Told) -> None:
    async def go() -> None:
        async with guests(server, 1) as [client]:
            answer = post(server, "/api/tables", client, **({"game": FIRST.name} | asked))
            assert answer.json() == {"error": {"code": code, "about": about}}
            assert get(server, "/api/me/tables", client).json()["tables"] == []

    asyncio.run(go())


def test_who_has_no_cookie_makes_no_table(server: Serving) -> None:
    answer = post(server, "/api/tables", game=FIRST.name)
    assert (answer.status_code, answer.json()["error"]["code"]) == (401, "no-identity")
    assert get(server, "/api/me/tables").status_code == 401


def test_the_lobby_lists_open_tables_that_are_not_over(server: Serving) -> None:
    async def go() -> None:
        async with (
            gathered(server, open=True) as (waiting, _),
            dealt(server, open=True) as (playing, players),
            gathered(server) as (hidden, _),
        ):

            def listed() -> dict[str, str]:
                tables = get(server, "/api/lobby").json()["tables"]
                return {
                    one["table"]: one["info"]["status"] for one in tables if one["table"] in (waiting, playing, hidden)
                }

            assert listed() == {waiting: "gathering", playing: "playing"}
            while (await players[0].watch(playing))["info"]["status"] == "playing":
                await play_once(playing, players)
            assert listed() == {waiting: "gathering"}

    asyncio.run(go())


def test_ones_own_tables_tell_whose_turn_it_is(server: Serving) -> None:
    async def go() -> None:
        async with dealt(server, options=LONG) as (table, people):
            for _ in range(3):
                [to_act] = [
                    view["seat"] for one in people for view in (await one.watch(table))["views"] if view["legal"]
                ]
                for client in people:
                    [mine] = get(server, "/api/me/tables", client).json()["tables"]
                    assert (mine["table"], mine["to_act"]) == (table, [to_act])
                await play_once(table, people)

    asyncio.run(go())
