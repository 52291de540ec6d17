"""A one-time link moves a seat to another device."""

import asyncio
import sqlite3
from xml.etree import ElementTree

from tests.server.client import Client, Told
from tests.server.company import dealt, first_play, gathered, get, guests, new_cookie, next_to_play, number, post
from tests.server.serving import Serving


def link(server: Serving, table: str, seat: int, who: Client | None) -> Told:
    """What the server answers to whoever asks for a link to this seat."""
    answer: Told = post(server, f"/api/tables/{table}/seats/{seat}/link", who).json()
    return answer


def opened(server: Serving, path: str, who: Client | None) -> Told:
    """What it answers to whoever opens the link."""
    answer: Told = post(server, f"/api/links/{path.removeprefix('/move/')}", who).json()
    return answer


def code(answer: Told) -> str:
    return str(answer["error"]["code"])


def test_a_link_moves_a_seat_once(server: Serving) -> None:
    async def go() -> None:
        async with dealt(server) as (table, people), guests(server, 2) as [phone, thief]:
            tablet, view = await next_to_play(table, people)
            seat, before = view["seat"], number(server, table)
            path = link(server, table, seat, tablet)["path"]
            assert code(opened(server, path, None)) == "no-identity"
            await phone.watch(table)
            assert opened(server, path, phone) == {"table": table, "seat": seat}
            assert code(opened(server, path, thief)) == code(opened(server, path, phone)) == "unknown-link"
            assert number(server, table) == before + 1
            [lost], [got] = [(await moved_to(client))["views"] for client in (tablet, phone)]
            assert (lost["seat"], lost["legal"]) == (None, {})
            assert {name: got[name] for name in ("seat", "view", "legal")} == {
                name: view[name] for name in ("seat", "view", "legal")
            }
            refused = await tablet.ask(**first_play(table, view))
            assert (refused["code"], refused["about"]) == ("not-your-seat", {"seat": seat})
            assert (await phone.ask(**first_play(table, got)))["type"] == "ack"

    asyncio.run(go())


async def moved_to(client: Client) -> Told:
    """The update that tells of it, with the table as this client must see it now."""
    told = await client.until(lambda told: told["type"] == "update" and told["what"]["kind"] == "moved")
    mine = [chair["seat"] for chair in told["info"]["chairs"] if chair["yours"]]
    assert mine == [view["seat"] for view in told["views"] if view["seat"] is not None]
    return told


def test_a_link_comes_with_a_picture(server: Serving) -> None:
    async def go() -> None:
        async with gathered(server) as (table, people):
            made = link(server, table, 0, people[0])
            picture = ElementTree.fromstring(made["qr"])
            assert picture.tag == "{http://www.w3.org/2000/svg}svg" and len(picture) > 0
            now = (await people[0].watch(table))["now"]
            assert 14 * 60_000 < made["until"] - now <= 15 * 60_000

    asyncio.run(go())


def test_only_whose_seat_it_is_gets_a_link(server: Serving) -> None:
    async def go() -> None:
        async with gathered(server) as (table, people):
            assert code(link(server, table, 1, people[0])) == "not-your-seat"
            assert code(link(server, table, 2, people[0])) == "no-such-seat"
            assert code(link(server, table, 0, None)) == "no-identity"
            assert code(link(server, "A" * 22, 0, people[0])) == "no-such-table"

    asyncio.run(go())


def test_a_link_that_is_unknown_or_too_old(server: Serving) -> None:
    async def go() -> None:
        async with gathered(server) as (table, people), guests(server, 1) as [phone]:
            assert code(opened(server, "A" * 22, phone)) == "unknown-link"
            assert code(opened(server, "A", phone)) == "malformed"
            path = link(server, table, 0, people[0])["path"]
            with sqlite3.connect(server.database) as database:  # a quarter of an hour later
                database.execute("UPDATE links SET until = until - 15 * 60 * 1000")
            database.close()
            assert code(opened(server, path, phone)) == "unknown-link"
            assert [view["seat"] for view in (await people[0].watch(table))["views"]] == [0]

    asyncio.run(go())


def test_online_nobody_gets_a_second_chair_by_a_link(server: Serving) -> None:
    async def go() -> None:
        async with gathered(server) as (table, people):
            path = link(server, table, 0, people[0])["path"]
            assert code(opened(server, path, people[1])) == "one-chair"

    asyncio.run(go())


def test_a_link_to_a_chair_that_was_left_moves_nobody_else(server: Serving) -> None:
    async def go() -> None:
        async with gathered(server) as (table, people), guests(server, 2) as [other, phone]:
            path = link(server, table, 1, people[1])["path"]
            await people[1].ask(type="stand", table=table, seat=1)
            await other.ask(type="sit", table=table, seat=1, name="Other")
            assert code(opened(server, path, phone)) == "unknown-link"
            assert [view["seat"] for view in (await other.watch(table))["views"]] == [1]

    asyncio.run(go())


def test_the_secret_of_a_link_is_not_kept(server: Serving) -> None:
    async def go() -> None:
        async with gathered(server) as (table, people):
            token = link(server, table, 0, people[0])["path"].removeprefix("/move/")
            with sqlite3.connect(server.database) as database:
                kept = database.execute("SELECT * FROM links").fetchall()
            database.close()
            assert kept and token not in str(kept) and token.encode() not in b"".join(row[0] for row in kept)

    asyncio.run(go())


def test_a_seat_that_moved_is_among_the_tables_of_its_new_person(server: Serving) -> None:
    async def go() -> None:
        async with gathered(server) as (table, people):
            phone = Client(server.socket, new_cookie(server))
            opened(server, link(server, table, 0, people[0])["path"], phone)
            assert get(server, "/api/me/tables", people[0]).json()["tables"] == []
            assert [one["table"] for one in get(server, "/api/me/tables", phone).json()["tables"]] == [table]

    asyncio.run(go())
