"""Actions about a table itself: who may take each, and their labels.

Each is a word, with a seat, level or character if it has one. The person who opened the table decides about it, or
after a minute's absence the one who has been there the longest.
"""

from collections.abc import Collection, Hashable, Iterator
from typing import Any, Final, NamedTuple

from audiogames.bots.characters import ANYONE, CAST, uncalled
from audiogames.bots.levels import LEVELS
from audiogames.core.messages import Message, Seat, Who
from audiogames.play.table.names import bots_called_as
from audiogames.play.table.sitting import Sitting

ADVICE: Final = "advice"
AGAIN: Final = "again"
AGREE: Final = "agree"
COMES: Final = "comes"
END: Final = "end"
GIVE_BACK: Final = "give-back"
GO_ON: Final = "go-on"
HAND_OVER: Final = "hand-over"
LEVEL: Final = "level"
MOVE: Final = "move"
NO_ADVICE: Final = "no-advice"
OWN_DEVICE: Final = "own-device"
PAUSE: Final = "pause"
REFUSE: Final = "refuse"
REMOVE: Final = "remove"
SAME_ROOM: Final = "same-room"
STAND_IN: Final = "stand-in"
STAYS_AWAY: Final = "stays-away"
TURNING: Final = "turning"

CALLED: Final = {
    GIVE_BACK: "web-give-back",
    HAND_OVER: "web-hand-over",
    REMOVE: "web-remove",
    STAND_IN: "web-stand-in",
}


class Doing(NamedTuple):
    action: str
    label: Any
    asks: bool = False


def doings(sitting: Sitting, seat: Seat) -> Iterator[Doing]:
    seating, leads = sitting.seating, sitting.opener.leader == seat
    if (asking := sitting.consent.asks(seat)) is not None:
        yield Doing(AGREE, Message("web-agree", {"player": Who(asking)}), True)
        yield Doing(REFUSE, Message("web-refuse", {"player": Who(asking)}), True)
    if sitting.table.over:
        yield Doing(TURNING, Message("web-turning"))
        yield Doing(AGAIN, Message("web-again"))
    elif leads:
        word, label = (PAUSE, "web-pause") if seating.paused_by is None else (GO_ON, "web-go-on")
        yield Doing(word, Message(label))
    for other in () if sitting.table.over else sitting.seating.people:
        is_away = other in seating.away
        if other in seating.stand_ins:
            if (leads or other == seat) and not is_away:
                yield _about(GIVE_BACK, other)
        elif sitting.table.companion is None and (leads or other == seat or (is_away and not seating.is_over_days)):
            yield _about(STAND_IN, other)
        if leads and is_away:
            yield _about(HAND_OVER, other)
        if leads and other != seat:
            yield _about(REMOVE, other)
    if seat in seating.against_advice:
        yield Doing(ADVICE, Message("web-advice"))
    elif sitting.seats.is_apart and not sitting.table.over and sitting.adviser.why_none() is None:
        yield Doing(NO_ADVICE, Message("web-no-advice"))
    yield Doing(MOVE, Message("web-move"))
    if seating.is_over_days:
        yield Doing(f"{REMOVE} {seat}", Message("web-leave-for-good"))
    if leads:
        yield Doing(END, Message("web-end"))


def about(sitting: Sitting, seat: Seat | None) -> Hashable:
    """Everything that `doings` of a seat depends on."""
    seats, others, leader = sitting.seats, sitting.presence.others, sitting.opener.leader
    asked = None if seat is None else sitting.consent.asks(seat)
    return seats.noticed, seats.reseated, others, sitting.table.over, leader, asked


def before_game(people: dict[Seat, str], seat: Seat, leads: bool, days: bool = False) -> Iterator[Doing]:
    """Yield the actions of a person before the game. `people` have sat down."""
    for other, name in people.items():
        if leads and other != seat:
            yield Doing(f"{REMOVE} {other}", Message("web-remove", {"player": name}))
    yield Doing(MOVE, Message("web-move"))
    if days:
        yield Doing(f"{REMOVE} {seat}", Message("web-leave-for-good"))


def about_bots(level: str, wish: str, free: int, names: Collection[str]) -> Iterator[Doing]:
    """A level for the bots of the `free` seats, and characters as in `bots.characters`.

    Characters with a name similar to one of `names` are left out.
    """
    if not free:
        return
    for other in LEVELS:
        if other != level:
            yield Doing(f"{LEVEL} {other}", Message("web-level", {"level": Message(f"level-{other}")}))
    if wish:
        yield Doing(f"{STAYS_AWAY} {ANYONE}", Message("web-stays-away-anyone"))
    else:
        yield Doing(f"{COMES} {ANYONE}", Message("web-comes-anyone"))
    chosen, may_come = _named(wish), uncalled(bots_called_as(names))
    for character in CAST:
        label = {"character": Message(f"character-{character.id}")}
        if character.id in chosen:
            yield Doing(f"{STAYS_AWAY} {character.id}", Message("web-stays-away", label))
        elif len(chosen) < free and character in may_come:
            yield Doing(f"{COMES} {character.id}", Message("web-comes", label))


def wish_after(wish: str, word: str, who: str) -> str:
    """A character comes or stays away. Without any, anyone comes."""
    if who == ANYONE:
        return ANYONE if word == COMES else ""
    chosen = [other for other in _named(wish) if other != who]
    return " ".join([*chosen, *([who] if word == COMES else ()), ANYONE])


def wished(wish: str) -> Message:
    names = [character.name for character in CAST if character.id in _named(wish)]
    if not wish:
        return Message("web-comes-nobody")
    return Message("web-comes-named", {"names": ", ".join(names)}) if names else Message("web-comes-at-random")


def _named(wish: str) -> list[str]:
    return [word for word in wish.split() if word != ANYONE]


def about_room(is_in_room: bool, may_be: bool, is_asked: bool) -> Iterator[Doing]:
    """Choices about a speaking screen in the room. `is_asked`: the question is open."""
    if may_be and not is_in_room:
        yield Doing(SAME_ROOM, Message("web-same-room"), is_asked)
    if is_in_room or is_asked:
        yield Doing(OWN_DEVICE, Message("web-own-device"), is_asked)


def read(action: str) -> tuple[str, Seat | None]:
    word, _, about = action.partition(" ")
    return word, int(about) if about.isdecimal() else None


def _about(word: str, seat: Seat) -> Doing:
    return Doing(f"{word} {seat}", Message(CALLED[word], {"player": Who(seat)}))
