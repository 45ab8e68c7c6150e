"""The workbench: a game on a table that can be stepped through, branched, saved and asked why."""
