"""Small changes of the rules, each of which the comparison with the reference must notice."""

from tests.mutation import Mutant

MUTANTS = (
    Mutant("an equal level does not win", "powers.py", "strength < level_in(", "strength <= level_in("),
    Mutant(
        "a lower card may attack a discovered totem",
        "clauses.py",
        "if zone & NUMBER and (not zone & UP or self.needed(zone) <= strength):",
        "if zone & NUMBER:",
    ),
    Mutant(
        "an equal level is always enough", "clauses.py", "return level_in(entry) + 1 if", "return level_in(entry) if"
    ),
    Mutant("an equal level is never enough", "clauses.py", "else level_in(entry)\n", "else level_in(entry) + 1\n"),
    Mutant("a Sword adds nothing", "clauses.py", "return level(card) + best(hand & ~card)", "return level(card)"),
    Mutant("any partner will do", "clauses.py", "return others & at_least(missing)", "return others"),
    Mutant(
        "a partner's power works",
        "powers.py",
        "works: i64 = self.power(card)  # TOT-08",
        "works: i64 = self.power(partner or card)  # TOT-08",
    ),
    Mutant("a lost pair always keeps the partner", "powers.py", "elif self.rules & KEEP_PARTNER:", "else:"),
    Mutant(
        "a lost pair keeps the Sword too", "powers.py", "back = partner\n", "back = card | partner if partner else 0\n"
    ),
    Mutant(
        "a Shield returns even what is too weak",
        "powers.py",
        "self.lose(seat, card, partner, beaten)",
        "self.lose(seat, card, partner, beaten and not shielded)",
    ),
    Mutant("a Shield never works", "powers.py", "return not zone >> place * WIDTH & SPENT and", "return False and"),
    Mutant(
        "a Shield stops every attack",
        "powers.py",
        "            if works == SHIELD:\n                self.spend(foe, place)",
        "            if works == SHIELD:\n                pass",
    ),
    Mutant(
        "a Sword is spent in defence",
        "powers.py",
        "            if works == SHIELD:",
        "            if works in (SHIELD, 0):",
    ),
    Mutant("an Eye cancels no power", "powers.py", "marks |= SPENT", "marks |= UP"),
    Mutant(
        "an Eye looks before and after", "powers.py", "works == EYE and not self.rules & EYE_BEFORE", "works == EYE"
    ),
    Mutant("an Eye in defence finds the first", "powers.py", "if places & (places - 1):", "if False:"),
    Mutant("no Draw in defence", "powers.py", "self.draw_for(foe, BY_POWER)", "pass"),
    Mutant("Draw is asked without a pile", "powers.py", "works == DRAW and self.pile:", "works == DRAW:"),
    Mutant("one attack more in a turn", "powers.py", "if self.attacks >=", "if self.attacks >"),
    Mutant(
        "without a card the turn is over",
        "powers.py",
        "(self.hand(seat) == 0 and self.pile == 0)",
        "self.hand(seat) == 0",
    ),
    Mutant(
        "who draws for want of a card goes on",
        "rules.py",
        "TOT-A19: the turn passes\n            self.end_turn(seat)",
        "\n            self.go_on(seat)",
    ),
    Mutant(
        "a hand at the limit is too large", "powers.py", "if count(self.hand(seat)) >", "if count(self.hand(seat)) >="
    ),
    Mutant(
        "no hand limit in the last turn",
        "powers.py",
        "if count(self.hand(seat)) >",
        "if self.last_turn != 1 + seat and count(self.hand(seat)) >",
    ),
    Mutant("no extra last turn", "table.py", "if self.rules & IMMEDIATE:", "if True:"),
    Mutant("always an extra last turn", "table.py", "if self.rules & IMMEDIATE:", "if False:"),
    Mutant(
        "nobody attacks in his first turn", "powers.py", "self.opening = False", "self.opening = seat == self.first"
    ),
    Mutant("a full zone may be defended", "clauses.py", "        if self.has_room(seat):\n", "        if True:\n"),
    Mutant(
        "the last totem falls at the end",
        "powers.py",
        "        if self.zone(foe) == 0:\n",
        "        if self.zone(foe) == 0 and not self.last_turn:\n",
    ),
    Mutant(
        "only hidden totems count",
        "table.py",
        "        if zone & NUMBER:\n            found += level_in(",
        "        if zone & NUMBER and not zone & UP:\n            found += level_in(",
    ),
    Mutant(
        "only the usual colours have powers",
        "table.py",
        "return self.rules >> COLOUR_POWERS + 2 * (found & 3) & 3",
        "return found & 3",
    ),
    Mutant(
        "only the usual colour has Swords", "table.py", "        while powers & 3 != power:\n", "        while False:\n"
    ),
    Mutant(
        "powers end with level 9", "table.py", "if found >= (self.rules >> HIGHEST_POWER & 15) << 2:", "if found >= 36:"
    ),
    Mutant("a draw is won by the first seat", "powers.py", "self.finish(0, DRAWN)", "self.finish(1, HIGHER_SUM)"),
)
