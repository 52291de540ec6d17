"""A web client of a few small files, as Vite leaves one."""

from pathlib import Path

INDEX, SCRIPT = "/index.html", "/assets/index-Cx3rQ1a_.js"
FILES = {
    INDEX: b"<!doctype html><title>Kamifuda</title>" + b"<p>" * 200,
    SCRIPT: b"export const nothing = 0;\n" * 200,
    "/assets/serif-B2k9.woff2": bytes(range(256)),
    "/icons/192.png": b"\x89PNG\r\n",
    "/icons/mark.svg": b"<svg xmlns='http://www.w3.org/2000/svg'/>",
    "/manifest.webmanifest": b"{}",
    "/sw.js": b"addEventListener('fetch', () => {});",
}


def site(folder: Path) -> Path:
    """Written into this folder."""
    for path, contents in FILES.items():
        file = folder / path[1:]
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_bytes(contents)
    return folder
