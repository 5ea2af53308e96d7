"""The trial of Air Sorcière, for the laws of all games."""

from collections.abc import Sequence
from typing import Any

from audiogames.core.chance import Generator
from audiogames.core.game import QUESTIONS
from audiogames.core.steps import Step
from audiogames.core.table import Table
from audiogames.games.air_sorciere import events as e
from audiogames.games.air_sorciere.state import COMMON, DRAW, KEEP, LAND, NO_DIPLOMA, NO_LAND, STOP, TAKE, Action, State
from audiogames.games.air_sorciere.view import View
from audiogames.testing.trials import Position, Trial

from .deals import random_position
from .positions import GAME, cards_in, grimoires_in

ACTIONS = (
    *(DRAW, KEEP, COMMON, STOP, NO_LAND, NO_DIPLOMA, *TAKE, *LAND),
    *(Action("take"), Action("land"), Action("diploma"), Action("diploma", (), 3), Action("discard")),
)


def hands_of_others_are_neither_shown_nor_told(table: Table, choice: int) -> None:
    """A15: unless hands are open, exchange cards between the others' hands, and nothing that is said changes."""
    if table.view(None).rules.open_hands:
        return
    events = [event for step in table.steps[-3:] for event in step.events]
    for seat in (None, *range(len(table.players))):
        view = table.view(seat)
        anew = with_hands_exchanged(view, Generator(choice))
        assert GAME.tell(events, view) == GAME.tell(events, anew)
        assert GAME.detail(events, view) == GAME.detail(events, anew)
        for question in QUESTIONS:
            assert GAME.ask(question, view) == GAME.ask(question, anew)
        assert GAME.view_position(view) == GAME.view_position(anew)
        assert GAME.zones(view) == GAME.zones(anew)


def with_hands_exchanged(view: View, chance: Generator) -> View:
    """Return the view with the cards in the other seats' hands dealt again between them."""
    others = [seat for seat in range(len(view.hands)) if seat != view.seat]
    cards = [card for seat in others for card in view.hands[seat]]
    mixed = iter([cards[place] for place in chance.permutation(len(cards))])
    hands = [
        hand if seat == view.seat else tuple(sorted(next(mixed) for _ in hand)) for seat, hand in enumerate(view.hands)
    ]
    return view._replace(hands=tuple(hands))


class Air(Trial):
    """The order of the draw pile is the one secret."""

    name = "air_sorciere"
    phases = frozenset({"fly", "placing", "landing", "diploma", "cat", "over"})
    no_actions = (
        "",
        "draw 1",
        "take",
        "take green-0",
        "land blue",
        "diploma green:",
        "discard",
        "time",
        "play green-1",
    )
    haste = frozenset({"diploma", "land", "keep", "stop"})
    shown = (e.Drew, e.Reshuffled)
    laws = (hands_of_others_are_neither_shown_nor_told,)

    def position(self, seed: int, seats: int) -> Position:
        return random_position(seed, seats)

    def actions(self) -> Sequence[Any]:
        return ACTIONS

    def components(self, table: Table) -> Any:
        place = table.position()
        return sorted(cards_in(place)), grimoires_in(place)

    def check(self, table: Table) -> None:
        place = table.position()
        limit, drawn = place["options"]["cat_limit"], place["turn"]["drawn"]
        for seat, points in zip(place["seats"], table.scores, strict=True):
            assert all(column == sorted(set(column)) != [] for column in seat["columns"].values()), "2.4: rising"
            sets = min(seat["grimoires"].values())
            bonus = sets if place["options"]["bonus"] == "per_set" else min(sets, 1)
            assert points == sum(seat["grimoires"].values()) + bonus
            if place["turn"]["phase"] == "placing" and drawn.endswith("-15") and table.steps:
                assert len(seat["hand"]) <= limit, "the cat was drawn and has gone"

    def redealt(self, step: Step, viewer: int | None, chance: Generator) -> Any | None:
        """Shuffle the pile beneath its top card; what a shuffle brings up is drawn by `repeated`."""
        before: State = step.before
        if step.entry.action is None:
            return before if before.shuffling else None  # the first shuffle of all shows who begins, and no card
        top, rest = before.draw_pile[:1], before.draw_pile[1:]
        return before._replace(draw_pile=(*top, *(rest[place] for place in chance.permutation(len(rest)))))

    def repeated(self, step: Step, before: Any, chance: Generator) -> Any:
        """Where the discard is shuffled, keep the card that comes up, and nothing else of the order."""
        if step.entry.chance is None or not before.shuffling:
            return super().repeated(step, before, chance)
        first, *rest = step.entry.chance[0]
        return self.game.apply_chance(before, ((first, *(rest[place] for place in chance.permutation(len(rest)))),))


TRIAL = Air()
