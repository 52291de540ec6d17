"""The last picture of a round, before the next one is dealt."""

import pytest

from tests.games.kami.table import kami_table

EVERYBODY = (None, 0, 1, 2)


@pytest.mark.clause("KAMI-19", "KAMI-A19")
@pytest.mark.parametrize("viewer", EVERYBODY)
@pytest.mark.parametrize("reveal", [True, False])
def test_a_round_ends_in_sight_of_everybody(viewer: int | None, reveal: bool) -> None:
    table = kami_table(
        "tower fool", seats=3, others="soldier spear", set_aside="empress horseman", reveal_hidden_at_round_end=reveal
    )
    end, deal = table.play("hide tower, attack fool").match.moments(viewer)
    view, own = end.view, ["soldier", "spear"]
    assert (view["phase"], view["round"], view["points"], view["first"]) == ("ended", 1, [4, 0, 0], 0)
    assert view["attacks"] == [["fool"], [], []] and view["hand_counts"] == [0, 2, 2]
    tower = "tower" if reveal or viewer == 0 else None
    assert view["defence"][0] == [{"card": tower, "face_down": True, "seen": None}]
    assert view["hands"] == ([[], own, own] if reveal else None)
    assert view["hand"] == ([[], own, own][viewer] if viewer is not None else None)
    assert view["set_aside"] == (["empress", "horseman"] if reveal else [None, None])
    assert end.events[-1]["event"] == ("aside_revealed" if reveal else "scored")
    assert (deal.events[0]["event"], deal.view["round"], deal.view["first"]) == ("dealt", 2, 1)


@pytest.mark.clause("KAMI-20", "KAMI-A25")
@pytest.mark.parametrize("reveal", [True, False])
def test_a_hidden_twin_is_turned_over_as_proof(reveal: bool) -> None:
    table = kami_table("tower tower", seats=3, reveal_hidden_at_round_end=reveal).play("hide tower, attack tower")
    assert table.match.moments(1)[0].view["defence"][0] == [{"card": "tower", "face_down": False, "seen": None}]
    revealed = [event for event in table.told("revealed") if event["seat"] == 0]
    assert [event["hidden"] for event in revealed] == ([["tower"]] if reveal else [])


@pytest.mark.clause("KAMI-03")
def test_the_end_of_a_match_is_the_present() -> None:
    table = kami_table("tower fool", seats=3, points=[14, 0, 0]).play("hide tower, attack fool")
    (end,) = table.match.moments(None)
    assert end.view["over"] and end.view["phase"] == "attack"
