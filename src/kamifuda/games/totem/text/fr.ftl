### Totem, in French. Same keys as en.ftl.
### $who is "you", "other", or "watched" where nobody is "you"; $name is a display name; $card, $a_card and $the_card name a card.
### $partner is the second card of an attack, $taken a card that comes back into the hand; both have the same forms as $card.
### $index and $place count from 1. $against is what the attack counts, $level what the totem counts.
### .short is a card on a narrow screen; .words are what a person may type, single words, with a blank between two.
### Card names are masculine, so "le", "ton" or "son" fits before $card; no "de" or "à" before $the_card. No "de" or "que" before $name.

## The game

game-name = Totem
game-tagline = Devine ce que ton adversaire cache, et bats-le.
game-players = 2 joueurs
game-goal = Bats tous les totems de la zone adverse. Si le paquet s’épuise avant, la victoire va à qui a le plus de totems.
game-how-a-turn-works = Pioche une carte, puis fais une seule chose : attaquer un totem avec une carte de ta main, poser un nouveau totem, en échanger un qui est caché, ou défausser une carte pour en piocher une autre. Une attaque au moins aussi haute que le totem le bat, les deux cartes sont défaussées, et tu peux continuer. Une attaque plus basse échoue, et le totem reste, face visible.
game-powers = Les niveaux 1 à 9 ont le pouvoir de leur couleur. L’Épée rouge ajoute une deuxième carte à son attaque, le Bouclier bleu arrête la première attaque contre lui, l’Œil violet découvre un totem caché, et la Pioche verte te donne une carte.
game-powers-here = Les niveaux 1 à { $highest } ont le pouvoir de leur couleur. L’Épée ({ $sword }) ajoute une deuxième carte à son attaque, le Bouclier ({ $shield }) arrête la première attaque contre lui, l’Œil ({ $eye }) découvre un totem caché, et la Pioche ({ $draw }) te donne une carte.

## Cards

card-red_1 = 1 rouge
    .a = un 1 rouge
    .the = le 1 rouge
    .many = 1 rouges
    .short = 1 rouge
card-red_2 = 2 rouge
    .a = un 2 rouge
    .the = le 2 rouge
    .many = 2 rouges
    .short = 2 rouge
card-red_3 = 3 rouge
    .a = un 3 rouge
    .the = le 3 rouge
    .many = 3 rouges
    .short = 3 rouge
card-red_4 = 4 rouge
    .a = un 4 rouge
    .the = le 4 rouge
    .many = 4 rouges
    .short = 4 rouge
card-red_5 = 5 rouge
    .a = un 5 rouge
    .the = le 5 rouge
    .many = 5 rouges
    .short = 5 rouge
card-red_6 = 6 rouge
    .a = un 6 rouge
    .the = le 6 rouge
    .many = 6 rouges
    .short = 6 rouge
card-red_7 = 7 rouge
    .a = un 7 rouge
    .the = le 7 rouge
    .many = 7 rouges
    .short = 7 rouge
card-red_8 = 8 rouge
    .a = un 8 rouge
    .the = le 8 rouge
    .many = 8 rouges
    .short = 8 rouge
card-red_9 = 9 rouge
    .a = un 9 rouge
    .the = le 9 rouge
    .many = 9 rouges
    .short = 9 rouge
card-red_10 = 10 rouge
    .a = un 10 rouge
    .the = le 10 rouge
    .many = 10 rouges
    .short = 10 rouge
card-red_11 = 11 rouge
    .a = un 11 rouge
    .the = le 11 rouge
    .many = 11 rouges
    .short = 11 rouge
card-red_12 = 12 rouge
    .a = un 12 rouge
    .the = le 12 rouge
    .many = 12 rouges
    .short = 12 rouge
card-red_13 = 13 rouge
    .a = un 13 rouge
    .the = le 13 rouge
    .many = 13 rouges
    .short = 13 rouge
card-blue_1 = 1 bleu
    .a = un 1 bleu
    .the = le 1 bleu
    .many = 1 bleus
    .short = 1 bleu
card-blue_2 = 2 bleu
    .a = un 2 bleu
    .the = le 2 bleu
    .many = 2 bleus
    .short = 2 bleu
card-blue_3 = 3 bleu
    .a = un 3 bleu
    .the = le 3 bleu
    .many = 3 bleus
    .short = 3 bleu
card-blue_4 = 4 bleu
    .a = un 4 bleu
    .the = le 4 bleu
    .many = 4 bleus
    .short = 4 bleu
card-blue_5 = 5 bleu
    .a = un 5 bleu
    .the = le 5 bleu
    .many = 5 bleus
    .short = 5 bleu
card-blue_6 = 6 bleu
    .a = un 6 bleu
    .the = le 6 bleu
    .many = 6 bleus
    .short = 6 bleu
card-blue_7 = 7 bleu
    .a = un 7 bleu
    .the = le 7 bleu
    .many = 7 bleus
    .short = 7 bleu
card-blue_8 = 8 bleu
    .a = un 8 bleu
    .the = le 8 bleu
    .many = 8 bleus
    .short = 8 bleu
card-blue_9 = 9 bleu
    .a = un 9 bleu
    .the = le 9 bleu
    .many = 9 bleus
    .short = 9 bleu
card-blue_10 = 10 bleu
    .a = un 10 bleu
    .the = le 10 bleu
    .many = 10 bleus
    .short = 10 bleu
card-blue_11 = 11 bleu
    .a = un 11 bleu
    .the = le 11 bleu
    .many = 11 bleus
    .short = 11 bleu
card-blue_12 = 12 bleu
    .a = un 12 bleu
    .the = le 12 bleu
    .many = 12 bleus
    .short = 12 bleu
card-blue_13 = 13 bleu
    .a = un 13 bleu
    .the = le 13 bleu
    .many = 13 bleus
    .short = 13 bleu
card-purple_1 = 1 violet
    .a = un 1 violet
    .the = le 1 violet
    .many = 1 violets
    .short = 1 violet
card-purple_2 = 2 violet
    .a = un 2 violet
    .the = le 2 violet
    .many = 2 violets
    .short = 2 violet
card-purple_3 = 3 violet
    .a = un 3 violet
    .the = le 3 violet
    .many = 3 violets
    .short = 3 violet
card-purple_4 = 4 violet
    .a = un 4 violet
    .the = le 4 violet
    .many = 4 violets
    .short = 4 violet
card-purple_5 = 5 violet
    .a = un 5 violet
    .the = le 5 violet
    .many = 5 violets
    .short = 5 violet
card-purple_6 = 6 violet
    .a = un 6 violet
    .the = le 6 violet
    .many = 6 violets
    .short = 6 violet
card-purple_7 = 7 violet
    .a = un 7 violet
    .the = le 7 violet
    .many = 7 violets
    .short = 7 violet
card-purple_8 = 8 violet
    .a = un 8 violet
    .the = le 8 violet
    .many = 8 violets
    .short = 8 violet
card-purple_9 = 9 violet
    .a = un 9 violet
    .the = le 9 violet
    .many = 9 violets
    .short = 9 violet
card-purple_10 = 10 violet
    .a = un 10 violet
    .the = le 10 violet
    .many = 10 violets
    .short = 10 violet
card-purple_11 = 11 violet
    .a = un 11 violet
    .the = le 11 violet
    .many = 11 violets
    .short = 11 violet
card-purple_12 = 12 violet
    .a = un 12 violet
    .the = le 12 violet
    .many = 12 violets
    .short = 12 violet
card-purple_13 = 13 violet
    .a = un 13 violet
    .the = le 13 violet
    .many = 13 violets
    .short = 13 violet
card-green_1 = 1 vert
    .a = un 1 vert
    .the = le 1 vert
    .many = 1 verts
    .short = 1 vert
card-green_2 = 2 vert
    .a = un 2 vert
    .the = le 2 vert
    .many = 2 verts
    .short = 2 vert
card-green_3 = 3 vert
    .a = un 3 vert
    .the = le 3 vert
    .many = 3 verts
    .short = 3 vert
card-green_4 = 4 vert
    .a = un 4 vert
    .the = le 4 vert
    .many = 4 verts
    .short = 4 vert
card-green_5 = 5 vert
    .a = un 5 vert
    .the = le 5 vert
    .many = 5 verts
    .short = 5 vert
card-green_6 = 6 vert
    .a = un 6 vert
    .the = le 6 vert
    .many = 6 verts
    .short = 6 vert
card-green_7 = 7 vert
    .a = un 7 vert
    .the = le 7 vert
    .many = 7 verts
    .short = 7 vert
card-green_8 = 8 vert
    .a = un 8 vert
    .the = le 8 vert
    .many = 8 verts
    .short = 8 vert
card-green_9 = 9 vert
    .a = un 9 vert
    .the = le 9 vert
    .many = 9 verts
    .short = 9 vert
card-green_10 = 10 vert
    .a = un 10 vert
    .the = le 10 vert
    .many = 10 verts
    .short = 10 vert
card-green_11 = 11 vert
    .a = un 11 vert
    .the = le 11 vert
    .many = 11 verts
    .short = 11 vert
card-green_12 = 12 vert
    .a = un 12 vert
    .the = le 12 vert
    .many = 12 verts
    .short = 12 vert
card-green_13 = 13 vert
    .a = un 13 vert
    .the = le 13 vert
    .many = 13 verts
    .short = 13 vert
card-hidden = totem caché
    .a = un totem caché
    .the = le totem caché
    .many = totems cachés
    .short = caché

## Colours and powers

colour-red = rouge
colour-blue = bleu
colour-purple = violet
colour-green = vert
power-sword = Épée
    .the = l’Épée
    .help = En attaque, une deuxième carte de ta main ajoute son niveau. Le pouvoir de cette carte est annulé.
power-shield = Bouclier
    .the = le Bouclier
    .help = Dans ta zone, il arrête la première attaque contre lui, si haute soit-elle.
power-eye = Œil
    .the = l’Œil
    .help = S’il gagne une attaque ou tient bon en défense, il découvre un totem caché de l’autre joueur et annule son pouvoir.
power-draw = Pioche
    .the = la Pioche
    .help = Si elle gagne une attaque ou tient bon en défense, tu pioches aussitôt une carte.
power-none = aucun pouvoir
    .the = aucun pouvoir
    .help = Les niveaux les plus hauts n’ont pas de pouvoir, rien que leur force.

## The rulebook

rules-title = Les règles de Totem
rules-intro = Totem est un duel de totems cachés pour deux joueurs, d’après un jeu de cartes d’Eric González publié par Runestone Games. Son titre nous est inconnu : Totem est un titre provisoire. Un A dans un numéro signale une décision là où le livret se tait ou reste obscur : la plupart sont de nous, et la marque dit à quel point nous en sommes sûrs.
rules-the-match = La partie
rules-the-cards = Les cartes
rules-the-setup = La mise en place
rules-the-turn = Le tour
rules-attack = L’attaque
rules-other-actions = Les autres actions
rules-the-powers = Les pouvoirs
rules-the-sword = L’Épée
rules-the-shield = Le Bouclier
rules-the-eye = L’Œil
rules-draw = La Pioche
rules-the-end = La fin
rules-who-sees-what = Qui voit quoi
rules-options = Les options

## Clauses: the cards and the setup

clause-TOT-01 = Totem compte 52 cartes totem, deux cartes de règles et un livret.
clause-TOT-02 = Le nombre inscrit sur un totem est son niveau : 1 est le plus faible, 13 le plus fort. Chacune des quatre couleurs a tous les niveaux, une fois chacun.
clause-TOT-03 = Les niveaux 1 à 9 ont le pouvoir de leur couleur : l’Épée pour les rouges, le Bouclier pour les bleus, l’Œil pour les violets, la Pioche pour les verts. Les niveaux 10 à 13 n’ont pas de pouvoir. Des règles maison peuvent en décider autrement.
clause-TOT-04 = Un pouvoir ne sert qu’une fois, quand sa carte attaque ou défend.
clause-TOT-05 = Un totem dont le pouvoir a servi ou a été annulé est tourné à l’horizontale.
clause-TOT-06 = Un totem face contre table est dit caché. Le retourner, c’est le découvrir.
clause-TOT-07 = Un totem découvert ne se déplace plus : il reste à sa place jusqu’à ce qu’il soit battu.
clause-TOT-08 = Quand une Épée attaque, tu peux lui ajouter une autre carte de ta main : les deux niveaux comptent ensemble. Le pouvoir de l’autre carte est annulé.
clause-TOT-09 = Un Bouclier découvert en défense arrête la première attaque, quel que soit le niveau de l’attaquant.
clause-TOT-10 = Quand un Œil attaque ou défend, il découvre un totem de l’autre joueur et annule le pouvoir de ce totem.
clause-TOT-11 = Quand une Pioche gagne une attaque ou tient bon en défense, son propriétaire pioche aussitôt une carte, même pendant le tour de l’autre. La règle imprimée appelle ce pouvoir la Somme.
clause-TOT-12 = Le but est de battre tous les totems de la zone adverse.
clause-TOT-13 = Le hasard désigne qui commence.
clause-TOT-14 = On mélange les cartes, et chacun en reçoit sept.
clause-TOT-15 = Avant le premier tour, tu choisis quatre de tes sept cartes (ou autant qu’en accueille la taille de zone choisie) et tu les poses face cachée : c’est ta zone. Les autres forment ta main.
clause-TOT-16 = Les cartes qui restent forment le paquet. La défausse grandit à côté.
clause-TOT-17 = Les joueurs jouent à tour de rôle. Tu agis quand vient ton tour.
clause-TOT-18 = Tu peux regarder tes propres totems cachés à tout moment.

## Clauses: the turn and its actions

clause-TOT-19 = Tu commences ton tour en piochant une carte.
clause-TOT-20 = Après avoir pioché, tu dois faire une chose et une seule : attaquer, défendre, échanger ou défausser.
clause-TOT-21 = Pour attaquer, tu joues une carte de ta main contre un totem de l’autre joueur.
clause-TOT-22 = Un totem caché que l’on attaque est retourné, et il reste face visible.
clause-TOT-23 = Un totem découvert ne peut être attaqué qu’avec un niveau égal au sien ou plus haut, ou par option plus haut seulement.
clause-TOT-24 = Une attaque plus basse que le totem échoue : la carte qui attaque est défaussée, et le totem reste, face visible. Son pouvoir agit de lui-même, cette fois seulement.
clause-TOT-25 = Une attaque au moins aussi haute que le totem l’emporte : le pouvoir de la carte qui attaque agit, et les deux cartes sont défaussées.
clause-TOT-26 = Après une attaque gagnée, tu peux attaquer encore ou t’arrêter.
clause-TOT-27 = Si tu veux attaquer encore mais que tu n’as plus de carte, tu en pioches une et ton tour est fini.
clause-TOT-28 = Tu attaques au plus deux fois par tour, sauf si la table a choisi un autre nombre.
clause-TOT-29 = Pour défendre, tu poses une carte de ta main face cachée dans ta zone. Il te faut une place libre : moins de quatre totems, ou moins que la taille de zone choisie.
clause-TOT-30 = Ta zone est pleine à quatre totems, ou au nombre que la table a choisi : tu n’en as jamais davantage.
clause-TOT-31 = Pour échanger, tu remplaces un de tes totems cachés par une carte de ta main. Un totem découvert reste à sa place.
clause-TOT-32 = Pour défausser, tu jettes une carte de ta main et tu en pioches une autre.
clause-TOT-33 = Avant la fin de ton tour, tu te défausses jusqu’à n’avoir plus que six cartes en main, ou la limite choisie.

## Clauses: the end

clause-TOT-34 = Qui bat le dernier totem de l’autre joueur gagne la partie.
clause-TOT-35 = Quand le paquet est vide, le joueur qui en a tiré la dernière carte joue le dernier tour. Ensuite, la partie est finie.
clause-TOT-36 = Après le dernier tour, qui a le plus de totems gagne. À nombre égal, on révèle tous les totems, et la plus grande somme de niveaux l’emporte.
clause-TOT-37 = À nombre de totems égal et à somme de niveaux égale, la partie est nulle.

## Rulings

clause-TOT-A1 = Un totem découvert ne peut être attaqué qu’avec un niveau égal ou plus haut. La phrase imprimée interdit justement ceux-là, mais alors aucun totem découvert ne pourrait jamais être battu. Par option, seul un niveau plus haut est permis.
clause-TOT-A2 = Tu annonces la carte qui accompagne ton Épée en même temps que l’attaque, avant que rien ne soit retourné. C’est la somme des deux niveaux qui compte.
clause-TOT-A3 = Une Épée et la carte qui l’accompagne font une seule attaque, et toutes deux sont défaussées, que l’attaque gagne ou échoue. Une option rend la seconde carte quand l’attaque échoue.
clause-TOT-A4 = L’Épée n’ajoute son niveau qu’à l’attaque en cours, jamais à une attaque suivante.
clause-TOT-A5 = Une Épée s’accompagne d’une seule carte, jamais de deux. Ce peut être une autre Épée, mais sans son pouvoir.
clause-TOT-A6 = Une Épée peut attaquer seule. N’importe quelle carte de ta main peut l’accompagner, même une carte sans pouvoir.
clause-TOT-A7 = Contre un totem découvert aussi, c’est la somme de l’Épée et de la carte qui l’accompagne qui compte.
clause-TOT-A8 = Une Épée n’a pas de pouvoir en défense, ni un Bouclier en attaque.
clause-TOT-A9 = L’attaque qui découvre un Bouclier est déjà la première : le totem y survit, quel qu’en soit le niveau, et le Bouclier a servi.
clause-TOT-A10 = Une carte arrêtée par un Bouclier est défaussée, si haute soit-elle. L’attaque a échoué : aucun pouvoir, pas de deuxième attaque. Une option rend ce que seul le Bouclier a arrêté, non un niveau trop bas.
clause-TOT-A11 = Une attaque trop faible pour gagner use aussi le Bouclier.
clause-TOT-A12 = L’Œil agit après la comparaison des niveaux : en attaque s’il a gagné, en défense s’il a tenu bon. Il découvre un autre totem, encore caché. Une option fait agir d’abord l’Œil qui attaque.
clause-TOT-A13 = L’Œil ne découvre qu’un totem encore caché. Si l’autre joueur n’en a plus, l’Œil reste sans effet.
clause-TOT-A14 = Un Bouclier découvert par un Œil est annulé et n’arrête plus rien.
clause-TOT-A15 = Le pouvoir d’un totem battu n’agit pas. Seul le Bouclier agit avant.
clause-TOT-A16 = En attaque, tu peux renoncer à ton Œil ou à ta Pioche. En défense, les pouvoirs agissent d’eux-mêmes : le défenseur choisit seulement le totem que l’Œil découvre.
clause-TOT-A17 = Les quatre actions sont attaquer, défendre, échanger et défausser. Les pages imprimées en mêlent l’ordre.
clause-TOT-A18 = Ton attaque suivante peut viser n’importe quel totem restant, et elle peut se faire avec une carte que la Pioche vient de te donner.
clause-TOT-A19 = La carte piochée parce que ta main était vide ne peut pas attaquer dans le même tour.
clause-TOT-A20 = Tu ne peux échanger qu’un totem qui n’a jamais été découvert. La carte qui prend sa place est cachée, elle aussi.
clause-TOT-A21 = Un totem posé plus tard s’attaque et s’échange comme les autres. On ne défend jamais une zone vide : une zone vide a déjà perdu.
clause-TOT-A22 = Ta main n’est comptée qu’à la fin de ton propre tour. Pendant le tour de l’autre, la Pioche peut te faire dépasser la limite.
clause-TOT-A23 = Si tu tires la dernière carte du paquet pendant ton tour, ce tour est le dernier. Si tu la tires pendant le tour de l’autre, tu joues encore un tour après celui-là.
clause-TOT-A24 = Quand le paquet est vide, tu peux encore défausser une carte : simplement, tu n’en pioches pas.
clause-TOT-A25 = La défausse n’est jamais mélangée pour refaire un paquet.
clause-TOT-A26 = Qui commence peut attaquer dès le tout premier tour, sauf si la table l’a interdit.
clause-TOT-A27 = Quand on additionne les niveaux, totems cachés et découverts comptent pareil, que leur pouvoir ait servi ou non.
clause-TOT-A28 = Battre le dernier totem fait gagner aussitôt, même pendant le dernier tour. Il n’y a plus rien à compter.
clause-TOT-A29 = Tu peux toujours défausser une carte : il y a donc toujours quelque chose à faire.
clause-TOT-A30 = Les deux joueurs choisissent leurs totems en même temps et en secret. Le premier tour commence quand tous deux ont choisi.
clause-TOT-A31 = Un totem découvert reste jusqu’à ce qu’il soit battu : c’est ainsi que nous lisons un mot étrange des règles imprimées, « déroutés ».
clause-TOT-A32 = Le tour supplémentaire de la fin commence sans piocher, mais une action y reste obligatoire. Une option fait du tour où le paquet s’épuise le dernier, quel que soit le joueur qui a pioché : on le joue jusqu’au bout.
clause-TOT-A33 = Battre le dernier totem termine aussitôt la partie. Après toute autre attaque gagnée, le pouvoir agit, puis les cartes sont défaussées, puis tu choisis de continuer ou non. Sans carte en main, tu peux en piocher une et finir ton tour ; si le paquet est vide aussi, ton tour finit simplement.
clause-TOT-A34 = Avec l’option L’Œil d’abord, un Œil qui attaque découvre un totem caché avant la comparaison des niveaux, ou y renonce, et n’agit plus ensuite. On juge avant son regard si la cible peut être attaquée. Un Œil qui accompagne une Épée n’agit jamais.
clause-TOT-A35 = La défausse est visible, et tout le monde sait combien de cartes il y a dans chaque main et dans le paquet. Tout le monde voit à quelle place un totem est posé ou échangé, mais pas quelle carte c’est.

## Events: before the first turn

event-first =
    { $who ->
        [you] C’est toi qui commences.
       *[other] C’est { $name } qui commence.
    }
event-dealt = Chacun reçoit { $count } cartes. Il en reste { $pile } dans le paquet.
event-received =
    { $who ->
        [you] Tu reçois : { $cards }.
       *[other] { $name } reçoit : { $cards }.
    }
event-chosen =
    { $who ->
        [you] Tu as posé tes totems, face cachée.
       *[other] { $name } a posé ses totems, face cachée.
    }
event-chosen-cards =
    { $who ->
        [you] Tu poses tes totems face cachée, dans l’ordre des places : { $cards }.
       *[other] { $name } pose ses totems face cachée, dans l’ordre des places : { $cards }.
    }

## Events: the turn

event-drew =
    { $who ->
        [you]
            { $why ->
                [power] La Pioche te donne une carte
                [action] À la place, tu pioches une carte
                [no_card] Tu n’as plus de carte pour attaquer : tu finis ton tour et pioches une carte
               *[turn] Tu pioches une carte
            }
       *[other]
            { $why ->
                [power] La Pioche donne une carte à { $name }
                [action] À la place, { $name } pioche une carte
                [no_card] { $name } n’a plus de carte pour attaquer, finit son tour et pioche une carte
               *[turn] { $name } pioche une carte
            }
    }{ $pile ->
        [0] , la dernière du paquet.
        [one] { " " }(encore { $pile } carte dans le paquet).
       *[other] { " " }(encore { $pile } cartes dans le paquet).
    }
event-drew-card =
    { $who ->
        [you]
            { $why ->
                [power] La Pioche te donne { $the_card }
                [action] À la place, tu pioches { $the_card }
                [no_card] Tu n’as plus de carte pour attaquer : tu finis ton tour et pioches { $the_card }
               *[turn] Tu pioches { $the_card }
            }
       *[other]
            { $why ->
                [power] La Pioche donne { $the_card } à { $name }
                [action] À la place, { $name } pioche { $the_card }
                [no_card] { $name } n’a plus de carte pour attaquer, finit son tour et pioche { $the_card }
               *[turn] { $name } pioche { $the_card }
            }
    }{ $pile ->
        [0] , la dernière carte du paquet.
        [one] { " " }(encore { $pile } carte dans le paquet).
       *[other] { " " }(encore { $pile } cartes dans le paquet).
    }
event-defended =
    { $who ->
        [you] Tu poses un nouveau totem, face cachée, à la place n° { $place }.
       *[other] { $name } pose un nouveau totem, face cachée, à la place n° { $place }.
    }
event-defended-card =
    { $who ->
        [you] Tu poses { $the_card } comme nouveau totem, face cachée, à la place n° { $place }.
       *[other] { $name } pose { $the_card } comme nouveau totem, face cachée, à la place n° { $place }.
    }
event-exchanged =
    { $who ->
        [you] Tu échanges ton totem n° { $place } contre une carte de ta main.
       *[other] { $name } échange son totem n° { $place } contre une carte de sa main. Il reste caché.
    }
event-exchanged-taken =
    { $who ->
        [you] Tu échanges ton totem n° { $place } : tu poses { $the_card } et reprends { $the_taken } en main.
       *[other] { $name } échange son totem n° { $place } : { $the_card } est posé, { $the_taken } revient en main.
    }
event-discarded =
    { $who ->
        [you]
            { $limit ->
                [yes] Tu as trop de cartes en main et défausses { $the_card }.
               *[no] Tu défausses { $the_card }.
            }
       *[other]
            { $limit ->
                [yes] { $name } a trop de cartes en main et défausse { $the_card }.
               *[no] { $name } défausse { $the_card }.
            }
    }
event-stopped =
    { $who ->
        [you] Tu en restes là.
       *[other] { $name } en reste là.
    }

## Events: attack and powers

event-attacked =
    { $who ->
        [you] Tu attaques le totem n° { $place } avec { $the_card }.
        [other] { $name } attaque ton totem n° { $place } avec { $the_card }.
       *[watched] { $name } attaque le totem n° { $place } avec { $the_card }.
    }
event-attacked-partner =
    { $who ->
        [you] Tu attaques le totem n° { $place } avec { $the_card } et, grâce à son Épée, { $the_partner } : { $level } en tout.
        [other] { $name } attaque ton totem n° { $place } avec { $the_card } et, grâce à son Épée, { $the_partner } : { $level } en tout.
       *[watched] { $name } attaque le totem n° { $place } avec { $the_card } et, grâce à son Épée, { $the_partner } : { $level } en tout.
    }
event-discovered =
    { $by ->
        [eye]
            { $who ->
                [you] L’Œil découvre ton totem n° { $place } : c’est { $the_card }.
                [other] Ton Œil découvre, chez { $name }, le totem n° { $place } : c’est { $the_card }.
               *[watched] L’Œil découvre, chez { $name }, le totem n° { $place } : c’est { $the_card }.
            }
       *[attack]
            { $who ->
                [you] Ton totem n° { $place } est retourné : c’est { $the_card }.
               *[other] Chez { $name }, le totem n° { $place } est retourné : c’est { $the_card }.
            }
    } { $cancelled ->
        [yes] Son pouvoir est annulé.
       *[no] { "" }
    }
event-held =
    { $shield ->
        [yes]
            { $who ->
                [you] Le Bouclier arrête l’attaque ({ $against } contre { $level }) : ton { $card } reste, face visible, et son Bouclier a servi.
                [other] Le Bouclier arrête ton attaque ({ $against } contre { $level }) : chez { $name }, le { $card } reste, face visible, et son Bouclier a servi.
               *[watched] Le Bouclier arrête l’attaque ({ $against } contre { $level }) : chez { $name }, le { $card } reste, face visible, et son Bouclier a servi.
            }
       *[no]
            { $who ->
                [you] { $against } contre { $level } : l’attaque échoue. Ton { $card } tient bon et reste face visible.
                [other] { $against } contre { $level } : ton attaque échoue. Chez { $name }, le { $card } tient bon et reste face visible.
               *[watched] { $against } contre { $level } : l’attaque échoue. Chez { $name }, le { $card } tient bon et reste face visible.
            }
    }
event-defeated =
    { $against } contre { $level } : { $who ->
        [you]
            ton { $card } est battu. { $left ->
                [0] Tu n’as plus de totem.
                [one] Totem et attaque sont défaussés. Il te reste { $left } totem.
               *[other] Totem et attaque sont défaussés. Il te reste { $left } totems.
            }
        [other]
            tu bats le { $card }. { $left ->
                [0] { $name } n’a plus de totem.
                [one] Totem et attaque sont défaussés. { $name } n’a plus qu’un totem.
               *[other] Totem et attaque sont défaussés. { $name } a encore { $left } totems.
            }
       *[watched]
            { $name } perd le { $card }. { $left ->
                [0] { $name } n’a plus de totem.
                [one] Totem et attaque sont défaussés. { $name } n’a plus qu’un totem.
               *[other] Totem et attaque sont défaussés. { $name } a encore { $left } totems.
            }
    }
event-kept =
    { $who ->
        [you] De retour dans ta main : { $cards }.
       *[other] { $name } reprend en main : { $cards }.
    }
event-declined =
    { $who ->
        [you]
            { $power ->
                [eye] Tu renonces à ton Œil.
               *[draw] Tu renonces à ta Pioche.
            }
       *[other]
            { $power ->
                [eye] { $name } renonce à son Œil.
               *[draw] { $name } renonce à sa Pioche.
            }
    }

## Events: the end

event-last_turn =
    { $now ->
        [yes]
            { $who ->
                [you] Le paquet est vide : ce tour, le tien, est le dernier.
               *[other] Le paquet est vide : { $name } joue le dernier tour.
            }
       *[no]
            { $who ->
                [you] Tu as tiré la dernière carte du paquet : après ce tour, tu en joues encore un, le dernier.
               *[other] { $name } a tiré la dernière carte du paquet : après ce tour, { $name } en joue encore un, le dernier.
            }
    }
event-revealed =
    { $who ->
        [you] Ta main : { $hand }. Tes cartes encore cachées : { $hidden }.
       *[other] { $name }, en main : { $hand } ; encore cachées : { $hidden }.
    }
event-counted =
    { $who ->
        [you]
            Tu as { $totems ->
                [one] { $totems } totem
               *[other] { $totems } totems
            }.
       *[other]
            { $name } a { $totems ->
                [one] { $totems } totem
               *[other] { $totems } totems
            }.
    }
event-summed =
    { $who ->
        [you] Les niveaux de tes totems font { $level } en tout.
       *[other] Chez { $name }, les niveaux des totems font { $level } en tout.
    }
event-match_won =
    { $who ->
        [you]
            { $how ->
                [totems] Tu as plus de totems : tu gagnes la partie !
                [levels] Autant de totems des deux côtés, mais la somme de tes niveaux est plus haute : tu gagnes la partie !
               *[defeated] Tu as battu le dernier totem : tu gagnes la partie !
            }
        [other]
            { $how ->
                [totems] { $name } a plus de totems et gagne la partie.
                [levels] Autant de totems des deux côtés, mais { $name } a la plus haute somme de niveaux et gagne la partie.
               *[defeated] { $name } a battu ton dernier totem et gagne la partie.
            }
       *[watched]
            { $how ->
                [totems] { $name } a plus de totems et gagne la partie !
                [levels] Autant de totems des deux côtés, mais { $name } a la plus haute somme de niveaux et gagne la partie !
               *[defeated] { $name } a battu le dernier totem et gagne la partie !
            }
    }
event-match_drawn = Autant de totems des deux côtés, et la même somme de niveaux : partie nulle.

## Options

option-seats = Joueurs
    .help = Totem est un duel : on y joue à deux.
option-sword_loss_keeps_partner = L’Épée épargne l’autre carte
    .help = Quand une Épée accompagnée échoue, seule l’Épée est perdue ; l’autre carte revient en main.
option-shield_returns_attacker = Le Bouclier renvoie les cartes
    .help = Les cartes que seul un Bouclier a arrêtées reviennent dans la main de l’attaquant. Un niveau trop bas est perdu comme toujours.
option-eye_before_attack = L’Œil d’abord
    .help = Un Œil qui attaque découvre un totem caché avant la comparaison des niveaux, et non après une attaque gagnée.
option-last_turn = Dernier tour
    .help = Quel tour est le dernier quand le paquet s’épuise.
option-last_turn-as_ruled = À qui a tiré la dernière carte
    .help = Qui tire la dernière carte joue le dernier tour : le tour en cours si c’est le sien, sinon le suivant.
option-last_turn-immediate = Le tour qui vide le paquet
    .help = Le tour où le paquet s’épuise est le dernier, quel que soit le joueur qui a pioché.
option-no_attack_first_turn = Pas d’attaque au premier tour
    .help = Qui commence ne peut pas attaquer dans son tout premier tour.
option-hand_limit = Limite de main
    .help = Combien de cartes tu peux avoir en main à la fin de ton tour, six en général.
option-zone_size = Totems par zone
    .help = Combien de totems tu poses au départ et peux avoir au plus, quatre en général.
option-discovered_needs = Pour attaquer un totem découvert
    .help = Quel niveau il faut.
option-discovered_needs-equal = Le sien ou plus haut
    .help = Un niveau égal le bat aussi.
option-discovered_needs-higher = Plus haut seulement
    .help = Un niveau égal ne peut même pas l’attaquer.
option-attacks_per_turn = Attaques par tour
    .help = Combien de fois tu peux attaquer dans un tour si chaque attaque gagne, deux en général.
option-house_rules = Règles maison
    .help = Quelle couleur a quel pouvoir, et jusqu’à quel niveau, d’après un fichier. Aucune d’habitude.
option-house_rules-none = Aucune
option-house_rules-file = D’un fichier

## Phases

phase-choose = Choisis tes totems, dans l’ordre des places : ils seront posés face cachée.
    .waiting = { $name } choisit ses totems.
phase-turn = À toi : attaque, défends, échange ou défausse.
    .waiting = { $name } joue son tour.
phase-card = Choisis une carte de ta main.
    .waiting = { $name } choisit une carte.
phase-target = Choisis un totem.
    .waiting = { $name } choisit un totem.
phase-partner = Ton Épée attaque-t-elle seule, ou avec une deuxième carte ?
    .waiting = { $name } attaque avec une Épée : seule, ou avec une autre carte ?
phase-peek = Ton Œil regarde d’abord : découvre un totem caché, ou aucun.
    .waiting = { $name } se sert de son Œil.
phase-eye = Ton Œil a gagné : découvre un totem caché, ou laisse-les tous cachés.
    .waiting = { $name } se sert de son Œil, ou y renonce.
phase-guard = Ton Œil a tenu bon : choisis un totem caché de l’attaquant à découvrir.
    .waiting = { $name } va découvrir un totem : son Œil a tenu bon.
phase-draw = Ta Pioche a gagné : pioche une carte, ou renonce.
    .waiting = { $name } pioche une carte, ou y renonce.
phase-again = Cette attaque est gagnée : tu continues, ou tu finis ton tour ?
    .waiting = { $name } attaque encore, ou s’arrête.
phase-limit = Tu as trop de cartes en main : choisis-en une à défausser.
    .waiting = { $name } a trop de cartes et en défausse.

## Steps

step-attack = Attaquer
    .words = attaquer attaque
step-defend = Défendre
    .words = defendre defends poser pose
step-exchange = Échanger
    .words = echanger echange
step-discard = Défausser
    .words = defausser defausse
step-stop = Finir le tour
    .words = finir finis arreter arrete
step-alone = Seule
    .words = seule seul
step-with = Avec { $the_card }
    .words = avec plus
step-on = Totem n° { $index }
    .words = sur contre totem place
step-discover = Découvrir le totem n° { $index }
    .words = decouvrir decouvre
step-discover_not = Ne rien découvrir
    .words = laisser laisse
step-draw = Piocher une carte
    .words = piocher pioche
step-draw_not = Ne pas piocher
    .words = renoncer renonce

## Hints

hint-choose = Un Bouclier arrête sa première attaque, si haute soit-elle : même de bas niveau, il défend bien. L’Œil et la Pioche n’agissent en défense que s’ils tiennent bon : choisis-les de haut niveau. Les Épées servent mieux dans ta main.
hint-turn = Contre un totem caché, toute carte peut échouer, mais tu apprends ce qu’il y a là. Un totem découvert est une proie sûre pour toute carte assez haute. S’il te reste peu de totems, poses-en un nouveau ; un totem faible encore caché peut s’échanger contre une meilleure carte.
hint-card = En attaque, prends la plus petite carte qui suffit, ou une carte que tu peux sacrifier pour en savoir plus. Dans ta zone, ce sont les hauts niveaux et les Boucliers qui valent le plus. Défausse ce qui te sert le moins.
hint-target = Un totem découvert te dit ce qu’il faut. Un totem caché peut être n’importe quoi : ce que tu as vu et ce que tu as en main te disent tes chances.
hint-partner = Une deuxième carte renforce l’attaque, mais les deux sont dépensées, et son pouvoir est perdu. N’en ajoute une que si l’Épée seule risque de ne pas suffire.
hint-peek = Regarde ta cible pour lui ôter son pouvoir, surtout un Bouclier ; ou regarde un autre totem, pour en savoir plus ensuite.
hint-eye = Un totem découvert a perdu son pouvoir et ne s’échange plus, et tu sais ce qu’il faut pour le battre.
hint-guard = Le totem choisi perd son pouvoir, et tu sauras ce qu’il faut pour le battre. Celui qui vient d’être posé ou échangé est peut-être le plus intéressant.
hint-draw = Une carte de plus est presque toujours bonne à prendre. Mais regarde le paquet : qui en tire la dernière carte joue le dernier tour.
hint-again = Continue si une de tes cartes gagne à coup sûr ou peut être sacrifiée. Chaque attaque coûte une carte : gardes-en assez pour ta défense. Avec la main vide, tu ne peux que piocher une carte, et ton tour est fini.
hint-limit = Garde une Épée avec de quoi l’accompagner, et les hauts niveaux pour l’attaque et la défense. Les petites cartes sans usage peuvent partir.

## The table in a terminal

board-hand = Ta main
board-cards =
    { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    }
board-pile = Paquet
board-discard = Défausse
board-place = place
board-totem = totem
board-power = pouvoir
board-card = carte
board-used = { $power } (a servi)
board-brackets = (…) caché, mais connu de toi
board-totems =
    { $name } { $count ->
        [one] { $count } totem
       *[other] { $count } totems
    }
board-attacks = attaque { $count } sur { $most } faite
board-heading-choose = Avant le premier tour
board-heading =
    { $who ->
        [you] { $last ->
                [yes] À toi de jouer, dernier tour
               *[no] À toi de jouer
            }
       *[other] { $last ->
                [yes] { $name } joue son dernier tour
               *[no] { $name } joue
            }
    }
board-last-turn =
    { $who ->
        [you] après ce tour, ton dernier
       *[other] après ce tour, le dernier pour { $name }
    }
board-known = { $name } a repris, et a peut-être encore : { $cards }
board-example = attaquer 4 rouge sur 2 avec 3 rouge
board-help = Entrée redessine la table, « sauver FICHIER » garde la partie jusqu’ici. En mots : « { $example } » ; les totems se comptent depuis 1, comme à l’écran. Ou un pas après l’autre : « attaquer », « 4 rouge », « sur 2 ».
board-no-card = La carte { $card } n’est pas dans ta main.
board-named-twice = Tu as déjà nommé le { $card }.
board-no-place = Il n’y a que les places 1 à { $count }.
board-no-totem = Il n’y a pas de totem à la place n° { $place }.
board-first-answer = Réponds d’abord : { $question }
forced-stop = Rien dans ta main ne peut attaquer ce qui reste : ton tour est fini.

rules-colour = couleur
rules-power = pouvoir
rules-levels = niveaux à pouvoir

## Why a bot would play like that

why-choose = Ce sont eux qui tiennent le mieux : les hauts niveaux, et les Boucliers, qui arrêtent leur première attaque. Les autres servent mieux à attaquer.
why-attack-sure =
    { $level } contre { $against } gagne à coup sûr{ $last ->
        [yes] , et c’est le dernier totem : la partie est à toi.
       *[no] .
    }
why-attack-odds =
    Sur 100 cartes possibles à cette place, { $percent } environ seraient battues{ $last ->
        [yes] , et c’est le dernier totem : tu gagnerais la partie.
       *[no] , et si l’attaque échoue, tu sais ce qu’il y a là.
    }
why-attack-probe = Elle ne gagnera guère (à peu près { $percent } chances sur 100), mais tu peux t’en passer, et tu sauras ce qu’il y a là.
why-defend =
    Tu n’as que { $count ->
        [one] { $count } totem
       *[other] { $count } totems
    }, et un de plus te fait tenir plus longtemps.
why-defend-shield =
    Un Bouclier caché arrête sa première attaque, quel qu’en soit le niveau, et tu n’as que { $count ->
        [one] { $count } totem
       *[other] { $count } totems
    }.
why-exchange = Dans ta zone, { $the_card } vaut mieux que { $the_taken }, et ta main en a moins besoin.
why-discard = C’est { $the_card } qui te sert le moins, et la carte piochée sera sans doute meilleure.
why-limit = C’est { $the_card } qui te sert le moins.
why-discover = Cela ne coûte rien : le totem perd son pouvoir, et tu sais ce qu’il faut pour le battre.
why-discover_not = Les totems peuvent rester cachés.
why-draw = Une carte de plus est bonne à prendre.
why-draw_not = Qui tire la dernière carte met fin à la partie, et tu n’es pas devant.
why-stop = Ce que tu as en main vaut mieux pour tes prochains tours que pour une autre attaque.

## House rules

house-changed-colour = { $name } : { $here }, et non { $usual }
house-changed-highest = pouvoirs jusqu’au niveau { $here }, et non { $usual }
house-both = { $at } et { $other } ne peuvent pas être tous deux « { $value } » ; chaque pouvoir a sa couleur, et aucune n’a { $known }.
house-form = « { $value } » devrait s’écrire comme red:shield.
