"""Cards that everybody saw go back into a hand, with the two options, and where they may be from then on."""

import pytest

from kamifuda.core.position import WORLD
from kamifuda.core.rng import Rng
from kamifuda.games import totem
from tests.games.totem.table import WATCHING, TotemTable, chosen, totem_match, totem_table
from tests.games.totem.witness import HAND, Witness

EVERYBODY = (WATCHING, 0, 1)


def where(table: TotemTable) -> dict[str, tuple[bool, list[int]]]:
    """For each shown card, whether it may be in the hand, and at which places."""
    shown = table.view(WATCHING)["shown"]
    assert all(table.view(viewer)["shown"] == shown for viewer in EVERYBODY)
    return {each["card"]: (each["hand"], each["places"]) for each in shown}


def returned() -> TotemTable:
    """Blue 6 went back into a hand; seat 0 has drawn another card and is in turn."""
    table = totem_table(
        "red_5 blue_6",
        mine="(red_13) - red_11",
        theirs="(red_12) (red_2) (red_3) (red_4)",
        their_hand="red_1 blue_1 blue_2 blue_3",
        pile="green_10 green_11 green_12 green_13 purple_10 purple_11 purple_12 purple_13 blue_10 blue_11",
        sword_loss_keeps_partner=True,
        hand_limit=12,
    )
    return table.play("attack, red_5, on 0, with blue_6", "discard, red_1")


def fresh(table: TotemTable) -> str:
    """A card of seat 0 that nobody else has seen."""
    return min(table.hand(0) - {"blue_6"})


def laid() -> TotemTable:
    """Then one of the two cards was laid at place 1; seat 0 is in turn again."""
    return returned().play("defend, blue_6", "discard, blue_1")


def empty() -> TotemTable:
    """Then the hand became empty before everybody's eyes, and a card was drawn."""
    table = laid()
    for place in (1, 2):
        table.play(f"attack, {fresh(table)}, on {place}")
    return table.play("discard, blue_2")


@pytest.mark.clause("TOT-A3", "TOT-A35")
def test_a_partner_that_returns_is_known_to_be_in_the_hand() -> None:
    table = returned()
    assert where(table) == {"blue_6": (True, [])}
    assert table.view(1)["shown"][0]["seat"] == 0
    assert table.view(1)["hand_counts"][0] == 2


@pytest.mark.clause("TOT-A10", "TOT-A35")
def test_all_that_a_shield_gives_back_is_known() -> None:
    table = totem_table("red_5 blue_6 blue_1", theirs="(blue_2)", shield_returns_attacker=True)
    table.play("attack, red_5, on 0, with blue_6")
    assert where(table) == {"red_5": (True, []), "blue_6": (True, [])}


@pytest.mark.clause("TOT-A3", "TOT-A10")
def test_without_the_options_nothing_returns_and_nothing_is_shown() -> None:
    table = totem_table("red_5 blue_6 blue_1", theirs="(blue_2)").play("attack, red_5, on 0, with blue_6")
    assert where(table) == {}


@pytest.mark.clause("TOT-A35")
def test_after_a_defence_it_may_be_in_the_hand_or_at_that_place() -> None:
    assert where(returned().play("defend, blue_6")) == {"blue_6": (True, [1])}
    other = returned()
    assert where(other.play(f"defend, {fresh(other)}")) == {"blue_6": (True, [1])}


@pytest.mark.clause("TOT-A35")
def test_after_an_exchange_it_may_be_in_the_hand_or_at_that_place() -> None:
    assert where(returned().play("exchange, blue_6, on 0")) == {"blue_6": (True, [0])}
    table = laid()
    assert where(table.play(f"exchange, {fresh(table)}, on 1")) == {"blue_6": (True, [1])}  # taken up, or laid only now


@pytest.mark.clause("TOT-A35")
def test_one_place_after_the_other() -> None:
    table = laid()
    assert where(table.play(f"exchange, {fresh(table)}, on 0")) == {"blue_6": (True, [0, 1])}


@pytest.mark.clause("TOT-A35")
def test_when_the_hand_is_empty_it_lies_in_the_zone() -> None:
    table = empty()
    assert len(table.hand(0)) == 1  # drawn since then
    assert where(table) == {"blue_6": (False, [1])}
    assert where(table.play(f"exchange, {fresh(table)}, on 1")) == {"blue_6": (True, [])}  # it was taken up


@pytest.mark.clause("TOT-A35", "TOT-06")
def test_another_totem_discovered_at_that_place_shows_that_it_is_elsewhere() -> None:
    table = returned()
    table.play(f"defend, {fresh(table)}", "attack, blue_1, on 1")
    assert where(table) == {"blue_6": (True, [])}


@pytest.mark.clause("TOT-A35", "TOT-06")
def test_once_it_lies_open_nobody_has_to_remember_it() -> None:
    assert where(returned().play("discard, blue_6")) == {}
    assert where(returned().play("attack, blue_6, on 1")) == {}
    assert where(returned().play("defend, blue_6", "attack, blue_3, on 1")) == {}


@pytest.mark.clause("TOT-A35")
def test_at_the_end_nothing_is_left_to_guess() -> None:
    table = totem_table(
        "red_5 blue_6", mine="(red_13)", theirs="(red_12)", pile="", last=0, sword_loss_keeps_partner=True
    )
    assert where(table.play("attack, red_5, on 0, with blue_6")) == {} and table.over


def pairing(table: TotemTable, rng: Rng) -> str:
    """Any play, but often an attack of a Sword with a partner."""
    plays = sorted(table.plays())
    pairs = [play for play in plays if "with " in play]
    choices = pairs if pairs and rng.below(3) else plays
    return choices[rng.below(len(choices))]


def told(view: totem.View) -> set[tuple[str, int, int]]:
    """Where a view says that shown cards may be: card, seat and place."""
    return {
        (each["card"], each["seat"], place)
        for each in view["shown"]
        for place in each["places"] + ([HAND] if each["hand"] else [])
    }


@pytest.mark.clause("TOT-A3", "TOT-A10", "TOT-A35")
@pytest.mark.parametrize(("keeps", "returns"), [(True, False), (False, True), (True, True)])
def test_shown_cards_are_where_a_witness_can_not_rule_them_out(keeps: bool, returns: bool) -> None:
    seen, rng = 0, Rng(1)
    for seed in range(8):
        options = totem.Options(
            sword_loss_keeps_partner=keeps, shield_returns_attacker=returns, zone_size=2 + seed % 4, hand_limit=3 + seed
        )
        table = chosen(chosen(totem_match(f"witness {seed}", options), 0), 1)
        witnesses = [Witness(count) for count in table.view(WATCHING)["hand_counts"]]
        while not table.over:
            table.play(pairing(table, rng))
            for event in table.events():
                if "seat" in event:
                    witnesses[event["seat"]].hears(event)
            shown = told(table.view(WATCHING))
            if not table.over:
                assert {
                    (card, seat, place) for seat in (0, 1) for way in witnesses[seat].ways for card, place in way
                } <= shown
            if shown:
                seen += 1
                worlds_allow(table, shown, rng)
    assert seen > 15


def worlds_allow(table: TotemTable, shown: set[tuple[str, int, int]], rng: Rng) -> None:
    """The true world and every imagined one has the shown cards where they may be."""
    cards = {card for card, _, _ in shown}
    for viewer in (None, WORLD, 0, 1):
        position = table.position.clone()
        if viewer is not None:
            position.imagine(viewer, rng)
            assert told(totem.view(position, WATCHING)) == shown
        lies = totem.layout(position)
        held = {(card, seat, HAND) for seat in (0, 1) for card in lies["hands"][seat]}
        laid = {(card, seat, place) for seat in (0, 1) for place, card in enumerate(lies["zones"][seat])}
        assert {spot for spot in held | laid if spot[0] in cards} <= shown
