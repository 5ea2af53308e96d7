"""Between what a player of Zapp Zerapp chooses: barrels by their numbers, and moves with all that they would do."""

from collections.abc import Sequence

from audiogames.core.errors import IllegalAction, reason
from audiogames.core.game import Choice
from audiogames.core.messages import Message, Seat
from audiogames.decks.zapp_zerapp import APPRENTICES, BARRELS
from audiogames.games.zapp_zerapp import reach
from audiogames.games.zapp_zerapp.keys import barrel_number, piece_name, standing
from audiogames.games.zapp_zerapp.state import PIECES, START, Action
from audiogames.games.zapp_zerapp.view import View


def choices(seen: View, legal: tuple[Action, ...]) -> tuple[Choice, ...]:
    """Return what the seat may do as it is read aloud; for a move, all that it would do."""
    return tuple(_choice(seen, action) for action in legal if not _like_another(seen, action))


def _like_another(seen: View, action: Action) -> bool:
    """Whether this would move an apprentice out of the start while one of a lower number stands there too."""
    if action.piece is None or seen.seat is None:
        return False
    own = seen.apprentices[seen.seat]
    return own[action.piece] == START and START in own[: action.piece]


def _choice(seen: View, action: Action) -> Choice:
    if action.verb == "move":
        return Choice(action, reach.preview(seen, action, piece_name, standing), told=True)
    if action.place is None:
        return Choice(action, Message("zapp-choice-roll"), usual=True, asked=True, told=True)
    message = Message(f"zapp-choice-{action.verb}", {"number": barrel_number(action.place)})
    return Choice(action, message, asked=True, told=True, numbered=True)


def named(seen: View, cards: Sequence[str]) -> Action | None:
    """Return what naming one thing means: moving the own apprentice "green-2" alone, shaking barrel "4".

    In the mêlée a barrel that is not in the own hand is taken. None for anything else. Raises IllegalAction for an
    apprentice or a barrel that does not exist.
    """
    if len(cards) != 1 or seen.seat is None:
        return None
    if cards[0].isdigit():
        return _barrel_named(seen, seen.seat, int(cards[0]))
    if cards[0] not in APPRENTICES:
        raise IllegalAction(reason("zapp-refuse-no-such-apprentice", apprentice=cards[0][:40]))
    colour, number = divmod(APPRENTICES.index(cards[0]), PIECES)
    return Action("move", piece=number) if colour == seen.colours[seen.seat] else None


def _barrel_named(seen: View, seat: Seat, number: int) -> Action | None:
    if seen.phase != "shake":
        return None
    if not 1 <= number <= len(BARRELS):
        raise IllegalAction(reason("zapp-refuse-no-such-barrel", last=len(BARRELS)))
    place = number - 1
    in_hand = seen.rules.shaking != "melee" or place in seen.held[seat]
    return Action("shake" if in_hand else "take", place)
