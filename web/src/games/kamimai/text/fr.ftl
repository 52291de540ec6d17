### KamiMaï's board in the browser, in French. Same keys as en.ftl. What cards, spells, zones and grips are called is in the game's own file.

game-aim = Ensemble, scellez toutes les zones du KamiMaï avant d’être à bout d’énergie.
    .short = Scellez toutes les zones avant la fin de l’énergie.
## The sheet

kamimai-house-zones = zones de cette table
kamimai-zone =
    Zone { $zone }{ $state ->
        [sealed] , scellée
        [target] , visée
        [start] , première cible
       *[open] { "" }
    } : { $spells } ; { $effects }.
kamimai-spell-open = { $spell }
kamimai-spell-cast = { $spell } (lancé)
kamimai-to-compose = choisir ses cartes
kamimai-to-ask-for = le demander
kamimai-energy =
    { $energy ->
        [one] { $energy } énergie sur { $full }
       *[other] { $energy } énergies sur { $full }
    }
kamimai-adventure = Feuille { $round } sur 3

## The book

kamimai-book =
    Le Grimoire est debout : { $count ->
        [one] { $count } page
       *[other] { $count } pages
    }
kamimai-book-stands =
    Le Grimoire : { $left } pages à gauche, { $right } à droite{ $shown ->
        [yes] , { $lean }.
       *[no] .
    }{ $seen ->
        [0] { "" }
       *[other] { " " }{ $faces }.
    }{ $strays ->
        [0] { "" }
        [one] { " " }{ $strays } page tombée sur la feutrine{ $known ->
                [0] .
               *[other]  : { $felt }.
            }
       *[other] { " " }{ $strays } pages tombées sur la feutrine{ $known ->
                [0] .
               *[other]  : { $felt }.
            }
    }
kamimai-face = À l’extérieur { $side } : { $card }
kamimai-side =
    { $side }, { $count ->
        [one] { $count } page
       *[other] { $count } pages
    }{ $known ->
        [yes] , à l’extérieur : { $face }
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
        [one] + { $count } tombée
       *[other] + { $count } tombées
    }
kamimai-in-hand =
    { $count ->
        [0] la main sur le livre
        [one] { $count } carte piochée
       *[other] { $count } cartes piochées
    }
kamimai-fell-draw = Tombé pendant la pioche : pas de sorts ce tour-ci
kamimai-fell-later = Tombé : rebâti après ce tour
kamimai-drama-stands = Il tient !
kamimai-drama-lamp = Une lampe s’éteint
kamimai-drama-heart = Zone { $zone } scellée !
kamimai-drama-curse = La malédiction frappe
kamimai-watch =
    { $seconds ->
        [one] { $seconds } seconde : personne ne touche le Grimoire.
       *[other] { $seconds } secondes : personne ne touche le Grimoire.
    }
kamimai-which-side = De quel côté ?
kamimai-how-many = Combien de pages ?
kamimai-page-of = Page { $page } sur { $count } { $side }
kamimai-outermost = tout à l’extérieur
kamimai-inside = plus au centre
kamimai-innermost = tout au centre
kamimai-outwards = Une page vers l’extérieur
kamimai-inwards = Une page vers le centre
kamimai-warm-up = Échauffement.

## A book that hands can touch

kamimai-grip-middle = La main tremble un peu plus qu’avec l’index.
kamimai-grip-ring = La main tremble, et tient moins bien.
kamimai-grip-little = La main tremble beaucoup, et les pages lui échappent.
kamimai-grip-off_hand = La main suit avec retard et dérive sur le côté.
kamimai-grip-by-chance = Ta main reste libre ; mais le livre est renversé aussi souvent qu’avec cette prise.
kamimai-first-pull = Prends la page là où la main le montre et tire-la le long de la flèche, lentement, jusqu’à ce qu’elle soit libre. Ou tire autrement :
kamimai-fewer = Une page de moins
kamimai-more = Une page de plus
kamimai-hand-free = Fais glisser une page hors du livre, lentement.
kamimai-hand-going = Tes doigts vont à la page…
kamimai-hand-closing = Tes doigts se ferment…
kamimai-hand-holding = Tu la tiens : le long de l’arête, lentement.
kamimai-hand-nearer = Tu la tiens : vers le bas, elle vient à toi, lentement ; de côté et vers le haut, elle frotte plus.
kamimai-hand-opened = Tient-il ?
kamimai-hand-fewer =
    { $count ->
        [one] Il n’y reste que { $count } page.
       *[other] Il n’y reste que { $count } pages.
    }
kamimai-slip-slipped =
    { $count ->
        [0] Elle t’a glissé des doigts : tirée trop vite. Le rouge dit de ralentir.
       *[other] Le reste t’a glissé des doigts : tiré trop vite. Le rouge dit de ralentir.
    }
kamimai-slip-early = Tu as lâché trop tôt : elle était encore dans le livre. Tire jusqu’à ce qu’elle soit libre.
kamimai-slip-tired = Ta main s’est ouverte d’elle-même : elle tient 20 secondes.
kamimai-lies = il est à plat
kamimai-way = Comment tu tires
kamimai-way-drag = À la main
    .help = Tu fais glisser la page hors du livre. Au bout de 20 secondes, la main s’ouvre d’elle-même.
kamimai-way-timing = Au bon moment
    .help = Tu choisis une page et arrêtes un repère qui bouge : rien à faire glisser.
kamimai-way-odds = Selon le risque
    .help = Tu choisis une page et vois le risque : rien à faire glisser, sans hâte.
kamimai-care = Comment tu tires
kamimai-care-careful = Avec soin
    .help = Lentement : le plus sûr pour le livre.
kamimai-care-steady = Posément
    .help = Ni lentement ni vite.
kamimai-care-quick = Vite
    .help = D’un seul coup : le plus risqué.
kamimai-risk =
    { $little ->
        [yes] Il ne devrait pas tomber : moins d’une chance sur 100.
       *[no] Environ { $percent } % de risque qu’il tombe.
    }{ $timed ->
        [yes] { " " }Plus si le repère est loin du milieu.
       *[no] { "" }
    }{ $steadied ->
        [yes] { " " }Moins, car ta main est affermie.
       *[no] { "" }
    }
kamimai-stop-mark = Arrêter le repère au milieu et tirer
kamimai-again = Revoir la chute, au ralenti
kamimai-again-nth = Chute { $nth }, au ralenti
kamimai-again-slowly = Deux fois moins vite.
kamimai-again-differs = Cette machine ne calcule pas comme celle de la partie : ce qui est enregistré fait foi.

## Reserves

kamimai-activator = activateur
kamimai-reserve-yours = Ta Réserve
kamimai-reserve-whose = Réserve : { $name }
kamimai-reserve-of =
    { $count ->
        [0] Aucune carte.
       *[other] { $cards }.
    }
kamimai-guardian-forces = { $guardian } : { $grip }.
kamimai-held = { $count } sur { $limit }
kamimai-card =
    { $card }{ $state ->
        [playable] , peut être choisie
        [picked] , choisie
        [dim] , pas pour ce sort
        [given] , promise
       *[rest] { "" }
    }{ $worth ->
        [0] { "" }
       *[other] , vaut { $worth }
    }
kamimai-grip-source = Quel Gardien impose quelle prise est reconstitué.
kamimai-grip-house = Cette prise est une règle maison de cette table.
kamimai-discard =
    Défausse : { $count ->
        [0] vide
        [one] { $count } carte
       *[other] { $count } cartes
    }
kamimai-discard-about =
    Les cartes utilisées ou abandonnées. { $pages ->
        [one] { $pages } page tient debout dans le Grimoire.
       *[other] { $pages } pages tiennent debout dans le Grimoire.
    }

## Spells

kamimai-composing = En préparation : { $spell }
kamimai-exact = complet : { $cards }
kamimai-missing =
    { $count ->
        [0] touche d’autres cartes de n’importe quelle Réserve
       *[other] encore { $count } : touche des cartes de n’importe quelle Réserve
    }
kamimai-counts-as = { $card } vaut
kamimai-gives = { $name } : { $cards }
kamimai-give-element = { $worth } { $card }
kamimai-give-creature = { $card } pour { $worth }
kamimai-proposed = Le sort proposé
kamimai-team-of = Sort d’équipe en { $spell }
kamimai-answer-yes = d’accord
kamimai-answer-no =
    { $who ->
        [you] refuses
       *[other] refuse
    }
kamimai-answer-open =
    { $who ->
        [you] à toi de répondre
       *[other] réfléchit
    }
kamimai-declined =
    { $who ->
        [you] as refusé
       *[other] a refusé
    }

## What to do

kamimai-ask-pull = Combien de pages tires-tu, en comptant vers le centre ?
kamimai-ask-curse =
    La malédiction : défausse { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    }, Éléments ou Créatures.
kamimai-ask-consent = { $name } demande tes cartes pour { $spell }. D’accord ?
kamimai-ask-gift =
    Libellules : choisis une carte, puis qui la reçoit.{ $gifts ->
        [2] { " " }Un autre don suivra.
       *[other] { "" }
    }
kamimai-ask-keep =
    { $count ->
        [0] Défausse ce que tu ne veux pas garder, ou finis ton tour.
        [one] Ta Réserve en contient { $limit } : { $count } carte doit partir.
       *[other] Ta Réserve en contient { $limit } : { $count } cartes doivent partir.
    }
kamimai-ask-warm-up =
    { $drawn ->
        [0] Essaie de tirer : rien ne compte encore.
       *[other] Essaie encore, ou commence : tout retourne dans le livre.
    }
kamimai-ask-draw =
    { $drawn ->
        [0] Tire au moins une page : touche un côté du livre.
       *[other] Continue, ou dis que tu as fini.
    }
kamimai-ask-draw-physics =
    { $drawn ->
        [0] Tire au moins une page.
       *[other] Tire encore, ou dis que tu as fini.
    }
kamimai-need-drag = Fais glisser une page hors du livre
kamimai-need-target = Touche une zone
kamimai-need-grip = Choisis un Gardien
kamimai-need-draw = Touche un côté du livre
kamimai-need-watch = Personne ne touche au livre
kamimai-need-curse = Touche les cartes qui partent
kamimai-need-spells = Touche un sort ou une carte
kamimai-need-consent = Les autres répondent
kamimai-need-giver = Choisis qui donne
kamimai-need-gift = Choisis une carte et quelqu’un
kamimai-need-mouse = Choisis qui peut prendre
kamimai-need-take = Choisis une carte
kamimai-need-keep = Touche les cartes qui partent
kamimai-need-ask = Touche un sort pour le demander
kamimai-need-worth = Choisis ce que vaut la Créature
kamimai-need-cards = Touche des cartes : quatre en tout
kamimai-do-done-warm-up = J’ai fini l’échauffement
kamimai-do-done = J’ai fini de tirer
kamimai-do-end-spells = Finir les sorts
kamimai-do-end-keep = Finir le tour
kamimai-do-agree = D’accord
kamimai-do-refuse = Refuser
kamimai-do-call-off = Renoncer
kamimai-do-let-go = Lâcher
kamimai-do-leave = Ne rien prendre
kamimai-do-target = Viser la zone { $zone }
kamimai-do-grip = Tirer : { $grip }
kamimai-do-fingers =
    { $side ->
        [left] Doigts sur la page { $page }, à gauche
       *[right] Doigts sur la page { $page }, à droite
    }
kamimai-do-pull =
    { $count ->
        [one] Tirer { $count } page
       *[other] Tirer { $count } pages
    }
kamimai-do-pull-up-to =
    { $count ->
        [one] tirer 1 page
       *[other] tirer de 1 à { $count } pages
    }
kamimai-do-cast = Lancer { $spell }
kamimai-do-propose = Proposer { $spell }
kamimai-do-creature = Jouer : { $card }
kamimai-do-discard =
    { $count ->
        [one] Défausser : { $cards }
       *[other] Défausser { $count } cartes
    }
kamimai-do-choose-giver = { $name } donne
kamimai-do-choose-mouse = { $name } peut prendre
kamimai-do-take = Prendre { $card }
kamimai-do-hand = Donner { $card } à { $name }

## For ears

kamimai-spoken-choices = Tu peux : { $choices }.
kamimai-spoken-ways = Sans rien faire glisser, tu peux tirer selon le risque ou au bon moment.
kamimai-spoken-drawn = Déjà pioché : { $cards }.
kamimai-spoken-energy = Énergie : { $energy } sur { $full }.
kamimai-spoken-reserve = { $name } : { $reserve }

## The end

kamimai-next-sheet = Au KamiMaï suivant
kamimai-tally-drawn = Cartes piochées
kamimai-tally-cast = Sorts lancés
kamimai-tally-falls = Chutes

## The form of a new table

new-seats-5 = Cinq
    .help = Quatre d’entre vous participent à un sort d’équipe
new-seats-4 = Quatre
    .help = Chacun donne une carte à un sort d’équipe
new-seats-3 = Trois
    .help = L’un de vous donne deux cartes à un sort d’équipe
new-seats-2 = Deux
    .help = Chacun donne deux cartes à un sort d’équipe
new-seats-1 = En solo
    .help = Une Réserve plus grande, et chaque sort est à toi
house-example-kamimai = [grips]
    water = "ring"
