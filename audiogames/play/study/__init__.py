"""Studies: how well people hear what a game lets them hear, without feedback, as a table of answers and its figures.

A training with a study has a module `NAME_study` beside its `NAME_training`: its STUDY says what is played and how it
is answered, its `report` what the answers come to. `protocol` draws the trials, `session` is the talk, `table` is what
is kept, `figures` are the statistics.
"""
