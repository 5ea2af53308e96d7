"""The own hand: its cards keep their numbers, or are sorted and numbered again if the person prefers."""

from collections.abc import Sequence

from audiogames.core.game import Choice
from audiogames.core.messages import Category, Items, Message, Seat, result
from audiogames.play.conversation import Conversation
from audiogames.play.table.sitting import Sitting


def read_hand(conversation: Conversation, sitting: Sitting, seat: Seat) -> tuple[Message, ...]:
    """Return the hand of a seat as it is read there."""
    cards = sitting.game.sorted_hand(sitting.view(seat)) if conversation.device.hand_sorted else ()
    if not cards:
        return sitting.ask("hand", seat)
    lines = (Message("hand-card", {"number": number, "card": card}) for number, card in enumerate(cards, 1))
    return (result("hand", Category.HAND, cards=Items(tuple(lines), "semicolon"))._replace(private=True),)


def choices_of(conversation: Conversation, sitting: Sitting, seat: Seat) -> tuple[Choice, ...]:
    """Return what a seat may choose: in a hand that is sorted anew, cards have no numbers of their own."""
    choices = sitting.choices(seat)
    if not conversation.device.hand_sorted:
        return choices
    return tuple(choice._replace(key="") if choice.from_hand else choice for choice in choices)


def without_numbers(messages: Sequence[Message]) -> tuple[Message, ...]:
    """Return news without the numbers of cards that came to a hand: sorted anew, it is read after them."""
    return tuple(
        message._replace(arguments={**message.arguments, "place": 0}) if message.arguments.get("place") else message
        for message in messages
    )
