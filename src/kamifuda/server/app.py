"""The application: everything put together, from the network to the database."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from importlib.metadata import PackageNotFoundError, version
from pathlib import Path

from fastapi import FastAPI, Request
from fastapi.exceptions import RequestValidationError
from fastapi.responses import Response
from starlette.exceptions import HTTPException

from kamifuda.server.books.books import Books
from kamifuda.server.process.metrics import CONTENT_TYPE, CountRequests, Metrics
from kamifuda.server.process.settings import Settings
from kamifuda.server.process.watchdog import watched
from kamifuda.server.rooms.house import House
from kamifuda.server.store.database import Database
from kamifuda.server.store.store import Store, StoreDown
from kamifuda.server.tables.codes import Refused
from kamifuda.server.tables.edge import Edge
from kamifuda.server.tables.ids import spelled
from kamifuda.server.thinking.thinkers import LEAST, LIMIT, Thinkers
from kamifuda.server.wire.api import api
from kamifuda.server.wire.faults import fault, internal, malformed, no_page, refused, unavailable
from kamifuda.server.wire.gate import Gate, Guarded
from kamifuda.server.wire.identity import Identities
from kamifuda.server.wire.limits import BodyLimit
from kamifuda.server.wire.newcomers import Newcomers
from kamifuda.server.wire.pages import BUILT, Pages
from kamifuda.server.wire.socket import one_client

PACE_TO_SPARE = 100  # milliseconds of a bot's pace in which it does not think


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
    app.add_api_websocket_route("/api/socket", one_client)
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
    async with watched(settings.watchdog, Database(settings.database).file), furnished(app, store) as house:
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


async def exposition(request: Request) -> Response:
    return Response(request.app.state.metrics.exposition(), media_type=CONTENT_TYPE)
