### KamiMaï in the lobby, in French. Same keys as en.ftl.

lobby-game-kamimai = KamiMaï
    .line = Tirer des pages sans faire tomber le livre
    .facts = 1–5 joueurs · 20 min
    .play = Jouer avec des bots
    .begin = Jouer à KamiMaï avec des bots
lobby-box-kamimai = Vous avez la boîte ?
    .about = Le bloc, l’arbitre et le professeur de KamiMaï, à côté de vos vraies cartes.

## Help

help-page-companion = Avec les vraies cartes
    .text = Vous avez la boîte de KamiMaï ? En mode compagnon, le téléphone sert de bloc et d’arbitre : touchez ce qui a été tiré, dites quand le livre tombe, et il vous dit la suite. Un seul téléphone peut rester sur la table, ou chacun prend le sien. Si le réseau s’en va, vos gestes restent sur le téléphone et sont jugés à son retour.
