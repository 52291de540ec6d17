"""The same question has the same answer: twice, in another process, live or recorded, watched or not."""

import json
import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from kamifuda.book.draw import Draw, simulated
from kamifuda.book.gesture import checked
from tests.book.questions import CAREFUL, Question, along_the_ridge, built, nervous, pull, still, untouched

ROOT = Path(__file__).parents[2]
QUESTIONS: dict[str, Callable[[], Question]] = {
    "watch": lambda: untouched(built(11, 40), 2),
    "settle": lambda: untouched(built(12, 20), 2, kind="settle"),
    "stand": lambda: still(built(13, 63)),
    "care": lambda: pull(built(14, 40), gesture=CAREFUL, luck=5),
    "timing": lambda: pull(built(15, 20), page=3, gesture={"care": "quick", "timing": 40}),
    "skill": lambda: pull(built(16, 40), side="right", page=1, count=3, gesture={"skill": "clumsy"}),
    "hand": lambda: pull(built(17, 40), gesture=along_the_ridge(80)),
    "fall": lambda: pull(built(18, 40), page=9, count=8, gesture=along_the_ridge(450)),
    "off hand": lambda: pull(built(19, 20), page=2, grip="off_hand", steadying="some", gesture=along_the_ridge(60)),
}
ANSWERS = """
import json, sys
from kamifuda.book.draw import simulated
print(json.dumps([simulated(question) for question in json.load(sys.stdin)]))
"""


def asked(question: Question) -> tuple[Any, list[Any]]:
    """The outcome, and all that was to be seen."""
    frames: list[Any] = []
    return simulated(
        question, lambda shown: frames.append((shown.frame, shown.strain, shown.hand, shown.pages))
    ), frames


@pytest.mark.parametrize("kind", QUESTIONS)
def test_a_question_has_one_answer(kind: str) -> None:
    """Also when somebody looks on."""
    outcome, frames = asked(QUESTIONS[kind]())
    assert asked(QUESTIONS[kind]()) == (outcome, frames)
    assert simulated(QUESTIONS[kind]()) == outcome
    assert [frame[0] for frame in frames] == list(range(len(frames))) and len(frames) == outcome["ticks"] // 2 + 1


def test_another_process_finds_the_same() -> None:
    """With other hashes, and a memory that was used before."""
    questions = [question() for question in QUESTIONS.values()]
    here = [simulated(question) for question in questions]
    for seed in ("1", "77"):
        order = questions if seed == "1" else questions[::-1]
        done = subprocess.run(
            [sys.executable, "-c", ANSWERS],
            input=json.dumps(order), capture_output=True, text=True, check=True, cwd=ROOT,
            env=os.environ | {"PYTHONHASHSEED": seed},
        )  # fmt: skip
        assert json.loads(done.stdout) == (here if seed == "1" else here[::-1])


@pytest.mark.parametrize("seed", range(4))
def test_a_live_draw_is_what_its_gesture_is(seed: int) -> None:
    """What was used is recorded with the tick that used it; the fingers open at some time, or never."""
    question = pull(
        built(20 + seed, 40), page=2 + 3 * seed, count=1 + seed, luck=seed, grip="middle" if seed else "free"
    )
    places, opens = nervous(seed), 60 if seed == 3 else None
    draw = Draw(question)
    while not draw.over:
        if draw.ticks in places:
            draw.reach(9, 9, 9)  # of several within a tick the last one counts
            draw.reach(*places[draw.ticks])
        if draw.ticks == opens:
            draw.let_go()
        draw.advance()
    gesture = json.loads(json.dumps(draw.gesture()))
    assert checked(gesture) == gesture and gesture["height"] == 55
    assert simulated(question | {"gesture": gesture}) == draw.outcome()
    assert gesture["let_go"] == opens


def test_a_live_snatch_is_what_its_gesture_is() -> None:
    """The book falls while the hand still moves; what it does then is not recorded."""
    question = pull(built(37, 40), page=9, count=8, paper="stern", height=5)
    draw = Draw(question)
    while not draw.over:
        draw.reach(50 * draw.ticks, 0, 9 * draw.ticks)
        if draw.ticks == 90:
            draw.let_go()
        draw.advance()
    assert draw.outcome()["fell"]
    assert simulated(question | {"gesture": checked(draw.gesture())}) == draw.outcome()


def test_a_draw_may_be_kept_waiting() -> None:
    """Another draw in the same process changes nothing."""
    question = pull(built(31, 20), page=2, gesture=CAREFUL)
    alone, draw, other = simulated(question), Draw(question), Draw(pull(built(32, 20), gesture={"skill": "clumsy"}))
    while not (draw.over and other.over):
        for one in (draw, other):
            if not one.over:
                one.advance()
    assert draw.outcome() == alone


def test_a_recipe_stays_a_recipe() -> None:
    """Of a hand that nobody led, the recipe is recorded, not the path."""
    for recipe in ({"care": "steady", "timing": 70}, {"skill": "deft"}):
        draw = Draw(pull(built(33, 12), page=1, gesture=recipe))
        while not draw.over:
            draw.advance()
        assert draw.gesture() == recipe


def test_luck_is_the_only_chance() -> None:
    """The same hand with other luck trembles otherwise."""
    outcomes = {simulated(pull(built(34, 20), page=2, luck=luck, gesture=CAREFUL))["hash"] for luck in range(4)}
    assert len(outcomes) == 4


def test_numbers_of_a_recorded_answer_are_whole() -> None:
    """So that they are the same in every program that reads them."""
    outcome = simulated(pull(built(36, 20), gesture=CAREFUL))
    assert json.loads(json.dumps(outcome)) == outcome
    numbers = [number for page in outcome["book"]["pages"] for number in page]
    assert {type(number) for number in [*numbers, outcome["lean"], outcome["ticks"], outcome["came"]]} == {int}
    assert len(outcome["hash"]) == 16 and int(outcome["hash"], 16) >= 0
