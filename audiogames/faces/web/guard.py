import logging
import socket
import time
from collections import Counter
from collections.abc import Callable, Collection
from hmac import compare_digest
from html import escape
from http import HTTPStatus
from ipaddress import ip_address
from typing import Final, NamedTuple
from urllib.parse import urlsplit

from websockets.datastructures import Headers, MultipleValuesError

from audiogames.narration.catalogue import catalogue
from audiogames.play.people.codes import network_of
from audiogames.resources import COMPLETE

A_SECOND: Final = 20
"""Messages of one socket per second, and at once."""

REQUESTS_A_SECOND: Final = 100
"""Requests of one network. The page with all sounds needs 130."""

REQUESTS_AT_ONCE: Final = 400

LONGEST_TURN: Final = 10.0
"""Seconds that a request is delayed by its network's rate."""

MOST_NETWORKS: Final = 4096
"""Remembered before idle ones are dropped."""

MINUTE: Final = 60.0

MOST_NAMED: Final = 16

POLICY: Final = (
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; "
    "media-src 'self'; connect-src 'self' {socket}; manifest-src 'self'; base-uri 'none'; form-action 'none'; "
    "frame-ancestors 'none'"
)
NODE: Final = "x-audiogames-node"
"""The header in which a node proves to be one."""

FORWARDED: Final = "x-forwarded-for"

HEADERS: Final = {
    "x-content-type-options": "nosniff",
    "referrer-policy": "no-referrer",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(self), geolocation=(), microphone=()",
}

log = logging.getLogger(__name__)


class Ends(NamedTuple):
    visitor: str
    address: str
    port: int
    is_encrypted: bool

    @property
    def here(self) -> str:
        host = f"[{self.address}]" if ":" in self.address else self.address
        return f"{'https' if self.is_encrypted else 'http'}://{host}:{self.port}/"


class Refusal(NamedTuple):
    status: HTTPStatus
    page: str = ""


class PassedRequest(NamedTuple):
    """The network that it counts for, and the headers of its answer."""

    network: str
    headers: dict[str, str]
    is_of_node: bool = False


class Guard:
    """Refuses requests with another host name, and sockets opened by other pages.

    This prevents DNS rebinding. Forwarding headers from the `proxies` are trusted under the public address, and from
    other nodes with the `secret`.
    """

    def __init__(self, public: str = "", proxies: Collection[str] = (), secret: str = "") -> None:
        self._secret = secret
        self._public = public
        self._place = urlsplit(public.lower())
        self._proxies = proxies if public else ()
        self._names = own_names()

    def counts(self, visitor: str) -> bool:
        """False for a proxy, whose connections are those of many people."""
        return visitor not in self._proxies

    def judge(self, headers: Headers, ends: Ends) -> PassedRequest | Refusal:
        try:
            host, origin = headers.get("host", "").lower(), headers.get("origin")
            forwarded = ",".join(headers.get_all(FORWARDED))
            proof = headers.get(NODE)
        except MultipleValuesError:
            return Refusal(HTTPStatus.BAD_REQUEST)
        if proof is not None:
            is_node = bool(self._secret) and compare_digest(proof.encode(), self._secret.encode())
            return PassedRequest(forwarded, {**HEADERS}, True) if is_node else Refusal(HTTPStatus.FORBIDDEN)
        is_public = bool(host) and host == self._place.netloc
        secure = self._place.scheme == "https" if is_public else ends.is_encrypted
        is_known = is_public or host in self._hosts(ends)
        if not is_known or (origin is not None and origin.lower() != f"{'https' if secure else 'http'}://{host}"):
            return Refusal(HTTPStatus.FORBIDDEN, _wrong_address(self._public or ends.here))
        visitor = ends.visitor
        if is_public and visitor in self._proxies:
            visitor = _address(forwarded.rpartition(",")[2]) or visitor
        policy = POLICY.format(socket=f"{'wss' if secure else 'ws'}://{host}")
        return PassedRequest(network_of(visitor), {**HEADERS, "content-security-policy": policy})

    def _hosts(self, ends: Ends) -> set[str]:
        names = {*self._names, f"[{ends.address}]" if ":" in ends.address else ends.address}
        usual = 443 if ends.is_encrypted else 80
        return {f"{name}:{ends.port}" for name in names} | (names if ends.port == usual else set())


def compiling(policy: str) -> str:
    return policy.replace("script-src 'self'", "script-src 'self' 'wasm-unsafe-eval'")


def own_names() -> frozenset[str]:
    """Locally and, as `.local`, in its network (RFC 6762)."""
    name = socket.gethostname().lower()
    first = name.partition(".")[0]
    return frozenset({"localhost", name, first, f"{first}.local"} - {"", ".local"})


def _address(typed: str) -> str | None:
    try:
        return str(ip_address(typed.strip()))
    except ValueError:
        return None


def _wrong_address(address: str) -> str:
    shown = escape(address)
    said = "".join(
        f'<p lang="{language}">{escape(catalogue(language).words("web-wrong-address"))}</p>' for language in COMPLETE
    )
    return f'<!doctype html><meta charset="utf-8"><title>{shown}</title>{said}<p><a href="{shown}">{shown}</a></p>'


class Rate:
    __slots__ = ("_at", "_left")

    def __init__(self, now: float) -> None:
        self._left = float(A_SECOND)
        self._at = now

    def allows(self, now: float) -> bool:
        self._left = min(A_SECOND, self._left + (now - self._at) * A_SECOND)
        self._at = now
        self._left -= 1
        return self._left >= 0


class RequestTurns:
    def __init__(self) -> None:
        self._next: dict[str, float] = {}

    def __len__(self) -> int:
        return len(self._next)

    def wait(self, network: str, now: float) -> float | None:
        """Seconds until a request's turn, None if too many wait."""
        spare = REQUESTS_AT_ONCE / REQUESTS_A_SECOND
        if len(self._next) > MOST_NETWORKS:
            self._next = {one: turn for one, turn in self._next.items() if turn > now - spare}
        turn = max(self._next.get(network, 0.0), now - spare) + 1 / REQUESTS_A_SECOND
        if turn > now + LONGEST_TURN:
            return None
        self._next[network] = turn
        return max(0.0, turn - now)


class NetworkPlaces:
    def __init__(self, most: int, elsewhere: Callable[[str], int] = lambda network: 0) -> None:
        """`elsewhere` returns those of a network that others have taken."""
        self._most = most
        self._elsewhere = elsewhere
        self.taken: Counter[str] = Counter()

    def take(self, network: str) -> bool:
        """Return False at the maximum."""
        if self.taken[network] + self._elsewhere(network) >= self._most:
            return False
        self.taken[network] += 1
        return True

    def give_back(self, network: str) -> None:
        self.taken[network] -= 1
        if not self.taken[network]:
            del self.taken[network]


class Complaints:
    """A line per minute for each misbehaving network, and few networks."""

    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        self._clock = clock
        self._named: dict[str, float] = {}

    def note(self, network: str, what: str) -> None:
        """Unless the fault was logged lately."""
        now = self._clock()
        self._named = {one: at for one, at in self._named.items() if now < at + MINUTE}
        if network not in self._named and len(self._named) < MOST_NAMED:
            self._named[network] = now
            log.warning("%s %s. For a minute, nothing more is logged of this address", network, what)
