"""Makes `sounds/rendered` and `sounds/manifest.toml` from `sounds/recipes`: `python -m` this module.

Nothing is written unless every recipe can be read.
"""

import json
import sys
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Final, NamedTuple

import numpy as np
import soundfile
from numpy.typing import NDArray

from audiogames.audio.sounds.library import FORMAT, MANIFEST
from audiogames.audio.sounds.loudness import evened, loudness, true_peak
from audiogames.audio.sounds.sound import about, title
from audiogames.audio.synthesis.recipes import Recipe, RecipeError, read_recipe, render
from audiogames.audio.units import RATE
from audiogames.narration.catalogue import catalogue
from audiogames.resources import COMPLETE, data_folder

LICENCE: Final = "MIT"
FULL_SCALE: Final = 32767
HEAD: Final = f"""\
# What each sound of this folder is. Written by `python -m sounds.making.sounds`, never by hand.
# Seconds; LUFS of the loudest 50 ms (ITU-R BS.1770); dBTP. All sounds are made from our own recipes, and are ours.

format = {FORMAT}
rate = {RATE}
"""


class Made(NamedTuple):
    """A recipe and its sound as the file holds it: 16 bits, one channel."""

    recipe: Recipe
    samples: NDArray[np.int16]

    @property
    def file(self) -> str:
        """The path of the file, seen from the folder of sounds."""
        return f"rendered/{self.recipe.name}.flac"


def made(recipe: Recipe) -> Made:
    """Return the sound of a recipe, as loud as its category wants."""
    samples = evened(render(recipe), recipe.category.target, recipe.category.middle)
    return Made(recipe, np.round(samples * FULL_SCALE).astype(np.int16))


def manifest(sounds: Sequence[Made]) -> str:
    """Return the text of the manifest."""
    return HEAD + "".join(_entry(each) for each in sounds)


def _entry(each: Made) -> str:
    recipe = each.recipe
    measured = figures(each.samples)
    values: dict[str, str | float] = {
        "file": each.file,
        "category": recipe.category.value,
        "bus": recipe.category.bus.value,
        "length": measured.pop("length"),
        "core": round(recipe.core, 3),
        **measured,
        "licence": LICENCE,
    }
    for locale in COMPLETE:
        words = catalogue(locale)
        values[f"name-{locale}"] = words.text(title(recipe.name))
        values[f"meaning-{locale}"] = words.text(about(recipe.name))
    return table(f"sounds.{recipe.name}", values)


def figures(samples: NDArray[np.int16]) -> dict[str, float]:
    """Return the length of a sound in seconds, its loudness in LUFS and its true peak in dBTP."""
    heard = (samples / FULL_SCALE).astype(np.float32)
    return {
        "length": round(len(heard) / RATE, 3),
        "loudness": round(loudness(heard), 1),
        "true-peak": round(true_peak(heard), 1),
    }


def table(name: str, values: Mapping[str, str | float]) -> str:
    """Return a table of a manifest. What JSON writes is TOML too, for text and numbers."""
    lines = (f"{key} = {json.dumps(value, ensure_ascii=False)}\n" for key, value in values.items())
    return f"\n[{name}]\n{''.join(lines)}"


def write(folder: Path) -> None:
    """Render every recipe of a folder of sounds, and write its manifest. Raises RecipeError, before it writes."""
    sounds = [made(read_recipe(path)) for path in sorted((folder / "recipes").glob("*.toml"))]
    (folder / "rendered").mkdir(exist_ok=True)
    for each in sounds:
        soundfile.write(folder / each.file, each.samples, RATE, subtype="PCM_16")
    for file in (folder / "rendered").iterdir():
        if file.name not in {Path(each.file).name for each in sounds}:
            file.unlink()
    (folder / MANIFEST).write_text(manifest(sounds), encoding="utf-8", newline="\n")


def main() -> int:
    """Rebuild the sounds of the checkout; report in both languages what is wrong with a recipe."""
    try:
        write(data_folder("sounds"))
    except RecipeError as error:
        sys.stderr.writelines(f"{catalogue(locale).text(error.message)}\n" for locale in COMPLETE)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
