"""Grimoire without a mouse."""

from playwright.sync_api import expect

from tests.games.grimoire.journeys.deck import lay
from tests.journeys.keys import press, to
from tests.journeys.person import DO, GO_ON, People
from tests.journeys.stacked import Stacking


def test_a_round_is_played_by_keys_alone(people: People, house: Stacking) -> None:
    """Whom to rob, what to take from them, and a card of the row; Enter once more plays, Escape chooses again."""
    lay(house, "nun", "king thief", "queen spy", round=12, pages={1: 15, 2: 15}, quest="king thief queen", discard="")
    ana = people.person()
    ana.open(ana.table(3, game="grimoire") + "#start")
    to(ana, ".index .open")
    press(ana, "End")
    press(ana, "ArrowLeft")
    press(ana, "Enter")
    expect(ana.find(f"{GO_ON}:not([data-dead])")).to_be_focused()
    press(ana, "Enter")
    for place in (".seats .is-playable", ".choices .is-playable", ".quest .is-playable"):
        ana.page.wait_for_selector(place)
        to(ana, place)
        press(ana, "Enter")
        expect(ana.find(DO)).to_be_visible()
        press(ana, "Escape")
        expect(ana.find(DO)).to_have_count(0)
        press(ana, "Enter")
        press(ana, "Enter")
    expect(ana.find(".thread")).to_contain_text("You take the hidden card")
