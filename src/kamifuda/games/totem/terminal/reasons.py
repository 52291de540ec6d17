"""In one line, what speaks for a play of Totem: for beginners who ask a bot."""

from typing import Final

from kamifuda.games.totem.judgement import count, level, odds_against, values
from kamifuda.games.totem.view import View
from kamifuda.text import Text

FAIR: Final = 40  # percent: below that, an attack is there to learn something


def why(text: Text, seen: View, play: str) -> str:
    """The weightiest reason; the words are the game's."""
    verb, *steps = play.split(", ")
    if seen["phase"] == "choose":
        return text.say("why-choose")
    if verb == "attack":
        return why_attack(text, seen, steps)
    own = seen["zones"][seen["seat"] or 0]
    if verb == "defend":
        key = "why-defend-shield" if values(seen).power.get(steps[0]) == "shield" else "why-defend"
        return text.say(key, count=count(own))
    if verb == "exchange":
        taken = own[int(steps[1].removeprefix("on "))]
        old = taken["card"] if taken and taken["card"] else steps[0]
        return text.say("why-exchange", **text.card_arguments(steps[0]), **text.card_arguments(old, "taken"))
    if verb == "discard":
        key = "why-limit" if seen["phase"] == "limit" else "why-discard"
        return text.say(key, **text.card_arguments(steps[0]))
    return text.say(f"why-{verb.partition(' ')[0]}")


def why_attack(text: Text, seen: View, steps: list[str]) -> str:
    """What the attack counts, and how likely that is enough."""
    cards = [steps[0], *(step.removeprefix("with ") for step in steps[2:] if step.startswith("with "))]
    place, zone = int(steps[1].removeprefix("on ")), seen["zones"][1 - (seen["seat"] or 0)]
    target, strength = zone[place], sum(map(level, cards))
    if target is None:
        return ""
    percent = round(100 * odds_against(seen, target, strength, blinded=f"discover {place}" in steps))
    last = "yes" if count(zone) == 1 else "no"
    if target["card"] is not None:
        return text.say("why-attack-sure", level=strength, against=level(target["card"]), last=last)
    return text.say("why-attack-odds" if percent >= FAIR else "why-attack-probe", percent=percent, last=last)
