"""Why a seat may not do something in Zapp Zerapp: each reason its own sentence."""

from audiogames.core.errors import reason
from audiogames.core.messages import Message, Seat
from audiogames.decks.zapp_zerapp import COLOURS
from audiogames.games.zapp_zerapp import moves
from audiogames.games.zapp_zerapp.state import CITY, Action, Piece, Place, State


def why_not_shake(state: State, seat: Seat, action: Action, free: tuple[Place, ...]) -> Message | None:
    """Return why a seat that is choosing a barrel may not do this."""
    if action.verb in ("roll", "move") or action.place is None:
        return reason("zapp-refuse-shake-first")
    if state.rules.shaking == "melee":
        return _why_not_in_hand(state, seat, action, action.place, free)
    if action.verb in ("take", "release"):
        return reason("zapp-refuse-no-hands")
    if action.place not in free:
        return _about(action.place, "zapp-refuse-taken")
    if action.verb == "shake" and not state.shakes_left[seat]:
        return reason("zapp-refuse-no-shakes-left")
    return None


def _why_not_in_hand(state: State, seat: Seat, action: Action, place: Place, free: tuple[Place, ...]) -> Message | None:
    own = state.held[seat]
    if action.verb != "take":
        return None if place in own else _about(place, "zapp-refuse-not-in-hand")
    if place in own:
        return _about(place, "zapp-refuse-in-hand")
    if len(own) >= state.rules.barrels_in_hand:
        return reason("zapp-refuse-hands-full", number=state.rules.barrels_in_hand)
    return None if place in free else _about(place, "zapp-refuse-taken")


def why_not_move(state: State, seat: Seat, action: Action, steps: int) -> Message | None:
    """Return why a seat that must move an apprentice may not move so."""
    if action.verb != "move" or action.piece is None:
        return reason("zapp-refuse-move-first")
    if state.apprentices[seat][action.piece] >= CITY:
        return reason("zapp-refuse-in-city", number=action.piece + 1)
    going = moves.way(state, seat, action.piece, steps)
    for piece in action.companions:
        if piece not in going.companions:
            id = "zapp-refuse-companion" if state.rules.advanced else "zapp-refuse-no-companions"
            return reason(id, piece=piece_name(piece))
    for piece in action.leaving:
        if going.end < CITY or piece[0] != going.piece[0] or piece not in action.companions:
            return reason("zapp-refuse-leaving", piece=piece_name(piece))
    return _why_not_banish(state, action, going)


def _why_not_banish(state: State, action: Action, going: moves.Way) -> Message | None:
    if action.banished and not state.rules.manual_banish:
        return reason("zapp-refuse-banish-itself")
    for piece in action.banished:
        if piece not in going.banishable or piece in action.companions:
            return reason("zapp-refuse-banish", piece=piece_name(piece))
    return None


def piece_name(piece: Piece) -> Message:
    """Return what an apprentice is called: its colour and its number."""
    return Message("zapp-piece", {"colour": Message(f"colour-{COLOURS[piece[0]]}"), "number": piece[1] + 1})


def _about(place: Place, id: str) -> Message:
    return reason(id, number=place + 1)
