### Beside the real cards, in French. Same keys as en.ftl. No "de" or "que" before a name.

companion-dock = À toucher
companion-undo = Reprendre le dernier geste

## What is asked, by phase

companion-ask-server = La suite sera connue au retour du réseau.
companion-ask-target = { $name }, quelle zone vises-tu ?
companion-ask-grip = { $name }, quel Gardien guide ta main ?
companion-ask-draw = { $name } tire : touchez chaque carte
companion-ask-curse =
    { $count ->
        [one] Malédiction : { $name } défausse une carte
       *[other] Malédiction : { $name } défausse { $count } cartes
    }
companion-ask-spells = { $name } : sorts et Créatures
companion-ask-giver =
    { $gifts ->
        [one] Libellules, encore une fois : { $name }, qui donne une carte ?
       *[other] Libellules : { $name }, qui donne une carte ?
    }
companion-ask-gift = Libellules : { $name }, quelle carte donnes-tu ?
companion-ask-to = { $name }, qui reçoit { $card } ?
companion-ask-mouse = Souris : { $name }, qui peut prendre une carte défaussée ?
companion-ask-take = Souris : { $name }, prends une carte dans la défausse
companion-ask-keep =
    { $count ->
        [0] Réserve : { $name } peut tout garder ({ $limit } au plus)
        [one] Réserve : { $limit } au plus. { $name } défausse une carte
       *[other] Réserve : { $limit } au plus. { $name } défausse { $count } cartes
    }
companion-ask-settle = Ensuite : { $name }
companion-elsewhere = Cela se touche sur un autre téléphone, celui où joue { $name }.

## The draw

companion-pad = Ce qui a été tiré
companion-kind = { $card }, il en reste { $left }
companion-drawn =
    { $count ->
        [0] Aucune carte encore
        [one] { $count } carte tirée
       *[other] { $count } cartes tirées
    }
companion-done = Fini de tirer
companion-discard-pile = La défausse

## The watch

companion-hands-off = On ne touche plus au livre
companion-stands-by-itself = Il tient, sauf si vous touchez « Il est tombé ».
companion-everybody-watches = Tout le monde regarde.
companion-did-it-stand = A-t-il tenu ?
companion-did-it-stand-why =
    { $seconds ->
        [one] Personne n’a compté la seconde ici : dites ce que vous avez vu.
       *[other] Personne n’a compté les { $seconds } secondes ici : dites ce que vous avez vu.
    }
companion-it-stood = Il a tenu

## A fall

companion-it-fell = Il est tombé
companion-it-fell-yes = Oui, il est tombé
companion-it-fell-no = Non, il tient
companion-fall-energy =
    { $left ->
        [0] Le groupe perd sa dernière énergie.
        [one] Le groupe perd 1 énergie ; il en reste 1.
       *[other] Le groupe perd 1 énergie ; il en reste { $left }.
    }
companion-fall-blessed = La cible est bénie : aucune énergie n’est perdue.
companion-fall-no-energy = Aucune énergie n’est perdue.
companion-fall-unknown = On saura ce que cela coûte au retour du réseau.
companion-fall-lost = La partie est donc perdue.
companion-fall-keeps =
    { $count ->
        [0] { $name } n’a rien tiré et ne garde rien de plus.
        [one] { $name } garde la carte tirée.
       *[other] { $name } garde les { $count } cartes tirées.
    }
companion-fall-cursed = La malédiction de la zone agit quand même.
companion-fall-no-spells = Ni sort ni Créature à ce tour : passez à la Réserve.
companion-fall-goes-on = { $name } continue comme si de rien n’était.
companion-fall-after-the-reserve = Après la Réserve :
companion-fall-before-the-draw = Avant le prochain tirage :
companion-fall-all-pages = mélangez les pages tombées et toute la défausse, et remontez le livre.
companion-fall-fallen-pages = mélangez les pages tombées, et remontez le livre. La défausse reste de côté.
companion-fell-later = Le livre est tombé : vous le remonterez après la Réserve.
companion-rebuild = Remontez d’abord le livre.
companion-built = Il tient : on y va
companion-begin = Le livre tient : on y va

## Spells, Creatures, Reserve

companion-play = Jouer : { $card }
companion-of-four = sur 4
companion-gives = donner
companion-worth = { $card } compte pour
companion-cast = Lancer : { $spell }
companion-end-spells = Plus de sort
companion-discards = défausser
companion-hands = donner
companion-leave = Ne rien prendre
companion-end-turn = Finir le tour

## Without a network

companion-pending = { $what }, pas encore jugé
companion-waiting =
    { $count ->
        [one] 1 geste attend le réseau. Il n’est pas encore jugé.
       *[other] { $count } gestes attendent le réseau. Ils ne sont pas encore jugés.
    }
companion-rejected = Pas accepté : { $what }.
companion-kept-back =
    { $count ->
        [one] Le geste suivant est retenu :
       *[other] Les { $count } gestes suivants sont retenus :
    }
companion-send-again = Renvoyer
companion-send-rest =
    { $count ->
        [one] L’envoyer
       *[other] Les envoyer
    }
companion-drop-rest =
    { $count ->
        [one] L’oublier
       *[other] Les oublier
    }
