"""House rules of Totem at a server."""

from collections.abc import Iterator

import pytest

from tests.server.company import get, post
from tests.server.serving import Serving, serving


@pytest.fixture(scope="module")
def server() -> Iterator[Serving]:
    with serving() as server:
        yield server


def test_the_powers_of_a_table_are_its_own(server: Serving) -> None:
    path = "/api/games/totem/house-rules"
    read = post(server, path, toml='[powers]\nhighest = 13\n[colours]\nred = "eye"\npurple = "sword"').json()
    assert read["house_rules"] == "red:eye,purple:sword,highest:13"
    assert read["changes"][-1] == {"say": "house-changed-highest", "usual": 9, "here": 13}
    assert get(server, f"{path}?rules={read['house_rules']}").json() == read
    about = {"at": "colours.red", "other": "colours.green", "value": "draw", "known": "sword"}
    fault = post(server, path, toml='[colours]\nred = "draw"').json()["error"]
    assert fault == {"code": "bad-house-rules", "about": {"reason": "both", "facts": about}}
