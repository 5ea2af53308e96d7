"""Tunes of a game: the beginning, and an end that winners, losers and onlookers hear each in their own way."""

import pytest

from audiogames.bots.levels import make_bot, next_to_act
from audiogames.core.chance import Generator
from audiogames.core.events import heard
from audiogames.core.journal import MemoryStore
from audiogames.core.registry import GAMES
from audiogames.core.table import Table
from audiogames.play.conversation import Conversation
from audiogames.play.device import Ability, Device
from audiogames.play.game import GameTalk
from audiogames.play.in_game.themes import themed
from audiogames.play.table.seating import PERSON
from audiogames.play.table.sitting import Sitting


def ended(game: str) -> Table:
    """Return a table after a whole game of three."""
    table = Table.new(game, [{"name": name} for name in ("Ana", "Ben", "Zoé")], {}, 3)
    bots, chance = {seat: make_bot(game, "apprentice", seat) for seat in range(3)}, Generator(3)
    while not table.over:
        seat = next_to_act(table, bots, chance)
        events = (
            table.time()
            if seat is None
            else table.submit(seat, bots[seat].choose(table.view(seat), table.legal()[seat]))
        )
        for hearer, bot in bots.items():
            bot.hear(heard(events, hearer))
    return table


@pytest.mark.parametrize("game", GAMES)
def test_winners_losers_and_onlookers_hear_different_ends(game: str) -> None:
    table = ended(game)
    room = GAMES[game].room
    for seat in (None, *range(3)):
        view = table.view(seat)
        cues = themed(room, table.game.cues(heard(table.steps[-1].events, seat), view), view)
        end = "ended" if seat is None else "won" if seat in table.winners else "lost"
        assert [cue.name for cue in cues if cue.name.startswith("theme-")] == [f"theme-{room}-{end}"]


@pytest.mark.parametrize("game", GAMES)
def test_tunes_stay_when_what_is_hidden_is_dealt_again(game: str) -> None:
    room, chance = GAMES[game].room, Generator(5)
    table = ended(game)
    for number in range(0, len(table.steps), 7):
        past = table.after(number)
        for seat in (None, 0, 1):
            view = past.view(seat)
            anew = past.game.view(past.game.redeal(view, chance), seat)
            events = heard(past.steps[-1].events, seat) if past.steps else ()
            assert themed(room, past.game.cues(events, view), view) == themed(room, past.game.cues(events, anew), anew)


@pytest.mark.parametrize("game", GAMES)
def test_a_game_begins_with_its_tune_and_a_resumed_one_does_not(game: str) -> None:
    for is_resumed in (False, True):
        sitting = Sitting.new(game, ("Ana", "Ben"), (PERSON, "witch"), {}, 3, MemoryStore())
        conversation = Conversation(Device(can=Ability(sounds=True)))
        reply = conversation.begin(GameTalk(conversation, sitting, "game", is_resumed).run(), 0.0)
        names = [cue.name for told in reply.told for cue in told.cues]
        assert (f"theme-{GAMES[game].room}-begin" in names) == (not is_resumed)
