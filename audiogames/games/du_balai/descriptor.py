"""Du Balai! in names and values."""

from typing import Final, Literal, TypeAlias

from audiogames.core.game import Descriptor, Grant, Option, Preset, Setting, Training
from audiogames.decks.du_balai import ACROBATICS, DECK, DICE_COLOURS

Level: TypeAlias = Literal["novice", "normal", "expert"]
LEVELS: Final[tuple[Level, ...]] = ("novice", "normal", "expert")
USUAL_LEVEL: Final[Level] = "normal"
NOVICE_STARTS: Final = (5, 6, 7)
CHOOSES: Final = 0
ASKED_TIME: Final = (10, 60)
"""Seconds offered to a host (rule file 1.10)."""
ANY_TIME: Final = (0, 3600)
PENALTIES: Final = ("pace", ("common", "free", "window"))

DESCRIPTOR = Descriptor(
    name="du_balai",
    package=__name__.rpartition(".")[0],
    components="audiogames.decks.du_balai",
    play="audiogames.play.modes.du_balai",
    room="library",
    deck=DECK,
    colours=DICE_COLOURS,
    min_seats=2,
    max_seats=6,
    # The rules do by themselves what leaves no choice: a window that opens is never passed for its owner.
    never_automatic=frozenset({"start", "roll", "close", "bet", "write", "decree", "spell", "pass", "keep"}),
    options=(
        Option("pace", "choice", "common", ("common", "free", "window", "no-closer")),
        Option(
            "time_limit", "integer", 0, span=ASKED_TIME, limits=ANY_TIME, only_with=(("pace", ("window", "no-closer")),)
        ),
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
    ),
    presets=(Preset("supplied", {}),),
    seat_options=(
        Option("level", "choice", USUAL_LEVEL, LEVELS),
        Option(
            "start", "integer", CHOOSES, span=(NOVICE_STARTS[0], NOVICE_STARTS[-1]), only_with=(("level", ("novice",)),)
        ),
    ),
    settings=(
        Setting("dice_told", "names", ("names", "sounds", "both")),
        Setting("dice_pace", 0.8, (0.3, 0.5, 0.8, 1.2, 2.0), span=(0.2, 5.0)),
        Setting("dice_readings", 1, (1, 2, 3)),
        Setting("dice_written", "auto", ("auto", "on", "off")),
    ),
    grants=(Grant("dice_pace"), Grant("dice_readings", only_with=(("pace", ("common",)),))),
    trainings=(Training("symbols", ("symbols", "symboles"), needs_sound=True),),
)
