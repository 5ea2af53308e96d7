"""The Cauldron in names and values."""

from typing import Final

from audiogames.core.game import Descriptor, Option, Training

PACKAGE: Final = __name__.rpartition(".")[0]
DROPS: Final = "drops"
"""The name of the drops that fall, in percepts."""

DESCRIPTOR = Descriptor(
    name="cauldron",
    package=PACKAGE,
    protocol=1,
    components=f"{PACKAGE}.box",
    play=f"{PACKAGE}.play",
    audio=f"{PACKAGE}.audio",
    deck="cauldron",
    min_seats=2,
    max_seats=4,
    options=(Option("goal", "integer", 20, (20, 10)),),
    never_automatic=frozenset({"stir", "bottle"}),
    keys={"0": "bottle"},
    trainings=(Training("drops", ("drops", "gouttes")),),
    percepts=(DROPS,),
)
