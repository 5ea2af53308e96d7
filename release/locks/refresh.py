"""Writes the lock files by uv, from the public index of packages alone."""

import os
import subprocess
import tempfile
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

from release.locks import BUILDERS, LEVELS, ROOT, WINDOWS, Block, blocks, path
from release.locks.check import build_requirements, requirements

HEADER = "# Written by: python -m release.locks\n"
INDEX = "https://pypi.org/simple"
OLDEST_PYTHON = "3.11"


class CannotLock(Exception):
    """The lock files cannot be written; the sentence says why."""


def refresh(upgrade: bool) -> list[Path]:
    """Write all lock files; return those that changed.

    A version that still fits stays as it is, unless `upgrade` asks for the newest ones. All levels have the same
    version of a library. Raises CannotLock.
    """
    with tempfile.TemporaryDirectory() as folder:
        work = Path(folder)
        pyproject, builders, pins = ROOT / "pyproject.toml", work / "builders.in", work / "pins.txt"
        builders.write_text("\n".join([*build_requirements(), *BUILDERS]), encoding="utf-8")
        if not upgrade:
            stays = (block.text for level in ("build", *LEVELS) if path(level).exists() for block in _own(level))
            pins.write_text("".join(stays), encoding="utf-8")
        everything = "--universal", "--all-extras", pyproject, builders, "--output-file", pins
        _compile(*everything)
        universal = "--universal", "--constraints", pins
        wanted: dict[str, Sequence[str | Path]] = {"build": (*universal, builders)}
        for level, (extras, _, program) in LEVELS.items():
            asked = work / f"{level}.in"
            asked.write_text("\n".join(map(str, requirements(*extras, program=program))), encoding="utf-8")
            wanted[level] = (*universal, asked)
        but_numpy = work / "but-numpy.txt"
        kept = [block.text for block in blocks(pins.read_text(encoding="utf-8")) if block.name != "numpy"]
        but_numpy.write_text("".join(kept), encoding="utf-8")
        windows = "--python-platform", "x86_64-pc-windows-msvc", "--extra", "tactile", pyproject
        wanted["windows"] = (
            *windows,
            "--constraints",
            but_numpy,
            "--constraints",
            WINDOWS.with_name("constraints.txt"),
        )
        with ThreadPoolExecutor(2) as pool:
            found = dict(zip(wanted, pool.map(lambda words: blocks(_compile(*words)), wanted.values()), strict=True))
    texts = {WINDOWS: _file(found.pop("windows"))}
    for level, libraries in found.items():
        before = LEVELS[level].continues if level in LEVELS else ""
        known = {block[:3] for block in found.get(before, [])}
        start = f"-r {before}.txt\n" if before else ""
        texts[path(level)] = _file([block for block in libraries if block[:3] not in known], start)
    changed = [file for file, text in texts.items() if not file.exists() or file.read_text(encoding="utf-8") != text]
    for file in changed:
        file.write_text(texts[file], encoding="utf-8", newline="\n")
    return changed


def _own(level: str) -> list[Block]:
    return blocks(path(level).read_text(encoding="utf-8"))


def _file(libraries: Sequence[Block], start: str = "") -> str:
    return HEADER + start + "".join(block.text for block in libraries)


def _compile(*arguments: str | Path) -> str:
    """Resolve by uv; return what it writes to standard output. No setting of this computer has a part in it."""
    options = ("--generate-hashes", "--no-header", "--no-annotate", "--quiet", "--no-config")
    sources = ("--default-index", INDEX, "--python-version", OLDEST_PYTHON)
    command = ["uv", "pip", "compile", *options, *sources, *(os.fspath(word) for word in arguments)]
    variables = {name: value for name, value in os.environ.items() if not name.startswith(("UV_", "PIP_"))}
    try:
        done = subprocess.run(command, env=variables, capture_output=True, encoding="utf-8", check=False, cwd=ROOT)
    except FileNotFoundError as error:
        raise CannotLock("uv is missing: install the lock file release.txt.") from error
    if done.returncode:
        raise CannotLock(done.stderr.strip())
    return done.stdout
