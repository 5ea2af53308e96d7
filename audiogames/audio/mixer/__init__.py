"""From sounds and their directions to what both ears hear, block by block."""
