### The page with the rules of Kami, in French. Same keys as en.ftl.

rules-page-game-master-stroke = Le coup de maître
rules-page-game-empress = L’Impératrice
rules-page-game-mercenaries = En duel
rules-page-kami-the-turn = Chacun a deux lignes de cartes : la défense en haut, l’attaque en bas. Les cartes se jouent par paires, d’abord une en défense, puis une en attaque. La dernière carte d’attaque posée sur la table est l’attaque en cours.
rules-page-kami-sources = Les règles sont racontées à notre manière, d’après le jeu publié par Oka Luda et Art&Bear (2018/2019), les réponses de l’éditeur aux joueurs et la façon dont on y joue sur Board Game Arena.

rules-page-game-together = Deux, trois, quatre
rules-page-game-no-pair = Plus de paire
rules-page-game-five-soldiers = Cinq Soldats
game-begin = Chaque manche commence en secret : le premier joueur pose une carte face cachée en défense, puis attaque avec une autre, visible.
game-together = À quatre, vous jouez deux contre deux : ton partenaire est assis en face, et vos points comptent ensemble. À trois, chacun joue pour soi, avec dix cartes.
game-five-soldiers = À quatre, qui reçoit cinq Soldats peut les montrer, et son partenaire décide si l’on redistribue les cartes. Entre joueurs, il y a pour cela quelques secondes après la donne : qui ne dit rien joue la manche (KAMI-A26).
game-no-pair = En duel, avec une seule carte en main et plus aucun mercenaire au centre, tu ne peux plus former de paire : tu passes chaque fois, et si c’est à toi de mener, l’initiative revient à ton adversaire. Si personne ne peut plus former de paire, la manche se termine sans points, et le premier joueur change comme d’habitude (KAMI-A16).

## Pictures

rules-picture-attack = { $name } attaque :
rules-picture-counter = Le premier joueur a caché une carte en défense et attaqué avec un Soldat. Le deuxième contre avec un Soldat, visible en défense, et attaque avec un Cavalier : c’est maintenant l’attaque en cours.
rules-picture-master-stroke = Les deux dernières cartes sont des Dragons d’Or, et la première était cachée : un coup de maître. Au lieu de 3 points, il y en a 6.
rules-picture-empress = Une Impératrice contre le Fou. Elle est visible en défense : l’autre Impératrice peut donc attaquer dans le même coup, et chacun ne peut que passer.
rules-picture-mercenaries = Un duel. Les cartes visibles du haut sont les mercenaires : les deux joueurs peuvent s’en servir comme de cartes de leur main. Là où un dos bleu dépasse, une autre carte attend dessous.
rules-picture-no-pair = Il reste une carte dans chaque main, et plus aucun mercenaire au centre : personne ne peut former de paire. La manche se termine sans points.
rules-picture-example = L’exemple, à sa fin : après trois passes, le troisième joueur a caché une carte et attaque à nouveau, avec un Dragon d’Or.
