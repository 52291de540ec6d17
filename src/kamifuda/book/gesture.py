"""What a hand did, or shall do: checked where it comes in from outside."""

from typing import Any, Final

LAST_TICK: Final = 1200  # of 1/60 s: then the hand opens by itself
MOST_SAMPLES: Final = 1000
FARTHEST: Final = 3000  # tenths of a mm
LOWEST: Final = 5  # per cent up the page
HIGHEST: Final = 95
CARES: Final = ("careful", "steady", "quick")
SKILLS: Final = ("clumsy", "fair", "deft")


class BadGesture(ValueError):
    """Nonsense for a gesture: why, and in which field."""

    def __init__(self, reason: str, at: str) -> None:
        super().__init__(f"{reason}: {at}")
        self.reason = reason
        self.at = at


def checked(gesture: Any) -> dict[str, Any]:
    """The gesture in canonical form; no gesture at all is a steady one."""
    if gesture is None:
        return {"care": "steady", "timing": None}
    if not isinstance(gesture, dict):
        raise BadGesture("not-an-object", "")
    if "skill" in gesture:
        return _skilled(gesture)
    if "care" in gesture or "timing" in gesture:
        return _assisted(gesture)
    return _by_hand(gesture)


def _fields(gesture: dict[Any, Any], *names: str) -> None:
    for name in gesture:
        if name not in names:
            raise BadGesture("unknown-field", str(name))
    for name in names:
        if name not in gesture:
            raise BadGesture("missing-field", name)


def _whole(value: Any, least: int, most: int) -> bool:
    return type(value) is int and least <= value <= most


def _skilled(gesture: dict[Any, Any]) -> dict[str, Any]:
    _fields(gesture, "skill")
    if gesture["skill"] not in SKILLS:
        raise BadGesture("bad-skill", "skill")
    return {"skill": gesture["skill"]}


def _assisted(gesture: dict[Any, Any]) -> dict[str, Any]:
    _fields(gesture, "care", "timing")
    if gesture["care"] not in CARES:
        raise BadGesture("bad-care", "care")
    if gesture["timing"] is not None and not _whole(gesture["timing"], 0, 100):
        raise BadGesture("bad-timing", "timing")
    return {"care": gesture["care"], "timing": gesture["timing"]}


def _by_hand(gesture: dict[Any, Any]) -> dict[str, Any]:
    _fields(gesture, "height", "path", "let_go")
    if not _whole(gesture["height"], LOWEST, HIGHEST):
        raise BadGesture("bad-height", "height")
    if not isinstance(gesture["path"], list):
        raise BadGesture("bad-path", "path")
    if len(gesture["path"]) > MOST_SAMPLES:
        raise BadGesture("too-long", "path")
    last = -1
    for number, sample in enumerate(gesture["path"]):
        last = _sample(sample, last, f"path.{number}")
    let_go = gesture["let_go"]
    if let_go is not None and not _whole(let_go, max(last, 0), LAST_TICK):
        raise BadGesture("bad-let-go", "let_go")
    return {"height": gesture["height"], "path": [list(sample) for sample in gesture["path"]], "let_go": let_go}


def _sample(sample: Any, last: int, at: str) -> int:
    if not isinstance(sample, list | tuple) or len(sample) != 4 or any(type(value) is not int for value in sample):
        raise BadGesture("bad-path", at)
    tick: int = sample[0]
    if tick <= last:
        raise BadGesture("not-in-order", at)
    if tick > LAST_TICK:
        raise BadGesture("too-long", at)
    if any(abs(value) > FARTHEST for value in sample[1:]):
        raise BadGesture("too-far", at)
    return tick
