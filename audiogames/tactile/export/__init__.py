"""Files for printers, cutters and embossers, one module per format."""
