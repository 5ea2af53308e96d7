"""Sheets: their files, the stickers on their labels, and how far a printer may drift on them."""

from audiogames.tactile.sheets.files import CORNERS, LOPSIDED, OVERRUN, PAGES, Sheet, load_sheet, millimetres, sheets

__all__ = ["CORNERS", "LOPSIDED", "OVERRUN", "PAGES", "Sheet", "load_sheet", "millimetres", "sheets"]
