"""What tests fetch or unpack once and keep in .cache."""

from collections.abc import Callable
from pathlib import Path
from tempfile import TemporaryDirectory

CACHE = Path(__file__).parents[1] / ".cache"


def kept(name: str, make: Callable[[Path], None]) -> Path:
    """The folder of this name; made aside and renamed, so that several may try at once."""
    target = CACHE / name
    if not target.exists():
        CACHE.mkdir(exist_ok=True)
        with TemporaryDirectory(dir=CACHE) as aside:
            fresh = Path(aside) / "fresh"
            fresh.mkdir()
            make(fresh)
            settle(fresh, target)
    return target


def settle(fresh: Path, target: Path) -> None:
    """Renames; if somebody else was faster, theirs stays."""
    try:
        fresh.rename(target)
    except OSError:
        if not target.exists():
            raise
