"""Sentences of figures that all studies have."""

from collections.abc import Sequence

from audiogames.core.messages import Message
from audiogames.play.keys.questions import help_message
from audiogames.play.study.figures import Figure, over_people, percent, share
from audiogames.play.study.protocol import KNOWN, Study
from audiogames.play.study.table import Table, answered


def listener_told(table: Table, study: Study) -> Message:
    """Return whose table it is, and how much of the study is in it."""
    row, done = table[0], len(answered(table))
    known = help_message(KNOWN[row.known])
    missed = len(table) - done
    return help_message("study-listener", listener=row.listener, done=done, all=study.size, missed=missed, known=known)


def share_told(id: str, good: int, asked: int, **model: int) -> Message:
    """Return the sentence of a share with its interval, beside that of a model."""
    return _told(id, share(good, asked), model)


def people_told(id: str, shares: Sequence[float], **model: int) -> Message:
    """Return the sentence of a share that is the mean over some listeners."""
    return _told(id, over_people(shares), model)


def _told(id: str, figure: Figure, model: dict[str, int]) -> Message:
    value, low, high = map(percent, figure)
    return help_message(id, percent=value, low=low, high=high, **model)
