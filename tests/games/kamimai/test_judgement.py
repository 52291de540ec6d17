"""The greedy bot of KamiMaï: a careful summoner who thinks of the group."""

from collections.abc import Sequence
from itertools import islice
from typing import Any

import pytest

from kamifuda.bots import Bot
from kamifuda.bots.levels import RandomBot, bot
from kamifuda.bots.selfplay import play_match, seated
from kamifuda.core.match import legal_tree, plays
from kamifuda.core.position import WORLD
from kamifuda.core.rng import Rng
from kamifuda.core.seed import from_text
from kamifuda.games import kamimai
from kamifuda.games.kamimai.judgement import Thoughts
from kamifuda.games.kamimai.judgement.group import Group
from kamifuda.games.kamimai.layout import arrange
from tests.spread import differences, match_of, random_plays, spread

Table = dict[str, Any]
THREE: list[list[str]] = [[], [], []]
SHEETS = ",".join(  # whatever the usual ones are
    (
        "I:!fire+water/team+earth=blessing/air+earth+water=discard",
        "II:air+fire/air+earth+fire+water=colour/team+water=blessing/air+earth=discard",
        "III:fire+water=discard/team+air=colour/team+earth=blessing/air+fire=energy",
    )
)


def choice(seat: int = 0, options: Table | None = None, **table: Any) -> str:
    """What the bot does at this table."""
    return chosen(laid(options, **table), seat)


def laid(options: Table | None = None, **table: Any) -> Any:
    rules: Table = {"house_rules": SHEETS}
    return arrange(kamimai.Options(**(rules | (options or {}))), **({"reserves": THREE} | table))


def chosen(position: Any, seat: int = 0) -> str:
    return bot("greedy", kamimai, Rng(0)).choose(kamimai.view(position, seat), legal_tree(kamimai, position, seat))


def cast(position: Any, *steps: str) -> Any:
    for step in steps:
        position.apply(0, kamimai.parse(position, 0, step))
    return position


# The sheet and the hand


@pytest.mark.parametrize(
    ("reserves", "zone"),
    [
        ([["earth"] * 3, ["air"] * 4, ["earth"]], "D"),
        ([["fire"] * 4, ["air"] * 3, []], "A"),
        ([["water"], ["water"], ["water", "water"]], "C"),
    ],
)
def test_the_target_fits_the_cards_of_all(reserves: list[list[str]], zone: str) -> None:
    assert choice(options={"sheet": "II"}, phase="target", reserves=reserves) == f"target {zone}"


def test_a_blessing_comes_before_a_curse() -> None:
    sheet = {"house_rules": "I:water=energy/water=blessing/water=discard"}
    assert choice(options=sheet, phase="target") == "target B"


def test_the_mildest_guardian_rules_the_hand() -> None:
    reserves = [["fire_guardian", "air_guardian", "earth_guardian"], [], []]
    assert choice(phase="grip", target="A", reserves=reserves) == "grip earth"
    other = {"house_rules": "fire:middle"}
    assert choice(phase="grip", target="A", reserves=reserves, options=other) == "grip fire"


# The book


@pytest.mark.parametrize(
    ("lean", "faces", "play"),
    [
        (-1, ("fire", "water_guardian"), "left, page 1"),
        (1, ("air_guardian", "water"), "right, page 1"),
        (0, ("fire_fairy", "air"), "left, page 1"),
    ],
)
def test_a_useful_page_that_shows_is_taken(lean: int, faces: tuple[str, str], play: str) -> None:
    assert choice(phase="draw", target="A", lean=lean, faces=faces) == play


@pytest.mark.parametrize(("lean", "side"), [(-7, "right"), (7, "left")])
def test_a_book_that_leans_is_righted(lean: int, side: str) -> None:
    assert choice(phase="draw", target="A", lean=lean, faces=("air", "air")).startswith(side)


def test_one_page_at_a_time_where_several_are_not_safe() -> None:
    assert chosen(cast(laid(phase="draw", target="A", lean=-7), "left", "page 4")) == "pull 1"


def test_it_stops_at_a_sensible_number() -> None:
    """Whatever the odds: two more than one may keep are enough."""
    safe: Table = {"phase": "draw", "target": "B", "options": {"paper": "gentle", "book": "physics"}}
    drawn = ["fire", "water", "fire", "water", "air", "air"]
    assert choice(drawn=drawn[:5], **safe) != "done" == choice(drawn=drawn, **safe)


RISKY: Table = {"left": 7, "right": 7, "draws": 12, "lean": 7, "drawn": ["fire", "water"]}


@pytest.mark.parametrize(
    ("table", "stops"),
    [
        ({"drawn": ["air"]}, False),
        (RISKY, True),
        (RISKY | {"grip": "off_hand", "guardian": "fire"}, True),
        ({"drawn": ["earth"], "lean": 9}, True),
    ],
)
def test_it_draws_on_while_the_book_stands_well(table: Table, stops: bool) -> None:
    assert (choice(phase="draw", target="A", **table) == "done") == stops


def test_a_blessing_makes_it_bold() -> None:
    drawn: Table = {"phase": "draw", "drawn": ["air"], "left": 7, "right": 7, "draws": 3, "lean": 7}
    assert choice(target="A", **drawn) == "done"
    assert choice(target="B", **drawn) != "done"


def test_a_guardian_is_dreaded_most_where_it_costs_energy() -> None:
    def gain(target: str) -> float:
        position = laid({"sheet": "III"}, phase="draw", target=target)
        return Thoughts(kamimai.view(position, 0)).gain(kamimai.card_ids.index("fire_guardian"))

    assert gain("D") < gain("A") < gain("C") < 0


@pytest.mark.parametrize("phase", ["draw", "target"])
def test_it_judges_as_a_search_does(phase: str) -> None:
    """Its pages and zones are those that habits like best."""
    for lean in (-6, -2, 0, 3, 7):
        for faces in (("fire", "water_guardian"), (None, "imp"), ("earth_guardian", "wolf")):
            table: Table = {"lean": lean, "faces": faces, "drawn": ["air"] if phase == "draw" else []}
            target = {"target": "B"} if phase == "draw" else {}
            position = laid({"sheet": "II"}, phase=phase, reserves=[["fire", "air"], ["air"], []], **table, **target)
            choices = plays(legal_tree(kamimai, position, 0))
            worth = Thoughts(kamimai.view(position, 0)).worth
            habit = position.habit(0, position.legal(0), Rng(1))
            best = max(choices, key=worth)
            assert kamimai.notation(position, 0, habit) == best.split(", ")[0]
            if phase == "draw" and "page" in best:
                position.apply(0, habit)
                page = position.habit(0, position.legal(0), Rng(1))
                assert worth(f"{best.split(', ')[0]}, {kamimai.notation(position, 0, page)}") == worth(best)


# Spells


@pytest.mark.parametrize(
    ("reserves", "play"),
    [
        ([["fire"] * 4, [], []], "cast fire, give 0 fire 4"),
        ([["fire"] * 5, ["fire"], []], "cast fire, give 0 fire 4"),
        ([["fire", "fire_fairy"], ["fire"] * 3, []], "cast fire, give 0 fire 1, give 1 fire 3"),  # spares the Fairy
        ([["fire"], ["fire_fairy"], []], "cast fire, give 0 fire 1, give 1 fire_fairy 3"),
        ([["fire"] * 3, [], ["wolf"]], "cast fire, give 0 fire 2, give 2 wolf 2"),
        ([["air"] * 4, ["fire"] * 4, []], "end"),  # whoever casts gives too
    ],
)
def test_what_can_be_cast_is_cast(reserves: list[list[str]], play: str) -> None:
    assert choice(options={"house_rules": "I:water+fire/fire+earth"}, target="A", reserves=reserves) == play


def test_a_team_spell_takes_the_colour_that_is_needed_least() -> None:
    colours = ["air", "water"]
    scribbled = [[False, False], [False, False, False, True], [False, True], [False, False]]
    table: Table = {"target": "C", "scribbled": scribbled, "reserves": [colours * 2, colours, colours]}
    assert choice(options={"sheet": "II"}, **table) == "team water, give 0 water 2, give 1 water 1, give 2 water 1"


@pytest.mark.parametrize("shares", [[4], [2, 2], [2, 1, 1], [1, 1, 1, 1], [1, 1, 1, 1, 0]], ids=len)
def test_everybody_has_a_share_in_a_team_spell(shares: list[int]) -> None:
    reserves = [["earth", "earth", "wolf"], *[["earth"] * 2] * (len(shares) - 1)]
    group = Group(laid({"seats": len(shares)}, reserves=reserves, target="B"))
    assert group.shares(4, 2) == shares
    assert group.shares(4, 3) == []


def test_who_refused_is_not_reckoned_with() -> None:
    position = laid(reserves=[["fire"] * 2, ["fire"] * 2, []], target="A")
    position = cast(position, "cast fire", "give 0 fire 2", "give 1 fire 2")
    position.apply(1, kamimai.parse(position, 1, "refuse"))
    assert Group(position).shares(1, 1) == [] and chosen(position) == "end"


def test_it_agrees_to_a_spell() -> None:
    position = laid(reserves=[["fire"], ["fire_fairy"], []], target="A")
    assert chosen(cast(position, "cast fire", "give 0 fire 1", "give 1 fire_fairy 3"), 1) == "agree"


# Creatures


def test_the_imp_is_let_loose_when_guardians_hurt() -> None:
    assert choice(target="A", reserves=[["imp", "fire_guardian"], ["air_guardian"], []]) == "imp"
    assert choice(target="A", reserves=[["imp", "fire"], [], []]) == "end"


def test_the_imp_comes_before_the_spell_that_seals() -> None:
    sealing: Table = {"target": "A", "scribbled": [[False, True], [], []]}
    assert choice(reserves=[["imp", *["fire"] * 4], ["air_guardian"], []], **sealing) == "imp"


def test_the_mouse_brings_what_completes_a_spell() -> None:
    table: Table = {"target": "A", "reserves": [["mouse", *["fire"] * 3], [], []], "discard": ["air", "fire", "earth"]}
    assert choice(**table) == "mouse"
    position = cast(laid(**table), "mouse")
    assert chosen(position) == "choose 0"
    assert chosen(cast(position, "choose 0")) == "take fire"


def test_the_mouse_waits_for_something_better() -> None:
    reserves = [["mouse"], [], []]
    assert choice(target="A", scribbled=[[False, True], [], []], reserves=reserves, discard=["water_fairy"]) != "end"
    assert choice(options={"house_rules": "I:water"}, target="A", reserves=reserves, discard=["fire"]) == "end"


def test_dragonflies_bring_the_card_to_begin_with() -> None:
    reserves = [["dragonflies", "air"], ["fire"] * 4, ["earth"]]
    position = laid(reserves=reserves, target="A")
    for seat, play in ((0, "dragonflies"), (0, "choose 1"), (1, "hand fire, to 0")):
        assert chosen(position, seat) == play
        for step in play.split(", "):
            position.apply(seat, kamimai.parse(position, seat, step))


# What is kept


@pytest.mark.parametrize(
    ("reserve", "thrown"),
    [
        (["water", "water", "water", "fire", "fire"], "fire"),  # only water is asked for
        (["water", "water", "wolf", "water_fairy", "air"], "air"),
        (["water", "water", "water", "mouse", "earth"], "earth"),
    ],
)
def test_what_the_sheet_does_not_ask_for_goes(reserve: list[str], thrown: str) -> None:
    rules = {"house_rules": "I:water+water/water+team"}
    for phase in ("keep", "curse"):
        position = laid(rules, reserves=[reserve, [], []], target="A", phase=phase)
        position.owed = 1
        assert chosen(position) == f"discard {thrown}"


def test_no_more_is_thrown_away_than_must_be() -> None:
    assert choice(phase="keep", reserves=[["air", "air", "air", "air"], [], []], target="A") == "end"


# At every table


@pytest.mark.parametrize("options", list(spread(kamimai)), ids=lambda options: " ".join(differences(options)))
def test_it_has_an_opinion_on_every_play(options: Any) -> None:
    match = match_of(kamimai, options, 5)
    for table in islice(random_plays(match, Rng(5)), 80):
        for seat in table.to_act():
            if seat != WORLD:
                worth = Thoughts(table.view(seat)).worth
                assert all(isinstance(worth(play), float | int) for play in plays(table.legal(seat)))


@pytest.mark.parametrize("seats", [1, 2, 3, 4, 5])
def test_a_match_with_a_real_book_comes_to_an_end(seats: int) -> None:
    """Nobody would let a bot report, but it does not get stuck."""
    match = match_of(kamimai, kamimai.Options(seats=seats, book="real"), 3)
    greedy = bot("greedy", kamimai, Rng(0))
    for _ in range(400):
        if match.position.over:
            break
        seat = match.awaited()[0]
        match.play(seat, greedy.choose(match.view(seat), match.legal(seat)))
    assert match.position.over or match.view(None)["turn"] > 20


def won(name: str, seed: int) -> bool:
    options, chance = kamimai.Options(paper="gentle"), from_text(str(seed))
    bots: Sequence[Bot] = (
        [RandomBot(Rng(seed))] * 3 if name == "careless" else seated(kamimai, [name], options.seats, chance)
    )
    match = play_match(kamimai, options, chance, bots)
    return match.scores()[0] > 0


def test_a_careful_group_wins_where_a_careless_one_does_not() -> None:
    assert sum(won("greedy", seed) for seed in range(6)) >= 4
    assert not any(won("careless", seed) for seed in range(6))
