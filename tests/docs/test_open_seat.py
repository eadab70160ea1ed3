"""The page about the open seat tells the truth: its messages are those of a real house, and its tables are complete."""

from __future__ import annotations

import json
import re
from typing import Any

import msgspec
import pytest

from gloaming.games import GAMES
from gloaming.games.cultists import Options
from gloaming.kernel.talk import COMMON
from gloaming.server import protocol
from gloaming.server.padding import REQUEST, SHORT
from gloaming.server.sockets import BURST, PER_SECOND
from gloaming.server.talk import LONGEST_TALK
from tests.docs.guide import BLOCK, PAGES, PROJECT
from tests.server.browser import Browser
from tests.server.conftest import anyio_backend, house, shared_house
from tests.server.prepared import lay_out, search
from tests.server.running import RunningHouse
from tests.server.test_programs import somebody_walks

__all__ = ["anyio_backend", "house", "shared_house"]

pytestmark = pytest.mark.anyio

PAGE = (PAGES / "open-seat.md").read_text(encoding="utf-8")
SAID = {title: json.loads(text) for language, title, text in BLOCK.findall(PAGE) if language == "json"}
TOLD_BY = ("type", "kind", "stage", "reason", "sentence", "game", "phase")
"""Words of the protocol. Whatever else stands in a message is only as good as the table that it comes from."""


def fits(example: Any, real: Any, name: str = "") -> bool:
    """Whether a real message has all that the example shows: every field, of the same type; of a list, such things."""
    if isinstance(example, dict):
        return isinstance(real, dict) and all(key in real and fits(example[key], real[key], key) for key in example)
    if isinstance(example, list):
        return isinstance(real, list) and all(any(fits(item, other) for other in real) for item in example)
    return example == real if name in TOLD_BY else type(example) is type(real)


async def walking(house: RunningHouse) -> list[Browser]:
    past = search(Options(players=5), somebody_walks)
    people = lay_out(house, past, programs=(1,), options={"players": 5})
    for browser in people:
        await browser.open()
    return people


def test_examples_that_do_not_fit_are_caught() -> None:
    real = {"type": "change", "version": 3, "journal": [{"type": "Entered", "seat": 1}]}
    assert fits({"type": "change", "journal": [{"type": "Entered", "seat": 0}]}, real)
    wrongs: list[Any] = [{"type": "refusal"}, {"versions": 3}, {"version": "3"}, {"journal": [{"type": "Left"}]}, []]
    for wrong in wrongs:
        assert not fits(wrong, real), wrong


async def test_the_way_to_a_seat_is_as_it_says(house: RunningHouse) -> None:
    host = await house.host()
    answer = await house.post(f"/api/tables/{host.code}/seats", SAID["join"])
    assert answer.status_code == 200
    assert fits(SAID["seat"], answer.json())
    assert SAID["seat"].keys() == answer.json().keys()
    for _ in range(3):
        await house.post(f"/api/tables/{host.code}/seats", SAID["join"])
    assert (await house.post(f"/api/tables/{host.code}/seats", SAID["join"])).json() == SAID["problem"]
    program = await house.browser(host.code, answer.json()["token"])
    assert program.table["chairs"][1]["program"]
    await program.send_raw(json.dumps(SAID["ready"]))
    await program.until(lambda: program.table["chairs"][1]["ready"])


async def test_what_is_heard_at_play_is_as_it_says(house: RunningHouse) -> None:
    first, program, *_ = await walking(house)
    everything = json.loads(program.raw[0])
    assert fits(SAID["everything"], everything), everything
    assert SAID["everything"].keys() == everything.keys()
    program.raw.clear()
    assert SAID["answer"]["code"] in program.options
    assert SAID["answer"]["question"] == program.question, "the answer is one to the question above it"
    await program.send_raw(json.dumps(SAID["answer"]))
    await program.until(lambda: program.question > SAID["answer"]["question"])
    assert fits(SAID["change"], json.loads(program.raw[0])), program.raw[0]
    await program.send_raw(json.dumps(SAID["answer"]))
    await program.until(lambda: bool(program.refusals))
    assert program.refusals == [SAID["refusal"]]
    await program.send_raw(json.dumps(SAID["declare"]))
    assert await first.ask("say", text="Me?") == ""
    await program.settle()
    assert program.table["talk"] == SAID["talk"]
    assert len(program.refusals) == 1


async def test_a_farewell_is_as_it_says(house: RunningHouse) -> None:
    host = await house.host()
    program = await house.program(host.code, "Ada")
    assert await host.ask("remove", chair=1) == ""
    await program.ended()
    assert json.loads(program.raw[-1]) == SAID["farewell"]


def test_everything_that_is_said_is_understood() -> None:
    for title in ("hello", "ready", "answer", "declare"):
        msgspec.json.decode(json.dumps(SAID[title]), type=protocol.Request)
    assert {"join", "seat", "problem", "everything", "change", "talk", "refusal", "farewell", "time_bank"} < SAID.keys()


def test_its_numbers_are_those_of_the_house() -> None:
    usual = protocol.TimeBank()
    assert SAID["time_bank"] == {name: getattr(usual, name) for name in usual.__struct_fields__}
    assert f"more than {BURST} requests at once, or {PER_SECOND} a second" in PAGE
    assert f"the last {LONGEST_TALK} lines are shown" in PAGE
    assert f"comes in multiples of {SHORT} bytes" in PAGE
    assert f"to a multiple of {REQUEST} bytes" in PAGE
    for speaker in ("examples/open_seat.py", "web/src/net/socket.ts"):
        assert f"FRAME = {REQUEST}" in (PROJECT / speaker).read_text(encoding="utf-8")


def test_it_names_every_statement_with_its_fields_and_every_reason() -> None:
    rows = re.findall(r"^\| (`.*) \|.*\|$", PAGE.split("| statement |")[1].split("\n\n")[0], re.MULTILINE)
    named = {tuple(re.findall(r"`(\w+)`", part)) for row in rows for part in row.split(",")}
    kinds = dict.fromkeys([*COMMON, *[kind for game in GAMES.values() for kind in game.statements]])
    beside = ("why", "about")
    assert named == {
        (kind.__struct_config__.tag, *[name for name in kind.__struct_fields__ if name not in beside]) for kind in kinds
    }
    for game in GAMES.values():
        told = PAGE.split(f"In {game.title}:")[1].split("\n\n")[0].split(". In ")[0]
        assert tuple(re.findall(r"`(\w+)`", told)) == game.reasons


def test_every_reason_to_refuse_that_it_names_is_one_of_the_house() -> None:
    known = json.loads((PROJECT / "web/src/protocol/refusals.json").read_text("utf-8"))
    named = re.findall(
        r"`([\w-]+)`",
        "".join(re.findall(r"^\| (`[\w`, -]+) \| ", PAGE.split("| reason |")[1].split("A farewell")[0], re.MULTILINE)),
    )
    assert len(named) > 8
    assert set(named) <= set(known), set(named) - set(known)
    ends = set(msgspec.json.schema(protocol.Farewell)["$defs"]["Farewell"]["properties"]["reason"]["enum"])
    assert ends - {"not_watchable"} == {reason for reason in ends if f"`{reason}`" in PAGE}
