"""In one line, what speaks for a play of Kami: for beginners who ask a bot."""

from kamifuda.games.kami.cards import COPIES, VALUES
from kamifuda.games.kami.view import View
from kamifuda.text import Text


def why(text: Text, seen: View, play: str) -> str:
    """The weightiest reason; the words are the game's."""
    steps = [step.split(" ") for step in play.split(", ")]
    verb, card = steps[-1][0], steps[-1][-1].partition("@")[0]
    hand = list(seen["hand"] or [])
    for step in steps:
        if step[-1] in hand:
            hand.remove(step[-1])
    if verb == "attack" and not hand:
        points = VALUES[card] * (2 if doubled(seen, steps) else 1)
        return text.say("why-master_stroke" if doubled(seen, steps) else "why-finish", points=points)
    if verb == "attack":
        used = [step[-1].partition("@")[0] for step in steps if "@" in step[-1]]
        facts = {"count": counters_left(seen, card, used), "seats": len(seen["points"])}
        return text.say("why-attack", **facts, **text.card_arguments(card))
    if verb in ("hide", "counter"):
        return text.say("why-mercenary")
    if verb == "pass":
        return text.say("why-pass-partner" if by_partner(seen) else "why-pass")
    if verb in ("cancel", "play_on"):
        return text.say(f"why-{verb}", points=sum(VALUES[card] for card in hand))
    return text.say(f"why-{verb}")


def doubled(seen: View, steps: list[list[str]]) -> bool:
    """KAMI-20: whether this last attack has a hidden twin, laid just now or, in a duel, in the play before."""
    card = steps[-1][-1]
    if len(steps) > 1:
        return steps[0] == ["hide", card]
    laid = seen["defence"][seen["seat"] or 0][-1]
    return laid["face_down"] and laid["card"] == card and bool(seen["options"]["mercenary_master_stroke"])


def counters_left(seen: View, card: str, used: list[str]) -> int:
    """How many cards would counter this attack and may be played by somebody else."""
    open_mercenaries = [stack["top"] for stack in seen["mercenaries"]]
    known = [*(seen["hand"] or []), *seen["set_aside"], *open_mercenaries]
    known += [entry["card"] or entry["seen"] for line in seen["defence"] for entry in line]
    known += [attack for line in seen["attacks"] for attack in line]
    fitting = {card} if card in ("soldier", "spear") else {card, "empress"}  # KAMI-22
    return sum(COPIES[each] - known.count(each) + open_mercenaries.count(each) - used.count(each) for each in fitting)


def by_partner(seen: View) -> bool:
    """Whether the attack to be answered is the partner's."""
    attacker = seen["attacker"]
    return (
        seen["phase"] == "answer"
        and attacker is not None
        and len(seen["points"]) == 4
        and attacker % 2 == (seen["seat"] or 0) % 2
    )
