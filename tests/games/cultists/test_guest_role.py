"""A Role that a package of its own brings, without a fork (docs/how-to/add-a-role.md)."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from gloaming.games.cultists.roles import ROLES
from tests.docs.guide import GLOAMING, PROJECT
from tests.guests import ROLE as GUEST
from tests.guests import bring_torchbearer

SPEAKS = f"from gloaming.cli.language import in_language\nfrom gloaming.words import t\nwith in_language('de'): print(t('role-{GUEST}'))"
pytestmark = pytest.mark.skipif(GUEST in ROLES, reason="docs/how-to/add-a-role.md has been followed here")


@pytest.fixture
def installed(tmp_path: Path) -> Path:
    return bring_torchbearer(tmp_path)


def said(installed: Path, *command: str) -> str:
    path = os.pathsep.join((str(PROJECT / "src"), str(installed)))
    around = {**os.environ, "PYTHONPATH": path}
    done = subprocess.run([sys.executable, *command], env=around, text=True, capture_output=True, check=False)
    assert done.returncode == 0, done.stderr
    return done.stdout


def test_it_is_played_where_a_table_names_it(installed: Path) -> None:
    assert "3 games" in said(
        installed, "-c", GLOAMING, "simulate", "--roles", GUEST, "--level", "custom", "--games", "3"
    )


def test_its_words_come_with_it(installed: Path) -> None:
    assert said(installed, "-c", SPEAKS) == "Lichtträger\n"
