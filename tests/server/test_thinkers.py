"""Bots in processes of their own: whatever becomes of a process, the table gets a legal play."""

import asyncio
import gc
import os
import signal
import subprocess
import sys
from collections.abc import Awaitable, Callable
from itertools import count
from typing import Any

import pytest
import uvloop

from kamifuda.bots.levels import RandomBot
from kamifuda.core.match import Match, Tree, plays
from kamifuda.core.options import BadOption
from kamifuda.core.rng import Rng
from kamifuda.core.seed import from_text
from kamifuda.server.process.real_edge import RealEdge
from kamifuda.server.thinking import worker
from kamifuda.server.thinking.thinkers import Thinkers, is_legal, known_bot
from kamifuda.server.thinking.worker import answer
from tests.examples import FIRST
from tests.patient import PATIENCE
from tests.server.databases import eventually

ENDLESS = "search:999999999"  # thinks as long as it is let
PATIENT = 1000 * PATIENCE  # milliseconds
FOR_EVER = 3_600_000  # milliseconds: whoever waits for that waits in vain


def decision(seats: int = 4, seed: str = "1", after: int = 4) -> tuple[Any, Tree]:
    """The view and the legal plays of a seat that has a choice."""
    match, rng = Match(FIRST, FIRST.Options(seats=seats), from_text(seed)), Rng(1)
    while True:
        seat = match.to_act()[0]
        legal = match.legal(seat)
        if len(match.plays) >= after and len(plays(legal)) > 1:
            return match.view(seat), legal
        match.play(seat, RandomBot(rng).choose(None, legal))


def child(program: str) -> tuple[str, ...]:
    """A process that is no thinker of ours."""
    return (sys.executable, "-I", "-S", "-c", f"import sys, json, time, os\n{program}")


def each_request(program: str) -> tuple[str, ...]:
    return child(f"for line in sys.stdin:\n    asked = json.loads(line)\n    {program}")


def failures(thinkers: Thinkers, reason: str) -> float:
    return thinkers.metrics.registry.get_sample_value("kamifuda_bot_failures_total", {"reason": reason}) or 0.0


def restarts(thinkers: Thinkers) -> float:
    return thinkers.metrics.registry.get_sample_value("kamifuda_bot_worker_restarts_total") or 0.0


def pids(thinkers: Thinkers) -> list[int]:
    return [desk.process.pid for desk in thinkers.desks if desk.process is not None]


def gone(pid: int) -> bool:
    """It is no child of ours any more, not even a zombie."""
    try:
        os.waitpid(pid, os.WNOHANG)
    except ChildProcessError:
        return True
    return False


@pytest.fixture(params=["asyncio", "uvloop"])
def loop_factory(request: pytest.FixtureRequest) -> Callable[[], asyncio.AbstractEventLoop]:
    return asyncio.new_event_loop if request.param == "asyncio" else uvloop.new_event_loop


def run(
    play: Callable[[Thinkers], Awaitable[None]],
    thinkers: Callable[[], Thinkers],
    loop_factory: Callable[[], asyncio.AbstractEventLoop] = asyncio.new_event_loop,
) -> None:
    """In a fresh loop; afterwards no process is left."""
    last: list[int] = []

    async def all_of_it() -> None:
        pool = thinkers()
        await pool.start()
        try:
            await play(pool)
        finally:
            last.extend(pids(pool))
            async with asyncio.timeout(PATIENCE):
                await pool.close()

    with asyncio.Runner(loop_factory=loop_factory) as runner:
        runner.run(all_of_it())
    gc.collect()  # a transport left open would now complain
    assert all(gone(pid) for pid in last)


@pytest.mark.parametrize(
    ("play", "legal"),
    [
        ("pass", True),
        ("lay ten, play ace", True),
        ("lay ten", False),
        ("play ace", False),
        ("pass, pass", False),
        ("", False),
        (None, False),
        (["pass"], False),
    ],
)
def test_a_play_is_legal_if_the_tree_holds_all_of_it(play: object, legal: bool) -> None:
    assert is_legal(play, {"pass": {}, "lay ten": {"play ace": {}}}) == legal


@pytest.mark.parametrize("level", ["random", "greedy", "search", "search:1", "search:20000"])
def test_the_levels_that_may_sit_down(level: str) -> None:
    known_bot(level, FIRST)


@pytest.mark.parametrize("level", ["", "clever", "search:20001", "search:999999999", "search:0", "search:-1", "Random"])
def test_nobody_buys_the_processor(level: str) -> None:
    with pytest.raises(BadOption):
        known_bot(level, FIRST)


@pytest.mark.parametrize("level", ["random", "greedy", "search:100", ENDLESS])
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_thinker_answers_with_a_legal_play_in_time(monkeypatch: pytest.MonkeyPatch, level: str, seats: int) -> None:
    view, legal = decision(seats)
    asked = {"id": 7, "game": FIRST.name, "bot": level, "view": view, "legal": legal, "luck": 3, "milliseconds": 50}
    looks = count()
    monkeypatch.setattr(worker, "monotonic", lambda: next(looks) / 1000)  # at every look it is a millisecond later
    answered = answer(asked)
    assert answered["id"] == 7 and is_legal(answered["play"], legal)
    assert next(looks) <= 52 and (level != ENDLESS or next(looks) > 50)


def test_a_thinkers_error_names_no_card() -> None:
    view, legal = decision()
    view["hand"] = ["a_secret_card"]
    answered = answer({"id": 7, "game": FIRST.name, "bot": "search", "view": view, "legal": legal, "luck": 3})
    assert "ValueError at view.py:" in answered["error"] and "a_secret" not in answered["error"]


def test_many_tables_think_on_two_workers(loop_factory: Callable[[], asyncio.AbstractEventLoop]) -> None:
    async def play(pool: Thinkers) -> None:
        asked = [(level, decision(seats)) for level in ("random", "greedy", "search:20") for seats in (2, 3, 4)] * 4
        answers = await asyncio.gather(*(pool.think(FIRST, level, *given) for level, given in asked))
        assert all(is_legal(text, legal) for text, (_, (_, legal)) in zip(answers, asked, strict=True))
        assert len(set(pids(pool))) == 2 and restarts(pool) == 0

    run(play, lambda: Thinkers(2, PATIENT, RealEdge()), loop_factory)


def test_first_come_first_served() -> None:
    async def play(pool: Thinkers) -> None:
        done: list[int] = []
        given = decision()

        async def wait(number: int) -> None:
            await pool.think(FIRST, "random", *given)
            done.append(number)

        await asyncio.gather(*(wait(number) for number in range(20)))
        assert done == list(range(20))

    run(play, lambda: Thinkers(1, PATIENT, RealEdge()))


def test_the_same_luck_is_the_same_play() -> None:
    class Lucky(RealEdge):
        def secret(self, count: int) -> bytes:
            return b"\xff" * count

    async def play(pool: Thinkers) -> None:
        given = decision(2, after=0)
        assert len({await pool.think(FIRST, "random", *given) for _ in range(5)}) == 1

    run(play, lambda: Thinkers(2, PATIENT, Lucky()))


def test_a_worker_killed_in_the_middle_of_a_thought(loop_factory: Callable[[], asyncio.AbstractEventLoop]) -> None:
    async def play(pool: Thinkers) -> None:
        view, legal = decision()
        await pool.think(FIRST, "random", view, legal)
        thinking = asyncio.create_task(pool.think(FIRST, ENDLESS, view, legal))
        await eventually(lambda: pool.desks[0].asked == 2)
        (killed,) = pids(pool)
        os.kill(killed, signal.SIGKILL)
        assert is_legal(await thinking, legal)
        assert pids(pool) != [killed] and gone(killed)
        assert (failures(pool, "crashed"), failures(pool, "given-up"), restarts(pool)) == (1, 0, 1)

    run(play, lambda: Thinkers(1, PATIENT, RealEdge(), limit_ms=300), loop_factory)


def test_a_worker_that_hangs_is_replaced(loop_factory: Callable[[], asyncio.AbstractEventLoop]) -> None:
    async def play(pool: Thinkers) -> None:
        view, legal = decision()
        await pool.think(FIRST, "random", view, legal)
        (hung,) = pids(pool)
        os.kill(hung, signal.SIGSTOP)
        pool.desks[0].patience = 1
        filling = view | {"more": "x" * 300_000}  # more than a pipe holds
        assert is_legal(await pool.think(FIRST, "greedy", filling, legal), legal)
        assert pids(pool) != [hung] and gone(hung)
        assert failures(pool, "silent") == restarts(pool) >= 1  # a busy machine may be slow to start another

    run(play, lambda: Thinkers(1, PATIENT, RealEdge()), loop_factory)


@pytest.mark.parametrize(
    ("command", "reason", "replaced"),
    [
        (child("sys.exit(3)"), "crashed", 3),
        (child("os.close(1); time.sleep(60)"), "crashed", 3),
        (child("time.sleep(60)"), "silent", 3),
        (each_request("print('well …', flush=True)"), "nonsense", 3),
        (each_request("print('[' * 9000, flush=True)"), "nonsense", 3),
        (each_request("print('x' * 999999, flush=True)"), "nonsense", 3),
        (each_request("print('[]', flush=True)"), "nonsense", 3),
        (each_request("print(json.dumps({'id': -1, 'play': min(asked['legal'])}), flush=True)"), "nonsense", 3),
        (each_request("print(json.dumps({'id': asked['id'], 'play': 'win'}), flush=True)"), "illegal", 3),
        (each_request("print(json.dumps({'id': asked['id']}), flush=True)"), "illegal", 3),
        (each_request("print(json.dumps({'id': asked['id'], 'error': 'oh'}), flush=True)"), "error", 0),
        (("/nowhere/python",), "unstartable", 0),
    ],
)
def test_when_nobody_can_think_a_random_play_is_made(command: tuple[str, ...], reason: str, replaced: int) -> None:
    async def play(pool: Thinkers) -> None:
        view, legal = decision()
        assert is_legal(await pool.think(FIRST, "search", view, legal), legal)
        assert (failures(pool, reason), failures(pool, "given-up"), restarts(pool)) == (3, 1, replaced)

    run(play, lambda: Thinkers(2, 150 if reason == "silent" else PATIENT, RealEdge(), command=command))


def test_what_can_not_be_asked_is_played_at_random() -> None:
    async def play(pool: Thinkers) -> None:
        view, legal = decision()
        assert is_legal(await pool.think(FIRST, "greedy", view | {"more": object()}, legal), legal)
        assert is_legal(await pool.think(FIRST, "greedy", view, legal), legal)
        assert failures(pool, "unexpected") == 3

    run(play, lambda: Thinkers(1, PATIENT, RealEdge()))


def test_a_cancelled_thought_does_not_disturb_the_worker(
    loop_factory: Callable[[], asyncio.AbstractEventLoop],
) -> None:
    async def play(pool: Thinkers) -> None:
        view, legal = decision()
        await pool.think(FIRST, "random", view, legal)
        before = pids(pool)
        thoughts = [asyncio.create_task(pool.think(FIRST, ENDLESS, view, legal)) for _ in range(20)]
        await eventually(lambda: pool.desks[0].asked == 2)  # one is being thought, the others wait
        for thought in thoughts:
            thought.cancel()
        assert is_legal(await pool.think(FIRST, "random", view, legal), legal)
        assert pids(pool) == before and restarts(pool) == 0
        searched = pool.metrics.registry.get_sample_value("kamifuda_bot_seconds_count", {"level": "search"})
        assert searched == 1  # of the twenty

    run(play, lambda: Thinkers(1, PATIENT, RealEdge(), limit_ms=8000), loop_factory)


def test_closing_ends_thoughts_and_processes(loop_factory: Callable[[], asyncio.AbstractEventLoop]) -> None:
    thoughts: list[asyncio.Task[str]] = []

    async def play(pool: Thinkers) -> None:
        given = decision()
        thoughts.extend(asyncio.create_task(pool.think(FIRST, ENDLESS, *given)) for _ in range(5))
        await eventually(lambda: all(desk.asked for desk in pool.desks))
        await eventually(lambda: len(pids(pool)) == 2)
        started = pids(pool)
        await pool.close()
        assert len(started) == 2 and all(gone(pid) for pid in started)
        ended = await asyncio.gather(*thoughts, pool.think(FIRST, "random", *given), return_exceptions=True)
        assert all(isinstance(each, asyncio.CancelledError) for each in ended) and len(ended) == 6
        assert failures(pool, "crashed") == failures(pool, "given-up") == 0

    run(play, lambda: Thinkers(2, FOR_EVER, RealEdge(), limit_ms=FOR_EVER), loop_factory)


def test_closing_does_not_wait_for_a_process_that_starts() -> None:
    async def play(pool: Thinkers) -> None:
        thinking = asyncio.create_task(pool.think(FIRST, "random", *decision()))
        await asyncio.sleep(0)
        await asyncio.sleep(0)  # the desk has taken it and starts a process
        async with asyncio.timeout(PATIENCE):
            await pool.close()
        assert pids(pool) == []
        await asyncio.wait([thinking])
        assert thinking.cancelled()

    run(play, lambda: Thinkers(1, FOR_EVER, RealEdge(), command=child("time.sleep(600)")))


def test_the_loop_is_never_blocked(loop_factory: Callable[[], asyncio.AbstractEventLoop]) -> None:
    async def play(pool: Thinkers) -> None:
        given = decision()
        thoughts = [asyncio.create_task(pool.think(FIRST, ENDLESS, *given)) for _ in range(6)]
        await eventually(lambda: all(desk.asked for desk in pool.desks))
        for _ in range(1000):  # turns, in which others have theirs
            await asyncio.sleep(0)
        assert not any(thought.done() for thought in thoughts)
        await pool.close()
        await asyncio.wait(thoughts)

    run(play, lambda: Thinkers(2, FOR_EVER, RealEdge(), limit_ms=FOR_EVER), loop_factory)


PARENT = f"""
import asyncio
from tests.server.test_thinkers import *
async def main():
    pool = Thinkers(2, 60_000, RealEdge(), limit_ms=1000)
    await pool.start()
    given = decision()
    await asyncio.gather(*(pool.think(FIRST, "random", *given) for _ in range(9)))
    asked = sum(desk.asked for desk in pool.desks)
    thinking = asyncio.create_task(pool.think(FIRST, "{ENDLESS}", *given))
    await eventually(lambda: sum(desk.asked for desk in pool.desks) > asked)
    print(len(pids(pool)), flush=True)
    await thinking
    await asyncio.sleep(60)
asyncio.run(main())
"""


def test_children_do_not_outlive_their_parent() -> None:
    with subprocess.Popen(
        [sys.executable, "-c", PARENT], stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True
    ) as parent:
        assert parent.stdout is not None
        assert parent.stdout.readline() == "2\n"
        parent.kill()
        assert parent.communicate(timeout=PATIENCE) == (
            "",
            "",
        )  # the children hold the same stderr: it ends with the last


def test_a_thinker_leaves_ctrl_c_to_its_parent() -> None:
    async def play(pool: Thinkers) -> None:
        view, legal = decision()
        await pool.think(FIRST, "random", view, legal)
        before = pids(pool)
        os.kill(before[0], signal.SIGINT)
        assert is_legal(await pool.think(FIRST, "random", view, legal), legal)
        assert pids(pool) == before and restarts(pool) == 0

    run(play, lambda: Thinkers(1, PATIENT, RealEdge()))
