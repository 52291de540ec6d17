"""What has happened since the person's last play, a line for each play."""

from collections.abc import Callable, Iterator, Sequence
from typing import NamedTuple

from kamifuda.core.game import Event
from kamifuda.text import Text


class Told(NamedTuple):
    """An event and its sentence."""

    event: Event
    sentence: str

    @property
    def kind(self) -> str:
        return str(self.event["event"])


def by_round(told: Sequence[Told], number: int) -> Iterator[tuple[int, list[Told]]]:
    """The events of each round with its number; the first ones belong to the round of this number."""
    part: list[Told] = []
    for each in told:
        if each.kind == "dealt" and part:
            yield number, part
            part = []
        number = int(each.event.get("round", number))
        part.append(each)
    if part:
        yield number, part


def by_line(told: Sequence[Told], opens_a_line: Callable[[Event], bool]) -> Iterator[list[Told]]:
    """Those that stand on one line together."""
    line: list[Told] = []
    for each in told:
        if line and opens_a_line(each.event):
            yield line
            line = []
        line.append(each)
    if line:
        yield line


class News:
    """Lines to be told; what one seat does in a row is one line, and so are passes of the others in a row."""

    def __init__(self, text: Text, names: Sequence[str]) -> None:
        self.text, self.names = text, names
        self.lines: list[str] = []
        self.doer: int | None = None  # of the last line, if it tells of one seat
        self.passed: list[str] = []  # who the last line says has passed

    def add(self, told: Sequence[Told]) -> None:
        if not told:
            return
        seats = {each.event["seat"] for each in told if "seat" in each.event}
        doer = seats.pop() if len(seats) == 1 and told[0].kind != "dealt" else None
        sentences = [each.sentence for each in told]
        if doer is not None and doer == self.doer and not self.passed:
            sentences.insert(0, self.lines.pop())
        self.lines.append(" ".join(sentences))
        self.doer = doer
        self.passed.clear()

    def end_line(self) -> None:
        """What follows stands on a line of its own, whoever does it."""
        self.doer = None

    def add_pass(self, told: Told) -> None:
        passed, sentence = [*self.passed, self.names[told.event["seat"]]], told.sentence
        if self.passed:
            self.lines.pop()
            sentence = self.text.say("event-passed-together", names=self.text.together(passed))
        self.lines.append(sentence)
        self.doer, self.passed = None, passed

    def clear(self) -> None:
        self.lines.clear()
        self.passed.clear()
        self.doer = None
