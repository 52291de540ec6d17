"""Grimoire's table in a terminal."""

from collections import Counter
from collections.abc import Sequence
from typing import Final

from rich import box
from rich.cells import cell_len
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text as Styled

from kamifuda.cli.terminal.columns import GAP, folded, grid
from kamifuda.games.grimoire.cards import QUEST
from kamifuda.games.grimoire.house import replacements
from kamifuda.games.grimoire.terminal.words import GrimoireWords
from kamifuda.games.grimoire.view import Land, View

BACK: Final = "░░░░░"
SMALL_BACK: Final = "░"
NOTHING: Final = "·"
WIDEST: Final = 100
FRAME: Final = 7  # the table's borders and paddings


class GrimoireBoard(GrimoireWords):
    """Draws what its viewer may know."""

    def draw(self, seen: View, width: int) -> RenderableType:
        """The others from the left neighbour on, the middle, then the viewer."""
        width, me, seats = min(width, WIDEST), self.me(seen), len(self.names)
        heads = [self.head(seen, seat) for seat in range(seats)]
        quest, deck, discard = (self.text.say(f"board-{name}") for name in ("quest", "deck", "discard"))
        side = max(*(line.cell_len for head in heads for line in head), *map(cell_len, (quest, deck, discard)))
        room = width - side - FRAME
        table = Table(box=box.ROUNDED, show_header=False, width=width)
        table.add_column(width=side, no_wrap=True)
        table.add_column(ratio=1)
        for seat in [*range(me + 1, seats), *range(me)]:
            table.add_row(Group(*heads[seat]), self.territory(seen, seat), end_section=True)
        table.add_row(Styled(quest, "bold"), self.row(seen, room))
        table.add_row(discard, self.discarded(seen))
        table.add_row(deck, self.piles(seen), end_section=True)
        table.add_row(Group(*heads[me]), self.territory(seen, me))
        headline = self.headline(seen)
        return Group(headline, table) if headline else table

    def headline(self, seen: View) -> Styled | None:
        """What is special about this round; and what brackets mean, where there are any."""
        special = {"last-round": seen["ending"], "silence": seen["silencers"]}
        parts = [Styled(self.text.say(f"board-{name}"), "bold") for name, holds in special.items() if holds]
        peeked = seen["hidden"] is not None and seen["hidden"]["card"] is not None
        if peeked or any(self.secrets(land) or self.secret_items(land) for land in seen["lands"]):
            parts.append(Styled(self.text.say("board-brackets"), "dim"))
        return Styled(" ").append(Styled(" " * GAP).join(parts)) if parts else None

    # Players

    def head(self, seen: View, seat: int) -> list[Styled]:
        """Name, points and order token."""
        name, token = Styled(self.names[seat], "bold"), seen["order"][seat]
        lines = [marked(name) if seat == seen["turn"] else name]
        lines.append(Styled(self.text.say("board-points", count=seen["lands"][seat]["points"])))
        return [*lines, *([Styled(self.text.say("board-token", token=token), "dim")] if token else [])]

    def territory(self, seen: View, seat: int) -> Table:
        """Its page, companions, treasures and items; what only the viewer knows stands in brackets."""
        land, most = seen["lands"][seat], seen["options"]["end_at"]
        table = Table.grid(padding=(0, GAP, 0, 0))
        table.add_column(no_wrap=True, style="dim")
        table.add_column(ratio=1)
        if seen["round"]:
            table.add_row(self.text.say("board-page").capitalize(), self.chosen(seen, seat))
        counts = f" {len(land['companions'])}/{most}", f" {land['treasures']}/{most}", f" {land['items']}"
        cards = self.companions(land), self.treasures(land), self.items(land)
        for name, count, shown in zip(("companions", "treasures", "items"), counts, cards, strict=True):
            table.add_row(self.text.say(f"board-{name}") + count, shown)
        return table

    def chosen(self, seen: View, seat: int) -> Styled:
        """The page, if it is open to the viewer, and whether attacks can not reach this seat."""
        page = seen["pages"][seat]
        if page is None and seat == seen["seat"]:
            return Styled(NOTHING)
        if page is None:
            return Styled(self.text.say("board-chosen" if seen["chosen"][seat] else "board-choosing"), "dim")
        protected = f" {NOTHING} {self.text.say('board-protected')}" if seat in seen["protected"] else ""
        return Styled.assemble(self.text.step(f"page {page}"), (protected, "bold"))

    def companions(self, land: Land) -> Styled:
        return Styled(self.text.cards(land["companions"]) if land["companions"] else NOTHING)

    def treasures(self, land: Land) -> Styled:
        """Those that everybody knows, those that the viewer knows, and the backs of the others."""
        return self.laid(land["shown"], self.secrets(land), land["treasures"] - len(land["seen"]))

    def secrets(self, land: Land) -> list[str]:
        """The treasures that the viewer knows, and not everybody."""
        return list((Counter(land["seen"]) - Counter(land["shown"])).elements())

    def items(self, land: Land) -> Styled:
        return self.laid(land["shown_items"], self.secret_items(land), land["items"] - len(land["seen_items"]))

    def secret_items(self, land: Land) -> list[str]:
        """All that the viewer knows, but for those that were used."""
        return list((Counter(land["seen_items"]) - Counter(land["shown_items"])).elements())

    def laid(self, shown: Sequence[str], known: Sequence[str], unknown: int) -> Styled:
        """`Gold, (2 Silver), ░░`."""
        parts = [*self.counted(shown), *(f"({each})" for each in self.counted(known))]
        parts += [SMALL_BACK * unknown] if unknown else []
        return Styled(", ".join(parts) or NOTHING)

    def counted(self, cards: Sequence[str]) -> list[str]:
        """As shortly as cards are called."""
        names = {card: self.text.card(card, "short") for card in cards}
        return [names[card] if count == 1 else f"{count} {names[card]}" for card, count in Counter(cards).items()]

    # The middle

    def row(self, seen: View, room: int) -> RenderableType:
        """Each card over its points, the face-down one first."""
        vp = {card.id: replacements(seen["options"]["house_rules"]).get((card.id, "vp"), card.vp) for card in QUEST}
        columns = [[Styled(self.text.card(card), "bold"), self.worth(int(vp[card]))] for card in seen["quest"]]
        if seen["hidden"] is not None:
            card = seen["hidden"]["card"]
            back = Styled(BACK, "dim") if card is None else Styled(f"({self.text.card(card)})")
            columns.insert(0, [back, Styled() if card is None else self.worth(int(vp[card]))])
        return Group(*(grid(fold) for fold in folded(columns, room))) if columns else Styled(NOTHING)

    def worth(self, points: int) -> Styled:
        return Styled(self.text.say("board-points", count=points), "dim")

    def discarded(self, seen: View) -> Styled:
        count = Styled(self.text.say("board-cards", count=len(seen["discard"])))
        return count.append(f"  {self.text.cards(seen['discard'])}" if seen["discard"] else "")

    def piles(self, seen: View) -> Styled:
        deck, items = (self.text.say("board-cards", count=count) for count in (seen["deck"], seen["item_deck"]))
        return Styled(f"{deck} {NOTHING} {self.text.say('board-item-deck')} {items}")


def marked(name: Styled) -> Styled:
    return Styled(f"▶ {name.plain}", "bold reverse")
