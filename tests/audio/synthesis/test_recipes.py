"""The recipes: what is read and what is refused, and whether the sounds that they make are what they say."""

import importlib
import re
import tomllib
from functools import cache
from itertools import combinations, pairwise
from pathlib import Path
from typing import Any

import numpy as np
import pytest
import soundfile
from numpy.typing import NDArray

from audiogames.audio.sounds.loudness import CEILING, integrated, momentary, true_peak
from audiogames.audio.sounds.sound import SoundCategory
from audiogames.audio.space import marks
from audiogames.audio.synthesis.layers import KINDS
from audiogames.audio.synthesis.recipes import Recipe, RecipeError, read_recipe, recipes, render
from audiogames.audio.units import RATE, frames
from audiogames.core.registry import GAMES
from audiogames.narration.catalogue import catalogue
from audiogames.play.listener import breath as interface
from audiogames.resources import COMPLETE, data_folder
from sounds.making import sounds as making
from tests.audio.likeness import difference, pattern
from tests.audio.spectra import beginnings, brightness, level, pitch, share, voice_pitch

FOLDER = data_folder("sounds")
RECIPES = {recipe.name: recipe for recipe in recipes(FOLDER / "recipes")}
NAMES = sorted(RECIPES)
FROM_NOWHERE = (SoundCategory.INTERFACE, SoundCategory.THEMES, SoundCategory.AMBIENCE)
PLACED = [name for name in NAMES if RECIPES[name].category not in FROM_NOWHERE]
SHORT = [name for name in NAMES if RECIPES[name].category != SoundCategory.AMBIENCE]

TOLERANCE = 2
"""Of 32767: by how much the last bits of a computation may differ from computer to computer (-84 dB)."""


@cache
def heard(name: str) -> NDArray[np.float32]:
    """Return a sound as its file holds it."""
    samples, rate = soundfile.read(FOLDER / "rendered" / f"{name}.flac", dtype="float32")
    assert rate == RATE
    assert samples.ndim == 1
    return np.asarray(samples)


@cache
def made(name: str) -> making.Made:
    """Return a sound computed again."""
    return making.made(RECIPES[name])


MARGIN = 0.2
"""Decibels below the ceiling: finer curves than those that are measured rise so much higher at the most."""

# What is in the folder.


@pytest.mark.parametrize("name", NAMES)
def test_a_file_is_what_its_recipe_makes(name: str) -> None:
    kept = np.round(heard(name) * 32768.0).astype(np.int64)
    assert len(kept) == len(made(name).samples) == frames(RECIPES[name].length)
    assert np.abs(kept - made(name).samples.astype(np.int64)).max() <= TOLERANCE


def test_every_file_has_its_recipe() -> None:
    assert sorted(file.name for file in (FOLDER / "rendered").iterdir()) == [f"{name}.flac" for name in NAMES]


def test_the_manifest_is_what_the_script_writes() -> None:
    """Measured figures may differ in their last digit from computer to computer."""
    kept = tomllib.loads((FOLDER / "manifest.toml").read_text(encoding="utf-8"))
    fresh = tomllib.loads(making.manifest([made(name) for name in NAMES]))
    measured = {name: [entry.pop(key) for key in ("loudness", "true-peak")] for name, entry in kept["sounds"].items()}
    for name, entry in fresh["sounds"].items():
        assert measured[name] == pytest.approx([entry.pop("loudness"), entry.pop("true-peak")], abs=0.11)
    assert kept == fresh


def test_the_manifest_names_the_licence_and_the_meaning_of_every_sound() -> None:
    kept = tomllib.loads((FOLDER / "manifest.toml").read_text(encoding="utf-8"))["sounds"]
    assert sorted(kept) == NAMES
    for entry in kept.values():
        assert entry["licence"] == "MIT"
        assert all(entry[f"{key}-{locale}"] for key in ("name", "meaning") for locale in COMPLETE)


def test_no_two_sounds_have_the_same_name() -> None:
    kept = tomllib.loads((FOLDER / "manifest.toml").read_text(encoding="utf-8"))["sounds"]
    for locale in COMPLETE:
        assert len({entry[f"name-{locale}"] for entry in kept.values()}) == len(NAMES)


def test_every_recipe_begins_with_what_it_is_in_words() -> None:
    for name in NAMES:
        assert (FOLDER / "recipes" / f"{name}.toml").read_text(encoding="utf-8").startswith("# ")


def test_every_sound_that_games_and_faces_name_is_there() -> None:
    named = {interface.EDGE, interface.REFUSAL, interface.YOUR_TURN, marks.MARK}
    for game in GAMES:
        cues = importlib.import_module(f"{GAMES[game].package}.cues").CUES
        named |= {name for name in cues.values() if name is not None}
    assert named - set(NAMES) == set()


# The same for everyone.


@pytest.mark.parametrize("name", ["cat", "cards-shuffled", "dice-thrown", "wheel-turned"])
def test_a_sound_is_a_function_of_its_recipe_alone(name: str) -> None:
    assert (render(RECIPES[name]) == render(RECIPES[name])).all()


@pytest.mark.parametrize("name", ["cards-shuffled", "dice-thrown", "curse"])
def test_another_seed_is_another_take(name: str) -> None:
    assert np.abs(render(RECIPES[name]) - render(another(RECIPES[name]))).max() > 0.05


def another(recipe: Recipe) -> Recipe:
    return recipe._replace(seed=recipe.seed + 1000)


# How loud.


@pytest.mark.parametrize("name", NAMES)
def test_a_sound_is_as_loud_as_its_category_wants_and_no_peak_is_too_high(name: str) -> None:
    assert momentary(heard(name)) == pytest.approx(RECIPES[name].category.middle, abs=1.5)
    assert true_peak(heard(name)) < CEILING - MARGIN


@pytest.mark.parametrize("category", SoundCategory)
def test_no_sound_of_a_kind_is_more_than_3_lu_louder_than_another(category: SoundCategory) -> None:
    """Over 400 ms: a click and a noise with the same loudest 50 ms are not equally loud."""
    levels = [momentary(heard(name)) for name in NAMES if RECIPES[name].category == category]
    assert max(levels) - min(levels) <= 3.0


# How long.


@pytest.mark.parametrize("name", SHORT)
def test_what_happens_often_is_short(name: str) -> None:
    """The longest are the bell and the harp at the end of a game, and tunes."""
    rare = {"final-phase", "game-ended", *(name for name in SHORT if RECIPES[name].category == SoundCategory.THEMES)}
    assert RECIPES[name].length <= (1.8 if name in rare else 1.1)
    assert RECIPES[name].core <= (1.0 if name in rare or name == "test-tone" else 0.8)


@pytest.mark.parametrize("name", SHORT)
def test_after_its_core_a_sound_only_rings_out(name: str) -> None:
    """The next one is not heard over anything that is still to begin, and what rings is softer than what was."""
    recipe = RECIPES[name]
    if recipe.length - recipe.core >= 0.02:
        loudest = max(level(heard(name), at, at + 0.02) for at in np.arange(0.0, recipe.core, 0.01))
        assert level(heard(name), recipe.core, recipe.length) <= loudest - 6.0


@pytest.mark.parametrize("name", SHORT)
def test_a_sound_begins_at_once_and_ends_in_silence(name: str) -> None:
    sound = heard(name)
    assert np.abs(sound[: frames(0.06)]).max() > 0.03 * np.abs(sound).max()
    assert abs(sound[-1]) < 0.002


@pytest.mark.parametrize("name", sorted(set(NAMES) - set(SHORT)))
def test_a_background_is_at_most_38_lufs_below_full_scale(name: str) -> None:
    """At its loudest volume, over its whole length."""
    assert integrated(heard(name), 0.4) <= -38.0


@pytest.mark.parametrize("room", sorted(game.room for game in GAMES.values()))
def test_every_game_has_a_background_and_tunes_of_its_own(room: str) -> None:
    assert f"ambience-{room}" in NAMES
    kinds = {name.rpartition("-")[2] for name in NAMES if name.startswith(f"theme-{room}-")}
    assert {"begin", "won", "lost", "ended"} <= kinds
    patterns = [pattern(heard(f"theme-{room}-{kind}")) for kind in sorted(kinds)]
    assert min(difference(one, other) for one, other in combinations(patterns, 2)) >= LEAST


@pytest.mark.parametrize("name", sorted(set(NAMES) - set(SHORT)))
def test_ambience_goes_round_without_a_seam(name: str) -> None:
    """Round its seam there is no more of what a jump makes, very high tones, than elsewhere."""
    twice = np.tile(heard(name), 2)
    step = np.abs(np.diff(twice, 3))
    seam = step[len(heard(name)) - 4 : len(heard(name)) + 2].max()
    assert RECIPES[name].loop
    assert seam <= np.quantile(step, 0.999)


# Told apart.

LEAST = 1.0 / 3.0
"""How much of two sounds differs at the least. Two takes of one sound differ by a fifth or less."""


def test_no_two_sounds_are_easily_taken_for_each_other() -> None:
    patterns = {name: pattern(heard(name)) for name in NAMES}
    near = {
        (one, other): round(apart, 2)
        for one, other in combinations(NAMES, 2)
        if (apart := difference(patterns[one], patterns[other])) < LEAST
    }
    assert near == {}


@pytest.mark.parametrize("name", ["card-drawn", "cards-shuffled", "dice-thrown", "crash", "curse", "cat"])
def test_another_take_of_a_sound_is_taken_for_it(name: str) -> None:
    """So the measure above tells sounds apart, not chances."""
    assert difference(pattern(heard(name)), pattern(render(another(RECIPES[name])))) < 0.6 * LEAST


@pytest.mark.parametrize("name", PLACED)
def test_what_is_placed_has_the_high_tones_by_which_ears_find_it(name: str) -> None:
    least = -15.0 if RECIPES[name].category in (SoundCategory.DICE, SoundCategory.SYMBOLS) else -26.0
    assert share(heard(name), 4000.0, 16_000.0) >= least


# What they say they are.


def test_the_cat_says_meow() -> None:
    """A voice that goes up by a third or more and down again; a mouth that opens, then closes."""
    cat = heard("cat")
    voice = [voice_pitch(cat, at, at + 0.08) for at in (0.01, 0.22, 0.6)]
    assert voice[1] > 1.25 * voice[0]
    assert voice[1] > 1.4 * voice[2]
    assert 350.0 < voice[2] < voice[1] < 800.0
    closed, opened, closing = (brightness(cat, at, at + 0.08) for at in (0.01, 0.28, 0.62))
    assert opened > 1.5 * closed
    assert opened > 1.5 * closing
    assert level(cat, 0.25, 0.4) > level(cat, 0.0, 0.08) + 6.0


def test_the_curse_is_a_laugh_of_five_falling_syllables() -> None:
    laugh = heard("curse")
    pitches = [voice_pitch(laugh, at + 0.03, at + 0.11, 150.0) for at in (0.18, 0.34, 0.50, 0.67)]
    assert pitches == sorted(pitches, reverse=True)
    assert pitches[0] > 1.2 * pitches[-1]


def test_the_wheel_slows_down() -> None:
    clicks = beginnings(heard("wheel-turned"))
    gaps = [later - earlier for earlier, later in pairwise(clicks)]
    assert len(clicks) == 9
    assert gaps[-1] > 2.0 * gaps[0]
    assert gaps == sorted(gaps)


@pytest.mark.parametrize(("name", "strokes"), [("final-phase", 2), ("notice", 3), ("apprentice-moved", 1)])
def test_what_is_counted_is_heard_that_often(name: str, strokes: int) -> None:
    assert len(beginnings(heard(name), gap=0.05)) == strokes


@pytest.mark.parametrize(
    ("name", "early", "late"),
    [("card-drawn", 0.02, 0.10), ("broom", 0.05, 0.35), ("perfect-formula", 0.02, 0.38)],
)
def test_what_goes_up_gets_brighter(name: str, early: float, late: float) -> None:
    assert brightness(heard(name), late, late + 0.05) > 1.25 * brightness(heard(name), early, early + 0.05)


@pytest.mark.parametrize(
    ("name", "early", "late"), [("landing", 0.05, 0.28), ("witch-fell", 0.05, 0.38), ("apprentice-banished", 0.0, 0.3)]
)
def test_what_comes_down_gets_darker(name: str, early: float, late: float) -> None:
    assert brightness(heard(name), late, late + 0.05) < 0.7 * brightness(heard(name), early, early + 0.05)


def test_your_turn_goes_up_and_a_refusal_goes_down() -> None:
    first, second = (pitch(heard("your-turn"), at, at + 0.1) for at in (0.02, 0.25))
    assert second == pytest.approx(first * 4.0 / 3.0, rel=0.02)
    first, second = (voice_pitch(heard("refusal"), at, at + 0.1, 100.0, 400.0) for at in (0.02, 0.16))
    assert second == pytest.approx(first * 3.0 / 4.0, rel=0.05)


def test_the_tick_of_places_has_one_clear_pitch_to_go_up_and_down_from() -> None:
    assert pitch(heard("place-tick"), 0.0, 0.06) == pytest.approx(900.0, rel=0.03)
    assert share(heard("place-tick"), 700.0, 1100.0) > -3.0


def test_the_test_sound_has_something_for_every_ear_and_every_cue() -> None:
    """Low tones for the time between the ears, middle ones for the level, high ones for front and back."""
    for low, high in ((150.0, 1200.0), (1200.0, 5000.0), (5000.0, 16_000.0)):
        assert share(heard("test-tone"), low, high) > -10.0


# Reading.

GOOD: dict[str, Any] = {"format": "1", "category": '"cards"', "length": "0.5"}
LAYER = '[[layer]]\nkind = "noise"\nlength = 0.1\nlow = 100\nhigh = 200\n'


def written(folder: Path, text: str, name: str = "knock") -> Path:
    path = folder / f"{name}.toml"
    path.write_text(text, encoding="utf-8")
    return path


def head(**changes: str | None) -> str:
    lines = {**GOOD, **changes}
    return "".join(f"{key} = {value}\n" for key, value in lines.items() if value is not None)


def layer(kind: str, **values: str) -> str:
    return f'[[layer]]\nkind = "{kind}"\n' + "".join(f"{key} = {value}\n" for key, value in values.items())


def test_a_short_recipe_is_read_with_what_is_usual(tmp_path: Path) -> None:
    recipe = read_recipe(written(tmp_path, head() + LAYER))
    assert (recipe.name, recipe.category, recipe.length, recipe.core) == ("knock", SoundCategory.CARDS, 0.5, 0.5)
    assert recipe.layers[0].strokes == ((0.0, 0.0, 1.0),)
    assert recipe.layers[0].values["rise"] == 0.002
    assert len(render(recipe)) == frames(0.5)


def test_a_layer_sounds_as_often_as_it_begins(tmp_path: Path) -> None:
    knocks = layer("body", length="0.05", at="[0.1, 0.3]", level="[0, -6]", pitch="[1, 2]", modes="[[500, 0.02, 0]]")
    sound = render(read_recipe(written(tmp_path, head() + knocks)))
    assert beginnings(sound) == pytest.approx([0.1, 0.3], abs=0.005)
    assert pitch(sound, 0.3, 0.35) == pytest.approx(2.0 * pitch(sound, 0.1, 0.15), rel=0.05)
    assert level(sound, 0.3, 0.35) < level(sound, 0.1, 0.15) - 3.0


@pytest.mark.parametrize(
    ("text", "fault", "key"),
    [
        (head(format="2") + LAYER, "format", None),
        (head(format=None) + LAYER, "format", None),
        ("length = ", "broken", None),
        (head(), "no-layer", None),
        (head(layer="3"), "no-layer", None),
        (head(category='"fish"') + LAYER, "choice", "category"),
        (head(category=None) + LAYER, "missing-key", "category"),
        (head(length="31") + LAYER, "limits", "length"),
        (head(length="nan") + LAYER, "limits", "length"),
        (head(length="true") + LAYER, "no-number", "length"),
        (head(length='"long"') + LAYER, "no-number", "length"),
        (head(core="0.6") + LAYER, "limits", "core"),
        (head(seed="-1") + LAYER, "limits", "seed"),
        (head(loop="1") + LAYER, "yes-no", "loop"),
        (head(lenght="1") + LAYER, "unknown-key", "lenght"),
        (head() + layer("fog"), "choice", "kind"),
        (head() + LAYER + "loudness = 1\n", "unknown-key", "loudness"),
        (head() + layer("noise", length="0.1", low="100"), "missing-key", "high"),
        (head() + layer("noise", length="0.1", low="300", high="200"), "band", None),
        (head() + LAYER + "at = 0.6\n", "limits", "at"),
        (head() + LAYER + "at = []\n", "no-list", "at"),
        (head() + LAYER + "at = [0, 0.1]\nlevel = [0, 0, 0]\n", "counts", None),
        (head() + LAYER + "level = [0, -3]\n", "counts", None),
        (head() + LAYER + "envelope = 1\n", "no-list", "envelope"),
        (head() + LAYER + "envelope = [[0, 0], [0.1]]\n", "rows", "envelope"),
        (head() + LAYER + "envelope = [[0, 0], [0, 1]]\n", "order", "envelope"),
        (head() + LAYER + "envelope = [[0, 0], [0.1, 2]]\n", "limits", "envelope"),
        (head() + layer("body", length="0.1", modes="[[500, 0.1]]"), "rows", "modes"),
        (head() + layer("body", length="0.1", modes="[[5, 0.1, 0]]"), "limits", "modes"),
        (head() + layer("tone", length="0.1", frequency="400", harmonics="[]"), "no-list", "harmonics"),
        (head() + layer("voice", length="0.1", frequency="400", formants="[[0, 500]]"), "rows", "formants"),
        (
            head() + layer("voice", length="0.1", frequency="400", formants="[[0, 500, 900], [1, 500, 900, 1500]]"),
            "uneven",
            "formants",
        ),
    ],
)
def test_what_is_wrong_is_said_with_the_file_and_the_key(
    tmp_path: Path, text: str, fault: str, key: str | None
) -> None:
    with pytest.raises(RecipeError) as caught:
        read_recipe(written(tmp_path, text))
    assert caught.value.message.id == f"sound-recipe-{fault}"
    for locale in COMPLETE:
        sentence = catalogue(locale).text(caught.value.message)
        assert "knock.toml" in sentence
        assert key is None or key in sentence
        assert sentence.endswith(".")


def test_the_number_of_the_layer_is_said(tmp_path: Path) -> None:
    with pytest.raises(RecipeError) as caught:
        read_recipe(written(tmp_path, head() + LAYER + LAYER.replace("100", "1")))
    assert catalogue("en").text(caught.value.message).startswith("Recipe knock.toml, layer 2: ")


def test_files_that_cannot_be_read_are_sentences_too(tmp_path: Path) -> None:
    (tmp_path / "folder.toml").mkdir()
    (tmp_path / "latin.toml").write_bytes("# é".encode("latin-1"))
    for name, fault in (("folder", "unreadable"), ("latin", "broken"), ("nowhere", "unreadable")):
        with pytest.raises(RecipeError) as caught:
            read_recipe(tmp_path / f"{name}.toml")
        assert caught.value.message.id == f"sound-recipe-{fault}"
        assert f"{name}.toml" in catalogue("fr").text(caught.value.message)


def test_the_script_writes_nothing_where_a_recipe_is_wrong(tmp_path: Path) -> None:
    folder = tmp_path / "sounds"
    (folder / "recipes").mkdir(parents=True)
    written(folder / "recipes", head() + LAYER, "cat")
    written(folder / "recipes", head() + layer("fog"), "wrong")
    with pytest.raises(RecipeError):
        making.write(folder)
    assert [file.name for file in folder.iterdir()] == ["recipes"]


def test_the_script_writes_sounds_and_manifest_and_leaves_nothing_old(tmp_path: Path) -> None:
    (tmp_path / "recipes").mkdir()
    (tmp_path / "rendered").mkdir()
    (tmp_path / "rendered" / "old.flac").touch()
    written(tmp_path / "recipes", head() + LAYER, "cat")
    making.write(tmp_path)
    assert [file.name for file in (tmp_path / "rendered").iterdir()] == ["cat.flac"]
    entry = tomllib.loads((tmp_path / "manifest.toml").read_text(encoding="utf-8"))["sounds"]["cat"]
    assert (entry["length"], entry["name-fr"], entry["name-en"]) == (0.5, "Un chat", "A cat")


# The page for people.


def test_the_page_names_every_kind_of_layer_with_all_its_keys() -> None:
    page = (FOLDER / "README.md").read_text(encoding="utf-8")
    for name, kind in KINDS.items():
        row = next(line for line in page.splitlines() if line.startswith(f"| `{name}` |"))
        missing = {key for key in kind.keys if key != "length" and f"`{key}`" not in row}
        assert missing == set(), name


def test_the_page_tells_what_is_usual_as_it_is() -> None:
    page = (FOLDER / "README.md").read_text(encoding="utf-8")
    for name, kind in KINDS.items():
        row = next(line for line in page.splitlines() if line.startswith(f"| `{name}` |"))
        for key, wanted in kind.keys.items():
            if isinstance(wanted.usual, float) and key not in ("rise", "fall") and "as for grains" not in row:
                told = re.search(rf"`{key}`[^;(]*\((-?[\d.]+)\)", row) or re.search(
                    rf"`{key}` [^(;]*\((-?[\d.]+)\)", row
                )
                assert told is not None, f"{name}: {key}"
                assert float(told[1]) == wanted.usual


def test_the_example_of_the_page_is_a_recipe(tmp_path: Path) -> None:
    page = (FOLDER / "README.md").read_text(encoding="utf-8")
    example = re.search(r"```toml\n(.*?)```", page, flags=re.DOTALL)
    assert example is not None
    recipe = read_recipe(written(tmp_path, example[1]))
    assert len(beginnings(render(recipe))) == 2
