"""The record of a match that is being played, in a file that is brought up to date after every play."""

from pathlib import Path

from kamifuda.cli import files
from kamifuda.cli.usage import WRONG_USAGE, Refused


class Keeping:
    """Where the record is, if anywhere, and what went wrong with the last attempt to write it."""

    def __init__(self) -> None:
        self.file: Path | None = None
        self.trouble: Refused | None = None

    def begin(self, file: str, contents: str) -> None:
        """From now on in this file, which must be new; the one it is in already is no other."""
        if self.file is None or str(self.file) != str(Path(file).expanduser()):
            self.file = files.create(file)
        self.write(contents)

    def write(self, contents: str) -> None:
        """Tries; a failure is remembered, and the next play tries again."""
        if self.file is None:
            return
        self.trouble = None
        try:
            files.replace(self.file, contents.encode())
        except OSError as error:
            self.trouble = Refused("error-file-unwritten", WRONG_USAGE, file=str(self.file), **files.reason(error))
