"""What a game's package offers around its Position, and what general layers need to know of it."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, NamedTuple, Protocol

from kamifuda.core.houserules import HouseRules
from kamifuda.core.position import Position
from kamifuda.core.reading import Reading
from kamifuda.core.rng import Rng
from kamifuda.core.rulebook import Picture, Table
from kamifuda.core.saying import Said

if TYPE_CHECKING:
    from kamifuda.core.physics import Physics

Event = dict[str, Any]
Worth = Callable[[str], float]  # of a play; only the order means anything


class Polite(NamedTuple):
    """What a bot does at a table with people, and which of the game's phrases it says."""

    play: str
    phrase: str | None = None


def alone(seats: int) -> list[list[int]]:
    """Everybody for themselves."""
    return [[seat] for seat in range(seats)]


@dataclass(frozen=True)
class RealThing:
    """The value of an option with which the game stands on a real table: only people can say what happens there."""

    option: str
    value: str


@dataclass(frozen=True)
class Window:
    """A phase in which all answer at the same time, and most have nothing to say.

    Where several people share a live table it stays open so long, whatever anybody holds or answers.
    """

    is_open: Callable[[Any], bool]  # of a position
    seconds: int
    silence: str  # the play of who has not answered; always legal there


@dataclass(frozen=True)
class Manifest:
    """All that general layers know of a game besides its rules; what it leaves out is as with most games."""

    first_seats: int  # of a match that begins with one tap
    thoughts: Callable[[Any], Worth]  # rules of thumb: of a view, then of each play
    terminal: str  # the module of its board in a terminal, loaded when it is used
    reading: Reading  # how its events and steps are to be read
    beginner: Callable[[Any, Sequence[str]], Sequence[str]] = lambda seen, choices: choices  # plays it may think of
    courtesy: Callable[[Any, str, Sequence[str], Sequence[int]], Polite] | None = None  # of a view, what a bot has
    # chosen, what it may play, and the seats of the people at its table
    rulebook: Mapping[str, Table] = field(default_factory=dict)  # the tables in its RULES.md, by their first heading
    pictures: tuple[Picture, ...] = ()  # of positions, for the page of its rules
    sides: Callable[[int], list[list[int]]] = alone  # who is with whom, by the number of seats
    together: bool = False  # all win or all lose
    open_hands: bool = False  # nobody has secrets: several people may share a terminal
    phrases: tuple[str, ...] = ()  # ready-made ones that would inform a partner elsewhere
    presets: Mapping[str, bool | int | str] = field(default_factory=dict)  # options on screens, where not as usual
    gentle: Mapping[str, bool | int | str] = field(default_factory=dict)  # and for who is new to it
    asked_first: tuple[str, ...] = ()  # options that nobody should have to look for
    told_first: tuple[str, ...] = ()  # options that whoever sits down wants to know, also where they are as usual
    seated: Callable[[Any, Sequence[int]], Any] = lambda options, people: options  # of a match in which people sit so
    stands: Callable[[Any], Mapping[str, Any]] = lambda view: {}  # of a view: `round` and open `points`, if it has them
    real: RealThing | None = None
    chosen_in_secret: Callable[[Any, int], bool] = lambda position, seat: False  # by this seat; nobody knows what yet
    window: Window | None = None
    house_rules: HouseRules | None = None
    physics: "Physics | None" = None
    from_seed: Callable[[Any], bool] | None = None  # whether the seed has every play of WORLD; None: there is no WORLD
    odds_lost: Callable[[Any], bool] = lambda options: False  # whether WORLD drew from odds that are not kept


class Game(Protocol):
    """The table of contents of `games/<name>/__init__.py`; every member is plain Python."""

    @property
    def name(self) -> str: ...
    @property
    def version(self) -> int: ...  # of new matches: grows when the same plays would mean something else
    @property
    def Options(self) -> type[Any]: ...
    @property
    def View(self) -> type[Any]: ...  # what a viewer may know, as `view` returns it
    @property
    def card_ids(self) -> tuple[str, ...]: ...  # the ids of all kinds of cards, as steps and views name them
    @property
    def manifest(self) -> Manifest: ...

    def deal(self, options: Any, seed: bytes) -> Any: ...
    def why_not(self, position: Any, seat: int, action: int) -> str | None: ...
    def view(self, position: Any, viewer: int | None) -> Any: ...
    def events(self, position: Any, viewer: int | None) -> list[Event]: ...
    def guess(self, seen: Any, rng: Rng) -> Position: ...
    def notation(self, position: Any, seat: int, action: int) -> str: ...
    def parse(self, position: Any, seat: int, text: str) -> int: ...
    def silent(self, options: Any) -> bool: ...  # no free talk while a round is played
    def layout(self, position: Any) -> Any: ...  # every card laid open, for referees


def is_real(game: Game, options: Any) -> bool:
    """Whether this table is a real one."""
    real = game.manifest.real
    return real is not None and getattr(options, real.option) == real.value


def house_changes(game: Game, options: Any) -> list[Said]:
    """What the house rules of a table change, one by one."""
    rules = game.manifest.house_rules
    return [] if rules is None else list(rules.differences(options.house_rules, options.version))


def with_house_rules(games: Sequence[Game]) -> dict[str, HouseRules]:
    """The games some of whose values a table may replace."""
    return {game.name: rules for game in games if (rules := game.manifest.house_rules) is not None}
