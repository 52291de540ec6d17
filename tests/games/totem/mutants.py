"""Small changes of the rules, each of which the comparison with the reference must notice."""

from tests.mutation import Mutant, forgetful

MUTANTS = (
    Mutant("an equal level does not win", "powers.py", "strength < level_in(", "strength <= level_in("),
    Mutant("an equal level is always enough", "reach.py", "return level_in(entry) + 1 if", "return level_in(entry) if"),
    Mutant("an equal level is never enough", "reach.py", "else level_in(entry)\n", "else level_in(entry) + 1\n"),
    Mutant("a Sword adds nothing", "reach.py", "return level(card) + best(hand & ~card)", "return level(card)"),
    Mutant(
        "a partner's power works",
        "powers.py",
        "works: i64 = self.power(card)  # TOT-08",
        "works: i64 = self.power(partner or card)  # TOT-08",
    ),
    Mutant(
        "a lost pair always keeps the partner",
        "powers.py",
        "return partner if self.rules & KEEP_PARTNER else 0",
        "return partner",
    ),
    Mutant(
        "a lost pair keeps the Sword too",
        "powers.py",
        "return partner if self.rules & KEEP_PARTNER",
        "return card | partner if partner and self.rules & KEEP_PARTNER",
    ),
    Mutant(
        "a Shield returns even what is too weak",
        "powers.py",
        "returned: bool = not beaten and",
        "returned: bool = (not beaten or shielded) and",
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
    # What is allowed
    Mutant("both are always in turn", "clauses.py", "return seat == self.actor\n", "return 0 <= seat <= 1\n"),
    Mutant("one lays totems when one likes", "clauses.py", "0 <= seat <= 1 and self.has_room(seat)", "0 <= seat <= 1"),
    Mutant("a Sword needs a partner", "clauses.py", "CARDS | NOT if phase == PARTNER", "CARDS if phase == PARTNER"),
    Mutant("an Eye looks in any case", "clauses.py", "else PLACES | NOT  #", "else PLACES  #"),
    Mutant("a Sword is its own partner", "clauses.py", "self.hand(seat) & ~self.card", "self.hand(seat)"),
    Mutant(
        "a free place is a target",
        "clauses.py",
        "taken(self.zone(seat if self.verb == EXCHANGE else 1 - seat)) << PLACE",
        "PLACES",
    ),
    Mutant(
        "a discovered totem is exchanged",
        "clauses.py",
        "        return EVERYTHING & ~PLACES | hidden(self.zone(seat)) << PLACE\n",
        "        return EVERYTHING\n",
    ),
    Mutant(
        "a discovered totem is discovered again",
        "clauses.py",
        "        return EVERYTHING & ~PLACES | hidden(self.zone(1 - seat)) << PLACE\n",
        "        return EVERYTHING & ~PLACES | taken(self.zone(1 - seat)) << PLACE\n",
    ),
    Mutant("every table attacks at once", "clauses.py", "self.opening and self.rules & NO_EARLY_ATTACK", "False"),
    Mutant("a full zone may be defended", "clauses.py", "EVERYTHING if self.has_room(seat) else", "EVERYTHING or"),
    Mutant("one exchanges without a hidden totem", "clauses.py", "if hidden(self.zone(seat)) else", "or"),
    Mutant(
        "an attack begins without a card for it", "reach.py", "EVERYTHING if self.attackers(seat) else", "EVERYTHING or"
    ),
    Mutant("who has no card left may not draw", "reach.py", "(self.phase == AGAIN and self.hand(seat) == 0)", "False"),
    Mutant("any card may attack", "reach.py", "~CARDS | self.attackers(seat)", "~CARDS | self.hand(seat)"),
    Mutant("a lower card may attack a discovered totem", "reach.py", "too_strong |= place", "too_strong |= 0"),
    Mutant("any partner will do", "reach.py", "~(CARDS | NOT) | at_least(missing)", "~NOT"),
    Mutant("a Sword alone is enough", "reach.py", "~(CARDS | NOT) | at_least(missing)", "~CARDS | at_least(missing)"),
    # What is refused
    Mutant(
        "no refusal asks whose turn it is",
        "clauses.py",
        "        if not self.in_turn(seat):\n            return self.why_wait()\n",
        "",
    ),
    *forgetful(
        "due", "in_hand", "on_a_totem", "exchanging", "discovering", "not_too_early", "having_room", "hiding_something"
    ),
    Mutant("no refusal asks ready", "reach.py", "return self.ready(seat) & ", "return "),
    Mutant("no refusal asks attacking", "reach.py", " & self.attacking(seat)", ""),
    Mutant("no refusal asks within_reach", "reach.py", " & self.within_reach(seat)", ""),
    Mutant("no refusal asks adding_up", "reach.py", " & self.adding_up(seat)", ""),
)
