"""Where the weights of `percept_ears.estimate` come from: least squares over shakes whose numbers are known."""

from collections.abc import Sequence

import numpy as np

from audiogames.games.zapp_zerapp.percept import Percept
from audiogames.games.zapp_zerapp.percept.ears import TIPPED, knocking, share
from benchmarks.sound.barrels_listeners import Floats, Numbers


def weights(percepts: Sequence[Percept], numbers: Numbers) -> Floats:
    """Return the weights (10,) of the cubic in the shares of wood and beads that comes nearest to the logarithm."""
    wood = np.array([share(percept, "wall") for percept in percepts])
    bead = np.array([share(percept, "bead") for percept in percepts])
    squares, cubes = (wood**2, wood * bead, bead**2), (wood**3, wood**2 * bead, wood * bead**2, bead**3)
    terms = np.column_stack([np.ones_like(wood), wood, bead, *squares, *cubes])
    return np.asarray(np.linalg.lstsq(terms, np.log(numbers))[0])


def knocks(percepts: Sequence[Percept], numbers: Numbers) -> Floats:
    """Return the mean logarithm of the numbers that so many knocks came from, from none on."""
    counts = np.minimum([knocking(percept) for percept in percepts], len(TIPPED) - 1)
    return np.array(
        [np.log(numbers[counts == count]).mean() if count in counts else 0.0 for count in range(len(TIPPED))]
    )
