"""Who acts when: alone before sharing, who was late first, and the Time spells."""

from typing import Any

import pytest

from tests.games.grimoire.table import WATCHING, GrimoireTable, grimoire_table

Pages = tuple[int, ...]


def opened(*pages: int, tokens: Pages = (), **choices: Any) -> GrimoireTable:
    return grimoire_table(*[""] * len(pages), pages=pages, order=tokens, **choices)


@pytest.mark.clause("GRI-24", "GRI-25", "GRI-28", "GRI-21")
@pytest.mark.parametrize(
    ("pages", "order"),
    [((3, 8), [0, 1]), ((8, 3), [1, 0]), ((8, 3, 6), [1, 2, 0]), ((8, 3, 6, 2), [3, 1, 2, 0])],
)
def test_who_is_alone_acts_by_the_number_of_the_page(pages: Pages, order: list[int]) -> None:
    for tokens in ((), tuple(range(len(pages), 0, -1))):  # whatever they held
        table = opened(*pages, tokens=tokens)
        assert (table.order, table.actor) == (order, order[0])
        ordered = {"event": "ordered", "seats": order, "alone": order, "shared": [], "reversed": True}
        assert table.told("ordered") == [ordered]


@pytest.mark.clause("GRI-24", "GRI-26", "GRI-A4")
@pytest.mark.parametrize(
    ("tokens", "reverse", "keep"),
    [
        ((1, 2), [1, 0], [0, 1]),
        ((2, 1), [0, 1], [1, 0]),
        ((2, 3, 1), [1, 0, 2], [2, 0, 1]),
        ((3, 1, 4, 2), [2, 0, 3, 1], [1, 3, 0, 2]),
    ],
)
def test_who_shares_a_page_and_was_late_is_now_early(tokens: Pages, reverse: list[int], keep: list[int]) -> None:
    pages = (3,) * len(tokens)
    assert opened(*pages, tokens=tokens).order == reverse
    assert opened(*pages, tokens=tokens, tie_order="keep").order == keep
    assert opened(*pages, tokens=tokens).view(WATCHING)["before"] == list(tokens)


@pytest.mark.clause("GRI-A1", "GRI-24", "GRI-26", "GRI-A4")
@pytest.mark.parametrize(
    ("pages", "reverse", "keep"),
    [
        ((2, 2, 9), [2, 1, 0], [2, 0, 1]),
        ((4, 3, 4, 6), [1, 3, 2, 0], [1, 3, 0, 2]),
        ((2, 2, 2, 15), [3, 2, 1, 0], [3, 0, 1, 2]),
        ((9, 3, 3, 3), [0, 3, 2, 1], [0, 1, 2, 3]),
    ],
)
def test_all_who_are_alone_act_before_those_who_share(pages: Pages, reverse: list[int], keep: list[int]) -> None:
    table = opened(*pages)
    assert table.order == reverse
    kept = opened(*pages, tie_order="keep")
    assert kept.order == keep
    assert (table.told("ordered")[0]["reversed"], kept.told("ordered")[0]["reversed"]) == (True, False)
    alone = [pages.count(page) == 1 for page in pages]
    assert table.view(WATCHING)["alone"] == alone
    assert table.told("ordered")[0]["alone"] == [seat for seat in reverse if alone[seat]]
    assert table.told("ordered")[0]["shared"] == [seat for seat in reverse if not alone[seat]]


@pytest.mark.clause("GRI-A2", "GRI-26", "GRI-A4")
@pytest.mark.parametrize(("pages", "tokens", "reverse"), [
    ((2, 9, 2, 9), (1, 2, 3, 4), [3, 2, 1, 0]),
    ((9, 2, 2, 9), (1, 2, 3, 4), [3, 2, 1, 0]),
    ((2, 2, 9, 9), (4, 3, 2, 1), [0, 1, 2, 3]),
    ((2, 9, 9, 2), (2, 1, 4, 3), [2, 3, 0, 1]),
])  # fmt: skip
def test_two_pairs_are_one_group(pages: Pages, tokens: Pages, reverse: list[int]) -> None:
    assert opened(*pages, tokens=tokens).order == reverse
    assert opened(*pages, tokens=tokens, tie_order="keep").order == reverse[::-1]


@pytest.mark.clause("GRI-A3", "GRI-26")
@pytest.mark.parametrize("tokens", [(1, 2), (2, 1)])
def test_the_token_held_is_the_one_after_a_time_spell(tokens: Pages) -> None:
    table = opened(5, 3, tokens=tokens)
    assert table.order == [0, 1]  # by page 1 would be first, but time was reversed
    table.play("take hidden", "take bronze_coin")
    assert table.open_books(3, 3).order == [1, 0]


@pytest.mark.clause("GRI-27", "GRI-A5", "GRI-A6", "GRI-42", "GRI-48")
@pytest.mark.parametrize(
    ("pages", "order"),
    [
        ((5, 3, 8, 2), [2, 0, 1, 3]),
        ((11, 3, 8, 2), [0, 2, 1, 3]),
        ((5, 11, 8, 2), [3, 0, 2, 1]),  # two cancel each other
        ((5, 5, 8, 2), [3, 2, 1, 0]),
        ((5, 5, 5, 2), [0, 1, 2, 3]),  # three do not
        ((5, 5, 5, 5), [3, 2, 1, 0]),
        ((11, 5, 11, 2), [0, 2, 1, 3]),
    ],
)
def test_each_time_spell_reverses_the_order_once(pages: Pages, order: list[int]) -> None:
    table = opened(*pages)
    assert table.order == order
    assert [event["how"] for event in table.told("time")] == ["reverse"] * sum(page in (5, 11) for page in pages)


@pytest.mark.clause("GRI-A6", "GRI-27")
@pytest.mark.parametrize(
    ("pages", "reverse", "first"),
    [((8, 3, 5), [0, 2, 1], [2, 1, 0]), ((8, 3, 11), [2, 0, 1], [2, 1, 0])],
)
def test_with_the_option_a_time_spell_puts_its_caster_first(pages: Pages, reverse: list[int], first: list[int]) -> None:
    mine, other = ("haste", "time_stop") if 5 in pages else ("time_stop", "haste")
    turned: dict[str, Any] = {mine: "take_first"}
    table = opened(*pages, **turned)
    turned = {other: "take_first"}
    assert opened(*pages, **turned).order == opened(*pages).order == reverse
    assert table.order == first
    told = {"event": "time", "seat": 2, "page": pages[2], "how": "take_first", "seats": first}
    assert table.told("time") == [told]


@pytest.mark.clause("GRI-A37", "GRI-A6", "GRI-27")
@pytest.mark.parametrize(
    ("pages", "haste", "time_stop", "steps"),
    [
        ((5, 8, 11), "take_first", "take_first", [(2, [2, 0, 1]), (0, [0, 2, 1])]),
        ((11, 8, 5), "take_first", "take_first", [(0, [0, 2, 1]), (2, [2, 0, 1])]),
        ((5, 8, 11), "reverse", "take_first", [(2, [2, 0, 1]), (0, [1, 0, 2])]),
        ((5, 8, 11), "take_first", "reverse", [(2, [2, 1, 0]), (0, [0, 2, 1])]),
        ((5, 5, 8), "take_first", "reverse", [(1, [1, 2, 0]), (0, [0, 1, 2])]),
        ((8, 11, 11), "reverse", "take_first", [(2, [2, 0, 1]), (1, [1, 2, 0])]),
        ((5, 5, 5), "take_first", "reverse", [(2, [2, 1, 0]), (1, [1, 2, 0]), (0, [0, 1, 2])]),
    ],
)
def test_the_higher_page_is_resolved_first_then_the_lower_token(
    pages: Pages, haste: str, time_stop: str, steps: list[tuple[int, list[int]]]
) -> None:
    table = opened(*pages, haste=haste, time_stop=time_stop)
    assert [(event["seat"], event["seats"]) for event in table.told("time")] == steps
    assert table.order == steps[-1][1]


@pytest.mark.clause("GRI-A37", "GRI-A4")
def test_tokens_just_dealt_count_with_kept_ties_too() -> None:
    table = opened(5, 5, 8, haste="take_first", tie_order="keep")
    assert [event["seat"] for event in table.told("time")] == [0, 1]  # dealt 2, 0, 1
    assert table.order == [1, 0, 2]


@pytest.mark.clause("GRI-42", "GRI-29")
def test_in_the_quest_phase_haste_does_nothing() -> None:
    table = opened(5, 3)
    assert (table.order, table.phase, table.points) == ([0, 1], "take", [0, 0])
    assert [event["event"] for event in table.events()] == ["bookmarked", "revealed", "ordered", "time", "turn"]
    assert table.lies["protected"] == []
