"""Compiles the hot modules with mypyc; without a C compiler they run interpreted, slower."""

from pathlib import Path

from mypyc.build import mypycify
from setuptools import setup

MARK = "\n# compiled\n"  # a line of its own below the docstring of every hot module
COMPILED = [str(file) for file in sorted(Path("src/kamifuda").rglob("*.py")) if MARK in file.read_text("utf-8")]

# The modules are one library: its functions call each other directly and may be inlined.
FLAGS = ("-fno-semantic-interposition", "-finline-limit=1200")

extensions = mypycify(COMPILED, opt_level="3")
for extension in extensions:
    extension.extra_compile_args = [*extension.extra_compile_args, *FLAGS]
    extension.optional = True  # setuptools then installs the same modules interpreted

setup(ext_modules=extensions)
