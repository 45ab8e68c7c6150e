"""Links to a whole game: any game comes back as it was, and a link that is not as it was made says so."""

import json
import string
import zlib
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from explorer import links, war
from explorer.links import packed, unpacked
from explorer.problems import SIZE_LIMIT, LinkError
from explorer.timeline import Timeline
from explorer.words import Words, languages
from tests.playing import GAMES

LETTERS = string.ascii_letters + string.digits + "-_"


def some_timeline(kind, random):
    """A game under any settings with lines that part and part again, and the cursor anywhere."""
    settings = {name: random.choice(setting.values) for name, setting in kind.rulebook.settings.items()}
    game = kind(**settings)
    timeline = Timeline(game, game.start(random.randrange(2**64)))
    for _ in range(random.randrange(1, 5)):
        timeline.seek(random.randrange(timeline.length))
        timeline.jump(timeline.node)
        for _ in range(random.randrange(40)):
            if game.actor(timeline.node.state) is None:
                break
            timeline.play(random.choice(game.actions(timeline.node.state)))
    timeline.seek(random.randrange(timeline.length))
    return timeline


@pytest.mark.parametrize("kind", GAMES, ids=lambda kind: kind.rulebook.game)
@given(seed=st.integers(0, 2**32))
def test_a_link_opens_the_game_it_was_made_of_with_all_lines_settings_and_the_cursor(kind, seed):
    timeline = some_timeline(kind, Random(seed))
    link = packed(timeline.record())
    opened = Timeline.from_record(unpacked(link))
    assert opened.record() == timeline.record()
    assert opened.game == timeline.game and opened.event == timeline.event
    assert set(link) <= set(LETTERS)


@pytest.mark.parametrize("kind", GAMES, ids=lambda kind: kind.rulebook.game)
@given(seed=st.integers(0, 2**32))
def test_a_link_opens_the_position_it_was_made_of(kind, seed):
    timeline = some_timeline(kind, Random(seed))
    position = Timeline(timeline.game, timeline.game.state(timeline.node.state.to_dict()))
    assert Timeline.from_record(unpacked(packed(position.record()))).record() == position.record()


@given(st.dictionaries(st.text(), st.none() | st.integers() | st.text() | st.lists(st.text())))
def test_any_object_comes_back(record):
    assert unpacked(packed(record)) == record


def damaged(link, random):
    """The link as it comes out of a mail, a chat or a careless hand; never as it was."""
    at = random.randrange(len(link))
    other = random.randrange(len(link))
    match random.randrange(7):
        case 0:
            made = link[:at]
        case 1:
            made = link[:at] + random.choice(LETTERS) + link[at + 1 :]
        case 2:
            made = link[:at] + link[at + 1 :]
        case 3:
            made = link[:at] + random.choice(LETTERS) + link[at:]
        case 4:
            made = link[min(at, other) :] + link[: min(at, other)]
        case 5:
            made = link[:at] + random.choice(" .%&=?#/é٣\0\n") + link[at:]
        case _:
            made = random.choice((link + link, link.lower(), link.upper(), link[::-1], link + "="))
    return made if made != link else link[:-1]


def test_ten_thousand_damaged_links_are_all_refused():
    random = Random(15)
    whole = [packed(some_timeline(random.choice(GAMES), random).record()) for _ in range(50)]
    found = set()
    for _ in range(10_000):
        with pytest.raises(LinkError) as refused:
            unpacked(damaged(random.choice(whole), random))
        found.add(refused.value.message)
    assert found == {"link-version", "link-cut", "link-damaged"}


def test_a_link_without_its_end_is_said_to_be_cut():
    link = packed(Timeline(war.Game(), war.Game().start(7)).record())
    for end in range(len(link)):
        with pytest.raises(LinkError, match="end of this link is missing"):
            unpacked(link[:end])


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("message", ["link-version", "link-cut", "link-damaged"])
def test_it_is_said_in_every_language(language, message):
    words = Words(language)
    assert words.problem(LinkError(message, place="")) == words.text(f"problem-{message}")


def test_what_is_no_text_is_no_link():
    with pytest.raises(LinkError, match="expected"):
        unpacked(None)


def made_of(text):
    """A link as a stranger would forge it: its checksum is right."""
    deflate = zlib.compressobj(9, zlib.DEFLATED, -zlib.MAX_WBITS)
    data = deflate.compress(text) + deflate.flush()
    return links.VERSION + links._letters(links._checksum(data) + data)


@pytest.mark.parametrize("text", [b"", b"[]", b"7", b"{", b"\xff\xfe", b"[" * 100_000])
def test_what_is_no_record_is_refused(text):
    with pytest.raises(LinkError):
        unpacked(made_of(text))


def test_a_link_that_grows_too_long_is_refused_before_it_has_grown():
    text = json.dumps({"game": "war", "actions": ["7S"] * 1_000_000})
    link = made_of(text.encode())
    assert len(link) < 20_000 < SIZE_LIMIT < len(text)
    with pytest.raises(LinkError, match="4,000,000|4000000"):
        unpacked(link)
