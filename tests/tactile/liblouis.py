"""liblouis, which writes braille for screen readers: another hand to compare ours with."""

import subprocess
from functools import cache
from pathlib import Path

import pytest


@cache
def louis(tables: str, text: str, back: bool = False) -> str:
    """Return what liblouis writes, or reads `back`. Elsewhere than on Debian, a test is skipped without it."""
    try:
        run = subprocess.run(
            ["lou_translate", *(["-b"] if back else []), tables],
            input=text + "\n",
            capture_output=True,
            encoding="utf-8",
            check=True,
        )
    except FileNotFoundError:
        if Path("/etc/debian_version").exists():
            raise
        pytest.skip("lou_translate, of the Debian package liblouis-bin, is not on this system.")
    return run.stdout.rstrip("\n")
