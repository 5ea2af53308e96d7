"""Sheets of labels, and what they bear of drift."""
