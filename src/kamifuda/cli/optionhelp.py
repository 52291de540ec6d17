"""The options of every game with their meaning, for `--help`."""

from collections.abc import Iterator
from dataclasses import Field
from typing import Any, cast

from kamifuda.cli.usage import spelled
from kamifuda.core.options import Value, chosen, is_text, spell
from kamifuda.games import ALL
from kamifuda.text import Text


def seats(text: Text) -> str:
    """Of each game, the usual number first."""
    found = [(game.name, each) for game in ALL for each in chosen(game.Options) if each.name == "seats"]
    return text.listed([f"{name} {spelled(each.metadata['allowed'], text)}" for name, each in found])


def all_options(language: str) -> str:
    """A paragraph for each option."""
    return "\n\n".join(paragraph for game in ALL for paragraph in paragraphs(Text(language, game.name), game.Options))


def paragraphs(text: Text, options: Any) -> Iterator[str]:
    yield text.say("help-options", game=text.say("game-name"))
    for each in chosen(options):
        yield text.say("help-one-option", name=each.name, help=meaning(each, text), **values(each, text))


def meaning(option: Field[Any], text: Text) -> str:
    """With the meaning of each value where it has one of its own."""
    parts = [text.say(f"option-{option.name}.help")]
    for value in option.metadata["allowed"]:
        if text.has(f"option-{option.name}-{value}.help"):
            parts.append(text.say("score", name=value, points=text.say(f"option-{option.name}-{value}.help")))
    return " ".join(parts)


def values(option: Field[Any], text: Text) -> dict[str, str]:
    if is_text(option):
        return {"values": "NAME:VALUE,…", "usual": text.say("help-option-nothing")}
    allowed, usual = option.metadata["allowed"], cast(Value, option.default)
    shown = spelled(allowed, text) if isinstance(allowed, range) else "|".join(map(spell, allowed))
    return {"values": shown, "usual": spell(usual)}
