"""Each card drawn is said. All else lies in the open."""

from collections.abc import Sequence

from audiogames.core.chance import Outcome
from audiogames.core.companion import Companion, Fact, at_start
from audiogames.core.errors import reason
from audiogames.core.messages import Message, Seat, Who
from audiogames.decks.air_sorciere import BY_ID, CARD_IDS, DECK, Card, name
from audiogames.games.air_sorciere.state import Action, State
from audiogames.games.air_sorciere.view import View


class CardCompanion(Companion[State, Action, View]):
    chores = ("cards",)
    cards = CARD_IDS

    def wants(self, state: State, action: Action) -> str:
        return "cards" if action.verb == "draw" and (state.draw_pile or state.discard) else ""

    def why_not(self, state: State, seat: Seat, action: Action, said: str) -> Message | None:
        if not said:
            return None
        card = BY_ID.get(said)
        if card is None:
            return reason("air-refuse-no-such-card", card=said[:40])
        return None if card in (state.draw_pile or state.discard) else _where(state, card)

    def arranged(self, state: State, seat: Seat, said: str) -> State:
        card = BY_ID.get(said)
        if card is None or card not in state.draw_pile:
            return state
        pile = list(state.draw_pile)
        pile.remove(card)
        return state._replace(draw_pile=(card, *pile))

    def outcome(self, state: State, said: str, drawn: Outcome) -> Outcome:
        card = BY_ID.get(said)
        if state.chooses_starter:
            return (drawn[0], (0,))  # The first seat begins.
        if not state.shuffling or card not in state.discard:
            return drawn
        return (at_start(state.discard, card, drawn[0]),)

    def meant(self, seen: View, words: Sequence[str]) -> Fact | None:
        # A card that does not lie in the common zone was drawn.
        assert seen.seat is not None
        card = BY_ID.get(words[0]) if len(words) == 1 else None
        if seen.phase != "fly" or card is None or card in seen.common:
            return None
        return Fact(seen.seat, "draw", words[0])

    def anew(self, fact: Fact, words: Sequence[str]) -> Fact | None:
        return fact._replace(said=words[0]) if fact.said and len(words) == 1 and words[0] in BY_ID else None

    def said_in(self, fact: Fact) -> str:
        return f"{DECK}/{fact.said}"


def _where(state: State, card: Card) -> Message:
    for seat, hand in enumerate(state.hands):
        if card in hand:
            return reason("companion-card-in-hand", card=name(card), player=Who(seat))
        if any(card in column for column in state.columns[seat]):
            return reason("companion-card-flies", card=name(card), player=Who(seat))
    if card in state.common:
        return reason("companion-card-in-common", card=name(card))
    return reason("companion-card-discarded", card=name(card))


COMPANION = CardCompanion()
