"""What each viewer of a Grimoire table may know, built up field by field."""

from dataclasses import asdict
from functools import cache
from typing import Any, Literal, TypedDict

from kamifuda.core.bits import count, seats_in
from kamifuda.core.position import WORLD
from kamifuda.games.grimoire.cards import COINS, PEOPLE, QUEST, USUAL_DECK, item_names, names
from kamifuda.games.grimoire.imagine import unseen
from kamifuda.games.grimoire.layout import PHASES
from kamifuda.games.grimoire.options import END_AT, SHARED_WIN, unpacked
from kamifuda.games.grimoire.order import alone_with_page, soonest, takes_first, time_casters
from kamifuda.games.grimoire.replaced import Replaced, replaced_by
from kamifuda.games.grimoire.rules import Grimoire
from kamifuda.games.grimoire.scoring import bonus, junk_bonus, total, winners
from kamifuda.games.grimoire.spells import is_free, most_wished
from kamifuda.games.grimoire.table import BOOKMARK, GIVE, NIBBLE, NIBBLES, SEIZE, TOKEN

Phase = Literal[
    "token", "bookmark", "luck", "heal", "create", "merchant", "target", "give", "seize", "wish", "keep", "take",
]  # fmt: skip


class Land(TypedDict):
    """A territory; only the faces of treasures and items are hidden (GRI-A28)."""

    companions: list[str]
    treasures: int
    seen: list[str]  # the treasures that the viewer knows
    shown: list[str]  # those that everybody knows
    items: int
    seen_items: list[str]
    shown_items: list[str]  # those that lie face up, for they were used
    points: int


class Older(TypedDict):
    """Cards from before a reshuffle that the viewer has not seen: where some of them are, not which."""

    cards: list[str]
    counts: list[int]  # so many in each territory
    hidden: bool  # one lies face down in the quest zone


class Time(TypedDict):
    """A Time spell that was revealed in this round."""

    seat: int
    page: int
    how: Literal["take_first", "reverse"]


class Near(TypedDict):
    """Somebody who lacks one card for the end, or none."""

    seat: int
    what: Literal["treasures", "companions"]
    count: int
    enough: bool


class Hidden(TypedDict):
    card: str | None


class Bonus(TypedDict):
    card: str
    points: int


class Breakdown(TypedDict):
    """Where a total comes from."""

    treasures: int
    companions: int
    bonuses: list[Bonus]
    items: int
    junk: int
    junk_bonus: int
    points: int
    total: int


class Outcome(TypedDict):
    winners: list[int]
    designer: bool  # GRI-39: a tie at the top
    early: bool  # GRI-35
    seats: list[Breakdown]


class View(TypedDict):
    seat: int | None  # None: somebody watching
    options: dict[str, Any]
    replaced: Replaced  # by house rules
    missing: str | None  # of which the deck has one fewer than the list (GRI-A33)
    price: int  # of an item that a Merchant sells
    heal_cost: int  # for whoever's turn it is
    wish_cards: int  # so many would come from the discard
    phase: Phase
    to_act: list[int]
    whole: bool
    over: bool
    round: int
    level: int
    new_page: int | None  # that this round has opened; None: none, or all are new
    choosing: list[int]  # in which order the first tokens are chosen
    order: list[int | None]
    before: list[int | None]
    pages: list[int | None]
    chosen: list[bool]
    alone: list[bool] | None
    times: list[Time]  # in the order in which they worked
    turn: int | None  # the seat
    quest: list[str]
    hidden: Hidden | None
    peeked: list[int]
    deck: int
    discard: list[str]
    item_deck: int
    lands: list[Land]
    total: int | None  # of the viewer, as it is now; without the points for the most Junk, which depend on others
    older: list[Older]
    protected: list[int]
    silencers: list[int]
    merchants: int
    target: int | None
    drawn: list[str]
    fresh: int  # items drawn in this turn that lie face down
    shoes: list[str]  # those of them that the viewer may use
    ending: bool
    near_end: list[Near]
    result: Outcome | None


def view(position: Grimoire, viewer: int | None) -> View:
    """GRI-10, GRI-A28, GRI-A29: own cards, what lies face up, counts, and all that was ever shown."""
    me = WORLD if viewer is None else viewer
    seats = range(position.seats)
    revealed = position.phase > BOOKMARK
    options = options_of(position.rules, position.values.house_rules)
    return View(
        seat=viewer,
        options=dict(options),
        replaced=replaced_by(position.values.house_rules),
        missing=names(position.values.missing)[0] if options["quest_deck"] == USUAL_DECK else None,
        price=int(position.values.price),
        heal_cost=heal_cost(position, options),
        wish_cards=most_wished(position),
        phase=PHASES[position.phase],
        to_act=[seat for seat in seats if position.to_act() >> seat & 1],
        whole=position.whole,
        over=position.over,
        round=position.round,
        level=position.level(),
        new_page=position.new_page() or None,
        choosing=[position.choosing >> NIBBLE * place & 15 for place in seats],
        order=[position.token(seat) or None for seat in seats],
        before=[position.before >> NIBBLE * seat & 15 or None for seat in seats],
        pages=[position.page(seat) or None if revealed or seat == me else None for seat in seats],
        chosen=[position.page(seat) > 0 for seat in seats],
        alone=[bool(alone_with_page(position) >> seat & 1) for seat in seats] if revealed and position.pages else None,
        times=times(position) if revealed and position.pages else [],
        turn=position.holder(position.turn) if position.turn else None,
        quest=names(position.zone),
        hidden=hidden(position, me),
        peeked=seats_in(position.peeked),
        deck=count(position.deck),
        discard=names(position.discard),
        item_deck=count(position.item_deck),
        lands=[land(position, seat, me) for seat in seats],
        total=own_total(position, me),
        older=older(position, me),
        protected=seats_in(position.protected),
        silencers=seats_in(position.silencers),
        merchants=position.merchants,
        target=position.target if position.phase in (GIVE, SEIZE) else None,
        drawn=names(position.drawn),
        fresh=count(position.fresh),
        shoes=item_names(position.fresh & position.values.shoes) if may_use(position, me) else [],
        ending=position.ending,
        near_end=[] if position.over else [each for seat in seats for each in near_end(position, seat)],
        result=result(position) if position.over else None,
    )


def may_use(position: Grimoire, me: int) -> bool:
    return position.actor == me and position.phase != TOKEN and position.shoes_now() > 0


@cache
def options_of(rules: int, house_rules: str) -> dict[str, Any]:
    return asdict(unpacked(rules, house_rules))


def heal_cost(position: Grimoire, options: dict[str, Any]) -> int:
    """GRI-A15; as usual while it is nobody's turn."""
    free = position.turn and is_free(position, position.holder(position.turn))
    return 0 if free else int(options["heal_cost"])


def times(position: Grimoire) -> list[Time]:
    """GRI-A37, GRI-A6."""
    found, left = [], time_casters(position)
    while left:
        caster = soonest(position, left)
        left ^= 1 << caster
        how: Literal["take_first", "reverse"] = "take_first" if takes_first(position, caster) else "reverse"
        found.append(Time(seat=caster, page=position.page(caster), how=how))
    return found


def near_end(position: Grimoire, seat: int) -> list[Near]:
    """GRI-34: of treasures, or of companions."""
    cards, most = position.cards(seat), position.rules >> END_AT & NIBBLES
    treasures, companions = count(cards & COINS), count(cards & PEOPLE)
    found = []
    if treasures >= most - 1:
        found.append(Near(seat=seat, what="treasures", count=treasures, enough=treasures >= most))
    if companions >= most - 1:
        found.append(Near(seat=seat, what="companions", count=companions, enough=companions >= most))
    return found


def hidden(position: Grimoire, me: int) -> Hidden | None:
    if not position.hidden:
        return None
    known = position.over or (me >= 0 and position.peeked >> me & 1)
    return Hidden(card=names(position.hidden)[0] if known else None)


def land(position: Grimoire, seat: int, me: int) -> Land:
    cards, items, mine = position.cards(seat), position.items(seat), position.over or seat == me
    known = position.open | (position.knows(me) if me >= 0 else 0)
    return Land(
        companions=names(cards & PEOPLE),
        treasures=count(cards & COINS),
        seen=names(cards & COINS if mine else cards & COINS & known),
        shown=names(cards & COINS & position.open),
        items=count(items),
        seen_items=item_names(items if mine else items & position.used),
        shown_items=item_names(items & position.used),
        points=position.points_of(seat),
    )


def own_total(position: Grimoire, me: int) -> int | None:
    """GRI-A29: they know all their cards."""
    return int(total(position, me) - junk_bonus(position, me)) if me >= 0 else None


def older(position: Grimoire, me: int) -> list[Older]:
    if position.over:
        return []
    pools = [era & unseen(position, me) for era in position.eras]
    return [
        Older(
            cards=names(pool),
            counts=[count(position.cards(seat) & pool) for seat in range(position.seats)],
            hidden=bool(position.hidden & pool),
        )
        for pool in pools
        if pool
    ]


def result(position: Grimoire) -> Outcome:
    """GRI-39, GRI-A22: of several at the top none has won, or all have."""
    best = seats_in(winners(position))
    designer = len(best) > 1 and not position.rules & SHARED_WIN
    seats = [breakdown(position, seat) for seat in range(position.seats)]
    return Outcome(winners=[] if designer else best, designer=designer, early=position.early, seats=seats)


def breakdown(position: Grimoire, seat: int) -> Breakdown:
    """GRI-36."""
    cards, items, values = position.cards(seat), position.items(seat), position.values
    found = [Bonus(card=card.id, points=bonus(position, cards, kind)) for kind, card in enumerate(QUEST)]
    return Breakdown(
        treasures=values.cards.on(cards & COINS),
        companions=values.cards.on(cards & PEOPLE),
        bonuses=[each for each in found if each["points"]],
        items=values.items.on(items),
        junk=count(items & values.junk),
        junk_bonus=junk_bonus(position, seat),
        points=position.points_of(seat),
        total=total(position, seat),
    )
