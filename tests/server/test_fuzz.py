"""Whatever is sent to it, the server goes on, answers, and tells nobody more than before."""

import asyncio
import json
from collections import Counter
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any

import pytest
import uvloop
from pydantic import BaseModel, ValidationError
from structlog.testing import capture_logs

from kamifuda.core import record
from kamifuda.core.match import plays
from kamifuda.core.rng import Rng
from kamifuda.games import GAMES
from kamifuda.server.process.settings import Settings
from kamifuda.server.wire import from_clients as ask
from kamifuda.server.wire.limits import LARGEST_MESSAGE
from kamifuda.server.wire.socket import MOST_WARNINGS, POLICY
from kamifuda.server.wire.to_clients import MESSAGE, SeatView
from tests import patient
from tests.examples import FIRST
from tests.patient import PATIENCE
from tests.server.client import Client, identity, make_table
from tests.server.company import dealt
from tests.server.databases import in_a_loop
from tests.server.nonsense import Nonsense
from tests.server.serving import Serving, serving
from tests.server.wire import BINARY, CLOSE, PING, Wire, frame
from tests.server.worlds import World, guest, world
from tests.spread import SOAK

MESSAGES = 25_000 if SOAK == 1 else 100_000 * SOAK
BATCH = 200  # messages sent before their answers are waited for
SEATS = 3
LATER = ("phrase-or-text", "not-printable", "not-json")  # wrong with a message that is one
ANSWERS = ("ack", "refusal", "error")


class Named(BaseModel):
    """What an answer can be known by, whatever else is in a message."""

    table: ask.TableId | None = None
    key: ask.Key | None = None


def key_in(payload: bytes) -> str | None:
    try:
        return Named.model_validate_json(payload).key
    except ValidationError:
        return None


class Attacker:
    """Sends nonsense on one connection after the other, keeps accounts, and checks whatever it hears."""

    def __init__(
        self, server: Serving | World, cookie: str | None, nonsense: Nonsense, own: set[int | None], closed: set[str]
    ) -> None:
        self.server, self.cookie, self.nonsense = server, cookie, nonsense
        self.own, self.closed = own, closed  # the views it may get of the tables where it can not sit down
        self.sent = 0
        self.pongs = 0
        self.malformed = 0  # sent, and not yet answered
        self.keys: Counter[str] = Counter()  # likewise
        self.watches: set[str] = set()  # keys of which the answer, the present, does not speak
        self.codes: Counter[str] = Counter()
        self.legal: list[tuple[int, int, str]] = []  # seat, turn and play

    async def connect(self) -> None:
        self.wire = await Wire(self.hear).open(self.server.port, self.cookie)
        await self.wire.send(frame(b'{"type":"hello","protocol":1}'))
        for table in self.nonsense.tables:
            await self.wire.send(frame(json.dumps({"type": "watch", "table": table}).encode()))

    def hear(self, text: bytes) -> None:
        told: Any = MESSAGE.validate_json(text)
        self.pongs += told.type == "pong"
        if told.type in ANSWERS:
            self.be_answered(told)
        for view in getattr(told, "views", None) or []:
            self.look(told.table, view)

    def be_answered(self, told: Any) -> None:
        code = getattr(told, "code", told.type)
        self.codes[code] += 1
        assert code not in ("internal", "unavailable"), told
        if told.key is not None:
            self.owe(told.key, -1)
        elif code == "malformed" and told.about["reason"] not in LATER:
            self.malformed -= 1

    def look(self, table: str, view: SeatView) -> None:
        """Only what one may see; what one may do with it comes in handy."""
        assert table not in self.closed or view.seat in self.own, view
        if view.seat is not None and table in self.closed:
            self.nonsense.turn = view.turn
            self.legal = [(view.seat, view.turn, play) for play in plays(view.legal)]

    async def attack(self, messages: int) -> None:
        await self.connect()
        while self.sent < messages:
            await self.attack_once()
            if self.nonsense.rng.random() < 0.1:
                await self.break_the_frame()
        await self.until_answered()

    async def attack_once(self) -> None:
        """A batch, and a ping: when it is answered, all that needs no table is."""
        payloads = [self.nonsense.next() for _ in range(BATCH)]
        if self.legal:
            payloads[BATCH // 2] = self.legal_play(*self.nonsense.rng.choice(self.legal))
        for payload in payloads:
            self.expect(payload)
        pongs = self.pongs
        await self.wire.send(b"".join(map(self.nonsense.framed, payloads)) + frame(b'{"type":"ping"}'))
        self.sent += BATCH
        await self.until(lambda: self.pongs > pongs)

    def legal_play(self, seat: int, turn: int, text: str) -> bytes:
        play = self.nonsense.about("play", seat=seat, turn=turn, steps=text.split(", "))
        return json.dumps(play | {"table": min(self.closed)}).encode()

    def expect(self, payload: bytes) -> None:
        """Notes which answer this message must have."""
        try:
            request: Any = ask.REQUEST.validate_json(payload)
        except ValidationError:
            key = key_in(payload)
            self.malformed += key is None
        else:
            key = getattr(request, "key", None)
            if isinstance(request, ask.Watch) and key is not None:
                self.watches.add(key)
        if key is not None:
            self.owe(key, 1)

    def owe(self, key: str, answers: int) -> None:
        self.keys[key] += answers
        if self.keys[key] == 0:
            del self.keys[key]

    async def until_answered(self) -> None:
        """Every message that had a key, and every one that was no message."""
        await self.until(lambda: not self.malformed and not self.keys.keys() - self.watches)

    async def until(self, wanted: Callable[[], bool]) -> None:
        try:
            async with asyncio.timeout(PATIENCE):
                while not wanted():
                    self.wire.check()
                    assert not self.wire.ended.is_set(), self.wire.closed
                    await asyncio.sleep(0.001)
        except TimeoutError:
            raise AssertionError(f"no answer: {self.malformed} malformed, {+self.keys}, {-self.keys}") from None

    async def flood(self, messages: int) -> int | None:
        """All at once, until the server hangs up; returns the code it gave."""
        await self.connect()
        await self.wire.send(b"".join(self.nonsense.framed(self.nonsense.next()) for _ in range(messages)))
        code = await self.wire.hung_up()
        self.wire.check()
        await self.wire.close()
        return code

    async def break_the_frame(self) -> None:
        """What no WebSocket may send: the server hangs up, and may be called again."""
        await self.until_answered()
        data, code = self.nonsense.rng.choice(UNFIT)
        await self.wire.send(data)
        assert await self.wire.hung_up() == code
        await self.wire.close()
        await self.connect()


UNFIT = (
    #                                                                    the server's last word
    (frame(b"\xff\xfe"),                                                 1007),  # not UTF-8
    (frame("é".encode()[:1], last=False) + frame(b"!", 0),               1007),
    (frame(b"x" * (LARGEST_MESSAGE + 1)),                                1009),
    (frame(b"x" * 60_000, last=False) + frame(b"x" * 60_000, 0),         1009),
    (frame(b"\0" * (LARGEST_MESSAGE + 1), BINARY),                       1009),
    (frame(b"{}", masked=False),                                         1002),
    (frame(b"{}", 3),                                                    1002),  # an opcode that means nothing
    (frame(b"{}", 0),                                                    1002),  # goes on with nothing
    (b"\xf1\x82\0\0\0\0{}",                                              1002),  # reserved bits
    (frame(b"x" * 126, PING),                                            1002),
    (frame(b"\0\1", CLOSE),                                              1002),
    (frame(b"\x03\xe8", CLOSE),                                          1000),
)  # fmt: skip


async def play_now_and_then(client: Client, table: str, seat: int, rng: Rng) -> None:
    """An honest player who takes their time."""
    while True:
        view = (await client.watch(table))["views"][0]
        if view["legal"]:
            await client.play(table, view, rng)
        await asyncio.sleep(0.3)


async def fuzzed(server: Serving) -> tuple[list[Attacker], str]:
    """Attackers without cookie, without seat and with the third seat, while the other two play honestly."""
    async with dealt(server, SEATS, options={}) as (table, people):
        gathering = await make_table(
            server.http, await identity(server.http), game=FIRST.name, options={"seats": SEATS}
        )
        crowd: list[tuple[str | None, set[int | None]]] = [
            (None, {None}),
            (await identity(server.http), {None}),
            (people[2].cookie, {2}),
            (people[2].cookie, {2}),
        ]
        attackers = [
            Attacker(server, cookie, Nonsense(Random(number), [table, gathering], 2), own, {table})
            for number, (cookie, own) in enumerate(crowd)
        ]
        honest = [asyncio.create_task(play_now_and_then(people[seat], table, seat, Rng(seat))) for seat in (0, 1)]
        try:
            await asyncio.gather(*(attacker.attack(MESSAGES // len(crowd)) for attacker in attackers))
        finally:
            for task in honest:
                task.cancel()
            await asyncio.gather(*honest, return_exceptions=True)
            await asyncio.gather(*(attacker.wire.close() for attacker in attackers))
        await asyncio.gather(*(client.play_at_random(table, Rng(seat)) for seat, client in enumerate(people)))
    return attackers, table


def test_many_messages_of_nonsense(capfd: pytest.CaptureFixture[str]) -> None:
    with serving({"KAMIFUDA_STAND_IN": "random"}) as server:
        attackers, table = uvloop.run(fuzzed(server))
        text = patient.get(f"{server.http}/api/tables/{table}/record").text
        assert patient.get(f"{server.http}/api/health").json()["status"] == "ok"
        assert server.stop() == 0
    assert record.verify(record.read(text, GAMES), GAMES).position.over
    assert sum(attacker.sent for attacker in attackers) >= MESSAGES
    codes = sum((attacker.codes for attacker in attackers), Counter[str]())
    assert codes.keys() >= {"ack", "refusal", "malformed", "bad-play", "stale", "not-your-seat", "no-identity"}, codes
    errors = capfd.readouterr().err
    assert "xception" not in errors and "Traceback" not in errors and '"error"' not in errors, errors[-3000:]


LIMITS = ("messages_per_second", "requests_per_second", "connections_per_address")
CHAIRS = [{"who": "me", "name": f"Player {seat}"} for seat in range(SEATS)]


@in_a_loop
async def test_who_is_much_too_fast_is_warned_and_cut_off(tmp_path: Path) -> None:
    """However long it takes them: the server's time stands still."""
    limits = {name: getattr(Settings(), name) for name in LIMITS}
    with capture_logs() as lines:
        async with world(tmp_path, **limits) as server, guest(server) as client:
            asked = {"game": FIRST.name, "options": {"seats": SEATS}, "style": "hotseat", "chairs": CHAIRS}
            table = await make_table(server.http, str(client.cookie), **asked)
            await client.ask(type="start", table=table)
            for number in range(5):
                attacker = Attacker(server, None, Nonsense(Random(number), [table], 0), {None}, {table})
                assert await attacker.flood(3 * BATCH) == POLICY
                assert attacker.codes["too-fast"] == MOST_WARNINGS, attacker.codes
                assert (await client.watch(table))["info"]["status"] == "playing"
    assert lines == []
