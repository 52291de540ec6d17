"""Records on the command line: written, told, proved, and what is said of damaged ones."""

import json
import re
from collections.abc import Callable
from contextlib import suppress
from dataclasses import replace
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest

from kamifuda.bots.selfplay import play_match, seated
from kamifuda.cli import referee
from kamifuda.cli.kept import record_in
from kamifuda.cli.refusals import refuse
from kamifuda.cli.usage import Refused
from kamifuda.core import record
from kamifuda.core.clauses import BadRecord
from kamifuda.core.match import Match, Play, actions
from kamifuda.core.rng import Rng
from kamifuda.core.seed import chance, commitment, from_text
from kamifuda.games import GAMES, kami
from kamifuda.text import Text
from tests.program import complaint, printed

GOLDEN = Path(__file__).parent / "golden"


@pytest.fixture(scope="module")
def recorded(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A short match of four bots."""
    file = tmp_path_factory.mktemp("records") / "match.txt"
    file.write_text(printed("record", "kami", "--seed", "7", "--option", "target=3"), "utf-8")
    return file


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_same_command_prints_the_same_bytes(seats: int) -> None:
    bots = ["greedy", "random", "search:5"][:seats]
    command = ["record", "kami", "--seats", str(seats), "--seed", "x y", "--bots", ",".join(bots)]
    command += ["--option", "target=4"]
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
    played = Match(GAMES["kami"], GAMES["kami"].Options(seats=2), origin.seed())
    (tmp_path / "m").write_text(record.write(record.of(played, ("Ann", "Bo"), origin)))
    said = printed("verify", str(tmp_path / "m"))
    assert commitment(origin.server) in said and "not over" in said


@pytest.mark.parametrize("old", sorted(GOLDEN.glob("kamimai_odds_of_*sheet*")), ids=lambda file: file.stem)
def test_verify_neither_proves_nor_denies_what_came_from_odds_that_are_lost(old: Path, tmp_path: Path) -> None:
    found = record.read(old.read_text("utf-8"), GAMES)
    with pytest.raises(BadRecord, match="other-answer"):  # by the odds of today
        record.check_world(replace(found, options=replace(found.options, version=3)), GAMES)
    said = printed("verify", str(old))
    assert "neither proved nor disproved" in said and f"the seed “{found.origin.text}”" in said
    assert "ni prouvé ni démenti" in printed("verify", str(old), language="fr")
    (tmp_path / "other").write_text(old.read_text("utf-8").replace(f"seed {found.origin.text}", "seed another"))
    assert "line" in complaint(1, "verify", str(tmp_path / "other"))


LOST = "neither proved nor disproved"
BY_ODDS = "plays nothing was simulated: the odds answered for the book."


def of_version(file: Path, version: int) -> str:
    """The same match, had it been written in another version that has the same options."""
    return re.sub(r"^version \d+$", f"version {version}", file.read_text("utf-8"), flags=re.M)


@pytest.mark.parametrize("name", ["kamimai_odds_of_60dbb33_seats_1_book_physics", "kamimai_seats_1_book_physics"])
def test_verify_denies_no_old_book_for_which_the_odds_answered(name: str) -> None:
    """Of version 2, and nothing in it was simulated, so nothing is said to have come out the same."""
    said = printed("verify", str(GOLDEN / f"{name}.record"))
    assert BY_ODDS in said and LOST in said and "simulated again" not in said
    french = printed("verify", str(GOLDEN / f"{name}.record"), language="fr")
    assert "les probabilités ont répondu" in french and "simulé de nouveau" not in french


def test_verify_still_denies_what_the_odds_of_today_would_not_have_answered(tmp_path: Path) -> None:
    (tmp_path / "m").write_text(of_version(GOLDEN / "kamimai_odds_of_60dbb33_seats_1_book_physics.record", 3))
    assert "line 22: " in complaint(1, "verify", str(tmp_path / "m"))


def test_replay_tells_every_play_and_the_result(recorded: Path) -> None:
    found = record.read(recorded.read_text("utf-8"), GAMES)
    assert found.scores is not None
    for language, colon in (("en", ": "), ("fr", "\u00a0: ")):
        said = printed("replay", str(recorded), "--language", language)
        numbers = [int(number) for number in re.findall(r"^ *(\d+)  ", said, re.MULTILINE)]
        assert numbers == list(range(1, len(found.plays) + 1))
        scores = ", ".join(f"{name}{colon}{points}" for name, points in zip(found.names, found.scores, strict=True))
        assert said.splitlines()[-1] == Text(language).say("replay-result", scores=scores)


def test_replay_tells_what_was_answered_to_those_who_may_know(recorded: Path) -> None:
    assert "greedy 1 shows no Soldiers." in printed("replay", str(recorded))
    one = printed("replay", str(recorded), "--seat", "1")
    assert "You show no Soldiers." in one and "greedy 0 has answered." in one


def test_replay_for_a_seat_keeps_the_others_secrets(recorded: Path) -> None:
    everything, one = printed("replay", str(recorded)), printed("replay", str(recorded), "--seat", "1")
    assert everything.count("is dealt") == 4 * one.count("You are dealt") and "is dealt" not in one
    assert "lays a card face down" in one and "lays a card face down" not in everything
    assert "4" in complaint(2, "replay", str(recorded), "--seat", "4")


# Referee


@pytest.mark.parametrize(
    "options",
    [["seats=2"], ["seats=3"], ["seats=3", "three_player_hand=8"], ["seats=4"], ["seats=4", "goita_hands=on"]],
    ids=" ".join,
)
def test_referee_lines_agree_with_the_engine(options: list[str]) -> None:
    command = ["record", "kami", "--seed", "5", "--bots", "random"]
    for option in [*options, "target=8"]:
        command += ["--option", option]
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


def test_referee_lines_tell_the_draw_for_first_player_and_rounds_scored_at_the_deal() -> None:
    """So that points never grow unexplained: those of `goita_hands` come with no step of their own."""
    options, scored = kami.Options(goita_hands=True, target=25), 0
    for number in range(12):
        seed = from_text(str(number))
        played = play_match(kami, options, seed, seated(kami, ["random"], 4, seed))
        first, *lines, last = [json.loads(line) for line in referee.lines(played, str(number))]
        names = [event["event"] for event in first["events"]]
        assert names.count("drew") >= 4 and "first" in names and names.count("received") >= 4
        points = lines[0]["position"]["points"] if lines else last["scores"]
        assert "soldiers_scored" in names or max(points) == 0
        for line, following in pairwise([*lines, {"position": {"points": last["scores"]}}]):
            grown = following["position"]["points"] != line["position"]["points"]
            why = {event["event"] for event in line["events"]} & {"scored", "soldiers_scored", "bounced", "reset"}
            assert bool(why) >= grown, line["n"]
            scored += "soldiers_scored" in why
    assert scored


def legal_texts(game: Any, position: Any, seat: int) -> list[str]:
    return [game.notation(position, seat, action) for action in actions(position.legal(seat))]


# Damage: what is done to the lines of a record, and the line and words of the complaint

Damage = Callable[[list[str]], str]


def with_line(number: int, line: str) -> Damage:
    return lambda lines: text_of([*lines[: number - 1], line, *lines[number:]])


def text_of(lines: list[str]) -> str:
    return "\n".join(lines) + "\n"


def half_a_play(lines: list[str]) -> str:
    return with_line(14, lines[13].partition(",")[0])(lines)


LAST = -1
DAMAGED: list[tuple[str, Damage, int, str]] = [
    # what                   how                                                         line words
    ("another file",         with_line(1, "hello"),                                      1,   "not a record"),
    ("another game",         with_line(2, "game chess"),                                 2,   "chess"),
    ("another version",      with_line(3, "version 99"),                                 3,   "99"),
    ("no options",           with_line(4, "opinions"),                                   4,   "options"),
    ("a bad option",         with_line(4, "options seats=9"),                            4,   "seats=9"),
    ("a missing seat",       with_line(6, "seat 7 Bo"),                                  6,   "seat 1"),
    ("no seed",              with_line(9, "sead 7"),                                     9,   "“seed …”"),
    ("bad hexadecimal",      with_line(9, "server_seed zz"),                             9,   "hexadecimal"),
    ("a wrong number",       with_line(10, "2 0 play_on"),                               10,  "play number 1"),
    ("nonsense",             with_line(10, "1 0 juggle"),                                10,  "juggle"),
    ("an illegal play",      with_line(10, "1 0 attack tower"),                          10,  "KAMI-24"),
    ("half a play",          half_a_play,                                                14,  "only the beginning"),
    ("nobody's turn",        with_line(14, "5 9 pass"),                                  14,  "play number 5"),
    ("a bad attachment",     lambda lines: text_of([*lines[:10], "  with {", *lines[10:]]), 11, "JSON"),
    ("a lost line",          lambda lines: text_of([*lines[:11], *lines[12:]]),          12,  "play number 3"),
    ("cut off in a line",    lambda lines: text_of(lines[:14])[:-3],                     14,  "cut off"),
    ("cut off after a line", lambda lines: text_of(lines[:13]),                          13,  "cut off"),
    ("more after the end",   lambda lines: text_of([*lines, "more"]),                    LAST, "after the end"),
    ("wrong scores",         lambda lines: text_of([*lines[:-1], "over 0 3 0 3"]),       LAST, "result"),
    ("too few scores",       lambda lines: text_of([*lines[:-1], "over 3"]),             LAST, "a score for each"),
    ("over too early",       lambda lines: text_of([*lines[:14], lines[-1]]),            LAST, "not over"),
    ("a blank name",         with_line(6, "seat 1  "),                                   6,   "blank"),
    ("another system",       lambda lines: "\r\n".join(lines),                           1,   "Windows"),
    ("no record, no line",   lambda lines: "hello",                                      1,   "not a record"),
    ("an odd spelling",      lambda lines: text_of(lines).replace("=on", "=true"),        4,   "changed by hand"),
    ("a missing option",     with_line(4, "options mode=soldier seats=4"),                4,   "“target” is missing"),
    ("nothing at all",       lambda lines: "",                                           1,   "is empty"),
    ("only a mark",          lambda lines: "\ufeff\n",                                   1,   "is empty"),
    ("illegal and cut off",  lambda lines: text_of([*lines[:9], "1 0 attack tower", "2 0 pa"])[:-1], 10, "KAMI-24"),
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
    head = recorded.read_text("utf-8").splitlines()[:9]
    bogus = tmp_path / "bogus"
    bogus.write_text(text_of([*head, *(f"{number} 0 pass" for number in range(1, 2_000_001))]), "utf-8")
    tried: list[int] = []
    play_one = record.play_one

    def counted(match: Match, play: Play, line: int) -> None:
        tried.append(line)
        play_one(match, play, line)

    monkeypatch.setattr(record, "play_one", counted)
    with pytest.raises(Refused) as refused:
        record_in(str(bogus))
    assert refused.value.arguments["line"] == 10 and refused.value.arguments["reason"] != "cut-off"
    assert tried == [10]


def test_no_damage_whatever_is_a_crash(recorded: Path, tmp_path: Path) -> None:
    text, file, rng = recorded.read_text("utf-8"), tmp_path / "m", Rng(1)
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
        "hide",
        "attack empress@3",
        "\u0663",
        "\0",
        "é",
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
