"""The Grimoire collapses: what that means depends on the moment."""

import pytest

from tests.games.kamimai.scenes import all_of, drawing, every_card, fallen, scene

BOOKS = pytest.mark.parametrize("book", ["odds", "real"])
LATER = [{"event": "fell", "seat": 0, "when": "later", "blessed": False}]


# Phase 2 and the watch


@pytest.mark.clause("KMI-06", "KMI-22", "KMI-43", "KMI-44")
@BOOKS
@pytest.mark.parametrize("phase", ["draw", "watch"])
def test_a_fall_in_phase_2_or_the_watch_costs_one_energy(phase: str, book: str) -> None:
    table = fallen(drawing(phase=phase, book=book))
    assert (table.energy, table.lies["fell"], table.phase) == (4, "draw", "keep")
    assert table.told("fell") == [{"event": "fell", "seat": 0, "when": phase, "blessed": False}]
    assert table.told("energy") == [{"event": "energy", "lost": 1, "left": 4, "why": "collapse"}]


@pytest.mark.clause("KMI-45")
@BOOKS
def test_the_activator_keeps_the_cards_drawn(book: str) -> None:
    table = fallen(drawing("water wolf", "earth", drawn="fire air", book=book))
    assert (table.reserves, table.lies["drawn"], table.discard) == (["water fire air wolf", "earth"], [], "")


@pytest.mark.clause("KMI-46")
@BOOKS
def test_no_spell_and_no_creature_after_a_fall_in_phase_2(book: str) -> None:
    table = fallen(drawing("fire fire fire mouse imp", "air_guardian", discard="air", book=book))
    assert table.phase == "keep"
    steps = ("cast fire", "mouse", "imp", "dragonflies")
    assert [table.why_not(step) for step in steps] == ["KMI-25", "KMI-72", "KMI-72", "KMI-72"]
    table.play("discard imp", "discard fire", "end")
    assert (table.zones, table.phase) == (".. .. ...", "settle")


@pytest.mark.clause("KMI-47")
def test_phase_4_is_played_after_a_fall() -> None:
    table = fallen(drawing("water water fire_guardian", "", drawn="fire air"))
    assert table.legal() == {"discard water", "discard fire", "discard air"}
    assert [table.why_not("end"), table.why_not("discard fire_guardian")] == ["KMI-35", "KMI-36"]
    table.play("discard air", "end")
    assert table.reserves[0] == "water water fire fire_guardian"


@pytest.mark.clause("KMI-48", "KMI-A19")
@BOOKS
def test_the_discard_is_shuffled_in_with_what_is_discarded_last(book: str) -> None:
    table = fallen(drawing("earth earth earth earth", "air", discard="wolf imp", felt="mouse", book=book))
    assert table.discard == "wolf imp" and table.told("built") == []  # KMI-47 comes first
    table.play("discard earth", "end")
    assert (table.discard, table.lies["felt"], table.lies["fell"]) == ("", [], None)
    assert [event["event"] for event in table.events()] == ["kept", "built"]
    lies = table.lies
    assert lies["left"] + lies["right"] == 64 - 4 - 1 and lies["left"] - lies["right"] in (0, 1)
    assert all_of(table) == every_card(2) and table.reserves == ["fire earth earth earth", "air"]


@pytest.mark.clause("KMI-43")
def test_the_collapse_is_done_in_order() -> None:
    """Energy, the cards, phase 4, the new book."""
    table = fallen(drawing("air air air air", "", discard="wolf")).play("discard fire", "end")
    told = [event["event"] for event in table.story]
    assert told[told.index("fell") :] == ["fell", "energy", "discarded", "kept", "built"]


@pytest.mark.clause("KMI-A41", "KMI-45")
def test_pages_that_were_free_when_it_fell_are_drawn() -> None:
    table = drawing(faces=("wolf", None)).play("left, page 1", "pull 3").world("came 1", "falls")
    assert (table.reserves[0], table.energy, table.phase) == ("fire wolf", 4, "keep")


@pytest.mark.clause("KMI-A41", "KMI-19")
@BOOKS
@pytest.mark.parametrize("reserve", ["", "air"])
def test_who_holds_nothing_keeps_nothing_and_owes_no_draw(reserve: str, book: str) -> None:
    table = fallen(drawing(reserve, "", drawn="", book=book))
    assert (table.reserves[0], table.energy, table.phase) == (reserve, 4, "keep")
    table.play("end", "stands")
    assert (table.actor, table.phase) == (1, "draw")


@pytest.mark.clause("KMI-A16")
def test_in_phase_2_it_does_not_matter_who_bumped_the_table() -> None:
    """Before a page is touched, between two draws, and while the grip is being chosen."""
    for table in (
        drawing(drawn="", book="real"),
        drawing(book="real"),
        drawing("air_guardian fire_guardian", "", drawn="", phase="grip", book="real"),
    ):
        assert "falls" in table.legal() and table.play("falls").energy == 4
        assert (table.phase, table.told("fell")[0]["when"]) == ("keep", "draw")


@pytest.mark.clause("KMI-A18", "KMI-43")
@BOOKS
def test_phase_3_begins_when_the_watch_is_over(book: str) -> None:
    table = drawing("fire fire fire", "", book=book).play("done")
    assert table.phase == "watch" and table.reserves[0] == "fire fire fire"
    assert table.why_not("cast fire", 0) == ("KMI-A18" if book == "odds" else "KMI-25")
    table.play("stands")
    assert (table.phase, table.reserves[0]) == ("spells", "fire fire fire fire")


@pytest.mark.clause("KMI-A18")
@pytest.mark.parametrize("seconds", [1, 3, 10])
def test_the_watch_lasts_as_long_as_the_option_says(seconds: int) -> None:
    table = drawing(watch_seconds=seconds).play("done")
    assert table.position.suspense() == seconds and table.world("stands").position.suspense() == 0


# Afterwards


@pytest.mark.clause("KMI-49", "KMI-50", "KMI-A39")
@pytest.mark.parametrize("difficulty", ["normal", "easy", "hard"])
def test_a_fall_in_phase_3_costs_nothing_and_the_turn_goes_on(difficulty: str) -> None:
    table = scene("fire fire fire fire wolf", "", target="A", book="real", difficulty=difficulty).play("falls")
    assert (table.energy, table.phase, table.told("fell")) == (5, "spells", LATER)
    table.play("cast fire, give 0 fire 4")
    assert (table.zones, table.reserves[0]) == (".x .. ...", "wolf")
    table.play("end", "end")
    assert (table.energy, table.told("energy")) == (5, [])


@pytest.mark.clause("KMI-49", "KMI-A39")
@pytest.mark.parametrize("difficulty", ["normal", "easy", "hard"])
@pytest.mark.parametrize("phase", ["giver", "mouse", "keep"])
def test_nor_does_a_fall_in_the_middle_of_an_effect_or_in_phase_4(phase: str, difficulty: str) -> None:
    table = scene("fire", "air", target="A", phase=phase, book="real", difficulty=difficulty)
    before = table.legal()
    table.play("falls")
    assert (table.energy, table.phase, table.told("fell")) == (5, phase, LATER)
    assert table.legal() == before - {"falls"}  # what has fallen does not fall


@pytest.mark.clause("KMI-49", "KMI-50")
def test_it_may_fall_while_somebody_else_chooses() -> None:
    curse = scene("air air fire", "fire earth", target="C", phase="watch", drawn="air_guardian", book="real")
    gift = scene("dragonflies", "fire earth", target="A", book="real").play("dragonflies")
    take = scene("mouse", "", target="A", discard="fire", book="real").play("mouse", "choose 1")
    for table, phase in ((curse.play("stands"), "curse"), (gift, "gift"), (take, "take")):
        assert (table.phase, table.legal(1) & {"falls"}, "falls" in table.legal(0)) == (phase, set(), True)
        table.play_as(0, "falls")
        assert (table.phase, table.told("fell"), table.energy) == (phase, LATER, 5)
        assert table.why_not("falls", 0) is not None and 1 in table.match.awaited()


@pytest.mark.clause("KMI-51", "KMI-50")
@pytest.mark.parametrize("phase", ["spells", "keep"])
def test_after_phase_4_only_the_fallen_cards_are_rebuilt(phase: str) -> None:
    table = scene("air", "", target="A", phase=phase, book="real", discard="wolf imp", felt="mouse").play("falls")
    assert (table.lies["fell"], table.told("built")) == ("later", [])
    if phase == "spells":
        table.play("end")
    table.play("discard air", "end")
    assert (table.discard, table.lies["felt"], table.lies["fell"]) == ("air wolf imp", [], None)
    assert table.lies["left"] + table.lies["right"] == 61 and len(table.told("built")) == 1


@pytest.mark.clause("KMI-49", "KMI-51", "KMI-83")
@BOOKS
@pytest.mark.parametrize("difficulty", ["normal", "easy"])
def test_a_fall_between_two_turns_costs_nothing(difficulty: str, book: str) -> None:
    table = scene("", "air", phase="settle", target="C", activator=1, discard="wolf", book=book, difficulty=difficulty)
    table.play("falls")
    assert (table.energy, table.discard, table.told("energy")) == (5, "wolf", [])
    assert table.told("fell") == [{"event": "fell", "seat": 1, "when": "between", "blessed": False}]
    assert (table.phase, table.actor, table.lies["left"] + table.lies["right"]) == ("draw", 1, 62)


@pytest.mark.clause("KMI-A17")
@BOOKS
def test_what_fell_between_two_turns_stands_before_the_next_phase_2(book: str) -> None:
    table = scene("", "", phase="settle", target="C", book=book).play("falls")
    told = [event["event"] for event in table.events()]
    assert told == ["fell", "built", "turn"] and table.phase == "draw" and table.lies["fell"] is None


@pytest.mark.clause("KMI-A39", "KMI-49", "KMI-A17")
def test_phase_1_counts_as_between_two_turns() -> None:
    table = scene("", "", sheet="II", phase="target", book="real", discard="wolf").play("falls")
    assert (table.energy, table.phase, table.discard, table.lies["fell"]) == (5, "target", "wolf", None)
    assert [event["event"] for event in table.events()] == ["fell", "built"]
    hard = scene("", "", sheet="II", phase="target", book="real", discard="wolf", difficulty="hard").play("falls")
    assert (hard.energy, hard.phase, hard.discard) == (4, "target", "")
    hard.play("target A", "falls")  # the target is fixed: phase 2
    assert (hard.energy, hard.phase) == (3, "keep")


@pytest.mark.clause("KMI-A39", "KMI-10")
def test_building_never_costs_anything() -> None:
    """Whatever the seed: what is built stands, and nobody is asked about it."""
    for seed in range(20):
        table = scene("", "", phase="settle", target="C", seed=str(seed)).world("falls")
        assert (table.phase, table.energy, abs(table.lies["lean"]) < 2) == ("draw", 5, True)
