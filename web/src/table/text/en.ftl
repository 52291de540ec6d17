### The frame of every table, in English. Same keys as fr.ftl.

table-back = Back to the lobby
table-menu = Table
table-thread = What happened
table-talk = Say
table-write = Write something
table-silent = Partners keep silent: ready-made phrases only.
table-loading = Laying the cards …
table-lost = We cannot find this table
table-no-board = This game cannot be played in the browser yet.
table-title-yours = ● Your turn · { $title }
table-watchers =
    { $count ->
        [one] { $count } person is watching
       *[other] { $count } people are watching
    }
table-bot = Bot
table-stand-in =
    { $who ->
        [you] A bot plays for you
       *[other] A bot plays for them
    }
table-away = away
table-time-left = Time left: { $time }
table-days-left = { $days } d { $hours } h
table-empty-chair = Empty chair
table-somebody = Somebody
table-ready = Everybody is here
table-waiting-for =
    { $count ->
        [one] Waiting for one more player
       *[other] Waiting for { $count } more players
    }
table-how = How this table plays
table-team = Team { $number }
table-together = You all play together: everybody wins, or nobody does.
table-partner = your partner
table-level = Level: { $name }
table-invited = You are invited
table-your-name = Your name
table-sit = Sit here
table-stand = Get up
table-send-away = Send away
table-thats-you = you
table-add-bot = Add a bot
table-remove-bot = Remove { $name }
table-level-random = beginner bot
table-level-greedy = steady bot
table-level-search = strong bot
table-invite = Invite friends
table-invite-how = Send the link, or let them scan the picture. No account needed.
table-watch-link = Link for people who want to watch
table-missing =
    { $count ->
        [one] One chair is still empty
       *[other] { $count } chairs are still empty
    }
table-start = Start
table-link = The link to this table
table-copy = Copy the link
table-copied = Copied
table-share = Share
table-qr = The link as a picture to scan
table-qr-move = Your seat as a picture to scan
table-house-rules = House rules of this table
table-rules = The rules
table-undo = Take back
table-pause = Pause
table-resume = Play on
table-paused = The match is paused.
table-move = Play on another device
table-move-how = Scan this with the other device: your seat moves there. It works once, for a quarter of an hour.
table-fair = Is the deal fair?
table-fair-how = Before anybody sat down, the server sealed its part of the shuffle; this is the seal. After the match everybody can check that nothing was changed.
table-record = Download the match
table-proof = Every deal was sealed before the first card.
table-leave = Leave the match
table-leave-what = A bot will play for you, and everybody will see that it does. You can come back at any time.
table-leave-yes = Leave, a bot takes over
table-stay = Stay
table-close = Close this table
table-close-what = Everybody’s chair is gone, and the link leads nowhere.
table-close-yes = Close it
table-close-no = Keep it
table-your-turn-says = When it is your turn
table-sound = Play a sound
table-vibration = Vibrate, among people
table-this-device = On this device
table-play-until = Your turn, until { $when }
table-put-away = Take it off my list
table-ended = This match was ended
table-ended-what = Nobody has won it. It stays in your list until you take it off.
table-end = End this match
table-end-what = The match stops here, and nobody wins it. This cannot be undone.
table-end-yes = End it
table-end-no = Keep playing
table-bot-plays-for-you =
    { $why ->
        [clock] Your time ran out, so a bot plays for you.
        [left] You left, so a bot plays for you.
       *[absent] You were away, so a bot plays for you.
    }
table-take-back-chair = I am back
table-hand-over = { $name }, it is your turn
table-hand-over-why = Pass the device on. The cards are shown when you say that you are there.
table-so-far = So far
table-meanwhile = Since your last turn
table-i-am = I am { $name }
table-others-play = The bots are playing. Nobody’s cards are shown meanwhile.
table-hand = Your hand
table-slip = { $card }: not now.
table-is-paused = The match is paused
table-sending = On its way …
table-not-yet = It is not your turn yet
table-choose-again = Choose again
table-why = Why? What now?
table-watching = You are watching.
table-hint = What now?
table-skip = Skip ahead
table-aim = The aim
table-aim-is = The aim · { $aim }
table-now = Now
table-read-rules = The rules of { $game }
table-spoken-whole = { $play }: Enter once more plays it, Escape chooses again.
table-you-are-awaited = Meanwhile it has become your turn.
table-window-asks = Your new cards: { $question }
table-window-answered = Your answer is noted: it is told when the time is over.
table-forced = Against bots: play by itself what leaves no choice
table-thinks = is thinking
table-your-turn = your turn
table-waits = waits
table-cards-left =
    { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }
table-see-result = See the result
table-letters = Keys P (pass), W (what now?), U (take back)
table-full = The table is full
table-full-watch = You can watch as soon as it begins.
table-rematch = Rematch
table-to-rematch = To the rematch
table-invites = { $name } invites you to a rematch
table-accept = Join
table-decline = No, thanks
table-without-you = { $name } has a rematch, without you.
table-look-in = Have a look
table-invited-chair = invited, has not answered yet
table-declined = { $names } would rather not play again.
table-to-lobby = To the lobby

wish-yours =
    { $what ->
        [undo] You have asked to take back. The others decide.
       *[pause] You have asked for a pause. The others decide.
    }
wish-theirs =
    { $what ->
        [undo] { $name } would like to take back. Agreed?
       *[pause] { $name } would like a pause. Agreed?
    }
wish-yes = Yes
wish-no = No
wish-withdraw = Never mind

strip-lost = No connection. Trying again …
strip-lost-waiting = No connection. Your play is kept and sent as soon as it is back.
strip-unsaved = The server cannot save just now. Nothing is lost; we keep trying.
strip-resending = Waiting for the server …
strip-back = Connected again.
strip-outdated = This page is older than the server.
strip-reload = Reload

log-said =
    { $who ->
        [you] You: { $words }
       *[other] { $name }: { $words }
    }
log-bot-played =
    { $why ->
        [clock] Time is up: a bot plays for { $name }.
       *[other] A bot plays for { $name }.
    }
log-sat =
    { $who ->
        [you] You sit down.
       *[other] { $name } sits down.
    }
log-stood =
    { $who ->
        [you] You get up.
       *[other] { $name } gets up.
    }
log-declined = { $name } would rather not play again.
log-bot =
    { $sits ->
        [yes] A bot sits down.
       *[no] A bot gets up.
    }
log-started = The match begins.
log-asked =
    { $done ->
        [yes]
            { $what ->
                [undo]
                    { $who ->
                        [you] You take back your last play.
                       *[other] { $name } takes back the last play.
                    }
               *[pause] The match is paused.
            }
       *[no]
            { $what ->
                [undo] { $name } asks to take back.
               *[pause] { $name } asks for a pause.
            }
    }
log-answered =
    { $yes ->
        [yes]
            { $who ->
                [you] You agree.
               *[other] { $name } agrees.
            }
       *[no]
            { $who ->
                [you] You would rather not.
               *[other] { $name } would rather not.
            }
    }
log-resumed = The match goes on.
log-covered =
    { $who ->
        [you] A bot plays for you from now on.
       *[other] A bot plays for { $name } from now on.
    }
log-returned =
    { $who ->
        [you] You are back.
       *[other] { $name } is back.
    }
log-rematch = There is a rematch.
log-closed = The table is closed.
