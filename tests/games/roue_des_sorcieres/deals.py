"""Random positions in the middle of a game, reachable or not: uneven hands, short or empty piles, cards out of play."""

from audiogames.core.chance import Generator

from .positions import ALL_CARDS, Position


def random_position(seed: int, seats: int) -> Position:
    """Return a position where someone holds a card; seat, side and options are drawn too."""
    chance = Generator(seed)
    cards = [ALL_CARDS[place] for place in chance.permutation(len(ALL_CARDS))]

    def take(count: int) -> list[str]:
        return [cards.pop() for _ in range(min(count, len(cards)))]

    hands = [take(chance.below(7)) for _ in range(seats)]
    leader = chance.below(seats)
    hands[leader] = hands[leader] or take(1)
    trumps = take((0, 1, 1, 2, 4)[chance.below(5)])
    pile = take((0, 0, 1, seats - 1, seats, seats + 1, 12)[chance.below(7)])
    return {
        "game": "roue_des_sorcieres",
        "options": {
            "side": ("descending", "ascending")[chance.below(2)],
            "keep_last_trump": chance.below(2) == 1,
            "show_scores": chance.below(2) == 1,
        },
        "exact": True,
        "seats": [{"hand": hand, "captured": take(chance.below(5))} for hand in hands],
        "trump_pile": trumps,
        "wheel": int(trumps[-1][-1]) if trumps else 1 + chance.below(9),
        "draw_pile": pile,
        "trick": [],
        "leader": leader,
        "turn": {"seat": leader, "phase": "play"},
    }
