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

rules-page-game-spells = Les sorts
rules-page-game-fall = Si le livre tombe
game-spells = Quatre Éléments d’une même couleur font un sort : tous à toi, ou commencé par toi et complété par d’autres qui sont d’accord. Un sort d’équipe demande des cartes de plusieurs d’entre vous. Quand tous les sorts d’une zone sont lancés, la zone est scellée.
game-fall = Si le livre s’effondre pendant que tu pioches, ou dans les { $watch_seconds } secondes qui suivent, vous perdez ensemble un point d’énergie, et il n’y a pas de sort dans ce tour. Tu gardes les cartes piochées, et on reconstruit le livre avec toute la défausse.
game-end = Vous gagnez ensemble dès que toutes les zones sont scellées, et vous perdez quand l’énergie est épuisée.

## Pictures

rules-picture-draw = Deux pages sont piochées, et des doigts en tiennent une troisième, au fond du livre. Qui pioche peut continuer tant que le livre tient debout.
rules-picture-fall = Le livre s’est effondré pendant la pioche : un point d’énergie est perdu, et les cartes piochées sont gardées.
rules-picture-spell = Une Terre et la Fée de la Terre, qui comptait pour trois, ont fait un sort : sa case est gribouillée. Il manque encore l’Eau et le Feu dans la zone A.
rules-picture-seal = Tous les sorts de la zone A sont lancés : elle est scellée. Le prochain activateur choisit où va la flèche maintenant, B ou C.
