"""Every word for people exists in both languages, and every event of real matches can be told."""

import ast
import re
from collections.abc import Iterator
from importlib import import_module
from importlib.resources import files
from pathlib import Path
from typing import Any, cast

import pytest
from fluent.syntax import FluentParser
from fluent.syntax.ast import Junk, Message, Pattern, Resource, VariableReference
from fluent.syntax.visitor import Visitor

from kamifuda.cli.retelling import open_events
from kamifuda.cli.terminal import rulebook, typed
from kamifuda.core import clauses, match, record
from kamifuda.core import options as opt
from kamifuda.core.match import Match, plays
from kamifuda.core.options import Value, spell
from kamifuda.core.position import WORLD
from kamifuda.core.rng import Rng
from kamifuda.core.seed import from_text
from kamifuda.games import ALL, GAMES
from kamifuda.games.kamimai import cards as kamimai_cards
from kamifuda.games.kamimai import sheets
from kamifuda.text import LANGUAGES, MissingText, Text, default_language

SOURCES = ["text", *(f"games/{game.name}/text" for game in ALL)]
NAMES = ("Ann", "Bo", "Cy", "Di", "Ed")
TEXTS = {(game.name, language): Text(language, game.name) for game in ALL for language in LANGUAGES}
EN, FR = TEXTS["kami", "en"], TEXTS["kami", "fr"]
TOTEM_EN, TOTEM_FR = TEXTS["totem", "en"], TEXTS["totem", "fr"]
GRIMOIRE_EN, GRIMOIRE_FR = TEXTS["grimoire", "en"], TEXTS["grimoire", "fr"]
KAMIMAI_EN, KAMIMAI_FR = TEXTS["kamimai", "en"], TEXTS["kamimai", "fr"]
both = pytest.mark.parametrize("text", [EN, FR], ids=LANGUAGES)
every_game = pytest.mark.parametrize("game", [game.name for game in ALL])
every_text = pytest.mark.parametrize("text", TEXTS.values(), ids=[" ".join(key) for key in TEXTS])

OPTIONS: dict[str, list[dict[str, Any]]] = {
    "kami": [
        {"seats": 2},
        {"seats": 2, "mercenary_master_stroke": False, "mode": "kami"},
        {"seats": 3, "mode": "lord"},
        {"seats": 3, "three_player_hand": 8, "reveal_hidden_at_round_end": False},
        {"seats": 4},
        {"seats": 4, "goita_hands": True, "target": 30},
        {"seats": 4, "demoralised": False, "mode": "lord", "target": 3},
        {"seats": 4, "mode": "kami", "target": 7},
    ],
    "totem": [
        {},
        {"sword_loss_keeps_partner": True, "shield_returns_attacker": True},
        {"eye_before_attack": True, "hand_limit": 3},
        {"last_turn": "immediate", "zone_size": 5},
        {"no_attack_first_turn": True, "attacks_per_turn": 4, "zone_size": 2},
    ],
    "grimoire": [
        {},
        {"seats": 3, "wish": "three_keep_one", "create_cost": 1, "defence_timing": "on_reveal"},
        {"seats": 4, "haste": "take_first", "time_stop": "take_first", "heal_cost": 0, "top_tie": "shared"},
        {"seats": 4, "shoes": "territory", "polymorph_rounding": "down", "lowest_by": "total", "end_at": 12},
        {"seats": 2, "wish": "three_keep_all", "tie_order": "keep", "end_at": 5, "quest_deck": 59},
    ],
    "kamimai": [  # small sheets without a blessing: random summoners would never end under one
        {"house_rules": "I:water", "warm_up": True, "paper": "gentle", "reserve_limit": 8},
        {"seats": 1, "house_rules": "I:team=energy/fire=discard", "paper": "gentle", "faces_visible": False},
        {"seats": 2, "house_rules": "I:earth+air=discard/fire", "paper": "gentle", "stray_cards": "drawn"},
        {"seats": 4, "sheet": "adventure", "house_rules": "I:team+earth,II:water/fire=energy", "difficulty": "easy"},
        {"seats": 5, "house_rules": "I:air+team=colour", "book": "real", "difficulty": "hard"},
    ],
}
STEP_BY_STEP = {"kamimai"}
# Events that random matches hardly meet, or that the engine does not tell like that.
RARE = {
    "kami": {
        "soldiers_won", "stuck", "lead_moved", "soldiers_scored",
        "answered-show", "answered-play_on", "passed-together",
    },
    "totem": {"match_drawn", "summed"},
    "grimoire": {"kept", "match_drawn", "match_shared", "piles_empty", "shoes"},
    "kamimai": {
        "built", "emptied", "imp", "dragonflies", "chose", "handed", "mouse", "took", "left_it",
        "agreed", "refused", "called_off", "not_cast", "cursed", "won", "forgave",
    },
}  # fmt: skip


def parsed(folder: str, language: str) -> Resource:
    return FluentParser().parse(files("kamifuda").joinpath(folder, f"{language}.ftl").read_text("utf-8"))


def messages(folder: str, language: str) -> dict[str, Pattern | None]:
    """Every message and every attribute, by its key."""
    found: dict[str, Pattern | None] = {}
    for entry in parsed(folder, language).body:
        if isinstance(entry, Message):
            found[entry.id.name] = entry.value
            found |= {f"{entry.id.name}.{attribute.id.name}": attribute.value for attribute in entry.attributes}
    return found


class Variables(Visitor):
    """Collects the arguments that a message uses."""

    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: VariableReference) -> None:
        self.names.add(node.id.name)


def variables(pattern: Pattern | None) -> set[str]:
    visitor = Variables()
    if pattern is not None:
        visitor.visit(pattern)
    return visitor.names - {"who"}


def random_matches(name: str, times: int) -> Iterator[Match]:
    """So many matches with each kind of options, at the beginning and after every play."""
    game = GAMES[name]
    for number, chosen in enumerate(OPTIONS[name] * times):
        options: Any = game.Options(**chosen)
        played, rng = Match(game, options, from_text(str(number))), Rng(number)
        yield played
        while not played.position.over:
            seats = played.to_act()
            seat = seats[rng.below(len(seats))]
            if seat == WORLD:
                played.answer()
            else:
                played.play(seat, random_play(played, seat, rng))
            yield played


def random_play(played: Match, seat: int, rng: Rng) -> str:
    """Any whole play; step by step where there are so many that short ones would hardly be met."""
    tree, steps = played.legal(seat), list[str]()
    if played.game.name not in STEP_BY_STEP:
        choices = plays(tree)
        return choices[rng.below(len(choices))]
    while tree:
        steps.append(list(tree)[rng.below(len(tree))])
        tree = tree[steps[-1]]
    return ", ".join(steps)


@pytest.mark.parametrize("folder", SOURCES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_line_is_understood(folder: str, language: str) -> None:
    assert [entry.content for entry in parsed(folder, language).body if isinstance(entry, Junk)] == []


@pytest.mark.parametrize("folder", SOURCES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_no_key_comes_twice(folder: str, language: str) -> None:
    ids = [entry.id.name for entry in parsed(folder, language).body if isinstance(entry, Message)]
    common = [] if folder == "text" else list(messages("text", language))
    assert len(set(ids)) == len(ids)
    assert set(ids).isdisjoint(common)


@pytest.mark.parametrize("folder", SOURCES)
def test_both_languages_have_the_same_keys_and_arguments(folder: str) -> None:
    english, french = messages(folder, "en"), messages(folder, "fr")
    assert english.keys() == french.keys()
    for key, pattern in english.items():
        assert variables(pattern) == variables(french[key]), key


@every_game
def test_every_event_of_random_matches_is_told_to_everybody(game: str) -> None:
    texts = [TEXTS[game, language] for language in LANGUAGES]
    told: set[str] = set()
    for played in random_matches(game, 4):
        names = NAMES[: played.options.seats]
        for viewer in [None, *range(played.options.seats)]:
            for event in played.events(viewer):
                english, french = (text.event(event, viewer, names) for text in texts)
                assert english and french and english != french
                assert "{" not in english + french
                told.add(texts[0].event_key(event))
        for event in open_events(played):
            told |= {texts[0].event_key(event)} if all(text.event(event, None, names) for text in texts) else set()
    assert {f"event-{name}" for name in set(texts[0].keys("event-")) - RARE[game]} <= told


@every_game
def test_the_marks_are_told_in_french_too(game: str) -> None:
    written, french = rulebook.written(game), rulebook.all_rules(TEXTS[game, "fr"], game)
    marked = dict(rulebook.MARKED.findall(written))
    assert marked.keys() == set(rulebook.clauses(written)) and dict(rulebook.MARKED.findall(french)) == marked
    assert TEXTS[game, "fr"].say("rules-marks") in french
    rows = [row for row in rulebook.ROW.findall(written) if "[" in row and not row.startswith("[")]
    shown = [row for row in rulebook.ROW.findall(french) if row.endswith(rulebook.MARKS)]
    assert len(shown) == len(rows) > 0
    assert [row[-3:] for row in shown] == [rulebook.weakest(row.split(" | ")) for row in rows]


@pytest.mark.parametrize("viewer", [0, 1, None])
@pytest.mark.parametrize(
    ("game", "event"),
    [
        ("kami", {"event": "soldiers_won", "seat": 1}),
        ("kami", {"event": "soldiers_scored", "seat": 1, "cards": ["soldier"] * 8, "count": 8, "points": 10}),
        ("kami", {"event": "lead_moved", "seat": 1}),
        ("kami", {"event": "stuck"}),
        ("totem", {"event": "summed", "seat": 1, "level": 24}),
        ("totem", {"event": "match_won", "seat": 1, "how": "levels"}),
        ("totem", {"event": "match_drawn"}),
        ("grimoire", {"event": "kept", "seat": 1, "card": "nun"}),
        ("grimoire", {"event": "shoes", "seat": 1, "card": "nun", "item": "golden_cup", "place": "quest"}),
        ("grimoire", {"event": "piles_empty"}),
        ("grimoire", {"event": "match_drawn", "seats": [1, 3]}),
        ("grimoire", {"event": "match_shared", "seats": [0, 1, 2, 3]}),
        ("kamimai", {"event": "built", "left": None, "right": None, "faces": [None, None]}),
        ("kamimai", {"event": "emptied", "lost": True}),
        ("kamimai", {"event": "imp", "seat": 1, "cards": [["air_guardian"], [], []]}),
        ("kamimai", {"event": "dragonflies", "seat": 1}),
        ("kamimai", {"event": "chose", "seat": 1, "chosen": 0, "what": "giver"}),
        ("kamimai", {"event": "handed", "seat": 1, "card": "fire", "to": 0}),
        ("kamimai", {"event": "mouse", "seat": 1}),
        ("kamimai", {"event": "took", "seat": 1, "card": "wolf"}),
        ("kamimai", {"event": "left_it", "seat": 1}),
        ("kamimai", {"event": "agreed", "seat": 1}),
        ("kamimai", {"event": "refused", "seat": 1}),
        ("kamimai", {"event": "called_off", "seat": 1}),
        ("kamimai", {"event": "not_cast"}),
        ("kamimai", {"event": "cursed", "effect": "discard", "guardians": 2, "colours": ["water", "fire"]}),
        ("kamimai", {"event": "won", "energy": 3}),
        ("kamimai", {"event": "forgave", "left": 0}),
        ("kamimai", {"event": "forgave", "left": 1}),
        ("kamimai", {"event": "forgave", "left": 4}),
    ],
    ids=lambda value: value["event"] if isinstance(value, dict) else value,
)
def test_rare_events_are_told(game: str, event: dict[str, Any], viewer: int | None) -> None:
    english, french = (TEXTS[game, language].event(event, viewer, NAMES) for language in LANGUAGES)
    assert english != french


TO_A_SIDE = ("scored", "bounced", "reset", "match_won")


@both
@pytest.mark.parametrize("kind", TO_A_SIDE)
def test_points_are_told_to_a_player_and_to_a_team(text: Text, kind: str) -> None:
    def told(viewer: int | None, seats: list[int]) -> str:
        event = {"event": kind, "seat": 1, "seats": seats, "points": 4}
        return text.event(event, viewer, NAMES)

    you, us, them, other = told(1, [1]), told(3, [1, 3]), told(0, [1, 3]), told(0, [1])
    nameless = [said.replace(text.together(["Bo", "Di"]), "X").replace("Bo", "X") for said in (you, us, them, other)]
    assert len(set(nameless)) == 4
    assert "Bo" not in you + us and text.together(["Bo", "Di"]) in them and "Bo" in other
    assert told(None, [1]) == other


def test_points_of_a_team_are_its_own() -> None:
    event = {"event": "scored", "seat": 1, "seats": [1, 3], "points": 4}
    assert (EN.event(event, 3, NAMES), EN.event(event, 0, NAMES)) == (
        "Your team now has 4 points.",
        "Bo and Di now have 4 points.",
    )
    assert FR.event(event, 3, NAMES) == "Ton équipe a maintenant 4 points."
    assert FR.event(event | {"points": 1}, 0, NAMES) == "Bo et Di ont maintenant 1 point."


def test_a_lead_that_moves_is_told_to_both_and_to_those_who_watch() -> None:
    event = {"event": "lead_moved", "seat": 1}
    assert EN.event(event, 1, NAMES).startswith("Your opponent cannot")
    assert EN.event(event, 0, NAMES).startswith("You cannot")
    assert EN.event(event, None, NAMES).startswith("The attacker cannot")


def test_a_new_deal_of_the_same_round_is_told() -> None:
    event = {"event": "dealt", "round": 2, "count": 8, "again": True}
    assert EN.event(event, 0, NAMES) == "The cards are dealt again: 8 cards in each hand."
    assert EN.event(event | {"again": False}, 0, NAMES) == "Round 2: 8 cards in each hand."


@both
def test_what_is_too_long_is_cut(text: Text) -> None:
    said = text.say("error-game", name="x" * 100_000, known="y" * 100_000)
    assert "xxx…" in said and "yyy…" in said


@every_game
def test_every_legal_step_of_random_matches_has_a_label(game: str) -> None:
    steps = set()
    for played in random_matches(game, 1):
        for seat in played.to_act():
            steps |= {step for play in plays(played.legal(seat)) for step in play.split(", ")}
    for language in LANGUAGES:
        for step in steps:
            assert TEXTS[game, language].step(step) and TEXTS[game, language].brief_step(step)


@every_text
def test_every_verb_is_typed_in_words_of_its_own(text: Text) -> None:
    words = [word for verb in typed.verbs_of(text) for word in text.words(f"step-{verb}")]
    assert words and len(set(words)) == len(words)
    assert [typed.plain(word) for word in words] == words


@every_text
def test_every_clause_of_the_rules_has_a_text(text: Text) -> None:
    game = str(text.game)
    ids = rulebook.clauses(rulebook.written(game))
    assert len(ids) > 50
    assert sorted(ids) == sorted(text.keys("clause-"))
    everything = rulebook.all_rules(text, game)
    assert all(clause in everything and clause in rulebook.rule(text, game, clause) for clause in ids)


@every_game
def test_the_headings_are_those_of_the_rules(game: str) -> None:
    headings = rulebook.HEADING.findall(rulebook.written(game))
    assert len(headings) > 10
    assert all(TEXTS[game, "en"].say(rulebook.key_of(heading)) == heading for heading in headings)
    french = TEXTS[game, "fr"]
    assert rulebook.all_rules(french, game).startswith(f"# {french.say('rules-title')}\n\n{french.say('rules-intro')}")


def test_the_rules_in_french_have_tables_too() -> None:
    french = rulebook.all_rules(FR, "kami")
    assert (
        french.startswith("# Les règles de Kami")
        and "| Fou | 2 | 4 |" in french
        and "| `target` | 15 | 1 à 99" in french
    )


def test_the_rules_of_kami_say_whose_rulings_they_are() -> None:
    assert "Most rulings are ours; some come from the publisher or another edition" in rulebook.written("kami")
    assert "most are ours, others come from the publisher" in EN.say("rules-intro")


@pytest.mark.clause("TOT-25")
def test_in_one_minute_a_won_attack_costs_both_cards() -> None:
    assert "defeats it, both cards are discarded," in TOTEM_EN.say("game-how-a-turn-works")
    assert "le bat, les deux cartes sont défaussées," in TOTEM_FR.say("game-how-a-turn-works")


@pytest.mark.clause("KMI-A47")
def test_the_sheets_tell_how_often_a_blessing_forgives() -> None:
    english, french = (rulebook.all_rules(TEXTS["kamimai", language], "kamimai") for language in LANGUAGES)
    assert "| II | C | water, team | blessing for 5 falls | [R] |" in english
    assert "| II | C | Eau, Équipe | Bénédiction pour 5 chutes | [R] |" in french
    assert "| I | A, première zone | Eau, Feu, Terre | Aucun effet | [R] |" in french


@every_text
def test_every_phase_option_and_card_has_its_words(text: Text) -> None:
    for phase in import_module(f"kamifuda.games.{text.game}.layout").PHASES:
        assert all(text.say(f"hint-{phase}", seats=seats) for seats in (2, 3, 4))
        text.say(f"phase-{phase}", the_card="x", price=1)
        text.say(f"phase-{phase}.waiting", the_card="x", name="y")
    assert set(GAMES[str(text.game)].card_ids) | {"hidden"} == set(text.keys("card-"))
    for option in opt.chosen(GAMES[str(text.game)].Options):
        text.say(f"option-{option.name}.help")
        for value in option.metadata["allowed"]:
            if isinstance(value, str) and value:
                text.say(f"option-{option.name}-{value}.help")
    for card in text.keys("card-"):
        assert all(text.card(card, form) for form in ("", "a", "the", "many", "short"))


def reasons() -> set[str]:
    """Every reason code that the core names."""
    found = {"unknown-step"}  # BadNotation's default
    for module in (record, clauses, match):
        for node in ast.walk(ast.parse(Path(str(module.__file__)).read_text("utf-8"))):
            if isinstance(node, ast.Call) and re.search(r"\b(bad|BadRecord|BadNotation)$", ast.unparse(node.func)):
                constants = [each.value for each in node.args if isinstance(each, ast.Constant)]
                found |= {value for value in constants[:1] if isinstance(value, str)}
    return found


@both
def test_every_reason_of_a_damaged_record_has_words(text: Text) -> None:
    assert len(reasons()) > 12
    for reason in reasons():
        assert text.say(f"record-{reason}", about="x", clause="y")


@both
def test_every_reason_of_a_bad_notation_has_words(text: Text) -> None:
    for reason in ("unknown-step", "nothing-may-follow", "unfinished-play", "attachment-too-large"):
        assert text.say(f"notation-{reason}", text="x", example="y")


@pytest.mark.parametrize("key", ["no-such-key", "card-spear.no-such-attribute", "event-passed", "card-joker"])
def test_what_is_missing_raises(key: str) -> None:
    with pytest.raises(MissingText):
        EN.say(key)


def test_an_unknown_event_or_step_raises() -> None:
    with pytest.raises(MissingText):
        EN.event({"event": "sneezed", "seat": 0}, None, NAMES)
    with pytest.raises(MissingText):
        EN.step("juggle spear")


def test_cards_are_counted() -> None:
    cards = ["soldier", "soldier", "tower"]
    assert (EN.cards(cards), FR.cards(cards)) == ("2 Soldiers, Tower", "2 Soldats, Tour")
    assert (EN.cards([]), FR.cards([])) == ("none", "aucune")


def test_you_and_the_others_and_their_secrets() -> None:
    secret = {"event": "hid", "seat": 1, "card": None}
    known = {"event": "hid", "seat": 1, "card": "spear"}
    mercenary = {"event": "hid", "seat": 1, "card": "spear", "stack": 2}
    assert EN.event(secret, 0, NAMES) == "Bo lays a card face down in defence."
    assert EN.event(known, 1, NAMES) == "You lay a Spear face down in defence."
    assert EN.event(mercenary, 0, NAMES) == "Bo takes a Spear from stack 3 and lays it face down in defence."
    assert FR.event(known, None, NAMES) == "Bo cache une Lance en défense."


def test_a_second_card_is_told_like_the_first() -> None:
    alone = {"event": "attacked", "seat": 1, "card": "red_4", "partner": None, "place": 1, "level": 4}
    armed = alone | {"partner": "blue_5", "level": 9}
    assert TOTEM_EN.event(alone, 1, NAMES) == "You attack totem 2 with the red 4."
    assert TOTEM_EN.event(armed, 0, NAMES) == (
        "Bo attacks your totem 2 with the red 4 and, thanks to its Sword, the blue 5: 9 in all."
    )
    secret = {"event": "exchanged", "seat": 1, "card": None, "taken": None, "place": 3}
    known = secret | {"card": "red_1", "taken": "blue_2"}
    assert TOTEM_FR.event(secret, 0, NAMES).startswith("Bo échange son totem n°\u00a04 contre une carte")
    assert TOTEM_FR.event(known, 1, NAMES).endswith("tu poses le 1 rouge et reprends le 2 bleu en main.")


def test_known_cards_are_told_where_others_hear_less() -> None:
    secret = {"event": "chosen", "seat": 1}
    assert TOTEM_EN.event(secret, 0, NAMES) == "Bo has laid totems face down."
    assert TOTEM_EN.event(secret | {"cards": ["red_4", "blue_13"]}, 1, NAMES).endswith(": red 4, blue 13.")


def test_a_comparison_says_why() -> None:
    held = {"event": "held", "seat": 1, "card": "blue_9", "place": 0, "level": 9, "against": 7, "shield": False}
    assert TOTEM_EN.event(held, 0, NAMES) == "7 against 9: your attack fails. Bo's blue 9 holds and stays face up."
    assert TOTEM_EN.event(held | {"against": 13, "shield": True}, None, NAMES) == (
        "The Shield stops the attack (13 against 9): Bo's blue 9 stays, face up, and its Shield is used up."
    )


@pytest.mark.parametrize(
    ("event", "you", "other"),
    [
        (
            {"event": "gave", "seat": 1, "to": 0, "card": "thief"},
            "You give a Thief to Ann.",
            "Bo gives you a Thief.",
        ),
        (
            {"event": "robbed", "seat": 1, "from": 0, "points": 3},
            "You take 3 points from Ann.",
            "Bo takes 3 points from you.",
        ),
        ({"event": "targeted", "seat": 1, "target": 0, "page": 9}, "You aim Charm at Ann.", "Bo aims Charm at you."),
        (
            {"event": "turn", "seat": 1, "page": 10},
            "Your turn, with Summon Elemental.",
            "Bo's turn, with Summon Elemental.",
        ),
    ],
    ids=lambda value: value["event"] if isinstance(value, dict) else "",
)
def test_a_second_player_is_told_like_the_first(event: dict[str, Any], you: str, other: str) -> None:
    assert (GRIMOIRE_EN.event(event, 1, NAMES), GRIMOIRE_EN.event(event, 0, NAMES)) == (you, other)


def test_a_list_of_players_names_them_in_order_and_the_viewer_as_you() -> None:
    reversed_order = {"event": "time", "seat": 1, "page": 5, "how": "reverse", "seats": [2, 0, 1]}
    assert GRIMOIRE_EN.event(reversed_order, 0, NAMES[:3]) == "With Haste, Bo reverses the order: Cy, you, Bo."
    assert GRIMOIRE_FR.event(reversed_order, None, NAMES[:3]) == (
        "Avec l\u2019Accélération, Bo inverse l\u2019ordre\u00a0: Cy, Ann, Bo."
    )
    ordered = {"event": "ordered", "seats": [2, 0, 1], "alone": [2], "shared": [0, 1], "reversed": True}
    assert GRIMOIRE_EN.event(ordered, 0, NAMES[:3]).endswith(
        ": Cy. Then those who share one, their old order reversed: you, Bo."
    )
    assert GRIMOIRE_EN.event(ordered | {"reversed": False}, 0, NAMES[:3]).endswith("in their old order: you, Bo.")
    assert "you, Cy, Bo" in GRIMOIRE_EN.event(
        ordered | {"alone": [0, 2, 1], "shared": [], "seats": [0, 2, 1]}, 0, NAMES[:3]
    )


def test_pages_are_told_by_name() -> None:
    revealed = {"event": "revealed", "pages": [4, 2, 3]}
    assert GRIMOIRE_EN.event(revealed, 1, NAMES[:3]) == (
        "The books open: Ann chose Heal, you chose Silence and Cy chose Fireball."
    )
    secret, known = ({"event": "bookmarked", "seat": 1, "page": page} for page in (None, 11))
    assert GRIMOIRE_EN.event(secret, 0, NAMES) == "Bo has placed a bookmark."
    assert GRIMOIRE_FR.event(known, 1, NAMES) == "Tu places ton marque-page à la page 11, Arrêt du temps."


@pytest.mark.parametrize("text", [GRIMOIRE_EN, GRIMOIRE_FR], ids=LANGUAGES)
def test_every_page_and_card_says_what_it_does_at_every_table(text: Text) -> None:
    usual: Any = GAMES["grimoire"].Options()
    table = {option.name: getattr(usual, option.name) for option in opt.chosen(usual)} | {"amount": 1}
    keys = [f"page-{number}" for number in range(1, 16)] + [f"card-{card}" for card in GAMES["grimoire"].card_ids]
    assert all(text.say(f"{key}.effect", **table) for key in keys)
    for option, page in (("haste", 5), ("defence_timing", 6), ("lowest_by", 10), ("time_stop", 11), ("wish", 15)):
        allowed = next(each for each in opt.chosen(usual) if each.name == option).metadata["allowed"]
        said = {text.say(f"page-{page}.effect", **(table | {option: value})) for value in allowed}
        assert len(said) == len(allowed)


@pytest.mark.parametrize(
    ("step", "names", "label"),
    [
        ("page 12", (), "12 Polymorph"),
        ("token 2", (), "Token 2"),
        ("target 2", NAMES, "Cy"),
        ("target 2", (), "player 3"),
        ("take hidden", (), "Take the hidden card"),
        ("leave", (), "Leave it"),
    ],
)
def test_a_step_may_name_a_page_a_token_or_a_player(step: str, names: tuple[str, ...], label: str) -> None:
    assert GRIMOIRE_EN.step(step, names) == label


@pytest.mark.parametrize(
    ("event", "you", "other"),
    [
        (
            {
                "event": "proposed", "seat": 1, "spell": "fire", "team": False,
                "gives": [
                    {"seat": 1, "card": "fire", "worth": 1},
                    {"seat": 1, "card": "wolf", "worth": 1},
                    {"seat": 0, "card": "fire_fairy", "worth": 2},
                ],
            },
            "You propose the Fire spell: you give 1 Fire and the Wolf as 1, Ann gives the Fire Fairy as 2.",
            "Bo proposes the Fire spell: Bo gives 1 Fire and the Wolf as 1, you give the Fire Fairy as 2.",
        ),
        (
            {
                "event": "cast", "seat": 1, "spell": "air", "team": True, "zone": "B",
                "gives": [{"seat": 1, "card": "air", "worth": 4}],
            },
            "You cast the team spell in zone B: you give 4 Air.",
            "Bo casts the team spell in zone B: Bo gives 4 Air.",
        ),
        (
            {"event": "imp", "seat": 1, "cards": [["fire_guardian"], [], ["fire_guardian", "air_guardian"]]},
            "You let the Imp loose. He chases away: 2 Fire Guardians, Air Guardian.",
            "Bo lets the Imp loose. He chases away: 2 Fire Guardians, Air Guardian.",
        ),
        (
            {"event": "grip", "seat": 1, "grip": "ring", "guardian": "earth"},
            "Your hand obeys the Earth Guardian: thumb and ring finger only.",
            "Bo's hand obeys the Earth Guardian: thumb and ring finger only.",
        ),
        (
            {"event": "fingers", "seat": 1, "side": "left", "page": 3},
            "You reach for page 3 on the left.",
            "Bo reaches for page 3 on the left.",
        ),
        (
            {"event": "chose", "seat": 2, "chosen": 1, "what": "taker"},
            "You may take a card from the discard.",
            "Bo may take a card from the discard.",
        ),
    ],
    ids=lambda value: value["event"] if isinstance(value, dict) else "",
)  # fmt: skip
def test_what_summoners_do_together_is_told(event: dict[str, Any], you: str, other: str) -> None:
    assert (KAMIMAI_EN.event(event, 1, NAMES), KAMIMAI_EN.event(event, 0, NAMES)) == (you, other)


def test_pages_that_nobody_knows_are_not_told() -> None:
    built = {"event": "built", "left": 32, "right": 31, "faces": ["fire", None]}
    assert KAMIMAI_EN.event(built, 0, NAMES) == (
        "The Grimoire stands, 32 pages on the left and 31 on the right. Outermost: Fire."
    )
    assert KAMIMAI_EN.event(built | {"faces": [None, None]}, 0, NAMES).endswith(" on the right.")
    assert KAMIMAI_EN.event(built | {"left": None, "right": None}, 0, NAMES) == "The Grimoire is built."
    strayed = {"event": "strayed", "side": "right", "count": 2, "cards": ["air", "air"]}
    assert KAMIMAI_FR.event(strayed, 0, NAMES) == "2 pages se détachent à droite\u00a0: 2 Air."
    assert KAMIMAI_FR.event(strayed | {"cards": []}, 0, NAMES) == "2 pages se détachent à droite."


def test_a_fall_says_when_and_what_it_costs() -> None:
    falls = [
        KAMIMAI_EN.event({"event": "fell", "seat": 0, "when": when, "blessed": False}, None, NAMES)
        for when in ("draw", "watch", "later", "between", "warm_up")
    ]
    assert len(set(falls)) == 5
    blessed = KAMIMAI_EN.event({"event": "fell", "seat": 0, "when": "draw", "blessed": True}, None, NAMES)
    assert blessed == f"{falls[0]} The blessing of the zone protects you."
    lost = {"event": "energy", "lost": 1, "left": 0, "why": "collapse"}
    assert KAMIMAI_EN.event(lost, 0, NAMES) == "The group loses 1 energy. None is left."
    assert KAMIMAI_FR.event(lost | {"lost": 2, "left": 3, "why": "curse"}, 0, NAMES) == (
        "Le groupe perd 2 points d\u2019énergie. Il en reste 3."
    )
    assert KAMIMAI_EN.event(lost | {"lost": -2, "left": 6, "why": "adventure"}, 0, NAMES).endswith(": 6 energy.")


@pytest.mark.parametrize(
    ("step", "label"),
    [
        ("target B", "Zone B"),
        ("grip fire", "Gardien de Feu"),
        ("page 3", "Page 3"),
        ("pull 1", "Tirer 1 page"),
        ("let go", "Lâcher"),
        ("give 1 fire 2", "Bo\u00a0: 2 Feu"),
        ("give 0 earth_fairy 3", "Ann\u00a0: la Fée de la Terre pour 3"),
        ("choose 4", "Ed"),
        ("imp", "Lutin porte-clé"),
        ("stray left 2", "Des pages se détachent\u00a0: left 2"),
        ("lean -3", "Penche -3"),
        ("lean 3", "Penche 3"),
    ],
)
def test_a_step_may_name_a_zone_a_share_or_a_number(step: str, label: str) -> None:
    assert KAMIMAI_FR.step(step, NAMES) == label


def rows_of(heading: str) -> list[list[str]]:
    """The table of a section of KamiMaï's rules, without its head."""
    section = rulebook.written("kamimai").split(f"\n## {heading}\n")[1].split("\n## ")[0]
    return [row.split(" | ") for row in rulebook.ROW.findall(section)][1:]


MARKS = {"certain": "[C]", "likely": "[L]", "reconstructed": "[R]"}


def test_the_cards_in_the_rules_are_those_of_the_game() -> None:
    told = [[row[0], row[1], row[2], row[3]] for row in rows_of("The cards")]
    assert told == [
        [f"`{card.id}`", KAMIMAI_EN.card(card.id), str(card.copies), MARKS[card.source]] for card in kamimai_cards.CARDS
    ]


def test_the_sheets_and_grips_in_the_rules_are_those_of_the_game() -> None:
    expected = [
        [
            name,
            letter + (", first" if zone.start else ""),
            ", ".join(zone.spells),
            ", ".join(effect + (f" for {zone.spares} falls" if zone.spares else "") for effect in zone.effects)
            or "none",
            MARKS[sheets.SOURCE],
        ]
        for name, sheet in sheets.USUAL_SHEETS.items()
        for letter, zone in zip(sheets.LETTERS, sheet, strict=False)
    ]
    assert rows_of("The sheets") == expected
    assert {row[0]: row[1] for row in rows_of("The grips")} == sheets.USUAL_GRIPS
    assert {row[-1] for row in rows_of("The grips")} == {MARKS[sheets.SOURCE]}


def test_the_options_in_the_rules_are_those_of_the_game() -> None:
    options = {option.name: option for option in opt.chosen(GAMES["kamimai"].Options)}
    told = {row[0].strip("`"): row[1:3] for row in rows_of("Options")}
    assert list(told) == list(options)
    for name, (usual, others) in told.items():
        allowed = options[name].metadata["allowed"]
        if name == "house_rules":
            continue
        assert usual == spell(cast(Value, options[name].default)), name
        if isinstance(allowed, range):
            assert others == f"{allowed[0]} to {allowed[-1]}", name
        else:
            assert {usual, *others.split(", ")} == {spell(value) for value in allowed}, name


@pytest.mark.parametrize("text", [KAMIMAI_EN, KAMIMAI_FR], ids=LANGUAGES)
def test_everything_on_a_sheet_and_in_a_hand_has_its_words(text: Text) -> None:
    for card in GAMES["kamimai"].card_ids:
        assert text.say(f"card-{card}.effect")
    for family, names, parts in (
        ("spell", sheets.SPELLS, ("", ".the", ".short", ".help")),
        ("effect", ("none", *sheets.EFFECTS), ("", ".short", ".help")),
        ("grip", sheets.GRIPS, ("", ".the", ".short", ".help")),
        ("sheet", (*sheets.SHEETS, "adventure"), ("", ".the", ".level", ".help")),
        ("guardian", kamimai_cards.ELEMENTS, ("", ".the")),
    ):
        said = [[text.say(f"{family}-{name}{part}") for name in names] for part in parts]
        assert all(len(set(column)) == len(names) for column in said), family


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_tables_of_kamimai_are_told_in_every_language(language: str) -> None:
    told = rulebook.all_rules(TEXTS["kamimai", language], "kamimai")
    text = TEXTS["kamimai", language]
    assert all(text.say(f"guardian-{element}") in told for element in kamimai_cards.ELEMENTS)
    assert all(f"| {name} | B" in told for name in sheets.SHEETS)
    if language == "fr":
        assert "| I | A, première zone | Eau, Feu, Terre | Aucun effet |" in told
        assert "| Gardien d\u2019Eau | pouce et majeur |" in told
        assert "| Loup sacré | 1 | Compte pour 1 ou 2 Éléments" in told


@pytest.mark.parametrize(
    ("step", "label", "brief"),
    [
        ("red_4", "4 rouge", "4 rouge"),
        ("with blue_3", "Avec le 3 bleu", "3 bleu"),
        ("on 0", "Totem n°\u00a01", "Totem n°\u00a01"),
        ("attack", "Attaquer", "Attaquer"),
    ],
)
def test_a_step_may_be_a_bare_card_or_a_place(step: str, label: str, brief: str) -> None:
    assert (TOTEM_FR.step(step), TOTEM_FR.brief_step(step)) == (label, brief)


@pytest.mark.parametrize(
    ("environment", "language"),
    [
        ({}, "en"),
        ({"LANG": "fr_FR.UTF-8"}, "fr"),
        ({"LANG": "fr-CA"}, "fr"),
        ({"LANG": "fr_FR", "LC_ALL": "en_GB"}, "en"),
        ({"LANG": "fr_FR", "LC_ALL": "C"}, "en"),
        ({"LANG": "en_GB", "LANGUAGE": "de:fr"}, "fr"),
        ({"LANG": "de_DE"}, "en"),
    ],
)
def test_the_language_comes_from_the_environment(environment: dict[str, str], language: str) -> None:
    assert default_language(environment) == language


@pytest.mark.parametrize(
    ("language", "said", "play"),
    [
        ("en", "hide spear, attack tower", "hide spear, attack tower"),
        ("en", "  Counter with the GOLD dragon ,attack gold_dragon", "counter gold_dragon, attack gold_dragon"),
        ("en", "lay a soldier face down", "hide soldier"),
        ("en", "counter spear@3", "counter spear@2"),
        ("en", "attack empress (stack 8)", "attack empress@7"),
        ("en", "look 2", "look 1"),
        ("en", "play on", "play_on"),
        ("en", "pass", "pass"),
        ("en", "attack emp", "attack empress"),
        ("en", "attack s", None),
        ("en", "open sesame", None),
        ("en", "hide spear, juggle", None),
        ("en", "", None),
        ("en", ", ,", None),
        ("en", "look 99999999999999999999", None),
        ("fr", "cacher lance, attaquer tour", "hide spear, attack tower"),
        ("fr", "Contre avec l'Impératrice", "counter empress"),
        ("fr", "contrer avec la Tour de la pile 2", "counter tower@1"),
        ("fr", "Cacher un Soldat en défense → Attaquer avec une Tour", "hide soldier, attack tower"),
        ("fr", "attaque du Fou", "attack fool"),
        ("fr", "attaque Dragon d\u2019Or", "attack gold_dragon"),
        ("fr", "attaque dragon d'argent pile 2", "attack silver_dragon@1"),
        ("fr", "hide spear", "hide spear"),
        ("fr", "Passer", "pass"),
        ("fr", "regarder la carte n° 1", "look 0"),
    ],
)
def test_plays_typed_in_words(language: str, said: str, play: str | None) -> None:
    assert typed.play(said, Text(language, "kami")) == play


@pytest.mark.parametrize(
    ("game", "language", "said", "meant"),
    [
        ("kami", "en", "hide dragon", "Gold Dragon, Silver Dragon"),
        ("kami", "en", "hide dragon silver", "Silver Dragon"),
        ("kami", "en", "attack juggler", ""),
        ("kami", "fr", "cacher dragon", "Dragon d’Or, Dragon d’Argent"),
        ("grimoire", "en", "take coin", "Bronze Coin, Gold Coin, Silver Coin"),
        ("grimoire", "en", "page strike", "Meteor Strike"),
        ("grimoire", "fr", "prendre pièce", "Pièce en bronze, Pièce en or, Pièce en argent"),
        ("grimoire", "fr", "page feu", "Boule de feu"),
        ("kamimai", "en", "discard guardian", "Air Guardian, Earth Guardian, Fire Guardian, Water Guardian"),
        ("kamimai", "en", "discard fairy", "Air Fairy, Earth Fairy, Fire Fairy, Water Fairy"),
        ("kamimai", "fr", "défausser gardien", "Gardien d’Air, Gardien de Terre, Gardien de Feu, Gardien d’Eau"),
        ("kamimai", "fr", "défausser fée", "Fée de l’Air, Fée de la Terre, Fée du Feu, Fée de l’Eau"),
        ("totem", "en", "attack red", ""),  # that would be thirteen
    ],
)
def test_a_word_of_several_names_is_asked_about(game: str, language: str, said: str, meant: str) -> None:
    text = Text(language, game)
    assert meant == "" or typed.play(said, text) is None
    assert ", ".join(typed.unclear(said, text)) == meant


@pytest.mark.parametrize("language", LANGUAGES)
def test_asking_back_has_words_for_one_thing_and_for_several(language: str) -> None:
    one, several = (TEXTS["kami", language].say("notation-unclear", text="x", count=n, known="y") for n in (1, 2))
    assert "2" in several and "1" not in one and one.endswith("?")
