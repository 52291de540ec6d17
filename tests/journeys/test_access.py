"""axe, the accessibility checker, finds nothing serious on any page; and nothing sticks out of a small screen."""

from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import TimeoutError

from tests.journeys.grimoire_scenes import card, page
from tests.journeys.kamimai_scenes import consent, curse, draw, fall, five, spell, target
from tests.journeys.person import ANYTHING, CORNER, DO, GO_ON, OVER, QUEST, REAL_TIME, TAKE, People, Person
from tests.journeys.stacked import Stacking

AXE = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"
# Without fetching all style sheets again: that is for rules which are not in use.
RUN = "async () => (await axe.run(document, {resultTypes: ['violations'], preload: false})).violations"
FITS = "() => document.documentElement.scrollWidth <= document.documentElement.clientWidth"
SETTLED = 20_000  # milliseconds for a hand of cards to spread itself anew
STICKING_OUT = """() => [...document.querySelectorAll('body *')]
    .filter(one => one.getBoundingClientRect().right > document.documentElement.clientWidth)
    .map(one => one.outerHTML.slice(0, 200)).slice(-3)"""
SIZES = [(390, 844), (1280, 800), (320, 640)]
PAGES = ["/", "/help", "/move/AAAAAAAAAAAAAAAAAAAAAA", "/nowhere"]
PAGES += [f"/{page}/{game}" for page in ("new", "rules") for game in ("kami", "totem", "grimoire", "kamimai")]


def serious(person: Person) -> list[str]:
    if not person.page.evaluate("'axe' in window"):
        person.page.evaluate(f"() => {{ const setTimeout = {REAL_TIME}; {AXE.read_text()} }}")
    found: list[dict[str, Any]] = person.page.evaluate(RUN)
    return [
        f"{one['id']}: {one['help']} {[node['html'][:200] for node in one['nodes']][:3]}"
        for one in found
        if one["impact"] in ("serious", "critical")
    ]


def too_wide(person: Person) -> list[str]:
    """At which widths one would have to scroll sideways, and what sticks out."""
    found = []
    for width, height in SIZES:
        person.page.set_viewport_size({"width": width, "height": height})
        try:
            person.page.wait_for_function(FITS, timeout=SETTLED)
        except TimeoutError:
            found.append(f"at {width}: {person.page.evaluate(STICKING_OUT)}")
    return found


def is_open_to_everybody(person: Person) -> None:
    size = person.page.viewport_size
    assert size is not None
    assert serious(person) == []
    assert too_wide(person) == []
    person.page.set_viewport_size(size)


@pytest.mark.parametrize("dark", [False, True], ids=["light", "dark"])
@pytest.mark.parametrize("path", PAGES)
def test_a_page_is_open_to_everybody(people: People, path: str, dark: bool) -> None:
    ana = people.person(dark=dark, language="fr" if dark else "en")
    ana.open(path)
    ana.page.wait_for_selector("h1")
    ana.page.wait_for_load_state("networkidle")
    is_open_to_everybody(ana)
    ana.complaints = [said for said in ana.complaints if "404" not in said]


@pytest.mark.parametrize(("seats", "dark"), [(2, False), (2, True), (3, True), (4, False)])
def test_a_table_of_kami_is_open_to_everybody(people: People, seats: int, dark: bool) -> None:
    ana = people.person(dark=dark, language="fr" if dark else "en")
    path = ana.table(seats, {"target": 1})
    ana.open(path)
    ana.page.wait_for_selector(".gathering")
    is_open_to_everybody(ana)
    ana.find(".start").click()
    seen: set[str] = set()
    for _ in range(300):
        if OVER in seen:
            break
        ana.page.wait_for_selector(", ".join(ANYTHING))
        now = next((mark for mark in (OVER, GO_ON) if ana.find(mark).count()), ".act")
        if now not in seen:
            seen.add(now)
            is_open_to_everybody(ana)
        ana.patiently(but="" if GO_ON in seen else GO_ON)
    assert len(seen) == 3


@pytest.mark.parametrize("dark", [False, True], ids=["light", "dark"])
def test_a_table_of_totem_is_open_to_everybody(people: People, house: Stacking, dark: bool) -> None:
    """Every picture of it, from the choice of totems to the result."""
    ana = people.person(dark=dark, language="fr" if dark else "en", phone=dark)

    def then(seen: str, *touched: str) -> None:
        for what in touched:
            ana.find(what).first.click(position=CORNER)
        ana.page.wait_for_selector(seen)
        is_open_to_everybody(ana)

    ana.open(ana.table(2, game="totem") + "#start")
    then(".cell[data-kind=veiled]", ".hand .is-playable")
    house.stack(
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


@pytest.mark.parametrize("dark", [False, True], ids=["light", "dark"])
def test_a_table_of_grimoire_is_open_to_everybody(people: People, house: Stacking, dark: bool) -> None:
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
    house.lay(
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


@pytest.mark.parametrize("dark", [False, True], ids=["light", "dark"])
def test_a_table_of_kamimai_is_open_to_everybody(people: People, house: Stacking, dark: bool) -> None:
    """Its moments and its sheets; test_kamimai looks at the result."""
    ana = people.person(dark=dark, language="fr" if dark else "en", phone=dark)
    for scene in (draw, consent, five) if dark else (target, spell, fall, curse):
        scene(ana, house)
        is_open_to_everybody(ana)
    for sheet in (".act .why", ".mates .read", ".score .pile"):
        ana.find(sheet).first.click()
        ana.page.wait_for_selector("dialog[open]")
        is_open_to_everybody(ana)
        ana.page.keyboard.press("Escape")


def theirs(place: int) -> str:
    return f"[data-own=false][data-place='{place}']"
