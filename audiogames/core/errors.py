"""Everything that can be refused, one class a kind. Each carries a message: the catalogue puts it in words."""

import errno
from collections.abc import Mapping, Sequence
from typing import ClassVar, Final

from audiogames.core.messages import Argument, Category, Message, Urgency


def reason(id: str, **arguments: Argument) -> Message:
    """Return a refusal message; `arguments` are those of `Message`."""
    return Message(id, arguments, Category.REFUSAL, Urgency.RESULT)


class GameError(ValueError):
    """A request that was refused. What was asked for did not happen, not even in part.

    `code` is the error code of the engine protocol; `message` says what was wrong and what is allowed.
    """

    code: ClassVar[str] = "bad_request"

    def __init__(self, message: Message) -> None:
        super().__init__(f"{message.id} {dict(message.arguments)}" if message.arguments else message.id)
        self.message = message


class BadRequest(GameError):
    """The request itself is malformed, or names a seat that does not exist."""


class UnknownGame(GameError):
    """No game has this name."""

    code = "unknown_game"


class BadOptions(GameError):
    """An option, or the number of seats, is not one of the game's."""

    code = "bad_options"


class BadPosition(GameError):
    """A position contradicts itself or names what does not exist."""

    code = "bad_position"


class NotYourTurn(GameError):
    """The seat exists but may not act now."""

    code = "not_your_turn"


class IllegalAction(GameError):
    """The seat may act, but not so."""

    code = "illegal_action"


def place_in(id: str, names: Sequence[str], /, **text: str) -> int:
    """Return the place of a text among names. Raises IllegalAction, with the text as argument of its message."""
    ((argument, name),) = text.items()
    if name not in names:
        raise IllegalAction(reason(id, **{argument: name[:40]}))
    return names.index(name)


class StaleVersion(GameError):
    """The action was meant for a table that has moved on."""

    code = "illegal_action"


class NoGame(GameError):
    """There is no game to act in."""

    code = "no_game"


class JournalDamaged(GameError):
    """A journal cannot be read as one: it is left exactly as it was found."""


class JournalUnwritable(GameError):
    """A journal could not be written: what was asked for did not happen."""


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
"""What is said of the errors that people can do something about, by their numbers."""


def system_reason(error: BaseException) -> Message:
    """Return why the system refused something, as the end of a sentence: the words of the system where none fit."""
    is_ours = type(error).__module__ == OSError.__module__  # ssl.SSLError and socket.gaierror have numbers of their own
    id = _BY_NUMBER.get(getattr(error, "errno", None) or 0) if is_ours else None
    detail = getattr(error, "strerror", None) or str(error)
    return reason("system-says", detail=detail) if id is None else reason(id)


def unwritable(file: str, error: OSError) -> JournalUnwritable:
    """Return the refusal of something that could not be kept in a file."""
    return JournalUnwritable(reason("journal-unwritable", file=file, why=system_reason(error)))
