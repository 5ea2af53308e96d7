"""Conversations about stickers: orders, the finger school, checks, codes filled in, and scanned cards.

They ask and tell, and know no terminal: a face holds them.
"""
