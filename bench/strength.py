"""How well bots play, in paired deals: python -m bench.strength [GAME BOT OTHER] [--pairs N]

With a game and two bots it prints how these fare, such as: totem search@20ms random --pairs 300.
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
from bench.contests import PAIRS, Contest, Outcome, called, for_two, play_pair
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
    parser.add_argument("game", nargs="?", choices=[name for name, game in GAMES.items() if for_two(game)])
    parser.add_argument("bot", nargs="?", help="random, greedy, search:ITERATIONS, or search@20ms: so long for a play")
    parser.add_argument("other", nargs="?", help="its opponent")
    parser.add_argument("--pairs", type=int, default=PAIRS, help="how many deals, each played twice")
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
    if wish.other is None or wish.pairs < 1:
        raise ValueError("a contest needs two bots and at least one pair of matches")
    found = Contest(wish.game, wish.bot, wish.other, wish.pairs, tuple(wish.option), wish.seed)
    found.table()
    for name in (found.bot, found.other):
        called(name, GAMES[found.game], Rng(0))
    return found


def outcomes(contests: Sequence[Contest], console: Console) -> Iterator[Outcome]:
    """Pair after pair, on all processors at once."""
    with ProcessPoolExecutor() as pool:
        for each in contests:
            pairs = pool.map(partial(play_pair, each), range(each.pairs))
            title = f"{each.game}: {each.bot} against {each.other}"
            yield Outcome(each, list(track(pairs, title, each.pairs, console=console)))


if __name__ == "__main__":
    main()
