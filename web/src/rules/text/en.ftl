### The pages of rules and help, in English. Same keys as fr.ftl.

## Rules

rules-page-minute = In one minute
rules-page-one-minute = { $game } in one minute
rules-page-game-goal = The aim
rules-page-game-how-a-turn-works = The turn
rules-page-game-begin = To begin
rules-page-game-end = The end
rules-page-play = Play { $game }
rules-page-title = Rules
rules-page-contents = Contents
rules-page-offline = The rules cannot be loaded just now. Please try again when you are connected.
rules-page-marks = How sure we are
rules-page-mark-C = certain
    .help = Certain: the rulebook, the publisher or two independent sources say so.
rules-page-mark-L = likely
    .help = Likely: it follows closely from what they say.
rules-page-mark-R = our ruling
    .help = Our own ruling, where the rulebook is silent. If a rule mixes several kinds, it has the weakest mark.
rules-page-sure-of = { $what }: { $sure }
rules-page-points =
    { $count ->
        [one] { $count } point
       *[other] { $count } points
    }
rules-page-copies =
    { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }
rules-page-usual = usually { $value }
rules-page-on = on
rules-page-off = off

## Help

help-page-title = How it works
help-page-invite = Invite friends
    .text = Create a table and send its link, or let a phone scan the picture beside it. Whoever opens the link chooses a free chair, or watches. No account is needed.
help-page-device = Go on with another device
    .text = In the menu of a table, ask for a link that moves your seat, and open it on the other device within a quarter of an hour. It works once: the seat is then over there and no longer here.
help-page-leave = Leave, and come back
    .text = Close the page whenever you like: your table waits among “Your tables”. If the others would have to wait for you too long, a bot plays for you, and everybody is told so. When you come back, the chair is yours again.
help-page-clocks = Clocks
    .text = Tables have none unless their maker wants one: some seconds for every move, a stock of minutes for the match, or some days for every move. Whoever runs out of time has that one move played by a bot.
help-page-undo = Take back a move
    .text = You can, as long as nobody has learned anything from it. On one shared device the others are asked.
help-page-keys = Keyboard
    .text = Everything here works without a mouse. At a table there are also these keys:
help-page-key-arrows = ← →
    .does = go through your hand
help-page-key-enter = Enter
    .does = plays the card, or says why it cannot be played
help-page-key-w = W
    .does = asks why
help-page-key-p = P
    .does = passes
help-page-key-u = U
    .does = takes back
help-page-screen-reader = With a screen reader
    .text = The table tells everything that happens in words: the attack, your hand, what you may do. Every card has its full name, and what cannot be played says why.
help-page-fair = Fair cards
    .text = Before anybody sits down, the server draws a secret number and shows its seal, which it cannot change any more. Your browser adds chance of its own. All cards follow from both. After the match the secret is opened, and anybody can check that not a single card was exchanged.
help-page-install = As an app
    .text = Kamifuda can be put on your home screen and then opens like an app, without the bars of the browser.
help-page-install-here = Look for “Install” or “Add to home screen” in the menu of your browser.
help-page-install-not-here = Not at this address: browsers install only what comes by HTTPS, or from the very machine it runs on. Playing in the browser works all the same.
help-page-privacy = What is known about you
    .text = One cookie, so that your seats stay yours, and the name you type. No account, no e-mail, no advertising, nobody else’s scripts.
