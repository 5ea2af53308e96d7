"""Where a virtual listener with KEMAR's ears hears what is rendered, and that broken renderers mislead it."""

import numpy as np
import pytest

from audiogames.audio.space.hrtf import load_hrtf
from tests.audio.binaural import (
    Ears,
    Render,
    ears_swapped,
    front_for_back,
    hrtf_without,
    looked_up,
    measured_set,
    panned,
)
from tests.audio.virtual_listener import (
    EVERY,
    REPETITIONS,
    SEED,
    Errors,
    errors_with,
    errors_with_own_ears,
    inferred,
    listener,
    targets_of,
)


def is_as_good_as_own_ears(errors: Errors) -> bool:
    own = errors_with_own_ears()
    return errors.lateral <= own.lateral + 0.3 and errors.quadrant <= own.quadrant + 1.5


def test_the_listener_is_far_from_guessing_with_its_own_ears() -> None:
    """Guessing is 50 in 100 answers in a wrong quadrant."""
    assert errors_with_own_ears().lateral < 15.0
    assert errors_with_own_ears().quadrant < 25.0


def test_the_listener_answers_as_its_package_infers() -> None:
    few = targets_of(list(measured_set().responses[::EVERY]))[np.arange(4)]
    listener().target = few
    np.testing.assert_array_equal(inferred(few), listener().infer(repetitions=REPETITIONS, seed=SEED))


def test_what_is_rendered_is_heard_where_it_is_as_well_as_with_own_ears() -> None:
    assert is_as_good_as_own_ears(errors_with(load_hrtf().response))


def test_what_is_looked_up_for_moving_sources_is_too() -> None:
    assert is_as_good_as_own_ears(errors_with(looked_up))


def test_so_are_directions_where_nothing_was_measured() -> None:
    """Each tenth of the directions in turn is rendered from the others."""
    assert is_as_good_as_own_ears(errors_with(held_out()))


def held_out() -> Render:
    rendered: dict[tuple[float, float], Ears] = {}
    for first in range(10):
        chosen = range(first, len(measured_set().directions), 10)
        others = hrtf_without(chosen)
        for azimuth, elevation in measured_set().directions[chosen]:
            rendered[azimuth, elevation] = others.response(azimuth, elevation)
    return lambda azimuth, elevation: rendered[azimuth, elevation]


@pytest.mark.parametrize("broken", [front_for_back(looked_up), panned], ids=["front for back", "panned"])
def test_a_renderer_without_front_and_back_misleads_it(broken: Render) -> None:
    errors = errors_with(broken)
    assert not is_as_good_as_own_ears(errors)
    assert errors.quadrant > errors_with_own_ears().quadrant + 20.0


def test_a_renderer_with_ears_swapped_misleads_it() -> None:
    errors = errors_with(ears_swapped(looked_up))
    assert not is_as_good_as_own_ears(errors)
    assert errors.lateral > errors_with_own_ears().lateral + 40.0
