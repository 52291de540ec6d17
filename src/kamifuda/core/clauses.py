"""Why something was refused: facts, not sentences, and never mixed; the words are in the text files."""


class IllegalAction(Exception):
    """Against the rules: the player is told which clause, in their language."""

    def __init__(self, clause: str, step: str = "") -> None:
        super().__init__(clause)
        self.clause, self.step = clause, step  # the step of the play that is against it, where that is known


class BadNotation(Exception):
    """Nonsense: a broken or hostile client, or a slip in typing."""

    def __init__(self, text: str, reason: str = "unknown-step") -> None:
        super().__init__(text, reason)
        self.text, self.reason = text, reason


class BadRecord(Exception):
    """A damaged or foreign record: which line, and what is wrong with it."""

    def __init__(self, line: int, reason: str, about: str = "") -> None:
        super().__init__(line, reason, about)
        self.line, self.reason, self.about = line, reason, about
