"""Ways to play Totem, each eager for something, so that rare things happen; they know every card."""

import random
from collections.abc import Callable

from tests.games.totem.reference import Reference
from tests.games.totem.reference_table import DECK, OTHER, Totem, level_of

Style = Callable[[Reference, int, str], bool]  # whether a seat likes a step


def anything(game: Reference, seat: int, step: str) -> bool:
    return True


def eager(game: Reference, seat: int, step: str) -> bool:
    """Attacks as often as it can, and uses what it wins."""
    return step == "attack" or step.startswith(("with ", "discover ", "draw"))


def strong(game: Reference, seat: int, step: str) -> bool:
    """Attacks with its highest cards, and lays the lowest."""
    if is_card(step):
        highest = max(level_of(card) for card in game.hands[seat])
        return (level_of(step) == highest) == (game.stage != "choose")
    return eager(game, seat, step)


def luring(*powers: str) -> Style:
    """Lays these powers on high cards, and attacks such totems in vain, with low cards and low pairs."""

    def style(game: Reference, seat: int, step: str) -> bool:
        if game.stage == "choose":
            return game.power_of(step) in powers and level_of(step) >= 5
        if is_card(step):
            return level_of(step) <= 4
        if step.startswith("on ") and game.said[0] == "attack":
            target = at(game, OTHER[seat], step)
            lower = level_of(target.card) > level_of(game.said[1])
            return not target.face_up and lower and game.power_of(target.card) in powers
        return step in ("attack", "alone") or (step.startswith("with ") and level_of(step) <= 2)

    return style


def laying(*powers: str) -> Style:
    """Exchanges until it has such a zone, throws other cards away, and leaves the other zone alone."""

    def wanted(game: Reference, card: str) -> bool:
        return game.power_of(card) in powers and level_of(card) >= 5

    def style(game: Reference, seat: int, step: str) -> bool:
        if is_card(step):
            return wanted(game, step) if game.said == ["exchange"] else not wanted(game, step) and level_of(step) > 3
        if step.startswith("on "):
            return not wanted(game, at(game, seat if game.said[0] == "exchange" else OTHER[seat], step).card)
        poor = any(not wanted(game, game.totem(seat, place).card) for place in game.hidden(seat))
        return step == ("exchange" if poor and any(wanted(game, card) for card in game.hands[seat]) else "discard")

    return style


def builder(game: Reference, seat: int, step: str) -> bool:
    return step in ("defend", "exchange", "stop")


def thrower(game: Reference, seat: int, step: str) -> bool:
    """Never touches a totem, so that the pile runs out."""
    return step in ("discard", "stop")


def levelling(game: Reference, seat: int, step: str) -> bool:
    """Exchanges so that both zones are worth the same."""
    missing = game.levels()[OTHER[seat]] - game.levels()[seat]
    if game.said[:1] == ["exchange"]:
        places = game.hidden(seat) if is_card(step) else [int(step.split()[1])]
        card = step if is_card(step) else game.said[1]
        return any(level_of(card) - level_of(game.totem(seat, place).card) == missing for place in places)
    return step == ("exchange" if missing else "discard")


def pairing(game: Reference, seat: int, step: str) -> bool:
    """Attacks with a Sword and a partner; lays Shields, and keeps its Swords."""
    if is_card(step):
        return game.power_of(step) == {"choose": "shield", "turn": "sword", "again": "sword"}.get(game.stage)
    return step == "attack" or step.startswith("with ")


def seeing(game: Reference, seat: int, step: str) -> bool:
    """Attacks with an Eye, and turns up Shields."""
    if step.startswith("discover "):
        return game.power_of(at(game, OTHER[seat], step).card) == "shield"
    return step == "attack" or (is_card(step) and game.power_of(step) == "eye" and game.said[:1] == ["attack"])


def drawing(game: Reference, seat: int, step: str) -> bool:
    """Attacks and defends with Draw, and shields what it lays besides."""
    if is_card(step):
        return game.power_of(step) == "draw" or (game.stage == "choose" and game.power_of(step) == "shield")
    return step in ("attack", "draw", "defend")


def spendthrift(game: Reference, seat: int, step: str) -> bool:
    """Attacks until its hand is empty: wins with what is just enough, adds a partner to every Sword, never draws."""
    if step.startswith("on ") and game.said[0] == "attack":
        return level_of(game.said[1]) >= level_of(at(game, OTHER[seat], step).card)
    return step in ("attack", "draw_not") or step.startswith("with ")


def modest(game: Reference, seat: int, step: str) -> bool:
    """Uses no power and stops after every attack."""
    return step in ("attack", "discover_not", "draw_not", "stop")


def is_card(step: str) -> bool:
    return step in DECK


def at(game: Reference, seat: int, step: str) -> Totem:
    """The totem at the place that a step names."""
    return game.totem(seat, int(step.split()[1]))


def until(pile: int, before: Style, then: Style) -> Style:
    """One style while more cards are left than these, then another, which also chooses the totems."""

    def style(game: Reference, seat: int, step: str) -> bool:
        late = game.stage == "choose" or len(game.pile) <= pile
        return (then if late else before)(game, seat, step)

    return style


def chosen(style: Style, game: Reference, seat: int, dice: random.Random) -> str:
    """A step of this seat, mostly one that the style likes."""
    steps = sorted(game.legal(seat))
    liked = [step for step in steps if style(game, seat, step)] if dice.random() < 0.9 else []
    return dice.choice(liked or steps)
