### Grimoire's board in the browser, in French. Same keys as en.ftl.

game-aim = Qui a le plus de points gagne : ceux de ses trésors, compagnons, objets et jetons. La manche où quelqu’un arrive à { $end_at } trésors ou { $end_at } compagnons est la dernière.
    .short = À { $end_at } trésors ou compagnons, le plus de points gagne.

## Whose turn, and in which order

grimoire-round = Manche { $round }
grimoire-page-opens = nouvelle page : { $number } { $page }
grimoire-order = L’ordre du tour
grimoire-order-first = Jetons d’ordre
grimoire-has-chosen = a choisi
grimoire-choose = choisis une page
grimoire-chooses = choisit
grimoire-alone = seule
grimoire-shared = partagée
grimoire-before =
    { $who ->
        [you] tu avais le jeton { $token }
       *[other] avait le jeton { $token }
    }
grimoire-old-token = jeton { $token }
grimoire-aimed-at = Le sort vise ici
grimoire-protected = À l’abri des sorts d’attaque pour cette manche
grimoire-silence = Silence : les sorts interdits des autres sont sans effet pour cette manche
grimoire-why-order = Pourquoi cet ordre ?
grimoire-timely =
    { $count ->
        [one]
            { $how ->
                [take_first]
                    { $who ->
                        [you] tu passes devant
                       *[other] { $name } passe devant
                    }
               *[reverse]
                    { $who ->
                        [you] renversé par toi
                       *[other] renversé par { $name }
                    }
            }
       *[other] { $count } sorts temporels
    }
grimoire-goes-first =
    { $who ->
        [you] Tu commences
       *[other] { $name } commence
    }
grimoire-order-alone =
    { $count ->
        [one] Une page choisie par une seule personne passe d’abord.
       *[other] Pages choisies par une seule personne : la plus basse commence.
    }
grimoire-order-shared =
    { $first ->
        [yes] Toutes les pages sont partagées : { $how ->
                [keep] l’ordre reste le même.
               *[reverse] l’ordre est inversé, les derniers passent devant.
            }
       *[no] Ensuite, les pages partagées : { $how ->
                [keep] dans l’ordre d’avant.
               *[reverse] l’ordre d’avant, inversé.
            }
    }
grimoire-order-time =
    { $how ->
        [take_first]
            { $who ->
                [you] { $page } : tu passes devant tout le monde.
               *[other] { $page } : { $name } passe devant tout le monde.
            }
       *[reverse]
            { $who ->
                [you] { $page } : tu renverses l’ordre.
               *[other] { $page } : { $name } renverse l’ordre.
            }
    }
grimoire-last-round =
    { $who ->
        [you] Dernière manche : tu as { $count } { $what ->
                [treasures] trésors
               *[companions] compagnons
            }
        [other] Dernière manche : { $name } a { $count } { $what ->
                [treasures] trésors
               *[companions] compagnons
            }
       *[nobody] Cette manche est la dernière.
    }
grimoire-near-end =
    { $who ->
        [several] { $count } sur { $most }, la fin approche : { $name }
        [you] Tu as { $count } { $what ->
                [treasures] trésors
               *[companions] compagnons
            } sur { $most } : la fin approche
       *[other] { $name } a { $count } { $what ->
                [treasures] trésors
               *[companions] compagnons
            } sur { $most } : la fin approche
    }
grimoire-turn-of =
    { $who ->
        [you] Ton tour
       *[other] { $name } joue
    }
grimoire-go-on = Continuer
grimoire-tokens = Jetons d’ordre
grimoire-about-pages = À chaque manche, tu marques en secret une page de ton grimoire : son sort est ce que tu fais, son numéro décide quand. Les jetons d’ordre départagent les pages choisies à plusieurs.
grimoire-points-head = points
grimoire-level-head = niveau
grimoire-deck-head = pioche
grimoire-discard-head = défausse
grimoire-total = total : { $total }
grimoire-total-head = total
grimoire-total-about = Ce que vaut déjà tout ce que tu as, sans les points pour le plus de Camelotes

## The quest zone and the piles

grimoire-quest = Zone de quête
grimoire-spied = Vue par { $names }
grimoire-deck-empty = La pioche de quête est vide
grimoire-hidden = La carte cachée
grimoire-hidden-about = Personne ne la connaît encore, sauf si un Espion l’a regardée. Qui la prend la regarde en secret : un trésor reste face cachée, un compagnon se montre.
grimoire-veiled = cachée aux autres
grimoire-quest-card =
    { $card }{ $known ->
        [open] , { $points ->
                [one] { $points } point
               *[other] { $points } points
            }
        [peeked] , face cachée, que tu as vue
       *[hidden] { "" }
    }{ $state ->
        [playable] , peut être choisie
        [picked] , choisie
       *[rest] { "" }
    }
grimoire-deck =
    Pioche de quête : { $count ->
        [0] vide
        [one] { $count } carte
       *[other] { $count } cartes
    }
grimoire-item-deck =
    Objets restants : { $count ->
        [0] aucun
       *[other] { $count }
    }
grimoire-discard =
    Défausse : { $count ->
        [0] vide
        [one] { $count } carte
       *[other] { $count } cartes
    }
grimoire-discard-open =
    Parcourir la défausse : { $count ->
        [0] vide
        [one] { $count } carte
       *[other] { $count } cartes
    }
grimoire-piles-about =
    { $deck ->
        [0] La pioche de quête est vide
        [one] Il reste { $deck } carte dans la pioche de quête
       *[other] Il reste { $deck } cartes dans la pioche de quête
    } et { $items ->
        [0] il n’y a plus d’objets
        [one] { $items } objet à créer
       *[other] { $items } objets à créer
    }. Sous chaque carte : combien de cartes de cette sorte sont défaussées.
grimoire-of = { $count } sur { $most }
grimoire-level = Niveau { $level }
grimoire-level-about =
    { $last ->
        [yes] Toutes les pages sont permises.
       *[no] Les pages 1 à { $level } sont permises. Chaque manche en ouvre une de plus.
    }

## The book

grimoire-pages = Pages
grimoire-pages-open =
    { $fresh ->
        [0] pages 1 à { $level } permises
       *[other] pages 1 à { $level } ; nouvelle : { $fresh }
    }
grimoire-new = neuf
grimoire-book = Ton grimoire, ouvert à la page { $number }, { $page }
grimoire-index-page =
    { $number } { $page }, { $type }{ $fresh ->
        [yes] , nouvelle
       *[no] { "" }
    }{ $locked ->
        [yes] , verrouillée
       *[no] { "" }
    }{ $marked ->
        [yes] , ton marque-page
       *[no] { "" }
    }{ $open ->
        [yes] , ouverte
       *[no] { "" }
    }
grimoire-locked = Demande le niveau { $level } : dès la manche { $round }
grimoire-leaf-back = Page précédente
grimoire-leaf-on = Page suivante
grimoire-your-page = Ton marque-page : page { $number }, { $page }
grimoire-open-book = Ouvrir le livre pour lire
grimoire-still-choosing = On attend encore { $name }.
grimoire-placed = Ton marque-page est placé
grimoire-cast = { $page } : c’est fait.
grimoire-cast-time =
    { $how ->
        [take_first]
            { $who ->
                [you] { $page } : te voilà devant tout le monde depuis l’ouverture des livres.
               *[other] { $page } : c’est déjà fait, qui a lancé ce sort passe devant tout le monde.
            }
       *[reverse] { $page } : c’est déjà fait, l’ordre du tour s’est renversé à l’ouverture des livres.
    }
grimoire-change = Changer de page
grimoire-source = { $what } : { $source }
grimoire-house-rule = règle maison
    .help = changé par les règles maison de cette table
grimoire-no-effect = Elle n’a aucun effet.
grimoire-worth =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
grimoire-types = Les types de sorts
grimoire-does-common = Rien ne l’arrête
grimoire-does-forbidden = Le Silence le rend sans effet
grimoire-does-attack = Prend à qui a le plus
grimoire-does-defence = Protège des attaques
grimoire-does-time = Change l’ordre aussitôt

## What to do

grimoire-do-page = Marquer la page { $number } : { $page }
grimoire-do-target = Viser { $name }
grimoire-do-shoes = Chaussures : une carte de plus
grimoire-do-heal =
    { $heal_cost ->
        [0] Piocher dans la défausse
       *[other] Piocher dans la défausse (prix : { $heal_cost })
    }
grimoire-do-create =
    { $create_cost ->
        [0] Piocher un objet
       *[other] Piocher un objet (prix : { $create_cost })
    }
grimoire-do-buy =
    { $price ->
        [0] Prendre un objet de plus
       *[other] Acheter un objet (prix : { $price })
    }
grimoire-do-points =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
grimoire-do-cards =
    { $count ->
        [one] { $count } carte au hasard
       *[other] { $count } cartes au hasard
    }
grimoire-ask-token =
    Choisis un jeton d’ordre. Quand une page est partagée à la première manche, { $tie_order ->
        [keep] le plus petit jeton passe devant.
       *[reverse] le plus grand jeton passe devant.
    }
grimoire-ask-give = Te voilà sous le charme : choisis le compagnon que tu donnes à { $caster }.
grimoire-ask-seize = Domination : choisis le compagnon que tu prends à { $target }.
grimoire-ask-wish =
    Ton souhait : les points, ou { $cards ->
        [one] { $cards } carte
       *[other] { $cards } cartes
    } au hasard dans la défausse ?
grimoire-need-token = Choisis un jeton d’ordre
grimoire-need-bookmark = Choisis une page
grimoire-need-level = Verrouillée jusqu’au niveau { $level }
grimoire-need-luck = Choisis la carte à remplacer
grimoire-need-heal = Pioche une carte, ou renonce
grimoire-need-create = Pioche un objet, ou renonce
grimoire-need-merchant = Achète un objet, ou non
grimoire-need-target = Choisis quelqu’un, plus haut
grimoire-need-give = Choisis un compagnon à donner
grimoire-need-seize = Choisis un compagnon à prendre
grimoire-need-wish = Choisis des points ou des cartes
grimoire-need-keep = Choisis la carte à garder
grimoire-need-take = Choisis une carte à prendre

## Territories

grimoire-territory =
    { $who ->
        [you] Ton territoire
       *[other] Territoire : { $name }
    }
grimoire-points =
    { $count ->
        [one] { $count } point
       *[other] { $count } points
    }
grimoire-companions = Compagnons : { $count } sur { $most }
grimoire-treasures = Trésors : { $count } sur { $most }
grimoire-items = Objets : { $count }
grimoire-unknown =
    { $count ->
        [one] { $count } carte face cachée
       *[other] { $count } cartes face cachée
    }
grimoire-known-to-all = trésors que tout le monde connaît
grimoire-items-known-to-all = objets que tout le monde connaît
grimoire-hidden-own = Bandeau bleu : personne d’autre ne connaît cette carte.
grimoire-hidden-other = Bandeau bleu : tu connais cette carte, mais pas tout le monde.
grimoire-older =
    { $count ->
        [one] { $count } date d’avant le mélange de la défausse et faisait partie de : { $cards }
       *[other] { $count } datent d’avant le mélange de la défausse et faisaient partie de : { $cards }
    }
grimoire-land =
    { $companion_count ->
        [0] Aucun compagnon
       *[other] Compagnons : { $companions }
    }. { $treasures ->
        [0] Aucun trésor
        [one] { $treasures } trésor
       *[other] { $treasures } trésors
    }{ $seen_count ->
        [0] { "" }
       *[other] { " " }({ $seen })
    }, { $items ->
        [0] aucun objet
        [one] { $items } objet
       *[other] { $items } objets
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
       *[other] { $token } :{ " " }
    }{ $name }{ $acts ->
        [yes] , { $doing }
       *[no] { "" }
    }{ $number ->
        [0] { "" }
       *[other] , page { $number }, { $page }
    }{ $chosen ->
        [alone] , seule
        [shared] , partagée
       *[hidden] { "" }
    }{ $before ->
        [0] { "" }
       *[other] , { $who ->
                [you] tu avais le jeton { $before }
               *[other] avait le jeton { $before }
            }
    }{ $safe ->
        [yes] , à l’abri des attaques
       *[no] { "" }
    }{ $silencer ->
        [yes] , { $who ->
                [you] tu as lancé le Silence
               *[other] a lancé le Silence
            }
       *[no] { "" }
    }.
grimoire-spoken =
    { $question } Tu peux : { $choices }.{ $round ->
        [0] { "" }
       *[other] { " " }Manche { $round }, niveau { $level }. Zone de quête : { $quest }.
    } { $seats }
grimoire-spoken-pages = Ouvrir le livre à une page de 1 à { $level }

## The end

grimoire-won-you = Tu gagnes !
grimoire-won-other =
    { $count ->
        [one] { $name } gagne.
       *[other] { $name } gagnent ensemble.
    }
grimoire-won-designer = Égalité en tête
grimoire-won-by =
    Le plus de points : { $points }, avec { $lead } d’avance sur { $who ->
        [you] toi.
       *[other] { $name }.
    }

## The form of a new table

new-seats-4 = Quatre
    .help = Chacun pour soi ; le plus grand choix
new-seats-3 = Trois
    .help = Chacun pour soi
new-seats-2 = Deux
    .help = Un duel : chacun devine la page de l’autre
house-example-grimoire = [companions.nun]
    vp = 2
