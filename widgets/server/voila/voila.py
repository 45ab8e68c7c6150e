# Read by Voila, by `voila` itself and by its server extension alike, from etc/jupyter/ of the environment.
from widgets.server.options import configure

configure(get_config())  # noqa: F821
