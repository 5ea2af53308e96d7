"""Tell whether a wheel holds what a player needs besides the code. Exit status 1 where something is missing."""

import sys
import zipfile
from pathlib import Path

NEEDED = {
    "sound files": "audiogames/_data/sounds/",
    "tactile codes": "audiogames/_data/tactile/codes/",
    "decks for stickers": "audiogames/_data/tactile/decks/",
    "sheets of labels": "audiogames/_data/tactile/sheets/",
    "French sentences": "audiogames/narration/locale/fr/",
    "English sentences": "audiogames/narration/locale/en/",
    "the mark that it has types": "audiogames/py.typed",
}


def main(wheel: Path) -> int:
    """Look into one wheel; gives the exit status."""
    names = zipfile.ZipFile(wheel).namelist()
    missing = [what for what, start in NEEDED.items() if not any(name.startswith(start) for name in names)]
    if missing:
        sys.stderr.write(f"{wheel.name} lacks {', '.join(missing)}.\n")
        return 1
    sys.stdout.write(f"{wheel.name} holds {len(names)} files, among them {', '.join(NEEDED)}.\n")
    return 0


if __name__ == "__main__":
    sys.exit(main(Path(sys.argv[1])))
