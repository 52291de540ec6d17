"""Records of Kami on the command line: what is told of them, and to whom; what a referee reads."""

import json
from itertools import pairwise
from pathlib import Path

import pytest

from kamifuda.bots.selfplay import play_match, seated
from kamifuda.cli import referee
from kamifuda.core.seed import from_text
from kamifuda.games import kami
from tests.program import printed


@pytest.fixture(scope="module")
def recorded(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A short match of four bots."""
    file = tmp_path_factory.mktemp("records") / "match.txt"
    file.write_text(printed("record", "kami", "--seed", "7", "--option", "target=3"), "utf-8")
    return file


def test_replay_tells_what_was_answered_to_those_who_may_know(recorded: Path) -> None:
    assert "greedy 1 shows no Soldiers." in printed("replay", str(recorded))
    one = printed("replay", str(recorded), "--seat", "1")
    assert "You show no Soldiers." in one and "greedy 0 has answered." in one


def test_replay_for_a_seat_keeps_the_others_secrets(recorded: Path) -> None:
    everything, one = printed("replay", str(recorded)), printed("replay", str(recorded), "--seat", "1")
    assert everything.count("is dealt") == 4 * one.count("You are dealt") and "is dealt" not in one
    assert "lays a card face down" in one and "lays a card face down" not in everything


def test_referee_lines_tell_the_draw_for_first_player_and_rounds_scored_at_the_deal() -> None:
    """So that points never grow unexplained: those of `goita_hands` come with no step of their own."""
    options, scored = kami.Options(goita_hands=True, target=25), 0
    for number in range(12):
        seed = from_text(str(number))
        played = play_match(kami, options, seed, seated(kami, ["random"], 4, seed))
        first, *lines, last = [json.loads(line) for line in referee.lines(played, str(number))]
        names = [event["event"] for event in first["events"]]
        assert names.count("drew") >= 4 and "first" in names and names.count("received") >= 4
        points = lines[0]["position"]["points"] if lines else last["scores"]
        assert "soldiers_scored" in names or max(points) == 0
        for line, following in pairwise([*lines, {"position": {"points": last["scores"]}}]):
            grown = following["position"]["points"] != line["position"]["points"]
            why = {event["event"] for event in line["events"]} & {"scored", "soldiers_scored", "bounced", "reset"}
            assert bool(why) >= grown, line["n"]
            scored += "soldiers_scored" in why
    assert scored
