"""From sounds and their directions to the signals of both ears, block by block."""
