import ctypes
import ctypes.util
import importlib.util
import locale
import os
import socket
import stat
import sys
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from typing import TYPE_CHECKING

from audiogames.bootstrap.system import System
from audiogames.faces.doctor.findings import Finding, finding, fix, install, sink_name, why
from audiogames.local import sound_player
from audiogames.settings import Settings
from audiogames.speech.sink import Availability

if TYPE_CHECKING:
    from audiogames.audio.outputs.devices import OutputDevice

PROPER_NAMES = {
    "orca": "Orca",
    "fenrir": "Fenrir",
    "speakup": "Speakup",
    "yasr": "Yasr",
    "brltty": "BRLTTY",
}
"""Other programs are named as in `speech.detect`."""

BRLAPI = Path("/var/lib/BrlAPI")

BRLAPI_SECONDS = 0.5


def screen_reader(name: str | None) -> Finding:
    if name is None:
        return finding("doctor-reader-none")
    if name == "unknown":
        return finding("doctor-reader-unknown")
    return finding("doctor-reader", reader=PROPER_NAMES.get(name, name))


def voices(survey: Sequence[Availability], system: System) -> Iterator[Finding]:
    for found in survey:
        if found.sink == "none":
            continue
        if found.works:
            yield finding("doctor-voice-ready", sink=sink_name(found.sink), voice=found.voice)
        else:
            yield finding("doctor-voice-not-ready", fix(system, found), sink=sink_name(found.sink), why=why(found))


def sound(system: System, find: Callable[[str], str | None] = ctypes.util.find_library) -> Finding:
    if importlib.util.find_spec("_sounddevice_data") is not None or _loads(find("portaudio")):
        return finding("doctor-portaudio")
    return finding("doctor-portaudio-missing", install(system, "portaudio"))


def _loads(library: str | None) -> bool:
    if library is None:
        return False
    try:
        ctypes.CDLL(library)
    except OSError:
        return False
    return True


def outputs(system: System, settings: Settings) -> Iterator[Finding]:
    library = sound(system)
    yield library
    if settings.sound == "off":
        yield finding("doctor-sounds-off")
    if library.fix:
        return
    from audiogames.audio.outputs.portaudio import SoundTrouble

    try:
        yield from _found(sound_player.outputs(), settings)
    except ImportError as error:
        yield Finding(sound_player.library_missing(error))
    except SoundTrouble as error:
        yield Finding(error.message)
    except TimeoutError:
        yield finding("doctor-outputs-hang")


def _found(devices: "tuple[OutputDevice, ...]", settings: Settings) -> Iterator[Finding]:
    from audiogames.audio.outputs.devices import meant, name_of

    usual = next((device for device in devices if device.default), devices[0])
    yield finding("doctor-outputs", count=len(devices), device=name_of(usual.id))
    for wanted in filter(None, (settings.sound_device, *settings.private_devices)):
        if meant(devices, wanted) is None:
            yield finding("doctor-output-absent", device=name_of(wanted))


def own_sounds(folder: Path) -> Iterator[Finding]:
    try:
        from audiogames.audio.sounds.library import Library

        library = Library(folder)
        library.load_all()
    except ImportError as error:
        yield Finding(sound_player.library_missing(error))
        return
    if folder.is_dir():
        used = sum(library.get(name).own for name in library.names())
        yield finding("doctor-own-sounds", folder=str(folder), count=used)
        for pack, count in library.packs().items():
            yield finding("doctor-sound-pack", pack=pack, count=count)
    else:
        yield finding("doctor-own-sounds-none", folder=str(folder))
    yield from map(Finding, library.problems())


def braille(reader: str | None, system: System, sockets: Path = BRLAPI) -> Finding:
    if system.platform in ("win32", "darwin"):
        return finding("doctor-braille-by-reader" if reader else "doctor-braille-no-reader")
    if brlapi_answers(sockets):
        return finding("doctor-braille-brltty")
    if reader == "brltty":
        return finding("doctor-braille-brltty-closed")
    return finding("doctor-braille-none", install(system, "brltty"))


def brlapi_answers(sockets: Path) -> bool:
    try:
        found = [place for place in sockets.iterdir() if stat.S_ISSOCK(place.stat().st_mode)]
    except OSError:
        return False
    return any(_listens(place) for place in found)


def _listens(place: Path) -> bool:
    if sys.platform == "win32":
        return False
    try:
        with socket.socket(socket.AF_UNIX, socket.SOCK_STREAM) as probe:
            probe.settimeout(BRLAPI_SECONDS)
            probe.connect(os.fspath(place))
    except OSError:
        return False
    return True


def terminal(encoding: str) -> Finding:
    """The game writes only UTF-8."""
    if encoding.lower().replace("-", "") in ("utf8", "cp65001"):
        return finding("doctor-terminal-utf8")
    return finding("doctor-terminal-other", encoding=encoding)


def terminal_encoding() -> str:
    if sys.platform == "win32":
        page = ctypes.windll.kernel32.GetConsoleOutputCP()
        return f"cp{page}" if page else "utf-8"  # no console: a file or a pipe, which we write in UTF-8
    return locale.getencoding()
