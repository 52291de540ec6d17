### Words common to all games, in English. Same keys as fr.ftl.
### .words are what a person may type, single words, with a blank between two.

## Cards

cards-none = none
names-and = { $some } and { $last }
names-listed = { $some }; { $more }
names-you = you
names-player = player { $number }
rules-card = card
rules-copies = copies
rules-mark = mark
rules-marks = Every item ends with a mark that tells how sure we are. [C] is certain: the rulebook, the publisher or two independent sources say so. [L] is likely: one good source, or it follows closely. [R] is reconstructed: our own choice, to fill a hole. What mixes several kinds carries the weakest mark.
rules-points = points
rules-option = option
rules-usual = usual
rules-values = other values
rules-meaning = meaning
cards-counted = { $count } { $cards }
described = { $what }: { $about }

## Command line: help

help-app = Play, study and simulate card games of spirits and spellbooks.
help-play = Play against bots in this terminal.
help-record = Let bots play a whole match and print its record.
help-replay = Tell a recorded match in words.
help-verify = Replay a record and prove that it is right.
help-version = Say which version this is, and whether it is compiled.
help-game = The game.
help-seats = How many play, the usual number first: { $seats }.
help-bots = A bot, or several with commas between them: random, greedy, search, search:ITERATIONS.
help-seed = Any text: the same seed deals the same cards.
help-option = An option of the game, as name=value (see below). May be given several times.
help-options = Options of { $game }, for --option:
help-one-option = { $name }={ $values }, usually { $usual }: { $help }
help-language = The language, en or fr; otherwise that of your system.
help-name = Your name in the record. In a game without secrets several names with commas: all of them play at this terminal.
help-save = Keep the record of the match in this file.
help-format = text: the record. referee: one line of JSON for every step.
help-file = A record, as written by record or by play --save.
help-seat = What this seat could know, counted from 0, or open: everything.

## Command line: what it prints

version = kamifuda { $version }, { $compiled ->
        [yes] compiled
       *[no] not compiled (slower, the same games)
    }
working = { $count ->
        [one] { $count } play
       *[other] { $count } plays
    } …
replay-title = { $game }: { $names }
replay-result = The match is over: { $scores }.
replay-unfinished = The match is not over.
score = { $name }: { $points }
verify-plays = { $file }: { $game } with { $seats ->
        [one] { $seats } seat
       *[other] { $seats } seats
    }. { $count ->
        [0] No play yet.
        [one] { $count } play, and it was legal.
       *[other] { $count } plays, and every one was legal.
    }
verify-seed = Every card follows from the seed “{ $seed }”.
verify-server = Every card follows from the server's seed and what each seat added. Before the deal the server must have shown { $commitment }.
verify-physics = What the book did was simulated again, { $count ->
        [one] once
       *[other] { $count } times
    }, and came out the same.
verify-other-physics = What the book did was simulated again { $count ->
        [one] once
       *[other] { $count } times
    }. It came out differently in { $different ->
        [one] play { $plays }
       *[other] plays { $plays }
    }: this machine or this version counts differently from the one that played. What is recorded stands.
verify-by-odds = In { $count ->
        [one] { $count } play
       *[other] { $count } plays
    } nothing was simulated: the odds answered for the book.
verify-reported = The cards were drawn at a real table: what the book did is as the players told it.
verify-odds-lost = What the book did by the odds of version { $version }, which this program no longer has, is as the record tells it: neither proved nor disproved.
verify-result = The result is right: { $scores }.
verify-unfinished = The match is not over, and the record says so.

## Command line: errors

error = kamifuda: { $message }
error-game = there is no game “{ $name }”; there are { $known }.
error-bot = there is no bot “{ $name }”; there are { $known }.
error-option-name = there is no option “{ $name }”; there are { $known }.
error-option-value = option { $name } cannot be “{ $value }”; it can be { $allowed }.
error-option-form = option “{ $text }” should look like { $example }.
error-option-twice = option { $name } is given twice, as “{ $one }” and as “{ $other }”.
error-range = { $low } to { $high }
error-language = there is no language “{ $name }”; there are { $known }.
error-format = there is no format “{ $name }”; there are { $known }.
error-seat = there is no seat “{ $seat }” in this match; there are { $known }.
error-seed = a seed is one line of printable text.
error-people = there are only { $seats } seats for { $count } people.
error-name = a name is one line of printable text, from 1 to { $most } letters.
error-file-missing = there is no file { $file }.
error-file-exists = the file { $file } exists already; choose another name to save to.
error-file-refused = the file { $file } cannot be opened: { $reason }.
error-file-unwritten = the match could not be written to { $file }: { $reason }.
error-endless =
    after { NUMBER($plays) } plays the match was not over, and was given up{ $house ->
        [yes] ; perhaps its house rules let it last for ever
       *[no] { "" }
    }.
error-no-output = standard output is closed.
error-system = that could not be done: { $reason }.
error-output = nothing more can be written: { $reason }.
reason-full = the disk is full
reason-forbidden = it is not permitted
reason-no-folder = there is no such folder
reason-folder = it is a folder
reason-bad-name = the name is not possible
reason-other = error { $number }
error-no-terminal = playing needs a terminal for what you type and for what you see. To let bots play here and print the record: { $command }
error-stopped = stopped.
usage-NoSuchOption = there is no option { $option } here; { $help } lists what there is.
usage-BadOptionUsage = option { $option } needs a value; { $help } tells more.
usage-MissingParameter = { $parameter } is missing; { $help } tells more.
usage-UsageError = “{ $line }” is not understood; { $help } tells more.

## Command line: things that have no effect, said in passing

note-option-idle = option { $name } has no effect here ({ $help })
note-option-needs = option { $name } has no effect without { $other }.
note-bots = { $count ->
        [0] there is no bot at this table.
        [one] there is only { $count } bot at this table: the first name counts.
       *[other] there are only { $count } bots at this table: the first { $count } names count.
    }

## Damaged records

damaged = { $file }, line { $line }: { $reason }
record-empty = the file is empty.
record-cut-off = the file is cut off here.
record-not-printable = there are letters here that cannot be printed, or the name is blank or too long.
record-line-ends = the lines end as on Windows; a record has plain line ends (LF).
record-expected = this line should read “{ $about } …”.
record-expected-play = this line should be play number { $number }: its number, a seat and the play.
record-expected-end = this line should read “over” and a score for each seat.
record-not-a-record = this is not a record; the first line of one is “{ $about }”.
record-unknown-game = the game “{ $about }” is not known here.
record-unknown-version = version “{ $about }” is not known here.
record-missing-option = the option “{ $about }” is missing.
record-bad-option = the option “{ $about }” is not allowed.
record-not-hexadecimal = the { $about } is not hexadecimal.
record-not-json = what should be JSON here is not.
record-not-utf8 = this is not UTF-8 text.
record-attachment-too-large = the attachment is too large.
record-after-the-end = something follows after the end.
record-spelling = nobody writes a record like this; something was changed by hand.
record-illegal-play = this play is against the rules ({ $about }). { $clause }
record-unknown-step = “{ $about }” is not a play.
record-nothing-may-follow = “{ $about }” goes on after the play is over.
record-unfinished-play = “{ $about }” is only the beginning of a play.
record-other-scores = the result is wrong; replayed, it is “{ $about }”.
record-other-answer = what no player decides is another play here: “{ $about }”.
record-bad-outcome = what should be recorded here of the book is not.
record-bad-gesture = the gesture is none ({ $about }).
record-not-over = the result is wrong; replayed, the match is not over.
record-not-an-export = this is not a backup; the first line of one is “{ $about }”.
record-repeated = “{ $about }” is here a second time.
record-no-log = this belongs to a table, “{ $about }”, of which there is no log.

## Plays that make no sense

notation-unknown-step = I do not understand “{ $text }”. Type a number, words such as “{ $example }”, or { "?" } for help.
notation-numbers = There is no “{ $text }” here; the number may be { $known }.
notation-unclear =
    { $count ->
        [one] I do not understand “{ $text }”. Do you mean { $known }?
       *[other] “{ $text }” may be { $count } things: { $known }. Which one?
    }
notation-nothing-may-follow = “{ $text }” goes on after the play is over.
notation-unfinished-play = “{ $text }” is only the beginning of a play.
notation-attachment-too-large = What comes with this play is too large.

## The terminal game

terminal-title = { $game } · { $tagline }
terminal-bot-1 = Akari
terminal-bot-2 = Botan
terminal-bot-3 = Chiyo
terminal-bot-4 = Daichi
terminal-you = You
terminal-player = Player
terminal-person = Player { $number }
terminal-table =
    { $count ->
        [one] You play against a bot: { $bots }.
       *[other] You play with { $count } bots: { $bots }.
    }
terminal-bot = { $name } ({ $bot })
terminal-round-over = End of round { $round }
terminal-match-over = End of the match
terminal-keys = number or words: play · b: back · { "?" }: advice · rules: all rules · q: quit
terminal-prompt = Your turn >
terminal-prompt-of = { $name } >
terminal-illegal = Not allowed ({ $clause }). { $rule }
terminal-see-rule = r shows the rule among its neighbours.
terminal-no-such-number =
    { $count ->
        [one] There is only number 1.
       *[other] Choose a number from 1 to { $count }.
    }
terminal-too-narrow = This window is too narrow for the table: make it at least { $columns } columns wide and press Enter.
terminal-nothing-to-take-back = There is nothing to take back.
terminal-no-rule-yet = No rule has been quoted yet; “rules” shows all of them.
terminal-advice-title = Advice
terminal-advice = The bot “greedy” would play: { $play }.
terminal-why = Why: { $why }
terminal-then = { $one } → { $other }
terminal-saved = The match is in { $file }. To read it:
terminal-save-how = “save FILE” saves the match, for example: save match.txt
terminal-offer = Keep this match? A file name, or just Enter >
terminal-not-kept = This match is not kept. Next time: “save FILE” while you play, or --save FILE.
terminal-retry = It is tried again after every play.
terminal-goodbye = Goodbye!
terminal-again = To begin again with the same deal:
terminal-thanks = Thank you for playing!

## What a person may type at the prompt besides plays

command-back = back
    .words = b back undo
command-advice = advice
    .words = ? h help hint
command-rule = the rule just quoted
    .words = r rule
command-rules = the rules
    .words = rules
command-save = save
    .words = save
command-quit = quit
    .words = q quit exit
filler = little words that may stand in a play and mean nothing
    .words = a an the with my on of at from face down card round stack

## Command line: the server

help-serve = Serve tables for people, programs and bots, until Ctrl-C.
help-export = Write everything in the database to a file: a backup. It holds secrets; keep it to yourself.
help-import = Take the tables of a backup into the database; those that are there already stay as they are.
help-host = The address to serve at; 0.0.0.0 is every address of this machine.
help-port = The port; 0 takes any that is free.
help-database = A file (SQLite) or postgresql://…; otherwise KAMIFUDA_DATABASE, or a file among your own data.
help-backup = A backup, as written by export.
help-new-file = A file that does not exist yet.
serve-ready = Serving at { $address } (Ctrl-C ends it).
serve-ended = Everything is saved. Goodbye!
export-done = { $tables ->
        [one] { $tables } table
       *[other] { $tables } tables
    } written to { $file }.
import-done = { $tables ->
        [one] { $tables } table
       *[other] { $tables } tables
    } taken from { $file }; { $known ->
        [0] none was
        [one] { $known } was
       *[other] { $known } were
    } there already.
import-damaged = { $count ->
        [one] The log of one of them is damaged (line { $lines }): that table was taken as it is, and is shown closed.
       *[other] The logs of { $count } of them are damaged (lines { $lines }): those tables were taken as they are, and are shown closed.
    }
import-unknown-rules = { $count ->
        [one] One of them is of a game, or a version of a game, that this program does not have: it was taken as it is, and stays closed until a newer program serves it.
       *[other] { $count } of them are of games, or versions of games, that this program does not have: they were taken as they are, and stay closed until a newer program serves them.
    }
error-port = there is no port “{ $port }”; a port is a number from 0 to { $most }.
error-port-taken = port { $port } is taken; choose another with --port, or 0 for any that is free.
error-host = the address { $host } cannot be had here: { $reason }.
error-setting = the setting { $name } should be a whole number, not “{ $value }”.
error-database = the database { $about } cannot be used: { $reason }.
reason-busy = another server works on it
reason-not-a-database = this file is something else
reason-damaged = it is damaged
reason-newer-version = it was made by a newer version of this program
reason-older-version = it was made by an older version; serve it once with this one
reason-foreign = it holds other things already
reason-unreadable = it cannot be read
reason-missing = it does not exist
reason-bad-address = the address is not understood
reason-unknown-kind = only SQLite files and postgresql:// are known
reason-unreachable = it does not answer
reason-login-refused = it does not accept this name or password
reason-no-such-database = there is no database of that name

## What the server refuses, by its codes

refused-already-started = The match has already begun.
refused-asked-already = Another request waits for an answer.
refused-bad-bot = There is no such bot here.
refused-bad-clock = This clock makes no sense.
refused-bad-gesture = The hand moved in a way that no hand can.
refused-bad-name = A name is one line of printable text, from 1 to 60 letters.
refused-bad-option = This game has no such option.
refused-bad-origin = This page belongs to another site.
refused-bad-play = This is not a whole play.
refused-book-lost = The book slipped away from the server for a moment. Nothing has happened: your fingers are still on the page.
refused-busy-book = The book is moving. Wait until it is still.
refused-chairs-empty = There is still an empty chair.
refused-closed = This table has been closed.
refused-damaged-table = What was written down about this table cannot be read any more, so it is closed. That is nobody’s fault.
refused-unknown-rules = This table is of a game, or a version of a game, that this server does not have, so it is closed here.
refused-internal = Something went wrong on our side. It has been written down; please try again.
refused-malformed = The server did not understand this.
refused-no-book = No book stands on this table that a hand could touch.
refused-no-bots = Bots cannot sit at a table with real cards.
refused-no-identity = Say who you are first.
refused-no-such-page = There is nothing here.
refused-no-such-request = This request has been settled.
refused-no-such-seat = There is no such chair at this table.
refused-no-such-table = There is no such table. Perhaps the link was cut off?
refused-no-undo = This play can no longer be taken back: others have seen it.
refused-not-away = No bot plays for you.
refused-not-method = This cannot be done here.
refused-not-over = That is shown when the match is over.
refused-not-paused = The match is not paused.
refused-not-playing = The match has not begun.
refused-not-pinching = Your fingers hold nothing now.
refused-not-your-seat = This is not your chair.
refused-not-yours = Only those who sit at this table may do that.
refused-nothing-to-undo = There is nothing to take back.
refused-one-chair = You have a chair at this table already.
refused-over = The match is over.
refused-paused = The match is paused.
refused-say-hello = The connection did not begin properly.
refused-seat-taken = Somebody sits there already.
refused-shutting-down = The server restarts. You will be back in a moment.
refused-silent = Partners may not inform each other: only ready-made phrases until the match is over.
refused-stale = Too late: the game has moved on.
refused-too-fast = Not so fast, please.
refused-too-large = This is too large.
refused-too-many = That is too many.
refused-unavailable = The server cannot save just now. Nothing is lost; please try again.
refused-unknown-game = There is no such game here.
refused-unknown-link = This link has been used, or is too old.
refused-unknown-phrase = This is not said at this table.
refused-unknown-protocol = Your program and this server are of different versions. Please reload.

## Ready-made phrases

phrase-hello = Hello!
phrase-good_luck = Good luck!
phrase-well_played = Well played!
phrase-thank_you = Thank you!
phrase-sorry = Sorry!
phrase-one_moment = One moment, please.
phrase-i_am_back = I am back.
phrase-your_turn = It is your turn.
phrase-what_a_hand = What a hand!
phrase-congratulations = Congratulations!
phrase-one_more = One more?
phrase-goodbye = Goodbye!

## Command line: hosting an evening

help-hosting = Invite friends: serve everybody in this network and open the browser, until Ctrl-C.
help-no-browser = Do not open the browser.
host-port-taken = Port { $taken } is taken: using { $port }.
host-interpreted = The rules are not compiled here: bots think much more slowly. Everything else is the same.
host-here = On this machine: { $address }
host-friends = On phones and machines in your network: { $address }
host-alone = This machine is in no network: nobody else can come.
host-no-browser = No browser can be opened from here: open that address in yours.
host-end = Ctrl-C ends the evening; nothing is lost.
error-ports-taken = ports { $first } to { $last } are all taken; choose another with --port, or 0 for any that is free.
page-not-built = The web client is not built: run `make web`.

## House rules

help-house-rules = House rules for games that have them: a TOML file (docs/house-rules.md).
help-option-nothing = nothing
error-house-rules = house rules: { $reason }
error-house-rules-file = the house rules in { $file }: { $reason }
error-no-house-rules = { $game } has no house rules; there are some for { $known }.
house-syntax = line { $line } is not TOML.
house-too-long = they are longer than { $most } letters.
house-not-utf8 = line { $line } is not UTF-8 text.
house-not-a-table = { $at } should be a table: [{ $at }], with its lines below.
house-unknown-table = there is no table [{ $at }]; there are { $known }.
house-unknown-name = there is no { $at }; there are { $known }.
house-nothing-to-replace = there is no { $at } to replace; there are { $known }.
house-not-in-range = { $at } cannot be “{ $value }”; it can be { $least } to { $most }.
house-not-a-choice = { $at } cannot be “{ $value }”; it can be { $known }.
house-twice = { $at } is there twice.
house-changed = House rules: { $changes }
refused-bad-house-rules = These house rules are not possible.

## Command line: the standing book

help-book = The standing book, away from any table.
help-calibrate = Let simulated books fall, fit the odds to them, and write a report with pictures. Ctrl-C keeps what was simulated; the same command goes on from there.
help-draws = How many draws to simulate, at least.
help-calibrate-seed = A number: the same seed simulates the same books.
help-workers = How many processes simulate at the same time.
help-out = The folder for the draws, the report and its pictures.
help-write = Add the odds to the rules, for a version that has none yet, and replace the page of the documentation (in a checkout only).
calibrate-working = Draws
calibrate-done = { $draws } draws of { $books } series simulated. The report: { $file }
calibrate-quality = On books they were not fitted to, the odds are { $better } % better than the mean; they are off by { $error } on average.
calibrate-written = The odds of version { $version } are now these: { $file }. They count once the package is built again.
calibrate-stopped = { $draws } draws are kept in { $file }; the same command goes on from there.
error-number = { $name } should be a whole number from { $low } to { $high }, not “{ $value }”.
error-odds-kept = version { $version } has its odds, and matches were played by them: they stay. New odds need a new version: write versions({ $next }) in { $file }, build the package again, then calibrate (CONTRIBUTING.md, “Raise a version”).
error-no-checkout = --write needs a checkout of the project as the current folder: there is no { $file } here.
