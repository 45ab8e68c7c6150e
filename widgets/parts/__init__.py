"""Parts of the screen, one widget each: a Python class of traits, its script and its style."""
