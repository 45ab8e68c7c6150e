"""What the parts of the screen have in common: how they are drawn, and who wants to hear what the page says."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, ClassVar

import anywidget
import traitlets
from ipywidgets import CallbackDispatcher, widget_serialization

from widgets.parts.library import STUB, Module, libraries


class Part(anywidget.AnyWidget):
    """A part of the screen. A kind says in `_hear` what a message means, and tells those who asked for it.

    A kind names the `module` that draws it, and that is all it has to do with scripts. For a part of a package of your
    own, say where its scripts are, once, and which others they import from::

        SCRIPTS = Folder("my_game", PARTS)

        class Bidding(Part):
            module = SCRIPTS / "bidding.js"

    with a script that exports `render`, and imports what it needs::

        import { make } from "widgets/parts/common/dom.js";
        import "./bidding.css";

        export function render({ model, el }) {
          el.append(make("section", { class: "crx my-bidding" }));
        }

    `render` gets what anywidget gives it, and may return a function that is called when the part goes.

    Further modules that are to be there before a part is drawn are given to it when it is made: the style of the page
    it stands on, or the faces of a game's own cards, as in ``Table(PAGE / "page.css", FOOTBALL / "player_card.js")``.
    """

    module: ClassVar[Module]

    _esm = STUB
    _libraries: traitlets.List[Any] = traitlets.List(help="what the modules are in").tag(
        sync=True, **widget_serialization
    )
    _modules = traitlets.List(traitlets.Unicode(), help="names of modules; the last draws the part").tag(sync=True)

    def __init__(self, *before: Module, **traits: Any) -> None:
        modules = (*before, self.module)
        names = [module.name for module in modules]
        super().__init__(_libraries=libraries(modules), _modules=names, **traits)
        self._listeners: dict[str, CallbackDispatcher] = {}
        self.on_msg(lambda _widget, message, buffers: self._receive(message, buffers))

    def __repr__(self) -> str:
        return f"{type(self).__name__}()"

    def _receive(self, message: dict[str, Any], _buffers: Sequence[Any]) -> None:
        """A message with the bytes that came along; only a kind that reads files has a use for those."""
        self._hear(message)

    def _hear(self, message: dict[str, Any]) -> None:
        """A message from the page, which is as untrusted as anything a person types."""

    def _on(self, what: str, fn: Callable[..., None], remove: bool) -> None:
        self._listeners.setdefault(what, CallbackDispatcher()).register_callback(fn, remove=remove)

    def _tell(self, what: str, *facts: Any) -> None:
        if what in self._listeners:
            self._listeners[what](*facts)
