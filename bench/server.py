"""How our server bears load, beside boardgame.io's, measured in one run: python -m bench.server [ROUNDS]"""

import sys

from rich.console import Console

from bench.contenders import OURS, boardgameio, ours
from bench.load import Figures, Slice, compare, per_idle_table
from bench.machine import load, machine
from bench.serverpage import EVICTED, on_screen, rows, write_section
from bench.workers import prepare_cache

ROUNDS = 3


def main() -> None:
    console = Console(width=None if sys.stdout.isatty() else 130)
    rounds = int(sys.argv[1]) if len(sys.argv) > 1 else ROUNDS
    where = machine()
    prepare_cache()
    peers = boardgameio()
    console.print(f"This takes about {6 * rounds + 6} minutes; the machine should have nothing else to do.")
    slices = []
    for one in compare((ours(), *peers), rounds):
        slices.append(one)
        console.print(line(one), highlight=False)
    memory = {peer.name: per_idle_table(peer) for peer in peers}
    memory[OURS] = per_idle_table(ours(KAMIFUDA_EVICT_AFTER="100000"))
    memory[EVICTED] = per_idle_table(ours(KAMIFUDA_EVICT_AFTER="1"))
    where["load"] += f" at the start, {load()} at the end"
    figures = Figures(slices, memory)
    for what, name in where.items():
        console.print(f"{what}: {name}", highlight=False)
    console.print(on_screen(rows(figures)))
    write_section(figures, where, rounds)

    from bench.serverchart import draw  # a library this large would slow us while we measure

    draw(figures, where["date"])


def line(one: Slice) -> str:
    """So that one sees it go on."""
    return (
        f"{one.contender:20} {one.tables:5} tables {one.plays:6.0f} plays/s (processors: server {one.server:.2f}, "
        f"players {one.players:.2f}); paced p50 {one.p50:.1f}, p99 {one.p99:.1f} ms, {one.missed:.0%} missed"
    )


if __name__ == "__main__":
    main()
