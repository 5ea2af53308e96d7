"""The menu "My games": saved and finished games, and results in words."""

from collections.abc import Callable, Sequence
from typing import Final

from audiogames.core.messages import Argument, Items, Message, menu_message
from audiogames.play.conversation import Conversation
from audiogames.play.keys.questions import MenuLine, pick
from audiogames.play.menus.new_table import tables
from audiogames.play.menus.new_table.tables import Result, Shelf, ShelvedGame
from audiogames.play.prompts import Talk

AT_A_TIME: Final = 8
"""Games per list: with the line for older ones, each has a digit."""

Resume = Callable[[ShelvedGame], Talk[bool]]
"""Resumes a saved game, and returns True if it was possible."""


def visit(conversation: Conversation, shelf: Shelf, resume: Resume, remember: Callable[[], Talk[None]]) -> Talk[None]:
    """Offer actions with this player's games, until they go back or a game was resumed.

    `remember` opens the menu of memories.
    """
    at = None
    while True:
        waiting, finished = shelf.waiting(), shelf.finished()
        entries = [
            _entry("saved", number=len(waiting)),
            _entry("finished", number=len(finished)),
            _entry("memory"),
        ]
        usual = 1 if finished and not waiting else 0
        place = yield from pick(conversation, menu_message("games-title"), entries, usual, at=at)
        at = place
        if place is None:
            return
        if place == 0:
            chosen = yield from _choose(conversation, waiting, "games-none-saved")
            if chosen is not None:
                yield from resume(chosen)
                return
        elif place == 1:
            chosen = yield from _choose(conversation, finished, "games-none-finished")
            if chosen is not None:
                yield from _hear_again(conversation, shelf, chosen)
        else:
            yield from remember()


def _entry(name: str, **arguments: Argument) -> MenuLine:
    return MenuLine.explained(f"games-{name}", **arguments)


def _choose(conversation: Conversation, games: Sequence[ShelvedGame], nothing: str) -> Talk[ShelvedGame | None]:
    """Ask for a game, the latest first. None if the person goes back."""
    if not games:
        conversation.breath.answer(menu_message(nothing))
        return None
    first = 0
    while True:
        shown = games[first : first + AT_A_TIME]
        entries = [MenuLine(tables.describe(game)) for game in shown]
        if first + AT_A_TIME < len(games):
            entries.append(MenuLine(menu_message("games-older")))
        place = yield from pick(conversation, menu_message("menu-which-game"), entries, 0)
        if place is None:
            return None
        if place < len(shown):
            return shown[place]
        first += AT_A_TIME


def _hear_again(conversation: Conversation, shelf: Shelf, game: ShelvedGame) -> Talk[None]:
    ways = (shelf.replay, shelf.render)
    entries = [MenuLine.explained("games-replay"), MenuLine.explained("games-render")]
    place = yield from pick(conversation, tables.describe(game), entries, 0)
    if place is not None:
        yield from ways[place](conversation, game)


def results_told(results: Sequence[Result]) -> list[Message]:
    """Return how many games are finished and won, then the result of each."""
    if not results:
        return [menu_message("games-no-results")]
    won = sum(bool(set(result.people) & set(result.winners)) for result in results)
    return [menu_message("games-count", number=len(results), won=won), *map(_told, results)]


def _told(result: Result) -> Message:
    ranked = sorted(range(len(result.scores)), key=lambda seat: -result.scores[seat])
    scores = tuple(
        menu_message("result-score", name=_called(result, seat), points=result.scores[seat]) for seat in ranked
    )
    winners = Items(tuple(_called(result, seat) for seat in result.winners), "and")
    return menu_message(
        "result-line", game=tables.describe(result.game), winners=winners, scores=Items(scores, "semicolon")
    )


def _called(result: Result, seat: int) -> Message:
    name = result.names[seat]
    if name:
        return menu_message("text", text=name)
    return menu_message("seat-you") if len(result.people) == 1 else menu_message("seat-person", number=seat + 1)
