"""Small changes of the rules, each of which the comparison with the literal reference must notice.

It asks too whether `legal` is what no clause forbids.
"""

from tests.mutation import Mutant

MUTANTS = (
    # Setup and the sheet
    Mutant(
        "Dragonflies fly alone too", "sheets.py", "return self.cards if seats > 1 else self.alone", "return self.cards"
    ),
    Mutant("alone one Dragonfly stays", "sheets.py", "~(ALIKE * one(DRAGONFLIES))", "~one(DRAGONFLIES)"),
    Mutant("every sheet begins as the first", "sheets.py", "self.energies[sheet]", "self.energies[0]"),
    Mutant("easy is no easier", "turns.py", "        if self.rules & EASY:\n", "        if False:\n"),
    Mutant("no zone is forced", "pages.py", "if self.scribbled == 0 and start >= 0 else", "if False else"),
    Mutant(
        "a sealed zone is chosen again", "pages.py", "            if not self.sealed(zone):\n", "            if True:\n"
    ),
    Mutant("arrows lead anywhere", "pages.py", "if self.rules & ARROWS == 0 or self.scribbled == 0:", "if True:"),
    Mutant(
        "arrows lead back",
        "sheets.py",
        "LETTERS.index(arrow[0]) for arrow in arrows[name] if arrow[1] ==",
        "LETTERS.index(arrow[1]) for arrow in arrows[name] if arrow[0] ==",
    ),
    Mutant(
        "without an arrow there is no way", "pages.py", "        if found == 0:\n            return open_zones\n", ""
    ),
    Mutant("a sealed zone stays the target", "casting.py", "        self.target = NOTHING\n", ""),
    Mutant(
        "a new page of a book stands on the right",
        "table.py",
        "self.right = size(self.pages) // 2",
        "self.right = (size(self.pages) + 1) // 2",
    ),
    Mutant(
        "the next try has no book",
        "turns.py",
        "            if self.standing() <= 1:\n                self.put_back()\n",
        "",
    ),
    # Phase 2
    Mutant(
        "nobody must draw",
        "pages.py",
        "return EVERYTHING if self.drawn or self.warming else EVERYTHING & ~DONE",
        "return EVERYTHING",
    ),
    Mutant(
        "all pages may be pulled",
        "pages.py",
        "first(min(self.standing() - 1, MOST_PULLED))",
        "first(min(self.standing(), MOST_PULLED))",
    ),
    Mutant(
        "of several colours none is chosen", "turns.py", "        if colours & (colours - 1):\n", "        if False:\n"
    ),
    Mutant("one page is a book", "turns.py", "        if self.standing() > 1:\n", "        if self.standing() > 0:\n"),
    Mutant("strays never empty a book", "rules.py", "if self.drawn == 0 and self.warming == 0:", "if False:"),
    Mutant(
        "an empty book is always free", "turns.py", "costs: bool = self.rules & EMPTY_COSTS != 0", "costs: bool = False"
    ),
    Mutant(
        "any page is the outermost",
        "table.py",
        "outermost: bool = page == 1 and number > 0",
        "outermost: bool = number > 0",
    ),
    Mutant("no new page shows its face", "table.py", "            self.turn_up(side, rng)\n", "            pass\n"),
    Mutant("strays always stay", "draw.py", "    if table.rules & STRAYS_DRAWN:\n", "    if False:\n"),
    Mutant(
        "drawn strays are no Guardians",
        "draw.py",
        "        receive(table, cards)\n    elif",
        "        table.drawn += cards\n    elif",
    ),
    Mutant(
        "strays beside the book do not count",
        "pages.py",
        "(self.rules >> SHARE & 127) * (pages + strays)",
        "(self.rules >> SHARE & 127) * pages",
    ),
    Mutant(
        "the last page may be drawn",
        "pages.py",
        "return EVERYTHING if self.standing() > 1 else DONE",
        "return EVERYTHING",
    ),
    Mutant("pages are drawn from an empty side", "pages.py", "        if self.left:\n", "        if True:\n"),
    Mutant("every page may stray", "pages.py", "return EVERYTHING & ~STRAYS | sides", "return EVERYTHING"),
    # Falls
    Mutant("a real book falls twice", "actors.py", " and self.fell == STANDING", ""),
    Mutant("a real book falls in the middle of a play", "actors.py", "if self.whole and seat", "if seat"),
    Mutant("everybody tells of a fall", "actors.py", "seat == self.activator and self.may_fall()", "self.may_fall()"),
    Mutant(
        "the watch is free",
        "turns.py",
        "elif self.lose(1, COLLAPSE):\n            return\n        self.take_up",
        "elif self.phase != WATCH and self.lose(1, COLLAPSE):\n            return\n        self.take_up",
    ),
    Mutant("nothing is blessed", "table.py", "return most == 0 or self.spared < most", "return False"),
    Mutant("blessings last for ever", "table.py", "            self.spared += 1\n", ""),
    Mutant("a worn blessing stays worn", "turns.py", "        self.spared = 0\n", ""),
    Mutant(
        "a blessing never needs a Guardian",
        "turns.py",
        "(self.rules & NEEDS_GUARDIAN == 0 or self.wardens != 0)",
        "True",
    ),
    Mutant(
        "a blessing helps between turns, Guardian or not",
        "turns.py",
        "hard and self.blessed() and self.rules & NEEDS_GUARDIAN == 0\n",
        "hard and self.blessed()\n",
    ),
    Mutant(
        "every fall between turns costs",
        "turns.py",
        "elif hard and self.lose",
        "elif self.lose",
    ),
    Mutant("the discard stays out between turns", "turns.py", "self.rebuild(hard)", "self.rebuild(False)"),
    Mutant(
        "the discard stays out after a draw",
        "turns.py",
        "self.rebuild(True)  # KMI-48",
        "self.rebuild(False)  # KMI-48",
    ),
    Mutant(
        "the discard comes in after any fall",
        "turns.py",
        "self.rebuild(False)  # KMI-51",
        "self.rebuild(True)  # KMI-51",
    ),
    Mutant("every collapse is cursed", "turns.py", "        if self.rules & CURSE_ON_FALL:\n", "        if True:\n"),
    # Who acts
    Mutant("everybody acts at any time", "actors.py", "seat >= 0 and self.to_act() >> seat & 1", "seat >= 0"),
    Mutant("the book may not answer", "actors.py", "if seat == WORLD and self.world_acts():", "if False:"),
    Mutant("the activator agrees too", "magic.py", "if self.asked >> seat & 1 else CALL_OFF", "if True else CALL_OFF"),
    # Curses
    Mutant("whoever owes nothing discards", "reserves.py", "        if self.owes(seat):\n", "        if True:\n"),
    Mutant("two Guardians cost one energy", "curses.py", "return table.guardians_drawn()", "return 1"),
    Mutant(
        "two Guardians cost one card",
        "curses.py",
        "demand(table, seat, table.guardians_drawn())",
        "demand(table, seat, 1)",
    ),
    Mutant("Fairies have a colour", "curses.py", "if table.rules & FAIRIES_TOO:", "if True:"),
    Mutant("equal cards are asked for", "curses.py", "if found & (found - 1) == 0:", "if False:"),
    Mutant(
        "Guardians of a Reserve curse too",
        "curses.py",
        "held(table.wardens, GUARDIAN + colour)",
        "held(bag | table.wardens, GUARDIAN + colour)",
    ),
    # Spells
    Mutant("the activator need not give", "spells.py", "return 1 if seat == table.activator else 0", "return 0"),
    Mutant("of five all must give", "spells.py", "if table.team and table.seats < 5:", "if table.team:"),
    Mutant("four give as they like", "spells.py", "return 2 if table.seats <= 3 else 1", "return 2"),
    Mutant("a Fairy is worth two", "spells.py", "return 3 * min(", "return 2 * min("),
    Mutant(
        "the Wolf is worth one", "spells.py", "return 2 * min(held(bag, WOLF), 1)", "return min(held(bag, WOLF), 1)"
    ),
    Mutant("two Wolves in one spell", "spells.py", "2 * min(held(bag, WOLF), 1)", "2 * held(bag, WOLF)"),
    Mutant("a curse takes one Fairy", "curses.py", "ALIKE * one(FAIRY + colour)", "one(FAIRY + colour)"),
    Mutant(
        "who refused is asked for ever",
        "refusals.py",
        "return times >= OFTEN_ENOUGH",
        "return False",
    ),
    Mutant("who refused is not asked again", "refusals.py", "OFTEN_ENOUGH: Final = 2", "OFTEN_ENOUGH: Final = 1"),
    Mutant("a refusal is about every card", "refusals.py", "table.version() < 3", "len(table.refusals) > 1"),
    Mutant("a refusal is about all spells", "refusals.py", "        spell += 4\n", "        spell += 0\n"),
    Mutant("a Fairy is not asked for", "refusals.py", "        cards += FAIRY_TOO\n", "        cards += 0\n"),
    Mutant("refusals outlast the turn", "turns.py", "        self.refusals = ()\n", ""),
    Mutant(
        "one refusal ends it",
        "casting.py",
        "if self.agreed | self.refused != self.asked:",
        "if self.agreed | self.refused != self.asked and not self.refused:",
    ),
    Mutant(
        "people at a real table are asked", "casting.py", "if self.asked and self.rules & REAL == 0:", "if self.asked:"
    ),
    Mutant(
        "spells after the seal",
        "casting.py",
        "            self.overcome()\n        else:\n            self.phase = KEEP\n",
        "            self.overcome()\n",
    ),
    Mutant("every zone shows every spell", "magic.py", " & self.in_the_zone() & self", " & self"),
    Mutant("a scribbled spell is cast again", "magic.py", "            if done & 1 == 0:\n", "            if True:\n"),
    Mutant("no Fairy begins a spell", "magic.py", "(own | own >> FAIRY) & 15", "own & 15"),
    Mutant("no Wolf begins a spell", "magic.py", "            colours = 15\n", "            pass\n"),
    Mutant("three Elements are enough", "spells.py", ">> ELEMENTS_OF_A_SPELL & 1 == 1", ">> 3 & 1 == 1"),
    # Creatures
    Mutant("the Imp comes without a Guardian", "magic.py", "if self.guardians_kept() else", "if True else"),
    Mutant("the Mouse comes to an empty discard", "magic.py", "if self.discard & LOOSE else", "if True else"),
    Mutant(
        "anybody has every creature", "magic.py", "kinds(self.reserve(self.activator)) >> IMP << CREATURE", "CREATURES"
    ),
    Mutant(
        "the Imp rids its owner only",
        "creatures.py",
        "table.throw(other, guardians)",
        "table.throw(other, guardians if other == seat else 0)",
    ),
    Mutant("one gift", "creatures.py", "table.gifts = 2", "table.gifts = 1"),
    Mutant(
        "Guardians always fly",
        "reserves.py",
        "return bag & LOOSE if self.rules & GUARDIANS_STAY else bag",
        "return bag",
    ),
    Mutant("the Dragonflies carry themselves", "magic.py", "return left > 1", "return left > 0"),
    Mutant(
        "the Mouse may take herself", "creatures.py", "    table.played = creature\n", "    table.discard += creature\n"
    ),
    Mutant(
        "the Mouse takes Guardians", "reserves.py", "kinds(self.discard & LOOSE) | LEAVE", "kinds(self.discard) | LEAVE"
    ),
    # Phase 4 and the end
    Mutant("Guardians take no room", "reserves.py", "max(self.limit() - size(bag & GUARDIANS), 0)", "self.limit()"),
    Mutant("Guardians may go", "reserves.py", "return EVERYTHING & ~GUARDIAN_CARDS", "return EVERYTHING"),
    Mutant(
        "alone there is no more room",
        "table.py",
        "return most + SOLO_BONUS if self.seats == 1 else most",
        "return most",
    ),
    Mutant("Reserves outlast a sheet", "turns.py", "if self.rules & KEEP_RESERVES == 0:", "if False:"),
    Mutant(
        "the last energy is not the end", "turns.py", "        if self.energy > 0:\n", "        if self.energy >= 0:\n"
    ),
    Mutant("who loses is rewarded", "rules.py", "return self.energy if self.won else 0", "return self.turn"),
    # Legal is what no clause forbids: a mask that only one of the two asks
    Mutant("a fall is legal and forbidden", "clauses.py", " & self.falling(seat)\n", "\n"),
    Mutant("no clause forbids the last page", "pages.py", "if not action & self.one_left():", "if False:"),
    Mutant("no clause forbids all pages", "pages.py", "if not action & self.leaving_one():", "if False:"),
    Mutant(
        "no clause ends a side", "pages.py", "return None if action & self.inwards() else", "return None if action else"
    ),
    Mutant("no clause asks for a team", "magic.py", "if not action & self.adding_up_together(action):", "if False:"),
    Mutant("no clause forbids other spells", "magic.py", "if not action & self.in_the_zone():", "if False:"),
    Mutant("no clause forbids what others have", "magic.py", "if not action & self.own_creatures():", "if False:"),
    Mutant(
        "a refusal forbids, and asking is legal", "magic.py", "            allowed &= self.unrefused(allowed)\n", ""
    ),
    Mutant("a refused share is legal", "magic.py", " & self.unrefused_shares()\n", "\n"),
    Mutant(
        "no clause knows what was refused",
        "magic.py",
        "self.completed(steps, self.refusals) if len",
        "EVERYTHING if len",
    ),
    Mutant("no clause keeps Guardians in phase 4", "reserves.py", 'return "KMI-36"', "return None"),
    Mutant("no clause keeps Guardians from a curse", "reserves.py", 'return "KMI-67"', "return None"),
)
