"""Links for friends: what one gives away opens on their phones too."""

import asyncio
from collections.abc import Iterator
from ipaddress import ip_address

import pytest
from starlette.datastructures import URL

from kamifuda.server.serve import listening
from kamifuda.server.wire import address
from kamifuda.server.wire.api import LONGEST_HOST, qr_code
from tests import patient
from tests.examples import FIRST
from tests.server.client import identity, make_table
from tests.server.serving import Serving, serving

ME = {"who": "me", "name": "Ana"}


@pytest.fixture(scope="module")
def server() -> Iterator[Serving]:
    with serving() as server:
        yield server


@pytest.fixture(scope="module")
def cookie(server: Serving) -> str:
    return asyncio.run(identity(server.http))


@pytest.fixture(scope="module")
def table(server: Serving, cookie: str) -> str:
    return asyncio.run(make_table(server.http, cookie, game=FIRST.name, chairs=[ME]))


@pytest.mark.parametrize("host", ["127.0.0.1:{port}", "cards.example", "[2001:db8::1]:8000"])
def test_an_invitation_names_the_address_by_which_one_came(server: Serving, table: str, host: str) -> None:
    host = host.format(port=server.port)
    told = patient.get(f"{server.http}/api/tables/{table}/invitation", headers={"host": host}).json()
    link = f"http://{host}/t/{table}"
    assert told == {"address": link, "qr": qr_code(link)}
    assert told["qr"].startswith("<svg ")


def test_the_link_that_moves_a_seat_follows_the_same_rule(server: Serving, cookie: str, table: str) -> None:
    headers = {"cookie": cookie, "host": "cards.example"}
    told = patient.post(f"{server.http}/api/tables/{table}/seats/0/link", headers=headers).json()
    assert told["qr"] == qr_code(f"http://cards.example{told['path']}")


def test_there_is_no_invitation_to_no_table(server: Serving) -> None:
    answer = patient.get(f"{server.http}/api/tables/{'A' * 22}/invitation")
    assert (answer.status_code, answer.json()["error"]["code"]) == (404, "no-such-table")


def test_a_host_that_no_picture_could_hold_is_refused(server: Serving, table: str) -> None:
    path = f"{server.http}/api/tables/{table}/invitation"
    assert patient.get(path, headers={"host": "x" * LONGEST_HOST}).status_code == 200
    assert patient.get(path, headers={"host": "x" * 5000}).json()["error"]["about"]["at"] == "header.host"


@pytest.mark.parametrize(
    ("asked", "port", "machine", "link"),
    [
        # by which one came                   all addresses, in a network   what a friend gets
        ("http://localhost:8000/api/x",       8000, "192.0.2.7",            "http://192.0.2.7:8000"),
        ("http://127.0.0.1:8000/api/x",       8000, "192.0.2.7",            "http://192.0.2.7:8000"),
        ("http://[::1]:8000/api/x",           8000, "192.0.2.7",            "http://192.0.2.7:8000"),
        ("http://localhost:5173/api/x",       8000, "192.0.2.7",            "http://192.0.2.7:8000"),
        ("http://localhost:8000/api/x",       8000, None,                   "http://localhost:8000"),
        ("http://localhost:8000/api/x",       None, "192.0.2.7",            "http://localhost:8000"),
        ("http://192.0.2.9:8000/api/x",       8000, "192.0.2.7",            "http://192.0.2.9:8000"),
        ("https://cards.example/api/x",       8000, "192.0.2.7",            "https://cards.example"),
    ],
)  # fmt: skip
def test_localhost_is_no_address_for_friends(
    monkeypatch: pytest.MonkeyPatch, asked: str, port: int | None, machine: str | None, link: str
) -> None:
    monkeypatch.setattr(address, "in_network", lambda: machine)
    assert address.for_friends(URL(asked), port) == link


@pytest.mark.parametrize(("host", "everywhere"), [("0.0.0.0", True), ("127.0.0.1", False)])
def test_whether_every_address_leads_here(host: str, everywhere: bool) -> None:
    with listening(host, 0) as listener:
        assert address.open_port(listener) == (listener.getsockname()[1] if everywhere else None)


def test_a_machine_in_a_network_knows_its_address() -> None:
    found = address.in_network()
    assert found is None or not ip_address(found).is_loopback


def test_a_machine_in_no_network_has_none(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(address, "ELSEWHERE", ("127.0.0.1", 9))
    assert address.in_network() is None
    monkeypatch.setattr(address, "ELSEWHERE", ("255.255.255.255", 9))  # not without asking for it
    assert address.in_network() is None
