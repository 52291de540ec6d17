"""A process in which bots think: `python -m kamifuda.server.thinking.worker` answers lines of JSON, one play each."""

import json
import sys
from collections.abc import Iterable
from time import monotonic
from typing import Any, BinaryIO

from kamifuda.bots import Bot
from kamifuda.bots.levels import SearchBot, bot
from kamifuda.core.rng import Rng
from kamifuda.games import GAMES
from kamifuda.server.process.workers import behave, where

NICENESS = 5  # thinking gives way to the tables, and to books that move


def main() -> None:
    """Answers until nobody asks any more; a parent that dies closes the pipe."""
    behave(NICENESS)
    with open(1, "wb", buffering=0, closefd=False) as answers:
        serve(sys.stdin.buffer, answers)


def serve(requests: Iterable[bytes], answers: BinaryIO | Any) -> None:
    for line in requests:
        reply = json.dumps(answer(json.loads(line))).encode() + b"\n"
        try:
            answers.write(reply)
        except BrokenPipeError:
            return


def answer(request: dict[str, Any]) -> dict[str, Any]:
    try:
        return {"id": request["id"], "play": decided(request)}
    except Exception as error:
        return {"id": request.get("id"), "error": where(error)}


def decided(request: dict[str, Any]) -> str:
    game, rng, legal = GAMES[request["game"]], Rng(request["luck"]), request["legal"]
    thinking: Bot = bot(request["bot"], game, rng)
    if isinstance(thinking, SearchBot) and request.get("milliseconds") is not None:
        until = monotonic() + request["milliseconds"] / 1000
        thinking.enough = lambda: monotonic() > until
    return thinking.choose(request["view"], legal)


if __name__ == "__main__":
    main()
