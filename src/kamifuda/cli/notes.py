"""What a person asked for and will not notice: said in one line each, but not refused."""

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from kamifuda.cli.refusals import tell
from kamifuda.core import options as opt
from kamifuda.text import Text


def note(options: Any, asked: Mapping[str, str], bots: Sequence[str], most_bots: int, text: Text) -> None:
    for line in idle(options, asked, text):
        tell(text, line)
    if len(bots) > max(1, most_bots):
        tell(text, text.say("note-bots", count=most_bots))


def idle(options: Any, asked: Mapping[str, str], text: Text) -> Iterator[str]:
    for name, other in opt.idle(options, asked):
        if other is None:
            yield text.say("note-option-idle", name=name, help=text.say(f"option-{name}.help"))
        else:
            yield text.say("note-option-needs", name=name, other=other)
