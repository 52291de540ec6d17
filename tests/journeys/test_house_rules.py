"""The files in the guide to house rules, brought to the form."""

import re
from pathlib import Path

import pytest
from playwright.sync_api import expect

from kamifuda.core.game import with_house_rules
from kamifuda.games import ALL
from kamifuda.text import Text
from tests.journeys.house_rules import bring, settings
from tests.journeys.person import People

GUIDE = Path(__file__).parents[2] / "docs" / "house-rules.md"


@pytest.mark.parametrize(
    ("language", "more", "phone"), [("en", "More settings", False), ("fr", "Plus de réglages", True)]
)
def test_the_files_of_the_guide_are_told_in_words(
    people: People, tmp_path: Path, language: str, more: str, phone: bool
) -> None:
    ana = people.person(language=language, phone=phone)
    for game in with_house_rules(ALL):
        title = Text("en", game).say("game-name")
        about = GUIDE.read_text().partition(f"\n## {title}\n")[2].partition("\n## ")[0]
        (toml,) = re.findall(r"^```toml\n(.*?)^```", about, re.DOTALL | re.MULTILINE)
        (rules,) = re.findall(r"^house_rules=(.*)$", about, re.MULTILINE)
        house = settings(ana, game, more)
        bring(ana, tmp_path, toml)
        expect(house.get_by_role("listitem")).to_have_count(len(rules.split(",")))
        expect(house).not_to_contain_text("⟦")
