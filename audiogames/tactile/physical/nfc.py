"""The NFC tags of a physical deck: an NDEF message for each id, and a list for the program that writes tags.

A tag has one well-known Text record, whose text a tag reader types like a keyboard. The record is seven constant bytes
and the id (NFC Forum, Text Record Type Definition 1.0).
"""

import csv
import io
from pathlib import Path
from typing import Final, NamedTuple

from audiogames.tactile.physical import PhysicalDeck
from audiogames.tactile.writing import write_each

LANGUAGE: Final = b"en"
"""A Text record must name a language, and readers expect two letters."""
LIST_NAME: Final = "nfc.csv"


class Tag(NamedTuple):
    """`number` counts from 1, in the order of the sheets, and reveals nothing about a card."""

    number: int
    id: str
    message: bytes


def ndef_message(id: str) -> bytes:
    payload = bytes([len(LANGUAGE)]) + LANGUAGE + id.encode("ascii")
    # 0xD1: first and last record of its message, short, of a well-known type. The type's name is one byte, T.
    return bytes([0xD1, 1, len(payload)]) + b"T" + payload


def tags(deck: PhysicalDeck) -> tuple[Tag, ...]:
    return tuple(Tag(number, id, ndef_message(id)) for number, id in enumerate(deck.sheet, 1))


def write_tags(deck: PhysicalDeck, folder: Path) -> tuple[Path, ...]:
    """Write `nfc.csv` and a file `nfc-001.ndef` for each tag, the list first. Raises TactileError.

    The list has a line for each tag: position, id, and the NDEF message in hexadecimal. It names no card.
    """
    text = io.StringIO()
    writer = csv.writer(text, lineterminator="\r\n")
    writer.writerow(("position", "id", "ndef"))
    files: dict[str, bytes] = {}
    for tag in tags(deck):
        writer.writerow((tag.number, tag.id, tag.message.hex().upper()))
        files[f"nfc-{tag.number:03}.ndef"] = tag.message
    listed = {LIST_NAME: text.getvalue().encode("ascii")}
    return tuple(write_each(folder, {**listed, **files}.items(), 1 + len(files)))
