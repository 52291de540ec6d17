"""What a fall of a real book would come to at the table of the literal reference, read from the clauses."""

from typing import Any

from tests.games.kamimai.literal import Literal
from tests.games.kamimai.literal_cards import Zone
from tests.games.kamimai.literal_turn import FELL_LATER

Told = dict[str, Any]


def falls_of(game: Literal) -> list[Told]:
    """KMI-06, KMI-22: now, and in the draw that follows when a target is chosen; there with Guardians, too."""
    if not game.real or "falls" not in game.legal(game.activator):
        return []
    if game.phase in FELL_LATER:
        return [later(game)]
    if game.phase == "settle":
        return [between(game)]
    if game.phase == "target":
        zones = [zone for zone in game.zones if zone.letter in game.open_zones()]
        return [between(game), *(one for zone in zones for one in in_the_draw(game, zone))]
    assert game.target is not None
    return in_the_draw(game, game.target)


def told(game: Literal, target: Zone | None, energy: int, **facts: Any) -> Told:
    """What most falls have in common."""
    usual = {"guardians": len(game.drew_guardians), "blessed": False, "cursed": False, "lost": False, "discard": False}
    letter = None if target is None else target.letter
    return {"target": letter, "energy": energy, "left": game.energy - energy, **usual, **facts}


def later(game: Literal) -> Told:
    """KMI-49, KMI-50, KMI-51: nothing is lost, and the discard stays out, unless a new sheet needs every card."""
    finished = game.target is None and all(zone.sealed for zone in game.zones)
    return told(game, game.target, 0, when="later", discard=finished)


def between(game: Literal) -> Told:
    """KMI-49, KMI-82, A2, A39: in hard mode as in a draw; A15: the next draw may need more than what stands then."""
    hard = game.options["difficulty"] == "hard"
    blessed = hard and game.blessed() and not game.options["blessing_needs_guardian"]
    energy = 1 if hard and not blessed else 0
    left, discard = game.energy - energy, hard
    draw_follows = game.phase == "settle" and (game.target is not None or len(game.open_zones()) == 1)
    if left and draw_follows and len(game.grimoire) + (len(game.discard) if hard else 0) <= 1:
        left -= game.options["empty_grimoire"] == "lose_energy"
        discard = True
    lost = left == 0
    facts = {"blessed": blessed, "lost": lost, "discard": discard and not lost}
    return told(game, game.target, energy, when="between", **facts)


def in_the_draw(game: Literal, target: Zone) -> list[Told]:
    """KMI-43 to KMI-48, KMI-A41: as it is, and where it would differ with more Guardians, if they may come (KMI-24)."""
    here, energy = list(game.grimoire), game.energy
    if game.phase == "target" and len(here) <= 1:  # KMI-A15: first the book is whole again
        here += game.discard
        energy -= game.options["empty_grimoire"] == "lose_energy"
    if energy == 0:
        return []
    drawn, found = len(game.drew_guardians), list[Told]()
    more = 0 if game.phase == "watch" else min(sum("guardian" in card for card in here), len(here) - 1)
    for guardians in range(drawn, drawn + more + 1):
        one = one_draw(game, target, energy, guardians)
        if not found or found[-1] | {"guardians": guardians} != one:
            found.append(one)
    return found


def one_draw(game: Literal, target: Zone, energy: int, guardians: int) -> Told:
    helps = "blessing" in target.effects and target.spares != 0
    blessed = helps and (guardians > 0 or not game.options["blessing_needs_guardian"])  # KMI-62, A1, A2
    cost = 0 if blessed else 1  # KMI-44
    curses = [effect for effect in target.effects if effect != "blessing"]
    cursed = bool(game.options["curse_on_collapse"] and guardians and curses) and energy > cost  # KMI-A44
    taken = guardians if cursed and "energy" in curses else 0  # KMI-63
    lost = energy - cost - taken <= 0
    facts = {"blessed": blessed, "cursed": cursed, "lost": lost, "discard": not lost}  # KMI-48
    return told(game, target, cost, when="draw", **facts) | {"guardians": guardians, "left": energy - cost}
