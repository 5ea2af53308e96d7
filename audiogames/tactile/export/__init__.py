"""Files for printers, cutters and embossers: one module a format."""
