"""What every page has: its address, language, lesson, and the gallery that leads to it."""
