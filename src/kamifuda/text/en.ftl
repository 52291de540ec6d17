### Words common to all games, in English. Same keys as fr.ftl.
### .words are what a person may type, single words, with a blank between two.

## Cards

cards-none = none
names-and = { $some } and { $last }
rules-card = card
rules-copies = copies
rules-points = points
rules-option = option
rules-usual = usual
rules-values = other values
rules-meaning = meaning
cards-counted = { $count } { $cards }

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
help-option = An option of the game, such as mode=lord (see below). May be given several times.
help-options = Options of { $game }, for --option:
help-one-option = { $name }={ $values }, usually { $usual }: { $help }
help-language = The language, en or fr; otherwise that of your system.
help-name = Your name in the record.
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
play-needs-a-terminal = In a terminal, this plays { $game } with { $seats } seats: you against { $bots }.
play-record-instead = To let bots play here and print the record:
replay-title = { $game }: { $names }
replay-result = The match is over: { $scores }.
replay-unfinished = The match is not over.
score = { $name }: { $points }
verify-plays = { $file }: { $game } with { $seats } seats. { $count ->
        [0] No play yet.
        [one] { $count } play, and it was legal.
       *[other] { $count } plays, and every one was legal.
    }
verify-seed = Every card follows from the seed “{ $seed }”.
verify-server = Every card follows from the server's seed and what each seat added. Before the deal the server must have shown { $commitment }.
verify-result = The result is right: { $scores }.
verify-unfinished = The match is not over, and the record says so.

## Command line: errors

error = kamifuda: { $message }
error-game = there is no game “{ $name }”; there is { $known }.
error-bot = there is no bot “{ $name }”; there are { $known }.
error-option-name = there is no option “{ $name }”; there are { $known }.
error-option-value = option { $name } cannot be “{ $value }”; it can be { $allowed }.
error-option-form = option “{ $text }” should look like mode=lord.
error-option-twice = option { $name } is given twice, as “{ $one }” and as “{ $other }”.
error-range = { $low } to { $high }
error-language = there is no language “{ $name }”; there are { $known }.
error-format = there is no format “{ $name }”; there are { $known }.
error-seat = there is no seat “{ $seat }” in this match; there are { $known }.
error-seed = a seed is one line of printable text.
error-name = a name is one line of printable text, from 1 to { $most } letters.
error-file-missing = there is no file { $file }.
error-file-exists = the file { $file } exists already; choose another name to save to.
error-file-refused = the file { $file } cannot be opened: { $reason }.
error-file-unwritten = the match could not be written to { $file }: { $reason }.
error-no-output = standard output is closed.
error-output = nothing more can be written: { $reason }.
reason-full = the disk is full
reason-forbidden = it is not permitted
reason-no-folder = there is no such folder
reason-folder = it is a folder
reason-bad-name = the name is not possible
reason-other = error { $number }
error-stopped = stopped.
usage-NoSuchOption = there is no option { $option } here; { $help } lists what there is.
usage-BadOptionUsage = option { $option } needs a value; { $help } tells more.
usage-MissingParameter = { $parameter } is missing; { $help } tells more.
usage-UsageError = “{ $line }” is not understood; { $help } tells more.

## Command line: things that have no effect, said in passing

note-option-idle = option { $name } has no effect here ({ $help })
note-option-needs = option { $name } has no effect without { $other }.
note-bots = { $count ->
        [one] there is only { $count } bot at this table: the first name counts.
       *[other] there are only { $count } bots at this table: the first { $count } names count.
    }

## Damaged records

damaged = { $file }, line { $line }: { $reason }
record-cut-off = the file is cut off here.
record-not-printable = there are letters here that cannot be printed, or the name is blank or too long.
record-line-ends = the lines end as on Windows; a record has plain line ends (LF).
record-expected = this line should read “{ $about } …”.
record-expected-play = this line should be play number { $number }: its number, a seat and the play.
record-expected-end = this line should read “over” and a score for each seat.
record-not-a-record = this is not a record; the first line of one is “{ $about }”.
record-unknown-game = the game “{ $about }” is not known here.
record-unknown-version = version “{ $about }” of this game is not known here.
record-bad-option = the option “{ $about }” is not allowed.
record-not-hexadecimal = the { $about } is not hexadecimal.
record-not-json = the attachment is not JSON.
record-not-utf8 = this is not UTF-8 text.
record-attachment-too-large = the attachment is too large.
record-after-the-end = something follows after the end.
record-spelling = nobody writes a record like this; something was changed by hand.
record-illegal-play = this play is against the rules ({ $about }). { $clause }
record-unknown-step = “{ $about }” is not a play.
record-nothing-may-follow = “{ $about }” goes on after the play is over.
record-unfinished-play = “{ $about }” is only the beginning of a play.
record-other-scores = the result is wrong; replayed, it is “{ $about }”.
record-not-over = the result is wrong; replayed, the match is not over.

## Plays that make no sense

notation-unknown-step = “{ $text }” says nothing to me. Type a number, words such as “{ $example }”, or ? for help.
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
terminal-and = { $one } & { $other }
terminal-table =
    { $count ->
        [one] You play against a bot: { $bots }.
       *[other] You play with { $count } bots: { $bots }.
    }
terminal-bot = { $name } ({ $bot })
terminal-partner = { $name } sits opposite you and is your partner.
terminal-your-turn = Round { $round } · Your turn
terminal-round-over = End of round { $round }
terminal-match-over = End of the match
terminal-score = { $side } { $points }
terminal-target =
    { $target ->
        [one] { $target } point to win
       *[other] { $target } points to win
    }
terminal-keys = number or words: play · b: back · ?: advice · rules: all rules · q: quit
terminal-prompt = Your turn >
terminal-example = hide spear, attack tower
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
terminal-help = Enter draws the table again, “save FILE” keeps the match so far. In words: “{ $example }”; stacks and cards are counted from 1, as on the screen.
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
