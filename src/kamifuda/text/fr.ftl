### Words common to all games, in French. Same keys as en.ftl.
### .words are what a person may type, single words, with a blank between two.

## Cards

cards-none = aucune
names-and = { $some } et { $last }
names-listed = { $some } ; { $more }
names-you = toi
names-player = joueur n° { $number }
rules-card = carte
rules-copies = exemplaires
rules-mark = marque
rules-marks = Chaque article finit par une marque, qui dit à quel point nous en sommes sûrs. [C] : certain, le livret, l’éditeur ou deux sources indépendantes le disent. [L] : probable, une bonne source, ou cela s’ensuit de près. [R] : reconstitué, notre choix, pour combler un trou. Ce qui en mêle plusieurs porte la marque la plus faible.
rules-points = points
rules-option = option
rules-usual = d’habitude
rules-values = autres valeurs
rules-meaning = sens
cards-counted = { $count } { $cards }
described = { $what } : { $about }

## Command line: help

help-app = Joue, étudie et simule des jeux de cartes d’esprits et de grimoires.
help-play = Jouer contre des bots dans ce terminal.
help-record = Faire jouer une partie entière par des bots et l’écrire.
help-replay = Raconter une partie enregistrée.
help-verify = Rejouer une partie enregistrée et prouver qu’elle est juste.
help-version = Dire la version, et si elle est compilée.
help-game = Le jeu.
help-seats = Le nombre de joueurs, le plus courant d’abord : { $seats }.
help-bots = Un bot, ou plusieurs séparés par des virgules : random, greedy, search, search:ITERATIONS.
help-seed = Un texte quelconque : la même graine donne les mêmes cartes.
help-option = Une option du jeu, sous la forme nom=valeur (voir plus bas). Peut être répété.
help-options = Options du jeu { $game }, pour --option :
help-one-option = { $name }={ $values }, d’habitude { $usual } : { $help }
help-language = La langue, en ou fr ; sinon celle du système.
help-name = Ton nom dans la partie enregistrée. Dans un jeu sans secrets, plusieurs noms avec des virgules : tous jouent à ce terminal.
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
replay-title = { $game } : { $names }
replay-result = La partie est finie : { $scores }.
replay-unfinished = La partie n’est pas finie.
score = { $name } : { $points }
verify-plays = { $file } : { $game }, { $seats ->
        [one] { $seats } place
       *[other] { $seats } places
    }. { $count ->
        [0] Aucun coup pour l’instant.
        [one] { $count } coup, permis.
       *[other] { $count } coups, tous permis.
    }
verify-seed = Toutes les cartes découlent de la graine « { $seed } ».
verify-server = Toutes les cartes découlent de la graine du serveur et de ce que chaque place y a ajouté. Avant la donne, le serveur a dû montrer { $commitment }.
verify-physics = Ce qu’a fait le livre a été simulé de nouveau, { $count } fois, avec le même résultat.
verify-other-physics = Ce qu’a fait le livre a été simulé de nouveau { $count } fois. Le résultat diffère { $different ->
        [one] au coup { $plays }
       *[other] aux coups { $plays }
    } : cette machine ou cette version ne calcule pas comme celle de la partie. Ce qui est enregistré fait foi.
verify-by-odds = Rien n’a été simulé pour { $count ->
        [one] { $count } coup
       *[other] { $count } coups
    } : les probabilités ont répondu pour le livre.
verify-reported = Les cartes ont été tirées à une vraie table : ce qu’a fait le livre est tel que les joueurs l’ont dit.
verify-odds-lost = Ce que le livre a fait selon les probabilités de la version { $version }, que ce programme n’a plus, est tel que le fichier le dit : ni prouvé ni démenti.
verify-result = Le résultat est juste : { $scores }.
verify-unfinished = La partie n’est pas finie, et le fichier le dit.

## Command line: errors

error = kamifuda : { $message }
error-game = il n’y a pas de jeu « { $name } » ; il y a { $known }.
error-bot = il n’y a pas de bot « { $name } » ; il y a { $known }.
error-option-name = il n’y a pas d’option « { $name } » ; il y a { $known }.
error-option-value = l’option { $name } ne peut pas être « { $value } » ; elle peut être { $allowed }.
error-option-form = l’option « { $text } » devrait s’écrire comme { $example }.
error-option-twice = l’option { $name } est donnée deux fois : « { $one } » et « { $other } ».
error-range = { $low } à { $high }
error-language = il n’y a pas de langue « { $name } » ; il y a { $known }.
error-format = il n’y a pas de format « { $name } » ; il y a { $known }.
error-seat = il n’y a pas de place « { $seat } » dans cette partie ; il y a { $known }.
error-seed = une graine est une ligne de texte affichable.
error-people = il n’y a que { $seats } places pour { $count } personnes.
error-name = un nom est une ligne de texte affichable, de 1 à { $most } lettres.
error-file-missing = il n’y a pas de fichier { $file }.
error-file-exists = le fichier { $file } existe déjà ; choisis un autre nom.
error-file-refused = impossible d’ouvrir le fichier { $file } : { $reason }.
error-file-unwritten = impossible d’écrire la partie dans { $file } : { $reason }.
error-endless =
    après { NUMBER($plays) } coups, la partie n’était pas finie, et elle a été abandonnée{ $house ->
        [yes] { "" } ; ses règles maison lui permettent peut-être de durer toujours
       *[no] { "" }
    }.
error-no-output = la sortie standard est fermée.
error-system = impossible de faire cela : { $reason }.
error-output = impossible d’écrire la suite : { $reason }.
reason-full = le disque est plein
reason-forbidden = ce n’est pas permis
reason-no-folder = ce dossier n’existe pas
reason-folder = c’est un dossier
reason-bad-name = ce nom n’est pas possible
reason-other = erreur { $number }
error-no-terminal = jouer demande un terminal, pour ce que tu tapes et pour ce que tu vois. Pour faire jouer des bots ici et écrire la partie : { $command }
error-stopped = arrêté.
usage-NoSuchOption = il n’y a pas d’option { $option } ici ; { $help } dit ce qu’il y a.
usage-BadOptionUsage = l’option { $option } demande une valeur ; { $help } en dit plus.
usage-MissingParameter = il manque { $parameter } ; { $help } en dit plus.
usage-UsageError = « { $line } » n’est pas compris ; { $help } en dit plus.

## Command line: things that have no effect, said in passing

note-option-idle = l’option { $name } n’a pas d’effet ici ({ $help })
note-option-needs = l’option { $name } n’a pas d’effet sans { $other }.
note-bots = { $count ->
        [0] il n’y a pas de bot à cette table.
        [one] il n’y a qu’un bot à cette table : seul le premier nom compte.
       *[other] il n’y a que { $count } bots à cette table : les { $count } premiers noms comptent.
    }

## Damaged records

damaged = { $file }, ligne { $line } : { $reason }
record-empty = le fichier est vide.
record-cut-off = le fichier est coupé ici.
record-not-printable = il y a ici des caractères qui ne s’affichent pas, ou le nom est vide ou trop long.
record-line-ends = les lignes finissent comme sous Windows ; celles d’une partie finissent par un simple LF.
record-expected = cette ligne devrait se lire « { $about } … ».
record-expected-play = cette ligne devrait être le coup n° { $number } : son numéro, une place et le coup.
record-expected-end = cette ligne devrait se lire « over », puis un score par place.
record-not-a-record = ce n’est pas une partie enregistrée ; la première ligne en serait « { $about } ».
record-unknown-game = le jeu « { $about } » est inconnu ici.
record-unknown-version = la version « { $about } » est inconnue ici.
record-missing-option = l’option « { $about } » manque.
record-bad-option = l’option « { $about } » n’est pas permise.
record-not-hexadecimal = { $about } n’est pas hexadécimal.
record-not-json = ce qui devrait être du JSON ici n’en est pas.
record-not-utf8 = ce n’est pas du texte UTF-8.
record-attachment-too-large = la pièce jointe est trop grande.
record-after-the-end = quelque chose suit la fin.
record-spelling = personne n’écrit une partie ainsi ; quelque chose a été changé à la main.
record-illegal-play = ce coup est contraire aux règles ({ $about }). { $clause }
record-unknown-step = « { $about } » n’est pas un coup.
record-nothing-may-follow = « { $about } » continue après la fin du coup.
record-unfinished-play = « { $about } » n’est que le début d’un coup.
record-other-scores = le résultat est faux ; rejoué, c’est « { $about } ».
record-other-answer = ce que personne ne décide est ici un autre coup : « { $about } ».
record-bad-outcome = ce qui devrait être noté ici du livre ne l’est pas.
record-bad-gesture = le geste n’en est pas un ({ $about }).
record-not-over = le résultat est faux ; rejouée, la partie n’est pas finie.
record-not-an-export = ce n’est pas une sauvegarde ; la première ligne en serait « { $about } ».
record-repeated = « { $about } » est ici une deuxième fois.
record-no-log = ceci appartient à une table, « { $about } », dont il n’y a pas le journal.

## Plays that make no sense

notation-unknown-step = Je ne comprends pas « { $text } ». Tape un numéro, des mots comme « { $example } », ou { "?" } pour de l’aide.
notation-numbers = « { $text } » n’est pas possible ici ; le nombre peut être { $known }.
notation-unclear =
    { $count ->
        [one] Je ne comprends pas « { $text } ». Veux-tu dire { $known } ?
       *[other] « { $text } » peut désigner { $count } choses : { $known }. Laquelle ?
    }
notation-nothing-may-follow = « { $text } » continue après la fin du coup.
notation-unfinished-play = « { $text } » n’est que le début d’un coup.
notation-attachment-too-large = Ce qui accompagne ce coup est trop grand.

## The terminal game

terminal-title = { $game } · { $tagline }
terminal-bot-1 = Akari
terminal-bot-2 = Botan
terminal-bot-3 = Chiyo
terminal-bot-4 = Daichi
terminal-you = Toi
terminal-player = Joueur
terminal-person = Joueur n° { $number }
terminal-table =
    { $count ->
        [one] Tu joues contre un bot : { $bots }.
       *[other] Tu joues avec { $count } bots : { $bots }.
    }
terminal-bot = { $name } ({ $bot })
terminal-round-over = Fin de la manche { $round }
terminal-match-over = Fin de la partie
terminal-keys = numéro ou mots : jouer · b : retour · { "?" } : conseil · règles · q : quitter
terminal-prompt = À toi >
terminal-prompt-of = { $name } >
terminal-illegal = Interdit ({ $clause }). { $rule }
terminal-see-rule = r montre la règle parmi ses voisines.
terminal-no-such-number =
    { $count ->
        [one] Il n’y a que le numéro 1.
       *[other] Choisis un numéro de 1 à { $count }.
    }
terminal-too-narrow = Cette fenêtre est trop étroite pour la table : élargis-la à { $columns } colonnes au moins et tape Entrée.
terminal-nothing-to-take-back = Il n’y a rien à reprendre.
terminal-no-rule-yet = Aucune règle n’a encore été citée ; « règles » les montre toutes.
terminal-advice-title = Conseil
terminal-advice = Le bot « greedy » jouerait : { $play }.
terminal-why = Pourquoi : { $why }
terminal-then = { $one } → { $other }
terminal-saved = La partie est dans { $file }. Pour la lire :
terminal-save-how = « sauver FICHIER » garde la partie, par exemple : sauver partie.txt
terminal-offer = Garder cette partie ? Un nom de fichier, ou juste Entrée >
terminal-not-kept = Cette partie n’est pas gardée. La prochaine fois : « sauver FICHIER » en jouant, ou --save FICHIER.
terminal-retry = Un nouvel essai suit chaque coup.
terminal-goodbye = Au revoir !
terminal-again = Pour recommencer avec la même donne :
terminal-thanks = Merci d’avoir joué !

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

## Ligne de commande : le serveur

help-serve = Sert des tables aux personnes, aux programmes et aux bots, jusqu’à Ctrl-C.
help-export = Écrit tout le contenu de la base dans un fichier : une sauvegarde. Elle contient des secrets ; garde-la pour toi.
help-import = Reprend dans la base les tables d’une sauvegarde ; celles qui y sont déjà restent telles quelles.
help-host = L’adresse du serveur ; 0.0.0.0 désigne toutes les adresses de cette machine.
help-port = Le port ; 0 en prend un qui soit libre.
help-database = Un fichier (SQLite) ou postgresql://… ; sinon KAMIFUDA_DATABASE, ou un fichier parmi tes données.
help-backup = Une sauvegarde, écrite par export.
help-new-file = Un fichier qui n’existe pas encore.
serve-ready = Serveur prêt : { $address } (Ctrl-C l’arrête).
serve-ended = Tout est enregistré. Au revoir !
export-done = { $tables ->
        [one] { $tables } table écrite
       *[other] { $tables } tables écrites
    } dans { $file }.
import-done = { $tables ->
        [one] { $tables } table reprise
       *[other] { $tables } tables reprises
    } du fichier { $file } ; { $known ->
        [0] aucune n’y était
        [one] { $known } y était
       *[other] { $known } y étaient
    } déjà.
import-damaged = { $count ->
        [one] Le journal de l’une d’elles est abîmé (ligne { $lines }) : cette table a été reprise telle quelle, et s’affiche fermée.
       *[other] Les journaux de { $count } d’entre elles sont abîmés (lignes { $lines }) : ces tables ont été reprises telles quelles, et s’affichent fermées.
    }
import-unknown-rules = { $count ->
        [one] L’une d’elles est d’un jeu, ou d’une version d’un jeu, que ce programme n’a pas : elle a été reprise telle quelle, et reste fermée jusqu’à ce qu’un programme plus récent la serve.
       *[other] { $count } d’entre elles sont de jeux, ou de versions de jeux, que ce programme n’a pas : elles ont été reprises telles quelles, et restent fermées jusqu’à ce qu’un programme plus récent les serve.
    }
error-port = il n’y a pas de port « { $port } » ; un port est un nombre de 0 à { $most }.
error-port-taken = le port { $port } est pris ; choisis-en un autre avec --port, ou 0 pour n’importe quel port libre.
error-host = l’adresse { $host } n’est pas disponible ici : { $reason }.
error-setting = le réglage { $name } doit être un nombre entier, pas « { $value } ».
error-database = la base { $about } est inutilisable : { $reason }.
reason-busy = un autre serveur y travaille
reason-not-a-database = ce fichier est autre chose
reason-damaged = elle est abîmée
reason-newer-version = elle vient d’une version plus récente de ce programme
reason-older-version = elle vient d’une version plus ancienne ; sers-la une fois avec celle-ci
reason-foreign = elle contient déjà autre chose
reason-unreadable = elle est illisible
reason-missing = elle n’existe pas
reason-bad-address = l’adresse n’est pas comprise
reason-unknown-kind = seuls les fichiers SQLite et postgresql:// sont connus
reason-unreachable = elle ne répond pas
reason-login-refused = elle n’accepte pas ce nom ou ce mot de passe
reason-no-such-database = il n’y a pas de base de ce nom

## Ce que le serveur refuse, selon ses codes

refused-already-started = La partie a déjà commencé.
refused-asked-already = Une autre demande attend une réponse.
refused-bad-bot = Ce bot n’existe pas ici.
refused-bad-clock = Cette pendule n’a pas de sens.
refused-bad-gesture = La main a bougé comme aucune main ne le peut.
refused-bad-name = Un nom est une ligne de texte lisible, de 1 à 60 lettres.
refused-bad-option = Cette option n’existe pas dans ce jeu.
refused-bad-origin = Cette page appartient à un autre site.
refused-bad-play = Ce n’est pas un coup entier.
refused-book-lost = Le livre a échappé un instant au serveur. Rien ne s’est passé : tes doigts sont toujours sur la page.
refused-busy-book = Le livre bouge. Attends qu’il se calme.
refused-chairs-empty = Il reste une chaise vide.
refused-closed = Cette table a été fermée.
refused-damaged-table = Ce qui était noté de cette table n’est plus lisible. Elle est donc fermée ; personne n’y est pour rien.
refused-unknown-rules = Ce serveur n’a pas le jeu de cette table, ou pas cette version du jeu. Elle est donc fermée ici.
refused-internal = Une erreur s’est produite de notre côté. Elle est notée ; réessaie.
refused-malformed = Le serveur n’a pas compris.
refused-no-book = Aucun livre ne se dresse à cette table qu’une main puisse toucher.
refused-no-bots = Pas de bot à une table où l’on joue avec de vraies cartes.
refused-no-identity = Dis d’abord qui tu es.
refused-no-such-page = Il n’y a rien ici.
refused-no-such-request = Cette demande est déjà réglée.
refused-no-such-seat = Cette chaise n’existe pas à cette table.
refused-no-such-table = Cette table n’existe pas. Le lien a peut-être été coupé ?
refused-no-undo = Ce coup ne peut plus être repris : d’autres l’ont vu.
refused-not-away = Aucun bot ne joue pour toi.
refused-not-method = Cela ne se fait pas ici.
refused-not-over = Cela se montre quand la partie est finie.
refused-not-paused = La partie n’est pas en pause.
refused-not-playing = La partie n’a pas commencé.
refused-not-pinching = Tes doigts ne tiennent rien maintenant.
refused-not-your-seat = Ce n’est pas ta chaise.
refused-not-yours = Seules les personnes assises à cette table peuvent le faire.
refused-nothing-to-undo = Il n’y a rien à reprendre.
refused-one-chair = Tu as déjà une chaise à cette table.
refused-over = La partie est finie.
refused-paused = La partie est en pause.
refused-say-hello = La connexion n’a pas commencé comme il faut.
refused-seat-taken = Quelqu’un y est déjà assis.
refused-shutting-down = Le serveur redémarre. Tu seras de retour dans un instant.
refused-silent = Les partenaires ne doivent pas s’informer : seulement des phrases toutes faites jusqu’à la fin de la partie.
refused-stale = Trop tard : la partie a avancé.
refused-too-fast = Pas si vite, s’il te plaît.
refused-too-large = C’est trop volumineux.
refused-too-many = C’est trop.
refused-unavailable = Le serveur ne peut pas enregistrer en ce moment. Rien n’est perdu ; réessaie.
refused-unknown-game = Ce jeu n’existe pas ici.
refused-unknown-link = Ce lien a déjà servi, ou il est trop ancien.
refused-unknown-phrase = Cela ne se dit pas à cette table.
refused-unknown-protocol = Ton programme et ce serveur sont de versions différentes. Recharge la page.

## Phrases toutes faites

phrase-hello = Bonjour !
phrase-good_luck = Bonne chance !
phrase-well_played = Bien joué !
phrase-thank_you = Merci !
phrase-sorry = Désolé !
phrase-one_moment = Un instant, s’il te plaît.
phrase-i_am_back = Me revoilà.
phrase-your_turn = C’est ton tour.
phrase-what_a_hand = Quelle main !
phrase-congratulations = Félicitations !
phrase-one_more = Encore une ?
phrase-goodbye = Au revoir !

## Ligne de commande : une soirée entre amis

help-hosting = Inviter des amis : servir tout ce réseau et ouvrir le navigateur, jusqu’à Ctrl-C.
help-no-browser = Ne pas ouvrir le navigateur.
host-port-taken = Le port { $taken } est pris : ce sera le { $port }.
host-interpreted = Ici les règles ne sont pas compilées : les bots réfléchissent bien plus lentement. Tout le reste est pareil.
host-here = Sur cette machine : { $address }
host-friends = Sur les téléphones et les machines de ton réseau : { $address }
host-alone = Cette machine n’est dans aucun réseau : personne d’autre ne peut venir.
host-no-browser = Aucun navigateur ne peut s’ouvrir d’ici : ouvre cette adresse dans le tien.
host-end = Ctrl-C termine la soirée ; rien n’est perdu.
error-ports-taken = les ports { $first } à { $last } sont tous pris ; choisis-en un autre avec --port, ou 0 pour n’importe quel port libre.
page-not-built = Le client web n’est pas construit : lance `make web`.

## Règles maison

help-house-rules = Règles maison, pour les jeux qui en ont : un fichier TOML (docs/house-rules.md).
help-option-nothing = rien
error-house-rules = règles maison : { $reason }
error-house-rules-file = les règles maison du fichier { $file } : { $reason }
error-no-house-rules = { $game } n’a pas de règles maison ; il y en a pour { $known }.
house-syntax = la ligne { $line } n’est pas du TOML.
house-too-long = elles dépassent { $most } lettres.
house-not-utf8 = la ligne { $line } n’est pas du texte UTF-8.
house-not-a-table = { $at } devrait être un tableau : [{ $at }], puis ses lignes.
house-unknown-table = il n’y a pas de tableau [{ $at }] ; il y a { $known }.
house-unknown-name = { $at } n’existe pas ; il y a { $known }.
house-nothing-to-replace = { $at } ne se remplace pas ; il y a { $known }.
house-not-in-range = { $at } ne peut pas être « { $value } » ; ce peut être { $least } à { $most }.
house-not-a-choice = { $at } ne peut pas être « { $value } » ; ce peut être { $known }.
house-twice = { $at } y est deux fois.
house-changed = Règles maison : { $changes }
refused-bad-house-rules = Ces règles maison ne sont pas possibles.

## Ligne de commande : le livre debout

help-book = Le livre debout, loin de toute table.
help-calibrate = Faire tomber des livres simulés, ajuster les probabilités, et écrire un rapport illustré. Ctrl-C garde ce qui est simulé ; la même commande reprend de là.
help-draws = Le nombre de tirages à simuler, au moins.
help-calibrate-seed = Un nombre : la même graine simule les mêmes livres.
help-workers = Le nombre de processus qui simulent en même temps.
help-out = Le dossier pour les tirages, le rapport et ses images.
help-write = Ajouter les probabilités aux règles, pour une version qui n’en a pas encore, et remplacer la page de documentation (seulement dans une copie de travail).
calibrate-working = Tirages
calibrate-done = { $draws } tirages en { $books } séries simulés. Le rapport : { $file }
calibrate-quality = Sur des livres qui n’ont pas servi à l’ajustement, les probabilités font { $better } % de mieux que la moyenne ; leur écart moyen est de { $error }.
calibrate-written = Les probabilités de la version { $version } sont désormais celles-ci : { $file }. Elles comptent dès que le paquet est reconstruit.
calibrate-stopped = { $draws } tirages sont gardés dans { $file } ; la même commande reprend de là.
error-number = { $name } doit être un nombre entier de { $low } à { $high }, pas « { $value } ».
error-odds-kept = la version { $version } a ses probabilités, et des parties ont été jouées avec elles : elles restent. De nouvelles probabilités demandent une nouvelle version : écrire versions({ $next }) dans { $file }, reconstruire le paquet, puis calibrer (CONTRIBUTING.md, « Raise a version »).
error-no-checkout = --write demande une copie de travail du projet comme dossier courant : le fichier { $file } n’est pas ici.
