"""What a fall of a real book would come to: the rules are asked, on a copy, so that nobody has to know them."""

from typing import Literal, TypedDict

from kamifuda.core.bits import number
from kamifuda.core.match import actions
from kamifuda.core.position import WON, Fact
from kamifuda.games.kamimai.cards import kinds, one
from kamifuda.games.kamimai.layout import letter
from kamifuda.games.kamimai.options import REAL
from kamifuda.games.kamimai.rules import KamiMai
from kamifuda.games.kamimai.steps import DRAW, END, FALLS, GRIP, GUARDIAN_CARDS, TARGET
from kamifuda.games.kamimai.table import BETWEEN, COLLAPSE, LATER


class Fall(TypedDict):
    target: str | None  # the zone that is aimed at by then
    guardians: int  # so many are drawn by then, or more
    when: Literal["draw", "later", "between"]  # in the draw or its watch; later in the turn; between two draws
    energy: int  # that the fall itself costs
    left: int
    blessed: bool
    cursed: bool  # the curse of the target acts although it fell
    lost: bool  # the match, at once
    discard: bool  # the discard pile too is shuffled in


def falls(position: KamiMai) -> list[Fall]:
    """What it would come to now, and in the draw that a phone without a network may be in by then."""
    if position.rules & REAL == 0 or not may_fall(position):
        return []
    aimed = [after(position, zone) for zone in others(position)] if position.phase == TARGET else []
    return [told for here in (position, *filter(may_fall, aimed)) for told in from_here(here)]


def may_fall(position: KamiMai) -> bool:
    return bool(position.legal(position.activator) & FALLS)


def from_here(position: KamiMai) -> list[Fall]:
    """What it would come to; and with how many Guardians drawn it would come to something else."""
    found, drawn = [fall(position)], one_guardian_more(position)
    while drawn is not None:
        told = fall(drawn)
        if {**told, "guardians": 0} != {**found[-1], "guardians": 0}:
            found.append(told)
        drawn = one_guardian_more(drawn) if told["cursed"] and not told["lost"] else None
    return found


def one_guardian_more(position: KamiMai) -> KamiMai | None:
    """The same with another Guardian drawn; None where none can come."""
    held = after(position, others(position)[0]) if position.phase == GRIP else position
    guardians = others_of(held) & GUARDIAN_CARDS if held.phase == DRAW else 0
    return after(held, guardians & -guardians) if guardians else None


def others(position: KamiMai) -> list[int]:
    """All that the activator may do but say that it fell."""
    return actions(others_of(position))


def others_of(position: KamiMai) -> int:
    return int(position.legal(position.activator) & ~FALLS)


def after(position: KamiMai, action: int) -> KamiMai:
    then = position.clone()
    then.apply(then.activator, action)
    return then


def fall(position: KamiMai) -> Fall:
    fallen = position.clone()
    if not fallen.discard and fallen.pages:  # so that it is seen where the pile goes
        fallen.discard = one(number(kinds(fallen.pages) & -kinds(fallen.pages)))
        fallen.pages -= fallen.discard
    facts = list[Fact]()
    fallen.journal = facts
    fallen.apply(fallen.activator, FALLS)
    fallen.journal = None
    (fell,) = [fact for fact in facts if fact.what == "fell"]
    energy = sum(int(fact.more) >> 8 for fact in facts if fact.what == "energy" and fact.card == COLLAPSE)
    return Fall(
        target=letter(position.target),
        guardians=position.guardians_drawn(),
        when="between" if fell.more == BETWEEN else "later" if fell.more == LATER else "draw",
        energy=energy,
        left=position.energy - energy,
        blessed=bool(fell.card),
        cursed=any(fact.what == "cursed" for fact in facts),
        lost=fallen.over and fallen.prospect(0) != WON,
        discard=clears_the_discard(fallen, position.built),
    )


def clears_the_discard(fallen: KamiMai, built: int) -> bool:
    """Plays on as briefly as it can until the book is built again."""
    while fallen.built == built and not fallen.over:
        seat = fallen.mover()
        allowed = int(fallen.legal(seat) & ~FALLS)
        fallen.apply(seat, allowed & END or allowed & -allowed)
    return not fallen.over and not fallen.discard
