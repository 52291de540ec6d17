"""Two matches with the same past: where nothing else is hidden, what is to come must not be told before it comes."""

from typing import Any

from kamifuda.book.draw import simulated
from kamifuda.core.game import Game
from kamifuda.core.match import Match, Tree, moments
from kamifuda.core.position import WORLD
from kamifuda.core.rng import Rng
from tests.examples import PULLING
from tests.server.twins import ENOUGH, MOST, Twins

TRIES = 40  # of another luck that leads to the same
RARE = 4000  # of another luck that leads elsewhere: a book seldom falls by itself
BEYOND = 3  # plays
WAYS = 5


class Lucky(Match):
    """A match whose luck may be exchanged."""

    def __init__(self, game: Game, options: Any, seed: bytes) -> None:
        super().__init__(game, options, seed)
        self.lucks: dict[int, int] = {}

    def luck(self) -> int:
        luck = super().luck()
        return self.lucks.get(luck, luck)


class Futures:
    """One match as it is; and for each of its plays another luck, by which it would look the same."""

    def __init__(self, game: Game, options: Any, seed: bytes, rng: Rng) -> None:
        self.match, self.rng = Lucky(game, options, seed), rng
        self.lucks: dict[int, int] = {}
        self.plays: list[tuple[int, tuple[str, str]]] = []

    def play(self) -> None:
        """Anything; with another luck where that changes nothing."""
        seat = self.match.to_act()[0]
        text, recorded = self.answer() if seat == WORLD else (walked(self.match.legal(seat), self.rng), None)
        luck, truth = self.match.luck(), self.outcome(seat, text, None)
        found = (other for _ in range(TRIES) if self.outcome(seat, text, other := self.rng.next()) == truth)
        if (other := next(found, luck)) != luck:
            self.lucks[luck] = other
        self.match.play(seat, text, recorded)
        self.plays.append((seat, (text, text)))

    def answer(self) -> tuple[str, str | None]:
        """What WORLD plays, and what is recorded with it."""
        return self.match.foretold(), None

    def outcome(self, seat: int, text: str, luck: int | None) -> Any:
        """What everybody would see of this play with that luck, and which play WORLD would make."""
        if luck is not None:
            self.match.lucks[self.match.luck()] = luck
        try:
            foretold = self.match.foretold() if seat == WORLD else text
            after = self.match.after(seat, text)
        finally:
            self.match.lucks.clear()
        return foretold, moments(self.match.game, after, None)

    def answers_at_once(self) -> bool:
        """Whether it is WORLD's turn, and nobody could stop it."""
        return self.match.to_act() == [WORLD] and not self.match.position.suspense()

    def hold_breath(self) -> bool:
        """Whether everybody waits for WORLD now, and another luck is found by which it would play something else."""
        if self.match.position.over or not self.match.position.suspense():
            return False
        luck, truth = self.match.luck(), self.match.foretold()
        found = (other for _ in range(RARE) if self.foretold(luck, other := self.rng.next()) != truth)
        self.lucks[luck] = next(found, luck)
        return self.lucks[luck] != luck

    def foretold(self, luck: int, other: int) -> str:
        self.match.lucks = {luck: other}
        text, self.match.lucks = self.match.foretold(), {}
        return text

    def exchange_what_is_beyond(self) -> None:
        """Other luck for the plays after the last one."""
        for _ in range(BEYOND):
            self.lucks.setdefault(self.match.luck(), self.rng.next())
            self.match.plays.append(self.match.plays[-1])


class Pulls(Futures):
    """The book obeys physics: everybody sees what becomes of a pull, and nobody how the next hand will tremble."""

    def answer(self) -> tuple[str, str | None]:
        question = self.physics.question(self.match)
        found: tuple[str, str | None] = self.physics.answer(self.match, question and simulated(question))
        return found

    @property
    def physics(self) -> Any:
        return self.match.game.physics  # type: ignore[attr-defined]

    def hold_breath(self) -> bool:
        """Whether fingers are on a page."""
        if self.match.position.over or self.match.view(None)["phase"] != PULLING:
            return False
        self.lucks[self.physics.pinched(self.match, 50, 1)["luck"]] = self.rng.next()
        return True


def walked(tree: Tree, rng: Rng) -> str:
    """A play, each of its steps as likely as the others beside it."""
    step = list(tree)[rng.below(len(tree))]
    return f"{step}, {walked(tree[step], rng)}" if tree[step] else step


def futures(game: Game, options: Any, seed: bytes) -> Twins:
    """Until everybody holds their breath; of several ways to play, the first on which that comes to pass."""
    kind = Pulls if getattr(options, "book", None) == "physics" else Futures
    for way in range(WAYS):
        found = kind(game, options, seed, Rng(way))
        if held_breath(found):
            break
    stack = str(next(iter(found.lucks)))
    found.exchange_what_is_beyond()
    return Twins(0, stack, found.plays, lucks=found.lucks)


def held_breath(found: Futures) -> bool:
    while not found.match.position.over and (len(found.plays) < MOST or found.answers_at_once()):
        found.play()
        if len(found.plays) >= ENOUGH and found.hold_breath():
            return True
    return False
