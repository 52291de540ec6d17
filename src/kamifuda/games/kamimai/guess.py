"""The position that a view of KamiMaï shows: nothing else is decided yet."""

from kamifuda.core.bits import set_of
from kamifuda.core.reading import Give
from kamifuda.core.rng import Rng
from kamifuda.games.kamimai.cards import ELEMENTS, FAIRY, IDS, WOLF, one
from kamifuda.games.kamimai.house import sheets_of
from kamifuda.games.kamimai.layout import FELL, Free
from kamifuda.games.kamimai.options import Options, packed
from kamifuda.games.kamimai.refusals import FAIRY_TOO, REQUESTS, SPELL_KINDS, WOLF_TOO
from kamifuda.games.kamimai.rules import KamiMai
from kamifuda.games.kamimai.sheets import GRIPS, LETTERS, SHEETS, SPELLS
from kamifuda.games.kamimai.steps import FAIRY_WAY, PHASES, WAYS, WOLF_WAY
from kamifuda.games.kamimai.table import BOXES, OWED
from kamifuda.games.kamimai.view import Declined, View


def guess(seen: View, rng: Rng) -> KamiMai:
    options = Options(**seen["options"])
    position = KamiMai(packed(options), sheets_of(options.house_rules, options.version))
    lay_cards(position, seen)
    copy_book(position, seen)
    copy_turn(position, seen)
    copy_spell(position, seen)
    position.imagine(0, rng)
    return position


def lay_cards(position: KamiMai, seen: View) -> None:
    free = Free(position)
    for seat, cards in enumerate(seen["reserves"]):
        position.set_reserve(seat, free.take(cards))
    position.drawn, position.discard = free.take(seen["drawn"]), free.take(seen["discard"])
    position.felt = free.take(seen["book"]["felt"])
    position.played = free.take([seen["played"]] if seen["played"] else [])
    position.left_face, position.right_face = (free.face(face) for face in seen["book"]["faces"])
    position.pages = free.cards


def copy_book(position: KamiMai, seen: View) -> None:
    book = seen["book"]
    position.left = book["pages"] - book["pages"] // 2 if book["left"] is None else book["left"]
    position.right = book["pages"] - position.left
    position.unseen = book["strays"] - len(book["felt"])
    position.lean, position.built, position.draws = book["lean"], book["built"], book["draws"]
    position.fell = FELL.index(seen["fell"])
    position.wardens = sum(one(IDS.index(card)) for card in seen["guardians"])
    position.grip = GRIPS.index(seen["grip"])
    position.guardian = -1 if seen["guardian"] is None else ELEMENTS.index(seen["guardian"])
    position.came, position.astray = seen["came"], seen["astray"]
    if seen["side"] is not None:
        position.side = int(seen["side"] == "right")
    if seen["fingers"] is not None:
        fingers = seen["fingers"]
        position.side, position.page = int(fingers["side"] == "right"), fingers["page"]
        position.pulled = fingers["pull"] or 0


def copy_turn(position: KamiMai, seen: View) -> None:
    position.over, position.whole = seen["over"], seen["whole"]
    position.round, position.turn, position.warming = seen["round"], seen["turn"], seen["warming"]
    position.activator, position.energy = seen["activator"], seen["energy"]
    position.phase = PHASES.index(seen["phase"])
    sheet = seen["sheet"]
    position.sheet = SHEETS.index(sheet["id"])
    position.target = -1 if sheet["target"] is None else LETTERS.index(sheet["target"])
    position.scribbled = sum(
        done << BOXES * zone + place
        for zone, boxes in enumerate(sheet["zones"])
        for place, done in enumerate(boxes["scribbled"])
    )
    if position.target >= 0 and sheet["zones"][position.target]["spares"] is not None:
        printed = int(position.sheets.spared(position.sheet, position.target))
        position.spared = printed - (sheet["zones"][position.target]["spares"] or 0)
    position.owed = sum(owed << OWED * seat for seat, owed in enumerate(seen["owed"]))
    position.gifts = seen["gifts"]
    position.giver = -1 if seen["giver"] is None else seen["giver"]
    position.taker = -1 if seen["taker"] is None else seen["taker"]
    position.handing = -1 if seen["handing"] is None else IDS.index(seen["handing"])
    position.won = seen["result"] is not None and seen["result"]["won"]


def copy_spell(position: KamiMai, seen: View) -> None:
    position.refusals = tuple(map(request_of, seen["declined"]))
    spell = seen["spell"]
    if spell is not None:
        position.spell, position.team = SPELLS.index(spell["spell"]) + 1, spell["team"]
        position.gives = sum(1 << WAYS * give["seat"] + way_of(give) for give in spell["gives"])
        position.given = sum(give["worth"] for give in spell["gives"])
        position.asked, position.agreed = set_of(spell["asked"]), set_of(spell["agreed"])
        position.refused = set_of(spell["refused"])


def request_of(refusal: Declined) -> int:
    element, cards = refusal["spell"], refusal["cards"]
    spell = refusal["seat"] * SPELL_KINDS + 4 * refusal["team"] + ELEMENTS.index(element)
    creatures = FAIRY_TOO * cards.count(f"{element}_fairy") + WOLF_TOO * cards.count("wolf")
    return spell * REQUESTS + cards.count(element) + creatures


def way_of(give: Give) -> int:
    kind, worth = IDS.index(give["card"]), give["worth"]
    if kind < FAIRY:
        return worth - 1
    return (WOLF_WAY if kind == WOLF else FAIRY_WAY) + worth - 1
