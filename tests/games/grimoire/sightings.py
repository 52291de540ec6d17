"""What is worth seeing in a step of Grimoire, in a few words each: tests count them."""

from collections.abc import Iterator
from typing import Any, NamedTuple

from tests.games.grimoire.reference import Reference
from tests.games.grimoire.reference_cards import TREASURES
from tests.games.grimoire.reference_view import older

Event = dict[str, Any]
ATTACKS = {"gave": "Charm", "seized": "Domination", "robbed": "Polymorph"}


class Moment(NamedTuple):
    """What matters of the position before a step."""

    phase: str
    deck: int
    discard: int
    peeked: bool
    shoes: bool  # may be used

    @classmethod
    def of(cls, game: Reference) -> "Moment":
        shoes = any(game.usable(seat) for seat in game.asked)
        return cls(game.phase, len(game.deck), len(game.discard), bool(game.hidden and game.hidden.seen_by), shoes)


def sightings(before: Moment, step: str, events: list[Event], game: Reference) -> Iterator[str]:
    """All of one step: the moment before it, what was told about it, and the position after it."""
    named = {event["event"]: event for event in events}
    yield from of_a_choice(before, step)
    for event in events:
        yield from of_one_event(event, game)
        if event["event"] in ATTACKS:
            yield from of_an_attack(event, game)
    yield from of_what_was_asked(step, events, named, game)
    yield from of_the_piles(before, step, named, game)
    if "revealed" in named:
        yield from of_the_order(events, game)
    yield from of_the_end(named, game)
    yield from of_knowledge(game)


def of_a_choice(before: Moment, step: str) -> Iterator[str]:
    word = step.split()[0]
    if before.phase not in ("token", "bookmark", "take"):
        yield f"{before.phase}: {word}"
    if word in ("shoes", "use"):
        if word == "use":
            yield "another Item acts like the Shoes"
        yield "Shoes while items are sold" if before.phase == "merchant" else "Shoes before a card is taken"
    if word == "take" and before.shoes:
        yield "Shoes declined"
    if step == "take hidden" and before.peeked:
        yield "a card that a Spy has seen is taken"
    if step == "replace hidden":
        yield "Luck on a card that a Spy has seen" if before.peeked else "Luck on the hidden card"


def of_what_was_asked(step: str, events: list[Event], named: dict[str, Event], game: Reference) -> Iterator[str]:
    """Or was not, because there was no choice."""
    gains = [event for event in events if event["event"] == "gained"]
    if step != "points" and any(event["why"] == "wish" for event in gains):
        yield "Wish without discards"
    if "kept" in named and not step.startswith("keep"):
        yield "Wish: equal cards"
    if step == "heal" and "paid" not in named and game.options["heal_cost"]:
        yield "Heal is free with a Nun"
    if "item" in named and game.phase == "take" and step != "enough" and game.having(game.caster, "merchant"):
        yield "no more Items for a Merchant" if game.item_deck else "the last Item"
    if game.phase == "target" and any(
        game.wanted_of(seat) >= game.wanted_of(game.targets[0]) for seat in game.protected if seat != game.caster
    ):
        yield "equals below or beside a protected leader"
    if game.shoes and game.no_quest_cards():
        yield "Shoes without Quest cards"
    for event in gains:
        if event["why"] == "summon_elemental":
            mine = game.wealth(event["seat"]) - sum(each["points"] for each in gains if each["seat"] == event["seat"])
            equal = [seat for seat in game.seats if seat != event["seat"] and game.wealth(seat) == mine]
            yield f"Summon Elemental by {game.options['lowest_by']}{', tied' if equal else ''}"


def of_one_event(event: Event, game: Reference) -> Iterator[str]:
    match event["event"]:
        case "no_effect":
            yield f"{game.spell(event['page'])}: {event['why']}"
        case "gained":
            yield f"gained: {event['why']}"
        case "silenced":
            yield f"silenced: {game.spell(event['page'])}"
        case "silence":
            earlier = game.order[: game.order.index(event["seat"])]
            if any("forbidden" in game.types(game.pages[seat]) for seat in earlier):
                yield "Silence after a Forbidden spell"
            if len(game.silencers) > 1:
                yield "two Silences"
        case "drew" if event["pile"] == "deck":
            yield f"Heal draws a {'Treasure' if event['card'] in TREASURES else 'Companion'} from the deck"
        case "shoes":
            yield f"Shoes: {event['place']}"
        case "wished":
            yield f"Wish: {len(event['cards'])} cards"
        case "last_round":
            yield f"last round: {event['what']}"


def of_an_attack(event: Event, game: Reference) -> Iterator[str]:
    """Who was hit, beside those who could not be."""
    name = ATTACKS[event["event"]]
    caster, victim = (event["to"], event["seat"]) if name == "Charm" else (event["seat"], event["from"])
    if "attack" not in game.types(game.pages[caster]):
        yield f"{name}: no attack{', a protected victim' if victim in game.protected else ''}"
        if game.having(caster, "villain"):
            yield "Villains do not attack"
        return
    if name == "Polymorph":
        before, wealth = game.lands[victim].points + event["points"], [land.points for land in game.lands]
        yield f"Polymorph takes {'something' if event['points'] else 'nothing'}"
        if event["points"] == 0 and game.having(caster, "villain"):
            yield "Villains have nothing to gain"
    else:
        before, wealth = len(game.lands[victim].companions) + 1, [len(land.companions) for land in game.lands]
    safe = [wealth[seat] for seat in game.protected if seat != caster]
    if "defence" in game.types(game.pages[victim]):
        yield f"{name}: before the defence"
    if any(each > before for each in safe):
        yield f"{name}: a protected leader"
    if before in safe:
        yield f"{name}: a protected equal"
    if wealth[caster] - (event.get("points", 1)) > before:
        yield f"{name}: the caster has most"


def of_the_piles(before: Moment, step: str, named: dict[str, Event], game: Reference) -> Iterator[str]:
    if "reshuffled" in named:
        place = next((word for word in ("replaced", "shoes", "laid", "piles_empty") if word in named), "elsewhere")
        yield f"reshuffled: {place}"
        if place == "laid" and before.deck:
            yield "reshuffled in the row"
    if "replaced" in named and before.deck == 0 and named["replaced"]["card"] == named["replaced"]["new"]:
        yield "Luck brings the same card back"
    if "laid" in named and game.no_quest_cards():
        yield "the row uses up both piles"


def of_the_order(events: list[Event], game: Reference) -> Iterator[str]:
    assert game.alone is not None
    shared = {game.pages[seat] for seat in game.seats if seat not in game.alone}
    if len(shared) > 1:
        yield "two shared pages"
    elif shared:
        yield "everybody shares a page" if not game.alone else "some share a page"
    times = [event["how"] for event in events if event["event"] == "time"]
    if times:
        yield f"{len(times)} Time spells"
    if len(set(times)) > 1:
        yield "different Time spells"
    if any(event["event"] == "protected" for event in events) and game.options["defence_timing"] == "on_reveal":
        yield "protected on reveal"


def of_the_end(named: dict[str, Event], game: Reference) -> Iterator[str]:
    kinds = [len(kind) for land in game.lands for kind in (land.treasures, land.companions)]
    if max(kinds) > game.options["end_at"]:
        yield "more than enough of a kind"
    if game.ending and max(kinds) < game.options["end_at"]:
        yield "below the end again"
    if game.result is None:
        return
    yield "end: piles empty" if game.result["early"] else "end: last round"
    if game.result["early"] and "round" not in named:
        yield "stopped in the middle of a round"
    if game.result["early"] and "round" in named and len(game.quest) == len(game.seats):
        yield "stopped by a whole row"
    totals = game.scores()
    if totals.count(max(totals)) > 1:
        yield f"tie at the top: {game.options['top_tie']}"
    junk = sum(each["junk_bonus"] > 0 for each in game.result["seats"])
    yield f"{junk} with most Junk"
    for each in game.result["seats"]:
        yield from (f"bonus: {bonus['card']}" for bonus in each["bonuses"])


def of_knowledge(game: Reference) -> Iterator[str]:
    """Unseen cards from before a reshuffle."""
    if game.decks == 1 or game.over:
        return
    groups = older(game, None)
    if len(groups) > 1:
        yield "unseen Treasures of two older decks"
    if any(group["hidden"] for group in groups):
        yield "the hidden card is of an older deck"
