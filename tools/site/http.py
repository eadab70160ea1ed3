"""The page about the server's interface: its OpenAPI document and the messages of its socket, to read."""

from __future__ import annotations

import typing
from typing import Any

import msgspec

from gloaming.server import protocol
from gloaming.server.api import openapi

Schema = dict[str, Any]
HEAD = """# The server's interface

Seats, tables and records are asked for over HTTP; a game is played over one socket, `/api/socket`. [The open seat](../how-to/open-seat.md) shows both at work,
and a running server hands out this page as a document for machines: `/api/openapi.json`.
"""
STATUS_FOR_ALL = ("404", "409", "422", "429", "503")
REFUSALS = "Whatever is refused is answered by a [Problem](#problem): 404 there is none, 409 against the rules, 422 not understood, 429 too many just now, 503 not saved."


def page() -> str:
    document = msgspec.json.decode(msgspec.json.encode(openapi()))
    schemas = document["components"]["schemas"]
    asked = [endpoint(method, path, told) for path, ways in document["paths"].items() for method, told in ways.items()]
    parts = [HEAD, "## Over HTTP", REFUSALS, *asked, "## On the socket"]
    parts += [spoken("What a seat says", protocol.Request), spoken("What the server says", protocol.Response)]
    return "\n\n".join([*parts, "## Every type", *(described(name, schemas[name]) for name in sorted(schemas)), ""])


def endpoint(method: str, path: str, told: Schema) -> str:
    lines = [f"### `{method.upper()} {path}`", told["summary"]]
    named = ", ".join(f"`{parameter['name']}` ({parameter['in']})" for parameter in told.get("parameters", []))
    body, answer = schema_in(told.get("requestBody", {})), schema_in(told["responses"]["200"])
    facts = [f"- with: {named}"] if named else []
    facts += [f"- body: {kind(body)}"] if body else []
    others = [
        f"{status} {said['description']}"
        for status, said in told["responses"].items()
        if status not in (*STATUS_FOR_ALL, "200")
    ]
    facts += [f"- answer: {kind(answer)}", *(f"- {other}" for other in others)]
    return "\n\n".join([*lines, "\n".join(facts)])


def schema_in(told: Schema) -> Schema:
    """Of a body or an answer, whatever form it comes in; empty where there is none."""
    forms: list[Schema] = list(told.get("content", {}).values())
    return forms[0].get("schema", {}) if forms else {}


def spoken(title: str, union: Any) -> str:
    kinds = [f"- [{each.__name__}](#{anchor(each.__name__)})" for each in typing.get_args(union)]
    return "\n\n".join([f"### {title}", "\n".join(kinds)])


def described(name: str, schema: Schema) -> str:
    parts = [f"### {name}", *([schema["description"]] if "description" in schema else [])]
    if fields := schema.get("properties"):
        needed = schema.get("required", ())
        rows = [
            f"| `{field}` | {kind(told)} | {'needed' if field in needed else default(told)} | {about(told)} |"
            for field, told in fields.items()
        ]
        parts.append("\n".join(["| field | type | | |", "|---|---|---|---|", *rows]))
    elif "properties" not in schema:
        parts.append(kind(schema))
    return "\n\n".join(parts)


def about(told: Schema) -> str:
    return cell(told.get("description", ""))


def default(told: Schema) -> str:
    return cell(f"`{msgspec.json.encode(told['default']).decode()}`") if "default" in told else ""


def cell(text: str) -> str:
    return text.replace("|", "\\|").replace("\n", " ")


def anchor(name: str) -> str:
    """As the table of contents makes it of a heading."""
    return name.lower()


def kind(schema: Schema) -> str:
    """A schema in a few words, its parts linked."""
    match schema:
        case {"$ref": where}:
            name = where.rpartition("/")[2]
            return f"[{name}](#{anchor(name)})"
        case {"anyOf": choices}:
            return " or ".join(kind(choice) for choice in choices)
        case {"enum": values}:
            return " or ".join(f"`{value}`" for value in values)
        case {"const": value}:
            return f"`{value}`"
        case {"type": "array", "items": items} if items:
            return f"list of {kind(items)}"
        case {"type": "object", "additionalProperties": dict(values)} if values:
            return f"object of {kind(values)}"
        case {"type": name}:
            return str(name)
        case _:
            return "anything"
