"""Du Balai ! as tables know it."""

from collections.abc import Mapping, Sequence
from typing import Any, Final

from audiogames.core.errors import BadOptions, BadPosition, reason
from audiogames.core.game import Json, Option, Preset, check_options, check_seats
from audiogames.core.reading import listing, mapping
from audiogames.decks.du_balai import ACROBATICS, DECK, DICE_COLOURS
from audiogames.games.du_balai import (
    actions,
    choosing,
    cues,
    keys,
    loading,
    narration,
    notation,
    redealing,
    rules,
    zones,
)
from audiogames.games.du_balai import view as views
from audiogames.games.du_balai.state import LEVELS, NOVICE_STARTS, START, Level, Rules, Space, State

SEAT_FIELDS: Final = frozenset({"name", "level", "start"})
LONGEST_TIME: Final = 3600
"""Seconds."""
ASKED_TIME: Final = (10, 60)
"""Seconds that a host is asked for (rule file 1.10)."""
CHOOSES: Final = 0
"""Where a novice starts who is to choose."""
PENALTIES: Final = ("pace", ("common", "free", "window"))
"""Where somebody closes the book or bets, and so may lose two spaces."""


class DuBalai:
    """The game as tables and faces know it (`core.game.Game`)."""

    name = notation.NAME
    deck = DECK
    colours: tuple[str, ...] = DICE_COLOURS
    rules_version = 1
    min_seats = 2
    max_seats = 6
    never_automatic = frozenset({"start", "roll", "close", "bet", "write", "decree", "spell", "pass", "keep"})
    """The rules do by themselves what leaves no choice: a window that opens is never passed for its owner."""
    options: tuple[Option, ...] = (
        Option("pace", "choice", "common", ("common", "free", "window", "no-closer")),
        Option("time_limit", "integer", 0, span=ASKED_TIME, only_with=(("pace", ("window", "no-closer")),)),
        Option("acrobatics", "numbers", ACROBATICS),
        Option("order", "choice", "leader-first", ("leader-first", "last-first")),
        Option("curse", "boolean", True),
        Option("curse_first", "boolean", False, only_with=(("curse", (True,)), PENALTIES)),
        Option("expert_draw", "boolean", False, only_with=(("level", ("expert",)),)),
        Option("attraction_per_pawn", "boolean", False, only_with=(("seats", (3, 4, 5, 6)),)),
        Option("hex_crossed", "boolean", False),
        Option(
            "novice_start",
            "integer",
            CHOOSES,
            (CHOOSES, *NOVICE_STARTS),
            only_with=(("level", ("novice",)), ("start", (None,))),
        ),
        Option("slow", "boolean", False, only_with=(PENALTIES,)),
        Option("both_perfect", "boolean", False),
    )
    seat_options: tuple[Option, ...] = (
        Option("level", "choice", "normal", LEVELS),
        Option(
            "start", "integer", CHOOSES, span=(NOVICE_STARTS[0], NOVICE_STARTS[-1]), only_with=(("level", ("novice",)),)
        ),
    )
    presets: tuple[Preset, ...] = (Preset("supplied", {}),)

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
    redeal = staticmethod(redealing.redeal)
    parse_action = staticmethod(actions.parse_action)
    format_action = staticmethod(actions.format_action)
    position = staticmethod(notation.position)
    view_position = staticmethod(notation.view_position)
    event_position = staticmethod(notation.event_position)
    tell = staticmethod(narration.tell)
    detail = staticmethod(narration.detail)
    ask = staticmethod(keys.ask)
    choices = staticmethod(choosing.choices)
    named = staticmethod(choosing.named)
    zones = staticmethod(zones.zones)
    cues = staticmethod(cues.cues)

    def setup(self, seats: Sequence[Json], options: Mapping[str, Any]) -> State:
        """Return the table before the deck is shuffled. Raises BadOptions."""
        check_seats(self, len(seats))
        chosen = self._rules(options)
        levels = [_level(seat) for seat in seats]
        starts = [_start(seat, level, chosen) for seat, level in zip(seats, levels, strict=True)]
        return rules.setup(levels, starts, chosen)

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
        if not 0 <= checked["time_limit"] <= LONGEST_TIME:
            raise BadOptions(reason("balai-option-out-of-range", option="time_limit", min=0, max=LONGEST_TIME))
        order = checked.pop("order")
        return Rules(last_first=order == "last-first", **checked)

    def is_over(self, state: State) -> bool:
        """Whether the game has ended."""
        return state.phase == "over"


def _level(seat: Json) -> Level:
    """Return how well a seat plays, as it says. Raises BadOptions."""
    for field in seat:
        if field not in SEAT_FIELDS:
            raise BadOptions(reason("seat-unknown-field", field=field[:40]))
    written = seat.get("level")
    level: Level | None = next((level for level in LEVELS if level == ("normal" if written is None else written)), None)
    if level is None:
        raise BadOptions(reason("balai-seat-level-unknown", level=str(written)[:40], known=", ".join(LEVELS)))
    return level


def _start(seat: Json, level: Level, chosen: Rules) -> Space:
    """Return where a seat begins: only novices may say it, or have it said for them (B18). Raises BadOptions.

    CHOOSES is START: whoever stands there is asked.
    """
    start = seat.get("start")
    if start is None:
        return chosen.novice_start if level == "novice" else START
    if level != "novice" or not isinstance(start, int) or start not in (CHOOSES, *NOVICE_STARTS):
        raise BadOptions(reason("balai-seat-start-wrong", min=NOVICE_STARTS[0], max=NOVICE_STARTS[-1]))
    return start


GAME = DuBalai()
