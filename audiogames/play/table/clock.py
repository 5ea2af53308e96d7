"""The clock of a table, which stops during a pause or while somebody is awaited."""


class Clock:
    def __init__(self, is_stopped: bool) -> None:
        self.now = 0.0
        """Never decreasing."""
        self.real = 0.0
        self._left_out = 0.0
        self._stopped_at = 0.0 if is_stopped else None

    @property
    def is_stopped(self) -> bool:
        return self._stopped_at is not None

    def outside(self, second: float) -> float:
        """If the clock does not stop until then."""
        return second + self._left_out

    def run_to(self, now: float) -> None:
        self.real = max(self.real, now)
        shown = now if self._stopped_at is None else self._stopped_at
        self.now = max(self.now, shown - self._left_out)

    def stop(self, is_to_stand: bool) -> None:
        if is_to_stand and self._stopped_at is None:
            self._stopped_at = self.real
        elif not is_to_stand and self._stopped_at is not None:
            self._left_out += self.real - self._stopped_at
            self._stopped_at = None
            self.run_to(self.real)
