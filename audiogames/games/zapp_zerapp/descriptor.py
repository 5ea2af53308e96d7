"""Zapp Zerapp in names and values."""

from audiogames.core.game import Descriptor, Option, Preset, Setting, Training
from audiogames.decks.zapp_zerapp import COLOURS, DECK

LONGEST_COUNTDOWN = 3600
MOST_SHAKES = 99
IN_MELEE = (("shaking", ("melee",)),)

BARREL = "barrel"
"""The name of barrels in percepts."""

DESCRIPTOR = Descriptor(
    name="zapp_zerapp",
    package=__name__.rpartition(".")[0],
    components="audiogames.decks.zapp_zerapp",
    play="audiogames.play.modes.zapp_zerapp",
    audio="audiogames.audio.percepts.zapp_zerapp",
    room="cellar",
    deck=DECK,
    colours=COLOURS,
    min_seats=2,
    max_seats=4,
    options=(
        Option("advanced", "boolean", False),
        Option("memory", "boolean", False),
        Option("shaking", "choice", "equal", ("equal", "melee", "draft")),
        Option("barrels_in_hand", "integer", 2, (2, 1), only_with=IN_MELEE),
        Option("manual_banish", "boolean", False),
        Option("corners", "choice", "opposite", ("opposite", "adjacent"), only_with=(("seats", (2,)),)),
        Option("countdown", "integer", 10, span=(0, LONGEST_COUNTDOWN), only_with=IN_MELEE),
        Option("shakes", "integer", 6, span=(0, MOST_SHAKES), only_with=(("shaking", ("equal", "draft")),)),
        Option("difficulty", "choice", "normal", ("easy", "normal", "hard")),
    ),
    presets=(Preset("supplied", {}), Preset("advanced", {"advanced": True})),
    seat_fields=("colour",),
    settings=(Setting("barrels_read", "ask", ("ask", "words", "cells")),),
    trainings=(Training("barrels", ("barrels", "tonneaux")),),
    percepts=(BARREL,),
)
