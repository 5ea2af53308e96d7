"""Du Balai! as people play it at a real table: what somebody does at random, and how it is said."""

from collections.abc import Callable, Sequence
from typing import Any

from audiogames.core.chance import Generator
from audiogames.core.events import heard
from audiogames.core.table import Table
from audiogames.decks.du_balai import FACES, SPELLS, SYMBOLS
from audiogames.games.du_balai.rules.formulas import valid_sets
from audiogames.games.du_balai.state import FOGGED, PASS, Action, symbols_in

CARDS = [
    (card, 1 + copy)
    for card, copies in (
        *((symbol, 6) for symbol in SYMBOLS),
        *SPELLS.items(),
        *((f"acrobatic-{points}", 3) for points in (2, 3, 4)),
        *((face, 3) for face in FACES),
    )
    for copy in range(copies)
]
"""All that carries a sticker."""


def typed(card: str) -> str:
    """In the two keys of a sticker."""
    if card in SPELLS:
        return f"s{[*SPELLS].index(card) + 1}"
    kind, _, name = card.partition("-")
    if kind == "acrobatic":
        return f"a{name}"
    return (
        str(SYMBOLS.index(card) + 1)
        if card in SYMBOLS
        else f"{'k' if kind == 'black' else 'o'}{SYMBOLS.index(name) + 1}"
    )


Move = tuple[int, Action, Sequence[Sequence[str]]]
"""A seat, its action, and what is typed for it, entry by entry: words, or ids of stickers."""


def next_moves(table: Table, chance: Generator, named: Callable[[str], str], scans: bool = False) -> list[Move]:
    """What people do next, in the order in which it is said. The first seat has its hand in the ear."""
    view, legal = table.view(None), table.legal()
    if view.phase == "look":
        seat = view.to_act[chance.below(len(view.to_act))]
        return [(seat, legal[seat][0], [[str(table.names[seat])]])]
    if view.phase == "write":
        seat = next(seat for seat in view.to_act if seat not in table.view(seat).decrees)
        return [written(table, seat, chance, named, scans)]
    if view.phase == "react":
        fogs = [seat for seat in view.to_act if FOGGED in legal[seat] and chance.below(2)]
        passes: list[Move] = [(seat, PASS, [[]]) for seat in view.to_act if seat not in fogs]
        said: list[Move] = [(seat, FOGGED, fogged(str(table.names[seat]), named("fog"), scans)) for seat in fogs]
        return [
            *said,
            *((seat, action, entry if place == 0 else []) for place, (seat, action, entry) in enumerate(passes)),
        ]
    seat = view.to_act[0]
    spells = [one for one in legal[seat] if one.verb == "spell" and (not one.on_second or view.doubles[seat])]
    if view.phase == "resolve" and spells and chance.below(4):
        action = spells[chance.below(len(spells))]
        return [(seat, action, spelt(table, seat, action, named, scans))]
    others = [one for one in legal[seat] if one.verb != "spell"]
    return [(seat, others[chance.below(len(others))], [[]])]


def fogged(name: str, card: str, scans: bool) -> list[list[str]]:
    """A scan drops what was typed before it: the name answers its question."""
    return [[card], [name]] if scans else [[name, card]]


def written(table: Table, seat: int, chance: Generator, named: Callable[[str], str], scans: bool) -> Move:
    held, dice = table.view(seat).cards[seat], [FACES.index(face) for face in table.position()["dice"]]
    wait = Action("decree")
    if wait in table.legal()[seat] and chance.below(2):
        return seat, wait, [[named("decree")]]
    orange, black = valid_sets(tuple(dice))
    formula, second = (orange or black, 0) if chance.below(2) else (black or orange, 0)
    if chance.below(4) == 0:
        formula = chance.below(1 << len(SYMBOLS))
    elif "double-play" in held and orange and black:
        formula, second = (orange, black) if chance.below(2) else (black, orange)
    symbols = [SYMBOLS[symbol] for symbol in symbols_in(formula)]
    words = [named(symbol) for symbol in symbols]
    entries = [[word] for word in (*words, "")] if scans and words else [words or ["0"]]
    return seat, Action("write", formula=formula, second=second), entries


def spelt(table: Table, seat: int, action: Action, named: Callable[[str], str], scans: bool) -> list[list[str]]:
    """Numbers, names and second formulas are typed in an entry of their own; a formula is scanned card by card."""
    name, more = named(action.card or ""), [named(SYMBOLS[symbol]) for symbol in action.symbols]
    if action.card == "double-play":
        second = table.view(seat).seconds[seat] or 0
        symbols = [named(SYMBOLS[symbol]) for symbol in symbols_in(second)]
        return [[name], *([[symbol] for symbol in (*symbols, "")] if scans else [symbols])]
    if action.on_second:
        return [[name, *more, "/"]]
    if action.number is not None:
        return [[name], [str(action.number)]]
    if action.target is not None:
        return [[name], [str(table.names[action.target])]]
    return [[name], more] if more else [[name]]


def acrobatics_said(table: Table) -> str:
    shown = [
        f"{name} {' '.join(map(str, values))}"
        for name, values in zip(table.names, table.view(None).acrobatics, strict=True)
        if values
    ]
    return ", ".join(shown)


def as_all_know(table: Table) -> list[Any]:
    """All events, as all may know them. At a real table dice without a valid symbol are thrown again unsaid."""
    happened = [event for step in table.steps for event in heard(step.events, None)]
    events = [table.game.event_position(event) for event in happened]
    return [event for event in events if event["event"] != "rolled-again"]
