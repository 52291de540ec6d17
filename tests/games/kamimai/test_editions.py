"""Where the French and the English rulebook differ."""

import re

import pytest

from kamifuda.text import LANGUAGES, Text
from tests.games.kamimai.scenes import all_of, match, scene

EVERY_LANGUAGE = pytest.mark.parametrize("language", LANGUAGES)


@pytest.mark.clause("KMI-D1", "KMI-81")
@pytest.mark.parametrize(("start", "usual", "easy"), [(5, 5, 6), (4, 4, 5)])
def test_energy_of_the_editions(start: int, usual: int, easy: int) -> None:
    assert match("edition", energy_start=start).energy == usual
    assert match("edition", energy_start=start, difficulty="easy").energy == easy


@pytest.mark.clause("KMI-D1")
def test_unless_told_otherwise_energy_is_that_of_the_french_edition() -> None:
    assert match("edition").energy == 5


@pytest.mark.clause("KMI-D2")
def test_the_fire_fairy_belongs_to_the_game() -> None:
    assert all_of(match("fairy"))["fire_fairy"] == 1
    table = scene("fire fire_fairy", "", target="A")
    assert table.plays() == ["cast fire, give 0 fire 1, give 0 fire_fairy 3", "end"]
    assert table.play("cast fire, give 0 fire 1, give 0 fire_fairy 3").discard == "fire fire_fairy"


@pytest.mark.clause("KMI-D3", "KMI-86")
@pytest.mark.parametrize(("romane", "can_cast"), [("fire", False), ("fire fire", True)])
def test_in_the_example_romane_needs_two_fire(romane: str, can_cast: bool) -> None:
    table = scene("fire", romane, "fire", "", sheet="II", target="B", scribbled=".. x.xx")
    assert table.why_not("cast fire") == (None if can_cast else "KMI-27")
    assert ("cast fire, give 0 fire 1, give 1 fire 2, give 2 fire 1" in table.plays()) == can_cast


@pytest.mark.clause("KMI-D4")
def test_a_spell_is_scribbled_when_it_is_complete_not_when_it_is_begun() -> None:
    table = scene("fire fire", "fire fire", target="A").play("cast fire, give 0 fire 2, give 1 fire 2")
    assert (table.phase, table.zones, table.discard) == ("consent", ".. .. ...", "")
    table.play_as(1, "agree")
    assert (table.zones, table.discard) == (".x .. ...", "fire fire fire fire")


@pytest.mark.clause("KMI-D5")
def test_cards_of_others_are_used_with_their_agreement() -> None:
    table = scene("fire fire", "fire", "fire", target="A").play(
        "cast fire, give 0 fire 2, give 1 fire 1, give 2 fire 1"
    )
    table.play_as(1, "agree").play_as(2, "refuse")
    assert (table.zones, table.discard, table.reserves) == (".. .. ...", "", ["fire fire", "fire", "fire"])
    assert table.told("cast") == [] and table.told("not_cast") == [{"event": "not_cast"}]


@pytest.mark.clause("KMI-D6")
@pytest.mark.parametrize("card", ["air", "earth"])
def test_the_activator_pays_a_curse_from_the_reserve_or_from_what_was_drawn(card: str) -> None:
    table = scene("air air", "", target="C", phase="watch", drawn="earth fire_guardian").world("stands")
    assert table.legal() == {"discard air", "discard earth"}
    assert table.play(f"discard {card}").discard == card


@pytest.mark.clause("KMI-D7")
def test_the_curse_of_colour_takes_from_drawn_cards_and_from_all_reserves() -> None:
    table = scene("air fire", "fire water", "water", drawn="fire fire_guardian", sheet="II", target="B", phase="watch")
    table.world("stands")
    assert (table.reserves, table.discard) == (["air fire_guardian", "water", "water"], "fire fire fire")


@pytest.mark.clause("KMI-D8")
@EVERY_LANGUAGE
def test_sheets_are_called_by_their_number_and_modes_by_their_word(language: str) -> None:
    text = Text(language, "kamimai")
    modes = {text.say(f"option-difficulty-{mode}").lower() for mode in ("easy", "normal", "hard")}
    for sheet in ("I", "II", "III"):
        names = [text.say(key) for key in (f"sheet-{sheet}.level", f"option-sheet-{sheet}", f"sheet-{sheet}")]
        assert sheet in names[0].split() and names[1].startswith(sheet)
        assert not modes & set(" ".join(names).lower().split())
    assert match("sheet", sheet="III", difficulty="easy").lies["sheet"] == "III"


@pytest.mark.clause("KMI-D9")
def test_a_round_of_the_english_rulebook_is_the_turn_of_one_summoner() -> None:
    """It may fall after each turn, and everybody's Reserve is counted at the end of theirs."""
    table = scene("air air air air air", "", "", target="C", phase="keep", difficulty="hard")
    assert table.why_not("end") == "KMI-35"
    table.play("discard air", "end").world("falls")
    table.draw().play("done").world("stands").play("end", "end").world("falls")
    assert (table.energy, table.actor) == (3, 2)


@pytest.mark.clause("KMI-D10")
def test_whoever_likes_warms_up_and_whoever_does_not_does_not() -> None:
    table = match("warm-up", seats=3, warm_up=True).play("done").draw().play("done", "done")
    assert [event["seat"] for event in table.told("came")] == [(table.actor + 1) % 3]
    assert len(table.told("warmed_up")) == 1


@pytest.mark.clause("KMI-D11", "KMI-21")
def test_balance_is_played_with_only_while_a_card_is_pulled() -> None:
    table = scene("", "", target="A", phase="draw", lean=4).play("left, page 1")
    assert table.legal() >= {"pull 1", "let go"}
    table.play("pull 1").world("came 1", "stands, lean 1")
    assert table.lies["lean"] == 1  # as the book answered
    assert not any("lean" in play for play in table.plays())
    assert table.why_not("lean 0") == "KMI-A11"


@pytest.mark.clause("KMI-D12")
@EVERY_LANGUAGE
def test_no_clause_refers_to_a_page_of_a_rulebook(language: str) -> None:
    text = Text(language, "kamimai")
    said = [text.clause(clause) for clause in text.keys("clause-")]
    assert len(said) == 86 + 47 + 19
    assert not [each for each in said if re.search(r"\bp(\.|ages?)\s*\d", each)]


@pytest.mark.clause("KMI-D13", "KMI-34")
@pytest.mark.parametrize(("scribbled", "sealed"), [("x.", True), ("..", False)])
def test_the_heart_comes_with_the_last_spell_of_its_zone(scribbled: str, sealed: bool) -> None:
    table = scene("fire fire fire fire", "", target="A", scribbled=scribbled).play("cast fire, give 0 fire 4")
    assert table.view()["sheet"]["zones"][0]["sealed"] == sealed
    assert [event["event"] for event in table.events()] == ["cast", "sealed"][: 1 + sealed]


@pytest.mark.clause("KMI-D14")
def test_not_one_guardian_may_be_discarded() -> None:
    guardians = ["water_guardian", "fire_guardian", "earth_guardian", "air_guardian", "air_guardian"]
    for number in range(1, 6):
        table = scene(" ".join(["fire air", *guardians[:number]]), "", target="A", phase="keep")
        assert {table.why_not(f"discard {card}") for card in guardians[:number]} == {"KMI-36"}


@pytest.mark.clause("KMI-D15")
@EVERY_LANGUAGE
def test_the_illustrator_is_called_by_her_name(language: str) -> None:
    assert "Valériane Holley" in Text(language, "kamimai").clause("KMI-D15")


@pytest.mark.clause("KMI-D16")
def test_no_english_heading_is_left_in_french() -> None:
    english, french = (Text(language, "kamimai") for language in ("en", "fr"))
    headings = [(english.say(f"rules-{key}"), french.say(f"rules-{key}")) for key in english.keys("rules-")]
    assert {here for here, there in headings if here == there} <= {"option", "points", "zone"}


@pytest.mark.clause("KMI-D17", "KMI-31", "KMI-28")
def test_an_individual_spell_is_scribbled_too() -> None:
    assert scene("water water water water", "", target="A").play("cast water, give 0 water 4").zones == "x. .. ..."


@pytest.mark.clause("KMI-D18", "KMI-30")
def test_there_are_three_kinds_of_spell() -> None:
    table = scene("earth earth earth earth", "earth earth", target="B", scribbled="xx")
    kinds = {
        "individual": "cast earth, give 0 earth 4",
        "collective": "cast earth, give 0 earth 3, give 1 earth 1",
        "team": "team earth, give 0 earth 2, give 1 earth 2",
    }
    assert set(kinds.values()) <= set(table.plays())
    assert set(Text("en", "kamimai").keys("how-")) == set(kinds)


@pytest.mark.clause("KMI-D19", "KMI-53")
def test_the_colour_of_a_team_spell_is_fixed_when_it_is_cast() -> None:
    table = scene("fire fire air air", "fire fire air air", target="B", scribbled="xx")
    assert {"team fire", "team air"} <= table.legal() and table.view()["spell"] is None
    table.play("team fire, give 0 fire 2, give 1 fire 2").play_as(0, "call off")
    table.play("team air, give 0 air 2, give 1 air 2").play_as(1, "agree")
    assert (table.zones, table.discard) == ("xx .x ...", "air air air air")
    assert [(event["spell"], event["team"]) for event in table.told("cast")] == [("air", True)]


@pytest.mark.clause("KMI-D19", "KMI-53")
def test_who_refuses_one_colour_may_agree_to_another() -> None:
    table = scene("fire fire air air", "fire fire air air", target="B", scribbled="xx")
    for _ in range(2):
        table.play("team fire, give 0 fire 2, give 1 fire 2").play_as(1, "refuse")
    assert "team fire" not in table.legal() and "team air" in table.legal()
