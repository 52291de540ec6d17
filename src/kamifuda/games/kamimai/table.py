"""Everything that lies on a KamiMaï table, and the Grimoire as far as anybody has seen it."""
# compiled

from typing import Final

from mypy_extensions import i64, mypyc_attr

from kamifuda.core.options import MOST_VERSIONS
from kamifuda.core.position import WORLD, Fact, Position
from kamifuda.core.rng import Rng
from kamifuda.games.kamimai.cards import GUARDIANS, one, pick, size
from kamifuda.games.kamimai.options import FACES_HIDDEN, LIMIT, REAL, SEATS, SHEET, VERSION
from kamifuda.games.kamimai.sheets import BLESSING, Sheets, box
from kamifuda.games.kamimai.steps import TARGET

LEFT_SIDE: Final = 0
RIGHT_SIDE: Final = 1
NOBODY: Final = -1
NOTHING: Final = -1
BOXES: Final = 5  # of a zone, in `scribbled`
OWED: Final = 4  # bits for each seat
SOLO_BONUS: Final = 2

# How the book lies now
STANDING: Final = 0
FELL_IN_DRAW: Final = 1
FELL_LATER: Final = 2

# Why energy was lost
COLLAPSE: Final = 0
CURSED: Final = 1
EMPTY: Final = 2
NEXT_SHEET: Final = 3

# When it fell
IN_DRAW: Final = 0
IN_WATCH: Final = 1
LATER: Final = 2
BETWEEN: Final = 3
IN_WARM_UP: Final = 4


@mypyc_attr(acyclic=True)
class Table(Position):
    """KMI-03, KMI-09: what a page shows is decided when somebody first sees it."""

    rules: i64
    sheets: Sheets
    seats: i64
    sheet: i64
    energy: i64
    turn: i64
    activator: i64
    phase: i64
    target: i64  # a zone, or NOTHING
    spared: i64  # collapses that the blessing of the target has forgiven, where it wears out
    scribbled: i64
    left: i64
    right: i64
    left_face: i64  # a kind, or NOTHING
    right_face: i64
    pages: i64  # all that nobody has seen yet: in the book, or face down on the felt
    felt: i64  # strays that lie open
    unseen: i64  # strays that do not
    discard: i64
    drawn: i64
    wardens: i64  # guardians drawn in this phase 2
    reserve0: i64
    reserve1: i64
    reserve2: i64
    reserve3: i64
    reserve4: i64
    lean: i64
    built: i64  # how many books there were
    draws: i64
    fell: i64
    grip: i64
    guardian: i64  # the colour whose grip applies, or NOTHING
    side: i64
    page: i64
    pulled: i64
    came: i64
    astray: bool  # pages strayed in this answer
    spell: i64  # 0: none; an element from 1
    team: bool
    gives: i64  # what everybody gives: a bit for each way of each seat
    given: i64  # what it adds up to
    asked: i64
    agreed: i64
    refused: i64
    refusals: tuple[int, ...]  # of this turn: what each was asked for, in order of seats
    tactful: bool  # while habits look at what asks nobody twice
    owed: i64
    giver: i64
    gifts: i64
    taker: i64
    handing: i64  # the kind that the giver holds out
    played: i64  # the creature whose effect goes on, as a bag
    warming: i64  # how many may still warm up
    won: bool
    last: i64  # the last step, and all that it showed
    shown: i64

    def __init__(self, rules: i64, sheets: Sheets) -> None:
        self.rules = rules
        self.sheets = sheets
        self.seats = rules & SEATS
        self.sheet = rules >> SHEET & 3
        self.energy = 0
        self.turn = 0
        self.activator = 0
        self.phase = TARGET
        self.target = NOTHING
        self.spared = 0
        self.scribbled = 0
        self.left = 0
        self.right = 0
        self.left_face = NOTHING
        self.right_face = NOTHING
        self.pages = sheets.grimoire(self.seats)
        self.felt = 0
        self.unseen = 0
        self.discard = 0
        self.drawn = 0
        self.wardens = 0
        self.reserve0 = 0
        self.reserve1 = 0
        self.reserve2 = 0
        self.reserve3 = 0
        self.reserve4 = 0
        self.lean = 0
        self.built = 0
        self.draws = 0
        self.fell = STANDING
        self.grip = 0
        self.guardian = NOTHING
        self.side = 0
        self.page = 0
        self.pulled = 0
        self.came = 0
        self.astray = False
        self.spell = 0
        self.team = False
        self.gives = 0
        self.given = 0
        self.asked = 0
        self.agreed = 0
        self.refused = 0
        self.refusals = ()
        self.tactful = False
        self.owed = 0
        self.giver = NOBODY
        self.gifts = 0
        self.taker = NOBODY
        self.handing = NOTHING
        self.played = 0
        self.warming = 0
        self.won = False
        self.last = 0
        self.shown = 0

    def version(self) -> i64:
        """Of the rules that this match is played by; a clause that has changed asks for it."""
        return self.rules >> VERSION & MOST_VERSIONS

    def note(self, what: str, seat: i64, card: i64, more: i64) -> None:
        if self.journal is not None:
            self.journal.append(Fact(what, seat, card, more))

    # Reserves (KMI-12)

    def reserve(self, seat: i64) -> i64:
        if seat == 0:
            return self.reserve0
        if seat == 1:
            return self.reserve1
        if seat == 2:
            return self.reserve2
        return self.reserve3 if seat == 3 else self.reserve4

    def set_reserve(self, seat: i64, bag: i64) -> None:
        if seat == 0:
            self.reserve0 = bag
        elif seat == 1:
            self.reserve1 = bag
        elif seat == 2:
            self.reserve2 = bag
        elif seat == 3:
            self.reserve3 = bag
        else:
            self.reserve4 = bag

    def throw(self, seat: i64, bag: i64) -> None:
        """From a reserve to the discard."""
        self.set_reserve(seat, self.reserve(seat) - bag)
        self.discard += bag

    def limit(self) -> i64:
        """KMI-12; KMI-40: alone there is room for more."""
        most: i64 = self.rules >> LIMIT & 15
        return most + SOLO_BONUS if self.seats == 1 else most

    def owes(self, seat: i64) -> i64:
        return self.owed >> OWED * seat & 15

    # The sheet

    def spells(self) -> i64:
        """The boxes of the target."""
        return self.sheets.spells(self.sheet, self.target)

    def scribbled_in(self, zone: i64) -> i64:
        return self.scribbled >> BOXES * zone & 31

    def sealed(self, zone: i64) -> bool:
        """KMI-34: all its boxes are scribbled."""
        spells: i64 = self.sheets.spells(self.sheet, zone)
        done: i64 = self.scribbled_in(zone)
        place: i64 = 0
        while box(spells, place):
            if done >> place & 1 == 0:
                return False
            place += 1
        return True

    def effect(self) -> i64:
        return self.sheets.effect(self.sheet, self.target) if self.target >= 0 else 0

    def blessed(self) -> bool:
        """KMI-62: no collapse costs energy while such a zone is the target (KMI-A2: once sealed, it is not)."""
        if self.effect() & BLESSING == 0:
            return False
        most: i64 = self.sheets.spared(self.sheet, self.target)
        return most == 0 or self.spared < most

    def wear_blessing(self) -> None:
        """KMI-A47: a blessing that forgives so many collapses has forgiven one more."""
        most: i64 = self.sheets.spared(self.sheet, self.target)
        if most:
            self.spared += 1
            self.note("forgave", WORLD, 0, most - self.spared)

    def all_sealed(self) -> bool:
        zones: i64 = self.sheets.count(self.sheet)
        while zones > 0 and self.sealed(zones - 1):
            zones -= 1
        return zones == 0

    # The Grimoire

    def standing(self) -> i64:
        return self.left + self.right

    def strays(self) -> i64:
        return size(self.felt) + self.unseen

    def build(self) -> None:
        """KMI-10: all cards that lie nowhere else stand as a new book; KMI-A39: until it does, it is built again."""
        rng = Rng(self.chance)
        self.unseen = 0
        self.right = size(self.pages) // 2
        self.left = size(self.pages) - self.right
        self.left_face = NOTHING
        self.right_face = NOTHING
        self.built += 1
        self.draws = 0
        self.fell = STANDING
        self.lean = 0
        if self.rules & REAL == 0:
            self.lean = rng.below(3) - 1
            self.turn_up(LEFT_SIDE, rng)
            self.turn_up(RIGHT_SIDE, rng)
        self.chance = rng.next()
        if self.journal is not None:
            self.note("built", WORLD, self.left_face & 31 | (self.right_face & 31) << 5, self.left | self.right << 7)

    def rebuild(self, with_discard: bool) -> None:
        """The fallen cards, and where the rules say so the discard, are shuffled and built."""
        self.gather()
        if with_discard:
            self.pages += self.discard
            self.discard = 0
        self.build()

    def gather(self) -> None:
        """All that stands or lies on the felt."""
        self.pages += self.felt
        self.felt = 0
        if self.left_face >= 0:
            self.pages += one(self.left_face)
        if self.right_face >= 0:
            self.pages += one(self.right_face)

    def turn_up(self, side: i64, rng: Rng) -> None:
        """KMI-A14: the outermost page of a side can be read."""
        if self.rules & FACES_HIDDEN:
            return
        face: i64 = NOTHING
        if (self.left if side == LEFT_SIDE else self.right) > 0:
            face = pick(self.pages, rng)
            self.pages -= one(face)
        if side == LEFT_SIDE:
            self.left_face = face
        else:
            self.right_face = face

    def take_pages(self, side: i64, page: i64, number: i64) -> i64:
        """So many pages of a side, from this one inwards, as they are now seen to be."""
        rng = Rng(self.chance)
        face: i64 = self.left_face if side == LEFT_SIDE else self.right_face
        taken: i64 = 0
        if side == LEFT_SIDE:
            self.left -= number
        else:
            self.right -= number
        outermost: bool = page == 1 and number > 0 and face >= 0
        if outermost:
            taken = one(face)
            number -= 1
        while number > 0:
            number -= 1
            card: i64 = one(pick(self.pages, rng))
            self.pages -= card
            taken += card
        if outermost:
            self.turn_up(side, rng)
        self.chance = rng.next()
        self.shown += taken
        return taken

    def show_face(self, side: i64) -> None:
        """Tells everybody what is outermost now."""
        face: i64 = self.left_face if side == LEFT_SIDE else self.right_face
        if self.journal is not None and face >= 0:
            self.note("face", WORLD, face, side)

    def guardians_drawn(self) -> i64:
        return size(self.wardens & GUARDIANS)
