"""One server process for one SQLite file: it holds a lock that the system frees, however the process ends."""

import errno
import os
import sys
from contextlib import suppress
from pathlib import Path
from typing import Final

from kamifuda.server.store.database import StoreBusy

TAKEN: Final = (errno.EAGAIN, errno.EACCES, errno.EDEADLK)  # what the systems say
HELD: Final[set[int]] = set()


def hold(file: Path) -> int:
    """Takes the lock beside this file; the handle frees it."""
    handle = os.open(f"{file}.lock", os.O_RDWR | os.O_CREAT, 0o600)
    try:
        take(handle)
    except OSError as error:
        os.close(handle)
        if error.errno in TAKEN:
            raise StoreBusy(str(file)) from None
        raise
    HELD.add(handle)
    return handle


def free(handle: int) -> None:
    HELD.discard(handle)
    os.close(handle)


if sys.platform == "win32":
    import msvcrt

    def take(handle: int) -> None:
        msvcrt.locking(handle, msvcrt.LK_NBLCK, 1)

else:
    import fcntl

    def take(handle: int) -> None:
        fcntl.flock(handle, fcntl.LOCK_EX | fcntl.LOCK_NB)

    def let_go() -> None:
        """A forked worker would keep the lock of a server that is dead."""
        for handle in HELD:
            with suppress(OSError):
                os.close(handle)
        HELD.clear()

    os.register_at_fork(after_in_child=let_go)
