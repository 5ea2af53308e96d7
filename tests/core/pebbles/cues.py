"""Which sounds events name."""

from .events import Did, Rolled

CUES: dict[type, str | None] = {Rolled: "card-drawn", Did: None}
