"""Plain pictures in SVG: an area with two axes, and marks in it."""

from collections.abc import Iterable, Sequence
from html import escape
from typing import Final

INK, PALE, PAPER = "#22252b", "#d8d4c8", "#fffdf8"
BAR: Final = "#8db39d"
COLOURS: Final = ("#2f6148", "#28487a", "#b5801c", "#b3301c", "#6b4a86")
LEFT, RIGHT, TOP, BOTTOM = 64, 24, 64, 56  # margins


class Picture:
    """x and y are those of the axes, not of the paper."""

    def __init__(
        self, title: str, size: tuple[int, int], x: tuple[float, float], y: tuple[float, float], left: int = LEFT
    ) -> None:
        self.width, self.height = size
        self.x, self.y, self.left = x, y, left
        self.parts: list[str] = []
        self.words(20, 28, title, size=16, weight="bold")

    def across(self, x: float) -> float:
        low, high = self.x
        return self.left + (x - low) / (high - low) * (self.width - self.left - RIGHT)

    def up(self, y: float) -> float:
        low, high = self.y
        return self.height - BOTTOM - (y - low) / (high - low) * (self.height - TOP - BOTTOM)

    def words(
        self, x: float, y: float, text: str, size: int = 12, anchor: str = "start", colour: str = INK, weight: str = ""
    ) -> None:
        """At a place on the paper."""
        self.parts.append(
            f'<text x="{x:.1f}" y="{y:.1f}" font-size="{size}" text-anchor="{anchor}" fill="{colour}"'
            f' font-weight="{weight or "normal"}">{escape(text)}</text>'
        )

    def line(self, points: Iterable[tuple[float, float]], colour: str = INK, width: float = 1, dash: str = "") -> None:
        path = " ".join(f"{self.across(x):.1f},{self.up(y):.1f}" for x, y in points)
        dashed = f' stroke-dasharray="{dash}"' if dash else ""
        self.parts.append(f'<polyline points="{path}" fill="none" stroke="{colour}" stroke-width="{width}"{dashed}/>')

    def dot(self, x: float, y: float, radius: float, colour: str) -> None:
        self.parts.append(f'<circle cx="{self.across(x):.1f}" cy="{self.up(y):.1f}" r="{radius:.1f}" fill="{colour}"/>')

    def bar(self, low: tuple[float, float], high: tuple[float, float], colour: str) -> None:
        left, right, top, foot = self.across(low[0]), self.across(high[0]), self.up(high[1]), self.up(low[1])
        self.parts.append(
            f'<rect x="{left:.1f}" y="{top:.1f}" width="{right - left:.1f}" height="{foot - top:.1f}" fill="{colour}"/>'
        )

    def axis_across(self, ticks: Sequence[tuple[float, str]], name: str) -> None:
        foot = self.height - BOTTOM
        for x, text in ticks:
            self.words(self.across(x), foot + 18, text, anchor="middle")
        self.line([(self.x[0], self.y[0]), (self.x[1], self.y[0])])
        self.words((self.left + self.width - RIGHT) / 2, foot + 42, name, anchor="middle", size=13)

    def axis_up(self, ticks: Sequence[tuple[float, str]], name: str) -> None:
        for y, text in ticks:
            self.line([(self.x[0], y), (self.x[1], y)], PALE)
            self.words(self.left - 8, self.up(y) + 4, text, anchor="end")
        self.words(20, 50, name, size=13)

    def legend(self, names: Sequence[tuple[str, str]], top: float) -> None:
        """At the right, inside, from this height on."""
        for place, (name, colour) in enumerate(names):
            y = self.up(top) + 18 * place
            self.words(self.width - RIGHT - 8, y, name, anchor="end", colour=colour, weight="bold")

    def svg(self) -> str:
        return "\n".join(
            [
                f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {self.width} {self.height}"'
                f' width="{self.width}" height="{self.height}" font-family="Helvetica, Arial, sans-serif">',
                f'<rect width="{self.width}" height="{self.height}" fill="{PAPER}"/>',
                *self.parts,
                "</svg>\n",
            ]
        )
