"""Replies made audible: measured on the samples, with sounds of the test's own whose every frame is known."""

from collections.abc import Iterator
from contextlib import closing

import numpy as np
import pytest
from soundfile import write

from audiogames.audio.mixer.mixer import LATENCY
from audiogames.audio.sounds.library import Library
from audiogames.audio.sounds.loudness import true_peak
from audiogames.audio.space.panning import Equipment
from audiogames.audio.space.places import Places
from audiogames.audio.stage import score
from audiogames.audio.units import RATE, Samples, frames, seconds
from audiogames.audio.voice.words import Words
from audiogames.core.messages import Category, Cue, Urgency
from audiogames.narration.narrator import Utterance
from audiogames.play.prompts import ToldBreath
from audiogames.retelling.render import Recital, blocks

BEFORE, PAUSE = 0.25, 0.4
"""Promised numbers: the tests hold the program to them."""

SEATS = 4
TONE = 14_000.0
"""Hertz: above all that espeak-ng says, so that sounds and words can be told apart in the same samples."""

EDGE = 0.002
SOUND = 0.12
CORE = 0.15
"""Seconds in which each sound comes up, that it lasts, and after which the next may begin."""

START = blocks(frames(BEFORE))
"""The frame in which the first reply begins."""


@pytest.fixture(scope="module")
def library(tmp_path_factory: pytest.TempPathFactory) -> Library:
    """Two sounds of a high tone, and the tick that tells places to one ear."""
    folder = tmp_path_factory.mktemp("sounds")
    at = np.arange(frames(SOUND)) / RATE
    edge = np.minimum(1.0, np.minimum(at, at[::-1]) / EDGE)  # or a click would be heard below the tone
    tone = (0.2 * edge * np.sin(2 * np.pi * TONE * at)).astype(np.float32)
    manifest = ["format = 1"]
    for name in ("card-played", "trick-won", "place-tick"):
        samples = tone[: frames(0.03)] if name == "place-tick" else tone
        write(folder / f"{name}.wav", samples, RATE, "PCM_16")
        manifest.append(f'[sounds.{name}]\ncategory = "cards"\ncore = {CORE}\nfile = "{name}.wav"')
    (folder / "manifest.toml").write_text("\n".join(manifest) + "\n", encoding="utf-8")
    return Library(ours=folder)


@pytest.fixture(scope="module")
def words() -> Iterator[Words]:
    with closing(Words()) as words:
        yield words


def line(text: str, place: str = "table") -> Utterance:
    return Utterance(text, Urgency.OTHERS, Category.PLAY, place=place, language="fr")


def heard(
    library: Library, *replies: ToldBreath, way: Equipment = Equipment.LOUDSPEAKERS, words: Words | None = None
) -> Samples:
    """Return all that is heard of some replies, (n, 2)."""
    recital = Recital(way, Places(SEATS, 0), library, words)
    pieces = [piece for reply in replies for piece in recital.perform(reply)]
    return np.concatenate((*pieces, *recital.rest()))


def reply(*cues: tuple[str, str], lines: tuple[Utterance, ...] = ()) -> ToldBreath:
    return ToldBreath(0, lines, tuple(Cue(*cue) for cue in cues))


def high(samples: Samples) -> Samples:
    """Return the level around TONE over time: (n,) for (n, 2)."""
    spectrum = np.fft.rfft(samples.sum(axis=1))
    frequencies = np.fft.rfftfreq(len(samples), 1 / RATE)
    spectrum[np.abs(frequencies - TONE) > 2000] = 0
    return np.abs(np.fft.irfft(spectrum, len(samples))).astype(np.float32)


def low(samples: Samples) -> Samples:
    """Return the level of what words are made of, below 8 kHz."""
    spectrum = np.fft.rfft(samples.sum(axis=1))
    spectrum[np.fft.rfftfreq(len(samples), 1 / RATE) > 8000] = 0
    return np.abs(np.fft.irfft(spectrum, len(samples))).astype(np.float32)


def energy(samples: Samples) -> Samples:
    return np.asarray((samples**2).sum(axis=0))


def onsets(level: Samples) -> list[int]:
    """Return where something begins after at least 20 ms of hardly anything."""
    loud = np.flatnonzero(level > 0.1 * level.max())
    return [int(loud[0]), *(int(loud[place + 1]) for place in np.flatnonzero(np.diff(loud) > frames(0.02)))]


CUES = (("card-played", "seat-1"), ("trick-won", "seat-3"), ("card-played", "me"))


def test_sounds_begin_in_the_frame_that_the_score_says(library: Library) -> None:
    written = score([Cue(*cue) for cue in CUES], library, Places(SEATS, 0), Equipment.LOUDSPEAKERS)
    expected = [START + LATENCY + note.at for note in written.notes]
    assert onsets(high(heard(library, reply(*CUES)))) == pytest.approx(expected, abs=frames(EDGE))


def test_words_come_after_the_sounds_and_never_over_their_cores(library: Library, words: Words) -> None:
    said = (line("Alice joue le sept bleu.", "seat-1"), line("À vous.", "me"))
    samples = heard(library, reply(*CUES, lines=said), words=words)
    written = score([Cue(*cue) for cue in CUES], library, Places(SEATS, 0), Equipment.LOUDSPEAKERS)
    first_word = START + LATENCY + written.lead
    speech = low(samples)
    assert speech[: first_word - frames(0.01)].max() < 0.02 * speech.max()
    assert onsets(speech)[0] == pytest.approx(first_word, abs=frames(0.05))
    last_core = START + LATENCY + written.notes[-1].at + frames(SOUND)
    assert last_core <= first_word, "the test's own sounds are over when the words begin"


def test_each_line_is_said_from_its_own_place_one_after_another(library: Library, words: Words) -> None:
    one = words.samples("Alice joue.", "fr", "seat-1")
    said = (line("Alice joue.", "seat-1"), line("David joue.", "seat-3"))
    samples = heard(library, reply(lines=said), words=words)
    second = START + LATENCY + len(one)
    first_left, first_right = energy(samples[:second])
    last_left, last_right = energy(samples[second:])
    assert first_left > 2 * first_right
    assert last_right > 2 * last_left


def test_the_next_reply_waits_for_the_end_of_the_words(library: Library, words: Words) -> None:
    text = "Alice remporte le pli."
    samples = heard(library, reply(lines=(line(text),)), reply(*CUES[:1]), words=words)
    length = len(words.samples(text, "fr", "table"))
    # A few frames of length differ from one synthesis of espeak-ng to the next.
    assert onsets(high(samples))[0] == pytest.approx(START + LATENCY + length + frames(PAUSE), abs=frames(0.02))


def test_without_words_only_their_time_is_left_out(library: Library) -> None:
    samples = heard(library, reply(*CUES[:1], lines=(line("Alice joue."),)), reply(*CUES[:1]))
    first, second = onsets(high(samples))
    assert second - first == blocks(frames(CORE) + frames(PAUSE))


def test_a_reply_with_nothing_to_hear_takes_no_time(library: Library) -> None:
    nothing = reply(("no-such-sound", "seat-1"), lines=(line("Rien."),))
    assert np.array_equal(heard(library, nothing, reply(*CUES), nothing), heard(library, reply(*CUES)))


@pytest.mark.parametrize("way", [Equipment.HEADPHONES, Equipment.LOUDSPEAKERS])
@pytest.mark.parametrize(("place", "louder"), [("seat-1", 0), ("seat-3", 1)])
def test_a_seat_on_one_side_is_louder_there(place: str, louder: int, way: Equipment, library: Library) -> None:
    found = energy(heard(library, reply(("card-played", place)), way=way))
    assert found[louder] > 4 * found[1 - louder]


def test_mono_is_the_same_in_both_channels(library: Library, words: Words) -> None:
    samples = heard(library, reply(*CUES, lines=(line("Alice joue.", "seat-1"),)), way=Equipment.MONO, words=words)
    assert np.array_equal(samples[:, 0], samples[:, 1])


@pytest.mark.parametrize(("way", "ear"), [(Equipment.LEFT_EAR, 0), (Equipment.RIGHT_EAR, 1)])
def test_one_ear_hears_all_of_it_and_the_other_nothing(way: Equipment, ear: int, library: Library) -> None:
    samples = heard(library, reply(*CUES), way=way)
    assert samples[:, ear].any()
    assert not samples[:, 1 - ear].any()


def test_where_there_are_no_sides_a_place_is_told_before_its_sound(library: Library) -> None:
    """A tick for each of the others; nothing before what is the listener's own."""
    assert len(onsets(high(heard(library, reply(*CUES), way=Equipment.MONO)))) >= 3
    cues = [Cue(*cue) for cue in CUES]
    ticked = score(cues, library, Places(SEATS, 0), Equipment.MONO)
    assert [note.sound.name for note in ticked.notes].count("place-tick") == 2
    own = onsets(high(heard(library, reply(CUES[2]), way=Equipment.MONO)))
    assert own == pytest.approx([START + LATENCY], abs=frames(EDGE))


def test_nothing_is_louder_than_a_decibel_below_full_scale(library: Library, words: Words) -> None:
    crowd = tuple(("card-played", f"seat-{1 + number % 3}") for number in range(12))
    samples = heard(library, reply(*crowd, lines=(line("Tout le monde joue."),)), way=Equipment.HEADPHONES, words=words)
    assert max(true_peak(samples[:, 0]), true_peak(samples[:, 1])) <= -1.0


def test_the_last_sounds_fade_out_and_then_it_ends(library: Library) -> None:
    samples = heard(library, reply(*CUES), way=Equipment.HEADPHONES)
    assert np.abs(samples[-frames(0.05) :]).max() < 1e-3
    assert seconds(len(samples)) < BEFORE + 3 * CORE + PAUSE + 3.0
