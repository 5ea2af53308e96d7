"""Air Sorcière: witches in flight, one more card or land in time, and grimoires for what was brought down."""

from collections.abc import Mapping, Sequence
from typing import Any

from audiogames.core.errors import BadOptions, BadPosition, IllegalAction, reason
from audiogames.core.game import Json, Option, Preset, check_options, check_seats
from audiogames.core.reading import listing, mapping
from audiogames.decks.air_sorciere import COLOURS, DECK, GRIMOIRES
from audiogames.games.air_sorciere import cues, keys, loading, narration, notation, rules, zones
from audiogames.games.air_sorciere import view as views
from audiogames.games.air_sorciere.events import Event
from audiogames.games.air_sorciere.state import Rules, State

SEAT_FIELDS = frozenset({"name"})


class AirSorciere:
    """The game as tables and faces know it (`core.game.Game`)."""

    name = notation.NAME
    deck = DECK
    colours: tuple[str, ...] = COLOURS
    rules_version = 1
    min_seats = 2
    max_seats = 5
    options: tuple[Option, ...] = (
        Option("cat_limit", "integer", 15, (15, 5)),
        Option("bonus", "choice", "once", ("once", "per_set")),
        Option("grimoires", "counts", GRIMOIRES, COLOURS),
        Option("several_diplomas", "boolean", False),
        Option("end", "choice", "immediate", ("immediate", "round")),
        Option("starter", "integer", 0),
        Option("open_hands", "boolean", False),
    )
    presets: tuple[Preset, ...] = (
        Preset("supplied", {}),
        Preset("original", {"cat_limit": 5, "bonus": "per_set"}),
    )

    pending_chance = staticmethod(rules.pending_chance)
    apply_chance = staticmethod(rules.apply_chance)
    to_act = staticmethod(rules.to_act)
    legal = staticmethod(rules.legal)
    legal_position = staticmethod(notation.legal_position)
    why_not = staticmethod(rules.why_not)
    apply = staticmethod(rules.apply)
    scores = staticmethod(rules.scores)
    winners = staticmethod(rules.winners)
    view = staticmethod(views.view)
    redeal = staticmethod(views.redeal)
    parse_action = staticmethod(notation.parse_action)
    format_action = staticmethod(notation.format_action)
    position = staticmethod(notation.position)
    view_position = staticmethod(notation.view_position)
    event_position = staticmethod(notation.event_position)
    tell = staticmethod(narration.tell)
    detail = staticmethod(narration.detail)
    ask = staticmethod(keys.ask)
    choices = staticmethod(keys.choices)
    named = staticmethod(keys.named)
    zones = staticmethod(zones.zones)
    cues = staticmethod(cues.cues)

    def setup(self, seats: Sequence[Json], options: Mapping[str, Any]) -> State:
        """Return the table before the first shuffle. Raises BadOptions."""
        check_seats(self, len(seats))
        for seat in seats:
            for field in seat:
                if field not in SEAT_FIELDS:
                    raise BadOptions(reason("seat-unknown-field", field=field[:40]))
        return rules.setup(len(seats), self._rules(options, len(seats)))

    def load(self, position: Json) -> State:
        """Return the state that a position describes. Raises BadPosition or BadOptions."""
        seats = listing(position.get("seats", []), "seats")
        try:
            check_seats(self, len(seats))
        except BadOptions as error:
            raise BadPosition(error.message) from None
        options = mapping(position.get("options", {}), "options")
        return loading.load(position, self._rules(options, len(seats)))

    def _rules(self, options: Mapping[str, Any], seats: int) -> Rules:
        checked = check_options(self, options)
        if not 0 <= checked["starter"] < seats:
            raise BadOptions(reason("seat-unknown", last=seats - 1))
        return Rules(
            checked["cat_limit"],
            checked["bonus"] == "per_set",
            tuple(checked["grimoires"][colour] for colour in COLOURS),
            checked["several_diplomas"],
            checked["end"] == "round",
            checked["starter"],
            checked["open_hands"],
        )

    def run_out(self, state: State) -> tuple[State, tuple[Event, ...]]:
        """Raise IllegalAction: no clock runs in this game."""
        raise IllegalAction(reason("no-clock"))

    def is_over(self, state: State) -> bool:
        """Whether the game has ended."""
        return state.phase == "over"


GAME = AirSorciere()

__all__ = ["GAME", "AirSorciere"]
