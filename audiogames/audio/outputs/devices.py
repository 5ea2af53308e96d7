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
"""Host interfaces, best first.

WASAPI is that of today's Windows. MME is slow and truncates names at 31 letters. WDM-KS takes a device away from the
screen reader.
"""

CARD_NUMBER: Final = re.compile(r" ?\(hw:\d+,\d+\)$")
"""ALSA numbers cards anew at each start, so numbers are removed from stored names."""

USUAL: Final = "default"
"""ALSA's name for the default output, for which the catalogues have words."""


CONVERTERS: Final = frozenset(
    {
        *("dmix", "front", "lavrate", "null", "oss", "samplerate", "side", "rear", "center_lfe", "speex", "speexrate"),
        *("iec958", "spdif", "sysdefault", "upmix", "vdownmix"),
        *(f"surround{speakers}" for speakers in (21, 40, 41, 50, 51, 71)),
    }
)
"""ALSA entries that are not outputs: converters, and parts of the first card."""


class OutputDevice(NamedTuple):
    """`id` is stable, for settings. `number` is PortAudio's own, valid until the next search.

    `default` marks the one that plays if none is named, `usual` the one that its interface would take.
    """

    id: str
    name: str
    host_api: str
    channels: int
    default: bool
    usual: bool
    number: int


def listed(sounddevice: Any) -> tuple[OutputDevice, ...]:
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
    taken = {device.id for device in found}
    numbered = (f"{id} {number}" if number > 1 else id for number in range(1, len(found) + 2))
    return next(name for name in numbered if name not in taken)


def meant(devices: Sequence[OutputDevice], wanted: str) -> OutputDevice | None:
    for same in (lambda device: device.id == wanted, lambda device: device.name.lower() == name_of(wanted).lower()):
        found = next(filter(same, devices), None)
        if found is not None:
            return found
    return None


def name_of(wanted: str) -> str:
    """The name in the id of a device that may be absent. USUAL for ""."""
    api, _, name = wanted.partition("/")
    return (name if api in PREFERENCE else wanted) or USUAL


def candidates(devices: Sequence[OutputDevice], wanted: str, alone: bool) -> Iterator[OutputDevice]:
    first = meant(devices, wanted) if wanted else None
    if first is not None:
        yield first
    if not (alone and wanted):
        usual = [device for device in devices if device.usual] or devices[:1]
        yield from (device for device in usual if device != first)


def for_menu(found: Sequence[OutputDevice]) -> tuple[OutputDevice, ...]:
    """Each output once, through the best interface that lists any, without converters."""
    best = next((device.host_api for device in found), "")
    return tuple(
        device
        for device in found
        if device.host_api == best and not (device.host_api == "ALSA" and device.name in CONVERTERS)
    )
