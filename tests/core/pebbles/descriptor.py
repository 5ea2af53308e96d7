"""Pebbles in names and values."""

from audiogames.core.game import Descriptor, Option

DESCRIPTOR = Descriptor(
    name="pebbles",
    package=__name__.rpartition(".")[0],
    deck="pebbles",
    rules_version=3,
    min_seats=2,
    max_seats=3,
    options=(
        Option("turns", "integer", 1, (1, 2, 3)),
        Option("timed", "boolean", False),
        Option("bows", "boolean", False),
        Option("order", "choice", "clockwise", ("clockwise", "widdershins")),
        Option("start", "integer", 0),
        Option("stock", "counts", 4, ("red", "blue")),
    ),
)
