"""The web client as browsers and strangers get it."""

import gzip
from collections.abc import Iterator
from http.client import HTTPConnection
from pathlib import Path

import httpx
import pytest

from kamifuda.server.process.settings import Settings
from kamifuda.server.wire.gate import ADVICE
from kamifuda.server.wire.pages import ASK_AGAIN, BUILT, FOREVER, UNKNOWN
from tests import patient
from tests.examples import FIRST
from tests.server.serving import Serving, serving
from tests.server.site import FILES, INDEX, SCRIPT, site

HTML = {"accept": "text/html,application/xhtml+xml,*/*;q=0.8"}
PLAIN = {"accept-encoding": "identity"}
TABLE = "A" * 22
USUAL_RATE = {"KAMIFUDA_REQUESTS_PER_SECOND": str(Settings().requests_per_second)}


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Serving]:
    folder = site(tmp_path_factory.mktemp("site") / "web")
    (folder.parent / "secret").write_text("hush")
    with serving({"KAMIFUDA_WEB": str(folder)}) as server:
        yield server


def no_such_page(answer: httpx.Response) -> bool:
    """In the words of the API."""
    return answer.status_code == 404 and answer.json()["error"]["code"] == "no-such-page"


@pytest.mark.parametrize(
    ("path", "kind", "keep"),
    [
        ("/index.html", "text/html; charset=utf-8", ASK_AGAIN),
        ("/assets/index-Cx3rQ1a_.js", "text/javascript; charset=utf-8", FOREVER),
        ("/assets/serif-B2k9.woff2", "font/woff2", FOREVER),
        ("/icons/192.png", "image/png", ASK_AGAIN),
        ("/icons/mark.svg", "image/svg+xml", ASK_AGAIN),
        ("/manifest.webmanifest", "application/manifest+json", ASK_AGAIN),
        ("/sw.js", "text/javascript; charset=utf-8", ASK_AGAIN),
    ],
)
def test_every_file_is_at_its_path(server: Serving, path: str, kind: str, keep: str) -> None:
    answer = patient.get(server.http + path, headers=PLAIN)
    assert (answer.status_code, answer.content) == (200, FILES[path])
    assert (answer.headers["content-type"], answer.headers["cache-control"]) == (kind, keep)
    assert answer.headers["vary"] == "accept-encoding"
    assert ADVICE.items() <= dict(answer.headers).items()


@pytest.mark.parametrize(
    "path",
    ["/", f"/t/{TABLE}", f"/move/{TABLE}", f"/new/{FIRST.name}", "/rules", f"/rules/{FIRST.name}", "/help"],
)
def test_the_clients_own_pages_are_its_index(server: Serving, path: str) -> None:
    answer = patient.get(server.http + path)
    assert (answer.status_code, answer.content) == (200, FILES[INDEX])


@pytest.mark.parametrize(
    ("accepted", "packed"),
    [
        ("gzip, deflate, br", True),
        ("br, gzip;q=0.5", True),
        ("gzip;q=0", False),
        ("br, gzip;q=0.0", False),
        ("", False),
    ],
)
def test_text_is_packed_for_those_who_take_it(server: Serving, accepted: str, packed: bool) -> None:
    with patient.stream("GET", server.http + SCRIPT, headers={"accept-encoding": accepted}) as answer:
        sent = b"".join(answer.iter_raw())
    assert answer.headers.get("content-encoding") == ("gzip" if packed else None)
    assert (gzip.decompress(sent) if packed else sent) == FILES[SCRIPT]
    assert (len(sent) < 200) == packed


def test_pictures_and_fonts_are_packed_already(server: Serving) -> None:
    for path in ("/icons/192.png", "/assets/serif-B2k9.woff2"):
        assert "content-encoding" not in patient.get(server.http + path).headers


@pytest.mark.parametrize("encoding", ["gzip", "identity"])
@pytest.mark.parametrize("path", ["/", SCRIPT])
def test_what_is_known_already_is_not_sent_again(server: Serving, path: str, encoding: str) -> None:
    tag = patient.get(server.http + path, headers={"accept-encoding": encoding}).headers["etag"]
    for known in (tag, f'"other", {tag}', tag.removeprefix("W/")):
        again = patient.get(server.http + path, headers={"if-none-match": known})
        assert (again.status_code, again.content, again.headers["etag"]) == (304, b"", tag)
    assert patient.get(server.http + path, headers={"if-none-match": '"other"'}).status_code == 200


@pytest.mark.parametrize("path", ["/", SCRIPT, "/nothing"])
def test_head_is_get_without_its_body(server: Serving, path: str) -> None:
    got, head = patient.get(server.http + path, headers=HTML), patient.head(server.http + path, headers=HTML)
    assert (head.status_code, head.content) == (got.status_code, b"")
    assert {**head.headers, "date": ""} == {**got.headers, "date": ""}


@pytest.mark.parametrize("path", ["/nothing", "/t", "/assets/gone.js", "/apis", "/icons/"])
def test_a_browser_is_shown_that_nothing_is_there(server: Serving, path: str) -> None:
    answer = patient.get(server.http + path, headers=HTML)
    assert (answer.status_code, answer.content) == (404, FILES[INDEX])
    assert answer.headers["cache-control"] == "no-store" and "etag" not in answer.headers
    assert no_such_page(patient.get(server.http + path))


@pytest.mark.parametrize(
    ("method", "path"), [("GET", "/api"), ("GET", "/api/nothing"), ("GET", "/metrics/x"), ("POST", f"/t/{TABLE}")]
)
def test_programs_are_told_in_their_own_way(server: Serving, method: str, path: str) -> None:
    assert no_such_page(patient.request(method, server.http + path, headers=HTML))


@pytest.mark.parametrize("path", ["/../secret", "/assets/../../secret", "/%2e%2e/secret", "//secret", "/..%2fsecret"])
def test_nothing_else_on_the_disk_can_be_asked_for(server: Serving, path: str) -> None:
    connection = HTTPConnection("127.0.0.1", server.port)  # leaves the path as it is
    connection.request("GET", path)
    answer = connection.getresponse()
    assert answer.status == 404 and b"hush" not in answer.read()
    connection.close()


def test_pages_are_counted_as_one_route(server: Serving) -> None:
    patient.get(f"{server.http}/t/{TABLE}")
    metrics = patient.get(f"{server.http}/metrics").text
    assert 'kamifuda_http_requests_total{route="/{page}",status="200"}' in metrics
    assert TABLE not in metrics


def test_ten_people_behind_one_router_may_open_it_at_once(tmp_path: Path) -> None:
    with serving(USUAL_RATE | {"KAMIFUDA_WEB": str(site(tmp_path / "web"))}) as server:
        with patient.Client(base_url=server.http) as client:
            statuses = {client.get(path).status_code for path in ["/", *[SCRIPT] * 4] * 10 * 10}
        assert statuses == {200}


def test_a_server_without_a_client_says_so(tmp_path: Path) -> None:
    with serving({"KAMIFUDA_WEB": str(tmp_path / "none")}) as server:
        for path in ("/", f"/t/{TABLE}"):
            answer = patient.get(server.http + path, headers=HTML)
            assert (answer.status_code, answer.headers["content-type"]) == (503, "text/plain; charset=utf-8")
            english, french = answer.text.splitlines()
            assert english == "The web client is not built: run `make web`." and "client web" in french
        assert no_such_page(patient.get(server.http + "/nothing", headers=HTML))
        assert patient.get(f"{server.http}/api/health").json()["status"] == "ok"


def test_the_client_that_was_built_is_the_one_that_is_served() -> None:
    index = BUILT / "index.html"
    with serving() as server, patient.Client(base_url=server.http) as client:
        answer = client.get("/")
        assert answer.status_code == (200 if index.exists() else 503)
        for file in BUILT.rglob("*"):
            if file.is_file():
                answer = client.get(f"/{file.relative_to(BUILT).as_posix()}")
                assert answer.content == file.read_bytes(), file
                assert answer.headers["content-type"] != UNKNOWN, file
