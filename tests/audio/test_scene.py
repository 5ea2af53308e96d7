"""The table as it is heard: a scene plays to cards that are recorded, or finds none."""

from collections.abc import Callable, Iterator
from dataclasses import replace
from math import inf
from pathlib import Path

import numpy as np
import pytest

from audiogames.audio.scene import ENDING, FURTHEST, HEAD, Scene, decibels, pitched
from audiogames.audio.sounds.library import Library
from audiogames.audio.sounds.sound import UnknownSound
from audiogames.audio.space.directions import AHEAD, Direction
from audiogames.audio.space.panning import Equipment
from audiogames.audio.space.places import TABLE
from audiogames.audio.units import RATE, Samples, frames, seconds
from audiogames.core.messages import Cue
from audiogames.play.in_game.themes import plain
from audiogames.settings import Settings
from tests.audio.sound_cards import EAR, Card, Cards, Recording, Told, break_head, until
from tests.audio.spectra import beginnings, pitch

HEARD = 1e-3
"""Full scale is 1: what is louder than that (-60 dB) is heard."""

Record = Callable[[Card], Recording]
Opener = Callable[..., Scene]

LEFT, RIGHT, MINE = Cue("card-played", "seat-1"), Cue("card-played", "seat-2"), Cue("card-drawn", "me", private=True)


@pytest.fixture
def scene(told: Told) -> Iterator[Opener]:
    """Yield a function that opens a scene of three at a table, which the first hears; closed at the end of the test."""
    opened: list[Scene] = []

    def start(settings: Settings = Settings(), heard: bool = True) -> Scene:  # noqa: B008 - a constant
        scene = Scene(settings, None, told.troubles.append, told.back.append)
        opened.append(scene)
        scene.sit(3, 0)
        if heard:
            until(lambda: scene.heard, "the card plays")
        return scene

    yield start
    for scene in opened:
        scene.close()


def over(scene: Scene, *recordings: Recording) -> None:
    """Wait until all that was asked for was heard, and a little of the silence that follows."""
    until(lambda: all(ear.quiet for ear in scene._ears()), "nothing sounds any more")
    for recording in recordings:
        after(recording, 0.0, 0.3)


def after(card: Recording, wait: float, length: float) -> Samples:
    """Return some seconds of what the card plays, after some others."""
    start = len(card.samples) + frames(wait)
    end = start + frames(length)
    until(lambda: len(card.samples) >= end, "the card plays on")
    return card.samples[start:end]


def sounding(recording: Recording, start: int = 0) -> Samples:
    """Return what was heard since a frame, from its first to its last sound, (n, 2)."""
    samples = recording.samples[start:]
    loud = np.flatnonzero(np.abs(samples).max(axis=1) > HEARD)
    return samples[loud[0] : loud[-1] + 1] if len(loud) else samples[:0]


def level(samples: Samples) -> float:
    return float(10.0 * np.log10(np.mean(np.square(samples, dtype=np.float64)) + 1e-20))


def balance(samples: Samples) -> float:
    """Return by how many decibels the left is louder than the right."""
    return level(samples[:, 0]) - level(samples[:, 1])


def begun(recording: Recording) -> int:
    """Return how many sounds began, at least a tenth of a second apart."""
    return len(beginnings(sounding(recording).sum(axis=1), gap=0.1))


# What is heard.


def test_the_cues_of_a_reply_are_heard_from_their_places_in_their_order(
    cards: Cards, record: Record, scene: Opener
) -> None:
    card, table = record(cards.table), scene()
    lead = table.perform([LEFT, RIGHT])
    over(table, card)
    heard = sounding(card)
    second = frames(Library().get(LEFT.name).core)
    assert balance(heard[:second]) > 3.0
    assert balance(heard[second + frames(0.05) :]) < -3.0
    assert lead >= seconds(2 * second), "words begin after the core of the last sound"
    assert lead < 1.0
    assert table.was_heard


def test_thrown_dice_are_taught_as_they_are_heard_in_games(cards: Cards, record: Record, scene: Opener) -> None:
    card, table = record(cards.table), scene()
    assert 0.8 < table.play("dice-thrown") < 1.3
    over(table, card)
    heard = sounding(card)
    last = frames(0.75)
    assert balance(heard[last : last + frames(0.15)]) < balance(heard[: frames(0.4)]) - 3.0, "the last lie on the right"


def test_nobody_waits_where_there_is_nothing_to_hear(cards: Cards, scene: Opener) -> None:
    table = scene()
    assert table.perform([]) == 0.0
    assert table.perform([Cue("no-such-sound")]) == 0.0
    assert not table.was_heard


def test_what_the_last_reply_had_not_begun_is_left_out_with_it(cards: Cards, record: Record, scene: Opener) -> None:
    card, table = record(cards.table), scene()
    many = [Cue("card-played", f"seat-{1 + number % 2}") for number in range(12)]
    table.perform(many)
    table.perform([Cue("trick-won", "me")])
    over(table, card)
    longest = len(Library().get("trick-won").samples) + frames(0.4)
    assert len(sounding(card)) < longest, "twelve cards take a second and a half"


def test_what_had_begun_ends_within_a_twentieth_of_a_second_where_the_next_reply_comes(
    cards: Cards, record: Record, scene: Opener
) -> None:
    card, table = record(cards.table), scene()
    table.perform([Cue("wheel-turned"), Cue("card-played", "seat-1"), Cue("trick-won", "me")])
    until(lambda: len(sounding(card)) > frames(0.02), "it has begun")
    start = len(card.samples)
    table.cut()
    over(table, card)
    assert seconds(len(sounding(card, start))) < ENDING + 0.2, "the wheel turns for a second"


def test_the_rest_of_a_percept_is_cut_off_by_the_next_one_and_words_wait_for_its_end(
    cards: Cards, record: Record, scene: Opener
) -> None:
    card, table = record(cards.table), scene()
    shake = Cue("barrel", "hand-left", percept=tuple((5 * slot, 9, "wall") for slot in range(400)))
    lead = table.perform([shake])
    assert lead > 2.0
    until(lambda: len(sounding(card)) > frames(0.15), "it has begun")
    table.perform([shake._replace(place="hand-right", percept=shake.percept[:40])])
    over(table, card)
    heard = sounding(card)
    assert balance(heard[: frames(0.1)]) > 3.0
    assert balance(heard[-frames(0.25) :]) < -3.0
    assert seconds(len(heard)) < 1.5, "the first alone takes two seconds"


def test_a_reply_that_comes_before_the_device_is_open_takes_the_place_of_the_last(
    cards: Cards, record: Record, scene: Opener
) -> None:
    """Else all that was typed meanwhile would sound at once."""
    card = record(cards.table)
    table = scene(heard=False)
    assert (table.perform([LEFT]), table.perform([RIGHT])) == (0.0, 0.0), "no word waits for a device"
    until(lambda: table.heard, "the card plays")
    over(table, card)
    assert balance(sounding(card)) < -3.0


def test_a_head_that_is_turned_to_the_left_hears_what_is_ahead_on_its_right(
    cards: Cards, record: Record, scene: Opener
) -> None:
    card, table = record(cards.table), scene(Settings(listening="headphones"))
    assert [table.turn(30.0) for _ in range(4)] == [30.0, 60.0, FURTHEST, FURTHEST]
    table.play("card-played", AHEAD)
    over(table, card)
    assert balance(sounding(card)) < -3.0
    assert table.turn(-180.0) == -FURTHEST == table.yaw


def test_a_sound_is_played_by_its_name_from_anywhere(cards: Cards, record: Record, scene: Opener) -> None:
    card, table = record(cards.table), scene()
    length = table.play("card-played", Direction(-90.0))
    over(table, card)
    assert length == seconds(len(Library().get("card-played").samples))
    assert balance(sounding(card)) < -12.0
    with pytest.raises(UnknownSound):
        table.play("no-such-sound")


def test_a_place_that_nobody_knows_is_the_middle_of_the_table(scene: Opener) -> None:
    table = scene(heard=False)
    assert table._places.heard_from("nowhere") == TABLE
    assert table._places.heard_from("seat-1").azimuth == 45.0
    table.sit(3, None)
    assert table._places.heard_from("seat-1").azimuth == 0.0


# Settings.


def test_no_volume_at_all_is_silence_and_comes_back(cards: Cards, record: Record, scene: Opener) -> None:
    card, table = record(cards.table), scene(Settings(volume=0))
    table.perform([LEFT, RIGHT])
    over(table, card)
    assert not sounding(card).any()
    table.follow(Settings())
    table.perform([LEFT])
    over(table, card)
    assert sounding(card).any()


def test_each_bus_has_a_volume_of_its_own(cards: Cards, record: Record, scene: Opener) -> None:
    card, table = record(cards.table), scene(Settings(volume_effects=0))
    table.perform([LEFT])
    over(table, card)
    assert not sounding(card).any()
    table.perform([Cue("refusal", "me")])
    over(table, card)
    assert sounding(card).any()


def test_ambience_sounds_on_makes_room_for_words_and_ends(cards: Cards, record: Record, scene: Opener) -> None:
    wishes = Settings(volume_ambience=100)
    card, table = record(cards.table), scene(wishes)
    table.enter_room("cellar")
    free = after(card, 0.2, 0.4)
    table.words(30.0)
    assert level(after(card, 0.4, 0.4)) < level(free) - 12.0
    table.follow(replace(wishes, music="themes"))
    over(table, card)
    assert not after(card, 0.0, 0.1).any()


def test_a_background_is_silent_where_ears_decide(cards: Cards, record: Record, scene: Opener) -> None:
    card, table = record(cards.table), scene(Settings(volume_ambience=100))
    table.enter_room("cellar")
    assert after(card, 0.2, 0.4).any()
    table.perform([LEFT._replace(name="symbol-orange-star")])
    over(table, card)
    table.enter_room("cellar")
    assert not after(card, 0.6, 0.3).any()


def test_without_tunes_a_game_ends_as_every_game_does(cards: Cards, record: Record, scene: Opener) -> None:
    table = scene(Settings(music="none"))
    table.perform([LEFT._replace(name="theme-cellar-begin")])
    assert table.ear.quiet
    assert [
        cue.name for cue in plain([LEFT._replace(name=f"theme-cellar-{end}") for end in ("won", "lost", "ended")])
    ] == ["game-ended"] * 3


def test_how_one_listens_is_changed_while_the_game_is_on(cards: Cards, record: Record, scene: Opener) -> None:
    card, table = record(cards.table), scene()
    table.follow(Settings(listening="right-ear"))
    assert table.ear.listening == Equipment.RIGHT_EAR
    table.perform([LEFT])
    over(table, card)
    heard = card.samples
    assert not heard[:, 0].any()
    assert heard[:, 1].any()


def test_another_device_takes_over(cards: Cards, record: Record, scene: Opener) -> None:
    table_card, ear_card = record(cards.table), record(cards.ear)
    table = scene()
    table.follow(Settings(sound_device=EAR))
    until(lambda: table.heard, "the other card plays")
    table.perform([LEFT])
    over(table, ear_card)
    assert balance(sounding(ear_card)) > 3.0
    assert not sounding(table_card).any()


# Headphones of one's own.


def test_what_is_private_is_heard_on_the_seat_s_own_headphones_and_never_in_the_room(
    cards: Cards, record: Record, scene: Opener
) -> None:
    room, own = record(cards.table), record(cards.ear)
    table = scene(Settings(private_devices=(EAR,)))
    until(lambda: all(ear.playing for ear in table._ears()), "both cards play")
    assert table.perform([MINE], seat=0) > 0.0
    over(table, room, own)
    assert sounding(own).any()
    assert not sounding(room).any()
    table.perform([LEFT, MINE], seat=0)
    over(table, room, own)
    assert balance(sounding(room)) > 3.0, "what everybody may hear is heard by everybody"


@pytest.mark.parametrize("seat", [1, None])
def test_who_has_no_headphones_hears_all_in_the_room(
    seat: int | None, cards: Cards, record: Record, scene: Opener
) -> None:
    room, own = record(cards.table), record(cards.ear)
    table = scene(Settings(private_devices=(EAR,)))
    table.perform([MINE], seat)
    over(table, room, own)
    assert sounding(room).any()
    assert not sounding(own).any()


def test_words_that_are_private_are_said_on_the_headphones_of_who_listens(
    cards: Cards, record: Record, scene: Opener
) -> None:
    room, own = record(cards.table), record(cards.ear)
    table = scene(Settings(private_devices=(EAR,)))
    words = (0.1 * np.sin(np.arange(9600) / 10.0)).astype(np.float32)
    until(lambda: all(ear.playing for ear in table._ears()), "both cards play")
    table.say(words, "me", private=True)
    over(table, room, own)
    assert sounding(own).any()
    assert not sounding(room).any()
    table.say(words, "seat-1")
    table.sit(3, 1)
    table.say(words, "me", private=True)
    over(table, room)
    assert balance(sounding(room)[:4800]) > 3.0, "what is for all comes from its place in the room"


def test_headphones_that_are_pulled_out_do_not_let_the_room_hear(
    cards: Cards, record: Record, scene: Opener, told: Told
) -> None:
    room = record(cards.table)
    table = scene(Settings(private_devices=(EAR,)))
    until(lambda: all(ear.playing for ear in table._ears()), "both cards play")
    cards.ear.pull()
    until(lambda: bool(told.troubles), "it is told")
    assert table.perform([MINE], seat=0) == 0.0, "no word waits for what nobody hears"
    over(table, room)
    assert not sounding(room).any()


def test_new_headphones_have_their_head_turned_like_all_others(cards: Cards, scene: Opener) -> None:
    table = scene()
    table.turn(30.0)
    table.follow(Settings(private_devices=("", EAR)))
    assert [ear.yaw for ear in table._ears()] == [30.0, 30.0]
    assert [ear.listening for ear in table._ears()] == [Equipment.LOUDSPEAKERS, Equipment.HEADPHONES]


# Where something is missing.


def test_the_room_of_a_game_is_heard_where_it_was_chosen_alone(told: Told, scene: Opener) -> None:
    table = scene(heard=False)
    table.enter_room("cellar")
    assert table.ear.around == ""
    table.follow(Settings(game_room=True))
    assert table.ear.around == "cellar"
    table.follow(Settings(game_room=True, private_devices=("", "earphones")))
    assert {ear.around for ear in table._ears()} == {"cellar"}
    table.enter_room("")
    assert {ear.around for ear in table._ears()} == {""}


def test_without_a_card_it_is_told_once_and_no_word_waits(scene: Opener, told: Told) -> None:
    table = scene(heard=False)
    until(lambda: bool(told.troubles), "it is told")
    for _ in range(3):
        assert table.perform([LEFT, RIGHT, MINE], seat=0) == 0.0
    table.turn(30.0)
    table.words(1.0)
    table.follow(Settings(listening="mono"))
    assert len(told.troubles) == 1
    assert not table.heard
    assert not table.was_heard


def test_without_the_responses_of_a_head_headphones_pan_and_the_broken_file_is_named(
    cards: Cards, record: Record, scene: Opener, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    break_head(tmp_path, monkeypatch)
    card, table = record(cards.table), scene(Settings(listening="headphones"))
    assert table.ear.listening == Equipment.LOUDSPEAKERS
    assert table.problem is not None
    assert table.problem.arguments == {"file": HEAD}
    table.perform([LEFT])
    over(table, card)
    assert balance(sounding(card)) > 3.0


def test_closing_again_is_nothing_and_what_is_asked_for_afterwards_is_heard_by_nobody(
    cards: Cards, record: Record, scene: Opener
) -> None:
    card, table = record(cards.table), scene()
    table.close()
    table.close()
    assert table.perform([LEFT]) == 0.0
    assert not after(card, 0.0, 0.2).any()


# What is done to a sound.


@pytest.mark.parametrize("semitones", [-17.0, -12.0, -0.5, 0.0, 3.0, 12.0])
def test_a_sound_is_so_many_semitones_higher(semitones: float) -> None:
    tone = np.sin(2.0 * np.pi * 1000.0 / RATE * np.arange(RATE // 2)).astype(np.float32)
    higher = pitched(tone, semitones)
    factor = 2.0 ** (semitones / 12.0)
    assert pitch(higher, 0.0, seconds(len(higher))) == pytest.approx(1000.0 * factor, rel=0.002)
    assert len(higher) == pytest.approx(len(tone) / factor, abs=1.0 + 1.0 / factor)
    assert higher.dtype == np.float32


def test_half_the_volume_is_a_quarter_of_the_pressure_and_none_is_silence() -> None:
    assert (decibels(100), decibels(0)) == (0.0, -inf)
    assert decibels(50) == pytest.approx(-12.04, abs=0.01)
    assert [decibels(percent) for percent in range(101)] == sorted(decibels(percent) for percent in range(101))
