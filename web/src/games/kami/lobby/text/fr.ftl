### Kami in the lobby, in French. Same keys as en.ftl.

lobby-game-kami = Kami
    .line = Contrer, se défausser, finir en beauté
    .facts = 2–4 joueurs · 20 min
    .play = Jouer contre des bots
    .begin = Jouer à Kami contre des bots
