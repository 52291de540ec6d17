"""Frames: what a reader sees is what stood there, nearly, in few bytes."""

from dataclasses import replace
from functools import cache
from math import pi

import pytest
from hypothesis import given
from hypothesis import strategies as st

from kamifuda.book.draw import simulated
from kamifuda.book.frames import AT_REST, CHANGE, WHOLE, WHOLE_EVERY, Reader, Writer, read_varint, varint
from kamifuda.book.shown import HELD, Shown

LENGTH = st.floats(-300, 300)
PAGES = st.tuples(LENGTH, LENGTH, st.floats(-3, 3), LENGTH, st.integers(0, 3))
STEPS = st.lists(st.tuples(st.integers(0, 9), PAGES), max_size=20)


def fan(frame: int = 0, pages: int = 64) -> Shown:
    """Pages that stand in a row; where exactly does not matter here."""
    return Shown(frame, 3, pages // 2, None, [(n - 32.0, 40.0, (32 - n) / 50, 0.0, 0) for n in range(pages)])


def moved(shown: Shown, place: int, x: float, frame: int = 1) -> Shown:
    pages = list(shown.pages)
    pages[place] = (pages[place][0] + x, *pages[place][1:])
    return replace(shown, frame=frame, pages=pages)


def close(one: Shown, other: Shown, lengths: float, angles: float) -> bool:
    """Whether every page of both is at the same place, nearly."""
    return len(one.pages) == len(other.pages) and all(
        max(abs(here[0] - there[0]), abs(here[1] - there[1]), abs(here[3] - there[3])) <= lengths
        and abs(here[2] - there[2]) <= angles
        and here[4] == there[4]
        for here, there in zip(one.pages, other.pages, strict=True)
    )


def test_a_whole_frame_byte_for_byte() -> None:
    shown = Shown(258, 200, 1, (1.0, -2.0, 0.3), [(0.1, 44.0, -0.5, -0.2, 0), (3.0, 1.0, 1.571, 0.0, 3)])
    told = Writer().frame(shown)
    assert told.hex(" ") == (
        "00 02 01 c8 03 0a 00 ec ff 03 00 01 02 00 01 00 b8 01 0c fe fe ff 03 1e 00 0a 00 23 06 00 00"
    )
    assert Reader().feed(told) == shown


def test_how_a_hand_pulls_and_how_it_is_balanced_byte_for_byte() -> None:
    pages = [(0.1, 44.0, -0.5, -0.2, 0)]
    writer, reader = Writer(), Reader()
    pulled = Shown(1, 0, 1, (1.0, -2.0, 0.3), pages, drag=128, slipped=True, balance=-50)
    told = writer.frame(pulled)
    assert told.hex(" ") == "00 01 00 00 1f 0a 00 ec ff 03 00 01 80 ce 01 00 01 00 b8 01 0c fe fe ff"
    assert reader.feed(told) == pulled
    quiet = Shown(2, 0, 1, None, pages, balance=-50)
    assert (told := writer.frame(quiet)).hex(" ") == "01 02 00 00 00 00"
    assert reader.feed(told) == quiet
    assert reader.feed(Writer().frame(Shown(3, 0, 1, None, pages))).balance == 0


def test_a_change_byte_for_byte() -> None:
    writer, reader, shown = Writer(), Reader(), fan(pages=10)
    reader.feed(writer.frame(shown))
    assert writer.frame(replace(shown, frame=1)).hex(" ") == "01 01 00 03 00 00 00"
    pages = [*shown.pages[:9], (shown.pages[9][0] - 20.0, 40.1, shown.pages[9][2], 0.3, HELD)]
    told = writer.frame(Shown(2, 4, 4, None, pages))
    assert told.hex(" ") == "01 02 00 04 02 04 00 02 1b 01 8f 03 02 06"
    assert reader.feed(told) == Shown(2, 4, 4, None, pages)


def test_who_is_nearly_right_is_told_nothing_and_errors_do_not_add_up() -> None:
    writer, reader, shown = Writer(), Reader(), fan()
    reader.feed(writer.frame(shown))
    quiet, told = len(writer.frame(replace(shown, frame=1))), []
    for number in range(1, 51):
        now = moved(shown, 5, 0.1 * number, frame=number + 1)
        told.append(writer.frame(now))
        assert close(reader.feed(told[-1]), now, 0.151, 0.002)
    assert sum(len(frame) > quiet for frame in told) == 25


def test_a_whole_frame_comes_first_again_and_when_the_pages_are_others() -> None:
    writer = Writer()
    kinds = [writer.frame(fan(number))[0] for number in range(2 * WHOLE_EVERY)]
    assert [number for number, kind in enumerate(kinds) if kind == WHOLE] == [0, WHOLE_EVERY]
    assert writer.frame(fan(pages=63))[0] == WHOLE
    assert writer.frame(fan(pages=63))[0] == CHANGE


def test_a_book_at_rest_has_a_number_of_its_own() -> None:
    assert Reader().feed(Writer().whole(fan(AT_REST))).frame == AT_REST


@pytest.mark.parametrize(("value", "told"), [(0, "00"), (-1, "01"), (1, "02"), (63, "7e"), (-64, "7f"), (64, "80 01")])
def test_small_numbers_take_one_byte(value: int, told: str) -> None:
    assert varint(value).hex(" ") == told


@given(st.integers(-70_000, 70_000))
def test_numbers_round_trip(value: int) -> None:
    assert read_varint(iter(varint(value))) == value


@given(STEPS, st.integers(0, 255), st.none() | st.tuples(LENGTH, LENGTH, LENGTH))
def test_whatever_pages_do_the_reader_sees_it(
    steps: list[tuple[int, tuple[float, float, float, float, int]]],
    strain: int,
    hand: tuple[float, float, float] | None,
) -> None:
    writer, reader, shown = Writer(), Reader(), fan(pages=10)
    for number, (place, page) in enumerate(steps):
        pages = list(shown.pages)
        pages[place] = page
        shown = Shown(number, strain, place, hand, pages)
        found = reader.feed(writer.frame(shown))
        assert close(found, shown, 0.151, 0.0021)
        assert (found.frame, found.strain, found.left) == (number, strain, place)
        assert (found.hand is None) == (hand is None)


# Books that move.

HAND = {"kind": "draw", "paper": "normal", "collapse_share": 50, "grip": "free", "steadying": "none", "height": 55}
CAREFUL = {"page": 3, "count": 1, "gesture": {"care": "careful", "timing": 80}}
UPWARDS = {"height": 55, "path": [[tick, 0, 0, 50 * tick] for tick in range(40)], "let_go": None}
GRAB = {"page": 1, "count": 8, "gesture": UPWARDS}
DRAW_BUDGET, FALL_BUDGET = 6000, 10_000  # bytes in any second


@cache
def seen(fall: bool) -> list[Shown]:
    """All that an eye sees of a careful draw; or of a grab, of the first book that it brings down."""
    for seed in range(10):
        book = {"seed": seed, "left": 32, "right": 32, "lean": 0}
        found: list[Shown] = []
        outcome = simulated(
            HAND | {"book": book, "luck": seed, "side": "left"} | (GRAB if fall else CAREFUL), found.append
        )
        if outcome["fell"] == fall:
            return found
    raise AssertionError("every book was too strong, or too weak")


@pytest.mark.parametrize("fall", [False, True])
def test_whatever_a_book_does_is_seen_within_half_a_millimetre_and_half_a_degree(fall: bool) -> None:
    writer, reader = Writer(), Reader()
    for shown in seen(fall):
        assert close(reader.feed(writer.frame(shown)), shown, 0.5, pi / 360)


@pytest.mark.parametrize(("fall", "budget"), [(False, DRAW_BUDGET), (True, FALL_BUDGET)])
def test_no_second_of_it_takes_too_many_bytes(fall: bool, budget: int) -> None:
    writer = Writer()
    sizes = [len(writer.frame(shown)) for shown in seen(fall)]
    assert max(sum(sizes[first : first + 30]) for first in range(len(sizes))) <= budget


def test_who_has_seen_only_the_last_whole_frame_and_what_followed_sees_the_same() -> None:
    writer, reader = Writer(), Reader()
    frames = [writer.frame(shown) for shown in seen(True)]
    last = max(number for number, frame in enumerate(frames) if frame[0] == WHOLE)
    assert last >= WHOLE_EVERY
    late = Reader()
    assert [late.feed(frame) for frame in frames[last:]][-1] == [reader.feed(frame) for frame in frames][-1]
