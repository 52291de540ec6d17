"""Spells: of the target only, four of a colour, alone or with others; Fairies and the Wolf in them."""

from itertools import product

import pytest

from kamifuda.core.clauses import BadNotation, IllegalAction
from tests.games.kamimai.scenes import Scene, scene
from tests.games.kamimai.zones import BLESSING, COLOUR, NOTHING

FOUR = "water water water water"
COLOURS = ("water", "fire", "earth", "air")


def cast(*reserves: str) -> list[str]:
    """All ways to cast the Water spell of zone B."""
    table = scene(*reserves, **COLOUR)
    return [play for play in table.plays(0) if play.startswith("cast water")]


def names(table: Scene) -> list[str]:
    return [event["event"] for event in table.events()]


@pytest.mark.clause("KMI-25")
def test_first_all_cards_are_laid_out_then_the_curse_acts_then_there_are_spells() -> None:
    table = scene("fire fire", "", drawn="fire fire water water_guardian", phase="watch", **COLOUR)
    assert table.world("stands").reserves[0] == "fire fire fire fire water_guardian"
    assert names(table) == ["watched", "cursed", "discarded"] and table.discard == "water"
    assert (table.phase, table.lies["drawn"]) == ("spells", [])
    assert table.play("cast fire, give 0 fire 4").zones == ".. .x.. .. .."


@pytest.mark.clause("KMI-25")
def test_no_spell_saves_the_cards_from_the_curse() -> None:
    table = scene("fire fire", "", drawn="fire fire fire_guardian", phase="watch", **COLOUR)
    assert table.why_not("cast fire", 0) == "KMI-A18"
    table.world("stands")
    assert (table.reserves[0], table.legal(), table.why_not("cast fire")) == ("fire_guardian", {"end"}, "KMI-29")


@pytest.mark.clause("KMI-25")
@pytest.mark.parametrize("phase", ["draw", "keep"])
@pytest.mark.parametrize("step", ["cast water", "team water"])
def test_spells_belong_to_phase_three(phase: str, step: str) -> None:
    assert scene(FOUR, FOUR, **BLESSING, phase=phase).why_not(step) == "KMI-25"


@pytest.mark.clause("KMI-26")
def test_only_spells_of_the_target_can_be_cast() -> None:
    table = scene(" ".join([FOUR, FOUR.replace("water", "fire"), FOUR.replace("water", "air")]), "", **NOTHING)
    assert table.legal() == {"cast fire", "cast air", "end"}
    assert {table.why_not(f"cast {spell}") for spell in ("water", "earth")} == {"KMI-26"}
    assert {table.why_not(f"team {colour}") for colour in COLOURS} == {"KMI-26"}


@pytest.mark.clause("KMI-26")
@pytest.mark.parametrize("order", [("water", "earth"), ("earth", "water")])
def test_in_any_order_but_each_only_once(order: tuple[str, str]) -> None:
    table = scene(f"{FOUR} {FOUR} earth earth earth earth", "", **COLOUR)
    for spell in order:
        table.play(f"cast {spell}, give 0 {spell} 4")
        assert table.why_not(f"cast {spell}") == "KMI-26"
    assert (table.zones, table.reserves[0]) == (".. x.x. .. ..", FOUR)


@pytest.mark.clause("KMI-26", "KMI-31")
def test_a_spell_that_is_printed_twice_is_cast_twice() -> None:
    table = scene(f"{FOUR} {FOUR} water", "", target="A", house_rules="I:water+fire+water")
    assert table.play("cast water, give 0 water 4").zones == "x.."
    assert table.play("cast water, give 0 water 4").zones == "x.x"
    assert table.why_not("cast water") == "KMI-26"


@pytest.mark.clause("KMI-27")
@pytest.mark.parametrize(
    ("cards", "ways"),
    [
        ("water water water", []),
        ("water water water fire earth air", []),
        ("water water water fire_fairy water_guardian imp", []),
        (FOUR, ["cast water, give 0 water 4"]),
        (f"{FOUR} water water", ["cast water, give 0 water 4"]),
    ],
)
def test_a_spell_is_four_of_a_colour(cards: str, ways: list[str]) -> None:
    assert cast(cards, "") == ways
    if not ways:
        assert scene(cards, "", **COLOUR).why_not("cast water") == "KMI-27"


@pytest.mark.clause("KMI-27")
def test_neither_less_nor_other_cards() -> None:
    table = scene(f"{FOUR} fire water_guardian", "water fire_fairy", **COLOUR)
    table.position.apply(0, 1)  # cast water
    assert table.why_not("give 0 water 1") == table.why_not("give 0 water 2") == "KMI-A21"  # one more is all there is
    assert table.why_not("give 0 water 3") is None
    assert {table.why_not(f"give 0 {card} 1") for card in ("fire", "water_guardian")} == {"KMI-27"}
    assert table.why_not("give 1 fire_fairy 1") == "KMI-27"


@pytest.mark.clause("KMI-28", "KMI-31")
def test_an_individual_spell() -> None:
    table = scene(f"{FOUR} water fire", "water water", discard="air", **COLOUR)
    table.play("cast water, give 0 water 4")
    assert table.events() == [
        {
            "event": "cast", "seat": 0, "spell": "water", "team": False, "zone": "B",
            "gives": [{"seat": 0, "card": "water", "worth": 4}],
        }
    ]  # fmt: skip
    assert (table.reserves, table.discard) == (["water fire", "water water"], f"{FOUR} air")
    assert (table.zones, table.phase, table.actor) == (".. x... .. ..", "spells", 0)  # nobody else was asked


@pytest.mark.clause("KMI-29")
def test_a_collective_spell() -> None:
    table = scene("water fire", "water water earth", "water water", **COLOUR)
    table.play("cast water, give 0 water 1, give 1 water 2, give 2 water 1")
    assert (table.phase, table.reserves, table.zones) == (
        "consent", ["water fire", "water water earth", "water water"], ".. .... .. ..",
    )  # fmt: skip
    table.play_as(1, "agree").play_as(2, "agree")
    assert (table.reserves, table.discard) == (["fire", "earth", "water"], FOUR)
    assert (table.zones, names(table)) == (".. x... .. ..", ["agreed", "cast"])


@pytest.mark.clause("KMI-29", "KMI-A20")
@pytest.mark.parametrize(
    ("own", "refusal"),
    [("", "KMI-29"), ("fire air_fairy imp", "KMI-29"), ("water", None), ("water_fairy", None), ("wolf", None)],
)
def test_the_activator_needs_a_card_of_the_colour(own: str, refusal: str | None) -> None:
    table = scene(own, f"{FOUR} water", **COLOUR)
    assert table.why_not("cast water") == refusal
    shares = [{give.split()[1] for give in play.split(", ")[1:]} for play in table.plays() if play.startswith("cast")]
    assert all("0" in seats for seats in shares)


@pytest.mark.clause("KMI-29")
def test_who_gives_and_how_much_is_free() -> None:
    assert cast("water water", "water water", "water") == [
        "cast water, give 0 water 1, give 1 water 2, give 2 water 1",
        "cast water, give 0 water 2, give 1 water 1, give 2 water 1",
        "cast water, give 0 water 2, give 1 water 2",
    ]


@pytest.mark.clause("KMI-32")
def test_any_number_of_spells_in_a_turn() -> None:
    four = [" ".join([colour] * 4) for colour in COLOURS]
    table = scene(" ".join(four[:3]), four[3], **COLOUR)
    for spell in COLOURS[:3]:
        table.play(f"cast {spell}, give 0 {spell} 4")
    assert (table.zones, table.phase, table.reserves[0]) == (".. xxx. .. ..", "spells", "")
    assert table.lies["activator"] == 0


@pytest.mark.clause("KMI-33")
@pytest.mark.parametrize("own", ["", "water", f"{FOUR} imp"])
def test_the_activator_ends_phase_three_with_or_without_a_spell_left(own: str) -> None:
    table = scene(own, "", **COLOUR)
    assert table.phase == "spells" and "end" in table.legal()
    assert table.play("end").phase == "keep"


@pytest.mark.clause("KMI-33", "KMI-34", "KMI-A40")
def test_the_last_spell_seals_the_zone_and_ends_the_phase() -> None:
    table = scene(f"{FOUR} water water water water imp fire_guardian", "", **COLOUR, scribbled="xx .xxx .. ..")
    assert "imp" in table.legal() and not table.view()["sheet"]["zones"][1]["sealed"]
    table.play("cast water, give 0 water 4")
    zone = table.view()["sheet"]["zones"][1]
    assert (zone["sealed"], zone["scribbled"], table.view()["sheet"]["target"]) == (True, [True] * 4, None)
    assert (table.phase, names(table)) == ("keep", ["cast", "sealed"])
    assert table.events()[1] == {"event": "sealed", "zone": "B"}
    assert table.why_not("imp") == "KMI-72" and table.why_not("cast water") == "KMI-25"


@pytest.mark.clause("KMI-34")
def test_as_long_as_a_box_is_open_the_zone_is_not_sealed() -> None:
    table = scene(f"{FOUR} {FOUR}", "", **COLOUR, scribbled="xx ..xx .. ..")
    table.play("cast water, give 0 water 4")
    assert table.phase == "spells" and not table.view()["sheet"]["zones"][1]["sealed"]
    assert (table.view()["sheet"]["target"], table.told("sealed")) == ("B", [])


@pytest.mark.clause("KMI-73", "KMI-A21")
@pytest.mark.parametrize(
    ("cards", "ways"),
    [
        ("water_fairy", []),
        ("water_fairy water", ["0 water 1, 0 water_fairy 3"]),
        ("water_fairy water water", ["0 water 1, 0 water_fairy 3", "0 water 2, 0 water_fairy 2"]),
        (
            "water_fairy water water water",
            ["0 water 1, 0 water_fairy 3", "0 water 2, 0 water_fairy 2", "0 water 3, 0 water_fairy 1"],
        ),
    ],
)
def test_a_fairy_is_one_to_three_of_her_colour(cards: str, ways: list[str]) -> None:
    assert cast(cards, "") == ["cast water, give " + way.replace(", ", ", give ") for way in ways]


@pytest.mark.clause("KMI-73")
@pytest.mark.parametrize(("fairy", "spell"), list(product(COLOURS, COLOURS)))
def test_each_fairy_helps_her_own_colour(fairy: str, spell: str) -> None:
    table = scene(f"{fairy}_fairy {spell} {spell}", "", **COLOUR)
    assert table.why_not(f"cast {spell}") == (None if fairy == spell else "KMI-27")
    if fairy == spell:
        table.play(f"cast {spell}, give 0 {spell} 1, give 0 {spell}_fairy 3")
        assert (table.reserves[0], table.discard) == (spell, f"{spell} {spell}_fairy")


@pytest.mark.clause("KMI-74", "KMI-A21")
@pytest.mark.parametrize("spell", COLOURS)
def test_the_wolf_is_one_or_two_of_any_colour(spell: str) -> None:
    table = scene(f"wolf {spell} {spell} {spell}", "", **COLOUR)
    assert table.plays() == [
        f"cast {spell}, give 0 {spell} 2, give 0 wolf 2", f"cast {spell}, give 0 {spell} 3, give 0 wolf 1", "end",
    ]  # fmt: skip
    assert scene(f"wolf {spell}", "", **COLOUR).why_not(f"cast {spell}") == "KMI-27"  # never three
    table.play(f"cast {spell}, give 0 {spell} 2, give 0 wolf 2")
    assert (table.reserves[0], table.discard) == (spell, f"{spell} {spell} wolf")


@pytest.mark.clause("KMI-A22", "KMI-73", "KMI-74")
def test_creatures_alone_make_a_spell() -> None:
    assert cast("water_fairy wolf", "") == [
        "cast water, give 0 water_fairy 2, give 0 wolf 2",
        "cast water, give 0 water_fairy 3, give 0 wolf 1",
    ]
    table = scene("water_fairy wolf", "", **COLOUR).play("cast water, give 0 water_fairy 3, give 0 wolf 1")
    assert (table.zones, table.discard) == (".. x... .. ..", "water_fairy wolf")


@pytest.mark.clause("KMI-79", "KMI-A20")
def test_fairies_and_the_wolf_start_and_complete_spells_of_the_activator() -> None:
    table = scene("wolf", "water water_fairy", "water", **COLOUR)
    play = "cast water, give 0 wolf 1, give 1 water_fairy 2, give 2 water 1"
    assert play in table.plays(0) and table.legal(1) == set()  # nobody else casts
    table.play(play).play_as(1, "agree").play_as(2, "agree")
    assert (table.reserves, table.discard) == (["", "water", ""], "water water_fairy wolf")


@pytest.mark.clause("KMI-A21")
def test_never_more_than_four() -> None:
    table = scene(f"{FOUR} water_fairy", "", **COLOUR)
    with pytest.raises(IllegalAction, match="KMI-A21"):
        table.play("cast water, give 0 water 2, give 0 water_fairy 3")
    with pytest.raises(BadNotation, match="nothing-may-follow"):
        table.play("cast water, give 0 water 4, give 0 water_fairy 1")
    assert table.play("cast water, give 0 water 3, give 0 water_fairy 1").reserves[0] == "water"


@pytest.mark.clause("KMI-A26")
def test_an_unfinished_spell_is_no_play() -> None:
    table = scene("water water", "water water", **COLOUR)
    for text in ("cast water", "cast water, give 0 water 2"):
        with pytest.raises(BadNotation, match="unfinished-play"):
            table.play(text)
    assert (table.reserves, table.phase, table.why_not("give 0 water 2")) == (["water water"] * 2, "spells", "KMI-A26")
