"""`python -m release.windows` builds the archive for Windows in `dist`, and prints its sizes and its hash."""

import argparse
import hashlib
import sys
import time
from pathlib import Path

from release.locks import ROOT
from release.windows.build import LEFT_OUT, TOP, CannotBuild, build, files_below, size

MEGABYTE = 1_000_000


def main() -> int:
    """Build; gives the exit status."""
    parser = argparse.ArgumentParser(prog="python -m release.windows", description=__doc__)
    parser.add_argument("--output", type=Path, default=ROOT / "dist", help="the folder for the archive")
    parser.add_argument("--python", type=Path, help="python-3.11.9-embed-amd64.zip, as python.org publishes it")
    asked = parser.parse_args()
    began = time.monotonic()
    try:
        archive = build(asked.output.resolve(), asked.python)
    except CannotBuild as error:
        sys.stderr.write(f"{error}\n")
        return 1
    unpacked = size(files_below(archive.parent / TOP))
    digest = hashlib.sha256(archive.read_bytes()).hexdigest()
    archive.with_suffix(".zip.sha256").write_text(f"{digest}  {archive.name}\n", encoding="utf-8", newline="\n")
    sys.stdout.write(
        f"{archive}: {archive.stat().st_size / MEGABYTE:.1f} MB, unpacked {unpacked / MEGABYTE:.1f} MB, "
        f"in {time.monotonic() - began:.0f} s.\nLeft out: {', '.join(LEFT_OUT)}, languages other than French and "
        f"English.\nSHA-256: {digest}\n"
    )
    return 0


if __name__ == "__main__":
    sys.exit(main())
