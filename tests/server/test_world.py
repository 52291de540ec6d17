"""Tables at which WORLD acts, by the fold of their logs."""

import sys
from typing import Any

import pytest

from kamifuda.core.match import Play
from kamifuda.core.position import WORLD
from kamifuda.games import GAMES
from kamifuda.server.rooms.real_host import HOST
from kamifuda.server.store.audit import audit
from kamifuda.server.tables import requests as ask
from kamifuda.server.tables import telling
from kamifuda.server.tables.codes import Refused, Unreadable
from kamifuda.server.tables.entries import Entry
from kamifuda.server.tables.newtable import made
from kamifuda.server.wire.api_requests import NewTable
from tests.examples import FIRST, WITH_PHRASES
from tests.server import coin
from tests.server.coin import SUSPENSE
from tests.server.folding import ID, Log

CLOCK = {"kind": "move", "amount": 60}
BOTH = [{"who": "me", "name": "Ann"}, {"who": "me", "name": "Bo"}]
BOT = {"who": "bot", "level": "random"}


@pytest.fixture(autouse=True)
def coin_is_a_game(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(GAMES, "coin", sys.modules[coin.__name__])


def answered(**asked: Any) -> Log:
    """The coin was tossed by the first seat and has fallen."""
    log = Log("coin", **asked)
    log.play(0, "toss")
    log.answer()
    return log


def test_everybody_is_told_that_the_world_played_which_has_no_seat() -> None:
    log = Log("coin")
    log.play(0, "toss")
    entry = log.answer()
    assert telling.what(entry) == {"kind": "play", "by": "world"}
    assert [event["step"] for event in log.told(None)[0]["events"]] == entry.body["what"]["text"].split(", ")
    assert log.table.record().plays[-1] == Play(WORLD, entry.body["what"]["text"])


def test_a_play_of_the_world_counts_for_no_chair() -> None:
    log = Log("coin", chairs=[{"who": "me", "name": "Ann"}], clock=CLOCK)
    log.table.chairs[-1].misses = 2
    log.play(0, "toss")
    log.answer()
    assert log.table.chairs[-1].misses == 2 and not log.table.chairs[-1].by_bot


def test_nobody_may_play_and_no_clock_runs_until_the_world_has() -> None:
    log = Log("coin", clock=CLOCK)
    assert telling.clock(log.table, 0)["running"] == [0]
    log.play(0, "toss")
    assert telling.clock(log.table, 0)["running"] == []
    assert (log.table.awaited(), log.table.trees) == ([], [{}, {}])
    log.answer()
    left = [59_000, 60_000]  # a second until the toss
    assert telling.clock(log.table, 0) == {"left": left, "running": [1], "window": None}


def test_the_world_takes_its_time_and_the_lobby_knows_until_when() -> None:
    log = Log("coin")
    assert log.table.answer_due() is None and log.table.summary().due is None
    at = log.play(0, "toss").at
    assert log.table.answer_due() == log.table.summary().due == at + SUSPENSE * 1000
    log.answer()
    assert log.table.answer_due() is None and log.table.summary().due is None


def test_a_pause_stops_the_world_which_then_begins_anew() -> None:
    log = Log("coin")
    log.play(0, "toss")
    log.ask(0, ask.Pause(seat=0))
    log.agree(1)
    assert log.table.answer_due() is None
    at = log.ask(1, ask.Resume()).at
    assert log.table.answer_due() == at + SUSPENSE * 1000


def test_who_only_may_act_has_a_play_and_no_clock() -> None:
    log = answered(clock=CLOCK)
    assert log.told(0)[0]["legal"] == {"call off": {}}
    assert telling.clock(log.table, 0)["running"] == [1]
    assert (log.table.awaited(), log.table.thinking()) == ([1], {1})


def test_a_bot_that_only_may_act_is_not_asked() -> None:
    log = Log("coin", chairs=[BOT, BOT])
    assert log.table.bots_to_act() == [0]
    log.write(None, "play", {"seat": 0, "text": "toss", "attachment": None, "by": "bot", "reason": "chair"})
    assert log.table.bots_to_act() == []
    log.answer()
    assert log.table.bots_to_act() == [1]


def test_a_match_that_the_world_ends_has_results() -> None:
    log = Log("coin", options={"seats": 1})
    for _ in range(coin.TOSSES):
        log.play(0, "toss")
        assert log.table.results() == ()
        log.answer()
    assert log.table.status == "over"
    assert [(result.seat, result.person, result.won) for result in log.table.results()] == [(0, "ann", True)]


def test_a_log_with_plays_of_the_world_is_right_and_a_wrong_one_is_found_out() -> None:
    log = Log("coin")
    entries = [log.play(0, "toss"), log.answer()]
    first = Log("coin")
    assert audit_of(first, entries) is None
    entries[1].body["what"]["text"] = "heads"
    assert audit_of(first, entries) == (5, "damaged-table")


def audit_of(log: Log, more: list[Entry]) -> tuple[int, Unreadable] | None:
    created = Entry(ID, 1, 1000, "created", {"person": "ann", "key": None, "what": created_as(log)})
    sat = Entry(ID, 2, 2000, "sat", {"person": "bo", "key": None, "what": {"seat": 1, "name": "Bo", "entropy": ""}})
    return audit([created, sat, Entry(ID, 3, 3000, "started", {"person": "ann", "key": None, "what": {}}), *more])


def created_as(log: Log) -> dict[str, Any]:
    asked = {"game": log.table.game.name, "chairs": [{"who": "me", "name": "Ann"}]}
    return made(NewTable.model_validate(asked).meaning(), "ann", HOST) | {"server_seed": "00" * 32}


# Taking back.


def test_online_what_the_world_answered_stays() -> None:
    log = answered()
    with pytest.raises(Refused, match="no-undo"):
        log.undo(0)


@pytest.mark.parametrize("named", [0, 1])
def test_around_one_device_the_last_play_of_all_goes_and_what_the_world_answered(named: int) -> None:
    log = answered(alone=True, style="hotseat", chairs=BOTH)
    log.play(1, "yes")
    before = log.plays
    asked = telling.what(log.undo(named))
    assert asked == {"kind": "asked", "seat": 1, "reason": "undo", "done": True}
    assert log.plays == before[:-1]
    asked = telling.what(log.undo(named))
    assert asked["seat"] == 0 and log.plays == []
    with pytest.raises(Refused, match="nothing-to-undo"):
        log.undo(named)


def test_an_entry_tells_which_it_removed() -> None:
    log = answered(alone=True, style="hotseat", chairs=BOTH)
    tossed = log.table.number - 1
    yes = log.play(1, "yes")
    assert "removed" not in telling.happened(log.table, yes)
    assert telling.happened(log.table, log.undo(0))["removed"] == [yes.number]
    entry = log.undo(0)
    assert telling.happened(log.table, entry)["removed"] == [tossed, tossed + 1]  # with what the world answered
    again = log.play(0, "toss")
    assert "removed" not in telling.happened(log.table, again)
    assert telling.happened(log.table, log.undo(0))["removed"] == [again.number]


def test_what_is_taken_back_with_consent_is_told_when_all_agree() -> None:
    log = answered(style="hotseat")
    yes = log.play(1, "yes")
    asked = log.undo(1)
    assert "removed" not in telling.happened(log.table, asked)
    assert log.table.wish is not None
    agreed = log.ask(0, ask.Answer(seat=0, request=log.table.wish.number, yes=True))
    assert telling.happened(log.table, agreed)["removed"] == [yes.number]


def test_nobody_is_left_to_agree_when_the_last_who_was_asked_is_away() -> None:
    log = answered(style="hotseat")
    yes = log.play(1, "yes")
    log.undo(1)
    entry = log.ask(0, ask.Stand(seat=0))
    assert telling.happened(log.table, entry) == {
        "kind": "covered", "seat": 0, "reason": "left", "removed": [yes.number],
    }  # fmt: skip


def test_the_world_answers_a_repeated_play_as_before() -> None:
    log = answered(alone=True, style="hotseat", chairs=BOTH)
    before = log.plays
    log.undo(1)
    log.play(0, "toss")
    log.answer()
    assert log.plays == before


def test_with_a_bot_a_persons_last_play_goes_and_what_the_bot_did_since() -> None:
    log = answered(style="hotseat", chairs=[{"who": "me", "name": "Ann"}, BOT])
    log.write(None, "play", {"seat": 1, "text": "yes", "attachment": None, "by": "bot", "reason": "chair"})
    log.undo(0)
    assert log.plays == []


def test_others_who_sit_there_are_asked_and_a_play_of_theirs_is_not_ones_own() -> None:
    log = answered(style="hotseat")
    log.play(1, "yes")
    log.undo(0)
    assert log.plays[0] == "toss" and log.table.wish is not None and log.table.waiting() == [1]
    log.agree(1)
    assert log.plays == []


def test_during_the_suspense_the_play_before_it_can_be_taken_back() -> None:
    log = Log("coin", alone=True, style="hotseat", chairs=BOTH)
    log.play(0, "toss")
    log.undo(0)
    assert log.table.answer_due() is None and log.table.awaited() == [0]


# A real coin.


def test_a_companion_reports_what_a_real_coin_did() -> None:
    log = Log("coin", alone=True, style="companion", chairs=BOTH)
    assert log.table.told_options["book"] == "real" and log.table.grace is None
    log.play(0, "toss")
    assert log.table.answer_due() is None and log.table.awaited() == [0]
    log.play(0, "heads, rolls 1")
    log.play(1, "yes")
    for left in (2, 1, 0):
        log.undo(0)
        assert len(log.plays) == left


def refused(**asked: Any) -> tuple[str, dict[str, Any]]:
    with pytest.raises(Refused) as why:
        made(NewTable.model_validate({"game": "coin", **asked}).meaning(), "ann", HOST)
    return why.value.code, why.value.about


@pytest.mark.parametrize("style", ["online", "hotseat"])
def test_a_real_coin_is_for_companions_only(style: str) -> None:
    about = {"name": "book", "value": "real", "allowed": ["odds"]}
    assert refused(style=style, options={"book": "real"}) == ("bad-option", about)


def test_where_the_cards_are_real_there_are_neither_bots_nor_clocks() -> None:
    assert refused(style="companion", chairs=[BOT]) == ("no-bots", {})
    assert refused(style="companion", clock=CLOCK) == ("bad-clock", {"kind": "move"})
    log = Log("coin", alone=True, style="companion", chairs=BOTH)
    with pytest.raises(Refused, match="no-bots"):
        log.ask(0, ask.Stand(seat=0))


def test_no_bot_sits_down_beside_real_cards() -> None:
    log = Log("coin", alone=True, style="companion", chairs=BOTH)
    log.table.status = "gathering"
    log.ask(0, ask.Stand(seat=1))
    with pytest.raises(Refused, match="no-bots"):
        log.ask(0, ask.Bot(seat=1, level="random"))
    log.ask(0, ask.Bot(seat=1, level=None))


# What is said at some tables only.


def test_a_phrase_of_one_game_is_not_said_at_tables_of_another() -> None:
    phrase = WITH_PHRASES.manifest.phrases[0]
    for game in ("coin", FIRST.name):
        log = Log(game, options={"seats": 2})
        with pytest.raises(Refused) as why:
            log.ask(0, ask.Chat(phrase=phrase))
        assert why.value.code == "unknown-phrase" and why.value.about["allowed"] == list(ask.PHRASES), game
    log = Log(WITH_PHRASES.name, options={"seats": 2})
    said = log.ask(1, ask.Chat(phrase=phrase))
    assert telling.what(said)["phrase"] == phrase
