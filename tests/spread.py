"""A spread of tables for any game: every number of seats, and every option turned once.

A game with few options turns them at every number of seats; one with many does so in a soak.
"""

import json
import os
from collections import Counter
from collections.abc import Iterator
from typing import Any

import pytest

from kamifuda.core import seed
from kamifuda.core.game import Game
from kamifuda.core.match import Match, legal_tree, plays
from kamifuda.core.options import chosen
from kamifuda.core.position import WORLD, Position
from kamifuda.core.rng import Rng
from kamifuda.games import ALL

SOAK = int(os.environ.get("KAMIFUDA_SOAK", "1"))  # how many times longer than usual

FEW = 12  # ways to turn an option


def tables() -> list[Any]:
    """(game, options) of every table in the spread, as pytest parameters with readable names."""
    return [
        pytest.param(game, options, id=" ".join([game.name, *differences(options)]))
        for game in ALL
        for options in spread(game)
    ]


def spread(game: Game, everywhere: bool = SOAK > 1) -> Iterator[Any]:
    sizes = allowed(game, "seats")
    turns = [
        {each.name: value}
        for each in chosen(game.Options)
        for value in tried(each.metadata["allowed"])
        if each.name != "seats" and value != each.default
    ]
    for place, seats in enumerate(sizes):
        yield game.Options(seats=seats)
        for number, turned in enumerate(turns):
            if everywhere or len(turns) <= FEW or number % len(sizes) == place:
                yield game.Options(**{"seats": seats, **turned})


def tried(values: Any) -> list[Any]:
    """All the choices of an option; of a range, its ends, of a long one not quite."""
    if not isinstance(values, range):
        return list(values)
    return [values[0], values[-1] if len(values) < 20 else values[len(values) // 4]]


def allowed(game: Game, name: str) -> Any:
    return next(each.metadata["allowed"] for each in chosen(game.Options) if each.name == name)


def differences(options: Any) -> list[str]:
    usual = type(options)()
    return [
        f"{each.name}={getattr(options, each.name)}"
        for each in chosen(options)
        if each.name == "seats" or getattr(options, each.name) != getattr(usual, each.name)
    ]


def match_of(game: Game, options: Any, number: int) -> Match:
    return Match(game, options, seed.from_text(str(number)))


def random_plays(match: Match, rng: Rng) -> Iterator[Match]:
    """The match before each of its random plays, to its end."""
    while not match.position.over:
        yield match
        play_randomly(match, rng)


def play_randomly(match: Match, rng: Rng) -> None:
    seats = match.to_act()
    seat = seats[rng.below(len(seats))]
    if seat == WORLD:
        match.answer()
        return
    choices = plays(match.legal(seat))
    match.play(seat, choices[rng.below(len(choices))])


def positions(game: Game, options: Any, rng: Rng, every: int) -> Iterator[Position]:
    """About one in so many positions of random play, in the middle of plays too, for two hundred plays."""
    match = match_of(game, options, rng.next())
    for _ in range(200 * SOAK):
        if match.position.over:
            match = match_of(game, options, rng.next())
        play_randomly(match, rng)
        if rng.below(every) == 0 and not match.position.over:
            yield match.position
            for seat in match.to_act():
                half = match.position.clone()
                half.apply(seat, rng.pick(half.legal(seat)))
                if not half.whole:
                    yield half


def viewers(options: Any) -> list[int | None]:
    return [None, *range(options.seats)]


def known(game: Game, position: Position, viewer: int | None) -> str:
    """Everything that may reach this viewer of a position, as one text."""
    seat = -1 if viewer is None else viewer
    refusals = [game.why_not(position, seat, 1 << bit) for bit in range(62)]
    tree = legal_tree(game, position, seat) if position.to_act() >> max(seat, 0) & 1 and seat >= 0 else {}
    return json.dumps([game.view(position, viewer), tree, refusals], sort_keys=True)


def bits(actions: int) -> list[int]:
    return [1 << bit for bit in range(62) if actions >> bit & 1]


def shape(value: Any) -> Any:
    """How many cards lie where, whatever they are."""
    if isinstance(value, dict):
        return {key: shape(part) for key, part in value.items()}
    return [shape(part) for part in value] if isinstance(value, list) else None


def contents(value: Any) -> Counter[str]:
    """How many there are of every card, wherever they lie."""
    parts = value.values() if isinstance(value, dict) else value if isinstance(value, list) else ()
    own = Counter([value]) if isinstance(value, str) else Counter()
    return sum((contents(part) for part in parts), own)


def random_steps(position: Position, seat: int, rng: Rng) -> list[int]:
    after = position.clone()
    steps: list[int] = []
    while not steps or not after.whole:
        steps.append(rng.pick(after.legal(seat)))
        after.apply(seat, steps[-1])
    return steps


def play_steps(position: Position, seat: int, steps: list[int], viewer: int = WORLD) -> list[int]:
    """Makes a play; returns how its steps looked to a viewer."""
    looks = []
    for step in steps:
        position.apply(seat, step)
        looks.append(position.seen(viewer))
    return looks


def told_after(game: Game, position: Position, seat: int, action: int) -> tuple[dict[Any, int], dict[Any, str]]:
    """How a step looks to everybody, and what they are told and know after it."""
    after = position.clone()
    after.journal = []
    after.apply(seat, action)
    everybody = [None, *range(game.view(position, None)["options"]["seats"])]
    tokens = {viewer: int(after.seen(WORLD if viewer is None else viewer)) for viewer in everybody}
    if after.round != position.round or after.over:
        return dict.fromkeys(everybody, 0), dict.fromkeys(everybody, "")
    return tokens, {v: json.dumps(game.events(after, v)) + known(game, after, v) for v in everybody}


def play_like(world: Position, seat: int, viewer: int, looks: list[int]) -> bool:
    """Plays in this world what looks to the viewer like the given steps; False where that is impossible."""
    for look in looks:
        for action in bits(world.legal(seat)):
            after = world.clone()
            after.apply(seat, action)
            if after.seen(viewer) == look:
                world.apply(seat, action)
                break
        else:
            return False
    return world.whole
