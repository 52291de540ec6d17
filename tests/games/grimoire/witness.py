"""Somebody at a Grimoire table who remembers every card they were told of, and works out the rest."""

from collections import Counter
from itertools import combinations
from typing import Any

from kamifuda.core.game import Event
from kamifuda.games.grimoire.cards import NUMBERED
from kamifuda.games.grimoire.view import View

Cards = Counter[str]
TREASURES = ("bronze_coin", "silver_coin", "gold_coin")


class Witness:
    """What one viewer can know. Each shuffle makes a new deck: a card drawn unseen is any card of its own deck."""

    def __init__(self, seats: int, deck: Cards) -> None:
        self.seats = seats
        self.pools = [Cards(deck)]  # of each deck, the cards that are in it or were drawn unseen
        self.unseen = [[0] * seats]  # of each deck, how many treasures lie unseen in whose territory
        self.seen = [Cards() for _ in range(seats)]  # the treasures that were told
        self.left, self.discard, self.row, self.wished = deck.total(), Cards(), Cards(), Cards()
        self.hidden: tuple[str | None, int] | None = None  # the face-down card, and of which deck it is

    def hears(self, events: list[Event], view: View) -> None:
        laying = any(event["event"] == "laid" for event in events)
        for event in events:
            if event["event"] == "replaced":  # discarded before a shuffle that is told before it
                self.thrown(event["card"], event["hidden"])
        for event in events:
            if event["event"] == "reshuffled":
                if laying and self.left:
                    self.lay_the_last(view)
                self.pools.append(self.discard)
                self.unseen.append([0] * self.seats)
                self.left, self.discard = event["count"], Cards()
            else:
                self.hear(event, view)
        assert all(min(pool.values(), default=0) >= 0 for pool in self.pools)

    def hear(self, event: Event, view: View) -> None:
        seat, card = event.get("seat", 0), event.get("card")
        match event["event"]:
            case "laid":
                if self.hidden is None:
                    self.lay_face_down()
                for each in (Cards(event["cards"]) - self.row).elements():
                    self.lay(each)
            case "peeked" if card:
                self.name_hidden(card)
            case "replaced" if event["hidden"]:
                self.lay_face_down()
            case "replaced":
                self.lay(event["new"])
            case "shoes":
                self.lay(str(card))
                if event["place"] == "territory":
                    self.row[str(card)] -= 1
                    self.told(seat, str(card))
            case "drew" if event["pile"] == "discard":
                self.discard[str(card)] -= 1
                self.told(seat, str(card))
            case "drew":
                self.left -= 1
                self.given(seat, card, len(self.pools) - 1)
            case "wished":
                self.wished = Cards(event["cards"])
                self.discard -= self.wished
                if view["options"]["wish"] != "three_keep_one":
                    for each in event["cards"]:
                        self.told(seat, each)
            case "kept":
                self.told(seat, str(card))
                self.discard += self.wished - Cards([str(card)])
            case "took" if event["hidden"]:
                assert self.hidden is not None
                known, era = self.hidden
                self.hidden = None
                if known:
                    self.told(seat, known)
                else:
                    self.given(seat, card, era)
            case "took":
                self.row[str(card)] -= 1
                self.told(seat, str(card))
            case "discarded":
                for each in (Cards(event["cards"]) - self.row).elements():
                    self.thrown(each, hidden=True)
                self.discard += self.row
                self.row = Cards()

    def lay(self, card: str) -> None:
        """From the deck into the row, face up."""
        self.left -= 1
        self.pools[-1][card] -= 1
        self.row[card] += 1

    def lay_face_down(self) -> None:
        self.left -= 1
        self.hidden = (None, len(self.pools) - 1)

    def lay_the_last(self, view: View) -> None:
        """Of a row that was laid from two decks, everybody saw which cards were the old one's."""
        self.lay_face_down()
        pool, earlier = self.pools[-1], sum(pool.total() > 0 for pool in self.pools[:-1])
        row, unseen = Cards(view["quest"]), Cards(card for older in view["older"][earlier:] for card in older["cards"])
        if view["hidden"] and view["hidden"]["card"]:
            unseen[view["hidden"]["card"]] += 1
        for cards in combinations(view["quest"], self.left):
            old = Cards(cards)
            if old <= pool and pool - old == unseen and row - old <= self.discard:
                for card in cards:
                    self.lay(card)
                return
        raise AssertionError(f"{view['older']} can not be what was left of {pool}")

    def name_hidden(self, card: str) -> None:
        assert self.hidden is not None and self.hidden[0] is None
        self.hidden = (card, self.hidden[1])
        self.pools[self.hidden[1]][card] -= 1

    def thrown(self, card: str, hidden: bool) -> None:
        if not hidden:
            self.row[card] -= 1
        else:
            assert self.hidden is not None
            if self.hidden[0] is None:
                self.name_hidden(card)
            self.hidden = None
        self.discard[card] += 1

    def given(self, seat: int, card: str | None, era: int) -> None:
        """A card of this deck went unseen to a seat; None: it is a treasure, and nobody said which."""
        if card is None:
            self.unseen[era][seat] += 1
        else:
            self.pools[era][card] -= 1
            self.told(seat, card)

    def told(self, seat: int, card: str) -> None:
        if card in TREASURES:
            self.seen[seat][card] += 1

    def knows(self) -> dict[str, Any]:
        """In the words of a view."""
        older = []
        for era, pool in enumerate(self.pools[:-1]):
            if pool.total():
                lies = self.hidden == (None, era)
                older.append({"cards": ordered(pool), "counts": self.unseen[era], "hidden": lies})
        return {
            "deck": self.left,
            "discard": ordered(self.discard),
            "seen": [ordered(seen) for seen in self.seen],
            "older": older,
            "hidden": None if self.hidden is None else {"card": self.hidden[0]},
        }


def ordered(cards: Cards) -> list[str]:
    return sorted(cards.elements(), key=NUMBERED.index)
