"""The greedy bot of Grimoire plays as a newcomer would respect."""

from itertools import product
from typing import Any

import pytest

from kamifuda.bots.levels import bot
from kamifuda.core.match import legal_tree, plays
from kamifuda.core.rng import Rng
from kamifuda.games import grimoire
from kamifuda.games.grimoire.judgement import Thoughts
from kamifuda.games.grimoire.judgement.estimates import Estimates
from kamifuda.games.grimoire.judgement.pages import Duels, deed
from kamifuda.games.grimoire.layout import arrange
from tests.spread import differences, match_of, play_randomly, spread

COURT = ["prince", "queen"]
NEVER_MIND: dict[str, Any] = {
    "quest": ["gold_coin", "gold_coin"],
    "hidden": "bronze_coin",
}  # a row in which the second is no worse off
GOOD_ONES = ["bronze_sword"] * 5 + ["silver_bracelet"] * 2 + ["golden_cup"]
Table = dict[str, Any]


def choice(seats: int = 2, **table: Any) -> str:
    """What the bot does at this table, in seat 0."""
    usual: Table = {"companions": [[]] * seats, "order": list(range(1, seats + 1))}
    position = arrange(grimoire.Options(seats=seats), **(usual | table))
    return bot("greedy", grimoire, Rng(0)).choose(grimoire.view(position, 0), legal_tree(grimoire, position, 0))


def taken(**table: Any) -> str:
    """Which card it takes, in its turn."""
    usual: Table = {"phase": "take", "turn": 1, "pages": [2, 3]}
    return choice(**(usual | table)).removeprefix("take ")


# Cards


@pytest.mark.parametrize(
    ("companions", "quest", "card"),
    [
        ([COURT, []], ["gold_coin", "king"], "king"),  # three bonuses at once
        ([["mercenary", "mercenary"], []], ["gold_coin", "mercenary"], "mercenary"),  # 9 in all
        ([[], []], ["bronze_coin", "gold_coin"], "gold_coin"),
        ([["nun"], []], ["silver_coin", "nun"], "silver_coin"),  # a second one adds nothing
        ([[], COURT], ["gold_coin", "king"], "king"),  # before somebody else has use for it
    ],
)
def test_a_card_is_taken_for_what_it_adds(companions: list[list[str]], quest: list[str], card: str) -> None:
    assert taken(companions=companions, quest=quest, round=6) == card


def test_what_acts_in_every_round_is_worth_more_early() -> None:
    late = [["archer"] * 2 + ["prince"] * 3 + ["villain"] * 3, []]
    assert taken(quest=["silver_coin", "thief"]) == "thief"
    assert taken(quest=["silver_coin", "thief"], companions=late, ending=True) == "silver_coin"


@pytest.mark.parametrize(("points", "card"), [([20, 0], "bronze_coin"), ([0, 20], "spy")])
def test_whoever_is_ahead_ends_the_match(points: list[int], card: str) -> None:
    treasures = [["bronze_coin"] * 9, []]
    assert taken(treasures=treasures, points=points, quest=["bronze_coin", "spy"], turn=2, order=[2, 1]) == card


def test_a_hidden_card_is_taken_when_the_row_is_poor() -> None:
    assert taken(quest=["bronze_coin", "bronze_coin"], hidden="gold_coin") == "hidden"
    assert taken(quest=["gold_coin", "king"], hidden="bronze_coin") != "hidden"


def test_luck_replaces_what_is_worth_nothing_here() -> None:
    luck: Table = {"phase": "luck", "turn": 2, "order": [2, 1], "pages": [1, 3]}
    assert choice(**luck, quest=["bronze_coin", "bronze_coin"]) == "replace bronze_coin"


# Pages


@pytest.mark.parametrize(
    ("points", "round", "page"),
    [
        ([0, 6], 5, "page 10"),  # the poorest summons an Elemental
        ([1, 16], 7, "page 12"),  # half of much
        ([16, 0], 7, "page 6"),  # that half is ours
        ([4, 4], 3, "page 8"),
    ],
)
def test_a_page_suits_the_points(points: list[int], round: int, page: str) -> None:
    assert choice(points=points, round=round, items=[["junk"] * 4, ["junk"] * 4], **NEVER_MIND) == page


def test_items_are_created_while_nobody_has_any() -> None:
    assert choice(round=2, **NEVER_MIND) == "page 7"


def test_for_a_good_card_one_comes_early_or_turns_the_order_round() -> None:
    assert choice(round=1, companions=[COURT, []], quest=["bronze_coin", "king"], hidden="spy") in ("page 1", "page 5")


def test_silence_is_worth_what_it_prevents() -> None:
    seen = grimoire.view(arrange(grimoire.Options(), companions=[[], []], round=8, quest=["spy", "nun"]), 0)
    assert Duels(Estimates(seen)).worth(2) > Duels(Estimates(seen)).worth(5)


def test_an_attack_counts_what_its_victim_loses() -> None:
    position = arrange(grimoire.Options(), companions=[[], ["thief", *COURT, "king"]], points=[0, 7], round=9)
    table = Estimates(grimoire.view(position, 0))
    charm, polymorph, domination = (deed(table, 0, page) for page in (9, 12, 14))
    assert (polymorph.gain, polymorph.harm, polymorph.victim) == (4, 4, 1)
    assert domination.harm > charm.harm > 0 and domination.victim == charm.victim == 1


@pytest.mark.parametrize("options", [{}, {"tie_order": "keep"}, {"haste": "take_first"}, {"time_stop": "take_first"}])
@pytest.mark.parametrize("order", [(1, 2), (2, 1)])
def test_it_knows_whose_turn_comes_first(options: Table, order: tuple[int, int]) -> None:
    table = arrange(grimoire.Options(**options), companions=[[], []], quest=["nun", "spy"], order=order, round=6)
    duels = Duels(Estimates(grimoire.view(table, 0)))
    for page, theirs in product(range(1, 12), repeat=2):
        after = table.clone()
        after.apply(0, 1 << page - 1)
        after.apply(1, 1 << theirs - 1)
        assert duels.sooner(page, 1, theirs) == (after.token(0) == 1), (page, theirs)


# Choices inside a spell


def test_a_charmed_player_gives_what_it_can_spare() -> None:
    give: Table = {"phase": "give", "turn": 2, "order": [1, 2], "pages": [3, 9], "round": 6}
    assert choice(**give, companions=[["king", "queen", "spy"], []]) == "give spy"


def test_domination_takes_what_counts_most() -> None:
    position = arrange(
        grimoire.Options(), companions=[[], ["spy", *COURT, "king"]], phase="seize", turn=1, order=[1, 2]
    )
    position.target, position.pages = 1, 0x3E
    seen = grimoire.view(position, 0)
    assert max(plays(legal_tree(grimoire, position, 0)), key=Thoughts(seen).worth) == "seize king"


def test_of_equally_rich_ones_the_leader_is_hit() -> None:
    target: Table = {"phase": "target", "turn": 1, "pages": [12, 1, 2], "points": [0, 5, 5]}
    assert choice(3, **target, treasures=[[], ["bronze_coin"], ["gold_coin"] * 3]) == "target 2"


@pytest.mark.parametrize(("discard", "wish"), [(["gold_coin"] * 4, "cards"), (["bronze_coin"] * 4, "points")])
def test_a_wish_is_for_what_is_worth_more(discard: list[str], wish: str) -> None:
    assert choice(phase="wish", turn=1, pages=[15, 3], discard=discard) == wish


@pytest.mark.parametrize(("discard", "answer"), [(["gold_coin"] * 2, "heal"), (["mercenary"], "leave")])
def test_a_point_is_paid_for_more_than_a_point(discard: list[str], answer: str) -> None:
    late = [["archer"] * 3 + ["prince"] * 3 + ["villain"] * 3, []]
    assert choice(phase="heal", turn=1, pages=[4, 3], points=[2, 0], discard=discard, companions=late) == answer


@pytest.mark.parametrize(("items", "answer"), [([[], ["junk"]], "buy"), ([GOOD_ONES, ["junk"] * 8], "enough")])
def test_a_merchant_sells_while_junk_is_worth_it(items: list[list[str]], answer: str) -> None:
    position = arrange(
        grimoire.Options(), companions=[["merchant"], []], items=items, points=[3, 0], phase="merchant", turn=1,
        order=[1, 2], pages=[7, 3],
    )  # fmt: skip
    position.merchants = 1
    seen = grimoire.view(position, 0)
    assert max(plays(legal_tree(grimoire, position, 0)), key=Thoughts(seen).worth) == answer


# At every table


@pytest.mark.parametrize("options", list(spread(grimoire)), ids=lambda options: " ".join(differences(options)))
def test_it_has_an_opinion_on_every_play(options: Any) -> None:
    match, rng = match_of(grimoire, options, 5), Rng(5)
    while not match.position.over:
        seat = match.to_act()[0]
        thoughts = Thoughts(match.view(seat))
        assert all(isinstance(thoughts.worth(play), float | int) for play in plays(match.legal(seat)))
        play_randomly(match, rng)


# House rules


def estimates(rules: str, **table: Any) -> Estimates:
    usual: Table = {"companions": [[], []], "order": [1, 2], "round": 10}
    position = arrange(grimoire.Options(house_rules=rules), **(usual | table))
    return Estimates(grimoire.view(position, 0))


@pytest.mark.parametrize(("rules", "stops"), [("", True), ("polymorph.type:common", False)])
def test_it_knows_what_a_defence_is_good_for(rules: str, stops: bool) -> None:
    table = estimates(rules, points=[6, 0], companions=[[], ["villain"]])
    assert Duels(table).stops(0, 6, 1, 12) == stops
    assert (Duels(table).danger(0) > 0) == stops
    assert deed(table, 1, 12).gain == 3 + stops  # and what Villains gain by


@pytest.mark.parametrize("rules", ["golden_cup.effect:junk", "bronze_sword.effect:junk,golden_cup.effect:junk"])
def test_it_counts_as_junk_what_is_junk_here(rules: str) -> None:
    assert estimates("", items=[["golden_cup"], []]).junk(0) == 0
    assert estimates(rules, items=[["golden_cup"], []]).junk(0) == 1


def test_it_knows_which_card_is_missing() -> None:
    assert (estimates("").unseen["king"], estimates("").unseen["bronze_coin"]) == (3, 11)
    crownless = estimates("deck.missing:king").unseen
    assert (crownless["king"], crownless["bronze_coin"]) == (2, 12)
