"""What somebody asks for who makes a table, judged: the first entry of its log, or why not."""

from collections.abc import Mapping, Sequence
from dataclasses import asdict, dataclass, field
from typing import Any, Literal

from kamifuda.core import options as opt
from kamifuda.core.game import Game, is_real
from kamifuda.core.houserules import BadHouseRules
from kamifuda.games import GAMES
from kamifuda.server.tables.chairs import Chair
from kamifuda.server.tables.clocks import UNLIMITED, ClockRule
from kamifuda.server.tables.codes import Refused
from kamifuda.server.tables.decisions import name_of
from kamifuda.server.tables.host import Host
from kamifuda.server.tables.real import fitted, only_people
from kamifuda.server.tables.table import Table

LONGEST_DAYS = 365
GRACE = 120  # seconds that people wait for somebody who is away


@dataclass(frozen=True, kw_only=True)
class NewChair:
    """Of whoever makes the table, of a bot, or free for somebody who comes."""

    who: Literal["me", "bot", "nobody"]
    name: str = ""  # mine
    entropy: str | None = None
    level: str = ""  # a bot's


@dataclass(frozen=True, kw_only=True)
class NewTable:
    """As somebody wishes it; chairs that are not named are free."""

    game: str
    options: Mapping[str, bool | int | str] = field(default_factory=dict)
    open: bool = False
    style: Literal["online", "hotseat", "companion"] = "online"
    clock: ClockRule = UNLIMITED
    grace: int | None = GRACE
    chairs: Sequence[NewChair] = ()


def made(asked: NewTable, person: str, host: Host) -> dict[str, Any]:
    """What the log will say, but for the server's part of the seed."""
    if asked.game not in GAMES:
        raise Refused("unknown-game", name=asked.game, allowed=list(GAMES))
    game = GAMES[asked.game]
    try:
        options = opt.from_text(game.Options, {name: opt.spell(value) for name, value in asked.options.items()})
        options = fitted(game, options, asked.style)
    except opt.BadOption as bad:
        raise bad_option(bad) from None
    real = is_real(game, options)
    if not sensible(asked.clock) or (real and asked.clock.kind != "none"):
        raise Refused("bad-clock", kind=asked.clock.kind)
    if len(asked.chairs) > options.seats:
        raise Refused("no-such-seat", seat=len(asked.chairs) - 1, seats=options.seats)
    chairs = [chair(each, person, game, options, host) for each in asked.chairs]
    if asked.style == "online" and sum("person" in chair for chair in chairs) > 1:
        raise Refused("one-chair", seat=max(seat for seat, chair in enumerate(chairs) if "person" in chair))
    return {
        "game": game.name, "version": options.version, "options": opt.to_text(options), "open": asked.open,
        "style": asked.style, "clock": asdict(asked.clock), "grace": None if real else asked.grace,
        "chairs": chairs + [{}] * (options.seats - len(chairs)),
    }  # fmt: skip


def chair(asked: NewChair, person: str, game: Game, options: Any, host: Host) -> dict[str, Any]:
    if asked.who == "bot":
        host.check_level(game, asked.level)
        only_people(game, options)
        return {"level": asked.level}
    if asked.who == "me":
        return {"person": person, "name": name_of(asked.name), "entropy": asked.entropy or ""}
    return {}


def made_again(table: Table, person: str) -> dict[str, Any]:
    """A rematch: among people everybody one chair further, where those who did not ask for it are invited."""
    chairs = [chair_again(one, person) for one in table.chairs]
    if table.others(person):
        chairs = chairs[-1:] + chairs[:-1]
    try:
        options = opt.renewed(table.options)
    except opt.BadOption as bad:  # house rules that today's version does not allow
        raise bad_option(bad) from None
    return {
        "game": table.game.name, "version": options.version, "options": opt.to_text(options), "open": table.open,
        "style": table.style, "clock": asdict(table.clocks.rule), "grace": table.grace,
        "chairs": chairs,
    }  # fmt: skip


def chair_again(sits: Chair, person: str) -> dict[str, Any]:
    if sits.person in (None, person):
        return {"person": sits.person, "name": sits.name, "level": sits.level}
    return {"kept": sits.person, "name": sits.name}


def sensible(clock: ClockRule) -> bool:
    """Only a limit has an amount, only a bank grows, and nobody waits longer than a year."""
    amount = clock.amount is not None and (clock.kind != "days" or clock.amount <= LONGEST_DAYS)
    return amount == (clock.kind != "none") and (clock.kind == "bank" or clock.increment == 0)


def bad_option(bad: opt.BadOption) -> Refused:
    if bad.why is not None:
        return bad_house_rules(bad.why)
    return Refused("bad-option", name=bad.name, value=bad.value, allowed=list(bad.allowed))


def bad_house_rules(bad: BadHouseRules) -> Refused:
    return Refused("bad-house-rules", reason=bad.reason, facts=bad.facts)
