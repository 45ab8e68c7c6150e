"""Guandan's cards, whoever holds them: what they can be, what beats what, and every play of a hand."""
