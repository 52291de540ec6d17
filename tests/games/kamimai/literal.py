"""KamiMaï the slow and literal way, from kamimai.md alone: what the engine is compared with, played by nobody."""

from collections.abc import Mapping, Sequence
from typing import Any

from tests.games.kamimai.literal_book import LEANS
from tests.games.kamimai.literal_cards import in_order, loose
from tests.games.kamimai.literal_table import WORLD, Event
from tests.games.kamimai.literal_turn import FELL_LATER, Turns


class Literal(Turns):
    """One match: play() the steps of legal() until over; what the engine told tells which cards were seen."""

    def __init__(self, options: Mapping[str, Any], told: Sequence[Event], leaning: int) -> None:
        super().__init__(options)
        self.coming, self.leaning = list(told), leaning
        self.clear_turn()
        self.open_sheet()
        self.activator = self.heard("first")["seat"]  # KMI-14
        assert options["first"] in (str(self.activator), "random", "person") or int(options["first"]) >= len(self.seats)
        self.tell("first", seat=self.activator, agreed=options["first"] == str(self.activator))
        self.build()
        if options["warm_up"] and not self.real:
            self.warming = len(self.seats)
        else:
            self.begin_turn(self.activator)

    # What is legal

    def to_act(self) -> list[int]:
        """Who may act; nobody where WORLD does."""
        also = [self.activator] if self.phase == "consent" or self.may_report_a_fall() else []
        return [] if self.over else sorted({*self.awaited(), *also})

    def awaited(self) -> list[int]:
        """Whom the game waits for."""
        if self.over:
            return []
        match self.phase:
            case "came" | "answer" | "lean":
                return []
            case "watch" | "settle":
                return [self.activator] if self.real else []
            case "curse":
                return [seat for seat in self.seats if self.owed[seat]]
            case "consent":
                return self.waiting()
            case "gift" | "to":
                assert self.giver is not None
                return [self.giver]
            case "take":
                assert self.taker is not None
                return [self.taker]
            case _:
                return [self.activator]

    def legal(self, seat: int) -> list[str]:
        if self.over or seat not in (self.to_act() or [WORLD]):
            return []
        found = self.steps(seat) if seat in (self.awaited() or [WORLD]) else []
        if seat == self.activator and self.phase == "consent":
            found.append("call off")
        if seat == self.activator and self.may_report_a_fall():
            found.append("falls")
        return found

    def may_report_a_fall(self) -> bool:
        """At a real table."""
        if not self.real:
            return False
        return self.phase in ("target", "grip", "draw") or (self.phase in FELL_LATER and self.fell is None)

    def steps(self, seat: int) -> list[str]:
        match self.phase:
            case "target":
                return [f"target {zone}" for zone in self.open_zones()]
            case "grip":  # KMI-69
                return [f"grip {card.split('_')[0]}" for card in in_order(list(set(self.own))) if "guardian" in card]
            case "draw":
                return self.draws()
            case "page":
                assert self.side is not None
                return [f"page {page}" for page in range(1, self.standing[self.side] + 1)]
            case "pull":
                return self.bundles()
            case "came":
                assert self.pull is not None
                return [f"came {count}" for count in range(self.pull + 1)]
            case "answer":
                return self.answers()
            case "lean":
                return [f"lean {lean}" for lean in LEANS]
            case "watch" | "settle":
                return ["stands", "falls"]
            case "curse":
                return [f"discard {card}" for card in set(loose(self.reserves[seat]))]
            case "spells":
                return [*self.castable(), *self.creatures(), "end"]
            case "give":
                return self.following()
            case "consent":
                return ["agree", "refuse"]
            case "giver":
                return [f"choose {each}" for each in self.givers()]
            case "gift":
                return [f"hand {card}" for card in set(self.gifts_of(seat))]
            case "to":
                return [f"to {each}" for each in self.seats]
            case "mouse":
                return [f"choose {each}" for each in self.seats]
            case "take":
                return ["leave", *(f"take {card}" for card in set(loose(self.discard)))]
            case _:
                assert self.phase == "keep"
                return self.keeps()

    def keeps(self) -> list[str]:
        """KMI-35, 36, A5."""
        cards = loose(self.own)
        enough = len(self.own) <= self.limit or not cards
        return [*(f"discard {card}" for card in set(cards)), *(["end"] if enough else [])]

    # Playing

    def play(self, seat: int, step: str, told: Sequence[Event], leaning: int) -> None:
        """One step; the engine told this of it, and its book leans so far then."""
        assert step in self.legal(seat), (seat, step, self.legal(seat))
        if self.whole:
            self.events = []
        self.coming, self.leaning = list(told), leaning
        word, _, what = step.partition(" ")
        if step == "falls":
            self.fall()
        elif self.phase in ("draw", "page", "pull", "came", "answer", "lean"):
            self.handle_the_book(word, what)
        else:
            self.handle_cards(seat, word, what)

    def handle_the_book(self, word: str, what: str) -> None:
        match word:
            case "left" | "right":
                self.side, self.phase, self.whole = word, "page", False
            case "page":
                self.whole = True
                self.lay_fingers(int(what))
            case "let":
                self.let_go()
            case "pull":
                self.pull_out(int(what))
            case "came":
                self.come(int(what))
            case "stray":
                side, count = what.split()
                self.stray(side, int(count))
            case "stands":
                self.phase, self.whole = "lean", False
            case "lean":
                self.whole = True
                self.stand(int(what))
            case "drew":
                self.draw_at_a_real_table(what)
            case _ if self.warming:
                self.next_try()
            case _:
                self.done()

    def handle_cards(self, seat: int, word: str, what: str) -> None:
        match self.phase, word:
            case "target", _:
                self.aim(what, forced=False)
            case "grip", _:
                self.take_grip(what)
            case "watch", _:
                self.tell("watched")
                self.lay_out()
                self.begin_phase_3()
            case "settle", _:
                self.tell("settled")
                self.begin_turn(self.activator)
            case "curse", _:
                self.discard_for_the_curse(seat, what)
                self.after_the_curse()
            case "spells", "cast" | "team":
                self.begin_spell(what, word == "team")
            case "spells", "imp":
                self.imp()
            case "spells", "dragonflies":
                self.dragonflies()
            case "spells", "mouse":
                self.mouse()
            case "spells", _:
                self.phase = "keep"
            case "give", _:
                giver, card, worth = what.split()
                self.give(int(giver), card, int(worth))
                self.look_at_the_zone()
            case "consent", "call":
                self.call_off()
            case "consent", _:
                self.answer(seat, word)
                self.look_at_the_zone()
            case "giver", _:
                self.choose_giver(int(what))
            case "gift", _:
                self.handing, self.phase, self.whole = what, "to", False
            case "to", _:
                self.whole = True
                self.hand(int(what))
            case "mouse", _:
                self.choose_taker(int(what))
            case "take", _:
                self.take(what or None)
            case "keep", "discard":
                self.lose(seat, [what], "keep")
            case _:
                self.end_turn()
