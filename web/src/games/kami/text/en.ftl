### Kami's board in the browser, in English. Same keys as fr.ftl.

kami-thinks = is thinking
kami-your-turn = your turn
kami-attacks = attacks
kami-passed = has passed
kami-partner = partner
kami-waits = waits
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
kami-cards-left =
    { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }
kami-hand = Your hand
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
kami-wait = It is not your turn yet
kami-sending = On its way …
kami-back = Choose again
kami-why = Why? What now?
kami-hint = What now?
kami-read-rules = The rules of Kami
kami-look-at-cards = Everybody looks at their new cards.
kami-paused = The match is paused
kami-you-are-awaited = It is your turn.
kami-face-down = { $card } face down
kami-spoken-next = Now choose your attack: { $choices }.
kami-spoken-whole = { $play }: Enter once more plays it, Escape chooses again.
kami-slip = { $card }: not now.
kami-next-round = Next round
kami-see-result = See the result
kami-plus = +{ $points }
kami-and-hidden = hidden
kami-watching = You are watching.
kami-rounds = Round by round
kami-won-you = You win!
kami-won-us = Your team wins!
kami-won-them = { $name } win.
kami-won-other = { $name } wins.
spoken-turn = Your turn. { $question } Your hand: { $hand }. You may: { $choices }.
