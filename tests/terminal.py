"""A real pseudo-terminal with a program in it; waits for what should appear, never for time to pass."""

import fcntl
import os
import pty
import re
import select
import struct
import subprocess
import termios
import time
from collections.abc import Mapping, Sequence
from types import TracebackType

from tests.patient import PATIENCE

CONTROL = re.compile(r"\x1b\[[0-9;?]*[A-Za-z]|\x1b\][^\x07]*\x07|\r")


class Terminal:
    """`typed` sends a line, `until` reads on until a text has appeared and returns all since the last time."""

    def __init__(self, command: Sequence[str], environment: Mapping[str, str], columns: int = 80) -> None:
        self.master, slave = pty.openpty()
        fcntl.ioctl(slave, termios.TIOCSWINSZ, struct.pack("HHHH", 40, columns, 0, 0))
        self.process = subprocess.Popen(
            command,
            stdin=slave,
            stdout=slave,
            stderr=slave,
            env=dict(environment),
            start_new_session=True,
            preexec_fn=lambda: fcntl.ioctl(0, termios.TIOCSCTTY, 0),  # so that ctrl-c reaches the program
        )
        os.close(slave)
        self.unread = ""
        self.bytes = b""

    def until(self, *awaited: str) -> str:
        """Everything up to the first of these texts, and that text."""
        deadline = time.monotonic() + PATIENCE
        while True:
            places = [(self.unread.index(text) + len(text), text) for text in awaited if text in self.unread]
            if places:
                end = min(places)[0]
                seen, self.unread = self.unread[:end], self.unread[end:]
                return seen
            if not self.read(deadline):
                raise AssertionError(f"{awaited} did not appear in:\n{self.unread}")

    def read(self, deadline: float) -> bool:
        """Whether something came before the deadline."""
        ready, _, _ = select.select([self.master], [], [], max(0.0, deadline - time.monotonic()))
        try:
            data = os.read(self.master, 65536) if ready else b""
        except OSError:  # the program has ended and closed its side
            data = b""
        self.bytes += data
        text = self.bytes.decode(errors="ignore")
        self.bytes = self.bytes[len(text.encode()) :]
        self.unread += CONTROL.sub("", text)
        return bool(data)

    def typed(self, line: str) -> None:
        os.write(self.master, line.encode() + b"\n")

    def press(self, key: bytes) -> None:
        os.write(self.master, key)

    def interrupted(self, goodbye: str) -> tuple[int, str]:
        """Ctrl-C until it says goodbye: one between a prompt and the wait for its answer is lost in Python itself."""
        for _ in range(PATIENCE):
            os.write(self.master, b"\x03")
            deadline = time.monotonic() + 1.0
            while goodbye not in self.unread and self.read(deadline):
                pass
            if goodbye in self.unread or time.monotonic() < deadline:
                break
        return self.ended()

    def ended(self) -> tuple[int, str]:
        """The exit code and the rest of what was shown."""
        deadline = time.monotonic() + PATIENCE
        while self.read(deadline):
            pass
        rest, self.unread = self.unread, ""
        return self.process.wait(PATIENCE), rest

    def __enter__(self) -> "Terminal":
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        if self.process.poll() is None:
            self.process.kill()
            self.process.wait(PATIENCE)
        os.close(self.master)
