"""Scripts and styles: what a folder holds, how it travels, and what a part says it is drawn with."""

import json
import re
import zlib
from pathlib import Path

import ipywidgets
import pytest
from ipywidgets.embed import dependency_state

import widgets
from tests.widgets.scripts import imported, reached
from widgets.football.parts import FOOTBALL
from widgets.football.parts.balance import Balance
from widgets.gallery import GALLERY, gallery
from widgets.guandan.parts import GUANDAN
from widgets.lab.page import LAB_STYLE
from widgets.page import PAGE
from widgets.parts.base import Part
from widgets.parts.files import Files
from widgets.parts.library import LINKER, PARTS, STUB, Folder, libraries
from widgets.parts.log import Log
from widgets.parts.table import Table

FOLDERS = (PARTS, PAGE, GALLERY, GUANDAN, FOOTBALL, LAB_STYLE)
SCRIPTS = {name: text for folder in FOLDERS for name, text in folder.texts.items() if name.endswith(".js")}
ROOT = Path(widgets.__file__).parents[1]


def kinds(part: type[Part] = Part) -> list[type[Part]]:
    return [kind for sub in part.__subclasses__() for kind in (sub, *kinds(sub))]


@pytest.mark.parametrize("part", kinds(), ids=lambda part: part.__name__)
def test_a_part_is_drawn_by_a_module_whose_imports_are_all_there(part: type[Part]) -> None:
    texts = reached(part.module)
    assert re.search(r"^export (function render|\{ render \})", texts[part.module.name], re.MULTILINE)


def test_every_script_and_style_is_in_a_folder_and_used() -> None:
    files = {str(path.relative_to(ROOT)) for kind in ("js", "css") for path in ROOT.glob(f"widgets/**/*.{kind}")}
    assert {name for folder in FOLDERS for name in folder.texts} == {
        name for name in files if not name.startswith("widgets/server/")
    }
    assert gallery.GalleryView in kinds()  # which knows all games
    used = {name for part in kinds() for name in reached(part.module)}
    used |= set(reached(FOOTBALL / "parts/player_card.js"))
    used |= {f"{page}.css" for page in ("widgets/page/page", "widgets/lab/lab", "widgets/guandan/guandan")}
    used |= {"widgets/football/football.css", "widgets/parts/loading/stub.js", "widgets/parts/loading/linker.js"}
    assert used == {name for folder in FOLDERS for name in folder.texts}


@pytest.mark.parametrize("name", SCRIPTS)
def test_folders_import_from_those_they_need_only(name: str) -> None:
    folder = next(folder for folder in FOLDERS if name in folder.texts)
    known = set(folder.texts) | {other for need in folder.needs for other in need.texts}
    assert set(imported(name, SCRIPTS[name])) <= known


@pytest.mark.parametrize("name", SCRIPTS)
def test_no_sentence_stands_in_a_script_and_no_text_becomes_markup(name: str) -> None:
    code = re.sub(r"^\s*(//|/?\*).*$|\s//.*$", "", SCRIPTS[name], flags=re.MULTILINE)
    literals = re.findall(r'"([^"\n]*)"|`([^`]*)`', code)
    assert literals and not [text for pair in literals for text in pair if re.match(r"[A-Z][a-z]+ ", text)]
    assert not re.search(r"innerHTML|outerHTML|insertAdjacent|\beval\b|document\.write", code)


def test_what_travels_is_what_is_in_the_files() -> None:
    [library] = libraries([Log.module])
    texts = json.loads(zlib.decompress(library.content))
    assert texts == PARTS.texts and texts["widgets/parts/log.js"] == (ROOT / "widgets/parts/log.js").read_text("utf-8")
    assert library.linker == LINKER and library.version == PARTS.version


def test_all_parts_of_a_kernel_share_a_library() -> None:
    log, files, balance = Log(), Files(), Balance()
    assert log._libraries == files._libraries == balance._libraries[:1] and len(balance._libraries) == 2
    assert [library.linker for library in balance._libraries] == [LINKER, ""]
    assert log._esm == files._esm == balance._esm == STUB and len(STUB) < 800
    assert log._modules == ["widgets/parts/log.js"] and not hasattr(log, "_css")


def test_what_is_to_be_there_before_a_part_comes_first() -> None:
    table = Table(PAGE / "page.css", FOOTBALL / "parts/player_card.js", record="{}")
    names = ["widgets/page/page.css", "widgets/football/parts/player_card.js", "widgets/parts/table.js"]
    assert table._modules == names and table.record == "{}"
    assert [library.version for library in table._libraries] == [it.version for it in (PARTS, PAGE, FOOTBALL)]


def test_closed_libraries_are_made_anew() -> None:
    """As after `Widget.close_all()`, with which a notebook cleans up."""
    before = PARTS.library
    before.close()
    after = PARTS.library
    assert after is not before and after is PARTS.library and after.content == before.content


def test_a_version_stands_for_all_that_can_be_imported(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Else a page that has two kernels, one of them from before an update, would mix old and new."""

    def version(shared: str, own: str) -> str:
        for package, text in (("shared_scripts", shared), ("own_scripts", own)):
            folder = tmp_path / package
            folder.mkdir(exist_ok=True)
            (folder / "__init__.py").touch()
            (folder / "a.js").write_text(text)
        return Folder("own_scripts", Folder("shared_scripts")).version

    monkeypatch.syspath_prepend(tmp_path)
    assert version("1", "1") == version("1", "1")
    assert len({version("1", "1"), version("1", "2"), version("2", "1")}) == 3


def test_a_page_without_a_kernel_gets_the_libraries_too() -> None:
    balance = Balance()
    assert set(dependency_state([balance])) >= {it.model_id for it in balance._libraries}


def test_stable_repr() -> None:
    assert repr(PARTS) == "Folder('widgets.parts')" and repr(PARTS.library) == "Library()"
    assert isinstance(PARTS.library, ipywidgets.Widget)
