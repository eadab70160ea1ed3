"""Build nothing, believe nothing: take the two files in dist/, look into them, install each on every Python here, and use it."""

from __future__ import annotations

import argparse
import os
import subprocess
import sys
import tempfile
from pathlib import Path

from tools.release import archives
from tools.release.pythons import pythons
from tools.release.report import Fault, Report
from tools.release.using import Installed

ROOT = Path(__file__).resolve().parents[2]


def newest(pattern: str) -> Path:
    found = sorted((ROOT / "dist").glob(pattern), key=lambda path: path.stat().st_mtime)
    if not found:
        raise SystemExit(f"There is no dist/{pattern}. Build it first: make wheel")
    return found[-1]


def private_folders() -> tuple[str, ...]:
    """This checkout, and the home of the person who builds."""
    return (str(ROOT), f"{Path.home()}{os.sep}")


def look_into(archive: Path, wanted: tuple[str, ...], report: Report) -> None:
    files, where = dict(archives.members(archive)), archive.name
    report.note(where, f"{archive.stat().st_size / 1e6:.1f} MB packed, {sum(map(len, files.values())) / 1e6:.1f} MB unpacked, {len(files)} files")  # fmt: skip
    with report.trying(where, "what it has to carry"):
        archives.complete(files, wanted)
    with report.trying(where, "metadata"):
        archives.described(archives.metadata_of(files))
    with report.trying(where, "no path of this machine"):
        archives.clean(files, private_folders())
    if archive.suffix == ".whl":
        with report.trying(where, "notices"):
            archives.notices_name_every_font(files)
        with report.trying(where, "size"):
            archives.slim(archive)


def install(archive: Path, python: str, folder: Path, uv: str) -> Path:
    """An empty environment with the archive in it, and what it needs from the package index."""
    environment = folder / "environment"
    bin_folder, name = ("Scripts", "python.exe") if os.name == "nt" else ("bin", "python")
    inside = environment / bin_folder / name
    if uv:
        steps = [[uv, "venv", "--quiet", "--python", python, str(environment)]]
        steps += [[uv, "pip", "install", "--quiet", "--python", str(inside), str(archive)]]
    else:
        steps = [
            [python, "-m", "venv", str(environment)],
            [str(inside), "-m", "pip", "install", "--quiet", str(archive)],
        ]
    for step in steps:
        done = subprocess.run(step, capture_output=True, text=True, check=False, cwd=folder)
        if done.returncode:
            raise Fault(f"{' '.join(step[:3])} says: {done.stderr.strip()[-600:]}")
    return inside


def try_out(archive: Path, version: str, python: str, uv: str, report: Report) -> None:
    where = f"{'wheel' if archive.suffix == '.whl' else 'source'} on Python {version}"
    with tempfile.TemporaryDirectory(prefix="gloaming-") as made:
        folder, home = Path(made), Path(made) / "home"
        home.mkdir()
        inside: list[Path] = []
        with report.trying(where, "install"):
            inside.append(install(archive, python, folder, uv))
        for program in inside:
            Installed(program, home, report, where).use()


def main() -> int:
    parser = argparse.ArgumentParser(prog="make release-check", description=__doc__)
    parser.add_argument("--json", action="store_true", help="print the report as JSON, for programs")
    parser.add_argument("--uv", default="", metavar="PATH", help="the installer; without it, pip")
    parser.add_argument("--python", action="append", metavar="3.N", help="only this version; repeatable")
    parser.add_argument("--only", choices=("wheel", "source"), help="only this file")
    chosen = parser.parse_args()
    report = Report()
    found = {v: program for v, program in pythons().items() if v in (chosen.python or [v])}
    report.note("Pythons", ", ".join(found) or "none")
    files = {"wheel": (newest("*.whl"), archives.CARRIED), "source": (newest("*.tar.gz"), archives.NEEDED_FOR_BUILDING)}
    for archive, wanted in (files[name] for name in files if name == (chosen.only or name)):
        look_into(archive, wanted, report)
        for version, python in found.items():
            try_out(archive, version, python, chosen.uv, report)
    if chosen.json:
        print(report.as_json())
    sys.stderr.write(f"{len(report.faults)} of {len(report.trials)} failed.\n" if report.faults else f"All {len(report.trials)} went well.\n")  # fmt: skip
    return 1 if report.faults or not found else 0


if __name__ == "__main__":
    sys.exit(main())
