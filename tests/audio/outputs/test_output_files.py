"""The sound that PortAudio was given, read back from ALSA's file plugin."""

from collections.abc import Callable
from math import inf
from pathlib import Path

import numpy as np
import pytest

from audiogames.audio.outputs.connections import Connections
from audiogames.audio.outputs.output import Output
from audiogames.audio.units import Samples
from tests.audio.sound_cards import Tape, file_configuration, noise, sounding, until


def test_portaudio_gets_what_was_mixed_bit_for_bit(
    tmp_path: Path, alsa: Callable[[str], None], connections: Connections, monkeypatch: pytest.MonkeyPatch
) -> None:
    """This card takes sound faster than it is mixed, so there is silence between blocks; the rest is compared."""
    monkeypatch.setattr("audiogames.audio.outputs.connections.TOO_LATE", inf)  # no other stream takes its place
    written = tmp_path / "written.raw"
    alsa(file_configuration(written))
    tape, sound = Tape(), noise(1.0, seed=1)
    output = Output(tape, connections=connections)
    output.start()
    until(lambda: output.playing, "the card plays")
    tape.play(sound)
    output.wake()
    until(lambda: tape.quiet, "all is mixed")
    output.close()
    assert np.array_equal(sounding(frames(written)), sound)


def frames(file: Path) -> Samples:
    return np.fromfile(file, np.float32).reshape(-1, 2)
