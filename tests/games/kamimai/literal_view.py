"""What everybody sees at the table of the literal reference, as the view has it."""

from collections import Counter
from typing import Any

from tests.games.kamimai.literal import Literal
from tests.games.kamimai.literal_cards import ELEMENTS, KINDS, in_order, whole_grimoire
from tests.games.kamimai.literal_falls import falls_of
from tests.games.kamimai.literal_spells import Refusal
from tests.games.kamimai.literal_table import SIDES

View = dict[str, Any]


def view_of(game: Literal, viewer: int | None) -> View:
    return {
        "seat": viewer,
        "options": game.options,
        "replaced": [rule.split(":")[0] for rule in game.options["house_rules"].split(",") if rule],
        "begun_with": game.begun_with,
        "copies": dict.fromkeys(KINDS, 0) | Counter(whole_grimoire(len(game.seats), game.rules)),
        "in_book": dict.fromkeys(KINDS, 0) | Counter(game.grimoire) if game.real else None,
        "phase": game.phase,
        "to_act": game.to_act(),
        "awaited": game.awaited(),
        "whole": game.whole,
        "over": game.over,
        "round": game.round,
        "turn": game.turn,
        "warming": game.warming,
        "activator": game.activator,
        "energy": game.energy,
        "sheet": sheet(game),
        "book": book(game),
        "reserves": [in_order(cards) for cards in game.reserves],
        "played": game.played,
        "drawn": in_order(game.drawn),
        "discard": in_order(game.discard),
        "limit": game.limit,
        "grip": game.grip,
        "guardian": game.guardian,
        "grips": {colour: game.rules[colour] for colour in ELEMENTS},
        "side": game.side if game.phase == "page" else None,
        "fingers": fingers(game),
        "came": game.came,
        "astray": game.astray,
        "spell": spell(game),
        "declined": [
            {"seat": seat, "spell": colour, "team": team, "cards": list(cards)}
            for seat, team, colour, cards in sorted(game.declined, key=in_order_of_view)
        ],
        "owed": game.owed,
        "giver": game.giver,
        "gifts": game.gifts,
        "handing": game.handing,
        "taker": game.taker,
        "guardians": in_order(game.drew_guardians),
        "fell": game.fell,
        "falls": falls_of(game),
        "lean_shown": leans_in_sight(game),
        "result": result(game),
    }


def in_order_of_view(refusal: Refusal) -> tuple[int, bool, int, bool, bool, int]:
    """Wolf after Fairy after Elements, as numbers are."""
    seat, team, colour, cards = refusal
    return seat, team, ELEMENTS.index(colour), "wolf" in cards, f"{colour}_fairy" in cards, cards.count(colour)


def sheet(game: Literal) -> View:
    zones = [
        {
            "id": zone.letter,
            "spells": zone.spells,
            "scribbled": zone.scribbled,
            "effects": zone.effects,
            "sealed": zone.sealed,
            "start": zone.start,
            "spares": None if zone.sealed else zone.spares,
        }
        for zone in game.zones
    ]
    return {"id": game.sheet, "zones": zones, "target": game.target.letter if game.target else None}


def book(game: Literal) -> View:
    return {
        "left": None if game.real else game.standing["left"],
        "right": None if game.real else game.standing["right"],
        "pages": game.pages,
        "faces": [game.faces[side] for side in SIDES],
        "felt": in_order(game.felt),
        "strays": game.strays,
        "lean": game.lean,
        "built": game.books,
        "draws": game.pulls,
    }


def fingers(game: Literal) -> View | None:
    if game.page is None:
        return None
    return {"side": game.side, "page": game.page, "pull": game.pull}


def leans_in_sight(game: Literal) -> bool:
    """A table may say so; otherwise it is only stern paper that keeps it to itself."""
    return bool({"on": True, "off": False, "auto": game.options["paper"] != "stern"}[game.options["lean_hint"]])


def spell(game: Literal) -> View | None:
    """A spell in the making."""
    if game.element is None:
        return None
    return {**game.spell(), "asked": game.asked, "agreed": sorted(game.agreed), "refused": sorted(game.refused)}


def result(game: Literal) -> View | None:
    if not game.over:
        return None
    return {
        "won": game.won,
        "energy": game.energy,
        "sealed": sum(zone.sealed for zone in game.zones),
        "zones": len(game.zones),
        "turns": game.turn,
    }
