"""A match: options, seed and plays. Any position is a replay away."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, NamedTuple

from kamifuda.core.bits import seats_in
from kamifuda.core.clauses import BadNotation, IllegalAction
from kamifuda.core.game import Event, Game
from kamifuda.core.position import WORLD, Fact, Position
from kamifuda.core.rng import Rng, stirred
from kamifuda.core.seed import chance

LARGEST_ATTACHMENT = 32 * 1024
OTHER_FATES = 8
OF_WORLD = 0x0A15_3E4D_0D1C_E5EF  # WORLD chooses by another generator than the one its play then draws from

Tree = dict[str, "Tree"]  # legal plays by their steps: {"pass": {}, "lay ten": {"play ace": {}}}


@dataclass(frozen=True)
class Play:
    """What somebody did in one go: its steps joined by `, `."""

    seat: int
    text: str
    attachment: str | None = None  # JSON that the rules never read
    by_bot: bool = False  # a bot stood in for the person whose seat it is


class Moment(NamedTuple):
    """A picture that a play passed through, and what had happened since the one before."""

    events: list[Event]
    view: Any


class Match:
    """Plays one after the other, each all or nothing; the only place that changes a table's position."""

    def __init__(self, game: Game, options: Any, seed: bytes) -> None:
        self.game, self.options, self.seed = game, options, seed
        self.plays: list[Play] = []
        self.position: Position = game.deal(options, seed)

    def play(self, seat: int, text: str, attachment: str | None = None, by_bot: bool = False) -> None:
        """Does a whole play, or refuses it and changes nothing."""
        self.position = self.after(seat, text, attachment)
        self.plays.append(Play(seat, text, attachment, by_bot))

    def play_together(self, plays: Sequence[Play]) -> None:
        """Several plays one after the other, all or nothing, and told as one."""
        before, made, facts = self.position, len(self.plays), list[Fact]()
        try:
            for play in plays:
                self.play(play.seat, play.text, play.attachment, play.by_bot)
                facts += self.position.journal or []
        except Exception:
            self.position = before
            del self.plays[made:]
            raise
        self.position.journal = facts

    def after(self, seat: int, text: str, attachment: str | None = None) -> Position:
        """The position that this play would lead to; refuses what is not a whole legal play."""
        if attachment is not None and len(attachment.encode()) > LARGEST_ATTACHMENT:
            raise BadNotation(text, "attachment-too-large")
        return self.led_to(seat, text, self.luck())

    def luck(self) -> int:
        """What the next play takes all its chance from."""
        return chance(self.seed, len(self.plays) + 1)

    def led_to(self, seat: int, text: str, luck: int) -> Position:
        after = self.position.clone()
        after.chance = luck
        after.journal = []
        for number, step in enumerate(text.split(", ")):
            if number and after.whole:
                raise BadNotation(text, "nothing-may-follow")
            try:
                after.apply(seat, self.game.parse(after, seat, step))
            except IllegalAction as illegal:
                raise IllegalAction(illegal.clause, step) from None
        if not after.whole:
            raise BadNotation(text, "unfinished-play")
        return after

    def answer(self) -> None:
        """WORLD makes the play that the seed has for it now."""
        self.play(WORLD, self.foretold())

    def foretold(self) -> str:
        """The whole play that WORLD makes now; the same whenever it is asked for."""
        after, steps = self.position.clone(), list[str]()
        after.chance = self.luck()
        rng = Rng(stirred(after.chance, OF_WORLD))
        while not steps or not after.whole:
            action = after.world(rng)
            steps.append(self.game.notation(after, WORLD, action))
            after.apply(WORLD, action)
        return ", ".join(steps)

    def draws(self, seat: int, text: str) -> bool:
        """Whether luck has a part in this play: with other luck it would lead elsewhere."""
        fates = [self.game.layout(self.led_to(seat, text, luck)) for luck in range(OTHER_FATES)]
        return any(fate != fates[0] for fate in fates)

    def to_act(self) -> list[int]:
        """The seats that may act now; [-1] when WORLD must."""
        return [] if self.position.over else actors(self.position)

    def awaited(self) -> list[int]:
        """The seats without which nothing goes on; others in `to_act` may act, but need not."""
        return [] if self.position.over else seats_in(int(self.position.awaited()))

    def legal(self, seat: int) -> Tree:
        """The plays open to this seat."""
        return legal_tree(self.game, self.position, seat)

    def view(self, viewer: int | None) -> Any:
        return self.game.view(self.position, viewer)

    def events(self, viewer: int | None) -> list[Event]:
        """What the last play (before the first: the deal) did, as this viewer may know it."""
        return self.game.events(self.position, viewer)

    def moments(self, viewer: int | None) -> list[Moment]:
        """The pictures that the last play passed through, as this viewer may know them; the last is the present."""
        return moments(self.game, self.position, viewer)

    def scores(self) -> list[int]:
        return [self.position.score(seat) for seat in range(self.options.seats)]


def moments(game: Game, position: Position, viewer: int | None) -> list[Moment]:
    """What the journal has up to each of its marks, and up to the present, with the view there."""
    journal = position.journal or []
    if all(fact.mark is None for fact in journal):
        return [Moment(game.events(position, viewer), game.view(position, viewer))]
    found, since = list[Moment](), list[Fact]()
    for fact in journal:
        since.append(fact)
        if fact.mark is not None:
            found.append(Moment(told(game, position, since, viewer), game.view(fact.mark, viewer)))
            since = []
    return [*found, Moment(told(game, position, since, viewer), game.view(position, viewer))]


def told(game: Game, position: Position, facts: list[Fact], viewer: int | None) -> list[Event]:
    """Some of the facts that led to this position."""
    twin = position.clone()
    twin.journal = facts
    return game.events(twin, viewer)


def actors(position: Position) -> list[int]:
    """The seats that may act now, or WORLD where none may."""
    return seats_in(int(position.to_act())) or [WORLD]


def legal_tree(game: Game, position: Position, seat: int) -> Tree:
    """Every legal step and what may follow it within the same play."""
    tree: Tree = {}
    for action in actions(position.legal(seat)):
        after = position.clone()
        after.apply(seat, action)
        tree[game.notation(position, seat, action)] = {} if after.whole else legal_tree(game, after, seat)
    return tree


def plays(tree: Tree) -> list[str]:
    """The whole plays of a tree, as texts."""
    return [
        f"{step}, {rest}" if rest else step
        for step, following in tree.items()
        for rest in (plays(following) if following else [""])
    ]


def actions(legal: int) -> list[int]:
    """The bits of a set of actions, lowest first."""
    return [1 << place for place in range(legal.bit_length()) if legal >> place & 1]
