"""House rules on the command line: read from a file, and told in words."""

from collections.abc import Iterator
from typing import Any

from kamifuda.cli.files import text_in
from kamifuda.cli.usage import WRONG_USAGE, Refused
from kamifuda.core.clauses import BadRecord
from kamifuda.core.game import Game, house_changes, with_house_rules
from kamifuda.core.houserules import BadHouseRules
from kamifuda.core.saying import apart
from kamifuda.games import ALL, GAMES
from kamifuda.text import Text


def asked(file: str | None, game: Game) -> Iterator[str]:
    """As an option of the game, if there is a file."""
    if file is None:
        return
    rules = game.manifest.house_rules
    if rules is None:
        raise Refused("error-no-house-rules", game=game.name, known=", ".join(with_house_rules(ALL)))
    try:
        yield f"house_rules={rules.from_toml(text_in(file), game.version)}"
    except BadHouseRules as bad:
        where = {"file": file, "game": game.name, "reason": bad.reason}
        raise Refused("error-house-rules-file", WRONG_USAGE, **where, **bad.facts) from None
    except BadRecord as bad:
        where = {"file": file, "game": game.name, "reason": bad.reason}
        raise Refused("error-house-rules-file", WRONG_USAGE, **where, line=bad.line) from None


def told(options: Any, text: Text) -> Iterator[str]:
    """A line, where a table has house rules."""
    if found := house_changes(GAMES[str(text.game)], options):
        yield text.say("house-changed", changes=text.tell(apart(found)))
