"""What a lesson says of the table is so at the moment when it is said, whatever the learner does."""

from collections.abc import Callable, Mapping
from typing import Any, Final, NamedTuple

import pytest

from audiogames.core.messages import Message, Who
from audiogames.core.presentation.guided import GuidedGame, message_id
from audiogames.decks import air_sorciere, roue_des_sorcieres
from audiogames.games.air_sorciere import events as air
from audiogames.games.air_sorciere.telling import by_colour
from audiogames.games.du_balai import events as balai
from audiogames.games.roue_des_sorcieres import events as roue
from audiogames.games.zapp_zerapp import events as zapp
from audiogames.narration.catalogue import Listener, catalogue
from audiogames.play.conversation import Conversation
from audiogames.play.in_game.teacher import Teacher
from audiogames.play.table.sitting import Sitting
from audiogames.resources import COMPLETE

from .face import Buttons, play_on
from .test_guided import LONGEST, NAMES, WITH_GUIDED, opened

SEEDS: Final = range(6)
RECENT: Final = 60
"""Steps of the journal within which what a lesson calls the last one lies."""


class Said(NamedTuple):
    """A lesson as it was said: its arguments, the view of the learner at that moment, and all events up to it."""

    arguments: Mapping[str, Any]
    view: Any
    before: tuple[Any, ...]
    after: tuple[Any, ...] = ()

    def last(self, of: type) -> Any:
        """Return the last event of a class before it was said."""
        return next(event for event in reversed(self.before) if isinstance(event, of))

    def to_come(self, of: type) -> int:
        """Return how many events of a class came after it, to the end of the game."""
        return sum(isinstance(event, of) for event in self.after)


def colour_of_trump(said: Said) -> Message:
    return roue_des_sorcieres.colour(said.view.trump_pile[-1])


def is_last_trick(said: Said) -> bool:
    """Whether no card was led since the trick was won."""
    return said.view.phase in ("trump", "over") or not said.view.trick


def useless_cards(said: Said) -> set[Any]:
    """Return what could not win the last trick, by the trump of then."""
    won = said.last(roue.TrickWon)
    at = max(n for n, event in enumerate(said.before) if event is won)
    pile = [*said.view.trump_pile]
    for event in reversed(said.before[at:]):
        if isinstance(event, roue.TrumpChanged):
            pile.pop()
        elif isinstance(event, roue.TrumpTaken):
            pile.append(event.card)
    colours = {roue_des_sorcieres.COLOUR[won.cards[0]], *(roue_des_sorcieres.COLOUR[card] for card in pile[-1:])}
    return {roue_des_sorcieres.NAME[card] for card in won.cards if roue_des_sorcieres.COLOUR[card] not in colours}


def cards_fly(said: Said) -> bool:
    columns = said.view.columns[said.view.seat]
    return bool(said.arguments["cards"] == by_colour(tuple(card for column in columns for card in column)))


def fits(said: Said) -> bool:
    """Whether the card that is named lies in the common zone under its number, if one is."""
    if not said.arguments["place"]:
        return True
    place = said.view.numbers.index(said.arguments["place"])
    return bool(air_sorciere.name(said.view.common[place]) == said.arguments["card"])


FACTS: Final[Mapping[str, Mapping[str, Callable[[Said], bool]]]] = {
    "roue_des_sorcieres": {
        "aim": lambda said: True,
        "trump": lambda said: said.arguments["colour"] == colour_of_trump(said),
        "play": lambda said: said.view.phase != "trump",
        "follow": lambda said: bool(said.view.trick),
        "trick": lambda said: (
            is_last_trick(said) and said.arguments["card"] == roue_des_sorcieres.NAME[said.last(roue.TrickWon).card]
        ),
        "wheel": lambda said: said.arguments["value"] == said.view.wheel,
        "give": lambda said: said.view.phase == "trump",
        "final": lambda said: said.arguments["number"] == said.to_come(roue.TrickWon) and said.view.draw_count == 0,
        "turned": lambda said: (
            (said.arguments["colour"], said.arguments["value"]) == (colour_of_trump(said), said.view.wheel)
        ),
        "other": lambda said: is_last_trick(said) and said.arguments["card"] in useless_cards(said),
    },
    "air_sorciere": {
        "columns": cards_fly,
        "fly": fits,
        "place": lambda said: said.view.phase == "placing",
        "forced": lambda said: said.view.placed is not None,
        "hand": lambda said: said.arguments["cards"] == by_colour(said.view.hand),
        "soft": lambda said: said.view.phase == "landing" and said.view.placed is None,
        "diploma": lambda said: said.view.phase == "diploma",
        "joker": lambda said: len({air_sorciere.COLOUR[card] for card in said.last(air.DiplomaEarned).cards}) > 1,
    },
    "zapp_zerapp": {
        "aim": lambda said: (
            sorted(25 - step for step in said.view.apprentices[said.view.seat])[1:]
            == [said.arguments["near"], said.arguments["far"]]
        ),
        "roll": lambda said: said.arguments["number"] == said.view.magic_number,
        "move": lambda said: said.view.phase == "move",
        "full": lambda said: any(
            isinstance(event, zapp.Revealed)
            and not event.valid
            and (Who(event.seat), event.number) == (said.arguments["player"], said.arguments["number"])
            for event in said.before[-RECENT:]
        ),
        "clash": lambda said: said.arguments["player"] == Who(said.last(zapp.Clashed).seat),
    },
    "du_balai": {
        "aim": lambda said: said.arguments["number"] == said.view.spaces[said.view.seat],
        "dice": lambda said: said.view.phase == "look" and not any(isinstance(e, balai.Rolled) for e in said.before),
        "write": lambda said: said.view.phase == "write" and not any(isinstance(e, balai.Rolled) for e in said.before),
        "keep": lambda said: said.view.phase == "draw",
        "spell": lambda said: bool(said.view.cards[said.view.seat]),
        "perfect": lambda said: any(
            isinstance(event, balai.Perfect) and Who(event.seat) == said.arguments["player"] for event in said.before
        ),
    },
}
"""What each lesson that speaks of a moment claims of it."""


class Lessons:
    """The lessons of a game as they are said to the person at seat 0 or 1, each with what was so then."""

    def __init__(self, game: str, monkeypatch: pytest.MonkeyPatch) -> None:
        self.said: list[tuple[str, int, int, Said, Message]] = []
        begin, start = Teacher.__init__, message_id(game, "")

        def begun(teacher: Teacher, conversation: Conversation, sitting: Sitting, guided: GuidedGame) -> None:
            tell = conversation.breath.tell

            def noted(*messages: Message) -> None:
                for message in messages:
                    if message.id.startswith(start) and not message.id.endswith("-example"):
                        seat, end = conversation.device.seats[0], len(sitting.table.steps)
                        said = Said(message.arguments, sitting.view(seat), sitting.hearing.events(0, end, seat))
                        self.said.append((message.id.removeprefix(start), seat, end, said, message))
                tell(*messages)

            monkeypatch.setattr(conversation.breath, "tell", noted)
            begin(teacher, conversation, sitting, guided)

        monkeypatch.setattr(Teacher, "__init__", begun)


@pytest.mark.parametrize("people", [1, 2])
@pytest.mark.parametrize("seed", SEEDS)
@pytest.mark.parametrize("game", WITH_GUIDED)
def test_a_lesson_is_true_when_it_is_said(game: str, seed: int, people: int, monkeypatch: pytest.MonkeyPatch) -> None:
    lessons = Lessons(game, monkeypatch)
    sitting, _ = opened(game, people)
    ids = ("learner", "friend")[:people]
    faces = [Buttons(sitting, id, [seat], 0.0, seed=100 * seed + seat) for seat, id in enumerate(ids)]
    now = 0.0
    for _ in range(LONGEST):
        now = play_on(sitting, faces, now, 25)
        if sitting.table.over:
            break
    for face in faces:
        face.follow(now)
    assert sitting.table.over
    checked = 0
    for name, seat, end, said, message in lessons.said:
        whole = said._replace(after=sitting.hearing.events(end, len(sitting.table.steps), seat))
        if name in FACTS[game]:
            checked += 1
            words = [catalogue(locale).text(message, Listener(NAMES, seat)) for locale in COMPLETE]
            assert FACTS[game][name](whole), (name, words)
        if "number" in message.arguments:
            texts = [catalogue(locale).text(message, Listener(NAMES, seat)) for locale in COMPLETE]
            assert all(str(message.arguments["number"]) in text for text in texts), texts
    assert checked >= 2 * people
