"""Where and when the bench ran, and with which versions."""

import os
import platform
from datetime import date
from importlib.metadata import version
from pathlib import Path
from subprocess import run

from web.node import find_node


def machine() -> dict[str, str]:
    return {
        "date": date.today().isoformat(),
        "processor": f"{processor()}, {os.cpu_count()} cores",
        "system": f"{platform.system()} {platform.machine()}",
        "python": f"{platform.python_implementation()} {platform.python_version()}",
        "compiler": said_by("cc", "--version"),
        "mypyc": version("mypy"),
        "node": said_by(find_node().node, "--version"),
        "kamifuda": version("kamifuda"),
        "open_spiel": version("open_spiel"),
        "goita-core": "0.2.3",
        "boardgame.io": "0.50.2",
        "node-persist": "3.1.3",
        "load": load(),
    }


def processor() -> str:
    info = Path("/proc/cpuinfo")
    lines = info.read_text().splitlines() if info.exists() else []
    return next((line.partition(": ")[2] for line in lines if line.startswith("model name")), platform.processor())


def said_by(*command: str) -> str:
    """The first line."""
    return run(command, capture_output=True, text=True, check=True).stdout.splitlines()[0]


def load() -> str:
    """The load average over one, five and fifteen minutes."""
    return " ".join(f"{average:.1f}" for average in os.getloadavg())
