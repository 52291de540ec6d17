"""A book that obeys physics, and hands on it: a mouse, a finger, the keyboard."""

from typing import Any

from playwright.sync_api import expect

from tests.journeys.kamimai_scenes import LYING
from tests.journeys.person import PATIENCE, Person
from tests.journeys.stacked import Stacking

BOOK, WHICH = ".view canvas", ".view .loupe"
GENTLE = {"book": "physics", "paper": "gentle", "steadying": "much"}
STERN = {"book": "physics", "paper": "stern"}
PACE = 40  # milliseconds between two places of a hand
OUT = (-190.0, 45.0)  # pixels along the ridge towards oneself, as one first sees it
STEPS = 26  # slow enough for paper, quick enough for the hand's 20 seconds on a busy machine
DRAWN = "new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)))"

Spot = tuple[float, float]


def at_the_book(ana: Person, server: Stacking, options: dict[str, Any], new: bool = False, **lies: Any) -> str:
    """Ana draws, with bots at the table, and has done so before unless she is new to it; returns its path."""
    server.set_up("water", "earth", **LYING | {"phase": "draw", "drawn": "", "target": "A", "turn": 2} | lies)
    if not new:
        ana.context.add_init_script("localStorage['kamifuda.practised'] = 'yes'")
    path = ana.table(2, options, "kamimai")
    frames = frames_of(ana)
    ana.open(path + "#start")
    settled(ana, frames)
    return path


def settled(person: Person, frames: list[bytes]) -> None:
    """The book is there, in space: it has come, and was drawn."""
    expect(person.find(".view .looking")).to_be_visible(timeout=PATIENCE)
    for _ in range(PATIENCE // PACE):
        if frames:
            break
        person.page.wait_for_timeout(PACE)
    assert frames, "no book came"
    person.page.evaluate(DRAWN)


def frames_of(person: Person) -> list[bytes]:
    """All that comes to this page of any book from now on, as it comes."""
    found: list[bytes] = []

    def listen(received: str | bytes) -> None:
        if isinstance(received, bytes):
            found.append(received)

    person.page.on("websocket", lambda socket: socket.on("framereceived", listen))
    return found


def place(person: Person, across: float, down: float) -> Spot:
    """A place of the picture, from 0 to 1 both ways."""
    box = person.find(BOOK).bounding_box()
    assert box is not None
    return box["x"] + across * box["width"], box["y"] + down * box["height"]


def page_under(person: Person, spot: Spot) -> str:
    """What the label at the mouse says."""
    person.page.mouse.move(*spot)
    expect(person.find(WHICH)).to_be_visible()
    return person.find(WHICH).inner_text()


def line(start: Spot, way: Spot, steps: int) -> list[Spot]:
    return [(start[0] + way[0] * step / steps, start[1] + way[1] * step / steps) for step in range(1, steps + 1)]


def drag(person: Person, start: Spot, way: Spot = OUT, steps: int = STEPS) -> None:
    """With the mouse, a step every moment."""
    person.page.mouse.move(*start)
    person.page.mouse.down()
    for spot in line(start, way, steps):
        person.page.mouse.move(*spot)
        person.page.wait_for_timeout(PACE)
    person.page.mouse.up()


def swipe(person: Person, start: Spot, way: Spot = OUT, steps: int = STEPS) -> None:
    """With a finger."""
    session = person.context.new_cdp_session(person.page)

    def send(kind: str, *spots: Spot) -> None:
        points = [{"x": x, "y": y, "id": 1} for x, y in spots]
        session.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})

    send("touchStart", start)
    for spot in line(start, way, steps):
        send("touchMove", spot)
        person.page.wait_for_timeout(PACE)
    send("touchEnd")
