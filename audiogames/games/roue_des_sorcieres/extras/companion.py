"""People hold their own cards. What they play is believed, and each may say their own hand to the program alone.

A card that was not said is any that nobody knows. Where another one shows up, the two change places.
"""

from collections.abc import Sequence
from typing import Any

from audiogames.core.chance import Outcome
from audiogames.core.companion import HELD, SWAP, Companion, Fact, Known
from audiogames.core.errors import IllegalAction, reason
from audiogames.core.game import FREE
from audiogames.core.messages import Message, Seat
from audiogames.decks.roue_des_sorcieres import BY_ID, CARD_IDS, DECK, NAME, Card
from audiogames.games.roue_des_sorcieres.events import TrumpTaken
from audiogames.games.roue_des_sorcieres.state import HAND_SIZE, Action, State, unmask
from audiogames.games.roue_des_sorcieres.view import View


class TrickCompanion(Companion[State, Action, View]):
    hands = True
    start = "trump"
    cards = CARD_IDS

    def why_not(self, state: State, seat: Seat, action: Action, said: str) -> Message | None:
        if action.verb != "play" or action.card is None or action.card in state.hands[seat]:
            return None
        return _gone(state, action.card)

    def found(self, state: State, seat: Seat, action: Action, known: Known, said: str = "") -> str:
        """Raises IllegalAction if the seat has said another whole hand."""
        if action.verb != "play" or action.card is None or action.card in known[seat]:
            return ""
        unknown = _unknown(state, seat, known)
        if not unknown:
            raise IllegalAction(reason("companion-other-hand", card=NAME[action.card]))
        return f"{SWAP} {CARD_IDS[state.slots[seat][unknown[0]]]} {CARD_IDS[action.card]}"

    def held(self, state: State, seat: Seat, card: str, known: Known) -> str:
        """In the order of the hand: the first place whose card is not known."""
        this = BY_ID.get(card)
        if this is None:
            raise IllegalAction(reason("roue-refuse-no-such-card", card=card[:40]))
        if this in known[seat]:
            raise IllegalAction(reason("companion-held-already", card=NAME[this]))
        gone = _gone(state, this)
        if gone is not None:
            raise IllegalAction(gone)
        unknown = _unknown(state, seat, known)
        if not unknown:
            raise IllegalAction(reason("companion-hand-full"))
        return f"{HELD}{unknown[0] + 1} {card}"

    def arranged(self, state: State, seat: Seat, said: str) -> State:
        words = said.split()
        if said.startswith(HELD):
            return _exchanged(state, state.slots[seat][int(words[1]) - 1], BY_ID[words[2]])
        return _exchanged(state, BY_ID[words[1]], BY_ID[words[2]]) if words[0] == SWAP else state

    def outcome(self, state: State, said: str, drawn: Outcome) -> Outcome:
        """The trump is turned up as it was said, and the first seat leads."""
        trump = BY_ID.get(said)
        if state.phase != "deal":
            return drawn
        order, top = list(drawn[0]), len(state.hands) * HAND_SIZE
        if trump is not None:
            place = order.index(state.unplaced.index(trump))
            order[top], order[place] = order[place], order[top]
        return (tuple(order), (0,))

    def known(self, state: State, steps: Sequence[Any]) -> Known:
        cards: dict[Seat, set[Card]] = {seat: set() for seat in range(len(state.hands))}
        for step in steps:
            if step.entry.said is not None and step.entry.said.startswith(HELD):
                cards[step.entry.seat].add(BY_ID[step.entry.said.split()[2]])
            elif step.entry.action is not None and not step.before.draw_pile[len(state.hands) :]:
                for event in step.events:
                    if isinstance(event, TrumpTaken):
                        cards[event.seat].add(event.card)
        return {seat: frozenset(own.intersection(state.hands[seat])) for seat, own in cards.items()}

    def covered(self, seen: View, known: Known) -> View:
        if seen.seat is None:
            return seen
        own = [pair for pair in zip(seen.hand, seen.numbers, strict=True) if pair[0] in known[seen.seat]]
        return seen._replace(hand=tuple(card for card, _ in own), numbers=tuple(number for _, number in own))

    def allowed(self, state: State, seat: Seat, actions: tuple[Action, ...], known: Known) -> tuple[Action, ...]:
        return tuple(one for one in actions if one.verb != "play" or one.card in known[seat])

    def unknown(self, seen: View) -> int:
        return 0 if seen.seat is None else seen.hand_counts[seen.seat] - len(seen.hand)

    def is_held(self, seen: View, card: str) -> bool:
        return bool(seen.hand) and seen.phase == "play" and BY_ID.get(card) not in seen.hand

    def meant(self, seen: View, words: Sequence[str]) -> Fact | None:
        assert seen.seat is not None
        if len(words) != 1 or words[0] not in BY_ID:
            return None
        return Fact(seen.seat, f"{'trump' if seen.phase == 'trump' else 'play'} {words[0]}")

    def anew(self, fact: Fact, words: Sequence[str]) -> Fact | None:
        if len(words) != 1 or words[0] not in BY_ID or fact.action == "no-trump":
            return None
        if fact.action:
            return Fact(fact.seat, f"{fact.action.split()[0]} {words[0]}")
        return fact._replace(said=" ".join((*fact.said.split()[:-1], words[0])))

    def said_in(self, fact: Fact) -> str:
        return f"{DECK}/{(fact.action or fact.said).split()[-1]}"


def _unknown(state: State, seat: Seat, known: Known) -> list[int]:
    """Return the places of cards that are not known, by which nothing of the arrangement shows."""
    return [place for place, card in enumerate(state.slots[seat]) if card not in (FREE, *known[seat])]


def _gone(state: State, card: Card) -> Message | None:
    """The card lies open, or was captured."""
    if card in state.trump_pile:
        return reason("companion-card-is-trump", card=NAME[card])
    if any(card == played for _, played in state.trick) or any(card in unmask(own) for own in state.captured):
        return reason("companion-card-played", card=NAME[card])
    return None


def _exchanged(state: State, this: Card, that: Card) -> State:
    other = {this: that, that: this}

    def changed(cards: tuple[Card, ...]) -> tuple[Card, ...]:
        return tuple(other.get(card, card) for card in cards)

    return state._replace(
        hands=tuple(tuple(sorted(changed(hand))) for hand in state.hands),
        slots=tuple(map(changed, state.slots)),
        draw_pile=changed(state.draw_pile),
    )


COMPANION = TrickCompanion()
