"""When a hand is read: whole at each own turn in full; else once, and when a game is resumed or seats change."""

import pytest

from audiogames.core.journal import MemoryStore
from audiogames.core.messages import Verbosity
from audiogames.play.conversation import Conversation
from audiogames.play.device import Device
from audiogames.play.game import GameTalk
from audiogames.play.prompts import Entry, Reply
from audiogames.play.table.seating import PERSON
from audiogames.play.table.sitting import Sitting

HAND = "Your hand: "


class Player:
    """Plays the first card each time, at one device."""

    def __init__(self, sitting: Sitting, verbosity: Verbosity, resumed: bool = False) -> None:
        self.sitting = sitting
        self.conversation = Conversation(Device(language="en", verbosity=verbosity))
        self.now = 0.0
        self.said = self._text(
            self.conversation.begin(GameTalk(self.conversation, sitting, "table", resumed).run(), 0.0)
        )

    def play(self) -> str:
        """Do the first thing that may be done; return what was said."""
        self.now += 60.0
        offer = self.sitting.turns.offer(self.sitting.turns.waiting_for() or 0)
        assert offer is not None
        entry = Entry("picked", offer.actions[-1], offer=offer.number)
        return self._text(self.conversation.enter(entry, self.now))

    def type(self, text: str) -> str:
        """Type a line; return what was said."""
        self.now += 60.0
        return self._text(self.conversation.enter(Entry("typed", text), self.now))

    def _text(self, reply: Reply) -> str:
        return " ".join(line.text for told in reply.told for line in told.utterances)


def table(*others: str) -> Sitting:
    names = ("Ana", "Bob", "Circe")[: 1 + len(others)]
    return Sitting.new("roue_des_sorcieres", names, (PERSON, *others), {}, 3, MemoryStore())


@pytest.mark.parametrize("verbosity", [Verbosity.SHORT, Verbosity.MINIMAL])
def test_below_full_the_hand_is_read_once(verbosity: Verbosity) -> None:
    player = Player(table("witch", "witch"), verbosity)
    assert HAND in player.said
    assert not any(HAND in player.play() for _ in range(6))


def test_in_full_the_hand_is_read_at_each_own_turn() -> None:
    player = Player(table("witch", "witch"), Verbosity.FULL)
    turns = [said for said in (player.play() for _ in range(8)) if "to play" in said or "to lead" in said]
    assert turns
    assert all(HAND in said for said in turns)


def test_after_resuming_the_hand_is_read() -> None:
    sitting = table("witch", "witch")
    Player(sitting, Verbosity.MINIMAL).play()
    player = Player(sitting, Verbosity.MINIMAL, resumed=True)
    assert "Change the trump" in player.said or "change the trump" in player.said
    assert HAND in player.play()
    assert HAND not in player.play()


def test_once_the_keyboard_changed_hands_the_hand_is_read() -> None:
    player = Player(table(PERSON), Verbosity.MINIMAL)
    assert HAND in player.type("")
    player.play()
    assert HAND in player.type("")
    player.play()
    assert "Change the trump?" in player.type("")
    assert HAND in player.play(), "the trump was asked for first"
