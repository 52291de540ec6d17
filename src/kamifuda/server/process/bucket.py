"""How often something may be done."""


class Bucket:
    """Fills with time up to a burst; what may be done takes one out, or less. Milliseconds come from the caller."""

    __slots__ = ("at", "burst", "left", "rate")

    def __init__(self, rate_per_second: float, burst: float) -> None:
        self.rate, self.burst = rate_per_second / 1000, burst
        self.left = burst
        self.at: int | None = None

    def take(self, now_ms: int, cost: float = 1) -> bool:
        self.fill(now_ms)
        if self.left < cost:
            return False
        self.left -= cost
        return True

    def full(self, now_ms: int) -> bool:
        """Nothing to remember."""
        self.fill(now_ms)
        return self.left >= self.burst

    def fill(self, now_ms: int) -> None:
        """A clock that was set back gives nothing, and takes nothing."""
        passed = 0 if self.at is None else max(0, now_ms - self.at)
        self.left = min(self.burst, self.left + passed * self.rate)
        self.at = now_ms
