"""The outputs as PortAudio lists them: which is meant by a setting, what is tried after it, which a menu shows."""

import re
from collections.abc import Iterator, Sequence
from typing import Any, Final, NamedTuple

PREFERENCE: Final = (
    "Windows WASAPI",
    "Core Audio",
    "ALSA",
    "JACK Audio Connection Kit",
    "Windows DirectSound",
    "MME",
    "Windows WDM-KS",
    "OSS",
)
"""Host interfaces, best first. WASAPI is the one of today's Windows; MME is slow and cuts names at 31 letters; WDM-KS
takes a device away from the screen reader."""

CARD_NUMBER: Final = re.compile(r" ?\(hw:\d+,\d+\)$")
"""ALSA numbers cards as they come at each start: not part of a name that is to last."""

USUAL: Final = "default"
"""ALSA's name for the output that is used where none is chosen; the catalogues have words for it."""


CONVERTERS: Final = frozenset(
    {
        *("dmix", "front", "lavrate", "null", "oss", "samplerate", "side", "rear", "center_lfe", "speex", "speexrate"),
        *("iec958", "spdif", "sysdefault", "upmix", "vdownmix"),
        *(f"surround{speakers}" for speakers in (21, 40, 41, 50, 51, 71)),
    }
)
"""The entries that ALSA lists beside the outputs: ways to change sound, and doors to a part of the first card."""


class OutputDevice(NamedTuple):
    """One output.

    `id` is the same at every start, for the settings. `default` is True for the one that plays where none is named,
    `usual` for the one that its interface would take. `number` is PortAudio's own, until devices are looked for again.
    """

    id: str
    name: str
    host_api: str
    channels: int
    default: bool
    usual: bool
    number: int


def listed(sounddevice: Any) -> tuple[OutputDevice, ...]:
    """Return every output, those of better interfaces first. Only for jobs of PortAudio."""
    apis = sounddevice.query_hostapis()
    entries = [
        (index, entry) for index, entry in enumerate(sounddevice.query_devices()) if entry["max_output_channels"]
    ]
    entries.sort(key=lambda numbered: _rank(apis[numbered[1]["hostapi"]]["name"]))
    found: list[OutputDevice] = []
    for index, entry in entries:
        api = apis[entry["hostapi"]]
        name = CARD_NUMBER.sub("", entry["name"])
        usual = index == api["default_output_device"]
        default = usual and not any(device.default for device in found)
        id = _unlike(f"{api['name']}/{name}", found)
        found.append(OutputDevice(id, name, api["name"], entry["max_output_channels"], default, usual, index))
    return tuple(found)


def _rank(host_api: str) -> int:
    return PREFERENCE.index(host_api) if host_api in PREFERENCE else len(PREFERENCE)


def _unlike(id: str, found: Sequence[OutputDevice]) -> str:
    """Return the id, numbered where there are several of one name: "ALSA/Headset", "ALSA/Headset 2"."""
    taken = {device.id for device in found}
    numbered = (f"{id} {number}" if number > 1 else id for number in range(1, len(found) + 2))
    return next(name for name in numbered if name not in taken)


def meant(devices: Sequence[OutputDevice], wanted: str) -> OutputDevice | None:
    """Return the device that a setting means: by its id, else by its name alone, which a person may have typed."""
    for same in (lambda device: device.id == wanted, lambda device: device.name.lower() == name_of(wanted).lower()):
        found = next(filter(same, devices), None)
        if found is not None:
            return found
    return None


def name_of(wanted: str) -> str:
    """Return the name of a device that may not be there, out of its id; USUAL for ""."""
    api, _, name = wanted.partition("/")
    return (name if api in PREFERENCE else wanted) or USUAL


def candidates(devices: Sequence[OutputDevice], wanted: str, alone: bool) -> Iterator[OutputDevice]:
    """Yield what to open: the wanted one, then the usual ones. `alone`: nothing in place of the wanted one."""
    first = meant(devices, wanted) if wanted else None
    if first is not None:
        yield first
    if not (alone and wanted):
        usual = [device for device in devices if device.usual] or devices[:1]
        yield from (device for device in usual if device != first)


def for_menu(found: Sequence[OutputDevice]) -> tuple[OutputDevice, ...]:
    """Return each output once: as the best interface that has any shows it, without converters."""
    best = next((device.host_api for device in found), "")
    return tuple(
        device
        for device in found
        if device.host_api == best and not (device.host_api == "ALSA" and device.name in CONVERTERS)
    )
