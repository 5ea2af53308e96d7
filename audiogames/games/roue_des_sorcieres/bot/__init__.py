"""Bots for La Roue: play at a glance, a deep search over a fast kernel, and exact last cards."""

from audiogames.games.roue_des_sorcieres.bot.policy import POLICY

__all__ = ["POLICY"]
