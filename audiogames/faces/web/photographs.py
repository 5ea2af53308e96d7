"""Reads codes in photographs, in a process that a harmful picture may end."""

import os
import subprocess
import sys
from io import BytesIO
from pathlib import Path
from typing import Final

from audiogames.tactile.physical.ids import scans_in

LARGEST: Final = 2 * 1024 * 1024
"""Bytes."""

MOST_PIXELS: Final = 2500 * 2500

LONGEST: Final = 10
"""Seconds."""

MOST_MEMORY: Final = 1024**3

MISSING: Final = 3
"""Exit status."""

_PACKAGE_HOME: Final = str(Path(__file__).resolve().parents[3])


class Unreadable(Exception):
    """No JPEG within the limits."""


class NoLibraries(Exception):
    pass


def codes_in(photograph: bytes) -> tuple[str, ...]:
    """Raises Unreadable or NoLibraries."""
    try:
        done = subprocess.run(
            [sys.executable, "-P", "-X", "utf8", "-m", __name__],
            input=photograph,
            stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL,
            env={**os.environ, "PYTHONPATH": os.pathsep.join(filter(None, [_PACKAGE_HOME, os.getenv("PYTHONPATH")]))},
            timeout=LONGEST,
            check=False,
            creationflags=getattr(subprocess, "CREATE_NO_WINDOW", 0),
        )
    except (OSError, subprocess.TimeoutExpired) as error:
        raise Unreadable from error
    if done.returncode == MISSING:
        raise NoLibraries
    if done.returncode:
        raise Unreadable
    return tuple(scan.id for scan in scans_in(done.stdout.decode("utf-8", "replace"))[0] if not scan.misread)


def main() -> int:
    try:
        import zxingcpp
        from PIL import Image
    except ImportError:
        return MISSING
    _limit()
    picture = Image.open(BytesIO(sys.stdin.buffer.read(LARGEST + 1)), formats=("JPEG",))
    if picture.width * picture.height > MOST_PIXELS:
        return 1
    formats = zxingcpp.BarcodeFormats((zxingcpp.BarcodeFormat.DataMatrix, zxingcpp.BarcodeFormat.QRCode))
    for code in zxingcpp.read_barcodes(
        picture.convert("L"), formats, try_invert=False
    ):  # none of ours is white on black
        sys.stdout.write(f"{code.text}\n")
    return 0


def _limit() -> None:
    if sys.platform != "win32":
        import resource

        for kind, most in (
            (resource.RLIMIT_AS, MOST_MEMORY),
            (resource.RLIMIT_CPU, LONGEST),
            (resource.RLIMIT_FSIZE, 0),
        ):
            resource.setrlimit(kind, (most, most))


if __name__ == "__main__":
    sys.exit(main())
