import contextlib
import errno
import sys
from collections.abc import Sequence
from typing import Any, BinaryIO, Final

from audiogames.core.errors import BadRequest, GameError, reason, system_reason
from audiogames.core.game import Json
from audiogames.core.messages import Argument, Message
from audiogames.faces.engine import wire
from audiogames.faces.engine.session import Session

PROTOCOL_LOCALE: Final = "en"
MOST_WRITTEN_AS_NUMBER: Final = 10**15

USAGE_ERROR: Final = 2
INTERRUPTED: Final = 130  # what a shell reports after Control+C
_NOBODY_READS: Final = (errno.EPIPE, errno.EINVAL)  # Windows says EINVAL


class Engine:
    def __init__(self) -> None:
        self._session = Session()

    def reply(self, line: bytes) -> bytes:
        """With its end. Empty for a blank line."""
        return b"" if wire.is_blank(line) else wire.write(self._answer(line))

    def _answer(self, line: bytes) -> Json:
        id = None
        try:
            request = wire.parse(line)
            given = request.get("id")
            id = given if wire.depth(given) < wire.MAX_DEPTH else None
            wire.check(request)
            return {"id": id, "ok": True, "result": self._session.do(request)}
        except GameError as error:
            return _refusal(id, error)
        except Exception as fault:  # a fault of ours: the client still gets a reply, and the game goes on
            return _refusal(id, BadRequest(reason("engine-fault", fault=type(fault).__name__)))


def sentence(message: Message, locale: str = PROTOCOL_LOCALE) -> str:
    from audiogames.narration.catalogue import catalogue  # what is never refused never waits for words

    arguments = {name: _writable(value) for name, value in message.arguments.items()}
    return catalogue(locale).text(message._replace(arguments=arguments))


def _writable(value: Argument) -> Argument:
    """Babel fails beyond 25 digits."""
    return str(value) if isinstance(value, int) and abs(value) > MOST_WRITTEN_AS_NUMBER else value


def _refusal(id: Any, error: GameError) -> Json:
    return {"id": id, "ok": False, "error": {"code": error.code, "message": sentence(error.message)}}


def serve(source: BinaryIO, sink: BinaryIO) -> None:
    """Answer every line of `source` on `sink` immediately. Raises OSError if either fails."""
    engine = Engine()
    for line in wire.lines(source):
        if reply := engine.reply(line):
            sink.write(reply)
            sink.flush()


def main(argv: Sequence[str] | None = None, locale: str = PROTOCOL_LOCALE) -> int:
    arguments = sys.argv[1:] if argv is None else argv
    if arguments:
        return _explain(arguments, locale)
    if sys.stdin is None or sys.stdout is None:  # started with a closed stream: nobody asks, or nobody listens
        return 0
    try:
        # A buffer of our own writes a reply whole, even if Python is set to buffer nothing. Standard output
        # belongs to the replies: a library that prints does so elsewhere.
        with open(sys.stdout.fileno(), "wb", closefd=False) as sink, contextlib.redirect_stdout(sys.stderr):
            serve(sys.stdin.buffer, sink)
    except KeyboardInterrupt:
        return INTERRUPTED
    except OSError as error:
        return _stream_failed(error, locale)
    return 0


def _explain(arguments: Sequence[str], locale: str) -> int:
    if list(arguments) in (["-h"], ["--help"]):
        sys.stdout.write(sentence(reason("engine-help"), locale) + "\n")
        return 0
    sys.stderr.write(sentence(reason("engine-no-arguments"), locale) + "\n")
    return USAGE_ERROR


def _stream_failed(error: OSError, locale: str) -> int:
    if error.errno in _NOBODY_READS:
        return 0
    sys.stderr.write(sentence(reason("engine-stream-failed", fault=system_reason(error)), locale) + "\n")
    return 1
