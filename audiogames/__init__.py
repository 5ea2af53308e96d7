"""Board games of witches and wizards, played as equals by ear, keyboard and touch."""

__version__ = "0.1.0"
