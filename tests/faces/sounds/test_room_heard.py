"""The room of sounds as it is heard: a real scene plays to a card that is recorded."""

import re
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

import numpy as np
import pytest

from audiogames.audio.units import Samples
from audiogames.local import sound_player, sound_settings, sound_trial
from audiogames.local.sound_learning import learn
from audiogames.local.sound_trial import try_out
from audiogames.narration.catalogue import catalogue
from audiogames.settings import LastTable, Settings
from audiogames.settings.store import load
from audiogames.storage.folders import paths
from tests.audio.conftest import alsa, cards, no_sound_of_the_person, record, running_cards  # noqa: F401 - fixtures
from tests.audio.sound_cards import EAR, TABLE, Card, Cards, Recording
from tests.faces.keyboard import typing
from tests.faces.screen import Terminal, set_up

from .computer import Heard, level, listen, sounding

Record = Callable[[Card], Recording]

AUDIBLE = -60.0
"""Decibels below full scale."""

SOFTEST = -80.0
"""Decibels below full scale: what swells slowly is no louder at first."""

ONE_SIDE = 30.0
"""Decibels: the difference between two ears of which only one hears."""


@pytest.fixture(autouse=True)
def new_cards(home: Path, no_sound_of_the_person: None, cards: Cards, monkeypatch: pytest.MonkeyPatch) -> None:  # noqa: F811
    """A home of its own, and both cards."""
    # The test listens no longer than it must.
    monkeypatch.setattr(sound_trial, "WORD_SECONDS", 0.4)
    monkeypatch.setattr(sound_player, "LONGEST", 1.0)


@pytest.fixture
def card(cards: Cards, record: Record) -> Recording:  # noqa: F811
    """The usual output, recorded."""
    return record(cards.table)


def words(id: str, **variables: str | int) -> str:
    """Return a sentence as a screen shows it, with plain spaces."""
    return catalogue("fr").words(id, **variables).replace("\u00a0", " ")


SEVERAL = LastTable("roue_des_sorcieres", 3, {}, ("person", "person", "witch"))
ON = Settings(sound="on", last_table=SEVERAL)
"""Sounds where several people play at one keyboard: then seats have headphones and curtains."""


# Sounds before words.


def test_from_the_main_menu_three_keys_lead_to_the_first_sound(card: Recording) -> None:
    """With Enter after each number they are five; one choice for each level would be ten."""
    set_up(keys_mode="single", sound="auto")
    with Terminal("--language", "fr") as terminal:
        terminal.expect("1 sur 8")
        assert sounding(card.samples) == []
        for key, then in (("2", "1 sur 10"), ("5", "1 sur 10"), ("\r", "Des cartes distribuées")):
            terminal.type(key)
            terminal.expect(then)
        assert sounding(card.samples)
        for key, then in (("0", "sur 10"), ("0", "5 sur 10"), ("0", "Menu principal"), ("0", "?"), ("\r", "Au revoir")):
            terminal.type(key)
            terminal.expect(then)
        assert terminal.end() == 0


def test_each_sound_is_heard_to_its_end_before_its_words_and_no_word_covers_the_next(card: Recording) -> None:
    heard = listen(learn, typing("1", "", "r", "0", "0"), card, settings=ON)
    lines = [line for _, line in heard.written]
    told = [
        at
        for (at, line), last in zip(heard.written, ["", *lines], strict=False)
        if re.search(r"\d sur 9\.$", line) and last != words("learn-sounds-title")
    ]
    assert len(told) == 3
    first, second, again = (card.samples[start:end] for start, end in before(heard, told))
    assert all(sounding(piece) for piece in (first, second, again))
    assert not sounding(card.samples[told[-1] :])
    assert alike(second, again) > 0.9 > alike(first, second)


def before(heard: Heard, lines: list[int]) -> list[tuple[int, int]]:
    """Return what is heard before each of these lines is written and after whatever was written before it.

    This holds even where the computer is too busy to play a sound without gaps.
    """
    moments = [0, *sorted({at for at, _ in heard.written})]
    return [(max(at for at in moments if at < line), line) for line in lines]


def alike(one: Samples, other: Samples) -> float:
    """Return how alike the spectra of two sounds are, from 0 to 1."""
    first, second = (np.abs(np.fft.rfft(sound[:, 0], n=1 << 17)) for sound in (one, other))
    return float(first @ second / (np.linalg.norm(first) * np.linalg.norm(second)))


# The trial.


def tried(*answers: str, card: Recording | None = None, settings: Settings = ON) -> Heard:
    return listen(try_out, typing("", *answers), card, settings=settings)


@pytest.mark.parametrize(("listening", "answers"), [("headphones", ("1", "n")), ("right-ear", ("0",))])
def test_left_is_heard_by_the_left_ear_alone_and_right_by_the_right_however_one_listens(
    listening: str, answers: tuple[str, ...], card: Recording
) -> None:
    """Without headphones there is no more to hear: front and behind would be a riddle."""
    heard = tried(*answers, card=card, settings=Settings(sound="on", listening=listening))
    written = {line: at for at, line in heard.written}
    told = [written[words("trial-left")], written[words("trial-right")]]
    for (start, end), near in zip(before(heard, told), (0, 1), strict=True):
        ears = [level(card.samples[start:end, [ear]]) for ear in (near, 1 - near)]
        assert level(card.samples[start:end]) > AUDIBLE
        assert ears[0] - ears[1] > ONE_SIDE


@pytest.mark.parametrize(
    ("answers", "listening", "outcome"),
    [
        (("1", "n"), "loudspeakers", "trial-loudspeakers"),
        (("1", ""), "loudspeakers", "trial-loudspeakers"),
        (("", ""), "loudspeakers", "trial-loudspeakers"),
        (("1", "o", "0"), "headphones", "trial-headphones-on"),
        (("3",), "mono", "trial-alike"),
        (("4",), "left-ear", "trial-left-ear"),
        (("5",), "right-ear", "trial-right-ear"),
        (("2", "", "1", "o", "0"), "headphones", "trial-swapped"),
    ],
)
def test_what_was_heard_decides_how_one_listens_and_is_said_and_kept(
    answers: tuple[str, ...], listening: str, outcome: str
) -> None:
    before = "mono" if listening != "mono" else "headphones"
    heard = tried(*answers, settings=Settings(sound="on", listening=before))
    assert heard.computer.preferences.settings.listening == load()[0].listening == listening
    assert words(outcome) in heard.played.lines


@pytest.mark.parametrize(
    ("answers", "said"),
    [
        (("6",), "trial-none"),
        (("0",), "trial-stopped"),
        (("2", "0"), "trial-stopped"),
    ],
)
def test_nothing_is_changed_by_someone_who_heard_nothing_or_goes_back(answers: tuple[str, ...], said: str) -> None:
    heard = tried(*answers, settings=Settings(sound="on", listening="right-ear"))
    assert heard.computer.preferences.settings.listening == "right-ear"
    assert heard.played.lines[-1] == words(said)
    assert not paths().settings.exists()


def test_headphones_are_kept_by_someone_who_would_not_hear_front_and_behind() -> None:
    heard = tried("1", "o", "0")
    assert heard.computer.preferences.settings.listening == "headphones"
    assert heard.played.lines[-1] == words("trial-over")
    assert words("trial-stopped") not in heard.played.lines


def test_the_trial_can_be_left_before_it_begins(card: Recording) -> None:
    heard = listen(try_out, typing("x", "q"), card, settings=ON)
    assert heard.played.lines == [words("trial-begin"), words("trial-begin"), words("trial-stopped")]
    assert sounding(card.samples) == []


def test_with_headphones_front_and_behind_part_when_the_head_turns(card: Recording) -> None:
    heard = tried("1", "o", "", "<", "0", card=card)
    ends = [at for at, line in heard.written if line in (words("trial-front"), words("trial-behind"))]
    front, behind, turned_front, turned_behind = (sides(card, piece) for piece in before(heard, ends))
    assert abs(front) < 1.0
    assert abs(behind) < 1.0
    assert turned_front < -1.5, "what is in front moves to the right of a head that turns to the left"
    assert turned_behind > 1.5, "what is behind comes to the left"
    assert heard.played.lines[-1] == words("trial-over")
    assert words("trial-turn", left="Inférieur à", right="Deux-points") in heard.played.lines


def sides(card: Recording, piece: tuple[int, int]) -> float:
    """Return by how many decibels the left ear hears a piece louder than the right."""
    start, end = piece
    return level(card.samples[start:end, [0]]) - level(card.samples[start:end, [1]])


# The settings.


def settled(*typed: str, card: Recording | None = None, settings: Settings = ON) -> Heard:
    """Type this in the settings of sound."""
    return listen(sound_settings.choose, typing(*typed), card, settings=settings)


def test_an_output_is_chosen_by_its_name_and_heard_at_once(cards: Cards, record: Record) -> None:  # noqa: F811
    table, ear = record(cards.table), record(cards.ear)
    heard = settled("3", "r", EAR, card=ear)
    assert heard.played.reply(2)[1:] == ["1. celle du système, ou Entrée", f"2. {TABLE}", f"3. {EAR}"]
    assert load()[0].sound_device == f"ALSA/{EAR}"
    here = f"Sortie : {EAR}, 3 sur 9."
    assert heard.played.reply(3) == [here]
    [(_, end)] = sounding(ear.samples)
    assert end <= next(at for at, line in heard.written if line == here)
    assert sounding(table.samples) == []


def test_an_output_that_is_gone_stays_in_the_list_and_says_so() -> None:
    heard = settled("r", "3", "r", "0", settings=replace(ON, sound_device="ALSA/Casque bleu"))
    assert "3. Sortie : Casque bleu" in heard.played.reply(1)
    assert heard.played.reply(2)[-1] == "Casque bleu, absente en ce moment, 4 sur 4."
    assert heard.played.reply(3)[-1] == "4. Casque bleu, absente en ce moment, ou Entrée"


def test_every_seat_may_have_headphones_of_its_own_and_give_them_up() -> None:
    first = settled("4", "2", EAR, "r")
    assert load()[0].private_devices == ("", f"ALSA/{EAR}")
    assert f"Place 2 : {EAR}." in first.played.lines
    assert "4. Casques personnels : un" in first.played.lines
    settled("4", "2", "1", settings=load()[0])
    assert load()[0].private_devices == ()


@pytest.mark.parametrize(
    ("line", "choice", "name", "value"),
    [
        ("1", "2", "sound", "on"),
        ("2", "5", "listening", "right-ear"),
        ("7", "2", "music", "themes"),
        ("8", "1", "speech_in_space", True),
        ("9", "1", "game_room", True),
    ],
)
def test_what_is_chosen_is_kept_and_said(line: str, choice: str, name: str, value: object) -> None:
    heard = settled(line, choice, "r")
    assert getattr(load()[0], name) == value
    here, (_, *lines) = heard.played.reply(2)[-1], heard.played.reply(3)
    assert f"{line}. {here}" == f"{lines[int(line) - 1]}, {line} sur 9."


def test_a_person_alone_is_offered_no_headphones_and_no_curtain_for_seats() -> None:
    lines = settled("r", settings=Settings(sound="on")).played.reply(1)
    assert len(lines) == 8
    assert not [line for line in lines if "Casques personnels" in line or "Rideaux" in line]


def test_turning_the_sounds_off_ends_them_and_turning_them_on_lets_one_be_heard(card: Recording) -> None:
    off = settled("1", "3", card=card)
    assert off.computer.scene is None
    assert sounding(card.samples) == []
    settled("1", "2", card=card, settings=load()[0])
    assert len(sounding(card.samples)) == 1


# The volumes.


def test_a_volume_is_heard_as_it_changes_and_said_afterwards(card: Recording) -> None:
    heard = settled("6", "2", "10", "2", "30", "", "0", "0", card=card)
    assert load()[0].volume_effects == 30
    loud, soft, softer = (level(card.samples[start:end]) for start, end in sounding(card.samples, 0.15))
    assert loud - soft == pytest.approx(28.0, abs=3.0), "40 dB for a factor of ten: 20 per cent is 28 dB less"
    assert soft < softer < loud
    said = [at for at, line in heard.written if line in ("100 pour cent.", "20 pour cent.", "30 pour cent.")]
    assert [end <= at for (_, end), at in zip(sounding(card.samples, 0.15), said, strict=True)] == [True] * 3


@pytest.mark.parametrize("place", range(len(sound_settings.VOLUMES)))
def test_each_volume_changes_its_own_setting_and_sounds_on_its_own_bus(place: int, card: Recording) -> None:
    volume = sound_settings.VOLUMES[place]
    heard = settled("6", str(place + 1), "0", "5", "", "0", "0", card=card)
    before, after = Settings(last_table=SEVERAL), load()[0]
    changed = [
        other.setting
        for other in sound_settings.VOLUMES
        if getattr(after, other.setting) != getattr(before, other.setting)
    ]
    assert changed == ([volume.setting] if getattr(before, volume.setting) != 50 else [])
    assert getattr(after, volume.setting) == 50
    [silent, loud] = [at for at, line in heard.written if line in ("0 pour cent.", "50 pour cent.")]
    assert not card.samples[:silent].any(), "at 0 nothing is heard"
    assert level(card.samples[silent:loud]) > SOFTEST


@pytest.mark.parametrize("typed", ["101", "-3", "beaucoup", "²"])
def test_what_is_no_volume_is_answered_with_what_is(typed: str) -> None:
    heard = settled("6", "1", typed)
    assert heard.played.reply(3) == [words("sound-settings-volume-wrong")]
    assert heard.computer.preferences.settings.volume == 100
