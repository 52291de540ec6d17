"""KamiMaï's table in a terminal."""

from collections.abc import Sequence
from typing import Final

from rich import box
from rich.cells import cell_len
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text as Styled

from kamifuda.cli.terminal.columns import GAP
from kamifuda.core.position import WORLD
from kamifuda.games.kamimai.cards import ELEMENTS
from kamifuda.games.kamimai.terminal.words import KamiMaiWords
from kamifuda.games.kamimai.view import View, ZoneView
from kamifuda.text import shortened

NOTHING: Final = "·"
WIDEST: Final = 100
LONGEST_NAME: Final = 16
SCRIBBLED: Final = "[x]"
TO_CAST: Final = "[ ]"
HEART: Final = "♥"
NARROW: Final = 5  # half the width of the balance


class KamiMaiBoard(KamiMaiWords):
    """Draws the sheet, the book and what everybody has."""

    def draw(self, seen: View, width: int) -> RenderableType:
        """The sheet, the book, the others from the left neighbour on, then the viewer."""
        width, me, seats = min(width, WIDEST), self.me(seen), len(self.names)
        sections = [self.of_the_sheet(seen), self.of_the_book(seen)]
        labels = [cell_len(label) for rows in sections for label, _ in rows]
        heads = [self.head(seen, seat) for seat in range(seats)]
        table = Table(box=box.ROUNDED, show_header=False, width=width)
        table.add_column(width=max(*labels, *(head.cell_len for head in heads)), no_wrap=True)
        table.add_column(ratio=1)
        for rows in sections:
            for label, shown in rows:
                table.add_row(Styled(label, "bold"), shown, end_section=label == rows[-1][0])
        for seat in [*range(me + 1, seats), *range(me + 1)]:
            table.add_row(heads[seat], self.reserve(seen, seat))
        return table

    # The sheet

    def of_the_sheet(self, seen: View) -> list[tuple[str, RenderableType]]:
        sheet = seen["sheet"]
        title = Styled(self.text.say(f"sheet-{sheet['id']}"), "bold")
        if sheet["id"] not in seen["replaced"]:
            title.append(f" ({self.text.say('sheet-reconstructed')})", "not bold dim")
        zones = Table.grid(padding=(0, GAP, 0, 0))
        zones.add_column(no_wrap=True)
        zones.add_column(ratio=1)
        for zone in sheet["zones"]:
            name = Styled(self.text.say("zone-name", zone=zone["id"]))
            zones.add_row(marked(name) if zone["id"] == sheet["target"] else name, self.boxes(zone))
        energy = Styled(f"{HEART * seen['energy']} {seen['energy']}")
        return [
            (self.text.say(f"sheet-{sheet['id']}.level"), Group(title, zones)),
            (self.text.say("board-energy"), energy),
        ]

    def boxes(self, zone: ZoneView) -> Styled:
        """`[x] Water  [ ] Fire  a fall costs nothing`."""
        if zone["sealed"]:
            return Styled(f"{HEART} {self.text.say('board-sealed')}", "bold")
        spells = [
            Styled(f"{SCRIBBLED if done else TO_CAST} {self.text.say(f'spell-{spell}.short')}", "dim" if done else "")
            for spell, done in zip(zone["spells"], zone["scribbled"], strict=True)
        ]
        effects = [Styled(self.effect(effect, zone), "dim") for effect in zone["effects"]]
        return Styled(" " * GAP).join([*spells, *effects])

    def effect(self, effect: str, zone: ZoneView) -> str:
        if effect == "blessing" and zone["spares"] is not None:
            return self.text.say("effect-blessing-left", count=zone["spares"])
        return self.text.say(f"effect-{effect}.short")

    # The book

    def of_the_book(self, seen: View) -> list[tuple[str, RenderableType]]:
        book, say = seen["book"], self.text.say
        rows: list[tuple[str, RenderableType]] = [(say("board-grimoire"), self.standing(seen))]
        if book["strays"]:
            count = say("board-pages", count=book["strays"])
            rows.append((say("board-felt"), Styled(self.listed(count, book["felt"]))))
        count = say("board-cards", count=len(seen["discard"]))
        rows.append((say("board-discard"), Styled(self.listed(count, seen["discard"]))))
        if seen["spell"] is not None and seen["whole"]:
            rows.append((say("board-proposal"), Styled(self.proposal(seen))))
        return rows

    def standing(self, seen: View) -> RenderableType:
        """The pages of both sides with the outermost ones, and how it leans."""
        book, say = seen["book"], self.text.say
        if seen["fell"] is not None:
            return Styled(say("board-fallen"), "bold")
        if book["left"] is None or book["right"] is None:
            return Styled(say("board-pages", count=book["pages"]))
        sides = [
            f"{say(f'board-{side}')} {count}" + (f" ({self.text.card(face, 'short')})" if face else "")
            for side, count, face in zip(("left", "right"), (book["left"], book["right"]), book["faces"], strict=True)
        ]
        lean = say("lean-left" if book["lean"] < 0 else "lean-right" if book["lean"] else "lean-even")
        balance = Styled(gauge(book["lean"]), "bold").append(f"  {lean}", "not bold")
        return Group(Styled(f" {NOTHING} ".join(sides)), balance, *self.fingers(seen))

    def fingers(self, seen: View) -> list[Styled]:
        if seen["fingers"] is None:
            return []
        side, page = self.step(seen["fingers"]["side"]), self.step(f"page {seen['fingers']['page']}")
        return [Styled(f"☞ {self.text.say('terminal-then', one=side, other=page)}", "bold")]

    def proposal(self, seen: View) -> str:
        """In the words in which it was told."""
        viewer = 0 if self.names[0] == self.text.say("terminal-you") else WORLD
        event = {"event": "proposed", "seat": seen["activator"], **(seen["spell"] or {})}
        kept = {name: value for name, value in event.items() if name not in ("asked", "agreed", "refused")}
        return self.text.event(kept, viewer, self.names)

    # Summoners

    def head(self, seen: View, seat: int) -> Styled:
        """Name, and how many of the cards that one may keep."""
        name = Styled(str(shortened(self.names[seat], LONGEST_NAME)), "bold")
        count = f" {len(seen['reserves'][seat])}/{seen['limit']}"
        return (marked(name) if seat == seen["activator"] else name).append(count, "not bold not reverse dim")

    def reserve(self, seen: View, seat: int) -> RenderableType:
        """The cards; what was just drawn; and how Guardians force their owner to draw."""
        cards = seen["reserves"][seat]
        lines = [Styled(self.text.cards(cards) if cards else NOTHING)]
        if seat == seen["activator"] and seen["drawn"]:
            drawn = self.text.cards(seen["drawn"])
            lines.append(Styled.assemble((self.text.say("board-drawn"), "dim"), " " * GAP, (drawn, "bold")))
        grips = [seen["grips"][element] for element in ELEMENTS if f"{element}_guardian" in cards]
        if grips:
            lines.append(Styled(" / ".join(self.text.say(f"grip-{grip}.short") for grip in grips), "dim"))
        return Group(*lines)

    def listed(self, count: str, cards: Sequence[str]) -> str:
        return f"{count}{' ' * GAP}{self.text.cards(cards)}" if cards else count


def gauge(lean: int) -> str:
    """`·····┃··◆··`: the middle, and where the weight is."""
    cells = [NOTHING] * (2 * NARROW + 1)
    cells[NARROW] = "┃"
    cells[NARROW + (lean + (lean > 0)) // 2] = "◆"
    return "".join(cells)


def marked(name: Styled) -> Styled:
    return Styled(f"▶ {name.plain}", "bold reverse")
