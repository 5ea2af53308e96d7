"""How bots play La Roue: at a glance, by a deep search over a fast kernel, and the last cards exactly."""

from audiogames.games.roue_des_sorcieres.bot.policy import POLICY

__all__ = ["POLICY"]
