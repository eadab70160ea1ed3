"""`python -m gloaming` is the command, and a shell can learn to complete it."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from gloaming.cli.main import app

PROGRAM = (sys.executable, "-m", "gloaming")
SHELLS = {"bash": "complete -o default -F", "zsh": "#compdef gloaming", "fish": "complete --command gloaming"}
"""How each one is told what to ask for the words that fit."""


def said(*words: str, **surroundings: str) -> str:
    command, env = [*PROGRAM, *words], {**os.environ, **surroundings}
    return subprocess.run(command, env=env, capture_output=True, text=True, check=True, timeout=60).stdout


def test_the_module_is_the_command() -> None:
    assert said("--version").startswith("gloaming ")
    assert "Usage: gloaming [OPTIONS] COMMAND" in said("--help")


@pytest.mark.parametrize("shell", SHELLS)
def test_each_shell_gets_a_script_of_its_own(shell: str) -> None:
    script = said(_GLOAMING_COMPLETE=f"source_{shell}")
    assert SHELLS[shell] in script
    assert f"_GLOAMING_COMPLETE=complete_{shell}" in script


def test_every_command_is_completed() -> None:
    offered = said(_GLOAMING_COMPLETE="complete_bash", COMP_WORDS="gloaming ", COMP_CWORD="1").split()
    commands = {command.callback.__name__ for command in app.registered_commands if command.callback}
    assert commands | {"lab", "store"} == set(offered)
    assert said(_GLOAMING_COMPLETE="complete_bash", COMP_WORDS="gloaming ru", COMP_CWORD="1").split() == ["rules"]


@pytest.mark.skipif(shutil.which("bash") is None, reason="there is no bash here")
def test_bash_completes_after_it_was_installed(tmp_path: Path) -> None:
    """What the README says to type; the new shell reads what was left for it, and asks the program."""
    command = f"{sys.executable} -m gloaming"
    homely = {**os.environ, "HOME": str(tmp_path)}
    installs = [
        "bash",
        "-c",
        f"{command} --install-completion; exit $?",
    ]  # `exit`: bash itself has to be found above us
    subprocess.run(installs, env=homely, capture_output=True, check=True, timeout=60)
    program = tmp_path / "gloaming"
    program.write_text(f'#!/bin/sh\nexec {command} "$@"\n')
    program.chmod(0o755)
    types = (
        f". {tmp_path}/.bash_completions/gloaming.sh; COMP_WORDS=(gloaming sim); COMP_CWORD=1; "
        f'_gloaming_completion {program}; echo "${{COMPREPLY[@]}}"'
    )
    heard = subprocess.run(["bash", "-c", types], env=homely, capture_output=True, text=True, check=True, timeout=60)
    assert heard.stdout.strip() == "simulate"
    assert "gloaming.sh" in (tmp_path / ".bashrc").read_text()
