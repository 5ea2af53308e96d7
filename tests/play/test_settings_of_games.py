"""The settings of one game alone: they hold there and nowhere else, and the general setting ends them."""

from collections.abc import Sequence

from audiogames.core.messages import Verbosity
from audiogames.play.conversation import Conversation
from audiogames.play.device import Device
from audiogames.play.menus.settings import Preferences
from audiogames.play.prompts import Entry
from audiogames.settings import Settings


def typing(preferences: Preferences, *texts: str) -> Sequence[str]:
    """Open the settings, type these lines; return what was said."""
    conversation = preferences.conversation
    replies = [conversation.begin(preferences.choose(), 0.0)]
    replies += [conversation.enter(Entry("typed", text), 1.0) for text in texts]
    return [line.text for reply in replies for told in reply.told for line in told.utterances]


def place(said: Sequence[str], name: str) -> str:
    """Return the number of a setting in the list."""
    return next(line.partition(".")[0] for line in said if f". {name}" in line)


def in_a_game(settings: Settings) -> Preferences:
    preferences = Preferences(Conversation(Device(language="en")), settings)
    preferences.follow_game("du_balai")
    return preferences


def set_at(preferences: Preferences) -> tuple[Verbosity, str]:
    device = preferences.conversation.device
    return device.verbosity, device.keys


def test_what_is_set_for_a_game_holds_there_alone() -> None:
    settings = Settings(verbosity_by_game={"du_balai": Verbosity.MINIMAL}, keys_by_game={"du_balai": "single"})
    preferences = in_a_game(settings)
    assert set_at(preferences) == (Verbosity.MINIMAL, "single")
    for game in ("air_sorciere", None):
        preferences.follow_game(game)
        assert set_at(preferences) == (Verbosity.FULL, "line")


def test_a_length_is_chosen_for_the_game_that_is_on() -> None:
    preferences = in_a_game(Settings())
    number = place(typing(preferences, "r"), "Length of announcements")
    said = typing(preferences, number, "6")
    assert [line for line in said if "minimal, in this game only, 2 of " in line]
    assert preferences.settings.verbosity_by_game == {"du_balai": Verbosity.MINIMAL}
    assert preferences.settings.verbosity == Verbosity.FULL
    assert set_at(preferences)[0] == Verbosity.MINIMAL


def test_out_of_a_game_nothing_is_offered_for_one() -> None:
    preferences = Preferences(Conversation(Device(language="en")), Settings())
    said = typing(preferences, place(typing(preferences, "r"), "Length of announcements"), "r")
    assert not any("this game" in line for line in said)


def test_a_length_for_all_games_ends_that_of_single_games() -> None:
    preferences = in_a_game(Settings(verbosity_by_game={"du_balai": Verbosity.SHORT}))
    number = place(typing(preferences, "r"), "Length of announcements")
    typing(preferences, number, "1")
    assert preferences.settings.verbosity_by_game == {}
    assert set_at(preferences)[0] == Verbosity.FULL
