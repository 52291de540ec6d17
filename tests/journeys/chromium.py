"""A real Chromium: this machine's, or the one inside the npm package @sparticuz/chromium."""

import json
import os
import shutil
import subprocess
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from functools import cache
from pathlib import Path
from tempfile import TemporaryDirectory

from playwright.sync_api import Browser, Playwright

from tests.cache import kept
from web.node import HERE, find_node

NAMES = ("chromium", "chromium-browser", "google-chrome")
UNPACK = 'await (await import("@sparticuz/chromium")).default.executablePath()'
USUAL = [
    "--no-sandbox",  # tests run as root on many machines
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--no-first-run",
]
FLAT = [*USUAL, "--disable-gpu"]  # without a graphics card a page is drawn three times as quickly like this,
IN_SPACE = [*USUAL, "--use-angle=swiftshader", "--enable-unsafe-swiftshader"]  # the standing book ten times like this


@contextmanager
def launched(playwright: Playwright, arguments: Sequence[str]) -> Iterator[Browser]:
    """Whatever it forgets among temporary files goes with it."""
    with (
        TemporaryDirectory(prefix="chromium-", ignore_cleanup_errors=True) as folder,
        playwright.chromium.launch(
            executable_path=chromium(), args=arguments, env={**os.environ, "TMPDIR": folder}
        ) as browser,
    ):
        yield browser


@cache
def chromium() -> str:
    """Its path."""
    found = next((path for name in NAMES if (path := shutil.which(name))), None)
    return found or unpacked()


def unpacked() -> str:
    package = json.loads((HERE / "node_modules" / "@sparticuz" / "chromium" / "package.json").read_text())
    return str(kept(f"chromium-{package['version']}", unpack) / "chromium")


def unpack(folder: Path) -> None:
    """The package does so where temporary files are."""
    node = find_node()
    command = [node.node, "--input-type=module", "-e", UNPACK]
    around = node.environment() | {"TMPDIR": str(folder)}
    done = subprocess.run(command, cwd=HERE, env=around, capture_output=True, text=True, check=False)
    if done.returncode != 0:
        raise RuntimeError(f"no Chromium: none on the PATH, and none in the package that npm brought: {done.stderr}")
