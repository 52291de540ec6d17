"""What has happened since the person's last play, a line for each play."""

from collections.abc import Callable, Container, Iterator, Sequence
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


def by_round(told: Sequence[Told], number: int, opening: Container[str]) -> Iterator[tuple[int, list[Told]]]:
    """The events of each round, of which these are the first, with its number; those before it belong to this one."""
    part: list[Told] = []
    for each in told:
        if each.kind in opening and part:
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
    """Lines to be told; what one seat does in a row is one line, and so is what several do alike."""

    def __init__(self, text: Text, names: Sequence[str], opening: Container[str]) -> None:
        self.text, self.names, self.opening = text, names, opening
        self.lines: list[str] = []
        self.doer: int | None = None  # of the last line, if it tells of one seat
        self.alike: list[str] = []  # who the last line says did the same
        self.said_of_them = ""  # by this message

    def add(self, told: Sequence[Told]) -> None:
        if not told:
            return
        seats = {each.event["seat"] for each in told if "seat" in each.event}
        doer = seats.pop() if len(seats) == 1 and told[0].kind not in self.opening else None
        sentences = [each.sentence for each in told]
        if doer is not None and doer == self.doer and not self.alike:
            sentences.insert(0, self.lines.pop())
        self.lines.append(" ".join(sentences))
        self.doer = doer
        self.alike.clear()

    def end_line(self) -> None:
        """What follows stands on a line of its own, whoever does it."""
        self.doer = None

    def add_alike(self, told: Told, of_several: str) -> None:
        """One more who did this, and the message that says it of several."""
        before = self.alike if self.said_of_them == of_several else []
        alike, sentence = [*before, self.names[told.event["seat"]]], told.sentence
        if before:
            self.lines.pop()
            sentence = self.text.say(of_several, names=self.text.together(alike))
        self.lines.append(sentence)
        self.doer, self.alike, self.said_of_them = None, alike, of_several

    def clear(self) -> None:
        self.lines.clear()
        self.alike.clear()
        self.doer = None
