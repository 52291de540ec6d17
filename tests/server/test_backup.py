"""Export and import: the same tables in another database, or nothing at all."""

import asyncio
import io
import itertools
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from sqlalchemy import select, text, update

from kamifuda.core.clauses import BadRecord
from kamifuda.server.store.backup import Restored, export, restore
from kamifuda.server.store.exported import FIRST_LINE, Check, read, write_row
from kamifuda.server.store.schema import log
from kamifuda.server.store.store import Store, StoreUnusable
from kamifuda.server.tables.codes import Unreadable
from kamifuda.server.tables.entries import Entry, Result
from tests.examples import FIRST, OTHER
from tests.server.databases import Fresh, change, in_a_loop, opened

EMPTY = "kamifuda export 1\nend 0\n"


def no_check(log: list[Entry]) -> None:
    assert [entry.number for entry in log] == list(range(1, len(log) + 1))


async def exported(database: str) -> str:
    stream = io.StringIO()
    await export(database, stream)
    return stream.getvalue()


async def restored(database: str, written: str, check: Check = no_check) -> Restored:
    return await restore(database, io.StringIO(written), check)


async def fill(database: str) -> str:
    """Three tables, one of them finished; returns them exported."""
    score = (Result(0, "ann", None, 12, True), Result(1, None, "search", -3, False))
    async with opened(database) as store:
        await store.secret("cookies", b"\0\xff secret")
        for number in range(1, 6):
            await store.append(change("oak", number, body={"text": "Naïve \ud800 \0", "float": 0.1, "none": None}))
        await store.append(change("oak", 6, status="over", results=score))
        await store.append(change("elm", open=False, due=2**50, people=((1, "bob"),)))
        await store.append(change("Ash", game=OTHER.name, status="gathering", people=()))
    return await exported(database)


@pytest.mark.parametrize(("source", "target"), list(itertools.product(["sqlite", "postgresql"], repeat=2)))
@in_a_loop
async def test_a_database_is_the_same_elsewhere(databases: Fresh, source: str, target: str) -> None:
    old, new = databases(source), databases(target)
    written = await fill(old)
    assert await restored(new, written) == Restored(tables=3, already=0, entries=8)
    assert sorted((await exported(new)).splitlines()) == sorted(
        written.splitlines()
    )  # databases sort names differently
    async with opened(old) as before, opened(new) as after:
        assert await after.log("oak") == await before.log("oak") != []
        assert await after.listed(9) == await before.listed(9) != []
        assert await after.of_person("bob", 9) == await before.of_person("bob", 9) != []
        assert await after.counts() == await before.counts() != {}
        for table in ("oak", "elm", "Ash"):
            assert await after.append(change(table, 7 if table == "oak" else 2))
        assert await after.standings("ann") == [{"game": FIRST.name, "seats": 2, "matches": 1, "won": 1}]
        assert await after.secret("cookies", b"other") == b"\0\xff secret"
        assert await after.due(2**60) == ["elm"]


@in_a_loop
async def test_an_export_has_a_first_line_a_line_for_each_row_and_their_number(database: str) -> None:
    first, *rows, last = (await fill(database)).splitlines()
    assert first == "kamifuda export 1" and last == f"end {len(rows)}" == "end 17"
    assert rows[0] == '{"secrets":{"name":"cookies","value":"00ff20736563726574"}}'
    assert '{"log":{"table_id":"elm","number":1,"at":1001,"kind":"play","body":{"number":1}}}' in rows


@in_a_loop
async def test_an_export_is_of_one_moment_while_the_server_goes_on(database: str) -> None:
    async with opened(database) as store:
        going_on = asyncio.Event()

        async def play(table: str) -> None:
            for number in range(1, 201):
                assert await store.append(change(table, number, status="playing", due=number))
                if number == 20:
                    going_on.set()

        playing = asyncio.gather(*(play(f"table{place}") for place in range(20)))
        await going_on.wait()
        written = await exported(database)
        assert not playing.done()
        await playing
    lengths: dict[str, int] = {}
    clocks = {
        line.split('"')[5]: int(line.split('"due":')[1].rstrip("}"))
        for line in written.splitlines()
        if '"due":' in line
    }
    await restored(database, written, lambda log: lengths.update({log[0].table: len(log)}))
    assert lengths == clocks and len(lengths) == 20  # the summaries are of the same moment as the logs


@in_a_loop
async def test_tables_that_are_there_already_stay_as_they_are(database: str) -> None:
    written = await fill(database)
    assert await restored(database, written) == Restored(tables=0, already=3, entries=0)
    assert await exported(database) == written
    async with opened(database) as store:
        await store.append(change("yew", body={"mine": True}, people=((0, "me"),)))
        await store.append(change("elm", 2, status="over", people=((1, "eve"),)))
        grown = await exported(database)
    assert await restored(database, written) == Restored(tables=0, already=3, entries=0)
    assert await exported(database) == grown


@in_a_loop
async def test_a_running_server_finds_what_was_imported(databases: Fresh, database: str) -> None:
    written = await fill(databases("sqlite"))
    async with opened(database) as store:
        await store.append(change("yew"))
        assert (await restored(database, written)).tables == 3
        assert len(await store.log("oak")) == 6 and len(await store.of_person("bob", 9)) == 3
        assert await store.append(change("oak", 7)) and not await store.append(change("elm", 1))


@in_a_loop
async def test_a_secret_is_replaced_only_where_there_was_no_table(databases: Fresh, database: str) -> None:
    written = await fill(databases("sqlite"))
    async with opened(database) as store:
        await store.secret("cookies", b"mine")
    await restored(database, EMPTY.replace("end 0", f"{written.splitlines()[1]}\nend 1"))
    async with opened(database) as store:
        assert await store.secret("cookies", b"") == b"\0\xff secret"
        await store.append(change("yew"))
    await restored(database, EMPTY.replace("end 0", '{"secrets":{"name":"cookies","value":"00"}}\nend 1'))
    async with opened(database) as store:
        assert await store.secret("cookies", b"") == b"\0\xff secret"


# Damage


def without(line: int) -> Callable[[list[str]], list[str]]:
    return lambda lines: lines[: line - 1] + lines[line:]


def instead(line: int, old: str, new: str) -> Callable[[list[str]], list[str]]:
    def edit(lines: list[str]) -> list[str]:
        assert old in lines[line - 1]
        return [*lines[: line - 1], lines[line - 1].replace(old, new), *lines[line:]]

    return edit


SMALL = """kamifuda export 1
{"secrets":{"name":"cookies","value":"00ff"}}
{"tables":{"id":"oak","game":"chess","status":"over","creator":"ann","open":true,"created":1,"touched":2,"due":null}}
{"chairs":{"table_id":"oak","seat":0,"person":"ann"}}
{"chairs":{"table_id":"oak","seat":1,"person":"bob"}}
{"log":{"table_id":"oak","number":1,"at":1,"kind":"created","body":{}}}
{"log":{"table_id":"oak","number":2,"at":2,"kind":"play","body":{"a":[1.5]}}}
{"results":{"table_id":"oak","number":2,"seat":0,"seats":2,"person":null,"bot":"easy","score":-1,"won":false}}
end 7
"""


@pytest.mark.parametrize(("edit", "line", "reason"), [
    (lambda lines: [],                               1, "cut-off"),
    (lambda lines: lines[:1],                        1, "cut-off"),
    (lambda lines: lines[:5],                        5, "cut-off"),
    (lambda lines: [*lines[:8], "end 7"],            9, "cut-off"),
    (lambda lines: [*lines[:4], lines[4][:20]],      5, "cut-off"),
    (lambda lines: [*lines, "\n"],                  10, "after-the-end"),
    (lambda lines: [lines[0], "\n", *lines[1:]],     2, "not-json"),
    (without(7),                                     8, "expected"),
    (without(6),                                     6, "expected"),
    (instead(1, "export 1", "export 2"),             1, "unknown-version"),
    (instead(1, "\n", "\r\n"),                       1, "line-ends"),
    (instead(1, "export", "record"),                 1, "not-an-export"),
    (instead(9, "7", "8"),                           9, "expected"),
    (instead(3, "}}", "}"),                          3, "not-json"),
    (instead(7, "1.5", "NaN"),                       7, "not-json"),
    (instead(7, "[1.5]", "[" * 100_000),             7, "not-json"),
    (instead(7, "1.5", "1.50"),                      7, "spelling"),
    (instead(4, "ann", "ann\u00e9"),                 4, "spelling"),
    (instead(4, "chairs", "thrones"),                4, "expected"),
    (instead(4, '"seat"', '"chair"'),                4, "expected"),
    (instead(4, '"ann"', "null"),                    4, "expected"),
    (instead(4, '"ann"', "7"),                       4, "expected"),
    (instead(4, '"ann"', '"\\u0000"'),               4, "expected"),
    (instead(4, '"ann"', '"\\ud800"'),               4, "expected"),
    (instead(4, ":0", ":true"),                      4, "expected"),
    (instead(4, ":0", ":2147483648"),                4, "expected"),
    (instead(3, "true", "1"),                        3, "expected"),
    (instead(3, ":1", ":9223372036854775808"),       3, "expected"),
    (instead(6, "{}", "[]"),                         6, "expected"),
    (instead(2, "00ff", "0ff"),                      2, "expected"),
    (instead(2, "00ff", "00FF"),                     2, "expected"),
    (instead(4, '{"table_id":"oak","seat":0,"person":"ann"}', "[]"), 4, "expected"),
    (instead(5, ":1", ":0"),                         5, "repeated"),
    (lambda lines: [*lines[:3], lines[2], *lines[3:]], 4, "repeated"),
    (lambda lines: [*lines[:8], lines[5], *lines[8:]], 9, "repeated"),
    (instead(4, "oak", "elm"),                       4, "no-log"),
    (instead(7, '{"a":[1.5]}', '"{\\"a\\":[1.5]}"'), 7, "expected"),  # no export writes a good body as a text
    (instead(7, '{"a":[1.5]}', '"\\u0000"'),          7, "expected"),
    (instead(7, '{"a":[1.5]}', '"\\ud800"'),          7, "expected"),
])  # fmt: skip
@in_a_loop
async def test_what_is_damaged_is_refused_with_its_line(
    tmp_path: Path, edit: Callable[[list[str]], list[str]], line: int, reason: str
) -> None:
    file = str(tmp_path / "test.db")
    with pytest.raises(BadRecord) as bad:
        await restore(file, edit(SMALL.splitlines(keepends=True)), no_check)
    assert (bad.value.line, bad.value.reason) == (line, reason)
    assert Path(file).stat().st_size == 0


@in_a_loop
async def test_what_is_not_damaged_is_taken(database: str) -> None:
    assert await restored(database, SMALL) == Restored(tables=1, already=0, entries=2)
    assert await exported(database) == SMALL


BODIES = [
    "",
    "{",
    "[]",
    "null",
    '"text"',
    '{"a": 1}',
    '{"a":NaN}',
    '{"a":1e999}',
    '{"a":1,"a":2}',
    "[" * 100_000,
    "é\n",
]


@pytest.mark.parametrize("body", BODIES, ids=range(len(BODIES)))
@in_a_loop
async def test_a_body_that_no_server_writes_is_kept_letter_by_letter(databases: Fresh, body: str) -> None:
    here, there = databases("sqlite"), databases("sqlite")
    await restored(here, SMALL)
    async with opened(here) as store, store.engine.begin() as connection:
        await connection.execute(update(log).where(log.c.number == 2).values(body=body))
    assert (await restored(there, await exported(here))).entries == 2
    async with opened(there) as store, store.engine.begin() as connection:
        assert (await connection.scalars(select(log.c.body).where(log.c.number == 2))).one() == body


@in_a_loop
async def test_zeros_that_not_every_database_holds_are_written_as_unknown_letters(databases: Fresh) -> None:
    here, there = databases("sqlite"), databases("postgresql")
    await restored(here, SMALL)
    async with opened(here) as store, store.engine.begin() as connection:
        await connection.execute(update(log).where(log.c.number == 2).values(body='{"a":\0\0'))
    assert (await restored(there, await exported(here))).entries == 2
    assert '"body":"{\\"a\\":\\ufffd\\ufffd"' in await exported(there)


@pytest.mark.parametrize(
    ("why", "damaged", "unknown"), [("damaged-table", (7,), 0), ("unknown-rules", (), 1), (None, (), 0)]
)
@in_a_loop
async def test_a_log_that_can_not_be_read_is_taken_and_named_by_its_line(
    databases: Fresh, why: Unreadable | None, damaged: tuple[int, ...], unknown: int
) -> None:
    def check(log: list[Entry]) -> tuple[int, Unreadable] | None:
        return None if why is None else (log[-1].number, why)

    database = databases("sqlite")
    assert await restored(database, SMALL, check) == Restored(1, 0, 2, damaged, unknown)
    assert await exported(database) == SMALL
    assert await restored(database, SMALL, check) == Restored(tables=0, already=1, entries=0)


@in_a_loop
async def test_damage_at_the_end_changes_nothing(databases: Fresh, database: str) -> None:
    written = await fill(databases("sqlite"))
    async with opened(database) as store:
        await store.append(change("yew"))
    before = await exported(database)
    for damaged in (written[:-1], written.replace("end 17", "end 16"), written[: len(written) // 2]):
        with pytest.raises(BadRecord):
            await restored(database, damaged)
    with pytest.raises(ZeroDivisionError):
        await restored(database, written, lambda log: print(1 // (len(log) - 6)))
    assert await exported(database) == before


@settings(max_examples=300)
@given(place=st.integers(0, len(SMALL) - 1), letter=st.characters(codec="utf-8") | st.sampled_from('0127{}[]",:\n'))
def test_any_changed_letter_is_refused_or_makes_another_export(place: int, letter: str) -> None:
    changed = SMALL[:place] + letter + SMALL[place + 1 :]
    with suppress(BadRecord):
        rows = [write_row(table, row) for _, table, row in read(io.StringIO(changed))]
        assert changed == "\n".join([FIRST_LINE, *rows, f"end {len(rows)}\n"])


# Databases that can not be used


@in_a_loop
async def test_an_export_needs_a_database_of_ours(tmp_path: Path) -> None:
    async def why_not(name: str) -> str:
        with pytest.raises(StoreUnusable) as unusable:
            await exported(str(tmp_path / name))
        assert unusable.value.about == str(tmp_path / name)
        return unusable.value.reason

    (tmp_path / "empty").touch()
    (tmp_path / "text").write_text("no database" * 1000)
    assert await why_not("nowhere") == await why_not("empty") == "missing"
    assert await why_not("text") == "not-a-database"
    assert not (tmp_path / "nowhere").exists()
    async with opened(str(tmp_path / "other")) as store, store.engine.begin() as connection:
        await connection.execute(text("UPDATE alembic_version SET version_num = '0'"))
    assert await why_not("other") == "older-version"


@in_a_loop
async def test_nothing_is_imported_into_a_newer_database(database: str) -> None:
    async with opened(database) as store, store.engine.begin() as connection:
        await connection.execute(text("UPDATE alembic_version SET version_num = '999'"))
    with pytest.raises(StoreUnusable) as unusable:
        await restored(database, SMALL)
    assert unusable.value.reason == "newer-version"


@in_a_loop
async def test_a_full_disk_of_the_export_is_not_the_databases_fault(database: str) -> None:
    class Full(io.StringIO):
        def write(self, _: str) -> int:
            raise OSError(28, "No space left on device")

    store = await Store.open(database, "one")
    await store.close()
    with pytest.raises(OSError, match="No space"):
        await export(database, Full())
