"""`python -m release.locks` writes the lock files after a change in pyproject.toml."""

import argparse
import sys

from release.locks import ROOT
from release.locks.check import problems
from release.locks.refresh import CannotLock, refresh


def main() -> int:
    """Write or check the lock files; gives the exit status."""
    parser = argparse.ArgumentParser(prog="python -m release.locks", description=__doc__)
    action = parser.add_mutually_exclusive_group()
    action.add_argument("--check", action="store_true", help="only compare them with pyproject.toml, without a network")
    action.add_argument("--upgrade", action="store_true", help="take the newest version of every library")
    asked = parser.parse_args()
    if asked.check:
        found = problems()
        sys.stdout.write("".join(f"{sentence}\n" for sentence in found) or "The lock files fit pyproject.toml.\n")
        return 1 if found else 0
    try:
        changed = refresh(asked.upgrade)
    except CannotLock as error:
        sys.stderr.write(f"{error}\n")
        return 1
    sys.stdout.write("".join(f"{file.relative_to(ROOT)}\n" for file in changed) or "Nothing changed.\n")
    return 0


if __name__ == "__main__":
    sys.exit(main())
