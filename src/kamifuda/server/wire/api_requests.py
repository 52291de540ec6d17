"""What somebody sends who makes a table, checked with clear errors."""

from typing import Annotated, Literal

from pydantic import Field

from kamifuda.server.tables import newtable
from kamifuda.server.tables.clocks import ClockRule as Rule
from kamifuda.server.tables.newtable import GRACE
from kamifuda.server.wire.from_clients import Entropy, Level, Name, Strict
from kamifuda.server.wire.to_clients import ClockRule

LONGEST_OPTION = 2000  # letters; house rules are the longest


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

    def meaning(self) -> newtable.NewTable:
        """What it means, without how it was written."""
        chairs = [newtable.NewChair(**dict(each)) for each in self.chairs]
        return newtable.NewTable(**dict(self) | {"clock": Rule(**dict(self.clock)), "chairs": chairs})
