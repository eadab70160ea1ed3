"""Messages as a PO file, for people who translate with an editor and without Git.

One entry for each pattern: its id as the context, the English as it is written in Fluent, and the translation in the same
syntax. An entry whose English has changed since is fuzzy. What comes back is read as Fluent before anything is written.
"""

from __future__ import annotations

from collections import defaultdict
from io import BytesIO

from babel.messages.catalog import Catalog
from babel.messages.pofile import read_po, write_po
from fluent.syntax import FluentParser, ast

from tools.languages.checks import stale
from tools.languages.messages import Entry, Messages, choices, variables


def exported(own: Messages, english: Messages) -> bytes:
    book = Catalog(locale=own.code, project="Gloaming", fuzzy=False)
    old = set(stale(own, english))
    for name, entry in english.entries.items():
        for part, pattern in entry.parts.items():
            theirs = own.entries[name].text(own.parts[part]) if part in own.parts else ""
            flags = ["fuzzy"] if theirs and name in old else []
            book.add(entry.text(pattern), theirs, flags=flags, auto_comments=notes(pattern), context=part)
    file = BytesIO()
    write_po(file, book, width=0)
    return file.getvalue()


def notes(pattern: ast.Pattern) -> list[str]:
    """What is put into a message, and what it chooses by."""
    put = [f"${name}" for name in sorted(variables(pattern))]
    told = [f"variables: {', '.join(put)}"] if put else []
    return [*told, *(f"${by} is one of: {', '.join(keys)}" for by, keys in choices(pattern))]


def imported(file: bytes, own: Messages, english: Messages) -> tuple[list[str], list[str]]:
    """What was changed, and why the rest was refused. A message that would break stays as it is."""
    wanted: dict[str, dict[str, str]] = defaultdict(dict)
    refused: list[str] = []
    for entry in read_po(BytesIO(file), locale=own.code):
        part, text = entry.context or "", str(entry.string)
        if entry.id and text and text != current(own, part):
            if why := fault(part, text, english):
                refused.append(f"{part}: {why}")
            else:
                wanted[part.partition(".")[0]][part] = text
    changed: list[str] = []
    for name, parts in wanted.items():
        whole = rewritten(name, parts, own, english)
        if whole is None:
            refused.append(f"{name}: the message itself is missing")
        else:
            place(name, whole, own, english)
            changed += parts
    return sorted(changed), refused


def current(own: Messages, part: str) -> str:
    return own.entries[part.partition(".")[0]].text(own.parts[part]) if part in own.parts else ""


def fault(part: str, text: str, english: Messages) -> str:
    """Why this can't be the words of a message; nothing if it can."""
    if part not in english.parts:
        return "there is no such message"
    read = FluentParser().parse(f"it ={after_sign(text)}\n").body
    if len(read) != 1 or not isinstance(read[0], ast.Message) or read[0].attributes or read[0].value is None:
        return "this can't be read as Fluent"
    here, there = variables(read[0].value), variables(english.parts[part])
    lost = [f"loses ${name}" for name in sorted(there - here)]
    return ", ".join([*lost, *(f"has ${name}, which is unknown" for name in sorted(here - there))])


def after_sign(text: str) -> str:
    """A text that begins on a line of its own stays there."""
    return f"\n{text}" if text.startswith(" ") else f" {text}"


def rewritten(name: str, parts: dict[str, str], own: Messages, english: Messages) -> str | None:
    """The message with these parts, the others as they are; in the order of the English one."""
    kept: Entry | None = own.entries.get(name)
    texts = {**({part: kept.text(pattern) for part, pattern in kept.parts.items()} if kept else {}), **parts}
    if name in english.parts and name not in texts:
        return None
    order = [
        *(part for part in english.entries[name].parts if part in texts),
        *(part for part in texts if part not in english.parts),
    ]
    head = f"{name} ={after_sign(texts[name])}" if name in texts else f"{name} ="
    return "\n".join(
        [head, *(f"    .{part.partition('.')[2]} ={after_sign(texts[part])}" for part in order if part != name)]
    )


def place(name: str, whole: str, own: Messages, english: Messages) -> None:
    """Where the message stands, or at the end of the file that has the English one."""
    known = own.entries.get(name)
    path = own.folder / (known.file if known else english.entries[name].file)
    source = path.read_text("utf-8") if path.exists() else ""
    if known and known.message.span and known.message.id.span:
        old = known.source[known.message.id.span.start : known.message.span.end].rstrip("\n")
        path.write_text(f"\n{source}".replace(f"\n{old}", f"\n{whole}", 1)[1:], "utf-8")
    else:
        path.write_text(f"{source.rstrip()}\n{whole}\n".lstrip(), "utf-8")
