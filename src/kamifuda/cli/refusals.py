"""Refusals as one line on standard error, in the person's language."""

import re
import sys
from collections.abc import Mapping, Sequence
from typing import Final

from kamifuda.cli.usage import WRONG_USAGE, Refused
from kamifuda.text import LANGUAGES, Text, default_language

NARROW: Final = "\u00a0\u202f"  # French blanks that do not break


def wished_language(arguments: Sequence[str], environment: Mapping[str, str]) -> str:
    """The language of help and refusals, known before the arguments are understood."""
    for place, argument in enumerate(arguments):
        name, equals, value = argument.partition("=")
        wish = value if equals else "".join(arguments[place + 1 : place + 2])
        if name == "--language" and wish in LANGUAGES:
            return wish
    return default_language(environment)


def refuse(refused: Refused, common: Text) -> int:
    """Tells why; returns the exit code."""
    tell(common, said(refused, common))
    return refused.code


def said(refused: Refused, text: Text) -> str:
    """A refusal in words."""
    arguments = dict(refused.arguments)
    if refused.key == "damaged":
        arguments["reason"] = damage(arguments, text)
    elif refused.key.startswith("error-house-rules"):
        of_the_game = Text(text.language, str(arguments["game"]))
        arguments["reason"] = of_the_game.say(f"house-{arguments['reason']}", **arguments)
    elif "reason" in arguments:
        arguments["reason"] = text.say(f"reason-{arguments['reason']}", number=arguments["number"])
    return text.say(refused.key, **arguments)


def sentence(refused: Refused, text: Text) -> str:
    """A refusal where it does not follow the name of the program."""
    words = said(refused, text)
    return words[:1].upper() + words[1:]


def damage(arguments: Mapping[str, str | int], common: Text) -> str:
    """What is wrong with a record; a play against the rules brings its clause in words."""
    reason, about = str(arguments["reason"]), str(arguments["about"])
    if reason == "illegal-play":
        clause = Text(common.language, str(arguments["game"])).clause(about)
        return common.say("record-illegal-play", about=about, clause=clause)
    if reason == "expected" and re.fullmatch("[0-9]+( SEAT PLAY)?", about):
        return common.say("record-expected-play", number=about.split(" ")[0])
    if reason == "expected" and about.startswith("over "):
        return common.say("record-expected-end")
    if (reason, about) == ("other-scores", "unfinished"):
        return common.say("record-not-over")
    return common.say(f"record-{reason}", about=about)


def misused(error: Exception, common: Text) -> int:
    """Arguments that make no command; the parser's own words are English only, its facts are not."""
    kind = type(error).__name__
    context = getattr(error, "ctx", None)
    path = context.command_path if context is not None else "kamifuda"
    parameter = getattr(error, "param", None)
    facts = {
        "option": str(getattr(error, "option_name", "")),
        "parameter": (parameter.metavar or parameter.name) if parameter is not None else "",
        "line": " ".join(sys.argv[1:]),
        "help": f"{path} --help",
    }
    key = f"usage-{kind}" if common.has(f"usage-{kind}") else "usage-UsageError"
    return refuse(Refused(key, WRONG_USAGE, **facts), common)


def tell(common: Text, message: str) -> None:
    """Printable and on one line, whatever the arguments were."""
    line = common.say("error", message=message)
    print("".join(letter if letter.isprintable() or letter in NARROW else " " for letter in line), file=sys.stderr)
