"""Where nothing is heard, the first shake asks how barrels are to be read, and spends nothing."""

import re
from collections.abc import Sequence
from functools import partial
from statistics import median

from audiogames.core.journal import MemoryStore
from audiogames.core.messages import Message
from audiogames.games.zapp_zerapp.percept import percept
from audiogames.games.zapp_zerapp.percept.text import as_count
from audiogames.play.conversation import Conversation
from audiogames.play.device import Ability, Device
from audiogames.play.game import GameTalk
from audiogames.play.menus.settings import Preferences
from audiogames.play.prompts import Entry
from audiogames.play.table.seating import PERSON
from audiogames.play.table.sitting import Sitting
from audiogames.settings import Settings


def _keep(kept: list[Settings], settings: Settings) -> Sequence[Message]:
    kept.append(settings)
    return ()


class Barrels:
    """One person at the barrels, at a device of these abilities."""

    def __init__(self, can: Ability, kept: list[Settings] | None = None) -> None:
        self.sitting = Sitting.new("zapp_zerapp", ("Ana", "Bob"), (PERSON, "witch"), {}, 1, MemoryStore())
        self.conversation = Conversation(Device(language="en", can=can))
        if kept is not None:
            Preferences(self.conversation, kept[-1], partial(_keep, kept)).follow_game("zapp_zerapp")
        self._now = 0.0
        self.conversation.begin(GameTalk(self.conversation, self.sitting, "table").run(), self._now)

    def type(self, text: str) -> str:
        """Type a line; return what was said."""
        self._now += 10.0
        reply = self.conversation.enter(Entry("typed", text), self._now)
        return " ".join(line.text for told in reply.told for line in told.utterances)

    def shake_and_lose(self, text: str, back: bool) -> tuple[str, str, tuple[str, ...]]:
        """Shake, and lose the sound before its end; return what is said then and after Enter, and what sounds again."""
        self._now += 10.0
        (told,) = [
            told
            for told in self.conversation.enter(Entry("typed", text), self._now).told
            if any(cue.percept for cue in told.cues)
        ]
        self.conversation.put(self.conversation.device._replace(can=Ability(sounds=True, hears=back)))
        self.conversation.ears.cut_off(told.number)
        replies = [self.conversation.enter(Entry("typed", key), self._now + 10.0) for key in ("m", "")]
        said = [" ".join(line.text for one in reply.told for line in one.utterances) for reply in replies]
        again = [cue.percept for one in replies[1].told for cue in one.cues if cue.percept]
        assert again == ([cue.percept for cue in told.cues if cue.percept] if back else [])
        return said[0], said[1], tuple(map(str, again))

    @property
    def left(self) -> int:
        """How many shakes are left."""
        left: int = self.sitting.view(0).shakes_left[0]
        return left


def test_the_first_shake_asks_and_spends_nothing() -> None:
    barrels = Barrels(Ability())
    before = barrels.left
    said = barrels.type("5")
    assert "no shake is spent" in said
    assert "in words" in said
    assert "in braille" in barrels.type("r")
    assert barrels.left == before


def test_words_tell_how_often_wood_and_pebbles_are_struck() -> None:
    barrels = Barrels(Ability())
    before = barrels.left
    barrels.type("5")
    assert "from 10, never" in barrels.type("1")
    assert barrels.left == before
    said = barrels.type("5")
    assert re.search(r"Barrel 5: pebbles, about \d\d; wood \d\d, clashes \d\d\.", said)
    assert barrels.left == before - 1
    assert "Barrel 5." not in said


def test_the_choice_is_kept_for_the_next_game() -> None:
    settings = [Settings()]
    first = Barrels(Ability(), settings)
    first.type("5")
    first.type("1")
    assert settings[-1].of_game("barrels_read") == "words"
    resumed = Barrels(Ability(), settings)
    assert re.search(r"Barrel 5: pebbles, about \d\d", resumed.type("5"))


def test_the_count_is_nearly_right() -> None:
    """An ear that is trained hears thirteen pebbles as eleven to thirteen, and one as one."""
    for number, least, most in ((1, 1, 1), (4, 3, 6), (13, 10, 13)):
        told = [as_count(percept(number, draw)) for draw in range(40)]
        assert least <= median(map(int, told)) <= most


def test_cells_write_the_rattle() -> None:
    barrels = Barrels(Ability())
    barrels.type("5")
    barrels.type("2")
    assert re.search("[\u2800-\u28ff]{40}", barrels.type("5"))


def test_what_to_install_is_said_and_asked_again() -> None:
    barrels = Barrels(Ability())
    before = barrels.left
    barrels.type("")
    said = barrels.type("3")
    assert "audiogames doctor" in said
    assert "How do you want to read" in said
    barrels.type("0")
    assert barrels.left == before
    assert "How do you want to read" in barrels.type("4")


def test_nothing_is_asked_where_barrels_are_heard() -> None:
    barrels = Barrels(Ability(sounds=True, hears=True))
    before = barrels.left
    said = barrels.type("5")
    assert "Barrel 5." in said
    assert "wood" not in said
    assert barrels.left == before - 1


def test_a_rattle_that_was_cut_off_sounds_again_once_there_is_sound_and_costs_nothing() -> None:
    barrels = Barrels(Ability(sounds=True, hears=True))
    before = barrels.left
    said, after, again = barrels.shake_and_lose("5", back=True)
    assert "The rattle of barrel 5 was cut off" in said
    assert "5" in after
    assert again
    assert barrels.left == before - 1
    barrels.type("")
    assert barrels.left == before - 2


def test_a_rattle_that_was_cut_off_is_told_in_words_where_sound_stays_away() -> None:
    barrels = Barrels(Ability(sounds=True, hears=True))
    before = barrels.left
    _, after, _ = barrels.shake_and_lose("5", back=False)
    assert "How do you want to read" in after
    assert re.search(r"Barrel 5: pebbles, about \d\d; wood \d\d, clashes \d\d\.", barrels.type("1"))
    assert barrels.left == before - 1


def test_a_rattle_that_was_heard_to_its_end_is_not_given_back() -> None:
    barrels = Barrels(Ability(sounds=True, hears=True))
    barrels.type("5")
    barrels.conversation.ears.cut_off(999)
    assert "cut off" not in barrels.type("m")


def test_a_loss_that_is_reported_twice_gives_back_once() -> None:
    barrels = Barrels(Ability(sounds=True, hears=True))
    reply = barrels.conversation.enter(Entry("typed", "5"), 10.0)
    number = next(told.number for told in reply.told if any(cue.percept for cue in told.cues))
    for _ in range(2):
        barrels.conversation.ears.cut_off(number)
    assert barrels.type("m").count("cut off") == 1
