"""All sounds by name; the person's own files before ours, and a sentence for each that cannot be used."""

import errno
import os
import shutil
import sys
import threading
import tomllib
from collections.abc import Callable
from pathlib import Path

import numpy as np
import pytest
import soundfile
from numpy.typing import NDArray

from audiogames.audio.mixer.buses import Bus
from audiogames.audio.sounds.library import Library
from audiogames.audio.sounds.loudness import CEILING, momentary, true_peak
from audiogames.audio.sounds.sound import SoundCategory, UnknownSound, about, title
from audiogames.audio.units import RATE
from audiogames.core.messages import Message, spoken_name
from audiogames.narration.catalogue import BRAILLE_CELLS, catalogue
from audiogames.resources import COMPLETE, data_folder
from tests.audio.spectra import pitch

OURS = data_folder("sounds")
EVERY = Library().names()


def hum(seconds: float = 0.5, rate: int = RATE, hertz: float = 700.0, level: float = 0.1) -> NDArray[np.float64]:
    return level * np.sin(2.0 * np.pi * hertz * np.arange(round(seconds * rate)) / rate)


@pytest.fixture
def own(tmp_path: Path) -> Path:
    folder = tmp_path / "my sounds"
    folder.mkdir()
    return folder


def told(problem: Message) -> str:
    """Return the sentence of a problem, once it is one in both languages and fits a braille display."""
    for locale in COMPLETE:
        words = catalogue(locale)
        assert words.text(problem).endswith(".")
        assert 0 < len(words.braille(problem)) <= BRAILLE_CELLS
        assert words.has(problem.id, "braille")
    return catalogue("en").text(problem)


def refused(own: Path, name: str = "cat") -> str:
    """Return the one sentence about a file that is not used, once ours is played instead."""
    library = Library(own)
    assert (library.get(name).samples == Library().get(name).samples).all()
    assert not library.get(name).own
    (problem,) = library.problems()
    return told(problem)


# Ours.


def test_every_sound_of_the_manifest_can_be_played() -> None:
    library = Library()
    library.load_all()
    assert library.problems() == ()
    listed = tomllib.loads((OURS / "manifest.toml").read_text(encoding="utf-8"))["sounds"]
    for name, entry in listed.items():
        sound = library.get(name)
        assert (sound.name, sound.category, sound.bus, sound.core) == (
            *(name, entry["category"], entry["bus"]),
            entry["core"],
        )
        assert sound.samples.dtype == np.float32
        assert sound.length == pytest.approx(entry["length"], abs=0.001)
        assert sound.source == OURS / entry["file"]
        assert not sound.own


def test_sounds_are_listed_by_category_and_each_once() -> None:
    library = Library()
    assert list(library.categories()) == list(SoundCategory)
    assert len(library.names()) == len(set(library.names()))
    assert {library.get(name).category for name in library.categories()[SoundCategory.DICE]} == {SoundCategory.DICE}
    assert "cat" in library.categories()[SoundCategory.FLIGHT]


def test_a_category_goes_through_its_bus() -> None:
    library = Library()
    assert library.get("cat").bus == Bus.EFFECTS
    assert library.get("refusal").bus == Bus.INTERFACE
    assert library.get("ambience-cellar").bus == Bus.AMBIENCE


@pytest.mark.parametrize("locale", COMPLETE)
def test_every_sound_and_category_has_a_name_and_every_sound_a_meaning(locale: str) -> None:
    words = catalogue(locale)
    library = Library()
    for name in EVERY:
        sound = library.get(name)
        assert words.has(title(sound.name).id)
        assert words.has(about(sound.name).id)
        assert words.text(about(sound.name)).endswith(".")
    assert all(words.has(f"sound-category-{category}") for category in SoundCategory)


def test_no_name_has_this_sound() -> None:
    with pytest.raises(UnknownSound, match="whistle"):
        Library().get("whistle")


def test_sounds_are_shared_and_nobody_can_change_them() -> None:
    library = Library()
    assert library.get("cat") is library.get("cat")
    with pytest.raises(ValueError, match="read-only"):
        library.get("cat").samples[0] = 1.0


def test_nothing_is_read_before_it_is_wanted(tmp_path: Path) -> None:
    shutil.copy(OURS / "manifest.toml", tmp_path)
    library = Library(ours=tmp_path)
    assert library.names() == EVERY
    assert library.problems() == ()


def test_a_sound_of_ours_that_is_gone_is_told_once_and_the_others_go_on(tmp_path: Path) -> None:
    shutil.copy(OURS / "manifest.toml", tmp_path)
    (tmp_path / "rendered").mkdir()
    shutil.copy(OURS / "rendered" / "cat.flac", tmp_path / "rendered")
    (tmp_path / "rendered" / "broom.flac").write_bytes(b"no sound at all")
    library = Library(ours=tmp_path)
    for name in ("broom", "crash", "broom"):
        with pytest.raises(UnknownSound):
            library.get(name)
    assert len(library.get("cat").samples) > RATE // 2
    assert ["broom.flac" in told(problem) for problem in library.problems()] == [True, False]
    library.load_all()
    assert library.names() == ("cat",)


@pytest.mark.parametrize("text", [None, "no = toml = at all", "format = 99", "format = 1\n[sounds.cat]\ncore = 1"])
def test_without_a_manifest_there_is_silence_and_a_sentence(tmp_path: Path, text: str | None) -> None:
    if text is not None:
        (tmp_path / "manifest.toml").write_text(text, encoding="utf-8")
    library = Library(ours=tmp_path)
    assert library.names() == ()
    (problem,) = library.problems()
    assert "manifest.toml" in told(problem)


def test_several_threads_may_ask_at_once() -> None:
    library = Library()
    found: list[int] = []

    def ask() -> None:
        library.load_all()
        found.append(id(library.get("cat")))

    threads = [threading.Thread(target=ask) for _ in range(4)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert len(found) == 4
    assert len(set(found)) == 1


# The person's own.


def test_a_folder_that_is_not_there_changes_nothing(tmp_path: Path) -> None:
    library = Library(tmp_path / "nowhere")
    assert library.names() == EVERY
    assert not library.get("cat").own
    assert library.problems() == ()


@pytest.mark.parametrize(
    ("ending", "kind"), [("wav", "PCM_16"), ("wav", "FLOAT"), ("flac", "PCM_24"), ("ogg", "VORBIS")]
)
@pytest.mark.parametrize("rate", [8000, 44_100, 48_000, 96_000])
def test_an_own_file_is_played_at_its_pitch_whatever_its_kind_and_rate(
    own: Path, ending: str, kind: str, rate: int
) -> None:
    soundfile.write(own / f"cat.{ending}", hum(rate=rate), rate, subtype=kind)
    library = Library(own)
    sound = library.get("cat")
    assert library.problems() == ()
    assert sound.own
    assert sound.source == own / f"cat.{ending}"
    assert sound.category == SoundCategory.FLIGHT
    assert sound.length == pytest.approx(0.5, abs=0.01)
    assert pitch(sound.samples, 0.1, 0.4) == pytest.approx(700.0, rel=0.01)


def test_an_odd_rate_is_resampled_too(own: Path) -> None:
    soundfile.write(own / "cat.wav", hum(rate=44_101), 44_101)
    assert pitch(Library(own).get("cat").samples, 0.1, 0.4) == pytest.approx(700.0, rel=0.01)


@pytest.mark.parametrize("level", [0.004, 0.9])
@pytest.mark.parametrize(("name", "middle"), [("cat", -25.4), ("refusal", -28.4), ("ambience-cellar", -39.5)])
def test_an_own_sound_is_as_loud_as_others_of_its_kind(own: Path, name: str, middle: float, level: float) -> None:
    soundfile.write(own / f"{name}.wav", hum(level=level), RATE)
    samples = Library(own).get(name).samples
    assert momentary(samples) == pytest.approx(middle, abs=1.5)
    assert true_peak(samples) < CEILING


def test_all_channels_are_mixed_into_one(own: Path) -> None:
    left, right = hum(hertz=500.0), hum(hertz=1500.0)
    soundfile.write(own / "cat.wav", np.stack([left, right, 0.0 * left], axis=1), RATE)
    samples = Library(own).get("cat").samples
    assert samples.ndim == 1
    assert pitch(samples, 0.1, 0.4, 400.0, 600.0) == pytest.approx(500.0, rel=0.01)
    assert pitch(samples, 0.1, 0.4, 1000.0, 2000.0) == pytest.approx(1500.0, rel=0.01)


def test_silence_before_and_after_is_taken_away(own: Path) -> None:
    soundfile.write(own / "cat.wav", np.concatenate([np.zeros(RATE), hum(0.3), np.zeros(RATE)]), RATE)
    sound = Library(own).get("cat")
    assert sound.length == pytest.approx(0.3, abs=0.01)
    assert np.abs(sound.samples[:200]).max() > 0.0


def test_after_the_core_of_an_own_sound_it_only_rings_out(own: Path) -> None:
    fading = np.concatenate([hum(0.4), hum(0.6, level=0.004)])
    soundfile.write(own / "cat.wav", fading, RATE)
    soundfile.write(own / "ambience-cellar.wav", fading, RATE)
    library = Library(own)
    assert library.get("cat").core == pytest.approx(0.4, abs=0.03)
    assert library.get("ambience-cellar").core == library.get("ambience-cellar").length


@pytest.mark.parametrize("name", ["CAT.WAV", "Card Dealt.wav", "card_dealt.Wav"])
def test_capitals_and_blanks_do_not_matter(own: Path, name: str) -> None:
    soundfile.write(own / name, hum(), RATE, format="WAV")
    library = Library(own)
    assert library.get("cat" if name.startswith("CAT") else "card-dealt").own
    assert library.problems() == ()


def test_a_persons_touch_stands_for_every_touch_of_its_kind(own: Path) -> None:
    soundfile.write(own / "touch-die.wav", hum(0.05), RATE)
    library = Library(own)
    assert {library.get(f"touch:die:{number}").own for number in range(1, 9)} == {True}
    assert not library.get("touch:pebble:1").own
    assert library.problems() == ()


def test_a_person_may_speak_the_names_of_the_dice_themselves(own: Path) -> None:
    soundfile.write(own / "name-fr-orange-double-bolt.wav", hum(), RATE)
    library = Library(own)
    sound = library.get(spoken_name("fr", "orange", "double-bolt"))
    assert (sound.own, sound.name) == (True, "symbol-orange-double-bolt")
    assert pitch(sound.samples, 0.1, 0.4) == pytest.approx(700.0, rel=0.01)
    assert momentary(sound.samples) == pytest.approx(SoundCategory.SYMBOLS.middle, abs=1.5)
    assert not library.get(spoken_name("en", "orange", "double-bolt")).own
    assert not library.get(spoken_name("fr", "black", "double-bolt")).own
    assert not library.get("symbol-orange-double-bolt").own
    assert library.problems() == ()


def test_a_spoken_name_that_cannot_be_used_is_told_and_ours_is_said(own: Path) -> None:
    (own / "name-fr-orange-ear.wav").write_bytes(b"nothing")
    soundfile.write(own / "name-fr-orange-spidre.wav", hum(), RATE)
    library = Library(own)
    library.load_all()
    assert [(problem.id, problem.arguments["file"]) for problem in library.problems()] == [
        ("own-sound-unknown-near", "name-fr-orange-spidre.wav"),
        ("own-sound-broken", "name-fr-orange-ear.wav"),
    ]
    assert library.problems()[0].arguments["near"] == "name-fr-orange-spider"
    assert not library.get(spoken_name("fr", "orange", "ear")).own


# What is wrong with them.


def test_a_file_for_no_sound_is_told_with_the_nearest_name(own: Path) -> None:
    soundfile.write(own / "brooom.wav", hum(), RATE)
    soundfile.write(own / "xyzzy.ogg", hum(), RATE)
    library = Library(own)
    near, far = (told(problem) for problem in library.problems())
    assert "brooom.wav" in near
    assert "“broom”" in near
    assert "xyzzy.ogg" in far
    assert "nearest" not in far
    assert library.names() == EVERY


def test_other_kinds_of_files_are_told_where_they_have_the_name_of_a_sound(own: Path) -> None:
    (own / "cat.mp3").touch()
    (own / "holiday.mp3").touch()
    assert "WAV, FLAC or OGG" in refused(own)


def test_files_that_are_no_sounds_are_left_alone(own: Path) -> None:
    for name in ("notes.txt", ".cat.wav", "desktop.ini", "cat", "cat.txt"):
        (own / name).touch()
    (own / "old").mkdir()
    assert Library(own).problems() == ()


def test_two_files_for_one_sound_are_told_and_the_wav_counts(own: Path) -> None:
    for name in ("cat.ogg", "cat.wav"):
        soundfile.write(own / name, hum(), RATE)
    library = Library(own)
    assert library.get("cat").source == own / "cat.wav"
    (problem,) = library.problems()
    assert told(problem).index("cat.ogg") < told(problem).index("cat.wav")


def emptied(file: Path) -> None:
    file.write_bytes(b"")


def garbled(file: Path) -> None:
    file.write_bytes(b"RIFF\x00\x00\x00\x00WAVEfmt " + bytes(range(64)))


def cut_short(file: Path) -> None:
    soundfile.write(file, hum(), RATE)
    file.write_bytes(file.read_bytes()[:20])


def a_folder(file: Path) -> None:
    file.mkdir()


def a_pipe(file: Path) -> None:
    if not hasattr(os, "mkfifo"):
        pytest.skip("this system has no pipes among its files")
    os.mkfifo(file)


@pytest.mark.parametrize("make", [emptied, garbled, cut_short, a_folder, a_pipe])
def test_what_is_no_sound_is_told_and_ours_is_played(own: Path, make: Callable[[Path], None]) -> None:
    make(own / "cat.wav")
    assert "cat.wav" in refused(own)


@pytest.mark.parametrize(
    ("target", "why"),
    [
        ("gone.wav", "the file, its folder or its disk is not there"),
        pytest.param(
            "cat.wav",
            f"the system says “{os.strerror(errno.ELOOP)}”",
            marks=pytest.mark.skipif(sys.platform == "win32", reason="Windows has another error for such a link"),
        ),
    ],
)
def test_a_file_that_the_system_does_not_open_is_told_with_the_reason(own: Path, target: str, why: str) -> None:
    """A link that leads nowhere, or to itself."""
    try:
        (own / "cat.wav").symlink_to(own / target)
    except OSError:
        pytest.skip("this system makes no links for everybody")
    assert f"cat.wav cannot be read: {why}." in refused(own)


@pytest.mark.parametrize(("name", "longest"), [("cat", 10), ("refusal", 10), ("ambience-cellar", 30)])
def test_a_file_that_is_too_long_is_told_with_what_is_allowed(own: Path, name: str, longest: int) -> None:
    soundfile.write(own / f"{name}.wav", np.tile(hum(1.0, 4000), longest), 4000)
    assert Library(own).get(name).own, "just as long as is allowed"
    soundfile.write(own / f"{name}.wav", np.append(np.tile(hum(1.0, 4000), longest), 0.0), 4000)
    assert f"{longest} seconds" in refused(own, name)


@pytest.mark.parametrize("samples", [np.zeros(RATE), np.full(RATE, 0.0005), np.zeros(0), np.full(RATE, np.nan)])
def test_silence_is_told(own: Path, samples: NDArray[np.float64]) -> None:
    soundfile.write(own / "cat.wav", samples, RATE, subtype="FLOAT")
    assert "silence" in refused(own)


def test_what_is_no_number_in_a_file_is_left_out(own: Path) -> None:
    broken = hum()
    broken[1000:1010] = [np.nan, np.inf] * 5
    soundfile.write(own / "cat.wav", broken, RATE, subtype="FLOAT")
    assert np.isfinite(Library(own).get("cat").samples).all()


@pytest.mark.parametrize("rate", [1000, 384_000])
def test_a_rate_that_no_sound_has_is_told_with_what_is_allowed(own: Path, rate: int) -> None:
    soundfile.write(own / "cat.wav", hum(0.2), rate)
    assert "Allowed are 4,000 to 192,000 samples a second" in refused(own)


def test_more_channels_than_loudspeakers_round_a_room_are_told(own: Path) -> None:
    soundfile.write(own / "cat.wav", np.zeros((100, 9)) + 0.5, RATE)
    assert "8 channels" in refused(own)


def test_a_folder_that_is_a_file_is_told_or_left_alone(own: Path) -> None:
    file = own / "sounds"
    file.touch()
    assert not Library(file).get("cat").own


def test_each_problem_is_told_once(own: Path) -> None:
    (own / "cat.wav").touch()
    library = Library(own)
    library.load_all()
    library.get("cat")
    assert len(library.problems()) == 1


# Packs: a folder or a zip file of sounds.


def pack(own: Path, name: str, files: dict[str, bytes | NDArray[np.float64]], zipped: bool) -> None:
    """Put a pack into the person's folder: text and bytes as they are, sounds as WAV files."""
    folder = own / name
    folder.mkdir()
    for file, content in files.items():
        if isinstance(content, bytes):
            (folder / file).write_bytes(content)
        else:
            soundfile.write(folder / file, content, RATE)
    if zipped:
        shutil.make_archive(str(folder), "zip", own, name)
        shutil.rmtree(folder)


@pytest.mark.parametrize("zipped", [False, True])
def test_a_pack_is_a_folder_or_a_zip_with_a_spoken_name(own: Path, zipped: bool) -> None:
    named = 'name = "La forêt"'.encode()
    pack(own, "forest", {"cat.wav": hum(), "touch-die.wav": hum(0.05), "pack.toml": named}, zipped)
    library = Library(own)
    assert (library.get("cat").own, library.get("cat").pack) == (True, "La forêt")
    assert pitch(library.get("cat").samples, 0.1, 0.4) == pytest.approx(700.0, rel=0.01)
    assert library.get("touch:die:3").pack == "La forêt"
    assert library.packs() == {"La forêt": 2}
    assert library.problems() == ()


@pytest.mark.parametrize("zipped", [False, True])
@pytest.mark.parametrize("wrong", [b"name = 7", b"no toml", b'name = ""', 'name = "é"'.encode("latin-1")])
def test_a_pack_that_names_itself_badly_has_the_name_of_its_file(own: Path, wrong: bytes, zipped: bool) -> None:
    pack(own, "forest", {"cat.wav": hum(), "pack.toml": wrong}, zipped)
    library = Library(own)
    assert library.get("cat").pack == "forest"
    (problem,) = library.problems()
    assert "forest" in told(problem)
    assert "pack.toml" in told(problem)


def test_files_beside_packs_come_first_and_then_packs_by_alphabet(own: Path) -> None:
    soundfile.write(own / "cat.wav", hum(hertz=400.0), RATE)
    pack(own, "birch", {"cat.wav": hum(), "broom.wav": hum(hertz=500.0)}, zipped=True)
    pack(own, "alder", {"broom.wav": hum(hertz=600.0)}, zipped=False)
    library = Library(own)
    assert (library.get("cat").pack, library.get("broom").pack) == ("", "alder")
    assert [problem.arguments["file"] for problem in library.problems()] == ["birch.zip/broom.wav", "birch.zip/cat.wav"]
    assert {told(problem).partition(",")[2] for problem in library.problems()}


@pytest.mark.parametrize("zipped", [False, True])
def test_a_sound_of_a_pack_that_is_broken_long_or_loud_is_refused_with_a_sentence(own: Path, zipped: bool) -> None:
    loud = np.clip(hum(level=3.0), -1.0, 1.0)
    pack(own, "forest", {"broom.wav": b"nothing", "cat.wav": loud, "crash.wav": hum(11.0), "xyzzy.wav": hum()}, zipped)
    library = Library(own)
    library.load_all()
    ids = {problem.id: told(problem) for problem in library.problems()}
    assert set(ids) == {"own-sound-broken", "own-sound-loud", "own-sound-long", "own-sound-unknown"}
    assert all("forest" in sentence for sentence in ids.values())
    assert not any(library.get(name).own for name in ("broom", "cat", "crash"))


def test_a_loud_recording_that_is_not_cut_off_is_only_made_softer(own: Path) -> None:
    soundfile.write(own / "cat.wav", hum(level=0.99), RATE)
    assert Library(own).get("cat").own


@pytest.mark.parametrize("broken", [b"", b"PK nothing", b"PK\x05\x06" + b"\xff" * 30])
def test_a_broken_zip_is_told_and_ours_is_played(own: Path, broken: bytes) -> None:
    (own / "forest.zip").write_bytes(broken)
    assert "forest.zip" in refused(own)


def test_a_zip_that_was_cut_off_within_a_sound_is_told(own: Path) -> None:
    pack(own, "forest", {"cat.wav": hum()}, zipped=True)
    content = bytearray((own / "forest.zip").read_bytes())
    middle = len(content) // 3
    content[middle : middle + 400] = bytes(400)
    (own / "forest.zip").write_bytes(content)
    assert "forest.zip/cat.wav" in refused(own)


def test_no_rattle_can_be_replaced(own: Path) -> None:
    """It is the game."""
    for name in ("barrel", "rattle", "touch-barrel", "shake"):
        soundfile.write(own / f"{name}.wav", hum(), RATE)
    assert {problem.id for problem in Library(own).problems()} <= {"own-sound-unknown", "own-sound-unknown-near"}
    assert len(Library(own).problems()) == 4
