"""What everybody at a KamiMaï table sees: all that anybody knows (KMI-59, KMI-A14)."""

from dataclasses import asdict
from functools import cache
from typing import Any, Final, Literal, TypedDict, get_args

from kamifuda.core.bits import seats_in
from kamifuda.core.reading import Give
from kamifuda.games.kamimai.cards import ELEMENTS, FAIRY, IDS, WOLF, held, names
from kamifuda.games.kamimai.falls import Fall, falls
from kamifuda.games.kamimai.house import begun_with, replaced_by
from kamifuda.games.kamimai.layout import FELL, face_name, letter, scribbled
from kamifuda.games.kamimai.notation import card_of
from kamifuda.games.kamimai.odds import risk
from kamifuda.games.kamimai.options import LEAN_SHOWN, LEAN_UNTOLD, REAL, STERN, unpacked
from kamifuda.games.kamimai.refusals import FAIRY_TOO, WOLF_TOO, asked_for
from kamifuda.games.kamimai.rules import KamiMai
from kamifuda.games.kamimai.sheets import EFFECTS, GRIPS, LETTERS, SHEETS, SPELLS, box
from kamifuda.games.kamimai.steps import ANSWER, CAME, LEAN, MOST_PULLED, PHASES, PULL, WAYS, worth_of
from kamifuda.games.kamimai.table import BOXES

Element = Literal["water", "fire", "earth", "air"]
Spell = Literal["water", "fire", "earth", "air", "team"]
Effect = Literal["blessing", "energy", "colour", "discard"]
GripName = Literal["free", "middle", "ring", "little", "off_hand"]
SheetId = Literal["I", "II", "III"]
Side = Literal["left", "right"]
Care = Literal["careful", "steady", "quick"]  # how somebody pulls who does not drag
Phase = Literal[
    "target", "grip", "draw", "page", "pull", "came", "answer", "lean", "watch", "curse", "spells", "give", "consent",
    "giver", "gift", "to", "mouse", "take", "keep", "settle",
]  # fmt: skip

COLOURS: Final[tuple[Element, ...]] = get_args(Element)
SIDES: Final[tuple[Side, ...]] = get_args(Side)
CARES: Final[tuple[Care, ...]] = get_args(Care)  # as the odds number them


class ZoneView(TypedDict):
    id: str
    spells: list[Spell]
    scribbled: list[bool]
    effects: list[Effect]
    sealed: bool
    start: bool  # its arrow is drawn already: the first target
    spares: int | None  # how many collapses its blessing still forgives; None: all, or it has none


class SheetView(TypedDict):
    id: SheetId
    zones: list[ZoneView]
    target: str | None


class Book(TypedDict):
    left: int | None  # None: a real book, which nobody counts
    right: int | None
    pages: int
    faces: list[str | None]  # of the outermost pages: left, right
    felt: list[str]
    strays: int  # all on the felt, also those that nobody has seen
    lean: int  # from -10, about to fall to the left, to 10
    built: int  # how many books there were
    draws: int


class Fingers(TypedDict):
    side: Side
    page: int
    pull: int | None


class Proposal(TypedDict):
    spell: Element
    team: bool
    gives: list[Give]
    asked: list[int]
    agreed: list[int]
    refused: list[int]


class Declined(TypedDict):
    seat: int
    spell: Element
    team: bool
    cards: list[str]


class Outcome(TypedDict):
    won: bool
    energy: int
    sealed: int
    zones: int
    turns: int


class View(TypedDict):
    seat: int | None  # None: somebody watching
    options: dict[str, Any]
    replaced: list[str]  # by house rules: the zones of `II`, `II.energy`, the grip of `water`, `fire.copies`
    begun_with: int  # the energy of the first sheet
    copies: dict[str, int]  # how many there are of each card
    in_book: dict[str, int] | None  # how many of each are in a real book; None: it is not real
    phase: Phase
    to_act: list[int]
    awaited: list[int]  # those whom the game waits for; others in `to_act` may act, but need not
    whole: bool
    over: bool
    round: int
    turn: int
    warming: int  # how many may still warm up before the match
    activator: int
    energy: int
    sheet: SheetView
    book: Book
    reserves: list[list[str]]
    drawn: list[str]  # and not yet added to the activator's cards
    discard: list[str]
    played: str | None
    limit: int
    grip: GripName
    guardian: Element | None  # whose grip applies
    grips: dict[Element, GripName]
    fingers: Fingers | None
    risks: dict[Care, list[int]] | None  # of 1000 pulls of 1, 2, … pages, how many make the book fall
    came: int
    astray: bool
    side: Side | None
    spell: Proposal | None
    declined: list[Declined]
    owed: list[int]  # cards that a curse still takes, by seat
    giver: int | None
    gifts: int
    handing: str | None
    taker: int | None
    guardians: list[str]  # among the cards drawn in this turn
    fell: Literal["draw", "later"] | None
    falls: list[Fall]  # what it would come to if a real book fell; where it can
    lean_shown: bool  # people may see to which side the book leans
    result: Outcome | None


def view(position: KamiMai, viewer: int | None) -> View:
    return View(
        seat=viewer,
        options=dict(options_of(position.rules, position.sheets.house_rules)),
        replaced=replaced_by(position.sheets.house_rules),
        begun_with=energy_of(position.rules, position.sheets.house_rules),
        copies=copies(position),
        in_book=in_book(position),
        phase=PHASES[position.phase],
        to_act=seats_in(position.to_act()),
        awaited=seats_in(position.awaited()),
        whole=position.whole,
        over=position.over,
        round=position.round,
        turn=position.turn,
        warming=position.warming,
        activator=position.activator,
        energy=position.energy,
        sheet=sheet(position),
        book=book(position),
        reserves=[names(position.reserve(seat)) for seat in range(position.seats)],
        drawn=names(position.drawn),
        discard=names(position.discard),
        played=next(iter(names(position.played)), None),
        limit=position.limit(),
        grip=GRIPS[position.grip],
        guardian=ELEMENTS[position.guardian] if position.guardian >= 0 else None,
        grips={element: GRIPS[position.sheets.grip(colour)] for colour, element in enumerate(COLOURS)},
        fingers=fingers(position),
        risks=risks(position) if position.phase == PULL else None,
        came=position.came if position.phase in (ANSWER, LEAN) else 0,
        astray=position.astray and position.phase in (ANSWER, LEAN),
        side=SIDES[position.side] if position.phase == PHASES.index("page") else None,
        spell=spell(position),
        declined=declined(position),
        owed=[position.owes(seat) for seat in range(position.seats)],
        giver=position.giver if position.giver >= 0 else None,
        gifts=position.gifts,
        handing=face_name(position.handing),
        taker=position.taker if position.taker >= 0 else None,
        guardians=names(position.wardens),
        fell=FELL[position.fell],
        falls=falls(position),
        lean_shown=lean_shown(position),
        result=result(position) if position.over else None,
    )


@cache
def options_of(rules: int, house_rules: str) -> dict[str, Any]:
    return asdict(unpacked(rules, house_rules))


@cache
def energy_of(rules: int, house_rules: str) -> int:
    return begun_with(unpacked(rules, house_rules))


def copies(position: KamiMai) -> dict[str, int]:
    """KMI-03, KMI-09."""
    whole = position.sheets.grimoire(position.seats)
    return {card: int(held(whole, kind)) for kind, card in enumerate(IDS)}


def in_book(position: KamiMai) -> dict[str, int] | None:
    """People who hold the real cards may count: it is what lies nowhere else."""
    if position.rules & REAL == 0:
        return None
    return {card: int(held(position.pages, kind)) for kind, card in enumerate(IDS)}


def lean_shown(position: KamiMai) -> bool:
    """Where nothing is said of it, stern paper tells nobody."""
    return bool(position.rules & LEAN_SHOWN) or position.rules & (LEAN_UNTOLD | STERN) == 0


def sheet(position: KamiMai) -> SheetView:
    zones = range(position.sheets.count(position.sheet))
    return SheetView(
        id=SHEETS[position.sheet],
        zones=[zone_view(position, zone) for zone in zones],
        target=letter(position.target),
    )


def zone_view(position: KamiMai, zone: int) -> ZoneView:
    boxes, effect = position.sheets.spells(position.sheet, zone), position.sheets.effect(position.sheet, zone)
    return ZoneView(
        id=LETTERS[zone],
        spells=[SPELLS[box(boxes, place) - 1] for place in range(BOXES) if box(boxes, place)],
        scribbled=scribbled(position, zone),
        effects=[EFFECTS[place] for place in range(len(EFFECTS)) if effect >> place & 1],
        sealed=position.sealed(zone),
        start=position.sheets.start(position.sheet) == zone,
        spares=spares(position, zone),
    )


def spares(position: KamiMai, zone: int) -> int | None:
    """How many collapses a blessing that wears out still forgives; None where it does not, or no longer."""
    printed = int(position.sheets.spared(position.sheet, zone))
    if printed == 0 or position.sealed(zone):
        return None
    return printed - position.spared if zone == position.target else printed


def book(position: KamiMai) -> Book:
    """With a real book nobody here sees how it stands."""
    real = bool(position.rules & REAL)
    return Book(
        left=None if real else position.left,
        right=None if real else position.right,
        pages=position.standing(),
        faces=[face_name(position.left_face), face_name(position.right_face)],
        felt=names(position.felt),
        strays=position.strays(),
        lean=position.lean,
        built=position.built,
        draws=position.draws,
    )


def fingers(position: KamiMai) -> Fingers | None:
    """On which page, and how many are being pulled."""
    if position.phase not in (PULL, CAME, ANSWER, LEAN):
        return None
    pulled = None if position.phase == PULL else position.pulled
    return Fingers(side=SIDES[position.side], page=position.page, pull=pulled)


def risks(position: KamiMai) -> dict[Care, list[int]]:
    """In a thousand, that it falls: by how carefully one pulls, and how many pages."""
    counts = range(1, MOST_PULLED + 1)
    return {
        name: [int(risk(position, position.side, position.page, count, care)) // 1000 for count in counts]
        for care, name in enumerate(CARES)
    }


def spell(position: KamiMai) -> Proposal | None:
    if not position.spell:
        return None
    return Proposal(
        spell=ELEMENTS[position.spell - 1],
        team=position.team,
        gives=gives_in(position.spell, position.gives, position.activator, position.seats),
        asked=seats_in(position.asked),
        agreed=seats_in(position.agreed),
        refused=seats_in(position.refused),
    )


def gives_in(spell: int, gives: int, activator: int, seats: int) -> list[Give]:
    """What everybody gives, the activator first."""
    order = [(activator + offset) % seats for offset in range(seats)]
    return [
        Give(seat=seat, card=card_of(spell, way), worth=worth_of(way))
        for seat in order
        for way in range(WAYS)
        if gives >> WAYS * seat + way & 1
    ]


def declined(position: KamiMai) -> list[Declined]:
    return [refusal(*asked_for(request)) for request in position.refusals]


def refusal(seat: int, element: int, team: bool, cards: int) -> Declined:
    """Somebody who was asked for these cards for this spell would not give them."""
    kinds = [*[element] * (cards % FAIRY_TOO), *[FAIRY + element] * (cards // FAIRY_TOO % 2)]
    kinds += [WOLF] * (cards // WOLF_TOO)
    return Declined(seat=seat, spell=ELEMENTS[element], team=team, cards=[IDS[kind] for kind in kinds])


def result(position: KamiMai) -> Outcome:
    zones = position.sheets.count(position.sheet)
    return Outcome(
        won=position.won,
        energy=position.energy,
        sealed=sum(position.sealed(zone) for zone in range(zones)),
        zones=zones,
        turns=position.turn,
    )
