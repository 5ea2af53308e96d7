"""Whole games at several devices, under a clock of the test's own: nothing is lost, doubled or out of order."""

from collections.abc import Callable, Sequence

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from audiogames.core.chance import Generator
from audiogames.core.journal import MemoryStore
from audiogames.core.registry import GAMES
from audiogames.play.table.outbox import Mark
from audiogames.play.table.sitting import PERSON, Sitting
from audiogames.settings import Settings

from .face import Buttons, play


def table(game: str, people: int, bots: int, seed: int) -> Sitting:
    names = [f"Joueuse {seat}" for seat in range(people + bots)]
    sitting = [PERSON] * people + ["apprentice"] * bots
    return Sitting.new(game, names, sitting, {}, seed, MemoryStore())


def at_own_devices(sitting: Sitting, slows: Sequence[float] = (), languages: Sequence[str] = ()) -> list[Buttons]:
    """Return a device for each person."""
    return [
        Buttons(
            sitting,
            f"device-{seat}",
            (seat,),
            0.0,
            Settings(of_games={"dice_pace": 0.3 + seat}),
            languages[seat] if seat < len(languages) else "fr",
            slows[seat] if seat < len(slows) else 0.1,
            seed=seat,
        )
        for seat in sitting.people
    ]


@pytest.mark.parametrize("game", GAMES)
def test_buttons_and_parts_alone_play_every_game_to_its_end(game: str) -> None:
    sitting = table(game, 1, 1, 3)
    play(sitting, at_own_devices(sitting))
    assert sitting.over


@pytest.mark.parametrize("game", GAMES)
def test_everybody_hears_everything_once_and_in_order(game: str) -> None:
    sitting = table(game, 2, 1, 5)
    faces = at_own_devices(sitting, (0.05, 1.5), ("fr", "en"))
    end = play(sitting, faces)
    for face in faces:
        face.follow(end)
    while (due := min(face.due for face in faces)) < float("inf"):
        for face in faces:
            face.follow(due)
    assert {seat: sitting.outboxes.heard(seat) for seat in sitting.people} == dict.fromkeys(
        sitting.people, sitting.end()
    )


@settings(max_examples=4, suppress_health_check=[HealthCheck.too_slow])
@given(data=st.data())
@pytest.mark.parametrize("game", GAMES)
def test_devices_that_drop_and_come_back_miss_nothing(game: str, data: st.DataObject) -> None:
    people = 2
    sitting = table(game, people, 1, data.draw(st.integers(0, 99), label="seed"))
    faces = at_own_devices(sitting, data.draw(st.lists(st.floats(0.0, 3.0), min_size=people, max_size=people)))
    now, heard = 0.0, {seat: Mark() for seat in sitting.people}
    for _ in range(3):
        try:
            now = play(sitting, faces, now, data.draw(st.integers(1, 40)))
        except AssertionError:
            now += 1.0
        place = data.draw(st.integers(0, people - 1))
        faces[place].leave(now)
        before = sitting.outboxes.heard(place)
        assert before.steps >= heard[place].steps
        faces[place] = Buttons(sitting, f"again-{now}", (place,), now, seed=place)
        heard[place] = before
    now = play(sitting, faces, now)
    assert sitting.over


def settle(sitting: Sitting, faces: Sequence[Buttons], now: float, order: Generator) -> None:
    """Let everything happen that is due at a second, in an order that is drawn, until nothing more does."""
    while True:
        before = (sitting.changed, sum(len(face.replies) for face in faces))
        calls: list[Callable[[float], object]] = [sitting.tick, *(face.follow for face in faces)]
        for _ in range(2 * len(calls)):
            calls[order.below(len(calls))](now)
        for call in calls:
            call(now)
        if (sitting.changed, sum(len(face.replies) for face in faces)) == before:
            return


@pytest.mark.parametrize("game", GAMES)
def test_the_same_entries_give_the_same_journal_whatever_the_order_of_everything_else(game: str) -> None:
    def journal(order: Generator) -> list[str]:
        store = MemoryStore()
        sitting = Sitting.new(game, ["Ana", "Bob", "Circe"], [PERSON, PERSON, "apprentice"], {}, 7, store)
        faces, now = at_own_devices(sitting, (0.1, 0.4)), 0.0
        for _ in range(600):
            settle(sitting, faces, now, order)
            pressed = [face.press(now) for face in faces]
            if sitting.over or any(pressed):
                continue
            due = min([sitting.due(), *(face.due for face in faces)])
            now = max(now + 0.001, due) if due < float("inf") else now + 1.0
        sitting.table.keep()
        return store.lines()

    assert journal(Generator(1)) == journal(Generator(2))
