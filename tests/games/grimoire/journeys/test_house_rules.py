"""House rules: somebody brings a file, sees what it changes, and so does whoever is invited."""

import re
from pathlib import Path

from playwright.sync_api import expect

from tests.journeys.house_rules import bring, settings
from tests.journeys.person import ALONE, People

GOOD = '[companions.nun]\nvp = 2\n[pages.charm]\neffect = "domination"\n'
CERTAIN = "[treasures.gold_coin]\nvp = 5\n"
BROKEN = "[companions.nun]\nvp =\n"


def test_a_file_is_shown_before_the_table_is_made_and_to_everybody_there(people: People, tmp_path: Path) -> None:
    ana, bela = people.person("Ana with her rules"), people.person("Béla", language="fr", phone=True)
    house = settings(ana, "grimoire")
    bring(ana, tmp_path, GOOD)
    expect(house.get_by_role("listitem")).to_have_text(
        ["Nun: 2 VP instead of 1", "Charm: the same effect as Domination"]
    )
    expect(ana.find("details summary").first).to_contain_text("1 rule changed")
    ana.page.get_by_text("With friends").click()
    ana.page.get_by_text("Everybody", exact=True).click()
    ana.page.get_by_role("button", name=re.compile("Create")).click()
    expect(ana.find(".gathering .house")).to_contain_text("Nun: 2 VP instead of 1")

    bela.open()
    offered = bela.page.get_by_role("link", name=re.compile("Ana with her rules"))
    expect(bela.page.get_by_text(re.compile("règles.maison"))).to_be_visible()
    offered.first.click()
    expect(bela.find(".gathering .house")).to_contain_text("Nonne\u00a0: 2 PV au lieu de 1")
    bela.find(".gathering .chairs .btn--main").click()
    ana.page.get_by_role("button", name="Start").click()
    ana.page.get_by_role("button", name="Table", exact=True).click()
    expect(ana.page.get_by_role("dialog").locator(".house")).to_contain_text("Charm: the same effect as Domination")


def test_rules_are_removed_and_pasted(people: People, tmp_path: Path) -> None:
    ana = people.person(phone=True, language="fr")
    house = settings(ana, "grimoire", "Plus de réglages")
    bring(ana, tmp_path, GOOD)
    house.get_by_role("button", name="Retirer ces règles").click()
    expect(house.get_by_role("listitem")).to_have_count(0)
    house.get_by_role("button", name="Coller un texte").click()
    house.get_by_role("textbox").fill("[pages.storm]\namount = 3")
    house.get_by_role("button", name="Prendre ces règles").click()
    expect(house.get_by_role("listitem")).to_have_text(["Tempête\u00a0: 3 points au lieu de 2"])
    ana.page.get_by_role("button", name="Jouer", exact=True).click()
    expect(ana.page).to_have_url(re.compile(r"/t/[\w-]{22}"))
    table = ana.page.url.rpartition("/")[2].partition("#")[0]
    info = ana.context.request.get(f"{ana.server}/api/tables/{table}", headers=ALONE).json()["info"]
    assert info["options"]["house_rules"] == "storm.amount:3"


def test_a_file_that_can_not_be_used_says_why_and_changes_nothing(people: People, tmp_path: Path) -> None:
    ana = people.person()
    house = settings(ana, "grimoire")
    for toml, why in (
        (CERTAIN, "gold_coin.vp is certain, and only what is not certain may be replaced."),
        (BROKEN, "line 2 is not TOML."),
    ):
        bring(ana, tmp_path, toml)
        expect(house.get_by_role("alert")).to_have_text(f"These rules cannot be used: {why}")
        expect(house.get_by_role("listitem")).to_have_count(0)
    bring(ana, tmp_path, "[companions.nun]\nvp = 1\n")
    expect(house.get_by_role("alert")).to_contain_text("as usual")
    bring(ana, tmp_path, GOOD)
    expect(house.get_by_role("alert")).to_have_count(0)
    ana.complaints = [said for said in ana.complaints if "422" not in said]
