"""The Cauldron, a game of another package, as small as can be, made by the recipe of docs/en/adding-a-game.md.

The player in turn stirs the cauldron as often as they dare: each time two to six drops are added to the brew, or,
with a one, it boils over and is lost. To bottle the brew makes points of it and ends the turn. Twenty points win.
"""
