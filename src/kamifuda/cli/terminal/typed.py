"""From what a person typed, in their language and counting from 1, to the notation of a play."""

import re
import unicodedata
from collections.abc import Mapping, Sequence
from typing import Final, NamedTuple

from kamifuda.core.reading import A_CARD_OF_A_STACK, A_LETTER, A_PAGE, A_PLACE, A_SEAT, AS_WRITTEN
from kamifuda.text import Text

SHORTEST: Final = 3  # letters of a word about which one asks back
MOST: Final = 6  # things that it may mean
PLACES: Final = (A_PLACE, A_SEAT, *AS_WRITTEN)


def plain(typed: str) -> str:
    """Small letters without accents; everything else is a blank, but for commas and a lone question mark."""
    letters = unicodedata.normalize("NFKD", typed.casefold())
    kept = "".join(letter for letter in letters if not unicodedata.combining(letter))
    apart = re.sub("(?<=[a-z])(?=[0-9])", " ", kept.replace("→", ","))  # `red4`
    return " ".join(re.sub(r"[^\w,?]|_", " ", apart).split())


def bare(typed: str, text: Text) -> str:
    """Plain, and without the little words."""
    return " ".join(word for word in plain(typed).split() if word not in text.words("filler"))


def command(typed: str, text: Text) -> tuple[str, str] | None:
    """A command such as `quit` or `save`, and what was typed after it."""
    word, _, rest = typed.strip().partition(" ")
    for name in text.keys("command-"):
        if word.casefold() in text.words(f"command-{name}") and (name == "save" or not rest):
            return name, rest.strip()
    return None


def play(typed: str, text: Text, names: Sequence[str] = ()) -> str | None:
    """The steps as the engine writes them; None where a word means nothing. Names are those of the seats."""
    words = Words(text, names)
    parts = [words.steps(part.split()) for part in plain(typed).split(",")]
    return ", ".join(step for part in parts for step in part) if all(parts) else None


def unclear(typed: str, text: Text) -> list[str]:
    """The cards and pages that a word may mean where it names none: `dragon`."""
    words = Words(text, ())
    for part in plain(typed).split(","):
        words.steps(part.split())
    return words.unclear


def lacks_a_card(step: str, text: Text) -> bool:
    """Whether a step is only a verb that says nothing without a card or a place."""
    return step in text.reading.steps


def turned(name: str) -> str:
    """`4 rouge` is also `rouge 4`."""
    return " ".join(reversed(name.split())) if re.search("[0-9]", name) else name


def verbs_of(text: Text) -> list[str]:
    return [verb for verb in text.keys("step-") if text.has(f"step-{verb}.words")]


class Said(NamedTuple):
    """What the first words mean, and the words after them."""

    meaning: str
    rest: Sequence[str]


class Words:
    """All that words can mean in a game."""

    def __init__(self, text: Text, seats: Sequence[str]) -> None:
        self.text, self.fillers = text, set(text.words("filler"))
        verbs = verbs_of(text)
        self.verbs = {plain(word): verb for verb in verbs for word in [*text.words(f"step-{verb}"), verb]}
        self.needs = {verb: text.reading.steps[verb] for verb in verbs if lacks_a_card(verb, text)}
        names = {
            bare(name, text): card
            for card in text.keys("card-")
            for name in (card, *(text.card(card, form) for form in ("", "many", "short")))
        }
        self.cards = {turned(name): card for name, card in names.items()} | names
        pages = [page for page in text.keys("page-") if page.isdecimal()]
        self.pages = {bare(text.say(f"page-{page}"), text): page for page in pages}
        self.unclear: list[str] = []  # what the last words may have meant, if they are no name
        self.seats = {plain(name): str(seat) for seat, name in enumerate(seats)}

    def steps(self, words: Sequence[str]) -> list[str]:
        """One after the other; none at all where a word means nothing."""
        steps: list[str] = []
        while self.meant(words) or (words and not steps):
            said = self.first(words) or (self.number_after(steps[-1], words) if steps else None)
            if said is None:
                return []
            steps.append(said.meaning)
            words = said.rest
        return steps

    def first(self, words: Sequence[str]) -> Said | None:
        """A card or a page; or a verb, and the card or place that it needs."""
        verb = self.verb(words)
        if verb is None:
            page = self.page(words)
            return self.card(words) or (Said(f"page {page.meaning}", page.rest) if page else None)
        needed = self.needs.get(verb.meaning)
        if needed is None:  # in `attack with red 4` the second word is no verb
            return Said(verb.meaning, self.from_meaning(verb.rest))
        what = self.needed(needed, verb.rest)
        if what is None:
            return None if self.meant(verb.rest) else verb
        return Said(f"{verb.meaning} {what.meaning}", what.rest)

    def verb(self, words: Sequence[str]) -> Said | None:
        """The longest that there is for the first words."""
        for count in range(len(words), 0, -1):
            if " ".join(words[:count]) in self.verbs:
                return Said(self.verbs[" ".join(words[:count])], words[count:])
        return None

    def needed(self, kind: str, words: Sequence[str]) -> Said | None:
        """What a verb needs."""
        if kind == A_LETTER:
            return self.letter(words)
        return self.place(kind, words) if kind in PLACES else self.card_of_a_stack(kind, words)

    def place(self, kind: str, words: Sequence[str]) -> Said | None:
        """A number, maybe after another word for such a place, `against number 2`; or the name of a page or player."""
        verb = self.verb(self.from_meaning(words))
        if verb and self.needs.get(verb.meaning) in PLACES:
            return self.place(kind, verb.rest)
        if kind == A_PAGE:
            return self.numbered_page(words)
        named = self.named(self.seats, words) if kind == A_SEAT else None
        return named or self.number(words, 0 if kind in AS_WRITTEN else 1)

    def numbered_page(self, words: Sequence[str]) -> Said | None:
        """`8`, `storm`, or both."""
        number = self.number(words, 0)
        page = self.page(number.rest if number else words)
        return page if number is None or (page and page.meaning == number.meaning) else number

    def page(self, words: Sequence[str]) -> Said | None:
        return self.named(self.pages, words)

    def number_after(self, step: str, words: Sequence[str]) -> Said | None:
        """`left 3`: of a side a number is enough."""
        verb = self.text.reading.numbers.get(step)
        number = self.number(words, 0) if verb else None
        return Said(f"{verb} {number.meaning}", number.rest) if number else None

    def letter(self, words: Sequence[str]) -> Said | None:
        """It may be a little word elsewhere; maybe after another word for what it names, `target zone b`."""
        if words and re.fullmatch("[a-f]", words[0]):
            return Said(words[0].upper(), words[1:])
        verb = self.verb(self.from_meaning(words))
        return self.letter(verb.rest) if verb and self.needs.get(verb.meaning) == A_LETTER else None

    def card_of_a_stack(self, kind: str, words: Sequence[str]) -> Said | None:
        """A card; a number after it is its stack, where there are any."""
        card = self.card(words)
        stack = self.number(card.rest) if card and kind == A_CARD_OF_A_STACK else None
        return Said(f"{card.meaning}@{stack.meaning}", stack.rest) if card and stack else card

    def number(self, words: Sequence[str], first: int = 1) -> Said | None:
        """What the screen counts from 1 the engine counts from 0, unless it is said otherwise."""
        words = self.from_meaning(words)
        return Said(str(int(words[0]) - first), words[1:]) if words and re.fullmatch("[0-9]{1,2}", words[0]) else None

    def card(self, words: Sequence[str]) -> Said | None:
        """As far as the next verb."""
        verb = next((place for place, word in enumerate(words) if word in self.verbs), len(words))
        found = self.named(self.cards, words[:verb])
        return Said(found.meaning, [*found.rest, *words[verb:]]) if found else None

    def named(self, things: Mapping[str, str], words: Sequence[str]) -> Said | None:
        """The one that most of the first words name."""
        found, longest = None, 0
        for count in range(1, len(words) + 1):
            name = self.meant(words[:count])
            thing = called(things, name) if len(name) > longest else None
            if name and thing is None and things is not self.seats:
                self.unclear = self.several(things, name) or self.unclear
            if thing is not None:
                found, longest = Said(thing, words[count:]), len(name)
        return found

    def several(self, things: Mapping[str, str], name: Sequence[str]) -> list[str]:
        """The names of all that are called like that, or among other words."""
        found = sorted(beginning(things, name) | holding(things, name)) if len(name[0]) >= SHORTEST else []
        found = found if len(found) <= MOST else []
        return [self.text.say(f"page-{thing}") if things is self.pages else self.text.card(thing) for thing in found]

    def meant(self, words: Sequence[str]) -> Sequence[str]:
        """Without the little words."""
        return [word for word in words if word not in self.fillers]

    def from_meaning(self, words: Sequence[str]) -> Sequence[str]:
        """Without the little words at the beginning."""
        meant = self.meant(words)
        return words[words.index(meant[0]) :] if meant else []


def called(things: Mapping[str, str], name: Sequence[str]) -> str | None:
    """The thing with this name, or the only one whose name begins like that: `gold`, `r 4`."""
    found = beginning(things, name)
    return things.get(" ".join(name)) or (found.pop() if len(found) == 1 else None)


def beginning(things: Mapping[str, str], name: Sequence[str]) -> set[str]:
    return {thing for called, thing in things.items() if begins(called.split(), name)}


def holding(things: Mapping[str, str], name: Sequence[str]) -> set[str]:
    """Those whose names have these words: `coin`."""
    return {thing for called, thing in things.items() if set(name) <= set(called.split())}


def begins(called: Sequence[str], name: Sequence[str]) -> bool:
    """Whether a name is the beginning of another, word by word; a number is only itself."""
    pairs = zip(called, name, strict=False)
    return len(name) <= len(called) and all(
        whole == word if word.isdecimal() else whole.startswith(word) for whole, word in pairs
    )
