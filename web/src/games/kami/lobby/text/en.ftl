### Kami in the lobby, in English. Same keys as fr.ftl.

lobby-game-kami = Kami
    .line = Counter, shed your cards, finish in style
    .facts = 2–4 players · 20 min
    .play = Play now against bots
    .begin = Play Kami against bots
