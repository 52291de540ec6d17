"""What keys do at any table."""

from playwright.sync_api import expect

from tests.journeys.keys import press
from tests.journeys.person import People


def test_keys_ask_why_and_take_back(people: People) -> None:
    ana = people.person()
    ana.open(ana.table(2) + "#start")
    ana.page.wait_for_selector(".hand [data-card]")
    press(ana, "w")
    expect(ana.page.get_by_role("dialog")).to_contain_text("What now?")
    press(ana, "Escape")
    expect(ana.page.get_by_role("dialog")).to_have_count(0)
    press(ana, "u")
    ana.sees("There is nothing to take back.")
