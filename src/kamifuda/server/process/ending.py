"""The end of a process, which comes in any case: what can not be finished in time is left undone."""

import os
import time
from threading import Timer

import structlog

from kamifuda.server.process.logs import LONGEST_FLUSH

LONGEST_END = 30.0  # seconds for everything; longer than a database may keep us waiting

log = structlog.get_logger()


def end_in_time() -> None:
    """It has begun; whatever holds it up, the loop, a thread or Python itself, has so long."""
    timer = Timer(LONGEST_END, give_up)
    timer.daemon = True
    timer.start()


def give_up() -> None:
    log.error("the end took too long, what was not finished is left undone")
    time.sleep(LONGEST_FLUSH)
    os._exit(1)
