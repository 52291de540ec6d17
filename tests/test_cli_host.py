"""An evening with friends, as the host meets it."""

import re
import signal
import socket
import sys
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path
from subprocess import PIPE, Popen

import pytest

from kamifuda.cli import hosting
from kamifuda.cli.usage import Refused
from kamifuda.server.wire.address import in_network
from kamifuda.text import Text
from tests import patient
from tests.examples import FIRST
from tests.patient import PATIENCE
from tests.program import KAMIFUDA, complaint, environment
from tests.terminal import Terminal

END = "Ctrl-C ends the evening; nothing is lost.\n"
GOODBYE = "Everything is saved. Goodbye!\n"
NO_BROWSER = "No browser can be opened from here: open that address in yours.\n"
DRAW = "from kamifuda.cli.hosting import draw; draw('http://192.0.2.7:8000'); print('drawn')"
MACHINE = in_network()
CTRL_S = b"\x13"


def without_screen() -> dict[str, str]:
    return {name: value for name, value in environment().items() if name not in hosting.SCREENS}


class Evening:
    """One `kamifuda host`, whose words are read line by line."""

    def __init__(self, folder: Path, *arguments: str, around: Mapping[str, str]) -> None:
        command = [*KAMIFUDA, "host", "--database", str(folder / "evening.db"), *arguments]
        self.process = Popen(command, env=dict(around), stdout=PIPE, stderr=PIPE, text=True)

    def line(self) -> str:
        assert self.process.stdout is not None
        return self.process.stdout.readline()

    def welcome(self) -> list[str]:
        """All up to its last line."""
        lines = [self.line()]
        while lines[-1] not in (END, ""):
            lines.append(self.line())
        assert lines[-1] == END, self.process.communicate()
        return lines

    def end(self) -> tuple[int, str, str]:
        """Ctrl-C; the exit code and the rest of what was said."""
        self.process.send_signal(signal.SIGINT)
        rest, complaints = self.process.communicate(timeout=PATIENCE)
        return self.process.returncode, rest, complaints


@contextmanager
def taken_port() -> Iterator[int]:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        yield taken.getsockname()[1]


def place(lines: list[str]) -> str:
    """The address on this machine, which is always said."""
    (line,) = (line for line in lines if line.startswith("On this machine: "))
    return line.split(": ")[1].strip()


def test_the_host_is_told_where_everybody_finds_the_table(tmp_path: Path) -> None:
    evening = Evening(tmp_path, "--port", "0", "--no-browser", around=without_screen())
    lines = evening.welcome()
    here = place(lines)
    port = here.rpartition(":")[2]
    network = f"On phones and machines in your network: http://{MACHINE}:{port}\n"
    alone = "This machine is in no network: nobody else can come.\n"
    assert (network if MACHINE else alone) in lines
    assert patient.get(f"{here}/api/health").json()["status"] == "ok"
    assert evening.end() == (0, GOODBYE, "")


def test_an_invitation_of_the_host_is_not_to_localhost(tmp_path: Path) -> None:
    evening = Evening(tmp_path, "--port", "0", "--no-browser", around=without_screen())
    here = place(evening.welcome())
    with patient.Client(base_url=here) as client:
        client.post("/api/me")
        table = client.post("/api/tables", json={"game": FIRST.name}).json()["table"]
        told = client.get(f"/api/tables/{table}/invitation").json()["address"]
    assert told == f"{here.replace('localhost', MACHINE or 'localhost')}/t/{table}"
    assert evening.end() == (0, GOODBYE, "")


def test_a_taken_port_is_stepped_over_and_said(tmp_path: Path) -> None:
    with taken_port() as port:
        evening = Evening(tmp_path, "--port", str(port), "--no-browser", around=without_screen())
        lines = evening.welcome()
        found = place(lines).rpartition(":")[2]
        assert lines[0] == f"Port {port} is taken: using {found}.\n"
        assert port < int(found) < port + hosting.TRIES
        assert evening.end() == (0, GOODBYE, "")


def test_where_all_ports_are_taken_it_gives_up(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(hosting, "TRIES", 1)
    with taken_port() as port, pytest.raises(Refused) as refused:
        hosting.first_free(port)
    assert refused.value.key == "error-ports-taken"
    assert refused.value.arguments == {"first": str(port), "last": str(port)}


@pytest.mark.parametrize(
    ("arguments", "code", "said"),
    [
        (["--port", "65536"], 2, "there is no port “65536”"),
        (["--port", "9" * 5000], 2, "there is no port “999"),
        (["--database", "/dev/null/x"], 1, "cannot be used: there is no such folder."),
    ],
    ids=["port", "long port", "database"],
)
def test_what_can_not_be_hosted_is_said_in_one_line(arguments: list[str], code: int, said: str) -> None:
    assert said in complaint(code, "host", "--no-browser", *arguments)


def test_where_there_is_no_screen_no_browser_is_opened_and_that_is_said(tmp_path: Path) -> None:
    evening = Evening(tmp_path, "--port", "0", around=without_screen())
    evening.welcome()
    assert evening.line() == NO_BROWSER
    assert evening.end() == (0, GOODBYE, "")


def test_where_no_browser_works_that_is_said(tmp_path: Path) -> None:
    around = without_screen() | {"DISPLAY": ":99", "PATH": str(tmp_path), "BROWSER": "/bin/false"}
    evening = Evening(tmp_path, "--port", "0", around=around)
    evening.welcome()
    assert evening.line() == NO_BROWSER
    assert evening.end() == (0, GOODBYE, "")


def test_a_browser_is_opened_whose_words_are_not_heard(tmp_path: Path) -> None:
    seen, browser = tmp_path / "seen", tmp_path / "browser"
    browser.write_text(f"""#!/bin/sh
        echo Gtk-WARNING
        echo Gtk-WARNING >&2
        echo "$1" "$TERM" > {seen}.new
        /bin/mv {seen}.new {seen}
    """)
    browser.chmod(0o755)
    around = without_screen() | {"DISPLAY": ":99", "PATH": str(tmp_path), "BROWSER": str(browser)}
    evening = Evening(tmp_path, "--port", "0", around=around)
    here = place(evening.welcome())
    while not seen.exists():
        patient.get(f"{here}/api/health")  # it serves meanwhile
    assert seen.read_text() == f"{here} \n"
    assert evening.end() == (0, GOODBYE, "")


@pytest.mark.parametrize(("columns", "drawn"), [(80, True), (20, False)])
def test_a_qr_code_is_drawn_where_the_terminal_has_room(columns: int, drawn: bool) -> None:
    with Terminal([sys.executable, "-c", DRAW], environment(), columns) as terminal:
        code, seen = terminal.ended()
    assert code == 0 and "drawn" in seen
    assert ("▄▄▄▄▄" in seen) == drawn


def test_no_qr_code_is_drawn_into_a_file(capsys: pytest.CaptureFixture[str]) -> None:
    hosting.draw("http://192.0.2.7:8000")
    assert capsys.readouterr().out == ""


def test_ctrl_c_ends_the_evening_in_a_terminal(tmp_path: Path) -> None:
    command = [*KAMIFUDA, "host", "--port", "0", "--database", str(tmp_path / "evening.db")]
    with Terminal(command, without_screen()) as terminal:
        seen = terminal.until(END.strip())
        assert ("█" in seen) == (MACHINE is not None)
        terminal.until(NO_BROWSER.strip())
        code, rest = terminal.interrupted(GOODBYE.strip())
    assert code == 0
    assert rest.replace("^C", "").strip() == GOODBYE.strip()


def test_a_terminal_that_stands_still_stops_nobody(tmp_path: Path) -> None:
    """Ctrl-S in it, and strangers give much to log."""
    command = [*KAMIFUDA, "host", "--port", "0", "--database", str(tmp_path / "evening.db")]
    nonsense = {"connection": "upgrade", "upgrade": "nonsense"}  # worth a warning each
    with Terminal(command, without_screen() | {"KAMIFUDA_REQUESTS_PER_SECOND": "100000"}) as terminal:
        here = place(terminal.until(NO_BROWSER.strip()).splitlines())
        terminal.press(CTRL_S)
        with patient.Client(base_url=here) as client:
            assert {client.get("/api/me", headers=nonsense).status_code for _ in range(2000)} == {200}
            dropped = re.search(r"^kamifuda_log_lines_dropped_total (\S+)", client.get("/metrics").text, re.MULTILINE)
        assert dropped and float(dropped[1]) > 0
        code, rest = terminal.interrupted(GOODBYE.strip())
    assert code == 0 and GOODBYE.strip() in rest


@pytest.mark.parametrize(("machine", "said"), [("192.0.2.7", "http://192.0.2.7:8001"), (None, "aucun réseau")])
def test_the_host_is_told_in_french_too(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], machine: str | None, said: str
) -> None:
    monkeypatch.setattr(hosting, "in_network", lambda: machine)
    hosting.welcome(8000, 8001, browser=False, text=Text("fr"))
    told = capsys.readouterr().out
    assert told.startswith("Le port 8000 est pris\u00a0: ce sera le 8001.\n")
    assert said in told and "http://localhost:8001" in told
