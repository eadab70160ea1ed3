"""`python -m tools.typescript web/src`: write every generated file of the pages."""

import sys
from pathlib import Path

from tools.typescript.files import files

for path, text in files().items():
    (Path(sys.argv[1]) / path).write_text(text, "utf-8")
