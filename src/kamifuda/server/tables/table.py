"""A table: the fold of its log. Synchronous, does no I/O, and is the same in every process."""

from collections import OrderedDict, deque
from collections.abc import Collection
from typing import Any

from kamifuda.core import options as opt
from kamifuda.core import record
from kamifuda.core.game import Game, Window, house_changes
from kamifuda.core.match import Match, Play, Tree
from kamifuda.core.position import WON, WORLD
from kamifuda.core.record import Origin, Record
from kamifuda.games import GAMES
from kamifuda.server.tables.chairs import Chair, Wish
from kamifuda.server.tables.clocks import SECOND, ClockRule, Clocks
from kamifuda.server.tables.deals import Dealt
from kamifuda.server.tables.edge import Edge
from kamifuda.server.tables.entries import Entry, Result, Summary

REMEMBERED_KEYS = 16  # of one person; a play repeated later than that is stale anyway
REMEMBERED_PEOPLE = 30
REMEMBERED_CHAT = 30


class DamagedLog(Exception):
    """An entry that can not follow the entries before it."""


class UnknownRules(Exception):
    """A log of a game, or of a version of it, that this server does not have."""


class Table:
    """Everything about one table; entries come in order and each changes it at once."""

    def __init__(self, table: str, edge: Edge) -> None:
        self.id, self.edge = table, edge
        self.number = self.touched = 0
        self.moved_at = 0  # when the match last went on
        self.status = "empty"
        self.chairs: list[Chair] = []
        self.match: Match | None = None
        self.plays_of: list[int] = []  # of each play of the match, the entry that it came with
        self.removed: list[int] = []  # the entries whose plays the last one took back
        self.turns: list[int] = []
        self.trees: list[Tree] = []
        self.paused = False
        self.wish: Wish | None = None
        self.rematch: str | None = None
        self.said: deque[Entry] = deque(maxlen=REMEMBERED_CHAT)
        self.rematch_number, self.rematch_by = 0, -1
        self.gone: dict[str, int] = {}  # who has taken the table off their list, and with which entry
        self.fulfilled = False  # whether a request came true with the last entry
        self.answers: OrderedDict[str, OrderedDict[str, int]] = OrderedDict()  # by person and key

    def apply(self, entry: Entry) -> None:
        """Folds the next entry; a play against the rules is refused and changes nothing."""
        if entry.number != self.number + 1 or (entry.kind == "created") != (self.number == 0):
            raise DamagedLog(entry.number)
        getattr(self, f"on_{entry.kind}")(entry, **entry.body["what"])
        self.number, self.touched, self.removed = entry.number, entry.at, []
        if self.match is not None:
            self.plays_of += [entry.number] * (len(self.match.plays) - len(self.plays_of))
        self.remember(entry)
        self.fulfilled = self.wish is not None and not self.waiting()
        if self.fulfilled:
            self.fulfil()
        played = entry.body["what"]["seat"] if entry.kind == "play" else None
        if entry.kind in ("started", "play", "elapsed", "resumed") or self.fulfilled:
            self.count_turns(range(self.seats) if entry.kind == "elapsed" else [] if played is None else [played])
            self.moved_at = entry.at
        self.clocks.run(entry.at, self.thinking(), self.turns, played)

    def remember(self, entry: Entry) -> None:
        """Which entry the messages of people led to."""
        answers = entry.body["what"]["answers"] if entry.kind == "elapsed" else []
        for person, key in [(one.get("person"), one.get("key")) for one in (entry.body, *answers)]:
            self.remember_key(entry, person, key)

    def remember_key(self, entry: Entry, person: str | None, key: str | None) -> None:
        if person and key:
            theirs = self.answers.setdefault(person, OrderedDict())
            self.answers.move_to_end(person)
            theirs[key] = entry.number
            if len(theirs) > REMEMBERED_KEYS:
                theirs.popitem(last=False)
            if len(self.answers) > REMEMBERED_PEOPLE:
                self.answers.popitem(last=False)

    # What each kind of entry does.

    def on_created(
        self,
        entry: Entry,
        *,
        game: str,
        version: int,
        options: dict[str, str],
        open: bool,
        style: str,
        clock: dict[str, Any],
        grace: int | None,
        server_seed: str,
        chairs: list[dict[str, Any]],
    ) -> None:
        if game not in GAMES or version not in opt.known_versions(GAMES[game].Options):
            raise UnknownRules(game, version)
        self.game: Game = GAMES[game]
        self.options = opt.from_written(self.game.Options, options, version)
        self.begun_with = self.options  # but for what only who sits where decides
        self.told_options = opt.told(self.options)
        self.house_rules = house_changes(self.game, self.options)
        self.creator: str = entry.body["person"]
        self.open, self.style, self.grace = open, style, grace
        self.server_seed = bytes.fromhex(server_seed)
        self.chairs = [Chair(**chair) for chair in chairs]
        self.turns, self.trees = [0] * self.seats, [{} for _ in range(self.seats)]
        self.clocks = Clocks(ClockRule(**clock), self.seats)
        self.status, self.moved_at = "gathering", entry.at

    def on_sat(self, entry: Entry, *, seat: int, name: str, entropy: str) -> None:
        self.chairs[seat] = Chair(entry.body["person"], name, entropy)

    def on_stood(self, entry: Entry, *, seat: int, name: str | None = None, reason: str = "") -> None:
        self.chairs[seat] = Chair()

    def on_bot(self, entry: Entry, *, seat: int, level: str | None) -> None:
        self.chairs[seat] = Chair(level=level)

    def on_started(self, entry: Entry) -> None:
        people = [seat for seat, chair in enumerate(self.chairs) if chair.person is not None]
        self.begun_with = self.game.manifest.seated(self.options, people)
        self.match = self.dealt()
        self.status = "playing"

    def on_play(self, entry: Entry, *, seat: int, text: str, attachment: str | None, by: str, reason: str) -> None:
        self.playing().play(seat, text, attachment, by_bot=by == "bot" and self.chairs[seat].person is not None)
        if seat != WORLD:
            self.chairs[seat].played(by, reason)
        if self.asks_to_undo():
            self.wish = None
        if self.playing().position.over:
            self.status, self.wish, self.paused = "over", None, False

    def on_elapsed(self, entry: Entry, *, answers: list[dict[str, Any]]) -> None:
        """A window has closed, and everybody has answered at the same time."""
        away = [chair.person is not None and chair.stand_in is not None for chair in self.chairs]
        self.playing().play_together([Play(one["seat"], one["text"], by_bot=away[one["seat"]]) for one in answers])

    def on_asked(
        self, entry: Entry, *, seat: int, reason: str, done: bool, removed: list[int], unseen: bool = False
    ) -> None:
        self.wish = Wish(entry.number, reason, seat, set(range(self.seats)) if done else {seat}, removed, unseen)

    def on_answered(self, entry: Entry, *, seat: int, yes: bool, done: bool) -> None:
        assert self.wish is not None
        self.wish.agreed.add(seat)
        if not yes:
            self.wish = None

    def on_resumed(self, entry: Entry) -> None:
        self.paused = False

    def on_covered(self, entry: Entry, *, seat: int, reason: str) -> None:
        self.chairs[seat].stand_in = reason

    def on_returned(self, entry: Entry, *, seat: int) -> None:
        self.chairs[seat].stand_in, self.chairs[seat].misses = None, 0

    def on_moved(self, entry: Entry, *, seat: int) -> None:
        self.chairs[seat].person = entry.body["person"]
        self.on_returned(entry, seat=seat)

    def on_said(self, entry: Entry, **_: Any) -> None:
        self.said.append(entry)

    def on_rematch(self, entry: Entry, *, table: str, seat: int = -1) -> None:
        self.rematch, self.rematch_number, self.rematch_by = table, entry.number, seat

    def on_put_away(self, entry: Entry) -> None:
        self.gone[entry.body["person"]] = entry.number

    def on_closed(self, entry: Entry, *, reason: str) -> None:
        self.status, self.wish, self.paused = "closed", None, False

    def fulfil(self) -> None:
        """Everybody agreed."""
        assert self.wish is not None
        if self.wish.what == "pause":
            self.paused = True
        else:
            self.match = self.without(self.wish.removed)
            self.forget(self.wish.removed)
            self.count_turns([self.wish.seat] if self.wish.unseen else range(self.seats))
            if self.wish.unseen:
                self.clocks.take_back(self.wish.seat, self.turns[self.wish.seat])
        self.wish = None

    def without(self, removed: list[int]) -> Match:
        """The match as if these plays had never been made."""
        match = self.dealt()
        for place, play in enumerate(self.playing().plays):
            if place not in removed:
                match.play(play.seat, play.text, play.attachment, play.by_bot)
        return match

    def forget(self, plays: Collection[int]) -> None:
        """These plays are no more, and entries of which nothing is left are removed."""
        before = self.plays_of
        self.plays_of = [entry for place, entry in enumerate(before) if place not in plays]
        self.removed = sorted({*before} - {*self.plays_of})

    def dealt(self) -> Match:
        return Dealt(self.game, self.begun_with, self.origin.seed(), self.edge)

    def count_turns(self, forced: Collection[int]) -> None:
        """A seat's turn grows when what it may play has changed, and where it has to in any case."""
        to_act = self.playing().to_act()
        for seat in range(self.seats):
            tree = self.playing().legal(seat) if seat in to_act else {}
            if tree != self.trees[seat] or seat in forced:
                self.turns[seat] += 1
            self.trees[seat] = tree

    # What is known about it.

    @property
    def seats(self) -> int:
        return int(self.options.seats)

    @property
    def origin(self) -> Origin:
        return Origin(server=self.server_seed, entropy=tuple(bytes.fromhex(chair.entropy) for chair in self.chairs))

    @property
    def silent(self) -> bool:
        """Whether partners may not inform each other now."""
        return self.status == "playing" and self.game.silent(self.options)

    def playing(self) -> Match:
        assert self.match is not None
        return self.match

    def seats_of(self, person: str | None) -> list[int]:
        """The seats that belong to this person."""
        return [seat for seat, chair in enumerate(self.chairs) if person is not None and chair.person == person]

    def invited(self, person: str | None) -> bool:
        """Whether a chair is kept for this person."""
        return person is not None and any(chair.kept == person for chair in self.chairs)

    def others(self, person: str) -> set[str]:
        """Everybody else who sits here."""
        return {chair.person for chair in self.chairs if chair.person not in (None, person)}

    @property
    def going(self) -> bool:
        return self.status == "playing" and not self.paused

    def window(self) -> Window | None:
        """The game's, while it is open: where several people share a live table and see the same time go by."""
        window = self.game.manifest.window
        people = {chair.person for chair in self.chairs} - {None}
        live = self.going and self.style == "online" and self.clocks.rule.kind != "days" and len(people) > 1
        return window if window is not None and live and window.is_open(self.playing().position) else None

    def window_due(self) -> int | None:
        """When the window closes; None where none is open."""
        window = self.window()
        return None if window is None else self.moved_at + window.seconds * SECOND

    def choosing(self) -> list[int]:
        """The seats that have something to choose now; while a window is open nobody waits for them."""
        return self.playing().awaited() if self.going else []

    def awaited(self) -> list[int]:
        """The seats that the match waits for; others may have something to play, and need not."""
        return self.choosing() if self.window() is None else []

    def thinking(self) -> set[int]:
        """The seats whose people must act now."""
        return {seat for seat in self.awaited() if not self.chairs[seat].by_bot}

    def bots_to_act(self) -> list[int]:
        return [seat for seat in self.choosing() if self.chairs[seat].by_bot]

    def answer_due(self) -> int | None:
        """When WORLD plays; None where it is not its turn."""
        if not self.going or self.playing().to_act() != [WORLD]:
            return None
        return self.moved_at + int(self.playing().position.suspense()) * SECOND

    def asked_of(self, person: str | None) -> list[int]:
        """The seats whose people must agree to what this person wishes."""
        others = [(seat, chair) for seat, chair in enumerate(self.chairs) if chair.person not in (None, person)]
        return [seat for seat, chair in others if chair.stand_in is None]

    def asks_to_undo(self) -> bool:
        """Somebody waits for consent to take something back."""
        return self.wish is not None and self.wish.what == "undo"

    def waiting(self) -> list[int]:
        """Who has not agreed yet to what is wished for."""
        if self.wish is None:
            return []
        return [seat for seat in self.asked_of(self.chairs[self.wish.seat].person) if seat not in self.wish.agreed]

    def answered(self, person: str | None, key: str | None) -> int | None:
        """The number of the entry that this message has already led to."""
        if person is None or key is None or person not in self.answers:
            return None
        return self.answers[person].get(key)

    def record(self) -> Record:
        names = tuple(chair.name or chair.level or "" for chair in self.chairs)
        return record.of(self.playing(), names, self.origin)

    def affairs(self) -> tuple[Any, ...]:
        """Changes whenever there is something new to tell about the table itself."""
        wish = None if self.wish is None else (self.wish.number, len(self.wish.agreed))
        sitting = [(one.person, one.kept, one.name, one.entropy, one.level, one.stand_in) for one in self.chairs]
        return self.status, self.paused, self.rematch, wish, sitting

    def summary(self) -> Summary:
        out = self.clocks.first_out()
        whose = ((seat, chair.person or chair.kept) for seat, chair in enumerate(self.chairs))
        people = tuple((seat, person) for seat, person in whose if person is not None and person not in self.gone)
        due = out[0] if out else self.answer_due() or self.window_due()
        return Summary(self.id, self.game.name, self.status, self.open, people, due, self.creator)

    def results(self) -> tuple[Result, ...]:
        if self.status != "over":
            return ()
        match = self.playing()
        scores, wins = match.scores(), [match.position.prospect(seat) == WON for seat in range(len(self.chairs))]
        return tuple(
            Result(seat, chair.person, chair.level, score, won and score == max(scores))
            for seat, (chair, score, won) in enumerate(zip(self.chairs, scores, wins, strict=True))
        )


def folded(entries: list[Entry], edge: Edge) -> Table:
    """The table that a log leads to."""
    table = Table(entries[0].table, edge)
    for entry in entries:
        fold(table, entry)
    return table


def fold(table: Table, entry: Entry) -> None:
    """An entry that is written down: if it can not be applied, the log is damaged."""
    try:
        table.apply(entry)
    except UnknownRules:
        raise
    except Exception as error:
        raise DamagedLog(entry.number) from error
