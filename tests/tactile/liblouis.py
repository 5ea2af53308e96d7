"""liblouis, which writes braille for screen readers: another hand to compare ours with."""

import subprocess
from functools import cache
from pathlib import Path

import pytest


@cache
def louis(tables: str, text: str) -> str:
    """Return what liblouis writes. Not on Debian, there may be no liblouis: then the test is skipped."""
    try:
        run = subprocess.run(
            ["lou_translate", tables],
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
