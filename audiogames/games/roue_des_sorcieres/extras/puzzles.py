from audiogames.core.game import Json
from audiogames.core.messages import Items, Message, Seat, Who, result
from audiogames.decks.roue_des_sorcieres import CARD_IDS, NAME, VALUE
from audiogames.games.roue_des_sorcieres.events import TrickWon


def heard(position: Json) -> tuple[TrickWon, ...]:
    """Events that reveal the captured cards, one per seat."""
    found = []
    for seat, player in enumerate(position["seats"]):
        cards = tuple(CARD_IDS.index(card) for card in player.get("captured", ()))
        if cards:
            found.append(TrickWon(seat, cards[0], cards, sum(VALUE[card] for card in cards)))
    return tuple(found)


def told(position: Json, seat: Seat) -> tuple[Message, ...]:
    messages = []
    for other, player in enumerate(position["seats"]):
        cards = [CARD_IDS.index(card) for card in player.get("hand", ())]
        if other != seat and cards:
            listed = Items(tuple(Message("card-listed", {"card": NAME[card]}) for card in cards))
            messages.append(result("roue-puzzle-hand", player=Who(other), cards=listed))
    return tuple(messages)
