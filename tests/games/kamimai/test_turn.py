"""A turn from its target to what is kept, who is next, and how the match ends."""

import pytest

from tests.games.kamimai.scenes import Scene, scene

BOOKS = pytest.mark.parametrize("book", ["odds", "real"])


def whole_turn(table: Scene) -> Scene:
    """One page, no spell, and nothing falls; for those who may keep all."""
    return table.draw().play("done", "stands", "end", "end", "stands")


@pytest.mark.clause("KMI-15")
def test_a_turn_has_its_phases_in_this_order() -> None:
    table, phases = scene("", "", sheet="II", phase="target"), ["target"]
    for play in ("target A", "left, page 1", "pull 1", "came 1", "stands, lean 0", "done", "stands", "end", "end"):
        table.play(play)
        phases.append(table.phase)
    assert phases == ["target", "draw", "pull", "came", "answer", "draw", "watch", "spells", "keep", "settle"]


@pytest.mark.clause("KMI-15", "KMI-04")
@pytest.mark.parametrize(
    ("phase", "steps"),
    [
        ("target", {"left": "KMI-15", "done": "KMI-15", "end": "KMI-15", "cast fire": "KMI-25", "mouse": "KMI-72"}),
        ("draw", {"target B": "KMI-17", "end": "KMI-15", "cast fire": "KMI-25", "discard fire": "KMI-35"}),
        ("spells", {"target B": "KMI-17", "left": "KMI-15", "done": "KMI-15", "discard fire": "KMI-35"}),
        ("keep", {"target B": "KMI-17", "left": "KMI-15", "done": "KMI-15", "cast fire": "KMI-25", "imp": "KMI-72"}),
    ],
)
def test_no_phase_is_anticipated_or_taken_up_again(phase: str, steps: dict[str, str]) -> None:
    target = None if phase == "target" else "A"
    table = scene("fire fire fire fire imp mouse", "water_guardian", sheet="II", phase=phase, target=target)
    assert {step: table.why_not(step) for step in steps} == steps
    assert {table.why_not(step, 1) for step in steps} == {"KMI-04"}


# Phase 1


@pytest.mark.clause("KMI-16")
def test_any_zone_that_is_not_sealed_may_be_the_target() -> None:
    table = scene("", "", sheet="II", phase="target", scribbled=".. .... xx ..", turn=4)
    assert table.legal() == {"target A", "target B", "target D"}
    assert table.why_not("target C") == "KMI-16"
    table.play("target D")
    assert table.told("targeted") == [{"event": "targeted", "seat": 0, "zone": "D", "forced": False}]
    assert (table.lies["target"], table.phase) == ("D", "draw")


@pytest.mark.clause("KMI-16")
def test_the_last_zone_is_targeted_by_itself() -> None:
    table = scene("", "", sheet="II", phase="settle", activator=1, scribbled="xx xxxx .. xx").world("stands")
    assert table.told("targeted") == [{"event": "targeted", "seat": 1, "zone": "C", "forced": True}]


@pytest.mark.clause("KMI-17")
@BOOKS
def test_an_unfinished_zone_stays_the_target(book: str) -> None:
    table = scene("", "", sheet="II", target="B", scribbled=".. x...", phase="settle", book=book).play("stands")
    assert (table.phase, table.lies["target"], table.told("targeted")) == ("draw", "B", [])
    assert table.why_not("target A") == "KMI-17"


@pytest.mark.clause("KMI-18")
def test_level_one_begins_with_the_zone_of_the_arrow() -> None:
    table = scene("", "", sheet="I", phase="settle").world("stands")
    assert table.told("targeted") == [{"event": "targeted", "seat": 0, "zone": "A", "forced": True}]
    forced = scene("", "", sheet="I", phase="target")
    assert (forced.legal(), forced.why_not("target B")) == ({"target A"}, "KMI-18")
    assert scene("", "", sheet="I", phase="target", scribbled="xx").legal() == {"target B", "target C"}
    assert len(scene("", "", sheet="II", phase="target").legal()) == 4  # the other levels are free


@pytest.mark.clause("KMI-A31")
def test_after_a_seal_the_next_activator_chooses() -> None:
    table = scene("fire fire fire fire", "", "", sheet="II", target="A", scribbled=".x")
    table.play("cast fire, give 0 fire 4")
    assert (table.told("sealed"), table.lies["target"]) == ([{"event": "sealed", "zone": "A"}], None)
    table.play("end", "stands")
    assert (table.phase, table.actor, table.legal()) == ("target", 1, {"target B", "target C", "target D"})


@pytest.mark.clause("KMI-A32")
@pytest.mark.parametrize(
    ("graph", "sealed", "zones"),
    [
        ("free", ".. .... ... .. ..", "ABCDE"),
        ("free", ".. .... xxx .. ..", "ABDE"),
        ("arrows", ".. .... ... .. ..", "ABCDE"),
        ("arrows", "xx .... ... .. ..", "B"),
        ("arrows", ".. .... xxx .. ..", "BD"),
        ("arrows", ".. .... xxx xx ..", "BE"),
    ],
)
def test_arrows_lead_only_to_the_next_zone(graph: str, sealed: str, zones: str) -> None:
    table = scene("", "", sheet="III", phase="target", scribbled=sealed, zone_graph=graph)
    assert table.legal() == {f"target {zone}" for zone in zones}
    if zones == "BD":
        assert table.why_not("target E") == "KMI-A32"


# Phase 4


@pytest.mark.clause("KMI-12", "KMI-35")
def test_at_most_four_cards_of_ones_choice_are_kept() -> None:
    table = scene("water water fire earth air wolf", "", target="A", phase="keep", discard="air")
    assert table.legal() == {f"discard {card}" for card in ("water", "fire", "earth", "air", "wolf")}
    assert table.why_not("end") == "KMI-35"
    table.play("discard wolf")
    assert table.why_not("end") == "KMI-35"
    table.play("discard water", "end")
    assert (table.reserves[0], table.discard) == ("water fire earth air", "water air wolf")
    assert table.told("kept") == [{"event": "kept", "seat": 0, "cards": ["water", "fire", "earth", "air"]}]


@pytest.mark.clause("KMI-35")
def test_one_may_keep_less() -> None:
    table = scene("fire air", "", target="A", phase="keep").play("discard fire", "discard air", "end")
    assert (table.reserves[0], table.discard) == ("", "fire air")


@pytest.mark.clause("KMI-35", "KMI-12")
def test_the_limit_is_an_option() -> None:
    for limit in (3, 8):
        table = scene("water " * limit, "", target="A", phase="keep", reserve_limit=limit)
        assert "end" in table.legal() and table.view()["limit"] == limit
        assert "end" not in scene("water fire " + "water " * (limit - 1), "", phase="keep", reserve_limit=limit).legal()


@pytest.mark.clause("KMI-36", "KMI-66", "KMI-D14")
def test_all_guardians_are_kept_before_anything_else() -> None:
    table = scene("water_guardian water_guardian air_guardian fire earth", "", target="A", phase="keep")
    assert table.legal() == {"discard fire", "discard earth"}  # three places are taken
    assert table.why_not("discard water_guardian") == table.why_not("discard air_guardian") == "KMI-36"
    table.play("discard earth", "end")
    assert table.reserves[0] == "fire water_guardian water_guardian air_guardian"


@pytest.mark.clause("KMI-70", "KMI-66")
def test_four_guardians_leave_no_room() -> None:
    four = "water_guardian fire_guardian earth_guardian air_guardian"
    table = scene(four, "", target="A", phase="grip").play("grip earth")
    table.draw().play("done", "stands")
    assert table.phase == "spells"  # the turn is a normal one
    table.play("end")
    assert "end" not in table.legal() and len(table.legal()) == 1
    table.play(*table.legal()).play("end")
    assert table.reserves[0] == four


@pytest.mark.clause("KMI-A5", "KMI-36")
def test_guardians_alone_may_exceed_the_limit() -> None:
    five = "water_guardian water_guardian fire_guardian earth_guardian air_guardian"
    table = scene(five, "", target="A", phase="keep")
    assert table.legal() == {"end"}
    assert table.play("end").reserves[0] == five
    assert scene(f"{five} wolf", "", target="A", phase="keep").legal() == {"discard wolf"}


@pytest.mark.clause("KMI-40", "KMI-A43", "KMI-70")
def test_alone_six_cards_are_kept_and_six_guardians_leave_no_room() -> None:
    assert "end" in scene("water fire air earth wolf imp", target="A", phase="keep").legal()
    assert "end" not in scene("water fire air earth wolf imp mouse", target="A", phase="keep").legal()
    five = "water_guardian water_guardian fire_guardian earth_guardian air_guardian"
    assert "end" in scene(f"{five} wolf", target="A", phase="keep").legal()
    assert scene(f"{five} fire_guardian wolf", target="A", phase="keep").legal() == {"discard wolf"}


@pytest.mark.clause("KMI-71", "KMI-72")
def test_creatures_are_kept_in_a_place_of_the_reserve() -> None:
    table = scene("fire_fairy wolf imp mouse dragonflies", "", target="A", phase="keep")
    assert table.why_not("end") == "KMI-35"
    assert table.play("discard imp", "end").reserves[0] == "fire_fairy wolf dragonflies mouse"


@pytest.mark.clause("KMI-A30", "KMI-77")
def test_who_is_not_the_activator_keeps_too_many_until_their_own_turn_ends() -> None:
    table = scene("", "fire fire air air earth earth", target="A", phase="keep").play("end", "stands")
    assert (table.actor, table.reserves[1]) == (1, "fire fire earth earth air air")
    table.draw().play("done", "stands", "end")
    assert table.why_not("end") == "KMI-35"


@pytest.mark.clause("KMI-67")
def test_only_the_imp_sends_guardians_away() -> None:
    for phase in ("spells", "keep"):
        table = scene("water_guardian fire", "air_guardian", target="A", phase=phase)
        assert not any("guardian" in play for play in table.plays())
    cursed = scene("earth", "air_guardian air", target="C", phase="watch", drawn="air_guardian fire", guardians="")
    cursed.world("stands")
    assert cursed.why_not("discard air_guardian") == "KMI-67"
    cursed.play("discard fire")
    assert cursed.reserves == ["earth air_guardian", "air_guardian"]  # seat 1 had no choice
    imp = scene("imp water_guardian", "air_guardian air", target="A").play("imp")
    assert (imp.reserves, imp.discard) == (["", "air"], "water_guardian air_guardian imp")


# The next summoner, and the end


@pytest.mark.clause("KMI-37", "KMI-04", "KMI-D9")
def test_turns_go_clockwise_and_round_again() -> None:
    table, acted = scene("", "", "", target="C", phase="draw", activator=1), []
    for _ in range(4):
        acted.append(table.view()["activator"])
        whole_turn(table)
    assert acted == [1, 2, 0, 1]
    assert [(event["seat"], event["turn"]) for event in table.told("turn")] == [(2, 2), (0, 3), (1, 4), (2, 5)]


@pytest.mark.clause("KMI-38", "KMI-05", "KMI-02", "KMI-A10")
def test_the_last_heart_wins_at_once_for_everybody() -> None:
    table = scene("air air air air fire fire fire fire fire", "", "", energy=2, target="C", scribbled="xx xx xx.")
    table.play("cast air, give 0 air 4")
    assert (table.over, table.match.scores(), table.match.to_act()) == (True, [2, 2, 2], [])
    assert [event["event"] for event in table.events()] == ["cast", "sealed", "won"]
    assert table.view()["result"] == {"won": True, "energy": 2, "sealed": 3, "zones": 3, "turns": 1}
    assert table.reserves[0] == "fire fire fire fire fire"  # no phase 4
    assert {table.why_not(step, 0) for step in ("end", "discard fire", "falls")} == {"KMI-38"}


@pytest.mark.clause("KMI-05", "KMI-38")
def test_it_takes_every_zone_to_win() -> None:
    table = scene("air air air air", "", energy=2, target="C", scribbled="xx .x xx.").play("cast air, give 0 air 4")
    assert (table.over, table.phase, table.told("won")) == (False, "keep", [])


@pytest.mark.clause("KMI-07", "KMI-39", "KMI-02")
@BOOKS
def test_the_last_energy_point_lost_is_the_match_lost_for_everybody(book: str) -> None:
    table = scene("", "", "", energy=1, target="A", phase="watch", drawn="fire", book=book).play("falls")
    assert (table.over, table.energy, table.match.scores()) == (True, 0, [0, 0, 0])
    assert [event["event"] for event in table.events()] == ["fell", "energy", "lost"]
    assert table.view()["result"] == {"won": False, "energy": 0, "sealed": 0, "zones": 3, "turns": 1}
    assert table.why_not("end", 0) == "KMI-39"


@pytest.mark.clause("KMI-07", "KMI-39")
def test_with_one_point_left_it_goes_on() -> None:
    table = scene("", "", energy=2, target="A", phase="watch", drawn="fire").play("falls")
    assert (table.over, table.energy, table.phase) == (False, 1, "keep")


@pytest.mark.clause("KMI-A9", "KMI-07")
def test_a_curse_that_takes_the_last_energy_comes_before_any_spell() -> None:
    """Even where the spell would have been the last one."""
    table = scene(
        "air air air air", "", sheet="III", energy=1, target="D", scribbled="xx xxxx xxx x. xx", phase="watch",
        drawn="fire_guardian",
    )  # fmt: skip
    table.world("stands")
    assert (table.over, table.energy, table.position.won) == (True, 0, False)
    assert [event["event"] for event in table.events()] == ["watched", "cursed", "energy", "lost"]


# Alone, and together


@pytest.mark.clause("KMI-42", "KMI-40")
def test_alone_every_spell_is_an_individual_one() -> None:
    table = scene("earth earth earth fire fire fire wolf", target="B", scribbled="xx")
    assert table.plays() == [
        "cast earth, give 0 earth 2, give 0 wolf 2", "cast earth, give 0 earth 3, give 0 wolf 1",
        "team fire, give 0 fire 2, give 0 wolf 2", "team fire, give 0 fire 3, give 0 wolf 1",
        "team earth, give 0 earth 2, give 0 wolf 2", "team earth, give 0 earth 3, give 0 wolf 1",
        "end",
    ]  # fmt: skip
    table.play("team fire, give 0 fire 3, give 0 wolf 1")
    assert (table.zones, table.phase, table.discard) == ("xx .x ...", "spells", "fire fire fire wolf")


@pytest.mark.clause("KMI-86", "KMI-28", "KMI-29", "KMI-33", "KMI-34")
@BOOKS
def test_the_turn_of_the_rulebook(book: str) -> None:
    """Seats: Jennifer, Romane, Lison, Cédric. Earth and Air of the zone were cast before."""
    table = scene(
        "water water water", "fire fire air", "fire earth", "water", sheet="II", target="B", scribbled=".. ..xx",
        phase="draw", drawn="" if book == "real" else "water fire fire", book=book,
    )  # fmt: skip
    if book == "real":
        table.play("drew fire", "drew water", "drew fire")
    table.play("done", "stands", "cast water, give 0 water 4")
    assert (table.zones.split()[1], table.phase, table.reserves[0]) == ("x.xx", "spells", "fire fire")
    table.play("cast fire, give 0 fire 1, give 1 fire 2, give 2 fire 1")
    if book == "odds":
        assert (table.phase, table.match.awaited()) == ("consent", [1, 2])
        table.play_as(2, "agree").play_as(1, "agree")
    assert table.told("sealed") == [{"event": "sealed", "zone": "B"}]
    assert (table.zones.split()[1], table.phase, table.match.to_act()) == ("xxxx", "keep", [0])
    assert table.reserves == ["fire", "air", "earth", "water"]
    assert table.why_not("cast air") == "KMI-25" and table.energy == 5
    table.play("end", "stands")
    assert table.actor == 1
