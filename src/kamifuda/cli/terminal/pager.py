"""Long texts through the person's pager; without one, straight to the screen."""

import os
import shutil
import subprocess
from contextlib import suppress

from rich.console import Console, RenderableType

NOT_RUN = (126, 127)  # exit codes of a shell that could not run the command


def page(console: Console, long: RenderableType) -> None:
    with console.capture() as captured:
        console.print(long)
    command = os.environ.get("PAGER") or shutil.which("less")
    if not command or not paged(command, captured.get()):
        console.file.write(captured.get())
        console.file.flush()


def paged(command: str, text: str) -> bool:
    """Whether it was shown; less is told about styles and letters."""
    less = "-R " + os.environ.get("LESS", "").removeprefix("-R ")
    pager = subprocess.Popen(
        command, shell=True, stdin=subprocess.PIPE, env=os.environ | {"LESS": less, "LESSCHARSET": "utf-8"}
    )
    try:
        pager.communicate(text.encode())
    except KeyboardInterrupt:  # ctrl-c is the pager's
        waited_for(pager)
    return pager.returncode not in NOT_RUN


def waited_for(pager: subprocess.Popen[bytes]) -> None:
    while pager.poll() is None:
        with suppress(KeyboardInterrupt, OSError):
            if pager.stdin is not None:
                pager.stdin.close()
            pager.wait()
