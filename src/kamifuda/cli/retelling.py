"""A recorded match in words, play by play: open, or as one seat could know it; and what a replay proves."""

import textwrap
from collections.abc import Iterator, Sequence

from kamifuda.cli import houserules
from kamifuda.cli.physics import Again
from kamifuda.core.game import Event, Game
from kamifuda.core.match import Match
from kamifuda.core.position import Fact, Position
from kamifuda.core.record import Record, from_seed, odds_lost, replay
from kamifuda.core.seed import commitment
from kamifuda.games import GAMES
from kamifuda.text import Text


def retold(record: Record, viewer: int | None, text: Text) -> Iterator[str]:
    """Line by line; without a viewer, every fact as the one it concerns knows it."""
    yield text.say("replay-title", game=text.say("game-name"), names=", ".join(record.names))
    yield from houserules.told(record.options, text)
    for number, match in enumerate(replay(record, GAMES)):
        events = open_events(match) if viewer is None else match.events(viewer)
        yield from told(number, with_the_play(events, match, viewer), viewer, record.names, text)
    yield ""
    yield result(record, text)


def open_events(match: Match) -> list[Event]:
    """Everything that happened in the last play."""
    return told_openly(match.game, match.position, match.position.journal or [])


def told_openly(game: Game, position: Position, facts: Sequence[Fact]) -> list[Event]:
    """Each fact as it is told to the one it concerns."""
    events: list[Event] = []
    position = position.clone()
    for fact in facts:
        position.journal = [fact]
        events += game.events(position, None if fact.seat < 0 else int(fact.seat))
    return events


def with_the_play(events: list[Event], match: Match, viewer: int | None) -> list[Event]:
    """Where a field of an event is the play, and the viewer may know it."""
    about = match.game.manifest.reading.events
    return [
        event | {name: match.plays[-1].text for name, field in about[event["event"]].items() if field.retold}
        if viewer in (None, event.get("seat"))
        else event
        for event in events
    ]


def told(number: int, events: list[Event], viewer: int | None, names: Sequence[str], text: Text) -> Iterator[str]:
    """Up to two facts on one line with the number of their play, more one below the other."""
    said = [text.event(event, viewer, names) for event in events]
    if len(said) == 2:
        said = [" ".join(said)]
    for place, sentence in enumerate(said):
        if len(said) > 1 and "round" in events[place]:
            yield ""
        yield f"{number if number and not place else '':>4}  {sentence}"


def result(record: Record, text: Text) -> str:
    return (
        text.say("replay-unfinished")
        if record.scores is None
        else text.say("replay-result", scores=scores(record, text))
    )


def scores(record: Record, text: Text) -> str:
    pairs = zip(record.names, record.scores or (), strict=True)
    return ", ".join(text.say("score", name=name, points=points) for name, points in pairs)


def proved(record: Record, file: str, book: Again | None, text: Text) -> Iterator[str]:
    """What is certain about a record that replayed well."""
    game, count = text.say("game-name"), len(record.plays)
    yield text.say("verify-plays", file=file, game=game, seats=record.options.seats, count=count)
    yield from houserules.told(record.options, text)
    if book is not None:
        yield from simulated_again(book, text)
    if book is None and from_seed(record, GAMES) is False:
        yield text.say("verify-reported")
    elif record.origin.server:
        yield text.say("verify-server", commitment=commitment(record.origin.server))
    else:
        yield text.say("verify-seed", seed=record.origin.text)
    if odds_lost(record, GAMES) and (book is None or book.by_odds):
        yield text.say("verify-odds-lost", version=record.version)
    if record.scores is None:
        yield text.say("verify-unfinished")
    else:
        yield text.say("verify-result", scores=scores(record, text))


def simulated_again(book: Again, text: Text) -> Iterator[str]:
    if book.different:
        plays = ", ".join(map(str, book.different))
        yield text.say("verify-other-physics", count=book.count, different=len(book.different), plays=plays)
    elif book.count:
        yield text.say("verify-physics", count=book.count)
    if book.by_odds:
        yield text.say("verify-by-odds", count=book.by_odds)


def folded(line: str, width: int | None) -> str:
    """At the width of a terminal, further lines under the first word."""
    if width is None:
        return line
    return textwrap.fill(line, width, subsequent_indent=" " * 6) if line else line
