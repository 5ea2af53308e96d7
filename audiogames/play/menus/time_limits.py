from collections.abc import Mapping
from typing import Final

from audiogames.core.messages import Message, menu_message
from audiogames.play.conversation import Conversation
from audiogames.play.keys.questions import MenuLine, pick
from audiogames.play.prompts import Talk
from audiogames.play.table.seating import PERSON
from audiogames.settings import Settings

USUAL: Final = "usual"

CALLED: Final[Mapping[str, str]] = {
    USUAL: "time-limit-usual",
    "twice": "time-limit-twice",
    "five-times": "time-limit-five-times",
    "none": "time-limit-none",
}


def value(settings: Settings) -> Message:
    limits = set(settings.time_limits) or {USUAL}
    return menu_message(CALLED[limits.pop()] if len(limits) == 1 else "time-limit-each")


def ask(conversation: Conversation, settings: Settings) -> Talk[list[str] | None]:
    last = settings.last_table
    sat = 0 if last is None else last.levels.count(PERSON)
    people = max(1, sat, len(settings.time_limits))
    limits = [_limit(settings, person) for person in range(people)]
    whose = list(range(people))
    if people > 1:
        entries = [MenuLine(menu_message("time-limit-everyone"))]
        entries += [
            MenuLine(menu_message("time-limit-line", number=person + 1, limit=menu_message(CALLED[limit])))
            for person, limit in enumerate(limits)
        ]
        place = yield from pick(conversation, menu_message("time-limit-whose"), entries)
        if place is None:
            return None
        whose = [place - 1] if place else whose
    chosen = yield from pick(
        conversation, menu_message("time-limit-title"), [MenuLine(menu_message(id)) for id in CALLED.values()]
    )
    if chosen is None:
        return None
    for person in whose:
        limits[person] = list(CALLED)[chosen]
    return limits


def _limit(settings: Settings, person: int) -> str:
    return settings.time_limits[person] if person < len(settings.time_limits) else USUAL
