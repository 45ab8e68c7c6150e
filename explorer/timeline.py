"""A game as it is stepped through: events in a line, a cursor among them, and other lines that branch off.

Every line stays when another is played. A node is what one action led to; its events are made again when they are
looked at, since the rules are exact, so that a game of a hundred thousand actions fits into memory.
"""

from __future__ import annotations

from bisect import bisect_right
from collections import OrderedDict
from collections.abc import Iterable, Mapping
from typing import Any, Generic, NamedTuple

from explorer.game import A, Event, Game, S, game_named
from explorer.problems import (
    SIZE_LIMIT,
    IllegalAction,
    PositionError,
    Problem,
    RecordError,
    SettingError,
    keys,
    read_json,
    shown,
    typed,
    whole,
)

VERSION = 1
_KEPT = 512  # nodes whose events are kept at hand


class Node(Generic[S]):
    """What an action led to: the `state` after it and how many events (`count`) led there; the root has no action.

    `offset` is the number of events before its first one, `depth` the number of actions up to it.
    """

    __slots__ = ("action", "children", "count", "depth", "offset", "parent", "state")

    def __init__(self, parent: Node[S] | None, action: str | None, state: S, count: int) -> None:
        self.parent, self.action, self.state, self.count = parent, action, state, count
        self.children: tuple[Node[S], ...] = ()
        self.offset: int = parent.offset + parent.count if parent else 0
        self.depth: int = parent.depth + 1 if parent else 0

    def __repr__(self) -> str:
        return f"<Node {self.depth}: {self.action or 'start'}, {self.count} events>"

    @property
    def path(self) -> list[Node[S]]:
        """The nodes from the root to this one."""
        node: Node[S] | None = self
        path = []
        while node is not None:
            path.append(node)
            node = node.parent
        return path[::-1]


class Bookmark(NamedTuple):
    """An event of a line in terms that hold under other settings too: how deep its node is, where it is `within` that
    node's events, and whether it is the `last` of them."""

    depth: int
    within: int
    last: bool


class Timeline(Generic[S, A]):
    """A game from a starting state, with a cursor that stands on an event.

    >>> from explorer import war
    >>> game = war.Game()
    >>> timeline = Timeline(game, game.state({"hands": [["7S", "9H"], ["5C", "9D"]], "draws": [[], []], "pot": []}))
    >>> timeline.play("7S"), timeline.play("5C")
    (<Node 1: 7S, 1 events>, <Node 2: 5C, 7 events>)
    >>> timeline.seek(3).kind, timeline.event.clause, timeline.back().kind
    ('reveal', 'war.start', 'play')
    >>> timeline.jump(timeline.root).kind, timeline.play("9H"), len(timeline.branches)
    ('setup', <Node 1: 9H, 1 events>, 2)
    """

    def __init__(self, game: Game[S, A], state: S) -> None:
        opening = game.opening(state)
        self.game, self.start = game, state
        if state.chance is None:
            raise PositionError("a-view", place="state")
        seed: int = state.chance.seed
        self.seed: int | None = seed if game.start(seed) == state else None
        """The seed the game was dealt from; None for a position."""
        self.root: Node[S] = Node(None, None, opening.state, len(opening.events))
        self.node, self.index = self.root, self.root.count - 1
        self.line: list[Node[S]] = [self.root]
        """The current line, from the root to its last node, beyond the cursor too."""
        self._leaves: list[Node[S]] = [self.root]
        self._events: OrderedDict[Node[S], tuple[Event[S], ...]] = OrderedDict({self.root: opening.events})

    def __repr__(self) -> str:
        return f"<Timeline of {self.game!r}: event {self.position + 1} of {self.length}, {len(self.branches)} lines>"

    # Where the cursor is

    @property
    def event(self) -> Event[S]:
        """The event under the cursor."""
        return self.events(self.node)[self.index]

    @property
    def state(self) -> S:
        """The table just after the event under the cursor."""
        return self.event.state

    @property
    def position(self) -> int:
        """The cursor's place among all events of the current line, from 0."""
        return self.node.offset + self.index

    @property
    def length(self) -> int:
        """How many events the current line has."""
        return self.line[-1].offset + self.line[-1].count

    @property
    def at_decision(self) -> bool:
        """Whether everything before the next action has been shown."""
        return self.index == self.node.count - 1

    @property
    def branches(self) -> tuple[Node[S], ...]:
        """The last node of every line, in the order they were begun."""
        return tuple(self._leaves)

    def events(self, node: Node[S]) -> tuple[Event[S], ...]:
        """The events of a node, the same ones every time."""
        found = self._events.get(node)
        if found is None:
            if node.parent is None or node.action is None:
                found = self.game.opening(self.start).events
            else:
                found = self.game.apply(node.parent.state, node.action).events
            self._events[node] = found
        self._events.move_to_end(node)
        while len(self._events) > _KEPT:
            self._events.popitem(last=False)
        return found

    def at(self, position: int) -> tuple[Node[S], int]:
        """The node of the current line and the index in it of the event at that place."""
        i = bisect_right(self.line, position, key=lambda node: node.offset) - 1
        return self.line[i], position - self.line[i].offset

    # Moving it

    def play(self, action: str) -> Node[S]:
        """Carry out an action after the cursor's node; the cursor goes to its last event.

        Played where the line already went on otherwise, it begins a new line, and the old one stays among `branches`;
        the same action again only follows the line. Raises `IllegalAction` and changes nothing if it is not legal.
        """
        parent = self.node
        node = self._child(parent, action)
        if self.line[-1] is parent:
            self.line.append(node)
        elif self.line[node.depth : node.depth + 1] != [node]:
            self._follow(node)
        self.node, self.index = node, node.count - 1
        return node

    def _child(self, parent: Node[S], action: str) -> Node[S]:
        """The node an action leads to, made if there is none yet."""
        node = next((child for child in parent.children if child.action == action), None)
        if node is None:
            step = self.game.apply(parent.state, action)
            node = Node(parent, action, step.state, len(step.events))
            if parent.children:
                self._leaves.append(node)
            elif self._leaves[-1] is parent:
                self._leaves[-1] = node
            else:
                self._leaves[self._leaves.index(parent)] = node
            parent.children += (node,)
            self._events[node] = step.events
        return node

    def _follow(self, node: Node[S]) -> None:
        """Make the line through this node the current one, and beyond it to the end of its first branch."""
        line = node.path
        while line[-1].children:
            line.append(line[-1].children[0])
        self.line = line

    def back(self) -> Event[S]:
        """One event back; at the very first it stays."""
        return self.seek(self.position - 1)

    def forward(self) -> Event[S]:
        """One event ahead on the current line; at its last it stays."""
        return self.seek(self.position + 1)

    def seek(self, position: int) -> Event[S]:
        """The cursor to that place on the current line, or the nearest there is."""
        self.node, self.index = self.at(min(max(position, 0), self.length - 1))
        return self.event

    def jump(self, node: Node[S], index: int = -1) -> Event[S]:
        """The cursor to an event of any node of any line, by default its last; that line becomes the current one."""
        index = range(node.count)[index]
        if self.line[node.depth : node.depth + 1] != [node]:
            self._follow(node)
        self.node, self.index = node, index
        return self.event

    # Keeping it

    def under(self, game: Game[S, A]) -> tuple[Timeline[S, A], bool]:
        """Every line played once more from the same start under another game's settings, as far as it stays legal, and
        whether one had to be cut short. The cursor keeps its place as well as it can."""
        start = game.adopt(self.start, self.game) if self.seed is None else game.start(self.seed)
        other, cut = Timeline(game, start), False
        current, order = self.line[-1], dict[Node[S], int]()
        for leaf in (*(leaf for leaf in self._leaves if leaf is not current), current):
            other.jump(other.root)
            for node in leaf.path[1:]:
                if node.action is None or game.refusal(other.node.state, node.action) is not None:
                    cut = True
                    break
                other.play(node.action)
            number = self._leaves.index(leaf)
            order[other.node] = min(number, order.get(other.node, number))
        other._leaves.sort(key=lambda leaf: order.get(leaf, len(order)))  # each line keeps its number
        other.line = other.node.path
        other.return_to(self.bookmark(self.position))
        return other, cut

    def bookmark(self, position: int) -> Bookmark:
        """That place on the current line, to be found again when the same is played under other settings."""
        node, index = self.at(position)
        return Bookmark(node.depth, index, index == node.count - 1)

    def return_to(self, mark: Bookmark) -> None:
        """The cursor to such a place, or the nearest there is on the line."""
        node = self.line[min(mark.depth, len(self.line) - 1)]
        last = mark.last or mark.depth > node.depth
        self.jump(node, -1 if last else min(mark.within, node.count - 1))

    def record(self) -> dict[str, Any]:
        """The current line as plain JSON, with the other lines as `branches`, where there are any, and the `cursor`,
        where it is not at the end.

        A branch shares its first `from` actions with the current line; `line` is its number among all lines.
        """
        record: dict[str, Any] = {"game": self.game.name, "version": VERSION, "readings": dict(self.game.settings)}
        if self.seed is not None:
            record["seed"] = self.seed
        else:
            record["position"] = self.start.to_dict()
        record["actions"] = _actions(self.line)
        branches = [self._branch(i, leaf) for i, leaf in enumerate(self._leaves) if leaf is not self.line[-1]]
        if branches:
            record["branches"] = branches
        if self.position != self.length - 1:
            record["cursor"] = self.position
        return record

    def _branch(self, number: int, leaf: Node[S]) -> dict[str, Any]:
        path = []
        node = leaf
        while node.parent is not None and self.line[node.depth : node.depth + 1] != [node]:
            path.append(node)
            node = node.parent
        return {"line": number, "from": node.depth, "actions": _actions(reversed(path))}

    @classmethod
    def from_record(cls, record: Mapping[str, Any] | str) -> Timeline[Any, Any]:
        """Replay a record, an object or its JSON text. Raises `RecordError`, naming the place: where an action is
        illegal its index, with the rules' reason as `refusal`."""
        found = read_json(record, RecordError)
        keys(found, ("game", "actions"), ("version", "readings", "seed", "position", "branches", "cursor"), RecordError)
        if found.get("version", VERSION) != VERSION or isinstance(found.get("version"), bool):
            raise RecordError("version", place="version", expected=VERSION)
        if ("seed" in found) == ("position" in found):
            raise RecordError("seed-or-position", place="seed")
        kind = game_named(found["game"])
        readings = typed(found.get("readings", {}), dict, "readings", RecordError)
        for name in readings:
            typed(name, str, f"readings.{shown(name)}", RecordError)
        try:
            game = kind(**readings)
        except SettingError as bad:
            raise _moved(bad, f"readings.{bad.facts['place']}") from bad
        try:
            state = game.start(found["seed"]) if "seed" in found else game.state(found["position"])
        except SettingError as bad:
            raise _moved(bad, bad.facts["place"]) from bad
        except PositionError as bad:
            raise _moved(bad, f"position.{bad.facts['place']}".rstrip(".")) from bad
        timeline: Timeline[Any, Any] = Timeline(game, state)
        line = timeline._replay(timeline.root, found["actions"], "actions")
        numbers: dict[Node[Any], int] = {}
        for i, branch in enumerate(typed(found.get("branches", []), list, "branches", RecordError)):
            place = f"branches[{i}]"
            keys(typed(branch, dict, place, RecordError), ("from", "actions"), ("line",), RecordError, f"{place}.")
            shared = whole(branch["from"], 0, len(line) - 1, f"{place}.from", RecordError)
            number = whole(branch.get("line", i + 1), 0, SIZE_LIMIT, f"{place}.line", RecordError)
            leaf = timeline._replay(line[shared], branch["actions"], f"{place}.actions")[-1]
            numbers.setdefault(leaf, number)
        # The current line has the number that the others leave free.
        taken = set(numbers.values())
        numbers[line[-1]] = next(number for number in range(len(taken) + 1) if number not in taken)
        timeline._leaves.sort(key=lambda leaf: numbers.get(leaf, 0))
        timeline.line = line
        timeline.seek(timeline.length)
        if "cursor" in found:
            cursor = typed(found["cursor"], int, "cursor", RecordError)
            timeline.seek(cursor)
        return timeline

    def _replay(self, start: Node[S], actions: Any, place: str) -> list[Node[S]]:
        """The nodes these actions lead to, after the one they start from."""
        nodes = [start]
        for i, action in enumerate(typed(actions, list, place, RecordError)):
            typed(action, str, f"{place}[{i}]", RecordError)
            try:
                nodes.append(self._child(nodes[-1], action))
            except IllegalAction as illegal:
                at = f"{place}[{i}]"
                raise RecordError("illegal-action", place=at, index=i, refusal=illegal.refusal) from illegal
        return nodes


def _moved(problem: Problem, place: str) -> RecordError:
    return RecordError(problem.message, **{**problem.facts, "place": place})


def _actions(nodes: Iterable[Node[S]]) -> list[str]:
    return [node.action for node in nodes if node.action is not None]
