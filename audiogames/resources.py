"""Where the files stand that people may change: sounds and tactile codes."""

from pathlib import Path
from typing import Literal

_PACKAGE = Path(__file__).resolve().parent


def data_folder(name: Literal["sounds", "tactile"]) -> Path:
    """Give the folder `sounds` or `tactile`, in a checkout, an editable install and a wheel alike.

    A wheel carries them inside the package, since its neighbours in site-packages are not ours; everywhere
    else they stand beside the package. Raises FileNotFoundError, with a sentence, where neither is there.
    """
    for folder in (_PACKAGE / "_data" / name, _PACKAGE.parent / name):
        if folder.is_dir():
            return folder
    raise FileNotFoundError(
        f"The folder {name} is missing from this installation of audiogames: it should stand in {_PACKAGE / '_data'} "
        f"or in {_PACKAGE.parent}. Installing audiogames again brings it back."
    )
