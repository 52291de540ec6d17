"""A process in which bots think: `python -m kamifuda.server.thinker` answers lines of JSON, one decision each."""

import json
import os
import signal
import sys
from collections.abc import Iterable
from pathlib import Path
from time import monotonic
from traceback import extract_tb
from typing import Any, BinaryIO

from kamifuda.bots import Bot
from kamifuda.bots.levels import SearchBot, bot
from kamifuda.core.rng import Rng
from kamifuda.games import GAMES

NICENESS = 5  # thinking gives way to the tables


def main() -> None:
    """Answers until nobody asks any more; a parent that dies closes the pipe."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C reaches everybody in the terminal; the parent decides
    if hasattr(os, "nice"):
        os.nice(NICENESS)
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


def where(error: Exception) -> str:
    """The kind of error and its line; never its words, which may name a hidden card."""
    frame = extract_tb(error.__traceback__)[-1]
    return f"{type(error).__name__} at {Path(frame.filename).name}:{frame.lineno}"


def decided(request: dict[str, Any]) -> str:
    game, rng, legal = GAMES[request["game"]], Rng(request["luck"]), request["legal"]
    thinking: Bot = bot(request["bot"], game, rng)
    if isinstance(thinking, SearchBot) and request.get("milliseconds") is not None:
        until = monotonic() + request["milliseconds"] / 1000
        thinking.enough = lambda: monotonic() > until
    return thinking.choose(request["view"], legal)


if __name__ == "__main__":
    main()
