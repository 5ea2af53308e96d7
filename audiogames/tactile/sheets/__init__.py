from audiogames.tactile.sheets.files import CORNERS, LOPSIDED, OVERRUN, PAGES, Sheet, load_sheet, millimetres, sheets

__all__ = ["CORNERS", "LOPSIDED", "OVERRUN", "PAGES", "Sheet", "load_sheet", "millimetres", "sheets"]
