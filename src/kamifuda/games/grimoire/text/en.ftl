### Grimoire, in English. Same keys as fr.ftl.
### $who is "you", "other", or "watched" where nobody is "you"; $name is a display name; $card, $a_card and $the_card name a card.
### $to, $from and $target are names of a second player; $to_who, $from_who and $target_who tell who that is.
### $new is a card that takes the place of another; $page and $the_page name a page, $number is its number.
### $seats are names in their order, $seats_and the same with an "and"; the viewer among them is "you". $cards_count is the length of a list.
### .effect takes the options of the table, by their names, and $amount: the points that it gives or costs.
### .short is a card on a narrow screen; .words are what a person may type, single words, with a blank between two.

## The game

game-name = Grimoire
game-tagline = Choose your spell in secret: it decides what you do, and when.
game-players = 2 to 4 players
game-goal = Collect treasures, companions and points. When somebody has { $end_at } treasures or { $end_at } companions, the round is played to its end, and then whoever has the most points wins.
game-how-a-turn-works = Everybody secretly marks a page of their grimoire, and all books open at once. In your turn you cast that spell, then take a card from the quest zone: companions lie face up, treasures face down. Every round the level rises, and stronger spells can be chosen.
game-reconstructed = Neither the texts of the pages nor those of the cards are published: what we had to reconstruct, points included, is marked [reconstructed], and { "?" } shows it.
game-order = Lower pages go first, but only those that nobody else has chosen. Players who share a page go after the others, and whoever was late is now early.

## Cards

card-bronze_coin = Bronze Coin
    .a = a Bronze Coin
    .the = the Bronze Coin
    .many = Bronze Coins
    .short = Bronze
    .effect = A treasure: it lies face down and counts at the end.
card-silver_coin = Silver Coin
    .a = a Silver Coin
    .the = the Silver Coin
    .many = Silver Coins
    .short = Silver
    .effect = A treasure: it lies face down and counts at the end.
card-gold_coin = Gold Coin
    .a = a Gold Coin
    .the = the Gold Coin
    .many = Gold Coins
    .short = Gold
    .effect = A treasure: it lies face down and counts at the end.
card-spy = Spy
    .a = a Spy
    .the = the Spy
    .many = Spies
    .short = Spy
    .effect = At the start of every round, look secretly at the hidden card.
card-mercenary = Mercenary
    .a = a Mercenary
    .the = the Mercenary
    .many = Mercenaries
    .short = Mercenary
    .effect =
        { $amount ->
            [1] At the end, each of your Mercenaries is worth as many points as you have Mercenaries: 1, 4 or 9 in all.
            [0] At the end, your Mercenaries are worth nothing more.
           *[other] At the end, each of your Mercenaries is worth { $amount } points for every Mercenary that you have.
        }
card-thief = Thief
    .a = a Thief
    .the = the Thief
    .many = Thieves
    .short = Thief
    .effect =
        Whenever you have the first turn of a round, take { $amount ->
            [one] { $amount } point
           *[other] { $amount } points
        }.
card-archer = Archer
    .a = an Archer
    .the = the Archer
    .many = Archers
    .short = Archer
    .effect =
        Whenever you have the last turn of a round, take { $amount ->
            [one] { $amount } point
           *[other] { $amount } points
        }.
card-merchant = Merchant
    .a = a Merchant
    .the = the Merchant
    .many = Merchants
    .short = Merchant
    .effect =
        { $amount ->
            [0] When you use Create, you may draw one more item.
            [one] When you use Create, you may pay { $amount } point to draw one more item.
           *[other] When you use Create, you may pay { $amount } points to draw one more item.
        }
card-nun = Nun
    .a = a Nun
    .the = the Nun
    .many = Nuns
    .short = Nun
    .effect = Heal costs you nothing.
card-villain = Villain
    .a = a Villain
    .the = the Villain
    .many = Villains
    .short = Villain
    .effect =
        When your attack spell takes something, take { $amount ->
            [one] { $amount } more point
           *[other] { $amount } more points
        }.
card-prince = Prince
    .a = a Prince
    .the = the Prince
    .many = Princes
    .short = Prince
    .effect =
        At the end, { $amount ->
            [one] { $amount } more point
           *[other] { $amount } more points
        } if you have a Queen or a King.
card-queen = Queen
    .a = a Queen
    .the = the Queen
    .many = Queens
    .short = Queen
    .effect =
        At the end, { $amount ->
            [one] { $amount } more point
           *[other] { $amount } more points
        } if you have a King.
card-king = King
    .a = a King
    .the = the King
    .many = Kings
    .short = King
    .effect =
        At the end, { $amount ->
            [one] { $amount } more point
           *[other] { $amount } more points
        } if you have a Queen and a Prince.
card-bronze_sword = Bronze Sword
    .a = a Bronze Sword
    .the = the Bronze Sword
    .many = Bronze Swords
    .short = Sword
    .effect = An item: it lies face down and counts at the end.
card-silver_bracelet = Silver Bracelet
    .a = a Silver Bracelet
    .the = the Silver Bracelet
    .many = Silver Bracelets
    .short = Bracelet
    .effect = An item: it lies face down and counts at the end.
card-golden_cup = Golden Cup
    .a = a Golden Cup
    .the = the Golden Cup
    .many = Golden Cups
    .short = Cup
    .effect = An item: it lies face down and counts at the end.
card-junk = Junk
    .a = a piece of Junk
    .the = the Junk
    .many = pieces of Junk
    .short = Junk
    .effect = Counts as Junk: at the end, whoever has the most gets 5 points. If several have the most, each of them does.
card-blessed_shoes = Blessed Shoes
    .a = the Blessed Shoes
    .the = the Blessed Shoes
    .many = Blessed Shoes
    .short = Shoes
    .effect =
        When you draw this item, you may turn up the top card of the quest deck and add it to { $shoes ->
            [territory] your territory
           *[zone] the quest zone
        }.
card-hidden = hidden card
    .a = a hidden card
    .the = the hidden card
    .many = hidden cards
    .short = hidden

kind-treasure = treasure
    .many = treasures
kind-companion = companion
    .many = companions
kind-item = item
    .many = items

## Pages

page-1 = Luck
    .the = Luck
    .type = Common spell
    .effect = You may discard one card of the quest zone. The top card of the quest deck takes its place; if the old one lay face down, so does the new one, unseen.
page-2 = Silence
    .the = Silence
    .type = Common spell
    .effect = From now to the end of the round, the forbidden spells of the other players have no effect.
page-3 = Fireball
    .the = Fireball
    .type = Forbidden spell
    .effect =
        Take { $amount ->
            [one] { $amount } point
           *[other] { $amount } points
        }.
page-4 = Heal
    .the = Heal
    .type = Common spell
    .effect =
        { $heal_cost ->
            [0] You may draw a random card from the discard.
            [one] You may pay { $heal_cost } point to draw a random card from the discard.
           *[other] You may pay { $heal_cost } points to draw a random card from the discard.
        }
page-5 = Haste
    .the = Haste
    .type = Time spell
    .effect =
        As soon as the books open, { $haste ->
            [take_first] you move to the front of the turn order.
           *[reverse] the turn order is reversed.
        }
page-6 = Resist
    .the = Resist
    .type = Defence spell
    .effect =
        { $defence_timing ->
            [on_reveal] From the moment the books open
           *[on_cast] From now
        } to the end of the round, attack spells cannot touch you.
page-7 = Create
    .the = Create
    .type = Common spell
    .effect =
        { $create_cost ->
            [0] Draw an item.
            [one] You may pay { $create_cost } point to draw an item.
           *[other] You may pay { $create_cost } points to draw an item.
        }
page-8 = Storm
    .the = Storm
    .type = Forbidden spell
    .effect =
        Take { $amount ->
            [one] { $amount } point
           *[other] { $amount } points
        }.
page-9 = Charm
    .the = Charm
    .type = Attack spell
    .effect = The other player with the most companions gives you one. They choose which.
page-10 = Summon Elemental
    .short = Elemental
    .the = Summon Elemental
    .type = Common spell
    .effect =
        If nobody has { $lowest_by ->
            [total] less than you, points and cards together,
           *[tokens] fewer points than you,
        } take { $summon_elemental_vp ->
            [one] { $summon_elemental_vp } point
           *[other] { $summon_elemental_vp } points
        }.
page-11 = Time Stop
    .the = Time Stop
    .type = Time and defence spell
    .effect =
        As soon as the books open, { $time_stop ->
            [take_first] you move to the front of the turn order.
           *[reverse] the turn order is reversed.
        } { $defence_timing ->
            [on_reveal] From then
           *[on_cast] From your turn
        } to the end of the round, attack spells cannot touch you.
page-12 = Polymorph
    .the = Polymorph
    .type = Attack spell
    .effect =
        Take half of the points, rounded { $polymorph_rounding ->
            [down] down
           *[up] up
        }, of the other player who has the most.
page-13 = Meteor Strike
    .the = Meteor Strike
    .type = Forbidden spell
    .effect =
        Take { $amount ->
            [one] { $amount } point
           *[other] { $amount } points
        }.
page-14 = Domination
    .the = Domination
    .type = Attack spell
    .effect = Take a companion of your choice from the other player who has the most.
page-15 = Wish
    .the = Wish
    .type = Forbidden spell
    .effect =
        { $wish ->
            [three_keep_all] Take three random cards from the discard.
            [three_keep_one] Draw three random cards from the discard and keep one of them.
           *[vp_or_three]
                Take { $wish_vp ->
                    [one] { $wish_vp } point
                   *[other] { $wish_vp } points
                }, or three random cards from the discard.
        }
page-type-common = Common
    .small = common
    .help = A spell that nothing stops.
page-type-forbidden = Forbidden
    .small = forbidden
    .help = Has no effect while another player’s Silence lasts.
page-type-attack = Attack
    .small = attack
    .help = Takes something from another player, unless a defence spell protects them.
page-type-defence = Defence
    .small = defence
    .help = Protects its caster from attack spells to the end of the round.
page-type-time = Time
    .small = time
    .help = Works as soon as the books open, before the first turn, and changes the turn order.
chosen-page =
    { $who ->
        [you] you chose { $the_page }
       *[other] { $name } chose { $the_page }
    }

## Where we know it from

provenance-certain = certain
    .help = certain: printed in a rulebook, or told by two independent sources
provenance-likely = likely
    .help = likely: from one good source, or it follows closely from others
provenance-reconstructed = reconstructed
    .help = reconstructed: the printed text is not known
provenance-of-effect = Effect
provenance-of-type = Type
provenance-of-points = Points
provenance-of-amount = Number

## The rulebook

rules-title = The rules of Grimoire
rules-intro = Grimoire is a game of secret spells and quests for two to four players, after the game by Hayato Kisaragi, published by One Draw in 2010. The rulebook does not print what the pages and cards say, so some of them are reconstructed, and marked as such. An A in a number marks a ruling where the rulebook is silent or unclear: most are ours, and the mark says how sure we are.
rules-the-match = The match
rules-the-pages = The pages
rules-the-quest-cards = The quest cards
rules-the-items = The items
rules-the-setup = The setup
rules-the-setup-phase = The setup phase
rules-the-grimoire-phase = The Grimoire phase
rules-the-quest-phase = The Quest phase
rules-the-spells = The spells
rules-attack-and-defence = Attack and defence
rules-the-end = The end
rules-who-sees-what = Who sees what
rules-options = Options
rules-page = page
rules-name = name
rules-type = type
rules-effect = effect

## Clauses: the match and the cards

clause-GRI-01 = You are adventurers who use their grimoires to gain treasures and companions. Whoever has the most points wins.
clause-GRI-02 = There are 4 grimoires, 58 quest cards, 18 items, 4 bookmarks (Air, Earth, Fire and Water), 23 point tokens worth 1, 2 or 5, a level marker, 4 order tokens and a mat.
clause-GRI-03 = Quest cards are treasures, which are yellow, or companions, which are brown. Each shows its name, its effect, its points and its kind.
clause-GRI-04 = Items come only from the spells of a grimoire.
clause-GRI-05 = Each player has a grimoire and a bookmark. The others stay in the box.
clause-GRI-06 = All items are shuffled into a face-down deck.
clause-GRI-07 = Discarded quest cards lie face up in a pile.
clause-GRI-08 = The quest deck is shuffled and lies face down. When it is used up, the discards are shuffled into a new one.
clause-GRI-09 = The main zone is the quest zone together with the zone of the points.
clause-GRI-10 = Your territory holds your quest cards, items and points. Treasures and items lie there face down, hidden from the others.
clause-GRI-11 = Quest cards are laid in the quest zone, and only what lies there can be taken.
clause-GRI-12 = All points begin in their zone in the middle. What you gain moves into your territory.
clause-GRI-13 = Tokens may be changed for others of the same value at any time.
clause-GRI-14 = There are always enough points: if the tokens run out, something else takes their place.
clause-GRI-15 = The level is the same for everybody, and it starts at 6.
clause-GRI-16 = There are as many order tokens as players, from 1 upwards.
clause-GRI-17 = Before the first round chance decides an order, and in that order each player chooses one of the order tokens left.

## Clauses: the round

clause-GRI-18 = A round has three phases: the setup, the Grimoire phase and the Quest phase. The first round begins when everybody has an order token.
clause-GRI-19 = Every round but the first begins by raising the level by 1. It never goes above 15.
clause-GRI-20 = Then one quest card more than there are players is laid in the quest zone: the first face down, the others face up.
clause-GRI-21 = In the Grimoire phase everybody chooses at the same time, and the choices make the turn order of the Quest phase.
clause-GRI-22 = Choose in secret a page whose number is not above the level, and put your bookmark there. You may move it until everybody has chosen.
clause-GRI-23 = When everybody has chosen, all reveal their pages. Another page can be chosen in the next round.
clause-GRI-24 = Players whose page nobody else has chosen are one group; those who share a page are the other.
clause-GRI-25 = Those who are alone on their page receive order tokens by its number: the lowest page gets the lowest token.
clause-GRI-26 = Those who share a page receive tokens in the reverse order of the ones they held: whoever was late is now early.
clause-GRI-27 = Whoever has revealed a time spell has to use it at once.
clause-GRI-28 = In the Quest phase the players take their turns in the order of their tokens. Wait until it is your turn.
clause-GRI-29 = First in your turn, you use the spell of your page.
clause-GRI-30 = After your spell you take one card of your choice from the quest zone.
clause-GRI-31 = A companion goes face up into your territory, a treasure face down.
clause-GRI-32 = One card lies face down. Whoever takes it looks at it secretly and then places it like any other.
clause-GRI-33 = After everybody's turn the cards left in the quest zone are discarded, and the next round begins.

## Clauses: the end

clause-GRI-34 = When somebody has 10 treasures or 10 companions, or as many as the table has chosen, the round is played to its end. Then the match is over, whatever happens in between.
clause-GRI-35 = As soon as quest deck and discard are both empty, the match stops, in the middle of a round too.
clause-GRI-36 = Your score is the points of your quest cards, of your items and of your tokens.
clause-GRI-37 = Items are drawn only with Create, or with an effect tied to it. They lie face down. When their deck is empty, no more can be drawn.
clause-GRI-38 = Whoever has the most Junk at the end gets 5 more points. If several have the most, each of them does.
clause-GRI-39 = The highest total wins. If several are level at the top, the designer of the game is declared the winner.

## Clauses: the spells

clause-GRI-40 = Luck may discard the face-down card too. Then the card that takes its place lies face down, and nobody has seen it.
clause-GRI-41 = For Heal the discards are shuffled face down, and you take one at random, or leave it.
clause-GRI-42 = Haste is used in the Grimoire phase. In the Quest phase it does nothing.
clause-GRI-43 = An item that you draw is not shown, but laid face down. Only the Blessed Shoes may be used when they are drawn.
clause-GRI-44 = 2 points may be two tokens of 1 or one token of 2.
clause-GRI-45 = If several players have the most companions, whoever casts Charm chooses the target among them.
clause-GRI-46 = If the player with the most companions is protected, Charm is aimed at the one with the next most.
clause-GRI-47 = Summon Elemental works also for a player who is only tied for the fewest points.
clause-GRI-48 = Time Stop changes the order in the Grimoire phase, and protects in the Quest phase.
clause-GRI-49 = If several players have the most points, whoever casts Polymorph chooses the target among them.
clause-GRI-50 = If the player with the most points is protected, Polymorph is aimed at the one with the next most; again the caster chooses among equals.
clause-GRI-51 = If several players have the most companions, whoever casts Domination chooses the target among them.
clause-GRI-52 = If the player with the most companions is protected, Domination is aimed at the one with the next most.
clause-GRI-53 = When Wish takes cards from the discard, it is shuffled first, and three are taken at random. Where you keep only one, it is one of these.
clause-GRI-54 = There are 29 treasures and 30 companions, three of each kind, and 18 items. The table of the cards tells how many of which.
clause-GRI-55 = The Blessed Shoes are worth 1 point. Whoever uses them turns up the top card of the quest deck and puts it into the quest zone.
clause-GRI-56 = Every grimoire has the same 15 numbered pages, from 1, Luck, to 15, Wish, and each spell does what its page says: Charm makes its victim give a companion, and with Domination the caster takes one of the victim’s.
clause-GRI-57 = The middle of the table has a place for everything: quest deck, discard, item deck, points, level and the row of quest cards.

## Rulings

clause-GRI-A1 = All players who are alone on their page go before those who share one.
clause-GRI-A2 = If two different pages are shared, all four players are one group: only the tokens they held matter.
clause-GRI-A3 = The token that counts for a shared page is the one you held at the end of the last round, after any time spell.
clause-GRI-A4 = Players who share a page go in reverse order. An option keeps their old order, as a later edition does.
clause-GRI-A5 = Every time spell works: each one reverses the order once, and two of them cancel each other.
clause-GRI-A6 = Haste and Time Stop reverse the turn order. Options let them put their caster first instead.
clause-GRI-A7 = Spells have to be used if they can be. Only Luck, Heal, the Blessed Shoes and the Merchant are optional, and Create where it has a price.
clause-GRI-A8 = An attack spell never hits its own caster: its target is the player with the most among the others.
clause-GRI-A9 = If all others are protected, or have nothing to take, an attack spell has no effect.
clause-GRI-A10 = A defence spell protects from the moment it is used, that is from its caster's turn on. An option lets it protect from the reveal on.
clause-GRI-A11 = Silence does not undo forbidden spells that have been used before it.
clause-GRI-A12 = Silence stops the forbidden spells of the others, never those of its own caster.
clause-GRI-A13 = For Summon Elemental only the points that players have collected are compared, for the cards are partly hidden. An option compares everything.
clause-GRI-A14 = Who has the fewest or the most points is decided at the moment the spell works.
clause-GRI-A15 = Without a point to pay, Heal has no effect. If the discard is empty, it takes the top card of the quest deck; if that is empty too, nothing happens and nothing is paid. An option makes Heal free.
clause-GRI-A16 = Every treasure and companion in your territory counts towards the end of the match, however it came there.
clause-GRI-A17 = If the discard holds fewer than three cards, Wish takes what is there.
clause-GRI-A18 = Once somebody has had enough cards, this round stays the last, even if some are taken away again.
clause-GRI-A19 = If the deck runs out while the row is laid, the discards are shuffled and the row goes on. When both are empty, whatever emptied them, the match stops as soon as that effect is done: what nobody has taken belongs to nobody. By option only a row that lacks a card stops it.
clause-GRI-A20 = The match stops early only if quest deck and discard are both empty.
clause-GRI-A21 = If nobody has any Junk, nobody gets points for it.
clause-GRI-A22 = If several players are level at the top, the printed rule makes the designer the winner: the match is a draw for them. An option lets them share the victory.
clause-GRI-A23 = Thief, Archer and their like work after the spell and before a card is taken. Every copy counts.
clause-GRI-A24 = First and last are those of the final order, after all time spells.
clause-GRI-A25 = The card that the Blessed Shoes turn up lies face up in the quest zone. An option puts it into the territory of whoever used them.
clause-GRI-A26 = The rulebook gives the Blessed Shoes two slightly different names. It is one card.
clause-GRI-A27 = You have to choose a page in every round.
clause-GRI-A28 = Everybody may know how many points, treasures and items each player has. Only the faces of the cards are hidden.
clause-GRI-A29 = You may look at your own treasures and items at any time.
clause-GRI-A30 = Luck may discard any card of the quest zone, or none. If the deck is empty, the discards are shuffled first.
clause-GRI-A31 = Treasures lie face down. A caption in the rulebook says otherwise, but everything else contradicts it.
clause-GRI-A32 = The rulebook does not print the pages. What they say here comes from other editions, from hints, or from us, and each page says which.
clause-GRI-A33 = The box has 58 quest cards, but the printed list adds up to 59. We leave out one Bronze Coin; an option puts it back, and house rules may name another card.
clause-GRI-A34 = Create costs nothing. An option gives it a price of 1 point, and then you may leave it.
clause-GRI-A35 = The target of an attack spell is the player with the most of what it takes, among the others who have any and are not protected. The caster chooses among equals. A protected player can never be chosen.
clause-GRI-A36 = Each Thief, Archer, Merchant and Villain counts. Each Prince, Queen and King gets its own bonus, and one partner serves them all. A second Spy or Nun adds nothing.
clause-GRI-A37 = If time spells put their casters first, the higher page is resolved first, and equal pages in the order of the tokens just dealt. Each caster moves to the front, so whoever is resolved last goes first.

## Events: before the turns

event-choosing = The order tokens are chosen in this order, drawn by chance: { $seats }.
event-took_token =
    { $who ->
        [you] You take order token { $token }.
       *[other] { $name } takes order token { $token }.
    }
event-round = Round { $round }, level { $level }: pages 1 to { $level } can be chosen.
event-reshuffled =
    The quest deck is used up: the discard, { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }, is shuffled into a new one.
event-laid =
    A card is laid face down, and face up: { $cards }. { $deck ->
        [0] The quest deck is empty.
        [one] { $deck } card is left in the quest deck.
       *[other] { $deck } cards are left in the quest deck.
    }
event-peeked =
    { $who ->
        [you] Spy: you look at the hidden card.
       *[other] Spy: { $name } looks at the hidden card.
    }
event-peeked-card =
    { $who ->
        [you] Spy: you look at the hidden card, { $a_card }.
       *[other] Spy: { $name } looks at the hidden card, { $a_card }.
    }
event-bookmarked =
    { $who ->
        [you] You have placed your bookmark.
       *[other] { $name } has placed a bookmark.
    }
event-bookmarked-page =
    { $who ->
        [you] You place your bookmark at page { $number }, { $page }.
       *[other] { $name } places a bookmark at page { $number }, { $page }.
    }
event-revealed = The books open: { $pages }.
event-ordered =
    { $shared_count ->
        [0] Everybody is alone on their page, so the lower page goes first. The order: { $seats }.
       *[other]
            { $alone_count ->
                [0]
                    { $reversed ->
                        [yes] Nobody is alone on their page, so the old order is reversed: { $seats }.
                       *[no] Nobody is alone on their page, so the order stays as it was: { $seats }.
                    }
               *[other]
                    { $reversed ->
                        [yes] First those alone on their page: { $alone }. Then those who share one, their old order reversed: { $shared }.
                       *[no] First those alone on their page: { $alone }. Then those who share one, in their old order: { $shared }.
                    }
            }
    }
event-time =
    { $how ->
        [take_first]
            { $who ->
                [you] With { $the_page }, you move to the front. The order: { $seats }.
               *[other] With { $the_page }, { $name } moves to the front. The order: { $seats }.
            }
       *[reverse]
            { $who ->
                [you] With { $the_page }, you reverse the order: { $seats }.
               *[other] With { $the_page }, { $name } reverses the order: { $seats }.
            }
    }

## Events: the turn

event-turn =
    { $who ->
        [you] Your turn, with { $the_page }.
       *[other] { $name }'s turn, with { $the_page }.
    }
event-silence =
    { $who ->
        [you] You impose silence: until the end of the round the forbidden spells of the others have no effect.
       *[other] { $name } imposes silence: until the end of the round nobody else's forbidden spells have any effect.
    }
event-protected =
    { $who ->
        [you] Until the end of the round attack spells cannot touch you.
       *[other] Until the end of the round attack spells cannot touch { $name }.
    }
event-silenced =
    { $who ->
        [you] Silence reigns: your forbidden spell, { $the_page }, has no effect.
       *[other] Silence reigns: { $name }'s forbidden spell, { $the_page }, has no effect.
    }
event-no_effect =
    { $why ->
        [nobody] There is nobody to attack: { $the_page } has no effect.
        [not_lowest]
            { $who ->
                [you] Somebody has less than you: { $the_page } has no effect.
               *[other] Somebody has less than { $name }: { $the_page } has no effect.
            }
        [no_points]
            { $who ->
                [you] You have no point to pay: { $the_page } has no effect.
               *[other] { $name } has no point to pay: { $the_page } has no effect.
            }
        [no_cards] There is no card to be had: { $the_page } has no effect.
        [no_items] There are no items left: { $the_page } has no effect.
       *[declined]
            { $who ->
                [you] You do not use { $the_page }.
               *[other] { $name } does not use { $the_page }.
            }
    }
event-gained =
    { $why ->
        [fireball] Fireball
        [storm] Storm
        [summon_elemental] Summon Elemental
        [meteor_strike] Meteor Strike
        [wish] Wish
        [thief] First turn, Thief
        [archer] Last turn, Archer
       *[villain] Villain
    }: { $who ->
        [you] you take
       *[other] { $name } takes
    } { $points ->
        [one] { $points } point.
       *[other] { $points } points.
    }
event-paid =
    { $who ->
        [you] You pay
       *[other] { $name } pays
    } { $points ->
        [one] { $points } point
       *[other] { $points } points
    } { $why ->
        [heal] for Heal.
        [create] for Create.
       *[merchant] for one more item (Merchant).
    }
event-replaced =
    { $hidden ->
        [yes]
            { $who ->
                [you] You discard the hidden card: it was { $a_card }. A new one takes its place, unseen.
               *[other] { $name } discards the hidden card: it was { $a_card }. A new one takes its place, unseen.
            }
       *[no]
            { $who ->
                [you] You discard { $the_card }.
               *[other] { $name } discards { $the_card }.
            }
    }
event-replaced-new =
    { $who ->
        [you] You discard { $the_card }, and { $a_new } takes its place.
       *[other] { $name } discards { $the_card }, and { $a_new } takes its place.
    }
event-drew =
    { $pile ->
        [deck]
            { $who ->
                [you] The discard is empty: you draw a treasure from the quest deck, face down.
               *[other] The discard is empty: { $name } draws a treasure from the quest deck, face down.
            }
       *[discard]
            { $who ->
                [you] You draw a card from the discard.
               *[other] { $name } draws a card from the discard.
            }
    }
event-drew-card =
    { $pile ->
        [deck]
            { $who ->
                [you] The discard is empty: you draw { $a_card } from the quest deck.
               *[other] The discard is empty: { $name } draws { $a_card } from the quest deck.
            }
       *[discard]
            { $who ->
                [you] You draw { $a_card } from the discard.
               *[other] { $name } draws { $a_card } from the discard.
            }
    }
event-item =
    { $who ->
        [you] You draw an item
       *[other] { $name } draws an item
    }{ $left ->
        [0] , the last one.
       *[other] { " " }({ $left } left).
    }
event-item-card =
    { $who ->
        [you] You draw an item, { $a_card }
       *[other] { $name } draws an item, { $a_card }
    }{ $left ->
        [0] : it was the last one.
       *[other] { " " }({ $left } left).
    }
event-shoes =
    { $who ->
        [you]
            { $place ->
                [territory] You use { $the_item }: { $a_card } comes into your territory.
               *[quest] You use { $the_item }: { $a_card } joins the quest zone.
            }
       *[other]
            { $place ->
                [territory] { $name } uses { $the_item }: { $a_card } comes into their territory.
               *[quest] { $name } uses { $the_item }: { $a_card } joins the quest zone.
            }
    }
event-targeted =
    { $who ->
        [you] You aim { $the_page } at { $target }.
       *[other]
            { $target_who ->
                [you] { $name } aims { $the_page } at you.
               *[other] { $name } aims { $the_page } at { $target }.
            }
    }
event-gave =
    { $who ->
        [you] You give { $a_card } to { $to }.
       *[other]
            { $to_who ->
                [you] { $name } gives you { $a_card }.
               *[other] { $name } gives { $a_card } to { $to }.
            }
    }
event-seized =
    { $who ->
        [you] You take { $a_card } from { $from }.
       *[other]
            { $from_who ->
                [you] { $name } takes { $a_card } from you.
               *[other] { $name } takes { $a_card } from { $from }.
            }
    }
event-robbed =
    { $who ->
        [you] You take
       *[other] { $name } takes
    } { $points ->
        [0] no point
        [one] { $points } point
       *[other] { $points } points
    } { $from_who ->
        [you] from you.
       *[other] from { $from }.
    }
event-wished =
    { $who ->
        [you] You draw at random from the discard: { $cards }.
       *[other] { $name } draws at random from the discard: { $cards }.
    }
event-kept =
    { $who ->
        [you] Of these you keep { $the_card }.
       *[other] Of these { $name } keeps { $the_card }.
    }
event-took =
    { $who ->
        [you] You take the hidden card: a treasure.
       *[other] { $name } takes the hidden card: a treasure.
    }
event-took-card =
    { $hidden ->
        [yes]
            { $who ->
                [you] You take the hidden card: it is { $a_card }.
               *[other] { $name } takes the hidden card: it is { $a_card }.
            }
       *[no]
            { $who ->
                [you] You take { $a_card }.
               *[other] { $name } takes { $a_card }.
            }
    }
event-discarded = Left over, and discarded: { $cards }.

## Events: the end

event-last_round =
    { $what ->
        [treasures]
            { $who ->
                [you] You have treasures enough: this round is the last.
               *[other] { $name } has treasures enough: this round is the last.
            }
       *[companions]
            { $who ->
                [you] You have companions enough: this round is the last.
               *[other] { $name } has companions enough: this round is the last.
            }
    }
event-piles_empty = Quest deck and discard are both empty: the match stops here, and all count their points.
event-counted =
    { $who ->
        [you] You have
       *[other] { $name } has
    } { $total ->
        [one] { $total } point
       *[other] { $total } points
    }: { $treasures_count ->
        [0] no treasures
       *[other] { $treasure_points } in treasures ({ $treasures })
    }, { $companion_points } in companions{ $bonus_points ->
        [0] { "" }
       *[other] { " " }and { $bonus_points } in their bonuses
    }, { $items_count ->
        [0] no items
       *[other] { $item_points } in items ({ $items })
    }{ $junk_bonus ->
        [0] { "" }
       *[other] , { $junk_bonus } for the most Junk
    }, { $points } collected.
event-match_won =
    { $who ->
        [you] You have the most points: you win the match!
        [other] { $name } has the most points and wins the match.
       *[watched] { $name } has the most points and wins the match!
    }
event-match_drawn = Level at the top: { $seats_and }. As the rulebook has it, the winner is Hayato Kisaragi, who designed the game.
event-match_shared = Level at the top: { $seats_and }. The victory is shared.

## The score

score-treasures = Treasures
    .help = what the coins are worth
score-companions = Companions
    .help = the points on the cards
score-bonuses = Bonuses
    .help = what companions add at the end
score-items = Items
    .help = the points on the cards
score-junk = Most Junk
    .help = 5 points for whoever has the most
score-points = Points collected
    .help = the tokens
score-total = Total
score-designer = Level at the top. As the rulebook has it, the winner is Hayato Kisaragi, who designed the game.
score-shared = Level at the top: the victory is shared.
score-early = Quest deck and discard were both empty, so the match stopped early.

## Options

option-seats = Players
    .help = Two to four play, everybody for themselves.
option-quest_deck = Quest cards
    .help = 58, as the box says, or 59, as the printed list adds up to: one more Bronze Coin.
option-tie_order = Shared pages
    .help = In which order players go who have chosen the same page.
option-tie_order-reverse = Reversed
    .help = Whoever was late is now early.
option-tie_order-keep = As before
    .help = They stay in the order of their tokens, as in a later edition.
option-haste = Haste
    .help = What Haste does to the turn order.
option-haste-reverse = Reverses the order
    .help = The last one goes first, and the first one last.
option-haste-take_first = Goes first
    .help = Whoever cast it moves to the front, and the others keep their order.
option-time_stop = Time Stop
    .help = What Time Stop does to the turn order.
option-time_stop-reverse = Reverses the order
    .help = The last one goes first, and the first one last.
option-time_stop-take_first = Goes first
    .help = Whoever cast it moves to the front, and the others keep their order.
option-defence_timing = Protection
    .help = From when Resist and Time Stop protect.
option-defence_timing-on_cast = From one's turn on
    .help = They protect once they are cast, in their caster's turn.
option-defence_timing-on_reveal = From the reveal on
    .help = They protect the whole round, from the moment the books open.
option-lowest_by = Who has the fewest
    .help = What Summon Elemental compares.
option-lowest_by-tokens = Points
    .help = Only the points that players have collected.
option-lowest_by-total = Points and cards
    .help = The points, and what all cards are worth, hidden ones too.
option-heal_cost = Price of Heal
    .help = How many points Heal costs.
option-create_cost = Price of Create
    .help = How many points Create costs. With a price it is optional.
option-summon_elemental_vp = Summon Elemental
    .help = How many points Summon Elemental gives.
option-wish = Wish
    .help = What Wish gives.
option-wish-vp_or_three = Points or cards
    .help = You choose: points, or three random cards from the discard.
option-wish-three_keep_one = One of three cards
    .help = You draw three random cards from the discard and keep one.
option-wish-three_keep_all = Three cards
    .help = You take three random cards from the discard.
option-wish_vp = Points of a Wish
    .help = How many points Wish gives, where it lets you choose points or cards.
option-polymorph_rounding = Half of the points
    .help = How Polymorph rounds the half of an odd number.
option-polymorph_rounding-up = Rounded up
    .help = Half of 5 is 3.
option-polymorph_rounding-down = Rounded down
    .help = Half of 5 is 2.
option-shoes = Blessed Shoes
    .help = Where the card goes that the Blessed Shoes turn up.
option-shoes-zone = Into the quest zone
    .help = It lies there face up, and anybody may take it in their turn.
option-shoes-territory = Into one's territory
    .help = Whoever used the Shoes keeps it.
option-top_tie = Level at the top
    .help = Who wins if several have the most points.
option-top_tie-designer = The designer
    .help = The designer of the game, as printed: nobody at the table.
option-top_tie-shared = All of them
    .help = Those who are level share the victory.
option-end_at = Cards to end the match
    .help = How many treasures, or companions, somebody needs for the last round, normally ten.
option-early_end = No quest cards left
    .help = When quest deck and discard are both empty, the match stops.
option-early_end-at_once = At once
    .help = Whatever empties them, in the middle of a round too. What nobody has taken belongs to nobody.
option-early_end-laying = When a row lacks a card
    .help = A round that has begun is played to its end.
option-house_rules = House rules
    .help = Other values for what is not certain about cards and pages, from a file. Usually none.
option-house_rules-none = None
option-house_rules-file = From a file

## Phases

phase-token = Choose an order token. It counts when you share a page in the first round.
    .waiting = Waiting for { $name } to choose an order token.
phase-bookmark = Choose a page in secret, and place your bookmark.
    .waiting = Waiting for { $name } to place a bookmark.
phase-luck = Luck: replace a card of the quest zone, or leave them all.
    .waiting = Waiting for { $name }: Luck may replace a card.
phase-heal = Heal: do you draw a random card from the discard?
    .waiting = Waiting for { $name } to use Heal or leave it.
phase-create = Create: do you pay for an item?
    .waiting = Waiting for { $name } to use Create or leave it.
phase-merchant =
    { $price ->
        [0] Merchant: do you draw one more item?
        [one] Merchant: do you pay { $price } point for one more item?
       *[other] Merchant: do you pay { $price } points for one more item?
    }
    .waiting = Waiting for { $name } to buy one more item, or not.
phase-target = Several have equally much: whom does your spell hit?
    .waiting = Waiting for { $name } to choose a target.
phase-give = You are charmed: choose the companion that you give away.
    .waiting = Waiting for { $name } to give a companion away.
phase-seize = Domination: choose the companion that you take.
    .waiting = Waiting for { $name } to choose a companion.
phase-wish = Your wish: points, or three random cards from the discard?
    .waiting = Waiting for { $name } to make a wish.
phase-keep = Choose the card that you keep.
    .waiting = Waiting for { $name } to keep a card.
phase-take = Take a card from the quest zone.
    .waiting = Waiting for { $name } to take a card.

## Steps

step-token = Token { $token }
    .words = token
step-page = { $number } { $page }
    .words = page bookmark choose
step-replace = Replace { $the_card }
    .words = replace exchange
step-leave = Leave it
    .words = leave decline
step-heal = Draw a card
    .words = heal
step-create = Pay for an item
    .words = create
step-buy = Buy an item
    .words = buy
step-enough = Enough
    .words = enough stop
step-points = Take the points
    .words = points
step-cards = Take three cards
    .words = cards
step-keep = Keep { $the_card }
    .words = keep
step-target = { $name }
    .words = target aim
step-give = Give { $the_card }
    .words = give
step-seize = Take { $the_card }
    .words = seize rob
step-take = Take { $the_card }
    .words = take get
step-shoes = Use the Blessed Shoes
    .words = shoes
step-use = Use { $the_card }
    .words = use

## Hints

hint-token = In the first round the tokens matter only for players who share a page: then the higher token goes first, unless the table has chosen otherwise.
hint-bookmark = A low page goes early and chooses its card first; a high page is stronger, but late. Ask yourself what the others want: whoever shares a page goes after everybody who is alone.
hint-luck = Replace what the next player would love to have, or what you would have to take. Leave the row if it already holds a card for you.
hint-heal = A card more is often worth its point, above all when the discard is full of gold and good companions.
hint-create = Items are worth up to three points, and the most Junk gets five. They stay secret until the end.
hint-merchant = By itself an item is worth a little less than a point on average, but every piece of Junk brings you nearer to the five points for the most.
hint-target = Hurt whoever is ahead. Look at their companions and at how near they are to the end.
hint-give = Give away what you can spare: a companion whose bonus you will not reach, or whose effect you hardly use.
hint-seize = Take what helps you most, or what your victim needs most: a King, a Queen, one of several Mercenaries.
hint-wish = Three cards are worth more if the discard is good, and they bring you nearer to the end. The points are certain.
hint-keep = Gold counts most by itself; a companion may count more beside those that you have.
hint-take = The hidden card may be anything, and it is taken in secret. Think of the end as well: enough treasures or companions make the last round.

## The table in a terminal

board-quest = Quest zone
board-territory = Territory
board-companions = Companions
board-treasures = Treasures
board-items = Items
board-discard = Discard
board-deck = Quest deck
board-item-deck = Item deck
board-pages = Pages
board-page = page
board-order = order
board-card = card
board-cards =
    { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }
board-points =
    { $count ->
        [one] { $count } point
       *[other] { $count } points
    }
board-count-treasures =
    { $count ->
        [one] { $count } treasure
       *[other] { $count } treasures
    }
board-count-items =
    { $count ->
        [one] { $count } item
       *[other] { $count } items
    }
board-brackets = (…) hidden, known to you
board-token = token { $token }
board-chosen = has chosen
board-choosing = is choosing
board-protected = protected
board-silence = Silence
board-last-round = last round
board-heading-token = Before the first round
board-heading =
    Round { $round } · level { $level } · { $who ->
        [you] your turn
        [other] { $name }'s turn
       *[all] everybody chooses
    }
board-standing =
    { $name } { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
board-example = page 3
board-help = Enter draws the table again, “save FILE” keeps the match so far. In words: “{ $example }”, or “luck”, “take thief”, “take hidden”.
board-no-card = There is no { $card } in the quest zone.
board-not-theirs = { $name } has no { $card }.
board-not-yours = You have no { $card }.
board-no-page = There are only pages 1 to { $count }.
board-first-answer = First answer this: { $question }

## Why a bot would play like that

why-token = The last token is the first if you share a page in the first round.
why-page-first = It is a low page: probably you go early and choose your card first.
why-page-points = It brings points at once.
why-page-cards = It brings cards, and cards decide.
why-page-attack = Somebody has more than you, and this takes it away.
why-page-defence = You have something to lose, and this protects it.
why-page-time = You would go late, and this turns the order round.
why-page-other = It does most for you in this round.
why-replace = This card would help the others more than you.
why-leave = What lies there already suits you.
why-heal = A card is worth more than a point.
why-create = An item may well be worth more than its price.
why-buy = One more item may well be worth its price.
why-spare = The point is worth more than what it would buy.
why-enough = The point is worth more than another item.
why-points = The points are certain; the cards would be chance.
why-cards = Three cards of this discard are worth more than the points.
why-keep = { $the_card } is worth most to you.
why-target = { $name } is the most dangerous.
why-give = You can best do without { $the_card }.
why-seize = { $the_card } helps you most, or hurts most.
why-take = { $the_card } is worth most to you.
why-take-hidden = What lies face up is worth less than a hidden card on average.
why-shoes = One more card to choose from, before the others come.

## House rules

house-changed-vp = { $name }: { $here } VP instead of { $usual }
house-changed-amount = { $name }: { $here ->
        [one] { $here } point
       *[other] { $here } points
    } instead of { $usual }
house-changed-points = { $name }: { $here ->
        [one] { $here } point
       *[other] { $here } points
    } in its effect instead of { $usual }
house-changed-type = { $name }: { $here } instead of { $usual }
house-changed-effect = { $name }: the same effect as { $other }
house-changed-no-effect = { $name }: no effect
house-changed-missing = { $name }: one card fewer, instead of { $usual }
house-unknown-card = there is no { $at }; there are { $known }.
house-own-option = { $at } is an option of its own: { $option }.
house-certain = { $at } is certain, and only what is not certain may be replaced.
house-with-effect = { $at } cannot be replaced together with the effect, which brings its own.
house-idle = { $at } matters only with { $option }.
house-form = “{ $value }” should look like nun.vp:2.
