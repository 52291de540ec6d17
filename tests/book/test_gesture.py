"""What counts as a gesture; everything else is refused with a reason and a place."""

import json
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from kamifuda.book.gesture import BadGesture, checked
from tests.book.questions import along_the_ridge

HAND = {"height": 55, "path": [[0, 0, 0, 0], [3, -5, 40, 2]], "let_go": 9}
GOOD: list[dict[str, Any]] = [
    HAND,
    HAND | {"let_go": None},
    HAND | {"let_go": 3},
    HAND | {"path": []},
    HAND | {"path": [[1200, 3000, -3000, 3000]], "let_go": 1200},
    HAND | {"height": 5},
    HAND | {"height": 95},
    HAND | {"path": [[tick, 0, 0, 0] for tick in range(1000)], "let_go": None},
    *({"care": care, "timing": timing} for care in ("careful", "steady", "quick") for timing in (None, 0, 100)),
    *({"skill": skill} for skill in ("clumsy", "fair", "deft")),
]
BAD: list[tuple[Any, str, str]] = [
    ([], "not-an-object", ""),
    ("steady", "not-an-object", ""),
    (7, "not-an-object", ""),
    (True, "not-an-object", ""),
    ({}, "missing-field", "height"),
    ({"height": 55, "let_go": 1}, "missing-field", "path"),
    ({"path": [], "let_go": 1}, "missing-field", "height"),
    ({"height": 55, "path": []}, "missing-field", "let_go"),
    ({"care": "steady"}, "missing-field", "timing"),
    ({"timing": 5}, "missing-field", "care"),
    (HAND | {"speed": 3}, "unknown-field", "speed"),
    (HAND | {"skill": "deft"}, "unknown-field", "height"),
    ({"care": "steady", "timing": None, "luck": 5}, "unknown-field", "luck"),
    ({"skill": "deft", "timing": None}, "unknown-field", "timing"),
    *((HAND | {"height": height}, "bad-height", "height") for height in (4, 96, -55, 55.0, "55", None, True, 10**40)),
    *((HAND | {"path": path}, "bad-path", "path") for path in (None, "", 3, {"0": 1})),
    *((HAND | {"path": [[0, 0, 0, 0], sample]}, "bad-path", "path.1") for sample in (None, [], [1, 2, 3], [1] * 5)),
    *((HAND | {"path": [[0, 0, 0, 0], sample]}, "bad-path", "path.1") for sample in ([1, 2.5, 3, 4], [1, True, 3, 4])),
    (HAND | {"path": [[tick, 0, 0, 0] for tick in range(1001)], "let_go": None}, "too-long", "path"),
    (HAND | {"path": [[0, 0, 0, 0], [1201, 0, 0, 0]], "let_go": None}, "too-long", "path.1"),
    (HAND | {"path": [[4, 0, 0, 0], [4, 1, 1, 1]]}, "not-in-order", "path.1"),
    (HAND | {"path": [[0, 0, 0, 0], [4, 0, 0, 0], [3, 1, 1, 1]]}, "not-in-order", "path.2"),
    (HAND | {"path": [[-1, 0, 0, 0]]}, "not-in-order", "path.0"),
    *((HAND | {"path": [[0, 0, 0, 0], [2, *far]]}, "too-far", "path.1") for far in ([3001, 0, 0], [0, -3001, 0])),
    (HAND | {"path": [[0, 0, 0, 10**30]]}, "too-far", "path.0"),
    *((HAND | {"let_go": tick}, "bad-let-go", "let_go") for tick in (2, -1, 1201, 9.0, "9", False)),
    *(({"care": care, "timing": None}, "bad-care", "care") for care in ("hasty", None, 1, ["careful"])),
    *(({"care": "quick", "timing": timing}, "bad-timing", "timing") for timing in (-1, 101, 50.0, "50", True)),
    *(({"skill": skill}, "bad-skill", "skill") for skill in ("master", None, 0, {"deft": 1})),
]
REASONS = {
    "not-an-object", "unknown-field", "missing-field", "bad-height", "bad-path", "too-long", "not-in-order", "too-far",
    "bad-let-go", "bad-care", "bad-timing", "bad-skill",
}  # fmt: skip


@pytest.mark.parametrize("gesture", GOOD, ids=range(len(GOOD)))
def test_a_gesture_is_read_as_it_is_written(gesture: dict[str, Any]) -> None:
    assert checked(gesture) == gesture
    assert checked(json.loads(json.dumps(gesture))) == gesture


def test_no_gesture_is_a_steady_hand() -> None:
    assert checked(None) == {"care": "steady", "timing": None}


@pytest.mark.parametrize(
    ("gesture", "reason", "at"), BAD, ids=[f"{each[1]}-{number}" for number, each in enumerate(BAD)]
)
def test_anything_else_is_refused_with_a_reason(gesture: Any, reason: str, at: str) -> None:
    with pytest.raises(BadGesture) as refused:
        checked(gesture)
    assert (refused.value.reason, refused.value.at) == (reason, at)


def test_every_reason_is_tried() -> None:
    assert {reason for _, reason, _ in BAD} == REASONS


VALUES = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=8),
    lambda inner: st.lists(inner, max_size=5) | st.dictionaries(st.text(max_size=8), inner, max_size=4),
    max_leaves=12,
)
FIELDS = st.sampled_from(["height", "path", "let_go", "care", "timing", "skill", "seed", ""])
SAMPLES = st.lists(st.lists(st.integers(-4000, 4000) | st.booleans(), min_size=3, max_size=5), max_size=6)
WORDS = st.sampled_from(["careful", "steady", "quick", "clumsy", "fair", "deft", "CAREFUL"])
NO_SAMPLE = VALUES.filter(lambda value: not (isinstance(value, list) and len(value) == 4))
LIKELY = st.dictionaries(FIELDS, st.integers(-5, 1300) | SAMPLES | WORDS | VALUES, max_size=4)


@given(VALUES | LIKELY)
def test_nonsense_is_refused_and_nothing_else_happens(gesture: Any) -> None:
    """Either it is canonical already, or there is one of the known reasons."""
    assert verdict(gesture) in {*REASONS, "good"}


def verdict(gesture: Any) -> str:
    try:
        found = checked(gesture)
    except BadGesture as bad:
        return bad.reason
    return "good" if gesture is None or checked(found) == found == gesture else "changed"


@given(st.data())
def test_one_damage_is_found(data: st.DataObject) -> None:
    """A good path with one sample exchanged."""
    gesture = along_the_ridge(speed=100)
    place = data.draw(st.integers(0, len(gesture["path"]) - 1))
    gesture["path"][place] = data.draw(st.lists(st.integers(3001, 5000), min_size=4, max_size=4) | NO_SAMPLE)
    with pytest.raises(BadGesture) as refused:
        checked(gesture)
    assert refused.value.at == f"path.{place}"


def test_the_longest_gesture_fits_an_attachment() -> None:
    path = [[tick, -3000, -3000, -3000] for tick in range(201, 1201)]
    longest = {"height": 55, "path": path, "let_go": 1200}
    assert len(json.dumps(checked(longest), separators=(",", ":"))) <= 32 * 1024
