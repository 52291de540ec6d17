"""From what a person typed, in their language and counting from 1, to the notation of a play."""

import re
import unicodedata

from kamifuda.text import MissingText, Text


def plain(typed: str) -> str:
    """Small letters without accents; everything else is a blank, but for commas and a lone question mark."""
    letters = unicodedata.normalize("NFKD", typed.casefold())
    kept = "".join(letter for letter in letters if not unicodedata.combining(letter))
    return " ".join(re.sub(r"[^\w,?]|_", " ", kept.replace("→", ",")).split())


def bare(typed: str, text: Text) -> str:
    """Plain, and without the little words."""
    return " ".join(meant(plain(typed), text))


def command(typed: str, text: Text) -> tuple[str, str] | None:
    """A command such as `quit` or `save`, and what was typed after it."""
    word, _, rest = typed.strip().partition(" ")
    for name in text.keys("command-"):
        if word.casefold() in text.words(f"command-{name}") and (name == "save" or not rest):
            return name, rest.strip()
    return None


def play(typed: str, text: Text) -> str | None:
    """The steps as the engine writes them; None where a word means nothing."""
    steps = [step(part.split(), text) for part in plain(typed).split(",")]
    return ", ".join(each for each in steps if each) if all(steps) else None


def step(words: list[str], text: Text) -> str | None:
    """A verb, then maybe a card or a place; a number after a card is its stack."""
    verbs = {each: verb for verb in verbs_of(text) for each in [plain(verb), *text.words(f"step-{verb}")]}
    typed = " ".join(words)
    said = next((each for each in sorted(verbs, key=len, reverse=True) if f"{typed} ".startswith(f"{each} ")), None)
    if said is None:
        return None
    rest = meant(typed.removeprefix(said), text)
    number = int(rest.pop()) - 1 if rest and re.fullmatch("[0-9]{1,2}", rest[-1]) else None
    if not rest:
        return verbs[said] if number is None else f"{verbs[said]} {number}"
    card = card_called(" ".join(rest), text)
    if card is None:
        return None
    return f"{verbs[said]} {card}" if number is None else f"{verbs[said]} {card}@{number}"


def lacks_a_card(step: str, text: Text) -> bool:
    """Whether a step is only a verb that says nothing without a card or a place."""
    try:
        return step in verbs_of(text) and not text.step(step)
    except MissingText:
        return True


def verbs_of(text: Text) -> list[str]:
    return [verb for verb in text.keys("step-") if text.has(f"step-{verb}.words")]


def meant(words: str, text: Text) -> list[str]:
    """Without the little words."""
    return [word for word in words.split() if word not in text.words("filler")]


def card_called(name: str, text: Text) -> str | None:
    """The card with this name, or the only one whose name begins like that."""
    names = {
        bare(called, text): card
        for card in text.keys("card-")
        for called in (card, *(text.card(card, form) for form in ("", "many", "short")))
    }
    beginning = {card for called, card in names.items() if called.startswith(name)}
    return names.get(name) or (beginning.pop() if len(beginning) == 1 else None)
