### Words common to all games, in French. Same keys as en.ftl.
### .words are what a person may type, single words, with a blank between two.

## Cards

cards-none = aucune
names-and = { $some } et { $last }
rules-card = carte
rules-copies = exemplaires
rules-points = points
rules-option = option
rules-usual = d'habitude
rules-values = autres valeurs
rules-meaning = sens
cards-counted = { $count } { $cards }

## Command line: help

help-app = Joue, étudie et simule des jeux de cartes d'esprits et de grimoires.
help-play = Jouer contre des bots dans ce terminal.
help-record = Faire jouer une partie entière par des bots et l'écrire.
help-replay = Raconter une partie enregistrée.
help-verify = Rejouer une partie enregistrée et prouver qu'elle est juste.
help-version = Dire la version, et si elle est compilée.
help-game = Le jeu.
help-seats = Le nombre de joueurs, le plus courant d'abord : { $seats }.
help-bots = Un bot, ou plusieurs séparés par des virgules : random, greedy, search, search:ITERATIONS.
help-seed = Un texte quelconque : la même graine donne les mêmes cartes.
help-option = Une option du jeu, comme mode=lord (voir plus bas). Peut être répété.
help-options = Options de { $game }, pour --option :
help-one-option = { $name }={ $values }, d'habitude { $usual } : { $help }
help-language = La langue, en ou fr ; sinon celle du système.
help-name = Ton nom dans la partie enregistrée.
help-save = Garder la partie dans ce fichier.
help-format = text : la partie. referee : une ligne de JSON par étape.
help-file = Une partie enregistrée par record ou par play --save.
help-seat = Ce que cette place pouvait savoir, comptée depuis 0, ou open : tout.

## Command line: what it prints

version = kamifuda { $version }, { $compiled ->
        [yes] compilé
       *[no] non compilé (plus lent, mêmes jeux)
    }
working = { $count ->
        [one] { $count } coup
       *[other] { $count } coups
    } …
play-needs-a-terminal = Dans un terminal, on jouerait ici à { $game }, { $seats } places : toi contre { $bots }.
play-record-instead = Pour faire jouer des bots ici et écrire la partie :
replay-title = { $game } : { $names }
replay-result = La partie est finie : { $scores }.
replay-unfinished = La partie n'est pas finie.
score = { $name } : { $points }
verify-plays = { $file } : { $game }, { $seats } places. { $count ->
        [0] Aucun coup pour l'instant.
        [one] { $count } coup, permis.
       *[other] { $count } coups, tous permis.
    }
verify-seed = Toutes les cartes découlent de la graine « { $seed } ».
verify-server = Toutes les cartes découlent de la graine du serveur et de ce que chaque place y a ajouté. Avant la donne, le serveur a dû montrer { $commitment }.
verify-result = Le résultat est juste : { $scores }.
verify-unfinished = La partie n'est pas finie, et le fichier le dit.

## Command line: errors

error = kamifuda : { $message }
error-game = il n'y a pas de jeu « { $name } » ; il y a { $known }.
error-bot = il n'y a pas de bot « { $name } » ; il y a { $known }.
error-option-name = il n'y a pas d'option « { $name } » ; il y a { $known }.
error-option-value = l'option { $name } ne peut pas être « { $value } » ; elle peut être { $allowed }.
error-option-form = l'option « { $text } » devrait s'écrire comme mode=lord.
error-option-twice = l'option { $name } est donnée deux fois : « { $one } » et « { $other } ».
error-range = { $low } à { $high }
error-language = il n'y a pas de langue « { $name } » ; il y a { $known }.
error-format = il n'y a pas de format « { $name } » ; il y a { $known }.
error-seat = il n'y a pas de place « { $seat } » dans cette partie ; il y a { $known }.
error-seed = une graine est une ligne de texte affichable.
error-name = un nom est une ligne de texte affichable, de 1 à { $most } lettres.
error-file-missing = il n'y a pas de fichier { $file }.
error-file-exists = le fichier { $file } existe déjà ; choisis un autre nom.
error-file-refused = impossible d'ouvrir le fichier { $file } : { $reason }.
error-file-unwritten = impossible d'écrire la partie dans { $file } : { $reason }.
error-no-output = la sortie standard est fermée.
error-output = impossible d'écrire la suite : { $reason }.
reason-full = le disque est plein
reason-forbidden = ce n'est pas permis
reason-no-folder = il n'y a pas de tel dossier
reason-folder = c'est un dossier
reason-bad-name = ce nom n'est pas possible
reason-other = erreur { $number }
error-stopped = arrêté.
usage-NoSuchOption = il n'y a pas d'option { $option } ici ; { $help } dit ce qu'il y a.
usage-BadOptionUsage = l'option { $option } demande une valeur ; { $help } en dit plus.
usage-MissingParameter = il manque { $parameter } ; { $help } en dit plus.
usage-UsageError = « { $line } » n'est pas compris ; { $help } en dit plus.

## Command line: things that have no effect, said in passing

note-option-idle = l'option { $name } n'a pas d'effet ici ({ $help })
note-option-needs = l'option { $name } n'a pas d'effet sans { $other }.
note-bots = { $count ->
        [one] il n'y a qu'un bot à cette table : seul le premier nom compte.
       *[other] il n'y a que { $count } bots à cette table : les { $count } premiers noms comptent.
    }

## Damaged records

damaged = { $file }, ligne { $line } : { $reason }
record-cut-off = le fichier est coupé ici.
record-not-printable = il y a ici des caractères qui ne s'affichent pas, ou le nom est vide ou trop long.
record-line-ends = les lignes finissent comme sous Windows ; celles d'une partie finissent par un simple LF.
record-expected = cette ligne devrait se lire « { $about } … ».
record-expected-play = cette ligne devrait être le coup n° { $number } : son numéro, une place et le coup.
record-expected-end = cette ligne devrait se lire « over », puis un score par place.
record-not-a-record = ce n'est pas une partie enregistrée ; la première ligne en serait « { $about } ».
record-unknown-game = le jeu « { $about } » est inconnu ici.
record-unknown-version = la version « { $about } » de ce jeu est inconnue ici.
record-bad-option = l'option « { $about } » n'est pas permise.
record-not-hexadecimal = { $about } n'est pas hexadécimal.
record-not-json = la pièce jointe n'est pas du JSON.
record-not-utf8 = ce n'est pas du texte UTF-8.
record-attachment-too-large = la pièce jointe est trop grande.
record-after-the-end = quelque chose suit la fin.
record-spelling = personne n'écrit une partie ainsi ; quelque chose a été changé à la main.
record-illegal-play = ce coup est contraire aux règles ({ $about }). { $clause }
record-unknown-step = « { $about } » n'est pas un coup.
record-nothing-may-follow = « { $about } » continue après la fin du coup.
record-unfinished-play = « { $about } » n'est que le début d'un coup.
record-other-scores = le résultat est faux ; rejoué, c'est « { $about } ».
record-not-over = le résultat est faux ; rejouée, la partie n'est pas finie.

## Plays that make no sense

notation-unknown-step = « { $text } » ne me dit rien. Tape un numéro, des mots comme « { $example } », ou ? pour de l'aide.
notation-nothing-may-follow = « { $text } » continue après la fin du coup.
notation-unfinished-play = « { $text } » n'est que le début d'un coup.
notation-attachment-too-large = Ce qui accompagne ce coup est trop grand.

## The terminal game

terminal-title = { $game } · { $tagline }
terminal-bot-1 = Akari
terminal-bot-2 = Botan
terminal-bot-3 = Chiyo
terminal-bot-4 = Daichi
terminal-you = Toi
terminal-player = Joueur
terminal-and = { $one } & { $other }
terminal-table =
    { $count ->
        [one] Tu joues contre un bot : { $bots }.
       *[other] Tu joues avec { $count } bots : { $bots }.
    }
terminal-bot = { $name } ({ $bot })
terminal-partner = En face de toi, { $name } est ton partenaire.
terminal-your-turn = Manche { $round } · À toi de jouer
terminal-round-over = Fin de la manche { $round }
terminal-match-over = Fin de la partie
terminal-score = { $side } { $points }
terminal-target =
    { $target ->
        [one] { $target } point pour gagner
       *[other] { $target } points pour gagner
    }
terminal-keys = numéro ou mots : jouer · b : retour · ? : conseil · règles · q : quitter
terminal-prompt = À toi >
terminal-example = cacher lance, attaquer tour
terminal-illegal = Interdit ({ $clause }). { $rule }
terminal-see-rule = r montre la règle parmi ses voisines.
terminal-no-such-number =
    { $count ->
        [one] Il n'y a que le numéro 1.
       *[other] Choisis un numéro de 1 à { $count }.
    }
terminal-too-narrow = Cette fenêtre est trop étroite pour la table : élargis-la à { $columns } colonnes au moins et tape Entrée.
terminal-nothing-to-take-back = Il n'y a rien à reprendre.
terminal-no-rule-yet = Aucune règle n'a encore été citée ; « règles » les montre toutes.
terminal-advice-title = Conseil
terminal-advice = Le bot « greedy » jouerait : { $play }.
terminal-why = Pourquoi : { $why }
terminal-help = Entrée redessine la table, « sauver FICHIER » garde la partie jusqu'ici. En mots : « { $example } » ; piles et cartes se comptent depuis 1, comme à l'écran.
terminal-then = { $one } → { $other }
terminal-saved = La partie est dans { $file }. Pour la lire :
terminal-save-how = « sauver FICHIER » garde la partie, par exemple : sauver partie.txt
terminal-offer = Garder cette partie ? Un nom de fichier, ou juste Entrée >
terminal-not-kept = Cette partie n'est pas gardée. La prochaine fois : « sauver FICHIER » en jouant, ou --save FICHIER.
terminal-retry = Un nouvel essai suit chaque coup.
terminal-goodbye = Au revoir !
terminal-again = Pour recommencer avec la même donne :
terminal-thanks = Merci d'avoir joué !

## What a person may type at the prompt besides plays

command-back = retour
    .words = b retour back
command-advice = conseil
    .words = ? h aide conseil
command-rule = la règle citée
    .words = r règle regle
command-rules = les règles
    .words = règles regles rules
command-save = sauver
    .words = sauver enregistrer save
command-quit = quitter
    .words = q quitter quit
filler = little words that may stand in a play and mean nothing
    .words = un une le la les l d de du des au aux avec ma mon sur en defense carte n no manche pile
