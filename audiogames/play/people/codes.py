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
"""32 characters of 5 bits each, without the similar 0, O, 1 and I."""

LENGTH: Final = 8
"""Characters of a code: 40 bits."""

MINUTE: Final = 60.0
MOST_OF_NETWORK: Final = 5
"""Maximum wrong codes of one network per minute. Beyond it, none of its codes is checked."""

MANY: Final = 50
"""Wrong codes of all networks per minute before each answer is delayed."""

SLOWER_BY: Final = 0.05
"""Seconds of delay for each wrong code beyond MANY."""

LONGEST_DELAY: Final = 2.0
"""Maximum seconds, so that guesses cannot lock out others."""

MOST_REMEMBERED: Final = 10_000

TOLD_EVERY: Final = 600.0

HERE: Final = frozenset({None, "localhost", "127.0.0.1", "::1"})

NETWORK_BITS: Final = 64
"""An Internet connection has at least this IPv6 prefix (RFC 6177)."""

SEAT_CODE_SECONDS: Final = 120.0

SHORTEST_SECRET: Final = 22
LONGEST_SECRET: Final = 64
ID_LENGTH: Final = 16
"""Characters."""


@lru_cache(1024)
def network_of(address: str) -> str:
    """An IPv6 address counts by its first 64 bits, since its holder has all 2**64 with this prefix. IPv4 by itself."""
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
    return "".join(secrets.choice(ALPHABET) for _ in range(LENGTH))


def spelt(code: str) -> str:
    return f"{code[: LENGTH // 2]}-{code[LENGTH // 2 :]}"


def in_groups(key: str) -> str:
    return "-".join(key[at : at + LENGTH // 2] for at in range(0, len(key), LENGTH // 2))


def said(code: str) -> str:
    """For speech, character by character."""
    return ", ".join(" ".join(half) for half in (code[: LENGTH // 2], code[LENGTH // 2 :]))


@lru_cache(8)
def picture(address: str, code: str) -> str:
    """As a data URI. Empty if only this computer reaches the address."""
    import segno  # not before somebody needs a picture

    if urlsplit(address).hostname in HERE:
        return ""
    return str(segno.make_qr(f"{address}#{code}").svg_data_uri(light="#fff", border=3))


def bare(typed: str) -> str:
    """In any case and width, with or without spaces and dashes."""
    return "".join(character for character in unicodedata.normalize("NFKC", typed).upper() if character.isalnum())


def is_code(typed: str, code: str) -> bool:
    return compare_digest(bare(typed).encode(), code.encode())


def checked_secret(secret: str) -> str:
    """Raises ValueError."""
    if secret and not (SHORTEST_SECRET <= len(secret) <= LONGEST_SECRET and secret.isascii() and secret.isprintable()):
        raise ValueError("a secret can be guessed")
    return secret


def new_secret() -> str:
    return secrets.token_urlsafe(24)


def new_id(secret: str = "", game: str = "") -> str:
    return hashed(f"{game} {secret}").hex()[:ID_LENGTH] if secret else secrets.token_hex(ID_LENGTH // 2)


def new_token(table: str, secret: str = "") -> str:
    """The same for a device that asks again with its secret."""
    return f"{table}.{secret or new_secret()}"


def table_of(token: str) -> str:
    return token.partition(".")[0]


def hashed(token: str) -> bytes:
    return hashlib.sha256(token.encode()).digest()


class SeatCode(NamedTuple):
    code: str
    seat: int
    hands_over: bool
    until: float


class SeatCodes:
    """Single-use, with a short lifetime. A new one replaces the last."""

    def __init__(self) -> None:
        self._codes: dict[int, SeatCode] = {}

    def new(self, seat: int, hands_over: bool, now: float) -> SeatCode:
        self._codes[seat] = SeatCode(new_code(), seat, hands_over, now + SEAT_CODE_SECONDS)
        return self._codes[seat]

    @property
    def codes(self) -> tuple[str, ...]:
        """Used ones and those out of date, too: the table answers them."""
        return tuple(one.code for one in self._codes.values())

    def opened_by(self, typed: str, now: float) -> SeatCode | None:
        found = [one for one in self._codes.values() if is_code(typed, one.code) and now < one.until]
        return found[0] if found else None

    def end(self, seat: int) -> None:
        if seat in self._codes:
            self._codes[seat] = self._codes[seat]._replace(until=-inf)


class Guesses:
    """The wrong codes of the last minute.

    Those of one network block it. Those of all only delay the answers to right and wrong codes alike, so that the delay
    does not distinguish them.
    """

    def __init__(self) -> None:
        self._last: deque[tuple[float, str]] = deque()
        self._of_network: Counter[str] = Counter()
        self._told = -inf

    def add(self, address: str, now: float) -> None:
        network = network_of(address)
        self._last.append((now, network))
        self._of_network[network] += 1
        if len(self._last) > MOST_REMEMBERED:
            self._forget_first()

    def are_too_many(self, address: str, now: float) -> bool:
        self._forget_old(now)
        return self._of_network[network_of(address)] >= MOST_OF_NETWORK

    def delay(self, now: float) -> float:
        self._forget_old(now)
        return min(max(0, len(self._last) - MANY) * SLOWER_BY, LONGEST_DELAY)

    def are_news(self, now: float) -> bool:
        """True, at most once in TOLD_EVERY seconds, if answers are delayed."""
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
