"""Parts of the screen that only Guandan has."""
