"""The store on real databases: what was acknowledged is kept, what lost left no trace."""

import asyncio
from typing import Any

import pytest
from sqlalchemy import event, text

from kamifuda.server.store.store import Store, StoreDown
from kamifuda.server.tables.entries import Change, Result, Summary
from tests.examples import FIRST, OTHER
from tests.server.databases import ANY_TEXT, change, in_a_loop, opened


def tables(found: list[Summary]) -> list[str]:
    return [summary.table for summary in found]


# The log


@in_a_loop
async def test_an_entry_comes_back_as_it_was(database: str) -> None:
    body = {"text": ANY_TEXT, ANY_TEXT: [1, 2.5, None, True, {"deep": []}], "large": "x" * 100_000, "big": 2**80}
    first, second = change(at=2**50, body=body), change(number=2)
    async with opened(database) as store:
        assert await store.append(first) and await store.append(second)
        assert await store.log("oak") == [first.entry, second.entry]
        assert await store.log("oak", after=1) == [second.entry]
        assert await store.log("elm") == []
    async with opened(database) as store:
        assert await store.log("oak") == [first.entry, second.entry]


@in_a_loop
async def test_a_number_is_given_once_and_the_loser_leaves_no_trace(database: str) -> None:
    score = (Result(0, "ann", None, 3, True),)
    async with opened(database) as store:
        assert [*await asyncio.gather(store.append(change(at=1)), store.append(change(at=2)))] == [True, False]
        assert not await store.append(change(at=3, status="over", people=((0, "eve"),), results=score))
        assert [entry.at for entry in await store.log("oak")] == [1]
        assert [summary.status for summary in await store.listed(9)] == ["playing"]
        assert await store.of_person("eve", 9) == [] and await store.standings("ann") == []


@in_a_loop
async def test_what_waits_together_is_committed_together(database: str) -> None:
    commits: list[Any] = []
    told: list[tuple[float, int]] = []
    async with opened(database) as store:
        event.listen(store.engine.sync_engine, "commit", commits.append)
        store.committed = lambda seconds, entries: told.append((seconds, entries))
        assert all(await asyncio.gather(*(store.append(change(f"table{place}")) for place in range(700))))
        assert len(commits) == 2 and [entries for _, entries in told] == [500, 200]
        assert all(seconds > 0 for seconds, _ in told)
        assert await store.counts() == {FIRST.name: {"playing": 700}}


@in_a_loop
async def test_a_play_writes_one_row(database: str) -> None:
    statements: list[str] = []
    async with opened(database) as store:
        await store.append(change())
        event.listen(store.engine.sync_engine, "before_cursor_execute", lambda *about: statements.append(about[2]))
        await store.append(change(number=2))
    assert [line.split(" ")[0] for line in statements] == ["INSERT", "SELECT"][: len(statements)]
    assert all("pg_notify" in line for line in statements[1:])


@in_a_loop
async def test_who_gives_up_waiting_harms_nobody(database: str) -> None:
    async with opened(database) as store:
        waiting = [asyncio.create_task(store.append(change(f"table{place}"))) for place in range(9)]
        await asyncio.sleep(0)
        waiting[3].cancel()
        answers = await asyncio.gather(*waiting, return_exceptions=True)
        assert isinstance(answers.pop(3), asyncio.CancelledError) and answers == [True] * 8


@in_a_loop
async def test_what_is_not_json_is_refused_to_its_writer_alone(database: str) -> None:
    bad = [change("elm", body={"not": {1, 2}}), change("elm", body={"not": float("nan")}), change("oak")]
    async with opened(database) as store:
        answers = await asyncio.gather(*map(store.append, bad), return_exceptions=True)
        assert [type(answer) for answer in answers] == [TypeError, ValueError, bool]


@in_a_loop
async def test_closing_finishes_what_was_asked_for_and_takes_nothing_more(database: str) -> None:
    store = await Store.open(database, "one")
    waiting = [asyncio.create_task(store.append(change(f"table{place}"))) for place in range(600)]
    await asyncio.sleep(0)
    await store.close()
    assert all(await asyncio.gather(*waiting))
    for late in (store.append(change("late")), store.log("oak"), store.secret("late", b"")):
        with pytest.raises(StoreDown):
            await late
    await store.close()  # twice is no harm
    async with opened(database) as again:
        assert await again.counts() == {FIRST.name: {"playing": 600}}


# What is found without folding a log


@in_a_loop
async def test_the_lobby_lists_open_tables_newest_first(database: str) -> None:
    async with opened(database) as store:
        await store.append(change("old", at=10, status="gathering"))
        await store.append(change("new", at=20, due=7))
        await store.append(change("hidden", at=30, open=False))
        for status in ("over", "closed"):
            await store.append(change(status, at=30, status=status))
        await store.append(change("old", 2, at=40, status="playing"))
        people = ((0, "ann"), (1, "bob"))
        newest = Summary("new", FIRST.name, "playing", True, people, 7)
        assert await store.listed(9) == [newest, Summary("old", FIRST.name, "playing", True, people)]
        assert await store.listed(1) == [newest]


@in_a_loop
async def test_a_person_finds_unfinished_tables_first(database: str) -> None:
    async with opened(database) as store:
        for at, (table, status) in enumerate({"a": "playing", "b": "over", "c": "gathering", "d": "closed"}.items(), 1):
            await store.append(change(table, at=at, status=status, open=False, people=((1, "ann"), (0, "ann"))))
        await store.append(change("e", people=((0, "bob"),)))
        assert tables(await store.of_person("ann", 9)) == ["c", "a", "d", "b"]
        assert tables(await store.of_person("ann", 1)) == ["c"]
        await store.append(change("c", 2, status="playing", people=((0, "bob"),)))
        assert tables(await store.of_person("ann", 9)) == ["a", "d", "b"]
        await store.append(change("a", 2, status="closed", people=()))
        assert tables(await store.of_person("ann", 9)) == ["d", "b"]


@in_a_loop
async def test_clocks_that_ran_out(database: str) -> None:
    async with opened(database) as store:
        for table, due in {"late": 20, "later": 30, "soon": 40, "never": None}.items():
            await store.append(change(table, due=due))
        assert await store.due(40) == ["late", "later"]
        await store.append(change("late", 2, due=None))
        assert await store.due(99) == ["later", "soon"]


@in_a_loop
async def test_a_play_keeps_a_table_from_being_idle(database: str) -> None:
    async with opened(database) as store:
        for table in ("quiet", "played"):
            await store.append(change(table, at=10))
        await store.append(change("gathering", at=10, status="gathering"))
        await store.append(change("played", 2, at=50))
        assert await store.idle("playing", 50) == ["quiet"]
        assert sorted(await store.idle("playing", 51)) == ["played", "quiet"]
        assert await store.idle("playing", 10) == []


@in_a_loop
async def test_standings_count_matches_by_game_and_seats(database: str) -> None:
    def match(table: str, number: int, *winners: int, people: str = "ann bob", game: str = FIRST.name) -> Change:
        seats = enumerate(people.split(" "))
        results = tuple(Result(seat, who, None, seat, seat in winners) for seat, who in seats)
        return change(table, number, game=game, status="over", results=results)

    async with opened(database) as store:
        for each in (
            match("a", 1, 0),
            match("a", 2, 1),  # another match at the same table
            match("b", 1, 0, people="ann ann"),  # both of her seats: one match, won
            match("c", 1, 1, people="ann bob eve"),
            match("d", 1, 0, game=OTHER.name),
        ):
            assert await store.append(each)
        assert await store.standings("ann") == [
            {"game": FIRST.name, "seats": 2, "matches": 3, "won": 2},
            {"game": FIRST.name, "seats": 3, "matches": 1, "won": 0},
            {"game": OTHER.name, "seats": 2, "matches": 1, "won": 1},
        ]
        assert await store.standings("nobody") == []


# Secrets and links


@in_a_loop
async def test_the_first_secret_stays(database: str) -> None:
    async with opened(database) as store:
        assert await store.secret("cookies", b"\0first") == b"\0first"
        assert await store.secret("cookies", b"second") == b"\0first"


@in_a_loop
async def test_a_link_works_once_and_not_too_late(database: str) -> None:
    async with opened(database) as store:
        await store.offer("token", "oak", 2, "ann", until=100)
        await store.offer("late", "oak", 3, "ann", until=99)
        assert await store.claim("other", 50) is None
        assert await store.claim("late", 100) is None
        claims = await asyncio.gather(*(store.claim("token", 100) for _ in range(4)))
        assert sorted(claims, key=str) == [("oak", 2, "ann"), None, None, None]
        assert await store.claim("\ud800\0", 1) is None


@in_a_loop
async def test_only_the_hash_of_a_link_is_kept(database: str) -> None:
    async with opened(database) as store:
        await store.offer("token", "oak", 2, "ann", until=100)
        async with store.engine.connect() as connection:
            rows = (await connection.execute(text("SELECT * FROM links"))).all()
        assert len(rows) == 1 and "token" not in repr(rows) and len(rows[0].hash) == 32
