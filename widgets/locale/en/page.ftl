# The page around a dashboard, before and beside its widgets.

page-starting = Starting
page-no-script = This page is interactive: it needs JavaScript.
page-failed = This part of the page could not be shown. Reload the page; if it happens again, tell the person who runs this server.
