"""Records: readable, complete, and strict about damage."""

import json
from collections.abc import Callable

import pytest

from kamifuda.core import record
from kamifuda.core.clauses import BadNotation, BadRecord
from kamifuda.core.match import LARGEST_ATTACHMENT, Match, plays
from kamifuda.core.rng import Rng
from kamifuda.games import GAMES
from tests.clauses import clauses_of
from tests.examples import FIRST, option_of
from tests.spread import play_randomly

NAMES = ("Ana", "Béla, the 2nd", "Chloé", "bot greedy")


WORD = option_of(FIRST, str)
USUAL, UNUSUAL = WORD.metadata["allowed"][:2]


def play_first(match: Match, attachment: str | None = None, by_bot: bool = False) -> str:
    """The first of the legal plays, by whoever is first to act."""
    [seat, *_] = match.to_act()
    play = plays(match.legal(seat))[0]
    match.play(seat, play, attachment, by_bot=by_bot)
    return play


def some_record(most: int = 12, attachment: str | None = None) -> str:
    origin = record.Origin(server=bytes(range(32)), entropy=(b"\x01\x02", b"", b"\x03", b"\xff"))
    match, rng = Match(FIRST, FIRST.Options(), origin.seed()), Rng(1)
    for _ in range(4):
        play_first(match, attachment)
    while not match.position.over and len(match.plays) < most:
        play_randomly(match, rng)
    return record.write(record.of(match, NAMES, origin))


def test_a_record_reads_as_a_person_would_write_it() -> None:
    text = some_record()
    lines, dealt = text.splitlines(), Match(FIRST, FIRST.Options(), record.read(text, GAMES).origin.seed())
    assert lines[:3] == ["kamifuda record 1", f"game {FIRST.name}", f"version {FIRST.version}"]
    assert lines[3].startswith("options seats=4 ") and f" {WORD.name}={USUAL} " in lines[3]
    assert lines[4:8] == [f"seat {seat} {name}" for seat, name in enumerate(NAMES)]
    assert lines[8] == f"server_seed {bytes(range(32)).hex()}"
    assert lines[13] == f"1 0 {play_first(dealt)}"
    assert lines[-1] == "unfinished"


def test_a_record_with_attachments_and_entropy_round_trips() -> None:
    text = some_record(400, json.dumps({"gesture": [1, 2.5, "é"]}))
    read = record.read(text, GAMES)
    assert record.write(read) == text
    assert read.plays[0].attachment == json.dumps({"gesture": [1, 2.5, "é"]})
    assert record.verify(read, GAMES).position.over


def test_a_record_says_which_plays_a_bot_made_for_a_person() -> None:
    match = Match(FIRST, FIRST.Options(), record.Origin(text="1").seed())
    first, second = play_first(match, '{"x":1}', by_bot=True), play_first(match)
    text = record.write(record.of(match, NAMES, record.Origin(text="1")))
    assert f'1 0 {first}\n  with {{"x":1}}\n  by bot\n2 1 {second}\nunfinished\n' in text
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
        (line(4, lambda text: text.replace(f"{WORD.name}={USUAL}", f"{WORD.name}=nonsense")), 4, "bad-option"),
        (line(4, lambda text: text + f" {WORD.name}={UNUSUAL}"), 4, "spelling"),
        (line(6, lambda _: "seat 7 Eve"), 6, "expected"),
        (line(5, lambda _: "seat 0 \x1b[31mEve\x07"), 5, "not-printable"),
        (line(5, lambda _: "seat 0  "), 5, "not-printable"),
        (line(5, lambda _: "seat 0 " + "x" * 61), 5, "not-printable"),
        (line(14, lambda text: text + "\x1b"), 14, "not-printable"),
        (line(9, lambda _: "server_seed xyz"), 9, "not-hexadecimal"),
        (line(12, lambda text: text.upper()), 12, "expected"),
        (line(13, lambda _: "entropy 3 FF"), 13, "spelling"),
        (line(15, lambda _: "3 1 dance"), 15, "expected"),
        (line(15, lambda _: "2 one dance"), 15, "expected"),
        (line(15, lambda _: "2 9 dance"), 15, "expected"),
        (line(15, lambda _: "2 -1 dance"), 15, "expected"),
        (line(15, lambda _: f"2 {'9' * 5000} dance"), 15, "expected"),
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
        (line(15, lambda _: "2 1 dance"), 15, "unknown-step", "dance"),
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


def test_a_play_against_the_rules_is_named_with_its_clause() -> None:
    """Whoever has played plays the same again, out of turn."""
    lines = some_record().splitlines()
    changed = record.read("\n".join([*lines[:14], lines[13].replace("1", "2", 1), *lines[15:]]) + "\n", GAMES)
    with pytest.raises(BadRecord) as bad:
        record.verify(changed, GAMES)
    assert (bad.value.line, bad.value.reason) == (15, "illegal-play") and bad.value.about in clauses_of(FIRST)


def test_other_scores_are_not_believed() -> None:
    text = some_record(400)
    *head, last = text.splitlines()
    forged = "\n".join([*head, last.replace("over", "over 9").rsplit(" ", 1)[0]]) + "\n"
    with pytest.raises(BadRecord) as bad:
        record.verify(record.read(forged, GAMES), GAMES)
    assert bad.value.reason == "other-scores"
    assert bad.value.about == last.removeprefix("over ")
