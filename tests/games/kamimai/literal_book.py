"""Phase 2 of the literal reference: the grip, fingers on a page, what comes, what strays, whether it falls."""

from tests.games.kamimai.literal_cards import ELEMENTS, guardians_in, in_order
from tests.games.kamimai.literal_table import SIDES, Table

MOST_PULLED = 8  # pages in one bundle
LEANS = range(-10, 11)


class Book(Table):
    """From the target to the end of the watch."""

    grip = "free"
    guardian: str | None = None  # the colour of the Guardian whose grip applies
    side: str | None = None  # where the fingers are
    page: int | None = None
    pull: int | None = None
    came = 0  # of what was pulled
    astray = False  # in the present answer
    drew_guardians: list[str]  # among the cards of this phase 2

    # What is legal

    def draws(self) -> list[str]:
        """KMI-19, 24: at least one card, never all."""
        done = ["done"] if self.drawn or self.warming else []
        if self.pages < 2:
            return done
        if self.real:
            return [*done, *(f"drew {card}" for card in in_order(list(set(self.grimoire))))]
        return [*done, *(side for side in SIDES if self.standing[side])]

    def bundles(self) -> list[str]:
        """This page and those behind it on its side; one page is left standing."""
        assert self.side is not None and self.page is not None
        most = min(MOST_PULLED, self.standing[self.side] - self.page + 1, self.pages - 1)
        return ["let go", *(f"pull {count}" for count in range(1, most + 1))]

    def answers(self) -> list[str]:
        """KMI-A11: WORLD's."""
        most = {side: min(MOST_PULLED, self.standing[side]) for side in SIDES}
        strays = [f"stray {side} {count}" for side in SIDES for count in range(1, most[side] + 1)]
        return [*strays, "falls", *(["stands"] if self.can_stand() else [])]

    def can_stand(self) -> bool:
        """At least one page does, and not too many lie on the felt."""
        return 100 * self.strays < self.options["collapse_share"] * (self.pages + self.strays) and self.pages > 0

    # The beginning of phase 2

    def begin_phase_2(self) -> None:
        """KMI-A39: the target is fixed."""
        self.replace_an_empty_book()
        if self.over:
            return
        colours = [colour for colour in ELEMENTS if f"{colour}_guardian" in self.own]  # KMI-68, A4
        if len(colours) > 1:  # KMI-69
            self.phase = "grip"
            return
        if colours:
            self.take_grip(colours[0])
        self.phase = "draw"

    def replace_an_empty_book(self) -> None:
        """KMI-A15, while a draw is owed."""
        if self.pages > 1 or self.drawn or self.warming:
            return
        lost = self.options["empty_grimoire"] == "lose_energy"
        self.tell("emptied", lost=lost)
        if lost:
            self.lose_energy(1, "empty")
            if self.over:
                return
        self.shuffle_in_the_discard()
        self.build()

    def take_grip(self, colour: str) -> None:
        self.grip, self.guardian = self.rules[colour], colour
        self.tell("grip", seat=self.activator, grip=self.grip, guardian=colour)
        self.phase = "draw"

    # Drawing

    def lay_fingers(self, page: int) -> None:
        self.page, self.phase = page, "pull"
        self.tell("fingers", seat=self.activator, side=self.side, page=page)

    def let_go(self) -> None:
        """KMI-A13."""
        self.lift_fingers()
        self.phase = "draw"
        self.tell("let_go", seat=self.activator)

    def lift_fingers(self) -> None:
        self.side = self.page = self.pull = None
        self.came, self.astray = 0, False

    def pull_out(self, count: int) -> None:
        self.pull, self.phase = count, "came"
        self.tell("pulled", seat=self.activator, side=self.side, page=self.page, count=count)

    def come(self, count: int) -> None:
        """KMI-45, A13: what has left the book is drawn."""
        assert self.side is not None
        self.pulls += 1
        self.came = count
        cards = self.heard("came")["cards"]
        self.tell("came", seat=self.activator, cards=cards, count=count, of=self.pull)
        self.take_pages(self.side, count, cards, outermost=self.page == 1)
        self.draw(cards)
        self.phase = "answer"

    def take_pages(self, side: str, count: int, cards: list[str], outermost: bool) -> None:
        """So many pages of a side are seen; another one may show its face then."""
        assert len(cards) == count, f"{count} pages, but {cards}"
        face = self.faces[side]
        self.standing[side] -= count
        if not outermost or count == 0 or face is None:
            self.turn_up(cards)
            return
        assert face in cards, f"the outermost page shows {face}"
        inner = list(cards)
        inner.remove(face)
        self.turn_up(inner)
        self.uncover(side)

    def uncover(self, side: str) -> None:
        self.faces[side] = None
        if self.standing[side]:
            self.show(side, self.heard("face")["card"])
            self.tell("face", side=side, card=self.faces[side])

    def draw(self, cards: list[str]) -> None:
        self.drawn += cards
        self.drew_guardians += guardians_in(cards)

    def stray(self, side: str, count: int) -> None:
        """KMI-A11."""
        drawn = self.options["stray_cards"] == "drawn"
        self.astray = True
        told = self.heard("strayed")["cards"]
        self.tell("strayed", side=side, count=count, cards=told)
        if not drawn and not self.options["faces_visible"]:
            assert told == [], f"who saw {told}?"
            self.standing[side] -= count
            self.unseen_strays += count
            return
        self.take_pages(side, count, told, outermost=True)
        if drawn:
            self.draw(told)
        else:
            self.felt += told

    def stand(self, lean: int) -> None:
        self.lean = lean
        self.lift_fingers()
        self.phase = "draw"
        self.tell("stands", lean=lean)
        self.replace_an_empty_book()

    def draw_at_a_real_table(self, card: str) -> None:
        self.turn_up([card])
        self.draw([card])
        self.tell("drew", seat=self.activator, card=card)

    def done(self) -> None:
        """KMI-A12."""
        self.tell("done", seat=self.activator, count=len(self.drawn))
        self.phase = "watch"
