import tomllib
from collections.abc import Callable, Mapping
from typing import Any, Final, Literal, NamedTuple, TypeAlias

from numpy.random import Generator

from audiogames.audio.synthesis import dice, granular, tones, vocal
from audiogames.audio.synthesis.modal import Resonance, force, jolt, ringing
from audiogames.audio.synthesis.noise import noise
from audiogames.audio.synthesis.shapes import Signal, curve, dying, settled
from audiogames.audio.units import gain
from audiogames.resources import data_folder

Shape: TypeAlias = Literal["number", "curve", "numbers", "points", "modes", "formants"]
"""The format of a value.

A number 3; a curve 3 or [[0, 3], [0.5, 4]]; numbers [3, 4]; points [[0, 3], [0.5, 4]]; modes as rows of Hz, seconds,
dB; formants as rows of a second and some Hz.
"""

Values: TypeAlias = Mapping[str, Any]
"""Checked, with defaults."""


class LayerKey(NamedTuple):
    """`usual` is the default, None for a required key. `hertz` values are multiplied by the layer's `pitch`."""

    shape: Shape
    lowest: float
    highest: float
    usual: Any = None
    hertz: bool = False


Maker: TypeAlias = Callable[[Generator, int, Values, bool], Signal]
"""From a random source, frames, values, and True for a loop."""


class LayerKind(NamedTuple):
    keys: Mapping[str, LayerKey]
    make: Maker


def shaped(sound: Signal, values: Values) -> Signal:
    if values["envelope"]:
        return sound * curve(values["envelope"], len(sound))
    return sound * dying(len(sound), values["rise"], values["fall"])


def _noise(rng: Generator, frames: int, values: Values, around: bool) -> Signal:
    return shaped(noise(rng, frames, values["low"], values["high"]), values)


def _tone(rng: Generator, frames: int, values: Values, around: bool) -> Signal:
    sound = tones.tone(rng, frames, values["frequency"], values["harmonics"], values["vibrato"], values["vibrato-rate"])
    return shaped(sound, values)


def _pluck(rng: Generator, frames: int, values: Values, around: bool) -> Signal:
    return tones.plucked(rng, frames, values["frequency"], values["fall"], values["brightness"])


def _body(rng: Generator, frames: int, values: Values, around: bool) -> Signal:
    body = [Resonance(*row) for row in values["modes"]]
    push = force(0.0, 1.0, values["contact"] / 1000.0, frames)
    click: float = values["click"]
    return settled(ringing(push, body)) + click * settled(jolt(push))


def _grains(rng: Generator, frames: int, values: Values, around: bool) -> Signal:
    begins = granular.moments(rng, frames, values["rate"], values["evenness"])
    band = values["low"], values["high"]
    grain = values["grain"], values["spread"], values["width"]
    return shaped(granular.grains(rng, begins, frames, band, *grain, around), values)


def _bubbles(rng: Generator, frames: int, values: Values, around: bool) -> Signal:
    begins = granular.moments(rng, frames, values["rate"])
    return shaped(
        granular.bubbles(rng, begins, frames, (values["low"], values["high"]), values["spread"], around), values
    )


def _voice(rng: Generator, frames: int, values: Values, around: bool) -> Signal:
    sung = settled(
        vocal.voiced(rng, frames, values["frequency"], values["formants"], values["tilt"], values["roughness"])
    )
    breath = gain(values["breath"]) * settled(vocal.whispered(rng, frames, values["formants"]))
    return shaped(sung + breath, values)


def _dice(rng: Generator, frames: int, values: Values, around: bool) -> Signal:
    seed = int(2**32 * rng.random())
    return dice.mixed(dice.throw(seed, int(values["dice"]), values["restitution"], values["spread"]), frames)


def _shaken_dice(rng: Generator, frames: int, values: Values, around: bool) -> Signal:
    seed = int(2**32 * rng.random())
    return dice.mixed(dice.shake(seed, int(values["dice"]), values["length"], values["rate"]), frames)


MAKERS: Final[Mapping[str, Maker]] = {
    "noise": _noise,
    "tone": _tone,
    "pluck": _pluck,
    "body": _body,
    "grains": _grains,
    "bubbles": _bubbles,
    "voice": _voice,
    "dice": _dice,
    "shaken-dice": _shaken_dice,
}


def _kinds() -> Mapping[str, LayerKind]:
    data = tomllib.loads((data_folder("sounds") / "layers.toml").read_text(encoding="utf-8"))
    swell = data.pop("swell")
    keys = {name: {**(swell if said.pop("swells", False) else {}), **said} for name, said in data.items()}
    return {name: LayerKind({key: _key(**values) for key, values in keys[name].items()}, MAKERS[name]) for name in keys}


def _key(shape: Shape, least: float, most: float, usual: Any = None, hertz: bool = False) -> LayerKey:
    return LayerKey(shape, least, most, tuple(usual) if isinstance(usual, list) else usual, hertz)


KINDS: Final = _kinds()


def at_pitch(values: Values, kind: LayerKind, pitch: float) -> Values:
    if pitch == 1.0:
        return values
    return {
        name: _times(value, kind.keys[name].shape, pitch) if kind.keys[name].hertz else value
        for name, value in values.items()
    }


def _times(value: Any, shape: Shape, pitch: float) -> Any:
    if shape == "modes":
        return [(row[0] * pitch, *row[1:]) for row in value]
    if isinstance(value, int | float):
        return value * pitch
    return [(row[0], *(each * pitch for each in row[1:])) for row in value]
