"""Benchmarks of rules and of bots: how fast they play, how well, and how true what they say is."""
