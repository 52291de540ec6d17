### Kami, in French. Same keys as en.ftl.
### $who is "you", "us", "them", "other", or "watched" where nobody is "you"; $name is a display name; $card, $a_card and $the_card name a card.
### $index and $stack count from 1.
### .short is a card on a narrow screen; .words are what a person may type, single words, with a blank between two.
### Card names have both genders: no "de" or "à" before $the_card, no participle after it. No "de" or "que" before $name.

## The game

game-name = Kami
game-tagline = Contre, attaque, vide ta main : ta dernière carte fait ton score.
game-players = 2 à 4 joueurs
game-goal =
    Joue avant tout le monde la dernière carte de ta main : c’est elle qui te rapporte ses points. { $seats ->
        [4] La première équipe
       *[other] Le premier joueur
    } { $mode ->
        [soldier] à atteindre
       *[other] à avoir exactement
    } { $target ->
        [one] { $target } point
       *[other] { $target } points
    } gagne la partie{ $mode ->
        [lord] ; ce qui dépasse en est retranché
        [kami] ; qui dépasse repart de zéro
       *[soldier] { "" }
    }.
game-how-a-turn-works = Quelqu’un attaque avec une carte, et tu la contres avec la même carte ou tu passes. Si tu contres, c’est à toi d’attaquer. Si personne ne contre, l’attaquant cache une carte en défense et attaque encore.
game-master-stroke = Coup de maître : si ta manche finit sur deux cartes identiques, la défense face cachée puis l’attaque, les points comptent double.
game-empress = Une Impératrice contre tout, sauf un Soldat ou une Lance. Elle n’attaque que si elle est ta dernière carte, ou si une Impératrice est visible dans une ligne de défense.
game-mercenaries = Les cartes visibles au centre sont des mercenaires : vous pouvez tous deux les jouer comme des cartes de la main, mais seules tes propres cartes vident ta main. S’il n’en reste plus et que personne ne peut plus former de paire, la manche se termine sans points.

## Cards

card-soldier = Soldat
    .a = un Soldat
    .the = le Soldat
    .many = Soldats
    .short = Soldat
card-spear = Lance
    .a = une Lance
    .the = la Lance
    .many = Lances
    .short = Lance
card-horseman = Cavalier
    .a = un Cavalier
    .the = le Cavalier
    .many = Cavaliers
    .short = Cavalier
card-silver_dragon = Dragon d’Argent
    .a = un Dragon d’Argent
    .the = le Dragon d’Argent
    .many = Dragons d’Argent
    .short = Argent
card-gold_dragon = Dragon d’Or
    .a = un Dragon d’Or
    .the = le Dragon d’Or
    .many = Dragons d’Or
    .short = Or
card-tower = Tour
    .a = une Tour
    .the = la Tour
    .many = Tours
    .short = Tour
card-fool = Fou
    .a = un Fou
    .the = le Fou
    .many = Fous
    .short = Fou
card-empress = Impératrice
    .a = une Impératrice
    .the = l’Impératrice
    .many = Impératrices
    .short = Impératrice
card-hidden = carte cachée
    .a = une carte cachée
    .the = la carte cachée
    .many = cartes cachées
    .short = cachée

## The rulebook

rules-title = Les règles de Kami
rules-intro = Kami est un jeu de cartes d’attaque et de contre pour deux à quatre joueurs, cousin du jeu japonais Goita. Un A dans un numéro signale une décision là où le livret se tait ou reste obscur : la plupart sont de nous, d’autres viennent de l’éditeur ou d’une autre édition, et la marque dit à quel point nous en sommes sûrs.
rules-the-match = La partie
rules-the-cards = Les cartes
rules-the-deal = La donne
rules-the-turn = Le tour
rules-master-stroke = Coup de maître
rules-the-empress = L’Impératrice
rules-demoralised = Démoralisé
rules-three-players = À trois
rules-duel = En duel
rules-modes = Les modes
rules-who-sees-what = Qui voit quoi
rules-an-example = Un exemple
rules-options = Les options

## Clauses: the match, the deal, the turn

clause-KAMI-01 = Kami se joue de deux à quatre, dès huit ans, en une vingtaine de minutes. Il compte 32 cartes et 15 jetons de score.
clause-KAMI-02 = Une partie est une suite de manches. Tu gagnes une manche en jouant la dernière carte de ta main, et cette carte te donne ses points.
clause-KAMI-03 = La partie revient au premier joueur ou à la première équipe qui atteint l’objectif, 15 points en général.
clause-KAMI-04 = Le paquet compte dix Soldats (1 point), quatre Lances et quatre Cavaliers (2), quatre Dragons d’Argent et quatre Dragons d’Or (3), deux Tours et deux Fous (4), et deux Impératrices (5). Chaque carte porte ses points et son nombre d’exemplaires. Deux cartes sont identiques si elles portent le même nom : avoir les mêmes points ne suffit pas.
clause-KAMI-05 = À quatre, on joue deux contre deux. Ton partenaire est assis en face de toi.
clause-KAMI-06 = Pendant le jeu, les partenaires n’échangent aucune information.
clause-KAMI-07 = Chacun pioche une carte au hasard. La plus forte désigne le premier joueur.
clause-KAMI-08 = Le premier joueur mélange et distribue. À quatre, chacun reçoit huit cartes : tu ne joues que les cartes que tu as en main.
clause-KAMI-09 = Le premier joueur ouvre chaque manche par une carte face cachée dans sa ligne de défense.
clause-KAMI-10 = Après sa carte cachée d’ouverture, le premier joueur pose une carte visible dans sa ligne d’attaque.
clause-KAMI-11 = On joue dans le sens des aiguilles d’une montre. Face à une attaque, quand vient ton tour, tu passes ou tu contres.
clause-KAMI-12 = Quand tu passes, tu ne joues aucune carte et le joueur suivant répond à son tour. Tu peux passer même si tu as de quoi contrer.
clause-KAMI-13 = Pour contrer, tu poses dans ta ligne de défense, face visible, la même carte que l’attaque en cours.
clause-KAMI-14 = Tu peux contrer l’attaque de ton propre partenaire.
clause-KAMI-15 = Après avoir contré, tu poses une carte d’attaque. Elle devient l’attaque en cours, et le joueur suivant y répond.
clause-KAMI-16 = Quand tous les autres ont passé sur ton attaque, tu caches une carte en défense puis tu attaques à nouveau. Le joueur suivant répond.
clause-KAMI-17 = La manche s’arrête à l’instant où quelqu’un joue la dernière carte de sa main.
clause-KAMI-18 = Qui joue la dernière carte de sa main en marque les points, pour soi ou pour son équipe. Un coup de maître les double.
clause-KAMI-19 = À la manche suivante, le voisin de gauche du premier joueur prend sa place et distribue.

## Clauses: master stroke, Empress, Demoralised

clause-KAMI-20 = Coup de maître : les points comptent double si tes deux dernières cartes, défense et attaque, sont les mêmes et que la défense est face cachée.
clause-KAMI-21 = Si tes deux dernières cartes sont les mêmes mais que la défense est visible, les points ne comptent pas double.
clause-KAMI-22 = Une Impératrice contre n’importe quelle attaque, sauf un Soldat ou une Lance.
clause-KAMI-23 = Une Impératrice ne peut attaquer que si une autre est déjà visible dans une ligne de défense, ou si elle est la dernière carte de ta main.
clause-KAMI-24 = Qui reçoit au moins cinq Soldats peut laisser son partenaire décider si la manche est annulée.
clause-KAMI-25 = Pour demander une nouvelle donne à ton partenaire, tu montres au moins cinq Soldats à toute la table.
clause-KAMI-26 = Si la manche est annulée, on redonne les cartes et le premier joueur reste le même.
clause-KAMI-27 = La règle Démoralisé n’existe qu’à quatre joueurs.

## Clauses: three players, duel, modes, example

clause-KAMI-28 = À trois, chacun joue pour soi. Chacun reçoit dix cartes et ne joue que celles-là ; les deux qui restent sont écartées, face cachée, pour toute la manche.
clause-KAMI-29 = À trois, le deuxième joueur peut regarder une des cartes écartées, et le troisième l’autre.
clause-KAMI-30 = À trois, on suit les règles à quatre, sans équipes et sans la règle Démoralisé. Qui atteint d’abord l’objectif, 15 points en général, gagne.
clause-KAMI-31 = En duel, huit cartes cachées sont alignées au centre, chacune sous une carte visible : ce sont les mercenaires. Chaque joueur reçoit huit cartes et ne joue que celles-là ou des mercenaires ; le paquet est épuisé. Hors duel, il n’y a pas de mercenaires.
clause-KAMI-32 = En duel, tu peux défendre ou attaquer avec une carte visible du centre, un mercenaire. La carte qu’il couvrait est retournée et devient disponible.
clause-KAMI-33 = Un mercenaire se joue tout de suite. Il ne rejoint jamais ta main.
clause-KAMI-34 = En duel, on suit les règles à quatre, sans équipes et sans la règle Démoralisé. Qui atteint d’abord l’objectif, 15 points en général, gagne.
clause-KAMI-35 = En duel, la manche se termine quand un joueur joue la dernière carte de sa main. Elle doit finir sur une carte d’attaque venue de la main, jamais sur un mercenaire.
clause-KAMI-36 = Mode Soldat : la partie se termine à 15 points (ou à l’objectif choisi), ou au-delà.
clause-KAMI-37 = Mode Seigneur : il faut exactement 15 points (ou l’objectif choisi). Ce qui dépasse en est retranché : 17 devient 13.
clause-KAMI-38 = Mode Kami : il faut exactement 15 points (ou l’objectif choisi). Si tu dépasses, ton score retombe à 0.
clause-KAMI-39 = Exemple : le premier joueur cache une carte et attaque avec un Soldat ; le deuxième contre avec un Soldat et attaque avec un Cavalier ; le troisième contre avec une Impératrice et attaque avec une Lance. Les trois autres passent : le troisième cache donc une carte et attaque avec un Dragon d’Or.

## Rulings

clause-KAMI-A1 = En cas d’égalité pour la plus forte carte, les joueurs concernés piochent à nouveau.
clause-KAMI-A2 = Une carte de défense et l’attaque qui la suit forment un seul coup, et l’attaque est obligatoire. Tu ne peux défendre que si tu peux attaquer ensuite.
clause-KAMI-A3 = La première carte de chaque manche, et pas seulement de la partie, se pose face cachée en défense.
clause-KAMI-A4 = Une Impératrice peut attaquer dès que l’autre est visible dans la ligne de défense de n’importe qui. Une Impératrice cachée, ou posée en attaque, ne compte pas.
clause-KAMI-A5 = Sur une Impératrice qui attaque sans finir la manche, on ne peut que passer : l’autre Impératrice est déjà sur la table.
clause-KAMI-A6 = Tu peux contrer avec une Impératrice et attaquer avec l’autre dans le même coup, car la première est déjà visible en défense.
clause-KAMI-A7 = Tu peux cacher une Impératrice en défense et finir avec l’autre comme dernière carte. C’est un coup de maître, à 10 points.
clause-KAMI-A8 = Tu n’as qu’une occasion de répondre à chaque attaque. Si tu passes, tu attends l’attaque suivante.
clause-KAMI-A9 = Après chaque donne, les quatre joueurs répondent en même temps : montrer des Soldats ou jouer. On en montre exactement cinq. Puis les partenaires de ceux qui ont montré décident l’un après l’autre, dans l’ordre des places depuis le premier joueur, jusqu’à une annulation. Rien n’oblige à montrer, et si la manche continue, toute la table a vu les Soldats montrés.
clause-KAMI-A10 = Six, sept ou huit Soldats, ou cinq chez chacun des deux partenaires, comptent comme cinq. L’option Mains de Goita change cela.
clause-KAMI-A11 = Une manche peut être annulée et redonnée autant de fois qu’il le faut.
clause-KAMI-A12 = À trois, chacun reçoit dix cartes. Une option rétablit les huit cartes de la première édition.
clause-KAMI-A13 = Le deuxième joueur peut regarder l’une ou l’autre des deux cartes écartées, et le troisième voit celle qui reste. Si le deuxième y renonce, le troisième voit la seconde des deux.
clause-KAMI-A14 = Un mercenaire peut être caché en défense, et il compte pour un coup de maître bien que les deux joueurs l’aient vu. Une option supprime ce doublement.
clause-KAMI-A15 = La carte découverte quand tu prends un mercenaire pour défendre peut déjà servir d’attaque dans le même coup.
clause-KAMI-A16 = Avec une seule carte en main et plus aucun mercenaire, tu ne peux que passer, et si c’est à toi de mener, l’initiative revient à ton adversaire, qui cache une défense et attaque. Si personne ne peut former de paire, la manche se termine sans points et le joueur suivant devient premier joueur.
clause-KAMI-A17 = Tu ne peux pas défendre avec la seule carte de ta main : la carte qui vide ta main doit être une attaque.
clause-KAMI-A18 = En mode Seigneur, un score ne descend jamais sous 0.
clause-KAMI-A19 = À la fin de la manche, on montre toutes les cartes cachées, sauf si la table en a décidé autrement.
clause-KAMI-A20 = Une équipe n’a qu’un score, auquel s’appliquent l’objectif et les modes. La table peut choisir un autre objectif que 15.
clause-KAMI-A21 = Les partenaires se font face : les places une et trois jouent contre les places deux et quatre.
clause-KAMI-A22 = En duel, tu joues d’abord la défense, sans retour une fois qu’une carte a été retournée ; puis tu choisis ton attaque, et tu dois la faire. Une défense est refusée si aucune attaque ne peut suivre : il ne te resterait que les deux Impératrices, sans Impératrice visible en défense ni mercenaire.
clause-KAMI-A23 = À trois avec huit cartes en main, huit cartes sont écartées, face cachée, et ne servent pas. Le deuxième joueur peut en regarder une de son choix, et le troisième une autre de son choix.
clause-KAMI-A24 = Mains de Goita (option à quatre, avec la règle Démoralisé) : cinq Soldats sont montrés d’office et le partenaire décide ; six valent la meilleure autre carte, en double si les deux autres sont les mêmes, sept valent l’autre carte, huit valent 10, et la manche est finie. Ces points suivent le mode et le joueur suivant devient premier joueur ; deux partenaires avec cinq Soldats chacun gagnent la partie d’un coup, et leur score passe à l’objectif.
clause-KAMI-A25 = Tu peux toujours regarder tes propres cartes cachées, tout le monde sait combien de cartes il y a dans chaque main, et un mercenaire caché ne montre que son dos. À la fin de la manche, on montre les cartes cachées, les mains restantes et les cartes écartées ; si la table y a renoncé, seulement la défense d’un coup de maître.
clause-KAMI-A26 = Quand plusieurs personnes jouent à une table en direct, on a cinq secondes dès la donne pour montrer cinq Soldats, toujours autant, quoi que chacun ait en main ou réponde ; rien ne se voit d’une réponse avant la fin. Se taire, c’est jouer. Seul avec des bots, autour d’un même appareil ou à une table sur plusieurs jours, on prend son temps : chacun y répond.

## Events: before the first card

event-drew =
    { $who ->
        [you] Tu pioches { $a_card }.
       *[other] { $name } pioche { $a_card }.
    }
event-first =
    { $who ->
        [you] C’est toi qui commences.
       *[other] C’est { $name } qui commence.
    }
event-dealt =
    { $again ->
        [yes] On redonne les cartes :
       *[no] Manche { $round } :
    } { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    } dans chaque main.
event-received =
    { $who ->
        [you] Tu reçois : { $cards }.
       *[other] { $name } reçoit : { $cards }.
    }
event-answered =
    { $who ->
        [you] Tu as répondu.
       *[other] { $name } a répondu.
    }
event-answered-show =
    { $who ->
        [you] Tu veux montrer cinq Soldats.
       *[other] { $name } veut montrer cinq Soldats.
    }
event-answered-play_on =
    { $who ->
        [you] Tu ne montres pas de Soldats.
       *[other] { $name } ne montre pas de Soldats.
    }
event-shown =
    { $who ->
        [you] Tu montres cinq Soldats.
       *[other] { $name } montre cinq Soldats.
    }
event-cancelled =
    { $who ->
        [you] Tu annules la manche.
       *[other] { $name } annule la manche.
    }
event-played_on =
    { $who ->
        [you] Tu décides de jouer la manche.
       *[other] { $name } décide de jouer la manche.
    }
event-looked =
    { $who ->
        [you] Tu regardes la carte écartée n° { $index }.
       *[other] { $name } regarde la carte écartée n° { $index }.
    }
event-looked-card =
    { $who ->
        [you] Tu regardes la carte écartée n° { $index } : c’est { $a_card }.
       *[other] { $name } regarde la carte écartée n° { $index } : c’est { $a_card }.
    }
event-looked_not =
    { $who ->
        [you] Tu ne regardes pas les cartes écartées.
       *[other] { $name } ne regarde pas les cartes écartées.
    }

## Events: play

event-hid =
    { $who ->
        [you] Tu caches une carte en défense.
       *[other] { $name } cache une carte en défense.
    }
event-hid-card =
    { $who ->
        [you] Tu caches { $a_card } en défense.
       *[other] { $name } cache { $a_card } en défense.
    }
event-hid-card-stack =
    { $who ->
        [you] Tu prends { $a_card } sur la pile { $stack } pour ta défense cachée.
       *[other] { $name } prend { $a_card } sur la pile { $stack } pour sa défense cachée.
    }
event-countered =
    { $who ->
        [you] Tu contres avec { $a_card }.
       *[other] { $name } contre avec { $a_card }.
    }
event-countered-stack =
    { $who ->
        [you] Tu contres avec { $a_card } de la pile { $stack }.
       *[other] { $name } contre avec { $a_card } de la pile { $stack }.
    }
event-attacked =
    { $who ->
        [you] Tu attaques avec { $a_card }.
       *[other] { $name } attaque avec { $a_card }.
    }
event-attacked-stack =
    { $who ->
        [you] Tu attaques avec { $a_card } de la pile { $stack }.
       *[other] { $name } attaque avec { $a_card } de la pile { $stack }.
    }
event-turned_up = Sur la pile { $stack }, on découvre { $a_card }.
event-passed =
    { $who ->
        [you] Tu passes.
       *[other] { $name } passe.
    }
event-lead_moved =
    { $who ->
        [you] Ton adversaire ne peut plus former de paire : à toi de mener.
        [other] Tu ne peux plus former de paire : à { $name } de mener.
       *[watched] L’attaquant ne peut plus former de paire : à { $name } de mener.
    }
event-stuck = Personne ne peut plus former de paire. La manche se termine sans points.

## Events: round and match end

event-round_won =
    { $who ->
        [you]
            Tu gagnes la manche avec { $the_card } : { $points ->
                [one] { $points } point
               *[other] { $points } points
            }.
       *[other]
            { $name } gagne la manche avec { $the_card } : { $points ->
                [one] { $points } point
               *[other] { $points } points
            }.
    }
event-master_stroke =
    { $who ->
        [you]
            Coup de maître ! Tu gagnes la manche avec { $the_card }, en double : { $points ->
                [one] { $points } point
               *[other] { $points } points
            }.
       *[other]
            Coup de maître ! { $name } gagne la manche avec { $the_card }, en double : { $points ->
                [one] { $points } point
               *[other] { $points } points
            }.
    }
event-soldiers_scored =
    { $who ->
        [you]
            Tu as { $count } Soldats et tu marques aussitôt { $points ->
                [one] { $points } point
               *[other] { $points } points
            }. La manche est finie.
       *[other]
            { $name } a { $count } Soldats et marque aussitôt { $points ->
                [one] { $points } point
               *[other] { $points } points
            }. La manche est finie.
    }
event-soldiers_won =
    { $who ->
        [us] Ton partenaire et toi avez cinq Soldats chacun : vous gagnez la partie !
       *[them] { $name } ont cinq Soldats chacun : la partie est à eux !
    }
event-revealed =
    { $who ->
        [you] Ta main : { $hand }. Tes cartes cachées : { $hidden }.
       *[other] { $name }, en main : { $hand } ; cachées : { $hidden }.
    }
event-aside_revealed = Cartes écartées : { $cards }.
event-scored =
    { $who ->
        [you]
            Tu as maintenant { $points ->
                [one] { $points } point
               *[other] { $points } points
            }.
        [us]
            Ton équipe a maintenant { $points ->
                [one] { $points } point
               *[other] { $points } points
            }.
        [them]
            { $name } ont maintenant { $points ->
                [one] { $points } point
               *[other] { $points } points
            }.
       *[other]
            { $name } a maintenant { $points ->
                [one] { $points } point
               *[other] { $points } points
            }.
    }
event-bounced =
    { $who ->
        [you]
            Tu dépasses l’objectif et retombes à { $points ->
                [one] { $points } point
               *[other] { $points } points
            }.
        [us]
            Ton équipe dépasse l’objectif et retombe à { $points ->
                [one] { $points } point
               *[other] { $points } points
            }.
        [them]
            { $name } dépassent l’objectif et retombent à { $points ->
                [one] { $points } point
               *[other] { $points } points
            }.
       *[other]
            { $name } dépasse l’objectif et retombe à { $points ->
                [one] { $points } point
               *[other] { $points } points
            }.
    }
event-reset =
    { $who ->
        [you] Tu dépasses l’objectif : retour à zéro.
        [us] Ton équipe dépasse l’objectif : retour à zéro.
        [them] { $name } dépassent l’objectif : retour à zéro.
       *[other] { $name } dépasse l’objectif : retour à zéro.
    }
event-match_won =
    { $who ->
        [you]
            Tu gagnes la partie avec { $points ->
                [one] { $points } point
               *[other] { $points } points
            } !
        [us]
            Ton équipe gagne la partie avec { $points ->
                [one] { $points } point
               *[other] { $points } points
            } !
        [them]
            { $name } gagnent la partie avec { $points ->
                [one] { $points } point
               *[other] { $points } points
            } !
       *[other]
            { $name } gagne la partie avec { $points ->
                [one] { $points } point
               *[other] { $points } points
            } !
    }

## Options

option-seats = Joueurs
    .help = Combien vous êtes : quatre en deux équipes, trois chacun pour soi, ou deux en duel.
option-mode = Mode
    .help = Ce que deviennent les points au-delà de l’objectif.
option-mode-soldier = Soldat
    .help = Atteins l’objectif ou dépasse-le, et tu gagnes.
option-mode-lord = Seigneur
    .help = Vise exactement l’objectif ; ce qui dépasse en est retranché.
option-mode-kami = Kami
    .help = Vise exactement l’objectif ; si tu dépasses, tu repars de zéro.
option-target = Objectif
    .help = Le score qui gagne la partie, 15 points en général.
option-three_player_hand = Main à trois joueurs
    .help = Dix cartes chacun, ou huit comme dans la première édition.
option-demoralised = Démoralisé
    .help = À quatre, qui reçoit cinq Soldats peut les montrer, et son partenaire peut annuler la manche.
option-goita_hands = Mains de Goita
    .help = À quatre, six Soldats ou plus marquent aussitôt, et deux partenaires avec cinq chacun gagnent la partie.
option-mercenary_master_stroke = Coup de maître avec un mercenaire
    .help = En duel, un mercenaire caché en défense peut doubler tes points.
option-reveal_hidden_at_round_end = Montrer les cartes cachées après la manche
    .help = En fin de manche, tout le monde voit les cartes cachées, les mains restantes et les cartes écartées.

## Phases

phase-look = Choisis une carte écartée à regarder, ou renonce.
    .waiting = On attend { $name } : regarder une carte écartée ou renoncer.
phase-declare = Tu as cinq Soldats : tu les montres, ou tu joues ?
    .waiting = Chacun regarde ses nouvelles cartes.
phase-decide = Ton partenaire montre cinq Soldats : tu annules la manche, ou on joue ?
    .waiting = On attend { $name } : annuler la manche ou la jouer.
phase-lead = À toi de mener : cache une carte en défense, puis attaque.
    .waiting = On attend { $name } : cacher une carte et attaquer.
phase-answer = Contre { $the_card }, ou passe.
    .waiting = On attend { $name } : contrer { $the_card } ou passer.
phase-attack = Choisis maintenant ta carte d’attaque.
    .waiting = On attend { $name } : attaquer.
phase-ended = La manche est finie.
    .waiting = La manche est finie.

## Steps

step-pass = Passer
    .words = passer passe
step-show = Montrer cinq Soldats
    .words = montrer montre
step-play_on = Jouer la manche
    .words = jouer joue
step-cancel = Annuler la manche
    .words = annuler annule
step-look = Regarder la carte n° { $index }
    .words = regarder regarde
step-look_not = Ne pas regarder
    .words = renoncer renonce
step-hide = Cacher { $a_card } en défense
    .words = cacher cache
step-counter = Contrer avec { $a_card }
    .words = contrer contre
step-attack = Attaquer avec { $a_card }
    .words = attaquer attaque
step-from-stack = (pile { $stack })

## Hints

hint-lead =
    Pense à la fin : garde deux fortes cartes identiques pour tes deux derniers coups, la première cachée, et elles comptent double. Cache une carte dont tu n’auras guère besoin pour contrer. { $seats ->
        [2] Seules les cartes de ta propre main te rapprochent de la fin.
       *[other] { "" }
    }
hint-answer =
    { $seats ->
        [2] Contrer prend l’attaque à ton adversaire, et chaque carte de ta propre main te rapproche de la fin ;
       *[other] Contrer te débarrasse de deux cartes et te donne l’attaque,
    } mais passer n’a rien de honteux : garde ce qu’il te faut pour finir. { $seats ->
        [4] Si l’attaque vient de ton partenaire, mieux vaut souvent la laisser passer.
       *[other] { "" }
    }
hint-attack =
    Attaque avec une carte dont tu as vu presque tous les exemplaires : on ne contre pas avec ce qu’on n’a pas. Une Impératrice n’arrête jamais un Soldat ni une Lance. { $seats ->
        [2] Gare aux mercenaires visibles : ton adversaire peut contrer avec eux.
       *[other] { "" }
    }
hint-declare = Une main pleine de Soldats contre peu et rapporte peu : une nouvelle donne peut valoir la peine. Mais si ton partenaire préfère jouer, toute la table connaît ces cinq cartes.
hint-decide = Annule si ta main est faible, elle aussi. Joue si tu as de fortes cartes et que tu peux finir la manche toi-même.
hint-look = Regarder ne coûte rien, et personne d’autre ne saura ce que tu as vu. Une carte écartée ne contre personne : ses sœurs font des attaques plus sûres.
hint-ended = Ce qui restait dans les mains montre qui a passé sans y être forcé.

## The table in a terminal

board-hand = Ta main
board-cards =
    { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    }
board-shown = 5 Soldats montrés
board-defence = défense
board-attack = attaque
board-points = points
board-times = ×{ $count }
board-mercenaries = Mercenaires
board-more = ░ une dessous
board-aside = Écartées
board-place = place
board-card = carte
board-partner-attacks = C’est ton partenaire qui attaque.
board-brackets = (…) cachée, mais connue de toi
board-draw =
    Chacun pioche, et la plus forte carte commence{ $again ->
        [yes] ; en cas d’égalité, on pioche encore
       *[no] { "" }
    } : { $draws }.
board-drew = { $name } { $card }
board-drew-again = puis { $draws }
board-no-card = La carte { $card } n’est pas dans ta main.
board-no-other-card = Tu n’as pas d’autre { $card } en main.
board-not-on-stack = La carte { $card } n’est pas visible sur la pile { $stack }.
board-no-stack = Il n’y a que les piles 1 à { $count }.
board-no-place = Il n’y a que les cartes 1 à { $count }.
board-first-answer = Réponds d’abord : { $question }
forced-pass = Contre { $the_card }, tu ne peux que passer.
forced-play_on = Tu as moins de cinq Soldats : tu joues la manche.
board-and = { $one } & { $other }
board-score = { $side } { $points }
board-partner = En face de toi, { $name } est ton partenaire.
board-heading = Manche { $round } · À toi de jouer
board-passed-together = { $names } passent.
board-target =
    { $target ->
        [one] { $target } point pour gagner
       *[other] { $target } points pour gagner
    }
board-example = cacher lance, attaquer tour
board-help = Entrée redessine la table, « sauver FICHIER » garde la partie jusqu’ici. En mots : « { $example } » ; piles et cartes se comptent depuis 1, comme à l’écran.

## Why a bot would play like that

why-finish =
    C’est la dernière carte de ta main : tu gagnes la manche et marques { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
why-master_stroke = La manche finit sur deux cartes identiques, la première cachée : coup de maître à { $points } points.
why-attack =
    { $count ->
        [0]
            { $seats ->
                [2] Ton adversaire n’a plus de quoi contrer { $the_card }.
               *[other] Personne ne peut contrer { $the_card } : les autres n’ont plus de quoi.
            }
       *[other]
            { $seats ->
                [2] Ton adversaire a
               *[other] Les autres ont
            } au plus { $count ->
                [1] une carte pour contrer { $the_card }.
               *[other] { $count } cartes pour contrer { $the_card }, et ce que tu gardes promet une bonne fin.
            }
    }
why-mercenary = Les cartes de ta main promettent une meilleure fin si tu les gardes pour l’instant.
why-pass = Contrer te coûterait des cartes utiles, et ton attaque aurait peu de chances de passer.
why-pass-partner = L’attaque vient de ton partenaire : laisse-la passer, et ton équipe garde l’initiative.
why-show = Une main pleine de Soldats est faible, et ton partenaire voudra peut-être une nouvelle donne.
why-cancel = Ta main est faible, elle aussi : toutes ses cartes ensemble valent { $points } points.
why-play_on = Ta main est bonne : toutes ses cartes ensemble valent { $points } points.
why-look = Regarder ne coûte rien.
