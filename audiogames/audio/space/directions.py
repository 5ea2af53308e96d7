"""Directions around a listener, in the convention of SOFA (AES69): degrees, counter-clockwise, 0 straight ahead."""

from math import asin, atan2, cos, degrees, radians, sin
from typing import NamedTuple

NEAREST = 0.25
"""Metres below which level and time no longer depend on distance."""


class Direction(NamedTuple):
    """`azimuth` 90 is left, -90 right, 180 behind. `elevation` 90 is above. `distance` is in metres."""

    azimuth: float
    elevation: float = 0.0
    distance: float = 1.0


AHEAD = Direction(0.0)


def wrapped(azimuth: float) -> float:
    around = azimuth % 360.0
    return around - 360.0 if around > 180.0 else around


def between(one: Direction, other: Direction, share: float) -> Direction:
    """The shorter way round the listener."""
    return Direction(
        one.azimuth + share * wrapped(other.azimuth - one.azimuth),
        one.elevation + share * (other.elevation - one.elevation),
        one.distance + share * (other.distance - one.distance),
    )


def vector(direction: Direction) -> tuple[float, float, float]:
    """Return x ahead, y to the left, z up."""
    azimuth, elevation = radians(direction.azimuth), radians(direction.elevation)
    return cos(elevation) * cos(azimuth), cos(elevation) * sin(azimuth), sin(elevation)


def lateral(direction: Direction) -> float:
    """Interaural-polar angle in degrees: 90 fully left, -90 fully right."""
    return degrees(asin(max(-1.0, min(1.0, vector(direction)[1]))))


def behind(direction: Direction) -> bool:
    return vector(direction)[0] < -1e-9


def towards(x: float, y: float, z: float) -> Direction:
    """The point is in metres: x ahead, y to the left, z up."""
    level = (x * x + y * y) ** 0.5
    return Direction(degrees(atan2(y, x)), degrees(atan2(z, level)), max(NEAREST, (level * level + z * z) ** 0.5))
