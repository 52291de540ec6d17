### Words of the web client that belong to no one page, in French. Same keys as en.ftl.

web-close = Fermer
web-ok = D’accord
web-skip = Aller au contenu
nothing-bar = Rien ici
nothing-page = Il n’y a rien à cette adresse
    .why = Une lettre est peut-être fausse, ou la page a changé de place.
nothing-game = Ce jeu n’est pas ici
    .why = Voici les jeux de la maison :
nothing-link = Ce lien n’est pas entier
    .why = Il a perdu sa fin en route, et personne ne peut savoir à quelle table il mène. Colle-le encore une fois, avec toutes ses lettres.
nothing-network = Cette page ne peut pas être chargée pour l’instant
    .why = Le serveur ne répond pas. Tes tables y sont à l’abri : réessaie dans un moment.
nothing-again = Réessayer
nothing-home = Retour à l’accueil
move-bar = Autre appareil
move-title = Reprendre cette place ?
move-why = Ta place passe sur cet appareil et quitte l’autre. Le lien ne sert qu’une fois.
move-do = Continuer ici
move-doing = Un instant …
refused-offline = Le serveur ne répond pas.
