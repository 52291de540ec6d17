"""A position is all of its fields: each counts in comparisons, pickles and clones."""

import ast
import inspect
import pickle
from dataclasses import asdict

import pytest

from kamifuda.core.seed import from_text
from kamifuda.games import grimoire
from kamifuda.games.grimoire.rules import FIELDS
from tests.games.grimoire.table import new_round
from tests.spread import differences, spread

WITHOUT = {"journal", "brief"}  # what a clone does not take along
ALWAYS = {"rules", "values", "seats"}  # what never changes during a match


def declared() -> set[str]:
    """The attributes that the classes declare."""
    import kamifuda.core.position
    import kamifuda.games.grimoire.table

    names: set[str] = set()
    for module, name in ((kamifuda.core.position, "Position"), (kamifuda.games.grimoire.table, "Table")):
        source = inspect.getsourcefile(module) or ""
        with open(source if source.endswith(".py") else f"{module.__file__}".split(".cpython")[0] + ".py") as file:
            tree = ast.parse(file.read())
        body = next(node.body for node in tree.body if isinstance(node, ast.ClassDef) and node.name == name)
        names |= {ast.unparse(node.target) for node in body if isinstance(node, ast.AnnAssign)}
    return names


def test_every_declared_attribute_is_a_field() -> None:
    assert declared() - WITHOUT - ALWAYS == set(FIELDS)


@pytest.mark.parametrize("name", FIELDS)
def test_a_field_counts(name: str) -> None:
    position = grimoire.deal(grimoire.Options(seats=4), from_text("1"))
    other = position.clone()
    value = getattr(other, name)
    setattr(other, name, not value if isinstance(value, bool) else (5,) if name == "eras" else value + 1)
    assert other != position
    assert other.clone() == other
    assert pickle.loads(pickle.dumps(other)) == other


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
