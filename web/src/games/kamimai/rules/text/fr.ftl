### The page with the rules of KamiMaï, in French. Same keys as en.ftl.

rules-page-game-powers = Les pouvoirs
rules-page-kamimai-mark-L = probable
    .help = Probable : une bonne source le dit, ou cela découle de près de ce que disent les autres.
rules-page-kamimai-mark-R = reconstitué
    .help = Reconstitué : notre propre choix, pour combler un trou. Une règle qui en mêle plusieurs porte la marque la plus faible.
rules-page-kamimai-the-sheets = Les feuilles imprimées ne sont décrites nulle part : zones, sorts, effets et noms des trois sont de nous. Ce qu’on sait : la première impose sa première zone, une zone demande quelque part un sort de chaque élément, il y a des sorts d’équipe, une zone a une bénédiction, une malédiction ou rien, et chaque feuille est plus difficile que la précédente. Nos bénédictions pardonnent cinq effondrements, pas davantage : si elles les pardonnaient tous, une partie pourrait durer toujours.
rules-page-kamimai-the-grips = Les quatre prises sont certaines. La couleur qui impose chacune d’elles est reconstituée.
rules-page-kamimai-the-two-editions = Ces différences ne changent rien au jeu.
rules-page-kamimai-options = Des règles maison peuvent remplacer les feuilles, avec une à six zones d’un à cinq sorts chacune, leurs flèches, l’énergie du début, la prise qu’impose chaque Gardien et la répartition des cartes. Elles viennent d’un fichier, tout le monde les voit, et elles restent inscrites avec la partie.
rules-page-kamimai-sources = Les règles sont racontées à notre manière, d’après les livrets français et anglais de KamiMaï (GRRRE Games, 2021). HiktoRune (2018), dont il est adapté, a d’autres règles, et nous ne les mêlons pas. Si tu possèdes le jeu imprimé, dis-nous ce que montrent ses feuilles.
