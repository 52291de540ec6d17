"""Whatever a viewer is sent stays the same, byte for byte, when what they can not know is exchanged.

In most games these are cards; where nothing lies hidden, it is what the seed has yet to bring.
"""

import asyncio
import json
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import replace
from itertools import islice, zip_longest
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest
import uvloop
from structlog.testing import capture_logs

from kamifuda.book.frames import AT_REST, number_of
from kamifuda.core import seed
from kamifuda.core.game import Game, is_real
from kamifuda.core.match import Match
from kamifuda.core.options import chosen
from kamifuda.core.position import WORLD
from kamifuda.games import ALL
from kamifuda.server.rooms import due, house, room
from kamifuda.server.store import commits
from kamifuda.server.tables.codes import UNREADABLE
from kamifuda.server.tables.deals import Dealt
from tests.examples import FIRST, WITH_BOOK, WITH_WINDOW
from tests.facts import facts
from tests.server.evening import FEWEST, GETS, HEIR, POSTS, Case, Evening
from tests.server.futures import futures
from tests.server.leaks import LEAKS, OF_HANDS, OF_WHAT_COMES, OF_WINDOWS, shows_the_past_as_another_saw_it
from tests.server.twins import Twins, twins
from tests.server.worlds import World, routes, world
from tests.spread import SOAK, allowed, differences, spread, viewers

PHYSICS = WITH_BOOK.Options(**facts(WITH_BOOK).moving)
EVENINGS = 6
COMPANY = 2  # alone there is nobody who could consent, or for whom one could try to act
EVERY_KIND = {"welcome", "present", "update", "ack", "error", "presence", "pong"}


class Leak(AssertionError):
    """Two worlds that a viewer could tell apart."""


class Worlds:
    """Two servers with the same secrets at the same time; between two tests they hold their breath."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.runner = asyncio.Runner(loop_factory=uvloop.new_event_loop)
        self.both: list[Any] = []

    def __enter__(self) -> "Worlds":
        self.runner.__enter__()
        for name in ("here", "there"):
            (self.folder / name).mkdir()
            self.both.append(world(self.folder / name))
        self.worlds: list[World] = [self.runner.run(one.__aenter__()) for one in self.both]
        return self

    def __exit__(self, *_: object) -> None:
        for one in self.both:
            self.runner.run(one.__aexit__(None, None, None))
        self.runner.close()

    def spend(self, case: Case) -> list[Evening]:
        """The same evening in both, with what the viewer can not know exchanged in the second; then compares them."""
        return self.runner.run(self.evenings(case))

    async def evenings(self, case: Case) -> list[Evening]:
        evenings = [Evening(one, case) for one in self.worlds]
        try:
            await asyncio.gather(*(evening.gather() for evening in evenings))
            pair = self.stack(case, evenings[0].itself.origin.seed())
            spent = (evening.spend(pair, which) for which, evening in enumerate(evenings))
            ends = await asyncio.gather(*spent, return_exceptions=True)
        finally:
            await asyncio.gather(*(evening.end() for evening in evenings))
        compare(*evenings)  # where one of them went wrong, this says why
        for failed in filter(None, ends):
            raise failed
        assert pair.stack in self.worlds[1].edge.stacked
        return evenings

    def stack(self, case: Case, chosen: bytes) -> Twins:
        """Exchanges the cards of this seed in the second world."""
        viewer = WORLD if case.viewer is None else case.viewer
        is_open = case.game.manifest.open_hands
        pair = futures(case.game, case.options, chosen) if is_open else twins(case.game, case.options, chosen, viewer)
        assert len(pair.plays) >= FEWEST
        self.worlds[1].edge.stacks[pair.stack] = viewer, pair.luck
        self.worlds[1].edge.lucks |= pair.lucks
        return pair


def compare(here: Evening, there: Evening) -> None:
    for name in (*here.watched, HEIR):
        for ours, theirs in zip_longest(here.heard[name], there.heard[name]):
            if ours != theirs:
                raise Leak(name, ours, theirs)
        if seen_at_rest(here, name) != seen_at_rest(there, name) or not alike(here, there, name):
            raise Leak(name, "frames")
        for one, other in zip_longest(map(lines_of, here.answers[name]), map(lines_of, there.answers[name])):
            if one != other:
                raise Leak(
                    name, (one or [""])[0], [pair for pair in zip_longest(one or [], other or []) if len(set(pair)) > 1]
                )


def seen_at_rest(evening: Evening, name: str) -> list[bytes]:
    """The books that this person was shown; of those that move a slow reader is shown less."""
    return [frame for frame in evening.frames[name] if number_of(frame.partition(b"\n")[2]) == AT_REST]


def alike(here: Evening, there: Evening, name: str) -> bool:
    """Whether no two frames differ that were sent at the same moment of the same motion."""
    seen: list[dict[tuple[int, int], bytes]] = [{}, {}]
    for frames, evening in zip(seen, (here, there), strict=True):
        moment = (0, 0)
        for frame in evening.frames[name]:
            number = number_of(frame.partition(b"\n")[2])
            moment = (moment[0] + (number < moment[1]), number)
            frames[moment] = frame
    return all(seen[0][moment] == seen[1][moment] for moment in seen[0].keys() & seen[1].keys())


def lines_of(answer: tuple[str, bytes]) -> list[str]:
    """What was asked for, and the answer; of the metrics, what is not about this process and its machine."""
    asked, lines = answer[0], answer[1].decode().split("\n")
    if asked == "GET /metrics":
        machine = ("process_", "content-length")
        lines = [line for line in lines if not line.startswith(machine) and "_created" not in line]
    return [asked, *lines]


def told_secrets(evening: Evening) -> list[tuple[str, str]]:
    """Who was told which secret: twins have the same seeds and cookies, so comparing them does not find these."""
    table = evening.itself
    seeds = [] if table.status == "over" else [table.server_seed.hex(), table.origin.seed().hex()]
    people = [chair.person for chair in table.chairs] + [
        cookie.partition("=")[2] for cookie in evening.cookies.values() if cookie
    ]
    found = []
    for name in evening.watched:
        told = "\n".join(evening.heard[name]) + "\n".join(str(answer) for answer in evening.answers[name])
        found += [
            (name, secret) for secret in (*seeds, *people, table.creator) if secret is not None and secret in told
        ]
    return found


def kinds(evening: Evening) -> set[str]:
    """Of the messages that were compared."""
    return {json.loads(text)["type"] for name in evening.watched for text in evening.heard[name]}


def codes(evening: Evening) -> set[str]:
    """Of the errors that were compared."""
    told = (json.loads(text) for name in evening.watched for text in evening.heard[name])
    return {each["code"] for each in told if each["type"] == "error"}


@contextmanager
def two_worlds(folder: Path) -> Iterator[Worlds]:
    """How long a disk takes is no secret: that time stands still too, and nothing comes by itself while it goes on."""
    with pytest.MonkeyPatch.context() as patch, capture_logs() as lines:
        patch.setattr(commits, "time", SimpleNamespace(perf_counter=lambda: 0.0))
        patch.setattr(room, "RETRY", 1_000_000)
        patch.setattr(due, "TICK", 1_000_000_000)  # an evening asks for ticks itself
        patch.setattr(house, "SWEEP", 1_000_000)
        with Worlds(folder) as worlds:
            yield worlds
    assert {line["event"] for line in lines} <= {"commit failed", "database asked in vain", "table can not be read"}


@pytest.fixture(scope="module")
def worlds(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Worlds]:
    with two_worlds(tmp_path_factory.mktemp("worlds")) as worlds:
        yield worlds


@pytest.fixture
def fresh_worlds(tmp_path: Path) -> Iterator[Worlds]:
    """For what leaves traces in a server."""
    with two_worlds(tmp_path) as worlds:
        yield worlds


def cases() -> Iterator[Any]:
    """Every number of seats, the options that matter there, and every viewer in turn; a soak turns many times."""
    for game in ALL:
        turned = [replace(options, seats=max(options.seats, COMPANY)) for options in spread(game)]
        for seats in (seats for seats in allowed(game, "seats") if seats >= COMPANY):
            tables = [options for options in turned if options.seats == seats and is_to_be_tried(game, options)]
            tables.append(game.Options(seats=seats, **facts(game).short, **facts(game).quiet))
            for number, options in enumerate(tables * SOAK):
                viewer = viewers(options)[number % (seats + 1)]
                name = [*differences(options), "watching" if viewer is None else f"as {viewer}", str(number)]
                yield pytest.param(Case(game, options, viewer, number), id=" ".join(name))


def is_to_be_tried(game: Game, options: Any) -> bool:
    """What only counts points in another way is left to a soak."""
    turned = [each for each in chosen(options) if getattr(options, each.name) != each.default and each.name != "seats"]
    physics = game.manifest.physics
    simulated = is_real(game, options) or (physics is not None and physics.wanted(options))
    matters = all(each.metadata.get("seats") in (None, options.seats) for each in turned) and not simulated
    return matters and (
        SOAK > 1 or all(isinstance(each.default, bool) or each.metadata.get("seats") for each in turned)
    )


@pytest.mark.parametrize("case", list(cases()))
def test_nobody_can_tell_what_they_can_not_know(worlds: Worlds, case: Case) -> None:
    here, _ = worlds.spend(case)
    assert not told_secrets(here)
    assert kinds(here) >= EVERY_KIND
    assert "unavailable" in codes(here) and codes(here) & set(UNREADABLE)


def live(viewer: int | None, number: int) -> Case:
    """Windows open."""
    return Case(WITH_WINDOW, WITH_WINDOW.Options(), viewer, number, live=True)


@pytest.mark.parametrize("viewer", [None, 1])
def test_nobody_can_tell_who_has_answered_while_a_window_is_open(worlds: Worlds, viewer: int | None) -> None:
    """Nor whether those have answered who said that they have nothing to say."""
    here, there = worlds.spend(live(viewer, 0))
    assert not told_secrets(here)
    assert here.windows == there.windows > 0


@pytest.mark.parametrize("viewer", [None, 1])
def test_nobody_can_tell_how_a_hand_will_tremble(
    fresh_worlds: Worlds, monkeypatch: pytest.MonkeyPatch, viewer: int | None
) -> None:
    let_the_hands_pass_the_edge(monkeypatch)
    here, _ = fresh_worlds.spend(Case(WITH_BOOK, PHYSICS, viewer, 0))
    assert any(seen_at_rest(here, name) for name in here.watched) and not told_secrets(here)


def let_the_hands_pass_the_edge(patch: pytest.MonkeyPatch) -> None:
    """So that their luck may be exchanged."""
    physics: Any = WITH_BOOK.manifest.physics
    draw = physics.draw

    def stacked(match: Match, number: int, count: int) -> dict[str, Any]:
        asked: dict[str, Any] = draw(match, number, count)
        return asked | {"luck": match.edge.luck(asked["luck"])} if isinstance(match, Dealt) else asked

    patch.setattr(physics, "draw", stacked)


def test_some_of_these_evenings_have_refusals(worlds: Worlds) -> None:
    seated = [param.values[0] for param in cases() if isinstance(param.values[0], Case)]
    evenings = (worlds.spend(case)[0] for case in seated if case.viewer is not None)
    assert any("refusal" in kinds(evening) for evening in islice(evenings, 3))


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_what_is_shown_before_the_deal_does_not_foretell_it(seats: int) -> None:
    """Not even where nobody adds entropy of their own."""
    server = bytes(range(32))
    assert seed.commitment(server) != seed.from_table(server, [b""] * seats).hex()


def test_every_route_is_asked_for(worlds: Worlds) -> None:
    known = {("GET", path) for path in GETS} | {("POST", path) for path in POSTS}
    assert set(routes(worlds.worlds[0].app)) == known | {("SOCKET", "/api/socket"), ("HEAD", "/api/openapi.json")}


# Leaks planted on purpose: the test above must find each of them.


@pytest.mark.parametrize("leak", LEAKS, ids=lambda leak: leak.__name__)
def test_a_server_that_leaks_is_found_out(
    fresh_worlds: Worlds, monkeypatch: pytest.MonkeyPatch, leak: Callable[[pytest.MonkeyPatch], None]
) -> None:
    """In one of several evenings: not in all of them there is something to leak."""
    leak(monkeypatch)
    first, options = LEAKS.index(leak), FIRST.Options(seats=4, **facts(FIRST).at_once)
    evenings = [Case(FIRST, options, 1, number) for number in range(first, first + EVENINGS)]
    with pytest.raises(Leak):
        list(map(fresh_worlds.spend, evenings))


@pytest.mark.parametrize("leak", OF_WINDOWS, ids=lambda leak: leak.__name__)
def test_a_server_that_tells_who_has_answered_is_found_out(
    fresh_worlds: Worlds, monkeypatch: pytest.MonkeyPatch, leak: Callable[[pytest.MonkeyPatch], None]
) -> None:
    """While a window is open, or by how it closes."""
    leak(monkeypatch)
    with pytest.raises(Leak):
        fresh_worlds.spend(live(1, OF_WINDOWS.index(leak)))


@pytest.mark.parametrize("leak", OF_WHAT_COMES, ids=lambda leak: leak.__name__)
def test_a_server_that_tells_the_future_is_found_out(
    fresh_worlds: Worlds, monkeypatch: pytest.MonkeyPatch, leak: Callable[[pytest.MonkeyPatch], None]
) -> None:
    leak(monkeypatch)
    with pytest.raises(Leak):
        fresh_worlds.spend(Case(WITH_BOOK, WITH_BOOK.Options(seats=3), 1, OF_WHAT_COMES.index(leak)))


def test_a_server_that_tells_the_past_of_others_is_found_out(
    fresh_worlds: Worlds, monkeypatch: pytest.MonkeyPatch
) -> None:
    shows_the_past_as_another_saw_it(monkeypatch)
    secretive = [game for game in ALL if not game.manifest.open_hands]
    evenings = [Case(game, game.Options(), 1, number) for number in range(EVENINGS) for game in secretive]
    with pytest.raises(Leak):
        list(map(fresh_worlds.spend, evenings))


@pytest.mark.parametrize("leak", OF_HANDS, ids=lambda leak: leak.__name__)
def test_a_server_that_tells_how_a_hand_will_tremble_is_found_out(
    fresh_worlds: Worlds, monkeypatch: pytest.MonkeyPatch, leak: Callable[[pytest.MonkeyPatch], None]
) -> None:
    let_the_hands_pass_the_edge(monkeypatch)
    leak(monkeypatch)
    with pytest.raises(Leak):
        fresh_worlds.spend(Case(WITH_BOOK, PHYSICS, 1, 0))
