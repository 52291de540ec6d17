"""How Guardians in reserve force a summoner to draw."""

import pytest

from kamifuda.games.kamimai.odds import fall_of_pull
from tests.games.kamimai.scenes import scene

BOOKS = pytest.mark.parametrize("book", ["odds", "real"])


@pytest.mark.clause("KMI-68")
@pytest.mark.parametrize(
    ("guardian", "grip"), [("water", "middle"), ("earth", "ring"), ("air", "little"), ("fire", "off_hand")]
)
@BOOKS
def test_a_guardian_in_reserve_forces_a_grip(guardian: str, grip: str, book: str) -> None:
    table = scene("", f"{guardian}_guardian fire", target="C", phase="settle", activator=1, book=book).play("stands")
    assert table.told("grip") == [{"event": "grip", "seat": 1, "grip": grip, "guardian": guardian}]
    assert (table.phase, table.view()["grip"], table.view()["guardian"]) == ("draw", grip, guardian)


@pytest.mark.clause("KMI-68", "KMI-A4")
def test_without_a_guardian_the_draw_is_free() -> None:
    table = scene("fire_guardian", "fire_fairy", target="C", phase="settle", activator=1).play("stands")
    assert (table.phase, table.view()["grip"], table.view()["guardian"], table.told("grip")) == (
        "draw",
        "free",
        None,
        [],
    )


@pytest.mark.clause("KMI-69")
@BOOKS
def test_of_several_guardians_the_owner_chooses_one(book: str) -> None:
    table = scene(
        "", "air_guardian water_guardian water_guardian", target="C", phase="settle", activator=1, book=book
    ).play("stands")  # fmt: skip
    assert table.phase == "grip" and table.legal() - {"falls"} == {"grip air", "grip water"}
    assert [table.why_not("grip fire"), table.why_not("grip air", 0)] == ["KMI-69", "KMI-04"]
    table.play("grip water")
    assert (table.view()["grip"], table.phase, table.why_not("grip air")) == ("middle", "draw", "KMI-A4")


@pytest.mark.clause("KMI-69")
def test_two_guardians_of_one_colour_are_one_grip() -> None:
    table = scene("air_guardian air_guardian", "", target="C", phase="settle").play("stands")
    assert (table.phase, table.view()["grip"]) == ("draw", "little")


@pytest.mark.clause("KMI-A4")
def test_guardians_just_drawn_do_not_change_the_grip() -> None:
    table = scene("", "", target="A", phase="settle", faces=("fire_guardian", None)).play("stands").draw("left")
    assert table.lies["drawn"] == ["fire_guardian"]
    assert (table.phase, table.view()["grip"], table.view()["guardian"]) == ("draw", "free", None)
    table.play("done").world("stands").play("end", "end").world("stands").draw("right").play("done").world("stands")
    table.play("end", "end").world("stands")
    assert (table.actor, table.view()["grip"]) == (0, "off_hand")  # but it does in the next turn


@pytest.mark.clause("KMI-A4", "KMI-68")
def test_the_grip_of_the_last_activator_is_not_that_of_the_next() -> None:
    table = scene("fire_guardian", "", sheet="II", phase="keep", grip="off_hand", guardian="fire", scribbled="xx")
    table.play("end", "stands")
    assert (table.phase, table.actor, table.view()["grip"], table.view()["guardian"]) == ("target", 1, "free", None)


@pytest.mark.clause("KMI-A37", "KMI-68")
@pytest.mark.parametrize("profile", ["physical", "probability"])
def test_each_grip_makes_the_draw_harder_than_the_one_before(profile: str) -> None:
    grips = ("free", "middle", "ring", "little", "off_hand")
    for pages in (1, 2, 5):
        risks = [
            fall_of_pull(scene("", "", target="A", phase="draw", grip=grip, grip_profile=profile).position, 0, 1, pages)
            for grip in grips
        ]
        assert risks == sorted(set(risks))
