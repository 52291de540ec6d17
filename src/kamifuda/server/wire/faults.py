"""What HTTP answers when something can not be done: a code and its facts, whatever went wrong."""

from typing import Any

import structlog
from fastapi import Request
from fastapi.responses import JSONResponse, Response
from fastapi.routing import APIRoute
from starlette.routing import Match

from kamifuda.server.tables.codes import Refused
from kamifuda.server.wire.api import api
from kamifuda.server.wire.api_answers import STATUS

log = structlog.get_logger()


def fault(refused: Refused) -> JSONResponse:
    status = STATUS.get(refused.code, 422)
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
