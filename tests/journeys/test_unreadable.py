"""A table that the server can not read any more, and a server that can not write."""

import asyncio
import json
import sqlite3
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing, contextmanager, suppress

import pytest
from playwright.sync_api import Browser, Error, expect

from kamifuda.text import Text
from tests.journeys.board import board
from tests.journeys.games import ANY
from tests.journeys.person import HURRY, People
from tests.journeys.stacked import Stacking, stacking
from tests.server.troubles import Damage, damage, last_kind

STRIP = ".strip"
NEWER: Damage = lambda body: json.dumps(body | {"what": body["what"] | {"version": 99}})  # noqa: E731
WORDS = {
    # language: damaged, of a version to come, to put it away, closed
    "en": ("cannot be read any more", "that this server does not have", "Take it off my list", ": closed table"),
    "fr": ("n’est plus lisible", "pas cette version du jeu", "La retirer de ma liste", "\u00a0: table fermée"),
}
UNSAVED = {"en": "The server cannot save just now", "fr": "Le serveur ne peut pas enregistrer"}


def ruin(server: Stacking, path: str, becomes: Damage) -> None:
    """Nobody has looked at this table yet. Not in this thread, which is Playwright's."""
    with ThreadPoolExecutor() as elsewhere:
        ruined = damage(server.database, path.removeprefix("/t/"), "created", becomes)
        elsewhere.submit(asyncio.run, ruined).result()


def last_entry(server: Stacking, path: str) -> str:
    with ThreadPoolExecutor() as elsewhere:
        return elsewhere.submit(asyncio.run, last_kind(server.database, path.removeprefix("/t/"))).result()


@pytest.mark.parametrize("newer", [False, True])
@pytest.mark.parametrize("language", WORDS)
def test_a_table_that_can_not_be_read_is_taken_off_the_list(
    people: People, house: Stacking, language: str, newer: bool
) -> None:
    damaged, unknown, put_away, closed = WORDS[language]
    why = unknown if newer else damaged
    ana, bob = people.person(language=language), people.person("Bob", language, phone=True)
    path = ana.table()
    ruin(house, path, NEWER if newer else lambda body: "{}")
    ana.open()
    row = ana.page.get_by_role("listitem").filter(has=ana.find(f"a[href='{path}']"))
    expect(row).to_contain_text(Text(language, ANY).say("game-name") + closed)
    expect(row).to_contain_text(why)
    for person in (ana, bob):
        person.open(path)
        person.sees(why)
    ana.page.get_by_role("button", name=put_away).click()
    expect(ana.page).to_have_url(f"{house.http}/")
    expect(ana.find(".lists:not(.blank)")).to_be_visible()
    expect(row).to_have_count(0)
    ana.open(path)
    ana.sees(why)
    expect(bob.page.get_by_role("button", name=put_away)).to_have_count(0)  # it was never in his list
    assert (last_entry(house, path) == "closed") is not newer  # a newer server can go on


@contextmanager
def locked(server: Stacking) -> Iterator[None]:
    """Somebody else writes, and does not end."""
    with closing(sqlite3.connect(server.database, isolation_level=None)) as other:
        other.execute("BEGIN IMMEDIATE")
        yield
        other.execute("ROLLBACK")


@pytest.mark.parametrize("language", UNSAVED)
def test_while_nothing_can_be_written_the_table_says_so_and_then_goes_on(browser: Browser, language: str) -> None:
    with stacking({"KAMIFUDA_BOT_PACE": "20"}) as server:
        people = People(browser, server.http)
        ana = people.person(language=language)
        ana.open(ana.table(options=board(ANY).long) + "#start")  # for a card before and after
        ana.until(board(ANY).turn)
        with locked(server):
            while UNSAVED[language] not in (ana.find(STRIP).text_content() or ""):
                with suppress(Error):  # what was there has moved on
                    ana.glance()
                ana.page.wait_for_timeout(HURRY)
        expect(ana.find(STRIP)).not_to_contain_text(UNSAVED[language])
        ana.until(board(ANY).turn)
        people.leave()
