"""The protocol's documents say what the server does, and its forty lines play a whole match."""

import ast
import json
import os
import re
import runpy
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import redirect_stdout
from dataclasses import fields
from io import StringIO
from pathlib import Path
from typing import Any, get_args

import jsonschema_rs
import pytest
from websockets.asyncio.client import ClientConnection

from kamifuda.core.match import LARGEST_ATTACHMENT
from kamifuda.core.seed import from_table
from kamifuda.server.app import create_app
from kamifuda.server.process.metrics import Metrics
from kamifuda.server.process.real_edge import RealEdge
from kamifuda.server.process.settings import Settings
from kamifuda.server.rooms import answers, connection, due
from kamifuda.server.rooms.book import MOST_HANDS
from kamifuda.server.tables import chairs, table
from kamifuda.server.tables.codes import CODES
from kamifuda.server.tables.newtable import GRACE, LONGEST_DAYS
from kamifuda.server.tables.telling import LONGEST_ABSENCE, TOLD_OF
from kamifuda.server.thinking.thinkers import MOST_ITERATIONS
from kamifuda.server.wire import api, identity, limits, socket
from kamifuda.server.wire import from_clients as ask
from kamifuda.server.wire import to_clients as told
from kamifuda.server.wire.api_answers import STATUS
from kamifuda.server.wire.description import protocol
from tests import patient
from tests.examples import FIRST, SOME_ROUNDS
from tests.patient import PATIENCE
from tests.server.serving import Serving, serving

ROOT = Path(__file__).parent.parent.parent
PROTOCOL = (ROOT / "docs" / "protocol.md").read_text()
SERVER = (ROOT / "docs" / "server.md").read_text()
CLIENT, VERIFYING = re.findall(r"^```python\n(.*?)^```", PROTOCOL, re.DOTALL | re.MULTILINE)
KIB, SECOND, HOUR, DAY = 1024, 1000, 3600, 86_400
USUAL = Settings()
SCHEMAS = protocol.json_schema()["$defs"]
STEPS, NEW_CLOCK = SCHEMAS["Play"]["properties"]["steps"], SCHEMAS["NewClock"]["properties"]
Recorded = tuple[list[str], list[str], str]
LIMITS = {
    "a WebSocket message": f"{limits.LARGEST_MESSAGE // KIB} KiB",
    "the body of an HTTP request": f"{limits.LARGEST_BODY // KIB} KiB",
    "an attachment": f"{LARGEST_ATTACHMENT // KIB} KiB",
    "steps of a play": f"{STEPS['maxItems']}, of {STEPS['items']['maxLength']} letters each",
    "a key": f"{SCHEMAS['Play']['properties']['key']['maxLength']} printable ASCII letters, without spaces",
    "messages of a connection \\*": f"{USUAL.messages_per_second} a second, {USUAL.messages_per_second * 3} at once",
    "of these, other than plays \\*": f"{USUAL.messages_per_second // 5} a second",
    "`reach` besides \\*": f"{USUAL.messages_per_second * socket.REACHES} a second, "
    f"{USUAL.messages_per_second * socket.REACHES * 4} at once",
    "hands that pull at once, of an address": f"{MOST_HANDS}",
    "messages too many until a connection is cut off": f"{socket.MOST_WARNINGS}",
    "until `hello`": f"{socket.PATIENCE:.0f} seconds",
    "messages that wait for a slow reader": f"{connection.MOST_WAITING}",
    "messages that wait while it is sent frames": f"{connection.MOST_BEFORE_FRAMES}",
    "tables watched on a connection": f"{connection.MOST_TABLES}",
    "HTTP requests and new connections of an address \\*": f"{USUAL.requests_per_second} a second, "
    f"{USUAL.requests_per_second * 5} at once",
    "connections of an address \\*": f"{USUAL.connections_per_address}",
    "new tables of an address \\*": f"{USUAL.tables_per_minute} a minute",
    "tables of a person that are not over \\*": f"{USUAL.tables_per_person}",
    "entries in `missed`": f"{LONGEST_ABSENCE}",
    "entries in `said`": f"{table.REMEMBERED_CHAT}",
    "keys that a table remembers of a person": f"{table.REMEMBERED_KEYS}",
    "tables in the lobby, and of yours": f"{api.MOST_LISTED}",
    "a chat text": f"{limits.LONGEST_TEXT} letters",
    "chats of a person at a table": f"{answers.CHATS} at once, and {answers.CHATS} in {answers.CHATS_SECONDS} seconds",
    "a name": f"{limits.LONGEST_NAME} letters",
    "iterations of a bot": f"{MOST_ITERATIONS}",
    "clocks run out in a row until a bot keeps the chair": f"{chairs.MISSES}",
    "between two ticks": f"{due.TICK // SECOND} seconds",
    "a clock of seconds": f"{NEW_CLOCK['amount']['anyOf'][0]['maximum'] // HOUR} hours",
    "an increment": f"{NEW_CLOCK['increment']['maximum'] // HOUR} hour",
    "the usual `grace`": f"{GRACE} seconds",
    "a clock of days": f"{LONGEST_DAYS} days",
    "a link that moves a seat": f"{identity.LINK_MILLISECONDS // SECOND // 60} minutes",
    "the cookie": f"{identity.COOKIE_SECONDS // DAY} days",
    "a table that never started \\*": f"{USUAL.gathering_days} days",
    "a match that nobody plays on \\*": f"{USUAL.playing_days} days",
}


def section(document: str, title: str) -> str:
    return document.split(f"\n## {title}\n")[1].split("\n## ")[0]


def rows(text: str) -> list[list[str]]:
    """The lines of its tables, without their heads, cell by cell."""
    lines = [line for line in text.splitlines() if line.startswith("| ")]
    return [[cell.strip() for cell in line.strip("|").split("|")] for line in lines]


def ticked(text: str) -> list[str]:
    return re.findall("`([^`]+)`", text)


def named(text: str) -> dict[str, list[str]]:
    """What each row is about, and what its second cell names."""
    return {ticked(first)[0]: ticked(second) for first, second, *_ in rows(text) if ticked(first)}


def parts_of(union: Any, besides: tuple[str, ...]) -> dict[str, list[str]]:
    models = get_args(get_args(union)[0])
    return {
        get_args(model.model_fields["type"].annotation)[0]: [name for name in model.model_fields if name not in besides]
        for model in models
    }


# What is generated.


def test_the_generated_files_are_up_to_date() -> None:
    for place, text in protocol.files().items():
        assert (ROOT / place).read_text() == text, f"python -m tests.renew protocol writes {place} anew"


@pytest.mark.parametrize(
    ("message", "valid"),
    [
        ({"type": "hello", "protocol": 1}, True),
        ({"type": "hello", "protocol": "1"}, False),
        ({"type": "hello", "protocol": 1, "more": 1}, False),
        ({"type": "play", "table": "A" * 22, "key": "k", "seat": 0, "turn": 1, "steps": ["pass"]}, True),
        ({"type": "play", "table": "A" * 22, "seat": 0, "turn": 1, "steps": ["pass"]}, False),
        ({"type": "chat", "table": "A" * 22, "phrase": "hello"}, True),
        ({"type": "chat", "table": "A" * 22, "phrase": "boo"}, False),
        ({"type": "bye", "code": "shutting-down"}, True),
        ({"type": "bye", "code": "because"}, False),
        ({"type": "pong"}, False),
        ({"now": 1}, False),
    ],
)
def test_the_schema_knows_what_is_a_message(message: dict[str, Any], valid: bool) -> None:
    assert jsonschema_rs.is_valid(protocol.json_schema(), message) == valid


def test_the_types_are_exact() -> None:
    types = protocol.typescript()
    for line in (
        "export type Tree = { [step: string]: Tree };",
        "  legal: Tree;",
        "  views: SeatView[] | null;",
        '  stand_in: "absent" | "clock" | "left" | null;',
        "  attachment?: unknown;",
        "  chairs?: (MyChair | BotChair | EmptyChair)[];",
        "  code: Code;",
    ):
        assert f"\n{line}\n" in types, line
    assert 'export interface Play {\n  type: "play";\n  table: string;\n  key: string;\n' in types


def test_every_type_that_is_used_is_declared_once() -> None:
    types = protocol.typescript()
    declared = re.findall(r"^export (?:type|interface) (\w+)", types, re.MULTILINE)
    code = re.sub(r"/\*\*.*?\*/|//.*|\"[^\"]*\"", "", types)
    assert len(declared) == len(set(declared))
    assert set(re.findall(r"\b[A-Z][a-z]\w*", code)) == set(declared)


# What is written by hand.


def test_every_request_is_documented() -> None:
    assert named(section(PROTOCOL, "Requests")) == parts_of(ask.Request, besides=("type", "table", "key"))


def test_every_message_is_documented() -> None:
    assert named(section(PROTOCOL, "Messages")) == parts_of(told.Message, besides=("type",))


def test_every_kind_of_entry_is_documented() -> None:
    assert named(section(PROTOCOL, "Entries")) == {kind: list(parts) for kind, parts in TOLD_OF.items()}


def test_every_part_of_a_view_is_documented() -> None:
    assert list(named(section(PROTOCOL, "What you are told"))) == list(told.SeatView.model_fields)


def test_every_phrase_is_documented() -> None:
    assert set(ask.EVERY_PHRASE) <= set(ticked(section(PROTOCOL, "Chat and silence")))


def test_every_code_is_documented_with_its_status_and_its_facts() -> None:
    codes = rows(section(PROTOCOL, "Codes"))[1:]
    documented = {ticked(code)[0]: (status, ticked(about)) for code, status, about, _ in codes}
    assert list(documented) == list(CODES)
    facts = facts_of_refusals()
    for code, (status, about) in documented.items():
        assert status == str(STATUS.get(code, "")), code
        assert set(about) == facts.get(code, set(about)), code


def facts_of_refusals() -> dict[str, set[str]]:
    """What the server's code tells with each code."""
    found: dict[str, set[str]] = {}
    for file in (ROOT / "src" / "kamifuda" / "server").rglob("*.py"):
        for node in ast.walk(ast.parse(file.read_text())):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "Refused":
                for part in ast.walk(node.args[0]):
                    if isinstance(part, ast.Constant) and part.value in CODES:
                        found.setdefault(str(part.value), set()).update(str(each.arg) for each in node.keywords)
    return found


def test_every_route_is_documented() -> None:
    described = create_app(Settings(), RealEdge()).openapi()["paths"]
    routes = {f"{method.upper()} {path}" for path, methods in described.items() for method in methods}
    others = {"GET /api/openapi.json", "GET /api/socket", "GET /metrics"}
    assert set(named(section(PROTOCOL, "HTTP"))) == routes | others


def test_every_limit_is_documented() -> None:
    assert rows(section(PROTOCOL, "Limits"))[1:] == [[what, most] for what, most in LIMITS.items()]


def test_every_setting_is_documented() -> None:
    documented = {ticked(name)[0]: usual.strip("`") for name, usual, _ in rows(section(SERVER, "Settings"))[1:]}
    assert documented == {f"KAMIFUDA_{each.name.upper()}": str(each.default) for each in fields(Settings)}


def test_every_metric_is_documented() -> None:
    families = [family.name for family in Metrics().registry.collect() if family.name.startswith("kamifuda")]
    described = [ticked(name)[0] for name, _ in rows(section(SERVER, "Metrics"))[1:]]
    assert sorted(name.removesuffix("_total") for name in described) == sorted(families)


@pytest.mark.parametrize("document", ["protocol.md", "server.md"])
def test_links_lead_somewhere(document: str) -> None:
    text = (ROOT / "docs" / document).read_text()
    for link, anchor in re.findall(r"\]\(([^)#]*)(?:#([^)]*))?\)", text):
        place = ROOT / "docs" / link if link else ROOT / "docs" / document
        assert place.exists(), link
        if anchor:
            heads = re.findall(r"^#+ (.*)", place.read_text(), re.MULTILINE)
            assert anchor in [head.lower().replace(" ", "-") for head in heads], anchor


# What it promises.


def test_the_example_has_forty_lines_at_most() -> None:
    assert len(CLIENT.splitlines()) <= 40
    assert max(map(len, CLIENT.splitlines())) <= 120


@pytest.fixture(scope="module")
def server() -> Iterator[Serving]:
    with serving() as running:
        yield running


@pytest.fixture(scope="module")
def recorded(server: Serving, tmp_path_factory: pytest.TempPathFactory) -> Recorded:
    """All that the example said and heard in a whole match, and what it printed."""
    said: list[str] = []
    heard: list[str] = []
    send, receive = ClientConnection.send, ClientConnection.recv

    async def noted_send(self: ClientConnection, message: Any) -> None:
        said.append(message)
        await send(self, message)

    async def noted_receive(self: ClientConnection) -> Any:
        heard.append(str(await receive(self)))
        return heard[-1]

    file = tmp_path_factory.mktemp("example") / "client.py"
    file.write_text(CLIENT)
    with pytest.MonkeyPatch.context() as patched, redirect_stdout(StringIO()) as printed:
        patched.setattr(ClientConnection, "send", noted_send)
        patched.setattr(ClientConnection, "recv", noted_receive)
        patched.setattr(sys, "argv", ["client.py", server.http])
        runpy.run_path(str(file), run_name="__main__")
    return said, heard, printed.getvalue()


def test_the_example_plays_a_whole_match_by_the_schema(recorded: Recorded) -> None:
    said, heard, printed = recorded
    schema = protocol.json_schema()
    for union, texts in (("Request", said), ("Message", heard)):
        validator = jsonschema_rs.validator_for(schema | {"anyOf": [{"$ref": f"#/$defs/{union}"}]})
        for text in texts:
            validator.validate(json.loads(text))
    assert all(ask.REQUEST.validate_json(text) for text in said)
    assert all(told.MESSAGE.validate_json(text) for text in heard)
    assert {json.loads(text)["type"] for text in said} == {"hello", "watch", "sit", "start", "play"}
    assert {json.loads(text)["type"] for text in heard} >= {"welcome", "present", "presence", "update", "ack"}
    assert re.fullmatch(r"over \[\d+, \d+\]\n", printed)


def test_the_match_is_proved_as_the_document_says(recorded: Recorded, server: Serving, tmp_path: Path) -> None:
    table, info = last_info(recorded)
    names: dict[str, Any] = {"info": info}
    exec(VERIFYING, names)
    assert names["match_seed"] == from_table(names["server"], names["entropy"])
    (tmp_path / "match.txt").write_bytes(patient.get(f"{server.http}/api/tables/{table}/record").content)
    command = [sys.executable, "-m", "kamifuda", "verify", "match.txt", "--language", "en"]
    proof = subprocess.run(command, cwd=tmp_path, capture_output=True, text=True, check=True, timeout=PATIENCE).stdout
    assert info["commitment"] in proof


def last_info(recorded: Recorded) -> tuple[str, dict[str, Any]]:
    updates = [message for text in recorded[1] if (message := json.loads(text))["type"] == "update" and message["info"]]
    return updates[-1]["table"], updates[-1]["info"]


def example(server: Serving, folder: Path, link: str) -> subprocess.Popen[str]:
    """As its reader runs it, but for shorter waits between two connections."""
    if not (file := folder / "client.py").exists():  # others may just be reading it
        file.write_text(CLIENT)
    hurried = {"WEBSOCKETS_BACKOFF_INITIAL_DELAY": "0.1", "WEBSOCKETS_BACKOFF_MIN_DELAY": "0.1"}
    command = [sys.executable, "client.py", server.http, link]
    return subprocess.Popen(command, cwd=folder, env=os.environ | hurried, stdout=subprocess.PIPE, text=True)


def new_table(server: Serving, **asked: Any) -> str:
    with patient.Client(base_url=server.http) as client:
        client.post("/api/me")
        return str(client.post("/api/tables", json={"game": FIRST.name, **asked}).json()["table"])


def test_four_examples_play_with_each_other_by_a_link(server: Serving, tmp_path: Path) -> None:
    link = new_table(server, options={"seats": 4})
    players = [example(server, tmp_path, link) for _ in range(4)]
    ends = {player.communicate(timeout=PATIENCE)[0].splitlines()[-1] for player in players}
    assert len(ends) == 1
    assert ends.pop().startswith("over [")


def test_the_example_goes_on_after_a_crash_of_the_server(tmp_path: Path) -> None:
    with serving({"KAMIFUDA_BOT_PACE": "30"}) as server:
        chairs = [{"who": "nobody"}, {"who": "bot", "level": "random"}]
        link = new_table(server, options={"seats": 2, **SOME_ROUNDS}, chairs=chairs)
        player = example(server, tmp_path, link)
        before = until_number(server, link, 12)
        server.kill()
        assert player.poll() is None, "the match should have been under way"
        server.start()
        assert until_number(server, link, before) >= before
        assert player.communicate(timeout=PATIENCE)[0].splitlines()[-1].startswith("over [")


def until_number(server: Serving, table: str, number: int) -> int:
    """The number of the table's last entry, once there are so many."""
    for _ in range(1000):
        found = int(patient.get(f"{server.http}/api/tables/{table}").json()["number"])
        if found >= number:
            return found
        time.sleep(0.02)
    raise AssertionError(f"{found} entries")
