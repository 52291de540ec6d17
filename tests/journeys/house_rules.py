"""Somebody brings a file of house rules."""

from pathlib import Path

from playwright.sync_api import Locator

from tests.journeys.person import Person


def settings(person: Person, game: str, more: str = "More settings") -> Locator:
    """The form's place for house rules."""
    person.open(f"/new/{game}")
    person.page.get_by_text(more).click()
    return person.find(".more .house")


def bring(person: Person, folder: Path, toml: str) -> None:
    file = folder / "house.toml"
    file.write_text(toml)
    person.find(".house input[type=file]").set_input_files(file)
