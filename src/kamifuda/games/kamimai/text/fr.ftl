### KamiMaï, in French. Same keys as en.ftl.
### $who is "you", "other", or "watched" where nobody is "you"; $name is a display name; $card, $a_card and $the_card name a card.
### $to and $chosen are names of a second player; $to_who and $chosen_who tell who that is. $cards_count is the length of a list.
### $sheet, $side, $grip, $guardian, $spell and $effect are ids to select by; $the_sheet and so on are their words.
### $gives tells who gives what to a spell, $what is what one of them gives (.as of a card that stands in for several); $number is the rank of a page, counted from the outermost.
### .short is for narrow screens; .words are what a person may type, single words, with a blank between two.
### Cards have both genders: no "de" or "à" before $the_card, no participle after it. No "de" or "que" before $name. "Tu" is one person, "vous" the group.

## The game

game-name = KamiMaï
game-tagline = Arrachez les pages d’un livre debout sur sa tranche, sans qu’il tombe.
game-players = 1 à 5 joueurs, ensemble
game-goal = Ensemble, vous scellez toutes les zones du KamiMaï avant d’être à bout d’énergie. Vous commencez avec { $energy_start } points, et le Grimoire vous en coûte un chaque fois qu’il s’effondre pendant une pioche.
game-how-a-turn-works =
    Vise une zone, puis pioche autant de pages que tu l’oses, d’une seule main. Si le Grimoire tient encore { $watch_seconds ->
        [one] { $watch_seconds } seconde
       *[other] { $watch_seconds } secondes
    }, lance les sorts de la zone : quatre cartes d’une même couleur, les tiennes ou celles que les autres te donnent. À la fin, garde quelques cartes pour plus tard.
game-powers = Les Gardiens se gardent, imposent une prise à ta main et réveillent la malédiction d’une zone. Les Créatures aident : les Fées et le Loup remplacent des Éléments, le Lutin chasse les Gardiens, les Libellules font passer des cartes, la Souris en rapporte une.

## Cards

card-water = Eau
    .a = une carte Eau
    .the = la carte Eau
    .many = Eau
    .short = Eau
    .effect = Quatre Eau font un sort d’Eau.
card-fire = Feu
    .a = une carte Feu
    .the = la carte Feu
    .many = Feu
    .short = Feu
    .effect = Quatre Feu font un sort de Feu.
card-earth = Terre
    .a = une carte Terre
    .the = la carte Terre
    .many = Terre
    .short = Terre
    .effect = Quatre Terre font un sort de Terre.
card-air = Air
    .a = une carte Air
    .the = la carte Air
    .many = Air
    .short = Air
    .effect = Quatre Air font un sort d’Air.
card-water_guardian = Gardien d’Eau
    .a = un Gardien d’Eau
    .the = le Gardien d’Eau
    .many = Gardiens d’Eau
    .short = Gard. Eau
    .effect = Réveille la malédiction de la cible quand on le pioche. Il faut le garder, et il impose une prise à qui le possède.
card-fire_guardian = Gardien de Feu
    .a = un Gardien de Feu
    .the = le Gardien de Feu
    .many = Gardiens de Feu
    .short = Gard. Feu
    .effect = Réveille la malédiction de la cible quand on le pioche. Il faut le garder, et il impose une prise à qui le possède.
card-earth_guardian = Gardien de Terre
    .a = un Gardien de Terre
    .the = le Gardien de Terre
    .many = Gardiens de Terre
    .short = Gard. Terre
    .effect = Réveille la malédiction de la cible quand on le pioche. Il faut le garder, et il impose une prise à qui le possède.
card-air_guardian = Gardien d’Air
    .a = un Gardien d’Air
    .the = le Gardien d’Air
    .many = Gardiens d’Air
    .short = Gard. Air
    .effect = Réveille la malédiction de la cible quand on le pioche. Il faut le garder, et il impose une prise à qui le possède.
card-water_fairy = Fée de l’Eau
    .a = la Fée de l’Eau
    .the = la Fée de l’Eau
    .many = Fées de l’Eau
    .short = Fée Eau
    .as = la Fée de l’Eau pour { $worth }
    .effect = Compte pour 1, 2 ou 3 Eau dans un sort.
card-fire_fairy = Fée du Feu
    .a = la Fée du Feu
    .the = la Fée du Feu
    .many = Fées du Feu
    .short = Fée Feu
    .as = la Fée du Feu pour { $worth }
    .effect = Compte pour 1, 2 ou 3 Feu dans un sort.
card-earth_fairy = Fée de la Terre
    .a = la Fée de la Terre
    .the = la Fée de la Terre
    .many = Fées de la Terre
    .short = Fée Terre
    .as = la Fée de la Terre pour { $worth }
    .effect = Compte pour 1, 2 ou 3 Terre dans un sort.
card-air_fairy = Fée de l’Air
    .a = la Fée de l’Air
    .the = la Fée de l’Air
    .many = Fées de l’Air
    .short = Fée Air
    .as = la Fée de l’Air pour { $worth }
    .effect = Compte pour 1, 2 ou 3 Air dans un sort.
card-wolf = Loup sacré
    .a = le Loup sacré
    .the = le Loup sacré
    .many = Loups sacrés
    .short = Loup
    .as = le Loup pour { $worth }
    .effect = Compte pour 1 ou 2 Éléments dans un sort, d’une couleur de ton choix.
card-imp = Lutin porte-clé
    .a = le Lutin porte-clé
    .the = le Lutin porte-clé
    .many = Lutins porte-clés
    .short = Lutin
    .effect = Défausse tous les Gardiens : ceux de toutes les Réserves et ceux qu’on vient de piocher.
card-dragonflies = Libellules draconiques
    .a = les Libellules draconiques
    .the = les Libellules draconiques
    .many = Libellules draconiques
    .short = Libellules
    .effect = Deux fois : un invocateur que tu choisis donne une carte à un invocateur de son choix.
card-mouse = Souris chapardeuse
    .a = la Souris chapardeuse
    .the = la Souris chapardeuse
    .many = Souris chapardeuses
    .short = Souris
    .effect = Un invocateur que tu choisis peut prendre un Élément ou une Créature dans la défausse.
card-hidden = page inconnue
    .a = une page inconnue
    .the = la page inconnue
    .many = pages inconnues
    .short = inconnue

kind-element = Élément
    .many = Éléments
kind-guardian = Gardien
    .many = Gardiens
kind-creature = Créature
    .many = Créatures
element-water = eau
    .of = d’eau
element-fire = feu
    .of = de feu
element-earth = terre
    .of = de terre
element-air = air
    .of = d’air

## Spells and the sheet

spell-water = Sort d’Eau
    .the = le sort d’Eau
    .short = Eau
    .help = Quatre Eau.
spell-fire = Sort de Feu
    .the = le sort de Feu
    .short = Feu
    .help = Quatre Feu.
spell-earth = Sort de Terre
    .the = le sort de Terre
    .short = Terre
    .help = Quatre Terre.
spell-air = Sort d’Air
    .the = le sort d’Air
    .short = Air
    .help = Quatre Air.
spell-team = Sort d’équipe
    .the = le sort d’équipe
    .short = Équipe
    .help = Quatre cartes d’une couleur choisie ensemble, et chacun donne sa part.
how-individual = Sort individuel
    .help = L’activateur donne les quatre cartes.
how-collective = Sort collectif
    .help = L’activateur donne au moins une carte, et ceux qui le veulent bien donnent le reste.
how-team = Sort d’équipe
    .help = Chacun donne sa part : deux chacun à deux ; 2, 1 et 1 à trois ; une chacun à quatre ; à cinq, quatre joueurs en donnent une.
sheet-I = La Tortue rêveuse
    .the = la Tortue rêveuse
    .level = Feuille I
    .help = Trois zones, et une par laquelle commencer : pour une première fois.
sheet-II = La Baleine endormie
    .the = la Baleine endormie
    .level = Feuille II
    .help = Quatre zones, et une malédiction qui emporte des couleurs entières.
sheet-III = Le Dragon sans sommeil
    .the = le Dragon sans sommeil
    .level = Feuille III
    .help = Cinq zones, et des malédictions qui coûtent de l’énergie.
sheet-adventure = Aventure
    .the = l’aventure
    .level = Feuilles I, II et III
    .help = Les trois à la suite, avec l’énergie qu’il vous reste.
sheet-reconstructed = zones reconstituées
    .help = Les feuilles imprimées ne sont publiées nulle part : zones, sorts et effets sont reconstitués par nos soins.
zone-name = Zone { $zone }
    .sealed = scellée
    .target = visée
    .start = première zone
effect-none = Aucun effet
    .short = aucun effet
    .help = Les Gardiens n’y font rien.
effect-blessing = Bénédiction
    .short = chute sans perte
    .times =
        { $count ->
            [one] Bénédiction pour une chute
           *[other] Bénédiction pour { $count } chutes
        }
    .help = Tant que cette zone est visée, un effondrement ne coûte pas d’énergie ; là où un nombre est imprimé, autant de fois.
effect-blessing-left =
    { $count ->
        [0] bénédiction épuisée
        [one] une chute sans perte
       *[other] { $count } chutes sans perte
    }
effect-discard = Malédiction de la défausse
    .short = chacun défausse
    .help = Pour chaque Gardien pioché, chaque invocateur défausse un Élément ou une Créature.
effect-colour = Malédiction de la couleur
    .short = une couleur défaussée
    .help = Tous les Éléments de la couleur des Gardiens piochés sont défaussés, dans toutes les Réserves.
effect-energy = Malédiction de l’énergie
    .short = énergie perdue
    .help = Chaque Gardien pioché coûte 1 point d’énergie.

## Hands and the book

grip-free = main libre
    .the = une main, à ta guise
    .short = main libre
    .help = Pioche d’une seule main, à ta guise.
grip-middle = pouce et majeur
    .the = pouce et majeur seulement
    .short = pouce + majeur
    .help = Pioche avec le pouce et le majeur seulement, de la main que tu veux.
grip-ring = pouce et annulaire
    .the = pouce et annulaire seulement
    .short = pouce + annulaire
    .help = Pioche avec le pouce et l’annulaire seulement, de la main que tu veux.
grip-little = pouce et auriculaire
    .the = pouce et auriculaire seulement
    .short = pouce + auriculaire
    .help = Pioche avec le pouce et l’auriculaire seulement, de la main que tu veux.
grip-off_hand = autre main
    .the = la main la moins habile
    .short = autre main
    .help = Pioche avec ta main la moins habile : la gauche si tu es droitier.
guardian-water = Gardien d’Eau
    .the = le Gardien d’Eau
guardian-fire = Gardien de Feu
    .the = le Gardien de Feu
guardian-earth = Gardien de Terre
    .the = le Gardien de Terre
guardian-air = Gardien d’Air
    .the = le Gardien d’Air
side-left = côté gauche
    .the = le côté gauche
    .on = à gauche
side-right = côté droit
    .the = le côté droit
    .on = à droite
lean-left = penche à gauche
    .help = Les pages piochées à droite le ramènent au milieu.
lean-right = penche à droite
    .help = Les pages piochées à gauche le ramènent au milieu.
lean-even = bien en équilibre
    .help = Il tient aussi bien que possible.

## Where we know it from

provenance-certain = certain
    .help = certain : imprimé dans un livret, ou rapporté par deux sources indépendantes
provenance-likely = probable
    .help = probable : d’une bonne source, ou déduit de près de plusieurs autres
provenance-reconstructed = reconstitué
    .help = reconstitué : on ne sait pas ce qui est imprimé
provenance-of-effect = Effet
provenance-of-copies = Exemplaires
provenance-of-sheet = Zones
provenance-of-grip = Prise
provenance-of-colour = Couleur

## The rulebook

rules-title = Les règles de KamiMaï
rules-intro = KamiMaï est un jeu d’adresse et de sorts partagés pour un à cinq joueurs, tous du même côté, d’après le jeu de Masakazu Takizawa publié par GRRRE Games en 2021. Les livrets ne disent ni ce que montrent les trois feuilles, ni quel Gardien impose quelle prise : tout cela est reconstitué, et marqué comme tel. Un A dans un numéro signale une décision là où les livrets se taisent : la plupart sont de nous, et la marque dit à quel point nous en sommes sûrs ; les différences entre l’édition française et l’anglaise ont un D.
rules-the-match = La partie
rules-the-cards = Les cartes
rules-the-sheets = Les feuilles
rules-the-setup = La mise en place
rules-the-turn = Le tour
rules-the-target = La cible
rules-the-draw = La pioche
rules-the-grips = Les prises
rules-a-fall-in-the-draw = L’effondrement pendant la pioche
rules-a-fall-at-another-time = L’effondrement à un autre moment
rules-curses-and-blessings = Malédictions et bénédictions
rules-spells = Les sorts
rules-team-spells = Les sorts d’équipe
rules-creatures = Les Créatures
rules-the-reserve = La Réserve
rules-the-end = La fin
rules-playing-alone = Jouer seul
rules-modes = Les modes
rules-an-example = Un exemple
rules-the-two-editions = Les deux éditions
rules-options = Les options
rules-effect = effet
rules-sheet = feuille
rules-zone = zone
rules-spells-of-zone = sorts
rules-guardian = Gardien
rules-grip = prise

## Clauses: the match and its setup

clause-KMI-01 = On joue de deux à cinq, ou seul avec quelques règles à part. Une partie dure une vingtaine de minutes.
clause-KMI-02 = Vous jouez ensemble : tous gagnent ou tous perdent.
clause-KMI-03 = Il y a 48 Éléments, douze de chaque couleur, 8 Gardiens, deux de chaque couleur, et 8 Créatures, toutes différentes ; un bloc-notes avec trois KamiMaï, et un tapis de feutrine.
clause-KMI-04 = Les joueurs sont des invocateurs. Celui dont c’est le tour est l’activateur, et les autres attendent qu’on leur demande quelque chose.
clause-KMI-05 = Piochez des pages dans le Grimoire, lancez des sorts, et scellez toutes les zones du KamiMaï.
clause-KMI-06 = Quand le Grimoire s’effondre pendant une pioche, le groupe perd 1 point d’énergie.
clause-KMI-07 = Avec le dernier point d’énergie, la partie est perdue.
clause-KMI-08 = Vous choisissez une des trois feuilles : I est facile, II moyenne, III difficile.
clause-KMI-09 = Éléments, Gardiens et Créatures, mélangés, forment un seul paquet, le Grimoire, debout sur la feutrine au milieu de la table.
clause-KMI-10 = Dresse le paquet, ouvre un côté pendant que l’autre main le retient, écarte les deux côtés, et recommence jusqu’à ce qu’il tienne seul, grand ouvert.
clause-KMI-11 = Avant la partie, chacun à son tour peut essayer de piocher. Puis on remélange toutes les cartes et on reconstruit le Grimoire.
clause-KMI-12 = Ta Réserve contient les cartes que tu gardes d’un tour à l’autre : 4 au plus, ou autant que la table l’a choisi.
clause-KMI-13 = Vous décidez ensemble. Si vous n’êtes pas d’accord, c’est l’activateur qui tranche.
clause-KMI-14 = Le hasard désigne le premier activateur.

## Clauses: the turn

clause-KMI-15 = Un tour a quatre phases, dans cet ordre : cible, pioche, sorts, Réserve.
clause-KMI-16 = Si aucune zone n’est visée, l’activateur en vise une qui n’est pas encore scellée.
clause-KMI-17 = Une zone visée le reste jusqu’à ce qu’elle soit scellée.
clause-KMI-18 = Sur la feuille I, il faut viser d’abord la zone dont la flèche est imprimée.
clause-KMI-19 = À chaque tour, il faut piocher au moins une carte.
clause-KMI-20 = On pioche d’une seule main : à un seul endroit à la fois.
clause-KMI-21 = Tu ne peux jouer sur l’équilibre du Grimoire que tant que les cartes que tu pioches le touchent encore. Après, tous attendent de voir.
clause-KMI-22 = Si le Grimoire tombe pendant la pioche, c’est un effondrement.
clause-KMI-23 = Tu peux regarder le Grimoire de tous les côtés, sans le toucher, avant de choisir où piocher.
clause-KMI-24 = Il est interdit de prendre toutes les cartes du Grimoire : une page au moins reste debout.
clause-KMI-25 = La phase 3 commence quand les cartes piochées et ta Réserve sont étalées. Puis la malédiction de la zone agit, et seulement après viennent sorts et Créatures.
clause-KMI-26 = On ne lance que les sorts encore ouverts de la zone visée, dans n’importe quel ordre.
clause-KMI-27 = Un sort, c’est toujours exactement 4 Éléments de la même couleur.
clause-KMI-28 = Pour un sort individuel, l’activateur défausse quatre Éléments de cette couleur, et la case du sort est griffonnée.
clause-KMI-29 = Pour un sort collectif, l’activateur donne au moins une carte de cette couleur, et les autres, s’ils le veulent bien, donnent le reste.
clause-KMI-30 = Un sort d’équipe a ses propres règles : chacun donne sa part.
clause-KMI-31 = Un sort lancé est griffonné, et ne se lance plus.
clause-KMI-32 = Dans la phase 3, tu lances autant de sorts que tu veux, l’un après l’autre, puis tu y mets fin.
clause-KMI-33 = La phase 3 finit quand tu ne peux ou ne veux plus lancer de sort, ou dès que tous les sorts de la zone sont griffonnés.
clause-KMI-34 = Quand tous les sorts d’une zone sont griffonnés, son cœur l’est aussi, et la zone est scellée.
clause-KMI-35 = Dans la phase 4, tu gardes au plus 4 cartes de ton choix, ou autant que la table l’a choisi, et tu défausses les autres.
clause-KMI-36 = Il faut garder les Gardiens, avant toute autre carte.
clause-KMI-37 = Quand le tour est fini, l’invocateur suivant dans le sens des aiguilles d’une montre devient l’activateur.
clause-KMI-38 = La partie est gagnée quand toutes les zones sont scellées et qu’il reste de l’énergie.
clause-KMI-39 = La partie est perdue quand il n’y a plus d’énergie.
clause-KMI-40 = Seul, tu peux garder 6 cartes en Réserve.
clause-KMI-41 = Seul, tu joues sans les Libellules.
clause-KMI-42 = Seul, tous les sorts sont individuels.

## Clauses: the fall

clause-KMI-43 = Une chute pendant la pioche, ou dans les secondes de guet qui suivent, coûte de l’énergie et met fin à la magie de ce tour.
clause-KMI-44 = Quand le Grimoire s’effondre pendant la pioche, le groupe perd d’abord 1 point d’énergie.
clause-KMI-45 = Quand le Grimoire s’effondre pendant la pioche, l’activateur garde les cartes piochées.
clause-KMI-46 = Après un effondrement pendant la pioche, on saute la phase 3 : ni sort ni Créature dans ce tour.
clause-KMI-47 = Après un effondrement pendant la pioche, la phase 4 se joue comme toujours : garde ou défausse des cartes que tu as.
clause-KMI-48 = Après un effondrement pendant la pioche, on mélange toute la défausse aux cartes tombées, et on reconstruit le Grimoire.
clause-KMI-49 = Une chute une fois la phase 3 commencée, ou entre deux tours, ne coûte pas d’énergie.
clause-KMI-50 = Si le Grimoire tombe après la pioche, l’activateur continue comme si de rien n’était.
clause-KMI-51 = Si le Grimoire tombe après la pioche, on ne mélange et ne redresse que les cartes tombées, après la phase 4. La défausse reste à part.

## Clauses: team spells

clause-KMI-52 = Un sort d’équipe n’a pas de couleur imprimée. Chacun y participe avec au moins une carte de la couleur choisie.
clause-KMI-53 = La couleur d’un sort d’équipe se choisit au moment de le lancer.
clause-KMI-54 = L’activateur commence un sort d’équipe avec une de ses propres cartes.
clause-KMI-55 = Chaque autre invocateur doit avoir une carte de la couleur du sort d’équipe, et la défausser.
clause-KMI-56 = À cinq, quatre joueurs donnent chacun une carte au sort d’équipe.
clause-KMI-57 = À trois, un joueur donne deux cartes au sort d’équipe, et les autres une.
clause-KMI-58 = À deux, chacun donne deux cartes au sort d’équipe.
clause-KMI-59 = À quatre, chacun donne une carte au sort d’équipe. Tous voient toutes les Réserves.

## Clauses: Guardians and Creatures

clause-KMI-60 = Si l’activateur a pioché un Gardien, l’effet de la zone visée compte.
clause-KMI-61 = Dans une zone sans effet, un Gardien ne fait rien.
clause-KMI-62 = Avec une bénédiction, l’effondrement du Grimoire ne coûte pas d’énergie.
clause-KMI-63 = La malédiction de l’énergie coûte 1 point par Gardien pioché.
clause-KMI-64 = La malédiction de la défausse : pour chaque Gardien pioché, chaque invocateur défausse un Élément ou une Créature de son choix.
clause-KMI-65 = La malédiction de la couleur : tous les Éléments de la couleur des Gardiens piochés sont défaussés, parmi les cartes piochées et dans toutes les Réserves.
clause-KMI-66 = Un Gardien prend une place dans ta Réserve.
clause-KMI-67 = Aucune malédiction ne défausse un Gardien. Seul le Lutin le peut.
clause-KMI-68 = Un Gardien dans ta Réserve t’impose une façon de piocher : deux doigts seulement, ou l’autre main.
clause-KMI-69 = Avec plusieurs Gardiens, tu choisis lequel compte pour ce tour.
clause-KMI-70 = Avec quatre Gardiens en Réserve, tu ne peux garder ni Élément ni Créature.
clause-KMI-71 = Les Créatures peuvent rester en Réserve, et y prennent une place.
clause-KMI-72 = Les Créatures ne se jouent que dans la phase 3, puis sont défaussées.
clause-KMI-73 = Une Fée compte pour 1, 2 ou 3 Éléments de sa couleur.
clause-KMI-74 = Le Loup compte pour 1 ou 2 Éléments d’une seule couleur.
clause-KMI-75 = Le Lutin défausse tous les Gardiens de toutes les Réserves et des cartes piochées. Il en faut au moins un.
clause-KMI-76 = Les Libellules agissent deux fois : un invocateur que tu choisis, et qui a une carte, en donne une à un invocateur de son choix. Tu peux te choisir.
clause-KMI-77 = Grâce à un don, une Réserve peut dépasser sa limite. Elle y revient à la fin du prochain tour de qui la possède.
clause-KMI-78 = Avec la Souris, un invocateur que tu choisis, toi compris, peut prendre un Élément ou une Créature qui se trouve dans la défausse.
clause-KMI-79 = Les Fées et le Loup peuvent commencer ou compléter un sort, et tout invocateur peut en donner à un sort de l’activateur.
clause-KMI-80 = Seul l’activateur joue le Lutin, les Libellules et la Souris, et seulement les siens.

## Clauses: modes and an example

clause-KMI-81 = En mode facile, vous commencez avec 1 point d’énergie de plus.
clause-KMI-82 = En mode difficile, une chute entre deux tours coûte 1 point d’énergie, et la défausse revient dans le Grimoire.
clause-KMI-83 = Le mode normal ne change rien.
clause-KMI-84 = Dans l’aventure, les feuilles I, II et III se suivent. L’énergie reste, et chaque nouvelle feuille en apporte 2 de plus.
clause-KMI-85 = L’aventure se joue en mode facile, normal ou difficile.
clause-KMI-86 = Un exemple : il manque à la zone le feu et l’eau. L’activateur a 3 Eau en Réserve, pioche 2 Feu et 1 Eau, lance seul l’Eau, puis le Feu avec 1 carte à lui, 2 et 1 données par d’autres. La zone est scellée, et la phase 4 suit avec 1 Feu restant.

## Rulings

clause-KMI-A1 = Tant qu’une zone bénie est visée, aucun effondrement ne coûte d’énergie, avec ou sans Gardien. Une option en exige un.
clause-KMI-A2 = Une bénédiction évite aussi la perte du mode difficile entre deux tours, jusqu’à ce que sa zone soit scellée.
clause-KMI-A3 = Si le Grimoire s’effondre pendant la pioche, la malédiction n’agit pas ; les Gardiens se gardent quand même. Une option la fait agir.
clause-KMI-A4 = Seuls les Gardiens qui étaient dans ta Réserve au début de la pioche imposent une prise.
clause-KMI-A5 = On garde tous les Gardiens, même au-delà de la limite.
clause-KMI-A6 = La malédiction de la couleur ne prend que des Éléments, pas les Fées. Une option prend les deux.
clause-KMI-A7 = Qui a trop peu de cartes pour une malédiction défausse ce qu’il a.
clause-KMI-A8 = Face à une malédiction, chacun choisit ses propres cartes, tous en même temps.
clause-KMI-A9 = Si une malédiction prend le dernier point d’énergie, la partie est perdue aussitôt, avant tout sort.
clause-KMI-A10 = La partie est gagnée à l’instant où le dernier cœur est griffonné. Ce qui vient après ne compte plus.
clause-KMI-A11 = C’est un effondrement si le livre ne tient plus, ou si la moitié des pages, ou la part choisie par la table, est sur la feutrine. Quelques pages tombées y restent jusqu’à la prochaine reconstruction ; une option les fait piocher.
clause-KMI-A12 = Tu pioches autant de cartes que tu veux, une à une ou par paquets d’un seul côté. Tu dis quand tu as fini, et le guet commence.
clause-KMI-A13 = Une carte qui ne touche plus le Grimoire est piochée. Avant cela, tu peux la lâcher.
clause-KMI-A14 = Seule la page extérieure de chaque côté peut se lire avant d’être piochée. Une option la cache.
clause-KMI-A15 = S’il ne reste qu’une page debout, ou aucune, quand il faut piocher, on y mêle la défausse et les pages tombées et on reconstruit le Grimoire, sans perte. Avec une option, cela coûte 1 point d’énergie.
clause-KMI-A16 = Si quelqu’un d’autre fait tomber le Grimoire pendant la pioche, c’est un effondrement quand même.
clause-KMI-A17 = Si le Grimoire tombe entre deux tours, on le reconstruit avant la pioche suivante.
clause-KMI-A18 = La phase 3 ne commence pas avant la fin du guet de 3 secondes. Une option en change la durée.
clause-KMI-A19 = Ce que l’activateur défausse après un effondrement est mélangé aussi.
clause-KMI-A20 = La carte avec laquelle l’activateur commence un sort peut être une Fée ou le Loup.
clause-KMI-A21 = Un sort ne dépasse jamais quatre : une Fée ou le Loup compte juste pour ce qui manque.
clause-KMI-A22 = Un sort peut n’être fait que de Créatures, comme une Fée pour 3 et le Loup pour 1.
clause-KMI-A23 = Dans un sort d’équipe, une Fée ou le Loup compte comme la part de qui la donne, et les parts restent les mêmes.
clause-KMI-A24 = À cinq, l’activateur participe toujours au sort d’équipe, et le groupe choisit qui n’y participe pas.
clause-KMI-A25 = Seul, un sort d’équipe se fait de quatre Éléments d’une couleur de ton choix.
clause-KMI-A26 = Un sort se complète aussitôt, ou rien n’est défaussé pour lui.
clause-KMI-A27 = Avec les Libellules, qui donne choisit la carte et qui la reçoit ; il lui faut donc une carte. Ce peut être un Gardien, sauf si une option l’interdit.
clause-KMI-A28 = Une carte que les Libellules t’apportent pendant ton tour sert aussitôt.
clause-KMI-A29 = La Souris ne se prend pas elle-même, mais peut prendre une carte défaussée dans ce tour. On peut dépasser la limite, et l’activateur s’en sert aussitôt.
clause-KMI-A30 = Seul l’activateur revient à la limite dans la phase 4. Les autres attendent leur propre tour.
clause-KMI-A31 = Quand une zone vient d’être scellée, c’est l’activateur suivant qui choisit la nouvelle cible.
clause-KMI-A32 = Toute zone ouverte peut être la cible suivante. Une option ne permet que la voisine d’une zone scellée ou, si des règles maison dessinent les flèches d’une feuille, une zone où mène une flèche depuis une zone scellée ; si aucune ne mène plus loin, toutes conviennent.
clause-KMI-A33 = Une zone a un effet ou aucun. Des règles maison peuvent lui en donner plusieurs : on perd d’abord l’énergie, puis les couleurs, puis les cartes.
clause-KMI-A34 = Entre deux feuilles de l’aventure, toutes les cartes reviennent dans un nouveau Grimoire, et l’invocateur suivant commence. Le mode facile n’ajoute son énergie qu’une fois. Une option laisse à chacun sa Réserve.
clause-KMI-A35 = Dans l’aventure, l’énergie peut croître sans limite.
clause-KMI-A36 = Chacun commence avec une Réserve vide.
clause-KMI-A37 = Sur un écran, une prise rend la pioche plus difficile : la main obéit moins bien, ou, avec une option, seules les chances changent.
clause-KMI-A38 = Parlez autant que vous voulez. Seul le guet est minuté.
clause-KMI-A39 = Une chute dans la phase 1 compte comme entre deux tours, et dans les phases 3 et 4 elle ne coûte jamais d’énergie. Une chute pendant la construction n’est pas un effondrement.
clause-KMI-A40 = Dans la phase 3, on peut jouer des Créatures sans lancer de sort, mais pas une fois la zone scellée : la phase finit aussitôt.
clause-KMI-A41 = Si le Grimoire tombe pendant que tu tires, ce qui l’a quitté et ce que tu tiens est pioché, le reste est tombé. Si tu ne tiens rien, tu ne gardes rien, et tu n’as plus à piocher.
clause-KMI-A42 = Toi seul décides de tes cartes. Pour tout le reste, l’activateur a le dernier mot.
clause-KMI-A43 = Seul, lis 6 cartes en Réserve au lieu de 4, et 63 cartes au lieu de 64 : les Libellules restent dehors, quel que soit leur nombre.
clause-KMI-A44 = Une bénédiction qui exige un Gardien en exige un pioché dans ce tour. Une malédiction qui agit après un effondrement vient après la perte d’énergie, avant la phase 4.
clause-KMI-A45 = Un refus ne refuse que cette proposition. Tu peux en faire d’autres, même à qui a refusé ; mais qui a refusé deux fois dans un tour exactement les mêmes cartes pour un sort n’est plus sollicité pour elles.
clause-KMI-A46 = Si des règles maison mettent en jeu plusieurs Fées d’une couleur ou plusieurs Loups, personne n’en donne plus d’un exemplaire à un même sort.
clause-KMI-A47 = Nos bénédictions pardonnent cinq effondrements, pas davantage : si elles les pardonnaient tous, une partie pourrait durer toujours. Ne compte qu’un effondrement qui aurait coûté de l’énergie, et une zone commence avec sa bénédiction entière. Une feuille de règles maison dit combien de fois ses bénédictions pardonnent, sinon elles pardonnent chaque fois.

## Differences between the editions

clause-KMI-D1 = Vous commencez avec 5 points d’énergie, 6 en mode facile, comme dans l’édition française. Dans l’anglaise, c’est 4 et 5 ; une option en décide, et des règles maison peuvent donner la sienne à une feuille.
clause-KMI-D2 = La Fée du Feu, que le livret anglais oublie, fait partie du jeu.
clause-KMI-D3 = Dans l’exemple d’un tour, une joueuse donne deux Feu : elle en a deux, et non un comme le dit le texte français.
clause-KMI-D4 = Un sort est griffonné quand il est complet, et non dès qu’il est commencé.
clause-KMI-D5 = Les cartes des autres ne servent qu’avec leur accord.
clause-KMI-D6 = Face à une malédiction, l’activateur défausse de sa Réserve ou des cartes piochées.
clause-KMI-D7 = La malédiction de la couleur prend dans les cartes piochées comme dans les Réserves, dans les deux éditions.
clause-KMI-D8 = Les feuilles s’appellent I, II et III, pour qu’on ne les confonde pas avec les modes.
clause-KMI-D9 = Là où le livret anglais parle de manche, il veut dire le tour d’un joueur.
clause-KMI-D10 = L’échauffement est facultatif pour chacun.
clause-KMI-D11 = La phrase française sur l’équilibre est embrouillée ; nous la lisons comme l’anglaise.
clause-KMI-D12 = Les numéros de page des deux livrets diffèrent. Cela ne change rien.
clause-KMI-D13 = Le cœur est griffonné avec le dernier sort de sa zone, dans les deux éditions.
clause-KMI-D14 = Il faut garder tous les Gardiens, et non quelques-uns.
clause-KMI-D15 = L’illustratrice est Valériane Holley ; un passage l’appelle Valérie.
clause-KMI-D16 = Un titre du livret anglais est resté en français. Cela ne change rien.
clause-KMI-D17 = Tout sort lancé est griffonné, l’individuel aussi.
clause-KMI-D18 = Il y a trois sortes de sorts, individuel, collectif et d’équipe, bien que les deux livrets en annoncent deux.
clause-KMI-D19 = Lancer un sort d’équipe et le commencer, c’est le même moment : la couleur est alors fixée.

## Events: the book

event-sheet = Devant vous : { $the_sheet }. { $energy ->
        [one] Le groupe a { $energy } point d’énergie.
       *[other] Le groupe a { $energy } points d’énergie.
    }
event-first =
    { $agreed ->
        [yes] Comme la table le veut, { $who ->
                [you] tu commences.
               *[other] { $name } commence.
            }
       *[no] Le hasard décide : { $who ->
                [you] tu commences.
               *[other] { $name } commence.
            }
    }
event-built = Le Grimoire est construit.
event-built-left =
    Le Grimoire est debout, { $left ->
        [one] { $left } page
       *[other] { $left } pages
    } à gauche et { $right } à droite.{ $faces_count ->
        [0] { "" }
       *[other] { " " }À l’extérieur : { $faces }.
    }
event-warmed_up = L’échauffement est fini. On remélange toutes les cartes.
event-turn =
    { $who ->
        [you] Tour { $turn } : à toi de jouer.
       *[other] Tour { $turn } : { $name } joue.
    }
event-targeted =
    { $forced ->
        [yes] La cible est la zone { $zone }.
       *[no]
            { $who ->
                [you] Tu vises la zone { $zone }.
               *[other] { $name } vise la zone { $zone }.
            }
    }
event-emptied =
    { $lost ->
        [yes] Presque plus de page debout : la défausse et les pages tombées reviennent, et cela coûte de l’énergie.
       *[no] Presque plus de page debout : la défausse et les pages tombées reviennent, sans perte.
    }
event-grip =
    { $who ->
        [you] Ta main obéit : { $the_guardian } t’impose { $the_grip }.
       *[other] { $name } obéit : { $the_guardian } impose { $the_grip }.
    }
event-fingers =
    { $who ->
        [you] Tu poses les doigts
       *[other] { $name } pose les doigts
    } sur la page { $number }, { $side ->
        [left] à gauche.
       *[right] à droite.
    }
event-let_go =
    { $who ->
        [you] Tu lâches prise.
       *[other] { $name } lâche prise.
    }
event-pulled =
    { $who ->
        [you] Tu tires
       *[other] { $name } tire
    } { $count ->
        [one] { $count } page
       *[other] { $count } pages
    } { $side ->
        [left] à gauche,
       *[right] à droite,
    } { $number ->
        [1] depuis l’extérieur.
       *[other] à partir de la page { $number }.
    }
event-came =
    { $count ->
        [0] Rien ne sort du livre : les doigts ont glissé, ou se sont ouverts trop tôt.
       *[other]
            { $of ->
                [1]
                    { $who ->
                        [you] Tu pioches : { $cards }.
                       *[other] { $name } pioche : { $cards }.
                    }
               *[other]
                    { $who ->
                        [you] Sur { $of } pages, tu en pioches { $count } : { $cards }.
                       *[other] Sur { $of } pages, { $name } en pioche { $count } : { $cards }.
                    }
            }
    }
event-strayed =
    { $count ->
        [one] { $count } page se détache
       *[other] { $count } pages se détachent
    } { $side ->
        [left] à gauche
       *[right] à droite
    }{ $cards_count ->
        [0] .
       *[other] : { $cards }.
    }
event-stands = Il tient.
event-drew =
    { $who ->
        [you] Tu pioches { $a_card }.
       *[other] { $name } pioche { $a_card }.
    }
event-done =
    { $who ->
        [you] Tu as pioché
       *[other] { $name } a pioché
    } { $count ->
        [one] { $count } carte. Tous guettent le Grimoire.
       *[other] { $count } cartes. Tous guettent le Grimoire.
    }
event-watched = Le Grimoire tient toujours.
event-fell =
    { $when ->
        [draw] Le Grimoire s’effondre en pleine pioche !
        [watch] Le Grimoire s’effondre pendant le guet !
        [later] Le Grimoire s’effondre, mais la pioche était finie. On le reconstruira.
        [between] Le Grimoire s’effondre entre deux tours.
       *[warm_up] Le Grimoire s’effondre. À l’échauffement, cela ne coûte rien.
    }{ $blessed ->
        [yes] { " " }La bénédiction de la zone vous protège.
       *[no] { "" }
    }
event-forgave =
    { $left ->
        [0] La bénédiction est épuisée : elle ne pardonne plus d’effondrement.
        [one] La bénédiction pardonne encore un effondrement.
       *[other] La bénédiction pardonne encore { $left } effondrements.
    }
event-face =
    { $side ->
        [left] À l’extérieur, à gauche : { $card }.
       *[right] À l’extérieur, à droite : { $card }.
    }
event-settled = Le Grimoire tient, et le tour est fini.

## Events: energy and curses

event-energy =
    { $why ->
        [adventure]
            { $left ->
                [one] Le groupe reprend des forces : { $left } point d’énergie.
               *[other] Le groupe reprend des forces : { $left } points d’énergie.
            }
       *[collapse]
            { $lost ->
                [0] Aucune énergie n’est perdue.
                [one] Le groupe perd { $lost } point d’énergie.
               *[other] Le groupe perd { $lost } points d’énergie.
            } { $left ->
                [0] Il n’en reste plus.
               *[other] Il en reste { $left }.
            }
    }
event-cursed =
    { $effect ->
        [energy]
            { $guardians ->
                [one] Le Gardien réveille la malédiction de l’énergie.
               *[other] { $guardians } Gardiens réveillent la malédiction de l’énergie.
            }
        [colour] La malédiction de la couleur se réveille : tous les Éléments de ces couleurs s’en vont ({ $colours }).
       *[discard]
            La malédiction de la défausse se réveille : chacun défausse { $guardians ->
                [one] { $guardians } carte.
               *[other] { $guardians } cartes.
            }
    }
event-discarded =
    { $why ->
        [curse]
            { $who ->
                [you] La malédiction te prend : { $cards }.
               *[other] La malédiction prend à { $name } : { $cards }.
            }
       *[keep]
            { $who ->
                [you] Tu défausses : { $cards }.
               *[other] { $name } défausse : { $cards }.
            }
    }

## Events: spells

given =
    { $who ->
        [you] tu donnes
       *[other] { $name } donne
    } { $what }
event-proposed =
    { $who ->
        [you] Tu proposes
       *[other] { $name } propose
    } { $team ->
        [yes] le sort d’équipe
       *[no] { $the_spell }
    } : { $gives }.
event-agreed =
    { $who ->
        [you] Tu acceptes.
       *[other] { $name } accepte.
    }
event-refused =
    { $who ->
        [you] Tu refuses.
       *[other] { $name } refuse.
    }
event-called_off =
    { $who ->
        [you] Tu renonces au sort.
       *[other] { $name } renonce au sort.
    }
event-not_cast = Le sort n’est pas lancé, et chacun garde ses cartes.
event-cast =
    { $who ->
        [you] Tu lances
       *[other] { $name } lance
    } { $team ->
        [yes] le sort d’équipe
       *[no] { $the_spell }
    } dans la zone { $zone } : { $gives }.
event-sealed = La zone { $zone } est scellée !

## Events: Creatures

event-imp =
    { $who ->
        [you] Tu lâches le Lutin. Il chasse : { $cards }.
       *[other] { $name } lâche le Lutin. Il chasse : { $cards }.
    }
event-dragonflies =
    { $who ->
        [you] Tu laisses s’envoler les Libellules : elles portent deux dons.
       *[other] { $name } laisse s’envoler les Libellules : elles portent deux dons.
    }
event-mouse =
    { $who ->
        [you] Tu envoies la Souris fouiller la défausse.
       *[other] { $name } envoie la Souris fouiller la défausse.
    }
event-chose =
    { $what ->
        [giver]
            { $chosen_who ->
                [you] À toi de donner une carte.
               *[other] À { $chosen } de donner une carte.
            }
       *[taker]
            { $chosen_who ->
                [you] Tu peux prendre une carte dans la défausse.
               *[other] { $chosen } peut prendre une carte dans la défausse.
            }
    }
event-handed =
    { $who ->
        [you]
            { $to_who ->
                [you] Tu gardes { $the_card } pour toi.
               *[other] Tu donnes { $a_card } à { $to }.
            }
       *[other]
            { $to_who ->
                [you] { $name } te donne { $a_card }.
               *[other] { $name } donne { $a_card } à { $to }.
            }
    }
event-took =
    { $who ->
        [you] Tu prends { $a_card } dans la défausse.
       *[other] { $name } prend { $a_card } dans la défausse.
    }
event-left_it =
    { $who ->
        [you] Tu ne prends rien.
       *[other] { $name } ne prend rien.
    }

## Events: the end of a turn and of the match

event-kept =
    { $cards_count ->
        [0]
            { $who ->
                [you] Tu ne gardes aucune carte.
               *[other] { $name } ne garde aucune carte.
            }
       *[other]
            { $who ->
                [you] Tu gardes en Réserve : { $cards }.
               *[other] { $name } garde en Réserve : { $cards }.
            }
    }
event-won =
    La dernière zone est scellée. Vous avez gagné ensemble, { $energy ->
        [one] avec { $energy } point d’énergie !
       *[other] avec { $energy } points d’énergie !
    }
event-lost = Il n’y a plus d’énergie. Vous avez perdu ensemble.

result-won = Vous avez gagné !
    .help = Toutes les zones sont scellées, et il reste de l’énergie.
result-lost = Vous avez perdu
    .help = Il n’y a plus d’énergie.
result-energy = Énergie restante
result-sealed = Zones scellées
    .of = { $sealed } sur { $zones }
result-turns = Tours

## Options

option-seats = Joueurs
    .help = On joue d’un à cinq, tous du même côté.
option-sheet = KamiMaï
    .help = La feuille à jouer, ou les trois à la suite.
option-sheet-I = I : la Tortue
    .help = Trois zones. La plus facile, pour une première fois.
option-sheet-II = II : la Baleine
    .help = Quatre zones, et une malédiction qui emporte des couleurs entières.
option-sheet-III = III : le Dragon
    .help = Cinq zones, et des malédictions qui coûtent de l’énergie.
option-sheet-adventure = Aventure
    .help = Les trois à la suite, avec l’énergie qu’il vous reste.
option-difficulty = Mode
    .help = La difficulté des règles.
option-difficulty-normal = Normal
    .help = Les règles telles quelles.
option-difficulty-easy = Facile
    .help = Vous commencez avec plus d’énergie.
option-difficulty-hard = Difficile
    .help = Une chute entre deux tours coûte aussi de l’énergie, et ramène la défausse.
option-book = Le Grimoire
    .help = Où se dresse le livre.
option-book-odds = Par le hasard
    .help = Le livre est un dessin, et le hasard décide ce qui sort, ce qui tombe et s’il tient.
option-book-physics = À la main
    .help = Tu tires les pages de ta propre main, et le livre tient ou tombe comme du papier.
option-book-real = Sur votre table
    .help = Vous jouez avec les vraies cartes, et dites au programme ce qui se passe.
option-paper = Papier
    .help = À quel point le Grimoire de l’écran est stable.
option-paper-normal = Normal
    .help = Tel que nous l’imaginons avec les vraies cartes.
option-paper-gentle = Clément
    .help = Il pardonne davantage : pour débuter.
option-paper-stern = Sévère
    .help = Il tombe plus facilement.
option-steadying = Main assurée
    .help = À quel point l’écran calme la main qui tire.
option-steadying-none = Pas du tout
    .help = La main va où va la tienne.
option-steadying-some = Un peu
    .help = Les petites secousses sont adoucies.
option-steadying-much = Beaucoup
    .help = La main glisse : pour les pavés tactiles, et les mains qui tremblent.
option-lean_hint = Inclinaison
    .help = Une petite balance montre-t-elle de quel côté penche le Grimoire ?
option-lean_hint-auto = Selon le papier
    .help = Elle se montre, sauf sur papier sévère.
option-lean_hint-on = Montrée
    .help = Une petite balance montre de quel côté penche le livre.
option-lean_hint-off = Cachée
    .help = C’est au livre lui-même qu’il faut regarder.
option-energy_start = Énergie
    .help = L’énergie du début : 5 comme dans l’édition française, ou 4 comme dans l’anglaise.
option-easy_bonus = Énergie du mode facile
    .help = Combien de points d’énergie le mode facile ajoute, un d’habitude.
option-adventure_bonus = Énergie de l’aventure
    .help = Combien de points d’énergie apporte chaque nouvelle feuille de l’aventure, deux d’habitude.
option-adventure_keep_reserves = Garder les Réserves
    .help = Chacun garde sa Réserve d’une feuille de l’aventure à l’autre.
option-reserve_limit = Réserve
    .help = Combien de cartes on peut garder, quatre d’habitude. Seul, on en garde deux de plus.
option-blessing_needs_guardian = Bénédiction avec Gardien
    .help = Une bénédiction n’aide que si un Gardien a été pioché dans le même tour.
option-curse_on_collapse = Malédiction malgré la chute
    .help = Un Gardien réveille la malédiction même si le Grimoire s’est effondré pendant la pioche.
option-colour_curse_hits_fairies = La couleur prend les Fées
    .help = La malédiction de la couleur prend aussi les Fées de cette couleur.
option-dragonflies_move_guardians = Les Gardiens volent aussi
    .help = Avec les Libellules, on peut donner aussi des Gardiens.
option-collapse_share = Ce qu’est un effondrement
    .help = Combien de pages, sur cent, doivent être sur la feutrine, cinquante d’habitude.
option-stray_cards = Pages tombées
    .help = Ce que deviennent les pages qui tombent quand le livre tient.
option-stray_cards-stay = Restent sur la feutrine
    .help = Elles reviennent quand on reconstruit le Grimoire.
option-stray_cards-drawn = Sont piochées
    .help = L’activateur les reçoit.
option-watch_seconds = Guet
    .help = Combien de secondes le Grimoire doit tenir après une pioche, trois d’habitude.
option-empty_grimoire = Grimoire vide
    .help = Ce qui se passe quand il reste au plus une page debout et qu’il faut piocher.
option-empty_grimoire-rebuild = Reconstruit
    .help = La défausse et les pages tombées reviennent, et rien n’est perdu.
option-empty_grimoire-lose_energy = Coûte de l’énergie
    .help = On le reconstruit, et le groupe perd 1 point d’énergie.
option-faces_visible = Pages extérieures
    .help = La page extérieure de chaque côté se lit avant d’être piochée.
option-zone_graph = La zone suivante
    .help = Quelles zones on peut viser ensuite.
option-zone_graph-free = N’importe laquelle
    .help = Toute zone qui n’est pas scellée.
option-zone_graph-arrows = Une voisine
    .help = Seulement une zone à côté d’une zone scellée, dans l’ordre de leurs lettres, ou là où mènent les flèches de règles maison.
option-grip_profile = Prises
    .help = Comment la prise d’un Gardien rend la pioche plus difficile à l’écran.
option-grip_profile-physical = À la main
    .help = La main à l’écran obéit moins bien.
option-grip_profile-probability = Par le hasard
    .help = Seules les chances sont moins bonnes : pour le clavier et les aides techniques.
option-warm_up = Échauffement
    .help = Avant la partie, chacun peut essayer de piocher.
option-first = Qui commence
    .help = Le premier activateur de la partie.
option-first-random = Au hasard
    .help = On tire au sort, comme le veut la règle.
option-first-person = Une personne
    .help = Là où des bots jouent aussi, la première personne à la table commence.
option-first-0 = Place 1
    .help = La personne assise là ; s’il n’y a personne, le hasard décide.
option-first-1 = Place 2
    .help = La personne assise là ; s’il n’y a personne, le hasard décide.
option-first-2 = Place 3
    .help = La personne assise là ; s’il n’y a personne, le hasard décide.
option-first-3 = Place 4
    .help = La personne assise là ; s’il n’y a personne, le hasard décide.
option-first-4 = Place 5
    .help = La personne assise là ; s’il n’y a personne, le hasard décide.
option-house_rules = Règles maison
    .help = D’autres feuilles, leur énergie, leurs flèches, quel Gardien impose quelle prise, et combien il y a de chaque carte, d’après un fichier. Aucune d’habitude.
option-house_rules-none = Aucune
option-house_rules-file = D’un fichier
preset-french = Édition française
    .help = Le groupe commence avec 5 points d’énergie.
preset-english = Édition anglaise
    .help = Le groupe commence avec 4 points d’énergie.

## Phases

guide-target = Cible
    .help = Choisissez la zone à laquelle vous travaillez tous.
guide-draw = Pioche
    .help = Tire des pages du Grimoire ; puis tous guettent s’il tient.
guide-spells = Sorts
    .help = La malédiction agit ; puis viennent sorts et Créatures.
guide-reserve = Réserve
    .help = Garde quelques cartes, défausse le reste.
phase-target = Choisis la zone que tu veux sceller ensuite.
    .waiting = { $name } choisit une zone.
phase-grip = Tu as des Gardiens de plusieurs couleurs : choisis celui qui commande ta main.
    .waiting = { $name } choisit sa prise.
phase-draw = Pioche des pages du Grimoire : une au moins, puis dis quand tu as fini.
    .waiting = { $name } pioche.
phase-page = Quelle page tes doigts prennent-ils ?
    .waiting = { $name } choisit une page.
phase-pull = Tes doigts sont sur une page : combien en tires-tu ?
    .waiting = { $name } tire.
phase-came = Les pages glissent…
    .waiting = Les pages glissent…
phase-answer = Tient-il ?
    .waiting = Tient-il ?
phase-lean = Il vacille…
    .waiting = Il vacille…
phase-watch = Guette le Grimoire : tient-il toujours ?
    .waiting = Tous guettent le Grimoire.
phase-curse = La malédiction agit : défausse un Élément ou une Créature.
    .waiting = { $name } doit défausser.
phase-spells = Lance des sorts, joue des Créatures, ou finis la phase.
    .waiting = { $name } lance des sorts.
phase-give = Qui donne quoi ? Quatre en tout.
    .waiting = { $name } prépare un sort.
phase-consent = Un sort demande tes cartes : acceptes-tu ?
    .waiting = On attend la réponse : { $name }.
phase-giver = Libellules : qui doit donner une carte ?
    .waiting = { $name } envoie les Libellules.
phase-gift = Libellules : choisis la carte que tu donnes.
    .waiting = { $name } donne une carte.
phase-to = Qui la reçoit ?
    .waiting = { $name } choisit qui la reçoit.
phase-mouse = Souris : qui peut prendre une carte dans la défausse ?
    .waiting = { $name } envoie la Souris.
phase-take = Prends un Élément ou une Créature dans la défausse, ou rien.
    .waiting = { $name } cherche dans la défausse.
phase-keep = Défausse ce qui est de trop, puis finis ton tour.
    .waiting = { $name } range sa Réserve.
phase-settle = Entre deux tours : le Grimoire tient-il toujours ?
    .waiting = Entre deux tours…

## Steps

step-target = Zone { $what }
    .words = viser vise cible zone
step-grip =
    { $what ->
        [water] Gardien d’Eau
        [fire] Gardien de Feu
        [earth] Gardien de Terre
       *[air] Gardien d’Air
    }
    .words = prise
step-left = Côté gauche
    .words = gauche
step-right = Côté droit
    .words = droite droit
step-page =
    { $number ->
        [1] Page 1, à l’extérieur
       *[other] Page { $number }
    }
    .words = page
step-pull =
    { $pull ->
        [one] Tirer { $pull } page
       *[other] Tirer { $pull } pages
    }
    .words = tirer tire
step-let_go = Lâcher
    .words = lacher lache
step-done = J’ai fini de tirer
    .words = fini
step-drew = { $card }
    .words = pioche piocher
step-came =
    { $came ->
        [0] Rien ne sort
        [one] { $came } page sort
       *[other] { $came } pages sortent
    }
step-stray = Des pages se détachent : { $what }
step-lean = Penche { $what }
step-stands = Il tient
    .words = tient
step-falls = Il est tombé !
    .words = tombe
step-discard = Défausser { $the_card }
    .words = defausser defausse
step-cast = Lancer { $card }
    .words = lancer lance
step-team = Sort d’équipe en { $card }
    .words = equipe
step-give = { $name } : { $what }
    .words = donner donne
step-agree = Accepter
    .words = accepter accepte oui
step-refuse = Refuser
    .words = refuser refuse non
step-call_off = Renoncer au sort
    .words = renoncer renonce
step-choose = { $name }
    .words = choisir choisis
step-hand = Donner { $the_card }
    .words = offrir offre
step-to = à { $name }
    .words = pour
step-take = Prendre { $the_card }
    .words = prendre prends
step-leave = Ne rien prendre
    .words = laisser laisse rien
step-end = Finir
    .words = finir fin

## Hints

hint-target = Une zone bénie pardonne les chutes, une zone maudite craint les Gardiens. Regarde vos Réserves : quels sorts sont presque complets ?
hint-grip = Le pouce et le majeur sont les plus faciles, puis l’annulaire, puis l’auriculaire. L’autre main est la plus difficile.
hint-draw = Chaque page rend la suivante plus risquée. Garde le livre en équilibre : pioche du côté opposé à celui où il penche, et arrête-toi quand tu as ce qu’il te faut.
hint-page = Les pages extérieures comptent le plus pour l’équilibre, et la première montre souvent sa face. Les autres bougent moins le livre, et restent une surprise.
hint-pull = Une page à la fois, c’est le plus sûr. Un paquet en rapporte plus d’un coup, et secoue davantage.
hint-came = C’est au livre de décider.
hint-answer = C’est au livre de décider.
hint-lean = C’est au livre de décider.
hint-watch = Une chute maintenant compte comme une chute pendant la pioche.
hint-curse = Sacrifie ce qui est le plus loin d’un sort : une couleur isolée que la feuille ne demande plus.
hint-spells = Lance ce qui est complet, et demande aux autres ce qui manque. Une Fée vaut le plus là où il en manque trois.
hint-give = Sers-toi de ce qu’on ne pourrait pas garder. Épargne les Fées et le Loup pour plus tard.
hint-consent = Tous gagnent ou tous perdent : accepte, sauf si tu vois un meilleur usage de tes cartes.
hint-giver = Choisis quelqu’un qui a ce dont un autre a besoin.
hint-gift = Donne ce qui complète les quatre d’un autre, ou ce que tu ne peux pas garder.
hint-to = Pense à qui lancera le prochain sort.
hint-mouse = Choisis qui se servira le plus tôt d’une carte de la défausse ; la tienne te sert aussitôt.
hint-take = Une Fée vaut jusqu’à trois Éléments.
hint-keep = Garde ce que la feuille demande encore, et ce que d’autres peuvent compléter. Les Créatures valent la peine.
hint-settle = C’est au livre de décider.

## The table in a terminal

board-heading =
    Tour { $turn } · énergie { $energy } · { $who ->
        [you] à toi de jouer
       *[other] { $name } joue
    }
board-heading-warm-up =
    Échauffement · { $who ->
        [you] à toi d’essayer
       *[other] { $name } essaie
    }
board-company =
    { $count ->
        [0]
            { $people_count ->
                [one] Tu joues en solo.
               *[other] { $people } jouent ensemble.
            }
       *[other]
            { $people_count ->
                [one] Tu joues avec { $bots }.
               *[other] { $people } jouent avec { $bots }.
            }
    }
board-proposal = Proposition
board-still = { $question } (encore { $count })
board-grimoire = Grimoire
board-left = gauche
board-right = droite
board-felt = Sur la feutrine
board-sheet = Feuille
board-energy = Énergie
board-reserve = Réserve
board-drawn = Pioché
board-discard = Défausse
board-target = visée
board-sealed = scellée
board-fallen = effondré
board-pages =
    { $count ->
        [one] { $count } page
       *[other] { $count } pages
    }
board-cards =
    { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    }
board-standing =
    { $sealed ->
        [one] { $sealed } zone scellée
       *[other] { $sealed } zones scellées
    } sur { $zones }, énergie restante : { $energy }
board-example = gauche, page 1
board-help = Entrée redessine la table, « sauver FICHIER » garde la partie jusqu’ici. En mots : « { $example } », puis « tirer 2 », « fini » ; « lancer feu », « défausser air », « finir ».
board-no-zone = On ne peut pas viser de zone { $zone }.
board-no-page = Il n’y a que les pages 1 à { $count } de ce côté.
board-no-card = La carte { $card } n’est pas dans la défausse.
board-not-yours = Tu n’as pas la carte { $card }.
board-first-answer = Réponds d’abord : { $question }

## Why a bot would play like that

why-target = Avec ce que vous avez tous, cette zone est la plus proche d’être scellée.
why-grip = Cette prise est la plus facile des tiennes.
why-draw = Il te manque des cartes, et le livre tient assez bien.
why-page = C’est là qu’une page sort le plus sûrement : le livre tombe { $percent } fois sur 100.
why-page-face = Tu vois ce que tu prends : { $card }. Le livre tombe { $percent } fois sur 100.
why-pull = Plus d’un coup secouerait trop le livre.
why-let_go = Un autre endroit est plus sûr.
why-done = Tu en as assez : chaque page de plus est un risque.
why-warm_up = À l’échauffement, rien ne compte. C’est pour ta main.
why-discard = C’est { $the_card } qui te manquera le moins.
why-cast = Les cartes sont là, et il manquera un sort de moins à la zone.
why-team = Chacun a sa part, et les sorts d’équipe sont les plus difficiles à compléter.
why-agree = Ce sort vous aide tous.
why-refuse = Ces cartes serviront mieux ailleurs.
why-call_off = Il y a un meilleur sort.
why-imp = Sans Gardiens, vos mains sont libres à nouveau.
why-dragonflies = Quelqu’un a ce dont un autre a besoin.
why-mouse = La défausse contient ce dont vous avez tous besoin.
why-choose = C’est { $name } qui en tirera le plus.
why-hand = C’est ailleurs que { $the_card } aide le plus.
why-take = Avec { $the_card }, le prochain sort est plus proche.
why-leave = Rien là-dedans ne sert.
why-end = Il n’y a rien de mieux à faire.

## What is done for you because there is no choice

forced-end =
    { $phase ->
        [spells] Aucun sort ne peut être lancé, aucune Créature jouée.
       *[keep] Il n’y a rien à défausser.
    }

## House rules

house-changed-copies = { $name } : { $here ->
        [one] { $here } exemplaire
       *[other] { $here } exemplaires
    } au lieu de { $usual }
house-changed-sheet = { $name } : { $zones }
house-changed-energy = { $name } : { $here } d’énergie au début
house-changed-arrows = { $name } : flèches { $arrows }
house-changed-grip = { $name } : { $here }, et non { $usual }
house-zone = { $zone } { $spells }
house-zone-marked = { $zone } { $spells } ({ $marks })
house-not-a-list = { $at } devrait être une liste de { $least } à { $most } éléments.
house-two-starts = { $at } a deux premières zones ; il y en a une au plus.
house-wrong-sum = { $at } ne convient pas : { $known } devraient faire { $wanted } cartes ensemble, et non { $value }.
house-form = « { $value } » devrait s’écrire comme water:ring.

## Ready-made phrases

phrase-spell-water = Lançons le sort d’Eau !
phrase-spell-fire = Lançons le sort de Feu !
phrase-spell-earth = Lançons le sort de Terre !
phrase-spell-air = Lançons le sort d’Air !
phrase-spell-team = Lançons un sort d’équipe !
phrase-draw-more = Tire encore !
phrase-stop-drawing = Mieux vaut s’arrêter de tirer.
