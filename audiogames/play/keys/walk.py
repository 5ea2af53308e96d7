"""Walking the table by ear, between zones and items, in every game and on every device.

The place is stored by item, not by number: when cards move, the walker stays near its card's neighbours.
"""

from collections.abc import Sequence
from typing import NamedTuple, TypeAlias

from audiogames.core.game import Choice
from audiogames.core.messages import Argument, Category, Cue, Items, Message, Urgency
from audiogames.core.presentation.zones import Item, Zone
from audiogames.narration.narrator import HistoryLine
from audiogames.play.conversation import Conversation
from audiogames.play.parsing.commands import Move

Messages: TypeAlias = tuple[Message, ...]


class Place(NamedTuple):
    zone: Zone
    item: Item | None


class Walker:
    def __init__(self) -> None:
        self._zone: str | None = None
        self._items: dict[str, str] = {}
        self._order: dict[str, tuple[str, ...]] = {}

    @property
    def zone(self) -> str | None:
        return self._zone

    @property
    def item(self) -> str | None:
        return None if self._zone is None else self._items.get(self._zone)

    def lead(self, item: str, zones: Sequence[Zone]) -> Messages:
        for zone in zones:
            for one in zone.items:
                if one.id == item:
                    return self._arrive(Place(zone, one))
        return (_say("walk-nowhere"),)

    def walk(self, move: Move, zones: Sequence[Zone]) -> Messages:
        entering = self._zone is None
        lost = self._lost(zones)
        place = self.place(zones)
        if entering and move == "zone-back":
            return self._arrive(self._in_zone(zones[-1]))
        if move in ("zone", "zone-back"):
            return self._to_zone(zones, place, 0 if entering else 1 if move == "zone" else -1, lost)
        if entering or move == "here":
            return (*lost, *self._arrive(place))
        if move == "elsewhere":
            return (*lost, *(self._arrive(place) if lost else ()), _elsewhere(zones, place))
        if place.item is None:
            return (*lost, *self._arrive(place))
        return (*lost, *self._to_item(place, move, place.item, self._gap(place.zone.id, place.item.id)))

    def place(self, zones: Sequence[Zone]) -> Place:
        return self._in_zone(next((zone for zone in zones if zone.id == self._zone), zones[0]))

    def _in_zone(self, zone: Zone) -> Place:
        ids = [item.id for item in zone.items]
        if not ids:
            return Place(zone, None)
        wanted = self._items.get(zone.id, ids[0])
        if wanted not in ids:
            wanted = self._neighbour(zone.id, wanted, ids)
        return Place(zone, zone.items[ids.index(wanted)])

    def _neighbour(self, zone: str, gone: str, ids: list[str]) -> str:
        """The next item, if possible."""
        before = self._order.get(zone, ())
        at = before.index(gone) if gone in before else 0
        return next((id for id in (*before[at:], *reversed(before[:at])) if id in ids), ids[0])

    def _gap(self, zone: str, neighbour: str) -> int:
        """The side of a neighbour on which an item was removed: -1 before, 1 after, or 0 for none."""
        gone = self._items.get(zone, neighbour)
        if gone == neighbour:
            return 0
        before = self._order[zone]
        return 1 if neighbour in before[: before.index(gone)] else -1

    def _lost(self, zones: Sequence[Zone]) -> Messages:
        zone = next((zone for zone in zones if zone.id == self._zone), None)
        if zone is None or zone.id not in self._items:
            return ()
        wanted = self._items[zone.id]
        if any(item.id == wanted for item in zone.items):
            return ()
        for other in zones:
            for item in other.items:
                if item.id == wanted:
                    return (_say("walk-moved", zone=other.title, item=item.name, private=item.private),)
        return (_say("walk-gone"),)

    def _remember(self, place: Place) -> None:
        self._zone = place.zone.id
        self._order[place.zone.id] = tuple(item.id for item in place.zone.items)
        if place.item is None:
            self._items.pop(place.zone.id, None)
        else:
            self._items[place.zone.id] = place.item.id

    def _to_zone(self, zones: Sequence[Zone], place: Place, by: int, lost: Messages) -> Messages:
        ids = [zone.id for zone in zones]
        wanted = ids.index(place.zone.id) + by
        reached = max(0, min(wanted, len(ids) - 1))
        self._zone = ids[reached]
        stays = ids[reached] == place.zone.id
        return (*_edge(wanted - reached), *(lost if stays else ()), *self._arrive(self.place(zones)))

    def _to_item(self, place: Place, move: Move, item: Item, gap: int) -> Messages:
        items = place.zone.items
        at = items.index(item)
        wanted = {
            "item": at if gap < 0 else at + 1,
            "item-back": at if gap > 0 else at - 1,
            "first": 0,
            "final": len(items) - 1,
            "group": at if gap < 0 and _starts_group(items, at) else _next_group(items, at),
            "group-back": _group_before(items, at),
        }[move]
        reached = max(0, min(wanted, len(items) - 1))
        there = Place(place.zone, items[reached])
        self._remember(there)
        return (*_edge(wanted - reached), _item(there, reached))

    def _arrive(self, place: Place) -> Messages:
        self._remember(place)
        if place.item is None:
            return (_say("walk-empty", zone=place.zone.title),)
        return (
            _say(
                "walk-zone",
                zone=place.zone.title,
                item=place.item.name,
                place=place.zone.items.index(place.item) + 1,
                number=len(place.zone.items),
                private=place.item.private,
            ),
        )


def _starts_group(items: Sequence[Item], at: int) -> bool:
    return at == 0 or items[at - 1].group != items[at].group


def _next_group(items: Sequence[Item], at: int) -> int:
    return next((place for place in range(at, len(items)) if items[place].group != items[at].group), len(items))


def _group_before(items: Sequence[Item], at: int) -> int:
    start = at
    while start and items[start - 1].group == items[at].group:
        start -= 1
    if not start:
        return -1
    before = start - 1
    while before and items[before - 1].group == items[before].group:
        before -= 1
    return before


def _edge(beyond: int) -> Messages:
    if not beyond:
        return ()
    return (_say("walk-start" if beyond < 0 else "walk-end"),)


def _item(place: Place, at: int) -> Message:
    item = place.zone.items[at]
    return _say("walk-item", item=item.name, place=at + 1, number=len(place.zone.items), private=item.private)


def _elsewhere(zones: Sequence[Zone], place: Place) -> Message:
    if place.item is None or not place.item.group:
        return _say("walk-elsewhere-nothing")
    found = [
        (zone, [item for item in zone.items if item.group == place.item.group])
        for zone in zones
        if zone.id != place.zone.id
    ]
    lines = tuple(
        Message("walk-elsewhere-line", {"zone": zone.title, "items": Items(tuple(item.name for item in items))})
        for zone, items in found
        if items
    )
    if not lines:
        return _say("walk-elsewhere-nothing")
    private = any(item.private for _, items in found for item in items)
    return _say("walk-elsewhere", lines=Items(lines, "semicolon"), private=private)


def _say(id: str, private: bool = False, **arguments: object) -> Message:
    return Message(id, arguments, Category.TABLE, Urgency.RESULT, private=private)  # type: ignore[arg-type]


# Walking at one device.

STEP = "menu-choice"

LINES = 20


def walk(
    conversation: Conversation, walker: Walker, move: Move, zones: Sequence[Zone], choices: Sequence[Choice]
) -> bool:
    """Make one move in the table last shown. "here" also announces the choices about the card.

    The history follows the zones. Returns True if numbers of choices were announced.
    """
    zones = (*zones, history(conversation.breath.history.last(LINES)))
    before = walker.zone
    conversation.breath.answer(*walker.walk(move, zones))
    place = walker.place(zones)
    if place.zone.id != before:
        conversation.breath.sign(Cue(STEP, place.zone.place))
    if move != "here" or place.item is None or place.item.card is None:
        return False
    use = _use(choices, place)
    conversation.breath.answer(use)
    return use.id == "walk-use"


def lead(conversation: Conversation, walker: Walker, item: str, zones: Sequence[Zone]) -> None:
    before = walker.zone
    conversation.breath.answer(*walker.lead(item, zones))
    if walker.zone is not None and walker.zone != before:
        conversation.breath.sign(Cue(STEP, walker.place(zones).zone.place))


def history(told: Sequence[HistoryLine]) -> Zone:
    items = tuple(
        Item(
            f"line-{line.number}",
            Message("text", {"text": line.utterance.text.rstrip("\u00a0\u202f .?!")}),
            private=line.utterance.private,
        )
        for line in reversed(told)
    )
    return Zone("history", Message("zone-history"), items)


def _use(choices: Sequence[Choice], place: Place) -> Message:
    usable = [choice_line(number, choice) for number, choice in enumerate(choices, 1) if _is_about(choice, place)]
    if not usable:
        return Message("walk-no-use", {}, Category.TABLE, Urgency.RESULT)
    lines = Items(tuple(usable), "semicolon")
    private = place.item is not None and place.item.private
    return Message("walk-use", {"lines": lines}, Category.TABLE, Urgency.RESULT, private=private)


def choice_line(number: int, choice: Choice) -> Message:
    """The key is its own, its place in the list, or Enter if that works."""
    if choice.usual and choice.numbered and not choice.key:
        return Message("choice-enter", {"choice": choice.message})
    typed: Argument = key_called(choice.key) if choice.key else number
    return Message("choice-usual" if choice.usual else "choice", {"number": typed, "choice": choice.message})


def key_called(key: str) -> Message:
    return Message("key-plus") if key == "+" else Message("text", {"text": key})


def _is_about(choice: Choice, place: Place) -> bool:
    return place.item is not None and place.item.id in choice.about
