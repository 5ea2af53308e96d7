"""The features of a sound: bands, brightness, pitch and beginnings, as numbers to compare."""

import numpy as np
from numpy.typing import NDArray

from audiogames.audio.units import RATE, frames

Sound = NDArray[np.floating]


def share(sound: Sound, low: float, high: float) -> float:
    """Return how much of the energy lies in a band, in dB beside all of it."""
    power, hertz = _power(sound)
    inside = power[(hertz >= low) & (hertz < high)].sum()
    return float(10.0 * np.log10(inside / power.sum() + 1e-12))


def brightness(sound: Sound, begin: float = 0.0, end: float | None = None) -> float:
    """Return the middle of the spectrum in Hz, between two seconds."""
    power, hertz = _power(sound[frames(begin) : None if end is None else frames(end)])
    return float((power * hertz).sum() / power.sum())


def pitch(sound: Sound, begin: float, end: float, low: float = 60.0, high: float = 5000.0) -> float:
    """Return the strongest frequency in Hz between two seconds."""
    part = sound[frames(begin) : frames(end)]
    power = np.abs(np.fft.rfft(part * np.hanning(len(part)), 8 * len(part))) ** 2
    hertz = np.fft.rfftfreq(8 * len(part), 1.0 / RATE)
    inside = (hertz >= low) & (hertz <= high)
    return float(hertz[inside][np.argmax(power[inside])])


def voice_pitch(sound: Sound, begin: float, end: float, low: float = 200.0, high: float = 900.0) -> float:
    """Return how often a second a voice repeats itself (autocorrelation), whichever partial is the strongest."""
    part = sound[frames(begin) : frames(end)] * np.hanning(frames(end) - frames(begin))
    spectrum = np.fft.rfft(part, 2 * len(part))
    alike = np.fft.irfft(np.abs(spectrum) ** 2)
    nearest, furthest = round(RATE / high), round(RATE / low)
    return RATE / (nearest + int(np.argmax(alike[nearest:furthest])))


def level(sound: Sound, begin: float, end: float) -> float:
    """Return the level between two seconds in dB."""
    return float(10.0 * np.log10(np.mean(np.square(sound[frames(begin) : frames(end)], dtype=np.float64)) + 1e-20))


def beginnings(sound: Sound, gap: float = 0.03, over: float = 6.0) -> list[float]:
    """Return at which seconds something begins: where a window of 4 ms is `over` dB above the 12 ms before it."""
    step = frames(0.004)
    energy = np.square(sound[: len(sound) // step * step], dtype=np.float64).reshape(-1, step).mean(axis=1)
    floor = energy.max() * 1e-4
    found: list[float] = []
    for place in range(len(energy)):
        before = energy[max(0, place - 3) : place].mean() if place else 0.0
        if energy[place] > floor and energy[place] > 10.0 ** (over / 10.0) * max(before, floor / 10.0):
            at = place * 0.004
            if not found or at - found[-1] >= gap:
                found.append(at)
    return found


def _power(sound: Sound) -> tuple[Sound, Sound]:
    return np.abs(np.fft.rfft(sound)) ** 2, np.fft.rfftfreq(len(sound), 1.0 / RATE)
