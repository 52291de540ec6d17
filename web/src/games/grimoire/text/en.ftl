### Grimoire's board in the browser, in English. Same keys as fr.ftl.

game-aim = Most points win: those of your treasures, companions, items and tokens. The round in which somebody gets to { $end_at } treasures or { $end_at } companions is the last.
    .short = At { $end_at } treasures or companions, most points win.

## Whose turn, and in which order

grimoire-round = Round { $round }
grimoire-page-opens = new: { $number } { $page }
grimoire-order = Turn order
grimoire-order-first = Order tokens
grimoire-has-chosen = has chosen
grimoire-choose = choose a page
grimoire-chooses = is choosing
grimoire-alone = alone
grimoire-shared = shared
grimoire-before = had token { $token }
grimoire-old-token = token { $token }
grimoire-aimed-at = The spell is aimed here
grimoire-protected = Protected from attack spells in this round
grimoire-silence = Silence: the others’ forbidden spells have no effect in this round
grimoire-why-order = Why this order?
grimoire-timely =
    { $count ->
        [one]
            { $how ->
                [take_first]
                    { $who ->
                        [you] you go first
                       *[other] { $name } goes first
                    }
               *[reverse]
                    { $who ->
                        [you] reversed by you
                       *[other] reversed by { $name }
                    }
            }
       *[other] { $count } time spells
    }
grimoire-goes-first =
    { $who ->
        [you] You go first
       *[other] { $name } goes first
    }
grimoire-order-alone =
    { $count ->
        [one] Alone on a page: goes first.
       *[other] Alone on their pages: the lowest page goes first.
    }
grimoire-order-shared =
    { $first ->
        [yes] Everybody shares a page: { $how ->
                [keep] the order stays as it was.
               *[reverse] the order is reversed, whoever was late is early.
            }
       *[no] Then those who share a page: { $how ->
                [keep] in the order they had.
               *[reverse] the order they had, reversed.
            }
    }
grimoire-order-time =
    { $how ->
        [take_first]
            { $who ->
                [you] Your { $page } takes you to the front.
               *[other] { $page } takes { $name } to the front.
            }
       *[reverse]
            { $who ->
                [you] Your { $page } reverses the order.
               *[other] { $page } by { $name } reverses the order.
            }
    }
grimoire-last-round =
    { $who ->
        [you] Last round: you have { $count } { $what ->
                [treasures] treasures
               *[companions] companions
            }
        [other] Last round: { $name } has { $count } { $what ->
                [treasures] treasures
               *[companions] companions
            }
       *[nobody] This round is the last.
    }
grimoire-near-end =
    { $who ->
        [several] { $count } of { $most }, the end is near: { $name }
        [you] You have { $count } of { $most } { $what ->
                [treasures] treasures
               *[companions] companions
            }: the end is near
       *[other] { $name } has { $count } of { $most } { $what ->
                [treasures] treasures
               *[companions] companions
            }: the end is near
    }
grimoire-turn-of =
    { $who ->
        [you] Your turn
       *[other] { $name }’s turn
    }
grimoire-go-on = Go on
grimoire-tokens = Order tokens
grimoire-about-pages = Every round you secretly mark a page of your grimoire: its spell is what you do, its number decides when. Order tokens settle it between those who choose the same page.
grimoire-points-head = points
grimoire-level-head = level
grimoire-deck-head = deck
grimoire-discard-head = discard
grimoire-total = total: { $total }
grimoire-total-head = total
grimoire-total-about = What all that you have is worth by now, without the points for the most Junk

## The quest zone and the piles

grimoire-quest = Quest zone
grimoire-spied = Seen by { $names }
grimoire-deck-empty = The quest deck is empty
grimoire-hidden = The hidden card
grimoire-hidden-about = Nobody knows it yet, unless a Spy has looked. Whoever takes it looks at it in secret: a treasure stays face down, a companion is shown.
grimoire-veiled = hidden from the others
grimoire-quest-card =
    { $card }{ $known ->
        [open] , { $points ->
                [one] { $points } point
               *[other] { $points } points
            }
        [peeked] , face down, which you have seen
       *[hidden] { "" }
    }{ $state ->
        [playable] , can be chosen
        [picked] , chosen
       *[rest] { "" }
    }
grimoire-deck =
    Quest deck: { $count ->
        [0] empty
        [one] { $count } card
       *[other] { $count } cards
    }
grimoire-item-deck =
    Items left: { $count ->
        [0] none
       *[other] { $count }
    }
grimoire-discard =
    Discard: { $count ->
        [0] empty
        [one] { $count } card
       *[other] { $count } cards
    }
grimoire-discard-open =
    Look through the discard: { $count ->
        [0] empty
        [one] { $count } card
       *[other] { $count } cards
    }
grimoire-piles-about =
    { $deck ->
        [0] The quest deck is empty
        [one] { $deck } card is left in the quest deck
       *[other] { $deck } cards are left in the quest deck
    }, { $items ->
        [0] no items are left
        [one] { $items } item is left
       *[other] { $items } items are left
    }. Under each card: how many of its kind have been discarded.
grimoire-of = { $count } of { $most }
grimoire-level = Level { $level }
grimoire-level-about =
    { $last ->
        [yes] All pages can be chosen.
       *[no] Pages 1 to { $level } can be chosen. Every round opens one page more.
    }

## The book

grimoire-pages = Pages
grimoire-pages-open =
    { $fresh ->
        [0] pages 1 to { $level } open
       *[other] pages 1 to { $level }, { $fresh } is new
    }
grimoire-new = new
grimoire-book = Your grimoire, open at page { $number }, { $page }
grimoire-index-page =
    { $number } { $page }, { $type }{ $fresh ->
        [yes] , new
       *[no] { "" }
    }{ $locked ->
        [yes] , locked
       *[no] { "" }
    }{ $marked ->
        [yes] , your bookmark
       *[no] { "" }
    }{ $open ->
        [yes] , open
       *[no] { "" }
    }
grimoire-locked = Needs level { $level }: from round { $round } on
grimoire-leaf-back = Leaf back
grimoire-leaf-on = Leaf on
grimoire-your-page = Your bookmark: page { $number }, { $page }
grimoire-open-book = Open the book and read
grimoire-still-choosing = Still choosing: { $name }.
grimoire-placed = Your bookmark is placed
grimoire-cast = { $page }: done.
grimoire-cast-time =
    { $how ->
        [take_first]
            { $who ->
                [you] { $page } has taken you to the front already, when the books opened.
               *[other] { $page } has worked already, when the books opened: its caster goes first.
            }
       *[reverse] { $page } has worked already: when the books opened, it reversed the turn order.
    }
grimoire-change = Change page
grimoire-source = { $what }: { $source }
grimoire-house-rule = house rule
    .help = changed by the house rules of this table
grimoire-no-effect = It has no effect.
grimoire-worth =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
grimoire-types = The types of spells
grimoire-does-common = Nothing stops it
grimoire-does-forbidden = Silence makes it powerless
grimoire-does-attack = Takes from whoever has most
grimoire-does-defence = Protects from attacks
grimoire-does-time = Changes the order at once

## What to do

grimoire-do-page = Bookmark { $number }: { $page }
grimoire-do-target = Aim at { $name }
grimoire-do-shoes = Shoes: one more card
grimoire-do-heal =
    { $heal_cost ->
        [0] Draw from the discard
       *[other] Draw from the discard (price: { $heal_cost })
    }
grimoire-do-create =
    { $create_cost ->
        [0] Draw an item
       *[other] Draw an item (price: { $create_cost })
    }
grimoire-do-buy =
    { $price ->
        [0] Take one more item
       *[other] Buy an item (price: { $price })
    }
grimoire-do-points =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
grimoire-do-cards =
    { $count ->
        [one] { $count } random card
       *[other] { $count } random cards
    }
grimoire-ask-token =
    Choose an order token. Of those who share a page in the first round, { $tie_order ->
        [keep] the lower token goes first.
       *[reverse] the higher token goes first.
    }
grimoire-ask-give = You are charmed: choose the companion that you give to { $caster }.
grimoire-ask-seize = Domination: choose the companion that you take from { $target }.
grimoire-ask-wish =
    Your wish: points, or { $cards ->
        [one] { $cards } random card
       *[other] { $cards } random cards
    } from the discard?
grimoire-need-token = Choose an order token
grimoire-need-bookmark = Choose a page
grimoire-need-level = Locked until level { $level }
grimoire-need-luck = Choose a card to replace
grimoire-need-heal = Draw a card, or leave it
grimoire-need-create = Draw an item, or leave it
grimoire-need-merchant = Buy an item, or not
grimoire-need-target = Choose a player above
grimoire-need-give = Choose a companion to give
grimoire-need-seize = Choose a companion to take
grimoire-need-wish = Choose points or cards
grimoire-need-keep = Choose a card to keep
grimoire-need-take = Choose a card to take

## Territories

grimoire-territory =
    { $who ->
        [you] Your territory
       *[other] Territory of { $name }
    }
grimoire-points =
    { $count ->
        [one] { $count } point
       *[other] { $count } points
    }
grimoire-companions = Companions: { $count } of { $most }
grimoire-treasures = Treasures: { $count } of { $most }
grimoire-items = Items: { $count }
grimoire-unknown =
    { $count ->
        [one] { $count } face-down card
       *[other] { $count } face-down cards
    }
grimoire-known-to-all = treasures that everybody knows
grimoire-items-known-to-all = items that everybody knows
grimoire-hidden-own = The blue band: only you know this card.
grimoire-hidden-other = The blue band: you know this card, not everybody does.
grimoire-older =
    { $count ->
        [one] { $count } of them is from before the discard was shuffled, and was one of these: { $cards }
       *[other] { $count } of them are from before the discard was shuffled, and were among these: { $cards }
    }
grimoire-land =
    { $companion_count ->
        [0] No companions
       *[other] Companions: { $companions }
    }. { $treasures ->
        [0] No treasures
        [one] { $treasures } treasure
       *[other] { $treasures } treasures
    }{ $seen_count ->
        [0] { "" }
       *[other] { " " }({ $seen })
    }, { $items ->
        [0] no items
        [one] { $items } item
       *[other] { $items } items
    }{ $seen_item_count ->
        [0] { "" }
       *[other] { " " }({ $seen_items })
    }, { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.

## For ears

grimoire-standing =
    { $token ->
        [0] { "" }
       *[other] { $token }:{ " " }
    }{ $name }{ $acts ->
        [yes] , { $doing }
       *[no] { "" }
    }{ $number ->
        [0] { "" }
       *[other] , page { $number }, { $page }
    }{ $chosen ->
        [alone] , alone
        [shared] , shared
       *[hidden] { "" }
    }{ $before ->
        [0] { "" }
       *[other] , had token { $before }
    }{ $safe ->
        [yes] , protected
       *[no] { "" }
    }{ $silencer ->
        [yes] , { $who ->
                [you] you have cast Silence
               *[other] has cast Silence
            }
       *[no] { "" }
    }.
grimoire-spoken =
    { $question } You may: { $choices }.{ $round ->
        [0] { "" }
       *[other] { " " }Round { $round }, level { $level }. Quest zone: { $quest }.
    } { $seats }
grimoire-spoken-pages = Open the book at a page from 1 to { $level }

## The end

grimoire-won-you = You win!
grimoire-won-other =
    { $count ->
        [one] { $name } wins.
       *[other] { $name } win together.
    }
grimoire-won-designer = A tie at the top
grimoire-won-by =
    The most points: { $points }, { $lead } more than { $who ->
        [you] you.
       *[other] { $name }.
    }

## The form of a new table

new-seats-4 = Four
    .help = Everyone for themselves; the most to choose from
new-seats-3 = Three
    .help = Everyone for themselves
new-seats-2 = Two
    .help = A duel; you guess each other’s page
house-example-grimoire = [companions.nun]
    vp = 2
