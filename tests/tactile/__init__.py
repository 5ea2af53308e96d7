"""Tests of the tactile stickers."""
