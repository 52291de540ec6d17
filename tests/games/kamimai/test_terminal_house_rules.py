"""House rules of KamiMaï on the command line, and matches without an end."""

from pathlib import Path

import pytest

from kamifuda import compiled
from tests.program import complaint, printed

NO_FIRE = (
    "water.copies:15,fire.copies:3,earth.copies:15,air.copies:15,water_fairy.copies:3,fire_fairy.copies:0,wolf.copies:0"
)


@pytest.mark.skipif(not compiled(), reason="20,000 plays take minutes where the rules are not compiled")
@pytest.mark.parametrize(("language", "words"), [("en", "after 20,000 plays"), ("fr", "après 20\u202f000 coups")])
def test_bots_give_up_a_match_that_house_rules_let_last_for_ever(language: str, words: str) -> None:
    endless = ["--option", "sheet=III", "--option", f"house_rules=III:fire=blessing,{NO_FIRE}"]
    told = complaint(
        2, "record", "kamimai", "--seats", "1", "--seed", "b44", "--bots", "random", *endless, language=language
    )
    assert words in told


@pytest.mark.parametrize("seed", ["b44", "b80"])
def test_with_the_usual_sheets_they_come_to_an_end(seed: str) -> None:
    told = printed("record", "kamimai", "--seats", "2", "--seed", seed, "--bots", "random", "--option", "sheet=III")
    assert told.splitlines()[-1].startswith("over ") and told.count("\n") < 1000


def test_an_example_is_one_of_the_game(tmp_path: Path) -> None:
    file = tmp_path / "house.toml"
    file.write_text("[sheets]\nI = 3")
    said = complaint(2, "record", "kamimai", "--house-rules", str(file))
    assert "sheets.I should be a table: [sheets.I]" in said and "nun" not in said
