"""The list of outputs: what a menu shows, what a setting means, and what stands in for it."""

from collections.abc import Callable, Mapping, Sequence
from typing import Any

import pytest

from audiogames.audio.outputs.connections import Connections
from audiogames.audio.outputs.devices import candidates, for_menu, listed, meant, name_of
from tests.audio.sound_cards import EAR, LIMIT, TABLE, Cards


class Listing:
    """The answers of PortAudio on a system that the tests do not run on: (interface, default, names)."""

    def __init__(self, *apis: tuple[str, int, Sequence[str]]) -> None:
        self._apis: list[Mapping[str, Any]] = []
        self._devices: list[Mapping[str, Any]] = []
        for number, (api, default, names) in enumerate(apis):
            first = len(self._devices)
            self._apis.append({"name": api, "default_output_device": first + default if default >= 0 else -1})
            self._devices += [{"name": name, "hostapi": number, "max_output_channels": 2} for name in names]
        self._devices.append({"name": "Microphone", "hostapi": 0, "max_output_channels": 0})

    def query_hostapis(self) -> Sequence[Mapping[str, Any]]:
        return self._apis

    def query_devices(self) -> Sequence[Mapping[str, Any]]:
        return self._devices


WINDOWS = Listing(
    ("MME", 1, ("Microsoft Sound Mapper - Output", "Speakers (Realtek High Definitio", "Headset (USB)")),
    ("Windows DirectSound", 0, ("Primary Sound Driver", "Speakers (Realtek High Definition Audio)", "Headset (USB)")),
    ("Windows WASAPI", 1, ("Headset (USB)", "Speakers (Realtek High Definition Audio)")),
    ("Windows WDM-KS", 0, ("Speakers",)),
)


def test_windows_shows_each_output_once_as_wasapi_has_it() -> None:
    shown = for_menu(listed(WINDOWS))
    assert [device.name for device in shown] == ["Headset (USB)", "Speakers (Realtek High Definition Audio)"]
    assert {device.host_api for device in shown} == {"Windows WASAPI"}
    assert [device.default for device in shown] == [False, True]


def test_one_output_in_all_is_the_usual_one_and_no_input_is_listed() -> None:
    found = listed(WINDOWS)
    assert sum(device.default for device in found) == 1
    assert len(found) == 9
    assert "Microphone" not in {device.name for device in found}


def test_what_is_refused_by_the_best_interface_is_asked_of_the_next() -> None:
    tried = [device.id for device in candidates(listed(WINDOWS), "Windows WASAPI/Headset (USB)", alone=False)]
    assert tried == [
        "Windows WASAPI/Headset (USB)",
        "Windows WASAPI/Speakers (Realtek High Definition Audio)",
        "Windows DirectSound/Primary Sound Driver",
        "MME/Speakers (Realtek High Definitio",
        "Windows WDM-KS/Speakers",
    ]


def test_nothing_stands_in_for_what_alone_will_do() -> None:
    found = listed(WINDOWS)
    assert [device.id for device in candidates(found, "Windows WASAPI/Headset (USB)", alone=True)] == [
        "Windows WASAPI/Headset (USB)"
    ]
    assert list(candidates(found, "Windows WASAPI/Earphones", alone=True)) == []


def test_where_the_system_names_no_usual_output_the_first_one_is_it() -> None:
    found = listed(Listing(("ALSA", -1, ("Card A", "Card B"))))
    assert [device.name for device in candidates(found, "", alone=False)] == ["Card A"]


def test_ids_do_not_change_with_the_order_in_which_cards_were_plugged_in() -> None:
    before = listed(Listing(("ALSA", 0, ("PCH: ALC (hw:0,0)", "USB: Audio (hw:1,0)"))))
    after = listed(Listing(("ALSA", 0, ("USB: Audio (hw:0,0)", "PCH: ALC (hw:1,0)"))))
    assert {device.id for device in before} == {device.id for device in after} == {"ALSA/PCH: ALC", "ALSA/USB: Audio"}


def test_two_cards_of_one_name_have_two_ids() -> None:
    found = listed(Listing(("ALSA", 0, ("USB: Audio (hw:1,0)", "USB: Audio (hw:2,0)", "USB: Audio (hw:3,0)"))))
    assert [device.id for device in found] == ["ALSA/USB: Audio", "ALSA/USB: Audio 2", "ALSA/USB: Audio 3"]


def test_converters_of_alsa_are_no_outputs() -> None:
    names = ("HDMI: 0 (hw:0,3)", "sysdefault", "lavrate", "upmix", "surround51", "dmix", "pulse", "default")
    shown = for_menu(listed(Listing(("ALSA", 7, names))))
    assert [device.name for device in shown] == ["HDMI: 0", "pulse", "default"]


@pytest.mark.parametrize(
    ("wanted", "found"),
    [
        ("Windows DirectSound/Headset (USB)", "Windows DirectSound/Headset (USB)"),
        ("headset (usb)", "Windows WASAPI/Headset (USB)"),
        ("ALSA/Headset (USB)", "Windows WASAPI/Headset (USB)"),
        ("Earphones", None),
    ],
)
def test_a_setting_means_an_id_or_else_a_name(wanted: str, found: str | None) -> None:
    device = meant(listed(WINDOWS), wanted)
    assert (device.id if device else None) == found


def test_the_name_in_an_id_is_known_without_the_device() -> None:
    assert name_of("Windows WASAPI/Speakers (A/B)") == "Speakers (A/B)"
    assert name_of("Speakers A/B") == "Speakers A/B"
    assert name_of("") == "default"


def test_the_real_library_lists_both_cards_and_the_usual_one(cards: Cards, connections: Connections) -> None:
    found = for_menu(connections.look().result(LIMIT))
    assert [(device.id, device.default) for device in found] == [
        (f"ALSA/{TABLE}", False),
        (f"ALSA/{EAR}", False),
        ("ALSA/default", True),
    ]
    assert all(device.channels >= 2 for device in found)


def test_without_a_card_the_list_is_empty(alsa: Callable[[str], None], connections: Connections) -> None:
    assert connections.look().result(LIMIT) == ()
