"""Who could meet whom on the ring, and what a move would do before it is made."""

from collections.abc import Callable, Sequence

from audiogames.core.messages import Argument, Items, Message, Seat
from audiogames.games.zapp_zerapp.moves import Way, way_on
from audiogames.games.zapp_zerapp.state import CITY, RING, START, Action, Colour, Piece, Step, space_of
from audiogames.games.zapp_zerapp.view import View

Board = Sequence[Sequence[Step]]
"""The steps of the apprentices of each seat."""


def number_of(seen: View, seat: Seat) -> int | None:
    """Return the number in the barrel that a seat has chosen, if it is known."""
    place = seen.chosen[seat] if seen.chosen else None
    return None if place is None else seen.numbers[place]


def behind(colours: Sequence[Colour], board: Board, piece: Piece, furthest: int) -> tuple[tuple[Piece, int], ...]:
    """Return the apprentices of others that could catch one, with the spaces between, the nearest first.

    Those whose city comes before are left out: they never get so far.
    """
    own = _space(colours, board, piece)
    found = [
        (other, distance)
        for other, step, space in _others(colours, board, piece[0])
        if own is not None and 0 < (distance := (own - space) % RING) <= furthest and step + distance < CITY
    ]
    return tuple(sorted(found, key=lambda line: line[1]))


def ahead(colours: Sequence[Colour], board: Board, piece: Piece, furthest: int) -> tuple[tuple[Piece, int], ...]:
    """Return the apprentices of others that one could come to before its city, the nearest first."""
    own, step = _space(colours, board, piece), board[colours.index(piece[0])][piece[1]]
    found = [
        (other, distance)
        for other, _, space in _others(colours, board, piece[0])
        if own is not None and 0 < (distance := (space - own) % RING) <= furthest and step + distance < CITY
    ]
    return tuple(sorted(found, key=lambda line: line[1]))


def _space(colours: Sequence[Colour], board: Board, piece: Piece) -> int | None:
    return space_of(piece[0], board[colours.index(piece[0])][piece[1]])


def _others(colours: Sequence[Colour], board: Board, own: Colour) -> list[tuple[Piece, Step, int]]:
    return [
        ((colour, number), step, space)
        for colour, steps in zip(colours, board, strict=True)
        for number, step in enumerate(steps)
        if colour != own and START < step < CITY and (space := space_of(colour, step)) is not None
    ]


def preview(
    seen: View,
    action: Action,
    piece_name: Callable[[View, Piece], Message],
    standing: Callable[[View, Step], Message],
) -> Message:
    """Return what a move would do: where it ends, whom it takes along, whom it banishes."""
    going = _way(seen, action)
    banished = _banished(seen, action, going)
    arguments: dict[str, Argument] = {
        "piece": going.piece[1] + 1,
        "number": going.steps,
        "standing": standing(seen, going.end),
    }
    parts = [Message("zapp-preview-move", arguments)]
    if action.companions:
        parts.append(_list(seen, "zapp-preview-with", action.companions, piece_name))
    elif going.companions:
        parts.append(Message("zapp-preview-alone"))
    if action.leaving:
        parts.append(_list(seen, "zapp-preview-leaving", action.leaving, piece_name))
    if banished:
        parts.append(_list(seen, "zapp-preview-banish", banished, piece_name))
    return Message("zapp-preview", {"parts": Items(tuple(parts))})


def _list(seen: View, id: str, named: Sequence[Piece], piece_name: Callable[[View, Piece], Message]) -> Message:
    return Message(id, {"pieces": Items(tuple(piece_name(seen, piece) for piece in named), "and")})


def _way(seen: View, action: Action) -> Way:
    seat = seen.seat if seen.seat is not None else seen.order[0]
    number = number_of(seen, seat)
    assert number is not None
    assert action.piece is not None
    return way_on(seen.rules, seen.colours, seen.apprentices, seat, action.piece, number)


def _banished(seen: View, action: Action, going: Way) -> tuple[Piece, ...]:
    wanted = action.banished if seen.rules.manual_banish else going.banishable
    return tuple(piece for piece in wanted if piece not in action.companions)
