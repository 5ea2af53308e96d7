"""Questions about a game of Air Sorcière, and the choices of a player.

What everyone could work out (the witches in the draw pile, A15) is worked out.
"""

from collections.abc import Iterable, Sequence
from typing import Final

from audiogames.core.errors import IllegalAction, reason
from audiogames.core.game import Choice
from audiogames.core.messages import Argument, Category, Items, Message, Seat, Who, players
from audiogames.core.presentation.telling import USUAL_RULES, Messages, answer, by_seat, private_answer
from audiogames.decks.air_sorciere import CARD_IDS, COLOUR, COLOURS, VALUE, Card, colour_name, name
from audiogames.games.air_sorciere.notation import parse_action
from audiogames.games.air_sorciere.rules import offered
from audiogames.games.air_sorciere.state import COMMON, LAND, NO_DIPLOMA, STOP, TAKE, Action, Rules, crashing, takeable
from audiogames.games.air_sorciere.telling import ENDING, by_colour, values, why_over, with_numbers
from audiogames.games.air_sorciere.view import View, unseen

SUGGESTED = 9
"""Discards for the cat that are read out, one per digit. All others can be typed."""


def hand(seen: View) -> Messages:
    if not seen.hand:
        return answer("hand-empty", Category.HAND)
    return private_answer("air-hand", Category.HAND, number=len(seen.hand), cards=by_colour(seen.hand))


def columns_of(seen: View, seat: Seat) -> Messages:
    return (*_columns(seen, seat), *grimoires_of(seen, seat))


def _columns(seen: View, seat: Seat) -> Messages:
    own = tuple(column for column in seen.columns[seat] if column)
    lines = Items(tuple(_column(column) for column in own), "semicolon")
    id = "air-columns" if own else "air-columns-none"
    return answer(id, Category.TABLE, player=Who(seat), columns=lines)


def _column(column: tuple[Card, ...]) -> Message:
    return Message(
        "air-column", {"colour": colour_name(COLOUR[column[0]]), "values": values(column), "number": len(column)}
    )


def grimoires_of(seen: View, seat: Seat) -> Messages:
    owned = [(colour, count) for colour, count in enumerate(seen.grimoires[seat]) if count]
    lines = Items(
        tuple(Message("air-grimoires-line", {"number": count, "colour": colour_name(c)}) for c, count in owned)
    )
    id = "air-grimoires" if owned else "air-grimoires-none"
    return answer(id, Category.SCORE, player=Who(seat), lines=lines, hand=len(seen.hands[seat]))


def rank(seen: View) -> Messages:
    seat = seen.seat if seen.seat is not None else seen.turn
    pile = unseen(seen)
    tops = tuple(column[-1] for column in seen.columns[seat] if column)
    if not tops:
        return answer("air-risk-no-column", Category.TABLE, player=Who(seat), number=len(pile))
    bad = crashing(seen.columns[seat], pile)
    lines = tuple(
        Message(
            "air-risk-line",
            {"card": name(top), "number": sum(1 for card in bad if COLOUR[card] == COLOUR[top])},
        )
        for top in tops
    )
    used = seen.placed is not None and seat == seen.turn
    return answer(
        "air-risk-crash" if used else "air-risk-common",
        Category.TABLE,
        player=Who(seat),
        lines=Items(lines, "semicolon"),
        bad=len(bad),
        number=len(pile),
    )


def _common(seen: View) -> Messages:
    if not seen.common:
        return answer("air-common-empty", Category.TABLE)
    return answer("air-common", Category.TABLE, cards=with_numbers(seen.common, seen))


def current(seen: View) -> Messages:
    used = answer(
        "air-common-used" if seen.placed is not None else "air-common-free", Category.TABLE, player=Who(seen.turn)
    )
    lies = _common(seen)
    if seen.seat is None or not seen.common:
        return (*lies, *used)
    placed = seen.placed if seen.seat == seen.turn else None
    own = tuple(takeable(seen.columns[seen.seat], seen.common, placed))
    fitting = (
        answer("air-common-fits", Category.TABLE, cards=with_numbers(own, seen))
        if own
        else answer("air-common-fits-none", Category.TABLE)
    )
    return (*lies, *fitting, *used)


def turn(seen: View) -> Messages:
    drawn: Messages = ()
    if seen.drawn is not None:
        drawn = answer("air-drew", Category.PLAY, player=Who(seen.turn), card=name(seen.drawn))
    if seen.phase == "cat":
        return (*drawn, *answer("air-turn-of-cat", Category.TURN, players=players(seen.to_act)))
    if seen.phase == "fly" and seen.taken:
        return answer("air-turn-of-fly-on", Category.TURN, player=Who(seen.turn), taken=seen.taken)
    return (*drawn, *answer(f"air-turn-of-{seen.phase}", Category.TURN, player=Who(seen.turn)))


def asked(seen: View) -> Messages:
    if seen.phase == "cat" and seen.seat in seen.to_act:
        return answer("air-turn-cat", Category.TURN, number=len(seen.hands[seen.seat]) - seen.rules.cat_limit)
    if seen.phase == "fly" and seen.taken and seen.seat in seen.to_act:
        return answer("air-asked-fly-on", Category.TURN)
    return turn(seen)[-1:]


def scores(seen: View) -> Messages:
    lines = by_seat("air-score-line", "points", seen.scores)
    points = (
        (why_over(seen), *ENDING.answered(seen)) if seen.winners else answer("air-scores", Category.SCORE, lines=lines)
    )
    return (*points, *(message for seat in range(len(seen.hands)) for message in grimoires_of(seen, seat)))


def stock(seen: View) -> Messages:
    if len({*seen.stock}) == 1:
        return answer("air-stock-alike", Category.TABLE, number=seen.stock[0])
    lines = Items(
        tuple(
            Message("air-grimoires-line", {"number": count, "colour": colour_name(colour)})
            for colour, count in enumerate(seen.stock)
        )
    )
    return answer("air-stock", Category.TABLE, lines=lines)


def counts(seen: View) -> Messages:
    hands = by_seat("air-count-line", "number", map(len, seen.hands))
    piles = answer("air-counts", Category.TABLE, draw=len(seen.pile), discard=len(seen.discard), lines=hands)
    return (*piles, *stock(seen))


def piles(seen: View) -> Messages:
    return answer("air-piles", Category.TABLE, draw=len(seen.pile), discard=len(seen.discard))


def open_hand(seen: View, seat: Seat) -> Messages:
    if not seen.rules.open_hands or seat == seen.seat or not seen.hands[seat]:
        return ()
    return answer("air-hand-open", Category.HAND, player=Who(seat), cards=by_colour(seen.hands[seat]))


def table(seen: View) -> Messages:
    seats, nobody = range(len(seen.hands)), not any(map(any, seen.grimoires))
    columns = _columns if nobody else columns_of
    everyone = (message for seat in seats for message in (*columns(seen, seat), *open_hand(seen, seat)))
    owned = answer("air-grimoires-nobody", Category.SCORE) if nobody else ()
    fallen = answer("air-discard", Category.TABLE, cards=by_colour(seen.discard)) if seen.discard else ()
    left = counts(seen)[:1] if nobody else piles(seen)
    return (*_common(seen), *everyone, *owned, *stock(seen), *left, *fallen, *rules_in_force(seen))


def rules_in_force(seen: View) -> Messages:
    rules = seen.rules
    if rules._replace(starter=0, grimoires=Rules().grimoires) == Rules():
        return USUAL_RULES
    return answer(
        "air-options",
        Category.TABLE,
        limit=rules.cat_limit,
        bonus=rules.bonus.replace("_", "-"),
        several="yes" if rules.several_diplomas else "no",
        end=rules.end,
        starter=Who(rules.starter),
        hands="open" if rules.open_hands else "closed",
    )


def moves(seen: View) -> Messages:
    if seen.seat not in seen.to_act:
        return turn(seen)
    told = answer(f"air-moves-{seen.phase}", Category.TURN)
    return (*told, *answer("air-moves-diploma-others", Category.TURN)) if seen.phase == "diploma" else told


def choices(seen: View, legal: tuple[Action, ...]) -> tuple[Choice, ...]:
    """In the order of reading. Cards of the common zone come last, by number.

    For each colour and number of grimoires, only the cheapest diploma is offered, and of discards for the cat the first
    SUGGESTED. Others can be typed.
    """
    if seen.phase == "diploma" and legal:
        legal = (*offered(seen.hand, seen.grimoires[seen.turn], seen.stock), NO_DIPLOMA)
    elif seen.phase == "cat":
        legal = legal[:SUGGESTED]
    found = [_choice(seen, action) for action in legal]
    return tuple(sorted(found, key=lambda choice: int(choice.key) if choice.action.verb == "take" else 0))


def named(seen: View, cards: Sequence[str]) -> Action | None:
    """Take from the common zone, land the column, or give the named witches.

    While drawing and placing, a number means that card of the common zone, zero means landing, and plus the common zone
    for the drawn card. Cards for a diploma mean the colour most frequent among them, if equal that of the lowest card,
    since jokers are higher. Raises IllegalAction for a card that does not exist.
    """
    if len(cards) == 1 and cards[0] in ("0", "+"):
        return STOP if cards[0] == "0" else COMMON
    if len(cards) == 1 and cards[0].isdigit() and seen.phase in ("fly", "placing"):
        number = int(cards[0])
        if number not in seen.numbers:
            raise IllegalAction(reason("air-no-such-number", number=number))
        return TAKE[seen.common[seen.numbers.index(number)]]
    known = parse_action(" ".join(("discard", *cards))).cards
    if seen.phase == "cat":
        return Action("discard", known)
    if seen.phase == "diploma":
        colours = [COLOUR[card] for card in known]
        lowest = {colour: min(VALUE[card] for card in known if COLOUR[card] == colour) for colour in colours}
        return Action("diploma", known, min(lowest, key=lambda colour: (-colours.count(colour), lowest[colour])))
    if len(known) > 1:
        return None
    return LAND[COLOUR[known[0]]] if seen.phase == "landing" else TAKE[known[0]]


USUAL: Final = frozenset({"draw", "keep", "no-diploma"})


def _choice(seen: View, action: Action) -> Choice:
    if action.verb == "take":
        card = name(action.cards[0])
        message, key = Message("air-choice-take", {"card": card}), str(seen.numbers[seen.common.index(action.cards[0])])
        return Choice(action, message, card, asked=True, numbered=True, key=key, about=(card.id,))
    if action.verb == "land" and action.colour is not None:
        column = seen.columns[seen.turn][action.colour]
        arguments: dict[str, Argument] = {"colour": colour_name(action.colour), "values": values(column)}
        return Choice(action, Message("air-choice-land", arguments), name(column[-1]), told=True, about=ids(column))
    if action.verb == "diploma" and action.colour is not None:
        given: dict[str, Argument] = {
            "colour": colour_name(action.colour),
            "number": len(action.cards) - 2,
            "cards": by_colour(action.cards),
        }
        about = (*ids(action.cards), f"stock-{COLOURS[action.colour]}")
        return Choice(action, Message("air-choice-diploma", given, private=True), about=about)
    if action.verb == "discard":
        given = {"cards": by_colour(action.cards)}
        return Choice(action, Message("air-choice-discard", given, private=True), about=ids(action.cards))
    about = ids([seen.drawn]) if action.verb in ("keep", "common") and seen.drawn is not None else ()
    if action.verb == "draw":
        about = ("draw",)
    asked, usual = action.verb in ("draw", "stop", "keep", "common"), action.verb in USUAL
    message, key = Message(f"air-choice-{action.verb}"), {"stop": "0", "common": "+"}.get(action.verb, "")
    return Choice(action, message, usual=usual, asked=asked, told=True, numbered=asked, key=key, about=about)


def ids(cards: Iterable[Card]) -> tuple[str, ...]:
    return tuple(CARD_IDS[card] for card in cards)
