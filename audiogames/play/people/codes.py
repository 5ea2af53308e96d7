"""Codes and tokens: how somebody shows that they may sit at a table, and guessing is no way in."""

import hashlib
import secrets
import unicodedata
from collections import Counter, deque
from functools import lru_cache
from hmac import compare_digest
from ipaddress import IPv6Address, ip_address
from math import inf
from typing import Final, NamedTuple
from urllib.parse import urlsplit

ALPHABET: Final = "23456789ABCDEFGHJKLMNPQRSTUVWXYZ"
"""32 signs, 5 bits each; no 0, O, 1 or I, which are taken for one another."""

LENGTH: Final = 8
"""Signs of a code: 40 bits."""

MINUTE: Final = 60.0
MOST_OF_NETWORK: Final = 5
"""Wrong codes of one network in a minute: none of its codes is looked at then, right or wrong."""

MANY: Final = 50
"""Wrong codes of all networks in a minute, after which each answer to a code is slowed down."""

SLOWER_BY: Final = 0.05
"""Seconds of delay for each wrong code beyond MANY."""

LONGEST_DELAY: Final = 2.0
"""Seconds of delay at the most: whoever has the right code waits no longer for others who guess."""

MOST_REMEMBERED: Final = 10_000
"""Wrong codes that are remembered, so that guesses from ever new networks fill no memory: the last."""

TOLD_EVERY: Final = 600.0
"""Seconds after which it is told again that somebody is guessing codes."""

HERE: Final = frozenset({None, "localhost", "127.0.0.1", "::1"})
"""The hosts of addresses that no other computer can follow."""

NETWORK_BITS: Final = 64
"""Bits of an IPv6 address that are its network: one connection to the Internet has at least one (RFC 6177)."""

SEAT_CODE_SECONDS: Final = 120.0
"""How long a code opens its seat."""


@lru_cache(1024)
def network_of(address: str) -> str:
    """Return the network by which an address is counted.

    An IPv6 address counts by its first 64 bits, since its holder has all 2**64 that begin so; any other address counts
    by itself. An IPv4 address that is mapped into IPv6 is itself (RFC 4291, 2.5.5.2). Other text is returned as it is.
    """
    try:
        parsed = ip_address(address)
    except ValueError:
        return address
    if not isinstance(parsed, IPv6Address):
        return str(parsed)
    if parsed.ipv4_mapped is not None:
        return str(parsed.ipv4_mapped)
    rest = 128 - NETWORK_BITS
    return f"{IPv6Address(int(parsed) >> rest << rest)}/{NETWORK_BITS}"


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
    """Return True if this is the code, however it was typed: case, width, spaces and dashes do not count."""
    bare = "".join(character for character in unicodedata.normalize("NFKC", typed).upper() if character.isalnum())
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
    """The wrong codes of the last minute.

    Those of one network shut it out. Those of all together only delay the answers, to right codes as to wrong ones: a
    delay of wrong codes alone would tell them apart before the answer does.
    """

    def __init__(self) -> None:
        self._last: deque[tuple[float, str]] = deque()
        self._of_network: Counter[str] = Counter()
        self._told = -inf

    def add(self, address: str, now: float) -> None:
        """Note a wrong code."""
        network = network_of(address)
        self._last.append((now, network))
        self._of_network[network] += 1
        if len(self._last) > MOST_REMEMBERED:
            self._forget_first()

    def are_too_many(self, address: str, now: float) -> bool:
        """Return True if no code of the network of this address is looked at for now."""
        self._forget_old(now)
        return self._of_network[network_of(address)] >= MOST_OF_NETWORK

    def delay(self, now: float) -> float:
        """Return the seconds by which the answer to a code is delayed."""
        self._forget_old(now)
        return min(max(0, len(self._last) - MANY) * SLOWER_BY, LONGEST_DELAY)

    def are_news(self, now: float) -> bool:
        """Return True, once in TOLD_EVERY seconds, if answers are delayed."""
        if not self.delay(now) or now < self._told + TOLD_EVERY:
            return False
        self._told = now
        return True

    def _forget_old(self, now: float) -> None:
        while self._last and self._last[0][0] <= now - MINUTE:
            self._forget_first()

    def _forget_first(self) -> None:
        _, network = self._last.popleft()
        self._of_network[network] -= 1
        if not self._of_network[network]:
            del self._of_network[network]
