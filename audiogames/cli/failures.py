"""Reports of unexpected failures: a sentence for the person, and a log file with the details.

The file stays on this computer. It holds tracebacks without values of variables, so never a hand of cards.
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
"""Bytes at which the log is renamed to `audiogames.log.1`, replacing the previous one."""

LAST_RESORT = (
    "Erreur inattendue, que le programme ne peut pas même dire dans ses propres mots. Réinstallez audiogames. "
    "An unexpected error that the program cannot even put in its own words. Install audiogames again."
)
FAILED = 1

AGAIN = 0.05
"""Seconds before resending a signal that arrived where Python could not raise it."""

STANDARD_ERROR = 2


def keep_standard_error() -> None:
    """Protect sys.stderr from libraries that redirect its descriptor.

    sounddevice does so for seconds while PortAudio searches for devices: the answer to Control+C would be lost.
    """
    try:
        if sys.stderr.fileno() != STANDARD_ERROR:
            return
        # Not closed with the stream: Python's last words come after it.
        sys.stderr = open(os.dup(STANDARD_ERROR), "w", 1, "utf-8", "replace", closefd=False)  # noqa: SIM115
    except (AttributeError, OSError, ValueError):  # there is none, or it is no file
        return


class OutputFailed(Exception):
    def __init__(self, cause: OSError) -> None:
        super().__init__(str(cause))
        self.cause = cause


class Failures:
    def __init__(self) -> None:
        self.language: str | None = None
        self.command = ""

    def watch(self) -> None:
        import threading

        sys.excepthook = self._uncaught
        threading.excepthook = lambda failed: self._in_background(failed.exc_value)
        sys.unraisablehook = lambda failed: self._unraisable(failed.exc_value)

    def unexpected(self, error: BaseException) -> int:
        self._tell_logged("cli-crashed", "cli-crashed-unlogged", error)
        return FAILED

    def interrupted(self) -> None:
        """The report is on a new line after the terminal's ^C."""
        stickers = self.command == "stickers"  # no game is being played there
        self._tell("cli-interrupted-stickers" if stickers else "cli-interrupted", before="\n")

    def output_failed(self, error: BaseException) -> int:
        """End quietly if the reader closed the pipe, and report other output errors."""
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
        """A signal is sent again, since it would be lost."""
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
        try:
            return write_down(error, self.command)
        except Exception:  # a full disk, a folder that may not be written, a library that is gone
            return None


def write_down(error: BaseException, command: str) -> Path:
    """Raises OSError."""
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
    if isinstance(error, KeyboardInterrupt):
        return signal.SIGINT
    if not isinstance(error, SystemExit) or not isinstance(error.code, int):
        return None
    return next((number for number in signal.Signals if number == error.code - ENDED_BY_SIGNAL), None)


def _come_again(number: signal.Signals) -> None:
    """Resend a signal once the main thread has left `_unraisable`, where it would be lost."""
    import threading
    import time

    main = threading.main_thread().ident
    while main is not None and _stands_in(sys._current_frames().get(main), Failures._unraisable.__code__):
        time.sleep(AGAIN)
    _thread.interrupt_main(number)


def _stands_in(frame: FrameType | None, code: CodeType) -> bool:
    while frame is not None and frame.f_code is not code:
        frame = frame.f_back
    return frame is not None


def _let_go_of_output() -> None:
    """Python would report a failed flush at exit."""
    try:
        descriptor = sys.stdout.fileno()
    except (OSError, ValueError, AttributeError):
        return
    with open(os.devnull, "wb") as nowhere:
        os.dup2(nowhere.fileno(), descriptor)
