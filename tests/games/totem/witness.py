"""Somebody watching a Totem match who remembers every card that went back into a hand."""

from kamifuda.core.game import Event

HAND = -1  # a place like any other
Way = frozenset[tuple[str, int]]  # where each of a seat's shown cards may lie


class Witness:
    """What can be worked out about one seat: all the ways in which its shown cards may lie."""

    def __init__(self, hand: int) -> None:
        self.hand = hand  # how many cards
        self.ways: set[Way] = {frozenset()}

    def unknown(self, way: Way) -> bool:
        """Whether the hand then holds a card that was not shown."""
        return sum(place == HAND for _, place in way) < self.hand

    def gone(self, card: str, place: int) -> None:
        """This card was seen to leave that place, or the hand."""
        if any(card == shown for way in self.ways for shown, _ in way):
            self.ways = {way - {(card, place)} for way in self.ways if (card, place) in way}
        elif place == HAND:
            self.ways = {way for way in self.ways if self.unknown(way)}
        else:
            self.ways = {way for way in self.ways if all(where != place for _, where in way)}
        self.hand -= place == HAND

    def back(self, card: str) -> None:
        self.ways = {way | {(card, HAND)} for way in self.ways}
        self.hand += 1

    def laid(self, place: int, taken: int) -> None:
        """Some card of the hand was laid here, and so many were taken up."""
        ways: set[Way] = set()
        for way in self.ways:
            taken_up = frozenset((card, HAND if where == place else where) for card, where in way)
            ways |= {taken_up - {held} | {(held[0], place)} for held in way if held[1] == HAND}
            ways |= {taken_up} if self.unknown(way) else set()
        self.ways = ways
        self.hand += taken - 1

    def hears(self, event: Event) -> None:
        match event["event"]:
            case "attacked":
                self.gone(event["card"], HAND)
                if event["partner"]:
                    self.gone(event["partner"], HAND)
            case "kept":
                for card in event["cards"]:
                    self.back(card)
            case "discarded":
                self.gone(event["card"], HAND)
            case "discovered":
                self.gone(event["card"], event["place"])
            case "drew":
                self.hand += 1
            case "defended" | "exchanged":
                self.laid(event["place"], 1 if event["event"] == "exchanged" else 0)
