r"""How any text at all is written between signs that end it.

A backslash stands before what would end the text, and before a backslash. `\n` is a line break,
`\u` with four digits any character that would not survive: controls, half characters, blanks at
either end. A backslash that ends a line joins it to the next; any other line break, with the
blanks around it, is one blank. A backslash before anything else is just a backslash, so that text
written by hand keeps those it has.
"""

from __future__ import annotations

import re

_UNSAFE = re.compile("[\x00-\x1f\x7f-\x9f\u2028\u2029\ufeff\ud800-\udfff]|^ +|(?<! ) ++\\Z")
_SURROGATE = re.compile("[\ud800-\udfff]")


def escape(text: str, ends: str) -> str:
    """A text on one line, in which none of the signs `ends` stands unmarked."""
    text = re.sub(rf"[\\{re.escape(ends)}]", r"\\\g<0>", text)
    return _UNSAFE.sub(lambda found: "".join(map(_hidden, found[0])), text)


def _hidden(character: str) -> str:
    return r"\n" if character == "\n" else f"\\u{ord(character):04x}"


def unescape(text: str, ends: str) -> str:
    """The text that was escaped; line breaks and blanks at the ends do not count."""
    pattern = rf"\\(\n|n|u[0-9a-fA-F]{{4}}|[\\{re.escape(ends)}])|[ \t\n]+"
    return re.sub(pattern, _shown, text)


def _shown(found: re.Match[str]) -> str:
    sign: str | None = found[1]
    if sign is None:
        outside = found.start() == 0 or found.end() == len(found.string)
        return "" if outside else " " if "\n" in found[0] else found[0]
    if sign == "\n":
        return ""
    if sign == "n":
        return "\n"
    return chr(int(sign[1:], 16)) if len(sign) == 5 else sign


def hide_halves(text: str) -> str:
    """Half characters, which UTF-8 cannot write, as JSON escapes."""
    return _SURROGATE.sub(lambda half: f"\\u{ord(half[0]):04x}", text)


def pieces(escaped: str, longest: int) -> list[tuple[str, bool]]:
    """Pieces of an escaped text between which a line may break; and whether it must, behind one."""
    found: list[tuple[str, bool]] = []
    for word in re.split("(?<! ) (?! )", escaped):
        line = ""
        for unit in re.findall(r"\\u[0-9a-f]{4}|\\.|.", word):
            if len(line) + len(unit) >= longest:
                found.append((line + "\\", True))
                line = ""
            line += unit
        found.append((line, False))
    return found
