"""Solids for 3D printers: sticker blanks, pressing plates, and placement jigs."""
