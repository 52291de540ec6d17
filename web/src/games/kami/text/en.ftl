### Kami's board in the browser, in English. Same keys as fr.ftl.

game-aim =
    Play your last card before the others play theirs: its points are yours. { $mode ->
        [soldier] { $target } points win the match.
       *[other] Exactly { $target } points win the match.
    }
    .short = Empty your hand first: your last card scores.
kami-attacks = attacks
kami-passed = has passed
kami-partner = partner
kami-round = round { $round }
kami-us = Us
kami-them = Them
kami-you = You
kami-target = to { $target }
kami-score =
    { $side }: { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
kami-score-label = Score, to { $target }
kami-defence = Defence
kami-attack = Attack
kami-no-attack = No attack yet
kami-opens =
    { $who ->
        [you] You open the round and attack:
       *[other] { $name } opens the round and attacks:
    }
kami-counters =
    { $who ->
        [you] You counter with { $a_card } and attack:
       *[other] { $name } counters with { $a_card } and attacks:
    }
kami-again =
    { $who ->
        [you] Nobody countered: you lead again and attack:
       *[other] Nobody countered: { $name } leads again and attacks:
    }
kami-lead-again =
    { $who ->
        [you] Nobody countered: you have the lead. Lay a card face down, then attack.
       *[other] Nobody countered: { $name } leads again.
    }
kami-chosen-one =
    { $does ->
        [hide] { $card } hides. Now choose your attack.
       *[counter] { $card } counters. Now choose your attack.
    }
kami-chosen-both =
    { $does ->
        [hide] { $card } hides, { $attack } attacks.
       *[counter] { $card } counters, { $attack } attacks.
    }
kami-chosen-attack = { $card } attacks.
kami-role-hide = hides
kami-role-counter = counters
kami-role-attack = attacks
kami-looks = looks
kami-will-show = You will show five Soldiers.
kami-no-card-yet = Look at your cards
kami-lines = Defence: { $defence }. Attack: { $attack }.
kami-card =
    { $card }, { $points ->
        [one] { $points } point
       *[other] { $points } points
    }{ $state ->
        [playable] , can be played
        [picked]
            { $role ->
                [hide] , will hide
                [counter] , will counter
                [attack] , will attack
               *[none] , chosen
            }
        [dim] , cannot be played now
       *[rest] { "" }
    }
kami-mercenaries = Mercenaries
kami-mercenary =
    Stack { $stack }: { $card }, { $points ->
        [one] { $points } point
       *[other] { $points } points
    }{ $below ->
        [yes] , one more below
       *[no] { "" }
    }{ $state ->
        [playable] , can be played
        [picked] , chosen
        [dim] , cannot be played now
       *[rest] { "" }
    }
kami-stack-empty = Stack { $stack }: empty
kami-aside = Set aside
kami-aside-card = Card { $place }, face down
kami-aside-known = Card { $place }: { $card }
kami-choose-hide = Choose a card to hide
kami-choose-counter = Choose a card to counter, or pass
kami-choose-look = Look at one card, or not
kami-choose-attack = Now choose your attack
kami-only-pass = You have nothing to counter with: pass.
kami-look-at-cards = Everybody looks at their new cards.
kami-face-down = { $card } face down
kami-spoken-next = Now choose your attack: { $choices }.
kami-next-round = Next round
kami-plus = +{ $points }
kami-and-hidden = hidden
kami-rounds = Round by round
kami-round-won = Round won
kami-round-lost = Round lost
kami-lost-them = You lose: { $name } win.
kami-lost-other = You lose: { $name } wins.
kami-won-you = You win!
kami-won-us = Your team wins!
kami-won-them = { $name } win.
kami-won-other = { $name } wins.
spoken-turn = Your turn. { $question } Your hand: { $hand }. You may: { $choices }.

## The form of a new table

new-seats-4 = Four
    .help = Two teams; your partner sits opposite you
new-seats-3 = Three
    .help = Everyone for themselves
new-seats-2 = Two
    .help = A duel, with mercenaries in the middle
