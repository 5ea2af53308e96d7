from collections.abc import Iterable, Sequence

from audiogames.core.game import Choice
from audiogames.core.messages import Card as CardName
from audiogames.core.messages import Category, Items, Message, Who, result
from audiogames.core.presentation.telling import GAME_IS_OVER, USUAL_RULES, Messages, answer, by_seat, private_answer
from audiogames.decks.roue_des_sorcieres import COLOUR, NAME, VALUE, Card, colour
from audiogames.games.roue_des_sorcieres.notation import parse_action
from audiogames.games.roue_des_sorcieres.rules import in_reading_order, order, winner
from audiogames.games.roue_des_sorcieres.state import Action, Rules, trump_colour
from audiogames.games.roue_des_sorcieres.telling import ENDING, plays, why_over
from audiogames.games.roue_des_sorcieres.view import View


def sorted_hand(seen: View) -> tuple[CardName, ...]:
    return tuple([NAME[card] for card in _sorted(seen)])


def _sorted(seen: View) -> tuple[Card, ...]:
    return in_reading_order(seen.hand, trump_colour(seen.trump_pile), seen.wheel, seen.rules.descending)


def choices(seen: View, legal: tuple[Action, ...]) -> tuple[Choice, ...]:
    if seen.phase == "play":
        by_card = {action.card: action for action in legal}
        numbers = dict(zip(seen.hand, seen.numbers, strict=False))
        return tuple([_choice(by_card[card], str(numbers[card])) for card in _sorted(seen) if card in by_card])
    return tuple([_choice(action) for action in legal])


def _choice(action: Action, key: str = "") -> Choice:
    if action.card is None:
        return Choice(action, Message("roue-choice-no-trump"), usual=True)
    card, plays = NAME[action.card], action.verb == "play"
    message = Message("card-alone" if plays else "roue-choice-trump", {"card": card})
    return Choice(action, message, card=card, from_hand=plays, key=key, about=(card.id,))


def named(seen: View, cards: Sequence[str]) -> Action | None:
    """Play the card, or give it up for the trump. None for several cards.

    Raises IllegalAction for a card that does not exist.
    """
    if len(cards) != 1:
        return None
    return parse_action(f"{'trump' if seen.phase == 'trump' else 'play'} {cards[0]}")


def hand(seen: View) -> Messages:
    """Each card has the number that it keeps until it is played."""
    unknown = seen.hand_counts[seen.seat or 0] - len(seen.hand)
    if not seen.hand:
        return answer("hand-unknown" if unknown else "hand-empty", Category.HAND)
    by_number = sorted(zip(seen.numbers, seen.hand, strict=False))
    cards = tuple([Message("hand-card", {"number": number, "card": NAME[card]}) for number, card in by_number])
    return private_answer("hand", Category.HAND, cards=Items(cards, "semicolon"))


def rank(seen: View) -> Messages:
    ranking = Items(tuple(Message("number", {"number": value}) for value in order(seen.wheel, seen.rules.descending)))
    if not seen.trump_pile:
        return answer("roue-ranking-no-trump", Category.TRUMP, value=seen.wheel, ranking=ranking)
    top = seen.trump_pile[-1]
    return answer("roue-ranking", Category.TRUMP, card=NAME[top], colour=colour(top), value=seen.wheel, ranking=ranking)


def current(seen: View) -> Messages:
    if not seen.trick:
        return (
            answer("roue-trick-empty", Category.TRICK, player=Who(seen.turn)) if seen.phase == "play" else GAME_IS_OVER
        )
    taker, card = winner(seen.trick, trump_colour(seen.trump_pile), seen.wheel, seen.rules.descending)
    return answer(
        "roue-trick",
        Category.TRICK,
        led=colour(seen.trick[0][1]),
        plays=plays(seen.trick),
        player=Who(taker),
        card=NAME[card],
        points=sum(VALUE[card] for _, card in seen.trick),
    )


def turn(seen: View) -> Messages:
    return answer(f"roue-turn-of-{seen.phase}", Category.TURN, player=Who(seen.turn))


def scores(seen: View) -> Messages:
    """Before the end, only the numbers of captured cards (R7)."""
    if seen.scores is None:
        return answer("roue-scores-hidden", Category.SCORE, lines=_captured(seen))
    if seen.winners:
        return (why_over(seen), *ENDING.answered(seen))
    return answer("roue-scores", Category.SCORE, lines=by_seat("roue-score-line", "points", seen.scores))


def won(seen: View) -> Messages:
    """Everyone's number of captured cards, and at the end the cards."""
    if seen.captured is None:
        return answer("roue-captured", Category.SCORE, lines=_captured(seen))
    return tuple(
        result("roue-captured-cards", Category.SCORE, player=Who(seat), number=number, cards=_by_colour(cards))
        for seat, (number, cards) in enumerate(zip(seen.captured_counts, seen.captured, strict=True))
    )


def _captured(seen: View) -> Items:
    return by_seat("roue-captured-line", "number", seen.captured_counts)


def _listed(cards: Iterable[Card]) -> Items:
    return Items(tuple(Message("card-listed", {"card": NAME[card]}) for card in cards))


def _by_colour(cards: Iterable[Card]) -> Items:
    groups: dict[int, list[Card]] = {}
    for card in sorted(cards):
        groups.setdefault(COLOUR[card], []).append(card)
    return Items(tuple(map(_of_one_colour, groups.values())), "semicolon")


def _of_one_colour(cards: Sequence[Card]) -> Message:
    first, *others = cards
    if not others:
        return Message("card-listed", {"card": NAME[first]})
    values = Items(tuple(Message("number", {"number": VALUE[card]}) for card in others))
    return Message("roue-colour-group", {"card": NAME[first], "values": values})


def counts(seen: View) -> Messages:
    lines = by_seat("roue-count-line", "number", seen.hand_counts)
    return answer("roue-counts", Category.TABLE, draw=seen.draw_count, trumps=len(seen.trump_pile), lines=lines)


def trump_pile(seen: View) -> Messages:
    """From the visible card down. Every card was public."""
    if not seen.trump_pile:
        return answer("roue-trump-pile-empty", Category.TRUMP)
    return answer("roue-trump-pile", Category.TRUMP, cards=_listed(reversed(seen.trump_pile)))


def table(seen: View) -> Messages:
    return (*_strongest(seen), *current(seen), *counts(seen), *trump_pile(seen), *won(seen), *rules_in_force(seen))


def _strongest(seen: View) -> Messages:
    if not seen.trump_pile:
        return answer("roue-strongest-no-trump", Category.TRUMP, value=seen.wheel, side=seen.rules.side)
    top = seen.trump_pile[-1]
    side = seen.rules.side
    return answer("roue-strongest", Category.TRUMP, card=NAME[top], colour=colour(top), value=seen.wheel, side=side)


def rules_in_force(seen: View) -> Messages:
    if seen.rules == Rules():
        return USUAL_RULES
    return answer(
        "roue-options",
        Category.TABLE,
        side=seen.rules.side,
        keep="yes" if seen.rules.keep_last_trump else "no",
        scores="yes" if seen.rules.show_scores else "no",
    )


def moves(seen: View) -> Messages:
    if seen.seat != seen.turn:
        return answer("roue-moves-wait", Category.TURN, player=Who(seen.turn))
    return answer(f"roue-moves-{seen.phase}", Category.TURN)
