"""The two files of a release, looked into without installing them."""

from __future__ import annotations

import email
import gzip
import json
import re
import tarfile
import zipfile
from collections.abc import Iterator
from email.message import Message
from pathlib import Path

from tools.release.report import Fault

LARGEST_WHEEL = 12_000_000
"""Bytes. A wheel that grows beyond has taken something along that nobody needs."""
CARRIED = (
    "gloaming/__main__.py", "gloaming/py.typed", "gloaming/web/index.html", "gloaming/web/notices.txt",
    "gloaming/web/notices.json", "gloaming/_rules/cultists-base.md", "gloaming/words/en/door.ftl",
)  # fmt: skip
NEEDED_FOR_BUILDING = (
    "pyproject.toml", "hatch_build.py", "tools/index_readme.py", "README.md", "LICENSE",
    "src/gloaming/web/index.html", "src/gloaming/web/notices.txt", "docs/pictures/table.png",
)  # fmt: skip
FIELDS = (
    "Name", "Version", "Summary", "Author", "License-Expression", "License-File", "Keywords", "Requires-Python", "Classifier",
)  # fmt: skip
INTO_THE_CHECKOUT = re.compile(r"\]\((?!https?:|#)[^)]*\)")


def members(archive: Path) -> Iterator[tuple[str, bytes]]:
    """Each file in it; those of a source archive without the folder that holds them all."""
    if archive.suffix == ".whl":
        with zipfile.ZipFile(archive) as opened:
            for name in opened.namelist():
                yield name, opened.read(name)
        return
    with tarfile.open(archive) as packed:
        for member in packed.getmembers():
            if (file := packed.extractfile(member)) is not None:
                yield member.name.partition("/")[2], file.read()


def complete(files: dict[str, bytes], wanted: tuple[str, ...]) -> None:
    if missing := [name for name in wanted if name not in files]:
        raise Fault(f"It lacks {', '.join(missing)}.")


def notices_name_every_font(files: dict[str, bytes]) -> None:
    told = json.loads(files["gloaming/web/notices.json"])
    if nameless := [notice["name"] for notice in told if not notice["text"] or not notice["licence"]]:
        raise Fault(f"No licence is told for {', '.join(nameless)}.")
    named = {notice["name"].rpartition("/")[2] for notice in told}
    for name in files:
        if re.search(r"\.(woff2?|ttf|otf)$", name) and not any(Path(name).name.startswith(font) for font in named):
            raise Fault(f"{name} is a font that notices.json does not name.")


def clean(files: dict[str, bytes], private: tuple[str, ...]) -> None:
    """No path of this machine: it would tell strangers who built this, and where."""
    for name, text in files.items():
        read = gzip.decompress(text) if name.endswith(".gz") else text
        if found := next((path for path in private if path.encode() in read), None):
            raise Fault(f"{name} names {found}, which is a folder of this machine.")


def metadata_of(files: dict[str, bytes]) -> Message:
    name = next(name for name in files if re.fullmatch(r"[^/]+\.dist-info/METADATA|PKG-INFO", name))
    return email.message_from_bytes(files[name])


def described(metadata: Message) -> None:
    if missing := [field for field in FIELDS if not metadata.get(field)]:
        raise Fault(f"The metadata lack {', '.join(missing)}.")
    text = metadata.get_payload()
    if not isinstance(text, str) or len(text) < 1000:
        raise Fault("The metadata hold no README.")
    if metadata["Description-Content-Type"] != "text/markdown":
        raise Fault("The README is not marked as Markdown, so an index would show it as it is.")
    if lost := INTO_THE_CHECKOUT.findall(re.sub(r"```.*?```", "", text, flags=re.DOTALL)):
        raise Fault(f"On an index these links of the README lead nowhere: {', '.join(lost)}.")


def slim(archive: Path) -> None:
    if archive.stat().st_size > LARGEST_WHEEL:
        raise Fault(f"It is larger than {LARGEST_WHEEL / 1e6:.0f} MB.")
