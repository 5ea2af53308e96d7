"""Codes of touch: their signs, words and pages."""
