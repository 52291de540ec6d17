"""A table of Totem is open to everybody."""

import pytest

from tests.games.totem.journeys.deck import stack
from tests.journeys.access import is_open_to_everybody
from tests.journeys.person import CORNER, DO, GO_ON, OVER, People
from tests.journeys.stacked import Stacking


@pytest.mark.parametrize("dark", [False, True], ids=["light", "dark"])
def test_a_table_is_open_to_everybody(people: People, house: Stacking, dark: bool) -> None:
    """Every picture of it, from the choice of totems to the result."""
    ana = people.person(dark=dark, language="fr" if dark else "en", phone=dark)

    def then(seen: str, *touched: str) -> None:
        for what in touched:
            ana.find(what).first.click(position=CORNER)
        ana.page.wait_for_selector(seen)
        is_open_to_everybody(ana)

    ana.open(ana.table(2, game="totem") + "#start")
    then(".cell[data-kind=veiled]", ".hand .is-playable")
    stack(
        house,
        "red_5 green_7 purple_9 blue_3 red_2",
        mine="(red_12) blue_6~ - green_13",
        theirs="green_4 blue_11 (purple_2) (red_6)",
        their_hand="red_1",
        pile="",
        last=0,
    )
    ana.open(ana.table(2, game="totem") + "#start")
    then(".slip", "[data-card=blue_3]", theirs(1))
    ana.page.keyboard.press("Escape")
    then(".duel .sign", "[data-card=red_5]", theirs(1), "[data-card=green_7]")
    for sheet in (".piles button", ".act .why"):
        then("dialog[open]", sheet)
        ana.page.keyboard.press("Escape")
    then(".duel .stamp", DO)
    then("[data-phase=eye]", "[data-card=purple_9]", theirs(0), DO)
    then(".ended .told", theirs(2), DO)
    then(OVER, GO_ON)


def theirs(place: int) -> str:
    return f"[data-own=false][data-place='{place}']"
