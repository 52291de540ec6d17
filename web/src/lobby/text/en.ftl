### The lobby and a new table, in English. Same keys as fr.ftl.

## Preferences

lobby-menu = Menu
lobby-language = Language
lobby-language-fr = Français
    .short = FR
lobby-language-en = English
    .short = EN
lobby-theme = Theme
lobby-theme-light = Light
lobby-theme-dark = Dark
lobby-theme-system = Auto
lobby-pace = Pace of the game
lobby-pace-slow = Slow
lobby-pace-usual = Usual
lobby-pace-fast = Fast

## The games

lobby-question = What shall we play?
lobby-line = Small games of spirits and spellbooks. No account, nothing to install.
lobby-soon = Coming soon
lobby-rules-of = The rules of { $game }
lobby-help = How it works
lobby-name-change = change
lobby-name-say = Say your name
lobby-name-help = The others at your table see it. Where you sit already, nothing changes.
lobby-name-keep = Keep this name

## The real box

lobby-companion = Companion mode

## Tables

lobby-your-turn = Your turn
lobby-resume = Play on
lobby-your-tables = Your tables
lobby-open-tables = Open tables
lobby-gathering-count =
    { $count ->
        [0] { "" }
        [one] { $count } waiting
       *[other] { $count } waiting
    }
lobby-with = { $game } with { $names }
lobby-alone = { $game }, nobody else yet
lobby-bots =
    { $count ->
        [one] a bot
       *[other] { $count } bots
    }
lobby-waiting-for = Waiting for { $names }
lobby-bots-play = The bots are playing
lobby-not-started = Not started
lobby-paused = Paused
lobby-won = Won
lobby-lost = Lost
lobby-drawn = Nobody won
lobby-won-by = { $names } won
lobby-ended = Ended early
lobby-round = round { $round }
lobby-until = until { $when }
lobby-all-tables =
    { $count ->
        [one] One more table
       *[other] { $count } more tables
    }
lobby-remove = Remove
lobby-remove-this = Take off the list: { $title }
lobby-remove-sure = Take this table off the list?
lobby-end = End it
lobby-end-sure = End this match and take it off the list?
lobby-keep = Keep
lobby-covered = A bot plays for you
lobby-open = Open
lobby-closed = { $game }: closed table
lobby-closed-unknown = Closed table
lobby-look-again = See result
lobby-hosted-by = { $name }’s table
lobby-hosted-by-nobody = Open table
lobby-seats-2 = duel
lobby-seats-3 = for three
lobby-seats-4 = for four
lobby-seats-5 = for five
lobby-free-chairs =
    { $count ->
        [one] { $count } free chair
       *[other] { $count } free chairs
    }
lobby-playing = playing
lobby-house-rules = house rules
lobby-sit = Sit down
lobby-watch = Watch
lobby-no-table = No open table just now.
    .create = Create one
lobby-looking = Looking for tables …
lobby-new-here = New here?
lobby-read-rules = The rules of { $game }
    .about = In one minute, then clause by clause
lobby-read-help = How it works
    .about = Inviting, leaving, clocks, keyboard

## Clocks

lobby-clock-none = no clock
lobby-clock-seconds = { $amount } s a move
lobby-clock-minutes = { $amount } min a move
lobby-clock-bank = { $amount } min
lobby-clock-bank-more = { $amount } min + { $increment } s a move
lobby-clock-days =
    { $amount ->
        [one] { $amount } day a move
       *[other] { $amount } days a move
    }

## The foot

lobby-create = Create a table
lobby-have-link = I have a link
lobby-paste = Paste the link or the code
lobby-paste-help = It looks like this: { $example }
lobby-go = Go there
lobby-not-a-link = This is not the link of a table. Perhaps its end was cut off?
lobby-back = Back

## First visit

welcome-title = Welcome!
welcome-what = Kamifuda is a house of small card games, for you and your friends or against bots. No account and nothing to install: a link is all it takes to invite somebody.
welcome-name = Your name
welcome-name-help = The others at your table see it. You can leave it blank.
welcome-look = Look around first

## A new table

new-game = Which game?
new-name = Your name
new-seats = How many players?
new-company = Who with?
new-company-bots =
    { $bots ->
        [one] Against a bot
       *[other] Against bots
    }
    .help = The game begins at once.
new-together-bots =
    { $bots ->
        [0] Alone
        [one] With a bot
       *[other] With bots
    }
    .help = The game begins at once.
new-together-device = On this device
    .help = You pass it around. There is nothing to hide.
new-company-friends = With friends
    .help = You get a link to send them. Each plays on their own device.
new-company-device = On this device
    .help = You pass it around. A screen hides each hand from the next player.
new-company-cards = With the real cards
    .help = The box is on your table. This phone is the notepad and the referee.
new-names = Who is at the table?
new-names-help = Clockwise, as you sit. Names may stay blank.
new-phones = How many phones?
new-phones-one = One for everybody
    .help = It lies on the table; whoever is nearest taps.
new-phones-each = One each
    .help = You get a link. Everybody taps what is theirs, and sees the sheet.
new-chairs = Who sits where?
new-at-left = On your left
new-at-right = On your right
new-opposite = Opposite you
new-at-left-team = On your left, opponent
new-at-right-team = On your right, opponent
new-opposite-team = Opposite you, your partner
new-level =
    { $bots ->
        [one] The bot
       *[other] Bots
    }
new-bot-random = Beginner
    .help = Plays any card that is allowed. Good for finding your feet.
new-bot-greedy = Steady
    .help = Follows simple rules of thumb. Makes few blunders.
new-bot-search = Strong
    .help = Thinks ahead before every card. Takes its time.
new-sitter-random = Bot, beginner
new-sitter-greedy = Bot, steady
new-sitter-search = Bot, strong
new-sitter-nobody = A friend (free chair)
new-sitter-person = Somebody here
new-person = Player { $number }
new-person-name = Name: { $where }
new-two-people = On one device you need at least two people.
new-visible = Who finds the table?
new-visible-link = Only with the link
    .help = Nobody comes but those you send it to.
new-visible-open = Everybody
    .help = It is in the list of open tables.
new-clock = Clock
new-clock-none = No clock
new-clock-none-help = Take all the time you like.
new-clock-move-help = Whoever runs out of time has that move played by a bot.
new-clock-bank-help = A stock of time for the whole match; every move adds a little.
new-clock-days-help = For a game beside everyday life: a move now and then.
new-more = More settings
new-more-usual = as usual
new-more-changed =
    { $count ->
        [one] { $count } rule changed
       *[other] { $count } rules changed
    }
new-house-choose = Choose a file
new-house-paste = Paste text
new-house-text = House rules as TOML text
new-house-use = Use these rules
new-house-remove = Remove these rules
new-house-nothing = Everything in it is as usual: nothing changes.
new-house-refused = These rules cannot be used: { $why }
new-outside =
    { $typed ->
        [no] A number is missing here
       *[yes] { $value } is not possible
    }: { $least } to { $most }.
new-first = { $option }: { $why }
new-range = { $least } to { $most }
new-make = Create the table
new-make-and-play = Play
new-not-so = { $option } cannot be { $value }.
new-allowed = Possible: { $values }.
