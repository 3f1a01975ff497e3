"""All pages: sessions with Python and the README's lines do what they say, links lead somewhere."""

from __future__ import annotations

import doctest
import re
from pathlib import Path

import pytest

import zwenk

ROOT = Path(__file__).parents[2]
PAGES = [*ROOT.glob("*.md"), *(ROOT / "docs").rglob("*.md")]

each_page = pytest.mark.parametrize("page", PAGES, ids=lambda page: str(page.relative_to(ROOT)))


@each_page
def test_a_session_with_python_is_as_the_page_says(page: Path) -> None:
    tried = doctest.testfile(str(page), module_relative=False, encoding="utf-8", report=True)
    assert tried.failed == 0


@each_page
def test_links_lead_to_files_that_are_there(page: Path) -> None:
    for link in re.findall(r"\]\(([^)#]+)[^)]*\)", page.read_text(encoding="utf-8")):
        assert "://" in link or (page.parent / link).exists(), link


def test_the_librarys_page_names_all_that_is_public() -> None:
    page = (ROOT / "docs" / "api.md").read_text(encoding="utf-8")
    public = set(zwenk.__all__) | set(zwenk.draw.__all__) | {"check_game"}
    for kind in (zwenk.Game, zwenk.Formation):
        public |= {name for name in vars(kind) if not name.startswith("_")}
    inside = {"at", "clear", "copy", "state", "restore", "spell", "refusal", "means", "meant",
              "clicks", "key", "faults", "is_over", "side", "options", "rules_version",
              "most_moves", "has_choices"}  # fmt: skip
    hot = {"generate", "propose", "attempt", "many", "make", "unmake", "count", "count_singly",
           "wander"}  # fmt: skip
    calls = {name for name in dir(zwenk.Position) if not name.startswith("_")}
    public |= calls - inside - hot
    public -= {"Picture", "towers", "rows", "ZwenkError", "Position"}
    assert [name for name in sorted(public) if not re.search(rf"\b{name}\b", page)] == []


def test_the_ten_lines_of_the_readme(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    readme = (ROOT / "README.md").read_text(encoding="utf-8")
    *lines, refused = re.findall(r"```python\n(.*?)```", readme, re.DOTALL)[0].splitlines()
    known: dict[str, object] = {}
    exec("\n".join(lines), known)
    with pytest.raises(zwenk.IllegalMove, match="R on h7 does not reach h5"):
        exec(refused, known)
    assert (tmp_path / "game.json").exists()


def test_the_pictures_show_what_the_readme_says() -> None:
    picture = (ROOT / "docs" / "images" / "gunzi.svg").read_text(encoding="utf-8")
    assert (
        "white pillar of height 2 on a2" in picture and "black pillar of height 2 on c4" in picture
    )
