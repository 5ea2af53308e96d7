"""What is told of black magic: spells and what they change in a formula."""

from audiogames.core.messages import Category, Items, Message, Who
from audiogames.games.du_balai import events as e
from audiogames.games.du_balai.naming import card_name, symbol_name
from audiogames.games.du_balai.saying import Messages, each, message, say, whisper
from audiogames.games.du_balai.view import View
from audiogames.games.du_balai.wording import (
    formula_name,
)

# Spells.


@each.register
def _(event: e.SpellCast, seen: View) -> Messages:
    card, what = card_name(event.card), _aim(event)
    if what is None:
        return say("balai-cast", Category.PLAY, event.seat, seen, card=card)
    told = message("balai-cast-so", Category.PLAY, event.seat, seen, card=card, what=what)
    return (told._replace(private=event.down and bool(event.symbols)),)


def _aim(event: e.SpellCast) -> Message | None:
    """Return what a spell is to do, where its card alone does not say it."""
    pile = "second" if event.on_second else "first"
    if event.symbols is None:
        return Message(f"balai-aim-{event.card}-down")
    if event.card == "forgotten":
        return Message("balai-aim-forgotten", {"symbol": symbol_name(event.symbols[0]), "pile": pile})
    if event.card == "correction":
        out, put = map(symbol_name, event.symbols)
        return Message("balai-aim-correction", {"out": out, "put": put, "pile": pile})
    if event.number is not None:
        return Message("balai-aim-spaces", {"number": event.number})
    if event.target is not None:
        return Message("player-name", {"player": Who(event.target)})
    lines = tuple(Message("balai-aim-pull", {"player": Who(seat), "number": by}) for seat, by in event.pulls)
    return Message("balai-aim-pulls", {"lines": Items(lines, "entries")}) if lines else None


@each.register
def _(event: e.Reacted, seen: View) -> Messages:
    if event.fog is None:
        return say("balai-reacted", Category.PLAY, event.seat, seen)
    return whisper("balai-reacted-fog" if event.fog else "balai-reacted-not", Category.PLAY, None, seen)


@each.register
def _(event: e.FogCast, seen: View) -> Messages:
    return say("balai-fogged", Category.PLAY, event.seat, seen, card=card_name(event.card))


@each.register
def _(event: e.SpellCancelled, seen: View) -> Messages:
    return say("balai-cancelled", Category.PLAY, event.seat, seen, card=card_name(event.card))


@each.register
def _(event: e.WindowOpened, seen: View) -> Messages:
    return say(f"balai-window-{event.window}", Category.TURN, event.seat, seen)


@each.register
def _(event: e.SymbolAdded, seen: View) -> Messages:
    if event.symbol is None:
        return say("balai-added-down", Category.PLAY, event.seat, seen)
    pile, symbol = "second" if event.on_second else "first", symbol_name(event.symbol)
    told = message("balai-added", Category.PLAY, event.seat, seen, symbol=symbol, pile=pile)
    return (told._replace(private=event.down),)


@each.register
def _(event: e.SymbolSwapped, seen: View) -> Messages:
    if event.taken_out is None or event.put_in is None:
        return say("balai-swapped-down", Category.PLAY, event.seat, seen)
    out, put = symbol_name(event.taken_out), symbol_name(event.put_in)
    pile = "second" if event.on_second else "first"
    told = message("balai-swapped", Category.PLAY, event.seat, seen, out=out, put=put, pile=pile)
    return (told._replace(private=event.down),)


@each.register
def _(event: e.SecondRevealed, seen: View) -> Messages:
    return say("balai-second", Category.TRICK, event.seat, seen, symbols=formula_name(event.formula))


@each.register
def _(event: e.Blocked, seen: View) -> Messages:
    return say("balai-blocked", Category.PLAY, event.seat, seen)
