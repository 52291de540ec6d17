"""Pages to read and to fill in, on screens of every shape; and the rules, whose index stays."""

from itertools import cycle

import pytest
from playwright.sync_api import expect

from kamifuda.games import GAMES
from kamifuda.text import Text
from tests.journeys.games import ANY, RIVALS
from tests.journeys.person import People

SIZES = [(390, 844), (844, 390), (320, 568), (640, 400), (1280, 800), (1920, 1080)]
WRONG = """() => {
    const wide = document.documentElement.clientWidth, found = [];
    if (document.documentElement.scrollWidth > wide) found.push(`wider than ${wide}`);
    const edge = document.querySelector("main").getBoundingClientRect().right;
    for (const one of document.querySelectorAll("main :not(svg *, nav li, nav a)"))
        if (one.getBoundingClientRect().right > edge + 1) found.push(`beside its column: ${one.className}`);
    for (const one of document.querySelectorAll("body *")) {
        if (one.closest(".unseen, svg, nav ul") || !one.checkVisibility()) continue;
        const cut = getComputedStyle(one).overflowX !== "visible";
        const box = cut ? null : one.closest("button, .btn, label, article, .panel");
        const most = box ? Math.min(wide, box.getBoundingClientRect().right) : wide;
        for (const text of [...one.childNodes].filter(node => node.nodeType === Node.TEXT_NODE)) {
            for (const word of text.textContent.matchAll(/[\\p{L}\\d]{2,}/gu)) {
                const range = new Range();
                range.setStart(text, word.index);
                range.setEnd(text, word.index + word[0].length);
                const lines = [...range.getClientRects()];
                if (new Set(lines.map(({ bottom }) => Math.round(bottom))).size > 1) found.push(`broken: ${word[0]}`);
                if (lines.some(({ left, right }) => left < -1 || right > most + 1)) found.push(`out: ${word[0]}`);
            }
        }
    }
    return found;
}"""


PAGES = ["/", "/nowhere", "/t/short", *(f"/{page}/{game}" for game in GAMES for page in ("new", "rules"))]
CASES = [("/", "fr"), *zip(PAGES, cycle(("en", "fr", "fr", "en")), strict=False)]  # each in a language, by turns


@pytest.mark.parametrize(("path", "language"), CASES)
def test_a_page_is_whole_on_every_screen(people: People, path: str, language: str) -> None:
    ana = people.person(language=language)
    ana.open(path)
    ana.page.wait_for_load_state("networkidle")
    for width, height in SIZES:
        ana.page.set_viewport_size({"width": width, "height": height})
        assert ana.page.evaluate(WRONG) == [], (width, height)
    ana.complaints = [said for said in ana.complaints if "404" not in said]


def test_the_welcome_is_whole_on_every_screen_and_begins_the_game_that_is_chosen(people: People) -> None:
    ana = people.person(new=True)
    ana.open()
    welcome = ana.page.get_by_role("dialog")
    expect(welcome.get_by_role("radio")).to_have_count(len(GAMES))
    for width, height in SIZES:
        ana.page.set_viewport_size({"width": width, "height": height})
        assert ana.page.evaluate(WRONG) == [], (width, height)
    other = Text("en", RIVALS[-1]).say("game-name")
    welcome.get_by_role("radio", name=other).check(force=True)
    welcome.get_by_role("button", name=f"Play {other}").click()
    expect(ana.page.get_by_role("heading", name=other, exact=True)).to_be_attached()
    expect(ana.find(".board")).to_be_visible()


@pytest.mark.parametrize("phone", [True, False], ids=["phone", "desktop"])
def test_the_index_of_the_rules_stays_and_says_where_one_is(people: People, phone: bool) -> None:
    ana = people.person(phone=phone)
    ana.open(f"/rules/{ANY}")
    index = ana.page.get_by_role("navigation", name="Contents")
    last = index.get_by_role("link").last
    ana.find("main section").last.scroll_into_view_if_needed()
    ana.page.mouse.wheel(0, 100_000)
    expect(last).to_have_attribute("aria-current", "location")
    expect(last).to_be_in_viewport()
    index.get_by_role("link").nth(2).click()
    expect(index.get_by_role("link").nth(2)).to_have_attribute("aria-current", "location")
    expect(ana.find("main section h2").nth(2)).to_be_in_viewport()
