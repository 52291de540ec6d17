### Totem in the lobby, in French. Same keys as en.ftl.

lobby-game-totem = Totem
    .line = Un duel de totems cachés
    .facts = 2 joueurs · 15 min
    .play = Jouer contre un bot
    .begin = Jouer à Totem contre un bot
