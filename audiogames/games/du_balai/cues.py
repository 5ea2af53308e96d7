"""Which sounds the events of Du Balai! name. The track lies before the listener, its start left, its finish right."""

from collections.abc import Sequence
from typing import Final

from audiogames.core.messages import Cue, die_place, place_of, track_place, zone_place
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
    e.WindowOpened: None,  # the turn is told to whom it belongs
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
"""The cue of each class of events; None where silence is meant."""

ON_TRACK: Final = (e.Fell, e.Perfect, e.Crossed, e.Blocked)
"""Events that happen to a witch where she stands, besides those that name a space themselves."""


def cues(events: Sequence[e.Event], seen: View) -> tuple[Cue, ...]:
    """Return the cues of events, in order, placed for the view's seat."""
    found = []
    for event in events:
        if isinstance(event, e.DieTold):
            found.append(Cue(f"symbol-{FACES[event.face]}", die_place(event.die + 1, DICE_READ)))
        elif (name := CUES[type(event)]) is not None:
            found.append(Cue(name, _place(event, seen)))
    return tuple(found)


def space_place(space: Space) -> str:
    """Return where a space of the track sounds: -2 outermost on the left, the finish outermost on the right."""
    return track_place(100 * (space - LAST) / (FINISH - LAST))


def _place(event: e.Event, seen: View) -> str:
    if isinstance(event, e.Moved):
        return space_place(event.end)
    if isinstance(event, e.StartChosen | e.CurseMoved):
        return space_place(event.space)
    if isinstance(event, ON_TRACK):
        return space_place(seen.spaces[event.seat])
    if isinstance(event, e.BookClosed | e.BookOpened | e.DecreeLooked | e.LookEnded):
        return zone_place("box")
    return place_of(getattr(event, "seat", None), seen.seat, len(seen.spaces))
