"""Typed choices: a number, the name of a card or of several. Nothing is guessed."""

from collections.abc import Callable, Mapping, Sequence
from operator import attrgetter
from typing import Any

from audiogames.core.errors import GameError
from audiogames.core.game import Choice
from audiogames.core.messages import NOBODY, Category, Items, Message, Seat, Verbosity, private, result
from audiogames.narration.catalogue import catalogue
from audiogames.play.conversation import Conversation
from audiogames.play.keys.nearness import reading, vocabulary
from audiogames.play.keys.questions import fitting, yes_or_no
from audiogames.play.keys.walk import choice_line
from audiogames.play.parsing.commands import (
    SHORTEST_PREFIX,
    NamedCard,
    echo,
    matching,
    named_card,
    named_cards,
)
from audiogames.play.parsing.typed import in_digits, plain
from audiogames.play.table import seen
from audiogames.play.table.sitting import Sitting


def not_understood(typed: str, say: Callable[..., Message] = result) -> Message:
    """Return the answer to input without a meaning, made by `say`."""
    said = echo(typed).strip()
    return say("not-understood", typed=said) if said else say("key-does-nothing")


def numbered(conversation: Conversation, choices: Sequence[Choice]) -> tuple[Message, ...]:
    """Return numbered choices, private if one of them is.

    They are one sentence, or unclipped lines of their own if lines are short.
    """
    lines = tuple(choice_line(number, choice) for number, choice in enumerate(choices, 1))
    private = any(choice.message.private for choice in choices)
    if conversation.device.lines == "speech":
        return (result("choices", lines=Items(lines, "semicolon"))._replace(private=private),)
    return tuple(piece._replace(private=private) for line in lines for piece in fitting(conversation, line))


class Answers:
    """Reads choices aloud, and finds the one meant.

    `read` has each seat's actions in the order last read, to which numbers refer. `act` does the choice.
    """

    def __init__(self, conversation: Conversation, sitting: Sitting, act: Callable[[Seat, Any], None]) -> None:
        self.conversation = conversation
        self.sitting = sitting
        self._colours = sitting.game.colours
        self.read: dict[Seat, tuple[Any, ...]] = {}
        self._hands_read: frozenset[Seat] = NOBODY
        """Seats that have heard their whole hand since they took the keyboard."""
        self._act = act
        self._asked: tuple[Choice, ...] = ()
        self._near = ""

    def name_no_cards(self) -> None:
        """Accept no colour or value as a choice."""
        self._colours = ()

    def forget(self) -> tuple[Choice, ...]:
        """Return the cards of the open question, which is valid for one answer."""
        asked, self._asked = self._asked, ()
        return asked

    def typed(self, seat: Seat, typed: str, choices: tuple[Choice, ...]) -> bool:
        """Do what Enter, a key of the game, a number or words mean, and return True if they mean anything."""
        if not typed:
            self.enter(seat, choices)
        elif typed in self.sitting.game.keys:
            self.own_key(seat, typed, choices)
        elif (digits := in_digits(typed)).isdecimal():
            self.number(seat, digits, choices)
        else:
            return self.named(seat, typed, choices) or self.worded(seat, typed, choices)
        return True

    def named(self, seat: Seat, typed: str, choices: tuple[Choice, ...]) -> bool:
        """Do what named cards mean, and return True if cards were named."""
        self.forget()
        if (card := named_card(typed, self.conversation.device.language, self._colours)) is not None:
            self._card(seat, card, choices)
        elif (cards := named_cards(typed, self.conversation.device.language, self._colours)) is not None:
            self._cards(seat, cards, choices)
        else:
            return False
        return True

    def worded(self, seat: Seat, typed: str, choices: tuple[Choice, ...]) -> bool:
        """Do the only choice beginning with these words, "atterrir" or "land", and return True if there is one."""
        found = self._worded(seat, typed, choices)
        if len(found) == 1:
            self._act(seat, found[0].action)
        return len(found) == 1

    def _worded(self, seat: Seat, typed: str, choices: tuple[Choice, ...]) -> list[Choice]:
        start = plain(typed)
        if len(start) < SHORTEST_PREFIX:
            return []
        said = [(plain(text), choice) for text, choice in zip(self._texts(seat, choices), choices, strict=True)]
        whole = [choice for text, choice in said if text == start]
        return whole or [choice for text, choice in said if text.startswith(start)]

    def _texts(self, seat: Seat, choices: tuple[Choice, ...]) -> list[str]:
        words = catalogue(self.conversation.device.language)
        listener = self.conversation.breath.listener._replace(seat=seat)
        return [words.text(choice.message, listener) for choice in choices]

    # Input that is nearly understood.

    def ask_about(self, seat: Seat, typed: str, own: Mapping[str, object], about: Callable[[str], bool]) -> bool:
        """Ask about the only close reading, and return True if there is one. `own` are words of the mode."""
        language, choices = self.conversation.device.language, seen.choices(self.sitting, seat)
        texts, is_word = self._texts(seat, choices), typed.isalpha()
        near = reading(typed, vocabulary(language, self._colours, texts, own, is_word))
        if near is None or not (
            named_card(near, language, self._colours) is not None
            or named_cards(near, language, self._colours) is not None
            or len(self._worded(seat, near, choices)) == 1
            or (is_word and self.conversation.command(near) is not None)
            or about(near)
        ):
            return False
        self._near = near
        self.conversation.breath.answer(result("did-you-mean", meant=near)._replace(private=True))
        return True

    def confirmed(self, typed: str) -> str | None:
        """Return what an entry means after such a question, None for nothing."""
        near, self._near = self._near, ""
        said = yes_or_no(self.conversation, typed) if near else None
        if near and (said is False or not typed):
            self.conversation.breath.answer(result("nothing-played"))
            return None
        return near if said else typed

    def offer(self, seat: Seat, choices: tuple[Choice, ...], is_told: bool = True) -> None:
        """Read the choices unless they were read in this order already, or not `is_told`."""
        actions = tuple([choice.action for choice in choices])
        from_hand = choices[0].from_hand
        known = self.read.get(seat) == actions or self.conversation.device.verbosity < Verbosity.FULL
        known = known or len(choices) == 1
        if choices[0].numbered or (known and all(map(attrgetter("asked"), choices))):
            self.read[seat] = actions
        elif not from_hand or (is_told and self._is_to_be_read(seat, choices)):
            self.read_out(seat, choices)
        elif self._keeps_numbers(choices):
            self.read[seat] = actions

    def _is_to_be_read(self, seat: Seat, choices: tuple[Choice, ...]) -> bool:
        """Return True if a hand is read at the beginning of a turn: if it has changed, and always if it was sorted.

        If cards keep their numbers and verbosity is not full, new cards were announced with numbers.
        """
        read = self.read.get(seat, ())
        actions = tuple([choice.action for choice in choices])
        if self._keeps_numbers(choices):
            told = seat in self._hands_read and self.conversation.device.verbosity < Verbosity.FULL
            return self.conversation.device.hand_at_turn and {*read} != {*actions} and not told
        left = [action for action in read if action in actions]
        sorted_anew = bool(read) and left != [action for action in actions if action in read]
        return (self.conversation.device.hand_at_turn and read != actions) or sorted_anew

    def take_keyboard(self, seat: Seat) -> None:
        """Read a hand completely again, since somebody else had the keyboard."""
        self.read.pop(seat, None)
        self._hands_read = self._hands_read - {seat} or NOBODY

    def read_out(self, seat: Seat, choices: tuple[Choice, ...]) -> None:
        self.read[seat] = tuple([choice.action for choice in choices])
        if choices[0].from_hand:
            self._hands_read |= {seat}
            self.conversation.breath.answer(*read_hand(self.conversation, self.sitting, seat))
            return
        self.conversation.breath.answer(*numbered(self.conversation, choices))

    def read_again(self, seat: Seat, choices: tuple[Choice, ...]) -> None:
        """Repeat choices that are neither the hand nor numbered by themselves."""
        if choices and not choices[0].from_hand and not choices[0].numbered:
            self.read_out(seat, choices)

    def enter(self, seat: Seat, choices: tuple[Choice, ...]) -> None:
        """Do the default choice, but nothing after an intermediate question."""
        asked = self.forget()
        usual = [choice for choice in choices if choice.usual]
        if usual and not asked:
            self._act(seat, usual[0].action)
        elif asked:
            self.conversation.breath.answer(result("nothing-played"))
        else:
            self.conversation.breath.answer(*seen.ask(self.sitting, "turn", seat))
            self.read_again(seat, choices)

    def number(self, seat: Seat, typed: str, choices: tuple[Choice, ...]) -> None:
        """Choose by place in the list last read, or by value after "which blue?"."""
        asked = self.forget()
        number = int(typed[:4])
        if any(map(attrgetter("numbered"), choices)):
            self.act_on_named(seat, [str(number)])
        elif asked:
            named = [choice for choice in asked if choice.card and choice.card.id.endswith(f"-{number}")]
            if len(named) == 1:
                self._act(seat, named[0].action)
            else:
                self._which(asked)
        elif not choices:
            self.conversation.breath.answer(*seen.ask(self.sitting, "turn", seat))
        elif self._keeps_numbers(choices):
            self._by_key(seat, str(number), choices)
        elif self.read.get(seat) != tuple([choice.action for choice in choices]):
            self.conversation.breath.answer(result("order-changed"))
            self.read_out(seat, choices)
        elif 1 <= number <= len(choices):
            self._act(seat, choices[number - 1].action)
        else:
            self.conversation.breath.answer(result("no-such-place", last=len(choices)))

    def _keeps_numbers(self, choices: Sequence[Choice]) -> bool:
        return choices[0].from_hand and bool(choices[0].key) and not self.conversation.device.hand_sorted

    def _by_key(self, seat: Seat, key: str, choices: Sequence[Choice]) -> None:
        named = [choice for choice in choices if choice.key == key]
        if named:
            self._act(seat, named[0].action)
        else:
            numbers = sorted((choice.key for choice in choices), key=int)
            allowed = Items(tuple(Message("number", {"number": number}) for number in numbers), "and")
            self.conversation.breath.answer(private("no-such-number", number=key, allowed=allowed))

    def own_key(self, seat: Seat, typed: str, choices: tuple[Choice, ...]) -> None:
        """Do what a key of the game means, or say why it is not allowed."""
        self.forget()
        if choices:
            self.act_on_named(seat, [typed])
        else:
            self.conversation.breath.answer(*seen.ask(self.sitting, "turn", seat))

    def _card(self, seat: Seat, card: NamedCard, choices: tuple[Choice, ...]) -> None:
        found = matching(card, choices)
        if not choices:
            self.conversation.breath.answer(*seen.ask(self.sitting, "turn", seat))
        elif len(found) == 1:
            self._act(seat, found[0].action)
        elif found:
            self._which(found)
        elif card.value is None or len(card.colours) > 1:
            self.conversation.breath.answer(result("no-such-card-here"))
        else:
            self.act_on_named(seat, [f"{card.colours[0]}-{card.value}"])

    def _cards(self, seat: Seat, cards: Sequence[NamedCard], choices: tuple[Choice, ...]) -> None:
        """Do what several named cards mean. Each name must be unambiguous."""
        if not choices:
            self.conversation.breath.answer(*seen.ask(self.sitting, "turn", seat))
        elif any(len(card.colours) > 1 for card in cards):
            self.conversation.breath.answer(result("colours-not-clear"))
        else:
            self.act_on_named(seat, [f"{card.colours[0]}-{card.value}" for card in cards])

    def act_on_named(self, seat: Seat, cards: Sequence[str]) -> None:
        try:
            action = seen.named(self.sitting, seat, cards)
        except GameError as error:
            self.conversation.breath.answer(error.message)
            return
        if action is None:
            self.conversation.breath.answer(result("no-such-card-here"))
        else:
            self._act(seat, action)

    def _which(self, found: tuple[Choice, ...]) -> None:
        self._asked = found
        cards = Items(tuple(Message("card-listed", {"card": choice.card or ""}) for choice in found), "or")
        self.conversation.breath.answer(result("which-card", cards=cards)._replace(private=True))

    def read_hand(self, seat: Seat) -> None:
        self.conversation.breath.answer(*read_hand(self.conversation, self.sitting, seat))
        choices = seen.choices(self.sitting, seat)
        if choices and choices[0].from_hand:
            self.read[seat] = tuple([choice.action for choice in choices])


# The own hand: its cards keep their numbers, or are sorted and numbered again if the person prefers.


def read_hand(conversation: Conversation, sitting: Sitting, seat: Seat) -> tuple[Message, ...]:
    cards = sitting.game.sorted_hand(sitting.view(seat)) if conversation.device.hand_sorted else ()
    if not cards:
        return seen.ask(sitting, "hand", seat)
    lines = (Message("hand-card", {"number": number, "card": card}) for number, card in enumerate(cards, 1))
    return (result("hand", Category.HAND, cards=Items(tuple(lines), "semicolon"))._replace(private=True),)


def choices_of(conversation: Conversation, sitting: Sitting, seat: Seat) -> tuple[Choice, ...]:
    """Return a seat's choices. In a sorted hand, cards have no numbers of their own."""
    choices = seen.choices(sitting, seat)
    if not conversation.device.hand_sorted:
        return choices
    return tuple(choice._replace(key="") if choice.from_hand else choice for choice in choices)


def without_numbers(messages: Sequence[Message]) -> tuple[Message, ...]:
    """Remove numbers of new cards from news of a sorted hand, which is read after them."""
    return tuple(
        message._replace(arguments={**message.arguments, "place": 0}) if message.arguments.get("place") else message
        for message in messages
    )
