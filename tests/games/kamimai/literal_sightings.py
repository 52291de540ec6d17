"""What happened in a step of the compared matches, in words: the tests count them."""

from collections.abc import Iterator

from tests.games.kamimai.literal import Literal
from tests.games.kamimai.literal_cards import ELEMENTS, FAIRIES, guardians_in
from tests.games.kamimai.literal_table import Event


def sightings(phase: str, step: str, events: list[Event], game: Literal) -> Iterator[str]:
    """All of one step: the phase before it, what was told about it, and the position after it."""
    yield f"{phase}, {step.split()[0]}"
    yield f"phase {game.phase}"
    named = {event["event"]: event for event in events}
    for event in events:
        yield f"event {event['event']}"
        yield from of_one_event(event, game)
    yield from of_falls(named, game)
    yield from of_reserves(game)
    yield from of_choices(named, game)


def of_one_event(event: Event, game: Literal) -> Iterator[str]:
    match event["event"]:
        case "energy":
            yield f"energy: {event['why']}"
            if event["left"] == 0:
                yield f"the last energy: {event['why']}"
        case "emptied":
            yield f"empty book: {game.options['empty_grimoire']}"
            if game.phase == "draw" and "turn" not in {each["event"] for each in game.events}:
                yield "an empty book in the middle of a turn"
        case "cursed":
            yield f"curse: {event['effect']}"
            if event["guardians"] > 1:
                yield f"curse of several Guardians: {event['effect']}"
        case "discarded" if event["why"] == "curse":
            if any(card.endswith("fairy") for card in event["cards"]):
                yield "a curse takes a Fairy"
        case "cast":
            yield from of_a_spell(event, game)
        case "chose":
            yield f"{event['what']}: {'oneself' if event['chosen'] == event['seat'] else 'another'}"
        case "handed":
            yield "a Guardian is handed" if guardians_in([event["card"]]) else "a card is handed"
            if event["to"] == event["seat"]:
                yield "a null move"
        case "imp":
            yield f"the Imp rids {min(2, sum(bool(cards) for cards in event['cards']))}"
        case "sheet" if game.round > 1:
            yield f"sheet {event['sheet']} with {'' if any(game.reserves) else 'empty '}Reserves"
        case "targeted":
            yield f"target: {'forced' if event['forced'] else 'chosen'}"


def of_a_spell(event: Event, game: Literal) -> Iterator[str]:
    gives = event["gives"]
    givers = len({give["seat"] for give in gives})
    kind = "team spell" if event["team"] else "individual spell" if givers == 1 else "collective spell"
    yield f"{kind}, {len(game.seats)} summoners"
    creatures = [give["card"] for give in gives if give["card"] not in ELEMENTS]
    if len(creatures) == len(gives):
        yield "a spell of Creatures only"
    for card in creatures:
        yield f"{'wolf' if card == 'wolf' else 'fairy'} in a {kind}"


def of_falls(named: dict[str, Event], game: Literal) -> Iterator[str]:
    if "fell" not in named:
        return
    fall, mode = named["fell"], game.options["difficulty"]
    yield f"fall: {fall['when']}"
    if fall["blessed"]:
        yield f"blessed fall: {fall['when']}"
    if fall["when"] == "between" and mode == "hard":
        yield "fall between turns in hard mode"
    if "forgave" in named and named["forgave"]["left"] == 0:
        yield "a blessing is used up"
    if "cursed" in named:
        yield "curse on collapse"
    if fall["when"] == "draw" and not game.own:
        yield "a fall with nothing drawn"


def of_reserves(game: Literal) -> Iterator[str]:
    for seat, cards in enumerate(game.reserves):
        if seat != game.activator and len(cards) > game.limit:
            yield "a Reserve above the limit"
        if len(guardians_in(cards)) > game.limit:
            yield "more Guardians than the limit"


def of_choices(named: dict[str, Event], game: Literal) -> Iterator[str]:
    if game.phase == "answer" and not game.can_stand():
        yield "it must fall"
    if game.phase == "spells" and any(game.declined.count(refusal) > 1 for refusal in game.declined):
        yield "somebody is not asked a third time"
    if game.phase == "consent" and any(refusal[0] in game.asked for refusal in game.declined):
        yield "somebody who refused is asked again"
    if "called_off" in named and game.refused:
        yield "called off after a refusal"
    if game.phase == "target" and game.options["zone_graph"] == "arrows":
        unsealed = [zone.letter for zone in game.zones if not zone.sealed]
        if unsealed != game.open_zones():
            yield "arrows forbid a zone"
        sealed = [place for place, zone in enumerate(game.zones) if zone.sealed]
        if sealed and f"{game.sheet}.arrows" in game.rules:
            led = [place for place, zone in enumerate(game.zones) if not zone.sealed and game.leads_to(place, sealed)]
            yield "arrows of the house" if led else "no arrow leads on"
    if game.phase == "spells":
        if any(cards.count(card) > 1 for cards in game.reserves for card in (*FAIRIES, "wolf")):
            yield "Creatures that are alike"
        idle = {"imp", "dragonflies", "mouse"} & set(game.own) - set(game.creatures())
        yield from (f"nothing to do: {card}" for card in idle)
    if game.phase == "draw" and game.draws() == ["done"]:
        yield "one page is left"
