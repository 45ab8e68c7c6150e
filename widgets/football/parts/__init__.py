"""Parts of the screen that only the football game has."""
