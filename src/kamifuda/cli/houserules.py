"""House rules on the command line: read from a file, and told in words."""

from collections.abc import Iterator
from functools import partial
from typing import Any

from kamifuda.cli.files import text_in
from kamifuda.cli.usage import WRONG_USAGE, Refused
from kamifuda.core.clauses import BadRecord
from kamifuda.core.game import Game, with_house_rules
from kamifuda.core.houserules import BadHouseRules, Replaced
from kamifuda.games import ALL
from kamifuda.games.kamimai.cards import ELEMENTS
from kamifuda.games.kamimai.house import ARROWS, BLESSED, ENERGY, arrows_in, sheet_of
from kamifuda.games.kamimai.sheets import LETTERS, SHEETS, Zone
from kamifuda.games.totem.house import HIGHEST, TABLES
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
        raise Refused("error-house-rules-file", WRONG_USAGE, file=file, reason=bad.reason, **bad.facts) from None
    except BadRecord as bad:
        raise Refused("error-house-rules-file", file=file, reason=bad.reason, line=bad.line) from None


def told(options: Any, text: Text) -> Iterator[str]:
    """A line, where a table has house rules."""
    if getattr(options, "house_rules", ""):
        found = with_house_rules(ALL)[str(text.game)].differences(options.house_rules, options.version)
        yield text.say("house-changed", changes=text.listed([change(each, text) for each in found]))


def change(each: Replaced, text: Text) -> str:
    """`Nun: 2 VP instead of 1`."""
    if each.what in SHEETS:
        zones = text.listed(list(map(partial(zone, text), LETTERS, sheet_of(each.what, str(each.here)))))
        return text.say("house-changed-sheet", name=text.say(f"sheet-{each.what}"), zones=zones)
    if each.what.endswith(ENERGY):
        name = text.say(f"sheet-{each.what.removesuffix(ENERGY)}")
        return text.say("house-changed-energy", name=name, here=each.here)
    if each.what.endswith(ARROWS):
        name = text.say(f"sheet-{each.what.removesuffix(ARROWS)}")
        arrows = ", ".join("→".join(arrow) for arrow in arrows_in(str(each.here)))
        return text.say("house-changed-arrows", name=name, arrows=arrows)
    if each.what in ELEMENTS:
        grips = {"usual": text.say(f"grip-{each.usual}"), "here": text.say(f"grip-{each.here}")}
        return text.say("house-changed-grip", name=text.card(f"{each.what}_guardian"), **grips)
    if each.what in TABLES["colours"]:
        powers = {"usual": text.say(f"power-{each.usual}"), "here": text.say(f"power-{each.here}")}
        return text.say("house-changed-colour", name=text.say(f"colour-{each.what}"), **powers)
    if each.what == HIGHEST:
        return text.say("house-changed-highest", usual=each.usual, here=each.here)
    name = text.card(each.card) if each.card else text.say(f"page-{each.page}")
    usual, here = each.usual, each.here
    if each.what == "effect":
        if here == "none":
            return text.say("house-changed-no-effect", name=name)
        other = text.card(str(here), "the") if each.card else text.say(f"page-{here}.the")
        return text.say("house-changed-effect", name=name, other=other)
    if each.what == "amount" and each.card:
        return text.say("house-changed-points", name=name, usual=usual, here=here)
    if each.what == "missing":
        return text.say("house-changed-missing", name=name, usual=text.card(str(usual), "a"))
    if each.what == "type":
        usual, here = (text.say(f"page-type-{kind}").lower() for kind in (usual, here))
    return text.say(f"house-changed-{each.what}", name=name, usual=usual, here=here)


def zone(text: Text, letter: str, here: Zone) -> str:
    """`B Earth, Team (Blessing for 3 falls)`."""
    spells = ", ".join(text.say(f"spell-{spell}.short") for spell in here.spells)
    marks = [text.say("zone-name.start", zone=letter)] if here.start else []
    marks += [effect_words(text, effect, here.spares) for effect in here.effects]
    return f"{letter} {spells}" + (f" ({', '.join(marks)})" if marks else "")


def effect_words(text: Text, effect: str, spares: int) -> str:
    """`Blessing for 3 falls`; 0: it forgives all (KMI-A47)."""
    if effect == BLESSED and spares:
        return text.say("effect-blessing.times", count=spares)
    return text.say(f"effect-{effect}")
