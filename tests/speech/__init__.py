"""Tests of the speech layer."""
