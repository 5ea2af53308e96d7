"""Compares the lock files with pyproject.toml, without a network."""

import re
import tomllib
from collections.abc import Iterator
from typing import Any

from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

from release.locks import BUILDERS, LEVELS, ROOT, WINDOWS, Block, blocks, locked

SHA256 = re.compile(r"sha256:[0-9a-f]{64}")
PLACE = re.compile(r"://|file:|--(?:index|extra-index|find-links|trusted-host)|^-[if] |^/|@ ", re.MULTILINE)
"""An address or a folder: where a file comes from is for the person to choose, which file it is for the lock."""


def problems() -> list[str]:
    """Return a sentence for each way in which the lock files do not answer to pyproject.toml."""
    wanted = {"build": [Requirement(word) for word in (*build_requirements(), *BUILDERS)]}
    wanted |= {level: requirements(*extras, program=program) for level, (extras, _, program) in LEVELS.items()}
    found = [sentence for level in wanted for sentence in _unmet(f"{level}.txt", wanted[level], locked(level))]
    windows = [each for each in requirements("tactile") if each.marker is None or each.marker.evaluate(ON_WINDOWS)]
    return found + list(_unmet("requirements.txt for Windows", windows, blocks(WINDOWS.read_text(encoding="utf-8"))))


ON_WINDOWS = {"sys_platform": "win32", "platform_machine": "AMD64", "platform_system": "Windows", "os_name": "nt"}


def build_requirements() -> list[str]:
    """Return what pyproject.toml asks for to build the project, and to install it in editable form."""
    pyproject = _pyproject()
    editable = [word for word in pyproject["project"]["optional-dependencies"]["dev"] if word.startswith("editables")]
    return [*pyproject["build-system"]["requires"], *editable]


def requirements(*extras: str, program: bool = True) -> list[Requirement]:
    """Return what these extras ask for, which may name others of the project, and what the program itself does."""
    project = _pyproject()["project"]
    words = list(project["dependencies"]) if program else []
    for extra in extras:
        words += project["optional-dependencies"][extra]
    found: list[Requirement] = []
    for requirement in map(Requirement, words):
        if requirement.name == project["name"]:
            found += requirements(*sorted(requirement.extras), program=False)
        else:
            found.append(requirement)
    return found


def _pyproject() -> dict[str, Any]:
    with (ROOT / "pyproject.toml").open("rb") as file:
        return tomllib.load(file)


def _unmet(name: str, wanted: list[Requirement], libraries: list[Block]) -> Iterator[str]:
    for requirement in wanted:
        versions = [block.version for block in libraries if block.name == canonicalize_name(requirement.name)]
        if not versions:
            yield f"{name} lacks {requirement.name}."
        for version in versions:
            if not requirement.specifier.contains(version, prereleases=True):
                yield f"{name} has {requirement.name} {version}, and pyproject.toml asks for {requirement.specifier}."
    for block in libraries:
        if not block.hashes or not all(SHA256.fullmatch(each) for each in block.hashes):
            yield f"{name} has {block.name} without a SHA-256 of each file."
        if PLACE.search(block.text):
            yield f"{name} says from where {block.name} comes."
