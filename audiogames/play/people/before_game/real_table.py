"""A table of people with their own cards, each with their own device."""

from collections.abc import Iterator, Mapping
from typing import Final

from audiogames.core.companion import COMPANION, START
from audiogames.core.errors import reason
from audiogames.core.game import Json
from audiogames.core.messages import Card, Message, Seat
from audiogames.core.registry import game_named
from audiogames.core.timing import DAYS
from audiogames.play.people.before_game.wanted import WantedTable
from audiogames.play.people.person.participant import RequestRefused
from audiogames.play.table.doings import Doing

REAL: Final = "real"
"""`real on`, `real off`."""
TURNED: Final = "turned"
"""What lies open before the first turn: `turned blue`, then `turned blue-7`."""


def choices(wanted: WantedTable) -> Iterator[Doing]:
    game = game_named(wanted.game)
    if not game.has_companion or wanted.guided:
        return
    if not wanted.real:
        yield Doing(f"{REAL} on", Message("web-real-on"))
        return
    yield Doing(f"{REAL} off", Message("web-real-off"))
    colour, _, value = wanted.start.partition("-")
    for card in game.companion.cards if colour and not value else ():
        if card.startswith(f"{colour}-"):
            yield Doing(f"{TURNED} {card}", Message("web-turned", {"card": Card(game.deck, card)}))
    for other in game.colours if game.companion.start and (value or not colour) else ():
        yield Doing(f"{TURNED} {other}", Message("web-turned-colour", {"colour": Message(f"colour-{other}")}))


def chosen(wanted: WantedTable, word: str, what: str) -> tuple[WantedTable, tuple[Message, ...]]:
    if word == REAL:
        is_real = what == "on"
        told = Message("web-real-on-chosen" if is_real else "web-real-off-chosen")
        return wanted._replace(real=is_real, start=""), (told,)
    card = Card(game_named(wanted.game).deck, what)
    return wanted._replace(start=what), ((Message("web-turned-chosen", {"card": card}),) if "-" in what else ())


def only_people(wanted: WantedTable, people: Mapping[Seat, str]) -> WantedTable:
    """Return the table with the seats that people have taken, at a real one. Raises RequestRefused."""
    if not wanted.real:
        return wanted
    game = game_named(wanted.game)
    if sorted(people) != list(range(len(people))) or len(people) < game.min_seats:
        raise RequestRefused("doing", reason("web-real-seats", number=len(people), least=game.min_seats))
    if game.companion.start and "-" not in wanted.start:
        raise RequestRefused("doing", reason("web-real-start"))
    options = {**wanted.options, **game.companion.options}
    advice = wanted.advice and not game.companion.hands
    return wanted._replace(seats=len(people), options=options, advice=advice)


def notes_of(wanted: WantedTable) -> Json:
    days = {DAYS: True} if wanted.days else {}
    return {**days, COMPANION: [], START: wanted.start} if wanted.real else days
