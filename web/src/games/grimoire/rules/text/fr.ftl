### The page with the rules of Grimoire, in French. Same keys as en.ftl.

rules-page-game-order = L’ordre
rules-page-grimoire-mark-L = probable
    .help = Probable : une bonne source le dit, ou cela découle de près de ce que disent les autres.
rules-page-grimoire-mark-R = reconstitué
    .help = Reconstitué : notre propre choix, pour combler un trou. Une règle qui en mêle plusieurs porte la marque la plus faible.
rules-page-grimoire-the-pages = Chaque page dit à quel point nous sommes sûrs de son effet, de son type, et du nombre de points ou du prix, quand il y en a un. Le livret ne parle lui-même que des sorts temporels et défensifs ; les autres types viennent d’autres éditions, ou de nous. Les trois cartes au hasard du Souhait sont certaines ; les points qu’on peut prendre à la place ne le sont pas.
rules-page-grimoire-the-quest-cards = Ce qu’on sait avec certitude des compagnons : il y en a trois de chaque, la plupart valent des points, et certains donnent un bonus à la fin.
rules-page-grimoire-options = Des règles maison peuvent remplacer ce qui est marqué L ou R parmi les pages et les cartes : ce que vaut une carte, combien de points donne ou coûte une page ou l’effet d’un compagnon, de quel type est une page, ce que fait une carte, un objet ou une page, et de quelle carte de quête il y a un exemplaire de moins. Elles viennent d’un fichier, tout le monde les voit, et elles restent inscrites avec la partie. Ce qui est certain ne se remplace pas. Un sort qui n’y est pas une attaque prend toujours ce qu’il prend, mais les sorts défensifs ne l’arrêtent pas et aucun Scélérat n’y gagne. Si la Résistance n’y est pas un sort défensif, elle ne protège qu’une fois utilisée.
rules-page-grimoire-sources = Les règles sont racontées à notre manière, d’après le livret français de la première édition (One Draw, 2010). Ce qu’il n’imprime pas, nous l’avons réuni à partir de ses indices, d’autres éditions (Z-Man 2011, Grimoria de Schmidt 2012) et de récits de gens qui ont décrit le jeu. Ces éditions ont d’autres cartes et des règles à elles ; ici, elles ne font que nous aider à deviner. Si tu possèdes le jeu imprimé, dis-nous ce qu’il en est.

rules-page-game-spells = Les sorts
game-begin = Chacun a le même livre de 15 pages. Le niveau dit jusqu’à quelle page on peut choisir : il commence à 6 et monte de 1 à chaque manche. Au centre, il y a une carte de plus que de joueurs, la première face cachée.
game-spells = Les sorts temporels changent l’ordre avant le premier tour. Les sorts d’attaque prennent quelque chose à un autre joueur qui en a le plus, sauf si un sort défensif le protège. Les sorts interdits rapportent des points, sauf si quelqu’un d’autre a utilisé le Silence avant.
game-end = À la fin, chacun compte les points de ses trésors, compagnons, objets et jetons. Certains compagnons valent plus ensemble.

## Pictures

rules-picture-level = Le niveau est 9 : on peut choisir les pages 1 à 9, celles au-dessus sont encore fermées. La petite forme est le type d’un sort, et le point doré dit qu’une page est nouvelle.
rules-picture-quest = À quatre joueurs, on pose cinq cartes : la première face cachée, les autres visibles pour tous. Chacun en prend une.
rules-picture-order = Les pages 3 et 5 ont été choisies une fois chacune et passent d’abord ; la page 2 l’a été deux fois, et de ces deux joueurs, qui jouait tard passe maintenant devant. Puis le sort temporel de la page 5 renverse tout l’ordre.
