"""What a process has for all its rooms: the database, bots, books, news for others, the time."""

from kamifuda.server.books.books import Books
from kamifuda.server.process.metrics import Metrics
from kamifuda.server.process.settings import Settings
from kamifuda.server.rooms.connection import Connection
from kamifuda.server.rooms.elsewhere import Elsewhere
from kamifuda.server.rooms.outbox import Outbox
from kamifuda.server.rooms.slices import Slices
from kamifuda.server.store.store import Store
from kamifuda.server.tables.clocks import Hourglass
from kamifuda.server.tables.codes import Unreadable
from kamifuda.server.tables.edge import Edge
from kamifuda.server.thinking.thinkers import Thinkers


class Services:
    """A room knows this much of the house, and no other room; its parts the few of these that they need."""

    def __init__(
        self, settings: Settings, edge: Edge, store: Store, thinkers: Thinkers, books: Books, metrics: Metrics
    ) -> None:
        self.settings, self.edge, self.store, self.metrics = settings, edge, store, metrics
        self.thinkers, self.books = thinkers, books
        self.time = Hourglass(edge)
        self.opened_at = edge.steady()
        self.closing = False
        self.outbox = Outbox(store)
        self.elsewhere = Elsewhere(edge)
        self.unreadable: dict[str, Unreadable] = {}  # tables, and why; a server that knows more may come
        self.connections: set[Connection] = set()
        self.slices = Slices()
