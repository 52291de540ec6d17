"""The deck in a test's hands: it changes while servers deal from it, and no table notices."""

import json
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from threading import Event, Thread
from typing import Any

import pytest
from websockets.sync.client import connect

from kamifuda.core.seed import chance
from kamifuda.games import GAMES
from tests import patient
from tests.facts import facts
from tests.journeys.games import ANY
from tests.journeys.redealt import redeal
from tests.journeys.stacked import Deck, Stacking, stacking
from tests.patient import PATIENCE
from tests.spread import SOAK

SEED = bytes(32)
OTHER = "01" * 32
OPTIONS: Any = {"seats": 2, **facts(GAMES[ANY]).short}
BOTS = [{"who": "bot", "level": "greedy"}] * 2
MATCHES = 4 * SOAK


@contextmanager
def restless(server: Stacking) -> Iterator[None]:
    """Somebody stacks and shuffles all the time."""
    enough = Event()

    def fidget() -> None:
        while not enough.wait(0.0005):
            redeal(server, ANY, OPTIONS, OTHER)
            server.shuffle()

    fidgeting = Thread(target=fidget)
    fidgeting.start()
    try:
        yield
    finally:
        enough.set()
        fidgeting.join()


def test_a_deck_is_read_whole_while_it_changes(tmp_path: Path) -> None:
    deck = Deck(tmp_path / "deck.json")
    with restless(Stacking(str(tmp_path), {})):
        found = [deck.lies(luck) for luck in range(3000)]
    assert all(lies == {} or lies["lies"]["seed"] == OTHER for lies in found)


def test_a_table_that_is_folded_again_was_dealt_the_same(tmp_path: Path) -> None:
    server, game = Stacking(str(tmp_path), {}), GAMES[ANY]
    deck = Deck(server.deck)

    def view() -> object:
        position = game.deal(game.Options(**OPTIONS), SEED)
        deck.dealt(position)
        return game.view(position, 0)

    redeal(server, ANY, OPTIONS, OTHER)
    stacked = view()
    assert stacked != game.view(game.deal(game.Options(**OPTIONS), SEED), 0)
    redeal(server, ANY, OPTIONS, OTHER, luck=7)
    luck = deck.luck(chance(SEED, 1))
    assert luck == 7
    server.shuffle()
    assert (view(), deck.luck(chance(SEED, 1))) == (stacked, luck)
    assert deck.luck(chance(SEED, 2)) == chance(SEED, 2)


def test_bots_play_on_while_the_deck_changes(capfd: pytest.CaptureFixture[str]) -> None:
    """To the end of their matches, and the server has nothing to complain of."""
    with stacking({}) as server, restless(server), patient.Client(base_url=server.http) as ana:
        cookie = f"kamifuda={ana.post('/api/me').cookies['kamifuda']}"
        with connect(server.socket, additional_headers={"cookie": cookie}, compression=None) as socket:
            socket.send(json.dumps({"type": "hello", "protocol": 1}))
            for _ in range(MATCHES):
                made = ana.post("/api/tables", json={"game": ANY, "options": OPTIONS, "chairs": BOTS})
                table = made.json()["table"]
                socket.send(json.dumps({"type": "watch", "table": table, "since": None}))
                socket.send(json.dumps({"type": "start", "table": table, "key": table}))
                while not is_over(json.loads(socket.recv(PATIENCE)), table):
                    pass
                assert ana.get(f"/api/tables/{table}/history").status_code == 200
    said = capfd.readouterr().err.splitlines()
    assert [line for line in said if '"error"' in line] == []


def test_what_it_says_of_itself_is_read_by_whoever_reads_its_errors(capfd: pytest.CaptureFixture[str]) -> None:
    """In lines of JSON, as the product's; in the pipe with its port, which nobody reads, it would stand still."""
    with stacking({}) as server:
        patient.get(f"{server.http}/api/me", headers={"connection": "upgrade", "upgrade": "nonsense"})
    said = [json.loads(line)["event"] for line in capfd.readouterr().err.splitlines()]
    assert "Unsupported upgrade request." in said


def is_over(told: dict[str, Any], table: str) -> bool:
    """Whether this message says that the match has ended; none may say that something went wrong."""
    assert told["type"] != "error", told
    return told.get("table") == table and (told.get("info") or {}).get("status") == "over"
