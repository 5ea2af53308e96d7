"""Sheets: their files, the stickers on their labels, and the tolerated drift of a printer."""

from audiogames.tactile.sheets.files import CORNERS, LOPSIDED, OVERRUN, PAGES, Sheet, load_sheet, millimetres, sheets

__all__ = ["CORNERS", "LOPSIDED", "OVERRUN", "PAGES", "Sheet", "load_sheet", "millimetres", "sheets"]
