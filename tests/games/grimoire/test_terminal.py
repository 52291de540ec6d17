"""A match of Grimoire in the terminal."""

from collections import Counter
from io import StringIO
from pathlib import Path
from typing import Any

import pytest
from rich.console import Console

from kamifuda.cli import usage
from kamifuda.cli.terminal import typed
from kamifuda.cli.terminal.table import Table
from kamifuda.core.match import plays
from kamifuda.core.rng import Rng
from kamifuda.games import GAMES
from kamifuda.games.grimoire.cards import NUMBERED_ITEMS, pick_out
from kamifuda.games.grimoire.layout import PHASES, arrange
from kamifuda.games.grimoire.rules import Grimoire
from kamifuda.text import LANGUAGES, Text
from tests.program import PROMPT, play, printed, squeezed

GRIMOIRE = GAMES["grimoire"]
OPTIONS: list[dict[str, Any]] = [
    {},
    {"seats": 3, "wish": "three_keep_one", "create_cost": 1, "defence_timing": "on_reveal", "end_at": 12},
    {"seats": 4, "haste": "take_first", "time_stop": "take_first", "heal_cost": 0, "top_tie": "shared"},
    {"seats": 4, "shoes": "territory", "house_rules": "nun.effect:merchant,luck.effect:create,storm.amount:5"},
]
ENOUGH = 15  # times that a phase is looked at
SEATS = ["You", "Akari", "Botan", "Chiyo"]


def table_of(language: str = "en", seed: str = "3", width: int = 80, **options: Any) -> Table:
    """A table that draws into a string."""
    table = Table(GRIMOIRE, GRIMOIRE.Options(**options), usage.seed_of(seed), ["greedy"], Text(language, "grimoire"))
    table.console = Console(file=StringIO(), width=width, highlight=False, markup=False, emoji=False)
    return table


def shown(table: Table) -> str:
    return squeezed(table.console.file.getvalue())  # type: ignore[attr-defined]


def drawn(position: Grimoire, language: str = "en", width: int = 80) -> str:
    """The table as seat 0 sees it in this position."""
    table = table_of(language, width=width, seats=int(position.seats))
    table.console.print(table.board.draw(GRIMOIRE.view(position, 0), width))
    return shown(table)


# In a real terminal


@pytest.mark.parametrize("columns", [80, 120])
def test_the_first_round_in_a_terminal(columns: int) -> None:
    text, prompt = Text("en", "grimoire"), PROMPT["en"]

    def answered(line: str) -> str:
        terminal.typed(line)
        return squeezed(terminal.until(prompt))

    with play("grimoire", "--seats", "3", "--seed", "16", columns=columns) as terminal:
        first = squeezed(terminal.until(prompt))
        assert text.say("game-goal", end_at=10) in first and "Akari (greedy), Botan (greedy)" in first
        assert text.say("board-heading-token") in first and "58 cards · Item deck 18 cards" in first
        assert text.say("hint-token") in answered("?")
        assert squeezed(text.say("game-reconstructed")) in first
        assert "There is no “token 9” here; the number may be 1, 2, 3." in answered("token 9")
        assert "✗ First answer this: Choose an order token" in answered("luck")
        seen = answered("token 2")
        assert "You take order token 2." in seen and "Round 1 · level 6 · everybody chooses" in seen
        assert "░░░░░ Bronze Coin Gold Coin Prince" in seen and "1 Luck" in seen and "6 Resist" in seen
        advice = answered("?")
        assert "3 Fireball (Forbidden spell): Take 1 point." in advice and "Why: " in advice
        for line, objection, clause in (
            ("page 7", "There are only pages 1 to 6.", "GRI-22"),
            ("create", "There are only pages 1 to 6.", "GRI-22"),
            ("take gold coin", f"First answer this: {text.say('phase-bookmark')}", "GRI-21"),
        ):
            said = answered(line)
            assert f"✗ {objection} Not allowed ({clause}). {text.clause(clause)}" in said, said
        assert "GRI-21 " in answered("r")
        assert "✗ There are only pages 1 to 6. Your" in answered("page 99")
        assert all("I do not understand" in answered(words) for words in ("sing", "page sing", "take 2", "-1", "1 2"))
        assert all("is only the beginning of a play" in answered(words) for words in ("page", "take"))
        seen = answered("heal")
        assert "you chose Heal" in seen and "You have no point to pay: Heal has no effect." in seen
        assert "▶ You" in seen and text.say("phase-take") in seen and "Take the Gold Coin" in seen
        assert "✗ There is no King in the quest zone. Not allowed (GRI-11)." in answered("king")
        assert "The bot “greedy” would play: Take the " in answered("?") and (
            "Prince (2 points [reconstructed]): At the end" in answered("?")
        )
        seen = answered("gold")
        assert "You take a Gold Coin." in seen and "Round 2 · level 7" in seen and "Treasures 1/10 Gold" in seen
        terminal.typed("q")
        terminal.until("just Enter > ")
        terminal.typed("")
        code, goodbye = terminal.ended()
    assert code == 0 and "play grimoire --seats 3 --bots greedy --seed 16" in squeezed(goodbye)


def test_the_first_round_in_french() -> None:
    text, prompt = Text("fr", "grimoire"), PROMPT["fr"]

    def answered(line: str) -> str:
        terminal.typed(line)
        return squeezed(terminal.until(prompt))

    with play("grimoire", "--seats", "3", "--seed", "16", language="fr") as terminal:
        assert "Avant la première manche" in terminal.until(prompt)
        assert "Manche 1 · niveau 6 · tous choisissent" in answered("jeton n° 2")
        advice = answered("?")
        assert squeezed(text.say("hint-bookmark")) in advice and "Pourquoi" in advice
        assert "Il n’y a que les pages 1 à 6. Interdit (GRI-22)." in answered("tempête")
        assert "tu as choisi la Chance" in answered("la chance")
        assert "n’importe quoi" in answered("n’importe quoi")
        terminal.typed("q")


@pytest.mark.parametrize(("seed", "seats"), [("1", "2"), ("2", "3"), ("3", "4")])
def test_a_whole_match_in_a_terminal(seed: str, seats: str, tmp_path: Path) -> None:
    file = str(tmp_path / "kept")
    with play("grimoire", "--seed", seed, "--seats", seats, "--save", file) as terminal:
        seen = terminal.until(PROMPT["en"])
        while "End of the match" not in seen:
            terminal.typed("1")
            seen = terminal.until(PROMPT["en"], "End of the match")
        code, rest = terminal.ended()
    assert code == 0 and "in companions" in squeezed(rest)
    assert "The result is right" in printed("verify", file)


@pytest.mark.parametrize("columns", [24, 39, 60])
def test_a_narrow_terminal_is_no_crash(columns: int) -> None:
    with play("grimoire", "--seed", "3", "--seats", "4", columns=columns) as terminal:
        first = terminal.until(PROMPT["en"])
        terminal.typed("1")
        seen = terminal.until(PROMPT["en"])
    assert all(len(line) <= columns for line in seen.splitlines())
    assert ("too narrow" in squeezed(first)) == (columns < 40) == ("Quest deck" not in first)


# Whatever happens

TYPED = [
    *("?", "b", "", "r", "zz", "page 3", "page 14", "heal", "create", "leave", "take hidden", "hidden", "king", "gold"),
    *("replace hidden", "token 1", "target akari", "give spy", "seize king", "keep nun", "points", "cards", "enough"),
    *("buy", "shoes", "page sing", "take"),
    *"1111111111222222222333333445566789",
]


@pytest.mark.parametrize("number", range(12))
def test_whatever_is_typed_is_answered(monkeypatch: pytest.MonkeyPatch, number: int) -> None:
    rng, width = Rng(number), (60, 80, 120)[number % 3]
    table = table_of("en" if number % 2 else "fr", str(number), width, **OPTIONS[number % 4])
    offer = table.text.say("terminal-offer") + " "
    monkeypatch.setattr("builtins.input", lambda asked: "" if asked == offer else TYPED[rng.below(len(TYPED))])
    table.run()
    assert table.match.position.over
    lines = table.console.file.getvalue().splitlines()  # type: ignore[attr-defined]
    assert all(len(line.rstrip()) <= width for line in lines if " play grimoire " not in line)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_phase_is_drawn_and_every_play_has_its_reason(language: str) -> None:
    phases: Counter[str] = Counter()
    reasons: set[str] = set()
    for number, options in enumerate(OPTIONS * 4):
        table, rng = table_of(language, str(number), **options), Rng(number)
        while not table.match.position.over:
            seats = table.match.to_act()
            seat = seats[rng.below(len(seats))]
            seen, legal = table.match.view(seat), plays(table.match.legal(seat))
            phases[seen["phase"]] += 1
            if phases[seen["phase"]] <= ENOUGH:
                reasons |= said_and_drawn(table, seat, legal)
            table.match.play(seat, legal[rng.below(len(legal))])
    assert phases.keys() == set(PHASES)
    assert "" not in reasons and len(reasons) > 30


def said_and_drawn(table: Table, seat: int, legal: list[str]) -> set[str]:
    """All that the board has to say about a decision; returns the reasons for the plays."""
    seen, board = table.match.view(seat), table.board
    for width in (40, 80):
        table.console.print(board.draw(seen, width))
    assert board.heading(seen) and board.question(seen) and board.hint(seen) and board.waiting(seen, seat)
    assert all(board.explained(seen))
    assert not any(board.objection(seen, [play]) for play in legal)
    assert all(board.step(play) and board.brief_step(play) for play in legal)
    return {board.why(seen, play) for play in legal}


# What is drawn


def test_a_territory_shows_what_its_viewer_may_know() -> None:
    options: Any = GRIMOIRE.Options(seats=3)
    position = arrange(
        options,
        companions=[["spy", "queen"], ["thief", "thief", "king"], []],
        treasures=[["gold_coin", "silver_coin"], ["gold_coin"], ["bronze_coin"]],
        items=[["junk"], ["junk", "golden_cup"], []],
        points=[4, 1, 0],
        quest=["nun"],
        hidden="prince",
        discard=["bronze_coin", "bronze_coin", "archer"],
        round=5,
        order=[3, 1, 2],
    )
    position.open |= int(position.cards(2))
    assert position.phase == PHASES.index("bookmark")
    seen = drawn(position)
    assert "Akari Page is choosing 1 point Companions 3/10 2 Thieves, King token 1 Treasures 1/10 ░ Items 2 ░░" in seen
    assert "Treasures 1/10 Bronze" in seen and "3 cards 2 Bronze Coins, Archer" in seen
    assert "Spy, Queen token 3 Treasures 2/10 (Silver), (Gold) Items 1 (Junk)" in seen
    assert "░░░░░ Nun" in seen and Text("en", "grimoire").say("board-brackets") in seen
    position.peeked = 1
    assert "(Prince) Nun 2 points 1 point" in drawn(position)


def test_pages_protection_silence_and_the_last_round_are_shown() -> None:
    options: Any = GRIMOIRE.Options()
    position = arrange(
        options, companions=[[], []], quest=["nun"], pages=[6, 2], order=[1, 2], phase="take", turn=1, ending=True
    )
    position.protected, position.silencers = 1, 2
    seen = drawn(position)
    assert "last round Silence" in seen and "▶ You Page 6 Resist · protected" in seen and "Page 2 Silence" in seen


# What is told


def test_what_a_seat_does_in_its_turn_is_one_line() -> None:
    table = table_of()
    table.hear(
        [
            {"event": "time", "seat": 1, "page": 5, "how": "reverse", "seats": [1, 0]},
            {"event": "turn", "seat": 1, "page": 8},
            {"event": "gained", "seat": 1, "points": 2, "why": "storm"},
            {"event": "took", "seat": 1, "card": "king", "hidden": False},
            {"event": "discarded", "cards": ["nun"]},
            {"event": "round", "round": 4, "level": 9},
            {"event": "laid", "cards": ["nun", "king"], "deck": 20},
            {"event": "peeked", "seat": 0, "card": "thief"},
            {"event": "peeked", "seat": 1, "card": None},
            {"event": "bookmarked", "seat": 1, "page": None},
        ]
    )
    order, turn, left, spied = table.news.lines
    assert order.endswith("Akari, you.")
    assert turn == "Akari's turn, with Storm. Storm: Akari takes 2 points. Akari takes a King."
    assert "Nun" in left and "a Thief" in spied


def test_at_the_end_the_winner_is_told_first() -> None:
    table = table_of()
    count = {"event": "counted", "treasures": [], "items": [], "treasure_points": 0, "companion_points": 3}
    count |= {"bonus_points": 0, "item_points": 0, "junk_bonus": 0, "points": 4}
    table.hear(
        [
            {"event": "took", "seat": 0, "card": "king", "hidden": False},
            count | {"seat": 0, "total": 7},
            count | {"seat": 1, "total": 8},
            {"event": "match_won", "seat": 1},
        ]
    )
    said = shown(table)
    assert said.index("You take a King") < said.index("Akari has the most points") < said.index("You have 7 points")


def test_house_rules_are_told_before_the_match_and_in_the_advice() -> None:
    table = table_of(house_rules="nun.vp:2,luck.effect:storm,storm.amount:5")
    table.greet()
    assert "Nun" in shown(table) and "Storm" in shown(table)
    seen = GRIMOIRE.view(arrange(table.match.options, companions=[[], []], quest=["nun"], round=3), 0)
    pages = table.board.explained(seen)
    assert pages[0] == "1 Luck (Forbidden spell): Take 5 points." and pages[7].endswith(": Take 5 points.")


@pytest.mark.parametrize(
    ("rules", "card", "said"),
    [
        ("", "queen", "Queen (2 points [reconstructed]): At the end, 2 more points if you have a King. [recon"),
        ("queen.vp:1,queen.amount:5", "queen", "Queen (1 point): At the end, 5 more points if you have a King. [recon"),
        ("thief.amount:3,nun.effect:thief", "nun", "Whenever you have the first turn of a round, take 3 points."),
        ("nun.effect:none", "nun", "Nun (1 point [reconstructed]): -"),
    ],
)  # fmt: skip
def test_a_companion_tells_the_points_of_this_table(rules: str, card: str, said: str) -> None:
    options: Any = GRIMOIRE.Options(house_rules=rules)
    position = arrange(options, companions=[[], []], quest=[card], pages=[1, 2], phase="take", turn=1)
    position.order = 0x21
    assert said in table_of().board.explained(GRIMOIRE.view(position, 0))[0]


@pytest.mark.parametrize(
    ("language", "rules", "asked"),
    [
        ("en", "", "Merchant: do you pay 1 point for one more item?"),
        ("en", "merchant.amount:3", "Merchant: do you pay 3 points for one more item?"),
        ("en", "merchant.amount:0", "Merchant: do you draw one more item?"),
        ("fr", "merchant.amount:3", "Marchand\u00a0: paies-tu 3 points pour un objet de plus\u202f?"),
    ],
)
def test_a_merchant_names_the_price_of_this_table(language: str, rules: str, asked: str) -> None:
    options: Any = GRIMOIRE.Options(house_rules=rules)
    position = arrange(options, companions=[["merchant"], []], points=[9, 0], pages=[7, 8], phase="merchant")
    assert table_of(language).board.question(GRIMOIRE.view(position, 0)) == asked


@pytest.mark.parametrize(
    ("rules", "page", "said"),
    [
        ("", 1, "1 Luck (Common spell [reconstructed])"),
        ("luck.type:forbidden", 1, "1 Luck (Forbidden spell)"),
        ("resist.type:common", 6, "6 Resist (Common spell)"),
        ("", 9, "9 Charm (Attack spell)"),
        ("charm.type:forbidden", 9, "9 Charm (Forbidden spell)"),
        ("storm.effect:charm,charm.type:common", 8, "8 Storm (Common spell)"),
    ],
)
def test_a_type_that_was_replaced_is_the_one_that_is_told(rules: str, page: int, said: str) -> None:
    options: Any = GRIMOIRE.Options(house_rules=rules)
    seen = GRIMOIRE.view(arrange(options, companions=[[], []], quest=["nun"], round=9), 0)
    assert table_of().board.explained(seen)[page - 1].startswith(f"{said}: ")


def test_items_that_were_used_lie_open() -> None:
    options: Any = GRIMOIRE.Options(house_rules="golden_cup.effect:shoes")
    position = arrange(options, companions=[[], []], items=[["junk", "golden_cup"], ["blessed_shoes"]])
    assert "Items 2 (Cup), (Junk)" in drawn(position)
    position.used = position.items(1) | pick_out(["golden_cup"], int(position.items(0)), NUMBERED_ITEMS)
    said = drawn(position)
    assert "Items 2 Cup, (Junk)" in said and "Items 1 Shoes" in said


@pytest.mark.parametrize(
    ("language", "said", "step"),
    [
        ("en", "use the golden cup", "use golden_cup"),
        ("en", "use the blessed shoes", "shoes"),
        ("fr", "utiliser la coupe en or", "use golden_cup"),
    ],
)
def test_an_item_is_used_by_its_name(language: str, said: str, step: str) -> None:
    options: Any = GRIMOIRE.Options(house_rules="golden_cup.effect:shoes")
    seen = GRIMOIRE.view(arrange(options, companions=[[], []], quest=["nun"], pages=[7, 8], phase="take"), 0)
    words = typed.Words(Text(language, "grimoire"), SEATS)
    assert table_of(language).board.in_order(seen, words.steps(said.split())) == [step]


def test_what_is_reconstructed_says_so() -> None:
    board, text = table_of().board, Text("en", "grimoire")
    options: Any = GRIMOIRE.Options()
    position = arrange(options, companions=[[], []], quest=["thief", "king"], pages=[1, 2], phase="take", turn=1)
    position.order = 0x21
    thief, king, legend = board.explained(GRIMOIRE.view(position, 0))
    mark = f"[{text.say('provenance-reconstructed')}]"
    assert mark not in thief and king.endswith(mark) and legend == text.say("provenance-reconstructed.help")


# What is typed


@pytest.mark.parametrize(
    ("language", "said", "play"),
    [
        ("en", "page 8", "page 8"),
        ("en", "bookmark at page 8", "page 8"),
        ("en", "page storm", "page 8"),
        ("en", "page 8 storm", "page 8"),
        ("en", "Summon", "page 10"),
        ("en", "token 2", "token 2"),
        ("en", "take the hidden card", "take hidden"),
        ("en", "take gold", "take gold_coin"),
        ("en", "give a thief", "give thief"),
        ("en", "aim at Botan", "target 2"),
        ("en", "target player 2", None),
        ("en", "target 2", "target 1"),
        ("en", "king", "king"),
        ("en", "time stop", "page 11"),
        ("en", "page s", None),
        ("en", "page sing", None),
        ("en", "page 100", None),
        ("fr", "page n° 8", "page 8"),
        ("fr", "Boule de feu", "page 3"),
        ("fr", "la chance", "page 1"),
        ("fr", "prendre la carte cachée", "take hidden"),
        ("fr", "prends la pièce d’or", "take gold_coin"),
        ("fr", "vise Akari", "target 1"),
        ("fr", "donner le voleur", "give thief"),
    ],
)
def test_plays_typed_in_words(language: str, said: str, play: str | None) -> None:
    assert typed.play(said, Text(language, "grimoire"), SEATS) == play


@pytest.mark.parametrize(
    ("phase", "typed", "meant"),
    [
        ("bookmark", "heal", "page 4"),
        ("bookmark", "create", "page 7"),
        ("heal", "heal", "heal"),
        ("take", "king", "take king"),
        ("take", "hidden", "take hidden"),
        ("luck", "king", "replace king"),
        ("luck", "take king", "replace king"),
        ("seize", "take king", "seize king"),
        ("take", "give king", "give king"),
        ("target", "king", "king"),
    ],
)
def test_what_goes_without_saying(phase: str, typed: str, meant: str) -> None:
    seen = GRIMOIRE.view(table_of().match.position, 0) | {"phase": phase}
    assert table_of().board.in_order(seen, [typed]) == [meant]


def test_a_target_is_called_by_name() -> None:
    board = table_of(seats=4).board
    assert (board.step("target 2"), board.brief_step("target 2")) == ("Botan", "Botan")
    assert (board.step("page 12"), board.brief_step("page 12")) == ("12 Polymorph", "Polymorph")
