"""What is wrong with a language: each kind of fault, by the messages that have it."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

from babel.core import Locale
from fluent.syntax import ast

from gloaming.words import ENGLISH, FACTS
from tools.languages.everyday import english_in
from tools.languages.messages import Messages, choices, variables

RULES: dict[str, Any] = tomllib.loads(Path(__file__).with_name("rules.toml").read_text("utf-8"))
CATEGORIES = {"zero", "one", "two", "few", "many", "other"}
LINE = re.compile(r"(#.*|[a-zA-Z][\w-]* = ?.*|[ }].*|)")

Check = Callable[[Messages, Messages], Iterator[str]]


def unreadable(own: Messages, _english: Messages) -> Iterator[str]:
    yield from own.junk
    yield from (f"{name} is written twice" for name in own.twice)
    for file in sorted(own.folder.glob("*.ftl")):
        for number, line in enumerate(file.read_text("utf-8").split("\n"), start=1):
            if not LINE.fullmatch(line) or "\t" in line:
                yield f"{file.name}:{number}: {line}"


def missing(own: Messages, english: Messages) -> Iterator[str]:
    yield from (part for part in english.parts if part not in own.parts)


def extra(own: Messages, english: Messages) -> Iterator[str]:
    """What nobody says. Where a language needs more forms than English, the rules say so."""
    free = re.compile(RULES["may_have_more"])
    yield from (part for part in own.parts if part not in english.parts and not free.fullmatch(part))


def variables_differ(own: Messages, english: Messages) -> Iterator[str]:
    for part, pattern in own.parts.items():
        if part in english.parts:
            here, there = variables(pattern), variables(english.parts[part])
            told = [
                *(f"lost ${name}" for name in sorted(there - here)),
                *(f"${name}?" for name in sorted(here - there)),
            ]
            if told:
                yield f"{part}: {', '.join(told)}"


def plurals(own: Messages, _english: Messages) -> Iterator[str]:
    """A choice by number has the categories of the language: none that it does not know, and no two left to the default."""
    locale = Locale.parse(FACTS.get(own.code, {}).get("locale", own.code), sep="-")
    known = {*locale.plural_form.tags, "other"}
    needed = {locale.plural_form(number) for number in range(200)}
    for part, pattern in own.parts.items():
        for by, keys in choices(pattern):
            names = {key for key in keys if not key.isdigit()}
            if by.endswith("Is") or not names <= CATEGORIES or not names & (CATEGORIES - {"other"}):
                continue
            if names - known:
                yield f"{part}: ${by} is never {', '.join(sorted(names - known))}"
            if len(lacking := needed - set(keys[:-1])) > 1:
                yield f"{part}: ${by} lacks {', '.join(sorted(lacking - {keys[-1]}))}"
            if keys[-1] not in {"other", *needed}:
                yield f"{part}: ${by} has no other"


def too_long(own: Messages, english: Messages) -> Iterator[str]:
    """Longer than there is room for. English words are counted elsewhere."""
    if own is english:
        return
    limits = [(re.compile(limit["ids"]), limit["characters"]) for limit in RULES["limit"]]
    for part in own.parts:
        for ids, most in limits:
            if ids.fullmatch(part):
                longest = max(own.texts(part), key=len)
                if len(longest) > most:
                    yield f"{part}: {len(longest)} of {most} characters: {longest}"
                break


def stale(own: Messages, english: Messages) -> Iterator[str]:
    """The English has changed since, or nobody has said which English this was."""
    if own is not english:
        for name in own.entries.keys() & english.entries.keys():
            if own.seen.get(name) != english.entries[name].digest:
                yield name


def terms(own: Messages, _english: Messages) -> Iterator[str]:
    """Words that the printed rules do not use, and what the porter never says."""
    rules = [*RULES["forbidden"].get("all", []), *RULES["forbidden"].get(own.code, [])]
    found = [(re.compile(rule["find"]), rule["say"]) for rule in rules]
    typed = re.compile(RULES["typed_by_people"])
    for part, pattern in own.parts.items():
        written = "" if typed.fullmatch(part) else " ".join(_words(pattern))
        for find, say in found:
            if match := find.search(written):
                yield f"{part}: “{match.group()}” -> {say}"


def left_english(own: Messages, _english: Messages) -> Iterator[str]:
    """English words in another language. What a terminal asks people to type stays as it is."""
    if own.code == ENGLISH:
        return
    typed = re.compile(RULES["typed_by_people"])
    for part, pattern in own.parts.items():
        if not typed.fullmatch(part):
            for word in english_in(own.code, " ".join(_words(pattern))):
                yield f"{part}: {word}"


def _words(node: Any) -> Iterator[str]:
    match node:
        case ast.TextElement(value=text):
            yield text
        case ast.Pattern(elements=inner):
            yield from (text for element in inner for text in _words(element))
        case ast.Placeable(expression=inner):
            yield from _words(inner)
        case ast.SelectExpression(variants=variants):
            yield from (text for variant in variants for text in _words(variant.value))
        case _:
            return


CHECKS: dict[str, Check] = {
    "unreadable": unreadable,
    "missing": missing,
    "extra": extra,
    "variables": variables_differ,
    "plurals": plurals,
    "long": too_long,
    "stale": stale,
    "terms": terms,
    "english": left_english,
}


def faults(own: Messages, english: Messages) -> dict[str, list[str]]:
    return {kind: sorted(check(own, english)) for kind, check in CHECKS.items()}
