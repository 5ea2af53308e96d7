"""Pages for embossers: stickers in cells of braille, as BRF and as PEF."""
