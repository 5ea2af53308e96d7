"""An index of packages, and a checkout that was started once."""

import shutil
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.bootstrap.checkout import (
    FIRST,
    INSTALLING,
    LIBRARIES,
    MOVED,
    NOT_THERE,
    READY,
    Checkout,
    Run,
    from_index,
    new_checkout,
    told,
)
from tests.bootstrap.package_index import PackageIndex, locked, package_index


@pytest.fixture
def index() -> Iterator[PackageIndex]:
    with package_index() as index:
        index.wheels.update(LIBRARIES)
        yield index


@pytest.fixture(scope="session")
def made_once(tmp_path_factory: pytest.TempPathFactory) -> Checkout:
    """A checkout that was started: to play it takes the library `witch`, to make stickers also `ink`."""
    checkout = new_checkout(tmp_path_factory.mktemp("made"))
    for level, library in (("play", "witch"), ("stickers", "ink")):
        with (checkout.root / "release" / "locks" / f"{level}.txt").open("a", encoding="utf-8") as file:
            file.write(locked(library, LIBRARIES[library]))
    with package_index() as index:
        index.wheels.update(LIBRARIES)
        assert from_index(checkout, index).run().said == [FIRST, INSTALLING, READY]
    return checkout


@pytest.fixture
def checkout(made_once: Checkout, tmp_path: Path, index: PackageIndex) -> Checkout:
    """A checkout of the test's own, with its environment, which it takes over without a network."""
    shutil.copytree(made_once.root, tmp_path / "É té", symlinks=True)
    copy = Checkout(tmp_path / "É té", tmp_path / "cache")
    assert from_index(copy, index).run(**NOT_THERE) == Run(7, told(copy), [MOVED])
    return copy
