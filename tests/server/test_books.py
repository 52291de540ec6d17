"""Books in processes of their own: whatever becomes of a process, whoever waits is told."""

import asyncio
import gc
import os
import signal
import sys
from collections.abc import Awaitable, Callable
from contextlib import suppress
from typing import Any

import pytest
import uvloop

from kamifuda.book.draw import simulated
from kamifuda.book.frames import AT_REST, Writer, number_of
from kamifuda.book.shown import Shown
from kamifuda.server.books import books
from kamifuda.server.books.books import (
    AGAIN,
    ANSWER,
    LIVE,
    MOST_AT_ONCE,
    REAL_TIME,
    RESERVED,
    REST,
    TRIES,
    BookLost,
    Books,
    Simulation,
)
from kamifuda.server.books.replays import MOST_WAITING, Replays
from kamifuda.server.process.workers import Failed
from kamifuda.server.tables.codes import Refused
from tests.patient import PATIENCE
from tests.server.databases import eventually

SMALL = {"seed": 7, "left": 6, "right": 6, "lean": 0}
WATCH = {"kind": "watch", "book": SMALL, "paper": "gentle", "collapse_share": 50, "seconds": 1}
STAND = {"kind": "stand", "book": SMALL, "paper": "gentle", "collapse_share": 50}
PULL = {
    "kind": "draw", "book": SMALL, "paper": "gentle", "collapse_share": 50, "luck": 1, "grip": "free",
    "steadying": "none", "side": "left", "page": 2, "count": 1, "height": 55,
}  # fmt: skip


def child(program: str) -> tuple[str, ...]:
    """A process that is no worker of ours; it is told one line after the other."""
    return (sys.executable, "-I", "-S", "-c", f"import sys, json, time, os\nfor line in sys.stdin:\n    {program}")


def tell(told: str) -> str:
    return f"sys.stdout.write(json.dumps({told}) + chr(10)); sys.stdout.flush()"


SLEEPING = child("pass")


def failures(pool: Books, reason: str) -> float:
    return pool.metrics.registry.get_sample_value("kamifuda_book_failures_total", {"reason": reason}) or 0.0


def moving(pool: Books) -> float | None:
    return pool.metrics.registry.get_sample_value("kamifuda_books")


@pytest.fixture(params=["asyncio", "uvloop"])
def loop_factory(request: pytest.FixtureRequest) -> Callable[[], asyncio.AbstractEventLoop]:
    return asyncio.new_event_loop if request.param == "asyncio" else uvloop.new_event_loop


def run(
    do: Callable[[Books], Awaitable[None]],
    loop_factory: Callable[[], asyncio.AbstractEventLoop] = asyncio.new_event_loop,
    **changed: Any,
) -> None:
    """In a fresh loop; afterwards no process is left."""
    pids: list[int] = []

    async def all_of_it() -> None:
        pool = Books(**{"workers": 1, "speed": 0, **changed})
        try:
            await do(pool)
        finally:
            pids.extend(shelf.process.pid for shelf in pool.shelves if shelf.process is not None)
            async with asyncio.timeout(PATIENCE):
                await pool.close()

    with asyncio.Runner(loop_factory=loop_factory) as runner:
        runner.run(all_of_it())
    gc.collect()  # a transport left open would now complain
    for pid in pids:
        with pytest.raises(ChildProcessError):
            os.waitpid(pid, os.WNOHANG)


def ignore(_: bytes) -> None:
    pass


# As it should be.


def test_what_comes_out_is_what_the_physics_says(loop_factory: Callable[[], asyncio.AbstractEventLoop]) -> None:
    async def do(pool: Books) -> None:
        seen: list[bytes] = []
        assert await pool.simulated(WATCH, seen.append, ANSWER) == simulated(WATCH, write)
        assert seen == expected

    expected: list[bytes] = []
    writer = Writer()

    def write(shown: Shown) -> None:
        expected.append(writer.frame(shown))

    run(do, loop_factory)


def test_a_book_at_rest_is_one_frame() -> None:
    async def do(pool: Books) -> None:
        seen: list[bytes] = []
        await pool.simulated(STAND, seen.append, REST)
        assert [number_of(frame) for frame in seen] == [AT_REST]

    run(do)


def test_a_live_pull_is_the_same_again_from_its_gesture() -> None:
    async def do(pool: Books) -> None:
        frames: asyncio.Queue[bytes] = asyncio.Queue()
        simulation = pool.begin(PULL, frames.put_nowait, LIVE)
        seen = [await frames.get()]
        for y in range(0, 900, 30):
            simulation.reach([0, y, 0])
            seen.append(await frames.get())
        simulation.open_hand(hurry=True)
        over = await simulation.over
        assert len(over["gesture"]["path"]) > 10
        seen += [frames.get_nowait() for _ in range(frames.qsize())]
        again: list[bytes] = []
        assert await pool.simulated(PULL | {"gesture": over["gesture"]}, again.append, AGAIN) == over["outcome"]
        assert again == seen

    run(do)


def test_many_move_at_once_the_others_wait_and_hands_go_first() -> None:
    async def do(pool: Books) -> None:
        answers = [pool.begin(WATCH, ignore, ANSWER) for _ in range(MOST_AT_ONCE)]
        again = pool.begin(WATCH, ignore, AGAIN)
        hands = [pool.begin(PULL, ignore, LIVE) for _ in range(RESERVED + 1)]
        assert places(answers) == [True] * (MOST_AT_ONCE - RESERVED) + [False] * RESERVED
        assert places([*hands, again]) == [True] * RESERVED + [False] * 2
        assert moving(pool) == MOST_AT_ONCE
        answers[0].drop()
        await asyncio.sleep(0)
        assert places(hands) == [True] * (RESERVED + 1)
        for simulation in (*hands, answers[1]):
            simulation.drop()
        await asyncio.sleep(0)
        assert places([*answers[-RESERVED:], again]) == [True] * RESERVED + [False]
        assert places([pool.begin(STAND, ignore, REST)]) == [True]

    run(do, command=SLEEPING)


def test_hands_leave_room_for_what_the_world_has_to_find_out() -> None:
    async def do(pool: Books) -> None:
        hands = [pool.begin(PULL, ignore, LIVE) for _ in range(2 * MOST_AT_ONCE)]
        answers = [pool.begin(WATCH, ignore, ANSWER) for _ in range(RESERVED + 1)]
        assert places(hands) == [True] * (MOST_AT_ONCE - RESERVED) + [False] * (MOST_AT_ONCE + RESERVED)
        assert places(answers) == [True] * RESERVED + [False]
        for simulation in hands[:RESERVED]:
            simulation.drop()
        await asyncio.sleep(0)
        assert sum(places(hands)) == MOST_AT_ONCE  # those who waited longest have come in
        assert places(answers) == [True] * RESERVED + [False]

    run(do, command=SLEEPING)


def places(simulations: list[Simulation]) -> list[bool]:
    """Which of them move."""
    return [simulation.shelf is not None for simulation in simulations]


def test_who_sees_something_again_leaves_room() -> None:
    async def do(pool: Books) -> None:
        again = [pool.begin(WATCH, ignore, AGAIN) for _ in range(3)]
        assert places(again) == [True, True, False]
        again[0].drop()
        await asyncio.sleep(0)
        assert again[2].shelf is again[0].shelf

    run(do, command=SLEEPING, workers=2)


def test_only_so_many_wait_to_see_something_again() -> None:
    async def do(pool: Books) -> None:
        again = Replays(pool)
        questions = [WATCH | {"seconds": seconds} for seconds in range(1, MOST_WAITING + 1)]
        waiting = [asyncio.create_task(again.see(question, {"hash": ""})) for question in questions]
        await asyncio.sleep(0)
        with pytest.raises(Refused, match="too-fast"):
            await again.see(STAND, {"hash": ""})
        waiting.append(asyncio.create_task(again.see(questions[0], {"hash": ""})))  # what others wait for, too
        await asyncio.sleep(0)
        await pool.close()
        ends = await asyncio.gather(*waiting, return_exceptions=True)
        assert [end.code for end in ends if isinstance(end, Refused)] == ["book-lost"] * len(waiting)

    run(do, command=SLEEPING)


def test_a_hand_that_opens_before_it_has_closed_never_does() -> None:
    async def do(pool: Books) -> None:
        for _ in range(MOST_AT_ONCE - RESERVED):
            pool.begin(PULL, ignore, LIVE)
        hand = pool.begin(PULL, ignore, LIVE)
        hand.open_hand()
        assert await reason(hand) == "dropped"
        pool.fill()
        assert pool.waiting == []

    run(do, command=SLEEPING)


async def reason(simulation: Simulation) -> str:
    with pytest.raises(Failed) as failed:
        await simulation.over
    return failed.value.reason


# What goes wrong.


@pytest.mark.parametrize(
    ("command", "why"),
    [
        (child("sys.exit()"), "crashed"),
        (child("os.kill(os.getpid(), 9)"), "crashed"),
        (child("print('boo', flush=True)"), "nonsense"),
        (child(tell("[]")), "nonsense"),
        (child(tell("{'id': json.loads(line)['id'], 'frame': 'é'}")), "nonsense"),
        (child("sys.stdout.write('x' * 2**21); sys.stdout.flush()"), "nonsense"),
        (("/nonexistent",), "unstartable"),
    ],
)
def test_a_worker_that_fails_is_tried_again_and_then_given_up(
    command: tuple[str, ...], why: str, loop_factory: Callable[[], asyncio.AbstractEventLoop]
) -> None:
    async def do(pool: Books) -> None:
        live = pool.begin(PULL, ignore, LIVE)
        assert await reason(live) == why
        with pytest.raises(BookLost):
            await pool.simulated(WATCH, ignore, ANSWER)
        assert failures(pool, why) == TRIES
        assert moving(pool) == 0

    run(do, loop_factory, command=command)


def test_an_error_within_the_simulation_is_not_tried_again_and_harms_no_other() -> None:
    async def do(pool: Books) -> None:
        other = pool.begin(WATCH, ignore, ANSWER)
        with pytest.raises(BookLost):
            await pool.simulated(PULL | {"count": 60}, ignore, ANSWER)
        assert failures(pool, "error") == 1
        assert (await other.over)["outcome"] == simulated(WATCH)

    run(do)


def test_a_silent_worker_is_replaced(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(books, "SILENCE", 0.2)

    async def do(pool: Books) -> None:
        assert await reason(pool.begin(WATCH, ignore, ANSWER)) == "silent"
        assert pool.metrics.registry.get_sample_value("kamifuda_book_worker_restarts_total") == 1

    run(do, command=SLEEPING)


def test_a_worker_killed_in_the_middle_is_replaced_and_the_same_comes_of_it() -> None:
    async def do(pool: Books) -> None:
        seen: list[bytes] = []

        def see(frame: bytes) -> None:
            seen.append(frame)
            if len(seen) == 10:
                process = pool.shelves[0].process
                assert process is not None
                os.kill(process.pid, signal.SIGKILL)

        assert await pool.simulated(WATCH, see, ANSWER) == simulated(WATCH)
        assert failures(pool, "crashed") == 1
        assert [number_of(frame) for frame in seen].count(0) == 2

    run(do, speed=REAL_TIME)  # so that it is not over before it is killed


def test_what_ends_a_group_of_processes_leaves_the_end_to_the_server() -> None:
    async def do(pool: Books) -> None:
        moves = asyncio.Event()
        simulation = pool.begin(WATCH, lambda _: moves.set(), ANSWER)
        await moves.wait()
        [shelf] = pool.shelves
        assert shelf.process is not None
        os.kill(shelf.process.pid, signal.SIGTERM)
        assert (await simulation.over)["outcome"] == simulated(WATCH)

    run(do)


def test_whoever_waits_when_it_closes_is_told() -> None:
    async def do(pool: Books) -> None:
        simulations = [pool.begin(WATCH, ignore, ANSWER) for _ in range(MOST_AT_ONCE + 2)]
        await eventually(lambda: pool.shelves[0].process is not None)
        await pool.close()
        assert {await reason(simulation) for simulation in simulations} <= {"crashed", "dropped"}
        with suppress(BookLost):
            await pool.simulated(WATCH, ignore, ANSWER)

    run(do, command=SLEEPING)


def test_who_no_longer_wants_to_know_stops_the_work() -> None:
    async def do(pool: Books) -> None:
        moves = asyncio.Event()
        task = asyncio.create_task(pool.simulated(WATCH | {"seconds": 600}, lambda _: moves.set(), ANSWER))
        await moves.wait()
        task.cancel()
        with suppress(asyncio.CancelledError):
            await task
        async with asyncio.timeout(PATIENCE):
            assert await pool.simulated(STAND, ignore, REST)
        assert moving(pool) == 0

    run(do)
