"""The page as a thing to install: its size, its icons, and what it does without a network."""

import json
import re
from urllib.parse import urlsplit

from playwright.sync_api import expect

from kamifuda.games import GAMES
from tests.facts import facts
from tests.journeys.games import ANY
from tests.journeys.person import ALONE, People

MOST = 100 * 1024  # bytes of script and style for the lobby, compressed


def test_the_lobby_is_light(people: People) -> None:
    ana = people.person()
    sizes: dict[str, int] = {}

    def weigh(reply: object) -> None:
        path = urlsplit(reply.url).path  # type: ignore[attr-defined]
        if re.search(r"\.(js|css)$", path):
            sizes[path] = reply.request.sizes()["responseBodySize"]  # type: ignore[attr-defined]

    ana.page.on("response", weigh)
    ana.open()
    ana.page.wait_for_load_state("networkidle")
    assert len(sizes) > 5
    assert sum(sizes.values()) < MOST, sizes


def test_the_page_can_be_installed(people: People) -> None:
    ana = people.person()
    ana.open()
    manifest = json.loads(ana.context.request.get(f"{ana.server}/manifest.webmanifest", headers=ALONE).text())
    assert {"192x192", "512x512"} <= {icon["sizes"] for icon in manifest["icons"]}
    for icon in manifest["icons"]:
        assert ana.context.request.get(ana.server + icon["src"], headers=ALONE).ok
    assert ana.page.evaluate("navigator.serviceWorker.ready.then(found => found.active.scriptURL)").endswith("/sw.js")


def test_without_a_network_the_shell_still_opens_and_says_so(people: People) -> None:
    ana = people.person()
    ana.open()
    ana.page.evaluate("navigator.serviceWorker.ready")
    ana.page.reload()  # now through the worker, which keeps what it sees
    ana.page.wait_for_load_state("networkidle")
    ana.context.set_offline(True)
    ana.page.reload()
    expect(ana.page.get_by_role("heading", level=1)).to_be_visible()
    ana.sees("The server does not answer.")
    ana.context.set_offline(False)
    ana.complaints.clear()


def test_rules_that_somebody_has_read_open_without_a_network(people: People) -> None:
    ana = people.person()
    ours = f"{facts(GAMES[ANY]).prefix}-A1"
    ana.open(f"/rules/{ANY}")
    ana.sees(ours)
    ana.page.evaluate("navigator.serviceWorker.ready")
    ana.page.reload()  # through the worker
    ana.sees(ours)
    ana.page.wait_for_load_state("networkidle")
    ana.context.set_offline(True)
    ana.page.reload()
    ana.sees(ours)
    ana.context.set_offline(False)
    ana.complaints.clear()
