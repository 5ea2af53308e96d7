"""The moves of an apprentice: its end, possible companions, and banished apprentices (rule file 4.4 and 4.5)."""

from collections.abc import Sequence
from itertools import combinations, islice
from typing import Final, NamedTuple

from audiogames.core.game import with_entry
from audiogames.core.messages import Seat
from audiogames.games.zapp_zerapp import events as e
from audiogames.games.zapp_zerapp.state import (
    CASTLES,
    CITY,
    PIECES,
    PROTECTED,
    RING,
    START,
    Action,
    Colour,
    Piece,
    Rules,
    State,
    Step,
    space_of,
    step_on,
)

LISTED: Final = 64
"""Maximum listed sets of companions of one apprentice. `apply` accepts any."""


class Way(NamedTuple):
    """`steps` are those used of the number.

    `banishable` excludes safe apprentices, but not possible companions.
    """

    piece: Piece
    start: Step
    end: Step
    steps: int
    companions: tuple[Piece, ...]
    banishable: tuple[Piece, ...]


def movable(state: State, seat: Seat) -> tuple[int, ...]:
    return tuple(number for number in range(PIECES) if state.apprentices[seat][number] < CITY)


def way(state: State, seat: Seat, number: int, steps: int) -> Way:
    return way_on(state.rules, state.colours, state.apprentices, seat, number, steps)


def way_on(
    rules: Rules,
    colours: tuple[Colour, ...],
    apprentices: tuple[tuple[Step, ...], ...],
    seat: Seat,
    number: int,
    steps: int,
) -> Way:
    """Passed and final spaces count, the first one does not (Z2).

    An apprentice that leaves the start banishes nobody.
    """
    colour, start = colours[seat], apprentices[seat][number]
    end = min(start + steps, CITY)
    spaces = [space_of(colour, step) for step in range(start + 1, min(end, CITY - 1) + 1)]
    passed = set(spaces) if end == CITY else set(spaces[:-1])
    met = [(piece, step) for piece, step in _on_ring(colours, apprentices) if space_of(piece[0], step) in set(spaces)]
    companions = tuple(
        piece for piece, step in met if rules.advanced and step in CASTLES and space_of(piece[0], step) in passed
    )
    banishable = tuple(piece for piece, step in met if piece[0] != colour and not safe(step, rules.advanced))
    return Way((colour, number), start, end, end - start, companions, () if start == START else banishable)


def safe(step: Step, advanced: bool) -> bool:
    """In the apprentice's own zone and, in the advanced game, on its castle colour."""
    return step in PROTECTED or (advanced and step in CASTLES)


def _on_ring(colours: tuple[Colour, ...], apprentices: tuple[tuple[Step, ...], ...]) -> list[tuple[Piece, Step]]:
    return sorted(
        ((colour, number), step)
        for colour, steps in zip(colours, apprentices, strict=True)
        for number, step in enumerate(steps)
        if START < step < CITY
    )


def listed(state: State, seat: Seat, steps: int) -> tuple[Action, ...]:
    """Each apprentice with companions, most of them first (Z6), and always alone."""
    found: list[Action] = []
    for number in movable(state, seat):
        going = way(state, seat, number, steps)
        banished = going.banishable if state.rules.manual_banish else ()
        sets = [
            companions
            for size in range(len(going.companions), 0, -1)
            for companions in combinations(going.companions, size)
        ]
        found += [
            Action("move", piece=number, companions=companions, banished=tuple(sorted(set(banished) - set(companions))))
            for companions in (*islice(sets, LISTED - 1), ())
        ]
        if banished:
            found.append(Action("move", piece=number))
    return tuple(
        sorted(set(found), key=lambda move: (move.piece or 0, -len(move.companions), -len(move.banished), move))
    )


def made(state: State, seat: Seat, action: Action, steps: int) -> tuple[State, tuple[e.Event, ...]]:
    assert action.piece is not None
    going = way(state, seat, action.piece, steps)
    colour = going.piece[0]
    moved = _placed(state, going.piece, going.end)
    events: list[e.Event] = [e.Moved(seat, going.piece, going.start, going.end, action.companions)]
    for piece in action.companions:
        end = _companion_end(going, piece, piece in action.leaving)
        events.append(e.Carried(piece, _step(state, piece), end))
        moved = _placed(moved, piece, end)
    wanted = set(action.banished) if state.rules.manual_banish else set(going.banishable)
    for piece in going.banishable:
        if piece in wanted and piece not in action.companions:
            space = space_of(piece[0], _step(state, piece))
            assert space is not None
            events.append(e.Banished(piece, space))
            moved = _placed(moved, piece, START)
    if going.end == CITY:
        home = [going.piece, *(piece for piece in action.companions if _step(moved, piece) == CITY)]
        before = moved.apprentices[seat].count(CITY) - len(home)
        events += [e.Arrived(piece, before + rank) for rank, piece in enumerate(home, 1) if piece[0] == colour]
    return moved, tuple(events)


def _companion_end(going: Way, piece: Piece, leaving: bool) -> Step:
    """Companions stop where the mover stops, or before the city, unless they are of its colour and enter too."""
    if going.end == CITY and piece[0] == going.piece[0] and not leaving:
        return CITY
    space = space_of(going.piece[0], min(going.end, CITY - 1))
    assert space is not None
    return step_on(piece[0], space)


def _step(state: State, piece: Piece) -> Step:
    return state.apprentices[state.colours.index(piece[0])][piece[1]]


def _placed(state: State, piece: Piece, step: Step) -> State:
    seat = state.colours.index(piece[0])
    return state._replace(
        apprentices=with_entry(state.apprentices, seat, with_entry(state.apprentices[seat], piece[1], step))
    )


# Who could meet whom on the ring.

Board = Sequence[Sequence[Step]]


def behind(colours: Sequence[Colour], board: Board, piece: Piece, furthest: int) -> tuple[tuple[Piece, int], ...]:
    """Opponents' apprentices that could catch one, with the distances, the nearest first.

    Those whose city comes before are left out.
    """
    own = _space_on(colours, board, piece)
    found = [
        (other, distance)
        for other, step, space in _opponents(colours, board, piece[0])
        if own is not None and 0 < (distance := (own - space) % RING) <= furthest and step + distance < CITY
    ]
    return tuple(sorted(found, key=lambda line: line[1]))


def ahead(colours: Sequence[Colour], board: Board, piece: Piece, furthest: int) -> tuple[tuple[Piece, int], ...]:
    """Opponents' apprentices that one could reach before its city, the nearest first."""
    own, step = _space_on(colours, board, piece), board[colours.index(piece[0])][piece[1]]
    found = [
        (other, distance)
        for other, _, space in _opponents(colours, board, piece[0])
        if own is not None and 0 < (distance := (space - own) % RING) <= furthest and step + distance < CITY
    ]
    return tuple(sorted(found, key=lambda line: line[1]))


def _space_on(colours: Sequence[Colour], board: Board, piece: Piece) -> int | None:
    return space_of(piece[0], board[colours.index(piece[0])][piece[1]])


def _opponents(colours: Sequence[Colour], board: Board, own: Colour) -> list[tuple[Piece, Step, int]]:
    return [
        ((colour, number), step, space)
        for colour, steps in zip(colours, board, strict=True)
        for number, step in enumerate(steps)
        if colour != own and START < step < CITY and (space := space_of(colour, step)) is not None
    ]
