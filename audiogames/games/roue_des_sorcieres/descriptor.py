from audiogames.core.game import Descriptor, Option
from audiogames.decks.roue_des_sorcieres import COLOURS, DECK

DESCRIPTOR = Descriptor(
    name="roue_des_sorcieres",
    package=__name__.rpartition(".")[0],
    components="audiogames.decks.roue_des_sorcieres",
    room="attic",
    deck=DECK,
    colours=COLOURS,
    min_seats=2,
    max_seats=6,
    options=(
        Option("side", "choice", "descending", ("descending", "ascending")),
        Option("keep_last_trump", "boolean", False),
        Option("show_scores", "boolean", False),
    ),
)
