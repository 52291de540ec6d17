"""House rules at the table: what was replaced counts, and nothing else has changed."""

from typing import Any

import pytest

from kamifuda.core import record
from kamifuda.core.match import Match
from kamifuda.core.rng import Rng
from kamifuda.core.seed import from_text
from kamifuda.games import GAMES, grimoire
from kamifuda.games.grimoire import house, scoring
from kamifuda.games.grimoire.cards import CERTAIN
from kamifuda.games.grimoire.layout import arrange
from kamifuda.games.grimoire.options import Options
from kamifuda.games.grimoire.rules import Grimoire
from tests.spread import SOAK, random_plays

LATE = 10  # the round in which every page can be read


def duel(rules: str, pages: tuple[int, int], **lies: Any) -> Match:
    """Two players with three points each, a row of coins, and both have revealed these pages."""
    options = Options(house_rules=rules)
    match = Match(grimoire, options, from_text("house"))
    lies = {"companions": [[], []], "points": [3, 3], "discard": ["gold_coin"] * 4, **lies}
    lies |= {"quest": ["bronze_coin", "silver_coin"], "hidden": "bronze_coin", "order": [1, 2]}
    match.position = arrange(options, round=LATE, **lies)
    for seat, page in enumerate(pages):
        match.play(seat, f"page {page}")
    return match


def points(match: Match, seat: int) -> int:
    return int(grimoire.layout(laid(match))["territories"][seat]["points"])


def laid(match: Match) -> Grimoire:
    assert isinstance(match.position, Grimoire)
    return match.position


@pytest.mark.parametrize(
    ("rules", "page", "gain"),
    [
        ("", 8, 2),
        ("storm.amount:5", 8, 5),
        ("storm.amount:0", 8, 0),
        ("fireball.effect:storm", 3, 2),
        ("fireball.effect:storm,storm.amount:4", 3, 4),
        ("fireball.effect:storm,storm.effect:fireball", 3, 2),
        ("fireball.effect:storm,storm.effect:fireball", 8, 1),
        ("silence.effect:meteor_strike", 2, 3),
    ],
)
def test_what_a_page_brings(rules: str, page: int, gain: int) -> None:
    assert points(duel(rules, (page, 12)), 0) == 3 + gain


@pytest.mark.parametrize(
    ("rules", "page", "phase"),
    [
        ("", 9, "give"),
        ("charm.effect:domination", 9, "seize"),
        ("charm.effect:domination,domination.effect:charm", 14, "give"),
        ("luck.effect:heal", 1, "heal"),
        ("wish.effect:luck", 15, "luck"),
        ("silence.effect:wish", 2, "wish"),
    ],
)
def test_a_page_asks_what_its_effect_asks(rules: str, page: int, phase: str) -> None:
    match = duel(rules, (page, 3), companions=[["spy"], ["nun", "king"]])
    if page > 3:
        match.play(1, "take hidden")
    assert match.view(None)["phase"] == phase


@pytest.mark.parametrize(
    ("rules", "silenced"),
    [("", False), ("heal.type:forbidden", True), ("luck.type:forbidden", False), ("heal.effect:storm", True)],
)
def test_silence_stops_what_is_forbidden_here(rules: str, silenced: bool) -> None:
    match = duel(rules, (4, 2))
    match.play(1, "take hidden")
    assert ("silenced" in [event["event"] for event in match.events(None)]) == silenced
    assert match.view(None)["phase"] == ("take" if silenced else "heal")


def test_a_time_spell_by_effect_changes_the_order() -> None:
    assert duel("", (8, 12)).to_act() == [0]
    assert duel("storm.effect:haste", (8, 12)).to_act() == [1]
    assert duel("haste.effect:resist", (5, 12)).to_act() == [0]


@pytest.mark.parametrize(
    ("rules", "gain"),
    [("", 0), ("mercenary.effect:thief", 2), ("mercenary.effect:archer", 0), ("thief.effect:none", 0)],
)
def test_companions_act_like_others(rules: str, gain: int) -> None:
    assert points(duel(rules, (2, 6), companions=[["mercenary", "mercenary"], []]), 0) == 3 + gain


def test_a_companion_without_its_effect_has_none() -> None:
    assert points(duel("", (2, 6), companions=[["thief"], []]), 0) == 4
    assert points(duel("thief.effect:none", (2, 6), companions=[["thief"], []]), 0) == 3


@pytest.mark.parametrize(
    ("rules", "total"),
    [
        ("", 1 + 1 + 3 + 0 + 5),
        ("nun.vp:4", 4 + 4 + 3 + 0 + 5),
        ("golden_cup.vp:9", 1 + 1 + 9 + 0 + 5),
        ("junk.vp:2", 1 + 1 + 3 + 2 + 5),
        ("nun.effect:mercenary", 1 + 1 + 2 * 2 + 3 + 0 + 5),
        ("king.vp:9", 1 + 1 + 3 + 0 + 5),
    ],
)
def test_what_cards_are_worth(rules: str, total: int) -> None:
    table = arrange(
        Options(house_rules=rules), companions=[["nun", "nun"], []], items=[["golden_cup", "junk"], []], points=[0, 0]
    )
    assert scoring.total(table, 0) == total


def any_rules(rng: Rng) -> str:
    """Some of the replaceable values, replaced by anything that may stand there."""
    chosen: dict[tuple[str, str], str] = {}
    for (name, what), slot in reversed(list(house.SLOTS.items())):
        borrowed = (name, "effect") in chosen and what in ("amount", "type")
        if slot.source != CERTAIN and not borrowed and rng.below(3) == 0:
            chosen[name, what] = f"{name}.{what}:{slot.allowed[rng.below(len(slot.allowed))]}"
    return house.normalised(",".join(chosen.values()), grimoire.version)


@pytest.mark.parametrize("number", range(12 * SOAK))
def test_any_house_rules_can_be_played_and_replayed(number: int) -> None:
    rng = Rng(number)
    options = Options(seats=2 + number % 3, house_rules=any_rules(rng))
    match = Match(grimoire, options, from_text(str(number)))
    for _ in random_plays(match, rng):
        assert match.view(None)["options"]["house_rules"] == options.house_rules
    names = tuple(f"p{seat}" for seat in range(options.seats))
    written = record.write(record.of(match, names, record.Origin(text=str(number))))
    assert record.verify(record.read(written, GAMES), GAMES).scores() == match.scores()
