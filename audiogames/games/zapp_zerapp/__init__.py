"""Zapp Zerapp: apprentices of magic race round a mountain, by what they hear in thirteen barrels."""

from audiogames.games.zapp_zerapp.game import GAME, ZappZerapp

__all__ = ["GAME", "ZappZerapp"]
