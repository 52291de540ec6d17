"""Kami's table in a terminal."""

from collections import Counter
from collections.abc import Sequence
from typing import Final

from rich import box
from rich.cells import cell_len
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text as Styled

from kamifuda.cli.terminal.columns import GAP, in_rows, side_by_side
from kamifuda.games.kami.cards import VALUES
from kamifuda.games.kami.terminal.words import KamiWords
from kamifuda.games.kami.view import Laid, View

BACK: Final = "░░░░░"
NOTHING: Final = "·"
TEAMS: Final = "●○"
WIDE: Final = 100  # from here on cards have their full names
WIDEST: Final = 110
FRAME: Final = 7  # the table's borders and paddings


class KamiBoard(KamiWords):
    """Draws what its viewer may know."""

    form = ""  # of the cards' names

    # Seats and sides

    def label(self, seat: int) -> str:
        return f"{TEAMS[seat % 2]} {self.names[seat]}" if len(self.names) == 4 else self.names[seat]

    def scores(self, seen: View, points: Sequence[int]) -> str:
        """`● You & Botan 7 · ○ Akari & Chiyo 3 · 15 points to win`."""
        sides = [self.label(seat) for seat in range(len(self.names))]
        if len(sides) == 4:
            sides = [self.text.say("board-and", one=sides[seat], other=self.names[seat + 2]) for seat in (0, 1)]
        scores = [self.text.say("board-score", side=side, points=points[seat]) for seat, side in enumerate(sides)]
        return " · ".join([*scores, self.text.say("board-target", target=seen["options"]["target"])])

    # The table

    def draw(self, seen: View, width: int) -> RenderableType:
        """Everybody from the left neighbour on, then the middle, then the viewer."""
        self.form, width = "" if width >= WIDE else "short", min(width, WIDEST)
        seats = len(self.names)
        me = seen["seat"] or 0
        heads = [self.head(seen, seat) for seat in range(seats)]
        middle, hand = self.text.say(f"board-{'aside' if seats == 3 else 'mercenaries'}"), self.text.say("board-hand")
        more = self.text.say("board-more") if any(stack["below"] for stack in seen["mercenaries"]) else ""
        labels = [hand, more, middle if seats < 4 else ""]
        side = max(*(line.cell_len for head in heads for line in head), *map(cell_len, labels))
        room = width - side - FRAME
        table = Table(box=box.ROUNDED, show_header=False, width=width)
        table.add_column(width=side, no_wrap=True)
        table.add_column(ratio=1, no_wrap=True)
        for seat in [*range(me + 1, seats), *range(me)]:
            table.add_row(Group(*heads[seat]), self.lines(seen, seat, room))
        table.add_section()
        if seen["mercenaries"]:
            table.add_row(
                Group(middle, Styled(more, "dim") if more else ""), self.mercenaries(seen, room), end_section=True
            )
        if seen["set_aside"]:
            table.add_row(middle, self.set_aside(seen, room), end_section=True)
        table.add_row(Group(*heads[me]), self.lines(seen, me, room))
        table.add_row(Styled(hand, "bold"), self.hand(seen, room))
        return Group(self.headline(seen, width), table)

    def headline(self, seen: View, width: int) -> Styled:
        """The scores; and what brackets mean, where there are any."""
        line = Styled(" " + self.scores(seen, seen["points"]), "bold")
        known = [entry["face_down"] and (entry["card"] or entry["seen"]) for each in seen["defence"] for entry in each]
        if not any([*known, *seen["set_aside"]]):
            return line
        legend = self.text.say("board-brackets")
        fits = line.cell_len + GAP + cell_len(legend) <= width
        return line.append((" " * GAP if fits else "\n ") + legend, "not bold dim")

    def head(self, seen: View, seat: int) -> list[Styled]:
        lines = [
            Styled(self.label(seat), "bold"),
            Styled(self.text.say("board-cards", count=seen["hand_counts"][seat])),
        ]
        return [*lines, Styled(self.text.say("board-shown"), "dim")] if seat in seen["shown"] else lines

    def lines(self, seen: View, seat: int, room: int) -> RenderableType:
        """Each defence card over the attack that followed it."""
        defence = [self.laid(entry) for entry in seen["defence"][seat]]
        attacks = [self.card(card) for card in seen["attacks"][seat]]
        if seen["phase"] == "answer" and seat == seen["attacker"]:
            attacks[-1] = Styled(f"▶ {attacks[-1].plain} ◀", "bold reverse red")
        attacks += [Styled()] * (len(defence) - len(attacks))
        labels = [self.text.say("board-defence"), self.text.say("board-attack")]
        return side_by_side(labels, list(zip(defence, attacks, strict=True)) or [[Styled(NOTHING, "dim")] * 2], room)

    def card(self, card: str) -> Styled:
        return Styled(self.text.card(card, self.form))

    def laid(self, entry: Laid) -> Styled:
        """A face-down card that the viewer knows stands in brackets."""
        known = entry["card"] or entry["seen"]
        if known is None:
            return Styled(BACK, "dim")
        return Styled(f"({self.card(known)})") if entry["face_down"] else self.card(known)

    def mercenaries(self, seen: View, room: int) -> RenderableType:
        """`1 Tower ░`, where the last tells that another card lies below."""
        cells = [
            Styled.assemble(
                (str(number), "bold"),
                f" {self.card(stack['top']) if stack['top'] else NOTHING}",
                (f" {BACK[0]}" if stack["below"] else "", "dim"),
            )
            for number, stack in enumerate(seen["mercenaries"], 1)
        ]
        return in_rows(cells, room)

    def set_aside(self, seen: View, room: int) -> RenderableType:
        columns = [
            [Styled(str(number), "bold"), Styled(f"({self.card(card)})") if card else Styled(BACK, "dim")]
            for number, card in enumerate(seen["set_aside"], 1)
        ]
        return side_by_side([self.text.say("board-place"), self.text.say("board-card")], columns, room)

    def hand(self, seen: View, room: int) -> RenderableType:
        columns = [[self.held(card, count), Styled(str(VALUES[card]))] for card, count in Counter(seen["hand"]).items()]
        return side_by_side([self.text.say("board-card"), self.text.say("board-points")], columns, room)

    def held(self, card: str, count: int) -> Styled:
        times = self.text.say("board-times", count=count) if count > 1 else ""
        return Styled.assemble((self.card(card).plain, "bold"), f" {times}" if times else "")
