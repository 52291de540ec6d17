"""Records: readable, complete, and strict about damage."""

import json
from collections.abc import Callable

import pytest

from kamifuda.core import record
from kamifuda.core.clauses import BadNotation, BadRecord
from kamifuda.core.match import LARGEST_ATTACHMENT, Match
from kamifuda.core.rng import Rng
from kamifuda.games import GAMES, kami
from tests.spread import play_randomly

NAMES = ("Ana", "Béla, the 2nd", "Chloé", "bot greedy")


def some_record(plays: int = 12, attachment: str | None = None) -> str:
    origin = record.Origin(server=bytes(range(32)), entropy=(b"\x01\x02", b"", b"\x03", b"\xff"))
    match, rng = Match(kami, kami.Options(), origin.seed()), Rng(1)
    for _ in range(4):
        match.play(match.to_act()[0], "play_on", attachment)
    while not match.position.over and len(match.plays) < plays:
        play_randomly(match, rng)
    return record.write(record.of(match, NAMES, origin))


def test_a_record_reads_as_a_person_would_write_it() -> None:
    lines = some_record().splitlines()
    assert lines[:3] == ["kamifuda record 1", "game kami", "version 1"]
    assert lines[3].startswith("options seats=4 mode=soldier target=15 ")
    assert lines[4:8] == [f"seat {seat} {name}" for seat, name in enumerate(NAMES)]
    assert lines[8] == f"server_seed {bytes(range(32)).hex()}"
    assert lines[13] == "1 0 play_on"
    assert lines[-1] == "unfinished"


def test_a_record_with_attachments_and_entropy_round_trips() -> None:
    text = some_record(400, json.dumps({"gesture": [1, 2.5, "é"]}))
    read = record.read(text, GAMES)
    assert record.write(read) == text
    assert read.plays[0].attachment == json.dumps({"gesture": [1, 2.5, "é"]})
    assert record.verify(read, GAMES).position.over


def test_a_record_says_which_plays_a_bot_made_for_a_person() -> None:
    match = Match(kami, kami.Options(), record.Origin(text="1").seed())
    match.play(0, "play_on", '{"x":1}', by_bot=True)
    match.play(1, "play_on")
    text = record.write(record.of(match, NAMES, record.Origin(text="1")))
    assert '1 0 play_on\n  with {"x":1}\n  by bot\n2 1 play_on\nunfinished\n' in text
    read = record.read(text, GAMES)
    assert [play.by_bot for play in read.plays] == [True, False]
    assert record.verify(read, GAMES).plays == match.plays


def test_an_attachment_is_limited_to_32_kilobytes() -> None:
    some_record(5, json.dumps("x" * (LARGEST_ATTACHMENT - 2)))
    with pytest.raises(BadNotation):
        some_record(5, json.dumps("x" * (LARGEST_ATTACHMENT - 1)))


def line(number: int, change: Callable[[str], str]) -> Callable[[str], str]:
    """A damage to one line, counted from 1."""

    def damage(text: str) -> str:
        lines = text.split("\n")
        lines[number - 1] = change(lines[number - 1])
        return "\n".join(lines)

    return damage


@pytest.mark.parametrize(
    ("damage", "at", "reason"),
    [
        (line(1, lambda _: "kamifuda record 2"), 1, "not-a-record"),
        (line(2, lambda _: "game chess"), 2, "unknown-game"),
        (line(3, lambda _: "version 9"), 3, "unknown-version"),
        (line(4, lambda text: text.replace("soldier", "samurai")), 4, "bad-option"),
        (line(4, lambda text: text + " mode=lord"), 4, "spelling"),
        (line(6, lambda _: "seat 7 Eve"), 6, "expected"),
        (line(5, lambda _: "seat 0 \x1b[31mEve\x07"), 5, "not-printable"),
        (line(5, lambda _: "seat 0  "), 5, "not-printable"),
        (line(5, lambda _: "seat 0 " + "x" * 61), 5, "not-printable"),
        (line(14, lambda text: text + "\x1b"), 14, "not-printable"),
        (line(9, lambda _: "server_seed xyz"), 9, "not-hexadecimal"),
        (line(12, lambda text: text.upper()), 12, "expected"),
        (line(13, lambda _: "entropy 3 FF"), 13, "spelling"),
        (line(15, lambda _: "3 1 play_on"), 15, "expected"),
        (line(15, lambda _: "2 one play_on"), 15, "expected"),
        (line(15, lambda _: "2 9 play_on"), 15, "expected"),
        (line(15, lambda _: "2 -1 play_on"), 15, "expected"),
        (line(15, lambda _: f"2 {'9' * 5000} play_on"), 15, "expected"),
        (line(14, lambda text: text + "\n  with {"), 15, "not-json"),
        (line(14, lambda text: text + "\n  with " + "[" * 30_000), 15, "not-json"),
        (line(14, lambda text: text + "\n  with " + "1" * 40_000), 15, "attachment-too-large"),
        (line(26, lambda _: f"over 1 2 3 {'9' * 5000}"), 26, "expected"),
        (line(15, lambda _: "2 1 "), 15, "expected"),
        (line(15, lambda _: ""), 15, "expected"),
        (line(26, lambda _: "over 1 2"), 26, "expected"),
        (line(26, lambda _: "over 1 2 3 x"), 26, "expected"),
        (lambda text: text + "more\n", 27, "after-the-end"),
        (lambda text: text[:-1], 26, "cut-off"),
        (lambda text: text[: text.index("unfinished")], 25, "cut-off"),
        (lambda text: "", 1, "cut-off"),
        (lambda text: text.replace("\n", "\r\n"), 1, "not-a-record"),
    ],
)
def test_damage_is_named_with_its_line(damage: Callable[[str], str], at: int, reason: str) -> None:
    with pytest.raises(BadRecord) as bad:
        record.read(damage(some_record()), GAMES)
    assert (bad.value.line, bad.value.reason) == (at, reason)


@pytest.mark.parametrize(
    ("damage", "at", "reason", "about"),
    [
        (line(15, lambda _: "2 0 play_on"), 15, "illegal-play", "KAMI-A9"),
        (line(15, lambda _: "2 1 pass"), 15, "illegal-play", "KAMI-24"),
        (line(15, lambda _: "2 1 dance"), 15, "unknown-step", "dance"),
        (line(9, lambda text: text.replace("00", "01")), 18, "illegal-play", "KAMI-11"),
        (line(26, lambda _: "over 15 0 15 0"), 26, "other-scores", "unfinished"),
    ],
)
def test_a_record_that_does_not_follow_the_rules_proves_nothing(
    damage: Callable[[str], str], at: int, reason: str, about: str
) -> None:
    changed = record.read(damage(some_record()), GAMES)
    with pytest.raises(BadRecord) as bad:
        record.verify(changed, GAMES)
    assert (bad.value.line, bad.value.reason, bad.value.about) == (at, reason, about)


def test_other_scores_are_not_believed() -> None:
    text = some_record(400)
    *head, last = text.splitlines()
    forged = "\n".join([*head, last.replace("over", "over 9").rsplit(" ", 1)[0]]) + "\n"
    with pytest.raises(BadRecord) as bad:
        record.verify(record.read(forged, GAMES), GAMES)
    assert bad.value.reason == "other-scores"
    assert bad.value.about == last.removeprefix("over ")
