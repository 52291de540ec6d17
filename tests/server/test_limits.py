"""How much anybody may ask for."""

import asyncio
import json
from collections.abc import Iterator
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from kamifuda.server.process.bucket import Bucket
from kamifuda.server.rooms.answers import chats
from kamifuda.server.wire import limits
from kamifuda.server.wire.limits import Addresses, BodyLimit, network


def test_a_bucket_gives_its_burst_and_then_its_rate() -> None:
    bucket = Bucket(rate_per_second=2, burst=3)
    assert [bucket.take(1000) for _ in range(5)] == [True, True, True, False, False]
    assert [bucket.take(now) for now in (1499, 1500, 1999, 2000, 2001)] == [False, True, False, True, False]
    assert [bucket.take(60_000) for _ in range(4)] == [True, True, True, False]


def test_what_is_cheap_takes_little() -> None:
    bucket = Bucket(rate_per_second=1, burst=2)
    assert [bucket.take(0, 0.5) for _ in range(5)] == [True, True, True, True, False]
    assert [bucket.take(500), bucket.take(500, 0.5), bucket.take(500, 0.5)] == [False, True, False]


def test_a_clock_set_back_neither_blocks_nor_gives() -> None:
    bucket = Bucket(rate_per_second=1, burst=1)
    assert bucket.take(3_600_000)
    assert [bucket.take(now) for now in (0, 999, 1000)] == [False, False, True]


@settings(deadline=None)
@given(st.lists(st.integers(0, 3000), max_size=200), st.integers(1, 20), st.integers(1, 20))
def test_a_bucket_never_gives_more_than_it_says(pauses: list[int], rate: int, burst: int) -> None:
    bucket, now, taken = Bucket(rate, burst), 0, 0
    for pause in pauses:
        now += pause
        taken += bucket.take(now)
    assert taken <= burst + now * rate / 1000 + 1e-6


def test_five_chat_messages_in_ten_seconds() -> None:
    bucket = chats()
    assert sum(bucket.take(0) for _ in range(20)) == 5
    assert sum(bucket.take(10_000) for _ in range(20)) == 5


@pytest.mark.parametrize(
    ("address", "group"),
    [
        ("192.0.2.7", "192.0.2.7"),
        ("::ffff:192.0.2.7", "192.0.2.7"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::"),
        ("2001:db8:1:2::9", "2001:db8:1:2::"),
        ("fe80::1%eth0", "fe80::"),
        ("::1", "::"),
        ("a socket", "unknown"),
        ("", "unknown"),
        (None, "unknown"),
    ],
)
def test_who_counts_as_one(address: str | None, group: str) -> None:
    assert network(address) == group


def test_requests_are_counted_by_address() -> None:
    addresses = Addresses(requests_per_second=1, burst=2, connections=9)
    assert [addresses.request("192.0.2.1", 0) for _ in range(3)] == [True, True, False]
    assert addresses.request("192.0.2.2", 0)
    assert [addresses.request(f"2001:db8::{n}", 0) for n in range(3)] == [True, True, False]


def test_connections_are_open_until_they_are_closed() -> None:
    addresses = Addresses(requests_per_second=1000, burst=1000, connections=2)
    assert [addresses.connect("192.0.2.1", 0) for _ in range(3)] == [True, True, False]
    addresses.disconnect("192.0.2.1")
    assert [addresses.connect("192.0.2.1", 0) for _ in range(2)] == [True, False]


def test_a_new_connection_is_a_request() -> None:
    addresses = Addresses(requests_per_second=1, burst=1, connections=9)
    assert [addresses.connect("192.0.2.1", 0), addresses.connect("192.0.2.1", 0)] == [True, False]


def test_quiet_addresses_are_forgotten_and_connected_ones_are_not() -> None:
    addresses = Addresses(requests_per_second=10, burst=10, connections=9)
    assert addresses.connect("192.0.2.1", 0)
    for number in range(1000):
        addresses.request(f"10.0.{number // 256}.{number % 256}", number)
    assert len(addresses.guests) < 250  # a bucket is full again after 100 ms
    for _ in range(1000):
        addresses.request("192.0.2.9", 60_000)
    assert set(addresses.guests) == {"192.0.2.1", "192.0.2.9"}
    addresses.disconnect("192.0.2.1")


def test_memory_is_bounded_however_many_ask(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(limits, "MOST_ADDRESSES", 100)
    addresses = Addresses(requests_per_second=1, burst=10, connections=9)
    for number in range(50):
        assert addresses.connect(f"192.0.2.{number}", 0)
    for number in range(5000):
        addresses.request(f"10.0.{number // 256}.{number % 256}", 1)
    assert len(addresses.guests) < 250
    assert sum(guest.connections for guest in addresses.guests.values()) == 50


async def echo(scope: Any, receive: Any, send: Any) -> None:
    """Answers with the length of the body, then waits for the end of the connection."""
    message = await receive()
    assert not message["more_body"]
    assert (await receive())["type"] == "http.disconnect"
    await send({"type": "http.response.start", "status": 200, "headers": []})
    await send({"type": "http.response.body", "body": b"%d" % len(message["body"])})


class Client:
    """Sends a body in pieces, and counts how many were asked for."""

    def __init__(self, pieces: list[bytes]) -> None:
        self.pieces: Iterator[bytes] = iter(pieces)
        self.left = len(pieces)
        self.answers: list[dict[str, Any]] = []

    async def receive(self) -> dict[str, Any]:
        if not self.left:
            return {"type": "http.disconnect"}
        self.left -= 1
        return {"type": "http.request", "body": next(self.pieces), "more_body": self.left > 0}

    async def send(self, message: dict[str, Any]) -> None:
        self.answers.append(message)

    def ask(self, *headers: tuple[bytes, bytes]) -> tuple[int, bytes]:
        app = BodyLimit(echo, most=100)
        asyncio.run(app({"type": "http", "headers": list(headers)}, self.receive, self.send))  # type: ignore[arg-type]
        start, body = self.answers
        return start["status"], body["body"]


TOO_LARGE = {"error": {"code": "too-large", "about": {"most": 100}}}


@pytest.mark.parametrize("pieces", [[b""], [b"x" * 100], [b"x" * 50, b"x" * 50], [b"x"] * 100])
def test_a_body_within_the_limit_arrives_whole(pieces: list[bytes]) -> None:
    assert Client(pieces).ask() == (200, b"%d" % sum(map(len, pieces)))


@pytest.mark.parametrize("length", [b"101", b"99999999999999999999999999"])
def test_a_body_declared_too_large_is_not_even_read(length: bytes) -> None:
    client = Client([b"x"] * 200)
    status, body = client.ask((b"content-length", length))
    assert (status, json.loads(body), client.left) == (413, TOO_LARGE, 200)


@pytest.mark.parametrize("declared", [[], [(b"content-length", b"5")], [(b"content-length", b"soon")]])
def test_a_stream_is_cut_at_the_limit(declared: list[tuple[bytes, bytes]]) -> None:
    client = Client([b"x"] * 1000)
    status, body = client.ask(*declared)
    assert (status, json.loads(body), client.left) == (413, TOO_LARGE, 1000 - 101)


def test_whoever_hangs_up_gets_no_answer() -> None:
    client = Client([])
    asyncio.run(BodyLimit(echo)({"type": "http", "headers": []}, client.receive, client.send))  # type: ignore[arg-type]
    assert client.answers == []
