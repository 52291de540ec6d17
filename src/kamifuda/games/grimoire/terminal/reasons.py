"""In one line, what speaks for a play of Grimoire: for beginners who ask a bot."""

from collections.abc import Sequence
from typing import Final

from kamifuda.games.grimoire.pages import NAMES
from kamifuda.games.grimoire.values import values_of
from kamifuda.games.grimoire.view import View
from kamifuda.text import Text

PAGES: Final = {  # what speaks for a page, by its effect
    "luck": "first",
    "fireball": "points",
    "storm": "points",
    "summon_elemental": "points",
    "meteor_strike": "points",
    "heal": "cards",
    "create": "cards",
    "wish": "cards",
    "charm": "attack",
    "polymorph": "attack",
    "domination": "attack",
    "resist": "defence",
    "time_stop": "defence",
    "haste": "time",
}


def why(text: Text, seen: View, play: str, names: Sequence[str]) -> str:
    """The weightiest reason; the words are the game's."""
    verb, _, what = play.partition(" ")
    if verb == "page":
        effect = NAMES[values_of(seen["options"]["house_rules"]).effect(int(what)) - 1]
        return text.say(f"why-page-{PAGES.get(effect, 'other')}")
    if verb == "target":
        return text.say("why-target", name=names[int(what)])
    if verb == "leave" and seen["phase"] != "luck":
        return text.say("why-spare")
    if verb == "use":
        return text.say("why-shoes")
    if verb == "token" or not what:
        return text.say(f"why-{verb}")
    if what == "hidden" and verb == "take":
        known = seen["hidden"]["card"] if seen["hidden"] is not None else None
        return text.say("why-take-hidden") if known is None else text.say("why-take", **text.card_arguments(known))
    return text.say(f"why-{verb}", **text.card_arguments(what))
