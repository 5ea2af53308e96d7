"""Faults of Du Balai! (tests/games/mutants.py)."""

from tests.games.mutants import Mutant

MUTANTS = [
    Mutant("rules/formulas.py", "return orange & ~black, black & ~orange", "return orange, black & ~orange"),
    Mutant(
        "rules/formulas.py",
        "if len(colours) < len(piles) or len(set(colours)) < len(colours):",
        "if len(colours) < len(piles):",
    ),
    Mutant("rules/formulas.py", "if pile == valid[colour])", "if pile)"),
    Mutant("rules/rounds.py", "PENALTY = 2", "PENALTY = 1"),
    Mutant(
        "rules/rounds.py", "return found.valid and (bool(found.perfect) or not state.rules.slow)", "return found.valid"
    ),
    Mutant(
        "rules/rounds.py",
        "if state.rules.curse_first else (_penalise, _curse)",
        "if not state.rules.curse_first else (_penalise, _curse)",
    ),
    Mutant("rules/rounds.py", "CROSSED_POINTS = (25, 24)", "CROSSED_POINTS = (25, 23)"),
    Mutant("rules/rounds.py", "return state.crossed.index(seat)\n", "return 0\n"),
    Mutant("rules/track.py", "if state.block is None or state.block == seat or", "if state.block is None or"),
    Mutant("rules/track.py", 'sign = 1 if state.rules.order == "last-first" else -1', "sign = -1"),
    Mutant(
        "rules/track.py",
        "seats = tuple(range(len(state.spaces))) if state.rules.hex_crossed else racing(state)",
        "seats = racing(state)",
    ),
    Mutant("rules/track.py", "return 1 + sum(space > state.spaces[seat]", "return 1 + sum(space >= state.spaces[seat]"),
    Mutant("rules/resolution.py", "ORANGE_BONUS = 2", "ORANGE_BONUS = 1"),
    Mutant(
        "rules/resolution.py",
        'if state.spaces[seat] == state.curse:\n        return "curse"',
        'if False:\n        return "curse"',
    ),
    Mutant(
        "rules/resolution.py",
        "if len(state.deck) < number and state.discard:",
        "if len(state.deck) < number - 1 and state.discard:",
    ),
    Mutant(
        "rules/resolution.py",
        "fresh = with_entry(state.fresh, seat, tuple(sorted((*state.fresh[seat], card))))",
        "fresh = with_entry(state.fresh, seat, (card,))",
    ),
    Mutant(
        "rules/book.py", "if space > s.LAST and seat not in state.bets", "if space >= s.LAST and seat not in state.bets"
    ),
    Mutant(
        "rules/book.py",
        'if state.rules.pace == "no-closer" or state.read < s.DICE_READ:',
        'if state.rules.pace == "no-closer":',
    ),
    Mutant(
        "rules/book.py",
        "decrees=s.without(state.decrees, seat),\n        looking=s.without(state.looking, seat),",
        "decrees=state.decrees,\n        looking=s.without(state.looking, seat),",
    ),
    Mutant(
        "rules/spells.py",
        'return track.backward(state, target, 3, "hex")',
        'return track.backward(state, target, 2, "hex")',
    ),
    Mutant("rules/spells.py", "return action.on_second and not state.doubles[seat]", "return action.on_second"),
    Mutant(
        "rules/spells.py",
        "return next((seat for seat in around if seat in state.fogs), None)",
        "return next((seat for seat in sorted(state.fogs)), None)",
    ),
    Mutant("rules/allowed.py", "return None if action.card in state.drawn else", "return None if True else"),
    Mutant(
        "rules/allowed.py",
        "if not unused(state, seat) & s.formula_of([put_in]):",
        "if False:",
    ),
    Mutant("view.py", 'told = state.read if state.phase == "look" else 0', "told = state.read"),
    Mutant(
        "view.py", "action = spell.action._replace(symbols=()) if secret else spell.action", "action = spell.action"
    ),
    Mutant("events.py", '@owned("formula", "second")', '@owned("second")'),
    Mutant("events.py", '@owned("cards", tells_owner=True)\nclass Drew', '@owned("cards")\nclass Drew'),
]
