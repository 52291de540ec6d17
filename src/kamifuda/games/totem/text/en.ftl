### Totem, in English. Same keys as fr.ftl.
### $who is "you", "other", or "watched" where nobody is "you"; $name is a display name; $card, $a_card and $the_card name a card.
### $partner is the second card of an attack, $taken a card that comes back into the hand; both have the same forms as $card.
### $index and $place count from 1. $against is what the attack counts, $level what the totem counts.
### .short is a card on a narrow screen; .words are what a person may type, single words, with a blank between two.

## The game

game-name = Totem
game-tagline = Find out what your opponent hides, and defeat it.
game-players = 2 players
game-goal = Defeat every totem in your opponent's zone. If the draw pile runs out first, whoever has more totems wins.
game-how-a-turn-works = Draw a card, then do one thing: attack a totem with a card from your hand, lay a new totem, exchange a hidden one, or discard a card and draw another. An attack at least as high as the totem defeats it, both cards are discarded, and you may go on attacking. A lower one fails, and the totem stays, face up.
game-powers = Levels 1 to 9 have the power of their colour. A red Sword adds a second card to its attack, a blue Shield stops the first attack against it, a purple Eye discovers a hidden totem, and a green Draw gives you a card.
game-powers-here = Levels 1 to { $highest } have the power of their colour. A Sword ({ $sword }) adds a second card to its attack, a Shield ({ $shield }) stops the first attack against it, an Eye ({ $eye }) discovers a hidden totem, and a Draw ({ $draw }) gives you a card.

## Cards

card-red_1 = red 1
    .a = a red 1
    .the = the red 1
    .many = red 1s
    .short = red 1
card-red_2 = red 2
    .a = a red 2
    .the = the red 2
    .many = red 2s
    .short = red 2
card-red_3 = red 3
    .a = a red 3
    .the = the red 3
    .many = red 3s
    .short = red 3
card-red_4 = red 4
    .a = a red 4
    .the = the red 4
    .many = red 4s
    .short = red 4
card-red_5 = red 5
    .a = a red 5
    .the = the red 5
    .many = red 5s
    .short = red 5
card-red_6 = red 6
    .a = a red 6
    .the = the red 6
    .many = red 6s
    .short = red 6
card-red_7 = red 7
    .a = a red 7
    .the = the red 7
    .many = red 7s
    .short = red 7
card-red_8 = red 8
    .a = a red 8
    .the = the red 8
    .many = red 8s
    .short = red 8
card-red_9 = red 9
    .a = a red 9
    .the = the red 9
    .many = red 9s
    .short = red 9
card-red_10 = red 10
    .a = a red 10
    .the = the red 10
    .many = red 10s
    .short = red 10
card-red_11 = red 11
    .a = a red 11
    .the = the red 11
    .many = red 11s
    .short = red 11
card-red_12 = red 12
    .a = a red 12
    .the = the red 12
    .many = red 12s
    .short = red 12
card-red_13 = red 13
    .a = a red 13
    .the = the red 13
    .many = red 13s
    .short = red 13
card-blue_1 = blue 1
    .a = a blue 1
    .the = the blue 1
    .many = blue 1s
    .short = blue 1
card-blue_2 = blue 2
    .a = a blue 2
    .the = the blue 2
    .many = blue 2s
    .short = blue 2
card-blue_3 = blue 3
    .a = a blue 3
    .the = the blue 3
    .many = blue 3s
    .short = blue 3
card-blue_4 = blue 4
    .a = a blue 4
    .the = the blue 4
    .many = blue 4s
    .short = blue 4
card-blue_5 = blue 5
    .a = a blue 5
    .the = the blue 5
    .many = blue 5s
    .short = blue 5
card-blue_6 = blue 6
    .a = a blue 6
    .the = the blue 6
    .many = blue 6s
    .short = blue 6
card-blue_7 = blue 7
    .a = a blue 7
    .the = the blue 7
    .many = blue 7s
    .short = blue 7
card-blue_8 = blue 8
    .a = a blue 8
    .the = the blue 8
    .many = blue 8s
    .short = blue 8
card-blue_9 = blue 9
    .a = a blue 9
    .the = the blue 9
    .many = blue 9s
    .short = blue 9
card-blue_10 = blue 10
    .a = a blue 10
    .the = the blue 10
    .many = blue 10s
    .short = blue 10
card-blue_11 = blue 11
    .a = a blue 11
    .the = the blue 11
    .many = blue 11s
    .short = blue 11
card-blue_12 = blue 12
    .a = a blue 12
    .the = the blue 12
    .many = blue 12s
    .short = blue 12
card-blue_13 = blue 13
    .a = a blue 13
    .the = the blue 13
    .many = blue 13s
    .short = blue 13
card-purple_1 = purple 1
    .a = a purple 1
    .the = the purple 1
    .many = purple 1s
    .short = purple 1
card-purple_2 = purple 2
    .a = a purple 2
    .the = the purple 2
    .many = purple 2s
    .short = purple 2
card-purple_3 = purple 3
    .a = a purple 3
    .the = the purple 3
    .many = purple 3s
    .short = purple 3
card-purple_4 = purple 4
    .a = a purple 4
    .the = the purple 4
    .many = purple 4s
    .short = purple 4
card-purple_5 = purple 5
    .a = a purple 5
    .the = the purple 5
    .many = purple 5s
    .short = purple 5
card-purple_6 = purple 6
    .a = a purple 6
    .the = the purple 6
    .many = purple 6s
    .short = purple 6
card-purple_7 = purple 7
    .a = a purple 7
    .the = the purple 7
    .many = purple 7s
    .short = purple 7
card-purple_8 = purple 8
    .a = a purple 8
    .the = the purple 8
    .many = purple 8s
    .short = purple 8
card-purple_9 = purple 9
    .a = a purple 9
    .the = the purple 9
    .many = purple 9s
    .short = purple 9
card-purple_10 = purple 10
    .a = a purple 10
    .the = the purple 10
    .many = purple 10s
    .short = purple 10
card-purple_11 = purple 11
    .a = a purple 11
    .the = the purple 11
    .many = purple 11s
    .short = purple 11
card-purple_12 = purple 12
    .a = a purple 12
    .the = the purple 12
    .many = purple 12s
    .short = purple 12
card-purple_13 = purple 13
    .a = a purple 13
    .the = the purple 13
    .many = purple 13s
    .short = purple 13
card-green_1 = green 1
    .a = a green 1
    .the = the green 1
    .many = green 1s
    .short = green 1
card-green_2 = green 2
    .a = a green 2
    .the = the green 2
    .many = green 2s
    .short = green 2
card-green_3 = green 3
    .a = a green 3
    .the = the green 3
    .many = green 3s
    .short = green 3
card-green_4 = green 4
    .a = a green 4
    .the = the green 4
    .many = green 4s
    .short = green 4
card-green_5 = green 5
    .a = a green 5
    .the = the green 5
    .many = green 5s
    .short = green 5
card-green_6 = green 6
    .a = a green 6
    .the = the green 6
    .many = green 6s
    .short = green 6
card-green_7 = green 7
    .a = a green 7
    .the = the green 7
    .many = green 7s
    .short = green 7
card-green_8 = green 8
    .a = a green 8
    .the = the green 8
    .many = green 8s
    .short = green 8
card-green_9 = green 9
    .a = a green 9
    .the = the green 9
    .many = green 9s
    .short = green 9
card-green_10 = green 10
    .a = a green 10
    .the = the green 10
    .many = green 10s
    .short = green 10
card-green_11 = green 11
    .a = a green 11
    .the = the green 11
    .many = green 11s
    .short = green 11
card-green_12 = green 12
    .a = a green 12
    .the = the green 12
    .many = green 12s
    .short = green 12
card-green_13 = green 13
    .a = a green 13
    .the = the green 13
    .many = green 13s
    .short = green 13
card-hidden = hidden totem
    .a = a hidden totem
    .the = the hidden totem
    .many = hidden totems
    .short = hidden

## Colours and powers

colour-red = red
colour-blue = blue
colour-purple = purple
colour-green = green
power-sword = Sword
    .the = the Sword
    .help = In an attack, a second card from your hand adds its level. The power of that card is cancelled.
power-shield = Shield
    .the = the Shield
    .help = In your zone, it stops the first attack against it, however high that attack is.
power-eye = Eye
    .the = the Eye
    .help = When it wins an attack or holds in defence, it discovers a hidden totem of the other player and cancels its power.
power-draw = Draw
    .the = Draw
    .help = When it wins an attack or holds in defence, you draw a card at once.
power-none = no power
    .the = no power
    .help = The highest levels have no power, only their strength.

## The rulebook

rules-title = The rules of Totem
rules-intro = Totem is a duel of hidden totems for two players, after a card game by Eric González, published by Runestone Games. Its title is lost to us, so Totem is a working title. An A in a number marks a ruling where the rulebook is silent or unclear: most are ours, and the mark says how sure we are.
rules-the-match = The match
rules-the-cards = The cards
rules-the-setup = The setup
rules-the-turn = The turn
rules-attack = Attack
rules-other-actions = Other actions
rules-the-powers = The powers
rules-the-sword = The Sword
rules-the-shield = The Shield
rules-the-eye = The Eye
rules-draw = Draw
rules-the-end = The end
rules-who-sees-what = Who sees what
rules-options = Options

## Clauses: the cards and the setup

clause-TOT-01 = Totem has 52 totem cards, two cards with rules and a leaflet.
clause-TOT-02 = The number of a totem is its level: 1 is the weakest, 13 the strongest. Each of the four colours has every level once.
clause-TOT-03 = Levels 1 to 9 have the power of their colour: the red ones the Sword, the blue ones the Shield, the purple ones the Eye, the green ones Draw. Levels 10 to 13 have no power. House rules may say otherwise.
clause-TOT-04 = A power works only once, when its card attacks or defends.
clause-TOT-05 = A totem whose power has been used or cancelled is turned sideways.
clause-TOT-06 = Totems that lie face down are hidden. Turning one up is called discovering it.
clause-TOT-07 = A discovered totem can no longer be moved: it stays where it is until it is defeated.
clause-TOT-08 = When a Sword attacks, you may add another card from your hand: both levels count together. The power of the other card is cancelled.
clause-TOT-09 = A Shield that is discovered in defence stops the first attack, whatever the attacker's level.
clause-TOT-10 = When an Eye attacks or defends, it discovers one totem of the other player and cancels that totem's power.
clause-TOT-11 = When a Draw wins an attack or holds in defence, its owner draws a card at once, even in the other player's turn.
clause-TOT-12 = Your aim is to defeat every totem in the other player's zone.
clause-TOT-13 = Chance decides who begins.
clause-TOT-14 = The cards are shuffled, and each player is dealt seven.
clause-TOT-15 = Before the first turn you choose four of your seven cards (or as many as the chosen zone size takes) and lay them face down: they are your zone. The others are your hand.
clause-TOT-16 = The cards that are left are the draw pile. The discard pile grows beside it.
clause-TOT-17 = The players take turns. You act when it is your turn.
clause-TOT-18 = You may look at your own hidden totems at any time.

## Clauses: the turn and its actions

clause-TOT-19 = Your turn begins with drawing one card.
clause-TOT-20 = After the draw you have to do exactly one thing: attack, defend, exchange or discard.
clause-TOT-21 = To attack, you play a card from your hand against one totem of the other player.
clause-TOT-22 = A hidden totem that is attacked is turned up, and it stays face up.
clause-TOT-23 = A discovered totem can be attacked only with a level equal to its own or higher, or by option only with a higher one.
clause-TOT-24 = An attack lower than the totem fails: the attacking card is discarded, and the totem stays, face up. Its power works by itself, and only this once.
clause-TOT-25 = An attack at least as high as the totem wins: the power of the attacking card works, and both cards are discarded.
clause-TOT-26 = After a won attack you may attack again or stop.
clause-TOT-27 = If you want to attack again but hold no card, you draw one, and your turn is over.
clause-TOT-28 = You may attack at most twice in a turn, unless the table has chosen another number.
clause-TOT-29 = To defend, you lay one card from your hand face down in your zone. You need a free place: fewer than four totems, or than the chosen zone size.
clause-TOT-30 = Your zone is full with four totems, or with as many as the table has chosen: you never have more.
clause-TOT-31 = To exchange, you swap one of your hidden totems with a card from your hand. A discovered totem stays where it is.
clause-TOT-32 = To discard, you put one card from your hand on the discard pile and draw another.
clause-TOT-33 = Before your turn ends, you discard until you hold no more than six cards, or the chosen hand limit.

## Clauses: the end

clause-TOT-34 = Whoever defeats the last totem of the other player wins the match.
clause-TOT-35 = When the draw pile is empty, whoever drew its last card plays the last turn. Then the match is over.
clause-TOT-36 = After the last turn, whoever has more totems wins. If both have the same number, all totems are revealed, and the higher sum of levels wins.
clause-TOT-37 = If both players have the same number of totems and the same sum of levels, the match is a draw.

## Rulings

clause-TOT-A1 = A discovered totem can be attacked only with an equal or higher level. The printed sentence forbids just these, but then no discovered totem could ever be defeated. By option only a strictly higher level is allowed.
clause-TOT-A2 = You name a Sword's partner together with the attack, before anything is turned up. The sum of both levels is what counts.
clause-TOT-A3 = A Sword and its partner are one attack, and both are discarded, whether it wins or fails. An option gives the partner back when the attack fails.
clause-TOT-A4 = A Sword adds its level within one attack only, never to a later one.
clause-TOT-A5 = A Sword takes one partner, never two. Another Sword may be the partner, but its own power is off.
clause-TOT-A6 = A Sword may attack alone. Its partner may be any card of your hand, also one without a power.
clause-TOT-A7 = Against a discovered totem too, a Sword and its partner count with the sum of their levels.
clause-TOT-A8 = A Sword has no power in defence, and a Shield none in attack.
clause-TOT-A9 = The attack that discovers a Shield already is the first attack: the totem survives it, whatever the level, and then the Shield is used up.
clause-TOT-A10 = A card that a Shield stops is discarded, however high it is. The attack has failed: no power works and no second attack follows. An option gives back what only the Shield has stopped, not a level that is too low.
clause-TOT-A11 = An attack too weak to win uses up the Shield as well.
clause-TOT-A12 = The Eye works after the levels have been compared: in attack once it has won, in defence once it has held. It discovers another totem, one that is still hidden. An option lets an attacking Eye work first.
clause-TOT-A13 = The Eye discovers only a totem that is hidden. If the other player has none, it has no effect.
clause-TOT-A14 = A Shield discovered by an Eye is cancelled and stops nothing any more.
clause-TOT-A15 = The power of a totem that is defeated does not work. Only the Shield comes before that.
clause-TOT-A16 = As attacker you may decline your Eye or your Draw. In defence powers work by themselves: the defender only chooses which totem the Eye discovers.
clause-TOT-A17 = The four actions are attack, defend, exchange and discard. The printed pages mix up their order.
clause-TOT-A18 = Your next attack may hit any totem that is left, and it may use a card that Draw has just given you.
clause-TOT-A19 = The card that you draw because your hand was empty cannot attack in the same turn.
clause-TOT-A20 = You can exchange only a totem that was never discovered. The card that takes its place is hidden too.
clause-TOT-A21 = A totem laid later can be attacked and exchanged like the others. Nobody defends with an empty zone, because an empty zone has already lost.
clause-TOT-A22 = Your hand is counted only at the end of your own turn. In the other player's turn Draw may take you past the limit.
clause-TOT-A23 = If you draw the last card of the pile in your own turn, this turn is the last. If you draw it in the other player's turn, you play one more turn after that one.
clause-TOT-A24 = When the draw pile is empty, you may still discard a card; you just draw none.
clause-TOT-A25 = The discard pile is never shuffled to be drawn from again.
clause-TOT-A26 = The first player may attack in the very first turn, unless the table has chosen to forbid it.
clause-TOT-A27 = When levels are added up, hidden and face-up totems count alike, whether their powers are used or not.
clause-TOT-A28 = Defeating the last totem wins at once, in the last turn too. Nothing is counted then.
clause-TOT-A29 = You can always discard a card, so there always is something you can do.
clause-TOT-A30 = Both players choose their totems at the same time and in secret. The first turn begins when both have chosen.
clause-TOT-A31 = A discovered totem stays until it is defeated: so we read a strange word of the printed French rules, “déroutés”.
clause-TOT-A32 = The extra last turn begins without a draw, but one action is still compulsory. An option makes the turn in which the pile runs out the last, whoever drew: it is played to its end.
clause-TOT-A33 = Defeating the last totem ends the match at once. After any other won attack the power works, then the cards are discarded, then you choose whether to go on. With no card in hand you may draw one and end your turn; if the pile is empty too, your turn simply ends.
clause-TOT-A34 = With the option Eye first, an attacking Eye discovers a hidden totem before the levels are compared, or declines, and does not work again. Whether the target may be attacked is settled before it looks. As a Sword's partner an Eye never works.
clause-TOT-A35 = The discard pile lies face up, and everybody knows how many cards each hand and the draw pile hold. Everybody sees at which place a totem is laid or exchanged, but not which card it is.

## Events: before the first turn

event-first =
    { $who ->
        [you] You begin.
       *[other] { $name } begins.
    }
event-dealt = Each player is dealt { $count } cards. { $pile } are left as the draw pile.
event-received =
    { $who ->
        [you] You are dealt: { $cards }.
       *[other] { $name } is dealt: { $cards }.
    }
event-chosen =
    { $who ->
        [you] You have laid your totems face down.
       *[other] { $name } has laid totems face down.
    }
event-chosen-cards =
    { $who ->
        [you] You lay your totems face down, from the first place on: { $cards }.
       *[other] { $name } lays totems face down, from the first place on: { $cards }.
    }

## Events: the turn

event-drew =
    { $who ->
        [you]
            { $why ->
                [power] Draw gives you a card
                [action] In its place you draw a card
                [no_card] You have no card left to attack with, so you end your turn and draw one
               *[turn] You draw a card
            }
       *[other]
            { $why ->
                [power] Draw gives { $name } a card
                [action] In its place { $name } draws a card
                [no_card] { $name } has no card left to attack with, ends the turn and draws one
               *[turn] { $name } draws a card
            }
    }{ $pile ->
        [0] , the last of the pile.
        [one] { " " }({ $pile } card left in the pile).
       *[other] { " " }({ $pile } cards left in the pile).
    }
event-drew-card =
    { $who ->
        [you]
            { $why ->
                [power] Draw gives you { $the_card }
                [action] In its place you draw { $the_card }
                [no_card] You have no card left to attack with, so you end your turn and draw { $the_card }
               *[turn] You draw { $the_card }
            }
       *[other]
            { $why ->
                [power] Draw gives { $name } { $the_card }
                [action] In its place { $name } draws { $the_card }
                [no_card] { $name } has no card left to attack with, ends the turn and draws { $the_card }
               *[turn] { $name } draws { $the_card }
            }
    }{ $pile ->
        [0] , the last of the pile.
        [one] { " " }({ $pile } card left in the pile).
       *[other] { " " }({ $pile } cards left in the pile).
    }
event-defended =
    { $who ->
        [you] You lay a new totem face down at place { $place }.
       *[other] { $name } lays a new totem face down at place { $place }.
    }
event-defended-card =
    { $who ->
        [you] You lay { $the_card } face down as a new totem at place { $place }.
       *[other] { $name } lays { $the_card } face down as a new totem at place { $place }.
    }
event-exchanged =
    { $who ->
        [you] You exchange your totem { $place } for a card from your hand.
       *[other] { $name } exchanges totem { $place } for a card from the hand. It stays hidden.
    }
event-exchanged-taken =
    { $who ->
        [you] You exchange your totem { $place }: you lay { $the_card } and take { $the_taken } into your hand.
       *[other] { $name } exchanges totem { $place }: { $the_card } is laid, { $the_taken } goes into the hand.
    }
event-discarded =
    { $who ->
        [you]
            { $limit ->
                [yes] You hold too many cards and discard { $the_card }.
               *[no] You discard { $the_card }.
            }
       *[other]
            { $limit ->
                [yes] { $name } holds too many cards and discards { $the_card }.
               *[no] { $name } discards { $the_card }.
            }
    }
event-stopped =
    { $who ->
        [you] You do not attack again.
       *[other] { $name } does not attack again.
    }

## Events: attack and powers

event-attacked =
    { $who ->
        [you] You attack totem { $place } with { $the_card }.
        [other] { $name } attacks your totem { $place } with { $the_card }.
       *[watched] { $name } attacks totem { $place } with { $the_card }.
    }
event-attacked-partner =
    { $who ->
        [you] You attack totem { $place } with { $the_card } and, thanks to its Sword, { $the_partner }: { $level } in all.
        [other] { $name } attacks your totem { $place } with { $the_card } and, thanks to its Sword, { $the_partner }: { $level } in all.
       *[watched] { $name } attacks totem { $place } with { $the_card } and, thanks to its Sword, { $the_partner }: { $level } in all.
    }
event-discovered =
    { $by ->
        [eye]
            { $who ->
                [you] The Eye discovers your totem { $place }: it is { $the_card }.
                [other] Your Eye discovers { $name }'s totem { $place }: it is { $the_card }.
               *[watched] The Eye discovers { $name }'s totem { $place }: it is { $the_card }.
            }
       *[attack]
            { $who ->
                [you] Your totem { $place } is turned up: it is { $the_card }.
               *[other] { $name }'s totem { $place } is turned up: it is { $the_card }.
            }
    } { $cancelled ->
        [yes] Its power is cancelled.
       *[no] { "" }
    }
event-held =
    { $shield ->
        [yes]
            { $who ->
                [you] The Shield stops the attack ({ $against } against { $level }): your { $card } stays, face up, and its Shield is used up.
                [other] The Shield stops your attack ({ $against } against { $level }): { $name }'s { $card } stays, face up, and its Shield is used up.
               *[watched] The Shield stops the attack ({ $against } against { $level }): { $name }'s { $card } stays, face up, and its Shield is used up.
            }
       *[no]
            { $who ->
                [you] { $against } against { $level }: the attack fails. Your { $card } holds and stays face up.
                [other] { $against } against { $level }: your attack fails. { $name }'s { $card } holds and stays face up.
               *[watched] { $against } against { $level }: the attack fails. { $name }'s { $card } holds and stays face up.
            }
    }
event-defeated =
    { $against } against { $level }: { $who ->
        [you]
            your { $card } is defeated. { $left ->
                [0] You have no totem left.
                [one] Totem and attack are discarded. You have { $left } totem left.
               *[other] Totem and attack are discarded. You have { $left } totems left.
            }
        [other]
            you defeat { $name }'s { $card }. { $left ->
                [0] { $name } has no totem left.
                [one] Totem and attack are discarded. { $name } has { $left } totem left.
               *[other] Totem and attack are discarded. { $name } has { $left } totems left.
            }
       *[watched]
            { $name }'s { $card } is defeated. { $left ->
                [0] { $name } has no totem left.
                [one] Totem and attack are discarded. { $name } has { $left } totem left.
               *[other] Totem and attack are discarded. { $name } has { $left } totems left.
            }
    }
event-kept =
    { $who ->
        [you] Back into your hand: { $cards }.
       *[other] Back into { $name }'s hand: { $cards }.
    }
event-declined =
    { $who ->
        [you]
            { $power ->
                [eye] You do not use your Eye.
               *[draw] You do not use your Draw.
            }
       *[other]
            { $power ->
                [eye] { $name } does not use the Eye.
               *[draw] { $name } does not use Draw.
            }
    }

## Events: the end

event-last_turn =
    { $now ->
        [yes]
            { $who ->
                [you] The draw pile is empty: this turn of yours is the last one.
               *[other] The draw pile is empty: { $name }'s turn is the last one.
            }
       *[no]
            { $who ->
                [you] You have drawn the last card of the pile: after this turn you play one more, the last one.
               *[other] { $name } has drawn the last card of the pile: after this turn { $name } plays one more, the last one.
            }
    }
event-revealed =
    { $who ->
        [you] Your hand: { $hand }. Your hidden totems: { $hidden }.
       *[other] { $name }, hand: { $hand }; hidden totems: { $hidden }.
    }
event-counted =
    { $who ->
        [you]
            You have { $totems ->
                [one] { $totems } totem
               *[other] { $totems } totems
            }.
       *[other]
            { $name } has { $totems ->
                [one] { $totems } totem
               *[other] { $totems } totems
            }.
    }
event-summed =
    { $who ->
        [you] The levels of your totems add up to { $level }.
       *[other] The levels of { $name }'s totems add up to { $level }.
    }
event-match_won =
    { $who ->
        [you]
            { $how ->
                [totems] You have more totems: you win the match!
                [levels] Both have the same number of totems, but the sum of your levels is higher: you win the match!
               *[defeated] You have defeated the last totem: you win the match!
            }
        [other]
            { $how ->
                [totems] { $name } has more totems and wins the match.
                [levels] Both have the same number of totems, but { $name } has the higher sum of levels and wins the match.
               *[defeated] { $name } has defeated your last totem and wins the match.
            }
       *[watched]
            { $how ->
                [totems] { $name } has more totems and wins the match!
                [levels] Both have the same number of totems, but { $name } has the higher sum of levels and wins the match!
               *[defeated] { $name } has defeated the last totem and wins the match!
            }
    }
event-match_drawn = Both have the same number of totems and the same sum of levels: the match is a draw.

## Options

option-seats = Players
    .help = Totem is a duel: two play.
option-sword_loss_keeps_partner = Sword spares its partner
    .help = When the attack of a Sword and its partner fails, only the Sword is lost; the partner returns to the hand.
option-shield_returns_attacker = Shield sends cards back
    .help = Cards that only a Shield has stopped return to the hand of the attacker. A level that is too low is lost as always.
option-eye_before_attack = Eye first
    .help = An attacking Eye discovers a hidden totem before the levels are compared, not after a won attack.
option-last_turn = Last turn
    .help = Which turn is the last when the draw pile runs out.
option-last_turn-as_ruled = Whoever drew the last card
    .help = Whoever draws the last card plays the last turn: the current one if it is theirs, otherwise the next.
option-last_turn-immediate = The turn that empties the pile
    .help = The turn in which the draw pile runs out is the last, whoever drew.
option-no_attack_first_turn = No attack in the first turn
    .help = Whoever begins may not attack in their very first turn.
option-hand_limit = Hand limit
    .help = How many cards you may hold at the end of your turn, normally six.
option-zone_size = Totems in a zone
    .help = How many totems you lay at the start and have at most, normally four.
option-discovered_needs = To attack a discovered totem
    .help = Which level it takes.
option-discovered_needs-equal = Its own level or a higher one
    .help = An equal level defeats it too.
option-discovered_needs-higher = Only a higher one
    .help = An equal level may not even attack it.
option-attacks_per_turn = Attacks in a turn
    .help = How many attacks you may make in a turn if each one wins, normally two.
option-house_rules = House rules
    .help = Which colour has which power, and up to which level, from a file. Usually none.
option-house_rules-none = None
option-house_rules-file = From a file

## Phases

phase-choose = Choose your totems, from the first place on: they will lie face down.
    .waiting = Waiting for { $name } to choose totems.
phase-turn = Your turn: attack, defend, exchange or discard.
    .waiting = Waiting for { $name } to act.
phase-card = Choose a card from your hand.
    .waiting = Waiting for { $name } to choose a card.
phase-target = Choose a totem.
    .waiting = Waiting for { $name } to choose a totem.
phase-partner = Does your Sword attack alone, or with a second card?
    .waiting = Waiting for { $name } to choose a partner for the Sword.
phase-peek = Your Eye looks first: discover a hidden totem, or none.
    .waiting = Waiting for { $name } to use the Eye.
phase-eye = Your Eye has won: discover a hidden totem, or leave them all hidden.
    .waiting = Waiting for { $name } to use the Eye or leave it.
phase-guard = Your Eye has held: choose a hidden totem of the attacker to discover.
    .waiting = Waiting for { $name }: the Eye has held and discovers a totem.
phase-draw = Your Draw has won: draw a card, or leave it.
    .waiting = Waiting for { $name } to draw a card or leave it.
phase-again = You have won this attack: go on, or end your turn?
    .waiting = Waiting for { $name } to go on or stop.
phase-limit = You hold too many cards: choose one to discard.
    .waiting = Waiting for { $name } to discard down to the hand limit.

## Steps

step-attack = Attack
    .words = attack strike
step-defend = Defend
    .words = defend lay
step-exchange = Exchange
    .words = exchange swap
step-discard = Discard
    .words = discard
step-stop = End the turn
    .words = stop end
step-alone = Alone
    .words = alone
step-with = With { $the_card }
    .words = with plus
step-on = Totem { $index }
    .words = on against for totem place
step-discover = Discover totem { $index }
    .words = discover reveal
step-discover_not = Discover nothing
    .words = leave
step-draw = Draw a card
    .words = draw
step-draw_not = Draw no card
    .words = decline

## Hints

hint-choose = A Shield stops its first attack however high that is, so even a low one guards well. Eye and Draw work in defence only if they hold: lay high ones. Swords are worth more in your hand.
hint-turn = Against a hidden totem any card may fail, but you learn what lies there. A discovered totem is safe prey for any card that is high enough. With few totems left, lay a new one; a weak totem that is still hidden can be exchanged for a better card.
hint-card = In attack, take the lowest card that is high enough, or one that you can spare to find out. In your zone, high levels and Shields do most. Discard what helps you least.
hint-target = A discovered totem tells you what you need. A hidden one may be anything: what you have seen and what you hold tells you how likely your card wins.
hint-partner = A second card makes the attack stronger, but both are spent, and its power is lost. Add one only if the Sword alone might not do.
hint-peek = Look at your target to take its power away, a Shield above all; or look at another totem and learn more for later.
hint-eye = A discovered totem has lost its power and can no longer be exchanged, and you know what it takes to defeat it.
hint-guard = The totem you choose loses its power, and you will know what it takes to defeat it. A totem that has just been laid or exchanged may be the one worth knowing.
hint-draw = One more card is nearly always good. Only look at the pile: whoever draws its last card plays the last turn.
hint-again = Go on if a card of yours surely wins or can be spared. Every attack costs a card, so keep enough for your defence. With an empty hand you can only draw one card, and then your turn is over.
hint-limit = Keep a Sword with a good partner, and high levels for attack and defence. Low cards without a use can go.

## The table in a terminal

board-hand = Your hand
board-cards =
    { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }
board-pile = Draw pile
board-discard = Discard
board-place = place
board-totem = totem
board-power = power
board-card = card
board-used = { $power } used
board-brackets = (…) hidden, known to you
board-totems =
    { $name } { $count ->
        [one] { $count } totem
       *[other] { $count } totems
    }
board-attacks = attack { $count } of { $most } made
board-heading-choose = Before the first turn
board-heading =
    { $who ->
        [you] { $last ->
                [yes] Your last turn
               *[no] Your turn
            }
       *[other] { $last ->
                [yes] { $name }'s last turn
               *[no] { $name }'s turn
            }
    }
board-last-turn =
    { $who ->
        [you] after this turn, your last one
       *[other] after this turn, { $name }'s last one
    }
board-known = { $name } took back, and may still have: { $cards }
board-example = attack red 4 on 2 with red 3
board-help = Enter draws the table again, “save FILE” keeps the match so far. In words: “{ $example }”; totems are counted from 1, as on the screen. Or one step after the other: “attack”, “red 4”, “on 2”.
board-no-card = You hold no { $card }.
board-named-twice = You have named the { $card } already.
board-no-place = There are only places 1 to { $count }.
board-no-totem = There is no totem at place { $place }.
board-first-answer = First answer this: { $question }
forced-stop = Nothing you hold can attack what is left, so your turn ends.

rules-colour = colour
rules-power = power
rules-levels = levels with the power

## Why a bot would play like that

why-choose = These hold longest: high levels, and Shields, which stop their first attack. The others are better for attacking.
why-attack-sure =
    { $level } against { $against } wins for sure{ $last ->
        [yes] , and it is the last totem: the match is yours.
       *[no] .
    }
why-attack-odds =
    About { $percent } of 100 cards that may lie there would fall{ $last ->
        [yes] , and it is the last totem: you would win the match.
       *[no] , and if it fails, you know what lies there.
    }
why-attack-probe = It will hardly win (about { $percent } in 100), but you can spare it, and you will know what lies there.
why-defend =
    You have only { $count ->
        [one] { $count } totem
       *[other] { $count } totems
    }, and one more keeps you in the match longer.
why-defend-shield =
    A hidden Shield stops its first attack, whatever the level, and you have only { $count ->
        [one] { $count } totem
       *[other] { $count } totems
    }.
why-exchange = In your zone { $the_card } does more than { $the_taken }, and your hand needs it less.
why-discard = { $the_card } helps you least, and the card that you draw is probably better.
why-limit = { $the_card } helps you least.
why-discover = It costs nothing: the totem loses its power, and you know what it takes to defeat it.
why-discover_not = The totems may stay hidden.
why-draw = One more card is good to have.
why-draw_not = Whoever draws the last card ends the match, and you are behind.
why-stop = What you hold is worth more for your next turns than in another attack.

## House rules

house-changed-colour = { $name }: { $here } instead of { $usual }
house-changed-highest = powers up to level { $here } instead of { $usual }
house-both = { $at } and { $other } cannot both be “{ $value }”; each power has a colour of its own, and none has { $known }.
house-form = “{ $value }” should look like red:shield.
