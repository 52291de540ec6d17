"""Imagined worlds are uniform over what a seat can not rule out: compared with all shuffles of small tables."""

from collections import Counter
from collections.abc import Iterator
from itertools import permutations, product
from typing import Any, NamedTuple

import pytest

from kamifuda.core.position import WORLD
from kamifuda.core.rng import Rng
from kamifuda.games import grimoire
from kamifuda.games.grimoire.cards import SHOES
from kamifuda.games.grimoire.rules import Grimoire
from tests.games.grimoire.table import WATCHING, GrimoireTable, begun, grimoire_table, new_round
from tests.spread import SOAK

SAMPLES = 2_000 * SOAK
COINS = {"bronze_coin", "silver_coin", "gold_coin"}
REST = "bronze_coin silver_coin bronze_coin king"  # seat 2's, the face-down one, the deck's
OLD = ("", "(gold_coin)", "(bronze_coin)")  # treasures from before a reshuffle
Worlds = Counter[tuple[Any, ...]]


class Pool(NamedTuple):
    """Cards that may change places: the places are seats, `hidden` and `deck`."""

    cards: str
    places: str

    def spreads(self) -> Iterator[list[tuple[str, str]]]:
        """Each way to lay them; in a territory only treasures were hidden."""
        for cards in permutations(self.cards.split()):
            laid = list(zip(self.places.split(), cards, strict=True))
            if all(card in COINS for place, card in laid if place.isdigit()):
                yield laid


def world(laid: list[tuple[str, str]], seats: int) -> tuple[Any, ...]:
    return tuple(tuple(sorted(card for at, card in laid if at == place)) for place in places(seats))


def places(seats: int) -> list[str]:
    return [*map(str, range(seats)), "hidden", "deck"]


def lies(position: Grimoire) -> tuple[Any, ...]:
    found = grimoire.layout(position)
    treasures = [tuple(sorted(land["treasures"])) for land in found["territories"]]
    return *treasures, (found["hidden"],) if found["hidden"] else (), tuple(sorted(found["deck"]))


def items_lie(position: Grimoire) -> tuple[Any, ...]:
    found = grimoire.layout(position)
    items = [tuple(sorted(land["items"])) for land in found["territories"]]
    return *items, (), tuple(sorted(found["item_deck"]))


def possible(known: str, *pools: Pool, seats: int = 3) -> Worlds:
    """By the number of shuffles that lead to them; known cards are written `1:gold_coin`."""
    fixed = [(place, card) for place, card in (each.split(":") for each in known.split())]
    return Counter(
        world([*fixed, *(spot for pool in laid for spot in pool)], seats)
        for laid in product(*(list(pool.spreads()) for pool in pools))
    )


def imagined(table: GrimoireTable, viewer: int | None) -> Iterator[Grimoire]:
    rng = Rng(5)
    for _ in range(SAMPLES):
        position = table.position.clone()
        position.imagine(WORLD if viewer is None else viewer, rng)
        yield position


def is_uniform(found: Counter[Any], worlds: Counter[Any]) -> bool:
    assert set(found) <= set(worlds)
    expected = {each: found.total() * count / worlds.total() for each, count in worlds.items()}
    chi_square = sum((found[each] - mean) ** 2 / mean for each, mean in expected.items())
    freedom = len(worlds) - 1
    return bool(chi_square < freedom + 5 * (2 * freedom) ** 0.5 + 1)


def small() -> GrimoireTable:
    """Everybody hides a treasure, and everybody knows another one of seat 2."""
    treasures = ("(silver_coin)", "(gold_coin)", "(bronze_coin) gold_coin")
    return grimoire_table("", "", "", treasures=treasures, deck="bronze_coin king", hidden="silver_coin")


@pytest.mark.clause("GRI-10", "GRI-A28", "GRI-A29")
@pytest.mark.parametrize(
    ("viewer", "known", "pool"),
    [
        (0, "0:silver_coin 2:gold_coin", Pool(f"gold_coin {REST}", "1 2 hidden deck deck")),
        (1, "1:gold_coin 2:gold_coin", Pool(f"silver_coin {REST}", "0 2 hidden deck deck")),
        (WATCHING, "2:gold_coin", Pool(f"silver_coin gold_coin {REST}", "0 1 2 hidden deck deck")),
    ],
)
def test_every_unseen_treasure_may_be_anywhere(viewer: int | None, known: str, pool: Pool) -> None:
    worlds = possible(known, pool)
    assert is_uniform(Counter(map(lies, imagined(small(), viewer))), worlds) and len(worlds) > 5


@pytest.mark.clause("GRI-A36", "GRI-32")
@pytest.mark.parametrize("taken", [False, True])
def test_what_a_spy_has_seen_stays_where_it_is(taken: bool) -> None:
    table = small()
    table.position.peeked, table.position.knows0 = 1, table.position.hidden
    table.open_books(6, 2, 9)
    if taken:
        table.play("take hidden")
    place, pool = ("1" if taken else "hidden"), Pool("gold_coin bronze_coin bronze_coin king", "1 2 deck deck")
    worlds = possible(f"0:silver_coin 2:gold_coin {place}:silver_coin", pool)
    assert is_uniform(Counter(map(lies, imagined(table, 0))), worlds) and len(worlds) > 2


@pytest.mark.clause("GRI-A36", "GRI-10")
def test_what_somebody_else_has_seen_goes_along() -> None:
    """Seat 0 knows that seat 1's Spy saw the card, but not which."""
    table = small()
    table.position.peeked, table.position.knows1 = 2, table.position.hidden
    pool = Pool("gold_coin bronze_coin silver_coin bronze_coin king", "1 2 hidden deck deck")
    found = Counter[Any]()
    for position in imagined(table, 0):
        assert position.knows1 == position.hidden
        found[lies(position)] += 1
    assert is_uniform(found, possible("0:silver_coin 2:gold_coin", pool))
    assert grimoire.view(position, 1)["hidden"] == {"card": grimoire.layout(position)["hidden"]}


@pytest.mark.clause("GRI-08", "GRI-A19", "GRI-32")
@pytest.mark.parametrize(("hidden", "ways"), [("silver_coin", 6), ("king", 2)])
def test_old_secrets_are_spread_among_old_secrets(hidden: str, ways: int) -> None:
    """With the old deck's last card, which lies face down; a companion can only be that one."""
    table = new_round("", "", "", treasures=OLD, deck=hidden, discard="nun nun nun silver_coin gold_coin")
    left = " ".join(f"deck:{card}" for card in table.lies["deck"])
    worlds = possible(left, Pool(f"gold_coin bronze_coin {hidden}", "1 2 hidden"))
    assert is_uniform(Counter(map(lies, imagined(table, 0))), worlds) and len(worlds) == ways


@pytest.mark.clause("GRI-08", "GRI-40", "GRI-A30", "GRI-32")
@pytest.mark.parametrize("taken", [False, True])
def test_new_secrets_are_spread_among_the_new_deck(taken: bool) -> None:
    """Seat 2's Luck has laid a card of the new deck face down; it lies there, or seat 1 has taken it."""
    discard = "silver_coin silver_coin"
    table = grimoire_table("", "", "", treasures=OLD, deck="", discard=discard, hidden="gold_coin", pages=(6, 2, 1))
    table.play("replace hidden", "take gold_coin")
    if taken:
        table.play("take hidden")
    old = Pool("gold_coin bronze_coin", "1 2")
    new = Pool("silver_coin silver_coin gold_coin", "1 deck deck" if taken else "hidden deck deck")
    assert is_uniform(Counter(map(lies, imagined(table, 0))), possible("2:gold_coin", old, new))


@pytest.mark.clause("GRI-43", "GRI-10", "GRI-A28")
@pytest.mark.parametrize("used", [False, True])
def test_items_are_spread_but_for_shoes_that_were_used(used: bool) -> None:
    table = grimoire_table(
        "", "", "", items=("golden_cup", "junk blessed_shoes", "bronze_sword"), item_deck="junk silver_bracelet"
    )
    table.position.used = SHOES if used else 0
    shoes = [("1", "blessed_shoes")]
    cards = ["junk", "bronze_sword", "junk", "silver_bracelet", *([] if used else ["blessed_shoes"])]
    spots = ["1", "2", "deck", "deck", *([] if used else ["1"])]
    worlds = Counter(
        world([("0", "golden_cup"), *zip(spots, order, strict=True), *(shoes if used else [])], 3)
        for order in permutations(cards)
    )
    assert is_uniform(Counter(map(items_lie, imagined(table, 0))), worlds) and len(worlds) > 5


@pytest.mark.clause("GRI-43", "GRI-55")
@pytest.mark.parametrize(("viewer", "chance"), [(1, 0.25), (0, 1.0)])
def test_whoever_has_just_drawn_an_item_may_have_the_shoes(viewer: int, chance: float) -> None:
    lies: dict[str, Any] = {"items": ("", "", "junk"), "item_deck": "blessed_shoes junk junk", "pages": (7, 8, 9)}
    tables = (grimoire_table("", "", "", seed=str(seed), **lies) for seed in range(20))
    table = next(table for table in tables if table.items(0) == "blessed_shoes")
    ready = Counter(position.shoes_now() > 0 for position in imagined(table, viewer))
    assert abs(ready[True] / SAMPLES - chance) < 0.05


@pytest.mark.clause("GRI-22", "GRI-A27")
@pytest.mark.parametrize(("round", "level"), [(1, 6), (10, 15)])
def test_any_page_may_be_under_anothers_bookmark(round: int, level: int) -> None:
    table = grimoire_table("", "", "", round=round).play_as(0, "page 3").play_as(1, "page 5")
    pages = Counter[int]()
    for position in imagined(table, 0):
        mine, theirs, third = grimoire.layout(position)["pages"]
        assert (mine, third) == (3, 0)  # one's own, and one not yet chosen
        pages[theirs] += 1
    assert is_uniform(pages, Counter(range(1, level + 1)))


@pytest.mark.clause("GRI-22", "GRI-23")
def test_revealed_pages_are_no_matter_of_imagination() -> None:
    table = grimoire_table("", "", "", pages=(3, 5, 8))
    for position in list(imagined(table, 0))[:20]:
        assert grimoire.layout(position)["pages"] == [3, 5, 8]


@pytest.mark.clause("GRI-20", "GRI-08", "GRI-10")
@pytest.mark.parametrize("viewer", [WATCHING, 0])
def test_every_card_of_the_deck_is_as_likely_face_down(viewer: int | None) -> None:
    table = begun("likely")
    hidden = Counter(str(grimoire.layout(position)["hidden"]) for position in imagined(table, viewer))
    unseen = Counter([*table.lies["deck"], str(table.lies["hidden"])])
    assert is_uniform(hidden, unseen)


@pytest.mark.clause("GRI-10", "GRI-A28")
@pytest.mark.parametrize("viewer", [WATCHING, 0, 1, 2])
def test_a_guess_from_a_view_is_one_of_these_worlds(viewer: int | None) -> None:
    hiding: dict[str, Any] = {"treasures": ("(silver_coin)", "(gold_coin) silver_coin", "(bronze_coin)")}
    for table in (
        grimoire_table("", "", "", items=("junk", "junk", ""), pages=(7, 8, 9), **hiding),
        new_round("spy", "", "", pages=(6, 2, 9), **hiding).play("take hidden"),
        grimoire_table("", "", "").play_as(1, "page 4"),
    ):
        layouts = set()
        for seed in range(12):
            world = grimoire.guess(table.view(viewer), Rng(seed))
            assert grimoire.view(world, viewer) == table.view(viewer)
            assert viewer is None or world.legal(viewer) == table.position.legal(viewer)
            layouts.add(str(grimoire.layout(world)))
        assert len(layouts) > 3
