"""The outputs of this computer, for a menu."""

from collections.abc import Sequence
from typing import Final

from audiogames.audio.cards import Device, name_of
from audiogames.audio.connections import CONNECTIONS, Connections

__all__ = ["Device", "devices", "for_menu", "name_of"]

CONVERTERS: Final = frozenset(
    {
        *("dmix", "front", "lavrate", "null", "oss", "samplerate", "side", "rear", "center_lfe", "speex", "speexrate"),
        *("iec958", "spdif", "sysdefault", "upmix", "vdownmix"),
        *(f"surround{speakers}" for speakers in (21, 40, 41, 50, 51, 71)),
    }
)
"""What ALSA lists beside the outputs: ways to change sound, and doors to a part of the first card."""


def devices(seconds: float = 5.0, connections: Connections = CONNECTIONS) -> tuple[Device, ...]:
    """Look for outputs; return them as a menu shows them, none where there is no PortAudio.

    Waits for PortAudio, no longer than `seconds`: not for a thread that must answer at once. Devices that were plugged
    in since are seen, unless something is being heard just now.
    """
    try:
        found = connections.look().result(seconds)
    except Exception:  # no library, no devices, a sound server that hangs: nothing can be chosen
        return ()
    return for_menu(found)


def for_menu(found: Sequence[Device]) -> tuple[Device, ...]:
    """Return each output once: as the best interface that has any shows it, without converters."""
    best = next((device.host_api for device in found), "")
    return tuple(
        device
        for device in found
        if device.host_api == best and not (device.host_api == "ALSA" and device.name in CONVERTERS)
    )
