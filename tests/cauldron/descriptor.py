"""The Cauldron in names and values."""

from audiogames.core.game import Descriptor, Option

DESCRIPTOR = Descriptor(
    name="cauldron",
    package=__name__.rpartition(".")[0],
    protocol=1,
    deck="cauldron",
    min_seats=2,
    max_seats=4,
    options=(Option("goal", "integer", 20, (20, 10)),),
    never_automatic=frozenset({"stir", "bottle"}),
)
