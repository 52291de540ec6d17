"""Every page is open to everybody."""

import pytest

from kamifuda.games import GAMES
from tests.journeys.access import is_open_to_everybody
from tests.journeys.person import People

PAGES = ["/", "/help", "/move/AAAAAAAAAAAAAAAAAAAAAA", "/nowhere"]
PAGES += [f"/{page}/{game}" for page in ("new", "rules") for game in GAMES]


@pytest.mark.parametrize("dark", [False, True], ids=["light", "dark"])
@pytest.mark.parametrize("path", PAGES)
def test_a_page_is_open_to_everybody(people: People, path: str, dark: bool) -> None:
    ana = people.person(dark=dark, language="fr" if dark else "en")
    ana.open(path)
    ana.page.wait_for_selector("h1")
    ana.page.wait_for_load_state("networkidle")
    is_open_to_everybody(ana)
    ana.complaints = [said for said in ana.complaints if "404" not in said]
