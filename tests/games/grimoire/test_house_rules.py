"""House rules: what a file may replace, what it may not, and why (docs/house-rules.md)."""

import re
from pathlib import Path

import pytest

from kamifuda.core.houserules import BadHouseRules
from kamifuda.core.options import BadOption
from kamifuda.games import grimoire
from kamifuda.games.grimoire import house
from kamifuda.games.grimoire.cards import CERTAIN, COMPANIONS, ITEMS, TREASURES
from kamifuda.games.grimoire.options import Options
from kamifuda.games.grimoire.pages import PAGES

GUIDE = Path(__file__).parents[3] / "docs" / "house-rules.md"


def block(kind: str) -> str:
    """The block of this kind in the part of the guide about Grimoire."""
    about = GUIDE.read_text().partition("\n## Grimoire\n")[2].partition("\n## ")[0]
    (found,) = re.findall(rf"^```{kind}\n(.*?)^```", about, re.DOTALL | re.MULTILINE)
    return str(found)


def refusal(toml: str) -> tuple[str, dict[str, str | int]]:
    with pytest.raises(BadHouseRules) as bad:
        house.from_toml(toml, grimoire.version)
    return bad.value.reason, bad.value.facts


def test_the_example_of_the_guide_means_what_it_says() -> None:
    assert f"house_rules={house.from_toml(block('toml'), grimoire.version)}\n" == block("text")
    assert len(house.differences(house.from_toml(block("toml"), grimoire.version), grimoire.version)) == 11


def test_the_guide_names_every_card_and_value_that_it_may() -> None:
    tables = set(re.findall(r"^\[(\w+)[.\]]", block("toml"), re.MULTILINE))
    assert tables == {*house.TABLES, house.DECK} - {"treasures"}
    whats = {what for (_, what), slot in house.SLOTS.items() if slot.source != CERTAIN}
    assert whats == set(re.findall(r"^(\w+) =", block("toml"), re.MULTILINE))


@pytest.mark.parametrize(
    ("toml", "text"),
    [
        ("", ""),
        ("# nothing\n", ""),
        ("[companions]", ""),
        ("[companions.nun]\nvp = 2", "nun.vp:2"),
        ("[companions.nun]\nvp = 1", ""),
        ('[companions.nun]\neffect = "nun"', ""),
        ('[companions.nun]\neffect = "none"', "nun.effect:none"),
        ("[pages.storm]\namount = 0\n[companions.king]\nvp = 9", "king.vp:9,storm.amount:0"),
        ("companions = { nun = { vp = 2 } }", "nun.vp:2"),
        ("items.junk.vp = 1", "junk.vp:1"),
        ('[pages.heal]\ntype = "common"', ""),
        ('[pages.wish]\ntype = "common"', "wish.type:common"),
        ('[pages.silence]\ntype = "forbidden"', "silence.type:forbidden"),
        ('[pages.charm]\ntype = "attack"', ""),
        ('[pages.resist]\ntype = "defence"', ""),
        ('[pages.resist]\ntype = "forbidden"', "resist.type:forbidden"),
        ("[companions.prince]\namount = 3\nvp = 4", "prince.vp:4,prince.amount:3"),
        ("[companions.queen]\namount = 2\n[companions.merchant]\namount = 0", "merchant.amount:0"),
        ('[pages.charm]\ntype = "forbidden"', "charm.type:forbidden"),
        ('[items.golden_cup]\neffect = "none"', ""),
        ('[items.golden_cup]\neffect = "shoes"', "golden_cup.effect:shoes"),
        ('[items.blessed_shoes]\neffect = "junk"', "blessed_shoes.effect:junk"),
        ('[deck]\nmissing = "bronze_coin"', ""),
        ('[deck]\nmissing = "king"\n[items.junk]\nvp = 1', "junk.vp:1,deck.missing:king"),
        ("[deck]", ""),
        ("\ufeff[items.junk]\r\nvp = 1\r\n", "junk.vp:1"),
        (
            '[pages.charm]\neffect = "domination"\n[pages.domination]\neffect = "charm"',
            "charm.effect:domination,domination.effect:charm",
        ),
    ],
)
def test_a_file_becomes_one_word(toml: str, text: str) -> None:
    assert house.from_toml(toml, grimoire.version) == text == house.normalised(text, grimoire.version)
    assert not set(text) & set(" =\n")


@pytest.mark.parametrize(
    ("toml", "reason", "facts"),
    [
        ("[companions.nun]\nvp = 2\nvp = 3\n", "syntax", {"line": 3}),
        ("[companions.nun]\n\nvp =\n", "syntax", {"line": 3}),
        ("[companions.nun]\nvp = 2\n[companions.nun]\n", "syntax", {"line": 3}),
        ("[companions.nun\n", "syntax", {"line": 1}),
        ('[companions.nun]\neffect = """\n', "syntax", {"line": 2}),
        ("[companions.nun]\nvp = " + "[" * 9000, "syntax", {"line": 2}),
        ("[companions.nun]\nvp = " + "9" * 9000, "syntax", {"line": 2}),
        ("#" * 16_001, "too-long", {"most": 16_000}),
        ("[cards.nun]", "unknown-table", {"at": "cards", "known": "treasures, companions, items, pages, deck"}),
        ("companions = 2", "not-a-table", {"at": "companions"}),
        ("[[companions]]\nvp = 2", "not-a-table", {"at": "companions"}),
        ("[companions]\nnun = 2", "not-a-table", {"at": "companions.nun"}),
        (
            "[items.nun]\nvp = 2",
            "unknown-card",
            {"at": "items.nun", "known": "bronze_sword, silver_bracelet, golden_cup, junk, blessed_shoes"},
        ),
        ("[companions.nun]\ncolour = 2", "nothing-to-replace", {"at": "nun.colour", "known": "vp, effect"}),
        ("[items.golden_cup]\ncolour = 2", "nothing-to-replace", {"at": "golden_cup.colour", "known": "vp, effect"}),
        (
            "[items.golden_cup]\neffect = 'thief'",
            "not-a-choice",
            {"at": "golden_cup.effect", "value": "thief", "known": "none, junk, shoes"},
        ),
        ("deck = 'king'", "not-a-table", {"at": "deck"}),
        ("[deck]\nspare = 'king'", "nothing-to-replace", {"at": "deck.spare", "known": "missing"}),
        ("[deck.king]\ncopies = 2", "nothing-to-replace", {"at": "deck.king", "known": "missing"}),
        ("[pages.silence]\namount = 2", "nothing-to-replace", {"at": "silence.amount", "known": "type, effect"}),
        ("[treasures.gold_coin]\nvp = 4", "certain", {"at": "gold_coin.vp"}),
        ("[treasures.gold_coin]\nvp = 3", "certain", {"at": "gold_coin.vp"}),
        ("[treasures.gold_coin]\nweight = 3", "certain", {"at": "gold_coin"}),
        ("[items.junk]\neffect = 'none'", "certain", {"at": "junk.effect"}),
        ("[pages.create]\neffect = 'storm'", "certain", {"at": "create.effect"}),
        ("[pages.haste]\ntype = 'common'", "certain", {"at": "haste.type"}),
        ("[pages.wish]\namount = 5", "own-option", {"at": "wish.amount", "option": "wish_vp"}),
        (
            "[pages.summon_elemental]\namount = 2",
            "own-option",
            {"at": "summon_elemental.amount", "option": "summon_elemental_vp"},
        ),
        ("[companions.nun]\nvp = 10", "not-in-range", {"at": "nun.vp", "value": "10", "least": 0, "most": 9}),
        ("[companions.nun]\nvp = -1", "not-in-range", {"at": "nun.vp", "value": "-1", "least": 0, "most": 9}),
        ("[companions.nun]\nvp = 2.0", "not-in-range", {"at": "nun.vp", "value": "2.0", "least": 0, "most": 9}),
        ("[companions.nun]\nvp = true", "not-in-range", {"at": "nun.vp", "value": "true", "least": 0, "most": 9}),
        ("[companions.nun]\nvp = '2'", "not-in-range", {"at": "nun.vp", "value": "2", "least": 0, "most": 9}),
        ("[companions.nun]\nvp = {}", "not-in-range", {"at": "nun.vp", "value": "{}", "least": 0, "most": 9}),
        (
            "[pages.heal]\ntype = 'time'",
            "not-a-choice",
            {"at": "heal.type", "value": "time", "known": "common, forbidden"},
        ),
        (
            "[pages.fireball]\ntype = 'attack'",
            "not-a-choice",
            {"at": "fireball.type", "value": "attack", "known": "common, forbidden"},
        ),
        (
            "[pages.charm]\ntype = 'defence'",
            "not-a-choice",
            {"at": "charm.type", "value": "defence", "known": "common, forbidden, attack"},
        ),
        (
            "[pages.resist]\ntype = 'attack'",
            "not-a-choice",
            {"at": "resist.type", "value": "attack", "known": "common, forbidden, defence"},
        ),
        ("[pages.time_stop]\ntype = 'defence'", "certain", {"at": "time_stop.type"}),
        ("[companions.spy]\namount = 1", "nothing-to-replace", {"at": "spy.amount", "known": "vp, effect"}),
        ("[companions.king]\ncolour = 1", "nothing-to-replace", {"at": "king.colour", "known": "vp, amount, effect"}),
        ("[companions.king]\namount = 10", "not-in-range", {"at": "king.amount", "value": "10", "least": 0, "most": 9}),
        ("[companions.king]\namount = 3\neffect = 'thief'", "with-effect", {"at": "king.amount"}),
        ("[items.junk]\namount = 6", "nothing-to-replace", {"at": "junk.amount", "known": "vp"}),
        ("[pages.heal]\ntype = 1", "not-a-choice", {"at": "heal.type", "value": "1", "known": "common, forbidden"}),
        ("[pages.luck]\ntype = 'forbidden'\neffect = 'storm'", "with-effect", {"at": "luck.type"}),
        ("[pages.storm]\namount = 3\neffect = 'charm'", "with-effect", {"at": "storm.amount"}),
    ],
)
def test_what_can_not_be_replaced_is_refused_with_the_facts(
    toml: str, reason: str, facts: dict[str, str | int]
) -> None:
    assert refusal(toml) == (reason, facts)


def test_an_effect_is_that_of_another_card_of_its_kind() -> None:
    reason, facts = refusal("[companions.nun]\neffect = 'storm'")
    assert (
        reason == "not-a-choice" and str(facts["known"]).startswith("spy, mercenary") and "none" in str(facts["known"])
    )
    reason, facts = refusal("[pages.charm]\neffect = 'none'")
    assert reason == "not-a-choice" and str(facts["known"]).startswith("luck, silence")


def test_what_is_repeated_in_an_error_is_short() -> None:
    for toml in (f"[companions.nun]\nvp = '{'x' * 999}'", f"[companions.{'x' * 999}]", f"[{'x' * 999}]"):
        assert all(len(str(fact)) <= 120 for fact in refusal(toml)[1].values())


@pytest.mark.parametrize(
    ("text", "normal"),
    [
        ("storm.amount:3, nun.vp:2 ,", "nun.vp:2,storm.amount:3"),
        ("nun.vp:1,storm.amount:2", ""),
        ("charm.effect:charm", ""),
    ],
)
def test_a_person_may_write_them_carelessly(text: str, normal: str) -> None:
    assert house.normalised(text, grimoire.version) == normal


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("nun.vp", "form"),
        ("nun.vp=2", "form"),
        ("nun:vp:2", "form"),
        ("nun.vp:2,nun.vp:2", "twice"),
        ("nun.vp:1,nun.vp:2", "twice"),
        ("nun.vp:02", "not-in-range"),
        ("nun.vp:\u0662", "not-in-range"),
        ("nun.vp:10", "not-in-range"),
        ("gold_coin.vp:4", "certain"),
        ("wish.amount:5", "own-option"),
        ("bishop.vp:2", "unknown-card"),
        ("luck.type:forbidden,luck.effect:storm", "with-effect"),
    ],
)
def test_a_text_is_as_strict_as_a_file(text: str, reason: str) -> None:
    with pytest.raises(BadHouseRules) as bad:
        house.normalised(text, grimoire.version)
    assert bad.value.reason == reason


def test_they_are_told_as_differences() -> None:
    assert house.differences("nun.vp:2,charm.effect:domination", grimoire.version) == [
        {"say": "house-changed-vp", "name": {"say": "card-nun"}, "usual": 1, "here": 2},
        {"say": "house-changed-effect", "name": {"say": "page-9"}, "other": {"say": "page-14.the"}},
    ]


def test_whatever_is_not_certain_may_be_replaced() -> None:
    """By the provenance that the tables of cards and pages state."""
    free = {key for key, slot in house.SLOTS.items() if slot.source != CERTAIN}
    assert not any(name in [coin.id for coin in TREASURES] for name, _ in free)
    assert {name for name, what in free if what == "vp"} == {card.id for card in COMPANIONS + ITEMS}
    assert {name for name, what in free if what == "type"} == {page.id for page in PAGES if page.type_source != CERTAIN}
    assert {name for name, what in free if what == "effect"} == {
        *(card.id for card in COMPANIONS + ITEMS if card.id != "junk"),
        *(page.id for page in PAGES if page.id != "create"),
    }
    assert [name for name, what in free if what == "missing"] == ["deck"]
    assert {name for name, what in free if what == "amount"} == {
        *("fireball", "storm", "meteor_strike"),
        *(card.id for card in COMPANIONS if card.id not in ("spy", "nun")),
    }
    for (name, what), slot in house.SLOTS.items():
        for value in slot.allowed if (name, what) in free else ():
            text = house.normalised(f"{name}.{what}:{value}", grimoire.version)
            assert house.replacements(text) == ({} if value == slot.usual else {(name, what): value})
            assert Options(house_rules=text).house_rules == text


@pytest.mark.clause("GRI-A33")
def test_the_missing_card_and_a_deck_that_lacks_none_contradict_each_other() -> None:
    assert Options(quest_deck=58, house_rules="deck.missing:king")
    with pytest.raises(BadOption) as bad:
        Options(quest_deck=59, house_rules="deck.missing:king")
    assert bad.value.why is not None
    facts = {"at": "deck.missing", "option": "quest_deck=58"}
    assert (bad.value.name, bad.value.why.reason, bad.value.why.facts) == ("house_rules", "idle", facts)
