"""A virtual listener who knows KEMAR's ears, and where it points.

The model is that of Barumerli et al. (2023, Acta Acustica 7, 12), in the package bayesian-listener with the noise of
an average person: it hears time and level between the ears and both spectra, each with noise, compares them with what
it learnt of the whole sphere, and points with a hand that is not quite steady.
"""

from collections.abc import Iterable
from functools import cache
from typing import Any, Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from audiogames.audio.units import RATE
from tests.audio.binaural import Render, measured_set

EVERY: Final = 2
"""Every second of the measured directions is pointed at."""

REPETITIONS: Final = 20
SEED: Final = 5
SAMPLES: Final = 512
"""All responses are brought to the same length: the model takes means over it."""

Targets = Any
"""The responses from each measured direction, a row each."""


class Errors(NamedTuple):
    """Of pointing: RMS from left to right in degrees; answers more than a quadrant too high, low or behind, percent."""

    lateral: float
    quadrant: float


def errors_with(render: Render) -> Errors:
    """Return how the listener errs where a renderer stands in for the ears, at each direction that is pointed at."""
    directions = measured_set().directions[::EVERY]
    return judged(targets_of([render(azimuth, elevation) for azimuth, elevation in directions]))


@cache
def errors_with_own_ears() -> Errors:
    """Return how the listener errs with the measured responses themselves."""
    return judged(targets_of(list(measured_set().responses[::EVERY])))


def judged(targets: Targets) -> Errors:
    """Let the listener point at each target and measure how far off."""
    from bayesian_listener.metrics import localization_error

    pointed = listener().estimate(inferred(targets), seed=SEED)
    lateral, quadrant = (
        float(localization_error(targets.coords, pointed, metric, degrees=True))
        for metric in ("rmsL", "querrMiddlebrooks")
    )
    return Errors(lateral, quadrant)


@cache
def listener() -> Any:
    """Return the listener, who has learnt the whole sphere from the measured responses, none of it by heart."""
    made = _listener(*measured_set())
    made.compute_target(reference="none")
    made.compute_template(interpolation="barumerli2023")
    return made


def targets_of(ears: list[NDArray[Any]]) -> Targets:
    """Return what the model hears of responses from the directions that are pointed at, at the level they have."""
    heard = _listener(measured_set().directions[::EVERY], ears)
    heard.compute_target(reference="none")
    return heard.target


def inferred(targets: Targets) -> NDArray[np.intp]:
    """Return the directions that seem most likely, (targets, repetitions), as numbers of learnt directions.

    The same answers as `BayesianListener.infer`, of which a test takes samples, for all targets in one product of
    matrices: that many repetitions would else take minutes.
    """
    template, parameters = listener().template, listener().parameters
    noise = np.sqrt(np.diag(targets.sigma_matrix(parameters)))
    drawn = np.random.default_rng(SEED).normal(size=(len(targets.features), REPETITIONS, len(noise)))
    middle = template.features.mean(axis=0)
    heard = ((targets.features - middle)[:, None] / noise + drawn).reshape(-1, len(noise))
    learnt = (template.features - middle) / noise
    elevation = np.rad2deg(template.coords.spherical_elevation[:, 1])
    prior = -0.5 * (elevation / parameters["sigma_prior"]) ** 2
    likely = heard @ learnt.T + (prior - 0.5 * (learnt**2).sum(axis=1))
    return np.asarray(np.argmax(likely, axis=1).reshape(-1, REPETITIONS))


def _listener(directions: NDArray[Any], ears: Iterable[NDArray[Any]]) -> Any:
    from bayesian_listener import BayesianListener
    from sofar import Sofa

    sofa = Sofa("SimpleFreeFieldHRIR")
    sofa.Data_IR = np.zeros((len(directions), 2, SAMPLES))
    for row, pair in zip(sofa.Data_IR, ears, strict=True):
        kept = min(pair.shape[1], SAMPLES)
        row[:, :kept] = pair[:, :kept]
    sofa.Data_SamplingRate = float(RATE)
    sofa.SourcePosition = np.column_stack([directions, np.full(len(directions), 1.4)])
    return BayesianListener(sofa)
