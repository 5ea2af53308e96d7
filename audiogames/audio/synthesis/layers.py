"""The kinds of layers that a recipe may have: what each may say, and the sound that it makes of it."""

from collections.abc import Callable, Mapping
from typing import Any, Final, Literal, NamedTuple, TypeAlias

from numpy.random import Generator

from audiogames.audio.synthesis import dice, granular, tones, vocal
from audiogames.audio.synthesis.modal import Resonance, Touch, force, jolt, ringing
from audiogames.audio.synthesis.noise import noise
from audiogames.audio.synthesis.shapes import Signal, curve, dying, settled
from audiogames.audio.units import gain

Shape: TypeAlias = Literal["number", "curve", "numbers", "points", "modes", "formants"]
"""How a value is written: 3; 3 or [[0, 3], [0.5, 4]]; [3, 4]; [[0, 3], [0.5, 4]]; rows of Hz, seconds, dB; rows of a
second and some Hz."""

Values: TypeAlias = Mapping[str, Any]
"""What one layer says, checked, with the usual values of what it leaves out."""


class Key(NamedTuple):
    """One thing that a layer may say. `usual` counts where it is left out; None: it must be said.

    `hertz`: a frequency, which goes up and down with the layer's `pitch`.
    """

    shape: Shape
    lowest: float
    highest: float
    usual: Any = None
    hertz: bool = False


class Kind(NamedTuple):
    """One kind of layer: its keys, and how it sounds: chance, frames, values, whether its end meets its beginning."""

    keys: Mapping[str, Key]
    make: Callable[[Generator, int, Values, bool], Signal]


OPTIONAL: Final = ()
"""The usual value of a list that need not be there."""

SWELL: Final[Mapping[str, Key]] = {
    "length": Key("number", 0.001, 30.0),
    "rise": Key("number", 0.0, 10.0, 0.002),
    "fall": Key("number", 0.001, 30.0, 1000.0),
    "envelope": Key("points", 0.0, 1.0, OPTIONAL),
}
BAND: Final[Mapping[str, Key]] = {
    "low": Key("number", 20.0, 20_000.0, hertz=True),
    "high": Key("number", 20.0, 20_000.0, hertz=True),
}
MOVING_BAND: Final[Mapping[str, Key]] = {name: key._replace(shape="curve") for name, key in BAND.items()}
FREQUENCY: Final = Key("curve", 20.0, 15_000.0, hertz=True)
RATE_OF_GRAINS: Final = Key("curve", 0.0, 5000.0)


def shaped(sound: Signal, values: Values) -> Signal:
    """Return a sound under its envelope: the points of it, or a rise and a fall."""
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
    push = force([Touch(0.0, 1.0, values["contact"] / 1000.0)], frames)
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


KINDS: Final[Mapping[str, Kind]] = {
    "noise": Kind({**SWELL, **MOVING_BAND}, _noise),
    "tone": Kind(
        {
            **SWELL,
            "frequency": FREQUENCY,
            "harmonics": Key("numbers", -120.0, 20.0, (0.0,)),
            "vibrato": Key("number", 0.0, 12.0, 0.0),
            "vibrato-rate": Key("number", 0.1, 60.0, 5.5),
        },
        _tone,
    ),
    "pluck": Kind(
        {
            "length": Key("number", 0.001, 30.0),
            "frequency": FREQUENCY._replace(shape="number"),
            "fall": Key("number", 0.01, 30.0),
            "brightness": Key("number", 0.0, 1.0, 0.5),
        },
        _pluck,
    ),
    "body": Kind(
        {
            "length": Key("number", 0.001, 30.0),
            "modes": Key("modes", -120.0, 20_000.0, hertz=True),
            "contact": Key("number", 0.02, 50.0, 0.5),
            "click": Key("number", 0.0, 10.0, 0.0),
        },
        _body,
    ),
    "grains": Kind(
        {
            **SWELL,
            **BAND,
            "rate": RATE_OF_GRAINS,
            "grain": Key("number", 0.0002, 1.0),
            "spread": Key("number", 0.0, 60.0, 12.0),
            "evenness": Key("number", 0.0, 1.0, 0.0),
            "width": Key("number", 0.02, 3.0, granular.WIDTH),
        },
        _grains,
    ),
    "bubbles": Kind({**SWELL, **BAND, "rate": RATE_OF_GRAINS, "spread": Key("number", 0.0, 60.0, 12.0)}, _bubbles),
    "voice": Kind(
        {
            **SWELL,
            "frequency": FREQUENCY,
            "formants": Key("formants", 50.0, 15_000.0, hertz=True),
            "tilt": Key("number", 0.0, 24.0, 12.0),
            "roughness": Key("number", 0.0, 1.0, 0.1),
            "breath": Key("number", -80.0, 20.0, -25.0),
        },
        _voice,
    ),
    "dice": Kind(
        {
            "length": Key("number", 0.01, 10.0),
            "dice": Key("number", 1, 20),
            "restitution": Key("number", 0.0, 0.9, dice.RESTITUTION),
            "spread": Key("number", 0.0, 2.0, 0.12),
        },
        _dice,
    ),
    "shaken-dice": Kind(
        {"length": Key("number", 0.05, 10.0), "dice": Key("number", 1, 20), "rate": Key("number", 0.5, 12.0, 5.0)},
        _shaken_dice,
    ),
}


def at_pitch(values: Values, kind: Kind, pitch: float) -> Values:
    """Return the values with every frequency `pitch` times as high."""
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
