"""The folder for Windows, built and unpacked once for all tests of this folder."""

import os
import subprocess
import sys
import time
import zipfile
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest

from release.windows.build import PYTHON, CannotBuild, build
from tests.windows.folder import LIMIT, Folder, lacking, wine_environment

ARCHIVE = "WINDOWS_ARCHIVE"
"""The environment variable that names an archive to test, instead of one that is built here."""


def built(folder: Path) -> Path:
    """Return the archive to test. Skips the tests where what goes into it cannot be fetched."""
    if given := os.environ.get(ARCHIVE):
        return Path(given)
    if sys.version_info[:2] != PYTHON:
        pytest.skip(f"the folder for Windows is built by Python {PYTHON[0]}.{PYTHON[1]} alone")
    try:
        return build(folder)
    except CannotBuild as error:
        if "No matching distribution" in str(error) or "ConnectionError" in str(error):
            pytest.skip(f"the Python or the libraries for Windows cannot be fetched here: {error}")
        raise


@contextmanager
def windows_of_wine(folder: Path) -> Iterator[Callable[[], Path | None]]:
    """Let Wine make its Windows in a folder, and keep it running; give a wait until it is there.

    The wait gives the folder, None on Windows itself. Were nothing running between two starts, each would begin and end
    all services of Wine, and wait some seconds for both.
    """
    if sys.platform == "win32":
        yield lambda: None
        return
    environment = wine_environment(folder)
    pipes: dict[str, Any] = {"stdin": subprocess.PIPE, "stdout": subprocess.PIPE, "stderr": subprocess.DEVNULL}
    with subprocess.Popen(["wine", "cmd"], env=environment, start_new_session=True, **pipes) as kept:
        typed, written = kept.stdin, kept.stdout
        assert typed is not None
        assert written is not None

        def wait() -> Path:
            typed.write(b"echo It is there.\r\n")
            typed.flush()
            while b"It is there." not in (line := written.readline()):
                assert line, "Wine ended before its Windows was there"
            return folder

        try:
            yield wait
        finally:
            typed.close()
            subprocess.run(["wineserver", "-k"], env=environment, check=False, timeout=LIMIT)


@pytest.fixture(scope="session")
def unpacked(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Folder]:
    """Give the folder as it is in a place with accents and spaces."""
    if lack := lacking():
        if os.environ.get("CI"):
            pytest.fail(f"{lack}: .ci/debian-packages has it")
        pytest.skip(lack)
    work = tmp_path_factory.mktemp("windows")
    began = time.monotonic()
    with windows_of_wine(work / "wine") as wine_is_there:
        archive = built(work / "build")
        place = work / "Été à Noël"
        with zipfile.ZipFile(archive) as packed:
            packed.extractall(place)
        for program in place.rglob("*.exe"):
            program.chmod(0o755)
        home = work / "home"
        home.mkdir()
        folder = Folder(place / "audiogames", home, wine_is_there())
        sizes = archive.stat().st_size, sum(path.stat().st_size for path in place.rglob("*") if path.is_file())
        sys.stdout.write(f"The archive has {sizes[0] / 1e6:.1f} MB, unpacked {sizes[1] / 1e6:.1f} MB; ")
        sys.stdout.write(f"made ready in {time.monotonic() - began:.0f} s.\n")
        yield folder


@pytest.fixture
def folder(unpacked: Folder, tmp_path: Path) -> Folder:
    """Give the unpacked folder to a person who has no settings and no games yet."""
    return unpacked.at(tmp_path)
