"""A position is all of its fields: each counts in comparisons, pickles and clones."""

import ast
import inspect
import pickle
from dataclasses import asdict

import pytest

from kamifuda.core.seed import from_text
from kamifuda.games import totem
from kamifuda.games.totem.rules import FIELDS
from tests.spread import differences, spread

WITHOUT = {"journal", "brief"}  # what a clone does not take along


def declared() -> set[str]:
    """The attributes that the classes declare."""
    import kamifuda.core.position
    import kamifuda.games.totem.table

    names: set[str] = set()
    for module, name in ((kamifuda.core.position, "Position"), (kamifuda.games.totem.table, "Table")):
        source = inspect.getsourcefile(module) or ""
        with open(source if source.endswith(".py") else f"{module.__file__}".split(".cpython")[0] + ".py") as file:
            tree = ast.parse(file.read())
        body = next(node.body for node in tree.body if isinstance(node, ast.ClassDef) and node.name == name)
        names |= {ast.unparse(node.target) for node in body if isinstance(node, ast.AnnAssign)}
    return names


def test_every_declared_attribute_is_a_field() -> None:
    assert declared() - WITHOUT == set(FIELDS)


@pytest.mark.parametrize("name", FIELDS)
def test_a_field_counts(name: str) -> None:
    position = totem.deal(totem.Options(), from_text("1"))
    other = position.clone()
    value = getattr(other, name)
    setattr(other, name, not value if isinstance(value, bool) else value + 1)
    assert other != position
    assert other.clone() == other
    assert pickle.loads(pickle.dumps(other)) == other


@pytest.mark.parametrize("options", list(spread(totem)), ids=lambda options: " ".join(differences(options)))
def test_an_option_is_kept_in_the_position(options: totem.Options) -> None:
    position = totem.deal(options, from_text("1"))
    assert totem.view(position, None)["options"] == asdict(options)
    assert (position == totem.deal(totem.Options(), from_text("1"))) == (options == totem.Options())
