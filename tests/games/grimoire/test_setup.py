"""Before the first round: piles, levels, and who gets which order token."""

from collections import Counter

import pytest

from kamifuda.games import grimoire
from tests.games.grimoire.table import WATCHING, begun, grimoire_match, grimoire_table, new_round

SEATS = pytest.mark.parametrize("seats", [2, 3, 4])


@pytest.mark.clause("GRI-05", "GRI-12")
@SEATS
def test_everybody_begins_with_nothing_but_a_book(seats: int) -> None:
    table = grimoire_match("begin", grimoire.Options(seats=seats))
    empty = {"companions": [], "treasures": [], "items": [], "points": 0}
    assert table.lies["territories"] == [empty] * seats
    assert (table.lies["discard"], table.lies["quest"], table.lies["hidden"]) == ([], [], None)
    assert table.view(WATCHING)["pages"] == [None] * seats  # as many books as players


@pytest.mark.clause("GRI-16", "GRI-17")
@SEATS
def test_in_a_drawn_order_each_chooses_one_of_the_tokens_left(seats: int) -> None:
    table = grimoire_match("tokens", grimoire.Options(seats=seats))
    choosing = table.view(WATCHING)["choosing"]
    assert sorted(choosing) == list(range(seats))
    assert table.told("choosing") == [{"event": "choosing", "seats": choosing}]
    left = set(range(1, seats + 1))
    for seat in choosing[:-1]:
        assert (table.match.to_act(), table.legal()) == ([seat], {f"token {token}" for token in left})
        left.remove(max(left))
        table.play(max(table.legal()))
    assert [table.lies["order"][seat] for seat in choosing] == list(range(seats, 0, -1))


@pytest.mark.clause("GRI-17")
def test_the_last_token_goes_by_itself() -> None:
    table = grimoire_match("last", grimoire.Options(seats=3))
    one, two, three = table.view(WATCHING)["choosing"]
    table.play("token 3")
    assert table.told("took_token") == [{"event": "took_token", "seat": one, "token": 3}]
    table.play("token 1")
    assert table.told("took_token") == [
        {"event": "took_token", "seat": two, "token": 1},
        {"event": "took_token", "seat": three, "token": 2},
    ]
    assert (table.phase, table.order) == ("bookmark", [two, three, one])


@pytest.mark.clause("GRI-17")
def test_it_is_drawn_who_chooses_first() -> None:
    orders = Counter(
        tuple(grimoire_match(str(seed), grimoire.Options(seats=3)).view(WATCHING)["choosing"]) for seed in range(600)
    )
    assert len(orders) == 6
    assert sum((found - 100) ** 2 / 100 for found in orders.values()) < 30


@pytest.mark.clause("GRI-16", "GRI-17", "GRI-18")
def test_a_token_that_is_gone_or_unused_is_refused() -> None:
    table = grimoire_match("refused", grimoire.Options(seats=3)).play("token 2")
    assert [table.why_not(f"token {token}") for token in (1, 2, 3, 4)] == [None, "GRI-17", None, "GRI-17"]
    others = set(range(3)) - {table.actor}
    assert {table.why_not("token 1", seat) for seat in others} == {"GRI-17"}
    assert {table.why_not(step) for step in ("page 1", "take hidden", "leave", "shoes")} == {"GRI-17"}


@pytest.mark.clause("GRI-15", "GRI-19")
def test_the_level_is_one_for_all_and_starts_at_six() -> None:
    table = grimoire_match("level")
    assert (table.lies["level"], table.view(WATCHING)["round"]) == (6, 0)
    table = begun("level", seats=4)
    assert (table.lies["level"], table.lies["round"]) == (6, 1)
    assert all(table.legal(seat) == {f"page {page}" for page in range(1, 7)} for seat in range(4))


@pytest.mark.clause("GRI-08", "GRI-06")
def test_all_is_shuffled() -> None:
    """Any card may lie anywhere in the first row, any item on top."""
    first, up, items = Counter[str](), Counter[str](), Counter[str]()
    for seed in range(300):
        lies = begun(str(seed)).lies
        first[str(lies["hidden"])] += 1
        up.update(lies["quest"])
        items[grimoire_table(pages=(7, 8), seed=str(seed)).items(0)] += 1
    assert len(first) == len(up) == 13 and len(items) == 5
    assert 20 < first["bronze_coin"] < 100  # 11 of 58


@pytest.mark.clause("GRI-08", "GRI-02")
def test_matches_differ_by_their_seed_alone() -> None:
    one, same, other = (begun(seed, seats=4).lies for seed in ("a", "a", "b"))
    assert one == same
    assert (one["quest"], one["hidden"]) != (other["quest"], other["hidden"])


@pytest.mark.clause("GRI-08", "GRI-41", "GRI-37")
def test_every_draw_has_its_own_luck() -> None:
    position = grimoire_table(discard="king queen").position
    luck = {position.chance}
    for draw in (position.draw, position.draw_from_discard, lambda: position.draw_item(0)):
        draw()
        luck.add(position.chance)
    assert len(luck) == 4


@pytest.mark.clause("GRI-20", "GRI-08")
def test_the_first_card_is_as_likely_face_down_as_any() -> None:
    found = Counter[str]()
    for chance in range(400):
        table = grimoire_table(quest="", hidden=None, deck="king queen nun thief", round=1)
        table.position.chance = chance * 7919
        table.position.begin_round()
        found[str(table.lies["hidden"])] += 1
    assert set(found) == {"king", "queen", "nun", "thief"}
    assert sum((count - 100) ** 2 / 100 for count in found.values()) < 20
    assert len(new_round(deck="king queen nun thief").lies["deck"]) == 1
