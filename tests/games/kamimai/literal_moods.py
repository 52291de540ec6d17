"""How players and WORLD choose in the compared matches: so that they get far, and rare things happen."""

import random
from typing import NamedTuple

from tests.games.kamimai.literal import Literal
from tests.games.kamimai.literal_cards import ELEMENTS
from tests.games.kamimai.literal_table import WORLD
from tests.games.kamimai.literal_turn import FELL_LATER


class Mood(NamedTuple):
    """Probabilities, where nothing else is said."""

    wanted: int = 8  # cards in a turn
    leaves: int = 0  # pages to the next
    bundle: int = 4  # pages at once
    outermost: float = 0.3
    lets_go: float = 0.05
    slips: float = 0.1  # not all that is pulled comes
    strays: float = 0.05
    falls: float = 0.03  # at every answer; at a real table, at every step of phase 2
    later: float = 0.01  # at a real table, at every step of phases 3 and 4
    between: float = 0.1  # two turns
    eager: float = 30  # for spells and Creatures, against ending phase 3
    agrees: float = 0.85
    calls_off: float = 0.03
    wasteful: float = 0.1  # discards more than one must
    liked: tuple[str, ...] = ()  # cards that are drawn from a real book and kept


def chosen(mood: Mood, game: Literal, dice: random.Random) -> tuple[int, str]:
    """Who makes which step."""
    others = [seat for seat in game.to_act() if seat not in game.awaited()]  # who may interrupt
    interrupts = others and dice.random() < (mood.calls_off if game.phase == "consent" else risk(mood, game))
    seat = dice.choice(others if interrupts else game.awaited() or [WORLD])
    steps = sorted(game.legal(seat))
    if "falls" in steps and (len(steps) == 1 or dice.random() < risk(mood, game)):
        return seat, "falls"
    steps = [step for step in steps if step != "falls"]
    return seat, dice.choices(steps, [weight(mood, game, step) for step in steps])[0]


def risk(mood: Mood, game: Literal) -> float:
    """That it falls now."""
    if game.phase in FELL_LATER:
        return mood.later if game.phase in ("spells", "keep") else 4 * mood.later
    return mood.between if game.phase in ("settle", "target") else mood.falls


def weight(mood: Mood, game: Literal, step: str) -> float:
    """How much a step is liked, beside the others of its phase; never nothing."""
    word, _, what = step.partition(" ")
    match game.phase:
        case "draw":
            enough = len(game.drawn) >= mood.wanted or game.pages <= mood.leaves
            if word == "drew":
                return game.grimoire.count(what) * (10 if useful(mood, game, what) else 1) * (0.01 if enough else 1)
            return 1 if enough == (word == "done") else 0.02
        case "page":
            assert game.side is not None
            return mood.outermost if what == "1" else (1 - mood.outermost) / game.standing[game.side]
        case "pull":
            return mood.lets_go if word == "let" else 1 if int(what) <= mood.bundle else 0.03
        case "came":
            return 1 if int(what) == game.pull else mood.slips * shaky(game) / (game.pull or 1)
        case "answer":
            return 1 if word == "stands" else mood.strays * shaky(game) * 0.5 ** int(what.split()[1])
        case "spells":
            return 1 if word == "end" else mood.eager
        case "consent":
            return 1 - mood.agrees if word == "refuse" else mood.agrees
        case "take":
            return 0.3 if word == "leave" else 1
        case "keep":
            if word == "end":
                return 1
            return (mood.wasteful if "end" in game.legal(game.activator) else 1) * (
                0.1 if useful(mood, game, what) else 1
            )
        case _:
            return 1


def shaky(game: Literal) -> int:
    """A few pages do not stand well."""
    return 20 if game.pages < 6 else 1


def useful(mood: Mood, game: Literal, card: str) -> bool:
    """For the boxes that are not scribbled, or liked anyway."""
    if mood.liked:
        return card in mood.liked
    zones = [game.target] if game.target else game.zones
    boxes = {spell for zone in zones for spell, done in zip(zone.spells, zone.scribbled, strict=True) if not done}
    return card not in ELEMENTS or card in boxes or "team" in boxes
