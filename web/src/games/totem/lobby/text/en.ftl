### Totem in the lobby, in English. Same keys as fr.ftl.

lobby-game-totem = Totem
    .line = A duel of hidden totems
    .facts = 2 players · 15 min
    .play = Play now against a bot
    .begin = Play Totem against a bot
