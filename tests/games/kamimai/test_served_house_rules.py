"""House rules of KamiMaï at a server: sheets of one's own."""

import asyncio
from collections.abc import Iterator

import pytest

from kamifuda.games import kamimai
from kamifuda.games.kamimai import house
from kamifuda.games.kamimai.cards import IDS
from kamifuda.games.kamimai.house import sheet_text
from kamifuda.games.kamimai.sheets import usual_sheet
from kamifuda.server.wire.api_requests import LONGEST_OPTION
from tests.server.company import get, guests, new_table, post
from tests.server.serving import Serving, serving


@pytest.fixture(scope="module")
def server() -> Iterator[Serving]:
    with serving() as server:
        yield server


def test_a_sheet_is_usual_in_its_version_only(server: Serving) -> None:
    path = "/api/games/kamimai/house-rules?rules=III:" + sheet_text(usual_sheet("III", 3)).replace("+", "%2B")
    assert get(server, path).json() == get(server, f"{path}&version=4").json() == {"house_rules": "", "changes": []}
    [change] = get(server, f"{path}&version=2").json()["changes"]
    assert (change["say"], change["name"]) == ("house-changed-sheet", {"say": "sheet-III"})
    about = {"name": "version", "value": 5, "allowed": [1, 2, 3, 4]}
    assert get(server, f"{path}&version=5").json()["error"] == {"code": "bad-option", "about": about}


def test_everything_replaced_at_once_is_not_too_long() -> None:
    zones = "/".join(["water+water+water+water+water=blessing+discard+colour+energy"] * 6)
    sheets = ",".join(f"{sheet}:{zones}" for sheet in ("I", "II", "III"))
    grips = "water:off_hand,earth:off_hand,air:off_hand"
    energy = "I.energy:1,II.energy:1,III.energy:1"
    shared = [15, 15, 15, 3, 3, 3, 1, 1, 0, 0, 0, 0, 2, 2, 2, 2]
    copies = ",".join(f"{card}.copies:{count}" for card, count in zip(IDS, shared, strict=True))
    whole = house.normalised(f"{sheets},{energy},{grips},{copies}", kamimai.version)
    assert whole.count(":") == 3 + 3 + 3 + 16 and len(whole) < LONGEST_OPTION


def test_a_table_has_sheets_of_its_own(server: Serving) -> None:
    async def go() -> None:
        toml = '[sheets.I]\nzones = [{ spells = ["fire", "air"], start = true }, { spells = ["team"] }]\n'
        read = post(server, "/api/games/kamimai/house-rules", toml=toml + '[grips]\nwater = "ring"').json()
        assert read["house_rules"] == "I:!fire+air/team,water:ring"
        assert [each["say"] for each in read["changes"]] == ["house-changed-sheet", "house-changed-grip"]
        async with guests(server, 1) as [client]:
            options = {"seats": 1, "house_rules": read["house_rules"]}
            chairs = [{"who": "me", "name": "Ana"}]
            table = new_table(server, client, game="kamimai", options=options, chairs=chairs)
            await client.ask(type="start", table=table)
            [view] = [told["view"] for told in (await client.watch(table))["views"]]
            assert [zone["spells"] for zone in view["sheet"]["zones"]] == [["fire", "air"], ["team"]]
            assert view["grips"]["water"] == "ring"

    asyncio.run(go())
