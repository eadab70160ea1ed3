"""Every Python of this machine that Gloaming runs on: one of each version, on the PATH or among those that pyenv and uv keep."""

from __future__ import annotations

import os
import shutil
import subprocess
from collections.abc import Iterator
from pathlib import Path

OLDEST, NEWEST = 11, 20
ASKED = "import sys; print('%d.%d' % sys.version_info[:2])"


def candidates() -> Iterator[str]:
    for minor in range(OLDEST, NEWEST):
        if found := shutil.which(f"python3.{minor}"):
            yield found
    yield from filter(None, [shutil.which("python3")])
    home = Path.home()
    keepers = (
        Path(os.environ.get("PYENV_ROOT", home / ".pyenv")) / "versions",
        Path(os.environ.get("UV_PYTHON_INSTALL_DIR", home / ".local" / "share" / "uv" / "python")),
    )
    for keeper in keepers:
        yield from sorted(str(path) for path in keeper.glob("*/bin/python3"))


def pythons() -> dict[str, str]:
    """By version. A candidate that does not run (pyenv leaves such) is passed over."""
    found: dict[str, str] = {}
    for program in candidates():
        asked = subprocess.run([program, "-c", ASKED], capture_output=True, text=True, check=False)
        version = asked.stdout.strip()
        if asked.returncode == 0 and int(version.partition(".")[2]) >= OLDEST and version.startswith("3."):
            found.setdefault(version, program)
    return dict(sorted(found.items(), key=lambda one: int(one[0].partition(".")[2])))
