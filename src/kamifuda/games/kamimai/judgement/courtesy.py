"""What bots of KamiMaï leave to people at their table, where nothing is lost by it; no balance is measured so."""

from collections.abc import Sequence
from typing import Final

from kamifuda.core.game import Polite
from kamifuda.core.rng import Rng
from kamifuda.games.kamimai.cards import KINDS, LOOSE, held, one, size
from kamifuda.games.kamimai.guess import guess
from kamifuda.games.kamimai.hopes import hope, needs, together
from kamifuda.games.kamimai.judgement import Thoughts
from kamifuda.games.kamimai.rules import KamiMai
from kamifuda.games.kamimai.sheets import COLOUR, DISCARD, SPELLS
from kamifuda.games.kamimai.spells import castable
from kamifuda.games.kamimai.view import View
from kamifuda.games.kamimai.worths import SPARE

CASTING: Final = ("cast", "team")


def courtesy(seen: View, play: str, choices: Sequence[str], people: Sequence[int]) -> Polite:
    """Draws no more than one may keep; leaves a spell to the next person who can cast it, and says which."""
    if seen["phase"] == "draw" and "done" in choices and full(seen):
        return Polite("done")
    me = seen["seat"] or 0
    others_here = [seat for seat in people if seat != me]
    if seen["phase"] != "spells" or play.split(" ")[0] not in CASTING or not others_here:
        return Polite(play)
    table = guess(seen, Rng(0))
    person = min(others_here, key=lambda seat: (seat - me) % table.seats)
    named = {each.split(",")[0] for each in choices if each.split(" ")[0] in CASTING}
    left = {spell for spell in named if can_wait(table, me, person, spell)}
    others = [each for each in choices if each.split(",")[0] not in left]
    if play in others:
        return Polite(play)
    instead = max(others, key=Thoughts(seen).worth)
    return Polite(instead, f"spell-{said(min(left))}" if instead == "end" else None)


def said(spell: str) -> str:
    """`cast fire` as the phrase about it calls it."""
    verb, element = spell.split(" ")
    return element if verb == "cast" else "team"


def full(seen: View) -> bool:
    """Whether whoever draws has as many cards as one may keep."""
    return len(seen["reserves"][seen["activator"]]) + len(seen["drawn"]) >= seen["limit"]


def can_wait(table: KamiMai, me: int, person: int, spell: str) -> bool:
    """Whether this person can cast it as well, and until then no card is lost, and no zone waits for its seal."""
    if table.effect() & (DISCARD | COLOUR):
        return False
    boxes_left = sum(int(needs(table)) >> 4 * each & 15 for each in range(len(SPELLS)))
    if boxes_left < 2 or not spares_enough(table, me):
        return False
    verb, element = spell.split(" ")
    then = table.clone()
    then.activator = person
    return bool(castable(then, SPELLS.index(element) + 1, verb == "team", ()))


def spares_enough(table: KamiMai, seat: int) -> bool:
    """Whether this seat has no more cards to keep than it may; those that help nobody need not be kept."""
    bag, cards, asked = int(table.reserve(seat)), int(together(table)), needs(table)
    while size(bag) > table.limit():
        useless = [kind for kind in range(KINDS) if held(bag & LOOSE, kind) and spare(cards, asked, kind)]
        if not useless:
            return False
        bag, cards = bag - int(one(useless[0])), cards - int(one(useless[0]))
    return True


def spare(cards: int, asked: int, kind: int) -> bool:
    return bool(hope(cards, asked) - hope(cards - one(kind), asked) <= SPARE)
