### Kami's board in the browser, in French. Same keys as en.ftl.

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
kami-attacked-by = { $name } attaque
kami-you-attack = Tu attaques
kami-lines = Défense : { $defence }. Attaque : { $attack }.
kami-card =
    { $card }, { $points ->
        [one] { $points } point
       *[other] { $points } points
    }{ $state ->
        [playable] , jouable
        [picked] , choisie
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
kami-choose-look = Regarde une carte écartée, ou non
kami-choose-attack = Choisis maintenant ton attaque
kami-only-pass = Tu n’as pas de quoi contrer : passe.
kami-hint = Et maintenant ?
kami-read-rules = Les règles de Kami
kami-look-at-cards = Chacun regarde ses nouvelles cartes.
kami-you-are-awaited = C’est à toi de jouer.
kami-face-down = { $card } face cachée
kami-spoken-next = Choisis maintenant ton attaque : { $choices }.
kami-spoken-whole = { $play } : Entrée encore une fois pour jouer, Échap pour choisir autrement.
kami-next-round = Manche suivante
kami-plus = +{ $points }
kami-and-hidden = cachées
kami-rounds = Manche par manche
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
