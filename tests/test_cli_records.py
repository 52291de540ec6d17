"""Records on the command line: written, told, proved, and what is said of damaged ones."""

import json
import re
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from typing import Any

import pytest

from kamifuda.cli.kept import record_in
from kamifuda.cli.refusals import refuse
from kamifuda.cli.usage import Refused
from kamifuda.core import record
from kamifuda.core.match import Match, Play, actions, plays
from kamifuda.core.rng import Rng
from kamifuda.core.seed import chance, commitment
from kamifuda.games import GAMES
from kamifuda.text import Text
from tests.examples import FIRST, option_of
from tests.facts import Chosen, facts, telling
from tests.program import SOON_OVER, asked, complaint, printed
from tests.spread import allowed

WORD, NUMBER = (option_of(FIRST, kind).name for kind in (str, int))
USUAL, MISSING = f"{WORD}={allowed(FIRST, WORD)[0]}", f"“{NUMBER}” is missing"
CLAUSE = f"{facts(FIRST).prefix}-"


@pytest.fixture(scope="module")
def recorded(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A short match of four bots."""
    file = tmp_path_factory.mktemp("records") / "match.txt"
    file.write_text(printed(*SOON_OVER, "--seed", "7"), "utf-8")
    return file


@pytest.mark.parametrize("seats", allowed(FIRST, "seats"))
def test_the_same_command_prints_the_same_bytes(seats: int) -> None:
    bots = ["greedy", "random", "search:5"][:seats]
    command = ["record", FIRST.name, "--seats", str(seats), "--seed", "x y", "--bots", ",".join(bots)]
    first = printed(*command)
    assert first == printed(*command, language="fr")
    found = record.read(first, GAMES)
    assert found.names == tuple(
        f"{name} {seat}" for seat, name in enumerate(["greedy", "random", "search:5", "greedy"][:seats])
    )
    record.verify(found, GAMES)


def test_verify_says_what_is_proved(recorded: Path) -> None:
    found = record.read(recorded.read_text("utf-8"), GAMES)
    said = printed("verify", str(recorded))
    assert f"{len(found.plays)} plays" in said and "“7”" in said and found.scores is not None
    assert all(f"{name}: {points}" in said for name, points in zip(found.names, found.scores, strict=True))
    assert said != printed("verify", str(recorded), language="fr")


def test_verify_names_the_commitment_of_a_server(tmp_path: Path) -> None:
    origin = record.Origin(server=b"s" * 32, entropy=(b"a", b"b"))
    played = Match(FIRST, FIRST.Options(seats=2), origin.seed())
    (tmp_path / "m").write_text(record.write(record.of(played, ("Ann", "Bo"), origin)))
    said = printed("verify", str(tmp_path / "m"))
    assert commitment(origin.server) in said and "not over" in said


def test_replay_tells_every_play_and_the_result(recorded: Path) -> None:
    found = record.read(recorded.read_text("utf-8"), GAMES)
    assert found.scores is not None
    for language, colon in (("en", ": "), ("fr", "\u00a0: ")):
        said = printed("replay", str(recorded), "--language", language)
        numbers = [int(number) for number in re.findall(r"^ *(\d+)  ", said, re.MULTILINE)]
        assert numbers == list(range(1, len(found.plays) + 1))
        scores = ", ".join(f"{name}{colon}{points}" for name, points in zip(found.names, found.scores, strict=True))
        assert said.splitlines()[-1] == Text(language).say("replay-result", scores=scores)


def test_a_replay_is_for_a_seat_of_the_match(recorded: Path) -> None:
    assert "4" in complaint(2, "replay", str(recorded), "--seat", "4")


# Referee


@pytest.mark.parametrize("options", telling(FIRST).OPTIONS, ids=lambda options: " ".join(asked(options)[1::2]))
def test_referee_lines_agree_with_the_engine(options: Chosen) -> None:
    command = ["record", FIRST.name, "--seed", "5", "--bots", "random", *asked(options)]
    first, *lines, last = [json.loads(line) for line in printed(*command, "--format", "referee").splitlines()]
    found = record.read(printed(*command), GAMES)
    game = GAMES[first["game"]]
    assert game.Options(**first["options"]) == found.options
    assert (first["version"], first["seats"], first["seed"]) == (game.version, found.options.seats, "5")
    position = game.deal(found.options, found.origin.seed())
    whole: list[str] = []
    count = 0
    for number, line in enumerate(lines):
        if position.whole:
            whole.append("")
            count += 1
            position.chance = chance(found.origin.seed(), count)
        assert line["n"] == number
        assert line["to_act"] == [seat for seat in range(4) if position.to_act() >> seat & 1]
        assert line["legal"] == {str(seat): legal_texts(game, position, seat) for seat in line["to_act"]}
        assert line["position"] == game.layout(position)
        assert line["action"] in line["legal"][str(line["seat"])]
        whole[-1] += ", " * bool(whole[-1]) + line["action"]
        position.apply(line["seat"], game.parse(position, line["seat"], line["action"]))
    assert whole == [play.text for play in found.plays]
    assert last == {"over": True, "scores": list(found.scores or ())} and position.over


def legal_texts(game: Any, position: Any, seat: int) -> list[str]:
    return [game.notation(position, seat, action) for action in actions(position.legal(seat))]


# Damage: what is done to the lines of a record, and the line and words of the complaint

Damage = Callable[[list[str]], str]


def with_line(number: int, line: str) -> Damage:
    return lambda lines: text_of([*lines[: number - 1], line, *lines[number:]])


def text_of(lines: list[str]) -> str:
    return "\n".join(lines) + "\n"


def with_play(number: int, change: Callable[[str], str]) -> Damage:
    return lambda lines: with_line(SEED + number, change(lines[SEED + number - 1]))(lines)


def without_the_third_play(lines: list[str]) -> str:
    return text_of([*lines[: SEED + 2], *lines[SEED + 3 :]])


def half(play: str) -> str:
    return play.partition(",")[0]


def too_early(lines: list[str]) -> list[str]:
    """The first play is one of the same seat that becomes legal later."""
    found = record.read(text_of(lines), GAMES)
    match, seat = Match(FIRST, found.options, found.origin.seed()), found.plays[0].seat
    later = next(one.text for one in found.plays if one.seat == seat and one.text not in plays(match.legal(seat)))
    return [*lines[:SEED], f"1 {seat} {later}", *lines[SEED + 1 :]]


SEED = 5 + FIRST.Options().seats  # the line before the plays
LAST = -1
DAMAGED: list[tuple[str, Damage, int, str]] = [
    # what                   how                                                     line      words
    ("another file",         with_line(1, "hello"),                                  1,        "not a record"),
    ("another game",         with_line(2, "game chess"),                             2,        "chess"),
    ("another version",      with_line(3, "version 99"),                             3,        "99"),
    ("no options",           with_line(4, "opinions"),                               4,        "options"),
    ("a bad option",         with_line(4, "options seats=9"),                        4,        "seats=9"),
    ("a missing seat",       with_line(6, "seat 7 Bo"),                              6,        "seat 1"),
    ("no seed",              with_line(SEED, "sead 7"),                              SEED,     "“seed …”"),
    ("bad hexadecimal",      with_line(SEED, "server_seed zz"),                      SEED,     "hexadecimal"),
    ("a wrong number",       with_play(1, lambda line: line.replace("1", "2", 1)),   SEED + 1, "play number 1"),
    ("nonsense",             with_play(1, lambda line: line[:4] + "juggle"),         SEED + 1, "juggle"),
    ("an illegal play",      lambda lines: text_of(too_early(lines)),                SEED + 1, CLAUSE),
    ("half a play",          with_play(5, half),                                     SEED + 5, "only the beginning"),
    ("nobody's turn",        with_play(5, lambda line: "5 9" + line[3:]),            SEED + 5, "play number 5"),
    ("a bad attachment",     with_play(1, lambda line: f"{line}\n  with {{"),        SEED + 2, "JSON"),
    ("a lost line",          without_the_third_play,                                 SEED + 3, "play number 3"),
    ("cut off in a line",    lambda lines: text_of(lines[: SEED + 5])[:-3],          SEED + 5, "cut off"),
    ("cut off after a line", lambda lines: text_of(lines[: SEED + 4]),               SEED + 4, "cut off"),
    ("more after the end",   lambda lines: text_of([*lines, "more"]),                LAST,     "after the end"),
    ("wrong scores",         lambda lines: text_of([*lines[:-1], lines[-1] + "0"]),  LAST,     "result"),
    ("too few scores",       lambda lines: text_of([*lines[:-1], "over 3"]),         LAST,     "a score for each"),
    ("over too early",       lambda lines: text_of([*lines[: SEED + 5], lines[-1]]), LAST,     "not over"),
    ("a blank name",         with_line(6, "seat 1  "),                               6,        "blank"),
    ("another system",       lambda lines: "\r\n".join(lines),                       1,        "Windows"),
    ("no record, no line",   lambda lines: "hello",                                  1,        "not a record"),
    ("an odd spelling",      lambda lines: text_of(lines).replace("=on", "=true"),   4,        "changed by hand"),
    ("a missing option",     with_line(4, f"options seats=4 {USUAL}"),               4,        MISSING),
    ("nothing at all",       lambda lines: "",                                       1,        "is empty"),
    ("only a mark",          lambda lines: "\ufeff\n",                               1,        "is empty"),
    ("illegal and cut off",  lambda lines: text_of([*too_early(lines)[: SEED + 1], "2 0 pa"])[:-1], SEED + 1, CLAUSE),
]  # fmt: skip


@pytest.mark.parametrize(("damage", "line", "words"), [row[1:] for row in DAMAGED], ids=[row[0] for row in DAMAGED])
def test_damage_is_named_with_its_line(
    recorded: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str], damage: Damage, line: int, words: str
) -> None:
    file, text = tmp_path / "m", damage(recorded.read_text("utf-8").splitlines())
    file.write_bytes(text.encode())
    number = text.count("\n") if line == LAST else line
    said = complaint(1, "verify", str(file))
    assert f"{file}, line {number}: " in said and words in said
    with pytest.raises(Refused) as refused:
        record_in(str(file))
    assert refuse(refused.value, Text("fr")) == 1
    french = capsys.readouterr().err
    assert f"{file}, ligne {number}\u00a0: " in french
    assert not re.search("SEAT|PLAY|SCORE|unfinished", said + french)


def test_a_byte_order_mark_is_read_over(recorded: Path, tmp_path: Path) -> None:
    marked = tmp_path / "marked"
    marked.write_bytes(b"\xef\xbb\xbf" + recorded.read_bytes())
    assert "every one was legal" in printed("verify", str(marked))


def test_of_two_million_bogus_plays_the_first_is_named(
    recorded: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    head = recorded.read_text("utf-8").splitlines()[:SEED]
    bogus = tmp_path / "bogus"
    bogus.write_text(text_of([*head, *(f"{number} 0 juggle" for number in range(1, 2_000_001))]), "utf-8")
    tried: list[int] = []
    play_one = record.play_one

    def counted(match: Match, play: Play, line: int) -> None:
        tried.append(line)
        play_one(match, play, line)

    monkeypatch.setattr(record, "play_one", counted)
    with pytest.raises(Refused) as refused:
        record_in(str(bogus))
    assert refused.value.arguments["line"] == SEED + 1 and refused.value.arguments["reason"] != "cut-off"
    assert tried == [SEED + 1]


def test_no_damage_whatever_is_a_crash(recorded: Path, tmp_path: Path) -> None:
    text, file, rng = recorded.read_text("utf-8"), tmp_path / "m", Rng(1)
    play = text.splitlines()[SEED + 4]
    spare = [
        "",
        " ",
        "\n",
        ",",
        "@",
        "0",
        "9" * 30,
        "-1",
        "seat",
        "world",
        "\u0663",
        "\0",
        "é",
        f"{play}@3",
        *play.split(),
    ]
    for _ in range(400):
        start = rng.below(len(text))
        end = start + rng.below(6)
        file.write_text(text[:start] + spare[rng.below(len(spare))] + text[end:], "utf-8")
        with suppress(Refused):
            record_in(str(file))


def test_bytes_that_are_no_text_are_named_with_their_line(recorded: Path, tmp_path: Path) -> None:
    (tmp_path / "m").write_bytes(recorded.read_bytes().replace(b"seat 1 greedy", b"seat 1 gr\xffedy"))
    assert ", line 6: " in complaint(1, "verify", str(tmp_path / "m"))
