"""Zapp Zerapp: apprentices of magic race round a mountain, by what they hear in thirteen barrels."""
