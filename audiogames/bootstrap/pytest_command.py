"""What `python3 -m audiogames test` asks of pytest."""

import os
import sys

WORKERS = 2
_SELECTING = ("-k", "-m", "-s", "--lf", "--last-failed", "--sw", "--stepwise", "--pdb", "--trace", "--collect")


def pytest_command(arguments: list[str]) -> list[str]:
    """Give the command that runs the tests with the person's own arguments for pytest.

    The whole suite runs in two processes: more would leave none in time to play a sound. A selection runs in one, where
    its start costs less and a debugger works. Coverage is measured only where it is asked for by `--cov`: the tests
    then take three times as long.
    """
    own: list[str] = []
    spread = not any(map(_selects, arguments)) and not _given(arguments, ("-n", "--numprocesses", "--dist", "-p"))
    if spread and (os.cpu_count() or 1) > 1:
        own += [f"--numprocesses={WORKERS}", "--dist=loadgroup"]
    return [sys.executable, "-m", "pytest", *own, *arguments]


def _selects(argument: str) -> bool:
    return argument == "--co" or argument.startswith(_SELECTING) or os.path.exists(argument.partition("::")[0])


def _given(arguments: list[str], names: tuple[str, ...]) -> bool:
    return any(argument.startswith(names) for argument in arguments)
