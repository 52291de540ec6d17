"""What each viewer of the literal reference may know, as the view has it."""

from collections import Counter
from typing import Any

from tests.games.grimoire.reference import Reference
from tests.games.grimoire.reference_cards import AMOUNTS, COPIES, ITEMS, PAGES, POINTS, QUEST
from tests.games.grimoire.reference_score import breakdown
from tests.games.grimoire.reference_table import Secret, Viewer, in_order

View = dict[str, Any]


def view_of(game: Reference, viewer: Viewer) -> View:
    revealed = game.alone is not None
    return {
        "seat": viewer,
        "options": game.options,
        "replaced": replaced(game),
        "missing": next(iter(Counter({card: COPIES[card] for card in QUEST}) - Counter(game.quest_cards())), None),
        "price": game.points_by("merchant"),
        "heal_cost": game.options["heal_cost"] if game.turn is None else game.price_of_heal(),
        "wish_cards": len(game.discard[:3]),
        "phase": game.phase,
        "to_act": game.to_act(),
        "whole": True,
        "over": game.over,
        "round": game.round,
        "level": game.level,
        "new_page": dict(enumerate(range(7, 16), start=2)).get(game.round),
        "choosing": game.choosing,
        "order": [token or None for token in game.tokens],
        "before": [token or None for token in game.before],
        "pages": [page or None if revealed or seat == viewer else None for seat, page in enumerate(game.pages)],
        "chosen": [page > 0 for page in game.pages],
        "alone": [seat in game.alone for seat in game.seats] if game.alone is not None else None,
        "times": times(game) if revealed else [],
        "turn": game.turn,
        "quest": in_order(game.quest),
        "hidden": None if game.hidden is None else {"card": known(game, game.hidden, viewer)},
        "peeked": [seat for seat in game.seats if game.hidden and seat in game.hidden.seen_by],
        "deck": len(game.deck),
        "discard": in_order(game.discard),
        "item_deck": len(game.item_deck),
        "lands": [land(game, seat, viewer) for seat in game.seats],
        "total": None if viewer is None else own_total(game, viewer),
        "older": [] if game.over else older(game, viewer),
        "protected": sorted(game.protected),
        "silencers": sorted(game.silencers),
        "merchants": game.merchants,
        "target": game.target,
        "drawn": in_order(game.drawn),
        "fresh": game.fresh,
        "shoes": in_order(game.usable(viewer)) if viewer is not None and viewer in game.asked else [],
        "ending": game.ending,
        "near_end": [] if game.over else [near for seat in game.seats for near in near_end(game, seat)],
        "result": game.result,
    }


def known(game: Reference, secret: Secret, viewer: Viewer) -> str | None:
    return secret.card if viewer in secret.seen_by or game.over else None


def land(game: Reference, seat: int, viewer: Viewer) -> View:
    """GRI-10, A28, A29: how many of everything, and the faces that this viewer has seen."""
    own, lying = seat == viewer or game.over, game.lands[seat]
    treasures = [known(game, secret, viewer) for secret in lying.treasures]
    shown = [secret.card for secret in lying.treasures if secret.seen_by == set(game.everybody)]
    return {
        "companions": in_order(lying.companions),
        "treasures": len(treasures),
        "seen": in_order([card for card in treasures if card is not None]),
        "shown": in_order(shown),
        "items": len(lying.items),
        "seen_items": in_order(lying.items if own else lying.used),
        "shown_items": in_order(lying.used),
        "points": lying.points,
    }


def own_total(game: Reference, viewer: int) -> int:
    """As it is now; who has the most Junk nobody knows before the end."""
    counted = breakdown(game, viewer)
    return counted["total"] - counted["junk_bonus"]


def times(game: Reference) -> list[View]:
    """GRI-27, A6, A37: of two on one page whoever was late before comes first, but where the old order is kept (A4)."""
    keep = game.options["tie_order"] == "keep"
    casters = [seat for seat in game.seats if "time" in game.types(game.pages[seat])]
    by_old_token = sorted(casters, key=lambda seat: game.before[seat], reverse=not keep)
    by_page = sorted(by_old_token, key=lambda seat: game.pages[seat], reverse=True)
    return [
        {"seat": seat, "page": game.pages[seat], "how": game.options[game.spell(game.pages[seat])]} for seat in by_page
    ]


def near_end(game: Reference, seat: int) -> list[View]:
    """GRI-34."""
    end, lying = game.options["end_at"], game.lands[seat]
    piles = {"treasures": len(lying.treasures), "companions": len(lying.companions)}
    return [
        {"seat": seat, "what": what, "count": count, "enough": count >= end}
        for what, count in piles.items()
        if count + 1 >= end
    ]


def replaced(game: Reference) -> View:
    """GRI-54, GRI-56: what house rules say otherwise than the tables."""
    cards = [card_here(game, card) for card in (*QUEST, *ITEMS)]
    pages = [page_here(game, page) for page in PAGES]
    return {"cards": [row for row in cards if row["own"]], "pages": [row for row in pages if row["own"]]}


def card_here(game: Reference, card: str) -> View:
    effect = game.house.get(f"{card}.effect", card)
    effect = "blessed_shoes" if effect == "shoes" else effect
    rules = {"effect": f"{card}.effect", "amount": f"{effect}.amount", "points": f"{card}.vp"}
    return {
        "card": card,
        "points": game.vp(card),
        "effect": effect,
        "amount": game.points_by(effect) if effect in POINTS else 0,
        "own": [part for part, rule in rules.items() if rule in game.house],
    }


def page_here(game: Reference, page: int) -> View:
    """The type and the amount come with the effect."""
    spell, borrowed = game.spell(page), f"{PAGES[page][0]}.effect"
    rules = {"effect": borrowed, "type": f"{spell}.type", "amount": f"{spell}.amount"}
    return {
        "page": page,
        "effect": next(number for number, (name, _) in PAGES.items() if name == spell),
        "types": game.types(page),
        "amount": game.amount(spell) if spell in AMOUNTS else 0,
        "own": [part for part, rule in rules.items() if rule in game.house or borrowed in game.house],
    }


def older(game: Reference, viewer: Viewer) -> list[View]:
    """Which faces were left when a deck had run out: all that had not been seen then lay face down here."""
    groups = []
    for deck in range(1, game.decks):
        faces, counts = [], [0 for _ in game.seats]
        for seat in game.seats:
            for secret in game.lands[seat].treasures:
                if secret.deck == deck and viewer not in secret.seen_by:
                    faces.append(secret.card)
                    counts[seat] += 1
        hidden = game.hidden is not None and game.hidden.deck == deck and viewer not in game.hidden.seen_by
        if hidden and game.hidden:
            faces.append(game.hidden.card)
        if faces:
            groups.append({"cards": in_order(faces), "counts": counts, "hidden": hidden})
    return groups


def all_cards(game: Reference) -> Counter[str]:
    """Every card, wherever it lies."""
    cards = game.deck + game.discard + game.drawn + game.quest + game.item_deck
    cards += [game.hidden.card] if game.hidden else []
    for lying in game.lands:
        cards += lying.companions + lying.items + [secret.card for secret in lying.treasures]
    return Counter(cards)
