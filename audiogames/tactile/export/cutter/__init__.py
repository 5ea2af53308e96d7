"""Drawings for cutters: outlines of marks and labels, as SVG and as DXF."""
