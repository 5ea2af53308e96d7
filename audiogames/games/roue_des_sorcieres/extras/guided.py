"""The guided first game of La Roue des Sorcières: three seats, and the last eight tricks of a game.

The learner wins the first trick with the best trump, whatever the others play. After two tricks the draw pile is empty,
so that a trump is taken and the last six tricks begin.
"""

from typing import Final

from audiogames.core.messages import Items, Message
from audiogames.core.presentation.guided import Arguments, GuidedGame, LearnerKnowledge, Teaching, happened
from audiogames.decks.roue_des_sorcieres import CARD_IDS, COLOUR, NAME, Card, colour
from audiogames.games.roue_des_sorcieres import events as e
from audiogames.games.roue_des_sorcieres.rules import order
from audiogames.games.roue_des_sorcieres.state import trump_colour
from audiogames.games.roue_des_sorcieres.view import View

HANDS: Final = (
    ("blue-6", "blue-2", "red-7", "red-3", "green-8", "orange-4"),
    ("blue-9", "red-5", "red-1", "yellow-6", "green-3", "purple-8"),
    ("blue-1", "red-9", "yellow-2", "yellow-8", "purple-5", "orange-7"),
)
DRAW_PILE: Final = ("green-6", "blue-3", "yellow-7", "red-8", "purple-6")
TRUMP_PILE: Final = ("yellow-4", "blue-7")
"""One trump was given up before the guided part."""


def _captured() -> list[list[str]]:
    gone = {card for cards in (*HANDS, DRAW_PILE, TRUMP_PILE) for card in cards}
    rest = sorted((card for card in CARD_IDS if card not in gone), key=lambda card: (card[-1], card), reverse=True)
    return [[card for place, card in enumerate(rest) if place % 6 in (seat, 5 - seat)] for seat in range(len(HANDS))]


def _is_to_play(known: LearnerKnowledge) -> bool:
    return known.asked and known.view.phase == "play"


def _last_trick(known: LearnerKnowledge) -> e.TrickWon | None:
    """None if another trick was begun."""
    won = [event for event in known.events if isinstance(event, e.TrickWon)]
    return won[-1] if won and (known.view.phase == "trump" or not known.view.trick) else None


def _trump_then(known: LearnerKnowledge, won: e.TrickWon) -> int | None:
    pile: list[Card] = [*known.view.trump_pile]
    for event in reversed(known.events[known.events.index(won) :]):
        if isinstance(event, e.TrumpChanged):
            pile.pop()
        elif isinstance(event, e.TrumpTaken):
            pile.append(event.card)
    return trump_colour(tuple(pile))


def _how(known: LearnerKnowledge) -> Arguments:
    won = _last_trick(known)
    assert won is not None
    trump = _trump_then(known, won)
    alike = sum(COLOUR[card] == COLOUR[won.card] for card in won.cards)
    among, alone = ("trump", "only-trump") if COLOUR[won.card] == trump else ("led", "alone")
    return {"card": NAME[won.card], "how": among if alike > 1 else alone}


def _is_to_give(known: LearnerKnowledge) -> bool:
    return known.asked and known.view.phase == "trump"


def _explains_trick(known: LearnerKnowledge) -> bool:
    """After the learner's own trick, giving up a card is explained first."""
    return _last_trick(known) is not None and (not _is_to_give(known) or "give" in known.told)


def _has_turned(known: LearnerKnowledge) -> bool:
    changes = [event for event in known.events if isinstance(event, e.TrumpChanged | e.TrumpTaken)]
    return _is_to_play(known) and bool(changes) and isinstance(changes[-1], e.TrumpChanged)


def _useless(known: LearnerKnowledge) -> list[Card]:
    if (won := _last_trick(known)) is None:
        return []
    trump = _trump_then(known, won)
    return [card for card in won.cards[1:] if COLOUR[card] not in (trump, COLOUR[won.cards[0]])]


def _tricks_left(known: LearnerKnowledge) -> int:
    """0 while somebody still draws."""
    return 0 if known.view.draw_count else max(known.view.hand_counts)


def _ranking(known: LearnerKnowledge) -> Arguments:
    seen: View = known.view
    values = order(seen.wheel, seen.rules.descending)
    return {
        "value": seen.wheel,
        "ranking": Items(tuple(Message("number", {"number": value}) for value in values[1:-1])),
        "last": values[-1],
    }


def _trump(known: LearnerKnowledge) -> Arguments:
    return {"colour": colour(known.view.trump_pile[-1])}


TEACHINGS: Final = (
    Teaching("play", _is_to_play, example=False),
    Teaching("give", _is_to_give),
    Teaching("trick", _explains_trick, _how),
    Teaching("wheel", happened(e.TrickWon), _ranking, example=False),
    Teaching("trump", happened(e.TrickWon), _trump, example=False),
    Teaching("aim", happened(e.TrickWon), example=False),
    Teaching("follow", lambda known: _is_to_play(known) and bool(known.view.trick)),
    Teaching("draw", happened(e.Drew), example=False),
    Teaching("taken", happened(e.TrumpTaken), example=False),
    Teaching("final", lambda known: _tricks_left(known) > 1, lambda known: {"number": _tricks_left(known)}),
    Teaching("turned", _has_turned, lambda known: {**_trump(known), "value": known.view.wheel}),
    Teaching("hand", lambda known: _is_to_play(known) and "wheel" in known.told, example=False),
    Teaching("other", lambda known: bool(_useless(known)), lambda known: {"card": NAME[_useless(known)[0]]}),
    Teaching("keys", lambda known: _is_to_play(known) and "hand" in known.told, example=False),
)

GUIDED: Final = GuidedGame(
    position={
        "exact": True,
        "seats": [
            {"hand": list(hand), "captured": captured} for hand, captured in zip(HANDS, _captured(), strict=True)
        ],
        "draw_pile": list(DRAW_PILE),
        "trump_pile": list(TRUMP_PILE),
        "leader": 0,
    },
    teachings=TEACHINGS,
    minutes=5,
    rests=(e.TrickWon,),
)
