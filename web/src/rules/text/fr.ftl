### The pages of rules and help, in French. Same keys as en.ftl.

## Rules

rules-page-minute = En une minute
rules-page-one-minute = { $game } en une minute
rules-page-game-goal = Le but
rules-page-game-how-a-turn-works = Le tour
rules-page-game-begin = Pour commencer
rules-page-game-end = La fin
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

## Help

help-page-title = Comment ça marche
help-page-invite = Inviter des amis
    .text = Crée une table et envoie son lien, ou fais scanner l’image à côté. Qui ouvre le lien choisit une chaise libre, ou regarde. Pas besoin de compte.
help-page-device = Continuer sur un autre appareil
    .text = Dans le menu d’une table, demande un lien qui déplace ta place, et ouvre-le sur l’autre appareil dans le quart d’heure. Il ne sert qu’une fois : la place est alors là-bas, et plus ici.
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
