"""How the notebooks are served as dashboards."""
