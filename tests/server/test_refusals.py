"""A refusal has a reason that stays, and the facts by which a page tells it in another language."""

from __future__ import annotations

import json
import pickle
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from gloaming.games.cultists import CULTISTS, Options
from gloaming.kernel.errors import BadOptions, NotOffered, Refused
from tests.server.running import RunningHouse

pytestmark = pytest.mark.anyio

ROOT = Path(__file__).parents[2]
REASONS: dict[str, list[str]] = json.loads((ROOT / "web/src/protocol/refusals.json").read_text("utf-8"))


def test_a_refusal_is_a_sentence_with_a_reason_and_facts() -> None:
    taken = Refused("Anna sits there; choose a free chair.", "chair-taken", name="Anna")
    assert (str(taken), taken.reason, taken.facts) == (
        "Anna sits there; choose a free chair.", "chair-taken", {"name": "Anna"},
    )  # fmt: skip
    assert (NotOffered("No.").reason, NotOffered("No.", "other").reason) == ("not-offered", "other")


def test_a_refusal_stays_whole_between_processes() -> None:
    told = pickle.loads(pickle.dumps(BadOptions("Too few.", "player-count", least=4, most=8)))
    assert (type(told), str(told), told.reason, told.facts) == (
        BadOptions, "Too few.", "player-count", {"least": 4, "most": 8},
    )  # fmt: skip


@pytest.mark.parametrize(
    ("options", "reason", "facts"),
    [
        (Options(players=9), "player-count", {"least": 4, "most": 8}),
        (Options(automa=True), "automa-count", {}),
        (Options(first_player=5), "first-player", {"seat": 5, "last": 4}),
        (Options(roles=("butler",)), "roles-unknown", {"role": "butler"}),
        (Options(roles=("seer", "seer")), "roles-twice", {}),
        (Options(players=7, level="custom", roles=("seer",)), "roles-seer", {}),
        (Options(roles=("mechanic",)), "roles-of-level", {"level": "first"}),
        (
            Options(level="custom", roles=("mechanic", "greenhorn", "crybaby", "infected", "super_ghost")),
            "roles-too-many",
            {"places": 4, "count": 5},
        ),
        (
            Options(players=8, level="expert", roles=("firestarter",)),
            "roles-unbalanced",
            {"investigators": 0, "cultists": 2, "lead": -1, "most": 5},
        ),
        (Options(board="university-8"), "board-seats", {"board": "university-8", "made_for": ("8",), "seats": 5}),
        (Options(board="nowhere"), "bad-board", {}),
        (Options(board_file="a ="), "bad-board", {}),
    ],
)
def test_a_table_that_cannot_be_set_up_says_by_which_fact(options: Options, reason: str, facts: dict[str, Any]) -> None:
    with pytest.raises(BadOptions) as refused:
        CULTISTS.empty_game(options, b"")
    assert (refused.value.reason, refused.value.facts) == (reason, facts)
    assert sorted(facts) == REASONS[reason]


async def test_the_lobby_tells_the_problem_and_its_facts(house: RunningHouse) -> None:
    host = await house.host()

    def problem() -> tuple[str, dict[str, Any]]:
        return host.table["problem_reason"], host.table["problem_facts"]

    assert problem() == ("free-chairs", {"free": 4, "count": 5})
    assert await host.ask("begin") == host.table["problem"]
    told = host.refusals[-1]
    assert (told["reason"], told["facts"]) == problem()
    for chair in (2, 3, 4):
        assert await host.ask("seat_bot", chair=chair, bot="random") == ""
    guest = await house.guest(host.code, "Gero")
    await host.until(lambda: problem() == ("not-ready", {"names": ["Gero"]}))
    assert await guest.ask("ready", ready=True) == ""
    await host.until(lambda: problem() == ("", {}))


async def test_refusals_name_people_and_numbers(house: RunningHouse) -> None:
    host = await house.host("Hanna")
    guest = await house.guest(host.code, "Gero")
    await host.settle()
    bots, games = host.table["bots"], ["cultists", "invasion"]
    for browser, request, fields, reason, facts in (
        (guest, "begin", {}, "host-only", {"name": "Hanna"}),
        (host, "seat_bot", {"chair": 1, "bot": "random"}, "chair-taken", {"name": "Gero"}),
        (host, "seat_bot", {"chair": 7, "bot": "random"}, "no-such-chair", {}),
        (host, "seat_bot", {"chair": 2, "bot": "genius"}, "unknown-bot", {"bot": "genius", "bots": bots}),
        (host, "cover", {"chair": 1, "covered": True}, "is-here", {"name": "Gero"}),
        (host, "answer", {"question": 1, "code": "pass"}, "not-begun", {}),
        (host, "configure", {"settings": {"game": "chess"}}, "unknown-game", {"game": "chess", "games": games}),
    ):
        assert await browser.ask(request, **fields) != ""
        told = browser.refusals[-1]
        assert (told["reason"], told["facts"]) == (reason, facts)
        assert sorted(facts) == REASONS[reason]


async def test_over_http_it_is_the_same(house: RunningHouse) -> None:
    answer = await house.post("/api/moves/use", {"ticket": "none"})
    assert answer.status_code == 409
    assert answer.json() == {
        "reason": "used-ticket",
        "sentence": "This ticket has been used or is too old; make a new one on the other device.",
        "facts": {},
    }


async def test_where_there_is_nothing_the_api_says_so_and_a_page_does_too(house: RunningHouse) -> None:
    for path in ("/api/nothing", "/api/rules/a%0Ab"):
        answer = await house.get(path)
        assert (answer.status_code, answer.json()["reason"]) == (404, "unknown-address")
    answer = await house.get("/nothing")
    assert (answer.status_code, answer.text) == (404, "There is no such page.")


def test_a_refusal_without_a_reason_is_found_in_the_source(tmp_path: Path) -> None:
    """None can be forgotten: the list of reasons, which the words are checked against, could not be written."""
    script = (
        "import refusals, pathlib, sys\n"
        "found = list(refusals.calls(pathlib.Path(sys.argv[1])))\n"
        "print([refusals.raised_reason(call, refusals.usual_reasons().get(name)) for call, name in found])\n"
    )
    source = tmp_path / "source.py"
    source.write_text('raise Refused("No.")\nraise Stale("No.")\nraise BadOptions(words, "odd", n=1)\nprint(1)\n')
    run = [sys.executable, "-c", script, str(source)]
    said = subprocess.run(run, cwd=ROOT / "web/tools", capture_output=True, text=True, check=True).stdout
    assert said.strip() == "['refused', 'stale', 'odd', None]"


async def test_the_icon_that_browsers_ask_for_beside_a_picture_is_not_refused(house: RunningHouse) -> None:
    async with house.client() as client:
        asked, own = [await client.get(path) for path in ("/favicon.ico", "/icon.svg")]
    assert (asked.status_code, asked.content) == (200, own.content)
    assert asked.headers["content-type"] == own.headers["content-type"] == "image/svg+xml"
