"""What the rules know about a book and a pull, and what was seen of it."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, Final

SIDES: Final = ("left", "right")
GRIPS: Final = ("free", "middle", "ring", "little", "off_hand")
PAPERS: Final = ("normal", "gentle", "stern")
CARES: Final = ("careful", "steady", "quick")
FULL: Final = 64  # pages
MOST_PULLED: Final = 8


@dataclass(frozen=True)
class Known:
    """A standing book, as the rules see it."""

    left: int
    right: int
    lean: int  # -10 to 10, positive to the right
    draws: int  # since it was built
    paper: str

    @property
    def pages(self) -> int:
        return self.left + self.right

    def here(self, side: str) -> int:
        return self.left if side == "left" else self.right

    def most(self, side: str, page: int) -> int:
        """How many pages a hand may pull there: never all."""
        return min(self.here(side) - page + 1, self.pages - 1, MOST_PULLED)


@dataclass(frozen=True)
class Pull:
    side: str
    page: int  # 1 is the outermost
    count: int
    grip: str = "free"
    care: str | None = "careful"  # None: a path of the cells' own


@dataclass(frozen=True)
class Drawn:
    """A pull and what came of it."""

    book: Known
    pull: Pull
    came: int
    fell: bool
    strays: tuple[int, int]
    after: int  # how the book leans then

    def line(self) -> dict[str, Any]:
        return {**vars(self.book), **vars(self.pull), **seen(self)}

    @classmethod
    def of(cls, line: Mapping[str, Any]) -> "Drawn":
        book, pull = ({name: line[name] for name in kind.__annotations__} for kind in (Known, Pull))
        left, right = line["strays"]
        return cls(Known(**book), Pull(**pull), line["came"], line["fell"], (left, right), line["after"])


def seen(drawn: Drawn) -> dict[str, Any]:
    return {"came": drawn.came, "fell": drawn.fell, "strays": list(drawn.strays), "after": drawn.after}


@dataclass(frozen=True)
class Rested:
    """A book that nobody touched for a while."""

    kind: str  # watch, settle
    pages: int
    lean: int
    paper: str
    fell: bool

    def line(self) -> dict[str, Any]:
        return dict(vars(self))
