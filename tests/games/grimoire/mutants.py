"""Small changes of the rules, each of which the comparison with the reference must notice."""

from tests.mutation import Mutant, forgetful

MUTANTS = (
    # The order
    Mutant(
        "the highest page goes first",
        "order.py",
        "alone >> other & 1 and table.page(other) < table.page(seat)",
        "alone >> other & 1 and table.page(other) > table.page(seat)",
    ),
    Mutant(
        "who was early stays early", "order.py", "table.token_before(other) > table.token_before(seat)", "other < seat"
    ),
    Mutant("no table keeps the old order", "order.py", "if table.rules & KEEP_TIES:", "if False:"),
    Mutant("only one Time spell works", "order.py", "casters ^= 1 << caster", "casters = 0"),
    Mutant(
        "lower Time spells first",
        "order.py",
        "return table.page(seat) > table.page(other)",
        "return table.page(seat) < table.page(other)",
    ),
    Mutant(
        "equal Time spells go by the newest tokens",
        "order.py",
        "return is_ahead(table, seat, other)",
        "return table.token(seat) < table.token(other)",
    ),
    Mutant(
        "Time Stop works like Haste",
        "order.py",
        "STOP_FIRST if table.values.effect(table.page(caster)) == TIME_STOP else HASTE_FIRST",
        "HASTE_FIRST",
    ),
    Mutant("Time Stop is no defence on reveal", "values.py", "(DEFENCE in kinds)", "(DEFENCE in kinds[:1])"),
    # The round
    Mutant("the level stops at 14", "table.py", "LAST_LEVEL: Final = 15", "LAST_LEVEL: Final = 14"),
    Mutant("one card more in the row", "rules.py", "while laid < self.seats:", "while laid <= self.seats:"),
    Mutant("Silence outlasts its round", "rules.py", "        self.silencers = 0\n", ""),
    Mutant("Resist outlasts its round", "rules.py", "        self.protected = 0\n", ""),
    Mutant("Thieves steal in every turn", "rules.py", "if self.turn == 1:", "if self.turn < self.seats:"),
    Mutant("the Shoes serve later too", "rules.py", "        self.fresh = 0\n", ""),
    Mutant(
        "a Treasure taken face down is shown",
        "rules.py",
        "self.receive_unseen(seat, card)",
        "self.receive_openly(seat, card)",
    ),
    Mutant("one card more ends the match", "table.py", ">= self.rules >> END_AT", "> self.rules >> END_AT"),
    Mutant(
        "theft undoes the end",
        "rules.py",
        "        if self.ending:\n            self.finish()",
        "        enough = self.rules >> 24 & NIBBLES\n"
        "        lands = [self.cards(seat) for seat in range(self.seats)]\n"
        "        if any(max(count(land & COINS), count(land & ~COINS)) >= enough for land in lands):\n"
        "            self.finish()",
    ),
    Mutant(
        "a row that uses up both piles is not played",
        "rules.py",
        "            if card == 0 or self.exhausted():\n",
        "            if self.deck == 0 and self.discard == 0:\n",
    ),
    Mutant("an older deck is forgotten", "table.py", "(*self.eras, int(secrets))", "(int(secrets),)"),
    # Pages
    Mutant("Silence is not heard", "spells.py", "and table.silencers & ~(1 << seat):", "and False:"),
    Mutant("Luck leaves the Spies informed", "spells.py", "        table.peeked = 0\n", ""),
    Mutant(
        "Luck discards too late",
        "spells.py",
        "        table.throw(card)\n        new = table.draw()\n        table.zone |= new\n",
        "        new = table.draw() or card\n        table.throw(card & ~new)\n        table.zone |= new\n",
    ),
    Mutant("Heal needs a discard", "spells.py", "if table.deck == 0 and table.discard == 0:", "if table.discard == 0:"),
    Mutant("a Nun pays", "spells.py", " or table.cards(seat) & table.values.nuns != 0", ""),
    Mutant(
        "Heal shows what it draws from the deck",
        "spells.py",
        "table.receive_unseen(seat, card)",
        "table.receive_openly(seat, card)",
    ),
    Mutant("Create is always free", "spells.py", "if not table.rules & PAID_CREATE:", "if True:"),
    Mutant(
        "only one Merchant sells",
        "spells.py",
        "table.merchants = count(table.cards(seat) & table.values.merchants)",
        "table.merchants = min(1, count(table.cards(seat) & table.values.merchants))",
    ),
    Mutant("one may attack oneself", "attacks.py", "if other != seat and not safe", "if not safe"),
    Mutant("nothing protects", "attacks.py", "        safe = table.protected\n", "        safe = 0\n"),
    Mutant("of equals the first is hit", "attacks.py", "if found & (found - 1):", "if False:"),
    Mutant("Charm lets the attacker choose", "attacks.py", "    if effect == pages.CHARM:\n", "    if False:\n"),
    Mutant(
        "Polymorph always rounds up",
        "attacks.py",
        "points // 2 if table.rules & ROUND_DOWN else (points + 1) // 2",
        "(points + 1) // 2",
    ),
    Mutant("Villains are paid for nothing", "attacks.py", "    if taken:\n", "    if True:\n"),
    Mutant(
        "a Villain just won helps",
        "attacks.py",
        "reward_villains(table, seat, had)",
        "reward_villains(table, seat, table.cards(seat))",
    ),
    Mutant(
        "equals summon nothing",
        "spells.py",
        "if fortune(table, other) < fortune(table, seat):",
        "if other != seat and fortune(table, other) <= fortune(table, seat):",
    ),
    Mutant("hidden cards never count", "spells.py", "    if not table.rules & BY_TOTAL:\n", "    if True:\n"),
    Mutant(
        "Wish needs a discard", "spells.py", "    if choice:\n        return wish", "    if False:\n        return wish"
    ),
    Mutant("Wish draws two", "spells.py", "MOST_WISHED: Final[i64] = 3", "MOST_WISHED: Final[i64] = 2"),
    # The end
    Mutant("a round is played to its end", "rules.py", "self.deck | self.discard == 0 and", "False and"),
    Mutant("empty piles always stop it", "rules.py", " and self.rules & ONLY_LAYING == 0", ""),
    Mutant("equals have no Junk bonus", "scoring.py", "> mine:", "+ (other != seat) > mine:"),
    Mutant("Mercenaries do not add up", "scoring.py", "return copies * copies", "return copies"),
    Mutant("a Prince wants a King", "scoring.py", "per_prince if cards & (QUEEN | KING)", "per_prince if cards & KING"),
    Mutant("a King wants one of them", "scoring.py", "cards & QUEEN and cards & PRINCE", "cards & (QUEEN | PRINCE)"),
    Mutant("a tie is always shared", "view.py", "len(best) > 1 and not position.rules & SHARED_WIN", "False"),
    # House rules
    Mutant(
        "a new effect keeps its old type",
        "values.py",
        'home.id, "type") in replaced else home.types',
        'home.id, "type") in replaced else page.types',
    ),
    Mutant(
        "whatever takes something is an attack", "attacks.py", "    safe: i64 = 0\n", "    safe = table.protected\n"
    ),
    Mutant(
        "Villains gain by whatever takes something",
        "attacks.py",
        "    if table.values.is_attack(table.page(seat)):\n        table.gain",
        "    if True:\n        table.gain",
    ),
    Mutant(
        "Resist always protects from the reveal",
        "order.py",
        "table.values.is_defence(table.page(seat))",
        "table.values.effect(table.page(seat)) in (6, 11)",
    ),
    Mutant("a Villain gains a point", "attacks.py", "table.values.per_villain * ", ""),
    Mutant("a Thief takes a point", "rules.py", "self.values.per_thief * ", ""),
    Mutant("an Archer takes a point", "rules.py", "self.values.per_archer * ", ""),
    Mutant("a Merchant sells to whoever has a point", "spells.py", ">= table.values.price", "> 0"),
    Mutant("Mercenaries are worth a point each", "scoring.py", " * table.values.per_mercenary", ""),
    Mutant("a Queen brings what a King does", "scoring.py", "table.values.per_queen", "table.values.per_king"),
    Mutant("only Junk is Junk", "view.py", "count(items & values.junk)", "count(items & 0x1FF00)"),
    Mutant(
        "only Junk has a bonus",
        "scoring.py",
        "count(table.items(seat) & table.values.junk)",
        "count(table.items(seat) & 0x1FF00)",
    ),
    Mutant("only the Shoes are used", "clauses.py", "self.fresh & self.values.shoes", "self.fresh & 0x20000"),
    Mutant("what was used is forgotten", "rules.py", "        self.used |= shoes\n", "        self.used = shoes\n"),
    Mutant("a Bronze Coin is missing", "table.py", "QUEST_DECK & ~values.missing", "QUEST_DECK & ~0x800"),
    # What is allowed
    Mutant(
        "everybody is always in turn", "clauses.py", "return seat == self.actor\n", "return 0 <= seat < self.seats\n"
    ),
    Mutant("one bookmarks again", "clauses.py", " and self.page(seat) == 0\n", "\n"),
    Mutant("Luck has to be used", "clauses.py", "return CARDS | HIDDEN | NO", "return CARDS | HIDDEN"),
    Mutant(
        "a token is chosen twice",
        "clauses.py",
        "~TOKENS | self.tokens_left()",
        "~TOKENS | TOKENS >> 4 - self.seats & TOKENS",
    ),
    Mutant("a page above the level", "clauses.py", "~PAGES | steps.up_to(self.level())", "~PAGES | PAGES"),
    Mutant("the face-down card is always there", "clauses.py", "CARDS if self.hidden else CARDS | HIDDEN", "CARDS"),
    Mutant("cards of the zone are invented", "clauses.py", "~elsewhere | kinds(self.zone)", "~elsewhere | CARDS"),
    Mutant("whoever is there is the target", "clauses.py", "richest(self, self.actor) <<", "(1 << self.seats) - 1 <<"),
    Mutant(
        "treasures are carried off",
        "clauses.py",
        "kinds(self.cards(self.target) & PEOPLE)",
        "kinds(self.cards(self.target))",
    ),
    Mutant("Wish keeps what it likes", "clauses.py", "~CARDS | kinds(self.drawn)", "~CARDS | CARDS"),
    # What is refused
    Mutant(
        "no refusal asks whose turn it is",
        "clauses.py",
        "        if not self.in_turn(seat):\n            return self.why_wait()\n",
        "",
    ),
    *forgetful(
        "due", "choosing_a_token", "bookmarking", "on_the_table", "using_items", "attacking", "carrying_off", "keeping"
    ),
)
