"""The application: what happens between the network and the rooms."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from importlib.metadata import PackageNotFoundError, version
from pathlib import Path
from typing import Any

import structlog
from fastapi import FastAPI, Request
from fastapi.exceptions import RequestValidationError
from fastapi.responses import JSONResponse, Response
from fastapi.routing import APIRoute
from starlette.exceptions import HTTPException
from starlette.routing import Match
from starlette.websockets import WebSocket

from kamifuda.server import replies
from kamifuda.server.api import api
from kamifuda.server.books import Books
from kamifuda.server.codes import Refused
from kamifuda.server.edge import Edge
from kamifuda.server.gate import Gate, Guarded
from kamifuda.server.house import House
from kamifuda.server.limits import BodyLimit
from kamifuda.server.metrics import CONTENT_TYPE, CountRequests, Metrics
from kamifuda.server.newcomers import Newcomers
from kamifuda.server.pages import BUILT, Pages
from kamifuda.server.seats import COOKIE, Identities, spelled
from kamifuda.server.settings import Settings
from kamifuda.server.socket import POLICY, Client
from kamifuda.server.store import Store, StoreDown
from kamifuda.server.thinkers import LEAST, LIMIT, Thinkers
from kamifuda.server.watchdog import watched

PACE_TO_SPARE = 100  # milliseconds of a bot's pace in which it does not think

log = structlog.get_logger()


def create_app(settings: Settings, edge: Edge) -> FastAPI:
    """All of it but the house, which needs an open database."""
    metrics = Metrics()
    openapi = "/api/openapi.json"
    app = FastAPI(title="Kamifuda", version=our_version(), openapi_url=openapi, docs_url=None, redoc_url=None)
    app.state.settings, app.state.edge, app.state.metrics = settings, edge, metrics
    app.state.gate = Gate(settings, edge, metrics)
    app.state.newcomers = Newcomers(settings.silent_after)
    app.state.open_port = None
    app.include_router(api)
    app.add_api_route("/metrics", exposition, include_in_schema=False)
    app.add_api_websocket_route("/api/socket", socket)
    app.router.default = Pages(Path(settings.web) if settings.web else BUILT, app.router.default)
    app.add_exception_handler(Refused, refused)
    app.add_exception_handler(StoreDown, unavailable)
    app.add_exception_handler(RequestValidationError, malformed)
    app.add_exception_handler(HTTPException, no_page)
    app.add_exception_handler(Exception, internal)
    app.add_middleware(BodyLimit)
    app.add_middleware(Guarded, gate=app.state.gate, refuse=fault)
    app.add_middleware(CountRequests, metrics=metrics)
    return app


def our_version() -> str:
    try:
        return version("kamifuda")
    except PackageNotFoundError:
        return "0"


@asynccontextmanager
async def opened(app: FastAPI) -> AsyncIterator[House]:
    """From the open database to the last commit."""
    settings, edge = app.state.settings, app.state.edge
    store = await Store.open(settings.database, process=spelled(edge.secret(9)))
    async with watched(settings.watchdog, settings.database), furnished(app, store) as house:
        yield house


@asynccontextmanager
async def furnished(app: FastAPI, store: Store) -> AsyncIterator[House]:
    """With bots and books, until all is written."""
    settings, edge, metrics = app.state.settings, app.state.edge, app.state.metrics
    store.committed, store.failed = metrics.committed, metrics.failed_commits.inc
    store.in_vain = metrics.failed_queries.inc
    limit = max(LEAST, min(LIMIT, settings.bot_pace - PACE_TO_SPARE))
    thinkers = Thinkers(settings.bot_workers, settings.bot_patience, edge, metrics, limit)
    books = Books(settings.book_workers, metrics, settings.book_speed)
    house = House(settings, edge, store, thinkers, books, metrics)
    sweeping = asyncio.create_task(house.sweep())
    try:
        await thinkers.start()
        app.state.identities = Identities(await store.secret("cookies", edge.secret(32)))
        app.state.house = house
        yield house
    finally:
        sweeping.cancel()
        await asyncio.gather(sweeping, return_exceptions=True)
        await house.close()
        await asyncio.gather(thinkers.close(), books.close())
        await store.close()


async def socket(socket: WebSocket) -> None:
    app, gate = socket.app, socket.app.state.gate
    try:
        gate.enter(socket)
    except Refused as error:
        await socket.accept()
        await socket.send_json({"type": "error", "table": None, "key": None, "code": error.code, "about": error.about})
        await socket.close(POLICY)
        return
    try:
        person = app.state.identities.person(socket.cookies.get(COOKIE))
        await Client(socket, app.state.house, person, app.version).run()
    finally:
        gate.leave(socket)


async def exposition(request: Request) -> Response:
    return Response(request.app.state.metrics.exposition(), media_type=CONTENT_TYPE)


def fault(refused: Refused) -> JSONResponse:
    status = replies.STATUS.get(refused.code, 422)
    return JSONResponse({"error": {"code": refused.code, "about": refused.about}}, status)


async def refused(request: Request, error: Any) -> Response:
    request.app.state.metrics.error(error.code)
    return fault(error)


async def unavailable(request: Request, error: Any) -> Response:
    return await refused(request, Refused("unavailable"))


async def malformed(request: Request, error: Any) -> Response:
    """Where it is wrong, and how; never what was sent."""
    first = error.errors()[0]
    at = ".".join(str(part) for part in first["loc"])
    return await refused(request, Refused("malformed", at=at[:200], reason=first["type"]))


async def no_page(request: Request, error: Any) -> Response:
    """What the framework refuses by itself."""
    if error.status_code == 405:
        answer = await refused(request, Refused("not-method"))
        answer.headers["allow"] = ", ".join(sorted(allowed(request)))
        return answer
    not_found = error.status_code == 404
    return await refused(request, Refused("no-such-page") if not_found else Refused("malformed", at="body", reason=""))


def allowed(request: Request) -> set[str]:
    """The methods of all routes at this address."""
    routes = [route for route in api.routes if isinstance(route, APIRoute)]
    return {
        method for route in routes if route.matches(request.scope)[0] != Match.NONE for method in route.methods or ()
    }


async def internal(request: Request, error: Exception) -> Response:
    log.error("request failed", exc_info=error)
    return await refused(request, Refused("internal"))
