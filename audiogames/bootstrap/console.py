"""A console that speaks UTF-8, whatever its code page. Runs under old Pythons too."""

import sys

UTF8_CODE_PAGE = 65001


def speak_utf8() -> None:
    """Make standard input, output and error UTF-8; what cannot be shown becomes a question mark."""
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        reconfigure = getattr(stream, "reconfigure", None)
        if reconfigure is not None:
            reconfigure(encoding="utf-8", errors="replace")
    if sys.platform == "win32":
        _speak_utf8_on_windows()


def _speak_utf8_on_windows() -> None:
    """Set the code page of the console for this run, and give the old one back at the end."""
    if sys.platform == "win32":
        import atexit
        import ctypes

        try:
            kernel = ctypes.windll.kernel32
            before = kernel.GetConsoleOutputCP()
            if before not in (0, UTF8_CODE_PAGE) and kernel.SetConsoleOutputCP(UTF8_CODE_PAGE):
                atexit.register(kernel.SetConsoleOutputCP, before)
        except (AttributeError, OSError):
            return
