"""Several server processes on one PostgreSQL: one wins each number, and the others hear of it."""

import asyncio
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import text
from structlog.testing import capture_logs

from tests.patient import PATIENCE
from tests.server.databases import ANY_TEXT, Fresh, Postgres, change, eventually, in_a_loop, opened
from tests.server.worlds import world


@in_a_loop
async def test_of_two_servers_one_wins_each_number(databases: Fresh) -> None:
    database = databases("postgresql")
    async with opened(database, "one") as one, opened(database, "two") as two:
        for number in range(1, 6):
            ids = [f"table{place}" for place in range(200)]
            ours = asyncio.gather(*(one.append(change(table, number, body={"by": 1})) for table in ids))
            theirs = asyncio.gather(*(two.append(change(table, number, body={"by": 2})) for table in reversed(ids)))
            won, lost = await ours, list(reversed(await theirs))
            assert all(a != b for a, b in zip(won, lost, strict=True))
        log = await two.log("table199")
        assert log[-1].body == {"by": 1 if won[-1] else 2} and len(log) == 5


@in_a_loop
async def test_a_link_works_once_across_servers(databases: Fresh) -> None:
    database = databases("postgresql")
    async with opened(database, "one") as one, opened(database, "two") as two:
        for place in range(20):
            await one.offer(f"{place}", "oak", place, "ann", until=10 + place)
            claims = await asyncio.gather(one.claim(f"{place}", 10), two.claim(f"{place}", 10))
            assert sorted(map(str, claims)) == sorted(map(str, [("oak", place, "ann"), None]))


@in_a_loop
async def test_news_reach_the_others_and_not_oneself(databases: Fresh) -> None:
    database = databases("postgresql")
    async with opened(database, "one") as one, opened(database, "two") as two:
        echo: list[dict[str, Any]] = []
        heard: list[dict[str, Any]] = []
        one.news, two.news = echo.append, heard.append
        await one.append(change("oak"))
        await one.append(change("oak"))  # lost: no news
        await one.tell([{"news": "presence", "who": ANY_TEXT}, {"news": "gone"}])
        await eventually(lambda: len(heard) >= 3)
        assert heard[0] == {"news": "entries", "tables": {"oak": 1}}
        assert heard[1:] == [{"news": "presence", "who": ANY_TEXT}, {"news": "gone"}]
        await two.tell([{"news": "back"}])
        await eventually(lambda: echo == [{"news": "back"}])


@in_a_loop
async def test_long_news_come_in_pieces_or_are_refused(databases: Fresh) -> None:
    database = databases("postgresql")
    async with opened(database, "one") as one, opened(database, "two") as two:
        grown: dict[str, int] = {}
        told: list[int] = []

        def hear(news: dict[str, Any]) -> None:
            grown.update(news.get("tables", {}))
            told.extend([news["place"]] if "place" in news else [])

        two.news = hear
        ids = [f"{'long' * 50}{place}" for place in range(400)]
        await asyncio.gather(*(one.append(change(table)) for table in ids))
        await one.tell([{"place": place, "padding": "x" * place} for place in range(0, 7900, 100)])
        await eventually(lambda: len(grown) == 400 and len(told) == 79)
        assert told == list(range(0, 7900, 100))
        with pytest.raises(ValueError, match="news too long"):
            await one.tell([{"padding": "x" * 8000}])


@in_a_loop
async def test_what_others_say_on_the_channel_is_not_ours(databases: Fresh) -> None:
    async with opened(databases("postgresql")) as store:
        heard: list[dict[str, Any]] = []
        store.news = heard.append
        async with store.engine.begin() as connection:
            for payload in (
                "",
                "hello",
                "[]",
                "{}",
                '{"from":"x"}',
                '{"from":"x","news":1}',
                '{"from":"x","news":[{}]}',
            ):
                await connection.execute(text("SELECT pg_notify('kamifuda', :payload)"), {"payload": payload})
        await eventually(lambda: heard == [{}])


@in_a_loop
async def test_a_sqlite_store_has_nobody_to_tell(databases: Fresh) -> None:
    async with opened(databases("sqlite")) as store:
        assert not store.shared
        await store.tell([{"news": "presence"}])


@in_a_loop
async def test_a_listener_that_was_cut_off_says_that_it_missed_something(databases: Fresh, postgres: Postgres) -> None:
    database = databases("postgresql")
    async with opened(database, "one") as one, opened(database, "two") as two:
        heard: list[dict[str, Any]] = []
        two.news = heard.append
        await postgres.sql("SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE query LIKE 'LISTEN%'")
        await eventually(lambda: {"news": "missed"} in heard)
        await one.append(change("oak"))
        await eventually(lambda: {"news": "entries", "tables": {"oak": 1}} in heard)


@in_a_loop
async def test_a_listener_listens_again_whatever_went_wrong(databases: Fresh, monkeypatch: pytest.MonkeyPatch) -> None:
    async with opened(databases("postgresql")) as store:
        heard: list[dict[str, Any]] = []
        store.news, tried = heard.append, asyncio.Event()

        async def fail() -> None:
            tried.set()
            await unheard_of(None)

        assert store.listener is not None
        with monkeypatch.context() as patch:
            patch.setattr(store.listener, "listen", fail)
            store.listener.cut()
            await tried.wait()
        await eventually(lambda: {"news": "missed"} in heard)


@pytest.mark.parametrize("turns", range(5))
@in_a_loop
async def test_who_ends_while_the_database_is_lost_still_ends(databases: Fresh, turns: int) -> None:
    async with opened(databases("postgresql")) as store:
        assert store.listener is not None
        await asyncio.sleep(0.01)  # it listens
        store.listener.lost.set()
        for _ in range(turns):
            await asyncio.sleep(0)
        async with asyncio.timeout(PATIENCE):
            await store.listener.close()


@in_a_loop
async def test_who_could_not_tell_the_others_once_goes_on_telling(
    databases: Fresh, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    database = databases("postgresql")
    async with world(tmp_path, database=database) as server, opened(database, "other") as other:
        heard: list[dict[str, Any]] = []
        other.news = heard.append
        with monkeypatch.context() as patch, capture_logs() as lines:
            patch.setattr(server.house.store, "tell", unheard_of)
            assert [await server.house.services.outbox.spread("lost") for _ in range(2)] == [False, False]
        assert [line["event"] for line in lines] == ["news not told"] * 2
        assert await server.house.services.outbox.spread("found")
        await eventually(lambda: "found" in [news["news"] for news in heard])
        assert "lost" not in [news["news"] for news in heard] and server.house.services.outbox.telling is None


async def unheard_of(_: object) -> None:
    raise KeyError("nobody has thought of this")
