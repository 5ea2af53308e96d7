"""Files for printers, cutters, embossers and 3D printers, read back."""
