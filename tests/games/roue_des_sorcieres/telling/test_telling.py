"""The telling of several tricks and plays at once."""

from audiogames.core.events import heard
from audiogames.core.messages import Items, Who
from audiogames.games.roue_des_sorcieres.state import Action
from tests.games.roue_des_sorcieres.positions import GAME, table


def test_the_cards_of_others_come_before_whose_trick_it_is() -> None:
    game = table("blue-1 red-1", "blue-6 red-2", "blue-2 red-3", trumps="green-7", pile="")
    before = len(game.steps)
    for seat, action in ((0, "play blue-1"), (1, "play blue-6"), (2, "play blue-2")):
        game.submit(seat, action)
    events = [event for step in game.steps[before:] for event in step.events]
    told = GAME.tell(heard(events, 0), game.view(0))
    assert [message.id for message in told][:3] == ["roue-played", "roue-plays", "roue-trick-won"]
    plays = told[1].arguments["plays"]
    assert isinstance(plays, Items)
    assert [message.arguments["player"] for message in plays.messages] == [Who(1), Who(2)]
    assert told[2].arguments["player"] == Who(1)


def test_no_card_goes_with_keeping_the_trump() -> None:
    game = table("blue-1 red-1", "blue-6 red-2", trumps="green-7", pile="")
    game.submit(0, "play blue-1")
    game.submit(1, "play blue-6")
    assert GAME.why_not(game._state, 1, Action("no-trump", None)) is None
    assert GAME.why_not(game._state, 1, Action("no-trump", 7)) is not None
