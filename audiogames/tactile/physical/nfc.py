"""The NFC tags of a physical deck: for each id one NDEF message, and a list for the program that writes tags.

A tag holds one well-known Text record: tag readers that type what they read, as a keyboard would, type its text. The
record is the same seven bytes and then the id, so it is written here by hand from the NFC Forum's Text Record Type
Definition 1.0: a library for it would be one more thing to install for every maker of stickers.
"""

import csv
import io
from pathlib import Path
from typing import Final, NamedTuple

from audiogames.tactile.physical import PhysicalDeck
from audiogames.tactile.writing import write_each

LANGUAGE: Final = b"en"
"""A Text record must name a language; an id is in none, and readers expect two letters."""
LIST_NAME: Final = "nfc.csv"


class Tag(NamedTuple):
    """The content of one tag. `number` counts from 1, in the order of the sheets; it says nothing about a card."""

    number: int
    id: str
    message: bytes


def ndef_message(id: str) -> bytes:
    """Return the NDEF message of an id: one Text record, 26 bytes, without the framing of a tag."""
    payload = bytes([len(LANGUAGE)]) + LANGUAGE + id.encode("ascii")
    # 0xD1: first and last record of its message, short, of a well-known type; the type's name is one byte, T.
    return bytes([0xD1, 1, len(payload)]) + b"T" + payload


def tags(deck: PhysicalDeck) -> tuple[Tag, ...]:
    """Return the tags of a deck, in the order of its sheets."""
    return tuple(Tag(number, id, ndef_message(id)) for number, id in enumerate(deck.sheet, 1))


def write_tags(deck: PhysicalDeck, folder: Path) -> tuple[Path, ...]:
    """Write `nfc.csv` and a file `nfc-001.ndef` for each tag, and return them, the list first. Raises TactileError.

    The list has a line for each tag: position, id, and the NDEF message in hexadecimal. It names no card: which tag
    goes on which card, the deck alone tells.
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
