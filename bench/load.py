"""Two loads: as fast as they go, and one play per table every five seconds; and what a match costs that rests."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from statistics import median
from time import sleep

from bench.contenders import OURS, Contender, House

SIZES = (100, 1000, 3000)  # live tables
WARM_UP, SLICE = 3, 10  # seconds
EVERY = 5  # seconds between two plays at a table, for the latency
IDLE, AT_ONCE, PLAYED = 3000, 100, 10  # tables without a connection, how many gather at once, plays at each
BREATH = 8  # seconds in which a server notices that everybody has gone


@dataclass(frozen=True)
class Slice:
    """One server, a while at work."""

    contender: str
    tables: int
    plays: float  # acknowledged per second, as fast as they go
    worth: float  # plays per second of the server's processor time
    server: float  # processors that it kept busy then
    players: float  # and they
    p50: float  # milliseconds from sending to seeing, at one play per table every five seconds
    p99: float
    late: float  # milliseconds by which the players sent late, at worst
    missed: float  # share of the plays that were due while the one before was still on its way; they have no latency


@dataclass(frozen=True)
class Figures:
    """All that was measured."""

    slices: Sequence[Slice]
    memory: dict[str, float]  # bytes per idle table

    def of(self, contender: str, tables: int, measure: str) -> list[float]:
        """A value for each round."""
        return [getattr(one, measure) for one in self.slices if (one.contender, one.tables) == (contender, tables)]

    def median(self, contender: str, tables: int, measure: str) -> float:
        return median(self.of(contender, tables, measure))

    def ratio(self, peer: str, tables: int, measure: str) -> float:
        """Ours over theirs, taken inside each round."""
        both = zip(self.of(OURS, tables, measure), self.of(peer, tables, measure), strict=True)
        return median(ours / theirs for ours, theirs in both)


def compare(contenders: Sequence[Contender], rounds: int) -> Iterator[Slice]:
    """In each round every number of tables has its turn, and with it every contender; who goes first changes."""
    for number in range(rounds):
        for place, tables in enumerate(SIZES):
            first = (number + place) % len(contenders)
            for contender in (*contenders[first:], *contenders[:first]):
                yield measured(contender, tables)


def measured(contender: Contender, tables: int) -> Slice:
    """Nothing else runs meanwhile: one server, one process with all players."""
    with contender.running() as house:
        house.ask(f"open {tables}")
        house.ask(f"race {WARM_UP}")
        race = house.ask(f"race {SLICE}")
        pace = house.ask(f"pace {EVERY} {SLICE}")
    for answer in (race, pace):
        assert not answer["refused"] and not answer["lost"], f"{contender.name}: {answer}"
    return Slice(
        contender.name,
        tables,
        plays=race["plays"] / race["seconds"],
        worth=race["all"] / race["server_worked"],
        server=race["server_worked"] / race["took"],
        players=race["players_worked"] / race["took"],
        p50=pace["p50"],
        p99=pace["p99"],
        late=pace["late"],
        missed=pace["missed"] / (pace["missed"] + pace["plays"]),
    )


def per_idle_table(contender: Contender) -> float:
    """Bytes that a match takes after a few plays, when everybody has gone."""
    with contender.running() as house:
        gather(house, IDLE // 3)
        before = house.memory()
        gather(house, IDLE)
        return (house.memory() - before) / IDLE


def gather(house: House, tables: int) -> None:
    """A few at a time, so that connections do not count."""
    for _ in range(tables // AT_ONCE):
        house.ask(f"open {AT_ONCE}")
        house.ask(f"each {PLAYED}")
        house.ask("leave")
    sleep(BREATH)
