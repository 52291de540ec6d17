### Grimoire in the lobby, in French. Same keys as en.ftl.

lobby-game-grimoire = Grimoire
    .line = Choisir son sort en secret, tous à la fois
    .facts = 2–4 joueurs · 45 min
    .play = Jouer contre des bots
    .begin = Jouer à Grimoire contre des bots
