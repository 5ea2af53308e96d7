from collections.abc import Sequence
from typing import Any, Final

from audiogames.core.messages import Cue, die_place, moving, track_place, zone_place
from audiogames.core.presentation.telling import SEAT, Ways, cue_of
from audiogames.decks.du_balai import FACES
from audiogames.games.du_balai import events as e
from audiogames.games.du_balai.state import DICE_READ, FINISH, LAST, Space
from audiogames.games.du_balai.view import View

CUES: Final[dict[type, str | None]] = {
    e.GameBegan: None,  # nothing moves yet
    e.StartChosen: "witch-moved",
    e.RolledAgain: "dice-shaken",
    e.Rolled: "dice-thrown",
    e.DieTold: None,  # each face has a sound of its own: its symbol, high for orange and low for black
    e.Bet: "notice",
    e.BookClosed: "book-closed",
    e.Wrote: "card-placed",
    e.Waits: None,  # nobody else may know
    e.SpellCast: "card-played",
    e.Reacted: None,  # a sound would hurry those who still think
    e.FogCast: "card-played",
    e.SpellCancelled: "cards-discarded",
    e.DecreeLooked: "book-opened",
    e.LookEnded: "book-closed",
    e.FormulaRevealed: None,  # the book that opens is heard for all of them
    e.BookOpened: "book-opened",
    e.WindowOpened: None,  # the message is enough
    e.SymbolAdded: "card-placed",
    e.SymbolSwapped: "card-placed",
    e.SecondRevealed: "card-turned",
    e.Fell: "witch-fell",
    e.StayedPut: None,  # nothing moves
    e.Perfect: "perfect-formula",
    e.Moved: "witch-moved",
    e.Crossed: "trick-won",
    e.Uncrossed: None,  # her way back was heard
    e.Blocked: "notice",
    e.DeckReshuffled: "cards-shuffled",
    e.Drew: "card-drawn",
    e.Kept: None,  # the draw was heard
    e.DeckShuffled: None,  # it follows every draw
    e.CurseMoved: "curse",
    e.GameEnded: "game-ended",
}

WAYS: Final[Ways] = {
    e.SpellCast: (SEAT, zone_place("discard")),
    e.FogCast: (SEAT, zone_place("discard")),
    e.SpellCancelled: (SEAT, zone_place("discard")),
    e.DeckReshuffled: (zone_place("discard"), zone_place("draw")),
    e.Drew: (zone_place("draw"), SEAT),
}

ON_TRACK: Final = (e.Fell, e.Perfect, e.Crossed, e.Blocked)


def cues(events: Sequence[e.Event], seen: View) -> tuple[Cue, ...]:
    found = []
    for event in events:
        if isinstance(event, e.DieTold):
            found.append(Cue(f"symbol-{FACES[event.face]}", die_place(event.die + 1, DICE_READ)))
        elif isinstance(event, e.Moved):
            found.append(moving("witch-moved", space_place(event.start), *map(space_place, _passed(event))))
        elif (name := CUES[type(event)]) is not None:
            found.append(cue_of(name, event, seen, WAYS)._replace(**_lies(event, seen)))
    return tuple(found)


def space_place(space: Space) -> str:
    """-2 is outermost on the left, the finish outermost on the right."""
    return track_place(100 * (space - LAST) / (FINISH - LAST))


def _passed(event: e.Moved) -> range:
    step = 1 if event.end >= event.start else -1
    return range(event.start + step, event.end + step, step)


def _lies(event: e.Event, seen: View) -> dict[str, Any]:
    if isinstance(event, e.Rolled):
        return {"rests": tuple(die_place(die, DICE_READ) for die in range(1, DICE_READ + 1))}
    if isinstance(event, e.StartChosen | e.CurseMoved):
        return {"place": space_place(event.space)}
    if isinstance(event, ON_TRACK):
        return {"place": space_place(seen.spaces[event.seat])}
    if isinstance(event, e.BookClosed | e.BookOpened | e.DecreeLooked | e.LookEnded):
        return {"place": zone_place("box")}
    return {}
