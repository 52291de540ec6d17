"""What an operator counts. Every label has few values, none comes from a stranger, and none tells a hidden card."""

from bisect import bisect_left
from collections.abc import Iterator, MutableMapping
from typing import Any

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, ProcessCollector, generate_latest
from prometheus_client.core import CounterMetricFamily
from prometheus_client.exposition import CONTENT_TYPE_PLAIN_0_0_4
from prometheus_client.registry import Collector

from kamifuda.server.process.logs import Lines

CONTENT_TYPE = CONTENT_TYPE_PLAIN_0_0_4
OTHER = "other"
MOST_VALUES = 100  # of one label
COMMIT_SECONDS = (0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 2, 5)
COMMIT_ENTRIES = (1, 2, 5, 10, 20, 50, 100, 200, 500)
THOUGHT_SECONDS = (1, 2, 5, 10, 20, 60)  # the first is longer than a bot's pace: a quick thought may be a forced one


class Few:
    """The values of a label as they come; `other` once there are too many."""

    def __init__(self, most: int = MOST_VALUES) -> None:
        self.most = most
        self.values: set[str] = set()

    def __call__(self, value: str) -> str:
        if value not in self.values and len(self.values) < self.most:
            self.values.add(value)
        return value if value in self.values else OTHER


class DroppedLines(Collector):
    """Counted by the log itself, which is there before the metrics."""

    def collect(self) -> Iterator[CounterMetricFamily]:
        yield CounterMetricFamily("kamifuda_log_lines_dropped", "Log lines that nobody read in time", Lines.dropped)


class Metrics:
    """The counters of one server; each server of a process has its own."""

    def __init__(self) -> None:
        self.registry = every = CollectorRegistry()
        ProcessCollector(registry=every)
        every.register(DroppedLines())
        self.games, self.codes, self.levels, self.reasons, self.routes = Few(), Few(), Few(), Few(), Few()
        self.connections = Gauge("kamifuda_connections", "Open WebSockets", registry=every)
        self.rooms = Gauge("kamifuda_rooms", "Tables in memory", registry=every)
        self.plays = Counter("kamifuda_plays", "Plays acknowledged", ["game", "by"], registry=every)
        self.refusals = Counter("kamifuda_refusals", "Plays against the rules", ["game"], registry=every)
        self.errors = Counter("kamifuda_errors", "Errors told to clients", ["code"], registry=every)
        self.messages = Counter("kamifuda_messages", "WebSocket messages", ["direction"], registry=every)
        self.requests = Counter("kamifuda_http_requests", "HTTP requests", ["route", "status"], registry=every)
        self.races = Counter("kamifuda_lost_races", "Entries that another server wrote first", registry=every)
        self.failed_commits = Counter("kamifuda_failed_commits", "Commits that came to nothing", registry=every)
        self.failed_queries = Counter("kamifuda_failed_queries", "Other work of the database in vain", registry=every)
        self.restarts = Counter("kamifuda_bot_worker_restarts", "Bot workers replaced", registry=every)
        self.failures = Counter("kamifuda_bot_failures", "Thoughts that came to nothing", ["reason"], registry=every)
        self.books = Gauge("kamifuda_books", "Books that move", registry=every)
        self.book_restarts = Counter("kamifuda_book_worker_restarts", "Book workers replaced", registry=every)
        self.book_failures = Counter(
            "kamifuda_book_failures",
            "Books that moved, and nobody knows how",
            ["reason"],
            registry=every,
        )
        self.commits = Histogram("kamifuda_commit_seconds", "Time to commit", buckets=COMMIT_SECONDS, registry=every)
        self.entries = Histogram(
            "kamifuda_commit_entries", "Entries in one commit", buckets=COMMIT_ENTRIES, registry=every
        )
        self.thoughts = Histogram(
            "kamifuda_bot_seconds", "Time to think, rounded up", ["level"], buckets=THOUGHT_SECONDS, registry=every
        )

    def played(self, game: str, by: str) -> None:
        """By a person, a bot or the world."""
        self.plays.labels(self.games(game), by).inc()

    def refused(self, game: str) -> None:
        self.refusals.labels(self.games(game)).inc()

    def error(self, code: str) -> None:
        self.errors.labels(self.codes(code)).inc()

    def message_in(self) -> None:
        self.messages.labels("in").inc()

    def message_out(self, count: int = 1) -> None:
        self.messages.labels("out").inc(count)

    def requested(self, route: str, status: int) -> None:
        """The route as it is written in the code (`/api/tables/{table}`), never the path that was asked for."""
        self.requests.labels(self.routes(route), str(status)).inc()

    def lost_race(self) -> None:
        self.races.inc()

    def committed(self, seconds: float, entries: int) -> None:
        self.commits.observe(seconds)
        self.entries.observe(entries)

    def thought(self, level: str, seconds: float) -> None:
        """Rounded up to a bucket: the sum would tell two scrapes how long a single thought took."""
        place = bisect_left(THOUGHT_SECONDS, seconds)
        rounded = THOUGHT_SECONDS[min(place, len(THOUGHT_SECONDS) - 1)]
        self.thoughts.labels(self.levels(level.partition(":")[0])).observe(rounded)

    def bot_failed(self, reason: str) -> None:
        self.failures.labels(self.reasons(reason)).inc()

    def book_failed(self, reason: str) -> None:
        self.book_failures.labels(self.reasons(reason)).inc()

    def exposition(self) -> bytes:
        return generate_latest(self.registry)


class CountRequests:
    """ASGI: counts every HTTP request by the route that answered it."""

    def __init__(self, app: Any, metrics: Metrics) -> None:
        self.app, self.metrics = app, metrics

    async def __call__(self, scope: MutableMapping[str, Any], receive: Any, send: Any) -> None:
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return
        status = 500  # where the application raises before it answers

        async def noted(message: MutableMapping[str, Any]) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
            await send(message)

        try:
            await self.app(scope, receive, noted)
        finally:
            self.metrics.requested(getattr(scope.get("route"), "path", OTHER), status)
