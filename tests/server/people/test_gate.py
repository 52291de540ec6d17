"""Who may come in, and what every answer tells the browser."""

import asyncio

import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed
from websockets.typing import Origin

from tests import patient
from tests.examples import FIRST
from tests.server.client import Client
from tests.server.company import get, guests, new_cookie, new_table, post
from tests.server.serving import Serving


def test_an_identity_is_a_cookie_that_no_script_reads(server: Serving) -> None:
    assert get(server, "/api/me").json() == {"identity": False}
    answer = post(server, "/api/me")
    name, *rules = answer.headers["set-cookie"].split("; ")
    assert name.startswith("kamifuda=") and {"HttpOnly", "SameSite=lax", "Path=/"} <= set(rules)
    known = Client(server.socket, name)
    assert get(server, "/api/me", known).json() == {"identity": True}
    assert "set-cookie" not in post(server, "/api/me", known).headers  # one is enough


def tampered(cookie: str) -> list[str]:
    """The same cookie with one letter changed, in its name and in its seal; cut; empty."""
    name, seal = cookie.split(".")
    other = "B" if seal[5] != "B" else "C"
    return [
        f"{name[:-5]}{'B' if name[-5] != 'B' else 'C'}{name[-4:]}.{seal}",
        f"{name}.{seal[:5]}{other}{seal[6:]}",
        name,
        f"{name}.",
        "kamifuda=",
    ]


def test_whoever_changes_a_cookie_is_nobody(server: Serving) -> None:
    async def go() -> None:
        async with guests(server, 1) as [client]:
            new_table(server, client)
            for cookie in tampered(str(client.cookie)):
                forger = Client(server.socket, cookie)
                assert get(server, "/api/me", forger).json() == {"identity": False}
                assert post(server, "/api/tables", forger, game=FIRST.name).status_code == 401
                async with forger:
                    assert '"identity":false' in forger.heard[0]

    asyncio.run(go())


@pytest.mark.parametrize("path", ["/api/me", "/api/nowhere", "/metrics", "/api/openapi.json", "/api/tables/short"])
def test_every_answer_advises_the_browser(server: Serving, path: str) -> None:
    headers = get(server, path).headers
    policy = headers["content-security-policy"]
    assert "default-src 'self'" in policy and "frame-ancestors 'none'" in policy and "unsafe" not in policy
    assert headers["x-content-type-options"] == "nosniff"
    assert headers["referrer-policy"] == "no-referrer"
    assert headers["cache-control"] == "no-store"
    assert headers["cross-origin-opener-policy"] == "same-origin"
    assert "server" not in headers and "access-control-allow-origin" not in headers


@pytest.mark.parametrize(
    "origin", ["https://evil.example", "null", "http://127.0.0.1", "http://127.0.0.1.evil.example"]
)
def test_pages_of_other_sites_are_refused(server: Serving, origin: str) -> None:
    async def go() -> None:
        cookie = {"cookie": new_cookie(server)}
        async with connect(server.socket, origin=Origin(origin), additional_headers=cookie) as socket:
            assert '"code":"bad-origin"' in str(await socket.recv())
            with pytest.raises(ConnectionClosed) as closed:
                await socket.recv()
            assert closed.value.rcvd is not None and closed.value.rcvd.code == 1008

    answer = patient.post(f"{server.http}/api/me", headers={"origin": origin})
    assert (answer.status_code, answer.json()["error"]["code"]) == (403, "bad-origin")
    assert "set-cookie" not in answer.headers
    asyncio.run(go())


def test_our_own_pages_are_not(server: Serving) -> None:
    async def go() -> None:
        async with connect(server.socket, origin=Origin(server.http)) as socket:
            await socket.send('{"type":"hello","protocol":1}')
            assert '"type":"welcome"' in str(await socket.recv())

    assert patient.post(f"{server.http}/api/me", headers={"origin": server.http}).status_code == 200
    asyncio.run(go())


def test_a_body_may_be_too_large(server: Serving) -> None:
    answer = patient.post(f"{server.http}/api/tables", content=b" " * 65_537)
    assert answer.status_code == 413
    assert answer.json() == {"error": {"code": "too-large", "about": {"most": 65_536}}}
    assert "content-security-policy" in answer.headers


@pytest.mark.parametrize(
    ("method", "path", "status", "code"),
    [
        ("GET", "/api/nowhere", 404, "no-such-page"),
        ("DELETE", "/api/me", 405, "not-method"),
        ("GET", "/api/tables/short", 422, "malformed"),
        ("GET", f"/api/tables/{'A' * 22}", 404, "no-such-table"),
        ("GET", f"/api/tables/{'A' * 22}/record", 404, "no-such-table"),
        ("GET", f"/api/tables/{'A' * 22}/history", 404, "no-such-table"),
        ("GET", "/api/me/tables", 401, "no-identity"),
    ],
)
def test_what_is_not_there_is_said_in_the_same_way(
    server: Serving, method: str, path: str, status: int, code: str
) -> None:
    answer = patient.request(method, f"{server.http}{path}")
    assert (answer.status_code, answer.json()["error"]["code"]) == (status, code)


def test_hello_comes_first_and_names_the_protocol(server: Serving) -> None:
    async def go() -> None:
        async with connect(server.socket) as socket:
            for message, answer in (
                ('{"type":"ping"}', '"code":"say-hello"'),
                ('{"type":"hello","protocol":2}', '"code":"unknown-protocol"'),
                ('{"type":"hello","protocol":1}', '"type":"welcome"'),
                ('{"type":"ping"}', '"type":"pong"'),
            ):
                await socket.send(message)
                assert answer in str(await socket.recv())

    asyncio.run(go())
