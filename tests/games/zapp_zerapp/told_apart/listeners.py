"""Listeners that learn from some shakes what others hold, as well as their kind can.

Each gets features (n, m) of shakes that it may learn from, with the numbers (n,), and features of other shakes. It
returns the number that it names for each of these, and its estimate of the number's logarithm.
"""

from collections.abc import Callable
from typing import Final, TypeAlias

import numpy as np
from numpy.typing import NDArray
from scipy.spatial.distance import cdist

Floats: TypeAlias = NDArray[np.float64]
Numbers: TypeAlias = NDArray[np.int_]
Answers: TypeAlias = tuple[Numbers, Floats]
Listener: TypeAlias = Callable[[Floats, Numbers, Floats], Answers]

MOST: Final = 13
LOGARITHMS: Final = np.log(np.arange(1.0, MOST + 1.0))


def alike(known: Floats, asked: Floats) -> tuple[Floats, Floats]:
    """Return both sets of features, each feature brought to mean 0 and SD 1 in the known shakes; constant ones go."""
    mean, spread = known.mean(axis=0), known.std(axis=0)
    telling = spread > 1e-9
    return (known - mean)[:, telling] / spread[telling], (asked - mean)[:, telling] / spread[telling]


def discriminant(known: Floats, numbers: Numbers, asked: Floats, shrink: float = 0.02) -> Answers:
    """Linear discriminant analysis: one normal distribution for each number, all of one covariance."""
    classes = np.unique(numbers)
    means = np.stack([known[numbers == number].mean(axis=0) for number in classes])
    inside = known - means[np.searchsorted(classes, numbers)]
    inverse = np.linalg.inv(inside.T @ inside / len(known) + shrink * np.eye(known.shape[1]))
    scores = asked @ inverse @ means.T - 0.5 * np.einsum("ij,jk,ik->i", means, inverse, means)
    chances = np.exp(scores - scores.max(axis=1, keepdims=True))
    chances /= chances.sum(axis=1, keepdims=True)
    return classes[chances.argmax(axis=1)], chances @ np.log(classes)


def quadratic_ridge(known: Floats, numbers: Numbers, asked: Floats, parts: int = 24, weight: float = 30.0) -> Answers:
    """Ridge regression of the logarithm on all features, and on products of the first principal components."""
    axes = np.linalg.svd(known, full_matrices=False)[2][:parts]
    terms, mean = _products(known, axes), np.log(numbers).mean()
    inner = terms.T @ terms + weight * np.eye(terms.shape[1])
    estimates = _products(asked, axes) @ np.linalg.solve(inner, terms.T @ (np.log(numbers) - mean)) + mean
    return nearest(estimates), estimates


def nearest_neighbours(known: Floats, numbers: Numbers, asked: Floats, count: int = 15) -> Answers:
    """Ask the shakes that sound most alike, as linear discriminant analysis measures it."""
    classes = np.unique(numbers)
    means = np.stack([known[numbers == number].mean(axis=0) for number in classes])
    inside = known - means[np.searchsorted(classes, numbers)]
    whiten = np.linalg.cholesky(np.linalg.inv(inside.T @ inside / len(known) + 0.02 * np.eye(known.shape[1])))
    directions = np.linalg.svd((means - means.mean(axis=0)) @ whiten, full_matrices=False)[2][:4]
    seen = whiten @ directions.T
    near = numbers[np.argpartition(cdist(asked @ seen, known @ seen), count, axis=1)[:, :count]]
    votes = np.stack([(near == number).sum(axis=1) for number in classes], axis=1)
    return classes[votes.argmax(axis=1)], np.log(near).mean(axis=1)


def kernel_ridge(known: Floats, numbers: Numbers, asked: Floats, width: float = 0.2, weight: float = 0.3) -> Answers:
    """Ridge regression among Gaussian bumps around each known shake: of the logarithm, and of each number's chance."""
    narrow = width / known.shape[1]
    classes, mean = np.unique(numbers), np.log(numbers).mean()
    wanted = np.column_stack([np.log(numbers) - mean, numbers[:, None] == classes])
    bumps = np.exp(-narrow * cdist(known, known, "sqeuclidean")) + weight * np.eye(len(known))
    found = np.exp(-narrow * cdist(asked, known, "sqeuclidean")) @ np.linalg.solve(bumps, wanted)
    return classes[found[:, 1:].argmax(axis=1)], found[:, 0] + mean


def commonest(known: Floats, numbers: Numbers, asked: Floats, ranges: int = 24) -> Answers:
    """Name the number that was commonest where the one feature was about as high: no learning of any shape."""
    edges = np.quantile(known, np.linspace(0.0, 1.0, ranges + 1)[1:-1])
    place, classes = np.digitize(known[:, 0], edges), np.unique(numbers)
    counts = np.array([np.bincount(place[numbers == number], minlength=ranges) for number in classes])
    named = classes[counts.argmax(axis=0)][np.digitize(asked[:, 0], edges)]
    return named, np.log(named)


LISTENERS: Final[dict[str, Listener]] = {
    "discriminant": discriminant,
    "quadratic ridge": quadratic_ridge,
    "neighbours": nearest_neighbours,
    "kernel ridge": kernel_ridge,
}


def _products(features: Floats, axes: Floats) -> Floats:
    parts = features @ axes.T
    parts = parts / max(1.0, float(np.sqrt(features.shape[1])))
    rows, columns = np.triu_indices(parts.shape[1])
    return np.column_stack([features, parts[:, rows] * parts[:, columns]])


def nearest(estimates: Floats) -> Numbers:
    """Return the number that each estimated logarithm is nearest to."""
    return np.clip(np.round(np.exp(estimates)), 1, MOST).astype(int)
