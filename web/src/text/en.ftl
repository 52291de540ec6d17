### Words of the web client that belong to no one page, in English. Same keys as fr.ftl.

web-close = Close
web-ok = OK
web-skip = Skip to the content
nothing-bar = Nothing here
nothing-page = There is nothing at this address
    .why = Perhaps a letter is wrong, or the page has moved.
nothing-game = There is no such game here
    .why = These are the games of this house:
nothing-link = This link is not whole
    .why = Its end was cut off on the way, so nobody can tell which table it leads to. Paste it again, with all its letters.
nothing-network = This page cannot be loaded just now
    .why = The server does not answer. Your tables are safe there: try again in a moment.
nothing-again = Try again
nothing-home = To the lobby
move-bar = Another device
move-title = Take this seat over?
move-why = Your seat moves to this device and leaves the other one. The link works once.
move-do = Play on here
move-doing = One moment …
refused-offline = The server does not answer.
