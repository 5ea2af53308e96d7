from typing import Any

from audiogames.core.errors import IllegalAction, place_in, reason
from audiogames.core.game import Json
from audiogames.decks.air_sorciere import CARD_IDS, COLOURS, VALUE, Card, ids
from audiogames.games.air_sorciere import rules
from audiogames.games.air_sorciere import state as s
from audiogames.games.air_sorciere.descriptor import DESCRIPTOR
from audiogames.games.air_sorciere.view import View

BARE = {action.verb: action for action in (s.DRAW, s.KEEP, s.COMMON, s.STOP, s.NO_LAND, s.NO_DIPLOMA)}


def parse_action(text: str) -> s.Action:
    """Parse `take green-9`, `diploma green: green-3 …`. Raises IllegalAction."""
    verb, *words = text.replace(":", " ").split() or [""]
    if verb in BARE and not words:
        return BARE[verb]
    if verb == "take" and len(words) == 1:
        return s.TAKE[_card(words[0])]
    if verb == "land" and len(words) == 1:
        return s.LAND[_colour(words[0])]
    if verb == "diploma" and len(words) > 1 and ":" in text:
        return s.Action("diploma", tuple(sorted(_card(word) for word in words[1:])), _colour(words[0]))
    if verb == "discard" and words:
        return s.Action("discard", tuple(sorted(_card(word) for word in words)))
    raise IllegalAction(reason("air-refuse-no-such-action", action=text[:40]))


def _card(text: str) -> Card:
    return place_in("air-refuse-no-such-card", CARD_IDS, card=text)


def _colour(text: str) -> int:
    return place_in("air-refuse-no-such-colour", COLOURS, colour=text)


def format_action(action: s.Action) -> str:
    words: list[str] = [action.verb]
    if action.colour is not None:
        words.append(COLOURS[action.colour] + (":" if action.verb == "diploma" else ""))
    return " ".join([*words, *ids(action.cards)])


def legal_position(state: s.State, seat: int) -> list[Any]:
    if state.phase == "cat" and seat in rules.to_act(state):
        size = rules.cat_size(state, seat)
        return [{"verb": "discard", "from": ids(state.hands[seat]), "min": size, "max": size}]
    return [format_action(action) for action in rules.legal(state, seat)]


def _counts(counts: s.Counts) -> dict[str, int]:
    return dict(zip(COLOURS, counts, strict=True))


def _columns(columns: s.Columns) -> dict[str, list[int]]:
    return {colour: [VALUE[card] for card in column] for colour, column in zip(COLOURS, columns, strict=True) if column}


def _table(seen: View | s.State) -> Json:
    over = seen.phase == "over"
    return {
        **DESCRIPTOR.heading(seen.rules),
        "discard": ids(seen.discard),
        "common": ids(seen.common),
        "stock": _counts(seen.stock),
        "turn": {
            "seat": None if over else seen.turn,
            "phase": seen.phase,
            "taken": seen.taken,
            "placed_in_common": None if seen.placed is None else CARD_IDS[seen.placed],
            "drawn": None if seen.drawn is None else CARD_IDS[seen.drawn],
            "numbers": list(seen.numbers),
        },
    }


def position(state: s.State) -> Json:
    seats = [
        {"hand": ids(hand), "columns": _columns(columns), "grimoires": _counts(grimoires)}
        for hand, columns, grimoires in zip(state.hands, state.columns, state.grimoires, strict=True)
    ]
    return {**_table(state), "exact": True, "seats": seats, "draw_pile": ids(state.draw_pile)}


def view_position(seen: View) -> Json:
    seats: list[Json] = []
    for seat, hand in enumerate(seen.hands):
        entry: Json = {
            "hand_count": len(hand),
            "columns": _columns(seen.columns[seat]),
            "grimoires": _counts(seen.grimoires[seat]),
            "score": seen.scores[seat],
        }
        if seat == seen.seat or seen.rules.open_hands:
            entry["hand"] = ids(hand)
        seats.append(entry)
    return {**_table(seen), "seat": seen.seat, "seats": seats, "draw_count": len(seen.pile)}


NAMES = {"card": CARD_IDS.__getitem__, "cards": ids, "colour": COLOURS.__getitem__}
