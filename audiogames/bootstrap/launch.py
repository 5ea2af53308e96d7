import os
import sys
from importlib.util import find_spec

from audiogames.bootstrap.environment import fits, interpreter, is_place, places, sound
from audiogames.bootstrap.language import InstallTrouble, say, speak_utf8

REPAIRED = "AUDIOGAMES_REPAIRED"
TEST_MODULES = ("pytest", "pytest_cov", "pytest_rerunfailures", "xdist", "hypothesis")
USAGE_ERROR = 2
WORKERS = 3  # tests wait much of their time, but more of them would delay sounds
_SELECTING = ("-k", "-m", "-s", "--lf", "--last-failed", "--sw", "--stepwise", "--pdb", "--trace", "--collect")
INTERRUPTED = 130  # what a shell reports after Control+C


def main(arguments: list[str]) -> int:
    speak_utf8()
    root = checkout()
    level = level_for(arguments)
    if root is None:
        return _run(None, level, arguments)
    if not provided_here(root, level):
        return _enter(root, level, arguments)
    repaired = os.environ.pop(REPAIRED, "") != ""
    try:
        return _run(root, level, arguments)
    except ModuleNotFoundError as error:
        if repaired or (error.name or "").split(".")[0] == "audiogames":
            raise
    return _repair(root, level, arguments)


def level_for(arguments: list[str]) -> str:
    if arguments[:1] == ["test"] and not {"--help", "-h"} & {*arguments}:
        return "test"
    if arguments[:1] == ["head"] and not {"--help", "-h"} & {*arguments}:
        return "head"
    draws = "stickers" in arguments and not {"scan", "--help", "-h"} & {*arguments}
    return "stickers" if draws else "play"


def checkout() -> str | None:
    """None for an installed package."""
    root = os.path.dirname(os.path.dirname(os.path.dirname(os.path.realpath(__file__))))
    installed = os.path.basename(root) in ("site-packages", "dist-packages")
    return None if installed or not os.path.exists(os.path.join(root, "pyproject.toml")) else root


def provided_here(root: str, level: str) -> bool:
    if is_place(sys.prefix, root):
        return fits(sys.prefix, root, level)
    return _known_to_pip() and (level != "test" or not _missing_for_tests())


def _known_to_pip() -> bool:
    for folder in sys.path:
        try:
            names = os.listdir(folder or os.curdir)
        except OSError:
            continue
        if any(name.startswith("audiogames-") and name.endswith(".dist-info") for name in names):
            return True
    return False


def _missing_for_tests() -> list[str]:
    return [name for name in TEST_MODULES if find_spec(name) is None]


def _run(root: str | None, level: str, arguments: list[str]) -> int:
    """Raises ModuleNotFoundError if a library was removed from this Python."""
    if level != "test":
        from audiogames.cli import main as play

        return play(arguments)
    if root is None:
        say("no-tests-here")
        return USAGE_ERROR
    for name in _missing_for_tests():
        raise ModuleNotFoundError(name, name=name)
    os.chdir(root)
    return become(pytest_command(arguments[1:]))


def pytest_command(arguments: list[str]) -> list[str]:
    """The command that runs the tests with the person's own arguments for pytest.

    The whole suite runs in WORKERS processes. A selection runs in one, which starts faster and allows a debugger.
    Coverage is measured only for `--cov`, since the tests then take three times as long.
    """
    own: list[str] = []
    own_choice = ("-n", "--numprocesses", "--dist", "-p")
    spread = not any(_selects(argument) or argument.startswith(own_choice) for argument in arguments)
    if spread and (os.cpu_count() or 1) > 1:
        own += [f"--numprocesses={WORKERS}", "--dist=loadfile"]
    return [sys.executable, "-m", "pytest", *own, *arguments]


def _selects(argument: str) -> bool:
    return argument == "--co" or argument.startswith(_SELECTING) or os.path.exists(argument.partition("::")[0])


def _repair(root: str, level: str, arguments: list[str]) -> int:
    os.environ[REPAIRED] = "1"
    if is_place(sys.prefix, root):
        _distrust(sys.prefix)
    return _enter(root, level, arguments)


def _enter(root: str, level: str, arguments: list[str]) -> int:
    try:
        folder = _whole_environment(root, level)
        try:
            return become([interpreter(folder), "-m", "audiogames", *arguments])
        except OSError:  # a Python of another machine, or no program at all
            _distrust(folder)
            return become([interpreter(_whole_environment(root, level)), "-m", "audiogames", *arguments])
    except InstallTrouble as trouble:
        say(trouble.name, **trouble.arguments)
        return 1
    except KeyboardInterrupt:
        say("stopped")
        return INTERRUPTED


def _whole_environment(root: str, level: str) -> str:
    for folder in places(root):
        if sound(folder, root, level):
            return folder
    from audiogames.bootstrap.making import ensure

    return ensure(root, level)


def _distrust(folder: str) -> None:
    from audiogames.bootstrap.making import distrust

    distrust(folder)


def become(command: list[str]) -> int:
    """Replace this process. Return the exit status on systems without such a call."""
    sys.stdout.flush()
    if sys.platform != "win32":
        os.execv(command[0], command)
    return run_child(command)


def run_child(command: list[str]) -> int:
    import signal
    import subprocess

    with subprocess.Popen(command) as child:
        before = signal.signal(signal.SIGINT, signal.SIG_IGN)
        try:
            return child.wait()
        finally:
            signal.signal(signal.SIGINT, before)
