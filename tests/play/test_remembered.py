"""Whose games are remembered once they have ended."""

from audiogames.core.journal import MemoryStore
from audiogames.play.past.memory import of_people
from audiogames.play.table.seating import PERSON
from audiogames.play.table.sitting import Sitting

from .face import Buttons, play

NAMES = ("Ana", "Ben", "Morgan")


def test_a_game_counts_for_those_who_played_to_its_end_and_not_for_one_who_had_left() -> None:
    sitting = Sitting.new("roue_des_sorcieres", NAMES, (PERSON, PERSON, "apprentice"), {}, 5, MemoryStore())
    ana = Buttons(sitting, "device-0", (0,), 0.0)
    sitting.seats.stand_in(1, "apprentice", 0.0)
    play(sitting, [ana])
    assert [*of_people(sitting, NAMES, "id", "2026-01-01")] == [0]
