### The page with the rules of Kami, in French. Same keys as en.ftl.

rules-page-game-master-stroke = Le coup de maître
rules-page-game-empress = L’Impératrice
rules-page-game-mercenaries = En duel
rules-page-kami-the-turn = Chacun a deux lignes de cartes : la défense en haut, l’attaque en bas. Les cartes se jouent par paires, d’abord une en défense, puis une en attaque. La dernière carte d’attaque posée sur la table est l’attaque en cours.
rules-page-kami-sources = Les règles sont racontées à notre manière, d’après le jeu publié par Oka Luda et Art&Bear (2018/2019), les réponses de l’éditeur aux joueurs et la façon dont on y joue sur Board Game Arena.
