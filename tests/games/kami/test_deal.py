"""Before the first card: who begins, who holds what, who begins the next round."""

from collections import Counter

import pytest

from kamifuda.core.match import Match, plays
from kamifuda.core.options import BadOption
from kamifuda.core.rng import Rng
from kamifuda.core.seed import from_text
from kamifuda.games import kami
from tests.games.kami.reference import COPIES, VALUE
from tests.games.kami.table import KamiTable, kami_match, kami_table
from tests.spread import random_plays


def dealt(seed: str, seats: int = 4) -> KamiTable:
    return kami_match(seed, kami.Options(seats=seats, demoralised=False))


@pytest.mark.clause("KAMI-01")
def test_two_to_four_players() -> None:
    assert [len(dealt("s", seats).lies["hands"]) for seats in (2, 3, 4)] == [2, 3, 4]
    for seats in (0, 1, 5):
        with pytest.raises(BadOption):
            kami.Options(seats=seats)


@pytest.mark.clause("KAMI-01", "KAMI-03")
def test_fifteen_points_unless_the_table_agrees_otherwise() -> None:
    assert kami.Options().target == 15
    for target in (0, 100):
        with pytest.raises(BadOption):
            kami.Options(target=target)


@pytest.mark.clause("KAMI-07", "KAMI-A1")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_highest_card_drawn_begins_and_ties_draw_again(seats: int) -> None:
    draws_again = 0
    for seed in range(60):
        match = dealt(f"draw {seed}", seats)
        events = match.events(None)
        drawn = [(event["seat"], VALUE[event["card"]]) for event in events if event["event"] == "drew"]
        drawing = list(range(seats))
        while len(drawing) > 1:
            now, drawn = drawn[: len(drawing)], drawn[len(drawing) :]
            assert [seat for seat, _ in now] == drawing
            drawing = [seat for seat, value in now if value == max(value for _, value in now)]
            draws_again += len(drawing) > 1
        assert not drawn
        assert {"event": "first", "seat": drawing[0]} in events
        assert match.lies["first"] == drawing[0]
    assert draws_again > 5


@pytest.mark.clause("KAMI-07")
def test_anybody_may_become_first_player() -> None:
    assert {dealt(f"first {seed}").lies["first"] for seed in range(40)} == {0, 1, 2, 3}


@pytest.mark.clause("KAMI-08")
def test_four_players_get_eight_cards_each() -> None:
    table = dealt("eight").lies
    assert [len(hand) for hand in table["hands"]] == [8, 8, 8, 8]
    assert Counter(card for hand in table["hands"] for card in hand) == COPIES


@pytest.mark.clause("KAMI-08")
def test_deals_are_random_but_repeat_with_their_seed() -> None:
    deals = [str(dealt(seed).lies["hands"]) for seed in ("a", "b", "c", "a")]
    assert len(set(deals)) == 3 and deals[0] == deals[3]


@pytest.mark.clause("KAMI-08")
def test_one_plays_what_one_holds() -> None:
    table = kami_table("tower tower fool fool", attack="gold_dragon")
    assert table.why_not("counter gold_dragon") == "KAMI-08"
    assert kami_table("tower tower fool fool").why_not("hide spear") == "KAMI-08"
    assert kami_table("tower tower fool fool").why_not("hide tower, attack soldier") == "KAMI-08"


@pytest.mark.clause("KAMI-19")
@pytest.mark.parametrize(("seats", "first"), [(4, 0), (4, 1), (4, 2), (4, 3), (3, 2), (2, 0), (2, 1)])
def test_the_left_neighbour_becomes_first_player(seats: int, first: int) -> None:
    table = kami_table("tower fool", first=first, seats=seats, demoralised=False)
    table.play("hide tower, attack fool")
    assert table.lies["first"] == (first + 1) % seats
    assert table.position.round == 2


@pytest.mark.clause("KAMI-19")
def test_the_first_player_changes_whoever_won() -> None:
    table = kami_table("tower fool", attack="tower", attacker=1, first=0, demoralised=False)
    table.play("counter tower, attack fool")
    assert table.points == [4, 0, 4, 0]
    assert table.lies["first"] == 1


@pytest.mark.clause("KAMI-A3", "KAMI-09", "KAMI-19")
def test_every_round_begins_face_down() -> None:
    table = dealt("every round")
    firsts = []
    while not table.position.over:
        if table.lies["attack"] is None:
            firsts.append(table.turn)
            assert table.turn == table.lies["first"]
            assert all(play.startswith("hide ") for play in table.plays())
            assert table.why_not("pass") == "KAMI-09"
        table.play(max(table.plays()))  # whoever is asked passes
    assert len(firsts) == table.position.round > 1
    assert firsts == [(firsts[0] + number) % 4 for number in range(len(firsts))]


def test_only_the_play_that_ends_a_round_draws() -> None:
    match = Match(kami, kami.Options(seats=2), from_text("1"))
    drew = []
    for before in random_plays(match, Rng(3)):
        seat, rounds = before.to_act()[0], int(before.position.round)
        for play in plays(before.legal(seat)):
            after = before.after(seat, play)
            new_deal = int(after.round) != rounds and not after.over
            assert before.draws(seat, play) == new_deal
            drew.append(new_deal)
    assert any(drew) and not all(drew)
