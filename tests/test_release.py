"""`make release-check` finds what a stranger would stumble over. The check itself takes minutes, and is a command of its own."""

from __future__ import annotations

import gzip
import io
import json
import subprocess
import sys
import tarfile
import zipfile
from email.message import Message
from pathlib import Path

import pytest

from tools.release import archives
from tools.release.pythons import pythons
from tools.release.report import Fault, Report
from tools.release.using import Installed, expect

FONT = "gloaming/web/assets/cabin-latin-400-normal.woff2"


def notices(*names: str, text: str = "the licence") -> bytes:
    return json.dumps([{"name": name, "licence": "OFL-1.1", "text": text} for name in names]).encode()


def test_both_kinds_of_archive_are_read(tmp_path: Path) -> None:
    with zipfile.ZipFile(tmp_path / "one.whl", "w") as wheel:
        wheel.writestr("gloaming/a.py", "a")
    with tarfile.open(tmp_path / "one.tar.gz", "w:gz") as source:
        file = tarfile.TarInfo("gloaming-1/src/a.py")
        file.size = 1
        source.addfile(file, io.BytesIO(b"a"))
    assert dict(archives.members(tmp_path / "one.whl")) == {"gloaming/a.py": b"a"}
    assert dict(archives.members(tmp_path / "one.tar.gz")) == {"src/a.py": b"a"}


def test_what_is_missing_is_named() -> None:
    archives.complete({"a": b"", "b": b""}, ("a", "b"))
    with pytest.raises(Fault, match="lacks b"):
        archives.complete({"a": b""}, ("a", "b"))


def test_a_font_without_a_notice_is_found() -> None:
    told = "gloaming/web/notices.json"
    archives.notices_name_every_font({told: notices("@fontsource/cabin"), FONT: b""})
    with pytest.raises(Fault, match="does not name"):
        archives.notices_name_every_font({told: notices("svelte"), FONT: b""})
    with pytest.raises(Fault, match="No licence is told for svelte"):
        archives.notices_name_every_font({told: notices("svelte", text="")})


@pytest.mark.parametrize(
    ("name", "text"),
    [("a.py", b"/home/ann/x"), ("a.js.gz", gzip.compress(b"at /home/ann/x", mtime=0))],
    ids=("plain", "packed"),
)
def test_a_path_of_the_machine_is_found(name: str, text: bytes) -> None:
    archives.clean({name: text}, ("/home/ben/",))
    with pytest.raises(Fault, match="folder of this machine"):
        archives.clean({name: text}, ("/home/ann/",))


def test_metadata_have_to_be_complete() -> None:
    whole = Message()
    for field in archives.FIELDS:
        whole[field] = "something"
    whole["Description-Content-Type"] = "text/markdown"
    whole.set_payload("Words. " * 200)
    archives.described(whole)
    whole.set_payload("Words. " * 200 + "[here](docs/index.md)")
    with pytest.raises(Fault, match="lead nowhere"):
        archives.described(whole)
    del whole["Summary"]
    with pytest.raises(Fault, match="lack Summary"):
        archives.described(whole)


def test_a_fault_is_noted_and_the_others_go_on() -> None:
    report = Report(show=lambda line: None)
    with report.trying("here", "this"):
        expect("hello there", "so: hello\n  there")
    with report.trying("here", "that"):
        expect("goodbye", "hello")
    told = json.loads(report.as_json())
    assert [bool(trial["fault"]) for trial in told["trials"]] == [False, True]
    assert told["well"] is False


def test_a_program_that_fails_or_says_nothing_is_found(tmp_path: Path) -> None:
    here = Installed(Path(sys.executable), tmp_path, Report(show=lambda line: None), "here")
    assert here.run(sys.executable, "-c", "print(input())", typed="hello") == "hello\n"
    with pytest.raises(Fault, match="ended with 3"):
        here.run(sys.executable, "-c", "raise SystemExit(3)")
    with pytest.raises(Fault, match="ended with 0"):
        here.run(sys.executable, "-c", "", well=False)
    with pytest.raises(Fault, match="Traceback"):
        here.run(sys.executable, "-c", "1 / 0", well=False)


def test_pythons_are_found_by_what_they_are() -> None:
    found = pythons()
    assert found
    version, program = next(iter(found.items()))
    asked = subprocess.run([program, "--version"], capture_output=True, text=True, check=True).stdout
    assert asked.startswith(f"Python {version}.")
