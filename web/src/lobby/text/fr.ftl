### The lobby and a new table, in French. Same keys as en.ftl. No "de" or "que" before a name.

## Preferences

lobby-menu = Menu
lobby-language = Langue
lobby-language-fr = Français
    .short = FR
lobby-language-en = English
    .short = EN
lobby-theme = Thème
lobby-theme-light = Clair
lobby-theme-dark = Sombre
lobby-theme-system = Auto
lobby-pace = Rythme du jeu
lobby-pace-slow = Lent
lobby-pace-usual = Normal
lobby-pace-fast = Rapide

## The games

lobby-question = À quoi joue-t-on ?
lobby-line = Petits jeux d’esprits et de grimoires. Sans compte, sans installation.
lobby-soon = Bientôt
lobby-rules-of = Les règles du jeu { $game }
lobby-help = Comment ça marche
lobby-name-change = changer
lobby-name-say = Dire ton nom
lobby-name-help = Les autres le voient à ta table. Aux tables où tu as déjà une place, rien ne change.
lobby-name-keep = Garder ce nom

## The real box

lobby-companion = Mode compagnon

## Tables

lobby-your-turn = À toi de jouer
lobby-resume = Reprendre
lobby-your-tables = Tes tables
lobby-open-tables = Tables ouvertes
lobby-gathering-count =
    { $count ->
        [0] { "" }
        [one] { $count } en attente
       *[other] { $count } en attente
    }
lobby-with = { $game } avec { $names }
lobby-alone = { $game }, personne d’autre encore
lobby-bots =
    { $count ->
        [one] un bot
       *[other] { $count } bots
    }
lobby-waiting-for = On attend { $names }
lobby-bots-play = Les bots jouent
lobby-not-started = Pas commencée
lobby-paused = En pause
lobby-won = Gagné
lobby-lost = Perdu
lobby-drawn = Pas de vainqueur
lobby-won-by = Victoire pour { $names }
lobby-ended = Arrêtée
lobby-round = manche { $round }
lobby-until = jusqu’au { $when }
lobby-all-tables =
    { $count ->
        [one] Encore une table
       *[other] Encore { $count } tables
    }
lobby-remove = Retirer
lobby-remove-this = Retirer de la liste : { $title }
lobby-remove-sure = Retirer cette table de la liste ?
lobby-end = Arrêter
lobby-end-sure = Arrêter cette partie et la retirer de la liste ?
lobby-keep = Garder
lobby-covered = Un bot joue pour toi
lobby-open = Ouvrir
lobby-closed = { $game } : table fermée
lobby-closed-unknown = Table fermée
lobby-look-again = Résultat
lobby-hosted-by = Chez { $name }
lobby-hosted-by-nobody = Table ouverte
lobby-seats-2 = en duel
lobby-seats-3 = à trois
lobby-seats-4 = à quatre
lobby-seats-5 = à cinq
lobby-free-chairs =
    { $count ->
        [one] { $count } chaise libre
       *[other] { $count } chaises libres
    }
lobby-playing = en cours
lobby-house-rules = règles maison
lobby-sit = S’asseoir
lobby-watch = Regarder
lobby-no-table = Aucune table ouverte pour l’instant.
    .create = Crée la tienne
lobby-looking = On cherche les tables …
lobby-new-here = Première fois ?
lobby-read-rules = Les règles du jeu { $game }
    .about = En une minute, puis règle par règle
lobby-read-help = Comment ça marche
    .about = Inviter, partir, pendules, clavier

## Clocks

lobby-clock-none = sans pendule
lobby-clock-seconds = { $amount } s par coup
lobby-clock-minutes = { $amount } min par coup
lobby-clock-bank = { $amount } min
lobby-clock-bank-more = { $amount } min + { $increment } s par coup
lobby-clock-days =
    { $amount ->
        [one] { $amount } jour par coup
       *[other] { $amount } jours par coup
    }

## The foot

lobby-create = Créer une table
lobby-have-link = J’ai un lien
lobby-paste = Colle le lien ou le code
lobby-paste-help = Il ressemble à ceci : { $example }
lobby-go = Y aller
lobby-not-a-link = Ce n’est pas le lien d’une table. Il en manque peut-être la fin ?
lobby-back = Retour

## First visit

welcome-title = Bienvenue !
welcome-what = Kamifuda est une maison de petits jeux de cartes, entre amis ou contre des bots. Ni compte, ni installation : un lien suffit pour inviter quelqu’un.
welcome-name = Ton nom
welcome-name-help = Les autres le voient à ta table. Tu peux le laisser vide.
welcome-look = Faire d’abord un tour

## A new table

new-game = Quel jeu ?
new-name = Ton nom
new-seats = Combien de joueurs ?
new-company = Avec qui ?
new-company-bots =
    { $bots ->
        [one] Contre un bot
       *[other] Contre des bots
    }
    .help = La partie commence tout de suite.
new-together-bots =
    { $bots ->
        [0] En solo
        [one] Avec un bot
       *[other] Avec des bots
    }
    .help = La partie commence tout de suite.
new-together-device = Sur cet appareil
    .help = Vous vous le passez. Il n’y a rien à cacher.
new-company-friends = Avec des amis
    .help = Tu reçois un lien à leur envoyer. Chacun joue sur son appareil.
new-company-device = Sur cet appareil
    .help = Vous vous le passez. Un écran cache chaque main au joueur suivant.
new-company-cards = Avec les vraies cartes
    .help = La boîte est sur votre table. Ce téléphone sert de bloc et d’arbitre.
new-names = Qui est à table ?
new-names-help = Dans le sens des aiguilles d’une montre. Un nom peut rester vide.
new-phones = Combien de téléphones ?
new-phones-one = Un pour tous
    .help = Il est posé sur la table ; le plus proche le touche.
new-phones-each = Un par personne
    .help = Tu reçois un lien. Chacun touche ce qui est à lui, et voit la feuille.
new-chairs = Qui s’assied où ?
new-at-left = À ta gauche
new-at-right = À ta droite
new-opposite = En face de toi
new-at-left-team = À ta gauche, adversaire
new-at-right-team = À ta droite, adversaire
new-opposite-team = En face, ton partenaire
new-level =
    { $bots ->
        [one] Le bot
       *[other] Les bots
    }
new-bot-random = Débutant
    .help = Joue n’importe quelle carte permise. Bien pour faire ses premiers pas.
new-bot-greedy = Régulier
    .help = Suit quelques règles simples. Fait peu de bourdes.
new-bot-search = Fort
    .help = Réfléchit avant chaque carte. Prend son temps.
new-sitter-random = Bot débutant
new-sitter-greedy = Bot régulier
new-sitter-search = Bot fort
new-sitter-nobody = Un ami (chaise libre)
new-sitter-person = Quelqu’un ici
new-person = Joueur { $number }
new-person-name = Nom : { $where }
new-two-people = Sur un seul appareil, il faut au moins deux personnes.
new-visible = Qui trouve la table ?
new-visible-link = Seulement avec le lien
    .help = Ne viennent que les gens à qui tu l’envoies.
new-visible-open = Tout le monde
    .help = Elle figure parmi les tables ouvertes.
new-clock = Pendule
new-clock-none = Sans pendule
new-clock-none-help = Prenez tout votre temps.
new-clock-move-help = Si le temps manque à quelqu’un, un bot joue ce coup à sa place.
new-clock-bank-help = Une réserve de temps pour toute la partie ; chaque coup en rend un peu.
new-clock-days-help = Pour jouer au fil des jours : un coup de temps en temps.
new-more = Plus de réglages
new-more-usual = comme d’habitude
new-more-changed =
    { $count ->
        [one] { $count } règle changée
       *[other] { $count } règles changées
    }
new-house-choose = Choisir un fichier
new-house-paste = Coller un texte
new-house-text = Règles maison, en texte TOML
new-house-use = Prendre ces règles
new-house-remove = Retirer ces règles
new-house-nothing = Tout y est comme d’habitude : rien ne change.
new-house-refused = Ces règles ne peuvent pas servir : { $why }
new-outside =
    { $typed ->
        [no] Il manque un nombre
       *[yes] { $value } n’est pas possible
    } : de { $least } à { $most }.
new-first = { $option } : { $why }
new-range = { $least } à { $most }
new-make = Créer la table
new-make-and-play = Jouer
new-not-so = { $option } : { $value } n’est pas possible.
new-allowed = Possible : { $values }.
