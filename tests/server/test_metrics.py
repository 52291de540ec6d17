"""What an operator counts, and what nobody can read from it."""

import asyncio
from typing import Any

import httpx
import pytest
from fastapi import APIRouter, FastAPI, Response
from prometheus_client.parser import text_string_to_metric_families

from kamifuda.server.process.metrics import CONTENT_TYPE, MOST_VALUES, CountRequests, Metrics
from tests import patient


def samples(metrics: Metrics) -> dict[tuple[str, tuple[tuple[str, str], ...]], float]:
    """As a Prometheus server reads them."""
    families = text_string_to_metric_families(metrics.exposition().decode())
    return {
        (sample.name.removeprefix("kamifuda_"), tuple(sorted(sample.labels.items()))): sample.value
        for family in families
        for sample in family.samples
        if sample.name.startswith("kamifuda_") and not sample.name.endswith("_created")
    }


def test_what_is_counted() -> None:
    metrics = Metrics()
    metrics.played("chess", "person")
    metrics.played("chess", "bot")
    metrics.refused("chess")
    metrics.error("bad-message")
    metrics.message_in()
    metrics.message_out(3)
    metrics.lost_race()
    metrics.committed(0.004, 7)
    metrics.connections.inc()
    metrics.rooms.set(2)
    metrics.restarts.inc()
    metrics.bot_failed("silent")
    found = samples(metrics)
    assert {key: value for key, value in found.items() if value and "bucket" not in key[0]} == {
        ("plays_total", (("by", "person"), ("game", "chess"))): 1,
        ("plays_total", (("by", "bot"), ("game", "chess"))): 1,
        ("refusals_total", (("game", "chess"),)): 1,
        ("errors_total", (("code", "bad-message"),)): 1,
        ("messages_total", (("direction", "in"),)): 1,
        ("messages_total", (("direction", "out"),)): 3,
        ("lost_races_total", ()): 1,
        ("commit_seconds_sum", ()): 0.004,
        ("commit_seconds_count", ()): 1,
        ("commit_entries_sum", ()): 7,
        ("commit_entries_count", ()): 1,
        ("connections", ()): 1,
        ("rooms", ()): 2,
        ("bot_worker_restarts_total", ()): 1,
        ("bot_failures_total", (("reason", "silent"),)): 1,
    }
    assert "version=0.0.4" in CONTENT_TYPE


def test_two_servers_in_one_process_count_apart() -> None:
    one, other = Metrics(), Metrics()
    one.lost_race()
    assert samples(one)["lost_races_total", ()] == 1 and samples(other)["lost_races_total", ()] == 0


def test_no_label_grows_without_end() -> None:
    metrics = Metrics()
    for number in range(1000):
        metrics.error(f"code-{number}")
        metrics.requested(f"/{number}", 200)
        metrics.refused(f"game-{number}")
        metrics.thought(f"level-{number}", 1)
        metrics.thought(f"search:{number}", 1)
    found = samples(metrics)
    assert found["errors_total", (("code", "other"),)] == 1000 - MOST_VALUES
    assert len([name for name, _ in found if name == "errors_total"]) == MOST_VALUES + 1
    assert len([name for name, _ in found if name == "http_requests_total"]) == MOST_VALUES + 1
    assert len([name for name, _ in found if name == "bot_seconds_count"]) == MOST_VALUES + 1


@pytest.mark.parametrize(("one", "other"), [(0.0001, 0.8), (0.03, 1.0), (1.2, 1.9), (70.0, 7000.0)])
def test_two_scrapes_do_not_tell_a_forced_play_from_a_choice(one: float, other: float) -> None:
    exposed = []
    for seconds in (one, other):
        metrics = Metrics()
        metrics.thought("search:500", seconds)
        exposed.append(samples(metrics))
    assert exposed[0] == exposed[1]
    assert exposed[0]["bot_seconds_count", (("level", "search"),)] == 1


def asked(app: Any, *paths: str) -> list[int]:
    async def ask() -> list[int]:
        transport = httpx.ASGITransport(app, raise_app_exceptions=False)
        async with patient.AsyncClient(transport=transport, base_url="http://here") as client:
            return [(await client.get(path)).status_code for path in paths]

    return asyncio.run(ask())


def test_requests_are_counted_by_the_route_in_the_code() -> None:
    app, metrics, router = FastAPI(), Metrics(), APIRouter(prefix="/api")
    app.add_middleware(CountRequests, metrics=metrics)

    @router.get("/tables/{table}")
    def show(table: str) -> Response:
        return Response(status_code=200 if table == "mine" else 403)

    @router.get("/broken")
    def broken() -> None:
        raise ZeroDivisionError

    app.include_router(router)
    statuses = asked(
        app, "/api/tables/mine", "/api/tables/secret", "/api/tables/x", "/api/broken", "/wp-admin", "/../x"
    )
    assert statuses == [200, 403, 403, 500, 404, 404]
    found = samples(metrics)
    assert {key[1]: value for key, value in found.items() if key[0] == "http_requests_total"} == {
        (("route", "/api/tables/{table}"), ("status", "200")): 1,
        (("route", "/api/tables/{table}"), ("status", "403")): 2,
        (("route", "/api/broken"), ("status", "500")): 1,
        (("route", "other"), ("status", "404")): 2,
    }
    assert "secret" not in metrics.exposition().decode()
