"""Positions as data: views, and positions read back and checked."""
