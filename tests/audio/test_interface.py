"""The sounds of a face itself: a refusal, the end of a list, the listener's turn; nothing else."""

import pytest

from audiogames.audio.sounds.library import Library
from audiogames.core.errors import IllegalAction, reason
from audiogames.core.messages import Category, Cue, Message, Urgency
from audiogames.core.registry import GAMES
from audiogames.core.table import Table, hear
from audiogames.narration.catalogue import catalogue
from audiogames.play.listener.breath import BY_MESSAGE, EDGE, REFUSAL, YOUR_TURN, interface_cues
from audiogames.resources import COMPLETE


def test_each_sound_of_the_interface_is_there_and_is_called_so_in_every_language() -> None:
    names = Library().names()
    for name in {EDGE, REFUSAL, YOUR_TURN, *BY_MESSAGE.values()}:
        assert name in names
        assert all(catalogue(locale).has(f"about-sound-{name}") for locale in COMPLETE)


@pytest.mark.parametrize("id", BY_MESSAGE)
def test_each_message_that_is_a_sound_too_is_one_that_a_face_can_say(id: str) -> None:
    assert all(catalogue(locale).has(id) for locale in COMPLETE)


@pytest.mark.parametrize(("id", "name"), BY_MESSAGE.items())
def test_edges_and_what_is_not_there_sound_before_their_words(id: str, name: str) -> None:
    assert interface_cues([Message(id)]) == (Cue(name, "me"),)


def test_whatever_is_refused_sounds_so() -> None:
    assert interface_cues([reason("no-such-thing")]) == (Cue(REFUSAL, "me"),)


@pytest.mark.parametrize("game", sorted(GAMES))
def test_a_refused_action_and_one_s_own_turn_sound_in_every_game(game: str) -> None:
    """And nobody else hears that it is their turn."""
    table = Table.new(game, [{}] * 3, {}, 5)
    actors = table.to_act()
    with pytest.raises(IllegalAction) as refused:
        table.submit(actors[0], "no such thing")
    assert interface_cues([refused.value.message]) == (Cue(REFUSAL, "me"),)
    for viewer in (None, 0, 1, 2):
        news = hear(table, (event for step in table.steps for event in step.events), viewer)
        told = table.game.tell(news, table.view(viewer))
        assert interface_cues(told) == ((Cue(YOUR_TURN, "me"),) if viewer in actors else ())


def test_each_sounds_once_in_the_order_of_the_messages() -> None:
    turn = Message("any", {}, Category.TURN, Urgency.ALERT)
    messages = [Message("walk-end"), reason("one"), turn, reason("other"), Message("history-end"), turn]
    assert interface_cues(messages) == tuple(Cue(name, "me") for name in (EDGE, REFUSAL, YOUR_TURN))


@pytest.mark.parametrize("category", Category)
@pytest.mark.parametrize("urgency", Urgency)
def test_what_is_merely_told_is_silent(category: Category, urgency: Urgency) -> None:
    calls = urgency == Urgency.ALERT and category in (Category.TURN, Category.PLAY)  # to play, or one plays by itself
    sounds = category == Category.REFUSAL or calls
    assert bool(interface_cues([Message("roue-played", {}, category, urgency)])) == sounds
