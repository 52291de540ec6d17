### Words of the web client that belong to no one page, in English. Same keys as fr.ftl.

web-close = Close
web-ok = OK
web-skip = Skip to the content
nothing-title = There is nothing here
nothing-why = Perhaps the link was cut off, or the page has moved.
nothing-home = To the lobby
move-title = Take this seat over?
move-why = Your seat moves to this device and leaves the other one. The link works once.
move-do = Play on here
move-doing = One moment …
refused-offline = The server does not answer.
