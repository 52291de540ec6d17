"""How fast the engine is, as ratios to its peers measured in one run: python -m bench.engine"""

from collections.abc import Iterator
from contextlib import contextmanager
from sys import stdout

from rich.console import Console

import kamifuda
from bench import openspiel, ours, workers, yardstick
from bench.machine import load, machine
from bench.page import on_screen, rows, write_page
from bench.slices import Pair, Work, compare

SAME_ROUNDS = 5000  # that C and we must play alike before we compare


def main() -> None:
    console = Console(width=None if stdout.isatty() else 130)
    assert kamifuda.compiled(), "the engine runs interpreted: build it first (pip install .)"
    where = machine()
    with all_peers() as pairs:
        console.print("This takes about a minute; the machine should have nothing else to do.")
        outcomes = list(compare(pairs))
    where["load"] += f" at the start, {load()} at the end"
    results = rows(outcomes, ours.size_of_a_position())
    for what, name in where.items():
        console.print(f"{what}: {name}", highlight=False)
    console.print(on_screen(results))
    write_page(results, where, max(outcome.longest for outcome in outcomes))

    from bench.chart import draw  # a library this large would slow the garbage collector while we measure

    draw(outcomes, where["date"])


@contextmanager
def all_peers() -> Iterator[list[Pair]]:
    workers.prepare_cache()
    library = yardstick.compiled()
    interpreted, goita = workers.interpreted(), workers.goita()
    try:
        assert yardstick.checksum(library, 7, SAME_ROUNDS) == ours.checksum(7, SAME_ROUNDS), "C plays another game"
        assert int(interpreted.ask("checksum 200")) == ours.checksum(7, 200), "the source is not what was compiled"
        yield bars(yardstick.rounds_in_c(library), interpreted.work, goita.work)
    finally:
        interpreted.stop()
        goita.stop()


def bars(in_c: Work, interpreted: Work, goita: Work) -> list[Pair]:
    """The bars are half to two thirds of what was measured when they were set."""
    hearts, spades = "OpenSpiel hearts", "OpenSpiel spades"
    return [
        #    measure                      unit         peer                          bar
        Pair("random rounds, compiled",   "rounds/s",  "the same in C",              bar=0.35,
             ours=ours.rounds_inside,     theirs=in_c),
        Pair("random moves, compiled",    "moves/s",   f"{hearts}, C++",             bar=3.5,
             ours=ours.moves_inside,      theirs=openspiel.rollouts("hearts")),
        Pair("random moves, compiled",    "moves/s",   f"{spades}, C++",             bar=2.0,
             ours=ours.moves_inside,      theirs=openspiel.rollouts("spades")),
        Pair("random moves of Totem",     "moves/s",   f"{hearts}, C++",             bar=2.0,
             ours=ours.totem_moves_inside, theirs=openspiel.rollouts("hearts")),
        Pair("random moves of Grimoire",  "moves/s",   f"{hearts}, C++",             bar=1.0,
             ours=ours.grimoire_moves_inside, theirs=openspiel.rollouts("hearts")),
        Pair("random moves from Python",  "moves/s",   f"{hearts} from Python",      bar=7.0,
             ours=ours.moves_from_python, theirs=openspiel.moves_from_python("hearts")),
        Pair("random moves from Python",  "moves/s",   f"{hearts}, shortest loop",   bar=2.5,
             ours=ours.moves_from_python, theirs=openspiel.even_moves_from_python("hearts")),
        Pair("random rounds, compiled",   "rounds/s",  "goita-core in node",         bar=130.0,
             ours=ours.rounds_inside,     theirs=goita,                              warm_up=8.0),
        Pair("search iterations",         "per s",     f"{hearts}, C++ search",      bar=10.0,
             ours=ours.searches(),        theirs=openspiel.searches("hearts")),
        Pair("clones from Python",        "per s",     f"{hearts}",                  bar=10.0,
             ours=ours.clones,            theirs=openspiel.clones("hearts")),
        Pair("random rounds, compiled",   "rounds/s",  "interpreted",                bar=35.0,
             ours=ours.rounds_inside,     theirs=interpreted),
    ]  # fmt: skip


if __name__ == "__main__":
    main()
