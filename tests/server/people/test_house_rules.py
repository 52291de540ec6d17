"""House rules: read from a file, explained, kept with a table, shown to everybody there."""

import asyncio
from typing import Any

import pytest

from kamifuda.core import houserules, record
from kamifuda.core.game import with_house_rules
from kamifuda.core.rng import Rng
from kamifuda.games import ALL, GAMES
from kamifuda.games.grimoire import house
from kamifuda.games.kamimai.cards import IDS
from kamifuda.games.kamimai.house import sheet_text
from kamifuda.games.kamimai.sheets import usual_sheet
from kamifuda.server.newtable import LONGEST_OPTION
from tests.server.client import Told
from tests.server.company import get, guests, new_table, post
from tests.server.serving import Serving

HOUSES = with_house_rules(ALL)
PATH = "/api/games/grimoire/house-rules"
NUN = {"say": "house-changed-vp", "name": {"say": "card-nun"}, "usual": 1, "here": 2}
CHARM = {"say": "house-changed-effect", "name": {"say": "page-9"}, "other": {"say": "page-14.the"}}
BOT = {"who": "bot", "level": "random"}


def test_a_file_is_read_and_its_changes_are_told(server: Serving) -> None:
    toml = '[pages.charm]\neffect = "domination"\n[companions.nun]\nvp = 2\n[companions.king]\nvp = 3\n'
    answer = post(server, PATH, toml=toml)
    assert answer.json() == {"house_rules": "nun.vp:2,charm.effect:domination", "changes": [NUN, CHARM]}


def test_an_option_is_explained(server: Serving) -> None:
    answer = get(server, f"{PATH}?rules=charm.effect:domination,nun.vp:2")
    assert answer.json() == {"house_rules": "nun.vp:2,charm.effect:domination", "changes": [NUN, CHARM]}
    assert get(server, PATH).json() == {"house_rules": "", "changes": []}


def test_a_sheet_is_usual_in_its_version_only(server: Serving) -> None:
    path = "/api/games/kamimai/house-rules?rules=III:" + sheet_text(usual_sheet("III", 3)).replace("+", "%2B")
    assert get(server, path).json() == get(server, f"{path}&version=3").json() == {"house_rules": "", "changes": []}
    [change] = get(server, f"{path}&version=2").json()["changes"]
    assert (change["say"], change["name"]) == ("house-changed-sheet", {"say": "sheet-III"})
    about = {"name": "version", "value": 4, "allowed": [1, 2, 3]}
    assert get(server, f"{path}&version=4").json()["error"] == {"code": "bad-option", "about": about}


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


def test_a_game_without_house_rules_has_none_to_read(server: Serving) -> None:
    for answer in (post(server, "/api/games/kami/house-rules", toml=""), get(server, "/api/games/kami/house-rules")):
        assert answer.json()["error"] == {"code": "unknown-game", "about": {"name": "kami", "allowed": list(HOUSES)}}


def test_the_option_is_told_as_a_text(server: Serving) -> None:
    (grimoire,) = [game for game in get(server, "/api/games").json() if game["name"] == "grimoire"]
    told: dict[str, Any] = grimoire["options"][-1]
    assert (told["name"], told["usual"], told["allowed"], told["least"]) == ("house_rules", "", None, None)


def test_everything_replaced_at_once_is_not_too_long() -> None:
    every = [
        (name, what, max(map(str, slot.allowed), key=len))
        for (name, what), slot in house.SLOTS.items()
        if slot.source != "certain"
    ]
    assert len(",".join(f"{name}.{what}:{value}" for name, what, value in every)) < LONGEST_OPTION
    zones = "/".join(["water+water+water+water+water=blessing+discard+colour+energy"] * 6)
    sheets = ",".join(f"{sheet}:{zones}" for sheet in ("I", "II", "III"))
    grips = "water:off_hand,earth:off_hand,air:off_hand"
    energy = "I.energy:1,II.energy:1,III.energy:1"
    shared = [15, 15, 15, 3, 3, 3, 1, 1, 0, 0, 0, 0, 2, 2, 2, 2]
    copies = ",".join(f"{card}.copies:{count}" for card, count in zip(IDS, shared, strict=True))
    whole = HOUSES["kamimai"].normalised(f"{sheets},{energy},{grips},{copies}", GAMES["kamimai"].version)
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


def test_the_powers_of_a_table_are_its_own(server: Serving) -> None:
    path = "/api/games/totem/house-rules"
    read = post(server, path, toml='[powers]\nhighest = 13\n[colours]\nred = "eye"\npurple = "sword"').json()
    assert read["house_rules"] == "red:eye,purple:sword,highest:13"
    assert read["changes"][-1] == {"say": "house-changed-highest", "usual": 9, "here": 13}
    assert get(server, f"{path}?rules={read['house_rules']}").json() == read
    about = {"at": "colours.red", "other": "colours.green", "value": "draw", "known": "sword"}
    fault = post(server, path, toml='[colours]\nred = "draw"').json()["error"]
    assert fault == {"code": "bad-house-rules", "about": {"reason": "both", "facts": about}}


def test_a_table_with_wrong_house_rules_is_not_made(server: Serving) -> None:
    async def go() -> None:
        async with guests(server, 1) as [client]:
            asked = {"game": "grimoire", "options": {"house_rules": "gold_coin.vp:5"}}
            fault = post(server, "/api/tables", client, **asked).json()["error"]
            about = {"reason": "certain", "facts": {"at": "gold_coin.vp"}}
            assert fault == {"code": "bad-house-rules", "about": about}

    asyncio.run(go())


def test_house_rules_stay_with_the_match_and_its_rematch(server: Serving) -> None:
    async def go() -> None:
        async with guests(server, 2) as [client, stranger]:
            options = {"house_rules": "storm.amount:3,nun.vp:2", "end_at": 5}
            table = new_table(
                server, client, game="grimoire", options=options, chairs=[{"who": "me", "name": "Ana"}, BOT]
            )
            told = await stranger.watch(table)
            assert told["info"]["options"]["house_rules"] == "nun.vp:2,storm.amount:3"
            await client.ask(type="start", table=table)
            await client.play_at_random(table, Rng(1))
            written = record.read(get(server, f"/api/tables/{table}/record").text, GAMES)
            assert written.options.house_rules == "nun.vp:2,storm.amount:3"
            record.verify(written, GAMES)
            await client.ask(type="rematch", table=table)
            again = (await stranger.watch(table))["info"]["rematch"]
            assert (await stranger.watch(again))["info"]["options"]["house_rules"] == "nun.vp:2,storm.amount:3"

    asyncio.run(go())
