"""A match of Kami is a series of rounds: the deal, what comes before the first card, the points."""
# compiled

from mypy_extensions import i64, mypyc_attr

from kamifuda.core.position import WORLD
from kamifuda.core.rng import Rng
from kamifuda.games.kami.cards import DECK, EMPRESS, card_of, count, kind, points_of, replaced
from kamifuda.games.kami.options import (
    DEMORALISED,
    EIGHT_CARDS,
    GOITA_HANDS,
    KAMI,
    LORD,
    MERCENARY_MASTER_STROKE,
    REVEAL,
    SEATS,
    TARGET,
)
from kamifuda.games.kami.round import (
    DECIDE,
    DECLARE,
    DECLINED,
    DOWN,
    ENDED,
    FIVE,
    LEAD,
    LOOK,
    SEEN,
    Round,
    draw,
)
from kamifuda.games.kami.steps import CANCEL, LOOK_NOT, SHOW


@mypyc_attr(acyclic=True)
class Series(Round):
    """All of a match but the turns."""

    def begin(self) -> None:
        self.draw_first_player()
        self.begin_round()

    def draw_first_player(self) -> None:
        """KAMI-07: the highest card drawn begins; KAMI-A1: who ties draws again."""
        rng = Rng(self.chance)
        drawing: i64 = (1 << (self.rules & SEATS)) - 1
        while drawing & (drawing - 1):
            drawing = self.draw_cards(drawing, rng)
        while drawing >> self.first != 1:
            self.first += 1
        self.note("first", self.first, 0, 0)
        self.chance = rng.next()

    def draw_cards(self, drawing: i64, rng: Rng) -> i64:
        """Each of these seats draws a card; returns those with the highest value."""
        deck: i64 = DECK
        left: i64 = 32
        best: i64 = 0
        highest: i64 = 0
        for seat in range(self.rules & SEATS):
            if drawing >> seat & 1:
                card: i64 = draw(deck, left, rng)
                deck -= card
                left -= 1
                self.note("drew", seat, card, 0)
                if points_of(card) > best:
                    best = points_of(card)
                    highest = 0
                if points_of(card) == best:
                    highest |= 1 << seat
        return highest

    def begin_round(self) -> None:
        if self.brief:
            self.round += 1
            return
        self.deal()
        if self.journal is not None:
            self.note_deal()
        if self.rules & GOITA_HANDS:
            self.announce()
        elif self.rules & DEMORALISED:
            self.phase = DECLARE
            self.turn = 0
        elif self.rules & SEATS == 3:
            self.phase = LOOK
            self.turn = self.after(self.first)

    def note_deal(self) -> None:
        self.note("dealt", WORLD, count(self.hand(0)), self.round - self.redeals)
        for seat in range(self.rules & SEATS):
            self.note("received", seat, self.hand(seat), 0)

    def announce(self) -> None:
        """KAMI-A24: 5 and 5 win, 6, 7 and 8 Soldiers score at once, 5 are shown and the partner decides."""
        seat: i64
        for seat in range(4):
            soldiers: i64 = self.hand(seat) & 15
            if soldiers > FIVE:
                self.score_soldiers(seat, soldiers)
                return
            if soldiers == FIVE:
                self.answers |= 16 << seat
                self.note("shown", seat, 0, 0)
                if seat > 1 and self.answers >> (4 + (seat ^ 2)) & 1:
                    self.note("soldiers_won", seat, 0, 0)
                    self.set_points(seat, self.rules >> TARGET)
                    self.reveal()
                    self.end_round()
                    return
        self.ask_next()

    def score_soldiers(self, seat: i64, soldiers: i64) -> None:
        """KAMI-A24: the highest other card times its copies; eight Soldiers are worth ten."""
        others: i64 = self.hand(seat) & ~15
        points: i64 = 10
        if others:
            best: i64 = EMPRESS
            while not others & best * 15:
                best >>= 4
            points = points_of(best) * (others // best & 15)
        self.note("soldiers_scored", seat, self.hand(seat), soldiers << 8 | points)
        self.add_points(seat, points)
        self.reveal()
        self.end_round()

    def win_round(self, seat: i64, card: i64) -> None:
        """KAMI-02, KAMI-18: the last card scores; KAMI-20, KAMI-21: twice with a hidden twin."""
        line: i64 = self.defence(seat)
        points: i64 = points_of(card)
        if line & (DOWN | 7) == DOWN | kind(card) and (not line & SEEN or self.rules & MERCENARY_MASTER_STROKE):
            points *= 2
            self.note("master_stroke", seat, card, points)
        else:
            self.note("round_won", seat, card, points)
        self.add_points(seat, points)
        self.reveal()
        if points > points_of(card):
            self.set_defence(seat, line & ~DOWN)  # KAMI-A25: turned over as proof
        self.end_round()

    def add_points(self, seat: i64, points: i64) -> None:
        """KAMI-36: at least the target wins; KAMI-37, KAMI-A18: beyond it one falls back; KAMI-38: or to zero."""
        target: i64 = self.rules >> TARGET
        points += self.points_of(seat)
        if points > target and self.rules & LORD:
            points = 2 * target - points
            if points < 0:
                points = 0
            self.note("bounced", seat, 0, points)
        elif points > target and self.rules & KAMI:
            points = 0
            self.note("reset", seat, 0, points)
        else:
            self.note("scored", seat, 0, points)
        self.set_points(seat, points)

    def set_points(self, seat: i64, points: i64) -> None:
        self.points = replaced(self.points, self.side(seat) << 4, 0x7FFF, points)
        if points >= self.rules >> TARGET:
            self.over = True  # KAMI-03

    def end_round(self) -> None:
        """KAMI-19: the left neighbour becomes first player."""
        if self.over:
            self.note_winner()
            return
        if self.journal is not None:
            self.phase = ENDED
            self.mark()
        self.first = self.after(self.first)
        self.begin_round()

    # Before the first card

    def look(self, seat: i64, action: i64) -> None:
        """KAMI-29, KAMI-A13: the second player looks at one card, the third sees the other; KAMI-A23: of eight."""
        place: i64 = DECLINED - 1
        if action != LOOK_NOT:
            place = 0
            while not action >> (4 * place + 3) & 1:
                place += 1
        self.remember(seat, place)
        third: i64 = self.after(self.after(self.first))
        if seat != third and self.rules & EIGHT_CARDS:
            self.turn = third
            return
        if seat != third:
            self.remember(third, 0 if place == 1 else 1)
        self.turn = self.first
        self.phase = LEAD

    def remember(self, seat: i64, place: i64) -> None:
        self.looked |= place + 1 << (0 if seat == self.after(self.first) else 4)
        if place == DECLINED - 1:
            self.note("looked_not", seat, 0, 0)
        else:
            self.note("looked", seat, card_of((self.centre >> 4 * place & 15) - 1), place)

    def declare(self, seat: i64, action: i64) -> None:
        """KAMI-24: everybody declares at once, so that the question tells nothing; KAMI-25: then all is shown."""
        self.note("answered", seat, 0, 0)
        self.answers |= 1 << seat
        if action == SHOW:
            self.answers |= 16 << seat
        if self.answers & 15 != 15:
            while self.answers >> self.turn & 1:
                self.turn = (self.turn + 1) & 3
            self.secret = True
        else:
            self.last |= self.answers >> 4
            other: i64
            for other in range(4):
                if self.answers >> (4 + other) & 1:
                    self.note("shown", other, 0, 0)
            self.ask_next()

    def ask_next(self) -> None:
        """KAMI-A9: the partners of those who have shown decide, in seating order; then the first player opens."""
        seat: i64 = self.first
        while True:
            if self.answers >> (4 + seat) & 1 and not self.answers >> (8 + seat) & 1:
                self.phase = DECIDE
                self.turn = seat ^ 2
                return
            seat = self.after(seat)
            if seat == self.first:
                break
        self.phase = LEAD
        self.turn = self.first

    def decide(self, seat: i64, action: i64) -> None:
        """KAMI-26, KAMI-A11: a cancelled round is dealt again, as often as it takes, with the same first player."""
        if action == CANCEL:
            self.note("cancelled", seat, 0, 0)
            self.redeals += 1
            self.begin_round()
        else:
            self.note("played_on", seat, 0, 0)
            self.answers |= 256 << (seat ^ 2)
            self.ask_next()

    # The end of a round

    def reveal(self) -> None:
        """KAMI-A19, KAMI-A25: hidden defence cards, the hands that are left, the cards set aside."""
        if self.journal is None or not self.rules & REVEAL:
            return
        for seat in range(self.rules & SEATS):
            self.note("revealed", seat, self.hand(seat), self.laid(seat, DOWN, DOWN))
        if self.rules & SEATS == 3:
            self.note("aside_revealed", WORLD, 0, self.centre)

    def note_winner(self) -> None:
        winner: i64 = 0
        while self.points_of(winner) < self.rules >> TARGET:
            winner += 1
        self.note("match_won", winner, 0, self.points_of(winner))

    def score(self, seat: i64) -> i64:
        """KAMI-03: the points; the winner has the most."""
        if not self.over:
            raise ValueError("the match is not over")
        return self.points_of(seat)
