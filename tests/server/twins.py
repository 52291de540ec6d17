"""Two matches that one viewer can not tell apart: other hidden cards, plays that look the same."""

from dataclasses import dataclass, field
from typing import Any, TypeVar

from kamifuda.core.game import Game
from kamifuda.core.match import Match, plays
from kamifuda.core.position import WORLD
from kamifuda.core.rng import Rng
from kamifuda.core.seed import chance

TRIES = 96
PATIENCE = 24  # tries, before the exchange is made a deal later
ENOUGH, MOST = 14, 40  # plays
T = TypeVar("T")


@dataclass
class Twins:
    """What to play in the one and in the other."""

    luck: int  # of the exchange
    stack: str  # the position in which it is made
    plays: list[tuple[int, tuple[str, str]]]  # the seat, and its play here and there
    lucks: dict[int, int] = field(default_factory=dict)  # by what it would be: what it is there
    alike: int | None = None  # after so many of them, whatever the viewer's seat might do looks to it the same in both


class Pair:
    """Both matches, as long as the viewer (WORLD: somebody watching) can not tell them apart."""

    def __init__(self, game: Game, options: Any, seed: bytes, viewer: int, luck: int, deals: int = 0) -> None:
        self.viewer, self.rng = viewer, Rng(luck)
        self.here, self.there = Match(game, options, seed), Match(game, options, seed)
        self.exchanged, self.stack, self.cautious = False, "", luck % 3 == 2
        self.opening: list[tuple[int, tuple[str, str]]] = []
        while (deals or not self.exchange(luck)) and not self.here.position.over:  # too little is hidden yet
            deals = max(0, deals - 1)
            self.play_on()

    def play_on(self) -> None:
        """The same in both, to the next deal."""
        position = self.here.position
        while self.here.position.round == position.round and not self.here.position.over:
            seat = self.here.to_act()[0]
            play = shuffled(plays(self.here.legal(seat)), self.rng)[0]
            self.here.play(seat, play)
            self.there.play(seat, play)
            self.opening.append((seat, (play, play)))

    def exchange(self, luck: int) -> bool:
        """What the viewer can not know, in the second match; False where there is no such thing."""
        game, position, other = self.here.game, self.here.position, self.here.position.clone()
        other.imagine(self.viewer, Rng(luck))
        other.journal = position.journal
        self.exchanged = game.layout(position) != game.layout(other)
        if self.exchanged:
            self.stack, self.there.position = repr(position), other
        return self.exchanged

    def next(self) -> tuple[int, tuple[str, str]] | None:
        """Makes a random play in both, and tells it; None where none looks the same, or it would show what differs."""
        for seat in shuffled(self.here.to_act(), self.rng):
            like = self.by_looks(seat)
            for here in shuffled(plays(self.here.legal(seat)), self.rng):
                same = like.get(looks(self.here, seat, here, self.viewer), [])
                there = [play for play in same if seat != self.viewer or play == here]  # one's own is the same
                there.sort(key=lambda play: (play == here) != self.same)  # others' are another where they can be
                if there and self.make(seat, here, there[0]):
                    return seat, (here, there[0])
        return None

    @property
    def same(self) -> bool:
        """What is chosen secretly and shown soon is another choice only in the end, or this would be the end."""
        return self.cautious and len(self.here.plays) < ENOUGH

    def by_looks(self, seat: int) -> dict[tuple[int, ...], list[str]]:
        """The plays of the other match, by how they look to the viewer."""
        found: dict[tuple[int, ...], list[str]] = {}
        for play in shuffled(plays(self.there.legal(seat)), self.rng):
            found.setdefault(looks(self.there, seat, play, self.viewer), []).append(play)
        return found

    def make(self, seat: int, here: str, there: str) -> bool:
        """False where a round ends with it, and what is told then is not the same: that is no secret any more."""
        before = self.here.position, self.there.position
        self.here.play(seat, here)
        self.there.play(seat, there)
        ended = self.here.position.over or self.here.position.round != before[0].round
        if ended and self.told(self.here) != self.told(self.there):
            for match, position in zip((self.here, self.there), before, strict=True):
                match.plays.pop()
                match.position = position
            return False
        return True

    def told(self, match: Match) -> Any:
        return match.moments(None if self.viewer == WORLD else self.viewer)

    def alike(self) -> bool:
        """Whether the viewer must act now, and learns nothing by it."""
        if self.viewer not in self.here.to_act():
            return False
        return all(self.harmless(play) for play in plays(self.here.legal(self.viewer)))

    def harmless(self, play: str) -> bool:
        """Whether a play of the viewer shows nothing that differs: it looks the same, the round goes on, for others."""
        here, there = (looks(match, self.viewer, play, self.viewer) for match in (self.here, self.there))
        after = self.here.led_to(self.viewer, play, 0)
        goes_on = not after.over and after.round == self.here.position.round
        return here == there and goes_on and not after.to_act() >> self.viewer & 1


def looks(match: Match, seat: int, play: str, viewer: int) -> tuple[int, ...]:
    """How the steps of a play look to a viewer."""
    after, seen = match.position.clone(), list[int]()
    after.chance = chance(match.seed, len(match.plays) + 1)
    for step in play.split(", "):
        after.apply(seat, match.game.parse(after, seat, step))
        seen.append(int(after.seen(viewer)))
    return tuple(seen)


def twins(game: Game, options: Any, seed: bytes, viewer: int) -> Twins:
    """The longest of a few tries, or the first that is long enough."""
    best = Twins(0, "", [])
    for luck in range(TRIES):
        pair = Pair(game, options, seed, viewer, luck, luck // PATIENCE)
        if not pair.exchanged:  # so many deals it has not
            pair = Pair(game, options, seed, viewer, luck)
        if pair.exchanged:
            found = played_out(pair, Twins(luck, pair.stack, [*pair.opening]))
            best = max(best, found, key=lambda twins: len(twins.plays))
        if len(best.plays) >= ENOUGH:
            break
    return best


def played_out(pair: Pair, twins: Twins) -> Twins:
    while len(twins.plays) - len(pair.opening) < MOST and not pair.here.position.over:
        play = pair.next()
        if play is None:
            break
        twins.plays.append(play)
        if pair.alike():
            twins.alike = len(twins.plays)
    return twins


def shuffled(things: list[T], rng: Rng) -> list[T]:
    """A copy in random order."""
    mixed = list(things)
    for place in range(len(mixed) - 1, 0, -1):
        other = rng.below(place + 1)
        mixed[place], mixed[other] = mixed[other], mixed[place]
    return mixed
