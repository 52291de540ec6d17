"""The engine and the literal reference at one table: they play the same steps and are compared after each."""

import random
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import asdict
from typing import Any

from kamifuda.core.match import actions
from kamifuda.core.seed import chance, from_text
from kamifuda.games import grimoire
from kamifuda.games.grimoire import house
from tests.games.grimoire.reference import Reference
from tests.games.grimoire.reference_cards import AMOUNTS, COMPANIONS, ITEMS, POINTS, QUEST, TYPES
from tests.games.grimoire.reference_events import cut, last_words, points_told
from tests.games.grimoire.reference_view import view_of
from tests.games.grimoire.sightings import Event, Moment, sightings
from tests.games.grimoire.styles import Style, chosen

STEPS = 62  # bits of an action

RANGES: dict[str, Sequence[object]] = {  # every value of every option
    "seats": (2, 3, 4),
    "quest_deck": (58, 59),
    "tie_order": ("reverse", "keep"),
    "haste": ("reverse", "take_first"),
    "time_stop": ("reverse", "take_first"),
    "defence_timing": ("on_cast", "on_reveal"),
    "lowest_by": ("tokens", "total"),
    "heal_cost": (1, 0),
    "create_cost": (0, 1),
    "summon_elemental_vp": (3, 2, 4),
    "wish": ("vp_or_three", "three_keep_one", "three_keep_all"),
    "wish_vp": range(1, 10),
    "polymorph_rounding": ("up", "down"),
    "shoes": ("zone", "territory"),
    "top_tie": ("designer", "shared"),
    "early_end": ("at_once", "laying"),
    "end_at": range(5, 13),
}


class Pair:
    """One match from its deal on."""

    def __init__(self, options: grimoire.Options, seed: str) -> None:
        self.seed, self.step = from_text(seed), 0
        self.position = grimoire.deal(options, self.seed)
        self.viewers = [None, *range(options.seats)]
        (choosing,) = [event["seats"] for event in self.told() if event["event"] == "choosing"]
        self.reference = Reference(asdict(options), choosing)
        self.seen: Counter[str] = Counter()
        self.compare()

    def play(self, seat: int, step: str) -> None:
        self.step += 1
        self.position.journal, self.position.chance = [], chance(self.seed, self.step)
        before = Moment.of(self.reference)
        points = [land.points for land in self.reference.lands]
        self.position.apply(seat, grimoire.parse(self.position, seat, step))
        told = self.told()
        self.reference.play(seat, step, drawn(told, grimoire.layout(self.position)))
        self.compare()
        self.compare_events(told, points)
        self.seen.update(sightings(before, step, told, self.reference))

    def told(self) -> list[Event]:
        """What happened in this step, everybody's knowledge laid together."""
        together: list[Event] = []
        for events in zip(*(grimoire.events(self.position, viewer) for viewer in self.viewers), strict=True):
            open_event = dict(events[0])
            for event in events:
                open_event |= {key: value for key, value in event.items() if value is not None}
            together.append(open_event)
        return together

    def compare(self) -> None:
        """Raises AssertionError where the two differ."""
        ours, theirs = self.position, self.reference
        same("over", ours.over, theirs.over)
        same("whole", ours.whole, True)
        same("who may act", [seat for seat in theirs.seats if ours.to_act() >> seat & 1], theirs.to_act())
        same("layout", grimoire.layout(ours), theirs.layout())
        for seat in theirs.seats:
            steps = {grimoire.notation(ours, seat, action) for action in actions(ours.legal(seat))}
            same(f"steps of {seat}", sorted(steps), sorted(theirs.legal(seat)))
        self.compare_refusals(self.step % len(theirs.seats))
        for viewer in self.viewers:
            same(f"view of {viewer}", grimoire.view(ours, viewer), view_of(theirs, viewer))
        if theirs.over:
            same("scores", [ours.score(seat) for seat in theirs.seats], theirs.scores())
        self.seen["positions"] += 1

    def compare_events(self, told: list[Event], points: list[int]) -> None:
        """Nobody is told more, or less, than they may know; every point is told, and the end."""
        for viewer in self.viewers:
            theirs = [cut(event, self.reference, viewer) for event in told]
            same(f"events for {viewer}", grimoire.events(self.position, viewer), theirs)
        lands = self.reference.lands
        changes = [land.points - before for land, before in zip(lands, points, strict=True)]
        same("points told", points_told(told, self.reference.seats), changes)
        if self.reference.over:
            same("last words", told[-len(lands) - 1 :], last_words(self.reference))

    def compare_refusals(self, seat: int) -> None:
        """Exactly what is not legal is refused with a clause."""
        refused = [bit for bit in range(STEPS) if grimoire.why_not(self.position, seat, 1 << bit) is not None]
        legal = self.position.legal(seat)
        same(f"refused to {seat}", refused, [bit for bit in range(STEPS) if not legal >> bit & 1])

    def steps(self, styles: Sequence[Style], dice: random.Random) -> Iterator[str]:
        """Plays on until the match is over, each seat in its style."""
        while seats := self.reference.to_act():
            seat = dice.choice(seats)
            step = chosen(styles[seat], self.reference, seat, dice)
            self.play(seat, step)
            yield step


def drawn(told: Sequence[Event], layout: Any) -> list[str]:
    """The cards drawn in a step, in their order; nobody may have seen the face-down one."""
    cards: list[str | None] = []
    for event in told:
        match event["event"]:
            case "item" | "drew" | "shoes":
                cards.append(event["card"])
            case "wished":
                cards += event["cards"]
            case "replaced":
                cards.append(layout["hidden"] if event["hidden"] else event["new"])
            case "laid" | "piles_empty" if "round" in [each["event"] for each in told]:
                cards += [layout["hidden"], *layout["quest"]]
    return [card for card in cards if card is not None]


def same(what: str, ours: Any, theirs: Any) -> None:
    if ours != theirs and isinstance(ours, dict) and isinstance(theirs, dict):
        differing = [key for key in {**ours, **theirs} if ours.get(key) != theirs.get(key) or key not in ours]
        ours, theirs = ({key: each.get(key) for key in differing} for each in (ours, theirs))
    assert ours == theirs, f"{what}\nengine    {ours}\nreference {theirs}"


def any_options(dice: random.Random, fixed: Mapping[str, object]) -> grimoire.Options:
    """Every option at random, but for those given."""
    values: dict[str, Any] = {name: dice.choice(values) for name, values in RANGES.items()}
    return grimoire.Options(**(values | dict(fixed)))


def any_house_rules(dice: random.Random) -> str:
    """A few values that the tables of grimoire.md are not certain of."""
    effects = [f"{card}.effect:{other}" for card in COMPANIONS for other in (*COMPANIONS, "none")]
    spells = [f"{page}.effect:{other}" for page in TYPES if page != "create" for other in TYPES]
    values = [f"{card}.vp:{vp}" for card in COMPANIONS + ITEMS for vp in range(10)]
    amounts = [f"{name}.amount:{amount}" for name in (*AMOUNTS, *POINTS) for amount in range(10)]
    unsure = [page for page, types in TYPES.items() if "time" not in types]
    types = [f"{page}.type:{other}" for page in unsure for other in ("common", "forbidden")]
    items = [f"{item}.effect:{effect}" for item in ITEMS if item != "junk" for effect in ("none", "junk", "shoes")]
    decks = [f"deck.missing:{card}" for card in QUEST]
    rules: dict[str, str] = {}
    sources = (effects, values, amounts, types, types, items, items, decks, spells, spells, spells)
    for source in dice.choices(sources, k=dice.randint(4, 20)):
        what, value = dice.choice(source).split(":")
        rules[what] = value
    changed = {what.split(".")[0] for what in rules if what.endswith((".amount", ".type"))}
    kept = [f"{what}:{value}" for what, value in rules.items() if what not in {f"{page}.effect" for page in changed}]
    return house.normalised(",".join(kept), grimoire.version)
