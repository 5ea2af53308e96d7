from audiogames.core.errors import IllegalAction, place_in, reason
from audiogames.core.game import Json
from audiogames.decks.roue_des_sorcieres import CARD_IDS, ids
from audiogames.games.roue_des_sorcieres.descriptor import DESCRIPTOR
from audiogames.games.roue_des_sorcieres.state import NO_TRUMP, PLAY, TRUMP, Action, State, numbers_of, unmask
from audiogames.games.roue_des_sorcieres.view import View


def parse_action(text: str) -> Action:
    """Parse `play blue-7`, `trump red-7` or `no-trump`. Raises IllegalAction."""
    verb, *cards = text.split() or [""]
    if verb == "no-trump" and not cards:
        return NO_TRUMP
    if verb in ("play", "trump") and len(cards) == 1:
        card = place_in("roue-refuse-no-such-card", CARD_IDS, card=cards[0])
        return (PLAY if verb == "play" else TRUMP)[card]
    raise IllegalAction(reason("roue-refuse-no-such-action", action=text[:40]))


def format_action(action: Action) -> str:
    return action.verb if action.card is None else f"{action.verb} {CARD_IDS[action.card]}"


def _table(seen: View | State) -> Json:
    return {
        **DESCRIPTOR.heading(seen.rules),
        "trump_pile": ids(seen.trump_pile),
        "wheel": seen.wheel,
        "trick": [{"seat": seat, "card": CARD_IDS[card]} for seat, card in seen.trick],
        "leader": seen.leader,
        "turn": {"seat": None if seen.phase == "over" else seen.turn, "phase": seen.phase},
    }


def position(state: State) -> Json:
    """Not before the deal."""
    seats = [
        {"hand": ids(hand), "numbers": list(numbers_of(state, seat)), "captured": ids(unmask(cards))}
        for seat, (hand, cards) in enumerate(zip(state.hands, state.captured, strict=True))
    ]
    return {**_table(state), "exact": True, "seats": seats, "draw_pile": ids(state.draw_pile)}


def view_position(seen: View) -> Json:
    seats: list[Json] = [
        {"hand_count": hand, "captured_count": captured}
        for hand, captured in zip(seen.hand_counts, seen.captured_counts, strict=True)
    ]
    if seen.seat is not None:
        seats[seen.seat]["hand"] = ids(seen.hand)
        seats[seen.seat]["numbers"] = list(seen.numbers)
    if seen.scores is not None:
        for entry, score in zip(seats, seen.scores, strict=True):
            entry["score"] = score
    if seen.captured is not None:
        for entry, cards in zip(seats, seen.captured, strict=True):
            entry["captured"] = ids(cards)
    return {**_table(seen), "seat": seen.seat, "seats": seats, "draw_count": seen.draw_count}


NAMES = {"card": CARD_IDS.__getitem__, "cards": ids, "trump": CARD_IDS.__getitem__}
