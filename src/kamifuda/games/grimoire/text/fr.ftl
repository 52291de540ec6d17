### Grimoire, in French. Same keys as en.ftl.
### $who is "you", "other", or "watched" where nobody is "you"; $name is a display name; $card, $a_card and $the_card name a card.
### $to, $from and $target are names of a second player; $to_who, $from_who and $target_who tell who that is.
### $new is a card that takes the place of another; $page and $the_page name a page, $number is its number.
### $seats are names in their order, $seats_and the same with an "et"; the viewer among them is "toi". $cards_count is the length of a list.
### .effect takes the options of the table, by their names, and $amount: the points that it gives or costs.
### .short is a card on a narrow screen; .words are what a person may type, single words, with a blank between two.
### Cards and pages have both genders: no "de" or "à" before $the_card and $the_page, no participle after them. No "de" or "que" before $name.

## The game

game-name = Grimoire
game-tagline = Choisis ton sort en secret : il décide de ce que tu fais, et quand.
game-players = 2 à 4 joueurs
game-goal = Réunis trésors, compagnons et points. Dès que quelqu’un a { $end_at } trésors ou { $end_at } compagnons, on finit la manche, puis qui a le plus de points l’emporte.
game-how-a-turn-works = Chacun marque en secret une page de son grimoire, et tous les livres s’ouvrent en même temps. À ton tour, tu lances ce sort, puis tu prends une carte de la zone de quête : les compagnons restent visibles, les trésors sont cachés. À chaque manche le niveau monte, et de plus grands sorts s’offrent à toi.
game-reconstructed = Ni les textes des pages ni ceux des cartes ne sont publiés : ce que nous avons dû reconstituer, points compris, porte la marque [reconstitué], et { "?" } le montre.
game-order = La plus petite page joue d’abord, à condition d’être seul à l’avoir choisie. Ceux qui partagent une page jouent après les autres, et qui jouait tard joue maintenant tôt.

## Cards

card-bronze_coin = Pièce en bronze
    .a = une Pièce en bronze
    .the = la Pièce en bronze
    .many = Pièces en bronze
    .short = Bronze
    .effect = Un trésor : il reste face cachée et compte à la fin.
card-silver_coin = Pièce en argent
    .a = une Pièce en argent
    .the = la Pièce en argent
    .many = Pièces en argent
    .short = Argent
    .effect = Un trésor : il reste face cachée et compte à la fin.
card-gold_coin = Pièce en or
    .a = une Pièce en or
    .the = la Pièce en or
    .many = Pièces en or
    .short = Or
    .effect = Un trésor : il reste face cachée et compte à la fin.
card-spy = Espion
    .a = un Espion
    .the = l’Espion
    .many = Espions
    .short = Espion
    .effect = Au début de chaque manche, regarde en secret la carte face cachée.
card-mercenary = Mercenaire
    .a = un Mercenaire
    .the = le Mercenaire
    .many = Mercenaires
    .short = Mercenaire
    .effect =
        { $amount ->
            [1] À la fin, chacun de tes Mercenaires vaut autant de points que tu as de Mercenaires : 1, 4 ou 9 en tout.
            [0] À la fin, tes Mercenaires ne valent rien de plus.
           *[other] À la fin, chacun de tes Mercenaires vaut { $amount } points par Mercenaire que tu as.
        }
card-thief = Voleur
    .a = un Voleur
    .the = le Voleur
    .many = Voleurs
    .short = Voleur
    .effect =
        Chaque fois que tu joues en premier dans une manche, prends { $amount ->
            [one] { $amount } point
           *[other] { $amount } points
        }.
card-archer = Archer
    .a = un Archer
    .the = l’Archer
    .many = Archers
    .short = Archer
    .effect =
        Chaque fois que tu joues en dernier dans une manche, prends { $amount ->
            [one] { $amount } point
           *[other] { $amount } points
        }.
card-merchant = Marchand
    .a = un Marchand
    .the = le Marchand
    .many = Marchands
    .short = Marchand
    .effect =
        { $amount ->
            [0] Quand tu te sers de la Création, tu peux piocher un objet de plus.
            [one] Quand tu te sers de la Création, tu peux payer { $amount } point pour piocher un objet de plus.
           *[other] Quand tu te sers de la Création, tu peux payer { $amount } points pour piocher un objet de plus.
        }
card-nun = Nonne
    .a = une Nonne
    .the = la Nonne
    .many = Nonnes
    .short = Nonne
    .effect = La Guérison ne te coûte rien.
card-villain = Scélérat
    .a = un Scélérat
    .the = le Scélérat
    .many = Scélérats
    .short = Scélérat
    .effect =
        Quand ton sort d’attaque prend quelque chose, prends { $amount ->
            [one] { $amount } point de plus
           *[other] { $amount } points de plus
        }.
card-prince = Prince
    .a = un Prince
    .the = le Prince
    .many = Princes
    .short = Prince
    .effect =
        À la fin, { $amount ->
            [one] { $amount } point de plus
           *[other] { $amount } points de plus
        } si tu as une Reine ou un Roi.
card-queen = Reine
    .a = une Reine
    .the = la Reine
    .many = Reines
    .short = Reine
    .effect =
        À la fin, { $amount ->
            [one] { $amount } point de plus
           *[other] { $amount } points de plus
        } si tu as un Roi.
card-king = Roi
    .a = un Roi
    .the = le Roi
    .many = Rois
    .short = Roi
    .effect =
        À la fin, { $amount ->
            [one] { $amount } point de plus
           *[other] { $amount } points de plus
        } si tu as une Reine et un Prince.
card-bronze_sword = Épée en bronze
    .a = une Épée en bronze
    .the = l’Épée en bronze
    .many = Épées en bronze
    .short = Épée
    .effect = Un objet : il reste face cachée et compte à la fin.
card-silver_bracelet = Bracelet en argent massif
    .a = un Bracelet en argent massif
    .the = le Bracelet en argent massif
    .many = Bracelets en argent massif
    .short = Bracelet
    .effect = Un objet : il reste face cachée et compte à la fin.
card-golden_cup = Coupe en or
    .a = une Coupe en or
    .the = la Coupe en or
    .many = Coupes en or
    .short = Coupe
    .effect = Un objet : il reste face cachée et compte à la fin.
card-junk = Camelote
    .a = une Camelote
    .the = la Camelote
    .many = Camelotes
    .short = Camelote
    .effect = Compte comme Camelote : à la fin, qui en a le plus reçoit 5 points. En cas d’égalité, chacun les reçoit.
card-blessed_shoes = Chaussures bénies
    .a = les Chaussures bénies
    .the = les Chaussures bénies
    .many = Chaussures bénies
    .short = Chaussures
    .effect =
        Quand tu pioches cet objet, tu peux retourner la première carte de la pioche de quête et l’ajouter à { $shoes ->
            [territory] ton territoire
           *[zone] la zone de quête
        }.
card-hidden = carte cachée
    .a = une carte cachée
    .the = la carte cachée
    .many = cartes cachées
    .short = cachée

kind-treasure = trésor
    .many = trésors
kind-companion = compagnon
    .many = compagnons
kind-item = objet
    .many = objets

## Pages

page-1 = La Chance
    .the = la Chance
    .type = Sort commun
    .effect = Tu peux défausser une carte de la zone de quête. La première carte de la pioche prend sa place ; si l’ancienne était cachée, la nouvelle l’est aussi, sans que personne l’ait vue.
page-2 = Silence
    .the = le Silence
    .type = Sort commun
    .effect = D’ici la fin de la manche, les sorts interdits des autres joueurs restent sans effet.
page-3 = Boule de feu
    .the = la Boule de feu
    .type = Sort interdit
    .effect =
        Prends { $amount ->
            [one] { $amount } point
           *[other] { $amount } points
        }.
page-4 = Guérison
    .the = la Guérison
    .type = Sort commun
    .effect =
        { $heal_cost ->
            [0] Tu peux tirer une carte au hasard dans la défausse.
            [one] Tu peux payer { $heal_cost } point pour tirer une carte au hasard dans la défausse.
           *[other] Tu peux payer { $heal_cost } points pour tirer une carte au hasard dans la défausse.
        }
page-5 = Accélération
    .the = l’Accélération
    .type = Sort temporel
    .effect =
        Dès que les livres s’ouvrent, { $haste ->
            [take_first] tu passes en tête de l’ordre du tour.
           *[reverse] l’ordre du tour est inversé.
        }
page-6 = Résistance
    .the = la Résistance
    .type = Sort défensif
    .effect =
        { $defence_timing ->
            [on_reveal] Dès que les livres s’ouvrent, et jusqu’à
           *[on_cast] D’ici
        } la fin de la manche, les sorts d’attaque ne peuvent rien contre toi.
page-7 = Création
    .the = la Création
    .type = Sort commun
    .effect =
        { $create_cost ->
            [0] Pioche un objet.
            [one] Tu peux payer { $create_cost } point pour piocher un objet.
           *[other] Tu peux payer { $create_cost } points pour piocher un objet.
        }
page-8 = Tempête
    .the = la Tempête
    .type = Sort interdit
    .effect =
        Prends { $amount ->
            [one] { $amount } point
           *[other] { $amount } points
        }.
page-9 = Envoûtement
    .the = l’Envoûtement
    .type = Sort d’attaque
    .effect = L’adversaire qui a le plus de compagnons t’en donne un. C’est lui qui choisit lequel.
page-10 = Convocation de l’élémentaire
    .short = Élémentaire
    .the = la Convocation de l’élémentaire
    .type = Sort commun
    .effect =
        Si personne n’a moins { $lowest_by ->
            [total] que toi, points et cartes ensemble,
           *[tokens] de points que toi,
        } prends { $summon_elemental_vp ->
            [one] { $summon_elemental_vp } point
           *[other] { $summon_elemental_vp } points
        }.
page-11 = Arrêt du temps
    .the = l’Arrêt du temps
    .type = Sort temporel et défensif
    .effect =
        Dès que les livres s’ouvrent, { $time_stop ->
            [take_first] tu passes en tête de l’ordre du tour.
           *[reverse] l’ordre du tour est inversé.
        } { $defence_timing ->
            [on_reveal] De là jusqu’à
           *[on_cast] De ton tour jusqu’à
        } la fin de la manche, les sorts d’attaque ne peuvent rien contre toi.
page-12 = Polymorphe
    .the = le Polymorphe
    .type = Sort d’attaque
    .effect =
        Prends à l’adversaire le plus riche la moitié de ses points, arrondie { $polymorph_rounding ->
            [down] vers le bas
           *[up] vers le haut
        }.
page-13 = Attaque des météorites
    .the = l’Attaque des météorites
    .type = Sort interdit
    .effect =
        Prends { $amount ->
            [one] { $amount } point
           *[other] { $amount } points
        }.
page-14 = Domination
    .the = la Domination
    .type = Sort d’attaque
    .effect = Prends un compagnon de ton choix à l’adversaire qui en a le plus.
page-15 = Souhait
    .the = le Souhait
    .type = Sort interdit
    .effect =
        { $wish ->
            [three_keep_all] Prends trois cartes au hasard dans la défausse.
            [three_keep_one] Tire trois cartes au hasard dans la défausse et gardes-en une.
           *[vp_or_three]
                Prends { $wish_vp ->
                    [one] { $wish_vp } point
                   *[other] { $wish_vp } points
                }, ou trois cartes au hasard dans la défausse.
        }
page-type-common = Commun
    .small = commun
    .help = Un sort que rien n’arrête.
page-type-forbidden = Interdit
    .small = interdit
    .help = Reste sans effet tant que dure le Silence d’un autre joueur.
page-type-attack = Attaque
    .small = attaque
    .help = Prend quelque chose à un autre joueur, sauf si un sort défensif le protège.
page-type-defence = Défensif
    .small = défensif
    .help = Protège des sorts d’attaque jusqu’à la fin de la manche.
page-type-time = Temporel
    .small = temporel
    .help = Agit dès que les livres s’ouvrent, avant le premier tour, et change l’ordre du tour.
chosen-page =
    { $who ->
        [you] tu as choisi { $the_page }
       *[other] { $name } a choisi { $the_page }
    }

## Where we know it from

provenance-certain = certain
    .help = certain : imprimé dans un livret, ou rapporté par deux sources indépendantes
provenance-likely = probable
    .help = probable : d’une bonne source, ou déduit de près de plusieurs autres
provenance-reconstructed = reconstitué
    .help = reconstitué : le texte imprimé n’est pas connu
provenance-of-effect = Effet
provenance-of-type = Type
provenance-of-points = Points
provenance-of-amount = Nombre

## The rulebook

rules-title = Les règles de Grimoire
rules-intro = Grimoire est un jeu de sorts secrets et de quêtes pour deux à quatre joueurs, d’après le jeu de Hayato Kisaragi publié par One Draw en 2010. Le livret n’imprime ni le texte des pages ni celui des cartes : certains sont reconstitués, et marqués comme tels. Un A dans un numéro signale une décision là où le livret se tait ou reste obscur : la plupart sont de nous, et la marque dit à quel point nous en sommes sûrs.
rules-the-match = La partie
rules-the-pages = Les pages
rules-the-quest-cards = Les cartes de quête
rules-the-items = Les objets
rules-the-setup = La mise en place
rules-the-setup-phase = La phase d’installation
rules-the-grimoire-phase = La phase des grimoires
rules-the-quest-phase = La phase de quête
rules-the-spells = Les sorts
rules-attack-and-defence = Attaque et défense
rules-the-end = La fin
rules-who-sees-what = Qui voit quoi
rules-options = Les options
rules-page = page
rules-name = nom
rules-type = type
rules-effect = effet

## Clauses: the match and the cards

clause-GRI-01 = Vous êtes des aventuriers et, grâce à vos grimoires, vous gagnez des trésors et des compagnons. Qui a le plus de points l’emporte.
clause-GRI-02 = Il y a 4 grimoires, 58 cartes de quête, 18 objets, 4 marque-pages (Air, Terre, Feu et Eau), 23 jetons de 1, 2 ou 5 points, un marqueur de niveau, 4 jetons d’ordre et un tapis.
clause-GRI-03 = Les cartes de quête sont des trésors, jaunes, ou des compagnons, marron. Chacune montre son nom, son effet, ses points et sa sorte.
clause-GRI-04 = Les objets ne viennent que des sorts d’un grimoire.
clause-GRI-05 = Chaque joueur a un grimoire et un marque-page. Les autres restent dans la boîte.
clause-GRI-06 = Tous les objets, mélangés, forment une pioche face cachée.
clause-GRI-07 = Les cartes de quête défaussées forment une pile face visible.
clause-GRI-08 = La pioche de quête est mélangée, face cachée. Quand elle est épuisée, on mélange la défausse pour en faire une nouvelle.
clause-GRI-09 = La zone principale, c’est la zone de quête et celle des points.
clause-GRI-10 = Ton territoire contient tes cartes de quête, tes objets et tes points. Trésors et objets y restent face cachée, à l’abri des regards.
clause-GRI-11 = Les cartes de quête se posent dans la zone de quête, et on ne prend que ce qui s’y trouve.
clause-GRI-12 = Tous les points sont d’abord dans leur zone, au milieu. Ceux que tu gagnes passent dans ton territoire.
clause-GRI-13 = On peut à tout moment échanger des jetons contre d’autres de même valeur.
clause-GRI-14 = Il y a toujours assez de points : si les jetons manquent, autre chose les remplace.
clause-GRI-15 = Le niveau est le même pour tous, et il commence à 6.
clause-GRI-16 = Il y a autant de jetons d’ordre que de joueurs, à partir de 1.
clause-GRI-17 = Avant la première manche, le hasard donne un ordre, et dans cet ordre chacun choisit un des jetons d’ordre restants.

## Clauses: the round

clause-GRI-18 = Une manche a trois phases : l’installation, la phase des grimoires et la phase de quête. La première commence quand tous ont un jeton d’ordre.
clause-GRI-19 = Chaque manche, sauf la première, commence par augmenter le niveau de 1. Il ne dépasse jamais 15.
clause-GRI-20 = Puis on pose dans la zone de quête une carte de plus qu’il n’y a de joueurs : la première face cachée, les autres face visible.
clause-GRI-21 = Dans la phase des grimoires, tous choisissent en même temps, et leurs choix font l’ordre du tour de la phase de quête.
clause-GRI-22 = Choisis en secret une page dont le numéro ne dépasse pas le niveau, et places-y ton marque-page. Tu peux le déplacer tant que tout le monde n’a pas choisi.
clause-GRI-23 = Quand tous ont choisi, chacun révèle sa page. On en choisit une autre à la manche suivante.
clause-GRI-24 = Ceux qui sont seuls sur leur page forment un groupe ; ceux qui en partagent une forment l’autre.
clause-GRI-25 = Ceux qui sont seuls sur leur page reçoivent les jetons d’ordre selon son numéro : à la plus petite page, le plus petit jeton.
clause-GRI-26 = Ceux qui partagent une page reçoivent leurs jetons dans l’ordre inverse de ceux qu’ils avaient : qui jouait tard joue maintenant tôt.
clause-GRI-27 = Qui a révélé un sort temporel doit s’en servir aussitôt.
clause-GRI-28 = Dans la phase de quête, chacun joue dans l’ordre des jetons. Attends que vienne ton tour.
clause-GRI-29 = À ton tour, tu commences par le sort de ta page.
clause-GRI-30 = Après ton sort, tu prends une carte de ton choix dans la zone de quête.
clause-GRI-31 = Un compagnon va dans ton territoire face visible, un trésor face cachée.
clause-GRI-32 = Une seule carte est cachée. Qui la prend la regarde en secret, puis la pose comme les autres.
clause-GRI-33 = Quand tous ont joué, les cartes qui restent dans la zone de quête sont défaussées, et la manche suivante commence.

## Clauses: the end

clause-GRI-34 = Quand quelqu’un a 10 trésors ou 10 compagnons, ou le nombre choisi par la table, on finit la manche. Ensuite la partie est finie, quoi qu’il arrive entre-temps.
clause-GRI-35 = Dès que la pioche de quête et la défausse sont vides toutes les deux, la partie s’arrête, même au milieu d’une manche.
clause-GRI-36 = Ton score, ce sont les points de tes cartes de quête, de tes objets et de tes jetons.
clause-GRI-37 = On ne pioche un objet qu’avec la Création, ou par un effet qui lui est lié. Il reste face cachée. Quand la pioche des objets est vide, il n’y en a plus.
clause-GRI-38 = À la fin, qui a le plus de Camelotes reçoit 5 points de plus. En cas d’égalité, chacun les reçoit.
clause-GRI-39 = Le plus grand total gagne. En cas d’égalité en tête, c’est l’auteur du jeu qui est déclaré vainqueur.

## Clauses: the spells

clause-GRI-40 = La Chance peut aussi défausser la carte cachée. Alors celle qui prend sa place est cachée, et personne ne l’a vue.
clause-GRI-41 = Pour la Guérison, on mélange la défausse face cachée, et tu prends une carte au hasard, ou tu y renonces.
clause-GRI-42 = L’Accélération agit dans la phase des grimoires. Dans la phase de quête, elle ne fait rien.
clause-GRI-43 = Un objet pioché ne se montre pas : il est posé face cachée. Seules les Chaussures bénies peuvent servir dès qu’elles sont piochées.
clause-GRI-44 = 2 points, ce sont deux jetons de 1 ou un jeton de 2.
clause-GRI-45 = Si plusieurs joueurs ont le plus de compagnons, qui lance l’Envoûtement choisit sa cible parmi eux.
clause-GRI-46 = Si le joueur qui a le plus de compagnons est protégé, l’Envoûtement vise le suivant.
clause-GRI-47 = La Convocation de l’élémentaire agit aussi pour qui n’est qu’à égalité au plus bas.
clause-GRI-48 = L’Arrêt du temps change l’ordre dans la phase des grimoires, et protège dans la phase de quête.
clause-GRI-49 = Si plusieurs joueurs ont le plus de points, qui lance le Polymorphe choisit sa cible parmi eux.
clause-GRI-50 = Si le joueur qui a le plus de points est protégé, le Polymorphe vise le suivant ; là aussi, on choisit en cas d’égalité.
clause-GRI-51 = Si plusieurs joueurs ont le plus de compagnons, qui lance la Domination choisit sa cible parmi eux.
clause-GRI-52 = Si le joueur qui a le plus de compagnons est protégé, la Domination vise le suivant.
clause-GRI-53 = Quand le Souhait prend des cartes de la défausse, on la mélange d’abord, et on en tire trois au hasard. Si l’on n’en garde qu’une, c’est l’une d’elles.
clause-GRI-54 = Il y a 29 trésors, 30 compagnons, trois de chaque, et 18 objets. Le tableau des cartes dit combien de chacune.
clause-GRI-55 = Les Chaussures bénies valent 1 point. Qui s’en sert retourne la première carte de la pioche de quête et la met dans la zone de quête.
clause-GRI-56 = Tous les grimoires ont les mêmes 15 pages numérotées, de 1, La Chance, à 15, Souhait, et chaque sort fait ce que dit sa page : par l’Envoûtement, la victime donne un de ses compagnons ; par la Domination, le lanceur en prend un à sa victime.
clause-GRI-57 = Au milieu de la table, tout a sa place : pioche de quête, défausse, pioche des objets, points, niveau et rangée des cartes de quête.

## Rulings

clause-GRI-A1 = Tous ceux qui sont seuls sur leur page jouent avant ceux qui en partagent une.
clause-GRI-A2 = Si deux pages différentes sont partagées, les quatre joueurs forment un seul groupe : seuls comptent les jetons qu’ils avaient.
clause-GRI-A3 = Le jeton qui compte pour une page partagée est celui que tu avais à la fin de la manche précédente, après tout sort temporel.
clause-GRI-A4 = Ceux qui partagent une page jouent dans l’ordre inverse. Une option garde leur ancien ordre, comme dans une édition plus récente.
clause-GRI-A5 = Chaque sort temporel agit : chacun inverse l’ordre une fois, et deux s’annulent.
clause-GRI-A6 = L’Accélération et l’Arrêt du temps inversent l’ordre du tour. Des options leur font plutôt passer leur lanceur en tête.
clause-GRI-A7 = Un sort qui peut servir doit servir. Seuls la Chance, la Guérison, les Chaussures bénies et le Marchand sont facultatifs, et la Création quand elle se paie.
clause-GRI-A8 = Un sort d’attaque ne touche jamais son propre lanceur : il vise, parmi les autres, celui qui a le plus.
clause-GRI-A9 = Si tous les autres sont protégés ou n’ont rien à prendre, un sort d’attaque reste sans effet.
clause-GRI-A10 = Un sort défensif protège dès qu’il est lancé, donc à partir du tour de son lanceur. Une option le fait protéger dès la révélation.
clause-GRI-A11 = Le Silence n’annule pas les sorts interdits déjà lancés avant lui.
clause-GRI-A12 = Le Silence arrête les sorts interdits des autres, jamais ceux de son propre lanceur.
clause-GRI-A13 = La Convocation de l’élémentaire ne compare que les points récoltés, car les cartes sont en partie cachées. Une option compare tout.
clause-GRI-A14 = Qui a le moins ou le plus de points se juge au moment où le sort agit.
clause-GRI-A15 = Sans point à payer, la Guérison reste sans effet. Si la défausse est vide, elle prend la première carte de la pioche de quête ; si celle-ci est vide aussi, rien ne se passe et rien n’est payé. Une option rend la Guérison gratuite.
clause-GRI-A16 = Chaque trésor et chaque compagnon de ton territoire compte pour la fin de la partie, d’où qu’il vienne.
clause-GRI-A17 = Si la défausse a moins de trois cartes, le Souhait prend ce qu’il y a.
clause-GRI-A18 = Dès que quelqu’un a eu assez de cartes, cette manche reste la dernière, même s’il en perd ensuite.
clause-GRI-A19 = Si la pioche s’épuise pendant qu’on pose la rangée, on mélange la défausse et on continue. Quand les deux sont vides, quoi qui les ait vidées, la partie s’arrête sitôt l’effet fini : ce que personne n’a pris n’est à personne. Par option, seule une rangée où il manque une carte l’arrête.
clause-GRI-A20 = La partie ne s’arrête avant l’heure que si la pioche de quête et la défausse sont vides toutes les deux.
clause-GRI-A21 = Si personne n’a de Camelote, personne n’en reçoit de points.
clause-GRI-A22 = En cas d’égalité en tête, la règle imprimée fait gagner l’auteur du jeu : pour les joueurs, la partie est nulle. Une option leur fait partager la victoire.
clause-GRI-A23 = Le Voleur, l’Archer et leurs pareils agissent après le sort et avant la prise d’une carte. Chaque exemplaire compte.
clause-GRI-A24 = Le premier et le dernier sont ceux de l’ordre définitif, après tous les sorts temporels.
clause-GRI-A25 = La carte que retournent les Chaussures bénies est posée face visible dans la zone de quête. Une option la met dans le territoire de qui s’en est servi.
clause-GRI-A26 = Le livret donne aux Chaussures bénies deux noms un peu différents. C’est une seule carte.
clause-GRI-A27 = À chaque manche, tu dois choisir une page.
clause-GRI-A28 = Tout le monde peut savoir combien de points, de trésors et d’objets a chacun. Seule la face des cartes est cachée.
clause-GRI-A29 = Tu peux regarder tes propres trésors et objets à tout moment.
clause-GRI-A30 = La Chance peut défausser n’importe quelle carte de la zone de quête, ou aucune. Si la pioche est vide, on mélange d’abord la défausse.
clause-GRI-A31 = Les trésors restent face cachée. Une légende du livret dit le contraire, mais tout le reste la contredit.
clause-GRI-A32 = Le livret n’imprime pas les pages. Ce qu’elles disent ici vient d’autres éditions, d’indices, ou de nous, et chaque page le précise.
clause-GRI-A33 = La boîte compte 58 cartes de quête, mais la liste imprimée en donne 59. Nous ôtons une Pièce en bronze ; une option la remet, et des règles maison peuvent nommer une autre carte.
clause-GRI-A34 = La Création ne coûte rien. Une option la fait payer 1 point, et alors tu peux y renoncer.
clause-GRI-A35 = La cible d’un sort d’attaque est, parmi les autres joueurs qui ont de quoi prendre et ne sont pas protégés, celui qui en a le plus. En cas d’égalité, le lanceur choisit. Un joueur protégé n’est jamais choisi.
clause-GRI-A36 = Chaque Voleur, Archer, Marchand et Scélérat compte. Chaque Prince, Reine et Roi a son propre bonus, et un seul partenaire leur suffit à tous. Un deuxième Espion ou une deuxième Nonne n’ajoute rien.
clause-GRI-A37 = Si les sorts temporels font passer en tête, la plus grande page agit d’abord, et à page égale, dans l’ordre des jetons qu’on vient de donner. Chacun passe en tête à son tour : le dernier à agir joue donc en premier.

## Events: before the turns

event-choosing = Les jetons d’ordre se choisissent dans cet ordre, tiré au sort : { $seats }.
event-took_token =
    { $who ->
        [you] Tu prends le jeton d’ordre n° { $token }.
       *[other] { $name } prend le jeton d’ordre n° { $token }.
    }
event-round = Manche { $round }, niveau { $level } : on peut choisir les pages 1 à { $level }.
event-reshuffled =
    La pioche de quête est épuisée : la défausse, { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    }, est mélangée pour en faire une nouvelle.
event-laid =
    Une carte est posée face cachée et, face visible : { $cards }. { $deck ->
        [0] La pioche de quête est vide.
        [one] Il reste { $deck } carte dans la pioche de quête.
       *[other] Il reste { $deck } cartes dans la pioche de quête.
    }
event-peeked =
    { $who ->
        [you] Espion : tu regardes la carte cachée.
       *[other] Espion : { $name } regarde la carte cachée.
    }
event-peeked-card =
    { $who ->
        [you] Espion : tu regardes la carte cachée, { $a_card }.
       *[other] Espion : { $name } regarde la carte cachée, { $a_card }.
    }
event-bookmarked =
    { $who ->
        [you] Tu as placé ton marque-page.
       *[other] { $name } a placé son marque-page.
    }
event-bookmarked-page =
    { $who ->
        [you] Tu places ton marque-page à la page { $number }, { $page }.
       *[other] { $name } place son marque-page à la page { $number }, { $page }.
    }
event-revealed = Les livres s’ouvrent : { $pages }.
event-ordered =
    { $shared_count ->
        [0] Chacun est seul sur sa page : la plus petite joue d’abord. L’ordre : { $seats }.
       *[other]
            { $alone_count ->
                [0]
                    { $reversed ->
                        [yes] Personne n’est seul sur sa page, l’ancien ordre est inversé : { $seats }.
                       *[no] Personne n’est seul sur sa page, l’ordre reste le même : { $seats }.
                    }
               *[other]
                    { $reversed ->
                        [yes] D’abord qui est seul sur sa page : { $alone }. Ensuite qui en partage une, dans l’ancien ordre inversé : { $shared }.
                       *[no] D’abord qui est seul sur sa page : { $alone }. Ensuite qui en partage une, dans l’ancien ordre : { $shared }.
                    }
            }
    }
event-time =
    { $how ->
        [take_first]
            { $who ->
                [you] Avec { $the_page }, tu passes en tête. L’ordre : { $seats }.
               *[other] Avec { $the_page }, { $name } passe en tête. L’ordre : { $seats }.
            }
       *[reverse]
            { $who ->
                [you] Avec { $the_page }, tu inverses l’ordre : { $seats }.
               *[other] Avec { $the_page }, { $name } inverse l’ordre : { $seats }.
            }
    }

## Events: the turn

event-turn =
    { $who ->
        [you] À toi, avec { $the_page }.
       *[other] { $name } joue, avec { $the_page }.
    }
event-silence =
    { $who ->
        [you] Tu imposes le silence : d’ici la fin de la manche, les sorts interdits des autres restent sans effet.
       *[other] { $name } impose le silence : d’ici la fin de la manche, les sorts interdits de tous les autres restent sans effet.
    }
event-protected =
    { $who ->
        [you] D’ici la fin de la manche, les sorts d’attaque ne peuvent rien contre toi.
       *[other] D’ici la fin de la manche, les sorts d’attaque ne peuvent rien contre { $name }.
    }
event-silenced =
    { $who ->
        [you] Le silence règne : ton sort interdit, { $the_page }, reste sans effet.
       *[other] Le silence règne : { $name } lance un sort interdit, { $the_page }, sans effet.
    }
event-no_effect =
    { $why ->
        [nobody] Il n’y a personne à attaquer : { $the_page } reste sans effet.
        [not_lowest]
            { $who ->
                [you] Tu n’es pas au plus bas : { $the_page } reste sans effet.
               *[other] { $name } n’est pas au plus bas : { $the_page } reste sans effet.
            }
        [no_points]
            { $who ->
                [you] Tu n’as pas de point à payer : { $the_page } reste sans effet.
               *[other] { $name } n’a pas de point à payer : { $the_page } reste sans effet.
            }
        [no_cards] Il n’y a pas de carte à prendre : { $the_page } reste sans effet.
        [no_items] Il n’y a plus d’objets : { $the_page } reste sans effet.
       *[declined]
            { $who ->
                [you] Tu n’utilises pas { $the_page }.
               *[other] { $name } n’utilise pas { $the_page }.
            }
    }
event-gained =
    { $why ->
        [fireball] Boule de feu
        [storm] Tempête
        [summon_elemental] Convocation de l’élémentaire
        [meteor_strike] Attaque des météorites
        [wish] Souhait
        [thief] Premier tour, Voleur
        [archer] Dernier tour, Archer
       *[villain] Scélérat
    } : { $who ->
        [you] tu prends
       *[other] { $name } prend
    } { $points ->
        [one] { $points } point.
       *[other] { $points } points.
    }
event-paid =
    { $who ->
        [you] Tu paies
       *[other] { $name } paie
    } { $points ->
        [one] { $points } point
       *[other] { $points } points
    } { $why ->
        [heal] pour la Guérison.
        [create] pour la Création.
       *[merchant] pour un objet de plus (Marchand).
    }
event-replaced =
    { $hidden ->
        [yes]
            { $who ->
                [you] Tu défausses la carte cachée : c’était { $a_card }. Une autre prend sa place, sans être vue.
               *[other] { $name } défausse la carte cachée : c’était { $a_card }. Une autre prend sa place, sans être vue.
            }
       *[no]
            { $who ->
                [you] Tu défausses { $the_card }.
               *[other] { $name } défausse { $the_card }.
            }
    }
event-replaced-new =
    { $who ->
        [you] Tu défausses { $the_card }, et { $a_new } prend sa place.
       *[other] { $name } défausse { $the_card }, et { $a_new } prend sa place.
    }
event-drew =
    { $pile ->
        [deck]
            { $who ->
                [you] La défausse est vide : tu tires un trésor de la pioche de quête, face cachée.
               *[other] La défausse est vide : { $name } tire un trésor de la pioche de quête, face cachée.
            }
       *[discard]
            { $who ->
                [you] Tu tires une carte de la défausse.
               *[other] { $name } tire une carte de la défausse.
            }
    }
event-drew-card =
    { $pile ->
        [deck]
            { $who ->
                [you] La défausse est vide : tu tires { $a_card } de la pioche de quête.
               *[other] La défausse est vide : { $name } tire { $a_card } de la pioche de quête.
            }
       *[discard]
            { $who ->
                [you] Tu tires { $a_card } de la défausse.
               *[other] { $name } tire { $a_card } de la défausse.
            }
    }
event-item =
    { $who ->
        [you] Tu pioches un objet
       *[other] { $name } pioche un objet
    }{ $left ->
        [0] , le dernier.
       *[other] { " " }(il en reste { $left }).
    }
event-item-card =
    { $who ->
        [you] Tu pioches un objet, { $a_card }
       *[other] { $name } pioche un objet, { $a_card }
    }{ $left ->
        [0]  : c’était le dernier.
       *[other] { " " }(il en reste { $left }).
    }
event-shoes =
    { $who ->
        [you]
            { $place ->
                [territory] Tu utilises { $the_item } : { $a_card } rejoint ton territoire.
               *[quest] Tu utilises { $the_item } : { $a_card } rejoint la zone de quête.
            }
       *[other]
            { $place ->
                [territory] { $name } utilise { $the_item } : { $a_card } rejoint son territoire.
               *[quest] { $name } utilise { $the_item } : { $a_card } rejoint la zone de quête.
            }
    }
event-targeted =
    { $who ->
        [you] Avec { $the_page }, tu vises { $target }.
       *[other]
            { $target_who ->
                [you] Avec { $the_page }, { $name } te vise.
               *[other] Avec { $the_page }, { $name } vise { $target }.
            }
    }
event-gave =
    { $who ->
        [you] Tu donnes { $a_card } à { $to }.
       *[other]
            { $to_who ->
                [you] { $name } te donne { $a_card }.
               *[other] { $name } donne { $a_card } à { $to }.
            }
    }
event-seized =
    { $who ->
        [you] Tu prends { $a_card } à { $from }.
       *[other]
            { $from_who ->
                [you] { $name } te prend { $a_card }.
               *[other] { $name } prend { $a_card } à { $from }.
            }
    }
event-robbed =
    { $who ->
        [you] Tu prends
       *[other]
            { $from_who ->
                [you] { $name } te prend
               *[other] { $name } prend
            }
    } { $points ->
        [0] 0 point
        [one] { $points } point
       *[other] { $points } points
    }{ $from_who ->
        [you] .
       *[other] { " " }à { $from }.
    }
event-wished =
    { $who ->
        [you] Tu tires au hasard dans la défausse : { $cards }.
       *[other] { $name } tire au hasard dans la défausse : { $cards }.
    }
event-kept =
    { $who ->
        [you] Parmi elles, tu gardes { $the_card }.
       *[other] Parmi elles, { $name } garde { $the_card }.
    }
event-took =
    { $who ->
        [you] Tu prends la carte cachée : un trésor.
       *[other] { $name } prend la carte cachée : un trésor.
    }
event-took-card =
    { $hidden ->
        [yes]
            { $who ->
                [you] Tu prends la carte cachée : c’est { $a_card }.
               *[other] { $name } prend la carte cachée : c’est { $a_card }.
            }
       *[no]
            { $who ->
                [you] Tu prends { $a_card }.
               *[other] { $name } prend { $a_card }.
            }
    }
event-discarded = Le reste va à la défausse : { $cards }.

## Events: the end

event-last_round =
    { $what ->
        [treasures]
            { $who ->
                [you] Tu as assez de trésors : cette manche est la dernière.
               *[other] { $name } a assez de trésors : cette manche est la dernière.
            }
       *[companions]
            { $who ->
                [you] Tu as assez de compagnons : cette manche est la dernière.
               *[other] { $name } a assez de compagnons : cette manche est la dernière.
            }
    }
event-piles_empty = La pioche de quête et la défausse sont vides : la partie s’arrête là, et chacun compte ses points.
event-counted =
    { $who ->
        [you] Tu as
       *[other] { $name } a
    } { $total ->
        [one] { $total } point
       *[other] { $total } points
    } : { $treasures_count ->
        [0] pas de trésor
       *[other] { $treasure_points } en trésors ({ $treasures })
    }, { $companion_points } en compagnons{ $bonus_points ->
        [0] { "" }
       *[other] { " " }et { $bonus_points } pour leurs bonus
    }, { $items_count ->
        [0] pas d’objet
       *[other] { $item_points } en objets ({ $items })
    }{ $junk_bonus ->
        [0] { "" }
       *[other] , { $junk_bonus } pour le plus de Camelotes
    }, { $points ->
        [one] { $points } récolté.
       *[other] { $points } récoltés.
    }
event-match_won =
    { $who ->
        [you] Tu as le plus de points : tu gagnes la partie !
        [other] { $name } a le plus de points et gagne la partie.
       *[watched] { $name } a le plus de points et gagne la partie !
    }
event-match_drawn = À égalité en tête : { $seats_and }. Comme le veut le livret, c’est Hayato Kisaragi, l’auteur du jeu, qui gagne.
event-match_shared = À égalité en tête : { $seats_and }. La victoire est partagée.

## The score

score-treasures = Trésors
    .help = ce que valent les pièces
score-companions = Compagnons
    .help = les points des cartes
score-bonuses = Bonus
    .help = ce que les compagnons ajoutent à la fin
score-items = Objets
    .help = les points des cartes
score-junk = Plus de Camelotes
    .help = 5 points pour qui en a le plus
score-points = Points récoltés
    .help = les jetons
score-total = Total
score-designer = Égalité en tête. Comme le veut le livret, c’est Hayato Kisaragi, l’auteur du jeu, qui gagne.
score-shared = Égalité en tête : la victoire est partagée.
score-early = La pioche de quête et la défausse étaient vides : la partie s’est arrêtée avant l’heure.

## Options

option-seats = Joueurs
    .help = On joue à deux, trois ou quatre, chacun pour soi.
option-quest_deck = Cartes de quête
    .help = 58, comme dit la boîte, ou 59, comme les additionne la liste imprimée : une Pièce en bronze de plus.
option-tie_order = Pages partagées
    .help = Dans quel ordre jouent ceux qui ont choisi la même page.
option-tie_order-reverse = Ordre inversé
    .help = Qui jouait tard joue maintenant tôt.
option-tie_order-keep = Ordre gardé
    .help = Ils restent dans l’ordre de leurs jetons, comme dans une édition plus récente.
option-haste = Accélération
    .help = Ce que l’Accélération fait à l’ordre du tour.
option-haste-reverse = Inverse l’ordre
    .help = Le dernier joue en premier, et le premier en dernier.
option-haste-take_first = Passe en tête
    .help = Qui l’a lancée passe en tête, et les autres gardent leur ordre.
option-time_stop = Arrêt du temps
    .help = Ce que l’Arrêt du temps fait à l’ordre du tour.
option-time_stop-reverse = Inverse l’ordre
    .help = Le dernier joue en premier, et le premier en dernier.
option-time_stop-take_first = Passe en tête
    .help = Qui l’a lancé passe en tête, et les autres gardent leur ordre.
option-defence_timing = Protection
    .help = À partir de quand la Résistance et l’Arrêt du temps protègent.
option-defence_timing-on_cast = Dès son tour
    .help = Ils protègent une fois lancés, au tour de leur lanceur.
option-defence_timing-on_reveal = Dès la révélation
    .help = Ils protègent toute la manche, dès que les livres s’ouvrent.
option-lowest_by = Qui a le moins
    .help = Ce que compare la Convocation de l’élémentaire.
option-lowest_by-tokens = Les points
    .help = Seulement les points que les joueurs ont récoltés.
option-lowest_by-total = Points et cartes
    .help = Les points, et ce que valent toutes les cartes, même cachées.
option-heal_cost = Prix de la Guérison
    .help = Combien de points coûte la Guérison.
option-create_cost = Prix de la Création
    .help = Combien de points coûte la Création. Quand elle se paie, elle est facultative.
option-summon_elemental_vp = Convocation de l’élémentaire
    .help = Combien de points donne la Convocation de l’élémentaire.
option-wish = Souhait
    .help = Ce que donne le Souhait.
option-wish-vp_or_three = Points ou cartes
    .help = Au choix : des points, ou trois cartes au hasard dans la défausse.
option-wish-three_keep_one = Une carte sur trois
    .help = On tire trois cartes au hasard dans la défausse et on en garde une.
option-wish-three_keep_all = Trois cartes
    .help = On prend trois cartes au hasard dans la défausse.
option-wish_vp = Points du Souhait
    .help = Combien de points donne le Souhait, quand il laisse choisir entre points et cartes.
option-polymorph_rounding = La moitié des points
    .help = Comment le Polymorphe arrondit la moitié d’un nombre impair.
option-polymorph_rounding-up = Vers le haut
    .help = La moitié de 5 est 3.
option-polymorph_rounding-down = Vers le bas
    .help = La moitié de 5 est 2.
option-shoes = Chaussures bénies
    .help = Où va la carte que retournent les Chaussures bénies.
option-shoes-zone = Dans la zone de quête
    .help = Elle y reste face visible, et chacun peut la prendre à son tour.
option-shoes-territory = Dans son territoire
    .help = Qui s’est servi des Chaussures la garde.
option-top_tie = Égalité en tête
    .help = Qui gagne si plusieurs ont le plus de points.
option-top_tie-designer = L’auteur du jeu
    .help = L’auteur du jeu, comme c’est imprimé : personne à la table.
option-top_tie-shared = Tous
    .help = Ceux qui sont à égalité partagent la victoire.
option-end_at = Cartes pour finir
    .help = Combien de trésors, ou de compagnons, il faut à quelqu’un pour amener la dernière manche, dix en général.
option-early_end = Plus de cartes de quête
    .help = Quand la pioche de quête et la défausse sont vides, la partie s’arrête.
option-early_end-at_once = Aussitôt
    .help = Quoi qui les vide, même au milieu d’une manche. Ce que personne n’a pris n’est à personne.
option-early_end-laying = S’il manque une carte à la rangée
    .help = Une manche commencée se joue jusqu’au bout.
option-house_rules = Règles maison
    .help = D’autres valeurs, tirées d’un fichier, pour ce qui n’est pas certain dans les cartes et les pages. Aucune d’habitude.
option-house_rules-none = Aucune
option-house_rules-file = D’un fichier

## Phases

phase-token = Choisis un jeton d’ordre. Il compte si tu partages une page à la première manche.
    .waiting = { $name } choisit un jeton d’ordre.
phase-bookmark = Choisis une page en secret, et places-y ton marque-page.
    .waiting = { $name } place son marque-page.
phase-luck = La Chance : remplace une carte de la zone de quête, ou laisse-les toutes.
    .waiting = { $name } peut remplacer une carte grâce à la Chance.
phase-heal = Guérison : tires-tu une carte au hasard dans la défausse ?
    .waiting = { $name } se sert de la Guérison, ou y renonce.
phase-create = Création : paies-tu pour un objet ?
    .waiting = { $name } se sert de la Création, ou y renonce.
phase-merchant =
    { $price ->
        [0] Marchand : pioches-tu un objet de plus ?
        [one] Marchand : paies-tu { $price } point pour un objet de plus ?
       *[other] Marchand : paies-tu { $price } points pour un objet de plus ?
    }
    .waiting = { $name } achète un objet de plus, ou non.
phase-target = Plusieurs en ont autant : qui ton sort vise-t-il ?
    .waiting = { $name } choisit sa cible.
phase-give = Te voilà sous le charme : choisis le compagnon que tu donnes.
    .waiting = { $name } doit donner un compagnon.
phase-seize = Domination : choisis le compagnon que tu prends.
    .waiting = { $name } choisit un compagnon.
phase-wish = Ton souhait : les points, ou trois cartes au hasard dans la défausse ?
    .waiting = { $name } fait un souhait.
phase-keep = Choisis la carte que tu gardes.
    .waiting = { $name } choisit la carte à garder.
phase-take = Prends une carte de la zone de quête.
    .waiting = { $name } prend une carte.

## Steps

step-token = Jeton n° { $token }
    .words = jeton
step-page = { $number } { $page }
    .words = page marquer choisir
step-replace = Remplacer { $the_card }
    .words = remplacer remplace
step-leave = Laisser
    .words = laisser laisse renoncer renonce
step-heal = Tirer une carte
    .words = guerir guerison
step-create = Payer un objet
    .words = creer creation payer
step-buy = Acheter un objet
    .words = acheter achete
step-enough = Assez
    .words = assez stop
step-points = Prendre les points
    .words = points
step-cards = Prendre trois cartes
    .words = cartes
step-keep = Garder { $the_card }
    .words = garder garde
step-target = { $name }
    .words = cible viser vise
step-give = Donner { $the_card }
    .words = donner donne
step-seize = Prendre { $the_card }
    .words = saisir saisis voler
step-take = Prendre { $the_card }
    .words = prendre prends
step-shoes = Utiliser les Chaussures bénies
    .words = chausser chausse chaussures
step-use = Utiliser { $the_card }
    .words = utiliser utilise

## Hints

hint-token = À la première manche, les jetons ne comptent que pour ceux qui partagent une page : alors le plus grand joue d’abord, sauf si la table a choisi autrement.
hint-bookmark = Une petite page joue tôt et choisit sa carte d’abord ; une grande est plus forte, mais joue tard. Demande-toi ce que veulent les autres : qui partage une page joue après tous ceux qui sont seuls sur la leur.
hint-luck = Remplace ce que le joueur suivant aimerait avoir, ou ce qu’il te faudrait prendre. Laisse la rangée si elle a déjà une carte pour toi.
hint-heal = Une carte de plus vaut souvent son point, surtout quand la défausse est pleine d’or et de bons compagnons.
hint-create = Un objet vaut jusqu’à trois points, et le plus de Camelotes en rapporte cinq. Tout cela reste secret jusqu’à la fin.
hint-merchant = À lui seul, un objet vaut en moyenne un peu moins d’un point, mais chaque Camelote te rapproche des cinq points de qui en a le plus.
hint-target = Frappe qui est devant. Regarde ses compagnons, et s’il approche de la fin.
hint-give = Donne ce dont tu peux te passer : un compagnon dont tu n’auras pas le bonus, ou dont l’effet te sert peu.
hint-seize = Prends ce qui t’aide le plus, ou ce qui manquera le plus à ta victime : un Roi, une Reine, un Mercenaire parmi plusieurs.
hint-wish = Trois cartes valent mieux si la défausse est bonne, et elles te rapprochent de la fin. Les points, eux, sont sûrs.
hint-keep = L’or vaut le plus à lui seul ; un compagnon peut valoir davantage auprès de ceux que tu as.
hint-take = La carte cachée peut être n’importe quoi, et se prend en secret. Pense aussi à la fin : assez de trésors ou de compagnons amènent la dernière manche.

## The table in a terminal

board-quest = Zone de quête
board-territory = Territoire
board-companions = Compagnons
board-treasures = Trésors
board-items = Objets
board-discard = Défausse
board-deck = Pioche de quête
board-item-deck = Pioche des objets
board-pages = Pages
board-page = page
board-order = ordre
board-card = carte
board-cards =
    { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    }
board-points =
    { $count ->
        [one] { $count } point
       *[other] { $count } points
    }
board-count-treasures =
    { $count ->
        [one] { $count } trésor
       *[other] { $count } trésors
    }
board-count-items =
    { $count ->
        [one] { $count } objet
       *[other] { $count } objets
    }
board-brackets = (…) caché, mais connu de toi
board-token = jeton n° { $token }
board-chosen = a choisi
board-choosing = choisit
board-protected = à l’abri
board-silence = Silence
board-last-round = dernière manche
board-heading-token = Avant la première manche
board-heading =
    Manche { $round } · niveau { $level } · { $who ->
        [you] à toi de jouer
        [other] { $name } joue
       *[all] tous choisissent
    }
board-standing =
    { $name } { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
board-example = page 3
board-help = Entrée redessine la table, « sauver FICHIER » garde la partie jusqu’ici. En mots : « { $example } », ou « chance », « prendre voleur », « prendre cachée ».
board-no-card = La carte { $card } n’est pas dans la zone de quête.
board-not-theirs = { $name } n’a pas la carte { $card }.
board-not-yours = Tu n’as pas la carte { $card }.
board-no-page = Il n’y a que les pages 1 à { $count }.
board-first-answer = Réponds d’abord : { $question }

## Why a bot would play like that

why-token = Le dernier jeton joue d’abord si tu partages une page à la première manche.
why-page-first = C’est une petite page : tu joueras sans doute tôt, et choisiras ta carte d’abord.
why-page-points = Elle rapporte des points aussitôt.
why-page-cards = Elle rapporte des cartes, et les cartes décident.
why-page-attack = Quelqu’un a plus que toi, et ce sort le lui prend.
why-page-defence = Tu as quelque chose à perdre, et ce sort le protège.
why-page-time = Tu jouerais tard, et ce sort retourne l’ordre.
why-page-other = C’est la page qui t’apporte le plus dans cette manche.
why-replace = Cette carte aiderait les autres plus que toi.
why-leave = Ce qui est là te convient déjà.
why-heal = Une carte vaut mieux qu’un point.
why-create = Un objet peut valoir plus que son prix.
why-buy = Un objet de plus peut bien valoir son prix.
why-spare = Le point vaut mieux que ce qu’il achèterait.
why-enough = Le point vaut mieux qu’un objet de plus.
why-points = Les points sont sûrs ; les cartes seraient un hasard.
why-cards = Trois cartes de cette défausse valent mieux que les points.
why-keep = C’est { $the_card } qui vaut le plus pour toi.
why-target = C’est { $name } qui est le plus dangereux.
why-give = C’est { $the_card } qui te manquera le moins.
why-seize = C’est { $the_card } qui t’aide le plus, ou manquera le plus.
why-take = C’est { $the_card } qui vaut le plus pour toi.
why-take-hidden = Ce qui est visible vaut moins qu’une carte cachée en moyenne.
why-shoes = Une carte de plus au choix, avant que viennent les autres.

## House rules

house-changed-vp = { $name } : { $here } PV au lieu de { $usual }
house-changed-amount = { $name } : { $here ->
        [one] { $here } point
       *[other] { $here } points
    } au lieu de { $usual }
house-changed-points = { $name } : { $here ->
        [one] { $here } point
       *[other] { $here } points
    } dans son effet au lieu de { $usual }
house-changed-type = { $name } : { $here }, et non { $usual }
house-changed-effect = { $name } : même effet que { $other }
house-changed-no-effect = { $name } : aucun effet
house-changed-missing = { $name } : une carte de moins, et non { $usual }
house-unknown-card = { $at } n’existe pas ; il y a { $known }.
house-own-option = { $at } est une option à part : { $option }.
house-certain = { $at } est certain, et seul ce qui ne l’est pas peut être remplacé.
house-with-effect = { $at } ne peut pas être remplacé avec l’effet, qui apporte le sien.
house-idle = { $at } ne compte qu’avec { $option }.
house-form = « { $value } » devrait s’écrire comme nun.vp:2.
