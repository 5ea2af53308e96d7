"""Faults of Zapp Zerapp (tests/games/mutants.py)."""

from tests.games.mutants import Mutant

MUTANTS = [
    Mutant("rules/__init__.py", "wanting[0], tuple(wanting[1:])", "wanting[-1], tuple(wanting[:-1])"),
    Mutant("rules/__init__.py", "number <= magic))", "number < magic))"),
    Mutant("rules/__init__.py", "key=lambda event: -event.number", "key=lambda event: event.number"),
    Mutant("rules/__init__.py", "roller = (state.roller + 1) % len(state.colours)", "roller = state.roller"),
    Mutant("rules/__init__.py", "and state.chosen.count(None) == 1", "and state.chosen.count(None) >= 1"),
    Mutant("rules/__init__.py", "and state.rules.countdown > 0", "and state.rules.countdown >= 0"),
    Mutant(
        "rules/__init__.py",
        "if state.rules.memory:\n        return fresh",
        "if not state.rules.memory:\n        return fresh",
    ),
    Mutant("rules/__init__.py", "state.shakes_left[seat] - 1", "state.shakes_left[seat]"),
    Mutant(
        "rules/__init__.py",
        'return choosing[:1] if state.rules.shaking == "draft"',
        'return choosing if state.rules.shaking == "draft"',
    ),
    Mutant(
        "rules/__init__.py", "if len(own) >= state.rules.barrels_in_hand:", "if len(own) > state.rules.barrels_in_hand:"
    ),
    Mutant(
        "rules/__init__.py",
        "state.apprentices[seat].count(CITY) == PIECES",
        "state.apprentices[seat].count(CITY) >= PIECES - 1",
    ),
    Mutant("rules/__init__.py", "magic_number=sum(dice))", "magic_number=max(dice) * 2)"),
    Mutant("rules/moves.py", "end = min(start + steps, CITY)", "end = min(start + steps, CITY - 1)"),
    Mutant("rules/moves.py", "() if start == START else banishable", "banishable"),
    Mutant(
        "rules/moves.py",
        "return step in PROTECTED or (advanced and step in CASTLES)",
        "return step in PROTECTED or step in CASTLES",
    ),
    Mutant(
        "rules/moves.py",
        "return step in PROTECTED or (advanced and step in CASTLES)",
        "return advanced and step in CASTLES",
    ),
    Mutant(
        "rules/moves.py",
        "if rules.advanced and step in CASTLES and space_of(piece[0], step) in passed",
        "if rules.advanced and step in CASTLES",
    ),
    Mutant(
        "rules/moves.py",
        "if going.end == CITY and piece[0] == going.piece[0] and not leaving:",
        "if going.end == CITY and not leaving:",
    ),
    Mutant("rules/moves.py", "moved = _placed(moved, piece, START)", "moved = _placed(moved, piece, START + 1)"),
    Mutant("view.py", "number if place in shown else None", "number"),
    Mutant("view.py", "return seat == other or not secret", "return True"),
    Mutant("state.py", "FIRST_SPACES: Final = (22, 4, 10, 16)", "FIRST_SPACES: Final = (22, 4, 16, 10)"),
    Mutant("state.py", "PROTECTED: Final = range(10, 15)", "PROTECTED: Final = range(10, 14)"),
    Mutant("events.py", "@shown\nclass Revealed", "class Revealed"),
    Mutant("loading.py", "if dice is not None and number != sum(dice):", "if False:"),
    Mutant("loading.py", 'if table.phase != "over" and home:', "if False:"),
]
