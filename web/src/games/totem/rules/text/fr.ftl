### The page with the rules of Totem, in French. Same keys as en.ftl.

rules-page-game-powers = Les pouvoirs

rules-page-game-limits = Les limites
rules-page-game-last-turn = Le dernier tour
game-begin = Tu reçois sept cartes. Tu en poses quatre face cachée, en rangée : ce sont tes totems. Les autres forment ta main. Tu peux regarder tes propres totems à tout moment.
game-limits = Tu attaques au plus deux fois par tour, la seconde fois seulement après une attaque gagnée. Tu n’as jamais plus de quatre totems, et à la fin de ton tour tu gardes six cartes au plus.
game-last-turn = Qui pioche la dernière carte du paquet joue le dernier tour. Puis la victoire va à qui a le plus de totems et, à égalité, à la plus haute somme de niveaux.

## Pictures

rules-picture-setup = Les deux zones au début. Tes propres totems, en bas, te montrent leur face ; la bande sombre dit que personne d’autre ne les voit. Les trois cartes qui restent forment ta main.
rules-picture-won = Un 13 attaque un totem caché. On le retourne : c’est un 6. L’attaque est au moins aussi haute, le totem est battu, et les deux cartes sont défaussées.
rules-picture-sword = Une Épée de niveau 2 emmène un 5 : ensemble elles comptent 7, autant que le totem. Il est battu, et les trois cartes sont défaussées.
rules-picture-shield = 12 suffirait largement contre ce 4. Mais c’est un Bouclier : il arrête la première attaque contre lui, quel qu’en soit le niveau, et son pouvoir est usé.
rules-picture-eye = Un Œil a gagné son attaque et découvre un autre totem caché. Le pouvoir de ce totem est annulé.
