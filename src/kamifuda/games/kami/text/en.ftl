### Kami, in English. Same keys as fr.ftl.
### $who is "you", "us", "them", "other", or "watched" where nobody is "you"; $name is a display name; $card, $a_card and $the_card name a card.
### $index and $stack count from 1.
### .short is a card on a narrow screen; .words are what a person may type, single words, with a blank between two.

## The game

game-name = Kami
game-tagline = Counter, attack, empty your hand: your last card is your score.
game-players = 2 to 4 players
game-goal =
    Be the first to play the last card of your hand: that card gives you its points. { $seats ->
        [4] The first team
       *[other] The first player
    } { $mode ->
        [soldier] to reach
       *[other] to have exactly
    } { $target ->
        [one] { $target } point
       *[other] { $target } points
    } wins the match{ $mode ->
        [lord] ; points beyond it are subtracted from it
        [kami] ; whoever goes beyond is back to zero
       *[soldier] { "" }
    }.
game-how-a-turn-works = Somebody attacks with a card, and you counter it with the same card or pass. If you counter, you attack next. If nobody counters, the attacker lays a card face down and attacks again.
game-master-stroke = Master stroke: if your round ends with two identical cards, the defence face down and then the attack, the points count double.
game-empress = An Empress counters anything but a Soldier or a Spear. She attacks only as your last card, or when an Empress lies face up in a defence line.
game-mercenaries = The open cards in the middle are mercenaries: either of you may play them like cards of the hand, but only your own cards empty your hand. If none is left and neither of you can complete a pair any more, the round ends without points.

## Cards

card-soldier = Soldier
    .a = a Soldier
    .the = the Soldier
    .many = Soldiers
    .short = Soldier
card-spear = Spear
    .a = a Spear
    .the = the Spear
    .many = Spears
    .short = Spear
card-horseman = Horseman
    .a = a Horseman
    .the = the Horseman
    .many = Horsemen
    .short = Horseman
card-silver_dragon = Silver Dragon
    .a = a Silver Dragon
    .the = the Silver Dragon
    .many = Silver Dragons
    .short = Silver
card-gold_dragon = Gold Dragon
    .a = a Gold Dragon
    .the = the Gold Dragon
    .many = Gold Dragons
    .short = Gold
card-tower = Tower
    .a = a Tower
    .the = the Tower
    .many = Towers
    .short = Tower
card-fool = Fool
    .a = a Fool
    .the = the Fool
    .many = Fools
    .short = Fool
card-empress = Empress
    .a = an Empress
    .the = the Empress
    .many = Empresses
    .short = Empress
card-hidden = face-down card
    .a = a face-down card
    .the = the face-down card
    .many = face-down cards
    .short = hidden

## The rulebook

rules-title = The rules of Kami
rules-intro = Kami is a card game of attack and counter for two to four players, a cousin of the Japanese game Goita. An A in a number marks a ruling where the rulebook is silent or unclear: most are ours, others come from the publisher or another edition, and the mark says how sure we are.
rules-the-match = The match
rules-the-cards = The cards
rules-the-deal = The deal
rules-the-turn = The turn
rules-master-stroke = Master stroke
rules-the-empress = The Empress
rules-demoralised = Demoralised
rules-three-players = Three players
rules-duel = Duel
rules-modes = Modes
rules-who-sees-what = Who sees what
rules-an-example = An example
rules-options = Options

## Clauses: the match, the deal, the turn

clause-KAMI-01 = Kami is for two to four players from eight years of age and takes about twenty minutes. It has 32 cards and 15 score tokens.
clause-KAMI-02 = A match is a series of rounds. You win a round by playing the last card of your hand, and that card gives you its points.
clause-KAMI-03 = The first player or team to reach the target, normally 15 points, wins the match.
clause-KAMI-04 = The deck has ten Soldiers (1 point), four Spears and four Horsemen (2), four Silver Dragons and four Gold Dragons (3), two Towers and two Fools (4) and two Empresses (5). Each card shows its points and its number of copies. Two cards are identical if they have the same name: equal points are not enough.
clause-KAMI-05 = Four players form two teams of two. Your partner sits opposite you.
clause-KAMI-06 = Partners may not give each other any information during play.
clause-KAMI-07 = Everybody draws a card at random. The highest value decides who is the first player.
clause-KAMI-08 = The first player shuffles and deals. With four players everybody gets eight cards: you play only cards that you hold.
clause-KAMI-09 = The first player opens every round by laying a card face down in the defence line.
clause-KAMI-10 = After the face-down opening card, the first player lays a card face up in the attack line.
clause-KAMI-11 = Play goes clockwise. When it is your turn to answer an attack, you either pass or counter it.
clause-KAMI-12 = When you pass, you play no card and the next player answers. You may pass even if you could counter.
clause-KAMI-13 = You counter with a card identical to the current attack, laid face up in your defence line.
clause-KAMI-14 = You may counter your own partner's attack.
clause-KAMI-15 = After a counter you lay an attack card. It becomes the current attack, and the next player answers it.
clause-KAMI-16 = When everybody else has passed on your attack, you lay a card face down in defence and then attack again. The next player answers.
clause-KAMI-17 = The round stops at the very moment somebody plays the last card of their hand.
clause-KAMI-18 = Whoever plays the last card of their hand scores its points, for themselves or for their team. A master stroke doubles them.
clause-KAMI-19 = In the next round the left neighbour of the first player becomes first player and deals.

## Clauses: master stroke, Empress, Demoralised

clause-KAMI-20 = Master stroke: the points are doubled if the last two cards, defence and attack, are identical and the defence card lies face down.
clause-KAMI-21 = If the last two cards are identical but the defence card lies face up, the points are not doubled.
clause-KAMI-22 = An Empress counters any attack except a Soldier or a Spear.
clause-KAMI-23 = An Empress may attack only if an Empress already lies face up in a defence line, or if she is the last card of your hand.
clause-KAMI-24 = A player who is dealt at least five Soldiers may ask their partner to decide whether the round is cancelled.
clause-KAMI-25 = To ask your partner for a new deal, you show at least five Soldiers to everybody.
clause-KAMI-26 = If the round is cancelled, the cards are dealt again and the first player stays the same.
clause-KAMI-27 = The Demoralised rule exists only with four players.

## Clauses: three players, duel, modes, example

clause-KAMI-28 = With three players everybody plays alone. Each gets ten cards and plays only those; the two that are left lie aside, face down, unused in this round.
clause-KAMI-29 = With three players, the second player may look at one of the cards set aside, and the third player at the other.
clause-KAMI-30 = With three players the rules are those for four, without teams and without the Demoralised rule. The first to reach the target, normally 15 points, wins.
clause-KAMI-31 = In a duel eight face-down cards lie in the middle, each with a face-up card on top: these are the mercenaries. Both players get eight cards and play those or mercenaries, nothing else; the deck is used up. Outside a duel there are no mercenaries.
clause-KAMI-32 = In a duel you may defend or attack with a face-up card from the middle, a mercenary. The card below it is turned up and becomes available.
clause-KAMI-33 = A mercenary is played at once. It never joins your hand.
clause-KAMI-34 = In a duel the rules are those for four players, without teams and without the Demoralised rule. The first to reach the target, normally 15 points, wins.
clause-KAMI-35 = In a duel the round ends as soon as a player plays the last card of their hand. The round must end with an attack card that comes from the hand, not with a mercenary.
clause-KAMI-36 = Soldier mode: the match ends at 15 points (or the chosen target) or more.
clause-KAMI-37 = Lord mode: you need exactly 15 points (or the chosen target). Points beyond it are subtracted from it: 17 becomes 13.
clause-KAMI-38 = Kami mode: you need exactly 15 points (or the chosen target). If you go beyond it, your score returns to 0.
clause-KAMI-39 = Example: the first player hides a card and attacks with a Soldier; the second counters with a Soldier and attacks with a Horseman; the third counters with an Empress and attacks with a Spear. The other three pass, so the third player hides a card and attacks with a Gold Dragon.

## Rulings

clause-KAMI-A1 = Players who tie for the highest card draw again.
clause-KAMI-A2 = A defence card and the attack after it are one move, and the attack is compulsory. You may defend only if you can attack afterwards.
clause-KAMI-A3 = The first card of every round, not only of the match, is laid face down in defence.
clause-KAMI-A4 = An Empress may attack once the other one lies face up in anybody's defence line. An Empress that is face down or in an attack line does not count.
clause-KAMI-A5 = An Empress that attacks without ending the round can only be passed: the other Empress is already on the table.
clause-KAMI-A6 = You may counter with one Empress and attack with the other in the same move, because the first one already lies face up in defence.
clause-KAMI-A7 = You may lay one Empress face down and finish with the other as your last card. It is a master stroke, worth 10 points.
clause-KAMI-A8 = You are asked only once about each attack. If you pass, you wait for the next attack.
clause-KAMI-A9 = After each deal all four players answer at the same time, to show Soldiers or to play on. Exactly five are shown. Then the partners of those who showed decide one by one in seating order from the first player, until one cancels. Showing is a choice, and Soldiers that were shown have been seen by everybody if the round goes on.
clause-KAMI-A10 = Six, seven or eight Soldiers, or five with each of two partners, count like five. The option Goita hands changes this.
clause-KAMI-A11 = A round may be cancelled and dealt again any number of times.
clause-KAMI-A12 = With three players everybody gets ten cards. An option brings back the eight cards of the first printing.
clause-KAMI-A13 = The second player may look at either of the two cards set aside, and the third is shown the other one. If the second player declines, the third is shown the second of the two.
clause-KAMI-A14 = A mercenary may be laid face down in defence, and it counts for a master stroke although both players have seen it. An option takes the doubling away.
clause-KAMI-A15 = The card turned up when you take a mercenary for your defence may already be your attack in the same move.
clause-KAMI-A16 = With one card in hand and no mercenary left you can only pass, and if you have the lead it goes to your opponent, who lays a face-down defence and attacks. If neither player can complete a pair, the round ends without points and the next player becomes first player.
clause-KAMI-A17 = You may not defend with the only card in your hand: the card that empties your hand must be an attack.
clause-KAMI-A18 = In Lord mode a score never falls below 0.
clause-KAMI-A19 = At the end of the round all hidden cards are shown, unless the table has turned this off.
clause-KAMI-A20 = A team has one score, and the target and the modes apply to it. The table may choose a target other than 15.
clause-KAMI-A21 = Partners sit opposite each other: the first and third seats play against the second and fourth.
clause-KAMI-A22 = In a duel you play the defence card first, for good once a card has been turned up; then you choose your attack, and you must make it. A defence is refused if no attack could follow: you would hold only the two Empresses, with none face up in defence and no mercenary left.
clause-KAMI-A23 = With three hands of eight, eight cards lie aside, face down and unused. The second player may look at any one of them and the third player at any other one.
clause-KAMI-A24 = Goita hands (an option for four players that needs the Demoralised rule): five Soldiers are shown automatically and the partner decides; six score the best other card, doubled if the other two are identical, seven score the other card, eight score 10, and the round is over. These points obey the mode and the next player becomes first player; two partners with five Soldiers each win the match outright, and their score becomes the target.
clause-KAMI-A25 = You may always look at your own face-down cards, everybody knows how many cards each hand holds, and a mercenary laid face down shows only its back. At the end of the round hidden cards, remaining hands and cards set aside are shown; if the table has turned this off, only the defence card of a master stroke.
clause-KAMI-A26 = Where several people play at a live table, everybody has five seconds from the deal to show five Soldiers, always as long, whatever anybody holds or answers; nothing is seen of an answer before. Silence means to play on. A person alone with bots, people around one device and tables over days take their time: there everybody answers.

## Events: before the first card

event-drew =
    { $who ->
        [you] You draw { $a_card }.
       *[other] { $name } draws { $a_card }.
    }
event-first =
    { $who ->
        [you] You are the first player.
       *[other] { $name } is the first player.
    }
event-dealt =
    { $again ->
        [yes] The cards are dealt again:
       *[no] Round { $round }:
    } { $count ->
        [one] { $count } card
       *[other] { $count } cards
    } in each hand.
event-received =
    { $who ->
        [you] You are dealt: { $cards }.
       *[other] { $name } is dealt: { $cards }.
    }
event-answered =
    { $who ->
        [you] You have answered.
       *[other] { $name } has answered.
    }
event-answered-show =
    { $who ->
        [you] You want to show five Soldiers.
       *[other] { $name } wants to show five Soldiers.
    }
event-answered-play_on =
    { $who ->
        [you] You show no Soldiers.
       *[other] { $name } shows no Soldiers.
    }
event-shown =
    { $who ->
        [you] You show five Soldiers.
       *[other] { $name } shows five Soldiers.
    }
event-cancelled =
    { $who ->
        [you] You cancel the round.
       *[other] { $name } cancels the round.
    }
event-played_on =
    { $who ->
        [you] You decide to play on.
       *[other] { $name } decides to play on.
    }
event-looked =
    { $who ->
        [you] You look at set-aside card { $index }.
       *[other] { $name } looks at set-aside card { $index }.
    }
event-looked-card =
    { $who ->
        [you] You look at set-aside card { $index }: it is { $a_card }.
       *[other] { $name } looks at set-aside card { $index }: it is { $a_card }.
    }
event-looked_not =
    { $who ->
        [you] You do not look at the cards set aside.
       *[other] { $name } does not look at the cards set aside.
    }

## Events: play

event-hid =
    { $who ->
        [you] You lay a card face down in defence.
       *[other] { $name } lays a card face down in defence.
    }
event-hid-card =
    { $who ->
        [you] You lay { $a_card } face down in defence.
       *[other] { $name } lays { $a_card } face down in defence.
    }
event-hid-card-stack =
    { $who ->
        [you] You take { $a_card } from stack { $stack } and lay it face down in defence.
       *[other] { $name } takes { $a_card } from stack { $stack } and lays it face down in defence.
    }
event-countered =
    { $who ->
        [you] You counter with { $a_card }.
       *[other] { $name } counters with { $a_card }.
    }
event-countered-stack =
    { $who ->
        [you] You counter with { $a_card } from stack { $stack }.
       *[other] { $name } counters with { $a_card } from stack { $stack }.
    }
event-attacked =
    { $who ->
        [you] You attack with { $a_card }.
       *[other] { $name } attacks with { $a_card }.
    }
event-attacked-stack =
    { $who ->
        [you] You attack with { $a_card } from stack { $stack }.
       *[other] { $name } attacks with { $a_card } from stack { $stack }.
    }
event-turned_up = On stack { $stack }, { $a_card } is turned up.
event-passed =
    { $who ->
        [you] You pass.
       *[other] { $name } passes.
    }
event-lead_moved =
    { $who ->
        [you] Your opponent cannot complete a pair, so you take the lead.
        [other] You cannot complete a pair, so { $name } takes the lead.
       *[watched] The attacker cannot complete a pair, so { $name } takes the lead.
    }
event-stuck = Nobody can complete a pair. The round ends without points.

## Events: round and match end

event-round_won =
    { $who ->
        [you]
            You win the round with { $the_card }: { $points ->
                [one] { $points } point
               *[other] { $points } points
            }.
       *[other]
            { $name } wins the round with { $the_card }: { $points ->
                [one] { $points } point
               *[other] { $points } points
            }.
    }
event-master_stroke =
    { $who ->
        [you]
            Master stroke! You win the round with { $the_card }, doubled: { $points ->
                [one] { $points } point
               *[other] { $points } points
            }.
       *[other]
            Master stroke! { $name } wins the round with { $the_card }, doubled: { $points ->
                [one] { $points } point
               *[other] { $points } points
            }.
    }
event-soldiers_scored =
    { $who ->
        [you]
            You hold { $count } Soldiers and score at once: { $points ->
                [one] { $points } point
               *[other] { $points } points
            }. The round is over.
       *[other]
            { $name } holds { $count } Soldiers and scores at once: { $points ->
                [one] { $points } point
               *[other] { $points } points
            }. The round is over.
    }
event-soldiers_won =
    { $who ->
        [us] You and your partner hold five Soldiers each: you win the match!
       *[them] { $name } hold five Soldiers each: they win the match!
    }
event-revealed =
    { $who ->
        [you] Your hand: { $hand }. Your hidden cards: { $hidden }.
       *[other] { $name }, hand: { $hand }; hidden: { $hidden }.
    }
event-aside_revealed = The cards set aside were: { $cards }.
event-scored =
    { $who ->
        [you]
            Your score is now { $points ->
                [one] { $points } point
               *[other] { $points } points
            }.
        [us]
            Your team now has { $points ->
                [one] { $points } point
               *[other] { $points } points
            }.
        [them]
            { $name } now have { $points ->
                [one] { $points } point
               *[other] { $points } points
            }.
       *[other]
            { $name } now has { $points ->
                [one] { $points } point
               *[other] { $points } points
            }.
    }
event-bounced =
    { $who ->
        [you]
            You went past the target and fall back to { $points ->
                [one] { $points } point
               *[other] { $points } points
            }.
        [us]
            Your team went past the target and falls back to { $points ->
                [one] { $points } point
               *[other] { $points } points
            }.
        [them]
            { $name } went past the target and fall back to { $points ->
                [one] { $points } point
               *[other] { $points } points
            }.
       *[other]
            { $name } went past the target and falls back to { $points ->
                [one] { $points } point
               *[other] { $points } points
            }.
    }
event-reset =
    { $who ->
        [you] You went past the target: back to zero.
        [us] Your team went past the target: back to zero.
        [them] { $name } went past the target and start again from zero.
       *[other] { $name } went past the target and starts again from zero.
    }
event-match_won =
    { $who ->
        [you]
            You win the match with { $points ->
                [one] { $points } point
               *[other] { $points } points
            }!
        [us]
            Your team wins the match with { $points ->
                [one] { $points } point
               *[other] { $points } points
            }!
        [them]
            { $name } win the match with { $points ->
                [one] { $points } point
               *[other] { $points } points
            }!
       *[other]
            { $name } wins the match with { $points ->
                [one] { $points } point
               *[other] { $points } points
            }!
    }

## Options

option-seats = Players
    .help = How many play: four in two teams, three each for themselves, or two in a duel.
option-mode = Mode
    .help = What happens to points that go past the target.
option-mode-soldier = Soldier
    .help = Reach the target or go past it, and you win.
option-mode-lord = Lord
    .help = Hit the target exactly; points beyond it are subtracted from it.
option-mode-kami = Kami
    .help = Hit the target exactly; go past it and you are back to zero.
option-target = Target
    .help = The score that wins the match, normally 15 points.
option-three_player_hand = Hand with three players
    .help = Ten cards each, or eight as in the first printing.
option-demoralised = Demoralised
    .help = With four players, whoever is dealt five Soldiers may show them, and their partner may cancel the round.
option-goita_hands = Goita hands
    .help = With four players, six or more Soldiers score at once, and two partners with five each win the match.
option-mercenary_master_stroke = Master stroke with a mercenary
    .help = In a duel, a mercenary laid face down can double your points.
option-reveal_hidden_at_round_end = Show hidden cards after the round
    .help = When a round ends, everybody sees the face-down cards, the hands that are left and the cards set aside.

## Phases

phase-look = Choose a set-aside card to look at, or decline.
    .waiting = Waiting for { $name } to look at a set-aside card or decline.
phase-declare = You hold five Soldiers: show them, or play on?
    .waiting = Everybody looks at their new cards.
phase-decide = Your partner shows five Soldiers: cancel the round, or play on?
    .waiting = Waiting for { $name } to cancel the round or play on.
phase-lead = You have the lead: lay a card face down in defence, then attack.
    .waiting = Waiting for { $name } to lay a card face down and attack.
phase-answer = Counter { $the_card }, or pass.
    .waiting = Waiting for { $name } to counter { $the_card } or pass.
phase-attack = Now choose your attack card.
    .waiting = Waiting for { $name } to attack.
phase-ended = The round is over.
    .waiting = The round is over.

## Steps

step-pass = Pass
    .words = pass
step-show = Show five Soldiers
    .words = show
step-play_on = Play on
    .words = play continue
step-cancel = Cancel the round
    .words = cancel
step-look = Look at card { $index }
    .words = look
step-look_not = Do not look
    .words = decline
step-hide = Lay { $a_card } face down
    .words = hide lay
step-counter = Counter with { $a_card }
    .words = counter defend
step-attack = Attack with { $a_card }
    .words = attack strike
step-from-stack = (stack { $stack })

## Hints

hint-lead =
    Plan from the end: keep two identical strong cards for your last two plays, the first face down, and they score double. Hide a card that you will hardly need for a counter. { $seats ->
        [2] Only cards from your own hand bring you nearer to the end.
       *[other] { "" }
    }
hint-answer =
    { $seats ->
        [2] A counter takes the attack from your opponent, and each card from your own hand brings you nearer to the end;
       *[other] A counter rids you of two cards and gives you the attack,
    } but passing is no shame: keep the cards you need for your ending. { $seats ->
        [4] If the attack is your partner's, it is often best to let it through.
       *[other] { "" }
    }
hint-attack =
    Attack with a card of which you have seen most copies: nobody can counter with what they do not hold. An Empress never stops a Soldier or a Spear. { $seats ->
        [2] Mind the open mercenaries: your opponent can counter with them.
       *[other] { "" }
    }
hint-declare = A hand full of Soldiers counters little and scores little, so a new deal can be worth asking for. But if your partner plays on, everybody knows those five cards.
hint-decide = Cancel if your own hand is weak too. Play on if you hold strong cards and could finish the round yourself.
hint-look = Looking costs nothing, and only you learn what the card is. A card set aside counters nobody, so its twins become safer attacks.
hint-ended = What the others still held tells who passed without having to.

## The table in a terminal

board-hand = Your hand
board-cards =
    { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }
board-shown = showed 5 Soldiers
board-defence = defence
board-attack = attack
board-points = points
board-times = ×{ $count }
board-mercenaries = Mercenaries
board-more = ░ one below
board-aside = Set aside
board-place = place
board-card = card
board-partner-attacks = It is your partner's attack.
board-brackets = (…) face down, known to you
board-draw =
    Everybody draws, and the highest card begins{ $again ->
        [yes] ; whoever ties draws again
       *[no] { "" }
    }: { $draws }.
board-drew = { $name } { $card }
board-drew-again = then { $draws }
board-no-card = You hold no { $card }.
board-no-other-card = You do not hold another { $card }.
board-not-on-stack = There is no { $card } open on stack { $stack }.
board-no-stack = There are only stacks 1 to { $count }.
board-no-place = There are only cards 1 to { $count }.
board-first-answer = First answer this: { $question }
forced-pass = Against { $the_card } you can only pass.
forced-play_on = You hold fewer than five Soldiers, so you play on.
board-and = { $one } & { $other }
board-score = { $side } { $points }
board-partner = { $name } sits opposite you and is your partner.
board-heading = Round { $round } · Your turn
board-passed-together = { $names } pass.
board-target =
    { $target ->
        [one] { $target } point to win
       *[other] { $target } points to win
    }
board-example = hide spear, attack tower
board-help = Enter draws the table again, “save FILE” keeps the match so far. In words: “{ $example }”; stacks and cards are counted from 1, as on the screen.

## Why a bot would play like that

why-finish =
    It is the last card of your hand: you win the round and score { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
why-master_stroke = It ends the round with two of a kind, the first face down: a master stroke for { $points } points.
why-attack =
    { $count ->
        [0]
            { $seats ->
                [2] Your opponent has nothing left that counters { $the_card }.
               *[other] Nobody can counter { $the_card }: none of the cards that would is left to the others.
            }
       *[other]
            { $seats ->
                [2] Your opponent
               *[other] The others
            } { $seats ->
                [2] has
               *[other] have
            } at most { $count ->
                [1] one card that counters { $the_card }.
               *[other] { $count } cards that counter { $the_card }, and what you keep promises a good ending.
            }
    }
why-mercenary = The cards in your hand promise a better ending if you keep them for now.
why-pass = A counter would cost you cards that you need, and your attack after it would hardly get through.
why-pass-partner = The attack is your partner's: let it through, and your team keeps the lead.
why-show = A hand full of Soldiers is weak, and your partner may be glad of a new deal.
why-cancel = Your own hand is weak too: all its cards together are worth { $points } points.
why-play_on = Your own hand is good: all its cards together are worth { $points } points.
why-look = Looking costs nothing.
