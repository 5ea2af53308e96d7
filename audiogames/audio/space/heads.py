"""The measured heads from which a person chooses the one most like their own.

With other ears than their own, listeners confuse front with behind and above with level (Middlebrooks 1999, Journal of
the Acoustical Society of America 106, 1493-1510). Pinnae differ in shape, so each head here was measured.
"""

from pathlib import Path
from typing import Final

from audiogames.audio.space.hrtf import Hrtf, HrtfUnusable, load_hrtf, read_hrtf
from audiogames.audio.space.panning import MIDDLE
from audiogames.storage.folders import paths

MEASURED: Final = (MIDDLE, "person", "other-person")
"""A dummy head, which fits most people, and two people: see `sounds/hrtf/NOTICE.md`."""

OWN: Final = "own"
"""A person's own ears, from their file. See `audiogames.audio.heads.own_head`."""

OWN_FILE: Final = "own-head.npz"


def own_file() -> Path:
    return paths().settings.with_name(OWN_FILE)


def load_head(name: str) -> Hrtf:
    """KEMAR's if a person's own responses are unreadable. Raises HrtfUnusable."""
    if name == OWN:
        try:
            return read_hrtf(own_file())
        except HrtfUnusable:
            return load_hrtf()
    return load_hrtf() if name == MIDDLE else load_hrtf(f"{name}.npz")
