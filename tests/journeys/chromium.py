"""A real Chromium: this machine's, or the one inside the npm package @sparticuz/chromium."""

import shutil
import subprocess
from functools import cache

from web.node import HERE, find_node

NAMES = ("chromium", "chromium-browser", "google-chrome")
UNPACK = 'console.log(await (await import("@sparticuz/chromium")).default.executablePath())'
ARGUMENTS = [
    "--no-sandbox",  # tests run as root on many machines
    "--use-angle=swiftshader",  # the book in space, drawn without a graphics card: so it is ten times quicker than
    "--enable-unsafe-swiftshader",  # with --disable-gpu
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--no-first-run",
]


@cache
def chromium() -> str:
    """Its path."""
    found = next((path for name in NAMES if (path := shutil.which(name))), None)
    return found or unpacked()


def unpacked() -> str:
    node = find_node()
    command = [node.node, "--input-type=module", "-e", UNPACK]
    done = subprocess.run(command, cwd=HERE, env=node.environment(), capture_output=True, text=True, check=False)
    if done.returncode != 0:
        raise RuntimeError(f"no Chromium: none on the PATH, and `npm ci` in web/ has not brought one: {done.stderr}")
    return done.stdout.strip()
