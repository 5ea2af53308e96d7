"""The operations of the engine protocol over one table (docs/notation.md)."""

import secrets
import time
from collections.abc import Callable
from typing import Any

from audiogames.core import registry
from audiogames.core.errors import BadPosition, BadRequest, NoGame, reason
from audiogames.core.game import Game, Json, check_seats
from audiogames.core.table import Table, hear
from audiogames.faces.engine import sounds, wire
from audiogames.faces.engine.words import utterances
from audiogames.play.table.sitting import least_seconds

LOCALES = ("fr", "en")
TIME = "time"


class Session:
    """One game at a time, and what its last action gave each seat. A refused request leaves both as they were."""

    def __init__(self) -> None:
        self._table: Table | None = None
        self._events: tuple[Any, ...] = ()
        self._operations: dict[str, Callable[[Json], Any]] = {
            "games": self._games,
            "new": self._new,
            "load": self._load,
            "position": self._position,
            "view": self._view,
            "legal": self._legal,
            "apply": self._apply,
            "hear": self._hear,
            "result": self._result,
            "sounds": self._sounds,
        }

    def do(self, request: Json) -> Any:
        """Return the result of a request. Raises GameError, and then nothing has changed."""
        operation = text(request, "op")
        if operation not in self._operations:
            known = ", ".join(self._operations)
            raise BadRequest(reason("engine-op-unknown", op=operation[:40], known=known))
        return self._operations[operation](request)

    @property
    def _playing(self) -> Table:
        if self._table is None:
            raise NoGame(reason("engine-no-game"))
        return self._table

    def _games(self, request: Json) -> list[Json]:
        return [_describe(registry.game_named(name)) for name in registry.GAMES]

    def _new(self, request: Json) -> Json:
        game = registry.game_named(text(request, "game"))
        table = Table.new(game.name, _seats(request, game), optional_object(request, "options"), _seed(request))
        # The journal has kept what happened before anybody could act: the deal.
        return self._begin(table, tuple(event for step in table.steps for event in step.events))

    def _load(self, request: Json) -> Json:
        position = needed(request, "position")
        if not isinstance(position, dict):
            raise BadRequest(reason("engine-field-not-object", field="position"))
        twice = wire.repeated(position)
        if twice is not None:
            raise BadPosition(reason("engine-field-twice", field=twice[:80]))
        return self._begin(Table.load(position, _seed(request)), ())

    def _begin(self, table: Table, events: tuple[Any, ...]) -> Json:
        public = table.view_position(None)
        self._table, self._events = table, events
        return public

    def _position(self, request: Json) -> Json:
        return self._playing.position()

    def _view(self, request: Json) -> Json:
        return self._playing.view_position(needed(request, "seat"))

    def _legal(self, request: Json) -> Json:
        return {str(seat): actions for seat, actions in self._playing.legal_position().items()}

    def _apply(self, request: Json) -> Json:
        table = self._playing
        seat, action = needed(request, "seat"), text(request, "action")
        if seat is not None:
            start = time.monotonic()
            events = table.submit(seat, action)
            time.sleep(max(0.0, start + least_seconds(events) - time.monotonic()))
        elif action == TIME:
            events = table.time()
        else:
            raise BadRequest(reason("engine-clock-only", action=TIME))
        self._events = events
        return {"events": [table.game.event_position(event) for event in events], "over": table.over}

    def _hear(self, request: Json) -> Json:
        table = self._playing
        seat, locale = needed(request, "seat"), _locale(request)
        view = table.view(seat)
        events = hear(table, self._events, seat)
        said = utterances(table.game.tell(events, view), locale, table.names, seat)
        cues = table.game.cues(events, view)
        return {
            "utterances": [
                {"text": one.text, "urgency": one.urgency.name.lower(), "category": one.category.value} for one in said
            ],
            "cues": [{"name": cue.name, "place": cue.place} for cue in cues if not cue.percept],
            "percepts": [[_impact(*impact) for impact in cue.percept] for cue in cues if cue.percept],
        }

    def _result(self, request: Json) -> Json:
        table = self._playing
        return {"over": table.over, "scores": list(table.scores), "winners": list(table.winners)}

    def _sounds(self, request: Json) -> list[Json]:
        return sounds.listed(_locale(request))


def _impact(t: int, strength: int, kind: str) -> Json:
    return {"t": t, "strength": strength, "kind": kind}


def _describe(game: Game[Any, Any, Any]) -> Json:
    options = {
        option.name: {"type": option.type, "default": option.default}
        | ({"choices": list(option.choices)} if option.choices else {})
        for option in game.options
    }
    return {"game": game.name, "seats": [game.min_seats, game.max_seats], "options": options}


def needed(request: Json, field: str) -> Any:
    """Return a field of any type, null too. Raises BadRequest if it is missing."""
    if field not in request:
        raise BadRequest(reason("engine-field-missing", field=field))
    return request[field]


def text(request: Json, field: str) -> str:
    """Return a field that is a text. Raises BadRequest."""
    value = needed(request, field)
    if not isinstance(value, str):
        raise BadRequest(reason("engine-field-not-text", field=field))
    return value


def _locale(request: Json) -> str:
    """Return the language that is asked for. Raises BadRequest."""
    locale = text(request, "locale")
    if locale not in LOCALES:
        raise BadRequest(reason("engine-locale-unknown", locale=locale[:40]))
    return locale


def optional_object(request: Json, field: str) -> Json:
    """Return a field that is an object, an empty one where it is missing or null. Raises BadRequest."""
    value = request.get(field)
    if value is None:
        return {}
    if not isinstance(value, dict):
        raise BadRequest(reason("engine-field-not-object", field=field))
    return value


def is_whole(value: object) -> bool:
    """Whether a JSON value is a whole number; true and false are none."""
    return isinstance(value, int) and not isinstance(value, bool)


def _seed(request: Json) -> int:
    """Return the seed; without one, chance that nobody can foretell."""
    seed = request.get("seed")
    if seed is None:
        return secrets.randbits(63)
    if not is_whole(seed):
        raise BadRequest(reason("engine-field-not-number", field="seed"))
    return int(seed)


def _seats(request: Json, game: Game[Any, Any, Any]) -> list[Json]:
    """Return an object a seat. Raises BadRequest, or BadOptions before a wrong number of them is made."""
    value = needed(request, "seats")
    if is_whole(value):
        check_seats(game, value)
        return [{} for _ in range(value)]
    if not isinstance(value, list) or not all(isinstance(seat, dict) for seat in value):
        raise BadRequest(reason("engine-seats-wrong"))
    check_seats(game, len(value))
    return value
