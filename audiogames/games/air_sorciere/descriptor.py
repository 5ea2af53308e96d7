from audiogames.core.game import Descriptor, Option, Preset
from audiogames.decks.air_sorciere import COLOURS, DECK, GRIMOIRES

DESCRIPTOR = Descriptor(
    name="air_sorciere",
    package=__name__.rpartition(".")[0],
    components="audiogames.decks.air_sorciere",
    room="open-sky",
    deck=DECK,
    colours=COLOURS,
    min_seats=2,
    max_seats=5,
    keys={"0": "land", "+": "common"},
    options=(
        Option("cat_limit", "integer", 15, (15, 5)),
        Option("bonus", "choice", "once", ("once", "per_set")),
        Option("grimoires", "counts", GRIMOIRES, COLOURS),
        Option("several_diplomas", "boolean", False),
        Option("end", "choice", "immediate", ("immediate", "round")),
        Option("starter", "integer", 0),
        Option("open_hands", "boolean", False),
    ),
    presets=(Preset("supplied", {}), Preset("original", {"cat_limit": 5, "bonus": "per_set"})),
)
