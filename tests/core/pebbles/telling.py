"""The telling of events."""

from collections.abc import Sequence

from audiogames.core.messages import Category
from audiogames.core.presentation.telling import Messages, say, whisper

from .events import Did, Event
from .view import View


def tell(events: Sequence[Event], seen: View) -> Messages:
    return detail(events, seen)


def detail(events: Sequence[Event], seen: View) -> Messages:
    return tuple(message for event in events for message in _each(event, seen))


def _each(event: Event, seen: View) -> Messages:
    if isinstance(event, Did):
        return say(f"pebbles-{event.what}", Category.PLAY, event.seat, seen)
    if event.pebble is None:
        return say("pebbles-rolled-other", Category.PLAY, event.seat, seen)
    return whisper("pebbles-rolled", Category.PLAY, event.seat, seen, number=event.pebble)
