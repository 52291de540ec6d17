"""The HTTP API is as /api/openapi.json describes it: tried out by schemathesis, as a stranger and as somebody."""

import asyncio
import json
import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from kamifuda.core.rng import Rng
from kamifuda.server.wire.api_answers import FaultReply
from kamifuda.server.wire.limits import LARGEST_BODY
from tests import patient
from tests.examples import FIRST, SHORT, WITH_HOUSE_RULES
from tests.facts import telling
from tests.server.client import Client, identity, make_table
from tests.server.pulling import AT_ONCE, puller
from tests.server.serving import Serving, serving
from tests.spread import SOAK

EXAMPLES = 8 if SOAK == 1 else 20 * SOAK  # for every operation
PATIENCE = 120 * SOAK  # seconds
PROGRAM = "import sys; from schemathesis.cli import schemathesis; sys.exit(schemathesis())"
CONFIGURATION = """
[dictionaries.tables]
values = {tables}

[dictionaries.tokens]
values = {tokens}

[dictionaries.draws]
values = [3]

[dictionaries.games]
values = {games}

[dictionaries.houses]
values = {houses}

[dictionaries.rules]
values = {rules}

[dictionaries.written]
values = {written}

[parameters]
"path.game" = {{ dictionary = "houses", probability = 0.7 }}
"query.rules" = {{ dictionary = "rules", probability = 0.7 }}
"body.toml" = {{ dictionary = "written", probability = 0.7 }}
"path.table" = {{ dictionary = "tables", probability = 0.7 }}
"path.number" = {{ dictionary = "draws", probability = 0.7 }}
"path.token" = {{ dictionary = "tokens", probability = 0.7 }}
"body.game" = {{ dictionary = "games", probability = 0.7 }}

# Which options, bots and clocks a game has, and which names can be printed, a schema does not say: 422 says it.
[[operations]]
include-name = "POST /api/tables"
checks.positive_data_acceptance.expected-statuses = [201, 401, 403, 404, 409, 422, 429]

# Nor does it say which values a house may replace.
[[operations]]
include-name = "GET /api/games/{{game}}/house-rules"
checks.positive_data_acceptance.expected-statuses = [200, 422, 429]

[[operations]]
include-name = "POST /api/games/{{game}}/house-rules"
checks.positive_data_acceptance.expected-statuses = [200, 403, 422, 429]

# A spectator's view has no seat: schemathesis follows that `null` to /seats/null/link, which is not schema-valid.
[[operations]]
include-name = "POST /api/tables/{{table}}/seats/{{seat}}/link"
checks.positive_data_acceptance.expected-statuses = [201, 401, 403, 404, 409, 422, 429]
"""
HOUSE = telling(WITH_HOUSE_RULES)
JSON = {"content-type": "application/json"}
FAULTS: tuple[tuple[str, str, dict[str, Any], int], ...] = (
    # method, path,                        what is sent,                            status
    ("GET",   "/api/nothing",              {},                                      404),
    ("PUT",   "/api/me",                   {},                                      405),
    ("GET",   "/api/tables/x",             {},                                      422),
    ("GET",   "/api/tables/" + "x" * 22,   {},                                      404),
    ("GET",   "/api/me/tables",            {},                                      401),
    ("POST",  "/api/me",                   {"headers": {"origin": "http://bad"}},   403),
    ("POST",  "/api/tables",               {"content": b"\xff", "headers": JSON},   422),
    ("POST",  "/api/tables",               {"content": b"x" * (LARGEST_BODY + 1)},  413),
)  # fmt: skip
LOCAL = {"who": "me", "name": "Somebody"}


class Prepared:
    """A server with tables of every status, and the cookie of who sits at them."""

    def __init__(self, server: Serving) -> None:
        self.server = server
        self.cookie, self.tables = asyncio.run(self.prepare())
        links = [self.link(self.tables[0], seat) for seat in (0, 1) for _ in range(5)]
        self.tokens = [link.rpartition("/")[2] for link in links]

    async def prepare(self) -> tuple[str, list[str]]:
        server, cookie = self.server, await identity(self.server.http)
        two = {"game": FIRST.name, "options": {"seats": 2, **SHORT}, "style": "hotseat", "chairs": [LOCAL, LOCAL]}
        over, going = [await make_table(server.http, cookie, open=True, **two) for _ in range(2)]
        gathering = await make_table(server.http, cookie, game=FIRST.name, open=True)
        async with Client(server.socket, cookie) as client:
            for table in (over, going):
                await client.ask(type="start", table=table)
            await client.play_at_random(over, Rng(1))
        drawn = await puller(server)
        async with drawn as mika:
            await mika.watch(mika.table)
            await mika.fingers()
            await mika.play("pull 1")
            await mika.until_drawn()
        return cookie, [going, over, gathering, drawn.table, drawn.table]

    def link(self, table: str, seat: int) -> str:
        path = f"{self.server.http}/api/tables/{table}/seats/{seat}/link"
        made: str = patient.post(path, headers={"cookie": self.cookie}).json()["path"]
        return made

    def described(self) -> set[str]:
        return set(patient.get(f"{self.server.http}/api/openapi.json").json()["paths"])

    def succeeded(self) -> set[str]:
        """The routes that have been seen to answer well."""
        lines = patient.get(f"{self.server.http}/metrics").text
        return set(re.findall(r'kamifuda_http_requests_total{route="([^"]+)",status="20[01]"}', lines))


@pytest.fixture(scope="module")
def prepared() -> Iterator[Prepared]:
    with serving(AT_ONCE) as server:
        yield Prepared(server)


@pytest.mark.parametrize("who", ["nobody", "somebody"])
def test_the_api_does_what_its_description_says(
    prepared: Prepared, tmp_path: Path, capfd: pytest.CaptureFixture[str], who: str
) -> None:
    configuration = tmp_path / "schemathesis.toml"
    known = {
        "tables": prepared.tables,
        "tokens": prepared.tokens,
        "games": [FIRST.name],
        "houses": [WITH_HOUSE_RULES.name],
        "rules": ["", HOUSE.HOUSE_OPTION, *(rules for rules, _ in HOUSE.HOUSE_RULES)],
        "written": ["", HOUSE.HOUSE_FILE],
    }
    configuration.write_text(CONFIGURATION.format(**{name: json.dumps(values) for name, values in known.items()}))
    command = [sys.executable, "-W", "ignore", "-c", PROGRAM, "--config-file", str(configuration)]
    command += ["run", f"{prepared.server.http}/api/openapi.json", "--checks", "all", "--seed", "1", "--no-color"]
    command += ["--max-examples", str(EXAMPLES), "--continue-on-failure", "--generation-database", "none"]
    command += ["--header", f"cookie: {prepared.cookie}"] if who == "somebody" else []
    run = subprocess.run(command, cwd=tmp_path, capture_output=True, text=True, timeout=PATIENCE)
    assert run.returncode == 0, run.stdout[-8000:] + run.stderr[-2000:]
    assert "xception" not in capfd.readouterr().err
    if who == "somebody":
        assert prepared.succeeded() >= prepared.described()


@pytest.mark.parametrize(("method", "path", "sent", "status"), FAULTS)
def test_every_fault_is_told_in_one_form(prepared: Prepared, method: str, path: str, sent: Any, status: int) -> None:
    answer = patient.request(method, prepared.server.http + path, **sent)
    assert answer.status_code == status
    FaultReply.model_validate_json(answer.content)
