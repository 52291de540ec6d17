### Grimoire in the lobby, in English. Same keys as fr.ftl.

lobby-game-grimoire = Grimoire
    .line = Pick a spell in secret, all at once
    .facts = 2–4 players · 45 min
    .play = Play now against bots
    .begin = Play Grimoire against bots
