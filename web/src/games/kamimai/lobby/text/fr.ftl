### KamiMaï in the lobby, in French. Same keys as en.ftl.

lobby-game-kamimai = KamiMaï
    .line = Tirer des pages sans faire tomber le livre
    .facts = 1–5 joueurs · 20 min
    .play = Jouer avec des bots
lobby-box-kamimai = Vous avez la boîte ?
    .about = Le bloc, l’arbitre et le professeur de KamiMaï, à côté de vos vraies cartes.
