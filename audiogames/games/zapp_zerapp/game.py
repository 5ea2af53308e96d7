"""Zapp Zerapp as tables know it."""

from collections.abc import Mapping, Sequence
from typing import Any

from audiogames.core.errors import BadOptions, BadPosition, reason
from audiogames.core.game import Json, Option, Preset, check_options, check_seats
from audiogames.core.reading import listing, mapping
from audiogames.decks.zapp_zerapp import COLOURS, DECK
from audiogames.games.zapp_zerapp import choosing, cues, keys, loading, narration, notation, rules, zones
from audiogames.games.zapp_zerapp import view as views
from audiogames.games.zapp_zerapp.state import Colour, Rules, State

SEAT_FIELDS = frozenset({"name", "colour"})
LONGEST_COUNTDOWN = 3600
"""Seconds."""
MOST_SHAKES = 99
IN_MELEE = (("shaking", ("melee",)),)


class ZappZerapp:
    """The game as tables and faces know it (`core.game.Game`)."""

    name = notation.NAME
    deck = DECK
    colours: tuple[str, ...] = COLOURS
    rules_version = 1
    min_seats = 2
    max_seats = 4
    options: tuple[Option, ...] = (
        Option("advanced", "boolean", False),
        Option("memory", "boolean", False),
        Option("shaking", "choice", "equal", ("equal", "melee", "draft")),
        Option("barrels_in_hand", "integer", 2, (2, 1), only_with=IN_MELEE),
        Option("manual_banish", "boolean", False),
        Option("corners", "choice", "opposite", ("opposite", "adjacent"), only_with=(("seats", (2,)),)),
        Option("countdown", "integer", 10, span=(0, LONGEST_COUNTDOWN), only_with=IN_MELEE),
        Option("shakes", "integer", 6, span=(0, MOST_SHAKES), only_with=(("shaking", ("equal", "draft")),)),
        Option("difficulty", "choice", "normal", ("easy", "normal", "hard")),
    )
    presets: tuple[Preset, ...] = (Preset("supplied", {}), Preset("advanced", {"advanced": True}))

    pending_chance = staticmethod(rules.pending_chance)
    apply_chance = staticmethod(rules.apply_chance)
    to_act = staticmethod(rules.to_act)
    legal = staticmethod(rules.legal)
    legal_position = staticmethod(notation.legal_position)
    why_not = staticmethod(rules.why_not)
    apply = staticmethod(rules.apply)
    run_out = staticmethod(rules.run_out)
    scores = staticmethod(rules.scores)
    winners = staticmethod(rules.winners)
    view = staticmethod(views.view)
    redeal = staticmethod(views.redeal)
    parse_action = staticmethod(notation.parse_action)
    format_action = staticmethod(notation.format_action)
    position = staticmethod(notation.position)
    view_position = staticmethod(notation.view_position)
    event_position = staticmethod(notation.event_position)
    percepts = staticmethod(notation.percepts)
    tell = staticmethod(narration.tell)
    detail = staticmethod(narration.detail)
    ask = staticmethod(keys.ask)
    choices = staticmethod(choosing.choices)
    named = staticmethod(choosing.named)
    zones = staticmethod(zones.zones)
    cues = staticmethod(cues.cues)

    def setup(self, seats: Sequence[Json], options: Mapping[str, Any]) -> State:
        """Return the table before the barrels are put in a row. Raises BadOptions."""
        check_seats(self, len(seats))
        named: list[Colour | None] = []
        for seat in seats:
            for field in seat:
                if field not in SEAT_FIELDS:
                    raise BadOptions(reason("seat-unknown-field", field=field[:40]))
            named.append(_colour(seat.get("colour"), named))
        chosen = self._rules(options)
        return rules.setup(loading.colours_of(named, chosen.adjacent_corners), chosen)

    def load(self, position: Json) -> State:
        """Return the state that a position describes. Raises BadPosition or BadOptions."""
        seats = listing(position.get("seats", []), "seats")
        try:
            check_seats(self, len(seats))
        except BadOptions as error:
            raise BadPosition(error.message) from None
        return loading.load(position, self._rules(mapping(position.get("options", {}), "options")))

    def _rules(self, options: Mapping[str, Any]) -> Rules:
        checked = check_options(self, options)
        for option in self.options:
            if option.span is not None:
                _check_range(checked, option.name, *option.span)
        return Rules(
            checked["advanced"],
            checked["memory"],
            checked["shaking"],
            checked["barrels_in_hand"],
            checked["manual_banish"],
            checked["corners"] == "adjacent",
            checked["countdown"],
            checked["shakes"],
            checked["difficulty"],
        )

    def is_over(self, state: State) -> bool:
        """Whether the game has ended."""
        return state.phase == "over"


def _colour(value: object, named: Sequence[Colour | None]) -> Colour | None:
    """Return the colour that a seat asks for, if any. Raises BadOptions if there is none such, or another has it."""
    if value is None:
        return None
    if not isinstance(value, str) or value not in COLOURS:
        raise BadOptions(reason("zapp-seat-colour-unknown", colour=str(value)[:40], known=", ".join(COLOURS)))
    colour = COLOURS.index(value)
    if colour in named:
        raise BadOptions(reason("zapp-seat-colour-twice", colour=value))
    return colour


def _check_range(options: Mapping[str, Any], name: str, low: int, high: int) -> None:
    if not low <= options[name] <= high:
        raise BadOptions(reason("zapp-option-out-of-range", option=name, min=low, max=high))


GAME = ZappZerapp()
