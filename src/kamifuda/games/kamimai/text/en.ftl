### KamiMaï, in English. Same keys as fr.ftl.
### $who is "you", "other", or "watched" where nobody is "you"; $name is a display name; $card, $a_card and $the_card name a card.
### $to and $chosen are names of a second player; $to_who and $chosen_who tell who that is. $cards_count is the length of a list.
### $sheet, $side, $grip, $guardian, $spell and $effect are ids to select by; $the_sheet and so on are their words.
### $gives tells who gives what to a spell, $what is what one of them gives (.as of a card that stands in for several); $number is the rank of a page, counted from the outermost.
### .short is for narrow screens; .words are what a person may type, single words, with a blank between two.

## The game

game-name = KamiMaï
game-tagline = Pull pages from a book that stands on its edges. It must not fall.
game-players = 1 to 5 players, together
game-goal = Together you seal every zone of the KamiMaï before your energy is gone. You begin with { $energy_start } points, and the Grimoire costs you one whenever it collapses in a draw.
game-how-a-turn-works =
    Target a zone, then draw as many pages as you dare, with one hand. If the Grimoire stands for { $watch_seconds ->
        [one] { $watch_seconds } second
       *[other] { $watch_seconds } seconds
    } after that, cast the spells of the zone: four cards of one colour, your own or given by the others. At the end, keep a few cards for later.
game-powers = Guardians have to be kept, force a grip on your hand and wake the curse of a zone. Creatures help: Fairies and the Wolf stand in for Elements, the Imp chases Guardians away, the Dragonflies pass cards on, the Mouse brings a card back.

## Cards

card-water = Water
    .a = a Water card
    .the = the Water card
    .many = Water
    .short = Water
    .effect = Four Water make a Water spell.
card-fire = Fire
    .a = a Fire card
    .the = the Fire card
    .many = Fire
    .short = Fire
    .effect = Four Fire make a Fire spell.
card-earth = Earth
    .a = an Earth card
    .the = the Earth card
    .many = Earth
    .short = Earth
    .effect = Four Earth make an Earth spell.
card-air = Air
    .a = an Air card
    .the = the Air card
    .many = Air
    .short = Air
    .effect = Four Air make an Air spell.
card-water_guardian = Water Guardian
    .a = a Water Guardian
    .the = the Water Guardian
    .many = Water Guardians
    .short = Water Guard
    .effect = Wakes the curse of the target when it is drawn. Has to be kept, and forces a grip on its owner.
card-fire_guardian = Fire Guardian
    .a = a Fire Guardian
    .the = the Fire Guardian
    .many = Fire Guardians
    .short = Fire Guard
    .effect = Wakes the curse of the target when it is drawn. Has to be kept, and forces a grip on its owner.
card-earth_guardian = Earth Guardian
    .a = an Earth Guardian
    .the = the Earth Guardian
    .many = Earth Guardians
    .short = Earth Guard
    .effect = Wakes the curse of the target when it is drawn. Has to be kept, and forces a grip on its owner.
card-air_guardian = Air Guardian
    .a = an Air Guardian
    .the = the Air Guardian
    .many = Air Guardians
    .short = Air Guard
    .effect = Wakes the curse of the target when it is drawn. Has to be kept, and forces a grip on its owner.
card-water_fairy = Water Fairy
    .a = the Water Fairy
    .the = the Water Fairy
    .many = Water Fairies
    .short = Water Fairy
    .as = the Water Fairy as { $worth }
    .effect = Counts as 1, 2 or 3 Water in a spell.
card-fire_fairy = Fire Fairy
    .a = the Fire Fairy
    .the = the Fire Fairy
    .many = Fire Fairies
    .short = Fire Fairy
    .as = the Fire Fairy as { $worth }
    .effect = Counts as 1, 2 or 3 Fire in a spell.
card-earth_fairy = Earth Fairy
    .a = the Earth Fairy
    .the = the Earth Fairy
    .many = Earth Fairies
    .short = Earth Fairy
    .as = the Earth Fairy as { $worth }
    .effect = Counts as 1, 2 or 3 Earth in a spell.
card-air_fairy = Air Fairy
    .a = the Air Fairy
    .the = the Air Fairy
    .many = Air Fairies
    .short = Air Fairy
    .as = the Air Fairy as { $worth }
    .effect = Counts as 1, 2 or 3 Air in a spell.
card-wolf = Sacred Wolf
    .a = the Sacred Wolf
    .the = the Sacred Wolf
    .many = Sacred Wolves
    .short = Wolf
    .as = the Wolf as { $worth }
    .effect = Counts as 1 or 2 Elements in a spell, in a colour of your choice.
card-imp = Keychain Imp
    .a = the Keychain Imp
    .the = the Keychain Imp
    .many = Keychain Imps
    .short = Imp
    .effect = Discards all Guardians: those in all Reserves and those just drawn.
card-dragonflies = Dragonflies
    .a = the Dragonflies
    .the = the Dragonflies
    .many = Dragonflies
    .short = Dragonflies
    .effect = Twice: a summoner whom you choose gives a card to a summoner of their choice.
card-mouse = Stealing Mouse
    .a = the Stealing Mouse
    .the = the Stealing Mouse
    .many = Stealing Mice
    .short = Mouse
    .effect = A summoner whom you choose may take an Element or a Creature from the discard.
card-hidden = unseen page
    .a = an unseen page
    .the = the unseen page
    .many = unseen pages
    .short = unseen

kind-element = Element
    .many = Elements
kind-guardian = Guardian
    .many = Guardians
kind-creature = Creature
    .many = Creatures
element-water = water
    .of = of water
element-fire = fire
    .of = of fire
element-earth = earth
    .of = of earth
element-air = air
    .of = of air

## Spells and the sheet

spell-water = Water spell
    .the = the Water spell
    .short = Water
    .help = Four Water.
spell-fire = Fire spell
    .the = the Fire spell
    .short = Fire
    .help = Four Fire.
spell-earth = Earth spell
    .the = the Earth spell
    .short = Earth
    .help = Four Earth.
spell-air = Air spell
    .the = the Air spell
    .short = Air
    .help = Four Air.
spell-team = Team spell
    .the = the team spell
    .short = Team
    .help = Four cards of one colour that you choose together, with a share from everybody.
how-individual = Individual spell
    .help = The activator gives all four cards.
how-collective = Collective spell
    .help = The activator gives at least one card, and others who agree give the rest.
how-team = Team spell
    .help = Everybody gives a share: two each with two players; 2, 1 and 1 with three; one each with four; four of five players give one.
sheet-I = The Dreaming Turtle
    .the = the Dreaming Turtle
    .level = Sheet I
    .help = Three zones, and one of them to begin with: for the first time.
sheet-II = The Sleeping Whale
    .the = the Sleeping Whale
    .level = Sheet II
    .help = Four zones, and a curse that takes whole colours.
sheet-III = The Sleepless Dragon
    .the = the Sleepless Dragon
    .level = Sheet III
    .help = Five zones, and curses that cost energy.
sheet-adventure = Adventure
    .the = the adventure
    .level = Sheets I, II and III
    .help = All three, one after the other, with the energy that you have left.
sheet-reconstructed = zones reconstructed
    .help = The printed sheets are not published: zones, spells and effects are put together by us.
zone-name = Zone { $zone }
    .sealed = sealed
    .target = targeted
    .start = first zone
effect-none = No effect
    .short = no effect
    .help = Guardians do nothing here.
effect-blessing = Blessing
    .short = a fall costs nothing
    .times =
        { $count ->
            [one] Blessing for one fall
           *[other] Blessing for { $count } falls
        }
    .help = While this zone is the target, a collapse costs no energy; where a number is printed, so many times.
effect-blessing-left =
    { $count ->
        [0] blessing used up
        [one] one fall costs nothing
       *[other] { $count } falls cost nothing
    }
effect-discard = Curse of discarding
    .short = everybody discards
    .help = For each Guardian drawn, every summoner discards an Element or a Creature.
effect-colour = Curse of colour
    .short = one colour discarded
    .help = All Elements of the colours of the Guardians drawn are discarded, in every Reserve.
effect-energy = Curse of energy
    .short = energy lost
    .help = Each Guardian drawn costs 1 energy.

## Hands and the book

grip-free = free hand
    .the = one hand, as you like
    .short = free hand
    .help = Draw with one hand, as you like.
grip-middle = thumb and middle finger
    .the = thumb and middle finger only
    .short = thumb + middle
    .help = Draw with thumb and middle finger only, of either hand.
grip-ring = thumb and ring finger
    .the = thumb and ring finger only
    .short = thumb + ring
    .help = Draw with thumb and ring finger only, of either hand.
grip-little = thumb and little finger
    .the = thumb and little finger only
    .short = thumb + little
    .help = Draw with thumb and little finger only, of either hand.
grip-off_hand = other hand
    .the = the hand that you usually do not use
    .short = other hand
    .help = Draw with the hand that you usually do not use: the left if you are right-handed.
guardian-water = Water Guardian
    .the = the Water Guardian
guardian-fire = Fire Guardian
    .the = the Fire Guardian
guardian-earth = Earth Guardian
    .the = the Earth Guardian
guardian-air = Air Guardian
    .the = the Air Guardian
side-left = left side
    .the = the left side
    .on = on the left
side-right = right side
    .the = the right side
    .on = on the right
lean-left = leans to the left
    .help = Pages drawn on the right bring it back to the middle.
lean-right = leans to the right
    .help = Pages drawn on the left bring it back to the middle.
lean-even = well balanced
    .help = It stands as well as it can.

## Where we know it from

provenance-certain = certain
    .help = certain: printed in a rulebook, or told by two independent sources
provenance-likely = likely
    .help = likely: from one good source, or it follows closely from others
provenance-reconstructed = reconstructed
    .help = reconstructed: what is printed is not known
provenance-of-effect = Effect
provenance-of-copies = Copies
provenance-of-sheet = Zones
provenance-of-grip = Grip
provenance-of-colour = Colour

## The rulebook

rules-title = The rules of KamiMaï
rules-intro = KamiMaï is a game of steady hands and shared spells for one to five players on the same side, after the game by Masakazu Takizawa, published by GRRRE Games in 2021. The rulebooks do not tell what the three sheets show nor which Guardian forces which grip: these are reconstructed, and marked as such. An A in a number marks a ruling where the rulebooks are silent: most are ours, and the mark says how sure we are; differences between the French and the English edition have a D.
rules-the-match = The match
rules-the-cards = The cards
rules-the-sheets = The sheets
rules-the-setup = The setup
rules-the-turn = The turn
rules-the-target = The target
rules-the-draw = The draw
rules-the-grips = The grips
rules-a-fall-in-the-draw = A fall in the draw
rules-a-fall-at-another-time = A fall at another time
rules-curses-and-blessings = Curses and blessings
rules-spells = Spells
rules-team-spells = Team spells
rules-creatures = Creatures
rules-the-reserve = The Reserve
rules-the-end = The end
rules-playing-alone = Playing alone
rules-modes = Modes
rules-an-example = An example
rules-the-two-editions = The two editions
rules-options = Options
rules-effect = effect
rules-sheet = sheet
rules-zone = zone
rules-spells-of-zone = spells
rules-guardian = Guardian
rules-grip = grip

## Clauses: the match and its setup

clause-KMI-01 = Two to five play, or one alone with rules for that. A match takes about twenty minutes.
clause-KMI-02 = You play together: all win or all lose.
clause-KMI-03 = There are 48 Elements, twelve of each colour, 8 Guardians, two of each colour, and 8 Creatures, one of each kind; a notepad with three KamiMaï, and a mat of felt.
clause-KMI-04 = The players are summoners. Whoever's turn it is is the activator, and the others wait until they are asked.
clause-KMI-05 = Draw pages from the Grimoire, cast spells with them, and seal every zone of the KamiMaï.
clause-KMI-06 = When the Grimoire collapses in a draw, the group loses 1 energy.
clause-KMI-07 = When the last energy is lost, the match is lost.
clause-KMI-08 = You choose one of three sheets: I is easy, II is medium, III is hard.
clause-KMI-09 = Elements, Guardians and Creatures are shuffled into one deck, the Grimoire, which stands on the felt in the middle.
clause-KMI-10 = Stand the deck upright, open one side while the other hand steadies it, spread both sides, and repeat this until it stands wide open by itself.
clause-KMI-11 = Before the match everybody in turn may try a draw. Then all cards are shuffled again and the Grimoire is rebuilt.
clause-KMI-12 = Your Reserve holds the cards that you keep from turn to turn: at most 4, or as many as the table has chosen.
clause-KMI-13 = You decide together. If you do not agree, the activator decides.
clause-KMI-14 = Chance decides who is the first activator.

## Clauses: the turn

clause-KMI-15 = A turn has four phases, in this order: target, draw, spells, Reserve.
clause-KMI-16 = If no zone is targeted, the activator targets one that is not sealed yet.
clause-KMI-17 = A zone that is targeted stays the target until it is sealed.
clause-KMI-18 = On sheet I the first target has to be the zone with the printed arrow.
clause-KMI-19 = You have to draw at least one card in every turn.
clause-KMI-20 = You draw with one hand only: from one place at a time.
clause-KMI-21 = You may influence the balance of the Grimoire only while the cards you are drawing still touch it. After that all wait and see.
clause-KMI-22 = If the Grimoire falls during the draw, it is a collapse.
clause-KMI-23 = You may look at the Grimoire from everywhere, without touching it, before you choose a place.
clause-KMI-24 = You must not take every card of the Grimoire: one page at least stays.
clause-KMI-25 = Phase 3 begins with the cards drawn and your Reserve laid out. Then the curse of the zone acts, and only then come spells and Creatures.
clause-KMI-26 = Only spells that are still open in the targeted zone can be cast, in any order.
clause-KMI-27 = A spell is always exactly 4 Elements of the same colour.
clause-KMI-28 = For an individual spell the activator discards four matching Elements, and its box is scribbled over.
clause-KMI-29 = For a collective spell the activator gives at least one matching card, and the others, if they agree, give the rest.
clause-KMI-30 = A team spell has rules of its own: everybody gives a share.
clause-KMI-31 = A spell that has been cast is scribbled over, and cannot be cast again.
clause-KMI-32 = In phase 3 you may cast any number of spells, one after the other, and then you end it.
clause-KMI-33 = Phase 3 ends when you cannot or will not cast another spell, or as soon as every spell of the zone is scribbled over.
clause-KMI-34 = When every spell of a zone is scribbled over, so is its heart, and the zone is sealed.
clause-KMI-35 = In phase 4 you keep at most 4 cards of your choice, or as many as the table has chosen, and discard the others.
clause-KMI-36 = Guardians have to be kept, before anything else.
clause-KMI-37 = When the turn is over, the next summoner clockwise becomes the activator.
clause-KMI-38 = The match is won when all zones are sealed and energy remains.
clause-KMI-39 = The match is lost when all energy is gone.
clause-KMI-40 = Alone, you may keep 6 cards in Reserve.
clause-KMI-41 = Alone, you play without the Dragonflies.
clause-KMI-42 = Alone, every spell is an individual spell.

## Clauses: the fall

clause-KMI-43 = A fall during the draw, or within the seconds of the watch after it, costs energy and ends the magic of this turn.
clause-KMI-44 = When the Grimoire collapses in the draw, the group first loses 1 energy.
clause-KMI-45 = When the Grimoire collapses in the draw, the activator keeps the cards drawn.
clause-KMI-46 = After a collapse in the draw phase 3 is skipped: no spell and no Creature in this turn.
clause-KMI-47 = After a collapse in the draw phase 4 is played as always: keep or discard cards that you have.
clause-KMI-48 = After a collapse in the draw the whole discard is shuffled with the fallen cards, and the Grimoire is rebuilt.
clause-KMI-49 = A fall once phase 3 has begun, or between two turns, costs no energy.
clause-KMI-50 = If the Grimoire falls after the draw, the activator goes on as if nothing had happened.
clause-KMI-51 = If the Grimoire falls after the draw, only the fallen cards are shuffled and rebuilt, after phase 4. The discard stays out.

## Clauses: team spells

clause-KMI-52 = A team spell has no printed colour. Everybody takes part with at least one card of the colour you choose.
clause-KMI-53 = The colour of a team spell is chosen when it is cast.
clause-KMI-54 = The activator begins a team spell with a card of their own.
clause-KMI-55 = Every other summoner has to own a card of the colour of a team spell and to discard it.
clause-KMI-56 = With five players four of them give one card each to a team spell.
clause-KMI-57 = With three players one gives two cards to a team spell, the others one.
clause-KMI-58 = With two players each gives two cards to a team spell.
clause-KMI-59 = With four players each gives one card to a team spell. Reserves are open to everybody.

## Clauses: Guardians and Creatures

clause-KMI-60 = If the activator has drawn a Guardian, the effect of the targeted zone counts.
clause-KMI-61 = In a zone without an effect a Guardian does nothing.
clause-KMI-62 = With a blessing no energy is lost when the Grimoire collapses.
clause-KMI-63 = The curse of energy costs 1 energy for each Guardian drawn.
clause-KMI-64 = The curse of discarding: for each Guardian drawn every summoner discards an Element or a Creature of their choice.
clause-KMI-65 = The curse of colour: all Elements of the colours of the Guardians drawn are discarded, from the cards drawn and from every Reserve.
clause-KMI-66 = A Guardian takes a place in your Reserve.
clause-KMI-67 = No curse ever discards a Guardian. Only the Imp does.
clause-KMI-68 = A Guardian in your Reserve forces a way of drawing on you: two fingers only, or your other hand.
clause-KMI-69 = With several Guardians you choose which of them counts in this turn.
clause-KMI-70 = With four Guardians in Reserve you cannot keep any Element or Creature.
clause-KMI-71 = Creatures may be kept in Reserve, and take a place there.
clause-KMI-72 = Creatures are played in phase 3 only, and are then discarded.
clause-KMI-73 = A Fairy counts as 1, 2 or 3 Elements of her own colour.
clause-KMI-74 = The Wolf counts as 1 or 2 Elements of one colour.
clause-KMI-75 = The Imp discards all Guardians in all Reserves and among the cards just drawn. There has to be one.
clause-KMI-76 = The Dragonflies work twice: a summoner whom you choose, and who has a card, gives one to a summoner of their own choice. You may choose yourself.
clause-KMI-77 = A Reserve may exceed its limit through a gift. It goes back at the end of its owner's next turn.
clause-KMI-78 = With the Mouse a summoner whom you choose, you included, may take an Element or a Creature that lies in the discard.
clause-KMI-79 = Fairies and the Wolf may begin or complete a spell, and any summoner may give one to a spell of the activator.
clause-KMI-80 = Imp, Dragonflies and Mouse are played only by the activator who owns them.

## Clauses: modes and an example

clause-KMI-81 = In easy mode you begin with 1 more energy.
clause-KMI-82 = In hard mode a fall between two turns costs 1 energy, and the discard is shuffled in.
clause-KMI-83 = Normal mode changes nothing.
clause-KMI-84 = In an adventure sheets I, II and III follow one another. Energy carries over, and each new sheet brings 2 more.
clause-KMI-85 = An adventure can be easy, normal or hard.
clause-KMI-86 = An example: the zone lacks fire and water. The activator has 3 Water in Reserve, draws 2 Fire and 1 Water, casts Water alone, then Fire with 1 of their own, 2 and 1 from others. The zone is sealed, and phase 4 follows with 1 Fire left.

## Rulings

clause-KMI-A1 = While a blessed zone is the target, no collapse costs energy, with or without a Guardian. An option asks for one.
clause-KMI-A2 = A blessing also prevents the loss of hard mode between two turns, until its zone is sealed.
clause-KMI-A3 = If the Grimoire collapses in the draw, the curse does not act; Guardians are kept all the same. An option lets it act.
clause-KMI-A4 = Only Guardians that were in your Reserve when the draw began force a grip.
clause-KMI-A5 = All Guardians are kept, even if they are more than the limit.
clause-KMI-A6 = The curse of colour takes Elements only, not Fairies. An option takes both.
clause-KMI-A7 = Whoever has too few cards for a curse discards what they have.
clause-KMI-A8 = For a curse everybody chooses their own cards, at the same time.
clause-KMI-A9 = If a curse takes the last energy, the match is lost at once, before any spell.
clause-KMI-A10 = The match is won the moment the last heart is scribbled over. Nothing that comes later counts.
clause-KMI-A11 = It is a collapse if the book no longer stands, or if half of the pages, or the share that the table has chosen, lie on the felt. Single strays stay there until the next rebuild; an option lets them be drawn.
clause-KMI-A12 = You may draw any number of cards, one by one or in bundles from one side. You say when you are done, and then the watch begins.
clause-KMI-A13 = A card that no longer touches the Grimoire is drawn. Before that you may let go of it.
clause-KMI-A14 = Only the outermost page of each side can be read before it is drawn. An option hides it.
clause-KMI-A15 = If at most one page stands when you should draw, discard and strays are shuffled in and the Grimoire is rebuilt, without a loss. An option makes it cost 1 energy.
clause-KMI-A16 = If somebody else makes the Grimoire fall during the draw, it is a collapse all the same.
clause-KMI-A17 = If the Grimoire falls between two turns, it is rebuilt before the next draw.
clause-KMI-A18 = Phase 3 cannot begin before the watch of 3 seconds is over. An option changes the time.
clause-KMI-A19 = What the activator discards after a collapse is shuffled in too.
clause-KMI-A20 = The card with which the activator begins a spell may be a Fairy or the Wolf.
clause-KMI-A21 = A spell never exceeds four: a Fairy or the Wolf counts for as much as is missing.
clause-KMI-A22 = A spell may consist of Creatures alone, such as a Fairy as 3 and the Wolf as 1.
clause-KMI-A23 = In a team spell a Fairy or the Wolf counts as its owner's share, and the shares stay the same.
clause-KMI-A24 = With five players the activator always takes part in a team spell, and the group chooses who is left out.
clause-KMI-A25 = Alone, a team spell is four Elements of one colour of your choice.
clause-KMI-A26 = A spell is completed at once, or nothing is discarded for it.
clause-KMI-A27 = With the Dragonflies whoever gives chooses card and receiver, and needs a card for that. It may be a Guardian, unless an option forbids it.
clause-KMI-A28 = A card that the Dragonflies bring you in your turn can be used at once.
clause-KMI-A29 = The Mouse cannot take herself, but she can take a card that was discarded in this turn. It may exceed the limit, and the activator can use it at once.
clause-KMI-A30 = Only the activator goes back to the limit in phase 4. The others wait for their own turn.
clause-KMI-A31 = After a zone is sealed, the next activator chooses the new target.
clause-KMI-A32 = Any open zone can be the next target. An option allows only a neighbour of a sealed zone or, where house rules draw the arrows of a sheet, a zone to which one leads from a sealed zone; if none leads on, any will do.
clause-KMI-A33 = A zone has one effect or none. House rules may give it several: energy is lost first, then colours, then cards.
clause-KMI-A34 = Between two sheets of an adventure all cards go back into a new Grimoire, and the next summoner begins. Easy mode adds its energy only once. An option lets everybody keep their Reserve.
clause-KMI-A35 = In an adventure energy may grow without limit.
clause-KMI-A36 = Everybody begins with an empty Reserve.
clause-KMI-A37 = On a screen a grip makes drawing harder: it changes how the hand obeys, or with an option only the odds.
clause-KMI-A38 = You may talk as much as you like. Only the watch is timed.
clause-KMI-A39 = A fall in phase 1 counts as between two turns, and one in phases 3 and 4 never costs energy. A fall while building is no collapse.
clause-KMI-A40 = Creatures may be played in phase 3 without a spell, but not after the zone is sealed: that ends the phase at once.
clause-KMI-A41 = If the Grimoire falls while you pull, what has left it and what you hold is drawn, the rest has fallen. If you hold nothing, you keep nothing, and no draw is owed.
clause-KMI-A42 = Only you decide about your own cards. For everything else the activator has the last word.
clause-KMI-A43 = Alone, read 6 cards of a Reserve instead of 4, and 63 cards instead of 64: the Dragonflies are left out, however many there are.
clause-KMI-A44 = A blessing that needs a Guardian needs one drawn in this turn. A curse that acts after a collapse comes after the loss of energy, before phase 4.
clause-KMI-A45 = A refusal refuses that proposal only. You may propose others, also to whoever refused; but nobody who has refused the very same cards for a spell twice in a turn is asked for them again.
clause-KMI-A46 = Where house rules put several Fairies of one colour or several Wolves into the game, nobody gives more than one of these to a spell.
clause-KMI-A47 = Our blessings forgive five collapses and no more: with one that forgives all, a match could last for ever. Only a collapse that would have cost energy counts, and a zone begins with its whole blessing. A sheet of house rules says how often its blessings forgive, or they forgive every time.

## Differences between the editions

clause-KMI-D1 = You begin with 5 energy, 6 in easy mode, as in the French edition. In the English one it is 4 and 5; an option chooses it, and house rules may give a sheet its own.
clause-KMI-D2 = The Fire Fairy, whom the English rulebook forgets, belongs to the game.
clause-KMI-D3 = In the example of a turn a player gives two Fire: she has two, not one as the French text says.
clause-KMI-D4 = A spell is scribbled over when it is complete, not when it is only begun.
clause-KMI-D5 = The cards of others are used only with their agreement.
clause-KMI-D6 = For a curse the activator may discard from the Reserve and from the cards just drawn.
clause-KMI-D7 = The curse of colour takes from drawn cards and Reserves alike, in both editions.
clause-KMI-D8 = The sheets are called I, II and III, so that nobody confuses them with the modes.
clause-KMI-D9 = Where the English rulebook says round, it means the turn of one player.
clause-KMI-D10 = Warming up is optional for each player.
clause-KMI-D11 = The French sentence about balance is garbled; we read it as the English one.
clause-KMI-D12 = The page numbers of the two rulebooks differ. That changes nothing.
clause-KMI-D13 = The heart is scribbled over with the last spell of its zone, in both editions.
clause-KMI-D14 = All Guardians have to be kept, not only some.
clause-KMI-D15 = The illustrator is Valériane Holley; one edition calls her Valérie.
clause-KMI-D16 = One heading of the English rulebook is still in French. That changes nothing.
clause-KMI-D17 = Every spell that is cast is scribbled over, the individual one too.
clause-KMI-D18 = There are three kinds of spells, individual, collective and team, although both rulebooks announce two.
clause-KMI-D19 = Casting a team spell and beginning it are the same moment: then the colour is fixed.

## Events: the book

event-sheet = Before you: { $the_sheet }. The group has { $energy } energy.
event-first =
    { $agreed ->
        [yes] As the table has it, { $who ->
                [you] you begin.
               *[other] { $name } begins.
            }
       *[no] Chance decides: { $who ->
                [you] you begin.
               *[other] { $name } begins.
            }
    }
event-built = The Grimoire is built.
event-built-left =
    The Grimoire stands, { $left ->
        [one] { $left } page
       *[other] { $left } pages
    } on the left and { $right } on the right.{ $faces_count ->
        [0] { "" }
       *[other] { " " }Outermost: { $faces }.
    }
event-warmed_up = The warm-up is over. All cards are shuffled again.
event-turn =
    { $who ->
        [you] Turn { $turn }: it is yours.
       *[other] Turn { $turn }: { $name } plays.
    }
event-targeted =
    { $forced ->
        [yes] The target is zone { $zone }.
       *[no]
            { $who ->
                [you] You target zone { $zone }.
               *[other] { $name } targets zone { $zone }.
            }
    }
event-emptied =
    { $lost ->
        [yes] Hardly a page stands: discard and strays are shuffled in, and that costs energy.
       *[no] Hardly a page stands: discard and strays are shuffled in, without a loss.
    }
event-grip =
    { $who ->
        [you] Your hand obeys { $the_guardian }: { $the_grip }.
       *[other] { $name }'s hand obeys { $the_guardian }: { $the_grip }.
    }
event-fingers =
    { $who ->
        [you] You reach for
       *[other] { $name } reaches for
    } page { $number } { $side ->
        [left] on the left.
       *[right] on the right.
    }
event-let_go =
    { $who ->
        [you] You let go again.
       *[other] { $name } lets go again.
    }
event-pulled =
    { $who ->
        [you] You pull
       *[other] { $name } pulls
    } { $count ->
        [one] { $count } page
       *[other] { $count } pages
    } { $side ->
        [left] on the left,
       *[right] on the right,
    } { $number ->
        [1] from the outermost inwards.
       *[other] from page { $number } inwards.
    }
event-came =
    { $count ->
        [0] Nothing comes out of the book: the fingers slipped, or opened too early.
       *[other]
            { $of ->
                [1]
                    { $who ->
                        [you] You draw: { $cards }.
                       *[other] { $name } draws: { $cards }.
                    }
               *[other]
                    { $who ->
                        [you] Of { $of } pages you draw { $count }: { $cards }.
                       *[other] Of { $of } pages { $name } draws { $count }: { $cards }.
                    }
            }
    }
event-strayed =
    { $count ->
        [one] { $count } page slides
       *[other] { $count } pages slide
    } off { $side ->
        [left] on the left
       *[right] on the right
    }{ $cards_count ->
        [0] .
       *[other] : { $cards }.
    }
event-stands = It stands.
event-drew =
    { $who ->
        [you] You draw { $a_card }.
       *[other] { $name } draws { $a_card }.
    }
event-done =
    { $who ->
        [you] You have drawn
       *[other] { $name } has drawn
    } { $count ->
        [one] { $count } card. Now all watch the Grimoire.
       *[other] { $count } cards. Now all watch the Grimoire.
    }
event-watched = The Grimoire still stands.
event-fell =
    { $when ->
        [draw] The Grimoire collapses in the middle of the draw!
        [watch] The Grimoire collapses during the watch!
        [later] The Grimoire collapses, but the draw was over. It will be rebuilt.
        [between] The Grimoire collapses between two turns.
       *[warm_up] The Grimoire collapses. In the warm-up that costs nothing.
    }{ $blessed ->
        [yes] { " " }The blessing of the zone protects you.
       *[no] { "" }
    }
event-forgave =
    { $left ->
        [0] The blessing is used up: it forgives no more collapses.
        [one] The blessing forgives one more collapse.
       *[other] The blessing forgives { $left } more collapses.
    }
event-face =
    { $side ->
        [left] Outermost on the left: { $card }.
       *[right] Outermost on the right: { $card }.
    }
event-settled = The Grimoire stands, and the turn is over.

## Events: energy and curses

event-energy =
    { $why ->
        [adventure] The group gathers strength: { $left } energy.
       *[collapse]
            { $lost ->
                [0] No energy is lost.
               *[other] The group loses { $lost } energy.
            } { $left ->
                [0] None is left.
               *[other] { $left } left.
            }
    }
event-cursed =
    { $effect ->
        [energy]
            { $guardians ->
                [one] The Guardian wakes the curse of energy.
               *[other] { $guardians } Guardians wake the curse of energy.
            }
        [colour] The curse of colour wakes: all Elements of these colours go ({ $colours }).
       *[discard]
            The curse of discarding wakes: everybody discards { $guardians ->
                [one] { $guardians } card.
               *[other] { $guardians } cards.
            }
    }
event-discarded =
    { $why ->
        [curse]
            { $who ->
                [you] The curse takes from you: { $cards }.
               *[other] The curse takes from { $name }: { $cards }.
            }
       *[keep]
            { $who ->
                [you] You discard: { $cards }.
               *[other] { $name } discards: { $cards }.
            }
    }

## Events: spells

given =
    { $who ->
        [you] you give
       *[other] { $name } gives
    } { $what }
event-proposed =
    { $who ->
        [you] You propose
       *[other] { $name } proposes
    } { $team ->
        [yes] the team spell
       *[no] { $the_spell }
    }: { $gives }.
event-agreed =
    { $who ->
        [you] You agree.
       *[other] { $name } agrees.
    }
event-refused =
    { $who ->
        [you] You refuse.
       *[other] { $name } refuses.
    }
event-called_off =
    { $who ->
        [you] You call the spell off.
       *[other] { $name } calls the spell off.
    }
event-not_cast = The spell is not cast, and everybody keeps their cards.
event-cast =
    { $who ->
        [you] You cast
       *[other] { $name } casts
    } { $team ->
        [yes] the team spell
       *[no] { $the_spell }
    } in zone { $zone }: { $gives }.
event-sealed = Zone { $zone } is sealed!

## Events: Creatures

event-imp =
    { $who ->
        [you] You let the Imp loose. He chases away: { $cards }.
       *[other] { $name } lets the Imp loose. He chases away: { $cards }.
    }
event-dragonflies =
    { $who ->
        [you] You let the Dragonflies fly: they carry two gifts.
       *[other] { $name } lets the Dragonflies fly: they carry two gifts.
    }
event-mouse =
    { $who ->
        [you] You send the Mouse to search the discard.
       *[other] { $name } sends the Mouse to search the discard.
    }
event-chose =
    { $what ->
        [giver]
            { $chosen_who ->
                [you] You are to give a card away.
               *[other] { $chosen } is to give a card away.
            }
       *[taker]
            { $chosen_who ->
                [you] You may take a card from the discard.
               *[other] { $chosen } may take a card from the discard.
            }
    }
event-handed =
    { $who ->
        [you]
            { $to_who ->
                [you] You keep { $the_card } yourself.
               *[other] You give { $a_card } to { $to }.
            }
       *[other]
            { $to_who ->
                [you] { $name } gives you { $a_card }.
               *[other] { $name } gives { $a_card } to { $to }.
            }
    }
event-took =
    { $who ->
        [you] You take { $a_card } from the discard.
       *[other] { $name } takes { $a_card } from the discard.
    }
event-left_it =
    { $who ->
        [you] You take nothing.
       *[other] { $name } takes nothing.
    }

## Events: the end of a turn and of the match

event-kept =
    { $who ->
        [you] You keep
       *[other] { $name } keeps
    } { $cards_count ->
        [0] no card.
       *[other] in Reserve: { $cards }.
    }
event-won = The last zone is sealed. You have won together, with { $energy } energy left!
event-lost = All energy is gone. You have lost together.

result-won = You have won!
    .help = All zones are sealed, and energy is left.
result-lost = You have lost
    .help = All energy is gone.
result-energy = Energy left
result-sealed = Zones sealed
    .of = { $sealed } of { $zones }
result-turns = Turns

## Options

option-seats = Players
    .help = One to five play, all on the same side.
option-sheet = KamiMaï
    .help = Which sheet you play, or all three in a row.
option-sheet-I = I: the Turtle
    .help = Three zones. The easiest, for the first time.
option-sheet-II = II: the Whale
    .help = Four zones, and a curse that takes whole colours.
option-sheet-III = III: the Dragon
    .help = Five zones, and curses that cost energy.
option-sheet-adventure = Adventure
    .help = All three, one after the other, with the energy that you have left.
option-difficulty = Mode
    .help = How hard the rules are.
option-difficulty-normal = Normal
    .help = The rules as they are.
option-difficulty-easy = Easy
    .help = You begin with more energy.
option-difficulty-hard = Hard
    .help = A fall between two turns costs energy too, and brings the discard back.
option-book = The Grimoire
    .help = Where the book stands.
option-book-odds = By odds
    .help = The book is a drawing, and chance decides what comes out, what falls and whether it stands.
option-book-physics = By hand
    .help = You pull the pages out with your own hand, and the book stands or falls as paper does.
option-book-real = On your table
    .help = You play with the real cards, and tell the program what happens.
option-paper = Paper
    .help = How steady the Grimoire on the screen is.
option-paper-normal = Normal
    .help = As we believe it to be with the real cards.
option-paper-gentle = Gentle
    .help = It forgives more: for beginners.
option-paper-stern = Stern
    .help = It falls more easily.
option-steadying = Steadying
    .help = How much the screen calms the hand that pulls.
option-steadying-none = None
    .help = The hand goes where yours goes.
option-steadying-some = Some
    .help = Small shakes are smoothed away.
option-steadying-much = A lot
    .help = The hand glides: for trackpads, and for hands that shake.
option-lean_hint = Lean
    .help = Whether a small scale shows to which side the Grimoire leans.
option-lean_hint-auto = By paper
    .help = It is shown, except on stern paper.
option-lean_hint-on = Shown
    .help = A small scale shows to which side the book leans.
option-lean_hint-off = Not shown
    .help = Look at the book itself.
option-energy_start = Energy
    .help = Energy at the beginning: 5 as in the French edition, or 4 as in the English one.
option-easy_bonus = Energy of easy mode
    .help = How much more energy easy mode gives, usually one.
option-adventure_bonus = Energy of the adventure
    .help = How much energy each new sheet of an adventure brings, usually two.
option-adventure_keep_reserves = Keep Reserves
    .help = Everybody keeps their Reserve from one sheet of an adventure to the next.
option-reserve_limit = Reserve
    .help = How many cards one may keep, usually four. Alone one keeps two more.
option-blessing_needs_guardian = Blessing needs a Guardian
    .help = A blessing helps only if a Guardian was drawn in the same turn.
option-curse_on_collapse = Curse in spite of a collapse
    .help = A Guardian wakes the curse even if the Grimoire collapsed in the draw.
option-colour_curse_hits_fairies = Curse of colour takes Fairies
    .help = The curse of colour takes Fairies of that colour too.
option-dragonflies_move_guardians = Guardians fly too
    .help = With the Dragonflies Guardians can be given as well.
option-collapse_share = What a collapse is
    .help = What percentage of the pages has to lie on the felt, usually fifty.
option-stray_cards = Stray pages
    .help = What becomes of single pages that fall while the book stands.
option-stray_cards-stay = Stay on the felt
    .help = They come back when the Grimoire is rebuilt.
option-stray_cards-drawn = Are drawn
    .help = The activator gets them.
option-watch_seconds = Watch
    .help = How many seconds the Grimoire must stand after a draw, usually three.
option-empty_grimoire = An empty Grimoire
    .help = What happens when at most one page stands and a draw is due.
option-empty_grimoire-rebuild = Is rebuilt
    .help = Discard and strays are shuffled in, and nothing is lost.
option-empty_grimoire-lose_energy = Costs energy
    .help = It is rebuilt, and the group loses 1 energy.
option-faces_visible = Outermost pages
    .help = The outermost page of each side can be read before it is drawn.
option-zone_graph = The next zone
    .help = Which zones may be targeted next.
option-zone_graph-free = Any
    .help = Every zone that is not sealed.
option-zone_graph-arrows = A neighbour
    .help = Only a zone beside a sealed one, in the order of their letters, or where the arrows of house rules lead.
option-grip_profile = Grips
    .help = How a Guardian's grip makes drawing on a screen harder.
option-grip_profile-physical = By hand
    .help = The hand on the screen obeys less well.
option-grip_profile-probability = By odds
    .help = Only the odds are worse: for keyboards and assistive devices.
option-warm_up = Warm-up
    .help = Before the match everybody may try a draw.
option-first = Who begins
    .help = The first activator of the match.
option-first-random = By chance
    .help = It is drawn, as the rules have it.
option-first-person = A person
    .help = Where bots play too, the first person at the table begins.
option-first-0 = Seat 1
    .help = Whoever sits there; where nobody does, it is drawn.
option-first-1 = Seat 2
    .help = Whoever sits there; where nobody does, it is drawn.
option-first-2 = Seat 3
    .help = Whoever sits there; where nobody does, it is drawn.
option-first-3 = Seat 4
    .help = Whoever sits there; where nobody does, it is drawn.
option-first-4 = Seat 5
    .help = Whoever sits there; where nobody does, it is drawn.
option-house_rules = House rules
    .help = Other sheets, their energy, their arrows, which Guardian forces which grip, and how many there are of a card, from a file. Usually none.
option-house_rules-none = None
option-house_rules-file = From a file
preset-french = French edition
    .help = The group begins with 5 energy.
preset-english = English edition
    .help = The group begins with 4 energy.

## Phases

guide-target = Target
    .help = Choose the zone that you all work on.
guide-draw = Draw
    .help = Pull pages from the Grimoire; then all watch whether it stands.
guide-spells = Spells
    .help = The curse acts; then come spells and Creatures.
guide-reserve = Reserve
    .help = Keep a few cards, discard the rest.
phase-target = Choose the zone that you want to seal next.
    .waiting = Waiting for { $name } to target a zone.
phase-grip = You have Guardians of several colours: choose which one rules your hand.
    .waiting = Waiting for { $name } to choose a grip.
phase-draw = Draw pages from the Grimoire: at least one, then say when you are done.
    .waiting = Waiting for { $name } to draw.
phase-page = Which page do your fingers take?
    .waiting = Waiting for { $name } to choose a page.
phase-pull = Your fingers are on a page: how many do you pull?
    .waiting = Waiting for { $name } to pull.
phase-came = The pages slide …
    .waiting = The pages slide …
phase-answer = Does it stand?
    .waiting = Does it stand?
phase-lean = It sways …
    .waiting = It sways …
phase-watch = Watch the Grimoire: does it still stand?
    .waiting = All watch the Grimoire.
phase-curse = The curse acts: discard an Element or a Creature.
    .waiting = Waiting for { $name } to discard.
phase-spells = Cast spells, play Creatures, or end the phase.
    .waiting = Waiting for { $name } to cast spells.
phase-give = Who gives what? Four in all.
    .waiting = Waiting for { $name } to put a spell together.
phase-consent = A spell asks for your cards: do you agree?
    .waiting = Waiting for { $name } to answer.
phase-giver = Dragonflies: who is to give a card away?
    .waiting = Waiting for { $name } to send the Dragonflies.
phase-gift = Dragonflies: choose the card that you give away.
    .waiting = Waiting for { $name } to give a card away.
phase-to = Who gets it?
    .waiting = Waiting for { $name } to choose who gets it.
phase-mouse = Mouse: who may take a card from the discard?
    .waiting = Waiting for { $name } to send the Mouse.
phase-take = Take an Element or a Creature from the discard, or nothing.
    .waiting = Waiting for { $name } to look through the discard.
phase-keep = Discard what is too much, then end your turn.
    .waiting = Waiting for { $name } to tidy up the Reserve.
phase-settle = Between two turns: does the Grimoire still stand?
    .waiting = Between two turns …

## Steps

step-target = Zone { $what }
    .words = target zone
step-grip =
    { $what ->
        [water] Water Guardian
        [fire] Fire Guardian
        [earth] Earth Guardian
       *[air] Air Guardian
    }
    .words = grip
step-left = Left side
    .words = left
step-right = Right side
    .words = right
step-page =
    { $number ->
        [1] Page 1, the outermost
       *[other] Page { $number }
    }
    .words = page
step-pull =
    { $pull ->
        [one] Pull { $pull } page
       *[other] Pull { $pull } pages
    }
    .words = pull
step-let_go = Let go
    .words = release
step-done = I am done drawing
    .words = done
step-drew = { $card }
    .words = drew draw
step-came =
    { $came ->
        [0] Nothing comes
        [one] { $came } page comes
       *[other] { $came } pages come
    }
step-stray = Pages stray: { $what }
step-lean = Lean { $what }
step-stands = It stands
    .words = stands
step-falls = It fell!
    .words = falls fell
step-discard = Discard { $the_card }
    .words = discard
step-cast = Cast { $card }
    .words = cast
step-team = Team spell with { $card }
    .words = team
step-give = { $name }: { $what }
    .words = give
step-agree = Agree
    .words = agree yes
step-refuse = Refuse
    .words = refuse no
step-call_off = Call it off
    .words = cancel
step-choose = { $name }
    .words = choose
step-hand = Give { $the_card }
    .words = hand
step-to = to { $name }
    .words = to
step-take = Take { $the_card }
    .words = take
step-leave = Take nothing
    .words = leave nothing
step-end = End
    .words = end

## Hints

hint-target = A zone with a blessing forgives falls, a zone with a curse fears Guardians. Look at what you have in Reserve: which spells are nearly complete?
hint-grip = Thumb and middle finger are the easiest, then the ring finger, then the little one. The other hand is the hardest.
hint-draw = Every page makes the next draw riskier. Keep the book in balance: draw on the side that it leans away from, and stop when you have what you need.
hint-page = The outer pages hold the balance most, and the outermost often shows its face. Deeper ones move the book less, and are a surprise.
hint-pull = One page at a time is the safest. A bundle brings more at once, and shakes more.
hint-came = The book decides now.
hint-answer = The book decides now.
hint-lean = The book decides now.
hint-watch = A fall now counts like a fall in the draw.
hint-curse = Give up what is furthest from a spell: a lonely colour that the sheet no longer asks for.
hint-spells = Cast what is complete, and ask the others for what is missing. A Fairy is worth most where three are missing.
hint-give = Use up what its owner cannot keep anyway. Spare Fairies and the Wolf for later.
hint-consent = All win or all lose: agree unless you see a better use for your cards.
hint-giver = Choose somebody who holds what another one needs.
hint-gift = Give what completes somebody else's four, or what you cannot keep.
hint-to = Think of whoever casts next.
hint-mouse = Choose whoever can use a card of the discard soonest; you can use yours at once.
hint-take = A Fairy is worth up to three Elements.
hint-keep = Keep what the sheet still asks for, and what others can complete. Creatures are worth keeping.
hint-settle = The book decides now.

## The table in a terminal

board-heading =
    Turn { $turn } · { $energy } energy · { $who ->
        [you] your turn
       *[other] { $name }'s turn
    }
board-heading-warm-up =
    Warm-up · { $who ->
        [you] you may try
       *[other] { $name } may try
    }
board-company =
    { $count ->
        [0]
            { $people_count ->
                [one] You play alone.
               *[other] { $people } play together.
            }
       *[other]
            { $people_count ->
                [one] You play together with { $bots }.
               *[other] { $people } play together with { $bots }.
            }
    }
board-proposal = Proposal
board-still = { $question } ({ $count } to go)
board-grimoire = Grimoire
board-left = left
board-right = right
board-felt = On the felt
board-sheet = Sheet
board-energy = Energy
board-reserve = Reserve
board-drawn = Drawn
board-discard = Discard
board-target = target
board-sealed = sealed
board-fallen = fallen
board-pages =
    { $count ->
        [one] { $count } page
       *[other] { $count } pages
    }
board-cards =
    { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }
board-standing =
    { $sealed } of { $zones } zones sealed, { $energy } energy left
board-example = left, page 1
board-help = Enter draws the table again, “save FILE” keeps the match so far. In words: “{ $example }”, then “pull 2”, “done”; “cast fire”, “discard air”, “end”.
board-no-zone = There is no zone { $zone } to target.
board-no-page = There are only pages 1 to { $count } on this side.
board-no-card = There is no { $card } in the discard.
board-not-yours = You have no { $card }.
board-first-answer = First answer this: { $question }

## Why a bot would play like that

why-target = This zone is the nearest to being sealed with what you all have.
why-grip = This grip is the easiest of yours.
why-draw = You still need cards, and the book stands well enough.
why-page = Here a page comes out most safely: the book falls in { $percent } of 100 such draws.
why-page-face = You see what you get: { $card }. The book falls in { $percent } of 100 such draws.
why-pull = More at once would shake the book too much.
why-let_go = Another place is safer.
why-done = You have enough: every further page is a risk.
why-warm_up = Nothing counts in the warm-up. It is only for your hand.
why-discard = You can best do without { $the_card }.
why-cast = The cards are there, and the zone is one spell nearer to its seal.
why-team = Everybody has a share, and team spells are the hardest to complete.
why-agree = The spell helps you all.
why-refuse = These cards will do more elsewhere.
why-call_off = There is a better spell.
why-imp = Without Guardians your hands are free again.
why-dragonflies = Somebody holds what another one needs.
why-mouse = The discard holds something that you all need.
why-choose = { $name } makes the most of it.
why-hand = { $the_card } helps most elsewhere.
why-take = { $the_card } brings the next spell nearer.
why-leave = Nothing there is of use.
why-end = There is nothing better to do now.

## What is done for you because there is no choice

forced-end =
    { $phase ->
        [spells] No spell can be cast, and no Creature be played.
       *[keep] There is nothing to discard.
    }

## House rules

house-changed-copies = { $name }: { $here ->
        [one] { $here } copy
       *[other] { $here } copies
    } instead of { $usual }
house-changed-sheet = { $name }: { $zones }
house-changed-energy = { $name }: { $here } energy at the beginning
house-changed-arrows = { $name }: arrows { $arrows }
house-changed-grip = { $name }: { $here } instead of { $usual }
house-zone = { $zone } { $spells }
house-zone-marked = { $zone } { $spells } ({ $marks })
house-not-a-list = { $at } should be a list of { $least } to { $most }.
house-two-starts = { $at } has two first zones; there is one at most.
house-wrong-sum = { $at } does not fit: { $known } should be { $wanted } cards together, not { $value }.
house-form = “{ $value }” should look like water:ring.

## Ready-made phrases

phrase-spell-water = Let us cast Water!
phrase-spell-fire = Let us cast Fire!
phrase-spell-earth = Let us cast Earth!
phrase-spell-air = Let us cast Air!
phrase-spell-team = Let us cast a team spell!
phrase-draw-more = Draw one more!
phrase-stop-drawing = Better stop drawing.
