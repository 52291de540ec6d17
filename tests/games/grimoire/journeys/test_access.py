"""A table of Grimoire is open to everybody."""

import pytest

from tests.games.grimoire.journeys.board import QUEST, card, page
from tests.games.grimoire.journeys.deck import lay
from tests.journeys.access import is_open_to_everybody
from tests.journeys.person import CORNER, DO, GO_ON, OVER, TAKE, People
from tests.journeys.stacked import Stacking


@pytest.mark.parametrize("dark", [False, True], ids=["light", "dark"])
def test_a_table_is_open_to_everybody(people: People, house: Stacking, dark: bool) -> None:
    """Every picture of it, from the order tokens to the result."""
    ana = people.person(dark=dark, language="fr" if dark else "en", phone=dark)

    def then(seen: str, *touched: str) -> None:
        for what in touched:
            ana.find(what).first.click(position=CORNER)
        ana.page.wait_for_selector(seen)
        is_open_to_everybody(ana)

    def looks(*sheets: str) -> None:
        for sheet in sheets:
            then("dialog[open]", sheet)
            ana.page.keyboard.press("Escape")

    chairs = [{"who": "me", "name": name} for name in ("Ana", "Béla", "Cléo", "Dora")]  # the first one has a choice
    ana.open(ana.table(4, game="grimoire", chairs=chairs, style="hotseat") + "#start")
    then(".tokens .is-picked", TAKE, ".tokens .is-playable")
    lay(
        house,
        "nun spy",
        "king thief queen",
        "archer archer prince",
        treasures=["(gold_coin) silver_coin", "(gold_coin) bronze_coin", ""],
        items=["junk", "golden_cup", ""],
        points=[3, 2, 0],
        discard="mercenary villain",
        order=[3, 1, 2],
        pages={1: 5, 2: 15},
        ending=True,
    )
    ana.open(ana.table(3, game="grimoire") + "#start")
    then(".leafing", page(14))
    looks(".seats li:last-child button", ".piles .level", ".piles button.pile", ".act .why")
    then(GO_ON, DO)
    then(".seats .is-picked", GO_ON, ".seats .is-playable")
    then(".choices .facts", DO, ".choices .is-playable")
    then(".book .facts", DO, f"{QUEST}{card('hidden')}")
    looks(".seats .head .chip")
    then(GO_ON, DO)
    then(OVER, GO_ON)
