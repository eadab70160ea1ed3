"""What a reader copies from docs/how-to/run-a-server.md is run here, or read by the program that it is for."""

from __future__ import annotations

import os
import shlex
import subprocess
from pathlib import Path

import httpx
import pytest

from gloaming.server.notices.house_settings import read_settings
from tests.deploy.proxies import DEPLOY, caddy
from tests.deploy.test_files import require_known
from tests.docs.guide import BLOCK, PAGES
from tests.server.running import GLOAMING, RunningHouse, free_port

PROJECT = DEPLOY.parent
PAGE = (PAGES / "run-a-server.md").read_text("utf-8")
BLOCKS = BLOCK.findall(PAGE)
LINES = [line for language, _, text in BLOCKS if language == "sh" for line in text.strip().splitlines()]


def titled(title: str) -> str:
    [text] = [text for _, called, text in BLOCKS if called == title]
    return str(text)


def own_words(line: str) -> list[str] | None:
    """Those after `gloaming`, or those that make passes to it; None for other people's commands."""
    words = shlex.split(line)
    if words[0] == "gloaming":
        return words[1:]
    if words[:2] == ["make", "play"]:
        return ["serve", *shlex.split(words[2].removeprefix("ARGS="))] if words[2:] else ["serve"]
    return None


def test_every_box_is_of_a_kind_that_is_tried() -> None:
    assert {language for language, *_ in BLOCKS} == {"sh", "caddyfile", "toml"}
    others = {shlex.split(line)[0] for line in LINES if own_words(line) is None}
    assert others <= {"sudo", "echo", "sed", "mkdir", "openssl", "kubectl", "GLOAMING_DOMAIN=games.example"}


@pytest.mark.parametrize("line", [line for line in LINES if own_words(line)])
def test_our_commands_have_the_options_that_the_page_names(line: str) -> None:
    words = own_words(line)
    assert words
    require_known(words)


def test_the_settings_of_notices_are_read_as_they_stand(tmp_path: Path) -> None:
    [text] = [text for language, _, text in BLOCKS if language == "toml"]
    (file := tmp_path / "notices.toml").write_text(text, "utf-8")
    settings = read_settings(file)
    assert settings.contact
    assert settings.mail is not None


def test_files_that_the_page_names_are_there() -> None:
    named = {word for line in LINES for word in shlex.split(line) if word.startswith("deploy/")}
    assert {name for name in named if "secrets" not in name and not (PROJECT / name).exists()} == set()
    for name in ("Caddyfile", "haproxy.cfg", "nginx.conf", "gloaming@.service", "compose.yaml", "grafana.json"):
        assert name in PAGE
        assert (DEPLOY / name).is_file()


def test_a_bare_debian_is_set_up_by_the_lines_of_the_page(tmp_path: Path) -> None:
    """With a root of its own. What only its keeper may do is noted instead of done: installing, and the supervisor."""
    noted, tools = tmp_path / "noted", tmp_path / "tools"
    tools.mkdir()
    for name, does in {"sudo": 'exec "$@"', "apt": "", "systemctl": "", "pip": ""}.items():
        tool = tools / name
        tool.write_text(f'#!/bin/sh\n[ {name} = sudo ] || echo {name} "$@" >> {noted}\n{does}\n', encoding="utf-8")
        tool.chmod(0o755)
    (tools / "python3").write_text(f'#!/bin/sh\nmkdir -p "$3/bin" && cp {tools}/pip "$3/bin/pip"\n', encoding="utf-8")
    (tools / "python3").chmod(0o755)
    (tmp_path / "etc/systemd/system").mkdir(parents=True)
    (tmp_path / "etc/caddy").mkdir()
    lines = titled("debian").strip().splitlines()
    assert len(lines) == 5
    for line in lines:
        here = line.replace("/etc/", f"{tmp_path}/etc/").replace("/opt/", f"{tmp_path}/opt/")
        around = {**os.environ, "PATH": f"{tools}:{os.environ['PATH']}"}
        subprocess.run(["sh", "-ec", here], cwd=PROJECT, env=around, capture_output=True, check=True)
    assert (tmp_path / "etc/systemd/system/gloaming.service").read_bytes() == (DEPLOY / "gloaming.service").read_bytes()
    options = (tmp_path / "etc/gloaming/options").read_text("utf-8").strip()
    assert options.startswith('GLOAMING_OPTIONS="')
    require_known(["serve", *shlex.split(options.split('"')[1])])
    assert "\ngames.example {" in (tmp_path / "etc/caddy/Caddyfile").read_text("utf-8")
    done = noted.read_text("utf-8")
    assert "systemctl enable --now gloaming" in done
    assert "systemctl reload caddy" in done
    assert "pip install dist/gloaming-" in done


def test_a_backup_comes_back_by_the_lines_of_the_page(tmp_path: Path) -> None:
    house = RunningHouse(tmp_path).start()
    try:
        made = httpx.post(f"{house.url}/api/tables", json={"name": "Ann"}, verify=False).json()
        backup, verify, restore = titled("backup").strip().splitlines()
        (tmp_path / "backups").mkdir()
        run_here(backup, tmp_path)
        assert run_here(verify, tmp_path)
    finally:
        house.kill()
    house.store.unlink()
    run_here(restore, tmp_path)
    assert house.table(made["code"]).chairs[0] is not None


def run_here(line: str, folder: Path) -> str:
    words = shlex.split(line.replace("/var/backups/gloaming", str(folder / "backups")))[1:]
    around = {**os.environ, "GLOAMING_HOME": str(folder), "LC_ALL": "C.UTF-8"}
    done = subprocess.run([*GLOAMING, *words], env=around, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    return done.stdout


def test_a_house_below_a_folder_is_found_behind_the_proxy_of_the_page(tmp_path: Path) -> None:
    file = tmp_path / "Caddyfile"
    file.write_text(titled("folder"), encoding="utf-8")
    front = free_port()
    house = RunningHouse(tmp_path, more=("--public-url", f"http://127.0.0.1:{front}/games/")).start()
    try:
        with (
            caddy(file, f"127.0.0.1:{house.port}", tmp_path, front) as shown,
            httpx.Client(base_url=shown.url, verify=False, follow_redirects=True, timeout=60) as client,
        ):
            assert str(client.get("/games").url) == f"{shown.url}/games/"
            assert client.get("/games/api/reach").json()["public"] == f"{shown.url}/games"
            assert client.get("/api/reach").status_code != 200 or client.get("/api/reach").text == ""
    finally:
        house.kill()
