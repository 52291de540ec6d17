"""A KamiMaï position arranged in one line, and played through Match."""

from collections import Counter
from collections.abc import Sequence
from typing import Any

from kamifuda.core.clauses import IllegalAction
from kamifuda.core.game import Event
from kamifuda.core.match import Match, actions, plays
from kamifuda.core.position import WORLD
from kamifuda.core.seed import from_text
from kamifuda.games import kamimai
from kamifuda.games.kamimai.cards import CARDS
from kamifuda.games.kamimai.house import normalised
from kamifuda.games.kamimai.layout import Layout, arrange
from kamifuda.games.kamimai.rules import KamiMai

WATCHING = None  # the viewer who has no seat
# The sheets of the scenes, whatever is usual.
SHEETS = (
    "I:!water+fire/earth+team=blessing/water+earth+air=discard,"
    "II:fire+air/water+fire+earth+air=colour/water+team=blessing/earth+air=discard,"
    "III:water+fire=discard/fire+earth+air+team=colour/water+earth+team=blessing/fire+air=energy/water+earth=energy"
)


class Scene:
    """A match that answers short questions; unless told otherwise, about the first seat that is awaited."""

    def __init__(self, match: Match) -> None:
        self.match = match
        self.story: list[Event] = match.events(WATCHING)  # all that happened since the scene began

    @property
    def position(self) -> KamiMai:
        assert isinstance(self.match.position, KamiMai)
        return self.match.position

    @property
    def lies(self) -> Layout:
        """Every card as it lies."""
        return kamimai.layout(self.position)

    @property
    def actor(self) -> int:
        return self.position.mover()

    @property
    def phase(self) -> str:
        return self.lies["phase"]

    @property
    def energy(self) -> int:
        return self.lies["energy"]

    @property
    def over(self) -> bool:
        return self.position.over

    @property
    def reserves(self) -> list[str]:
        return [" ".join(cards) for cards in self.lies["reserves"]]

    @property
    def discard(self) -> str:
        return " ".join(self.lies["discard"])

    @property
    def zones(self) -> str:
        """The boxes of the sheet, zone by zone: x for a scribbled one."""
        return " ".join("".join("x" if done else "." for done in zone) for zone in self.lies["scribbled"])

    def legal(self, seat: int | None = None) -> set[str]:
        """The first steps of what this seat may do."""
        seat = self.actor if seat is None else seat
        return {kamimai.notation(self.position, seat, action) for action in actions(self.position.legal(seat))}

    def plays(self, seat: int | None = None) -> list[str]:
        """The whole plays of this seat."""
        return plays(self.match.legal(self.actor if seat is None else seat))

    def why_not(self, text: str, seat: int | None = None) -> str | None:
        """The clause that forbids this step; `apply` says the same."""
        seat = self.actor if seat is None else seat
        try:
            action = kamimai.parse(self.position, seat, text)
        except IllegalAction as illegal:
            return illegal.clause
        clause = kamimai.why_not(self.position, seat, action)
        assert clause == refusal(self.position, seat, action)
        return clause

    def play(self, *texts: str) -> "Scene":
        """Each by the seat that is then awaited; by the book where nobody is."""
        for text in texts:
            self.play_as(self.actor, text)
        return self

    def play_as(self, seat: int, text: str) -> "Scene":
        self.match.play(seat, text)
        self.story += self.events()
        return self

    def world(self, *texts: str) -> "Scene":
        """The book does this."""
        for text in texts:
            self.play_as(WORLD, text)
        return self

    def answer(self) -> "Scene":
        """The book does what the seed has for it."""
        self.match.answer()
        self.story += self.events()
        return self

    def draw(self, side: str = "left", page: int = 1, count: int = 1, lean: int = 0) -> "Scene":
        """Pages are pulled, all of them come, and the book stands."""
        self.play(f"{side}, page {page}", f"pull {count}")
        return self.world(f"came {count}", f"stands, lean {lean}")

    def view(self, viewer: int | None = WATCHING) -> kamimai.View:
        return kamimai.view(self.position, viewer)

    def events(self) -> list[Event]:
        """What the last play did."""
        return self.match.events(WATCHING)

    def told(self, what: str) -> list[Event]:
        """These events, since the scene began."""
        return [event for event in self.story if event["event"] == what]


def refusal(position: KamiMai, seat: int, action: int) -> str | None:
    try:
        position.clone().apply(seat, action)
    except IllegalAction as illegal:
        return illegal.clause
    return None


def every_card(seats: int) -> Counter[str]:
    """All there are with so many summoners."""
    return Counter({card.id: card.copies for card in CARDS if seats > 1 or card.id != "dragonflies"})


def all_of(scene: Scene) -> Counter[str]:
    """Every card, wherever it lies."""
    lies = scene.lies
    heaps = [*lies["reserves"], lies["drawn"], lies["grimoire"], lies["felt"], lies["discard"], lies["played"]]
    heaps.append([face for face in lies["faces"] if face])
    return Counter(card for heap in heaps for card in heap)


def scene(
    *reserves: str,
    drawn: str = "",
    discard: str = "",
    felt: str = "",
    pages: str | None = None,
    scribbled: str = "",
    guardians: str = "",
    seed: str = "arranged",
    faces: Sequence[str | None] = (None, None),
    left: int | None = None,
    right: int | None = None,
    draws: int = 0,
    energy: int = 5,
    target: str | None = None,
    activator: int = 0,
    phase: str = "spells",
    lean: int = 0,
    grip: str = "free",
    guardian: str | None = None,
    fell: str | None = None,
    turn: int = 1,
    round: int = 1,
    spared: int = 0,
    house_rules: str = SHEETS,
    **choices: Any,
) -> Scene:
    """A text for each seat. All other cards are in the book, or only these `pages` are, and the rest is in the discard.

    `scribbled` is as `Scene.zones` tells it: `xx x.`; `guardians` were drawn in this turn.
    """
    house = normalised(house_rules, choices.get("version", kamimai.version))
    options = kamimai.Options(seats=len(reserves), house_rules=house, **choices)
    lying = [card for heap in (*reserves, drawn, discard, felt) for card in heap.split()] + [c for c in faces if c]
    rest = every_card(options.seats) - Counter(lying) - Counter((pages or "").split())
    position = arrange(
        options,
        reserves=[cards.split() for cards in reserves],
        drawn=drawn.split(),
        discard=[*discard.split(), *(rest.elements() if pages is not None else ())],
        felt=felt.split(),
        faces=faces,
        left=left,
        right=right,
        draws=draws,
        energy=energy,
        scribbled=[[box == "x" for box in zone] for zone in scribbled.split()],
        target=target,
        activator=activator,
        phase=phase,
        lean=lean,
        grip=grip,
        guardian=guardian,
        guardians=guardians.split(),
        fell=fell,
        turn=turn,
        round=round,
        spared=spared,
    )
    position.chance, position.journal = 1, []
    match = Match(kamimai, options, from_text(seed))
    match.position = position
    return Scene(match)


def match(seed: str, **choices: Any) -> Scene:
    """A match just after its beginning."""
    return Scene(Match(kamimai, kamimai.Options(**choices), from_text(seed)))


def drawing(*reserves: str, **lies: Any) -> Scene:
    """Seat 0 has drawn; unless told otherwise one Fire, for a zone without effect."""
    lies = {"drawn": "fire", "target": "A", "phase": "draw", **lies}
    return scene(*reserves or ("", ""), **lies)


def fallen(table: Scene) -> Scene:
    """It falls while another page is being pulled, which does not come."""
    if table.lies["phase"] == "draw" and table.view()["options"]["book"] == "odds":
        return table.play("left, page 1", "pull 1").world("came 0", "falls")
    return table.play("falls")
