"""A checkout of a small project, which the tests of first starts install for real.

It has this bootstrap, a program that prints how it was called, and a build backend of its own, so no network is needed.
"""

import json
import os
import shutil
import subprocess
import sys
from pathlib import Path
from typing import NamedTuple

from audiogames.bootstrap.environment import LEVELS
from audiogames.bootstrap.launch import TEST_MODULES
from tests.bootstrap.package_index import PackageIndex, wheel

ROOT = Path(__file__).resolve().parents[2]
WINDOWS = sys.platform == "win32"


PYPROJECT = """\
[build-system]
requires = []
build-backend = "backend"
backend-path = ["."]

[project]
name = "audiogames"
version = "1"
requires-python = ">=3.11"

[project.optional-dependencies]
dev = []
tactile = []
"""

BACKEND = """\
import os, time, zipfile

def build_editable(folder, config_settings=None, metadata_directory=None):
    while os.path.exists("hold"):
        time.sleep(0.01)
    if os.path.exists("no-network"):
        raise SystemExit("the network is away")
    info = "audiogames-1.dist-info/"
    files = {
        "audiogames.pth": os.getcwd(),
        info + "METADATA": "Metadata-Version: 2.1\\nName: audiogames\\nVersion: 1\\n"
        "Provides-Extra: dev\\nProvides-Extra: tactile\\n",
        info + "WHEEL": "Wheel-Version: 1.0\\nGenerator: tests\\nRoot-Is-Purelib: true\\nTag: py3-none-any\\n",
    }
    with zipfile.ZipFile(os.path.join(folder, "audiogames-1-py3-none-any.whl"), "w") as wheel:
        for name, text in files.items():
            wheel.writestr(name, text)
        wheel.writestr(info + "RECORD", "".join(f"{name},,\\n" for name in files) + info + "RECORD,,\\n")
    return "audiogames-1-py3-none-any.whl"
"""

PROGRAM = """\
import json, sys

def main(arguments):
    import pip  # stands for what the program needs
    print(json.dumps({"prefix": sys.prefix, "arguments": arguments, "encoding": sys.stdout.encoding}))
    return 7
"""

PYTEST = """\
import json, sys

if __name__ == "__main__":
    print(json.dumps({"prefix": sys.prefix, "arguments": sys.argv[1:], "encoding": sys.stdout.encoding}))
    sys.exit(3)
"""

FIRST = "First start: preparing the environment of the game. This happens only once."
REMADE = "The environment of the game cannot be used as it is: making it again."
INSTALLING = "Installing what the game needs."
READY = "The installation is complete."


class Run(NamedTuple):
    """One run of the command: its exit status, what the program told, and the sentences said but for signs of life."""

    status: int
    told: dict[str, object] | None
    said: list[str]


class Checkout:
    """A checkout of the small project, run with the Python behind this one."""

    def __init__(self, root: Path, cache: Path) -> None:
        self.root = root
        self.environment = root / ".venv"
        self.variables = {**os.environ, "LC_ALL": "C.UTF-8", "XDG_CACHE_HOME": str(cache), "LOCALAPPDATA": str(cache)}
        self.variables |= {"HOME": str(cache), "PIP_NO_INDEX": "1"}
        self.variables.pop("PYTHONPATH", None)

    def start(self, *arguments: str, **variables: str) -> "subprocess.Popen[str]":
        return subprocess.Popen(
            [python_behind(), "-m", "audiogames", *arguments],
            cwd=self.root,
            env={**self.variables, **variables},
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            encoding="utf-8",
        )

    def run(self, *arguments: str, **variables: str) -> Run:
        return ended(self.start(*arguments, **variables))


def ended(process: "subprocess.Popen[str]") -> Run:
    out, err = process.communicate()
    said = [line for line in err.splitlines() if line != "Still installing."]
    return Run(process.returncode, json.loads(out) if out else None, said)


def python_behind() -> str:
    return str(getattr(sys, "_base_executable", sys.executable))


def new_checkout(folder: Path) -> Checkout:
    root = folder / "É té"
    (root / "audiogames").mkdir(parents=True)
    for name in ("__init__.py", "__main__.py"):
        shutil.copy(ROOT / "audiogames" / name, root / "audiogames")
    for name in ("bootstrap", "system"):
        shutil.copytree(ROOT / "audiogames" / name, root / "audiogames" / name)
    modules = {f"{name}.py": "" for name in TEST_MODULES}
    files = {"pyproject.toml": PYPROJECT, "backend.py": BACKEND, "audiogames/cli.py": PROGRAM, "pytest.py": PYTEST}
    for name, text in {**modules, **files}.items():
        (root / name).write_text(text, encoding="utf-8")
    (root / "release" / "locks").mkdir(parents=True)
    for name, before in zip(("build", *LEVELS), ("", "", *LEVELS), strict=False):
        start = f"-r {before}.txt\n" if before else ""
        (root / "release" / "locks" / f"{name}.txt").write_text(start, encoding="utf-8")
    return Checkout(root, folder / "cache")


def told(checkout: Checkout, *arguments: str) -> dict[str, object]:
    return {"prefix": str(checkout.environment), "arguments": list(arguments), "encoding": "utf-8"}


LIBRARIES = {name: wheel(name, name.encode() * 2000) for name in ("witch", "ink")}
STICKERS = "Installing what stickers need."
MOVED = "The folder of the project was moved: the environment of the game has followed."
BROKEN_OFF = "The connection broke off before all files had arrived. Start again: what has arrived is kept. Details: "
NOT_THERE = {"PIP_INDEX_URL": "http://127.0.0.1:9/simple"}


def from_index(checkout: Checkout, index: PackageIndex) -> Checkout:
    """Let pip know this index alone, and keep nothing of it."""
    for name in [name for name in checkout.variables if name.startswith("PIP_")]:
        del checkout.variables[name]
    checkout.variables |= {"PIP_INDEX_URL": index.url, "PIP_NO_CACHE_DIR": "1", "PIP_CONFIG_FILE": os.devnull}
    return checkout


def log(checkout: Checkout, folder: str = ".venv") -> Path:
    return checkout.root / folder / "audiogames-install.log"


def still_plays(checkout: Checkout) -> None:
    assert checkout.run(**NOT_THERE) == Run(7, told(checkout), [])


def has(checkout: Checkout, library: str) -> bool:
    return bool([*checkout.environment.glob(f"**/site-packages/{library}.py")])
