### The pages of rules and help, in French. Same keys as en.ftl.

## Rules

rules-page-one-minute = { $game } en une minute
rules-page-game-goal = Le but
rules-page-game-how-a-turn-works = Le tour
rules-page-game-order = L’ordre
rules-page-game-master-stroke = Le coup de maître
rules-page-game-empress = L’Impératrice
rules-page-game-mercenaries = En duel
rules-page-game-powers = Les pouvoirs
rules-page-play = Jouer à { $game }
rules-page-title = Règles
rules-page-contents = Sommaire
rules-page-offline = Les règles ne peuvent pas être chargées pour l’instant. Réessaie une fois en ligne.
rules-page-marks = À quel point c’est sûr
rules-page-mark-C = certain
    .help = Certain : le livret, l’éditeur ou deux sources indépendantes le disent.
rules-page-mark-L = probable
    .help = Probable : cela découle de près de ce qu’ils disent.
rules-page-mark-R = notre choix
    .help = Notre choix, là où le livret se tait. Une règle qui en mêle plusieurs porte la marque la plus faible.
rules-page-sure-of = { $what } : { $sure }
rules-page-points =
    { $count ->
        [one] { $count } point
       *[other] { $count } points
    }
rules-page-copies =
    { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    }
rules-page-usual = d’habitude { $value }
rules-page-on = oui
rules-page-off = non
rules-page-kami-the-turn = Chacun a deux lignes de cartes : la défense en haut, l’attaque en bas. Les cartes se jouent par paires, d’abord une en défense, puis une en attaque. La dernière carte d’attaque posée sur la table est l’attaque en cours.
rules-page-kami-sources = Les règles sont racontées à notre manière, d’après le jeu publié par Oka Luda et Art&Bear (2018/2019), les réponses de l’éditeur aux joueurs et la façon dont on y joue sur Board Game Arena.
rules-page-grimoire-mark-L = probable
    .help = Probable : une bonne source le dit, ou cela découle de près de ce que disent les autres.
rules-page-grimoire-mark-R = reconstitué
    .help = Reconstitué : notre propre choix, pour combler un trou. Une règle qui en mêle plusieurs porte la marque la plus faible.
rules-page-grimoire-the-pages = Chaque page dit à quel point nous sommes sûrs de son effet, de son type, et du nombre de points ou du prix, quand il y en a un. Le livret ne parle lui-même que des sorts temporels et défensifs ; les autres types viennent d’autres éditions, ou de nous. Les trois cartes au hasard du Souhait sont certaines ; les points qu’on peut prendre à la place ne le sont pas.
rules-page-grimoire-the-quest-cards = Ce qu’on sait avec certitude des compagnons : il y en a trois de chaque, la plupart valent des points, et certains donnent un bonus à la fin.
rules-page-grimoire-options = Des règles maison peuvent remplacer ce qui est marqué L ou R parmi les pages et les cartes : ce que vaut une carte, combien de points donne ou coûte une page ou l’effet d’un compagnon, de quel type est une page, ce que fait une carte, un objet ou une page, et de quelle carte de quête il y a un exemplaire de moins. Elles viennent d’un fichier, tout le monde les voit, et elles restent inscrites avec la partie. Ce qui est certain ne se remplace pas. Un sort qui n’y est pas une attaque prend toujours ce qu’il prend, mais les sorts défensifs ne l’arrêtent pas et aucun Scélérat n’y gagne. Si la Résistance n’y est pas un sort défensif, elle ne protège qu’une fois utilisée.
rules-page-grimoire-sources = Les règles sont racontées à notre manière, d’après le livret français de la première édition (One Draw, 2010). Ce qu’il n’imprime pas, nous l’avons réuni à partir de ses indices, d’autres éditions (Z-Man 2011, Grimoria de Schmidt 2012) et de récits de gens qui ont décrit le jeu. Ces éditions ont d’autres cartes et des règles à elles ; ici, elles ne font que nous aider à deviner. Si tu possèdes le jeu imprimé, dis-nous ce qu’il en est.
rules-page-kamimai-mark-L = probable
    .help = Probable : une bonne source le dit, ou cela découle de près de ce que disent les autres.
rules-page-kamimai-mark-R = reconstitué
    .help = Reconstitué : notre propre choix, pour combler un trou. Une règle qui en mêle plusieurs porte la marque la plus faible.
rules-page-kamimai-the-sheets = Les feuilles imprimées ne sont décrites nulle part : zones, sorts, effets et noms des trois sont de nous. Ce qu’on sait : la première impose sa première zone, une zone demande quelque part un sort de chaque élément, il y a des sorts d’équipe, une zone a une bénédiction, une malédiction ou rien, et chaque feuille est plus difficile que la précédente. Nos bénédictions pardonnent cinq effondrements, pas davantage : si elles les pardonnaient tous, une partie pourrait durer toujours.
rules-page-kamimai-the-grips = Les quatre prises sont certaines. La couleur qui impose chacune d’elles est reconstituée.
rules-page-kamimai-the-two-editions = Ces différences ne changent rien au jeu.
rules-page-kamimai-options = Des règles maison peuvent remplacer les feuilles, avec une à six zones d’un à cinq sorts chacune, leurs flèches, l’énergie du début, la prise qu’impose chaque Gardien et la répartition des cartes. Elles viennent d’un fichier, tout le monde les voit, et elles restent inscrites avec la partie.
rules-page-kamimai-sources = Les règles sont racontées à notre manière, d’après les livrets français et anglais de KamiMaï (GRRRE Games, 2021). HiktoRune (2018), dont il est adapté, a d’autres règles, et nous ne les mêlons pas. Si tu possèdes le jeu imprimé, dis-nous ce que montrent ses feuilles.

## Help

help-page-title = Comment ça marche
help-page-invite = Inviter des amis
    .text = Crée une table et envoie son lien, ou fais scanner l’image à côté. Qui ouvre le lien choisit une chaise libre, ou regarde. Pas besoin de compte.
help-page-device = Continuer sur un autre appareil
    .text = Dans le menu d’une table, demande un lien qui déplace ta place, et ouvre-le sur l’autre appareil dans le quart d’heure. Il ne sert qu’une fois : la place est alors là-bas, et plus ici.
help-page-companion = Avec les vraies cartes
    .text = Vous avez la boîte de KamiMaï ? En mode compagnon, le téléphone sert de bloc et d’arbitre : touchez ce qui a été tiré, dites quand le livre tombe, et il vous dit la suite. Un seul téléphone peut rester sur la table, ou chacun prend le sien. Si le réseau s’en va, vos gestes restent sur le téléphone et sont jugés à son retour.
help-page-leave = Partir et revenir
    .text = Ferme la page quand tu veux : ta table t’attend parmi « Tes tables ». Si les autres devaient t’attendre trop longtemps, un bot joue pour toi, et tout le monde le sait. Dès ton retour, la chaise est de nouveau à toi.
help-page-clocks = Les pendules
    .text = Une table n’en a pas, sauf si la personne qui la crée en veut une : quelques secondes par coup, une réserve de minutes pour la partie, ou quelques jours par coup. Si le temps te manque, un bot joue ce seul coup.
help-page-undo = Reprendre un coup
    .text = C’est possible tant que personne n’en a rien appris. Sur un appareil partagé, on demande aux autres.
help-page-keys = Au clavier
    .text = Tout marche ici sans souris. À une table, il y a aussi ces touches :
help-page-key-arrows = ← →
    .does = parcourir ta main
help-page-key-enter = Entrée
    .does = jouer la carte, ou savoir pourquoi on ne peut pas
help-page-key-w = W
    .does = demander pourquoi
help-page-key-p = P
    .does = passer
help-page-key-u = U
    .does = reprendre le coup
help-page-screen-reader = Avec un lecteur d’écran
    .text = La table dit en mots tout ce qui se passe : l’attaque, ta main, ce que tu peux faire. Chaque carte porte son nom entier, et celle qui ne peut pas être jouée dit pourquoi.
help-page-fair = Des cartes honnêtes
    .text = Avant même que quelqu’un s’assoie, le serveur tire un nombre secret et en montre le sceau, qu’il ne peut plus changer. Ton navigateur y ajoute son propre hasard. Toutes les cartes découlent des deux. Après la partie, le secret est ouvert, et chacun peut vérifier que pas une carte n’a été échangée.
help-page-install = Comme une appli
    .text = Kamifuda peut se mettre sur ton écran d’accueil et s’ouvre alors comme une appli, sans les barres du navigateur.
help-page-install-here = Cherche « Installer » ou « Sur l’écran d’accueil » dans le menu de ton navigateur.
help-page-install-not-here = Pas à cette adresse : un navigateur n’installe que ce qui vient en HTTPS, ou de la machine même où tout tourne. Jouer dans le navigateur marche quand même.
help-page-privacy = Ce qu’on sait de toi
    .text = Un cookie, pour que tes places restent à toi, et le nom que tu écris. Ni compte, ni adresse e-mail, ni publicité, ni script venu d’ailleurs.
