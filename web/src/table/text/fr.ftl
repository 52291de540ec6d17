### The frame of every table, in French. Same keys as en.ftl.

table-back = Retour à l’accueil
table-menu = La table
table-thread = Le fil
table-talk = Parler
table-write = Écris quelque chose
table-silent = Les partenaires se taisent : phrases toutes prêtes seulement.
table-loading = On pose les cartes …
table-lost = Cette table est introuvable
table-no-board = Ce jeu ne se joue pas encore dans le navigateur.
table-title-yours = ● À toi · { $title }
table-watchers =
    { $count ->
        [one] { $count } personne regarde
       *[other] { $count } personnes regardent
    }
table-bot = Bot
table-stand-in =
    { $who ->
        [you] Un bot joue à ta place
       *[other] Un bot joue à sa place
    }
table-away = absent
table-time-left = Temps restant : { $time }
table-days-left = { $days } j { $hours } h
table-empty-chair = Chaise libre
table-somebody = Quelqu’un
table-ready = Tout le monde est là
table-waiting-for =
    { $count ->
        [one] On attend encore un joueur
       *[other] On attend encore { $count } joueurs
    }
table-how = Comment on joue à cette table
table-team = Équipe { $number }
table-together = Vous jouez tous ensemble : tout le monde gagne, ou personne.
table-partner = ton partenaire
table-level = Niveau : { $name }
table-invited = Tu es de la partie
table-your-name = Ton nom
table-sit = M’asseoir ici
table-stand = Me lever
table-send-away = Renvoyer
table-thats-you = toi
table-add-bot = Ajouter un bot
table-remove-bot = Retirer { $name }
table-level-random = bot débutant
table-level-greedy = bot régulier
table-level-search = bot fort
table-invite = Inviter des amis
table-invite-how = Envoie le lien, ou fais scanner l’image. Sans compte.
table-watch-link = Lien pour qui veut regarder
table-missing =
    { $count ->
        [one] Il reste une chaise libre
       *[other] Il reste { $count } chaises libres
    }
table-start = Commencer
table-link = Le lien vers cette table
table-copy = Copier le lien
table-copied = Copié
table-share = Partager
table-qr = Le lien en image à scanner
table-qr-move = Ta place en image à scanner
table-house-rules = Règles maison de cette table
table-rules = Les règles
table-undo = Reprendre le coup
table-pause = Pause
table-resume = Continuer
table-paused = La partie est en pause.
table-move = Continuer sur un autre appareil
table-move-how = Scanne ceci avec l’autre appareil : ta place y passe. Une seule fois, pendant un quart d’heure.
table-fair = La donne est-elle honnête ?
table-fair-how = Avant que quiconque s’assoie, le serveur a scellé sa part du mélange ; voici le sceau. Après la partie, chacun peut vérifier que rien n’a changé.
table-record = Télécharger la partie
table-proof = Chaque donne était scellée avant la première carte.
table-leave = Quitter la partie
table-leave-what = Un bot jouera à ta place, et tout le monde le verra. Tu peux revenir quand tu veux.
table-leave-yes = Quitter, un bot me remplace
table-stay = Rester
table-close = Fermer cette table
table-close-what = Toutes les chaises disparaissent, et le lien ne mène plus nulle part.
table-close-yes = La fermer
table-close-no = La garder
table-your-turn-says = Quand c’est ton tour
table-sound = Jouer un son
table-vibration = Vibrer, entre amis
table-this-device = Sur cet appareil
table-play-until = À toi de jouer, jusqu’au { $when }
table-put-away = La retirer de ma liste
table-ended = Cette partie a été arrêtée
table-ended-what = Personne ne l’a gagnée. Elle reste dans ta liste jusqu’à ce que tu l’en retires.
table-end = Arrêter cette partie
table-end-what = La partie s’arrête ici, sans vainqueur. On ne peut pas revenir en arrière.
table-end-yes = L’arrêter
table-end-no = Continuer
table-bot-plays-for-you =
    { $why ->
        [clock] Ton temps est écoulé : un bot joue pour toi.
        [left] Tu es parti : un bot joue pour toi.
       *[absent] Tu étais absent : un bot joue pour toi.
    }
table-take-back-chair = Me revoilà
table-hand-over = { $name }, à toi de jouer
table-hand-over-why = Passe l’appareil. Les cartes se montrent quand tu dis que tu es là.
table-so-far = Jusqu’ici
table-meanwhile = Depuis ton dernier tour
table-i-am = C’est moi, { $name }
table-others-play = Les bots jouent. En attendant, personne ne voit de cartes.
table-hand = Ta main
table-slip = { $card } : pas maintenant.
table-is-paused = La partie est en pause
table-sending = C’est parti …
table-not-yet = Ce n’est pas encore ton tour
table-choose-again = Choisir autrement
table-why = Pourquoi ? Et maintenant ?
table-watching = Tu regardes la partie.
table-hint = Et maintenant ?
table-skip = Voir la suite
table-aim = Le but
table-aim-is = Le but · { $aim }
table-now = Maintenant
table-read-rules = Les règles du jeu { $game }
table-spoken-whole = { $play } : Entrée encore une fois pour jouer, Échap pour choisir autrement.
table-window-answered = Ta réponse est notée : on la dira à la fin du temps.
table-window-asks = Tes nouvelles cartes : { $question }
table-forced = Contre les bots : jouer tout seul ce qui ne laisse pas le choix
table-you-are-awaited = Entre-temps, c’est devenu ton tour.
table-thinks = réfléchit
table-your-turn = à toi
table-waits = attend
table-cards-left =
    { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    }
table-see-result = Voir le résultat
table-letters = Touches P (passer), W (et maintenant ?), U (reprendre)
table-full = La table est complète
table-full-watch = Tu pourras regarder dès que la partie commence.
table-rematch = Revanche
table-to-rematch = À la revanche
table-invites = { $name } te propose une revanche
table-accept = Accepter
table-decline = Non, merci
table-without-you = Il y a une revanche chez { $name }, sans toi.
table-look-in = Y jeter un œil
table-invited-chair = invitation envoyée, pas encore de réponse
table-declined =
    { $count ->
        [one] { $names } ne veut pas rejouer.
       *[other] { $names } ne veulent pas rejouer.
    }
table-to-lobby = Retour à l’accueil

wish-yours =
    { $what ->
        [undo] Tu demandes à reprendre ton coup. Les autres décident.
       *[pause] Tu demandes une pause. Les autres décident.
    }
wish-theirs =
    { $what ->
        [undo] { $name } voudrait reprendre son coup. D’accord ?
       *[pause] { $name } voudrait une pause. D’accord ?
    }
wish-yes = Oui
wish-no = Non
wish-withdraw = Tant pis

strip-lost = Pas de connexion. On réessaie …
strip-lost-waiting = Pas de connexion. Ton coup est gardé et partira dès le retour.
strip-unsaved = Le serveur ne peut pas enregistrer en ce moment. Rien n’est perdu ; on réessaie.
strip-resending = On attend le serveur …
strip-back = De nouveau en ligne.
strip-outdated = Cette page est plus ancienne que le serveur.
strip-reload = Recharger

log-said =
    { $who ->
        [you] Toi : { $words }
       *[other] { $name } : { $words }
    }
log-bot-played =
    { $why ->
        [clock] Temps écoulé : un bot joue pour { $name }.
       *[other] Un bot joue pour { $name }.
    }
log-sat =
    { $who ->
        [you] Tu t’assieds.
       *[other] { $name } s’assied.
    }
log-stood =
    { $who ->
        [you] Tu te lèves.
       *[other] { $name } se lève.
    }
log-declined = { $name } ne veut pas rejouer.
log-bot =
    { $sits ->
        [yes] Un bot s’assied.
       *[no] Un bot se lève.
    }
log-started = La partie commence.
log-asked =
    { $done ->
        [yes]
            { $what ->
                [undo]
                    { $who ->
                        [you] Tu reprends ton dernier coup.
                       *[other] { $name } reprend son dernier coup.
                    }
               *[pause] La partie est en pause.
            }
       *[no]
            { $what ->
                [undo] { $name } demande à reprendre son coup.
               *[pause] { $name } demande une pause.
            }
    }
log-answered =
    { $yes ->
        [yes]
            { $who ->
                [you] Tu es d’accord.
               *[other] { $name } est d’accord.
            }
       *[no]
            { $who ->
                [you] Tu préfères que non.
               *[other] { $name } préfère que non.
            }
    }
log-resumed = La partie reprend.
log-covered =
    { $who ->
        [you] Un bot joue désormais pour toi.
       *[other] Un bot joue désormais pour { $name }.
    }
log-returned =
    { $who ->
        [you] Te revoilà.
       *[other] { $name } est de retour.
    }
log-rematch = Il y a une revanche.
log-closed = La table est fermée.
