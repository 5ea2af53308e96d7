"""The operations of the engine protocol over one sitting (docs/notation.md).

The protocol has states, but no people and no time: its client acts for every seat and for the clock. So there are no
devices or listeners, no bot acts, and `Sitting.tick` is never called.
"""

import secrets
import time
import tomllib
from collections.abc import Callable, Mapping
from typing import Any, Final, TypeAlias

from audiogames.core import registry
from audiogames.core.errors import BadPosition, BadRequest, NoGame, reason
from audiogames.core.game import Game, Json, check_seats
from audiogames.core.input import values
from audiogames.core.messages import Cue
from audiogames.core.table import Table
from audiogames.faces.engine import wire
from audiogames.play.table.outbox import Mark
from audiogames.play.table.sitting import Sitting
from audiogames.play.table.turns import least_seconds
from audiogames.resources import LOCALES, data_folder, sounds_of_others

TIME = "time"
SEATS: TypeAlias = tuple[dict, ...]  # type: ignore[type-arg]  # of anything: the table judges what is in it

FAULTS: Final[Mapping[values.Fault, str]] = {
    "missing": "engine-field-missing",
    "text": "engine-field-not-text",
    "table": "engine-field-not-object",
    "whole": "engine-field-not-number",
}


class Session:
    def __init__(self) -> None:
        self._sitting: Sitting | None = None
        self._before = Mark()
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
        """Raises GameError, and then nothing has changed."""
        operation = text(request, "op")
        if operation not in self._operations:
            known = ", ".join(self._operations)
            raise BadRequest(reason("engine-op-unknown", op=operation[:40], known=known))
        return self._operations[operation](request)

    @property
    def _playing(self) -> Sitting:
        if self._sitting is None:
            raise NoGame(reason("engine-no-game"))
        return self._sitting

    @property
    def _table(self) -> Table:
        return self._playing.table

    def _games(self, request: Json) -> list[Json]:
        return [_describe(registry.game_named(name)) for name in registry.GAMES]

    def _new(self, request: Json) -> Json:
        game = registry.game_named(text(request, "game"))
        table = Table.new(game.name, _seats(request, game), _optional(dict, request, "options") or {}, _seed(request))
        return self._begin(table, Mark())  # the deal is heard

    def _load(self, request: Json) -> Json:
        position = _field(dict, request, "position")
        twice = wire.repeated(position)
        if twice is not None:
            raise BadPosition(reason("engine-field-twice", field=twice[:80]))
        table = Table.load(position, _seed(request))
        return self._begin(table, Mark(len(table.steps)))

    def _begin(self, table: Table, before: Mark) -> Json:
        public = table.view_position(None)
        self._sitting, self._before = Sitting(table), before
        return public

    def _position(self, request: Json) -> Json:
        return self._table.position()

    def _view(self, request: Json) -> Json:
        return self._table.view_position(_field(Any, request, "seat"))

    def _legal(self, request: Json) -> Json:
        return {str(seat): actions for seat, actions in self._table.legal_position().items()}

    def _apply(self, request: Json) -> Json:
        sitting, table, begun = self._playing, self._table, time.monotonic()
        seat, action = _field(Any, request, "seat"), text(request, "action")
        before = sitting.hearing.end()
        if seat is not None:
            table.check_seat(seat)
            sitting.turns.act(seat, action)
        elif action == TIME:
            sitting.run_out()
        else:
            raise BadRequest(reason("engine-clock-only", action=TIME))
        self._before = before
        events = [event for step in table.steps[before.steps :] for event in step.events]
        time.sleep(max(0.0, begun + least_seconds(events) - time.monotonic()))
        return {"events": [table.game.event_position(event) for event in events], "over": table.over}

    def _hear(self, request: Json) -> Json:
        from audiogames.narration.narrator import Narrator  # who never asks for words never waits for them
        from audiogames.play.in_game.news import between

        sitting, table = self._playing, self._table
        seat, locale = _field(Any, request, "seat"), _locale(request)
        if seat is not None:
            table.check_seat(seat)
        news = between(sitting, self._before, sitting.hearing.end(), seat)
        said = Narrator(locale, table.names, seat, braille=False).utterances(news.messages)
        return {
            "utterances": [
                {"text": one.text, "urgency": one.urgency.name.lower(), "category": one.category.value} for one in said
            ],
            "cues": [_cue(cue) for cue in news.cues if not cue.percept],
            "percepts": [[_impact(*impact) for impact in cue.percept] for cue in news.cues if cue.percept],
        }

    def _result(self, request: Json) -> Json:
        table = self._table
        return {"over": table.over, "scores": list(table.scores), "winners": list(table.winners)}

    def _sounds(self, request: Json) -> list[Json]:
        """Each sound's name in cues, kind, duration and description, without loading it."""
        locale = _locale(request)
        manifest = tomllib.loads((data_folder("sounds") / "manifest.toml").read_text(encoding="utf-8"))
        others = {name: sound.entry for name, sound in sounds_of_others().items()}
        return [
            {
                "name": name,
                "category": sound["category"],
                "length": sound["length"],
                "title": sound[f"name-{locale}"],
                "meaning": sound[f"meaning-{locale}"],
            }
            for name, sound in {**others, **manifest["sounds"]}.items()
        ]


def _cue(cue: Cue) -> Json:
    """Movement and falls only if present."""
    moves = {"path": list(cue.path), "lasts": cue.lasts} if cue.path else {}
    falls = {"rests": list(cue.rests)} if cue.rests else {}
    return {"name": cue.name, "place": cue.place, **moves, **falls, "draw": cue.draw}


def _impact(t: int, strength: int, kind: str) -> Json:
    return {"t": t, "strength": strength, "kind": kind}


def _describe(game: Game[Any, Any, Any]) -> Json:
    options = {
        option.name: {"type": option.type, "default": option.default}
        | ({"choices": list(option.choices)} if option.choices else {})
        for option in game.options
    }
    return {"game": game.name, "seats": [game.min_seats, game.max_seats], "options": options}


def text(request: Json, field: str) -> str:
    return str(_field(str, request, field))


def _field(kind: Any, request: Json, field: str) -> Any:
    """Null is a value for Any. Raises BadRequest."""
    try:
        return values.entry(kind, request, field)
    except values.InvalidValue as wrong:
        raise BadRequest(reason(FAULTS[wrong.fault], field=field)) from None


def _optional(kind: Any, request: Json, field: str) -> Any:
    """None if the field is missing or null. Raises BadRequest."""
    return None if request.get(field) is None else _field(kind, request, field)


def _locale(request: Json) -> str:
    locale = text(request, "locale")
    if locale not in LOCALES:
        raise BadRequest(reason("engine-locale-unknown", locale=locale[:40]))
    return locale


def _seed(request: Json) -> int:
    """By default unpredictable."""
    seed: int | None = _optional(int, request, "seed")
    return secrets.randbits(63) if seed is None else seed


def _seats(request: Json, game: Game[Any, Any, Any]) -> list[Json]:
    """Raises BadRequest, or BadOptions before creating a wrong number of seats."""
    given = _field(Any, request, "seats")
    try:
        seats: int | list[Json] = values.read(int | SEATS, given)
    except values.InvalidValue:
        raise BadRequest(reason("engine-seats-wrong")) from None
    if isinstance(seats, int):
        check_seats(game, seats)
        return [{} for _ in range(seats)]
    check_seats(game, len(seats))
    return [*seats]
