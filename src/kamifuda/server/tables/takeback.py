"""Whether a play may be taken back: only while nobody else has learned anything from it, and nothing was drawn."""

from kamifuda.core.match import Match, Play
from kamifuda.server.tables.table import Table


def told_nobody(table: Table, place: int) -> bool:
    """Whether this play and all since were seen by none but who made them, and drew nothing."""
    plays = table.playing().plays
    match = table.dealt()
    for play in plays[:place]:
        match.play(play.seat, play.text)
    return all(passed_unseen(match, play, table.seats) for play in plays[place:])


def still_secret(table: Table, seat: int) -> bool:
    """Whether others know of this seat's last play that it was made, and will not know more before all have chosen."""
    return table.game.manifest.chosen_in_secret(table.playing().position, seat)


def passed_unseen(match: Match, play: Play, seats: int) -> bool:
    """Makes the play and sees whether it stayed with its seat."""
    others = [viewer for viewer in (None, *range(seats)) if viewer != play.seat]
    before = [match.view(viewer) for viewer in others]
    drew = match.draws(play.seat, play.text)
    match.play(play.seat, play.text)
    return not drew and before == [match.view(viewer) for viewer in others] and not any(map(match.events, others))
