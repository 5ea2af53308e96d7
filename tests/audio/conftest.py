import os
import sys
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from audiogames.audio.outputs.connections import Connections
from audiogames.audio.outputs.portaudio import LIBRARY
from audiogames.audio.player.program import SWITCH
from tests.audio.sound_cards import EAR, NO_CARDS, TABLE, Card, Cards, Recording, Told, configuration, require


@pytest.fixture(autouse=True)
def no_sound_of_the_person(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """No test is heard by the person who runs it: ALSA knows no card, and no sound server is started."""
    file = tmp_path / "alsa.conf"
    file.write_text(NO_CARDS)
    monkeypatch.setenv("ALSA_CONFIG_PATH", str(file))
    monkeypatch.setenv("PULSE_SERVER", f"unix:{tmp_path / 'nobody'}")
    monkeypatch.setenv("PULSE_COOKIE", str(tmp_path / "cookie"))
    monkeypatch.setenv("JACK_NO_START_SERVER", "1")


@pytest.fixture
def alsa() -> Callable[[str], None]:
    """Return a function that gives ALSA a configuration for this test."""
    if not sys.platform.startswith("linux"):
        pytest.skip("the cards of tests are made of ALSA")

    def configure(text: str) -> None:
        Path(os.environ["ALSA_CONFIG_PATH"]).write_text(text)

    return configure


@pytest.fixture(scope="session")
def running_cards(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Cards]:
    for program in ("pulseaudio", "pactl", "parec"):
        require(program)
    folder = tmp_path_factory.mktemp("cards")
    cards = Cards(Card(TABLE, folder), Card(EAR, folder))
    yield cards
    for card in cards:
        card.kill()


@pytest.fixture
def cards(request: pytest.FixtureRequest, running_cards: Cards, alsa: Callable[[str], None]) -> Cards:
    """Both cards, whatever the last test did to them; with servers of their own for a test that is tried again."""
    tried_again = getattr(request.node, "execution_count", 1) > 1
    for card in running_cards:
        card.ready(afresh=tried_again)
    alsa(configuration(running_cards))
    return running_cards


@pytest.fixture
def record() -> Iterator[Callable[[Card], Recording]]:
    """Yield a function that begins to record a card; all recordings stop at the end of the test."""
    begun: list[Recording] = []

    def begin(card: Card) -> Recording:
        begun.append(Recording(card))
        return begun[-1]

    yield begin
    for recording in begun:
        recording.close()


@pytest.fixture
def connections() -> Iterator[Connections]:
    """Streams that know nothing of the cards of the last test, beside threads that take turns as in the player."""
    usual = sys.getswitchinterval()
    sys.setswitchinterval(SWITCH)
    yield Connections(LIBRARY)
    sys.setswitchinterval(usual)


@pytest.fixture
def told() -> Told:
    return Told()
