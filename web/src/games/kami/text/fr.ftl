### Kami's board in the browser, in French. Same keys as en.ftl.

game-aim =
    Pose ta dernière carte avant les autres : ses points sont à toi. { $mode ->
        [soldier] La partie se gagne à { $target } points.
       *[other] La partie se gagne à { $target } points tout juste.
    }
    .short = Vide ta main : ta dernière carte est ton score.
kami-attacks = attaque
kami-passed = a passé
kami-partner = partenaire
kami-round = manche { $round }
kami-us = Nous
kami-them = Eux
kami-you = Toi
kami-target = en { $target }
kami-score =
    { $side } : { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
kami-score-label = Score, en { $target } points
kami-defence = Défense
kami-attack = Attaque
kami-no-attack = Pas encore d’attaque
kami-opens =
    { $who ->
        [you] Tu ouvres la manche et tu attaques :
       *[other] { $name } ouvre la manche et attaque :
    }
kami-counters =
    { $who ->
        [you] Tu contres avec { $a_card } et tu attaques :
       *[other] { $name } contre avec { $a_card } et attaque :
    }
kami-again =
    { $who ->
        [you] Personne n’a contré : tu mènes encore et tu attaques :
       *[other] Personne n’a contré : { $name } mène encore et attaque :
    }
kami-lead-again =
    { $who ->
        [you] Personne n’a contré : à toi de mener. Cache une carte, puis attaque.
       *[other] Personne n’a contré : { $name } mène encore.
    }
kami-chosen-one =
    { $does ->
        [hide] En défense, cachée : { $card }. Choisis maintenant ton attaque.
       *[counter] En contre : { $card }. Choisis maintenant ton attaque.
    }
kami-chosen-both =
    { $does ->
        [hide] En défense, cachée : { $card }. À l’attaque : { $attack }.
       *[counter] En contre : { $card }. À l’attaque : { $attack }.
    }
kami-chosen-attack = À l’attaque : { $card }.
kami-role-hide = cachée
kami-role-counter = contre
kami-role-attack = attaque
kami-looks = regarde
kami-will-show = Tu vas montrer cinq Soldats.
kami-no-card-yet = Regarde tes cartes
kami-lines = Défense : { $defence }. Attaque : { $attack }.
kami-card =
    { $card }, { $points ->
        [one] { $points } point
       *[other] { $points } points
    }{ $state ->
        [playable] , jouable
        [picked]
            { $role ->
                [hide] , en défense, cachée
                [counter] , pour contrer
                [attack] , pour attaquer
               *[none] , choisie
            }
        [dim] , pas jouable maintenant
       *[rest] { "" }
    }
kami-mercenaries = Mercenaires
kami-mercenary =
    Pile { $stack } : { $card }, { $points ->
        [one] { $points } point
       *[other] { $points } points
    }{ $below ->
        [yes] , une carte dessous
       *[no] { "" }
    }{ $state ->
        [playable] , jouable
        [picked] , choisie
        [dim] , pas jouable maintenant
       *[rest] { "" }
    }
kami-stack-empty = Pile { $stack } : vide
kami-aside = Écartées
kami-aside-card = Carte { $place }, face cachée
kami-aside-known = Carte { $place } : { $card }
kami-choose-hide = Choisis une carte à cacher
kami-choose-counter = Choisis de quoi contrer, ou passe
kami-choose-look = Regarde une carte, ou non
kami-choose-attack = Choisis maintenant ton attaque
kami-only-pass = Tu n’as pas de quoi contrer : passe.
kami-look-at-cards = Chacun regarde ses nouvelles cartes.
kami-face-down = { $card } face cachée
kami-spoken-next = Choisis maintenant ton attaque : { $choices }.
kami-next-round = Manche suivante
kami-plus = +{ $points }
kami-and-hidden = cachées
kami-rounds = Manche par manche
kami-round-won = Manche gagnée
kami-round-lost = Manche perdue
kami-lost-them = Perdu : { $name } gagnent.
kami-lost-other = Perdu : { $name } gagne.
kami-won-you = Tu gagnes !
kami-won-us = Ton équipe gagne !
kami-won-them = { $name } gagnent.
kami-won-other = { $name } gagne.
spoken-turn = À toi de jouer. { $question } Ta main : { $hand }. Tu peux : { $choices }.

## The form of a new table

new-seats-4 = Quatre
    .help = Deux équipes ; ton partenaire est en face de toi
new-seats-3 = Trois
    .help = Chacun pour soi
new-seats-2 = Deux
    .help = Un duel, avec des mercenaires au centre
