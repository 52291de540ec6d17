"""Tables that a server can not read: closed with clear words, never retried, and their people can put them away."""

import asyncio
import json
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from kamifuda.server.rooms.house import MOST_DUE
from tests.examples import FIRST
from tests.program import printed
from tests.server.client import Client, identity, make_table
from tests.server.company import dealt, get, new_cookie
from tests.server.databases import Fresh, change, in_a_loop
from tests.server.serving import Serving, served
from tests.server.troubles import Damage, damage, full, last_kind
from tests.server.worlds import world


def with_what(**changed: Any) -> Damage:
    return lambda body: json.dumps(body | {"what": body["what"] | changed})


DAMAGES = [
    # what,                    of the entry, becomes,                               which is
    ("half an entry",          "started",    lambda body: json.dumps(body)[:-9],    "damaged-table"),
    ("an entry of nothing",    "started",    lambda body: "{}",                     "damaged-table"),
    ("a chair too far",        "sat",        with_what(seat=9),                     "damaged-table"),
    ("an option too many",     "created",    with_what(options={"jokers": "on"}),   "damaged-table"),
    ("a version to come",      "created",    with_what(version=99),                 "unknown-rules"),
    ("a game that is gone",    "created",    with_what(game="whist"),               "unknown-rules"),
]  # fmt: skip


@pytest.fixture
def server(database: str, tmp_path: Path) -> Iterator[Serving]:
    with (tmp_path / "log").open("w") as log, served(database, log=log.fileno()) as server:
        yield server


@pytest.mark.parametrize(("kind", "becomes", "code"), [row[1:] for row in DAMAGES], ids=[row[0] for row in DAMAGES])
@in_a_loop
async def test_a_table_that_can_not_be_read_is_closed(
    server: Serving, tmp_path: Path, kind: str, becomes: Damage, code: str
) -> None:
    async with dealt(server, open=True) as (table, people), dealt(server, open=True) as (whole, _):
        cookies = [one.cookie for one in people]
    server.stop()
    await damage(server.database, table, kind, becomes)
    server.start()

    stranger = new_cookie(server)
    async with Client(server.socket, cookies[1]) as client, Client(server.socket, stranger) as other:
        for one in (client, other, client):
            assert (await one.ask(type="watch", table=table))["code"] == code
        assert [one["table"] for one in get(server, "/api/lobby").json()["tables"]] == [whole]
        found = get(server, f"/api/tables/{table}")
        assert (found.status_code, found.json()["error"]["code"]) == (410, code)
        theirs = get(server, "/api/me/tables", client).json()
        assert theirs == {"tables": [], "unreadable": [{"table": table, "game": FIRST.name, "code": code}]}

        if code == "unknown-rules":
            assert (await client.ask(type="close", table=table))["code"] == code
            assert get(server, "/api/me/tables", client).json() == theirs
        else:
            assert (await other.ask(type="close", table=table))["code"] == "not-yours"
            assert (await client.ask(type="close", table=table))["type"] == "ack"
            assert get(server, "/api/me/tables", client).json() == {"tables": [], "unreadable": []}
        assert (await client.ask(type="watch", table=table))["code"] == code
    server.stop()
    written = (tmp_path / "log").read_text()
    assert len(re.findall("table can not be read", written)) == 1
    assert "job failed" not in written and "request failed" not in written
    assert (await last_kind(server.database, table) == "closed") is (code == "damaged-table")


@pytest.mark.parametrize("kind", ["sqlite", "postgresql"])
@in_a_loop
async def test_a_backup_holds_what_can_not_be_read_and_all_the_rest(
    server: Serving, tmp_path: Path, databases: Fresh, kind: str
) -> None:
    """Taken as it is: what one program can not read, another may."""
    codes: dict[str, str] = {}
    async with dealt(server) as (whole, _):
        pass
    for _, of, becomes, code in DAMAGES:
        async with dealt(server) as (table, _):
            codes[table] = code
        await damage(server.database, table, of, becomes)
    server.stop()
    backup, again, elsewhere = str(tmp_path / "backup"), str(tmp_path / "again"), databases(kind)
    assert printed("export", backup, "--database", server.database) == f"7 tables written to {backup}.\n"
    said = printed("import", backup, "--database", elsewhere)
    rows = Path(backup).read_text().splitlines()
    assert said.startswith(f"7 tables taken from {backup}; none was there already.\n")
    assert "The logs of 4 of them are damaged" in said and "2 of them are of games, or versions" in said
    for line in re.findall(r"\d+", re.findall(r"\(lines ([\d, ]+)\)", said)[0]):
        found = json.loads(rows[int(line) - 1])["log"]
        assert codes[found["table_id"]] == "damaged-table" and found["kind"] in ("started", "sat", "created")
    printed("export", again, "--database", elsewhere)
    assert sorted(Path(again).read_text().splitlines()) == sorted(rows)
    assert "The logs" not in printed("import", backup, "--database", elsewhere)  # none of them was taken

    with served(elsewhere) as copy:
        assert get(copy, f"/api/tables/{whole}").json()["info"]["status"] == "playing"
        for table, code in codes.items():
            assert get(copy, f"/api/tables/{table}").json()["error"]["code"] == code


@in_a_loop
async def test_it_is_put_away_once_that_can_be_written_down(server: Serving) -> None:
    async with dealt(server) as (table, people):
        cookie = people[0].cookie
    server.stop()
    await damage(server.database, table, "started", lambda body: "{}")
    server.start()
    async with Client(server.socket, cookie) as client:
        assert (await client.ask(type="watch", table=table))["code"] == "damaged-table"
        async with full(server):
            assert (await client.ask(type="close", table=table))["code"] == "unavailable"
        assert (await client.ask(type="close", table=table))["type"] == "ack"


@in_a_loop
async def test_a_table_that_can_not_be_read_is_looked_at_once(tmp_path: Path) -> None:
    """Whoever is there is told at once; it stays due in the database, and nobody looks again."""
    async with world(tmp_path) as server:
        http = f"http://127.0.0.1:{server.port}"
        cookie = await identity(http)
        async with Client(server.socket, cookie) as client:
            asked = {"clock": {"kind": "move", "amount": 10}, "chairs": [{"who": "me", "name": "Ann"}] * 2}
            table = await make_table(http, cookie, game=FIRST.name, style="hotseat", options={"seats": 2}, **asked)
            await client.watch(table)
            assert (await client.ask(type="start", table=table))["type"] == "ack"
            await damage(str(tmp_path / "test.db"), table, "started", lambda body: "{}")
            room = server.house.room(table)
            room.ledger.table = None  # as after a database that did not answer
            await server.house.sweep_once(tidy=False)
            told = await client.until(lambda told: told["type"] == "error")
            assert (told["table"], told["code"]) == (table, "damaged-table")
            while room.queue.worker is not None:
                await room.queue.worker
            assert await server.house.store.due(server.edge.time) == [table]
            await server.house.sweep_once(tidy=False)
            assert room.queue.worker is None and room.due.timer is None
            assert (await client.ask(type="close", table=table))["type"] == "ack"
            assert await server.house.store.due(server.edge.time) == []


@in_a_loop
async def test_tables_that_can_not_be_read_keep_no_other_waiting(tmp_path: Path) -> None:
    """However many of them have been due for longer."""
    async with world(tmp_path) as server:
        http = f"http://127.0.0.1:{server.port}"
        cookie = await identity(http)
        asked = {"clock": {"kind": "move", "amount": 10}, "chairs": [{"who": "me", "name": "Ann"}] * 2}
        async with Client(server.socket, cookie) as client:
            table = await make_table(http, cookie, game=FIRST.name, style="hotseat", options={"seats": 2}, **asked)
            await client.watch(table)
            assert (await client.ask(type="start", table=table))["type"] == "ack"
        await server.rest(table)
        server.house.drop(table)
        lost = [change(f"from-later-{number}", due=1, people=()) for number in range(MOST_DUE)]
        assert all(await asyncio.gather(*(server.house.store.append(each) for each in lost)))
        server.edge.time += 60_000
        for _ in range(2):
            await server.house.sweep_once(tidy=False)
            while busy := [room for room in server.house.rooms.values() if room.queue.worker is not None]:
                await asyncio.gather(*(room.queue.worker for room in busy if room.queue.worker is not None))
        assert len(server.house.services.unreadable) == MOST_DUE
        assert table in server.house.rooms
