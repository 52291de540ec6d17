"""Ways to play Grimoire, each eager for something, so that rare things happen; they know every card."""

import random
from collections.abc import Callable

from tests.games.grimoire.reference import Reference
from tests.games.grimoire.reference_cards import COMPANIONS, PAGES, TREASURES

Style = Callable[[Reference, int, str], bool]  # whether a seat likes a step
Taste = Callable[[Reference, int, str], bool]  # whether a seat likes a card of the Quest zone

NO = ("leave", "enough")


def anything(game: Reference, seat: int, step: str) -> bool:
    return True


# What to take


def treasures(game: Reference, seat: int, card: str) -> bool:
    return card in TREASURES


def companions(game: Reference, seat: int, card: str) -> bool:
    return card in COMPANIONS


def the_hidden_one(game: Reference, seat: int, card: str) -> bool:
    return card == "hidden"


def balanced(game: Reference, seat: int, card: str) -> bool:
    """As many Treasures as Companions, so that a match takes long."""
    land = game.lands[seat]
    if card == "hidden":
        assert game.hidden is not None
        card = game.hidden.card
    return (card in TREASURES) == (len(land.treasures) <= len(land.companions))


def these(*wanted: str) -> Taste:
    def taste(game: Reference, seat: int, card: str) -> bool:
        return card in wanted

    return taste


# What to answer


def yes(game: Reference, seat: int, step: str) -> bool:
    return step not in NO


def no(game: Reference, seat: int, step: str) -> bool:
    return step in NO


def cards(game: Reference, seat: int, step: str) -> bool:
    """Wishes for cards, and heals."""
    return step in ("cards", "heal", "create")


def hiding(game: Reference, seat: int, step: str) -> bool:
    """Replaces the face-down card."""
    return step == "replace hidden"


# Whole styles


def playing(*pages: int, take: Taste = anything, answer: Style = anything) -> Style:
    """These pages as soon as they may be chosen."""

    def style(game: Reference, seat: int, step: str) -> bool:
        word, _, what = step.partition(" ")
        if word == "page":
            return int(what) in pages
        if word == "take":
            return take(game, seat, what)
        return answer(game, seat, step)

    return style


def thrifty(spending: int, earning: int, reserve: int = 2, take: Taste = anything) -> Style:
    """One page as long as there are points for it, else one that earns some."""

    def style(game: Reference, seat: int, step: str) -> bool:
        page = spending if game.lands[seat].points >= reserve else earning
        return playing(page, take=take, answer=yes)(game, seat, step)

    return style


def shod(game: Reference, seat: int, step: str) -> bool:
    """Draws Items until it has the Blessed Shoes or their like, and uses them."""
    if game.usable(seat):
        return step.startswith(("shoes", "use"))
    return thrifty(7, 3, take=these("merchant"))(game, seat, step)


def levelling(game: Reference, seat: int, step: str) -> bool:
    """Takes no points and shares what is worth the same, so that many are equal."""
    word, _, what = step.partition(" ")
    if word == "take":
        poorest = min(game.printed(each) for each in game.seats)
        worth = game.vp(game.hidden.card if what == "hidden" and game.hidden else what)
        return worth == (3 if game.printed(seat) == poorest else 1)
    return playing(2, 6)(game, seat, step)


def novel(game: Reference, seat: int, step: str) -> bool:
    """Tries what house rules have changed."""
    word, _, what = step.partition(" ")
    name = PAGES[int(what)][0] if word == "page" else what
    return any(rule.startswith(f"{name}.") for rule in game.house)


def until(round: int, before: Style, then: Style) -> Style:
    """One style before this round, then another."""

    def style(game: Reference, seat: int, step: str) -> bool:
        return (before if game.round < round else then)(game, seat, step)

    return style


def chosen(style: Style, game: Reference, seat: int, dice: random.Random) -> str:
    """A step of this seat, mostly one that the style likes."""
    steps = sorted(game.legal(seat))
    liked = [step for step in steps if style(game, seat, step)] if dice.random() < 0.9 else []
    return dice.choice(liked or steps)
