"""A program that is told to end leaves no process behind: no voice, no player of sounds, no table."""

import signal
import sys
import time
from pathlib import Path

import pytest

from tests.children import Watch, descendants
from tests.faces.screen import PATIENCE, Terminal, saved_game, set_up

if sys.platform != "linux":
    pytest.skip("the system does not list the children of a process", allow_module_level=True)

ORDERS = [signal.SIGTERM, signal.SIGHUP, signal.SIGINT]


def with_children(game: Terminal) -> Watch:
    """Wait until the program has started a process, and watch all of them."""
    end = time.monotonic() + PATIENCE
    while not (found := descendants(game.process.pid)):
        assert time.monotonic() < end
        game.read(0.05)
    return Watch(found)


@pytest.mark.parametrize("sink", ["espeak", "pyttsx3"])
@pytest.mark.parametrize("orders", [[one] for one in ORDERS] + [[signal.SIGHUP, signal.SIGTERM]], ids=str)
def test_no_voice_is_left(orders: list[signal.Signals], sink: str, home: Path) -> None:
    """A terminal that is closed may send both orders."""
    set_up(speech="on", sink=sink)
    with Terminal("play", str(saved_game(1, 3)), "--language", "fr") as game:
        game.expect("Votre main")
        watch = with_children(game)
        for order in orders:
            game.process.send_signal(order)
        assert game.end() in {128 + order for order in orders}
        assert watch.left(PATIENCE) == []
        assert game.modes == game.modes_before
