"""Options: what is not allowed is refused with what is."""

from collections.abc import Callable
from dataclasses import dataclass, fields
from functools import partial

import pytest

from kamifuda.core import options as opt
from kamifuda.core.houserules import BadHouseRules


def in_order(text: str, version: int) -> str:
    """A stand-in for house rules: words with commas between them."""
    if " " in text:
        raise BadHouseRules("form", value=text)
    return ",".join(sorted(set(filter(None, text.split(",")))))


@dataclass(frozen=True)
class Worded:
    seats: int = opt.choice(2)
    words: str = opt.text("", in_order)
    version: int = opt.versions(1)

    def __post_init__(self) -> None:
        opt.check(self)


@dataclass(frozen=True)
class Plain:
    seats: int = opt.choice(4, 3, 2)
    pace: str = opt.choice("slow", "quick", "wild")
    target: int = opt.within(15, 1, 99)
    rain: bool = opt.on_or_off(True, seats=4)
    storms: bool = opt.on_or_off(False, seats=4, needs="rain")
    version: int = opt.versions(1)

    def __post_init__(self) -> None:
        opt.check(self)


@pytest.mark.parametrize(
    ("name", "text", "allowed"),
    [
        ("pace", "silly", "slow, quick, wild"),
        ("target", "0", "1 to 99"),
        ("target", "many", "1 to 99"),
        ("rain", "yes", "on, off"),
        ("seats", "5", "4, 3, 2"),
        ("colour", "red", "seats, pace, target"),
    ],
)
def test_a_bad_option_names_the_allowed_values(name: str, text: str, allowed: str) -> None:
    with pytest.raises(opt.BadOption) as bad:
        opt.from_text(Plain, {name: text})
    assert (bad.value.name, bad.value.value) == (name, text)
    assert allowed in str(bad.value)


def test_a_switch_may_also_be_true_or_false() -> None:
    assert opt.from_text(Plain, {"rain": "false", "storms": "true"}) == Plain(rain=False, storms=True)


def test_options_that_make_no_difference_are_known() -> None:
    duel = Plain(seats=2, storms=True)
    assert list(opt.idle(duel, ["storms", "pace"])) == [("storms", None)]
    four = Plain(storms=True, rain=False)
    assert list(opt.idle(four, ["storms", "rain"])) == [("storms", "rain=on")]
    assert list(opt.idle(Plain(), ["rain", "storms", "target"])) == []


def test_values_of_a_wrong_type_are_refused_too() -> None:
    for wrong in ({"target": True}, {"target": 15.0}, {"rain": 1}, {"seats": "4"}):
        with pytest.raises(opt.BadOption):
            Plain(**wrong)


def test_options_are_written_in_full_and_read_back() -> None:
    options = Plain(seats=3, pace="quick", target=8, rain=False)
    written = opt.to_text(options)
    assert written["rain"] == "off"
    assert next(iter(written)) == "seats"
    assert opt.from_text(Plain, written) == options


def test_a_text_is_read_and_put_in_order() -> None:
    options = opt.from_text(Worded, {"words": "b,a,b"})
    assert options == Worded(words="a,b")
    assert opt.to_text(options) == {"seats": "2", "words": "a,b"}
    assert opt.from_text(Worded, opt.to_text(Worded())) == Worded(words="")


@pytest.mark.parametrize("make", [partial(opt.from_text, Worded, {"words": "a b"}), partial(Worded, words="a b")])
def test_a_bad_text_says_why(make: Callable[[], Worded]) -> None:
    with pytest.raises(opt.BadOption) as bad:
        make()
    assert str(bad.value) == "words=a b: form"
    assert bad.value.why is not None
    assert (bad.value.why.reason, bad.value.why.facts) == ("form", {"value": "a b"})


@pytest.mark.parametrize("wrong", ["b,a", "a,a", 3, None])
def test_a_text_that_is_not_in_order_or_no_text_is_no_value(wrong: object) -> None:
    with pytest.raises(opt.BadOption) as bad:
        Worded(words=wrong)  # type: ignore[arg-type]
    assert bad.value.why is None


def test_only_a_text_is_a_text() -> None:
    assert [opt.is_text(each) for each in fields(Worded)] == [False, True, False]


# Versions


@dataclass(frozen=True)
class Grown:
    """The third version of a game: the second made more targets usual, the third brought storms."""

    seats: int = opt.choice(2)
    target: int = opt.within(20, 1, 99)
    calm: bool = opt.on_or_off(True)
    storms: str = opt.choice("some", "none", "many", since=3, before="none")
    words: str = opt.text("", lambda text, version: text.removeprefix("usual" if version == 3 else "former"))
    version: int = opt.versions(3)

    def __post_init__(self) -> None:
        opt.check(self)


OLD = {"seats": "2", "target": "10", "calm": "on", "words": "usual"}


def test_nobody_chooses_the_version() -> None:
    assert [each.name for each in opt.chosen(Grown)] == ["seats", "target", "calm", "storms", "words"]
    assert opt.from_text(Grown, {}) == Grown(storms="some", version=3)
    assert "version" not in opt.to_text(Grown()) and "version" not in opt.told(Grown())
    with pytest.raises(opt.BadOption):
        opt.from_text(Grown, {"version": "2"})
    for unknown in (0, 4):
        with pytest.raises(opt.BadOption):
            Grown(version=unknown)


def test_what_is_written_is_read_as_its_version_meant_it() -> None:
    options = opt.from_written(Grown, OLD, 2)
    assert options == Grown(target=10, storms="none", words="usual", version=2)
    assert opt.to_text(options) == OLD
    assert opt.from_written(Grown, OLD | {"storms": "many"}, 3) == Grown(target=10, storms="many", words="")


@pytest.mark.parametrize("missing", list(OLD))
def test_what_is_not_written_is_never_taken_from_today(missing: str) -> None:
    with pytest.raises(opt.MissingOption, match=missing):
        opt.from_written(Grown, {name: text for name, text in OLD.items() if name != missing}, 2)
    with pytest.raises(opt.MissingOption, match="storms"):
        opt.from_written(Grown, OLD, 3)


def test_an_older_version_does_not_know_newer_options() -> None:
    with pytest.raises(opt.BadOption) as bad:
        opt.from_written(Grown, OLD | {"storms": "none"}, 2)
    assert bad.value.allowed == ["seats", "target", "calm", "words"]
    with pytest.raises(opt.BadOption):
        Grown(storms="many", version=2)


def test_a_new_match_takes_over_what_was_chosen_and_nothing_else() -> None:
    """Nobody could choose storms in version 2, so they are as usual today."""
    assert opt.renewed(opt.from_written(Grown, OLD, 2)) == Grown(target=10, storms="some", words="", version=3)
    assert opt.renewed(Grown(storms="none")) == Grown(storms="none")


@dataclass(frozen=True)
class Housed:
    """The second version of a game brought a text."""

    seats: int = opt.choice(2)
    words: str = opt.text("", in_order, since=2, before="")
    version: int = opt.versions(2)

    def __post_init__(self) -> None:
        opt.check(self)


def test_a_text_may_be_newer_than_the_game() -> None:
    assert opt.from_written(Housed, {"seats": "2"}, 1) == Housed(version=1)
    assert opt.to_text(Housed(version=1)) == {"seats": "2"}
    assert opt.renewed(Housed(version=1)) == Housed()
    with pytest.raises(opt.BadOption):
        Housed(words="a", version=1)
    with pytest.raises(opt.MissingOption, match="words"):
        opt.from_written(Housed, {"seats": "2"}, 2)
