"""The README for a package index, which has no files around it: no pictures, and no links into a checkout.

An index shows a page under an address of its own, so what leads to `docs/…` here would lead nowhere there. Once the project has a
public address, these links should lead to it instead."""

from __future__ import annotations

import re

PICTURE = re.compile(r"^!\[[^]]*\]\((?!https?:)[^)]*\)\n+", re.MULTILINE)
LINK = re.compile(r"(?<!!)\[([^]]+)\]\((?!https?:|#)([^)\s]+)\)")
FENCE = re.compile(r"(^```.*?^```$)", re.MULTILINE | re.DOTALL)
CHECKOUT_ONLY = re.compile(r"<!-- checkout -->.*?<!-- /checkout -->\n*", re.DOTALL)
INDEX_ONLY = re.compile(r"<!-- index:\n(.*?)\n-->\n", re.DOTALL)
"""Parts of the README that hold only there: shown between two comments, or hidden inside one."""


def for_an_index(readme: str) -> str:
    text = INDEX_ONLY.sub(r"\1\n", CHECKOUT_ONLY.sub("", readme))
    parts = FENCE.split(text)
    return "".join(part if part.startswith("```") else PICTURE.sub("", LINK.sub(r"\1", part)) for part in parts)
