# For a Jupyter server of one's own to dashboards alone (Binder's): Voila's server extension takes its page options from
# voila.py, but kernels belong to the server, and so does culling them.
from widgets.server.options import configure

configure(get_config())  # noqa: F821
