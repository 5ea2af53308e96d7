"""Faults planted in the rules one by one: the tests must notice each.

Run by hand, from a checkout:

    python -m tests.games.roue_des_sorcieres.mutants

Faults that change nothing a table can tell are left out: a later card as strong as the best (no two are), the wheel
set to the last trump that leaves (it stands there already).

Each mutant is one exact piece of text and what replaces it, in a copy of the package in a folder of its own.
"""

import os
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import NamedTuple

ROOT = Path(__file__).parents[3]
GAME = "games/roue_des_sorcieres"
TESTS = ["tests/games/roue_des_sorcieres", "tests/core"]
GOLDEN = ["--deselect", "tests/games/roue_des_sorcieres/test_golden.py"]
"""The playthroughs would notice most faults, but only by being different: the tests must say what is wrong."""


class Mutant(NamedTuple):
    """A fault: in `file`, the one place that reads `old` reads `new`."""

    file: str
    old: str
    new: str


RULES, RANKING, VIEW, LOADING = (f"{GAME}/{name}.py" for name in ("rules", "ranking", "view", "loading"))
STATE, EVENTS, NOTATION = (f"{GAME}/{name}.py" for name in ("state", "events", "notation"))

MUTANTS = [
    Mutant(RULES, "range(first, seats), *range(first)", "range(first, -1, -1), *range(seats - 1, first, -1)"),
    Mutant(RULES, "seat = (last + 1) % seats", "seat = (last - 1) % seats"),
    Mutant(RULES, "        if hands[seat]:\n            return seat", "        return seat"),
    Mutant(RULES, "if power[entry[1]] > best:", "if power[entry[1]] < best:"),
    Mutant(RULES, "powers(COLOUR[trick[0][1]], trump,", "powers(COLOUR[trick[-1][1]], trump,"),
    Mutant(RULES, "    if pile or any(hands):\n        return complete", "    if any(hands):\n        return complete"),
    Mutant(RULES, "    if pile or any(hands):\n        return complete", "    if pile:\n        return complete"),
    Mutant(RULES, "        if card != given_up:\n            won", "        if True:\n            won"),
    Mutant(RULES, "captured[state.turn] = won", "captured[state.leader] = won"),
    Mutant(RULES, "won = captured[state.turn]\n", "won = 0\n"),
    Mutant(RULES, "        trumps = (*trumps, given_up)\n", "        trumps = (given_up, *trumps)\n"),
    Mutant(RULES, "        wheel = VALUE[given_up]\n", ""),
    Mutant(RULES, "    if pile:\n        hands, pile", "    if True:\n        hands, pile"),
    Mutant(RULES, "wheel, taker, rules.keep_last_trump", "wheel, state.leader, rules.keep_last_trump"),
    Mutant(
        RULES,
        "leader = taker if hands[taker] else first_with_cards(hands, taker) or 0",
        "leader = first_with_cards(hands, state.leader) or 0",
    ),
    Mutant(RULES, "leader = taker if hands[taker] else first_with_cards(hands, taker) or 0", "leader = taker"),
    Mutant(RULES, "elif len(trumps) > keep_last_trump:", "elif trumps:"),
    Mutant(RULES, "elif len(trumps) > keep_last_trump:", "elif len(trumps) > 1:"),
    Mutant(RULES, "elif len(trumps) > keep_last_trump:", "elif False:"),
    Mutant(RULES, "card, trumps = trumps[-1], trumps[:-1]", "card, trumps = trumps[0], trumps[1:]"),
    Mutant(RULES, "wheel = VALUE[trumps[-1]] if trumps else wheel", "wheel = wheel"),
    Mutant(RULES, "wheel = VALUE[trumps[-1]] if trumps else wheel", "wheel = VALUE[card]"),
    Mutant(
        RULES,
        "events.append(TrumpTaken(seat, card, trumps[-1] if trumps else None))",
        "events.append(TrumpTaken(seat, card, None))",
    ),
    Mutant(RULES, "            events.append(LeftShort(seat))\n            continue", "            continue"),
    Mutant(
        RULES,
        "            events.append(LeftShort(seat))\n            continue",
        "            events.append(LeftShort(seat))\n            break",
    ),
    Mutant(RULES, "    if drawn == len(pile):\n", "    if drawn == len(pile) and not trumps:\n"),
    Mutant(RULES, "        hand.sort()\n", ""),
    Mutant(RULES, "pile[drawn:], trumps, wheel", "pile[1:], trumps, wheel"),
    Mutant(RULES, "if total == top)", "if total >= top - 1)"),
    Mutant(RULES, "top = max(totals)", "top = min(totals)"),
    Mutant(RULES, 'return best_of(scores(state)) if state.phase == "over" else ()', "return best_of(scores(state))"),
    Mutant(RULES, 'if state.phase == "over" else ()', 'if state.phase == "over" else (0,)'),
    Mutant(
        RULES,
        "(*[TRUMP[card] for _, card in state.trick], NO_TRUMP)",
        "tuple([TRUMP[card] for _, card in state.trick])",
    ),
    Mutant(
        RULES,
        "(*[TRUMP[card] for _, card in state.trick], NO_TRUMP)",
        "(*[TRUMP[card] for _, card in state.trick[:-1]], NO_TRUMP)",
    ),
    Mutant(RULES, 'card is None if verb == "no-trump" else', 'True if verb == "no-trump" else'),
    Mutant(RULES, "card in [played for _, played in state.trick]", "True"),
    Mutant(RULES, "None if card in state.hands[seat] else", "None if any(card in hand for hand in state.hands) else"),
    Mutant(RULES, 'if seat != state.turn or state.phase == "deal":', 'if state.phase == "deal":'),
    Mutant(RULES, 'if seat != state.turn or state.phase == "deal":', "if seat != state.turn:"),
    Mutant(RULES, "if seat not in to_act(state) else IllegalAction", "if seat in to_act(state) else IllegalAction"),
    Mutant(RULES, "draw_pile=state.draw_pile + cards", "draw_pile=cards + state.draw_pile"),
    Mutant(RULES, "leader = outcome[1][0]", "leader = 0"),
    Mutant(RULES, "pile, (trump,), VALUE[trump]", "pile, (trump,), 1"),
    Mutant(RULES, "cards[top], cards[top + 1 :]", "cards[-1], cards[top:-1]"),
    Mutant(RANKING, "step = -1 if descending else 1", "step = 1 if descending else -1"),
    Mutant(RANKING, "(wheel - 1 + step * place) % 9 + 1", "(wheel + step * place) % 9 + 1"),
    Mutant(RANKING, "    if colour == trump:\n        return TRUMPS +", "    if colour == trump:\n        return"),
    Mutant(RANKING, "if colour == led else 0", "if True else 0"),
    Mutant(VIEW, "state.hands[seat] if seat is not None else ()", "state.hands[seat or 0]"),
    Mutant(VIEW, "scores(state) if over or state.rules.show_scores else None", "scores(state)"),
    Mutant(VIEW, "scores(state) if over or state.rules.show_scores else None", "scores(state) if over else None"),
    Mutant(
        VIEW,
        "scores(state) if over or state.rules.show_scores else None",
        "scores(state) if state.rules.show_scores else None",
    ),
    Mutant(VIEW, "for cards in state.captured) if over else None", "for cards in state.captured)"),
    Mutant(VIEW, "if seen.scores is not None and not _match_sums", "if False and not _match_sums"),
    Mutant(VIEW, "seen.scores is not None and not _match_sums", "seen.scores is not None and _match_sums"),
    Mutant(VIEW, "return seen.hand if seat == seen.seat else", "return"),
    Mutant(EVENTS, 'Audience(self.seat, ("cards",), tells_owner=True)', "Audience(self.seat, tells_owner=True)"),
    Mutant(EVENTS, 'Audience(self.seat, ("card",), tells_owner=True)', "Audience(self.seat, tells_owner=True)"),
    Mutant(EVENTS, 'Audience(self.seat, ("card",), tells_owner=True)', 'Audience(self.seat, ("card",))'),
    Mutant(EVENTS, "Audience(self.seat, tells_others=True)", "EVERYONE"),
    Mutant(
        EVENTS,
        'were hidden until now (R7)."""\n        return Audience(tells_owner=True, tells_others=True)',
        'were hidden until now (R7)."""\n        return EVERYONE',
    ),
    Mutant(LOADING, "if len(hand) > HAND_SIZE:", "if len(hand) > HAND_SIZE + 1:"),
    Mutant(LOADING, "if len(hands[seat]) == HAND_SIZE:", "if len(hands[seat]) > HAND_SIZE:"),
    Mutant(LOADING, "wanted > reached and not", "wanted >= reached and not"),
    Mutant(LOADING, "if trump_pile and wheel != VALUE[trump_pile[-1]]:", "if False:"),
    Mutant(
        LOADING,
        "if not (any(table.hands) or table.draw_pile or table.unplaced):",
        "if not (any(table.hands) or table.draw_pile):",
    ),
    Mutant(STATE, "total += _POINTS[cards & 511]", "total += _POINTS[cards & 255]"),
    Mutant(NOTATION, '"seat": None if phase == "over" else turn', '"seat": turn'),
    Mutant(NOTATION, '"exact": True', '"exact": False'),
]


def survives(mutant: Mutant) -> bool:
    """Return whether all tests pass with the fault planted. Raises SystemExit if its place is not found once."""
    with tempfile.TemporaryDirectory() as folder:
        copy = Path(folder)
        for part in ("audiogames", "tests"):
            shutil.copytree(ROOT / part, copy / part, ignore=shutil.ignore_patterns("__pycache__"))
        shutil.copy(ROOT / "pyproject.toml", copy)
        path = copy / "audiogames" / mutant.file
        source = path.read_text(encoding="utf-8")
        if source.count(mutant.old) != 1:
            raise SystemExit(f"{mutant.file} holds {source.count(mutant.old)} times: {mutant.old}")
        path.write_text(source.replace(mutant.old, mutant.new), encoding="utf-8")
        command = [sys.executable, "-m", "pytest", "-q", "-x", "-p", "no:cacheprovider", *TESTS, *GOLDEN]
        environment = {**os.environ, "PYTHONPATH": str(copy), "PYTHONDONTWRITEBYTECODE": "1"}
        try:
            done = subprocess.run(command, cwd=copy, env=environment, capture_output=True, timeout=300, check=False)
        except subprocess.TimeoutExpired:
            return False
    if done.returncode not in (0, 1):
        raise SystemExit(done.stdout.decode() + done.stderr.decode())
    return done.returncode == 0


def main() -> None:
    """Plant every fault and tell which the tests did not notice."""
    alive = 0
    for mutant in MUTANTS:
        if survives(mutant):
            alive += 1
            sys.stdout.write(f"survives: {mutant.file}: {mutant.old!r} -> {mutant.new!r}\n")
            sys.stdout.flush()
    sys.stdout.write(f"{len(MUTANTS) - alive} of {len(MUTANTS)} faults noticed\n")
    sys.exit(alive > 0)


if __name__ == "__main__":
    main()
