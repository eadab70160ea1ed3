#!/usr/bin/env python3
"""Set up, play and test Gloaming: `python3 dev.py play`. Standard library only; the Makefile is a thin cover over this file.

Packages go into .venv, at the versions and hashes of requirements/*.txt, put there by uv. uv itself comes from `pip --target`,
which works as root or not, on an externally managed Python, and without the venv module. Where uv cannot serve, pip does the same.

It is one long file on purpose: it has to run alone, before anything is installed.
"""

from __future__ import annotations

import argparse
import contextlib
import hashlib
import importlib.util
import os
import shutil
import subprocess
import sys
import time
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

ROOT = Path(__file__).resolve().parent
VENV = ROOT / ".venv"
TOOLS = ROOT / ".tools"
CACHE = ROOT / ".cache"
REQUIREMENTS = ROOT / "requirements"
WEB = ROOT / "web"
BUILT = ROOT / "src" / "gloaming" / "web"
WORDS = ROOT / "src" / "gloaming" / "words"
BROWSER = ROOT / "tools" / "browser"
BROWSERS = ("chromium-headless-shell", "chromium", "chromium-browser", "google-chrome", "chrome")
WINDOWS = os.name == "nt"
BIN = VENV / ("Scripts" if WINDOWS else "bin")
PYTHON = BIN / ("python.exe" if WINDOWS else "python")
NPM = BIN / ("npm.exe" if WINDOWS else "npm")
OLDEST = (3, 11)
PINNED = ("--require-hashes", "--no-deps", "-r")
"""The lists are complete. pip, left to look for more, would miss `coverage[toml]` where `coverage` is."""


class Trouble(Exception):
    """Something went wrong that the user can fix; the message says how."""


# -- running things


def environment() -> dict[str, str]:
    env = dict(os.environ)
    env.pop("VIRTUAL_ENV", None)
    env.pop("PYTHONHOME", None)
    env.pop("PYTHONDONTWRITEBYTECODE", None)  # the tests start Python hundreds of times
    env["PATH"] = f"{BIN}{os.pathsep}{env.get('PATH', os.defpath)}"
    env["UV_PYTHON_DOWNLOADS"] = "never"  # uv would look for a Python of its own outside
    env["PIP_ROOT_USER_ACTION"] = "ignore"
    env["PIP_DISABLE_PIP_VERSION_CHECK"] = "1"
    env.setdefault("HYPOTHESIS_STORAGE_DIRECTORY", str(CACHE / "hypothesis"))
    if not os.access(Path.home(), os.W_OK):
        env.setdefault("UV_CACHE_DIR", str(CACHE / "uv"))
    return env


def run(*command: str | Path) -> int:
    return subprocess.run([str(part) for part in command], cwd=ROOT, env=environment(), check=False).returncode


def output_of(*command: str | Path) -> tuple[int, str]:
    """Run a command and listen: how it ended, and all that it said."""
    words = [str(part) for part in command]
    done = subprocess.run(
        words,
        cwd=ROOT,
        env=environment(),
        check=False,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        encoding="utf-8",
        errors="replace",
    )
    return done.returncode, done.stdout


def quietly(*command: str | Path) -> str | None:
    """Run a command; None when it went well, otherwise what it had to say."""
    words = [str(part) for part in command]
    try:
        done = subprocess.run(words, cwd=ROOT, env=environment(), check=False, capture_output=True, text=True)
    except OSError as error:
        return f"{words[0]}: {error}"
    if done.returncode == 0:
        return None
    return (done.stderr + done.stdout).strip() or f"{words[0]}: exit {done.returncode}"


@contextlib.contextmanager
def progress(what: str) -> Iterator[None]:
    print(f"{what} ...", end="", flush=True)
    begun = time.monotonic()
    try:
        yield
    except BaseException:
        print(" failed", flush=True)
        raise
    print(f" {time.monotonic() - begun:.1f} s", flush=True)


# -- set-up, skipped where a stamp says that it is done


def key(*files: Path) -> str:
    """What a set-up depends on: the files, this Python, and the place of the checkout (scripts in .venv name it)."""
    digest = hashlib.sha256(f"{ROOT}\n{sys.version_info[:2]}\n".encode())
    for file in files:
        digest.update(file.read_bytes() + b"\0")
    return digest.hexdigest()


def is_fresh(stamp: Path, wanted: str) -> bool:
    return stamp.is_file() and stamp.read_text() == wanted


def find_uv() -> Path | None:
    """The pinned uv, installed at need; one on the PATH as a second choice."""
    uv = TOOLS / "bin" / ("uv.exe" if WINDOWS else "uv")
    pins = REQUIREMENTS / "uv.txt"
    stamp, wanted = TOOLS / ".stamp", key(pins)
    if uv.exists() and is_fresh(stamp, wanted):
        return uv
    with progress("Fetching the installer (uv)"):
        options = ["--quiet", "--require-hashes", "--upgrade", "--target", str(TOOLS)]
        trouble = quietly(sys.executable, "-m", "pip", "install", *options, "-r", pins)
    if trouble is None:
        stamp.write_text(wanted)
        return uv
    other = shutil.which("uv")
    if other is None and importlib.util.find_spec("pip") is None:
        raise Trouble("This Python has no pip. Try: python3 -m ensurepip, or on Debian: apt install python3-pip")
    print(f"  not to be had; using {other or 'pip'} instead")
    return Path(other) if other else None


def make_venv(uv: Path | None) -> None:
    with progress(f"Making .venv (Python {sys.version_info[0]}.{sys.version_info[1]})"):
        shutil.rmtree(VENV, ignore_errors=True)
        # uv's needs no venv module; Python's own is the second choice
        said = quietly(uv, "venv", "--quiet", "--python", sys.executable, VENV) if uv else "no uv"
        if said is not None:
            said = quietly(sys.executable, "-m", "venv", "--without-pip", VENV)
        if said is not None:
            raise Trouble(f"{said}\n\n.venv could not be made. On Debian: apt install python3-venv python3-pip")


def install(uv: Path | None, *what: str | Path) -> None:
    said = quietly(uv, "pip", "install", "--quiet", "--python", PYTHON, *what) if uv else "not there"
    if said is None:
        return
    # pip knows indexes that uv does not read (pip.conf)
    also = quietly(sys.executable, "-m", "pip", "--python", PYTHON, "install", "--quiet", *what)
    if also is not None:
        raise Trouble(
            f"uv: {said}\n\npip: {also}\n\nThe packages could not be installed. Is there a network? Behind a mirror, set"
            " UV_DEFAULT_INDEX (for uv) or PIP_INDEX_URL (for pip) to its address and try again."
        )


def set_up(level: str = "run") -> None:
    """Bring .venv to a level: `run` to play, `dev` to test as well (dev.txt holds all that run.txt does)."""
    pins = {name: REQUIREMENTS / f"{name}.txt" for name in ("run", "dev")}
    keys = {name: key(ROOT / "pyproject.toml", file) for name, file in pins.items()}
    if PYTHON.exists() and is_fresh(VENV / f".{level}", keys[level]):
        return
    uv = find_uv()
    if not PYTHON.exists() or not is_fresh(VENV / ".place", key()):
        make_venv(uv)
        (VENV / ".place").write_text(key())
    with progress("Installing what the game needs" if level == "run" else "Installing what the tests need"):
        install(uv, *PINNED, pins[level])
        install(uv, "--no-deps", "-e", ROOT)
    for name in ("run", "dev") if level == "dev" else ("run",):
        (VENV / f".{name}").write_text(keys[name])


def setup_more(name: str, what: str) -> None:
    """What not every command needs."""
    pins = REQUIREMENTS / f"{name}.txt"
    stamp, wanted = VENV / f".{name}", key(pins)
    if not is_fresh(stamp, wanted):
        with progress(what):
            install(find_uv(), *PINNED, pins)
        stamp.write_text(wanted)


def setup_node() -> None:
    """Node and npm come from PyPI too, whatever the machine has; web/package-lock.json pins the rest by hash."""
    set_up()
    setup_more("node", "Installing Node")
    setup_packages(WEB, "what the web pages are built with")


def setup_packages(folder: Path, what: str) -> None:
    stamp = folder / "node_modules" / ".stamp"
    wanted = key(folder / "package-lock.json", folder / ".npmrc")
    if not is_fresh(stamp, wanted):
        with progress(f"Installing {what}"):
            npm("ci", folder=folder)
        stamp.write_text(wanted)


def setup_browser() -> None:
    """For the tests of the pages: the machine's own browser, or one from npm where there is none."""
    if os.environ.get("CHROMIUM") or any(shutil.which(name) for name in BROWSERS):
        return
    setup_node()
    setup_packages(BROWSER, "a browser for the tests")
    # Unpacked here, once: tests that run side by side must not do it at the same time.
    said = quietly(PYTHON, "-m", "tests.browser.chromium")
    if said is not None:
        raise Trouble(f"{said}\n\nThe browser from npm does not start. Install Chromium, or set CHROMIUM to its path.")


def npm(*words: str, folder: Path = WEB) -> None:
    said = quietly(NPM, "--prefix", folder, "--no-audit", "--no-fund", *words)
    if said is not None:
        raise Trouble(
            f"{said}\n\nnpm {words[0]} failed. Behind a mirror, set npm_config_registry to its address and try again."
        )


def web_sources() -> list[Path]:
    """What the pages are made of; their tests are not."""
    files = [path for path in WEB.iterdir() if path.suffix in (".html", ".js", ".json", ".ts")]
    for folder in (WEB / "src", WEB / "public"):
        files += [path for path in folder.rglob("*") if path.is_file() and ".test." not in path.name]
    return sorted([*files, *WORDS.rglob("*.ftl")])


def setup_web() -> None:
    """Build web/ into src/gloaming/web, if its sources are others than last time."""
    stamp, wanted = CACHE / "web", key(*web_sources())
    if (BUILT / "index.html").exists() and is_fresh(stamp, wanted):
        return
    setup_node()
    with progress("Building the web pages"):
        npm("run", "build")
    stamp.parent.mkdir(exist_ok=True)
    stamp.write_text(wanted)


# -- commands


def setup(args: list[str]) -> int:
    """prepare .venv for playing (`setup dev`: for testing too)"""
    set_up("dev" if "dev" in args else "run")
    print(f"Ready: {(BIN / 'gloaming').relative_to(ROOT)}")
    return 0


def play(args: list[str]) -> int:
    """set up, build the pages and open the web table"""
    set_up()
    setup_web()
    return run(BIN / "gloaming", "serve", "--host", "0.0.0.0", *args)  # phones too; a later --host counts


def terminal(args: list[str]) -> int:
    """set up and play a game in this terminal"""
    set_up()
    return run(BIN / "gloaming", "play", *args)


def web(args: list[str]) -> int:
    """build the web pages (`web check`: their types and tests too)"""
    setup_web()
    if "check" not in args:
        return 0
    setup_node()
    return checked(WEB_CHECKS)


Checks = dict[str, list[str | Path]]


def checked(beside: Checks, alone: Checks | None = None) -> int:
    """Run every check, even after one has failed, and name those that failed.

    Most keep one core busy: those run two at a time, and what they say comes in order. The others have the machine to themselves.
    """
    failed: list[str] = []
    with ThreadPoolExecutor(2) as pool:
        begun = {name: pool.submit(output_of, *command) for name, command in beside.items()}
        for name, check in begun.items():
            print(f"-- {name}", flush=True)
            code, said = check.result()
            print(said, end="", flush=True)
            failed += [name] if code else []
    for name, command in (alone or {}).items():
        print(f"-- {name}", flush=True)
        failed += [name] if run(*command) else []
    print(f"-- failed: {', '.join(failed)}" if failed else "-- all is well", flush=True)
    return 1 if failed else 0


LINT: Checks = {
    "ruff check": [BIN / "ruff", "check", "--quiet"],
    "ruff format": [BIN / "ruff", "format", "--check", "--quiet"],
    "mypy": [BIN / "mypy"],
    "layers": [BIN / "lint-imports", "--no-logo", "--cache-dir", CACHE / "import-linter"],
    "copy": [PYTHON, "-m", "tools.copy_lint"],
    "languages": [PYTHON, "-m", "tools.languages", "--lint"],
}


WEB_CHECKS: Checks = {
    "vitest": [NPM, "--prefix", WEB, "run", "--silent", "test"],
    "svelte-check": [NPM, "--prefix", WEB, "run", "--silent", "check"],
}

# Compiles the tests, once: workers that begin at the same time would each compile them all. It speaks only of what fails.
COLLECT = """
import contextlib, io, pytest, sys
with contextlib.redirect_stdout(io.StringIO()) as said:
    failed = pytest.main(["-qqq", "--collect-only"])
sys.exit(said.getvalue() if failed else 0)
"""
COLLECTION: Checks = {"collection": [PYTHON, "-c", COLLECT]}


def lint(args: list[str]) -> int:
    """the checks of `test` that run no game (`lint fix`: fix what can be fixed)"""
    set_up("dev")
    if "fix" in args:
        run(BIN / "ruff", "check", "--quiet", "--fix")
        run(BIN / "ruff", "format", "--quiet")
    return checked(LINT)


def test(args: list[str]) -> int:
    """lint, types, layers, tests and their coverage; further words go to pytest, and then nothing is measured"""
    return tested(args)


def test_wide(args: list[str]) -> int:
    """everything that `test` does, and the same promises again at further sizes, boards, languages and seeds"""
    os.environ["WIDE"] = "1"  # the tests of the pages read it too
    return tested(args, "-m", "not ray and not cluster")


def tested(args: list[str], *which: str) -> int:
    set_up("dev")
    setup_web()
    setup_node()
    setup_browser()
    setup_more("hosting", "Installing a proxy")
    # Tests with browsers and servers wait now and then: three at a time keep two cores busy, and more only wait for each other.
    pytest: list[str | Path] = [BIN / "pytest", "-q", "-n", "3", "--dist", "worksteal", *which]
    beside = {**WEB_CHECKS, **LINT, **COLLECTION}  # what takes longest begins first
    if args:
        return checked(beside, {"pytest": [*pytest, *args]})
    import tomllib  # not at the top: an older Python gets the sentence in main()

    floors = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["tool"]["gloaming"]["coverage"]
    whole = [layer for layer, floor in floors.items() if floor == 100]
    others = [layer for layer in floors if layer not in (*whole, *APART)]
    elsewhere = [f"--ignore=tests/{layer}" for layer in (*whole, *APART)]
    measured: Checks = {
        # By their own tests and before all others: what an unmeasured test has left in a cache would seem unreached.
        f"pytest: {', '.join(whole)}": [*pytest, *tests_of(whole), *traced(whole)],
        f"pytest: {', '.join(APART)}": [*pytest, *tests_of(APART), *traced(APART), "--cov-append"],
        "pytest: all else": [*pytest, "tests", *elsewhere, *traced(others), "--cov-append"],
        "coverage": [PYTHON, "-m", "tools.coverage"],
    }
    return checked(beside, measured)


APART = ("bots", "cli")
"""Layers through which the tests of others run all the time: they are measured in a run of their own tests."""


def tests_of(layers: Iterable[str]) -> list[str]:
    return [f"tests/{layer}" for layer in layers]


def traced(layers: Iterable[str]) -> list[str]:
    """What tells pytest to measure these layers and no others: to trace a line costs as much as to run it."""
    return ["--cov-report=", *(f"--cov=gloaming.{layer}" for layer in sorted(layers))]


def test_ray(args: list[str]) -> int:
    """the laboratory on a cluster of two Ray nodes, one of which dies (fetches Ray: 200 MB)"""
    set_up("dev")
    setup_more("ray", "Installing Ray")
    return run(BIN / "pytest", "-q", "-n0", "-m", "ray", "tests/lab", *args)


def docs(args: list[str]) -> int:
    """the handbook as a site, in dist/docs, every link checked (`docs serve`: look at it while you write)"""
    set_up("dev")
    setup_node()  # the fonts
    setup_more("docs", "Installing what the handbook is built with")
    os.environ["NO_MKDOCS_2_WARNING"] = "1"  # an advertisement: the version that we use is pinned
    mkdocs: list[str | Path] = [PYTHON, "-m", "mkdocs"]
    if args and args[0] == "serve":
        return run(*mkdocs, *args)
    return run(*mkdocs, "build", "--strict", *args) or run(PYTHON, "-m", "tools.site", ROOT / "dist" / "docs")


def test_cluster(args: list[str]) -> int:
    """a large house in which everything fails: faults that are planted, then drawn ones (`test-cluster --help`)"""
    set_up("dev")
    setup_more("hosting", "Installing a proxy")
    if args:
        return run(PYTHON, "-m", "tests.cluster", *args)
    planted = run(BIN / "pytest", "-q", "-n0", "-m", "cluster", "tests/cluster")
    return planted or run(PYTHON, "-m", "tests.cluster")


def screenshots(args: list[str]) -> int:
    """pictures of every screen, on a phone and on a desk (`screenshots vote end`: only these)"""
    set_up("dev")
    setup_web()
    setup_node()
    setup_browser()
    return run(PYTHON, "-m", "tools.screenshots", *args)


def rulebooks(args: list[str]) -> int:
    """the rulebooks to print, a PDF for each game and language, in dist/rulebooks (`rulebooks --help`)"""
    set_up("dev")
    setup_web()
    setup_node()
    setup_browser()
    return run(PYTHON, "-m", "tools.rulebooks", *args)


def languages(args: list[str]) -> int:
    """what each language lacks, and the way to translate it without Git (`languages --help`)"""
    set_up("dev")
    return run(PYTHON, "-m", "tools.languages", *args)


def bench(args: list[str]) -> int:
    """measure the engine (`bench --help`)"""
    set_up("dev")
    return run(PYTHON, "-m", "benchmarks", "engine", *args)


def bench_server(args: list[str]) -> int:
    """measure the server under load (`bench-server --help`)"""
    set_up("dev")
    return run(PYTHON, "-m", "benchmarks", "server", *args)


def golden(args: list[str]) -> int:
    """regenerate the golden playthroughs; read the diff before you commit it"""
    set_up("dev")
    return run(PYTHON, "-m", "tests.golden", *args)


def types(_args: list[str]) -> int:
    """regenerate what the web pages know of the server and the games"""
    set_up()
    return run(PYTHON, "-m", "tools.typescript", WEB / "src") or run(PYTHON, WEB / "tools" / "kinds.py")


def leaks(args: list[str]) -> int:
    """the search for leaks, for long: in views, over wire and HTTP, and between seats"""
    set_up("dev")
    return run(PYTHON, "-m", "tests.conformance.two_worlds", *args) or run(PYTHON, "-m", "tests.leaks")


def twin(args: list[str]) -> int:
    """the fast twins against the reference: every option, every state (`twin --help`)"""
    set_up("dev")
    return run(PYTHON, "-m", "tests.twin", *args)


def lock(args: list[str]) -> int:
    """pin the newest versions that pyproject.toml allows (`lock --upgrade`)"""
    uv = find_uv()
    if uv is None:
        raise Trouble("Locking needs uv. Install it (pip install uv) and try again.")
    compile_: list[str | Path] = [
        uv,
        "pip",
        "compile",
        "--quiet",
        "--universal",
        "--python-version",
        ".".join(map(str, OLDEST)),
    ]
    compile_ += ["--generate-hashes", "--no-annotate", "--custom-compile-command", "make lock"]
    dev = [f"--group={name}" for name in ("test", "lint", "bench")]
    dev += [f"--extra={name}" for name in ("data", "env", "fast", "host", "lab", "openspiel")]
    plans: dict[str, list[str]] = {
        "uv": ["--group=uv"],
        "run": ["pyproject.toml"],
        "dev": ["pyproject.toml", *dev, "-c", "requirements/run.txt"],
        "docs": ["pyproject.toml", "--group=docs", "-c", "requirements/dev.txt"],
        "hosting": ["pyproject.toml", "--group=hosting", "-c", "requirements/dev.txt"],
        "node": ["--group=web"],
        "ray": ["pyproject.toml", "--extra=ray", "-c", "requirements/dev.txt"],
    }
    for name, sources in plans.items():
        if run(*compile_, *sources, "-o", f"requirements/{name}.txt", *args):
            raise Trouble(f"requirements/{name}.txt could not be locked; uv says why, above.")
        if "://" in (REQUIREMENTS / f"{name}.txt").read_text():
            raise Trouble(f"requirements/{name}.txt names an address. Pins must hold on every mirror: take it out.")
    setup_node()
    for folder in (WEB, BROWSER):
        npm("install", "--package-lock-only", folder=folder)
        if '"resolved"' in (folder / "package-lock.json").read_text():
            raise Trouble(
                f"{folder.name}/package-lock.json names addresses. Has .npmrc lost omit-lockfile-registry-resolved?"
            )
    return 0


def wheel(args: list[str]) -> int:
    """build the wheel and the source archive into dist/"""
    uv = find_uv()
    if uv is None:
        raise Trouble("Building needs uv. Install it (pip install uv) and try again.")
    set_up()
    setup_web()
    return run(uv, "build", "--quiet", "--python", sys.executable, *args)


def release_check(args: list[str]) -> int:
    """what a stranger would install, built and tried on every Python here (`release-check --help`)"""
    if "--help" not in args and wheel([]):
        raise Trouble("Nothing could be built; uv says why, above.")
    uv = find_uv()
    return run(PYTHON, "-m", "tools.release", "--uv", uv or "", *args)


def clean(_args: list[str]) -> int:
    """remove everything that these commands made"""
    made = (VENV, TOOLS, CACHE, ROOT / "dist", BUILT, WEB / "dist", WEB / "node_modules", BROWSER / "node_modules")
    for place in made:
        shutil.rmtree(place, ignore_errors=True)
    for place in list(ROOT.rglob("__pycache__")):
        shutil.rmtree(place, ignore_errors=True)
    return 0


EVERYDAY = (setup, play, terminal, web, test, lint, docs, screenshots, rulebooks, languages)
NOW_AND_THEN = (
    test_wide,
    test_cluster,
    bench,
    bench_server,
    test_ray,
    golden,
    types,
    leaks,
    twin,
    lock,
    wheel,
    release_check,
    clean,
)
COMMANDS: dict[str, Callable[[list[str]], int]] = {
    command.__name__.replace("_", "-"): command for command in (*EVERYDAY, *NOW_AND_THEN)
}


def main() -> int:
    if sys.version_info < OLDEST:
        print(f"Gloaming needs Python 3.11 or newer; this is {sys.version.split()[0]}.", file=sys.stderr)
        print("Name another: make PYTHON=python3.12 play   or   python3.12 dev.py play", file=sys.stderr)
        return 2
    about = "\n".join(f"  {name:14} {command.__doc__}" for name, command in COMMANDS.items())
    parser = argparse.ArgumentParser(
        prog="dev.py", epilog=f"commands:\n{about}", formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("command", choices=COMMANDS, metavar="command")
    parser.add_argument("args", nargs=argparse.REMAINDER, help="handed to the command")
    chosen = parser.parse_args()
    # Some machines forbid Python to keep what it compiles; then every server that a test starts would compile it all again.
    os.environ.pop("PYTHONDONTWRITEBYTECODE", None)
    try:
        return COMMANDS[chosen.command](chosen.args)
    except Trouble as trouble:
        print(f"\n{trouble}", file=sys.stderr)
        return 1
    except KeyboardInterrupt:
        return 130


if __name__ == "__main__":
    sys.exit(main())
