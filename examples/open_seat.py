"""Sit at a web table as a program, in any game: join by the table's code and answer what is asked until the game is over.

    python examples/open_seat.py http://127.0.0.1:8000 ABCDEF --name Ada

Besides Python it needs the package websockets. The messages are in docs/how-to/open-seat.md."""

import argparse
import json
import random
import time
from collections.abc import Callable
from contextlib import suppress
from typing import Any
from urllib.error import HTTPError
from urllib.request import Request, urlopen

from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

FRAME = 256
"""Whatever is said is filled up with spaces to so many bytes, or a multiple: its length tells nobody what it says."""
USEFUL = ("escort", "rescuehere", "free", "control", "close", "help", "restart", "fill", "search", "check")
IDLE = ("pass", "stop", "decline", "refuse", "vote", "done")


class Seat:
    """One seat: what it knows, kept up to date from message to message, and its line to the house."""

    line: ClientConnection

    def __init__(self, house: str, code: str, name: str) -> None:
        body = json.dumps({"name": name, "program": True}).encode()
        try:
            with urlopen(Request(f"{house}/api/tables/{code}/seats", body)) as given:
                self.given: dict[str, Any] = json.load(given)
        except HTTPError as refused:
            raise SystemExit(json.load(refused)["sentence"]) from None
        self.house = house
        self.table: dict[str, Any] = {"stage": "lobby"}
        self.view: dict[str, Any] = {}
        self.journal: list[dict[str, Any]] = []
        self.answered, self.farewell = 0, ""

    @property
    def is_open(self) -> bool:
        return not self.farewell and self.table["stage"] in ("lobby", "playing")

    def send(self, what: str, **fields: Any) -> None:
        said = json.dumps({"type": what, **fields})
        self.line.send(said + " " * (-len(said) % FRAME))

    def take(self, raw: str | bytes) -> None:
        message = json.loads(raw)
        if message["type"] == "everything":
            self.table, self.view, self.journal = message["table"], message["view"] or {}, message["journal"]
            self.answered = 0
        elif message["type"] == "change":
            self.table |= message["table"]
            self.view |= message["view"]
            self.journal += message["journal"]
        elif message["type"] == "refusal" and message["reason"] in ("too-fast", "not-saved"):
            self.answered = 0  # once more
        elif message["type"] == "farewell":
            self.farewell = message["reason"]

    def listen(self) -> None:
        """Wait for a message, then take in all that have come by now."""
        self.take(self.line.recv())
        with suppress(TimeoutError):
            while not self.farewell:
                self.take(self.line.recv(timeout=0))

    @property
    def options(self) -> list[dict[str, Any]]:
        """What this seat may answer, unless it just has."""
        asked = self.view.get("asked")
        return asked["options"] if asked and asked["number"] != self.answered else []


def choose(seat: Seat) -> str:
    """Nothing that a page would ask twice about; something useful, if there is anything; and rather a friendly card."""

    def worth(option: dict[str, Any]) -> tuple[Any, ...]:
        verb, friendly = option["code"].split(":")[0], option.get("card") in ("alive", "success")
        return not option["confirm"], verb in USEFUL, verb not in IDLE, friendly, random.random()

    return str(max(seat.options, key=worth)["code"])


def act(seat: Seat, decide: Callable[[Seat], str]) -> None:
    if seat.table["stage"] == "lobby" and not seat.table["chairs"][seat.given["chair"]]["ready"]:
        seat.send("ready", ready=True)
    elif seat.options:
        code, seat.answered = decide(seat), seat.view["asked"]["number"]
        seat.send("answer", question=seat.answered, code=code)


def play(seat: Seat, decide: Callable[[Seat], str]) -> None:
    """Say hello, and again whenever the line broke: the token is the seat, and the house answers with everything."""
    address = f"ws{seat.house.removeprefix('http')}/api/tables/{seat.given['code']}/socket"
    while seat.is_open:
        with suppress(ConnectionClosed, OSError), connect(address, max_size=None, max_queue=None) as seat.line:
            seat.send("hello", code=seat.given["code"], token=seat.given["token"])
            while seat.is_open:
                seat.listen()
                act(seat, decide)
        time.sleep(0.5)
    print(seat.farewell or seat.view.get("winner") or seat.table["stage"])


parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
parser.add_argument("house", help="where the house is, as http://127.0.0.1:8000")
parser.add_argument("code", help="the six letters of the table")
parser.add_argument("--name", default="Ada", help="what the others see")

if __name__ == "__main__":
    given = parser.parse_args()
    play(Seat(given.house, given.code, given.name), choose)
