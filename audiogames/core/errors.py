import errno
from collections.abc import Mapping, Sequence
from typing import ClassVar, Final

from audiogames.core.messages import Argument, Category, Message, Urgency


def reason(id: str, **arguments: Argument) -> Message:
    return Message(id, arguments, Category.REFUSAL, Urgency.RESULT)


class GameError(ValueError):
    """A refused request. Nothing of it was done.

    `code` is the error code of the engine protocol. `message` says what was wrong and what is allowed.
    """

    code: ClassVar[str] = "bad_request"

    def __init__(self, message: Message) -> None:
        super().__init__(f"{message.id} {dict(message.arguments)}" if message.arguments else message.id)
        self.message = message


class BadRequest(GameError): ...


class UnknownGame(GameError):
    code = "unknown_game"


class BadOptions(GameError):
    code = "bad_options"


class BadPosition(GameError):
    code = "bad_position"


class NotYourTurn(GameError):
    code = "not_your_turn"


class IllegalAction(GameError):
    code = "illegal_action"


def place_in(id: str, names: Sequence[str], /, **text: str) -> int:
    ((argument, name),) = text.items()
    if name not in names:
        raise IllegalAction(reason(id, **{argument: name[:40]}))
    return names.index(name)


class StaleVersion(GameError):
    code = "illegal_action"


class NoGame(GameError):
    code = "no_game"


class JournalDamaged(GameError): ...


class JournalUnwritable(GameError):
    """A journal could not be written. The requested change was not made."""


_BY_NUMBER: Final[Mapping[int, str]] = {
    errno.ENOSPC: "system-full",
    errno.EFBIG: "system-full",
    getattr(errno, "EDQUOT", errno.ENOSPC): "system-quota" if hasattr(errno, "EDQUOT") else "system-full",
    errno.EROFS: "system-read-only",
    errno.EACCES: "system-denied",
    errno.EPERM: "system-denied",
    errno.ENOENT: "system-gone",
    errno.ENODEV: "system-gone",
    errno.ENXIO: "system-gone",
    getattr(errno, "ESTALE", errno.ENODEV): "system-gone",
    errno.EISDIR: "system-folder",
    errno.ENOTDIR: "system-no-folder",
    errno.EIO: "system-silent",
    errno.ENAMETOOLONG: "system-name",
    errno.EADDRINUSE: "system-port",
    errno.EADDRNOTAVAIL: "system-address",
}


def system_reason(error: BaseException) -> Message:
    """The cause as the end of a sentence. Falls back to the system's own words."""
    is_ours = type(error).__module__ == OSError.__module__  # ssl.SSLError and socket.gaierror have numbers of their own
    id = _BY_NUMBER.get(getattr(error, "errno", None) or 0) if is_ours else None
    detail = getattr(error, "strerror", None) or str(error)
    return reason("system-says", detail=detail) if id is None else reason(id)


def unwritable(file: str, error: OSError) -> JournalUnwritable:
    return JournalUnwritable(reason("journal-unwritable", file=file, why=system_reason(error)))
