"""A reshuffle: everybody knows exactly what the new deck holds, so old secrets are one of the old cards."""

import pytest

from kamifuda.games.grimoire.view import Older
from tests.games.grimoire.table import WATCHING, GrimoireTable, grimoire_table, new_round

EVERYBODY = (WATCHING, 0, 1, 2)
SECRETS = ("", "(gold_coin)", "(bronze_coin) silver_coin")
PEOPLE = "king queen nun thief archer"


def older(cards: str, counts: list[int], hidden: bool = False) -> Older:
    return Older(cards=cards.split(), counts=counts, hidden=hidden)


def reshuffled(mine: str = "", deck: str = "", **lies: str) -> GrimoireTable:
    """The row of three players needed the discards; seats 1 and 2 have secrets from before."""
    return new_round(mine, "", "", treasures=SECRETS, deck=deck, discard=lies.get("discard", PEOPLE))


@pytest.mark.clause("GRI-08", "GRI-10")
def test_before_the_first_reshuffle_a_secret_may_be_any_treasure_of_the_deck() -> None:
    table = new_round("", "", "", treasures=SECRETS)
    assert all(table.view(viewer)["older"] == [] for viewer in EVERYBODY)


@pytest.mark.clause("GRI-08", "GRI-A28")
@pytest.mark.parametrize(
    ("viewer", "found"),
    [
        (WATCHING, older("bronze_coin gold_coin", [0, 1, 1])),
        (0, older("bronze_coin gold_coin", [0, 1, 1])),
        (1, older("bronze_coin", [0, 0, 1])),
        (2, older("gold_coin", [0, 1, 0])),
    ],
)
def test_a_reshuffle_tells_which_secrets_are_old(viewer: int | None, found: Older) -> None:
    assert reshuffled().view(viewer)["older"] == [found]


@pytest.mark.clause("GRI-A19", "GRI-A36")
@pytest.mark.parametrize(
    ("mine", "found"),
    [
        ("", older("bronze_coin gold_coin villain", [0, 1, 1], hidden=True)),
        ("spy", older("bronze_coin gold_coin", [0, 1, 1])),  # the Spy's owner has seen it
    ],
)
def test_a_face_down_card_of_the_old_deck_is_an_old_secret(mine: str, found: Older) -> None:
    table = reshuffled(mine, deck="villain")
    assert table.lies["hidden"] == "villain"
    assert table.view(0)["older"] == [found]


@pytest.mark.clause("GRI-32", "GRI-33")
@pytest.mark.parametrize("taken", [True, False])
def test_once_it_is_seen_it_is_no_secret(taken: bool) -> None:
    table = reshuffled(deck="villain", discard=f"{PEOPLE} spy merchant prince").open_books(2, 6, 9)
    for _ in range(1 if taken else 3):
        table.play("take hidden" if taken else min(table.legal() - {"take hidden"}))
    assert ("villain" in table.lies["discard"]) == (not taken)
    assert table.view(0)["older"] == [older("bronze_coin gold_coin", [0, 1, 1])]


@pytest.mark.clause("GRI-40", "GRI-A30")
def test_a_face_down_card_from_the_new_deck_is_a_new_secret() -> None:
    one, other = (
        grimoire_table("", "", "", treasures=SECRETS, deck="", discard="king", hidden="villain", pages=(1, 2, 6))
        for _ in range(2)
    )
    assert one.play("replace gold_coin").view(0)["older"] == [
        older("bronze_coin gold_coin villain", [0, 1, 1], hidden=True)
    ]
    assert other.play("replace hidden").view(0)["older"] == [older("bronze_coin gold_coin", [0, 1, 1])]


@pytest.mark.clause("GRI-32", "GRI-08")
def test_a_treasure_taken_unseen_keeps_its_age() -> None:
    table = reshuffled(deck="gold_coin").open_books(6, 2, 9).play("take hidden")
    assert table.view(0)["older"] == [older("bronze_coin gold_coin gold_coin", [0, 2, 1])]
    assert table.view(1)["older"] == [older("bronze_coin", [0, 0, 1])]
    table = reshuffled(discard=" ".join(["gold_coin"] * 5)).open_books(6, 2, 9).play("take hidden")
    assert table.view(0)["older"] == [older("bronze_coin gold_coin", [0, 1, 1])]  # it may be any of the new deck


@pytest.mark.clause("GRI-08", "GRI-A15")
def test_every_reshuffle_has_its_own_secrets() -> None:
    table = new_round(
        "", "nun", "", treasures=SECRETS, deck="", discard=" ".join(["silver_coin"] * 5), pages=(5, 4, 1)
    )  # fmt: skip
    table.play("take silver_coin", "heal", "take hidden")  # seat 1 has two secrets of the second deck
    assert table.view(0)["older"] == [older("bronze_coin gold_coin", [0, 1, 1])]
    table.play("replace silver_coin")
    assert table.told("reshuffled") == [{"event": "reshuffled", "count": 1}]
    secrets = [older("bronze_coin gold_coin", [0, 1, 1]), older("silver_coin silver_coin", [0, 2, 0])]
    assert table.view(0)["older"] == table.view(WATCHING)["older"] == secrets
    assert table.view(1)["older"] == [older("bronze_coin", [0, 0, 1])]


@pytest.mark.clause("GRI-08", "GRI-34")
def test_at_the_end_there_are_no_secrets_left() -> None:
    table = grimoire_table("", "", treasures=("", "(gold_coin)"), deck="", discard=PEOPLE, ending=True, pages=(1, 2))
    assert table.play("replace hidden").view(0)["older"] == [older("gold_coin", [0, 1])]
    assert table.play("take hidden").play_any().view(0)["older"] == []
