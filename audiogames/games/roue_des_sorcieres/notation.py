"""Text forms of actions, views and events of La Roue des Sorcières (docs/notation.md)."""

from typing import Any

from audiogames.core.errors import IllegalAction, reason
from audiogames.core.events import kind
from audiogames.decks.roue_des_sorcieres import BY_ID, CARD_IDS, Card
from audiogames.games.roue_des_sorcieres.events import Event
from audiogames.games.roue_des_sorcieres.rules import legal
from audiogames.games.roue_des_sorcieres.state import NO_TRUMP, PLAY, TRUMP, Action, Phase, Rules, State, Trick, unmask
from audiogames.games.roue_des_sorcieres.view import View

NAME = "roue_des_sorcieres"


def parse_action(text: str) -> Action:
    """Return the action written `play blue-7`, `trump red-7` or `no-trump`. Raises IllegalAction."""
    verb, *cards = text.split() or [""]
    if verb == "no-trump" and not cards:
        return NO_TRUMP
    if verb in ("play", "trump") and len(cards) == 1:
        if cards[0] not in BY_ID:
            raise IllegalAction(reason("roue-refuse-no-such-card", card=cards[0][:40]))
        return (PLAY if verb == "play" else TRUMP)[BY_ID[cards[0]]]
    raise IllegalAction(reason("roue-refuse-no-such-action", action=text[:40]))


def format_action(action: Action) -> str:
    """Return the text form of an action."""
    return action.verb if action.card is None else f"{action.verb} {CARD_IDS[action.card]}"


def legal_position(state: State, seat: int) -> list[Any]:
    """Return what the seat may do, in text form."""
    return [format_action(action) for action in legal(state, seat)]


def ids(cards: tuple[Card, ...]) -> list[str]:
    """Return the names of cards."""
    return [CARD_IDS[card] for card in cards]


def _table(
    rules: Rules, phase: Phase, trump_pile: tuple[Card, ...], wheel: int, trick: Trick, leader: int, turn: int
) -> dict[str, Any]:
    """What state and view write alike."""
    return {
        "game": NAME,
        "options": {
            "side": "descending" if rules.descending else "ascending",
            "keep_last_trump": rules.keep_last_trump,
            "show_scores": rules.show_scores,
        },
        "trump_pile": ids(trump_pile),
        "wheel": wheel,
        "trick": [{"seat": seat, "card": CARD_IDS[card]} for seat, card in trick],
        "leader": leader,
        "turn": {"seat": None if phase == "over" else turn, "phase": phase},
    }


def position(state: State) -> dict[str, Any]:
    """Return the whole truth; `load` of it gives an equal state. Not to be asked before the deal."""
    table = _table(state.rules, state.phase, state.trump_pile, state.wheel, state.trick, state.leader, state.turn)
    seats = [
        {"hand": ids(hand), "captured": ids(unmask(cards))}
        for hand, cards in zip(state.hands, state.captured, strict=True)
    ]
    return {**table, "exact": True, "seats": seats, "draw_pile": ids(state.draw_pile)}


def view_position(view: View) -> dict[str, Any]:
    """Return a view: counts stand for what it hides."""
    table = _table(view.rules, view.phase, view.trump_pile, view.wheel, view.trick, view.leader, view.turn)
    seats: list[dict[str, Any]] = [
        {"hand_count": hand, "captured_count": captured}
        for hand, captured in zip(view.hand_counts, view.captured_counts, strict=True)
    ]
    if view.seat is not None:
        seats[view.seat]["hand"] = ids(view.hand)
    if view.scores is not None:
        for entry, score in zip(seats, view.scores, strict=True):
            entry["score"] = score
    if view.captured is not None:
        for entry, cards in zip(seats, view.captured, strict=True):
            entry["captured"] = ids(cards)
    return {**table, "seat": view.seat, "seats": seats, "draw_count": view.draw_count}


_CARD_FIELDS = frozenset({"card", "cards", "trump"})


def event_position(event: Event) -> dict[str, Any]:
    """Return an event by name and fields, its cards by their names."""
    return {"event": kind(event), **{f: _named(f, value) for f, value in event._asdict().items()}}


def _named(field: str, value: Any) -> Any:
    if isinstance(value, tuple):
        return [_named(field, part) for part in value]
    return CARD_IDS[value] if field in _CARD_FIELDS and value is not None else value
