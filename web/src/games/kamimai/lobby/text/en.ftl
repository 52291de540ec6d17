### KamiMaï in the lobby, in English. Same keys as fr.ftl.

lobby-game-kamimai = KamiMaï
    .line = Pull out pages, keep the book standing
    .facts = 1–5 players · 20 min
    .play = Play now with bots
    .begin = Play KamiMaï with bots
lobby-box-kamimai = Do you have the box?
    .about = The notepad, the referee and the teacher of KamiMaï, beside your real cards.

## Help

help-page-companion = With the real cards
    .text = Do you have the box of KamiMaï? In companion mode your phone is the notepad and the referee: tap what was drawn, say when the book fell, and it tells you what follows. One phone may lie on the table, or everybody may use their own. If the network goes away, your taps are kept on the phone and judged when it is back.
