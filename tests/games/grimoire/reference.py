"""Grimoire the slow and literal way, from grimoire.md alone: what the engine is compared with, played by nobody."""

from collections.abc import Mapping, Sequence

from tests.games.grimoire.reference_score import Result, result_of
from tests.games.grimoire.reference_spells import Spells


class Reference(Spells):
    """One match: play() the steps of legal() until over; whatever is drawn is handed in."""

    def __init__(self, options: Mapping[str, object], choosing: Sequence[int]) -> None:
        super().__init__(options)
        assert sorted(choosing) == list(self.seats)
        self.choosing = list(choosing)  # GRI-17: drawn
        self.before = [0 for _ in self.seats]  # tokens before this round's reveal
        self.alone: list[int] | None = None  # GRI-24: group A
        self.order: list[int] = []  # GRI-28: the turns of this round
        self.result: Result | None = None
        self.targets, self.shoes = [], []
        self.ask("token", self.choosing[:1])

    # What is legal

    @property
    def over(self) -> bool:
        return self.result is not None

    def to_act(self) -> list[int]:
        return sorted(self.asked)

    def legal(self, seat: int) -> set[str]:
        """Every play is one step."""
        if seat not in self.asked:
            return set()
        return {*self.answers(seat), *(use(item) for item in self.usable(seat))}

    def answers(self, seat: int) -> list[str]:
        hidden = ["hidden"] if self.hidden else []
        match self.phase:
            case "token":
                return [f"token {token}" for token in self.tokens_left()]
            case "bookmark":  # GRI-22, A27
                return [f"page {page}" for page in range(1, self.level + 1)]
            case "luck":
                return ["leave", *(f"replace {card}" for card in self.quest + hidden)]
            case "heal":
                return ["heal", "leave"]
            case "create":
                return ["create", "leave"]
            case "merchant":
                return ["buy", "enough"]
            case "wish":
                return ["points", "cards"]
            case "keep":
                return [f"keep {card}" for card in self.drawn]
            case "target":
                return [f"target {target}" for target in self.targets]
            case "give":
                return [f"give {card}" for card in self.lands[seat].companions]
            case "seize":
                assert self.target is not None
                return [f"seize {card}" for card in self.lands[self.target].companions]
            case _:  # GRI-30
                assert self.phase == "take"
                return [f"take {card}" for card in self.quest + hidden]

    # Playing

    def play(self, seat: int, step: str, drawn: Sequence[str] = ()) -> None:
        """One step; these cards are drawn in it, by whomever."""
        self.coming = list(drawn)
        self.make(seat, step)
        assert not self.coming, f"nobody draws {self.coming}"

    def make(self, seat: int, step: str) -> None:
        assert step in self.legal(seat), (seat, step, self.legal(seat))
        word, _, what = step.partition(" ")
        if word == "token":
            self.choose_token(seat, int(what))
        elif word == "page":
            self.bookmark(seat, int(what))
        elif word in ("shoes", "use"):
            self.use_shoes(what or "blessed_shoes")
            self.stops_at_once()
        elif word == "take":
            self.take(seat, what)
        else:
            self.asked = []
            self.go_on(word, what)
            if not self.asked:
                self.after_the_spell()

    def tokens_left(self) -> list[int]:
        """GRI-16."""
        return [1 + seat for seat in self.seats if 1 + seat not in self.tokens]

    def choose_token(self, seat: int, token: int) -> None:
        """GRI-17: one after the other; the last goes by itself."""
        self.tokens[seat] = token
        waiting = [each for each in self.choosing if not self.tokens[each]]
        if len(waiting) > 1:
            self.ask("token", waiting[:1])
            return
        self.tokens[waiting[0]] = self.tokens_left()[0]
        self.begin_round()

    # A round

    def begin_round(self) -> None:
        """GRI-18 to 20."""
        self.round += 1
        self.turn, self.alone, self.order = None, None, []
        self.pages = [0 for _ in self.seats]
        self.before = [0 for _ in self.seats]
        self.protected, self.silencers = [], []
        for place in range(len(self.seats) + 1):
            if self.no_quest_cards():  # GRI-35, A19, A20
                self.finish(early=True)
                return
            if place == 0:
                self.hidden = self.face_down(self.top_of_the_deck())
            else:
                self.quest.append(self.top_of_the_deck())
            if self.stops_at_once():
                return
        self.peek()
        self.ask("bookmark", self.seats)

    def peek(self) -> None:
        """Table 3.3: Spies, at the start of the Grimoire phase."""
        assert self.hidden is not None
        self.hidden.seen_by |= {seat for seat in self.seats if self.having(seat, "spy")}

    def bookmark(self, seat: int, page: int) -> None:
        """GRI-21 to 23."""
        self.pages[seat] = page
        self.asked.remove(seat)
        if not self.asked:
            self.reveal()

    def reveal(self) -> None:
        """GRI-24 to 27, A1, A2: first who is alone on a page, by page; then the others, by their old tokens (A3)."""
        self.before = list(self.tokens)
        self.alone = [seat for seat in self.seats if self.pages.count(self.pages[seat]) == 1]
        sharing = [seat for seat in self.seats if seat not in self.alone]
        by_page = sorted(self.alone, key=lambda seat: self.pages[seat])
        by_token = sorted(sharing, key=lambda seat: self.before[seat])
        if self.options["tie_order"] == "reverse":  # GRI-26, A4
            by_token.reverse()
        self.order = self.changed_by_time(by_page + by_token)
        self.tokens = [1 + self.order.index(seat) for seat in self.seats]
        if self.options["defence_timing"] == "on_reveal":  # GRI-A10
            self.protected = [seat for seat in self.seats if "defence" in self.types(self.pages[seat])]
        self.begin_turn(self.order[0])

    def changed_by_time(self, dealt: list[int]) -> list[int]:
        """GRI-27, A5, A6, A37: higher pages first, then by the tokens just dealt."""
        casters = [seat for seat in dealt if "time" in self.types(self.pages[seat])]
        casters.sort(key=lambda seat: (-self.pages[seat], dealt.index(seat)))
        order = list(dealt)
        for seat in casters:
            if self.options[self.spell(self.pages[seat])] == "reverse":
                order.reverse()
            else:
                order.remove(seat)
                order.insert(0, seat)
        return order

    def begin_turn(self, seat: int) -> None:
        """GRI-28, 29."""
        self.turn = self.caster = seat
        self.target, self.merchants, self.fresh, self.shoes = None, 0, 0, []
        self.asked = []
        self.cast()
        if not self.asked:
            self.after_the_spell()

    def after_the_spell(self) -> None:
        """GRI-A23, A24: Thieves of the first, Archers of the last, before a card is taken."""
        if self.stops_at_once():
            return
        seat = self.caster
        self.target, self.merchants = None, 0
        if seat == self.order[0]:
            self.lands[seat].points += self.having(seat, "thief") * self.points_by("thief")
        if seat == self.order[-1]:
            self.lands[seat].points += self.having(seat, "archer") * self.points_by("archer")
        self.ask("take", [seat])

    def take(self, seat: int, what: str) -> None:
        """GRI-30 to 32."""
        if what == "hidden":
            assert self.hidden is not None
            self.place(seat, self.hidden)
            self.hidden = None
        else:
            self.quest.remove(what)
            self.gain(seat, what)
        self.fresh, self.shoes = 0, []
        following = self.order[1 + self.order.index(seat) :]
        if following:
            self.begin_turn(following[0])
        else:
            self.end_round()

    def end_round(self) -> None:
        """GRI-33, 34."""
        self.discard += self.quest + ([self.hidden.card] if self.hidden else [])
        self.quest, self.hidden = [], None
        if self.ending:
            self.finish(early=False)
        else:
            self.begin_round()

    # The end

    def stops_at_once(self) -> bool:
        """GRI-35, A19: whatever has emptied both piles."""
        stops = self.no_quest_cards() and self.options["early_end"] == "at_once"
        if stops:
            self.finish(early=True)
        return stops

    def finish(self, early: bool) -> None:
        self.asked = []
        self.result = result_of(self, early)

    def scores(self) -> list[int]:
        assert self.result is not None
        return [each["total"] for each in self.result["seats"]]


def use(item: str) -> str:
    """The step that uses this Item."""
    return "shoes" if item == "blessed_shoes" else f"use {item}"
