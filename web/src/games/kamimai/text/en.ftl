### KamiMaï's board in the browser, in English. Same keys as fr.ftl. What cards, spells, zones and grips are called is in the game's own file.

game-aim = Together, seal every zone of the KamiMaï before your energy is gone.
    .short = Together: seal every zone while you have energy.
## The sheet

kamimai-house-zones = zones of this table
kamimai-zone =
    Zone { $zone }{ $state ->
        [sealed] , sealed
        [target] , targeted
        [start] , the first target
       *[open] { "" }
    }: { $spells }; { $effects }.
kamimai-spell-open = { $spell }
kamimai-spell-cast = { $spell } (cast)
kamimai-to-compose = choose its cards
kamimai-to-ask-for = ask for it
kamimai-energy =
    { $energy ->
        [one] { $energy } energy of { $full }
       *[other] { $energy } energy of { $full }
    }
kamimai-adventure = Sheet { $round } of 3

## The book

kamimai-book =
    The Grimoire stands: { $count ->
        [one] { $count } page
       *[other] { $count } pages
    }
kamimai-book-stands =
    The Grimoire: { $left } pages on the left, { $right } on the right{ $shown ->
        [yes] , { $lean }.
       *[no] .
    }{ $seen ->
        [0] { "" }
       *[other] { " " }{ $faces }.
    }{ $strays ->
        [0] { "" }
        [one] { " " }{ $strays } stray page on the felt{ $known ->
                [0] .
               *[other] : { $felt }.
            }
       *[other] { " " }{ $strays } stray pages on the felt{ $known ->
                [0] .
               *[other] : { $felt }.
            }
    }
kamimai-face = Outermost { $side }: { $card }
kamimai-side =
    { $side }, { $count ->
        [one] { $count } page
       *[other] { $count } pages
    }{ $known ->
        [yes] , outermost: { $face }
       *[no] { "" }
    }
kamimai-side-pages = { $side } ({ $count })
kamimai-pages =
    { $count ->
        [one] page
       *[other] pages
    }
kamimai-strays =
    { $count ->
        [one] + { $count } stray
       *[other] + { $count } strays
    }
kamimai-in-hand =
    { $count ->
        [0] hand on the book
        [one] { $count } card drawn
       *[other] { $count } cards drawn
    }
kamimai-fell-draw = Fallen in the draw: no spells this turn
kamimai-fell-later = Fallen: rebuilt after this turn
kamimai-drama-stands = It stands!
kamimai-drama-lamp = A lamp goes out
kamimai-drama-heart = Zone { $zone } sealed!
kamimai-drama-curse = The curse strikes
kamimai-watch =
    { $seconds ->
        [one] { $seconds } second: nobody touches the Grimoire.
       *[other] { $seconds } seconds: nobody touches the Grimoire.
    }
kamimai-which-side = From which side?
kamimai-how-many = How many pages?
kamimai-page-of = Page { $page } of { $count } { $side }
kamimai-outermost = the outermost
kamimai-inside = further in
kamimai-innermost = the innermost
kamimai-outwards = One page outwards
kamimai-inwards = One page inwards
kamimai-warm-up = Warm-up.

## A book that hands can touch

kamimai-grip-middle = The hand trembles a little more than with the index finger.
kamimai-grip-ring = The hand trembles, and holds less firmly.
kamimai-grip-little = The hand trembles a lot, and pages slip from it easily.
kamimai-grip-off_hand = The hand lags behind and drifts to the side.
kamimai-grip-by-chance = Your hand is as free as ever; but the book is knocked over as often as with this grip.
kamimai-first-pull = Take the page where the hand shows it, and draw it along the arrow, slowly, until it is free. Or pull another way:
kamimai-fewer = One page fewer
kamimai-more = One page more
kamimai-hand-free = Drag a page out of the book, slowly.
kamimai-hand-going = Your fingers go to the page …
kamimai-hand-closing = Your fingers close …
kamimai-hand-holding = You hold it: along the ridge, slowly.
kamimai-hand-nearer = You hold it: down draws it towards you, slowly; sideways and up it rubs more.
kamimai-hand-opened = Does it stand?
kamimai-hand-fewer =
    { $count ->
        [one] Only { $count } page is left there.
       *[other] Only { $count } pages are left there.
    }
kamimai-slip-slipped =
    { $count ->
        [0] It slipped from your fingers: pulled too fast. Red means slower.
       *[other] The rest slipped from your fingers: pulled too fast. Red means slower.
    }
kamimai-slip-early = You let go too early: it was still in the book. Draw until it is free.
kamimai-slip-tired = Your hand opened by itself: it holds for 20 seconds.
kamimai-lies = lies flat
kamimai-way = How you pull
kamimai-way-drag = By hand
    .help = You drag the page out of the book. After 20 seconds the hand opens by itself.
kamimai-way-timing = By timing
    .help = You choose a page and stop a moving mark: no dragging.
kamimai-way-odds = By odds
    .help = You choose a page and see the risk: no dragging, no haste.
kamimai-care = How you pull
kamimai-care-careful = Carefully
    .help = Slowly: the safest for the book.
kamimai-care-steady = Steadily
    .help = Neither slow nor fast.
kamimai-care-quick = Quickly
    .help = In one go: the riskiest.
kamimai-risk =
    { $little ->
        [yes] It will hardly fall: less than 1 in 100.
       *[no] About { $percent }% that it falls.
    }{ $timed ->
        [yes] { " " }More if the mark is far from the middle.
       *[no] { "" }
    }{ $steadied ->
        [yes] { " " }Less, as your hand is steadied.
       *[no] { "" }
    }
kamimai-stop-mark = Stop the mark in the middle and pull
kamimai-again = See it again, slowly
kamimai-again-nth = Fall { $nth }, slowly
kamimai-again-slowly = Half as fast.
kamimai-again-differs = This machine counts differently from the one that played: what was recorded stands.

## Reserves

kamimai-activator = activator
kamimai-reserve-yours = Your Reserve
kamimai-reserve-whose = { $name }’s Reserve
kamimai-reserve-of =
    { $count ->
        [0] No cards.
       *[other] { $cards }.
    }
kamimai-guardian-forces = { $guardian }: { $grip }.
kamimai-held = { $count } of { $limit }
kamimai-card =
    { $card }{ $state ->
        [playable] , can be chosen
        [picked] , chosen
        [dim] , not for this spell
        [given] , promised
       *[rest] { "" }
    }{ $worth ->
        [0] { "" }
       *[other] , as { $worth }
    }
kamimai-grip-source = Which Guardian forces which grip is reconstructed.
kamimai-grip-house = This grip is a house rule of this table.
kamimai-discard =
    Discard: { $count ->
        [0] empty
        [one] { $count } card
       *[other] { $count } cards
    }
kamimai-discard-about =
    The cards that have been used or given up. { $pages ->
        [one] { $pages } page stands in the Grimoire.
       *[other] { $pages } pages stand in the Grimoire.
    }

## Spells

kamimai-composing = Composing: { $spell }
kamimai-exact = complete: { $cards }
kamimai-missing =
    { $count ->
        [0] touch more cards in any Reserve
       *[other] { $count } more: touch cards in any Reserve
    }
kamimai-counts-as = { $card } counts as
kamimai-gives = { $name }: { $cards }
kamimai-give-element = { $worth } { $card }
kamimai-give-creature = { $card } as { $worth }
kamimai-proposed = The spell that is proposed
kamimai-team-of = Team spell with { $spell }
kamimai-answer-yes =
    { $who ->
        [you] agree
       *[other] agrees
    }
kamimai-answer-no =
    { $who ->
        [you] refuse
       *[other] refuses
    }
kamimai-answer-open =
    { $who ->
        [you] your answer?
       *[other] is thinking
    }
kamimai-declined =
    { $who ->
        [you] have refused
       *[other] has refused
    }

## What to do

kamimai-ask-pull = How many pages do you pull, counted inwards?
kamimai-ask-curse =
    The curse: discard { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }, Elements or Creatures.
kamimai-ask-consent = { $name } asks for your cards for { $spell }. Do you agree?
kamimai-ask-gift =
    Dragonflies: choose a card, then who gets it.{ $gifts ->
        [2] { " " }Another gift follows.
       *[other] { "" }
    }
kamimai-ask-keep =
    { $count ->
        [0] Discard what you do not want to keep, or end your turn.
        [one] Your Reserve holds { $limit }: { $count } card has to go.
       *[other] Your Reserve holds { $limit }: { $count } cards have to go.
    }
kamimai-ask-warm-up =
    { $drawn ->
        [0] Try a pull: nothing counts yet.
       *[other] Try another, or begin: all goes back into the book.
    }
kamimai-ask-draw =
    { $drawn ->
        [0] Draw at least one page: touch a side of the book.
       *[other] Draw on, or say that you are done.
    }
kamimai-ask-draw-physics =
    { $drawn ->
        [0] Draw at least one page.
       *[other] Draw on, or say that you are done.
    }
kamimai-need-drag = Drag a page out of the book
kamimai-need-target = Touch a zone
kamimai-need-grip = Choose a Guardian
kamimai-need-draw = Touch a side of the book
kamimai-need-watch = Nobody touches the book
kamimai-need-curse = Touch the cards that go
kamimai-need-spells = Touch a spell or a card
kamimai-need-consent = The others answer
kamimai-need-giver = Choose who gives
kamimai-need-gift = Choose a card and a person
kamimai-need-mouse = Choose who may take
kamimai-need-take = Choose a card
kamimai-need-keep = Touch the cards that go
kamimai-need-ask = Touch a spell to ask for it
kamimai-need-worth = Choose what the Creature counts as
kamimai-need-cards = Touch cards: four in all
kamimai-do-done-warm-up = I have warmed up
kamimai-do-done = I am done drawing
kamimai-do-end-spells = No more spells
kamimai-do-end-keep = End the turn
kamimai-do-agree = Agree
kamimai-do-refuse = Refuse
kamimai-do-call-off = Call it off
kamimai-do-let-go = Let go
kamimai-do-leave = Take nothing
kamimai-do-target = Target zone { $zone }
kamimai-do-grip = Draw: { $grip }
kamimai-do-fingers =
    { $side ->
        [left] Fingers on page { $page }, left
       *[right] Fingers on page { $page }, right
    }
kamimai-do-pull =
    { $count ->
        [one] Pull { $count } page
       *[other] Pull { $count } pages
    }
kamimai-do-pull-up-to =
    { $count ->
        [one] pull 1 page
       *[other] pull 1 to { $count } pages
    }
kamimai-do-cast = Cast { $spell }
kamimai-do-propose = Propose { $spell }
kamimai-do-creature = Play: { $card }
kamimai-do-discard =
    { $count ->
        [one] Discard: { $cards }
       *[other] Discard { $count } cards
    }
kamimai-do-choose-giver = { $name } gives
kamimai-do-choose-mouse = { $name } may take
kamimai-do-take = Take { $card }
kamimai-do-hand = Give { $card } to { $name }

## For ears

kamimai-spoken-choices = You may: { $choices }.
kamimai-spoken-ways = Without dragging you can pull by odds or by timing.
kamimai-spoken-drawn = Drawn: { $cards }.
kamimai-spoken-energy = Energy: { $energy } of { $full }.
kamimai-spoken-reserve = { $name }: { $reserve }

## The end

kamimai-next-sheet = To the next KamiMaï
kamimai-tally-drawn = Cards drawn
kamimai-tally-cast = Spells cast
kamimai-tally-falls = Falls

## The form of a new table

new-seats-5 = Five
    .help = Four of you take part in a team spell
new-seats-4 = Four
    .help = Everyone gives a card to a team spell
new-seats-3 = Three
    .help = One of you gives two cards to a team spell
new-seats-2 = Two
    .help = Each gives two cards to a team spell
new-seats-1 = Alone
    .help = More room in the Reserve, and every spell is yours
house-example-kamimai = [grips]
    water = "ring"
