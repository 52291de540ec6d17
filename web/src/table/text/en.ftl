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
table-gathering = Almost ready
table-invited = You are invited
table-your-name = Your name
table-sit = Sit here
table-stand = Get up
table-send-away = Send away
table-thats-you = you
table-add-bot = Add a bot
table-remove-bot = Remove
table-level-random = beginner bot
table-level-greedy = steady bot
table-level-search = strong bot
table-partners = Two against two: whoever sits in the first and third chair plays together, and so do the second and fourth.
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
table-put-away = Take it off my list
table-bot-plays-for-you =
    { $why ->
        [clock] Your time ran out, so a bot plays for you.
        [left] You left, so a bot plays for you.
       *[absent] You were away, so a bot plays for you.
    }
table-take-back-chair = I am back
table-hand-over = { $name }, it is your turn
table-hand-over-why = Pass the device on. The cards are shown when you say that you are there.
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
