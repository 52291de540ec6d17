"""How well bots play: python -m bench.strength [GAME BOT OTHER] [--seats N] [--deals N]

With a game and two bots it prints how the first fares against the other, such as: totem search@20ms random --deals 300,
or alone against several of it, such as: grimoire search@50ms greedy --seats 4 --deals 50. In a game that all win or
lose together, two groups play the same deals, such as: kamimai search@50ms greedy --seats 3 --option sheet=II.
Without, it plays the contests of docs/performance.md and writes their section.
"""

import sys
from argparse import ArgumentParser, Namespace
from collections.abc import Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from functools import partial

from rich.console import Console
from rich.progress import track

import kamifuda
from bench.contests import DEALS, Contest, Outcome, called, play_deal
from bench.groups import TOGETHER, Comparison, compare
from bench.strengthpage import CONTESTS, on_screen, write_section
from kamifuda.core.options import BadOption
from kamifuda.core.rng import Rng
from kamifuda.games import GAMES


def main() -> None:
    console = Console(width=None if sys.stdout.isatty() else 130)
    wish = asked(sys.argv[1:])
    if not kamifuda.compiled():
        console.print("The engine runs interpreted: searches with a time limit are far weaker than they should be.")
    results = list(outcomes([wish] if wish else CONTESTS, console))
    console.print(on_screen(results))
    if wish is None:
        write_section(results)


def asked(arguments: Sequence[str]) -> Contest | None:
    """The contest that the arguments ask for, if they do."""
    parser = ArgumentParser("python -m bench.strength", description=__doc__.split("\n")[0])
    parser.add_argument("game", nargs="?", choices=list(GAMES))
    parser.add_argument("bot", nargs="?", help="random, greedy, search:ITERATIONS, or search@20ms: so long for a play")
    parser.add_argument("other", nargs="?", help="its opponent, or all its opponents")
    parser.add_argument("--seats", type=int, default=2, help="how many play")
    parser.add_argument("--deals", "--pairs", type=int, default=DEALS, help="each played once with BOT in every seat")
    parser.add_argument("--option", action="append", default=[], metavar="K=V", help="of the game")
    parser.add_argument("--seed", default="strength", help="any text: other deals")
    wish = parser.parse_args(arguments)
    if wish.game is None:
        return None
    try:
        return contest(wish)
    except (BadOption, ValueError) as bad:
        parser.error(str(bad))


def contest(wish: Namespace) -> Contest:
    if wish.other is None or wish.deals < 1:
        raise ValueError("a contest needs two bots and at least one deal")
    found = Contest(wish.game, wish.bot, wish.other, wish.deals, wish.seats, tuple(wish.option), wish.seed)
    found.table()
    for name in (found.bot, found.other):
        called(name, GAMES[found.game], Rng(0))
    return found


def outcomes(contests: Sequence[Contest], console: Console) -> Iterator[Outcome | Comparison]:
    """Deal after deal, on all processors at once."""
    with ProcessPoolExecutor() as pool:
        for each in contests:
            title = f"{each.game} for {each.seats}: {each.bot} against {each.other}"
            if each.game in TOGETHER:
                pairs = pool.map(partial(compare, each), range(each.deals))
                yield Comparison(each, list(track(pairs, title, each.deals, console=console)))
            else:
                deals = pool.map(partial(play_deal, each), range(each.deals))
                yield Outcome(each, list(track(deals, title, each.deals, console=console)))


if __name__ == "__main__":
    main()
