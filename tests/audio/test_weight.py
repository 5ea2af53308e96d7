"""The weight of sound: it loads none of the libraries that make and measure sounds, which take 60 MB and a second."""

import subprocess
import sys
from pkgutil import walk_packages

import pytest

from audiogames import audio

HEAVY = ("scipy", "pyloudnorm", "slab")
"""For developers alone: they render recipes, and test what is played."""

WITH_SCIPY = ("audiogames.audio.heads", "audiogames.audio.synthesis")
PLAYED = [
    module.name
    for module in walk_packages(audio.__path__, f"{audio.__name__}.")
    if not module.name.startswith(WITH_SCIPY)
]


def loads(code: str) -> set[str]:
    """Return which of the heavy libraries a separate process has loaded after some code."""
    told = subprocess.run(
        [sys.executable, "-c", f"{code}\nimport sys\nprint(*sys.modules)"], capture_output=True, text=True, check=True
    )
    return set(HEAVY) & set(told.stdout.split())


def test_the_scene_loads_nothing_that_only_makes_or_measures_sounds() -> None:
    assert not loads("import audiogames.audio.scene")


def test_nothing_that_is_played_loads_it() -> None:
    assert "audiogames.audio.scene" in PLAYED
    assert "audiogames.audio.percepts.zapp_zerapp" in PLAYED
    assert not loads("\n".join(f"import {module}" for module in PLAYED))


@pytest.mark.parametrize("code", ["import scipy", "import pyloudnorm"])
def test_what_is_loaded_is_seen(code: str) -> None:
    assert loads(code)


def test_a_shake_is_rendered_without_it() -> None:
    assert not loads(
        "from audiogames.audio.percepts.renderers import perceived\n"
        "from audiogames.core.messages import Cue\n"
        "assert perceived(Cue('barrel', 'me', True, ((0, 5, 'wall'), (5, 0, 'wall'), (10, 3, 'bead')))).length > 0"
    )


def test_a_sentence_is_made_loud_without_it() -> None:
    assert not loads(
        "from array import array\n"
        "from audiogames.audio.voice.words import levelled, resampled\n"
        "from audiogames.speech.sinks.espeak import Pcm\n"
        "pcm = Pcm(array('h', [0, 9000, 0, -9000] * 3000).tobytes(), 22_050)\n"
        "assert abs(levelled(resampled(pcm))).max() > 0"
    )
