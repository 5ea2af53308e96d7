"""Measured head-related responses, brought into the form that the program plays.

1. Diffuse-field equalisation: the minimum-phase inverse of the mean power over the sphere, which loudspeaker,
microphones and ear canals share (Møller 1992, Applied Acoustics 36, 171-218), takes them away. It goes down to 40 Hz:
held from 150 Hz down, it would leave 60 Hz at -13 dB, and no barrel its thud. 2. Onsets aligned to parts of a sample,
256 taps kept; onset times kept beside them. 3. Below 350 Hz, where the phases are off by up to 0.15 ms between the
ears, they become those of a rigid sphere, which delays by half as much again as for high tones (Kuhn 1977, Journal of
the Acoustical Society of America 62, 157-167): a sum of slow waves, 40 dB below the response, is added to each. 4.
Quantised to 16 bits.
"""

import io
import zipfile
from pathlib import Path
from typing import Any, Final, NamedTuple

import numpy as np
from numpy.typing import NDArray
from scipy.spatial import ConvexHull, SphericalVoronoi

from audiogames.audio.space.hrtf import LEAD, TAPS, unit_vectors
from audiogames.audio.units import RATE

Floats = NDArray[np.float64]

LOWEST, HIGHEST = 40.0, 18_000.0
"""Hz. Outside them the equaliser stays constant, since the measurement is mostly noise."""

SPHERE, MEASURED = 250.0, 450.0
"""Hz. Interaural times are those of a sphere up to the first, and as measured from the second on."""

RADIUS: Final = 0.087
"""Radius of the sphere in metres."""

SOUND: Final = 343.0

WAVES: Final = (0.0, 94.0, 188.0, 281.0)
"""Hz. Each wave lasts as long as a response, so its bandwidth equals their spacing."""

FAINT: Final = 40.0
"""Hz below which hearing is poor. Errors there have a fifth of the weight."""

EARLIEST, SWELLS, FADES = 12, 40, 80
"""Samples before a slow wave begins, of its fade-in and of its fade-out.

An earlier one would be heard before the onset, and shift it by up to 6.5 microseconds between the ears.
"""

ONSET: Final = 0.1
"""Share of its peak at which a response begins: -20 dB."""

_SIZE: Final = 4096
LONGEST: Final = 1024

_EARLY: Final = 512
_FINER: Final = 16


class MeasuredResponses(NamedTuple):
    """Responses of both ears, (n, 2, samples) at 48 kHz, from (n, 2) azimuths and elevations in degrees."""

    directions: Floats
    responses: Floats


class AlignedResponses(NamedTuple):
    directions: Floats
    responses: Floats
    delays: Floats
    triangles: NDArray[np.intp]


def diffuse_field(responses: Floats, areas: Floats) -> Floats:
    """Mean power over the sphere and both ears, one value per bin. `areas` weigh the directions."""
    power = np.abs(np.fft.rfft(responses, _SIZE)) ** 2
    mean: Floats = np.einsum("n,nef->f", areas / areas.sum() / 2.0, power)
    return mean


def equalised(raw: MeasuredResponses) -> MeasuredResponses:
    """Mean power over the sphere is 1, 0 dB, from 40 Hz to 18 kHz."""
    areas = SphericalVoronoi(unit_vectors(raw.directions)).calculate_areas()
    hertz = np.fft.rfftfreq(_SIZE, 1.0 / RATE)
    power = np.interp(np.clip(hertz, LOWEST, HIGHEST), hertz, diffuse_field(raw.responses, areas))
    equaliser = _minimum_phase(power**-0.5)
    level = np.fft.irfft(np.fft.rfft(raw.responses, _SIZE) * equaliser)
    return MeasuredResponses(raw.directions, level[..., :LONGEST])


def _minimum_phase(magnitude: Floats) -> NDArray[np.complex128]:
    cepstrum = np.fft.irfft(np.log(magnitude))
    cepstrum[1 : _SIZE // 2] *= 2.0
    cepstrum[_SIZE // 2 + 1 :] = 0.0
    return np.exp(np.fft.rfft(cepstrum))


def onsets(responses: Floats) -> Floats:
    """When each response first reaches a tenth of its peak, in fractional samples: (n, 2)."""
    fine = np.abs(np.fft.irfft(np.fft.rfft(responses, _EARLY), _EARLY * _FINER))
    first: Floats = np.argmax(fine > ONSET * fine.max(axis=-1, keepdims=True), axis=-1) / _FINER
    return first


def _shifted(responses: Floats, samples: Floats) -> Floats:
    turns = -2j * np.pi * np.fft.rfftfreq(_SIZE)
    return np.fft.irfft(np.fft.rfft(responses, _SIZE) * np.exp(turns * samples[..., None]), _SIZE)


def aligned(measured: MeasuredResponses, radius: float = RADIUS) -> AlignedResponses:
    """The responses of a head of a radius in metres are truncated, not yet quantised."""
    begins = onsets(measured.responses)
    kept = _shifted(measured.responses, LEAD - begins)[..., :TAPS]
    kept[..., -LEAD:] *= np.cos(np.linspace(0.0, np.pi / 2, LEAD)) ** 2
    kept += _low_tones(kept, begins, unit_vectors(measured.directions)[:, 1], radius)
    return AlignedResponses(measured.directions, kept, begins - begins.min(), triangles(measured.directions))


def _low_tones(kept: Floats, begins: Floats, left: Floats, radius: float) -> Floats:
    """The correction of the low tones of aligned responses (n, 2, TAPS), as in a least-squares fit.

    `begins` (n, 2) are their onsets in samples. `left` (n,) is the leftward component of each direction, from -1 to 1.
    """
    hertz = np.fft.rfftfreq(_SIZE, 1.0 / RATE)
    hertz = hertz[hertz < MEASURED + WAVES[-1]]
    now = np.fft.rfft(kept, _SIZE)[..., : len(hertz)]
    early = 1.5 * radius / SOUND * RATE * np.stack([left, -left], axis=1) + begins
    common = now.mean(axis=(0, 1))
    turned = np.exp(-2j * np.pi * hertz / RATE * (early.mean() - early)[..., None])
    share = np.clip((MEASURED - hertz) / (MEASURED - SPHERE), 0.0, 1.0)
    missing = share * (np.abs(now) * common / np.abs(common) * turned - now)
    waves = _slow_waves()
    spectra = np.fft.rfft(waves, _SIZE)[:, : len(hertz)]
    weighed = spectra.conj() * np.where(hertz < FAINT, 0.2, 1.0)
    shares = np.linalg.solve((weighed @ spectra.T).real, (missing @ weighed.T).real.reshape(-1, len(waves)).T)
    added: Floats = (shares.T @ waves).reshape(kept.shape)
    return added


def _slow_waves() -> Floats:
    swell = np.ones(TAPS)
    swell[:EARLIEST] = 0.0
    swell[EARLIEST : EARLIEST + SWELLS] = np.sin(np.linspace(0.0, np.pi / 2, SWELLS)) ** 2
    swell[-FADES:] = np.cos(np.linspace(0.0, np.pi / 2, FADES)) ** 2
    turns = 2.0 * np.pi * np.multiply.outer(WAVES, np.arange(TAPS) / RATE)
    return np.concatenate([swell * np.cos(turns), swell * np.sin(turns[1:])])


def triangles(directions: Floats) -> NDArray[np.intp]:
    """Return the triangles of a convex hull, (m, 3), without those that close the hole underneath.

    Four directions of two equal rings lie in one plane. Moving the points by a millionth selects one of its two
    divisions, symmetric on both sides of the head.
    """
    points = unit_vectors(directions)
    outward = 1.0 + 1e-6 * points[:, :1] * points[:, 2:]
    corners = np.sort(ConvexHull(points * outward).simplices.astype(np.intp), axis=1)
    elevation = directions[:, 1]
    above = corners[(elevation[corners] > elevation.min()).any(axis=1)]
    ordered: NDArray[np.intp] = above[np.lexsort(above.T[::-1])]
    return ordered


def packed(aligned: AlignedResponses) -> dict[str, NDArray[Any]]:
    scale = np.abs(aligned.responses).max() / 32767.0
    return {
        "rate": np.array(RATE, np.int32),
        "scale": np.array(scale, np.float64),
        "directions": aligned.directions.astype(np.float32),
        "delays": aligned.delays.astype(np.float32),
        "triangles": aligned.triangles.astype(np.int16),
        "responses": np.round(aligned.responses / scale).astype(np.int16),
    }


def write(arrays: dict[str, NDArray[Any]], path: Path) -> None:
    with zipfile.ZipFile(path, "w", zipfile.ZIP_DEFLATED, compresslevel=9) as archive:
        for name, array in arrays.items():
            content = io.BytesIO()
            np.lib.format.write_array(content, array, allow_pickle=False)
            entry = zipfile.ZipInfo(f"{name}.npy", (1980, 1, 1, 0, 0, 0))
            entry.create_system = 3
            entry.compress_type = zipfile.ZIP_DEFLATED
            archive.writestr(entry, content.getvalue())
