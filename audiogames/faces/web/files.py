"""A fixed list of files. Those of the page are sent without comments and indentation."""

import hashlib
import json
import re
from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import Final, NamedTuple

from audiogames.core.registry import others
from audiogames.narration.catalogue import catalogue
from audiogames.resources import COMPLETE, OtherSound, data_folder, sounds_of_others
from audiogames.storage.folders import paths

PAGE: Final = Path(__file__).parent / "page"
CAMERA: Final = PAGE.with_name("camera")
APP: Final = PAGE.with_name("app")
CLUB: Final = PAGE.with_name("club")
TYPES: Final = {
    ".css": "text/css",
    ".html": "text/html",
    ".js": "text/javascript",
    ".json": "application/json",
    ".png": "image/png",
    ".svg": "image/svg+xml",
    ".txt": "text/plain",
    ".wasm": "application/wasm",
    ".webmanifest": "application/manifest+json",
}

FILES: Final = {
    f"/{room.name}/{path.name}": path
    for room in (PAGE, CAMERA, APP, CLUB)
    for path in room.iterdir()
    if path.suffix in TYPES
}
"""By address."""

BINARY: Final = (".png", ".wasm")

WORKER: Final = "/app/worker.js"

READER: Final = "/camera/reader.js"
"""The worker that compiles WebAssembly."""

COMMENT: Final = re.compile(r"(^|(?<=[;{,}] ))//.*$")

GOES_ON: Final = re.compile(r"^((?!.*//).*[;{,])\n", re.MULTILINE)

TEXT: Final = re.compile(r"""("(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.)*'|`[^`]*`)""")

SPARE: Final = (
    (re.compile(r" ?(=>|[=!<>]==?|\?\?=?|&&|\|\||[-+*]?=|[?:,{}<>]) ?"), r"\1"),
    (re.compile(r"(?<=[\w)]) ([-+*/%]) (?=[\w(])"), r"\1"),
    (re.compile(r"\b(if|for|of|from) (?=[(\[]|$)"), r"\1"),
    (re.compile(r"(?<!\w)\((\w+)\)(?==>)"), r"\1"),
    (re.compile(r";}"), "}"),
    (re.compile(r"(?<=[)\]]) (?=\w)"), ""),
)
"""Spaces, semicolons and single parentheses of a script, and their replacements."""

SOUNDS: Final = ("page", "rendered", "spoken", "touches")

FOLDER: Final = "/sounds/"

HEALTH: Final = "/health"

BOOK: Final = "page/book.json"

SOUND_TYPES: Final = {
    ".flac": "audio/flac",
    ".json": "application/json",
    ".ogg": "audio/ogg",
    ".wav": "audio/wav",
}
BYTES: Final = "application/octet-stream"

PROPERTY: Final = re.compile(r"(--[a-z][\w-]*)(:?)")

QUOTED: Final = re.compile(r'="([\w/.#-]+)"(?=[ >])')

SHORTER: Final = (
    *((": ", ":"), (";}", "}"), (" !important", "!important")),
    *(("@media (", "@media("), ("(n + ", "(n+"), (" / ", "/")),
)


@cache
def sent(path: Path) -> bytes:
    if path.stem == "zxing" or path.suffix in BINARY:
        return path.read_bytes()
    text = path.read_text(encoding="utf-8")
    if path.suffix == ".css":
        text = _without_spaces(re.sub(r"/\*.*?\*/", "", text, flags=re.DOTALL))
        own = [*dict.fromkeys(name for name, set_here in PROPERTY.findall(text) if set_here)]
        short = {name: f"--{number:x}" for number, name in enumerate(own)}
        text = PROPERTY.sub(lambda found: short.get(found[1], found[1]) + found[2], text)
    elif path.suffix == ".html":
        text = _without_indentation(text)
        for mark, id in {"{unfit}": "web-unfit", "{offline}": "web-offline"}.items():
            said = (f'<p lang="{language}">{catalogue(language).words(id)}</p>' for language in COMPLETE)
            text = text.replace(mark, "".join(said))
        text = QUOTED.sub(r"=\1", text)
    elif path.suffix == ".svg":
        text = _without_indentation(text)
    elif path.suffix == ".js":
        text = _without_indentation("\n".join(COMMENT.sub("", line.strip()) for line in text.splitlines()))
        parts = TEXT.split(GOES_ON.sub(r"\1", text))
        text = "".join(part if at % 2 else _without_spare(part) for at, part in enumerate(parts))
    return text.encode()


def _without_indentation(text: str) -> str:
    return "\n".join(filter(None, map(str.strip, text.splitlines())))


def _without_spare(script: str) -> str:
    for pattern, kept in SPARE:
        script = pattern.sub(kept, script)
    return script


def _without_spaces(style: str) -> str:
    style = re.sub(r"\s*([{};,>])\s*", r"\1", re.sub(r"\s+", " ", style))
    for long, short in SHORTER:
        style = style.replace(long, short)
    return style.strip()


class File(NamedTuple):
    content: bytes | Path
    size: int
    type: str
    tag: str


@cache
def sounds() -> dict[str, Path]:
    folder = data_folder("sounds")
    found = (path for room in SOUNDS for path in sorted((folder / room).rglob("*")) if path.is_file())
    theirs = {f"{FOLDER}{_address(sound)}": sound.file for sound in sounds_of_others().values()}
    return {**theirs, **{f"{FOLDER}{path.relative_to(folder).as_posix()}": path for path in found}}


def _address(sound: OtherSound) -> str:
    return f"of/{sound.game}/{sound.entry['file']}"


@cache
def _made(folder: Path) -> Mapping[str, File]:
    """By address: the person's own sounds, of that folder, and a book with them and those of other packages."""
    theirs, games = sounds_of_others(), [game for game in others().games.values() if game.audio]
    if not theirs and not games and not _holds_anything(folder):
        return {}
    from audiogames.audio.percepts.renderers import recipes  # nobody else here needs what makes sounds
    from audiogames.audio.sounds.sound import SoundCategory
    from audiogames.audio.stage import SETTLED
    from audiogames.faces.web.own_sounds import own_sounds

    book = json.loads((data_folder("sounds") / BOOK).read_bytes())
    for name, sound in theirs.items():
        category, core, length = SoundCategory(sound.entry["category"]), sound.entry["core"], sound.entry["length"]
        entry = [_address(sound), category.bus.value, core, length, length, int(category in SETTLED)]
        book["sounds"].setdefault(name, entry)
    book["percepts"] = {**recipes(games), **book["percepts"]}
    made = dict[str, File]()
    for name, (entry, content) in own_sounds(folder).items():
        book["sounds"][name] = entry
        address, _, tag = entry[0].partition("?")
        made[f"{FOLDER}{address}"] = File(content, len(content), SOUND_TYPES[".flac"], tag)
    content = json.dumps(book, ensure_ascii=False, separators=(",", ":")).encode()
    tag = hashlib.sha256(content).hexdigest()[:20]
    return {**made, f"{FOLDER}{BOOK}": File(content, len(content), SOUND_TYPES[".json"], tag)}


def _holds_anything(folder: Path) -> bool:
    try:
        return any(folder.iterdir())
    except OSError:
        return False


def of_page(path: str) -> File | None:
    if path == HEALTH:
        return File(b"ok\n", 3, "text/plain", "ok")
    found = FILES.get("/page/index.html" if path in ("/", "/screen") else path)
    if found is None:
        return None
    content = sent(found)
    tag = hashlib.sha256(content).hexdigest()[:20]
    kind = TYPES[found.suffix]
    return File(content, len(content), kind if found.suffix in BINARY else f"{kind}; charset=utf-8", tag)


def of_sounds(path: str) -> File | None:
    """None if there is no such sound, or no more. This reads the disk."""
    made = _made(paths().sounds).get(path)
    if made is not None:
        return made
    try:
        sound = sounds()[path]
        status = sound.stat()
    except (KeyError, OSError):
        return None
    tag = f"{status.st_mtime_ns:x}-{status.st_size:x}"
    return File(sound, status.st_size, SOUND_TYPES.get(sound.suffix, BYTES), tag)


def part(path: Path, start: int, length: int) -> bytes:
    """Raises OSError, and EOFError if the file is too short."""
    with path.open("rb") as content:
        content.seek(start)
        found = content.read(length)
    if not found:
        raise EOFError(f"{path} is shorter than it was")
    return found
