"""An attack is declared before its outcome."""

import pytest

from tests.games.totem.table import totem_table


@pytest.mark.clause("TOT-21")
@pytest.mark.parametrize("viewer", [None, 0, 1])
def test_a_declared_attack_has_left_the_hand_and_points_at_its_totem(viewer: int | None) -> None:
    table = totem_table("blue_6 red_2 blue_1", theirs="(red_8) (red_7)").play("attack, red_2, on 1, with blue_6")
    declared, outcome = table.match.moments(viewer)
    view = declared.view
    assert [event["event"] for event in declared.events] == ["attacked"]
    assert (view["verb"], view["card"], view["target"], view["attacks"]) == ("attack", "red_2", 1, 1)
    assert (view["hand_counts"], view["discard"]) == ([1, 0], [])
    assert view["hand"] == {0: ["blue_1"], 1: [], None: None}[viewer]
    assert view["zones"][1][1] == {"card": "red_7" if viewer == 1 else None, "face_up": False, "spent": False}
    assert [event["event"] for event in outcome.events] == ["discovered", "defeated"]
    assert outcome.view["verb"] is None and set(outcome.view["discard"]) == {"red_2", "red_7", "blue_6"}


@pytest.mark.clause("TOT-A3", "TOT-A35")
def test_a_card_that_everybody_knows_is_in_no_hand_while_it_attacks() -> None:
    table = totem_table(
        "blue_1 red_2 green_9", their_hand="purple_9", theirs="(red_8) (red_7)", sword_loss_keeps_partner=True
    ).play("attack, red_2, on 0, with blue_1")  # fmt: skip
    assert [shown["card"] for shown in table.view(1)["shown"]] == ["blue_1"]
    table.play(*(["eye 0"] if table.phase == "guard" else []), "discard, purple_9", "attack, blue_1, on 1")
    declared = table.match.moments(1)[0].view
    assert (declared["shown"], declared["card"], declared["hand_counts"][0]) == ([], "blue_1", 2)
