"""serve, export and import as an operator meets them."""

import asyncio
import os
import signal
import socket
import stat
from pathlib import Path

import pytest

from kamifuda.server.process.settings import Settings
from kamifuda.server.store.database import Database
from tests import patient
from tests.examples import FIRST
from tests.patient import PATIENCE
from tests.program import complaint, printed
from tests.server.client import identity, make_table
from tests.server.serving import Serving


def served_table(database: Path) -> tuple[Serving, str]:
    """A running server that holds one table."""
    server = Serving(str(database)).start()
    cookie = asyncio.run(identity(server.http))
    return server, asyncio.run(make_table(server.http, cookie, game=FIRST.name))


@pytest.mark.parametrize("number", [signal.SIGINT, signal.SIGTERM])
def test_a_server_tells_its_address_and_ends_in_peace(tmp_path: Path, number: int) -> None:
    server = Serving(str(tmp_path / "a.db")).start()
    assert patient.get(f"{server.http}/api/health").json()["status"] == "ok"
    assert server.process is not None and server.process.stdout is not None
    server.process.send_signal(number)
    assert server.process.stdout.read() == "Everything is saved. Goodbye!\n"
    assert server.process.wait(PATIENCE) == 0
    server.process.stdout.close()


def test_a_taken_port_is_said(tmp_path: Path) -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = taken.getsockname()[1]
        said = complaint(1, "serve", "--port", str(port), "--database", str(tmp_path / "a.db"))
    assert said.startswith(f"kamifuda: port {port} is taken; ")


@pytest.mark.parametrize(
    ("arguments", "code", "said"),
    [
        (["--port", "99999"], 2, "there is no port “99999”; a port is a number from 0 to 65535."),
        (["--port", "-1"], 2, "there is no port “-1”; a port is a number from 0 to 65535."),
        (["--host", "no.such.host"], 1, "the address no.such.host cannot be had here:"),
        (["--database", "mysql://x"], 1, "only SQLite files and postgresql:// are known."),
        (
            ["--database", "postgresql://me:hush@127.0.0.1:1/x"],
            1,
            "127.0.0.1:1/x cannot be used: it does not answer.",
        ),
        (["--database", os.devnull + "/x"], 1, "cannot be used: there is no such folder."),
    ],
)
def test_what_can_not_be_served_is_said_in_one_line(arguments: list[str], code: int, said: str) -> None:
    told = complaint(code, "serve", "--port", "0", *arguments)
    assert said in told
    assert "hush" not in told


def test_a_file_that_is_no_database_is_left_alone(tmp_path: Path) -> None:
    (tmp_path / "letter").write_text("Dear Ann, this is a letter and not a database. " * 100)
    told = complaint(1, "serve", "--port", "0", "--database", str(tmp_path / "letter"))
    assert "cannot be used: this file is something else." in told
    assert (tmp_path / "letter").read_text().startswith("Dear Ann")


def test_a_second_server_on_the_same_file_is_refused(tmp_path: Path) -> None:
    server = Serving(str(tmp_path / "a.db")).start()
    told = complaint(1, "serve", "--port", "0", "--database", str(tmp_path / "a.db"), language="fr")
    assert "un autre serveur y travaille" in told
    server.stop()


def test_a_backup_is_made_while_serving_and_restored_elsewhere(tmp_path: Path) -> None:
    server, table = served_table(tmp_path / "a.db")
    backup = tmp_path / "backup"
    said = printed("export", str(backup), "--database", server.database)
    assert said == f"1 table written to {backup}.\n"
    assert stat.S_IMODE(backup.stat().st_mode) == 0o600
    server.stop()

    said = printed("import", str(backup), "--database", str(tmp_path / "b.db"))
    assert said == f"1 table taken from {backup}; none was there already.\n"
    again = printed("import", str(backup), "--database", str(tmp_path / "b.db"), language="fr")
    assert again == f"0 table reprise du fichier {backup}\u202f; 1 y était déjà.\n"
    restored = Serving(str(tmp_path / "b.db")).start()
    assert patient.get(f"{restored.http}/api/tables/{table}").json()["info"]["status"] == "gathering"
    restored.stop()


@pytest.mark.parametrize("form", ["{path}", "sqlite:///{path}", "sqlite+aiosqlite:///{path}"])
def test_a_file_may_be_named_as_sqlalchemy_does(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, form: str) -> None:
    monkeypatch.chdir(tmp_path)
    assert Database(form.format(path=tmp_path / "a.db")).file == tmp_path / "a.db"
    assert Database(form.format(path="a.db")).file == tmp_path / "a.db"
    monkeypatch.setenv("KAMIFUDA_DATABASE", form.format(path="b.db"))
    assert Database(Settings.of().database).file == tmp_path / "b.db"


def test_export_and_import_take_an_address(tmp_path: Path) -> None:
    server, _ = served_table(tmp_path / "a.db")
    server.stop()
    address, backup = f"sqlite:///{tmp_path}", str(tmp_path / "backup")
    assert "1 table written" in printed("export", backup, "--database", f"{address}/a.db")
    assert "1 table taken" in printed("import", backup, "--database", f"{address}/b.db")
    assert (tmp_path / "b.db").exists()


@pytest.mark.parametrize("nothing", ["sqlite://", "sqlite:///", "sqlite:///:memory:", "sqlite://host/a.db"])
def test_an_address_without_a_file_is_refused(nothing: str) -> None:
    assert "only SQLite files and postgresql://" in complaint(1, "serve", "--port", "0", "--database", nothing)


def test_a_backup_overwrites_nothing(tmp_path: Path) -> None:
    (tmp_path / "backup").write_text("mine")
    assert "exists already" in complaint(2, "export", str(tmp_path / "backup"), "--database", str(tmp_path / "a.db"))
    assert (tmp_path / "backup").read_text() == "mine"


def test_a_database_that_is_not_there_leaves_no_backup(tmp_path: Path) -> None:
    told = complaint(1, "export", str(tmp_path / "backup"), "--database", str(tmp_path / "a.db"))
    assert "it does not exist" in told
    assert list(tmp_path.iterdir()) == []


def test_a_damaged_backup_is_refused_with_its_line(tmp_path: Path) -> None:
    server, _ = served_table(tmp_path / "a.db")
    server.stop()
    whole = tmp_path / "whole"
    printed("export", str(whole), "--database", server.database)
    lines = whole.read_bytes().splitlines(keepends=True)
    entry = next(number for number, line in enumerate(lines) if line.startswith(b'{"log"'))
    for damage, place, said in (
        (lines[:-1], len(lines) - 1, "cut off"),
        ([*lines[:entry], lines[entry].replace(b'"', b"", 1), *lines[entry + 1 :]], entry + 1, "JSON"),
        ([*lines[:2], b"\xff" + lines[2], *lines[3:]], 3, "not UTF-8"),
        ([b"kamifuda export 9\n", *lines[1:]], 1, "“9”"),
    ):
        (tmp_path / "damaged").write_bytes(b"".join(damage))
        told = complaint(1, "import", str(tmp_path / "damaged"), "--database", str(tmp_path / "b.db"))
        assert f"line {place}: " in told and said in told
    printed("import", str(whole), "--database", str(tmp_path / "b.db"))
    assert printed("export", str(tmp_path / "again"), "--database", str(tmp_path / "b.db")).startswith("1 table ")
