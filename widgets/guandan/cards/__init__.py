"""Guandan's cards without the table: what they can be, what beats what, what is in a hand."""
