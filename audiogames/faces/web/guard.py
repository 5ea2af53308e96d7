"""The guard of the server: it lets only requests from the own page to the own address pass, within limits."""

from collections import Counter
from collections.abc import Collection
from ipaddress import ip_address
from typing import Final
from urllib.parse import urlsplit

from starlette.datastructures import Headers, MutableHeaders
from starlette.responses import PlainTextResponse
from starlette.types import ASGIApp, Message, Receive, Scope, Send

MOST_SOCKETS: Final = 12
"""Sockets of one address."""

A_SECOND: Final = 20
"""Messages of one socket in a second, and so many at once."""

FORWARDED: Final = "forwarded"
"""The key, in a scope, of the address for which a proxy forwards."""

POLICY: Final = (
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; "
    "media-src 'self'; connect-src 'self' {socket}; manifest-src 'self'; base-uri 'none'; form-action 'none'; "
    "frame-ancestors 'none'"
)
HEADERS: Final = {
    "x-content-type-options": "nosniff",
    "referrer-policy": "no-referrer",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), geolocation=(), microphone=()",
}


class Guard:
    """Refuses requests under another name than the table's, and sockets that another page opens.

    A page from elsewhere cannot reach the table by a name of its own that it lets point here: the name has to be
    "localhost", that of the `public` address, or the very address at which the request came in. What comes under the
    public address from one of the `proxies` says for whom it was forwarded, and is believed.
    """

    def __init__(self, app: ASGIApp, public: str = "", proxies: Collection[str] = ()) -> None:
        self._app = app
        self._public = urlsplit(public.lower())
        self._proxies = proxies

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Answer a request, or refuse it."""
        if scope["type"] not in ("http", "websocket"):
            await self._app(scope, receive, send)
            return
        headers = Headers(scope=scope)
        host, origin = headers.get("host", "").lower(), headers.get("origin")
        is_public = bool(host) and host == self._public.netloc
        secure = self._public.scheme == "https" if is_public else scope["scheme"] in ("https", "wss")
        if is_public and scope["client"][0] in self._proxies:
            scope = {**scope, FORWARDED: _address(headers.get("x-forwarded-for", "").rpartition(",")[2])}
        is_known = is_public or host in self._hosts(scope)
        if not is_known or (origin is not None and origin.lower() != _origin(host, secure)):
            await PlainTextResponse("This is not the address of the table.", 403)(scope, receive, send)
            return
        if scope["type"] == "websocket":
            await self._app(scope, receive, send)
            return
        policy = POLICY.format(socket=f"{'wss' if secure else 'ws'}://{host}")

        async def send_guarded(message: Message) -> None:
            if message["type"] == "http.response.start":
                answered = MutableHeaders(scope=message)
                answered.update({**HEADERS, "content-security-policy": policy})
                answered.setdefault("cache-control", "no-cache")
            await send(message)

        await self._app(scope, receive, send_guarded)

    def _hosts(self, scope: Scope) -> set[str]:
        """Return what a request may say where it goes."""
        address, port = scope["server"]
        names = {"localhost", f"[{address}]" if ":" in address else address}
        usual = 443 if scope["scheme"] in ("https", "wss") else 80
        return {f"{name}:{port}" for name in names} | (names if port == usual else set())


def _address(typed: str) -> str | None:
    """Return an address that a proxy names; None for anything else."""
    try:
        return str(ip_address(typed.strip()))
    except ValueError:
        return None


def _origin(host: str, secure: bool) -> str:
    return f"{'https' if secure else 'http'}://{host}"


class Rate:
    """How fast one socket may send: a bucket that fills again."""

    __slots__ = ("_at", "_left")

    def __init__(self, now: float) -> None:
        self._left = float(A_SECOND)
        self._at = now

    def allows(self, now: float) -> bool:
        """Take note of a message; whether it may come."""
        self._left = min(A_SECOND, self._left + (now - self._at) * A_SECOND)
        self._at = now
        self._left -= 1
        return self._left >= 0


class Sockets:
    """How many sockets each address has."""

    def __init__(self) -> None:
        self._open: Counter[str] = Counter()

    def take(self, address: str) -> bool:
        """Count a socket; False where the address has too many, and it is not counted."""
        if self._open[address] >= MOST_SOCKETS:
            return False
        self._open[address] += 1
        return True

    def give_back(self, address: str) -> None:
        """A socket is closed."""
        self._open[address] -= 1
        if not self._open[address]:
            del self._open[address]
