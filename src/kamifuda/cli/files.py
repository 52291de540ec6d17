"""Files that a person names: read, newly made, and replaced as a whole."""

import errno
import os
import shutil
import tempfile
import unicodedata
from contextlib import suppress
from pathlib import Path
from typing import Final

from kamifuda.cli.usage import WRONG_USAGE, Refused
from kamifuda.core.clauses import BadRecord

REASONS: Final = {
    errno.ENOSPC: "full",
    errno.EDQUOT: "full",
    errno.EFBIG: "full",
    errno.EACCES: "forbidden",
    errno.EPERM: "forbidden",
    errno.EROFS: "forbidden",
    errno.ENOENT: "no-folder",
    errno.ENOTDIR: "no-folder",
    errno.EISDIR: "folder",
    errno.ENAMETOOLONG: "bad-name",
    errno.EINVAL: "bad-name",
}


def reason(error: OSError | ValueError | RuntimeError) -> dict[str, str]:
    """Why, for a message: the name of a `reason-` message, or a number that somebody may look up."""
    number = error.errno if isinstance(error, OSError) else errno.EINVAL
    return {"reason": REASONS.get(number or 0, "other"), "number": str(number)}


def new_path(file: str) -> Path:
    """A file that does not exist yet, in a folder that does; `~` is at home."""
    if any(unicodedata.category(letter) == "Cc" for letter in file):
        raise Refused("error-file-refused", WRONG_USAGE, file=file, reason="bad-name", number="")
    try:
        path = Path(file).expanduser()
        if path.exists() or path.is_symlink():
            raise Refused("error-file-exists", file=file)
        path.parent.stat()
    except (OSError, ValueError, RuntimeError) as error:
        raise Refused("error-file-refused", WRONG_USAGE, file=file, **reason(error)) from None
    return path


def create(file: str) -> Path:
    """A new and still empty file."""
    path = new_path(file)
    try:
        path.open("x").close()
    except OSError as error:
        raise Refused("error-file-refused", WRONG_USAGE, file=file, **reason(error)) from None
    return path


def replace(path: Path, contents: bytes) -> None:
    """All or nothing: what was there stays until the new contents are safe beside it."""
    handle, beside = tempfile.mkstemp(dir=path.parent, prefix=".kamifuda-")
    try:
        with os.fdopen(handle, "wb") as file:
            file.write(contents)
        with suppress(FileNotFoundError):
            shutil.copymode(path, beside)
        os.replace(beside, path)
    except OSError:
        os.unlink(beside)
        raise


def text_in(file: str) -> str:
    try:
        data = Path(file).read_bytes()
    except FileNotFoundError:
        raise Refused("error-file-missing", file=file) from None
    except (OSError, ValueError) as error:
        raise Refused("error-file-refused", WRONG_USAGE, file=file, **reason(error)) from None
    try:
        return data.decode()
    except UnicodeDecodeError as bad:
        raise BadRecord(data.count(b"\n", 0, bad.start) + 1, "not-utf8") from None
