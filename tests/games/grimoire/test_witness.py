"""Whole matches beside somebody who hears only what they are told: a view shows that, and nothing else."""

from collections import Counter
from typing import Any

import pytest

from kamifuda.core.rng import Rng
from kamifuda.games.grimoire.cards import NUMBERED
from tests.games.grimoire.table import WATCHING, GrimoireTable, begun
from tests.games.grimoire.witness import Witness
from tests.spread import SOAK

WANTED = ("take hidden", "take spy", "replace hidden", "heal", "cards", "shoes", "buy", "page 1", "page 4", "page 7")


def play_curiously(table: GrimoireTable, rng: Rng) -> None:
    """Any play, but often one that has to do with secrets."""
    plays = sorted(table.legal())
    curious = [play for play in plays if play in WANTED]
    choices = curious if curious and rng.below(3) else plays
    table.play(choices[rng.below(len(choices))])


@pytest.mark.clause("GRI-10", "GRI-A28", "GRI-07", "GRI-08", "GRI-32")
@pytest.mark.parametrize(
    ("seats", "choices"),
    [
        (2, {"end_at": 12}),
        (3, {"end_at": 12, "wish": "three_keep_one"}),
        (3, {"end_at": 12, "wish": "three_keep_all", "shoes": "territory", "quest_deck": 59}),
        (4, {"end_at": 12}),
    ],
)
def test_a_view_shows_what_somebody_with_a_good_memory_knows(seats: int, choices: dict[str, Any]) -> None:
    rng, eras = Rng(seats), Counter[int]()
    for seed in range(3 * SOAK):
        table = begun(f"witness {seed}", seats=seats, **choices)
        deck = Counter(NUMBERED if choices.get("quest_deck") == 59 else NUMBERED[1:])
        witnesses = {viewer: Witness(seats, deck) for viewer in (WATCHING, *range(seats))}
        while not table.over:
            for viewer, witness in witnesses.items():
                view = table.view(viewer)
                witness.hears(table.events(viewer), view)
                shown = {key: view[key] for key in ("deck", "discard", "older", "hidden")}
                assert witness.knows() == {**shown, "seen": [land["seen"] for land in view["lands"]]}
                eras[len(view["older"])] += 1
            assert all(
                land["shown"] == table.view(WATCHING)["lands"][seat]["seen"]
                for seat, land in enumerate(table.view(0)["lands"])
            )
            play_curiously(table, rng)
    assert eras[1] > 20
