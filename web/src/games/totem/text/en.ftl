### Totem's board in the browser, in English. Same keys as fr.ftl.

game-aim = Defeat all of your opponent’s totems. If the pile runs out first, whoever has more totems wins.
    .short = Defeat all of your opponent’s totems.
## Whose turn, and where things lie

totem-choose = you choose
totem-chooses = is choosing
totem-ready = ready
totem-attacking = attacks
totem-doing = { $doing } · { $attacks }
totem-attacks = attacks { $made }/{ $most }
totem-zone-own = Your zone
totem-places = Totems
totem-totems =
    { $count ->
        [one] { $count } totem
       *[other] { $count } totems
    }
totem-levels = sum of levels: { $level }
totem-pile =
    Draw pile: { $count ->
        [0] empty
        [one] { $count } card
       *[other] { $count } cards
    }
totem-discard =
    Discard: { $count ->
        [0] empty
        [one] { $count } card
       *[other] { $count } cards
    }
totem-discard-open =
    Look through the discard: { $count ->
        [0] empty
        [one] { $count } card
       *[other] { $count } cards
    }
totem-discard-about = What is missing here is still in a hand, in a zone or in the pile.
totem-discard-empty = No card has been discarded yet.
totem-gone = { $count } of { $most }
totem-begins =
    { $who ->
        [you] You begin.
       *[other] { $name } begins.
    }
totem-in-hand = { $count } in hand
totem-just-drawn = drawn
totem-few =
    { $count ->
        [one] Only { $count } card left in the pile: the last turns are coming.
       *[other] Only { $count } cards left in the pile: the last turns are coming.
    }
totem-last-turn =
    Draw pile empty: { $now ->
        [yes]
            { $who ->
                [you] this is your last turn, then totems are counted.
               *[other] { $name } plays the last turn, then totems are counted.
            }
       *[no]
            { $who ->
                [you] you play one more turn after this one, the last.
               *[other] { $name } plays one more turn after this one, the last.
            }
    }

## Places

totem-label-free = free
totem-label-defeated = defeated
totem-label-hidden = hidden
totem-label-veiled = hidden
totem-label-known = known
totem-label-spent = spent
totem-label-open = face up
totem-label-aimed = attacked
totem-label-looked = chosen
totem-label-maybe =
    { $count ->
        [one] { $card }?
       *[other] { $card } …?
    }
totem-place =
    place { $place }: { $kind ->
        [free] free
        [defeated] free
        [hidden]
            hidden totem{ $maybe ->
                [yes] , perhaps { $seen }
               *[no] { "" }
            }
        [veiled] { $card }, { $power }, hidden from your opponent
        [known] { $card }, { $power }, face down, but your opponent has seen it
        [spent] { $card }, { $power }, spent
       *[open] { $card }, { $power }, face up
    }{ $chosen ->
        [picked] , chosen
        [playable] , can be chosen
       *[other] { "" }
    }
totem-card =
    { $card }, { $power }{ $drawn ->
        [yes] , just drawn
       *[no] { "" }
    }{ $state ->
        [playable] , can be chosen
        [picked] , chosen
        [dim] , cannot be chosen now
       *[rest] { "" }
    }

## The duel

totem-duel = The duel
totem-against = against { $against }
totem-attack-of =
    { $who ->
        [you] You attack
       *[other] { $name } attacks
    }
totem-outcome-defeated = defeated
totem-outcome-held = holds
totem-outcome-shield = Shield!
totem-may-join = Touch another card to add its level.
totem-sword-adds = The Sword adds { $level }
totem-cancelled = { $power } cancelled
totem-shield-stops = The Shield stops the first attack
totem-shield-returns = The Shield stops the attack. Back to the hand: { $cards }
totem-draw-draws =
    { $who ->
        [you] Draw: you draw a card
       *[other] Draw: { $name } draws a card
    }
totem-eye-sees =
    The Eye discovers { $card }{ $lost ->
        [yes] : { $power } cancelled
       *[no] { "" }
    }
totem-gone-both =
    { $count ->
        [one] Both cards are discarded
       *[other] All three cards are discarded
    }
totem-gone-attack =
    { $count ->
        [one] Discarded: { $the_card }
       *[other] Both attacking cards are discarded
    }
totem-kept = Back to the hand: { $cards }

## What to do

totem-empty-hand = You have won, but your hand is empty: draw a card if you like, your turn ends with it.
totem-no-cards = Your hand is empty.
totem-only-stop = None of your cards can attack again.
totem-need-card = Choose a card
totem-need-card-attack = Choose the card that attacks
totem-need-card-defend = Choose the card to lay
totem-need-card-exchange = Choose the card to lay
totem-need-card-discard = Choose the card to discard
totem-need-verb = Touch a totem or choose an action
totem-need-target-attack = Choose the totem to attack
totem-need-target-exchange = Choose the hidden totem to exchange
totem-need-partner = Too weak alone: choose a second card
totem-need-eye = Choose a hidden totem
totem-need-look = Your Eye looks first: choose a hidden totem
totem-need-lay =
    { $count ->
        [one] Choose { $count } more totem
       *[other] Choose { $count } more totems
    }
totem-do-attack = Attack: { $level } against { $against }
totem-do-defend = Lay { $the_card } face down
totem-do-exchange = Lay { $the_card }, take { $taken }
totem-do-discard =
    Discard { $the_card }{ $drawn ->
        [yes] , draw a card
       *[no] { "" }
    }
totem-do-discover = Discover totem { $place }
totem-do-draw-last = Draw, then end the turn
totem-do-stop-undrawn = End without drawing
totem-do-lay = Lay these totems
totem-act-attack = A card from your hand against a totem of your opponent: at least as high, it wins.
totem-act-defend = A card from your hand becomes a new totem, face down, at a free place.
totem-act-exchange = A card from your hand takes the place of one of your hidden totems, which you take back.
totem-act-discard =
    A card from your hand goes{ $drawn ->
        [yes] , and you draw another.
       *[no] . The draw pile is empty: you draw no other.
    }
totem-actions = Actions

## The powers in a line

totem-colour = { $power } ({ $colour })
totem-powers = The four powers
totem-does-sword = In an attack: adds to a second card
totem-does-shield = In your zone: stops a first attack
totem-does-eye = If it wins or holds: discovers a totem and cancels its power
totem-does-draw = If it wins or holds: draws a card

## For ears

totem-spoken =
    { $question }{ $laid ->
        [yes] { " " }Your zone: { $own }. { $name }’s zone: { $other }.
       *[no] { "" }
    } Your hand: { $hand }.{ $more ->
        [yes] { " " }You may: { $choices }.
       *[no] { "" }
    }

## The end

totem-count = The draw pile is empty and the last turn is over.
totem-count-totems = Totems
totem-count-levels = Sum of levels
totem-hand-left = Left in hand
totem-all-attacks = Attack by attack
totem-attack-told = { $cards } against { $totem }: { $outcome }
totem-won-you = You win!
totem-won-other = { $name } wins.
totem-drawn = A draw

## The form of a new table

house-example-totem = [colours]
    red = "shield"
    blue = "sword"
