"""Keeping a match that is played in the terminal."""

import resource
from pathlib import Path

import pytest

from kamifuda.cli.kept import record_in
from tests.program import KAMIFUDA, PROMPT, environment, play, printed, squeezed
from tests.terminal import Terminal

OFFER = "just Enter > "


def test_save_while_playing_never_overwrites(tmp_path: Path) -> None:
    (tmp_path / "other").write_text("precious")
    with play("--seed", "11") as terminal:
        terminal.until(PROMPT["en"])
        for line, words in (
            (f"save {tmp_path}/other", "exists already"),
            (f"save {tmp_path}/no/where", "The file"),
            (f"save {'a' * 3000}", "the name is not possible"),
            ("save /no/where", "no such folder"),
            (f"save {tmp_path}/a\x1bb", "the name is not possible"),
            ("save", "save FILE"),
            (f"save {tmp_path}/new", "The match is in"),
            (f"save {tmp_path}/new", "The match is in"),
        ):
            terminal.typed(line)
            assert words in squeezed(terminal.until(PROMPT["en"]))
        terminal.typed("pass")
        terminal.until(PROMPT["en"])
        terminal.typed("q")
        assert terminal.ended()[0] == 0
    assert (tmp_path / "other").read_text() == "precious"
    assert "not over" in printed("verify", str(tmp_path / "new"))
    assert "exists already" in complaint_in_terminal("--save", str(tmp_path / "other"))


def complaint_in_terminal(*arguments: str) -> str:
    with play(*arguments) as terminal:
        code, said = terminal.ended()
    assert code == 2
    return said


def test_a_full_disk_keeps_the_last_good_version(tmp_path: Path) -> None:
    file = tmp_path / "kept"
    with play("--seed", "11", "--save", str(file)) as terminal:
        terminal.until(PROMPT["en"])
        resource.prlimit(terminal.process.pid, resource.RLIMIT_FSIZE, (10, resource.RLIM_INFINITY))
        good = file.read_bytes()
        terminal.typed("pass")
        assert "could not be written" in squeezed(terminal.until(PROMPT["en"]))
        assert file.read_bytes() == good and list(tmp_path.iterdir()) == [file]
        resource.prlimit(terminal.process.pid, resource.RLIMIT_FSIZE, (resource.RLIM_INFINITY,) * 2)
        terminal.typed("1")
        seen = terminal.until(PROMPT["en"])
        while "✓" in seen:
            terminal.typed("1")
            seen = terminal.until(PROMPT["en"])
        assert "could not be written" not in squeezed(seen)
    assert len(record_in(str(file)).plays) > good.count(b"\n") - 10


def test_leaving_offers_to_keep_the_match(tmp_path: Path) -> None:
    (tmp_path / "other").write_text("precious")
    with Terminal(
        [*KAMIFUDA, "play", "--seed", "11", "--language", "en"], environment() | {"HOME": str(tmp_path)}
    ) as terminal:
        terminal.until(PROMPT["en"])
        terminal.typed("q")
        terminal.until(OFFER)
        terminal.typed("~/other")
        assert "The file ~/other exists already" in terminal.until(OFFER)
        terminal.typed("~/kept")
        code, said = terminal.ended()
    assert code == 0 and "The match is in" in said and "--language en" in said and "not kept" not in said
    assert "not over" in printed("verify", str(tmp_path / "kept"))


@pytest.mark.parametrize("answer", [b"\n", b"\x04"])
def test_nobody_must_keep_a_match(answer: bytes) -> None:
    with play("--seed", "11") as terminal:
        terminal.until(PROMPT["en"])
        terminal.typed("q")
        terminal.until(OFFER)
        terminal.press(answer)
        code, said = terminal.ended()
    assert code == 0 and "This match is not kept." in said and "--seed 11" in said and "--language" not in said
