"""A Grimoire that obeys physics: what is asked of it, what WORLD says of it, and records that need no physics."""

import json
import sys
from dataclasses import replace
from functools import cache
from typing import Any

import pytest

from kamifuda.book.draw import simulated
from kamifuda.book.gesture import checked
from kamifuda.book.state import fingerprint
from kamifuda.bots.levels import NAMES, RandomBot, bot, hand_of
from kamifuda.cli.physics import Again, simulated_again
from kamifuda.core import record
from kamifuda.core.clauses import BadRecord
from kamifuda.core.match import Match
from kamifuda.core.position import WORLD
from kamifuda.core.rng import Rng
from kamifuda.games import GAMES, kamimai
from kamifuda.games.kamimai import physics
from kamifuda.games.kamimai.house import normalised
from tests.games.kamimai.scenes import Scene, drawing, scene

ORIGIN = record.Origin(text="1")
PEOPLE = ("Ana", "Béla")
BOTS = ("greedy", "random")
BRISK: dict[str, Any] = {
    "seats": 2, "book": "physics", "paper": "stern", "watch_seconds": 1, "energy_start": 4, "difficulty": "hard",
    "house_rules": normalised("I:!water+fire", kamimai.version),
}  # fmt: skip
HAND = '{"height":40,"path":[[0,0,5,0]],"let_go":60}'
FULL = {"left": 32, "pages": [[0, 0, 0, 0]] * 64, "strays": []}


def answer(match: Match) -> None:
    """WORLD's next play, simulated where it must be."""
    question = physics.question(match)
    text, recorded = physics.answer(match, None if question is None else simulated(question))
    match.play(WORLD, text, recorded)


@cache
def played() -> Match:
    """A whole match of two bots, one of them reckless."""
    match = Match(kamimai, kamimai.Options(**BRISK), ORIGIN.seed())
    bots = (bot(BOTS[0], kamimai, Rng(0)), RandomBot(Rng(1)))
    while not match.position.over:
        if match.to_act() == [WORLD]:
            answer(match)
            continue
        seat = match.awaited()[0]
        text = bots[seat].choose(match.view(seat), match.legal(seat))
        match.play(seat, text, json.dumps(hand_of(BOTS[seat])) if text.startswith("pull") else None)
    return match


def written(match: Match) -> str:
    return record.write(record.of(match, PEOPLE, ORIGIN))


def begun(match: Match, plays: int) -> Match:
    """The same match, no further than this; without physics."""
    again = Match(match.game, match.options, match.seed)
    for play in match.plays[:plays]:
        again.play(play.seat, play.text, play.attachment, play.by_bot)
    return again


def outcomes(match: Match) -> list[int]:
    """The numbers of the plays that record what came of a simulation."""
    return [number for number, play in enumerate(match.plays, 1) if play.seat == WORLD and play.attachment is not None]


def outcome(**told: Any) -> dict[str, Any]:
    """Of a draw of two pages of the left, unless told otherwise."""
    book = {"left": 30, "pages": [[0, 0, 0, 0]] * 62, "strays": []}
    return {"came": 2, "fell": False, "strays": [0, 0], "lean": -1, "ticks": 9, "book": book, "hash": "0" * 16} | told


def pulled(attachment: str | None = None, **lies: Any) -> Scene:
    """Seat 0 has pulled two pages of the left; it is the book's turn."""
    table = drawing(drawn="", book="physics", **lies).play("left, page 3")
    table.match.play(0, "pull 2", attachment)
    return table


def told(table: Scene, found: dict[str, Any]) -> list[str]:
    """All that WORLD says of this outcome."""
    said: list[str] = []
    while table.match.to_act() == [WORLD]:
        text, recorded = physics.answer(table.match, None if said else found)
        said.append(text)
        table.match.play(WORLD, text, recorded)
    return said


# A whole match


def test_a_match_is_played_to_its_end() -> None:
    match = played()
    assert match.position.over
    assert {"came", "stands", "falls"} <= {
        play.text.split(" ")[0].strip(",") for play in match.plays if play.seat == WORLD
    }
    for number, play in enumerate(match.plays, 1):
        before = begun(match, number - 1)
        if play.seat == WORLD:
            assert (physics.question(before) is not None) is (play.attachment is not None)


def test_a_record_is_replayed_without_physics(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "kamifuda.book", None)  # whoever imports it now fails
    monkeypatch.setitem(sys.modules, "pymunk", None)
    match, text = played(), written(played())
    again = record.verify(record.read(text, GAMES), GAMES)
    assert again.view(None) == match.view(None) and again.scores() == match.scores()
    assert written(again) == text


def test_what_is_simulated_again_comes_out_the_same() -> None:
    match = played()
    numbers = outcomes(match)
    for number in numbers[:: 1 + len(numbers) // 6]:
        found = physics.again(match, number)
        assert found is not None
        question, recorded = found
        assert simulated(question)["hash"] == recorded["hash"]


def test_only_what_was_simulated_is_simulated_again() -> None:
    match = played()
    there = [number for number in range(-1, len(match.plays) + 3) if physics.again(match, number) is not None]
    assert there == outcomes(match)


def test_each_fall_tells_which_play_shows_it() -> None:
    match = played()
    then, falls = Match(match.game, match.options, match.seed), list[int]()
    for number, play in enumerate(match.plays, 1):
        then.play(play.seat, play.text, play.attachment, play.by_bot)
        shows = physics.fallen(then)
        assert (shows is not None) == (play.text == "falls")
        if shows is not None:
            found = physics.again(match, shows)
            assert found is not None and found[1]["fell"] and shows <= number
            assert all(between.text.startswith("stray") for between in match.plays[shows : number - 1])
            falls.append(number - shows)
    assert falls and max(falls) > 0  # in a draw it is told later than it was simulated


def test_a_fall_by_the_odds_can_not_be_shown() -> None:
    table = drawing("", "", book="physics", phase="watch").world("falls")
    assert physics.fallen(table.match) is None


def forged(match: Match, number: int, text: str | None = None, **changed: Any) -> str:
    """The record, with something else at this play of WORLD; a hash of its own unless told otherwise."""
    play = match.plays[number - 1]
    found = json.loads(play.attachment or "") | changed
    found |= {"hash": changed.get("hash", fingerprint(found))}
    attachment = json.dumps(found, separators=(",", ":"))
    match.plays[number - 1] = replace(play, text=text or play.text, attachment=attachment)
    return written(match)


def some() -> tuple[Match, int]:
    """The beginning of a match, and the number of a play that records how many pages came."""
    match = begun(played(), outcomes(played())[2])
    return match, next(number for number in outcomes(match) if match.plays[number - 1].text.startswith("came"))


def verified(text: str) -> Again:
    said = simulated_again(record.read(text, GAMES), lambda _: None)
    assert said is not None
    return said


def test_an_outcome_that_is_simulated_otherwise_is_named() -> None:
    """As on another machine: what was recorded stands."""
    match, number = some()
    book = json.loads(match.plays[number - 1].attachment or "")["book"]
    book["pages"][0][0] += 1
    said = verified(forged(match, number, book=book))
    assert said.count == 3 and number in said.different


@pytest.mark.parametrize(
    ("text", "changed", "reason"),
    [
        (None, {"hash": "f" * 16}, "bad-outcome"),
        (None, {"fell": "yes"}, "bad-outcome"),
        ("came 0", {}, "other-answer"),
        (None, {"came": 0}, "other-answer"),
    ],
)
def test_what_does_not_follow_from_what_is_recorded_is_refused(text: str | None, changed: Any, reason: str) -> None:
    match, number = some()
    match = begun(match, number)
    with pytest.raises(BadRecord) as bad:
        verified(forged(match, number, text, **changed))
    assert bad.value.reason == reason


def test_what_the_odds_would_not_have_said_either_is_refused() -> None:
    """WORLD says something while the book is watched, and nothing is recorded of it."""
    match = played()
    number = next(number for number in outcomes(match) if not match.plays[number - 1].text.startswith("came"))
    match = begun(match, number)
    expected = begun(match, number - 1).foretold()
    other = "falls" if expected == "stands" else "stands"
    match.plays[number - 1] = replace(match.plays[number - 1], text=other, attachment=None)
    with pytest.raises(BadRecord) as bad:
        verified(written(match))
    assert (bad.value.reason, bad.value.about) == ("other-answer", expected)


def of_version(version: int) -> Match:
    """One page was pulled, and the book has stood."""
    match = Match(kamimai, kamimai.Options(seats=1, book="physics", version=version), ORIGIN.seed())
    match.play(0, "left, page 1")
    match.play(0, "pull 1")
    answer(match)
    answer(match)
    return match


def said_otherwise(match: Match, simulated: bool) -> str:
    """The record, with another lean at the end than what was simulated, or than the odds of today would have it."""
    if not simulated:
        match.plays[-2] = replace(match.plays[-2], attachment=None)
    assert match.plays[-1].text != "stands, lean 9"
    match.plays[-1] = replace(match.plays[-1], text="stands, lean 9")
    return record.write(record.of(match, ("Ana",), ORIGIN))


@pytest.mark.parametrize(("version", "simulated"), [(2, True), (kamimai.version, True), (kamimai.version, False)])
def test_what_follows_neither_from_a_simulation_nor_from_the_odds_is_refused(version: int, simulated: bool) -> None:
    with pytest.raises(BadRecord) as bad:
        verified(said_otherwise(of_version(version), simulated))
    assert bad.value.reason == "other-answer"


def test_what_lost_odds_said_is_not_refused_but_counted() -> None:
    assert verified(said_otherwise(of_version(2), simulated=False)) == Again(0, [], 2)


@pytest.mark.parametrize("gesture", ["[]", "3", '{"care": 1}'])
def test_a_hand_that_was_never_one_is_refused(gesture: str) -> None:
    match, number = some()
    match = begun(match, number)
    match.plays[number - 2] = replace(match.plays[number - 2], attachment=gesture)
    with pytest.raises(BadRecord) as bad:
        verified(written(match))
    assert bad.value.reason == "bad-gesture"


def test_a_crash_after_the_pages_came_goes_on_from_what_was_recorded() -> None:
    """WORLD had said how many came, but not yet whether the book stands."""
    match = played()
    for number in outcomes(match):
        if match.plays[number - 1].text.startswith("came"):
            again = begun(match, number)
            assert physics.question(again) is None
            while again.to_act() == [WORLD] and physics.question(again) is None and not again.position.over:
                answer(again)
            assert again.plays == match.plays[: len(again.plays)] and len(again.plays) > number


def test_a_crash_after_the_pull_simulates_it_as_before() -> None:
    match = played()
    number = next(number for number in outcomes(match) if match.plays[number - 1].text.startswith("came"))
    again = begun(match, number - 1)
    answer(again)
    assert again.plays[-1] == match.plays[number - 1]


def test_the_book_is_always_the_one_of_the_rules() -> None:
    """As many pages on either side; another seed for every book that was built, and as it leans."""
    match, seeds = played(), dict[int, int]()
    now = begun(match, 0)
    for play in match.plays:
        now.play(play.seat, play.text, play.attachment)
        seen, book = now.view(None)["book"], physics.standing(now)
        if "seed" in book:
            assert [book[name] for name in ("left", "right", "lean")] == [
                seen[name] for name in ("left", "right", "lean")
            ]
            assert seeds.setdefault(seen["built"], book["seed"]) == book["seed"]
        elif play.text.startswith(("stands", "left", "right", "done")):
            assert (book["left"], len(book["pages"])) == (seen["left"], seen["left"] + seen["right"])
    assert len(seeds) == len({*seeds.values()}) == match.view(None)["book"]["built"] > 1


# What is asked


def test_a_book_that_was_just_built_is_built_from_the_seed() -> None:
    one, same, other = (Match(kamimai, kamimai.Options(book="physics"), record.Origin(text=t).seed()) for t in "112")
    assert physics.standing(one) == physics.standing(same) != physics.standing(other)
    assert {*physics.standing(one)} == {"seed", "left", "right", "lean"}


@pytest.mark.clause("KMI-20", "KMI-68")
def test_a_pull_asks_for_one_hand_on_one_page() -> None:
    question = physics.question(pulled(HAND, grip="ring", guardian="fire", steadying="some", paper="gentle").match)
    assert question is not None
    assert {name: question[name] for name in ("kind", "side", "page", "count", "grip", "steadying", "paper")} == {
        "kind": "draw", "side": "left", "page": 3, "count": 2, "grip": "ring", "steadying": "some", "paper": "gentle",
    }  # fmt: skip
    assert (question["height"], question["gesture"]) == (40, json.loads(HAND))


def test_the_luck_of_a_hand_is_fixed_before_it_moves() -> None:
    """Whatever gesture is recorded in the end; another pull has other luck."""
    before = drawing(drawn="", book="physics").play("left, page 3")
    live = physics.pinched(before.match, 40, 2)
    asked = physics.question(pulled(HAND).match)
    assert asked is not None and "gesture" not in live and live | {"gesture": asked["gesture"]} == asked
    other = physics.question(pulled('{"skill":"deft"}').match)
    assert other is not None and other["luck"] == asked["luck"]
    later = drawing(drawn="", book="physics").play("left, page 3", "let go", "left, page 3")
    assert physics.pinched(later.match, 40, 2)["luck"] != live["luck"]


def test_a_pull_without_a_gesture_is_a_steady_one() -> None:
    question = physics.question(pulled().match)
    assert question is not None and question["gesture"] == {"care": "steady", "timing": None} == checked(None)


@pytest.mark.clause("KMI-A18")
@pytest.mark.parametrize("seconds", [1, 3, 10])
def test_the_watch_asks_for_its_seconds(seconds: int) -> None:
    table = drawing(book="physics", watch_seconds=seconds).play("done")
    question = physics.question(table.match)
    assert question is not None and (question["kind"], question["seconds"]) == ("watch", seconds)


def test_once_a_turn_it_is_left_to_settle() -> None:
    question = physics.question(scene("", "", phase="settle", target="A", book="physics").match)
    assert question is not None and (question["kind"], question["seconds"]) == ("settle", 2)


def test_nothing_is_asked_where_people_choose() -> None:
    assert physics.question(drawing(book="physics").match) is None
    assert physics.question(drawing(drawn="", book="physics").play("left, page 3").match) is None


@pytest.mark.clause("KMI-A37")
def test_with_odds_for_grips_the_hand_is_free_and_sometimes_knocks() -> None:
    """So that the grip costs as much for whoever does not pull by hand."""
    knocks = dict.fromkeys(("free", "off_hand"), 0)
    for grip in knocks:
        for seed in range(60):
            table = drawing(
                drawn="", book="physics", grip_profile="probability", grip=grip, seed=str(seed), pages=None
            ).play("left, page 3")
            question = physics.pinched(table.match, 50, 5)
            assert question["grip"] == "free"
            knocks[grip] += question["knock"]
    assert knocks["free"] == 0 < knocks["off_hand"]


# What WORLD says


@pytest.mark.clause("KMI-A13")
def test_world_says_what_came_and_that_it_stands() -> None:
    table = pulled()
    assert told(table, outcome()) == ["came 2", "stands, lean -1"]
    assert (len(table.lies["drawn"]), table.phase, table.lies["lean"]) == (2, "draw", -1)
    recorded = json.loads(table.match.plays[-2].attachment or "")
    assert recorded == outcome() | {"built": table.view()["book"]["built"]}
    assert table.match.plays[-1].attachment is None


@pytest.mark.clause("KMI-A13", "KMI-19")
def test_a_hand_that_opened_early_has_drawn_nothing() -> None:
    table = pulled(HAND)
    assert told(table, outcome(came=0, book=FULL)) == ["came 0", "stands, lean -1"]
    assert (table.lies["drawn"], table.why_not("done")) == ([], "KMI-19")


@pytest.mark.clause("KMI-A41", "KMI-22")
def test_pages_in_the_fingers_are_drawn_when_it_falls() -> None:
    table = pulled()
    assert told(table, outcome(fell=True, came=1)) == ["came 1", "falls"]
    assert (table.phase, table.energy, len(table.reserves[0].split())) == ("keep", 4, 1)


@pytest.mark.clause("KMI-A11")
def test_strays_are_told_side_by_side_eight_at_a_time() -> None:
    table = pulled()
    said = told(
        table, outcome(strays=[9, 1], book={"left": 21, "pages": [[0, 0, 0, 0]] * 52, "strays": [[0] * 4] * 10})
    )
    assert said == ["came 2", "stray left 8", "stray left 1", "stray right 1", "stands, lean -1"]
    assert (len(table.lies["felt"]), table.lies["left"], table.lies["right"]) == (10, 21, 31)


@pytest.mark.clause("KMI-A11")
def test_strays_that_are_drawn_do_not_lie_on_the_felt() -> None:
    table = pulled(stray_cards="drawn")
    book = {"left": 29, "pages": [[0, 0, 0, 0]] * 61, "strays": [[0, 0, 0, 0]]}
    assert told(table, outcome(strays=[1, 0], book=book))[1] == "stray left 1"
    assert len(table.lies["drawn"]) == 3 and physics.standing(table.match)["strays"] == []


@pytest.mark.clause("KMI-A18")
@pytest.mark.parametrize(("fell", "said", "phase"), [(False, "stands", "spells"), (True, "falls", "keep")])
def test_the_watch_ends_as_it_was_simulated(fell: bool, said: str, phase: str) -> None:
    table = drawing(book="physics").play("done")
    found = {"fell": fell, "lean": 4, "ticks": 180, "book": FULL, "hash": "0" * 16}
    text, recorded = physics.answer(table.match, found)
    table.match.play(WORLD, text, recorded)
    assert (text, table.phase) == (said, phase) and recorded is not None


def test_what_stood_is_what_the_next_hand_finds() -> None:
    """Also after the book was looked at for three seconds; not after it was built anew."""
    table = pulled()
    told(table, outcome())
    assert physics.standing(table.match) == outcome()["book"]
    table.play("done")
    moved = FULL | {"left": 30, "pages": [[1, 1, 1, 1]] * 62}
    table.match.play(
        WORLD, *physics.answer(table.match, {"fell": False, "lean": 0, "ticks": 180, "book": moved, "hash": ""})
    )
    assert physics.standing(table.match) == moved


@pytest.mark.parametrize("name", NAMES)
def test_every_bot_has_a_hand(name: str) -> None:
    assert checked(hand_of(name)) == hand_of(name)


def test_better_bots_have_better_hands() -> None:
    assert [hand_of(name)["skill"] for name in ("random", "greedy", "search:500")] == ["clumsy", "fair", "deft"]
