"""Totem's table in a terminal."""

from collections.abc import Sequence
from typing import Final

from rich import box
from rich.cells import cell_len
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text as Styled

from kamifuda.cli.terminal.columns import GAP, side_by_side
from kamifuda.games.totem.cards import COLOURS
from kamifuda.games.totem.house import power_by_card
from kamifuda.games.totem.terminal.words import TotemWords
from kamifuda.games.totem.view import Place, View

BACK: Final = "░░░░░"
NOTHING: Final = "·"
WIDEST: Final = 100
FRAME: Final = 7  # the table's borders and paddings
INKS: Final = {"red": "red", "blue": "blue", "purple": "magenta", "green": "green"}


class TotemBoard(TotemWords):
    """Draws what its viewer may know."""

    def draw(self, seen: View, width: int) -> RenderableType:
        """The other player, the piles, then the viewer."""
        width, me = min(width, WIDEST), self.me(seen)
        heads = [self.head(seen, seat) for seat in (0, 1)]
        pile, discard = self.text.say("board-pile"), self.text.say("board-discard")
        hand = self.text.say("board-hand")
        side = max(*(line.cell_len for head in heads for line in head), *map(cell_len, (pile, discard, hand)))
        room = width - side - FRAME
        table = Table(box=box.ROUNDED, show_header=False, width=width)
        table.add_column(width=side, no_wrap=True)
        table.add_column(ratio=1, no_wrap=True)
        table.add_row(Group(*heads[1 - me]), self.zone(seen, 1 - me, room), end_section=True)
        table.add_row(pile, self.counted(seen["pile"]))
        table.add_row(discard, self.discarded(seen["discard"]), end_section=True)
        table.add_row(Group(*heads[me]), self.zone(seen, me, room))
        table.add_row(Styled(hand, "bold"), self.hand(seen, room))
        return Group(self.headline(seen, width), table, *self.known(seen))

    def headline(self, seen: View, width: int) -> Styled:
        """Who has how many totems; and what brackets mean, where there are any."""
        line = Styled(" " + self.standing(seen), "bold")
        if not any(totem and not totem["face_up"] for totem in seen["zones"][self.me(seen)]):
            return line
        legend = self.text.say("board-brackets")
        fits = line.cell_len + GAP + cell_len(legend) <= width
        return line.append((" " * GAP if fits else "\n ") + legend, "not bold dim")

    def head(self, seen: View, seat: int) -> list[Styled]:
        return [Styled(self.names[seat], "bold"), self.counted(seen["hand_counts"][seat])]

    def counted(self, count: int) -> Styled:
        return Styled(self.text.say("board-cards", count=count))

    # Cards

    def card(self, card: str, around: str = "{}") -> Styled:
        return Styled(around.format(self.text.card(card, "short")), INKS[card.partition("_")[0]])

    def power(self, seen: View, card: str, spent: bool = False) -> Styled:
        power = power_by_card(seen["options"]["house_rules"]).get(card)
        if power is None:
            return Styled(NOTHING, "dim")
        name = self.text.say(f"power-{power}")
        return Styled(self.text.say("board-used", power=name), "dim") if spent else Styled(name)

    def zone(self, seen: View, seat: int, room: int) -> RenderableType:
        """Its places with their numbers; the one that is being attacked is marked."""
        target = seen["target"] if seat != self.me(seen) else None
        columns = [
            [Styled(str(place + 1), "bold"), *self.totem(seen, totem, place == target)]
            for place, totem in enumerate(seen["zones"][seat])
        ]
        return side_by_side([self.text.say(f"board-{line}") for line in ("place", "totem", "power")], columns, room)

    def totem(self, seen: View, totem: Place | None, attacked: bool) -> Sequence[Styled]:
        """A hidden totem that the viewer knows stands in brackets."""
        if totem is None:
            return Styled(NOTHING, "dim"), Styled()
        if totem["card"] is None:
            return marked(Styled(BACK, "dim"), attacked), Styled()
        card = self.card(totem["card"], "{}" if totem["face_up"] else "({})")
        return marked(card, attacked), self.power(seen, totem["card"], totem["spent"])

    def hand(self, seen: View, room: int) -> RenderableType:
        cards = [[marked(self.card(card), card == seen["card"]), self.power(seen, card)] for card in seen["hand"] or []]
        labels = [self.text.say("board-card"), self.text.say("board-power")]
        return side_by_side(labels, cards or [[Styled(NOTHING, "dim"), Styled()]], room)

    def discarded(self, cards: Sequence[str]) -> Styled:
        """`5 cards: red 2 4 9 · blue 13`."""
        found = [
            (colour.id, [card.partition("_")[2] for card in cards if card.startswith(colour.id)]) for colour in COLOURS
        ]
        parts = [
            Styled(f"{self.text.say(f'colour-{id}')} {' '.join(levels)}", INKS[id]) for id, levels in found if levels
        ]
        return (
            Styled(no_wrap=False)
            .append(self.counted(len(cards)))
            .append("  " if parts else "")
            .append(Styled(f" {NOTHING} ").join(parts))
        )

    def known(self, seen: View) -> list[Styled]:
        """What the other player took back before everybody's eyes and may still have."""
        cards = [each["card"] for each in seen["shown"] if each["seat"] != self.me(seen)]
        name = self.names[1 - self.me(seen)]
        return [Styled(self.text.say("board-known", name=name, cards=self.text.cards(cards)), "dim")] if cards else []


def marked(card: Styled, chosen: bool) -> Styled:
    return Styled(f"▶ {card.plain} ◀", "bold reverse") if chosen else card
