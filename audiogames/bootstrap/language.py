"""The few sentences before the game can speak, in French and English, on a UTF-8 console.

Runs under old Pythons too. Everything goes to standard error: standard output belongs to the program.
"""

import os
import sys

UTF8_CODE_PAGE = 65001
FRENCH_PRIMARY_LANGUAGE = 0x0C  # LANG_FRENCH of the Windows language identifiers
PRIMARY_LANGUAGE_MASK = 0x3FF

LANGUAGES = ("fr", "en")

FOLDER = os.path.join(os.path.dirname(os.path.realpath(__file__)), "sentences")
"""Parsed by hand, since nothing is installed yet."""


class InstallTrouble(Exception):
    """Why an installation stopped, and what the person can do."""

    def __init__(self, name: str, **arguments: str) -> None:
        super().__init__(name)
        self.name = name
        self.arguments = arguments


def system_language() -> str:
    """Return "fr" if the person's system speaks French, else "en".

    The first of LC_ALL, LC_MESSAGES and LANG that is set decides. Without them, Windows is asked for its language.
    """
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        value = os.environ.get(name, "").lower()
        if value:
            return "fr" if value.startswith("french") or value.replace("-", "_").split("_")[0] == "fr" else "en"
    return "fr" if _windows_speaks_french() else "en"


def language_in(arguments: "list[str]") -> "str | None":
    """The last valid `--language` of a command line, even if other arguments are wrong."""
    found = None
    for place, option in enumerate(arguments, 1):
        name, equals, value = option.partition("=")
        if name == "--":
            break
        if name.startswith("--la") and "--language".startswith(name):
            asked = (value if equals else "".join(arguments[place : place + 1])).lower()
            found = asked if asked in LANGUAGES else found
    return found


def asked_language(arguments: "list[str]") -> str:
    return language_in(arguments) or system_language()


def _windows_speaks_french() -> bool:
    if sys.platform == "win32":
        try:
            import ctypes

            identifier = ctypes.windll.kernel32.GetUserDefaultUILanguage()
        except (ImportError, AttributeError, OSError):  # a folder that is not whole lacks ctypes
            return False
        return bool(identifier & PRIMARY_LANGUAGE_MASK == FRENCH_PRIMARY_LANGUAGE)
    return False


def sentences(language: str) -> "dict[str, str]":
    with open(os.path.join(FOLDER, language + ".ftl"), encoding="utf-8") as file:
        lines = [line.rstrip("\n").partition(" = ") for line in file]
    return {name: text for name, equals, text in lines if equals}


def say(name: str, **arguments: str) -> None:
    if sys.stderr is None:
        return
    speak_utf8()
    text = sentences(asked_language(sys.argv[1:]))[name]
    for argument, value in arguments.items():
        text = text.replace("{ $" + argument + " }", value)
    sys.stderr.write(text + "\n")
    sys.stderr.flush()


def speak_utf8() -> None:
    """Unknown characters become question marks."""
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        reconfigure = getattr(stream, "reconfigure", None)
        if reconfigure is not None:
            reconfigure(encoding="utf-8", errors="replace")
    if sys.platform == "win32":
        _speak_utf8_on_windows()


def _speak_utf8_on_windows() -> None:
    if sys.platform == "win32":
        import atexit

        try:
            import ctypes

            kernel = ctypes.windll.kernel32
            before = kernel.GetConsoleOutputCP()
            if before not in (0, UTF8_CODE_PAGE) and kernel.SetConsoleOutputCP(UTF8_CODE_PAGE):
                atexit.register(kernel.SetConsoleOutputCP, before)
        except (ImportError, AttributeError, OSError):  # a folder that is not whole lacks ctypes
            return
