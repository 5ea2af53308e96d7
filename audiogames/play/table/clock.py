"""The clock of a table: it stands still while somebody pauses the table or is awaited."""


class Clock:
    """Seconds at a table, from `now` as those outside give it; `is_stopped`: none pass there."""

    def __init__(self, is_stopped: bool) -> None:
        self.now = 0.0
        """The second at the table, which never runs backwards."""
        self.real = 0.0
        """The latest second outside."""
        self._left_out = 0.0
        self._stopped_at = 0.0 if is_stopped else None

    @property
    def is_stopped(self) -> bool:
        """Whether no time passes."""
        return self._stopped_at is not None

    def outside(self, second: float) -> float:
        """Return when it is this second at the table, if no time is left out from now on."""
        return second + self._left_out

    def run_to(self, now: float) -> None:
        """Take note of the time outside."""
        self.real = max(self.real, now)
        shown = now if self._stopped_at is None else self._stopped_at
        self.now = max(self.now, shown - self._left_out)

    def stop(self, is_to_stand: bool) -> None:
        """Let no time pass from now on, or let it pass again."""
        if is_to_stand and self._stopped_at is None:
            self._stopped_at = self.real
        elif not is_to_stand and self._stopped_at is not None:
            self._left_out += self.real - self._stopped_at
            self._stopped_at = None
            self.run_to(self.real)
