"""Small changes of the rules, each of which the differential test must notice."""

from tests.mutation import Mutant

MUTANTS = (
    Mutant(
        "the turn goes the other way",
        "round.py",
        "        seat += 1\n        if seat == self.rules & SEATS:\n            return 0\n        return seat\n",
        "        return seat - 1 & 3\n",
    ),
    Mutant(
        "neighbours are partners",
        "round.py",
        "return seat & 1 if self.rules & SEATS == 4",
        "return seat >> 1 if self.rules & SEATS == 4",
    ),
    Mutant("a Tower is worth three", "cards.py", "0x5443_3221", "0x5433_3221"),
    Mutant(
        "who can counter may not pass",
        "clauses.py",
        "            return allowed\n",
        "            return allowed & ~PASS if allowed & COUNTERS else allowed\n",
    ),
    Mutant("who leads may pass", "clauses.py", "            return HIDES\n", "            return HIDES | PASS\n"),
    Mutant(
        "one pass ends the chances of all",
        "rules.py",
        "if self.passes < (self.rules & SEATS) - 1:",
        "if self.passes < 1:",
    ),
    Mutant("passes against an older attack count", "rules.py", "        self.passes = 0\n        if", "        if"),
    Mutant(
        "the neighbour of the attacker leads",
        "rules.py",
        "        self.turn = self.attacker\n",
        "        self.turn = self.after(self.attacker)\n",
    ),
    Mutant(
        "nobody counters a partner",
        "clauses.py",
        "fitting: i64 = wanted << COUNTER",
        "fitting: i64 = 0 if self.turn == self.attacker ^ 2 else wanted << COUNTER",
    ),
    Mutant("an Empress counters a Spear", "clauses.py", "if self.attack > SPEAR", "if self.attack >= SPEAR"),
    Mutant("an Empress counters no Horseman", "clauses.py", "if self.attack > SPEAR", "if self.attack > 16 * SPEAR"),
    Mutant("a counter is laid face down", "rules.py", "entry: i64 = kind(card)\n", "entry: i64 = kind(card) | DOWN\n"),
    Mutant("a hidden Empress unlocks the other", "rules.py", "elif card == EMPRESS:", "if card == EMPRESS:"),
    Mutant("no Empress unlocks the other", "rules.py", "self.crowned = True", "self.crowned = False"),
    Mutant(
        "an Empress attacks whenever she likes",
        "clauses.py",
        "forbidden: i64 = EMPRESS << ATTACK",
        "forbidden: i64 = 0",
    ),
    Mutant("an Empress is not the last card", "clauses.py", "if self.hand(seat) == EMPRESS:", "if False:"),
    Mutant(
        "twins always count double", "series.py", "line & (DOWN | 7) == DOWN | kind(card)", "line & 7 == kind(card)"
    ),
    Mutant("twins never count double", "series.py", "points *= 2", "points *= 1"),
)
