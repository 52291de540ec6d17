### Kami's board in the browser, in English. Same keys as fr.ftl.

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
kami-attacked-by = { $name } attacks
kami-you-attack = You attack
kami-lines = Defence: { $defence }. Attack: { $attack }.
kami-card =
    { $card }, { $points ->
        [one] { $points } point
       *[other] { $points } points
    }{ $state ->
        [playable] , can be played
        [picked] , chosen
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
kami-choose-look = Look at a card that was set aside, or not
kami-choose-attack = Now choose your attack
kami-only-pass = You have nothing to counter with: pass.
kami-hint = What now?
kami-read-rules = The rules of Kami
kami-look-at-cards = Everybody looks at their new cards.
kami-you-are-awaited = It is your turn.
kami-face-down = { $card } face down
kami-spoken-next = Now choose your attack: { $choices }.
kami-spoken-whole = { $play }: Enter once more plays it, Escape chooses again.
kami-next-round = Next round
kami-plus = +{ $points }
kami-and-hidden = hidden
kami-rounds = Round by round
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
