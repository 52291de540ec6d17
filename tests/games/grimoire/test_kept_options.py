"""A position keeps the options of its table."""

import pickle
from dataclasses import asdict

import pytest

from kamifuda.core.seed import from_text
from kamifuda.games import grimoire
from tests.games.grimoire.table import new_round
from tests.spread import differences, spread


@pytest.mark.parametrize("options", list(spread(grimoire)), ids=lambda options: " ".join(differences(options)))
def test_an_option_is_kept_in_the_position(options: grimoire.Options) -> None:
    position = grimoire.deal(options, from_text("1"))
    assert grimoire.view(position, None)["options"] == asdict(options)
    assert (position == grimoire.deal(grimoire.Options(), from_text("1"))) == (options == grimoire.Options())


def test_house_rules_are_kept_in_the_position() -> None:
    options = grimoire.Options(house_rules="nun.vp:2,storm.amount:3")
    position = grimoire.deal(options, from_text("1"))
    assert position != grimoire.deal(grimoire.Options(), from_text("1"))
    for twin in (position.clone(), pickle.loads(pickle.dumps(position))):
        assert twin == position and grimoire.view(twin, None)["options"] == asdict(options)


def test_a_clone_takes_what_everybody_knows_along() -> None:
    table = new_round("spy", "", deck="king gold_coin", discard="nun thief", treasures=("(gold_coin)", "silver_coin"))
    twin = table.position.clone()
    assert twin == table.position and twin.eras and twin.knows0 and twin.open
    for viewer in (None, 0, 1):
        assert grimoire.view(twin, viewer) == table.view(viewer)
