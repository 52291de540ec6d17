"""What somebody asks for who makes a table, checked with clear errors."""

from typing import Annotated, Any, Literal

from pydantic import Field

from kamifuda.core import options as opt
from kamifuda.core.game import is_real
from kamifuda.core.houserules import BadHouseRules
from kamifuda.games import GAMES
from kamifuda.server import realbook
from kamifuda.server.codes import Refused
from kamifuda.server.decisions import known_level, name_of
from kamifuda.server.messages import ClockRule
from kamifuda.server.requests import Entropy, Level, Name, Strict

LONGEST_DAYS = 365
LONGEST_OPTION = 2000  # letters; house rules are the longest
GRACE = 120  # seconds that people wait for somebody who is away


class MyChair(Strict):
    """Whoever makes the table sits here."""

    who: Literal["me"]
    name: Name
    entropy: Entropy | None = None


class BotChair(Strict):
    who: Literal["bot"]
    level: Level


class EmptyChair(Strict):
    """Somebody may sit down here."""

    who: Literal["nobody"]


NewChair = Annotated[MyChair | BotChair | EmptyChair, Field(discriminator="who")]
OptionName = Annotated[str, Field(max_length=60)]
OptionValue = bool | int | Annotated[str, Field(max_length=LONGEST_OPTION)]


class WrittenRules(Strict):
    """House rules as somebody wrote them."""

    toml: str


class NewTable(Strict):
    game: Annotated[str, Field(max_length=40)]
    options: dict[OptionName, OptionValue] = Field(default={})
    open: bool = False
    style: Literal["online", "hotseat", "companion"] = "online"
    clock: ClockRule = ClockRule()
    grace: Annotated[int, Field(ge=0, le=86_400)] | None = GRACE
    chairs: list[NewChair] = Field(default=[], max_length=16)

    def what(self, person: str) -> dict[str, Any]:
        """What the log will say."""
        if self.game not in GAMES:
            raise Refused("unknown-game", name=self.game, allowed=list(GAMES))
        game = GAMES[self.game]
        try:
            options = opt.from_text(game.Options, {name: opt.spell(value) for name, value in self.options.items()})
            options = realbook.fitted(game, options, self.style)
        except opt.BadOption as bad:
            raise bad_option(bad) from None
        real = is_real(game, options)
        if not sensible(self.clock) or (real and self.clock.kind != "none"):
            raise Refused("bad-clock", kind=self.clock.kind)
        if len(self.chairs) > options.seats:
            raise Refused("no-such-seat", seat=len(self.chairs) - 1, seats=options.seats)
        chairs = [self.chair(each, person, game, options) for each in self.chairs]
        if self.style == "online" and sum("person" in chair for chair in chairs) > 1:
            raise Refused("one-chair", seat=max(seat for seat, chair in enumerate(chairs) if "person" in chair))
        return {
            "game": game.name, "version": options.version, "options": opt.to_text(options), "open": self.open,
            "style": self.style, "clock": self.clock.model_dump(), "grace": None if real else self.grace,
            "chairs": chairs + [{}] * (options.seats - len(chairs)),
        }  # fmt: skip

    def chair(self, asked: NewChair, person: str, game: Any, options: Any) -> dict[str, Any]:
        if isinstance(asked, BotChair):
            known_level(game, asked.level)
            realbook.only_people(game, options)
            return {"level": asked.level}
        if isinstance(asked, MyChair):
            return {"person": person, "name": name_of(asked.name), "entropy": asked.entropy or ""}
        return {}


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
