"""Plays rounds of four-player Kami with our engine, in several styles, and has Goita's judge every position."""

import random
import sys
from collections.abc import Callable, Iterator
from itertools import islice
from typing import NamedTuple

from kamifuda.core.match import legal_tree, plays
from kamifuda.games import kami
from kamifuda.games.kami.layout import arrange
from kamifuda.games.kami.rules import Kami
from tests.games.kami.goita_record import CARDS, COPIES, Record, Verdict, allowed_by_goita, name, verdict_of
from tests.games.kami.goita_referee import Judgement, Referee

OPTIONS = kami.Options(demoralised=False, target=99)  # one round can not end the match
DECK = [card for card, copies in zip(CARDS, COPIES, strict=True) for _ in range(copies)]
LONGEST = 64  # plays of a round: sixteen pairs, each passed by three
BATCH = 500  # positions judged at a time
DIFFERENT = 3  # exit code


class Disagreement(AssertionError):
    """Our engine and Goita's differ."""


class Moment(NamedTuple):
    """A position as our engine has it, and how it went on."""

    record: Record
    verdict: Verdict
    play: str | None  # None: the round is over


# Deals


def any_deal(dice: random.Random) -> Record:
    return dealt(dice, 1)


def twins_together(dice: random.Random) -> Record:
    """Every hand is made of identical pairs."""
    return dealt(dice, 2)


def dealt(dice: random.Random, together: int) -> Record:
    """A deal by packets of so many identical cards, but none that Goita ends or cancels before the first card."""
    while True:
        deck = [card for card in dice.sample(DECK[::together], 32 // together) for _ in range(together)]
        hands = [deck[place : place + 8] for place in range(0, 32, 8)]
        soldiers = sorted(hand.count("soldier") for hand in hands)
        if soldiers[-1] < 6 and soldiers[-2] < 5:
            return Record.dealt(hands, dice.randrange(4))


def both_empresses_first(dice: random.Random) -> Record:
    """The first player holds both Empresses."""
    while True:
        record = any_deal(dice)
        if record.hands[record.first].endswith("89"):
            return record


# Styles of play: each chooses among the legal plays.


def anything(choices: list[str], dice: random.Random) -> str:
    return dice.choice(choices)


def favourite(choices: list[str], dice: random.Random, worth: Callable[[str], int]) -> str:
    """Any of those worth the most."""
    most = max(worth(play) for play in choices)
    return dice.choice([play for play in choices if worth(play) == most])


def eager(choices: list[str], dice: random.Random) -> str:
    """Counters whenever it can."""
    return favourite(choices, dice, lambda play: play != "pass")


def crowning(choices: list[str], dice: random.Random) -> str:
    """Lays its Empresses face up as soon as it can."""
    return favourite(
        choices,
        dice,
        lambda play: (
            play.startswith("counter empress") + 2 * play.endswith("attack empress") - play.startswith("hide empress")
        ),
    )


def burying(choices: list[str], dice: random.Random) -> str:
    """Hides its Empresses, and never counters with them."""
    return favourite(choices, dice, lambda play: play.startswith("hide empress") - play.startswith("counter empress"))


def hoarding(choices: list[str], dice: random.Random) -> str:
    """Counters whenever it can, but not with an Empress: she is kept for an attack."""
    return favourite(choices, dice, lambda play: (play != "pass") - 2 * (" empress," in play))


def pairing(choices: list[str], dice: random.Random) -> str:
    """Counters whenever it can, and plays identical cards."""
    return favourite(choices, dice, lambda play: (play != "pass") + 2 * twins(play))


def twins(play: str) -> bool:
    """Whether defence and attack are identical."""
    cards = [step.split()[1] for step in play.split(", ") if step != "pass"]
    return len(cards) == 2 and cards[0] == cards[1]


def waiting(choices: list[str], dice: random.Random) -> str:
    """Passes nearly always, and keeps its Empresses."""
    return "pass" if "pass" in choices and dice.random() < 0.95 else hoarding(choices, dice)


def moody(choices: list[str], dice: random.Random) -> str:
    """Changes its style with every play."""
    return dice.choice([anything, eager, crowning, burying, hoarding, pairing, waiting])(choices, dice)


class Style(NamedTuple):
    deal: Callable[[random.Random], Record]
    choose: Callable[[list[str], random.Random], str]


STYLES = {
    "anything": Style(any_deal, anything),
    "eager": Style(any_deal, eager),
    "crowning": Style(any_deal, crowning),
    "burying": Style(any_deal, burying),
    "hoarding": Style(any_deal, hoarding),
    "pairing": Style(twins_together, pairing),
    "waiting": Style(both_empresses_first, waiting),
    "moody": Style(any_deal, moody),
}


# Our engine


def table_of(record: Record) -> Kami:
    """The opening position of a deal."""
    return arrange(OPTIONS, hands=[[name(card) for card in hand] for hand in record.hands], first=record.first)


def play_all(position: Kami, seat: int, play: str) -> None:
    for step in play.split(", "):
        position.apply(seat, kami.parse(position, seat, step))


def replayed(record: Record) -> Kami:
    """Our position after these moves."""
    position, so_far = table_of(record), Record(record.hands, record.first)
    for move in record.moves:
        play = so_far.in_words(move)
        play_all(position, int(move[0]) - 1, play)
        so_far = so_far.after(int(move[0]) - 1, play)
    return position


def our_verdict(position: Kami) -> Verdict:
    points = tuple(10 * position.points_of(seat) for seat in range(4))
    if position.round > 1:  # the next one is dealt already
        return Verdict((), frozenset(), points)
    seats = tuple(seat for seat in range(4) if position.to_act() >> seat & 1)
    choices = frozenset(play for seat in seats for play in plays(legal_tree(kami, position, seat)))
    return Verdict(seats, choices, points)


def moments(style: Style, dice: random.Random) -> Iterator[Moment]:
    """Round after round without end."""
    while True:
        record = style.deal(dice)
        position = table_of(record)
        verdict = our_verdict(position)
        while verdict.plays and len(record.moves) < LONGEST:
            play = style.choose(sorted(verdict.plays), dice)
            yield Moment(record, verdict, play)
            play_all(position, verdict.to_act[0], play)
            record = record.after(verdict.to_act[0], play)
            verdict = our_verdict(position)
        yield Moment(record, verdict, None)


# The comparison


def compare(moment: Moment, judgement: Judgement) -> None:
    theirs = verdict_of(moment.record, judgement)
    if moment.verdict != theirs:
        raise Disagreement(difference(moment, theirs, judgement))


def difference(moment: Moment, theirs: Verdict | None, judgement: Judgement) -> str:
    """Names the history and both sides."""
    lines = [f"history {moment.record.history}", f"Kami  {shown(moment.verdict)}"]
    if theirs is None:
        return "\n".join([*lines, f"Goita {judgement['error']}"])
    lines += [f"Goita {shown(theirs)}", f"only Kami  {sorted(moment.verdict.plays - theirs.plays)}"]
    return "\n".join([*lines, f"only Goita {sorted(theirs.plays - moment.verdict.plays)}"])


def shown(verdict: Verdict) -> str:
    return f"to act {verdict.to_act}, points {verdict.points}, plays {sorted(verdict.plays)}"


def judged(referee: Referee, style: str, positions: int) -> Iterator[tuple[Moment, frozenset[str]]]:
    """So many positions that both agree on, each with all that Goita allows; raises at the first disagreement."""
    played = islice(moments(STYLES[style], random.Random(f"Goita, {style}")), positions)
    while batch := list(islice(played, BATCH)):
        judgements = referee.judge([moment.record.history for moment in batch])
        for moment, judgement in zip(batch, judgements, strict=True):
            compare(moment, judgement)
            yield moment, allowed_by_goita(moment.record, judgement)


def main(positions: int) -> int:
    """So many positions of every style; tells by its exit code whether there is a difference."""
    with Referee() as referee:
        try:
            agreed = sum(1 for style in STYLES for _ in judged(referee, style, positions))
        except Disagreement as found:
            print(found)
            return DIFFERENT
    print(f"{agreed} positions without a difference")
    return 0


if __name__ == "__main__":
    sys.exit(main(int(sys.argv[1])))
