from audiogames.bots.advice import counts_in
from audiogames.core.messages import Message, private
from audiogames.core.presentation.advice import EVEN, Advice, rounded
from audiogames.play.table.sitting import Sitting


def told(sitting: Sitting, seat: int, advised: tuple[Advice, ...], is_again: bool) -> Message:
    if not advised:
        return private("advice-none")
    best, *others = advised
    if not others:
        is_only = len(sitting.table.legal().get(seat, ())) == 1
        return private("advice-only", choice=_choice(sitting, seat, best)) if is_only else _best(sitting, seat, best)
    second = others[0]
    is_even = best.worth is not None and second.worth is not None and best.worth - second.worth <= EVEN
    if is_again:
        return _second(sitting, seat, best, second, is_even)
    if not is_even:
        return _best(sitting, seat, best)
    choices = {"choice": _choice(sitting, seat, best), "other": _choice(sitting, seat, second)}
    return private("advice-even", **choices, reason=best.reason)


def _best(sitting: Sitting, seat: int, best: Advice) -> Message:
    return private("advice-best", choice=_choice(sitting, seat, best), reason=best.reason)


def _second(sitting: Sitting, seat: int, best: Advice, second: Advice, is_even: bool) -> Message:
    choice, why = _choice(sitting, seat, second), second.reason
    if is_even:
        return private("advice-second-even", choice=choice, reason=why)
    if best.worth is None or second.worth is None:
        return private("advice-second-open", choice=choice, reason=why)
    less = Message(counts_in(sitting.game.name), {"number": rounded(best.worth - second.worth)})
    return private("advice-second", choice=choice, less=less, reason=why)


def _choice(sitting: Sitting, seat: int, advice: Advice) -> Message:
    return sitting.game.choices(sitting.view(seat), (advice.action,))[0].message
