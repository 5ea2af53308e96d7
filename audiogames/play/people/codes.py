"""Codes and tokens: how somebody shows that they may sit at a table, and guessing is no way in."""

import hashlib
import secrets
import unicodedata
from functools import lru_cache
from hmac import compare_digest
from typing import Final, NamedTuple
from urllib.parse import urlsplit

ALPHABET: Final = "23456789ABCDEFGHJKLMNPQRSTUVWXYZ"
"""32 signs, 5 bits each; no 0, O, 1 or I, which are taken for one another."""

LENGTH: Final = 8
"""Signs of a code: 40 bits."""

MINUTE: Final = 60.0
MOST_OF_ADDRESS: Final = 5
MOST_OF_ALL: Final = 50
"""Wrong codes in a minute."""

LONGEST_NAME: Final = 24

HERE: Final = frozenset({None, "localhost", "127.0.0.1", "::1"})
"""The hosts of addresses that no other computer can follow."""

SEAT_CODE_SECONDS: Final = 120.0
"""How long a code opens its seat."""


def new_code() -> str:
    """Return a code that nobody could guess."""
    return "".join(secrets.choice(ALPHABET) for _ in range(LENGTH))


def spelt(code: str) -> str:
    """Return a code as it is shown and said: in two halves."""
    return f"{code[: LENGTH // 2]}-{code[LENGTH // 2 :]}"


def said(code: str) -> str:
    """Return a code as a voice says it: sign by sign."""
    return ", ".join(" ".join(half) for half in (code[: LENGTH // 2], code[LENGTH // 2 :]))


@lru_cache(8)
def picture(address: str, code: str) -> str:
    """Return a QR code that opens the page with the code of its table, as a data URI.

    "" where the address leads to this computer alone: a telephone could not follow it.
    """
    import segno  # not before somebody needs a picture

    if urlsplit(address).hostname in HERE:
        return ""
    return str(segno.make_qr(f"{address}#{code}").svg_data_uri(light="#fff", border=3))


def is_code(typed: str, code: str) -> bool:
    """Whether this is the code, however it was typed: case, spaces and dashes do not count."""
    bare = "".join(character for character in typed.upper() if character.isalnum())
    return compare_digest(bare.encode(), code.encode())


def new_id() -> str:
    """Return a name for a table: no secret."""
    return secrets.token_hex(8)


def new_token(table: str) -> str:
    """Return what shows that a device was at a table before, and at which."""
    return f"{table}.{secrets.token_urlsafe(24)}"


def table_of(token: str) -> str:
    """Return the name of the table to which a token belongs."""
    return token.partition(".")[0]


def hashed(token: str) -> bytes:
    """Return a token as it is kept."""
    return hashlib.sha256(token.encode()).digest()


class SeatCode(NamedTuple):
    """A code for one seat: it moves its person to another device, or gives the seat to somebody new (`hands_over`)."""

    code: str
    seat: int
    hands_over: bool
    until: float


class SeatCodes:
    """The codes that open one seat each, once and for a short time; a new one of a seat ends the one before."""

    def __init__(self) -> None:
        self._codes: dict[int, SeatCode] = {}

    def new(self, seat: int, hands_over: bool, now: float) -> SeatCode:
        """Make a code for a seat."""
        self._codes[seat] = SeatCode(new_code(), seat, hands_over, now + SEAT_CODE_SECONDS)
        return self._codes[seat]

    def opened_by(self, typed: str, now: float = 0.0) -> SeatCode | None:
        """Return the code that was typed, None where there is none or it is too late; without `now` none is."""
        found = [one for one in tuple(self._codes.values()) if is_code(typed, one.code) and now < one.until]
        return found[0] if found else None

    def end(self, seat: int) -> None:
        """The code of a seat opens nothing any more."""
        self._codes.pop(seat, None)


class Guesses:
    """The wrong codes of the last minute."""

    def __init__(self) -> None:
        self._all: tuple[tuple[float, str], ...] = ()

    def add(self, address: str, now: float) -> None:
        """Note a wrong code."""
        self._all += ((now, address),)

    def are_too_many(self, address: str, now: float) -> bool:
        """Whether no code of this address is looked at for now, right or wrong."""
        self._all = tuple(guess for guess in self._all if guess[0] > now - MINUTE)
        of_address = sum(who == address for _, who in self._all)
        return of_address >= MOST_OF_ADDRESS or len(self._all) >= MOST_OF_ALL


def name_of(typed: str) -> str | None:
    """Return a name as it is shown and spoken: text, without marks and controls; None where it cannot be one."""
    name = " ".join(unicodedata.normalize("NFKC", typed).split())
    if not 1 <= len(name) <= LONGEST_NAME or not name.isprintable():
        return None
    return name if any(map(str.isalnum, name)) else None


def same_name(one: str, other: str) -> bool:
    """Whether two names would be taken for each other."""
    return one.casefold() == other.casefold()
