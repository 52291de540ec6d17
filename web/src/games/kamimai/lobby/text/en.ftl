### KamiMaï in the lobby, in English. Same keys as fr.ftl.

lobby-game-kamimai = KamiMaï
    .line = Pull out pages, keep the book standing
    .facts = 1–5 players · 20 min
    .play = Play now with bots
lobby-box-kamimai = Do you have the box?
    .about = The notepad, the referee and the teacher of KamiMaï, beside your real cards.
