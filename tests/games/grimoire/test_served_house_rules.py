"""House rules of Grimoire at a server: read from a file, explained, refused."""

import asyncio
from collections.abc import Iterator

import pytest

from kamifuda.core import houserules
from kamifuda.games.grimoire import house
from kamifuda.server.wire.api_requests import LONGEST_OPTION
from tests.server.client import Told
from tests.server.company import get, guests, post
from tests.server.serving import Serving, serving

PATH = "/api/games/grimoire/house-rules"
NUN = {"say": "house-changed-vp", "name": {"say": "card-nun"}, "usual": 1, "here": 2}
CHARM = {"say": "house-changed-effect", "name": {"say": "page-9"}, "other": {"say": "page-14.the"}}


@pytest.fixture(scope="module")
def server() -> Iterator[Serving]:
    with serving() as server:
        yield server


def test_a_file_is_read_and_its_changes_are_told(server: Serving) -> None:
    toml = '[pages.charm]\neffect = "domination"\n[companions.nun]\nvp = 2\n[companions.king]\nvp = 3\n'
    answer = post(server, PATH, toml=toml)
    assert answer.json() == {"house_rules": "nun.vp:2,charm.effect:domination", "changes": [NUN, CHARM]}


def test_an_option_is_explained(server: Serving) -> None:
    answer = get(server, f"{PATH}?rules=charm.effect:domination,nun.vp:2")
    assert answer.json() == {"house_rules": "nun.vp:2,charm.effect:domination", "changes": [NUN, CHARM]}
    assert get(server, PATH).json() == {"house_rules": "", "changes": []}


@pytest.mark.parametrize(
    ("toml", "reason", "facts"),
    [
        ("[companions.nun]\nvp = \n", "syntax", {"line": 2}),
        ("[treasures.gold_coin]\nvp = 5", "certain", {"at": "gold_coin.vp"}),
        ("[pages.wish]\namount = 5", "own-option", {"at": "wish.amount", "option": "wish_vp"}),
        ("[companions.nun]\nvp = 12", "not-in-range", {"at": "nun.vp", "value": "12", "least": 0, "most": 9}),
        ("#" * 20_000, "too-long", {"most": houserules.LONGEST_FILE}),
    ],
)
def test_what_is_wrong_with_a_file_is_told(server: Serving, toml: str, reason: str, facts: Told) -> None:
    answer = post(server, PATH, toml=toml)
    about = {"reason": reason, "facts": facts}
    assert (answer.status_code, answer.json()) == (422, {"error": {"code": "bad-house-rules", "about": about}})


def test_everything_replaced_at_once_is_not_too_long() -> None:
    every = [
        (name, what, max(map(str, slot.allowed), key=len))
        for (name, what), slot in house.SLOTS.items()
        if slot.source != "certain"
    ]
    assert len(",".join(f"{name}.{what}:{value}" for name, what, value in every)) < LONGEST_OPTION


def test_a_table_with_wrong_house_rules_is_not_made(server: Serving) -> None:
    async def go() -> None:
        async with guests(server, 1) as [client]:
            asked = {"game": "grimoire", "options": {"house_rules": "gold_coin.vp:5"}}
            fault = post(server, "/api/tables", client, **asked).json()["error"]
            about = {"reason": "certain", "facts": {"at": "gold_coin.vp"}}
            assert fault == {"code": "bad-house-rules", "about": about}

    asyncio.run(go())
