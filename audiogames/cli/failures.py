"""The report of a failure that nobody foresaw: one sentence to the person, and a file with the details.

The file stays on this computer. It holds tracebacks, never the values of variables: a hand of cards is in none.
"""

import _thread
import errno
import os
import signal
import sys
from pathlib import Path
from types import CodeType, FrameType, TracebackType
from typing import TYPE_CHECKING

from audiogames.system.ending import ENDED_BY_SIGNAL

if TYPE_CHECKING:
    from audiogames.core.messages import Argument

FILE = "audiogames.log"
LARGEST = 256 * 1024
"""Bytes after which the file is renamed to `audiogames.log.1` and started again; the previous one is dropped."""

LAST_RESORT = (
    "Erreur inattendue, que le programme ne peut pas même dire dans ses propres mots. Réinstallez audiogames. "
    "An unexpected error that the program cannot even put in its own words. Install audiogames again."
)
FAILED = 1

AGAIN = 0.05
"""Seconds after which a signal comes again that came where Python could not raise it."""

STANDARD_ERROR = 2
"""The descriptor."""


def keep_standard_error() -> None:
    """Let sentences reach standard error as it is now, wherever a library points its descriptor meanwhile.

    sounddevice points it to nowhere while PortAudio looks for cards, which takes seconds: what Control+C is answered
    with would be lost.
    """
    try:
        if sys.stderr.fileno() != STANDARD_ERROR:
            return
        # Not closed with the stream: Python's last words come after it.
        sys.stderr = open(os.dup(STANDARD_ERROR), "w", 1, "utf-8", "replace", closefd=False)  # noqa: SIM115
    except (AttributeError, OSError, ValueError):  # there is none, or it is no file
        return


class OutputFailed(Exception):
    """Standard output cannot be written."""

    def __init__(self, cause: OSError) -> None:
        super().__init__(str(cause))
        self.cause = cause


class Failures:
    """Puts failures of one run into the log and into words. `language` and `command` are set once they are known."""

    def __init__(self) -> None:
        self.language: str | None = None
        self.command = ""

    def watch(self) -> None:
        """Turn Python's own last words, in any thread, into sentences too."""
        import threading

        sys.excepthook = self._uncaught
        threading.excepthook = lambda failed: self._in_background(failed.exc_value)
        sys.unraisablehook = lambda failed: self._unraisable(failed.exc_value)

    def unexpected(self, error: BaseException) -> int:
        """Write down an error and tell it; return the exit status."""
        self._tell_logged("cli-crashed", "cli-crashed-unlogged", error)
        return FAILED

    def interrupted(self) -> None:
        """Tell that Control+C stopped the program, on a line after the mark that the terminal made of the keys."""
        stickers = self.command == "stickers"  # no game is being played there
        self._tell("cli-interrupted-stickers" if stickers else "cli-interrupted", before="\n")

    def output_failed(self, error: BaseException) -> int:
        """End quietly where nobody reads any more; tell other faults of standard output. Return the exit status."""
        cause = error.cause if isinstance(error, OutputFailed) else error
        _let_go_of_output()
        # Windows says EINVAL where nobody reads a pipe any more.
        closed = sys.platform == "win32" and getattr(cause, "errno", None) == errno.EINVAL
        if closed or isinstance(cause, BrokenPipeError):
            return 0
        from audiogames.core.errors import system_reason

        self._tell("cli-output-failed", reason=system_reason(cause))
        return FAILED

    def _uncaught(self, kind: type[BaseException], error: BaseException, trace: TracebackType | None) -> None:
        if isinstance(error, KeyboardInterrupt):
            self.interrupted()
        else:
            self.unexpected(error)

    def _in_background(self, error: BaseException | None) -> None:
        if error is not None and not isinstance(error, SystemExit):
            self._tell_logged("cli-failed-behind", "cli-failed-behind-unlogged", error)

    def _unraisable(self, error: BaseException | None) -> None:
        """Write down what Python could not raise where it happened. A signal comes again: it would be lost there."""
        number = _signal_of(error)
        if number is not None:
            import threading

            threading.Timer(AGAIN, _come_again, (number,)).start()  # at once, it would be raised in here
        elif error is not None:
            self._log(error)

    def _tell_logged(self, logged: str, unlogged: str, error: BaseException) -> None:
        file = self._log(error)
        if file is not None:
            self._tell(logged, file=str(file))
        else:
            self._tell(unlogged, kind=type(error).__name__)

    def _tell(self, id: str, before: str = "", **arguments: "Argument") -> None:
        if sys.stderr is None:
            return
        try:
            from audiogames.cli.arguments import language, sentence

            line = sentence(id, language(self.language), **arguments)
        except Exception:  # the catalogue itself may be what failed
            line = LAST_RESORT
        try:
            sys.stderr.write(f"{before}{line}\n")
            sys.stderr.flush()
        except OSError:
            return

    def _log(self, error: BaseException) -> Path | None:
        """Write an error down; return the file, None where it could not be written."""
        try:
            return write_down(error, self.command)
        except Exception:  # a full disk, a folder that may not be written, a library that is gone
            return None


def write_down(error: BaseException, command: str) -> Path:
    """Append an error to the log and return the file. Raises OSError."""
    import platform
    import traceback
    from datetime import datetime

    from audiogames import __version__
    from audiogames.storage.folders import paths

    folder = paths().logs
    folder.mkdir(parents=True, exist_ok=True)
    file = folder / FILE
    if file.exists() and file.stat().st_size > LARGEST:
        os.replace(file, file.with_name(f"{FILE}.1"))
    when = datetime.now().astimezone().isoformat(timespec="seconds")
    where = f"audiogames {__version__} {command}, Python {platform.python_version()}, {platform.platform()}"
    text = f"{when} {where}\n{''.join(traceback.format_exception(error))}\n"
    descriptor = os.open(file, os.O_WRONLY | os.O_CREAT | os.O_APPEND, 0o600)
    with open(descriptor, "a", encoding="utf-8", errors="backslashreplace") as log:
        log.write(text)
    return file


def _signal_of(error: BaseException | None) -> signal.Signals | None:
    """Return the signal that an error came of, None if it came of none. See `ending` for the status."""
    if isinstance(error, KeyboardInterrupt):
        return signal.SIGINT
    if not isinstance(error, SystemExit) or not isinstance(error.code, int):
        return None
    return next((number for number in signal.Signals if number == error.code - ENDED_BY_SIGNAL), None)


def _come_again(number: signal.Signals) -> None:
    """Let a signal come again once the main thread has left `_unraisable`: in there it would be lost for good."""
    import threading
    import time

    main = threading.main_thread().ident
    while main is not None and _stands_in(sys._current_frames().get(main), Failures._unraisable.__code__):
        time.sleep(AGAIN)
    _thread.interrupt_main(number)


def _stands_in(frame: FrameType | None, code: CodeType) -> bool:
    """Return whether one of a thread's calls that are under way is of this code."""
    while frame is not None and frame.f_code is not code:
        frame = frame.f_back
    return frame is not None


def _let_go_of_output() -> None:
    """Python flushes standard output once more as it ends, and would complain aloud."""
    try:
        descriptor = sys.stdout.fileno()
    except (OSError, ValueError, AttributeError):
        return
    with open(os.devnull, "wb") as nowhere:
        os.dup2(nowhere.fileno(), descriptor)
