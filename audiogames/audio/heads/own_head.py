"""Makes the responses of a person's own ears from a SOFA file (AES69), as laboratories and clinics provide them.

They are processed like those of the program (see `kemar`). The size of the head follows from its interaural times,
compared with KEMAR's. Both ears are made equally loud, since microphones differ.
"""

from pathlib import Path
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray
from scipy.spatial import ConvexHull, QhullError, SphericalVoronoi, cKDTree

from audiogames.audio.heads.alignment import (
    RADIUS,
    Floats,
    MeasuredResponses,
    aligned,
    diffuse_field,
    equalised,
    onsets,
    packed,
    write,
)
from audiogames.audio.sounds.resample import resampled
from audiogames.audio.space.hrtf import load_hrtf, unit_vectors
from audiogames.audio.units import RATE
from audiogames.core.errors import GameError, reason
from audiogames.core.messages import Argument

CONVENTION: Final = "SimpleFreeFieldHRIR"

FEWEST: Final = 60
"""Minimum directions round the head. With fewer, steps between them are audible."""

OPEN: Final = 0.3
"""Maximum flattening of the sphere of directions on one side, in radii."""

MOST: Final = 2_500
"""Maximum directions, chosen evenly. More are inaudible and fill the memory."""

SLOWEST, FASTEST = 32_000, 192_000
"""Minimum and maximum sampling rate in Hz."""

LONGEST: Final = 1024
"""Maximum number of samples of a response at 48 kHz. The rest is the measurement room."""

SILENCE: Final = 32

HEARD: Final = 300.0, 8_000.0
"""Range in Hz in which both ears are made equally loud."""

SAME: Final = 1e-4
"""Distance, in radii, below which two directions are one."""


class HeadRefused(GameError):
    """A file without usable responses. The message gives the reason and the requirement."""


def refused(id: str, **arguments: Argument) -> HeadRefused:
    return HeadRefused(reason(id, **arguments))


def make(path: Path, to: Path) -> int:
    """Convert the responses of a SOFA file. Return the number of directions.

    Raises HeadRefused if they are unusable, and OSError if the file cannot be written. The old file then remains.
    """
    measured = read(path)
    even = equalised(balanced(measured))
    made = packed(aligned(even, _radius(even)))
    aside = to.with_name(f"{to.name}.new")
    to.parent.mkdir(parents=True, exist_ok=True)
    write(made, aside)
    aside.replace(to)
    return len(measured.directions)


def balanced(measured: MeasuredResponses) -> MeasuredResponses:
    """Make both ears equally loud, averaged over the sphere, in decibels. Sets differ by up to 2 dB."""
    areas = SphericalVoronoi(unit_vectors(measured.directions)).calculate_areas()
    powers = np.stack([diffuse_field(measured.responses[:, ear : ear + 1], areas) for ear in (0, 1)])
    hertz = np.linspace(0.0, RATE / 2.0, powers.shape[1])
    heard = powers[:, (hertz >= HEARD[0]) & (hertz <= HEARD[1])]
    levels = np.log(np.maximum(heard, 1e-30)).mean(axis=1)
    gains = np.exp((levels.mean() - levels) / 2.0)
    return MeasuredResponses(measured.directions, measured.responses * gains[:, None])


def read(path: Path) -> MeasuredResponses:
    """Responses are at 48 kHz, each direction once, at the most frequent distance. Raises HeadRefused."""
    file = _opened(path)
    try:
        convention = str(getattr(file, "SOFAConventions", ""))
        if convention != CONVENTION:
            raise refused("own-head-convention", found=convention or "-", needed=CONVENTION)
        responses = _values(file, "Data.IR", path)
        rate = float(np.ravel(_values(file, "Data.SamplingRate", path))[0])
        delays = _values(file, "Data.Delay", path) if "Data.Delay" in file.variables else np.zeros((1, 2))
        places = _values(file, "SourcePosition", path)
        is_spherical = str(getattr(file.variables["SourcePosition"], "Type", "spherical")).startswith("spherical")
    finally:
        file.close()
    if responses.ndim != 3 or responses.shape[1] != 2 or places.shape != (len(responses), 3):
        raise refused("own-head-ears")
    if not SLOWEST <= rate <= FASTEST:
        raise refused("own-head-rate", rate=round(rate), least=SLOWEST, most=FASTEST)
    if not (np.isfinite(responses).all() and np.isfinite(places).all() and np.abs(responses).max() > 0.0):
        raise refused("own-head-silent")
    kept = _sphere(places if is_spherical else _spherical(places))
    directions = places_of(places, is_spherical)[kept]
    if not _surrounds(unit_vectors(directions)):
        raise refused("own-head-not-round")
    if len(kept) < FEWEST:
        raise refused("own-head-few", count=len(kept), needed=FEWEST)
    if not np.abs(responses[kept]).max(axis=(0, 2)).all():
        raise refused("own-head-one-silent")
    late = np.broadcast_to(delays, (len(responses), 2))[kept]
    measured = MeasuredResponses(directions, _at_our_rate(responses[kept], late, round(rate)))
    if _are_exchanged(measured):
        raise refused("own-head-exchanged")
    return measured


def _are_exchanged(measured: MeasuredResponses) -> bool:
    """Return True if sound from the left reaches the right ear first."""
    begins = onsets(measured.responses)
    return float(np.sum((begins[:, 1] - begins[:, 0]) * unit_vectors(measured.directions)[:, 1])) < 0.0


def places_of(places: Floats, is_spherical: bool) -> Floats:
    return (places if is_spherical else _spherical(places))[:, :2]


def _opened(path: Path) -> Any:
    from netCDF4 import Dataset

    try:
        return Dataset(str(path))
    except OSError as error:
        if not path.is_file():
            raise refused("own-head-missing", file=str(path)) from error
        raise refused("own-head-unreadable", file=path.name) from error


def _values(file: Any, name: str, path: Path) -> Floats:
    """Raises HeadRefused if the variable is missing or not numeric."""
    try:
        return np.asarray(np.ma.filled(file.variables[name][:], np.nan), np.float64)
    except (KeyError, RuntimeError, TypeError, ValueError) as error:
        raise refused("own-head-unreadable", file=path.name) from error


def _spherical(places: Floats) -> Floats:
    """Azimuth and elevation in degrees and distance of points (n, 3): x ahead, y to the left, z up."""
    x, y, z = places.T
    level = np.hypot(x, y)
    angles = np.degrees(np.stack([np.arctan2(y, x), np.arctan2(z, level)]))
    return np.vstack([angles, np.hypot(level, z)]).T


def _sphere(places: Floats) -> NDArray[np.intp]:
    """Indices of the measurements at the most frequent distance, each direction once."""
    distances, shells = np.unique(np.round(places[:, 2], 2), return_inverse=True)
    shell = np.flatnonzero(shells == np.bincount(shells, minlength=len(distances)).argmax())
    steps = np.round(unit_vectors(places[shell, :2]) / SAME)
    once = shell[np.sort(np.unique(steps, axis=0, return_index=True)[1])]
    return once if len(once) <= MOST else once[_evenly(unit_vectors(places[once, :2]))]


def _evenly(points: Floats) -> NDArray[np.intp]:
    steps = np.arange(MOST) + 0.5
    heights, turns = 1.0 - 2.0 * steps / MOST, np.pi * (1.0 + 5.0**0.5) * steps
    level = np.sqrt(1.0 - heights**2)
    even = np.stack([level * np.cos(turns), level * np.sin(turns), heights], axis=1)
    nearest: NDArray[np.intp] = np.unique(cKDTree(points).query(even)[1].astype(np.intp))
    return nearest


def _surrounds(points: Floats) -> bool:
    try:
        hull = ConvexHull(points)
    except QhullError:
        return False
    return bool((hull.equations[:, 3] < -OPEN).all())


def _at_our_rate(responses: Floats, late: Floats, rate: int) -> Floats:
    """Delays are in samples of the file's rate. The common silence at the start is removed."""
    rows = responses.reshape(-1, responses.shape[-1])
    ours = np.stack([resampled(row, rate, RATE) for row in rows])
    begins = int(np.argmax(np.abs(ours).max(axis=0) > 0.01 * np.abs(ours).max()))
    ours = np.pad(ours, ((0, 0), (SILENCE, LONGEST)))[:, begins : begins + LONGEST]
    later = (late - late.min()).reshape(-1, 1) * RATE / rate
    size = 2 * LONGEST
    turns = np.exp(-2j * np.pi * np.fft.rfftfreq(size) * later)
    moved: Floats = np.fft.irfft(np.fft.rfft(ours, size) * turns, size)[:, :LONGEST]
    return moved.reshape(*responses.shape[:2], LONGEST)


def _radius(measured: MeasuredResponses) -> float:
    """In metres, from the longest interaural time compared with KEMAR's."""
    begins, kemar = onsets(measured.responses), load_hrtf().delays
    own = np.abs(begins[:, 0] - begins[:, 1]).max() / np.abs(kemar[:, 0] - kemar[:, 1]).max()
    return RADIUS * float(np.clip(own, 0.7, 1.4))
