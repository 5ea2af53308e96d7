"""Faults of Air Sorcière (tests/games/mutants.py)."""

from tests.games.mutants import Mutant

MUTANTS = [
    Mutant("rules.py", "if VALUE[card] != CAT:", "if VALUE[card] != CAT - 1:"),
    Mutant("rules.py", "    if not fewest:\n        return (NO_LAND,)\n", ""),
    Mutant("rules.py", "if len(column) == fewest", "if column"),
    Mutant("rules.py", "return min([len(column)", "return max([len(column)"),
    Mutant(
        "rules.py",
        "return len(state.hands[seat]) - state.rules.cat_limit",
        "return len(state.hands[seat]) - state.rules.cat_limit + 1",
    ),
    Mutant("rules.py", "return None if state.taken else", "return None if True else"),
    Mutant("rules.py", '    if card == state.placed:\n        return _about(card, "air-refuse-own-common")\n', ""),
    Mutant("rules.py", 'return None if state.placed is None else reason("air-refuse-common-used")', "return None"),
    Mutant(
        "rules.py",
        "if forced and len(columns[action.colour]) > shortest(columns):",
        "if len(columns[action.colour]) > shortest(columns):",
    ),
    Mutant(
        "rules.py",
        "if state.grimoires[seat][colour]:\n        fallen",
        "if not state.grimoires[seat][colour]:\n        fallen",
    ),
    Mutant("rules.py", "discard=(*state.discard, *column, card))", "discard=(*state.discard, card, *column))"),
    Mutant("rules.py", "discard=state.discard + column, hands=hands)", "discard=state.discard, hands=hands)"),
    Mutant("rules.py", "seat = (state.turn + 1) % len(state.hands)", "seat = (state.turn - 1) % len(state.hands)"),
    Mutant(
        "rules.py", 'return min(own) if rules.bonus == "per_set" else int(min(own) > 0)', "return int(min(own) > 0)"
    ),
    Mutant("rules.py", "ranks = [(points, len(hand))", "ranks = [(points, 0)"),
    Mutant("rules.py", "if VALUE[card] <= highest:", "if VALUE[card] < highest:"),
    Mutant("rules.py", "        used.add(joker)\n", ""),
    Mutant("rules.py", "if stock[colour] < DIPLOMAS[len(cards)]:", "if stock[colour] < 1:"),
    Mutant(
        "state.py",
        "return not column or VALUE[card] > VALUE[column[-1]]",
        "return not column or VALUE[card] >= VALUE[column[-1]] - 1",
    ),
    Mutant("state.py", "max(count - REMOVED[seats], 0)", "count"),
    Mutant("view.py", "tuple(sorted(state.draw_pile))", "state.draw_pile"),
    Mutant("events.py", "@owned(tells_others=True)\nclass CatDiscarded", "class CatDiscarded"),
    Mutant("events.py", "@shown\nclass Drew", "class Drew"),
    Mutant(
        "loading.py",
        "if any(low >= high for low, high in pairwise(values)):",
        "if any(low > high + 1 for low, high in pairwise(values)):",
    ),
    Mutant(
        "loading.py", '    if not too_big(table):\n        raise refuse("position-nobody-to-act", phase="cat")\n', ""
    ),
    Mutant("notation.py", '"min": size, "max": size}', '"min": 1, "max": size}'),
]
