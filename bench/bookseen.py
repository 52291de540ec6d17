"""How a browser keeps up with a book that moves: a real Chromium that draws without a graphics card."""

import json
from collections.abc import Sequence
from itertools import pairwise
from typing import Any, Final

from playwright.sync_api import Browser, sync_playwright

from tests.games.kamimai.journeys.book_scenes import (
    GENTLE,
    MORE,
    STERN,
    STILL_DRAWING,
    at_the_book,
    jerk,
    place,
    pull,
)
from tests.journeys.chromium import IN_SPACE, chromium
from tests.journeys.shots import somebody
from tests.journeys.stacked import Stacking, stacking

TRACED: Final = ["devtools.timeline", "disabled-by-default-v8.gc"]
FRAME: Final = "FireAnimationFrame"
SCRIPT: Final = ("FunctionCall", "RunMicrotasks", "MajorGC", "MinorGC", FRAME)
LONG: Final = 200.0  # milliseconds between two frames, and nothing moved
REST: Final = 4000  # milliseconds after the hand has opened

Frames = list[tuple[float, float]]  # milliseconds: of script, and until the next frame begins


def seen() -> dict[str, Frames]:
    """Hands that pull, by what they do."""
    with stacking({"KAMIFUDA_BOT_PACE": "20"}) as server, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium(), args=IN_SPACE)
        found = {
            f"{what}, {'phone' if phone else 'desktop'}": pulled(browser, server, options, count, phone)
            for what, options, count in (("one page, dragged out", GENTLE, 1), ("eight pages, snatched", STERN, 8))
            for phone in (False, True)
        }
        browser.close()
        return found


def pulled(browser: Browser, server: Stacking, options: dict[str, Any], count: int, phone: bool) -> Frames:
    with somebody(browser, server, (phone, "en", False)) as (ana, _):
        ana.page.emulate_media(reduced_motion="no-preference")
        at_the_book(ana, server, options)
        jerk(ana, place(ana, 0.47, 0.6), (-20, 5))  # and lets go early: a browser is slow the first time
        ana.page.wait_for_selector(STILL_DRAWING)
        for _ in range(count - 1):
            ana.find(MORE).click()
        browser.start_tracing(page=ana.page, categories=TRACED)
        if count == 1:
            pull(ana, place(ana, 0.47, 0.6))
        else:
            jerk(ana, place(ana, 0.47, 0.6), (120, -120))
        ana.page.wait_for_timeout(REST)
        return frames(json.loads(browser.stop_tracing())["traceEvents"])


def frames(events: Sequence[dict[str, Any]]) -> Frames:
    """Frame by frame, all that ran since the last one began: scripts of the page, and what tidies up after them."""
    page = busiest([event for event in events if event["name"] == FRAME])
    ours = sorted(
        (event for event in events if event["name"] in SCRIPT and (event["pid"], event["tid"]) == page),
        key=lambda event: (event["ts"], -event.get("dur", 0)),
    )
    starts = [event["ts"] for event in ours if event["name"] == FRAME]
    spent = dict.fromkeys(starts, 0.0)
    until, frame = 0.0, 0
    for event in ours:
        end = event["ts"] + event.get("dur", 0)
        while frame + 1 < len(starts) and starts[frame + 1] <= event["ts"]:
            frame += 1
        if event["ts"] >= until and event["ts"] >= starts[0]:  # not inside of another
            spent[starts[frame]] += (end - event["ts"]) / 1000
            until = end
    gaps = [(later - start) / 1000 for start, later in pairwise(starts)]
    return [(spent[start], gap) for start, gap in zip(starts, gaps, strict=False) if gap < LONG]


def busiest(found: Sequence[dict[str, Any]]) -> tuple[int, int]:
    threads = [(event["pid"], event["tid"]) for event in found]
    return max(set(threads), key=threads.count)
