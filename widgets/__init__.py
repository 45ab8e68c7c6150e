"""The screen: a card table, a workbench around it, a gallery. What the rules say is decided in `explorer`."""
