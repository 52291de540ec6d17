"""The options of a KamiMaï table; the defaults are the French edition, first sheet.

Where the editions differ in words, page numbers or names only, nothing follows for play: KMI-D9, KMI-D11, KMI-D12,
KMI-D13, KMI-D15, KMI-D16, KMI-D17.
"""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Final, Literal, get_args

from mypy_extensions import i64

from kamifuda.core.options import MOST_VERSIONS, check, choice, on_or_off, text, versions, within
from kamifuda.games.kamimai import house
from kamifuda.games.kamimai.sheets import SHEETS

DIFFICULTIES: Final = ("normal", "easy", "hard")
PAPERS: Final = ("normal", "gentle", "stern")
STEADYING: Final = ("none", "some", "much")
HINTS: Final = ("auto", "on", "off")
First = Literal["random", "person", "0", "1", "2", "3", "4"]
FIRST: Final[tuple[First, ...]] = get_args(First)  # who begins; a seat that nobody has: by chance
ON_SCREEN: Final = ("physics", "odds")  # books that options can change
TO_TOUCH: Final = ("physics",)


@dataclass(frozen=True)
class Options:
    seats: int = choice(3, 1, 2, 4, 5)  # KMI-01
    sheet: Literal["I", "II", "III", "adventure"] = choice("I", "II", "III", "adventure")  # KMI-08, KMI-84
    difficulty: Literal["normal", "easy", "hard"] = choice(*DIFFICULTIES)  # KMI-81 to KMI-83, KMI-85
    book: Literal["odds", "physics", "real"] = choice("odds", "real", "physics")
    paper: Literal["normal", "gentle", "stern"] = choice(*PAPERS, needs="book", being=ON_SCREEN)
    steadying: Literal["none", "some", "much"] = choice(
        *STEADYING, since=2, before="none", needs="book", being=TO_TOUCH
    )
    lean_hint: Literal["auto", "on", "off"] = choice(*HINTS, since=2, before="auto", needs="book", being=ON_SCREEN)
    energy_start: int = choice(5, 4)  # KMI-D1: the French edition, the English one
    easy_bonus: int = within(1, 0, 3)
    adventure_bonus: int = within(2, 0, 5)
    adventure_keep_reserves: bool = on_or_off(False)  # KMI-A34
    reserve_limit: int = within(4, 3, 8)  # KMI-12, KMI-40
    blessing_needs_guardian: bool = on_or_off(False)  # KMI-A1, KMI-A44
    curse_on_collapse: bool = on_or_off(False)  # KMI-A3, KMI-A44
    colour_curse_hits_fairies: bool = on_or_off(False)  # KMI-A6
    dragonflies_move_guardians: bool = on_or_off(True)  # KMI-A27
    collapse_share: int = within(50, 20, 80, needs="book", being=ON_SCREEN)  # KMI-A11
    stray_cards: Literal["stay", "drawn"] = choice("stay", "drawn", needs="book", being=ON_SCREEN)
    watch_seconds: int = within(3, 1, 10)  # KMI-A18
    empty_grimoire: Literal["rebuild", "lose_energy"] = choice("rebuild", "lose_energy")  # KMI-A15
    faces_visible: bool = on_or_off(True, needs="book", being=ON_SCREEN)  # KMI-A14
    zone_graph: Literal["free", "arrows"] = choice("free", "arrows")  # KMI-A32
    grip_profile: Literal["physical", "probability"] = choice(
        "physical", "probability", needs="book", being=ON_SCREEN
    )  # KMI-A37
    warm_up: bool = on_or_off(False, needs="book", being=ON_SCREEN)  # KMI-11
    first: Literal["random", "person", "0", "1", "2", "3", "4"] = choice(*FIRST, since=4, before="random")  # KMI-14
    house_rules: str = text("", house.normalised)
    version: int = versions(4)

    def __post_init__(self) -> None:
        check(self)


# The engine holds all but the house rules in one number.
SEATS: Final[i64] = 7
EASY: Final[i64] = 1 << 3
HARD: Final[i64] = 1 << 4
REAL: Final[i64] = 1 << 5
GENTLE: Final[i64] = 1 << 6
STERN: Final[i64] = 1 << 7
KEEP_RESERVES: Final[i64] = 1 << 8
NEEDS_GUARDIAN: Final[i64] = 1 << 9
CURSE_ON_FALL: Final[i64] = 1 << 10
FAIRIES_TOO: Final[i64] = 1 << 11
GUARDIANS_STAY: Final[i64] = 1 << 12
STRAYS_DRAWN: Final[i64] = 1 << 13
EMPTY_COSTS: Final[i64] = 1 << 14
FACES_HIDDEN: Final[i64] = 1 << 15
ARROWS: Final[i64] = 1 << 16
PROBABILITY: Final[i64] = 1 << 17
WARM_UP: Final[i64] = 1 << 18
ADVENTURE: Final[i64] = 1 << 19
PHYSICS: Final[i64] = 1 << 45
SOME_STEADYING: Final[i64] = 1 << 46
MUCH_STEADYING: Final[i64] = 1 << 47
LEAN_SHOWN: Final[i64] = 1 << 48
LEAN_UNTOLD: Final[i64] = 1 << 49
SHEET: Final = 20
ENERGY: Final = 22
EASY_BONUS: Final = 25
ADVENTURE_BONUS: Final = 27
LIMIT: Final = 30
SHARE: Final = 34
WATCH: Final = 41
VERSION: Final = 50
FIRST_TURN: Final = 56  # by its place in FIRST
SEATS_FROM: Final = 2  # there
SWITCHES: Final[dict[int, tuple[str, str | bool]]] = {
    EASY: ("difficulty", "easy"), HARD: ("difficulty", "hard"), REAL: ("book", "real"),
    GENTLE: ("paper", "gentle"), STERN: ("paper", "stern"), KEEP_RESERVES: ("adventure_keep_reserves", True),
    NEEDS_GUARDIAN: ("blessing_needs_guardian", True), CURSE_ON_FALL: ("curse_on_collapse", True),
    FAIRIES_TOO: ("colour_curse_hits_fairies", True), GUARDIANS_STAY: ("dragonflies_move_guardians", False),
    STRAYS_DRAWN: ("stray_cards", "drawn"), EMPTY_COSTS: ("empty_grimoire", "lose_energy"),
    FACES_HIDDEN: ("faces_visible", False), ARROWS: ("zone_graph", "arrows"),
    PROBABILITY: ("grip_profile", "probability"), WARM_UP: ("warm_up", True), ADVENTURE: ("sheet", "adventure"),
    PHYSICS: ("book", "physics"), SOME_STEADYING: ("steadying", "some"), MUCH_STEADYING: ("steadying", "much"),
    LEAN_SHOWN: ("lean_hint", "on"), LEAN_UNTOLD: ("lean_hint", "off"),
}  # fmt: skip
NUMBERS: Final = (
    ("seats", 0, 7), ("energy_start", ENERGY, 7), ("easy_bonus", EASY_BONUS, 3),
    ("adventure_bonus", ADVENTURE_BONUS, 7), ("reserve_limit", LIMIT, 15), ("collapse_share", SHARE, 127),
    ("watch_seconds", WATCH, 15), ("version", VERSION, MOST_VERSIONS),
)  # fmt: skip


def packed(options: Options) -> int:
    switches: int = sum(flag for flag, (name, value) in SWITCHES.items() if getattr(options, name) == value)
    numbers: int = sum(getattr(options, name) << place for name, place, _ in NUMBERS)
    sheet = 0 if options.sheet == "adventure" else SHEETS.index(options.sheet)
    return switches | numbers | sheet << SHEET | FIRST.index(options.first) << FIRST_TURN


def unpacked(rules: int, house_rules: str) -> Options:
    values: dict[str, int | str | bool] = {name: rules >> place & mask for name, place, mask in NUMBERS}
    values["sheet"] = SHEETS[rules >> SHEET & 3]
    values["first"] = FIRST[rules >> FIRST_TURN & 7]
    values |= {name: value for flag, (name, value) in SWITCHES.items() if rules & flag}
    return Options(**values, house_rules=house_rules)  # type: ignore[arg-type]


def seated(options: Options, people: Sequence[int]) -> Options:
    """Of the match at a table where people sit in these seats: it says which of them begins."""
    return replace(options, first=FIRST[SEATS_FROM + people[0]]) if options.first == "person" and people else options
