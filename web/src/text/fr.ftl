### Words of the web client that belong to no one page, in French. Same keys as en.ftl.

web-close = Fermer
web-ok = D’accord
web-skip = Aller au contenu
nothing-title = Il n’y a rien ici
nothing-why = Le lien est peut-être incomplet, ou la page a changé d’adresse.
nothing-home = Retour à l’accueil
move-title = Reprendre cette place ?
move-why = Ta place passe sur cet appareil et quitte l’autre. Le lien ne sert qu’une fois.
move-do = Continuer ici
move-doing = Un instant …
refused-offline = Le serveur ne répond pas.
