"""La Roue des Sorcières: tricks under a trump, and a wheel that says which value beats which."""

from collections.abc import Mapping, Sequence
from typing import Any

from audiogames.core.chance import Generator, Outcome, Request
from audiogames.core.errors import BadOptions, BadPosition, IllegalAction, reason
from audiogames.core.game import Json, Option, Preset, check_options, check_seats
from audiogames.core.reading import listing, mapping
from audiogames.decks.roue_des_sorcieres import COLOURS, DECK
from audiogames.games.roue_des_sorcieres import cues, keys, loading, narration, notation, rules, zones
from audiogames.games.roue_des_sorcieres import view as views
from audiogames.games.roue_des_sorcieres.events import Event
from audiogames.games.roue_des_sorcieres.state import Action, State
from audiogames.games.roue_des_sorcieres.view import View

SEAT_FIELDS = frozenset({"name"})


class RoueDesSorcieres:
    """The game as tables and faces know it (`core.game.Game`)."""

    name = notation.NAME
    deck = DECK
    colours: tuple[str, ...] = COLOURS
    rules_version = 1
    min_seats = 2
    max_seats = 6
    options: tuple[Option, ...] = (
        Option("side", "choice", "descending", ("descending", "ascending")),
        Option("keep_last_trump", "boolean", False),
        Option("show_scores", "boolean", False),
    )
    presets: tuple[Preset, ...] = ()

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
        """Return the table before the deal. Raises BadOptions."""
        check_seats(self, len(seats))
        for seat in seats:
            for field in seat:
                if field not in SEAT_FIELDS:
                    raise BadOptions(reason("seat-unknown-field", field=field[:40]))
        return rules.setup(len(seats), check_options(self, options))

    def load(self, position: Json) -> State:
        """Return the state that a position describes. Raises BadPosition or BadOptions."""
        seats = listing(position.get("seats", []), "seats")
        try:
            check_seats(self, len(seats))
        except BadOptions as error:
            raise BadPosition(error.message) from None
        return loading.load(position, check_options(self, mapping(position.get("options", {}), "options")))

    def run_out(self, state: State) -> tuple[State, tuple[Event, ...]]:
        """Raise IllegalAction: no clock runs in this game."""
        raise IllegalAction(reason("no-clock"))

    def is_over(self, state: State) -> bool:
        """Whether the last trick is taken."""
        return state.phase == "over"


GAME = RoueDesSorcieres()

__all__ = ["GAME", "Action", "Generator", "Outcome", "Request", "RoueDesSorcieres", "State", "View"]
