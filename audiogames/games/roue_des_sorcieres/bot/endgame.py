"""The last cards of La Roue at two seats, solved once both hands are known.

When the draw pile is empty and every captured card was heard, the unseen cards are the other's hand. Nothing is random
then, so alpha-beta search with a transposition table tries every continuation that matters.
"""

from collections.abc import Callable, Sequence
from functools import cache
from typing import Final

from audiogames.decks.roue_des_sorcieres import COLOUR, VALUE
from audiogames.games.roue_des_sorcieres.bot.kernel import DECIDING, KEEP, MARK, PLAYING, Kernel, Move

INFINITE: Final = 10**6
_BITS: Final = 12
"""Two hands of at most six cards, each card a bit."""


@cache
def _members(mask: int) -> tuple[int, ...]:
    return tuple(place for place in range(_BITS + 2) if mask >> place & 1)


class TooMany(Exception):
    """The limit of positions was reached."""


class Endgame:
    """Values are points of the seat to lead less those of the other. Raises TooMany beyond `most` positions."""

    def __init__(self, game: Kernel, most: int) -> None:
        self._cards = sorted({*game.hands[0], *game.hands[1], *game.trick})
        self._place = {card: place for place, card in enumerate(self._cards)}
        self._values = [VALUE[card] for card in self._cards]
        self._marks = [*(MARK[card] for card in self._cards), game.mark]
        self._sums = _Sums(self._values)
        self._beaten = [self._beats(game, mark) for mark in self._marks]
        self._strongest = [
            sorted(range(len(self._cards)), key=lambda place: -game.tables.own[mark][self._cards[place]])
            for mark in self._marks
        ]
        self._known: dict[int, tuple[int, int]] = {}
        self._left = most

    def _beats(self, game: Kernel, mark: int) -> list[int]:
        found = []
        for led in self._cards:
            power = game.tables.power[mark][COLOUR[led]]
            found.append(sum(1 << place for place, card in enumerate(self._cards) if power[card] > power[led]))
        return found

    def mask(self, cards: Sequence[int]) -> int:
        return sum(1 << self._place[card] for card in cards)

    def place(self, card: int) -> int:
        return self._place[card]

    @property
    def now(self) -> int:
        return len(self._cards)

    def value(self, mine: int, theirs: int, mark: int, alpha: int = -INFINITE, beta: int = INFINITE) -> int:
        """For the seat that leads the next trick with `mine`, exact between `alpha` and `beta`."""
        if not theirs:
            return self._sums.of(mine)
        key = (mine << _BITS | theirs) << 4 | mark
        low, high = self._known.get(key, (-INFINITE, INFINITE))
        if low >= beta or low == high:
            return low
        if high <= alpha:
            return high
        self._left -= 1
        if not self._left:
            raise TooMany
        start, best = max(alpha, low), -INFINITE
        end = min(beta, high)
        for lead in self._strongest[mark]:
            if mine >> lead & 1:
                best = max(best, self.led(mine, theirs, mark, lead, max(start, best), end))
                if best >= end:
                    break
        if best <= start:
            high = min(high, best)
        elif best >= end:
            low = max(low, best)
        else:
            low = high = best
        self._known[key] = (low, high)
        return best

    def led(self, mine: int, theirs: int, mark: int, lead: int, alpha: int, beta: int) -> int:
        worst = INFINITE
        for reply in self.replies(theirs, mark, lead):
            worst = min(worst, self.answered(mine, theirs, mark, lead, reply, alpha, min(beta, worst)))
            if worst <= alpha:
                break
        return worst

    def replies(self, theirs: int, mark: int, lead: int) -> tuple[int, ...]:
        """First those that win, the richest of them first."""
        wins = self._beaten[mark][lead]
        return (*reversed(_members(theirs & wins)), *_members(theirs & ~wins))

    def answered(self, mine: int, theirs: int, mark: int, lead: int, reply: int, alpha: int, beta: int) -> int:
        mine ^= 1 << lead
        theirs ^= 1 << reply
        if self._beaten[mark][lead] >> reply & 1:
            return -self.won(theirs, mine, mark, (lead, reply), -beta, -alpha)
        return self.won(mine, theirs, mark, (lead, reply), alpha, beta)

    def won(self, mine: int, theirs: int, mark: int, trick: tuple[int, int], alpha: int, beta: int) -> int:
        """For the seat that has won a trick and chooses the trump."""
        points = self._values[trick[0]] + self._values[trick[1]]
        if not mine or not theirs:
            return points + self._sums.of(mine) - self._sums.of(theirs)
        most = self._sums.of(mine) + self._sums.of(theirs)
        best = points + self.value(mine, theirs, mark, alpha - points, beta - points)
        for given in trick:
            kept = points - self._values[given]
            if best >= beta or kept + most <= best:
                continue
            best = max(best, kept + self.value(mine, theirs, given, max(alpha, best) - kept, beta - kept))
        return best


class _Sums:
    def __init__(self, values: Sequence[int]) -> None:
        self._values = values
        self._known: dict[int, int] = {}

    def of(self, mask: int) -> int:
        if mask not in self._known:
            self._known[mask] = sum(self._values[place] for place in _members(mask))
        return self._known[mask]


def values(game: Kernel, most: int) -> dict[Move, int] | None:
    """The lead of the seat to act after each move, in the cards still to come. Its own won trick counts.

    None if more than `most` positions are needed. Raises ValueError unless two seats play their last cards.
    """
    if game.seats != 2 or game.pile or game.phase not in (PLAYING, DECIDING):
        raise ValueError("an endgame is that of two seats without a draw pile")
    ways = Endgame(game, most)
    hands = [ways.mask(hand) for hand in game.hands]
    mine, theirs = hands[game.turn], hands[1 - game.turn]
    try:
        return {move: _of(ways, game, move, mine, theirs) for move in game.legal()}
    except TooMany:
        return None


def _of(ways: Endgame, game: Kernel, move: Move, mine: int, theirs: int) -> int:
    value: Callable[..., int] = ways.value
    if game.phase == DECIDING:
        points = sum(VALUE[card] for card in game.trick) - (0 if move == KEEP else VALUE[move])
        mark = ways.now if move == KEEP else ways.place(move)
        if not mine or not theirs:
            return points + value(mine, 0, mark) - value(theirs, 0, mark)
        return points + value(mine, theirs, mark)
    place = ways.place(move)
    if not game.trick:
        if not theirs:
            return value(mine, 0, ways.now)
        return ways.led(mine, theirs, ways.now, place, -INFINITE, INFINITE)
    lead = ways.place(game.trick[0])
    return -ways.answered(theirs | 1 << lead, mine, ways.now, lead, place, -INFINITE, INFINITE)
