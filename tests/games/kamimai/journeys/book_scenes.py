"""A book that obeys physics, and hands on it: a mouse, a finger, the keyboard."""

from collections.abc import Callable
from math import hypot
from typing import Any

from playwright.sync_api import expect

from kamifuda.book.frames import AT_REST, number_of
from tests.games.kamimai.journeys.deck import set_up
from tests.games.kamimai.journeys.scenes import LYING
from tests.journeys.person import PATIENCE, Person
from tests.journeys.stacked import Stacking

BOOK, WHICH = ".view canvas", ".view .loupe"
MORE = ".stepper button:last-child"
STILL_DRAWING = ".board[data-phase=draw] .pulling:has(.segments)"
GENTLE = {"book": "physics", "paper": "gentle", "steadying": "much"}
STERN = {"book": "physics", "paper": "stern"}
PACE = 40  # milliseconds between two looks
OUT = (-190.0, 45.0)  # pixels along the ridge towards oneself, as one first sees it
HOLDS = 9.0  # pixels of a hand, until it is no tap
STRIDE = 4.5  # pixels while a frame comes: paper tears off a hurried hand, and a slow one tires
LONGEST = 3 * STRIDE  # at once
SNATCH = 8  # places on the way of a hand that snatches
FOLLOWS = 20  # frames, until a page is where the hand is
DRAWN = "new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)))"

Spot = tuple[float, float]


def at_the_book(ana: Person, server: Stacking, options: dict[str, Any], new: bool = False, **lies: Any) -> str:
    """Ana draws, with bots at the table, and has done so before unless she is new to it; returns its path."""
    set_up(server, "water", "earth", **LYING | {"phase": "draw", "drawn": "", "target": "A", "turn": 2} | lies)
    if not new:
        ana.context.add_init_script("localStorage['kamifuda.practised'] = 'yes'")
    path = ana.table(2, options, "kamimai")
    frames_of(ana)
    ana.open(path + "#start")
    settled(ana)
    return path


def settled(person: Person) -> None:
    """The book is there, in space: it has come, and was drawn."""
    expect(person.find(".view .looking")).to_be_visible()
    await_frames(person, 1 - len(person.frames))
    person.page.evaluate(DRAWN)


def await_frames(person: Person, more: int, since: int | None = None) -> None:
    """The book's own time: on a busy machine it moves as slowly as the hand. Or it rests, and has moved since then."""
    enough = len(person.frames) + more
    for _ in range(PATIENCE // PACE):
        moved = since is not None and len(person.frames) > since
        if len(person.frames) >= enough or (moved and rests(person)):
            return
        person.page.wait_for_timeout(PACE)
    raise AssertionError(f"the book does not move: {len(person.frames)} frames, {enough} wanted, since {since}")


def rests(person: Person) -> bool:
    _, frame = person.frames[-1].split(b"\n", 1)
    return number_of(frame) == AT_REST


def frames_of(person: Person) -> list[bytes]:
    """All that comes to this page of any book from now on, as it comes."""
    found = person.frames = []

    def listen(received: str | bytes) -> None:
        if isinstance(received, bytes):
            found.append(received)

    person.page.on("websocket", lambda socket: socket.on("framereceived", listen))
    return found


def as_far(one: Person, other: Person) -> None:
    """What has come to one of them has come to the other, too: no wire is as fast as another."""
    for _ in range(PATIENCE // PACE):
        if len(one.frames) == len(other.frames):
            return
        one.page.wait_for_timeout(PACE)
    raise AssertionError(f"{len(one.frames)} frames have come to one of them, {len(other.frames)} to the other")


def place(person: Person, across: float, down: float) -> Spot:
    """A place of the picture, from 0 to 1 both ways."""
    box = person.find(BOOK).bounding_box()
    assert box is not None
    return box["x"] + across * box["width"], box["y"] + down * box["height"]


def page_under(person: Person, spot: Spot) -> str:
    """What the label at the mouse says, as soon as the book in space can be touched."""
    for _ in range(PATIENCE // PACE):
        person.page.mouse.move(*spot)
        if person.has_come(WHICH, PACE):
            return person.find(WHICH).inner_text()
    raise AssertionError("no page there")


def lead(person: Person, start: Spot, way: Spot, move: Callable[[Spot], None]) -> None:
    """A hand goes in the book's own time, so far with every frame: also where many come at once, or none for long."""
    length, gone, before = hypot(*way), 0.0, len(person.frames)
    while gone < length:
        due = HOLDS + STRIDE * (len(person.frames) - before)
        gone = min(length, due, gone + LONGEST)
        move((start[0] + way[0] * gone / length, start[1] + way[1] * gone / length))
        if gone == due:
            await_frames(person, 1, before)
            if rests(person):  # nothing is between the fingers any more
                return


def drag(person: Person, start: Spot, way: Spot) -> None:
    """With the mouse, where no page is."""
    person.page.mouse.move(*start)
    person.page.mouse.down()
    person.page.mouse.move(start[0] + way[0], start[1] + way[1], steps=8)
    person.page.mouse.up()


def pinch(person: Person, start: Spot, way: Spot = OUT) -> None:
    """Takes hold of a page with the mouse, and pulls."""
    page_under(person, start)
    person.page.mouse.down()
    lead(person, start, way, lambda spot: person.page.mouse.move(*spot))


def pull(person: Person, start: Spot, way: Spot = OUT) -> None:
    """And lets go, when the page has followed."""
    before = len(person.frames)
    pinch(person, start, way)
    await_frames(person, FOLLOWS, before)
    person.page.mouse.up()


def jerk(person: Person, start: Spot, way: Spot) -> None:
    """As fast as the machine is, and lets go."""
    page_under(person, start)
    person.page.mouse.down()
    person.page.mouse.move(start[0] + way[0], start[1] + way[1], steps=SNATCH)
    person.page.mouse.up()


def swipe(person: Person, start: Spot, way: Spot = OUT) -> None:
    """The same with a finger."""
    session = person.context.new_cdp_session(person.page)

    def send(kind: str, *spots: Spot) -> None:
        points = [{"x": x, "y": y, "id": 1} for x, y in spots]
        session.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})

    page_under(person, start)
    before = len(person.frames)
    send("touchStart", start)
    lead(person, start, way, lambda spot: send("touchMove", spot))
    await_frames(person, FOLLOWS, before)
    send("touchEnd")
