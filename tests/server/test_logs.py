"""What the server writes about itself: everything an operator needs, nothing that anybody hides."""

import json
import os
import pty
import re
import string
import subprocess
import sys
from contextlib import suppress
from pathlib import Path
from threading import Event
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from kamifuda.server.process.logs import HIDDEN, LONGEST, Lines, kind, passed, tag, told
from tests.patient import PATIENCE

SECRET = "black_ace"


def line(**fields: Any) -> dict[str, Any]:
    return dict(told(None, "info", {"event": "something happened", **fields}))


NAMES = ["cookie", "token", "seed", "secret", "identity", "person", "body", "view", "play", "text", "hand", "address"]
SPELLINGS = ["set-cookie", "server_seed", "seat_token", "Cookie", "setCookie", "playText", "HTTP_COOKIE", "play_text"]


@pytest.mark.parametrize("name", [*NAMES, *SPELLINGS])
def test_what_has_the_name_of_a_secret_is_hidden(name: str) -> None:
    assert line(**{name: SECRET})[name] == HIDDEN
    assert line(about={name: SECRET})["about"] == {name: HIDDEN}
    assert line(about=[{name: [SECRET]}])["about"] == [{name: HIDDEN}]


@pytest.mark.parametrize(
    ("name", "value"),
    [("game", "chess"), ("seat", 2), ("plays", 17), ("seconds", 0.25), ("reason", "silent"), ("by_bot", True)],
)
def test_what_an_operator_needs_is_shown(name: str, value: object) -> None:
    assert line(**{name: value}) == {"event": "something happened", name: value}


@settings(deadline=None)
@given(st.binary(min_size=16, max_size=32), st.sampled_from(["", "joined ", "at /t/", "id="]))
def test_what_looks_like_a_token_is_hidden_wherever_it_stands(token: bytes, before: str) -> None:
    shown = line(event=f"{before}{token.hex()} was asked for", detail=token.hex())
    if re.search("[0-9]", token.hex()):
        assert token.hex() not in json.dumps(shown)


def test_a_database_address_keeps_its_password() -> None:
    shown = line(detail="postgresql://me:p@ss/word@db.example/kamifuda")
    assert shown["detail"] == f"postgresql://{HIDDEN}@db.example/kamifuda"


def test_a_table_is_shown_by_its_tag() -> None:
    tagged = tag("Zm9vYmFyYmF6cXV4MTIzNA")
    assert re.fullmatch("t-[0-9a-f]{10}", tagged) and tagged == tag("Zm9vYmFyYmF6cXV4MTIzNA") != tag("another")
    assert line(table=tagged)["table"] == line(table="Zm9vYmFyYmF6cXV4MTIzNA")["table"] == tagged
    assert line(tables=["Zm9vYmFyYmF6cXV4MTIzNA"])["tables"] == [tagged]
    assert line(tables=3)["tables"] == 3


class Entry:
    def __repr__(self) -> str:
        return SECRET


@pytest.mark.parametrize("value", [Entry(), {1: Entry()}, [Entry()], SECRET.encode(), {SECRET}, KeyError(SECRET)])
def test_objects_are_shown_by_their_type(value: object) -> None:
    assert SECRET not in json.dumps(line(about=value))


def test_a_line_stays_short_and_harmless_to_a_terminal() -> None:
    shown = line(detail="\x1b[2Jgone\n" + "x" * 100_000)["detail"]
    assert len(shown) == LONGEST + 1 and shown.isprintable()


plain = st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False) | st.text(string.printable)


@settings(max_examples=30, deadline=None)
@given(st.recursive(plain, lambda inner: st.lists(inner) | st.dictionaries(st.text(), inner), max_leaves=20))
def test_every_line_can_be_written(value: object) -> None:
    assert json.loads(json.dumps(line(about=value)))["event"] == "something happened"


def failing(card: str) -> None:
    hand = [card, "ten"]
    raise ValueError(f"no {hand[0]} here")


def test_an_error_tells_its_lines_but_not_its_words() -> None:
    with pytest.raises(ValueError, match=SECRET) as caught:
        failing(SECRET)
    written = "\n".join(passed(caught.value))
    assert 'raise ValueError(f"no {hand[0]} here")' in written and written.endswith("ValueError")
    assert SECRET not in written


def test_causes_and_groups_are_told_too() -> None:
    errors: list[Exception] = [KeyError(SECRET), ExceptionGroup(SECRET, [TypeError(SECRET)])]
    error = RuntimeError(SECRET)
    error.__cause__ = ExceptionGroup(SECRET, errors)
    assert list(passed(error)) == ["KeyError", "TypeError", "ExceptionGroup", "ExceptionGroup", "RuntimeError"]


def test_errors_that_cause_each_other_end() -> None:
    one, other = ValueError(), KeyError()
    one.__cause__, other.__cause__ = other, one
    assert len(list(passed(one))) < 10


def test_what_the_system_calls_an_error_is_told() -> None:
    assert kind(OSError(28, "No space left", SECRET)) == "OSError ENOSPC"


PROGRAM = """
import asyncio, gc, logging, sqlite3
import structlog
from kamifuda.server.process.logs import start_logging
early = structlog.get_logger()
logging.getLogger("uvicorn.access").addHandler(logging.StreamHandler())
start_logging()
log, hidden = structlog.get_logger(), "black_ace"
early.info("started", game="chess", table="Zm9vYmFyYmF6cXV4MTIzNA", cookie=hidden)
log.debug("too much")
try:
    sqlite3.connect(":memory:").execute(f"insert into {hidden} values (1)")
except sqlite3.Error:
    log.exception("not kept", body={"hand": hidden})
logging.getLogger("uvicorn.access").warning('"GET /t/%s" 200', hidden)
logging.getLogger("uvicorn.error").info("Uvicorn running")
logging.getLogger("uvicorn.error").error(OSError(98, hidden))
logging.getLogger("sqlalchemy.engine").info("insert %s", hidden)
logging.getLogger("sqlalchemy.pool").warning("pool of %s is full", hidden)
logging.getLogger("anything").log(35, {"hand": hidden})
async def main():
    async def lost(hand):
        raise ValueError(hand)
    task = asyncio.create_task(lost(hidden))
    await asyncio.sleep(0)
    del task
    gc.collect()
    asyncio.get_running_loop().call_soon(lambda hand: 1 / 0, hidden)
    await asyncio.sleep(0.01)
asyncio.run(main())
"""


def test_everything_goes_into_one_stream_of_json() -> None:
    done = subprocess.run([sys.executable, "-c", PROGRAM], capture_output=True, text=True, check=True)
    lines = [json.loads(each) for each in done.stderr.splitlines()]
    assert SECRET not in done.stderr and done.stdout == ""
    assert [(each["level"], each.get("logger"), each["event"]) for each in lines] == [
        ("info", None, "started"),
        ("error", None, "not kept"),
        ("error", "uvicorn.error", "OSError EADDRINUSE"),
        ("warning", "sqlalchemy.pool", "pool of %s is full"),
        ("warning", "anything", HIDDEN),
        ("error", "asyncio", "Task exception was never retrieved"),
        ("error", "asyncio", "Exception in callback main.<locals>.<lambda>".partition("<")[0]),
    ]
    assert lines[0] | {"time": ""} == {
        "time": "",
        "level": "info",
        "event": "started",
        "game": "chess",
        "table": tag("Zm9vYmFyYmF6cXV4MTIzNA"),
        "cookie": HIDDEN,
    }
    assert list(lines[0])[:3] == ["time", "level", "event"]
    assert re.fullmatch(r"\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d+Z", lines[0]["time"])
    assert lines[1]["exception"].endswith("OperationalError SQLITE_ERROR")
    assert lines[5]["exception"].endswith("ValueError") and lines[6]["exception"].endswith("ZeroDivisionError")


def test_a_terminal_gets_lines_for_people() -> None:
    ours, theirs = pty.openpty()
    written = b""
    with subprocess.Popen([sys.executable, "-c", PROGRAM], stderr=theirs):
        os.close(theirs)
        with suppress(OSError):  # how Linux says that a terminal is closed
            while piece := os.read(ours, 65536):
                written += piece
    os.close(ours)
    text = written.decode()
    assert "started" in text and "OperationalError SQLITE_ERROR" in text
    assert not text.startswith("{") and SECRET not in text


def test_a_stream_that_is_gone_stops_nobody() -> None:
    program = PROGRAM + "\nprint('still here')"
    reading, writing = os.pipe()
    os.close(reading)
    done = subprocess.run([sys.executable, "-c", program], stdout=subprocess.PIPE, stderr=writing, text=True)
    os.close(writing)
    assert done.stdout == "still here\n"


# Streams that do not take all of it.


def written(lines: Lines) -> None:
    """Until all that was said has been tried."""
    done = Event()
    lines.waiting.put(done)
    assert done.wait(PATIENCE)


def test_a_stream_that_does_not_want_to_wait_gets_every_line() -> None:
    reading, writing = os.pipe()
    os.set_blocking(writing, False)
    with open(writing, "w") as stream, open(reading) as reader:
        lines, said = Lines(stream), [f"{number} {'x' * 200}" for number in range(900)]  # more than a pipe holds
        for each in said:
            lines.msg(each)
        assert [reader.readline().strip() for _ in said] == said


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="this system has no disk that is always full")
def test_what_a_full_disk_does_not_take_is_counted(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Lines, "dropped", 0)
    with open("/dev/full", "w") as stream:
        lines = Lines(stream)
        for _ in range(3):
            lines.msg("said in vain")
        written(lines)
    assert Lines.dropped == 3


TIGHT = """
import resource, sys
from kamifuda.server.process.logs import Lines
from tests.server.test_logs import written

_, most = resource.getrlimit(resource.RLIMIT_FSIZE)
with open(sys.argv[1], "w") as stream:
    lines = Lines(stream)
    for room, line in ((10, "a first line"), (10, "a second line"), (most, "a third line")):
        resource.setrlimit(resource.RLIMIT_FSIZE, (room, most))
        lines.msg(line)
        written(lines)
    print(Lines.dropped)
"""


def test_after_half_a_line_the_next_begins_one_of_its_own(tmp_path: Path) -> None:
    command = [sys.executable, "-c", TIGHT, str(tmp_path / "log")]
    done = subprocess.run(command, stdout=subprocess.PIPE, text=True, check=True)
    assert done.stdout == "2\n"
    assert (tmp_path / "log").read_text() == "a first li\na third line\n"
