"""What the build asks of us: the README as a package index can show it."""

import runpy
from pathlib import Path
from typing import Any

from hatchling.metadata.plugin.interface import MetadataHookInterface


class Readme(MetadataHookInterface):  # type: ignore[misc] # known to the build only
    def update(self, metadata: dict[str, Any]) -> None:
        root = Path(self.root)
        for_an_index = runpy.run_path(str(root / "tools" / "index_readme.py"))["for_an_index"]
        text = for_an_index((root / "README.md").read_text("utf-8"))
        metadata["readme"] = {"content-type": "text/markdown", "text": text}
