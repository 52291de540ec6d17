"""The web client, read once when the server starts: nothing else on the disk can be asked for."""

import gzip
import re
from dataclasses import dataclass
from functools import cache
from hashlib import sha256
from pathlib import Path

from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response
from starlette.types import ASGIApp, Receive, Scope, Send

from kamifuda.server.wire.gate import FILES
from kamifuda.text import LANGUAGES, Text

BUILT = Path(__file__).parent.parent.parent / "web"  # by `make web`; the wheel has it too
INDEX = "/index.html"
PAGES = re.compile("/(help|rules(/.*)?|(new|t|move)/.+)?")  # the client makes them, all from its index
OURS = re.compile("/(api|metrics)(/.*)?")
FOREVER = "public, max-age=31536000, immutable"  # other contents would have another name
ASK_AGAIN = "no-cache"
TAKES_GZIP = re.compile(r"\bgzip\b(?!\s*;\s*q=0(\.0*)?\s*(,|$))")
UNKNOWN = "application/octet-stream"
TYPES = {
    ".css": "text/css",
    ".html": "text/html",
    ".ico": "image/x-icon",
    ".jpg": "image/jpeg",
    ".js": "text/javascript",
    ".json": "application/json",
    ".png": "image/png",
    ".svg": "image/svg+xml",
    ".ttf": "font/ttf",
    ".txt": "text/plain",
    ".wasm": "application/wasm",
    ".webmanifest": "application/manifest+json",
    ".webp": "image/webp",
    ".woff": "font/woff",
    ".woff2": "font/woff2",
}
PACKED = re.compile("text/|.*(json|xml|wasm)$")  # types of which gzip makes less


@dataclass(frozen=True)
class File:
    """What everybody gets who asks for it: its packed length tells nothing."""

    kind: str
    contents: bytes
    packed: bytes | None
    tag: str
    keep: str

    @staticmethod
    def of(path: str, contents: bytes) -> "File":
        kind = TYPES.get(Path(path).suffix, UNKNOWN)
        packed = gzip.compress(contents, mtime=0) if PACKED.match(kind) else None
        keep = FOREVER if path.startswith(FILES) else ASK_AGAIN
        return File(kind, contents, packed, f'"{sha256(contents).hexdigest()[:22]}"', keep)

    def answer(self, request: Request) -> Response:
        kept = {"cache-control": self.keep, "etag": f"W/{self.tag}"}  # weak: the same for both encodings
        if self.tag in request.headers.get("if-none-match", ""):
            return Response(status_code=304, headers=kept | {"vary": "accept-encoding"})
        return self.whole(request, 200, kept)

    def whole(self, request: Request, status: int, headers: dict[str, str]) -> Response:
        contents, headers = self.contents, headers | {"vary": "accept-encoding"}
        if self.packed is not None and TAKES_GZIP.search(request.headers.get("accept-encoding", "")):
            contents, headers = self.packed, headers | {"content-encoding": "gzip"}
        return Response(contents, status, headers, self.kind)


def read(folder: Path) -> dict[str, File]:
    """Files by their paths on the site; none where no client was built."""
    paths = {f"/{path.relative_to(folder).as_posix()}": path for path in folder.rglob("*") if path.is_file()}
    return {name: File.of(name, path.read_bytes()) for name, path in paths.items()}


@cache
def not_built() -> str:
    return "".join(Text(language).say("page-not-built") + "\n" for language in LANGUAGES)


class Pages:
    """ASGI: answers where no route does, or leaves it to somebody else."""

    path = "/{page}"  # as a route is called in the metrics

    def __init__(self, folder: Path, otherwise: ASGIApp) -> None:
        self.files, self.otherwise = read(folder), otherwise

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        asked = scope["type"] == "http" and scope["method"] in ("GET", "HEAD")
        answer = self.answer(Request(scope)) if asked else None
        if answer is not None:
            scope["route"] = self
        await (answer or self.otherwise)(scope, receive, send)

    def answer(self, request: Request) -> Response | None:
        path, index = request.scope["path"], self.files.get(INDEX)
        if path in self.files:
            return self.files[path].answer(request)
        if PAGES.fullmatch(path):
            return index.answer(request) if index else PlainTextResponse(not_built(), 503)
        if index and "text/html" in request.headers.get("accept", "") and not OURS.fullmatch(path):
            return index.whole(request, 404, {})
        return None
