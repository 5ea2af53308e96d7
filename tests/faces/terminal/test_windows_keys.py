"""The keys of a console of Windows: what each event of its keyboard types, on whatever system that is tested."""

import pytest

from audiogames.faces.terminal.keyboard import ALT, CONTROL, SHIFT, windows_key
from audiogames.play.prompts import Key

LEFT_ALT, RIGHT_ALT, LEFT_CONTROL, GREY = 0x02, 0x01, 0x08, 0x100


@pytest.mark.parametrize(
    ("virtual", "character", "held", "typed"),
    [
        (0x26, "\0", GREY, Key.UP),
        (0x28, "\0", 0, Key.DOWN),
        (0x70, "\0", 0, Key.HELP),
        (0x7B, "\0", 0, Key.F12),
        (0x09, "\t", 0, "\t"),
        (0x09, "\t", SHIFT, Key.SHIFT_TAB),
        (0x31, "&", 0, "&"),
        (0x30, "@", RIGHT_ALT | LEFT_CONTROL, "@"),
        (0x70, "\0", SHIFT, Key.OTHER),
        (0x26, "\0", CONTROL, Key.OTHER),
        (0x41, "a", LEFT_ALT, Key.OTHER),
        (0x10, "\0", SHIFT, None),
        (0xDD, "\0", 0, None),
    ],
)
def test_a_key_types_what_it_writes_or_what_it_is_called(
    virtual: int, character: str, held: int, typed: str | None
) -> None:
    assert windows_key(virtual, character, held) == typed


def test_altgr_writes_and_alt_alone_never_does() -> None:
    assert [windows_key(0x45, "€", held) for held in (RIGHT_ALT | LEFT_CONTROL, ALT)] == ["€", Key.OTHER]
