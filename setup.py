"""Compiles the hot modules with mypyc; without a C compiler they run interpreted, slower."""

from mypyc.build import mypycify
from setuptools import setup

COMPILED = (
    "core/bits",
    "core/rng",
    "core/position",
    "core/playout",
    "games/kami/cards",
    "games/kami/steps",
    "games/kami/round",
    "games/kami/imagine",
    "games/kami/series",
    "games/kami/clauses",
    "games/kami/rules",
    "games/totem/cards",
    "games/totem/steps",
    "games/totem/table",
    "games/totem/powers",
    "games/totem/reach",
    "games/totem/clauses",
    "games/totem/imagine",
    "games/totem/habits",
    "games/totem/outlook",
    "games/totem/rules",
    "games/grimoire/cards",
    "games/grimoire/steps",
    "games/grimoire/values",
    "games/grimoire/table",
    "games/grimoire/order",
    "games/grimoire/reasons",
    "games/grimoire/attacks",
    "games/grimoire/spells",
    "games/grimoire/scoring",
    "games/grimoire/clauses",
    "games/grimoire/imagine",
    "games/grimoire/habits",
    "games/grimoire/outlook",
    "games/grimoire/rules",
    "games/kamimai/cards",
    "games/kamimai/fitted",
    "games/kamimai/sheets",
    "games/kamimai/steps",
    "games/kamimai/table",
    "games/kamimai/refusals",
    "games/kamimai/spells",
    "games/kamimai/clauses",
    "games/kamimai/objections",
    "games/kamimai/draw",
    "games/kamimai/curses",
    "games/kamimai/creatures",
    "games/kamimai/odds",
    "games/kamimai/hopes",
    "games/kamimai/habits",
    "games/kamimai/outlook",
    "games/kamimai/turns",
    "games/kamimai/casting",
    "games/kamimai/rules",
    "bots/search",
)

# The modules are one library: its functions call each other directly and may be inlined.
FLAGS = ("-fno-semantic-interposition", "-finline-limit=1200")

extensions = mypycify([f"src/kamifuda/{module}.py" for module in COMPILED], opt_level="3")
for extension in extensions:
    extension.extra_compile_args = [*extension.extra_compile_args, *FLAGS]
    extension.optional = True  # setuptools then installs the same modules interpreted

setup(ext_modules=extensions)
