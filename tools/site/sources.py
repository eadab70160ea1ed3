"""Programs and notebooks as pages of the site. The search leaves them out: it would find little else."""

from __future__ import annotations

import json
from pathlib import Path

from tools.site.links import ROOT, SHOWN


def shown(source: str) -> str:
    """A program as it is; of a notebook its text and its code, in their order."""
    text, language = (ROOT / source).read_text("utf-8"), SHOWN[Path(source).suffix]
    body = notebook(text, language) if source.endswith(".ipynb") else f"# {source}\n\n{block(text, language)}"
    return f"---\nsearch: {{exclude: true}}\n---\n{body}\n"


def notebook(text: str, language: str) -> str:
    cells = [(cell["cell_type"], "".join(cell["source"])) for cell in json.loads(text)["cells"]]
    return "\n\n".join(block(said, language) if kind == "code" else said for kind, said in cells)


def block(text: str, language: str) -> str:
    return f"````{language}\n{text.rstrip()}\n````"
