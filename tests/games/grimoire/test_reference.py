"""The reference itself, checked by hand against grimoire.md, and played at random to the end."""

import random
from typing import Any

import pytest

from tests.games.grimoire.reference import Reference
from tests.games.grimoire.reference_cards import COPIES, ITEMS, QUEST, Values
from tests.games.grimoire.reference_score import result_of
from tests.games.grimoire.reference_table import Secret
from tests.games.grimoire.reference_view import all_cards, older, view_of
from tests.games.grimoire.styles import anything, balanced, chosen, playing

ROW = ["bronze_coin", "silver_coin", "gold_coin", "spy", "king"]  # the first one face down


def table(*companions: str, points: tuple[int, ...] = (), round: int = 10, **options: Any) -> Reference:
    """So many seats with these Companions each, holding tokens 1, 2, …; a row is laid and pages are being chosen."""
    game = Reference({"seats": len(companions), **options}, range(len(companions)))
    for seat, cards in enumerate(companions):
        game.lands[seat].companions = cards.split()
        game.lands[seat].points = points[seat] if points else 0
    game.tokens = [1 + seat for seat in game.seats]
    game.round = round - 1
    game.coming = ROW[: 1 + len(companions)]
    game.begin_round()
    return game


def open_books(game: Reference, *pages: int, drawn: str = "") -> Reference:
    """Everybody's page; these cards are drawn in the first turn."""
    for seat, page in enumerate(pages):
        game.play(seat, f"page {page}", drawn.split() if seat == len(pages) - 1 else [])
    return game


def points(game: Reference) -> list[int]:
    return [land.points for land in game.lands]


@pytest.mark.clause("GRI-16", "GRI-17")
def test_tokens_are_chosen_in_the_drawn_order() -> None:
    game = Reference({"seats": 3}, [2, 0, 1])
    assert game.to_act() == [2] and game.legal(2) == {"token 1", "token 2", "token 3"}
    game.play(2, "token 2")
    assert game.to_act() == [0] and game.legal(0) == {"token 1", "token 3"}
    game.play(0, "token 3", ROW[:4])
    assert game.tokens == [3, 1, 2]
    assert (game.phase, game.to_act(), game.round, game.level) == ("bookmark", [0, 1, 2], 1, 6)


@pytest.mark.clause("GRI-24", "GRI-25", "GRI-26", "GRI-A1", "GRI-A2", "GRI-A4")
@pytest.mark.parametrize(
    ("pages", "ties", "order"),
    [
        ((8, 3, 6, 2), "reverse", [3, 1, 2, 0]),
        ((2, 2, 6, 3), "reverse", [3, 2, 1, 0]),
        ((2, 2, 6, 3), "keep", [3, 2, 0, 1]),
        ((2, 3, 2, 3), "reverse", [3, 2, 1, 0]),
        ((2, 3, 2, 3), "keep", [0, 1, 2, 3]),
    ],
)
def test_the_order(pages: tuple[int, ...], ties: str, order: list[int]) -> None:
    assert open_books(table("", "", "", "", tie_order=ties), *pages).order == order


@pytest.mark.clause("GRI-27", "GRI-A5", "GRI-A6", "GRI-A37")
@pytest.mark.parametrize(
    ("pages", "haste", "time_stop", "order"),
    [
        ((5, 3, 8), "reverse", "reverse", [2, 0, 1]),
        ((5, 3, 8), "take_first", "reverse", [0, 1, 2]),
        ((5, 11, 8), "reverse", "reverse", [0, 2, 1]),
        ((5, 5, 8), "reverse", "reverse", [2, 1, 0]),
        ((5, 5, 8), "take_first", "reverse", [0, 1, 2]),
        ((5, 8, 11), "take_first", "take_first", [0, 2, 1]),
        ((5, 8, 11), "reverse", "take_first", [1, 0, 2]),
        ((5, 8, 11), "take_first", "reverse", [0, 2, 1]),
    ],
)
def test_time_spells(pages: tuple[int, ...], haste: str, time_stop: str, order: list[int]) -> None:
    assert open_books(table("", "", "", haste=haste, time_stop=time_stop), *pages).order == order


@pytest.mark.clause("GRI-A11", "GRI-A12")
@pytest.mark.parametrize(("pages", "gained"), [((2, 3, 8), [0, 0, 0]), ((2, 3, 5), [0, 1, 0]), ((2, 2, 8), [0, 0, 2])])
def test_silence_is_for_later_spells_of_others(pages: tuple[int, ...], gained: list[int]) -> None:
    game = open_books(table("", "", ""), *pages)
    game.play(game.order[0], "take hidden")
    game.play(game.order[1], "take spy")
    assert points(game) == gained


@pytest.mark.clause("GRI-45", "GRI-46", "GRI-A8", "GRI-A9", "GRI-A35")
@pytest.mark.parametrize(
    ("companions", "protected", "targets"),
    [
        (("king queen", "spy", "nun"), [], {"target 1", "target 2"}),
        (("", "spy nun", "nun"), [1], set()),
        (("", "spy nun", "thief nun", "nun thief", ), [2], {"target 1", "target 3"}),
        (("spy", "", ""), [], set()),
    ],
)  # fmt: skip
def test_the_target_of_charm(companions: tuple[str, ...], protected: list[int], targets: set[str]) -> None:
    game = table(*companions, points=(0,) * len(companions))
    game.order, game.pages, game.protected = list(game.seats), [9] * len(companions), protected
    game.begin_turn(0)
    assert (game.legal(0) if game.phase == "target" else set()) == targets
    assert len(game.lands[0].companions) == len(companions[0].split()) + (protected == [1])


@pytest.mark.clause("GRI-49", "GRI-50", "GRI-A14", "GRI-A36")
@pytest.mark.parametrize(("rounding", "after"), [("up", [5, 2]), ("down", [4, 3])])
def test_polymorph_takes_half_and_villains_one_each(rounding: str, after: list[int]) -> None:
    game = table("villain villain", "", points=(0, 5), polymorph_rounding=rounding)
    assert points(open_books(game, 12, 13)) == after


@pytest.mark.clause("GRI-51", "GRI-A16", "GRI-A18", "GRI-34")
def test_domination_makes_the_last_round_even_if_the_tenth_goes_again() -> None:
    game = open_books(table("nun nun nun nun", "thief villain", end_at=5), 14, 15)
    assert game.legal(0) == {"seize thief", "seize villain"}
    game.play(0, "seize villain")
    assert game.ending and points(game) == [0, 0]
    game.lands[0].companions = []
    game.play(0, "take hidden")
    game.play(1, "take gold_coin")
    assert game.over and game.result and not game.result["early"]


@pytest.mark.clause("GRI-41", "GRI-A15")
@pytest.mark.parametrize(
    ("mine", "has", "cost", "asked"),
    [("", 0, 1, "take"), ("nun", 0, 1, "heal"), ("", 0, 0, "heal"), ("", 1, 1, "heal")],
)
def test_heal_has_its_price(mine: str, has: int, cost: int, asked: str) -> None:
    game = open_books(table(mine, "", points=(has, 0), heal_cost=cost), 4, 6)
    assert game.phase == asked
    if asked == "heal":
        game.play(0, "heal", ["gold_coin"])
        assert points(game) == [0, 0]
        assert game.lands[0].treasures == [Secret("gold_coin", 1, {0})]


@pytest.mark.clause("GRI-40", "GRI-A30", "GRI-08")
def test_luck_with_an_empty_deck_shuffles_its_own_discard() -> None:
    game = open_books(table("spy", "spy"), 1, 2)
    game.deck = []
    game.play(0, "replace hidden", ["bronze_coin"])
    assert game.hidden == Secret("bronze_coin", 2, set()) and game.no_quest_cards()


@pytest.mark.clause("GRI-43", "GRI-55", "GRI-A25", "GRI-37")
@pytest.mark.parametrize("place", ["zone", "territory"])
def test_shoes_after_merchants(place: str) -> None:
    game = open_books(table("merchant merchant", "", points=(2, 0), shoes=place), 7, 8, drawn="junk")
    assert game.legal(0) == {"buy", "enough"}
    game.play(0, "buy", ["blessed_shoes"])
    assert game.legal(0) == {"buy", "enough", "shoes"}
    game.play(0, "shoes", ["queen"])
    assert game.legal(0) == {"buy", "enough"} and points(game) == [1, 0]
    assert ("queen" in game.quest, "queen" in game.lands[0].companions) == (place == "zone", place == "territory")


@pytest.mark.clause("GRI-47", "GRI-A13")
@pytest.mark.parametrize(("by", "after"), [("tokens", [4, 1]), ("total", [1, 1])])
def test_summon_elemental(by: str, after: list[int]) -> None:
    assert points(open_books(table("king", "", points=(1, 1), lowest_by=by), 10, 12)) == after


@pytest.mark.clause("GRI-53", "GRI-A17")
@pytest.mark.parametrize(
    ("wish", "asked", "kept"),
    [("vp_or_three", "wish", 0), ("three_keep_all", "take", 2), ("three_keep_one", "keep", 0)],
)
def test_wish_with_two_discards(wish: str, asked: str, kept: int) -> None:
    game = table("", "", wish=wish)
    game.discard = ["king", "queen"]
    open_books(game, 15, 15, drawn="" if wish == "vp_or_three" else "king queen")
    assert (game.phase, len(game.lands[1].companions)) == (asked, kept)
    if asked == "keep":
        assert game.legal(1) == {"keep king", "keep queen"}
        game.play(1, "keep queen")
        assert game.lands[1].companions == ["queen"] and game.discard == ["king"]


@pytest.mark.clause("GRI-A23", "GRI-A24")
def test_a_thief_is_first_and_an_archer_last() -> None:
    game = open_books(table("thief thief", "archer"), 2, 6)
    assert points(game) == [2, 0]
    game.play(0, "take hidden")
    assert points(game) == [2, 1]


@pytest.mark.clause("GRI-19", "GRI-20", "GRI-35", "GRI-A19")
@pytest.mark.parametrize(("deck", "discard", "over"), [(1, 2, False), (0, 3, False), (1, 1, True), (0, 0, True)])
@pytest.mark.parametrize("early_end", ["at_once", "laying"])
def test_a_row_from_short_piles(deck: int, discard: int, over: bool, early_end: str) -> None:
    over |= early_end == "at_once"  # no card would be left
    game = Reference({"early_end": early_end}, [0, 1])
    game.deck, game.discard = ROW[:deck], ROW[deck : deck + discard]
    game.coming = ROW[: deck + discard]
    game.begin_round()
    assert (game.over, len(game.quest)) == (over, max(0, deck + discard - 1))
    if game.result:
        assert game.result["early"]


@pytest.mark.clause("GRI-36", "GRI-38", "GRI-39", "GRI-A21", "GRI-A22", "GRI-A36")
def test_the_breakdown() -> None:
    game = table("mercenary mercenary prince prince queen", "king queen prince mercenary", points=(9, 0))
    game.lands[0].items, game.lands[1].items = ["junk", "golden_cup"], ["junk", "blessed_shoes"]
    game.lands[1].treasures = [Secret("gold_coin", 1, set())]
    mine, theirs = result_of(game, early=False)["seats"]
    assert mine["bonuses"] == [{"card": "mercenary", "points": 4}, {"card": "prince", "points": 2}]
    assert theirs["bonuses"] == [
        {"card": "mercenary", "points": 1},
        {"card": "prince", "points": 1},
        {"card": "queen", "points": 2},
        {"card": "king", "points": 2},
    ]
    assert (mine["total"], theirs["total"]) == (6 + 6 + 3 + 5 + 9, 7 + 6 + 1 + 5 + 3)


@pytest.mark.clause("GRI-32", "GRI-A28", "GRI-10")
def test_who_knows_a_treasure() -> None:
    game = open_books(table("spy", "", "nun"), 2, 3, 6)
    game.play(0, "take silver_coin")
    game.play(1, "take hidden")
    for viewer, seen in [(0, ["bronze_coin"]), (1, ["bronze_coin"]), (2, []), (None, [])]:
        lands = view_of(game, viewer)["lands"]
        assert (lands[0]["seen"], lands[1]["seen"], lands[1]["treasures"]) == (["silver_coin"], seen, 1)
    game.decks = 2
    assert [len(older(game, viewer)) for viewer in (0, 1, 2, None)] == [0, 0, 1, 1]


def test_house_rules_replace_values() -> None:
    rules = "mercenary.effect:thief,nun.vp:2,storm.amount:3,heal.type:forbidden,charm.effect:storm"
    values = Values({"house_rules": rules})
    assert (values.vp("nun"), values.vp("king"), values.effect("mercenary")) == (2, 3, "thief")
    assert (values.spell(9), values.types(9), values.amount("storm")) == ("storm", ["forbidden"], 3)
    assert values.types(4) == ["forbidden"]


def test_random_matches_keep_every_card() -> None:
    dice, cards = random.Random("reference"), [card for card in QUEST + ITEMS for _ in range(COPIES[card])]
    for number in range(60):
        seats = dice.randint(2, 4)
        game = Reference({"seats": seats, "end_at": 12}, dice.sample(range(seats), seats))
        before = all_cards(game)
        style = [anything, playing(*range(1, 16), take=balanced)][number % 2]
        while asked := game.to_act():
            seat = dice.choice(asked)
            game.coming = dice.sample(cards, len(cards))
            game.make(seat, chosen(style, game, seat, dice))
            assert all_cards(game) == before
            assert all(land.points >= 0 for land in game.lands)
