"""The fifteen pages in the Quest phase, as table 3.2 of grimoire.md has them."""

from tests.games.grimoire.reference_table import Table


class Spells(Table):
    """Where a spell leaves a choice, somebody is asked; else `asked` stays empty."""

    caster: int  # whose turn it is
    targets: list[int]  # equally rich
    target: int | None = None
    merchants = 0  # Items that may still be bought
    fresh = 0  # Items drawn in this turn that lie face down
    shoes: list[str]  # drawn in this turn, and not used yet

    def cast(self) -> None:
        """GRI-29, A7: compulsory, if possible."""
        seat, page = self.caster, self.pages[self.caster]
        if "forbidden" in self.types(page) and any(other != seat for other in self.silencers):  # GRI-A11, A12
            return
        land, spell = self.lands[seat], self.spell(page)
        if spell == "luck":  # GRI-40, A30
            self.ask("luck", [seat])
        elif spell == "silence":
            self.silencers.append(seat)
        elif spell in ("fireball", "storm", "meteor_strike"):  # GRI-44, 14
            land.points += self.amount(spell)
        elif spell == "heal":  # GRI-A15
            if land.points >= self.price_of_heal() and not self.no_quest_cards():
                self.ask("heal", [seat])
        elif spell == "haste":  # GRI-42
            pass
        elif spell in ("resist", "time_stop"):  # GRI-48, A10
            if seat not in self.protected:
                self.protected.append(seat)
        elif spell == "create":
            self.begin_create()
        elif spell in ("charm", "polymorph", "domination"):
            self.attack()
        elif spell == "summon_elemental":  # GRI-47, A14
            if self.wealth(seat) == min(self.wealth(each) for each in self.seats):
                land.points += self.options["summon_elemental_vp"]
        else:
            assert spell == "wish"
            self.begin_wish()

    def go_on(self, word: str, what: str) -> None:
        """The step that was asked for."""
        if word == "replace":
            self.replace(what)
        elif word == "heal":
            self.heal()
        elif word == "create":
            self.create()
        elif word == "buy":
            self.merchants -= 1
            self.lands[self.caster].points -= self.points_by("merchant")
            self.take_item()
            self.offer_items()
        elif word == "points":
            self.lands[self.caster].points += self.options["wish_vp"]
        elif word == "cards":
            self.wish_for_cards()
        elif word == "keep":
            self.keep(what)
        elif word == "target":
            self.hit(int(what))
        elif word in ("give", "seize"):
            self.take_companion(what)
        else:
            assert word in ("leave", "enough")

    # Luck and Heal

    def replace(self, what: str) -> None:
        """GRI-40, A30: the discard comes first, so that it may be among what is shuffled."""
        if what == "hidden":
            assert self.hidden is not None
            self.discard.append(self.hidden.card)
            self.hidden = self.face_down(self.top_of_the_deck())
        else:
            self.quest.remove(what)
            self.discard.append(what)
            self.quest.append(self.top_of_the_deck())

    def price_of_heal(self) -> int:
        """Table 3.3: nothing with a Nun."""
        price: int = self.options["heal_cost"]
        return 0 if self.having(self.caster, "nun") else price

    def heal(self) -> None:
        """GRI-41; GRI-A15: with an empty discard the top card of the deck, which only its taker sees."""
        self.lands[self.caster].points -= self.price_of_heal()
        if self.discard:
            self.gain(self.caster, self.drawn_from(self.discard))
        else:
            self.place(self.caster, self.face_down(self.top_of_the_deck()))

    # Create, Merchants and the Blessed Shoes

    def begin_create(self) -> None:
        """GRI-37, A34: free, or for a price that nobody has to pay."""
        if not self.item_deck:
            return
        if not self.options["create_cost"]:
            self.create()
        elif self.lands[self.caster].points:
            self.ask("create", [self.caster])

    def create(self) -> None:
        self.lands[self.caster].points -= self.options["create_cost"]
        self.merchants = self.having(self.caster, "merchant")
        self.take_item()
        self.offer_items()

    def take_item(self) -> None:
        """GRI-43."""
        card = self.drawn_from(self.item_deck)
        self.lands[self.caster].items.append(card)
        self.fresh += 1
        if self.effect(card) == "shoes":
            self.shoes.append(card)

    def offer_items(self) -> None:
        """Table 3.3: one more Item for 1 VP, for every Merchant."""
        if self.merchants and self.lands[self.caster].points >= self.points_by("merchant") and self.item_deck:
            self.ask("merchant", [self.caster])
        else:
            self.merchants = 0

    def usable(self, seat: int) -> list[str]:
        """The Blessed Shoes, or what a house rule lets act like them."""
        return self.shoes if self.shoes and seat == self.caster and not self.no_quest_cards() else []

    def use_shoes(self, item: str) -> None:
        """GRI-55, A25: face up, for all to see."""
        self.shoes.remove(item)
        self.fresh -= 1
        self.lands[self.caster].used.append(item)
        card = self.top_of_the_deck()
        if self.options["shoes"] == "zone":
            self.quest.append(card)
        else:
            self.gain(self.caster, card)

    # Attacks

    def attack(self) -> None:
        """GRI-A35: who of the others, unprotected, has most of what is wanted, and at least one (GRI-A8, A9)."""
        safe = self.protected if self.is_attack() else []
        others = [seat for seat in self.seats if seat != self.caster and seat not in safe]
        most = max((self.wanted_of(seat) for seat in others), default=0)
        richest = [seat for seat in others if self.wanted_of(seat) == most]
        if most == 0:
            return
        if len(richest) > 1:  # GRI-45, 49, 50, 51
            self.ask("target", [self.caster])
            self.targets = richest
        else:
            self.hit(richest[0])

    def is_attack(self) -> bool:
        """Not where a house rule says otherwise: then no Defence stops it, and no Villain gains by it."""
        return "attack" in self.types(self.pages[self.caster])

    def attacking(self) -> str:
        return self.spell(self.pages[self.caster])

    def wanted_of(self, seat: int) -> int:
        land = self.lands[seat]
        return land.points if self.attacking() == "polymorph" else len(land.companions)

    def hit(self, target: int) -> None:
        self.target = target
        spell, victim = self.attacking(), self.lands[target]
        if spell == "polymorph":
            up = 1 if self.options["polymorph_rounding"] == "up" else 0
            taken = (victim.points + up) // 2
            victim.points -= taken
            self.lands[self.caster].points += taken
            if taken:
                self.reward_villains()
        elif len(set(victim.companions)) == 1:
            self.take_companion(victim.companions[0])
        elif spell == "charm":  # the victim chooses
            self.ask("give", [target])
        else:  # the attacker chooses
            self.ask("seize", [self.caster])

    def take_companion(self, card: str) -> None:
        """GRI-A16; the Villain that comes now does not help yet."""
        assert self.target is not None
        self.lands[self.target].companions.remove(card)
        self.reward_villains()
        self.gain(self.caster, card)

    def reward_villains(self) -> None:
        """Table 3.3, GRI-A36."""
        if self.is_attack():
            self.lands[self.caster].points += self.having(self.caster, "villain") * self.points_by("villain")

    # Summon Elemental and Wish

    def wealth(self, seat: int) -> int:
        """GRI-A13."""
        points = self.lands[seat].points
        return points if self.options["lowest_by"] == "tokens" else points + self.printed(seat)

    def begin_wish(self) -> None:
        if self.options["wish"] != "vp_or_three":
            self.wish_for_cards()
        elif self.discard:
            self.ask("wish", [self.caster])
        else:
            self.lands[self.caster].points += self.options["wish_vp"]

    def wish_for_cards(self) -> None:
        """GRI-53, A17: three at random, or as many as there are."""
        cards = [self.drawn_from(self.discard) for _ in range(min(3, len(self.discard)))]
        if self.options["wish"] != "three_keep_one":
            for card in cards:
                self.gain(self.caster, card)
            return
        self.drawn = cards
        if len(set(cards)) > 1:
            self.ask("keep", [self.caster])
        elif cards:
            self.keep(cards[0])

    def keep(self, card: str) -> None:
        self.drawn.remove(card)
        self.discard += self.drawn
        self.drawn = []
        self.gain(self.caster, card)
