"""What people ask of a table, judged: the entry that goes into its log, or why not."""

from collections.abc import Callable, Collection, Mapping, Sequence
from typing import Any

from kamifuda.core.match import Play
from kamifuda.core.record import LONGEST_NAME
from kamifuda.server.tables import requests as ask
from kamifuda.server.tables.chairs import Chair
from kamifuda.server.tables.codes import Refused
from kamifuda.server.tables.host import Host
from kamifuda.server.tables.physical import physics_of, pulls
from kamifuda.server.tables.real import only_people
from kamifuda.server.tables.table import Table
from kamifuda.server.tables.takeback import still_secret, told_nobody

MOST_ENTRIES = 5000  # of a log, after which a match may only be played to its end
TO_THE_END = ask.Play | ask.Stand | ask.Back | ask.Resume | ask.Close | ask.PutAway

Draft = tuple[str, dict[str, Any]]  # the kind of the entry, and what it was


class Done(Exception):
    """The same message led to this entry before."""

    def __init__(self, number: int) -> None:
        super().__init__(number)
        self.number = number


def decided(table: Table, person: str, request: ask.Request, host: Host) -> Draft:
    """The entry that this request leads to."""
    once(table, person, request)
    if table.status == "closed" and not isinstance(request, ask.PutAway):
        raise Refused("closed")
    if table.number >= MOST_ENTRIES and not isinstance(request, TO_THE_END):
        raise Refused("too-many", most=MOST_ENTRIES)
    if isinstance(request, ask.Play):
        return play(table, person, request, host)
    if isinstance(request, ask.Bot):
        return bot(table, person, request, host)
    return RULES[type(request)](table, person, request)


def once(table: Table, person: str, request: ask.Request) -> None:
    """The same key again is answered again."""
    number = table.answered(person, request.key)
    if number is not None:
        raise Done(number)


def sit(table: Table, person: str, request: ask.Sit) -> Draft:
    gathering(table)
    chair = chair_of(table, request.seat)
    if (chair.taken and chair.person != person) or chair.kept not in (None, person):
        raise Refused("seat-taken", seat=request.seat)
    others = [seat for seat in table.seats_of(person) if seat != request.seat]
    if others and table.style == "online":
        raise Refused("one-chair", seat=others[0])
    what = {"seat": request.seat, "name": name_of(request.name), "entropy": request.entropy or chair.entropy}
    return "sat", what


def stand(table: Table, person: str, request: ask.Stand) -> Draft:
    chair = chair_of(table, request.seat)
    whose = chair.person or chair.kept
    if whose is None or (whose != person and (table.status != "gathering" or table.creator != person)):
        raise Refused("not-your-seat", seat=request.seat)
    if table.status == "gathering":
        declined = chair.kept == person
        return "stood", {"seat": request.seat, "name": chair.name, "reason": "declined" if declined else ""}
    playing(table)
    only_people(table.game, table.options)
    return "covered", {"seat": request.seat, "reason": "left"}


def bot(table: Table, person: str, request: ask.Bot, host: Host) -> Draft:
    gathering(table)
    arranging(table, person)
    chair = chair_of(table, request.seat)
    if chair.person is not None or chair.kept is not None:
        raise Refused("seat-taken", seat=request.seat)
    if request.level is not None:
        host.check_level(table.game, request.level)
        only_people(table.game, table.options)
    return "bot", {"seat": request.seat, "level": request.level}


def start(table: Table, person: str, request: ask.Start) -> Draft:
    gathering(table)
    arranging(table, person)
    empty = [seat for seat, chair in enumerate(table.chairs) if not chair.taken]
    if empty:
        raise Refused("chairs-empty", seats=empty)
    return "started", {}


def play(table: Table, person: str, request: ask.Play, host: Host) -> Draft:
    own_turn(table, person, request)
    text = ", ".join(request.steps)
    attached = request.attachment
    if attached is not None and pulls(table, text):
        attached = host.checked(attached)
    try:
        attachment = None if attached is None else ask.compact(attached)
    except ValueError:
        raise Refused("malformed", at="attachment", reason="not-json") from None
    what = {"seat": request.seat, "text": text, "attachment": attachment}
    return "play", what | {"by": "person", "reason": ""}


def elapsed(table: Table, said: Mapping[int, tuple[str, str | None, str | None]]) -> Draft:
    """A window closes: by seat what was said, by whom and with which key; the others have said nothing."""
    window = table.window()
    assert window is not None
    answers = []
    for seat in table.choosing():
        text, person, key = said.get(seat, (window.silence, None, None))
        answers.append({"seat": seat, "text": text, "person": person, "key": key})
    return "elapsed", {"answers": answers}


def may_answer(table: Table, person: str, request: ask.Play) -> str:
    """The play, while a window is open; refuses what could not be written down when it closes."""
    own_turn(table, person, request)
    text = ", ".join(request.steps)
    table.playing().after(request.seat, text)
    return text


def may_pinch(table: Table, person: str, request: ask.Pinch) -> None:
    """Refuses what could not be written down when the pull is over."""
    if table.status == "closed":
        raise Refused("closed")
    own_turn(table, person, request)
    physics = physics_of(table)
    if physics is None:
        raise Refused("no-book")
    if table.wish is not None and table.asks_to_undo():  # granted meanwhile, it would take the pull back, too
        raise Refused("asked-already", request=table.wish.number)
    table.playing().after(request.seat, physics.pull(request.count))


def undo(table: Table, person: str, request: ask.Undo) -> Draft:
    """The last play of the seat; or, where people share a device, the last of all the seats that are theirs."""
    asking(table, person, request.seat)
    plays = table.playing().plays
    last = last_play(plays, [request.seat])
    if last is not None and (still_secret(table, request.seat) or told_nobody(table, last)):
        return "asked", {"seat": request.seat, "reason": "undo", "done": True, "removed": [last], "unseen": True}
    if table.style != "online":
        last = last_play(plays, table.seats_of(person))
    if last is None:
        raise Refused("nothing-to-undo")
    if table.style == "online":
        raise Refused("no-undo")
    done, removed = not table.asked_of(person), list(range(last, len(plays)))
    return "asked", {"seat": plays[last].seat, "reason": "undo", "done": done, "removed": removed}


def last_play(plays: Sequence[Play], seats: Collection[int]) -> int | None:
    """The place of the last play that one of these seats has made."""
    return max((place for place, made in enumerate(plays) if made.seat in seats), default=None)


def pause(table: Table, person: str, request: ask.Pause) -> Draft:
    asking(table, person, request.seat)
    if table.paused:
        raise Refused("paused")
    done = not table.asked_of(person)
    return "asked", {"seat": request.seat, "reason": "pause", "done": done, "removed": []}


def answer(table: Table, person: str, request: ask.Answer) -> Draft:
    own_chair(table, person, request.seat)
    wish = table.wish
    if wish is None or wish.number != request.request:
        raise Refused("no-such-request", request=request.request)
    done = request.yes and table.waiting() in ([], [request.seat])
    return "answered", {"seat": request.seat, "yes": request.yes, "done": done}


def resume(table: Table, person: str, request: ask.Resume) -> Draft:
    playing(table)
    if not table.seats_of(person):
        raise Refused("not-yours")
    if not table.paused:
        raise Refused("not-paused")
    return "resumed", {}


def back(table: Table, person: str, request: ask.Back) -> Draft:
    chair = own_chair(table, person, request.seat)
    playing(table)
    if chair.stand_in is None:
        raise Refused("not-away")
    return "returned", {"seat": request.seat}


def chat(table: Table, person: str, request: ask.Chat) -> Draft:
    if (request.phrase is None) == (request.text is None):
        raise Refused("malformed", at="text", reason="phrase-or-text")
    seats, phrases = table.seats_of(person), ask.PHRASES + table.game.manifest.phrases
    if request.phrase is not None and request.phrase not in phrases:
        raise Refused("unknown-phrase", phrase=request.phrase, allowed=list(phrases))
    if request.text is not None and table.silent:
        raise Refused("silent")
    if request.text is not None and (not request.text.isprintable() or not request.text.strip()):
        raise Refused("malformed", at="text", reason="not-printable")
    own_name = None if request.name is None or table.silent else name_of(request.name)  # a name is free text too
    name = table.chairs[seats[0]].name if seats else own_name
    return "said", {"seat": min(seats, default=None), "name": name, "phrase": request.phrase, "text": request.text}


def close(table: Table, person: str, request: ask.Close) -> Draft:
    if table.status == "playing" and table.seats_of(person) and not table.others(person):
        return "closed", {"reason": "ended"}
    gathering(table)
    if table.creator != person:
        raise Refused("not-yours")
    return "closed", {"reason": "maker"}


def put_away(table: Table, person: str, request: ask.PutAway) -> Draft:
    if table.status not in ("over", "closed"):
        raise Refused("not-over")
    if not table.seats_of(person):
        raise Refused("not-yours")
    if person in table.gone:
        raise Done(table.gone[person])
    return "put_away", {}


RULES: dict[type[ask.Request], Callable[[Table, str, Any], Draft]] = {
    ask.Sit: sit,
    ask.Stand: stand,
    ask.Start: start,
    ask.Undo: undo,
    ask.Pause: pause,
    ask.Answer: answer,
    ask.Resume: resume,
    ask.Back: back,
    ask.Chat: chat,
    ask.Close: close,
    ask.PutAway: put_away,
}


def gathering(table: Table) -> None:
    if table.status != "gathering":
        raise Refused("already-started")


def playing(table: Table) -> None:
    if table.status == "over":
        raise Refused("over")
    if table.status != "playing":
        raise Refused("not-playing")


def chair_of(table: Table, seat: int) -> Chair:
    if seat >= table.seats:
        raise Refused("no-such-seat", seat=seat, seats=table.seats)
    return table.chairs[seat]


def own_chair(table: Table, person: str, seat: int) -> Chair:
    chair = chair_of(table, seat)
    if chair.person != person:
        raise Refused("not-your-seat", seat=seat)
    return chair


def own_turn(table: Table, person: str, request: ask.Play | ask.Pinch) -> None:
    own_chair(table, person, request.seat)
    playing(table)
    if table.paused:
        raise Refused("paused")
    if request.turn != table.turns[request.seat]:
        raise Refused("stale", turn=table.turns[request.seat])


def asking(table: Table, person: str, seat: int) -> None:
    """One request at a time."""
    own_chair(table, person, seat)
    playing(table)
    if table.wish is not None and table.chairs[table.wish.seat].person != person:
        raise Refused("asked-already", request=table.wish.number)


def arranging(table: Table, person: str) -> None:
    """Whoever made the table or sits at it arranges it."""
    if table.creator != person and not table.seats_of(person):
        raise Refused("not-yours")


def name_of(name: str) -> str:
    """A name as it may stand in a record."""
    if not name.isprintable() or not name.strip():
        raise Refused("bad-name", most=LONGEST_NAME)
    return name.strip()
