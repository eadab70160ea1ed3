"""How complete each language is, and the way in and out for people who translate without Git: `make languages`."""

from __future__ import annotations

import argparse
import json
import sys
from pathlib import Path

from babel.messages.pofile import read_po

from gloaming.words import ENGLISH
from tools.languages import po
from tools.languages.checks import CHECKS, faults
from tools.languages.messages import HOME, Messages

MOST = 12
"""So many faults of a kind are listed; `--all` lists the rest."""

Found = dict[str, dict[str, list[str]]]


def spoken_in(home: Path) -> list[str]:
    folders = sorted(folder.name for folder in home.iterdir() if folder.is_dir() and any(folder.glob("*.ftl")))
    return [ENGLISH, *(code for code in folders if code != ENGLISH)]


def report(home: Path, codes: list[str]) -> tuple[Found, dict[str, int]]:
    english = Messages(ENGLISH, home)
    own = {code: english if code == ENGLISH else Messages(code, home) for code in codes}
    return {code: faults(each, english) for code, each in own.items()}, {code: len(own[code].entries) for code in codes}


def table(found: Found, messages: dict[str, int]) -> str:
    rows = [["", "messages", *CHECKS]]
    rows += [
        [code, str(messages[code]), *(str(len(told) or "·") for told in kinds.values())]
        for code, kinds in found.items()
    ]
    return "\n".join(
        "  ".join(f"{cell:>{max(len(name), 2)}}" for cell, name in zip(row, rows[0], strict=True)) for row in rows
    )


def listed(found: Found, most: int) -> str:
    lines = []
    for code, kinds in found.items():
        for kind, told in kinds.items():
            lines += [f"{code} {kind}: {fault}" for fault in told[:most]]
            lines += [f"{code} {kind}: … and {len(told) - most} more (--all)"] if len(told) > most else []
    return "\n".join(lines)


def accept(home: Path, codes: list[str]) -> int:
    english = Messages(ENGLISH, home)
    for code in codes:
        Messages(code, home).accept(english)
        print(f"{code}: every message was written from the English of today.")
    return 0


def export(home: Path, code: str, to: Path) -> int:
    (home / code).mkdir(exist_ok=True)
    to.write_bytes(po.exported(Messages(code, home), Messages(ENGLISH, home)))
    print(f"{to}: all messages of {code}.")
    return 0


def bring_in(home: Path, file: Path) -> int:
    """Messages that come back are up to date, for their translator has seen the English of today."""
    text = file.read_bytes()
    with file.open("rb") as opened:
        code = read_po(opened).locale_identifier or ""
    if not code or not (home / code).is_dir():
        print(f"{file} is in {code or 'no language'}; make {home / code} first.", file=sys.stderr)
        return 2
    english = Messages(ENGLISH, home)
    changed, refused = po.imported(text, Messages(code, home), english)
    Messages(code, home).accept(english, {part.partition(".")[0] for part in changed})
    print(f"{code}: {len(changed)} changed, {len(refused)} refused.")
    print(*(f"  {why}" for why in refused), sep="\n", end="\n" if refused else "")
    return 1 if refused else 0


def main(args: list[str], home: Path = HOME) -> int:
    parser = argparse.ArgumentParser(prog="make languages", description=__doc__)
    parser.add_argument("--json", action="store_true", help="the same for a machine")
    parser.add_argument("--all", action="store_true", help="list every fault")
    parser.add_argument("--lint", action="store_true", help="only what is wrong; fail if anything is")
    parser.add_argument("--accept", nargs="+", metavar="CODE", help="these languages say what the English says today")
    parser.add_argument("--export", nargs=2, metavar=("CODE", "FILE.po"), help="for an editor of translations")
    parser.add_argument("--import", dest="brought", type=Path, metavar="FILE.po", help="what came back from there")
    chosen = parser.parse_args(args)
    if chosen.accept:
        return accept(home, chosen.accept)
    if chosen.export:
        return export(home, chosen.export[0], Path(chosen.export[1]))
    if chosen.brought:
        return bring_in(home, chosen.brought)
    found, messages = report(home, spoken_in(home))
    if chosen.json:
        told = {code: {"messages": messages[code], **kinds} for code, kinds in found.items()}
        print(json.dumps(told, indent=1, ensure_ascii=False))
    else:
        wrong = listed(found, sys.maxsize if chosen.all else MOST)
        print(
            *([wrong] if wrong else []),
            *([] if chosen.lint else [table(found, messages)]),
            sep="\n",
            end="\n" if wrong or not chosen.lint else "",
        )
    return 1 if chosen.lint and any(told for kinds in found.values() for told in kinds.values()) else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
