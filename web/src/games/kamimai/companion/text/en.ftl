### Beside the real cards, in English. Same keys as fr.ftl.

companion-dock = What to tap
companion-undo = Take back the last tap

## What is asked, by phase

companion-ask-server = The next step is known when the network is back.
companion-ask-target = { $name }, which zone do you aim at?
companion-ask-grip = { $name }, which Guardian leads your hand?
companion-ask-draw = { $name } draws: tap every card
companion-ask-curse =
    { $count ->
        [one] Curse: { $name } discards a card
       *[other] Curse: { $name } discards { $count } cards
    }
companion-ask-spells = { $name }: spells and Creatures
companion-ask-giver =
    { $gifts ->
        [one] Dragonflies, once more: { $name }, who gives a card?
       *[other] Dragonflies: { $name }, who gives a card?
    }
companion-ask-gift = Dragonflies: { $name }, which card do you give?
companion-ask-to = { $name }, who gets { $card }?
companion-ask-mouse = Mouse: { $name }, who may take a discarded card?
companion-ask-take = Mouse: { $name }, take a card from the discard pile
companion-ask-keep =
    { $count ->
        [0] Reserve: { $name } may keep everything (at most { $limit })
        [one] Reserve: at most { $limit }. { $name } discards a card
       *[other] Reserve: at most { $limit }. { $name } discards { $count } cards
    }
companion-ask-settle = Next: { $name }
companion-elsewhere = { $name } taps this on another phone.

## The draw

companion-pad = What was drawn
companion-kind = { $card }, { $left } left
companion-drawn =
    { $count ->
        [0] No card yet
        [one] { $count } card drawn
       *[other] { $count } cards drawn
    }
companion-done = Done drawing
companion-discard-pile = The discard pile

## The watch

companion-hands-off = Hands off the book
companion-stands-by-itself = It stands, unless you tap “It fell”.
companion-everybody-watches = Everybody watches.
companion-did-it-stand = Did it stand?
companion-did-it-stand-why =
    { $seconds ->
        [one] Nobody counted the second here: say what you saw.
       *[other] Nobody counted the { $seconds } seconds here: say what you saw.
    }
companion-it-stood = It stood

## A fall

companion-it-fell = It fell
companion-it-fell-yes = Yes, it fell
companion-it-fell-no = No, it stands
companion-fall-energy =
    { $left ->
        [0] The group loses its last energy.
        [one] The group loses 1 energy; 1 is left.
       *[other] The group loses 1 energy; { $left } are left.
    }
companion-fall-blessed = The target is blessed: no energy is lost.
companion-fall-no-energy = No energy is lost.
companion-fall-unknown = What it costs is known when the network is back.
companion-fall-lost = With that, the match is lost.
companion-fall-keeps =
    { $count ->
        [0] { $name } has drawn nothing and keeps nothing new.
        [one] { $name } keeps the card that was drawn.
       *[other] { $name } keeps the { $count } cards that were drawn.
    }
companion-fall-cursed = The curse of the zone acts all the same.
companion-fall-no-spells = No spell and no Creature in this turn: go on with the Reserve.
companion-fall-goes-on = { $name } goes on as if nothing had happened.
companion-fall-after-the-reserve = After the Reserve:
companion-fall-before-the-draw = Before the next draw:
companion-fall-all-pages = shuffle the fallen pages and the whole discard pile, and build the book again.
companion-fall-fallen-pages = shuffle the fallen pages, and build the book again. The discard pile stays out.
companion-fell-later = The book has fallen: it is built again after the Reserve.
companion-rebuild = Build the book again first.
companion-built = It stands: begin
companion-begin = The book stands: begin

## Spells, Creatures, Reserve

companion-play = Play { $card }
companion-of-four = of 4
companion-gives = give
companion-worth = { $card } counts as
companion-cast = Cast: { $spell }
companion-end-spells = No more spells
companion-discards = discard
companion-hands = hand over
companion-leave = Take nothing
companion-end-turn = End the turn

## Without a network

companion-pending = { $what }, not judged yet
companion-waiting =
    { $count ->
        [one] 1 tap waits for the network. It has not been judged.
       *[other] { $count } taps wait for the network. They have not been judged.
    }
companion-rejected = Not accepted: { $what }.
companion-kept-back =
    { $count ->
        [one] The tap after it is kept back:
       *[other] The { $count } taps after it are kept back:
    }
companion-send-again = Send again
companion-send-rest =
    { $count ->
        [one] Send it
       *[other] Send them
    }
companion-drop-rest =
    { $count ->
        [one] Drop it
       *[other] Drop them
    }
