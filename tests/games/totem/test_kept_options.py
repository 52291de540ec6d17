"""A position keeps the options of its table."""

from dataclasses import asdict

import pytest

from kamifuda.core.seed import from_text
from kamifuda.games import totem
from tests.spread import differences, spread


@pytest.mark.parametrize("options", list(spread(totem)), ids=lambda options: " ".join(differences(options)))
def test_an_option_is_kept_in_the_position(options: totem.Options) -> None:
    position = totem.deal(options, from_text("1"))
    assert totem.view(position, None)["options"] == asdict(options)
    assert (position == totem.deal(totem.Options(), from_text("1"))) == (options == totem.Options())
