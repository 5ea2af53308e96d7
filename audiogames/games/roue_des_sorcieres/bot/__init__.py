from audiogames.games.roue_des_sorcieres.bot.policy import POLICY

__all__ = ["POLICY"]
