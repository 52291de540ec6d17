"""What the code says behind its fields, for those who read generated files."""

import re
import tokenize
from collections.abc import Container, Iterator
from inspect import getsource
from io import StringIO
from typing import Final

COMMENT: Final = re.compile(r"# (?!fmt:|type:)(.*)")


def field_comments(kind: type, names: Container[str]) -> Iterator[tuple[str, str]]:
    for line, comment in commented(getsource(kind)):
        if (found := re.match(r" +(\w+):", line)) and found[1] in names:
            yield found[1], comment


def commented(source: str) -> Iterator[tuple[str, str]]:
    """Lines of code, and the comments behind them."""
    for token in tokenize.generate_tokens(StringIO(source).readline):
        if token.type == tokenize.COMMENT and (found := COMMENT.match(token.string)):
            yield token.line, found[1]


def in_json(text: str) -> str:
    return re.sub(r"\bNone\b", "null", text)
