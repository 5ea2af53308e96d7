"""People shake barrels themselves. The one with nine pebbles is always at place 9."""

from collections.abc import Sequence
from typing import ClassVar

from audiogames.core.chance import Outcome
from audiogames.core.companion import Companion, Fact, Known
from audiogames.core.errors import reason
from audiogames.core.messages import Message, Seat, Who
from audiogames.decks.zapp_zerapp import BARRELS
from audiogames.games.zapp_zerapp.state import PLACES, Action, State
from audiogames.games.zapp_zerapp.view import View

FACES = range(1, 7)


class BarrelCompanion(Companion[State, Action, View]):
    chores = ("dice",)
    options: ClassVar = {"shaking": "equal", "memory": False}
    words: ClassVar = {
        "zapp-turn-shake": "companion-turn-barrel",
        "zapp-moves-equal": "companion-turn-barrel",
        "zapp-shakes-left": "",
        "zapp-shakes-alike": "",
    }

    def wants(self, state: State, action: Action) -> str:
        return "dice" if action.verb == "roll" else ""

    def why_not(self, state: State, seat: Seat, action: Action, said: str) -> Message | None:
        if said and dice_in(said) is None:
            return reason("companion-say-dice")
        if action.verb in ("shake", "take", "release"):
            return reason("companion-say-barrel", last=len(BARRELS))
        if action.verb == "choose" and action.place in state.chosen:
            return reason(
                "companion-barrel-twice",
                number=state.barrels[action.place or 0],
                player=Who(state.chosen.index(action.place)),
            )
        return None

    def outcome(self, state: State, said: str, drawn: Outcome) -> Outcome:
        if state.shuffling:
            return (tuple(map(state.barrels.index, BARRELS)),)
        dice = dice_in(said) if state.rolling else None
        return drawn if dice is None else tuple((face - 1,) for face in dice)

    def allowed(self, state: State, seat: Seat, actions: tuple[Action, ...], known: Known) -> tuple[Action, ...]:
        return tuple(action for action in actions if action.verb not in ("shake", "take", "release"))

    def meant(self, seen: View, words: Sequence[str]) -> Fact | None:
        assert seen.seat is not None
        said = " ".join(words).removeprefix("barrel-")
        if seen.phase == "roll" and (dice := dice_in(said)) is not None:
            return Fact(seen.seat, "roll", "{} {}".format(*dice))
        if seen.phase == "shake" and said.isdecimal() and int(said) in BARRELS:
            return Fact(seen.seat, f"choose {PLACES[int(said) - 1]}")
        return None

    def sayings(self, seen: View) -> tuple[str, ...]:
        if seen.phase == "roll":
            return tuple(f"{first} {second}" for first in FACES for second in FACES)
        return tuple(map(str, BARRELS)) if seen.phase == "shake" else ()

    def anew(self, fact: Fact, words: Sequence[str]) -> Fact | None:
        said = " ".join(words).removeprefix("barrel-")
        if fact.action == "roll" and (dice := dice_in(said)) is not None:
            return fact._replace(said="{} {}".format(*dice))
        if fact.action.startswith("choose") and said.isdecimal() and int(said) in BARRELS:
            return fact._replace(action=f"choose {PLACES[int(said) - 1]}")
        return None

    def said_in(self, fact: Fact) -> str:
        return fact.said or str(PLACES.index(fact.action[-1]) + 1)


def dice_in(said: str) -> tuple[int, int] | None:
    # "6 4" or "64"
    faces = [int(face) for face in said if face.isdecimal() and face in "123456"]
    rest = said.translate(str.maketrans("", "", "123456 ,+"))
    return (faces[0], faces[1]) if len(faces) == 2 and not rest else None


COMPANION = BarrelCompanion()
