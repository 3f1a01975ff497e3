"""Elements of SVG as text: the one place that knows how it is written and escaped."""

from __future__ import annotations

from collections.abc import Iterable
from xml.sax.saxutils import escape, quoteattr

FONT = "ui-sans-serif, system-ui, 'Segoe UI', 'DejaVu Sans', Helvetica, Arial, sans-serif"

Point = tuple[float, float]


def number(value: float) -> str:
    """At most two decimals and no tail of zeros, so that equal drawings are equal texts."""
    text = f"{value:.2f}".rstrip("0").rstrip(".")
    return "0" if text in ("-0", "") else text


def element(name: str, *children: str, **attributes: str | float | None) -> str:
    """An element; `stroke_width` means stroke-width, `class_` class; what is None is left out."""
    written = "".join(
        f" {key.rstrip('_').replace('_', '-')}="
        + quoteattr(value if isinstance(value, str) else number(value))
        for key, value in attributes.items()
        if value is not None
    )
    return f"<{name}{written}>{''.join(children)}</{name}>" if children else f"<{name}{written}/>"


def words(name: str, text: str) -> str:
    """An element that holds plain words, such as a title."""
    return f"<{name}>{escape(text)}</{name}>"


def label(text: str, at: Point, size: float, fill: str, **attributes: str | float | None) -> str:
    """Text whose middle is the point; by its baseline, which every renderer knows."""
    return element(
        "text",
        escape(text),
        x=at[0],
        y=at[1] + 0.36 * size,
        font_size=size,
        fill=fill,
        text_anchor="middle",
        **attributes,
    )


def group(children: Iterable[str], **attributes: str | float | None) -> str:
    """The children as one; nothing at all when there are none."""
    inside = "".join(children)
    return element("g", inside, **attributes) if inside else ""


def translate(at: Point) -> str:
    return f"translate({number(at[0])} {number(at[1])})"


def path(points: Iterable[Point]) -> str:
    """The outline of a polygon, as path data."""
    return "M" + "L".join(f"{number(x)} {number(y)}" for x, y in points) + "Z"


def document(title: str, size: Point, width: int, paper: str | None, parts: Iterable[str]) -> str:
    """A picture that stands alone, `width` pixels wide; `size` is in the units of its parts."""
    across, down = size
    return element(
        "svg",
        words("title", title),
        element("rect", width=across, height=down, rx=across / 60, fill=paper) if paper else "",
        *parts,
        xmlns="http://www.w3.org/2000/svg",
        viewBox=f"0 0 {number(across)} {number(down)}",
        width=width,
        height=round(width * down / across),
        role="img",
        font_family=FONT,
    )
