"""The doctor looks at what sounds: PortAudio, the outputs, the person's own sounds."""

from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING

from audiogames.faces.doctor import equipment
from audiogames.faces.doctor.findings import Finding, finding
from audiogames.faces.doctor.packages import System
from audiogames.local import sound_player
from audiogames.settings import Settings

if TYPE_CHECKING:
    from audiogames.audio.outputs.devices import Device


def outputs(system: System, settings: Settings) -> Iterator[Finding]:
    """Whether there is PortAudio, which outputs it finds, and whether those of the settings are among them."""
    library = equipment.sound(system)
    yield library
    if settings.sound == "off":
        yield finding("doctor-sounds-off")
    if library.mend:
        return
    from audiogames.audio.outputs.trouble import SoundTrouble

    try:
        yield from _found(sound_player.outputs(), settings)
    except ImportError as error:
        yield Finding(sound_player.library_missing(error))
    except SoundTrouble as error:
        yield Finding(error.trouble.message())
    except TimeoutError:
        yield finding("doctor-outputs-hang")


def _found(devices: "tuple[Device, ...]", settings: Settings) -> Iterator[Finding]:
    from audiogames.audio.outputs.devices import meant, name_of

    usual = next((device for device in devices if device.default), devices[0])
    yield finding("doctor-outputs", count=len(devices), device=name_of(usual.id))
    for wanted in filter(None, (settings.sound_device, *settings.private_devices)):
        if meant(devices, wanted) is None:
            yield finding("doctor-output-absent", device=name_of(wanted))


def own_sounds(folder: Path) -> Iterator[Finding]:
    """Where the person's own sounds go, how many of them are used, and what is wrong with the others."""
    try:
        from audiogames.audio.sounds.library import Library

        library = Library.usual(folder)
        library.load_all()
    except ImportError as error:
        yield Finding(sound_player.library_missing(error))
        return
    if folder.is_dir():
        used = sum(library.get(name).own for name in library.names())
        yield finding("doctor-own-sounds", folder=str(folder), count=used)
    else:
        yield finding("doctor-own-sounds-none", folder=str(folder))
    yield from map(Finding, library.problems())
