"""An evening with friends: serves everybody in this network, says where, and opens the browser."""

import errno
import logging
import os
import sys
from io import StringIO
from socket import socket
from subprocess import DEVNULL, run
from threading import Thread

import segno
from rich.console import Console

from kamifuda import compiled
from kamifuda.cli.files import reason
from kamifuda.cli.serving import FAILED, explained
from kamifuda.cli.usage import HIGHEST_PORT, Refused, port_called
from kamifuda.server.process.logs import start_logging
from kamifuda.server.process.settings import Settings
from kamifuda.server.serve import listening
from kamifuda.server.serve import run as serve
from kamifuda.server.wire.address import in_network
from kamifuda.text import Text

EVERYWHERE = "0.0.0.0"
TRIES = 20  # ports, one after the other
SCREENS = ("DISPLAY", "WAYLAND_DISPLAY")
OPEN = "import sys, webbrowser; sys.exit(not webbrowser.open(sys.argv[1]))"


def host(port: str, database: str | None, browser: bool, text: Text) -> None:
    """Until Ctrl-C."""
    with explained():
        settings, first = Settings.of(database=database), port_called(port)
        listener = first_free(first)
        start_logging(level=logging.WARNING)
        serve(settings, listener, lambda: welcome(first, listener.getsockname()[1], browser, text))


def first_free(first: int) -> socket:
    """From this port on; a few are tried."""
    last = min(first + TRIES - 1, HIGHEST_PORT)
    for port in range(first, last + 1):
        try:
            if port:
                listening("127.0.0.1", port).close()  # macOS would share the port with a neighbour who has it here only
            return listening(EVERYWHERE, port)
        except OSError as error:
            if error.errno != errno.EADDRINUSE:
                raise Refused("error-host", FAILED, host=f"{EVERYWHERE}:{port}", **reason(error)) from None
    raise Refused("error-ports-taken", FAILED, first=str(first), last=str(last))


def welcome(asked: int, port: int, browser: bool, text: Text) -> None:
    """What somebody wants to know who invites friends."""
    here, machine = f"http://localhost:{port}", in_network()
    if asked and port != asked:
        print(text.say("host-port-taken", taken=str(asked), port=str(port)))
    if not compiled():
        print(text.say("host-interpreted"))
    print(text.say("host-here", address=here))
    if machine is None:
        print(text.say("host-alone"))
    else:
        print(text.say("host-friends", address=f"http://{machine}:{port}"))
        draw(f"http://{machine}:{port}")
    print(text.say("host-end"), flush=True)
    if browser:
        Thread(target=show, args=(here, text), daemon=True).start()


def draw(address: str) -> None:
    """A QR code where somebody can see it; dark on light, whatever the colours of the terminal."""
    console, picture = Console(no_color=False), StringIO()
    segno.make(address, micro=False).terminal(picture, compact=True)
    lines = picture.getvalue().splitlines()
    if console.is_terminal and console.encoding.startswith("utf") and console.width >= len(lines[0]):
        for line in lines:
            console.print(line, style="#ffffff on #000000", highlight=False)


def show(address: str, text: Text) -> None:
    if not opened(address):
        print(text.say("host-no-browser"), flush=True)


def opened(address: str) -> bool:
    """In another process: whatever a browser says is not for this terminal, and Ctrl-C not for the browser."""
    if sys.platform not in ("darwin", "win32") and not any(map(os.environ.get, SCREENS)):
        return False
    without_terminal = {name: value for name, value in os.environ.items() if name != "TERM"}  # for browsers of text
    done = run(
        [sys.executable, "-I", "-c", OPEN, address],
        env=without_terminal,
        stdin=DEVNULL,
        stdout=DEVNULL,
        stderr=DEVNULL,
        start_new_session=True,
    )
    return done.returncode == 0
