"""Lists as they are read everywhere else: what belongs to an item is indented by two spaces. Python-Markdown wants four."""

from __future__ import annotations

from typing import Any

from markdown import Markdown
from markdown.blockprocessors import CodeBlockProcessor, ListIndentProcessor, OListProcessor, UListProcessor
from markdown.extensions import Extension

INDENT = 2


class Lists(Extension):  # type: ignore[misc] # installed for the handbook only
    def extendMarkdown(self, md: Markdown) -> None:  # noqa: N802 - Markdown calls it so
        md.tab_length = INDENT
        known: dict[str, tuple[Any, int]] = {
            "indent": (ListIndentProcessor, 90),
            "code": (CodeBlockProcessor, 80),
            "olist": (OListProcessor, 40),
            "ulist": (UListProcessor, 30),
        }
        for name, (processor, priority) in known.items():  # each has kept the indent that it was made with
            md.parser.blockprocessors.register(processor(md.parser), name, priority)


def makeExtension(**_settings: Any) -> Lists:  # noqa: N802 - Markdown looks for it
    return Lists()
