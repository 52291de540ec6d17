"""Phases 1 and 2 of a turn of KamiMaï: which zones, which grips and which pages, and what the book can do."""
# compiled

from mypy_extensions import i64, mypyc_attr

from kamifuda.games.kamimai.actors import Actors
from kamifuda.games.kamimai.cards import GUARDIANS, bit, first, kinds
from kamifuda.games.kamimai.options import ARROWS, REAL, SHARE
from kamifuda.games.kamimai.steps import (
    ANSWERS,
    DONE,
    EVERYTHING,
    LEFT,
    LET_GO,
    MOST_LEAN,
    MOST_PULLED,
    MOST_STRAYS,
    PULLS,
    RIGHT,
    STANDS,
    STRAYS,
)
from kamifuda.games.kamimai.table import LEFT_SIDE


@mypyc_attr(acyclic=True)
class Pages(Actors):
    """The clauses about the sheet and the book: what each of them allows, but for falls."""

    # Phase 1: the target

    def targets(self) -> i64:
        return self.printed_arrow() & self.zones() & self.led_to() & self.unsealed()

    def printed_arrow(self) -> i64:
        """KMI-18: where the first target is printed, it is that one."""
        start: i64 = self.sheets.start(self.sheet)
        return bit(start) if self.scribbled == 0 and start >= 0 else EVERYTHING

    def unsealed(self) -> i64:
        """KMI-16: a zone that is not sealed."""
        found: i64 = 0
        zone: i64
        for zone in range(self.sheets.count(self.sheet)):
            if not self.sealed(zone):
                found |= bit(zone)
        return found

    def led_to(self) -> i64:
        """KMI-A32: with arrows, those to which one leads from a sealed zone; where none does, and at first, any."""
        if self.rules & ARROWS == 0 or self.scribbled == 0:
            return EVERYTHING
        open_zones: i64 = self.unsealed()
        found: i64 = 0
        zone: i64
        for zone in range(self.sheets.count(self.sheet)):
            if self.sheets.led_from(self.sheet, zone) & ~open_zones:
                found |= bit(zone)
        found &= open_zones
        if found == 0:
            return open_zones
        return found

    def zones(self) -> i64:
        """KMI-16: one of the sheet."""
        return first(self.sheets.count(self.sheet))

    def why_not_target(self, action: i64) -> str | None:
        if not action & self.printed_arrow():
            return "KMI-18"
        if not action & self.zones():
            return "KMI-16"
        if not action & self.led_to():
            return "KMI-A32"
        return None if action & self.unsealed() else "KMI-16"

    # Phase 2: the draw

    def grips(self, seat: i64) -> i64:
        """KMI-69: that of any guardian in one's reserve."""
        return self.colours(self.reserve(seat))

    def colours(self, bag: i64) -> i64:
        """The colours of the guardians in it."""
        return kinds(bag & GUARDIANS) >> 4

    def drawable(self) -> i64:
        return self.one_at_least() & self.one_left() & self.standing_pages()

    def one_at_least(self) -> i64:
        """KMI-19: not done without a card; KMI-D10: in the warm-up nobody has to draw."""
        return EVERYTHING if self.drawn or self.warming else EVERYTHING & ~DONE

    def one_left(self) -> i64:
        """KMI-24: never all of them."""
        return EVERYTHING if self.standing() > 1 else DONE

    def standing_pages(self) -> i64:
        """KMI-A12: from a side where pages stand; a real book tells which card came."""
        found: i64 = DONE
        if self.rules & REAL:
            return found | kinds(self.pages)
        if self.left:
            found |= LEFT
        if self.right:
            found |= RIGHT
        return found

    def why_not_draw(self, action: i64) -> str | None:
        if not action & self.one_at_least():
            return "KMI-19"
        if not action & self.one_left():
            return "KMI-24"
        return None if action & self.standing_pages() else "KMI-A12"

    def fingers(self) -> i64:
        """KMI-A12: on any page of the side."""
        return first(self.on_the_side())

    def bundles(self) -> i64:
        return self.leaving_one() & self.inwards()

    def leaving_one(self) -> i64:
        """KMI-24: not all of the book."""
        return first(min(self.standing() - 1, MOST_PULLED)) | EVERYTHING & ~PULLS

    def inwards(self) -> i64:
        """KMI-A12: any number of pages from there inwards; KMI-A13: or none."""
        return first(min(self.on_the_side() - self.page + 1, MOST_PULLED)) | LET_GO

    def on_the_side(self) -> i64:
        """How many pages stand there."""
        return self.left if self.side == LEFT_SIDE else self.right

    def why_not_pull(self, action: i64) -> str | None:
        if not action & self.leaving_one():
            return "KMI-24"
        return None if action & self.inwards() else "KMI-A12"

    # What the book does

    def coming(self) -> i64:
        """KMI-A13: the pages pulled, or those that do not slip."""
        return first(self.pulled + 1)

    def leaning(self) -> i64:
        """KMI-43: it stands, however it leans."""
        return first(2 * MOST_LEAN + 1)

    def watched(self) -> i64:
        """KMI-43: it stands, or it falls."""
        return STANDS

    def answers(self) -> i64:
        return ANSWERS & self.single_pages() & self.few_strays()

    def single_pages(self) -> i64:
        """KMI-A11: pages that stray have stood, on this side or that."""
        sides: i64 = first(min(self.left, MOST_STRAYS)) | first(min(self.right, MOST_STRAYS)) << MOST_STRAYS
        return EVERYTHING & ~STRAYS | sides

    def few_strays(self) -> i64:
        """KMI-A11: strays are no collapse until they are too many."""
        strays: i64 = self.strays()
        pages: i64 = self.standing()
        if pages > 0 and strays * 100 < (self.rules >> SHARE & 127) * (pages + strays):
            return EVERYTHING
        return EVERYTHING & ~STANDS

    def why_not_answer(self, action: i64) -> str | None:
        """KMI-22: it stands, pages stray, or it falls."""
        if not action & ANSWERS:
            return "KMI-22"
        if not action & self.single_pages():
            return "KMI-A11"
        return None if action & self.few_strays() else "KMI-A11"
