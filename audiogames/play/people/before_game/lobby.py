from collections.abc import Callable, Sequence
from functools import cache
from math import inf
from typing import Literal, NamedTuple

from audiogames.core.game import Json
from audiogames.core.messages import Items, Message
from audiogames.narration.catalogue import Catalogue, Listener, catalogue
from audiogames.play.past.ending import placed
from audiogames.play.people import codes
from audiogames.play.people.before_game.wanted import WantedTable
from audiogames.play.people.frames import Frame
from audiogames.play.people.person.participant import Participant, People
from audiogames.play.people.protocol import written
from audiogames.play.table.doings import Doing
from audiogames.play.table.sitting import Sitting
from audiogames.resources import page


class TableCard(NamedTuple):
    """Public facts of a table. `used`: when a device was last connected."""

    names: tuple[str, ...] = ()
    free: int = 0
    state: Literal["waiting", "playing", "over"] = "waiting"
    is_connected: bool = False
    used: float = -inf
    places: tuple[tuple[str, int], ...] = ()  # by seat, once the game is over


class Lobby:
    def __init__(self, people: People, wanted: WantedTable, address: str) -> None:
        self._deck = wanted.deck
        self._people = people
        self._game = wanted.game
        self._begins_by_itself = wanted.evening
        self._address = address

    def card(self, sitting: Sitting | None, file: str, before: TableCard, now: float) -> TableCard:
        """`file`: a game may be unread since a restart."""
        is_over = sitting is not None and sitting.table.over
        state: Literal["waiting", "playing", "over"] = (
            "over" if is_over else "playing" if sitting or file else "waiting"
        )
        is_connected = bool(self._people.connected)
        used = now if is_connected or before.is_connected or before.used == -inf else before.used
        free = 0 if is_over else len(self._people.free)
        names, places = tuple(self._people.seated.values()), before.places
        if is_over and sitting is not None and not before.places:
            # At a real table, free seats at the end are left out of the game.
            ranks = zip(self._people.names, placed(sitting), strict=False)
            places = tuple((name or "", place) for name, place in ranks)
        return TableCard(names, free, state, is_connected, used, places if is_over else ())

    def frames(
        self, code: str, doings: Callable[[Participant], list[Doing]], rules: Sequence[Message] = ()
    ) -> list[Frame]:
        """For each person present. `doings` returns one's actions about the table. `rules` come last."""
        seats = self._seats()
        return [
            Frame(one.link, written("lobby", self._shown_to(one, code, seats, doings(one), rules)))
            for one in self._people.connected
            if one.link is not None
        ]

    def _seats(self) -> list[Json]:
        seats = []
        for seat, name in enumerate(self._people.names):
            one = self._people.of(seat)
            who = "free" if one is None else "away" if one.link is None else "person"
            seats.append({"seat": seat, "name": name or "", "who": who})
        return seats

    def _shown_to(
        self, one: Participant, code: str, seats: list[Json], doings: list[Doing], rules: Sequence[Message]
    ) -> Json:
        words = catalogue(one.device.language)
        listener = Listener((), one.seat, one.device.verbosity)
        return {
            "seats": seats,
            "opener": one is self._people.opener and not self._begins_by_itself,
            "text": " ".join([self._awaited(words, one), *(words.text(each, listener) for each in rules)]),
            "about": "" if self._deck else about(self._game, one.device.language),
            "code": codes.spelt(code),
            "address": self._address,
            "doings": [each._replace(label=words.text(each.label, listener))._asdict() for each in doings],
            "picture": codes.picture(self._address, code),
        }

    def _awaited(self, words: Catalogue, one: Participant) -> str:
        opener, free = self._people.opener, len(self._people.free)
        if self._deck and opener is one:
            return words.words("web-lobby-deck")
        if opener is None:
            return words.words("web-lobby-nobody")
        if self._begins_by_itself:
            absent = [other.name for other in self._people if other.seat is not None and other.link is None]
            names = Items(tuple(Message("text", {"text": name}) for name in absent), "names")
            return words.text(Message("web-lobby-absent", {"number": len(absent), "names": names}))
        if one is opener:
            return words.words("web-lobby-begin", free=free)
        return words.words("web-lobby-wait", name=opener.name, free=free)


@cache
def about(game: str, language: str) -> str:
    try:
        parts = page(language, game)
    except FileNotFoundError:
        return ""
    return " ".join(parts[0][1:]) if parts else ""
