"""A stand-in for a language model: a small real server on this machine that answers chats as it is told to."""

from __future__ import annotations

import contextlib
import json
import re
import threading
from collections.abc import Callable, Iterator
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from typing import Any

Chat = list[dict[str, str]]
Reply = Callable[[Chat, int], str | bytes | int]
"""(messages, how many chats there were before) -> what the model says; bytes: the whole body; a number: a status."""


def options_in(chat: Chat) -> list[dict[str, Any]]:
    """What the model was offered, as it reads it."""
    found = re.search(r"^Options: (.*)$", chat[1]["content"], re.MULTILINE)
    assert found
    options: list[dict[str, Any]] = json.loads(found[1])
    return options


def answer(code: str, say: Any = None) -> str:
    return json.dumps({"answer": code, "say": say})


def first_option(chat: Chat, number: int) -> str:
    return answer(options_in(chat)[0]["code"])


class StandIn:
    def __init__(self, reply: Reply) -> None:
        self.reply = reply
        self.chats: list[Chat] = []
        self.models: set[str] = set()
        self.keys: set[str] = set()
        self.paths: set[str] = set()

    def respond(self, path: str, key: str, body: dict[str, Any]) -> tuple[int, bytes]:
        number = len(self.chats)
        self.chats.append(body["messages"])
        self.models.add(body["model"])
        self.keys.add(key)
        self.paths.add(path)
        said = self.reply(body["messages"], number)
        if isinstance(said, int):
            return said, b'{"error": {"message": "no"}}'
        if isinstance(said, bytes):
            return 200, said
        return 200, json.dumps({"choices": [{"message": {"role": "assistant", "content": said}}]}).encode()


@contextlib.contextmanager
def standing_in(reply: Reply) -> Iterator[tuple[StandIn, str]]:
    """A model that answers so, and where it is found."""
    model = StandIn(reply)

    class Door(BaseHTTPRequestHandler):
        def do_POST(self) -> None:
            body = json.loads(self.rfile.read(int(self.headers["Content-Length"])))
            status, answer = model.respond(self.path, self.headers["Authorization"], body)
            with contextlib.suppress(OSError):  # the client may have gone
                self.send_response(status)
                self.send_header("Content-Length", str(len(answer)))
                self.end_headers()
                self.wfile.write(answer)

        def log_message(self, *words: Any) -> None:
            pass

    server = ThreadingHTTPServer(("127.0.0.1", 0), Door)
    server.daemon_threads = True
    thread = threading.Thread(target=server.serve_forever, args=(0.05,))
    thread.start()
    try:
        yield model, f"http://127.0.0.1:{server.server_address[1]}/v1"
    finally:
        server.shutdown()
        server.server_close()
        thread.join()
