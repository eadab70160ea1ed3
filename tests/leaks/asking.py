"""Everything that can be asked of a house, by anybody: each address and each message of the socket has its cases here.

A test holds this list against the routes of the server: an address without a case is found before anybody else finds it."""

from __future__ import annotations

import typing
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass, field
from typing import Any

import msgspec
from starlette.routing import BaseRoute, Mount, Route
from starlette.staticfiles import StaticFiles

from gloaming.lessons import lessons
from gloaming.server import protocol
from gloaming.server.api import BODY_LIMIT
from tests.leaks.houses import PORTER, Caller

NOBODY = "nobody has this token"


@dataclass
class Scene:
    """A table, and who asks about it."""

    code: str
    game: str
    players: int
    askers: dict[str, str]
    """By what they are at this table: the token that each would show; a stranger has none."""
    tickets: dict[str, str] = field(default_factory=dict)
    """Links and tickets that somebody was given here, by where."""


class Ask(typing.NamedTuple):
    asker: str
    method: str
    path: str
    body: bytes | None = None

    @property
    def label(self) -> str:
        return f"{self.asker}: {self.method} {self.path} {(self.body or b'')[:60]!r}"


Cases = Callable[[Scene], Iterator[Ask]]
CASES: dict[tuple[str, str], Cases] = {}
"""By method and path, in the order in which they are asked: what changes a table comes last."""


def case(method: str, path: str) -> Callable[[Cases], Cases]:
    def add(cases: Cases) -> Cases:
        CASES[method, path] = cases
        return cases

    return add


def plain(path: str, *asked: str) -> None:
    """An address that has nothing to do with any table."""

    @case("GET", path)
    def cases(_: Scene) -> Iterator[Ask]:
        for each in asked or (path,):
            yield Ask("stranger", "GET", each)


def gets(scene: Scene, *paths: str) -> Iterator[Ask]:
    for asker in scene.askers:
        for path in paths:
            yield Ask(asker, "GET", path)


def posts(scene: Scene, path: str, *bodies: dict[str, Any]) -> Iterator[Ask]:
    """With the token of each who asks, where the body has one."""
    for asker, token in scene.askers.items():
        for body in bodies:
            shown = {"token": token or NOBODY} if "token" in body else {}
            yield Ask(asker, "POST", path, msgspec.json.encode({**body, **shown}))


plain("/api/openapi.json")
plain("/")
plain("/favicon.ico")
plain("/tv/{code}", "/tv/AAAAAA", "/tv/%22%3E%3Cscript%3E")
plain("/narrator")
plain("/worker.js")
plain("/plain.css")
plain("/admin")
plain("/admin.js")
plain("/ca.crt")
plain("/certificate")
plain("/{path}", "/icon.svg", "/nothing.html", "/../tables.sqlite3", "/assets/")
plain("/api/games")
plain("/api/games/{game}", "/api/games/cultists", "/api/games/invasion", "/api/games/chess")
plain("/api/games/{game}/guests", "/api/games/cultists/guests", "/api/games/chess/guests")
plain("/api/reach")
plain("/api/notices")
plain("/api/rules/{clause}", "/api/rules/AC-MOVE-03?language=de", "/api/rules/AC-NONE-01")


@case("GET", "/api/tables/{code}")
def card(scene: Scene) -> Iterator[Ask]:
    yield from gets(scene, f"/api/tables/{scene.code}")
    for code in ("AAAAAA", scene.code.lower(), f"{scene.code}A", "A", "%00"):
        yield Ask("stranger", "GET", f"/api/tables/{code}")


@case("GET", "/admin/house")
def lodge(scene: Scene) -> Iterator[Ask]:
    """What it shows to who may see it are sums of the whole house: `tests/server/test_admin.py` counts its fields."""
    yield from gets(scene, "/admin/house")


@case("POST", "/admin/drain")
def lodge_drains(scene: Scene) -> Iterator[Ask]:
    """With the right token the house would let nobody in any more."""
    yield from posts(scene, "/admin/drain", {"token": ""})


@case("GET", "/admin/tables")
def lodge_tables(scene: Scene) -> Iterator[Ask]:
    yield from gets(scene, f"/admin/tables?like={scene.code}", "/admin/tables?like=%00")
    yield Ask("porter", "GET", f"/admin/tables?like={scene.code}")


@case("POST", "/admin/tables/{code}/end")
def lodge_ends(scene: Scene) -> Iterator[Ask]:
    """Who may end a game may see it: the porter tries it elsewhere."""
    yield from posts(scene, f"/admin/tables/{scene.code}/end", {"token": ""})
    yield Ask("porter", "POST", "/admin/tables/AAAAAA/end")


@case("GET", "/api/tables/{code}/record")
def record(scene: Scene) -> Iterator[Ask]:
    yield from gets(scene, f"/api/tables/{scene.code}/record")


@case("GET", "/api/tables/{code}/proof")
def proof(scene: Scene) -> Iterator[Ask]:
    yield from gets(scene, f"/api/tables/{scene.code}/proof")


@case("GET", "/api/tables/{code}/replay")
def replay(scene: Scene) -> Iterator[Ask]:
    address = f"/api/tables/{scene.code}/replay"
    yield from gets(scene, address, f"{address}?seat=0", f"{address}?seat=spectator")
    for whose in ("all", "", "99", "-1", *map(str, range(scene.players))):
        yield Ask("own", "GET", f"{address}?seat={whose}")


@case("GET", "/api/tables/{code}/suspicions")
def suspicions(scene: Scene) -> Iterator[Ask]:
    address = f"/api/tables/{scene.code}/suspicions"
    yield from gets(scene, address, f"{address}?seat=2")
    yield Ask("own", "GET", f"{address}?seat=99")


@case("POST", "/api/tables")
def new_table(scene: Scene) -> Iterator[Ask]:
    yield Ask("stranger", "POST", "/api/tables", b'{"name":"Mallory","character":3}')


@case("POST", "/api/lessons")
def new_lesson(scene: Scene) -> Iterator[Ask]:
    for lesson in (next(iter(lessons())), "none such"):
        body = {"lesson": lesson, "name": "Mallory", "pace": "quick"}
        yield Ask("stranger", "POST", "/api/lessons", msgspec.json.encode(body))


@case("POST", "/api/tables/{code}/seats")
def seats(scene: Scene) -> Iterator[Ask]:
    yield from posts(scene, f"/api/tables/{scene.code}/seats", {"name": "Mallory"}, {"name": "", "program": True})


@case("POST", "/api/tables/{code}/again")
def again(scene: Scene) -> Iterator[Ask]:
    yield from posts(scene, f"/api/tables/{scene.code}/again", {"token": ""})


@case("POST", "/api/moves")
def moves(scene: Scene) -> Iterator[Ask]:
    yield from posts(scene, "/api/moves", {"token": ""})


DEVICE = {"endpoint": "https://1.1.1.1/push", "auth": "A" * 22}
"""On the open internet, as far as anybody can tell without asking it. Nothing is sent there: it is asked for, and ended again."""
POINT = "BGsX0fLhLEJH-Lzm5WOkQPJ3A32BLeszoPShOUXYmMKWT-NC4v4af5uO5-tKfA-eFivOM1drMV7Oy7ZAaDe_UfU"
"""Of the curve: its generator."""


@case("POST", "/api/tables/{code}/notices")
def notices(scene: Scene) -> Iterator[Ask]:
    devices = [{**DEVICE, "p256dh": POINT}, {**DEVICE, "p256dh": "A" * 87}]
    devices += [{**devices[0], "endpoint": address} for address in ("https://127.0.0.1/", "http://1.1.1.1/", "x")]
    wishes = [{"token": "", "device": device, "language": "de"} for device in devices]
    yield from posts(scene, f"/api/tables/{scene.code}/notices", *wishes, {"token": "", "mail": "a@b"}, {"token": ""})


@case("POST", "/api/tables/{code}/notices/end")
def end_notices(scene: Scene) -> Iterator[Ask]:
    yield from posts(scene, f"/api/tables/{scene.code}/notices/end", {"token": ""})


@case("POST", "/api/tables/{code}/notices/confirm")
def confirm(scene: Scene) -> Iterator[Ask]:
    path = f"/api/tables/{scene.code}/notices/confirm"
    yield from posts(scene, path, *({"ticket": "none such", "wanted": wanted} for wanted in (True, False)))


@case("POST", "/api/tables/{code}/hook")
def hook(scene: Scene) -> Iterator[Ask]:
    addresses = ("https://1.1.1.1/hook", "https://10.0.0.1/", "gopher://1.1.1.1", "")
    yield from posts(scene, f"/api/tables/{scene.code}/hook", *({"token": "", "address": each} for each in addresses))


@case("POST", "/api/tables/{code}/moves")
def moves_here(scene: Scene) -> Iterator[Ask]:
    yield from posts(scene, f"/api/tables/{scene.code}/moves", {"token": ""})


@case("POST", "/api/tables/{code}/kept")
def kept(scene: Scene) -> Iterator[Ask]:
    yield from posts(scene, f"/api/tables/{scene.code}/kept", {"token": ""})


@case("POST", "/api/tables/{code}/offers")
def offers(scene: Scene) -> Iterator[Ask]:
    wishes = [{"token": "", "chair": chair} for chair in range(scene.players)]
    yield from posts(scene, f"/api/tables/{scene.code}/offers", *wishes, {"token": "", "chair": 3, "offered": False})
    yield from posts(scene, f"/api/tables/{scene.code}/offers", {"token": "", "chair": 3})


@case("POST", "/api/tables/{code}/offers/look")
def look(scene: Scene) -> Iterator[Ask]:
    for ticket in ("none such", scene.tickets.get("offers", "none yet")):
        yield from posts(scene, f"/api/tables/{scene.code}/offers/look", {"ticket": ticket})


@case("POST", "/api/tables/{code}/offers/take")
def take(scene: Scene) -> Iterator[Ask]:
    taking = {"ticket": "none such", "name": "Mallory", "token": ""}
    yield from posts(scene, f"/api/tables/{scene.code}/offers/take", taking)
    ticket = scene.tickets.get("offers", "none yet")
    yield from posts(scene, f"/api/tables/{scene.code}/offers/take", {**taking, "ticket": ticket})


@case("POST", "/api/moves/use")
def use(scene: Scene) -> Iterator[Ask]:
    yield Ask("stranger", "POST", "/api/moves/use", b'{"ticket":"none such"}')
    yield Ask("own", "POST", "/api/moves/use", msgspec.json.encode({"ticket": scene.tickets.get("moves", "none yet")}))


@case("POST", "/api/tables/{code}/moves/use")
def use_here(scene: Scene) -> Iterator[Ask]:
    yield from posts(scene, f"/api/tables/{scene.code}/moves/use", {"ticket": "none such"})


CHANGING = [*CASES][[*CASES].index(("POST", "/api/tables/{code}/offers")) :]

BAD_BODIES = (
    b"", b"{", b"[]", b"\xff\xfe", b'{"name":5}', b'{"token":["a"]}', b'{"ticket":""}', b'{"token":"a","chair":99}',
    b'{"name":"a","extra":1}', b"{" * 999, b" " * (BODY_LIMIT + 1),
)  # fmt: skip
STRANGE = (
    "/metrics", "/api/metrics", "/api", "/api/", "/api/debug", "/api/tables", "/api/tables/{code}/", "/api/tables/{code}/log",
    "/api/tables/{code}/roles", "/api/tables/{code}/record/0", "/api/socket", "/api/tables/{code}/socket",
    "/healthz", "/readyz",
)  # fmt: skip


def in_every_wrong_way(scene: Scene) -> Iterator[Ask]:
    """Wrong methods, wrong bodies, and addresses that do not exist."""
    for method, template in CASES:
        path = template.format(code=scene.code, game=scene.game, clause="AC-MOVE-03", path="icon.svg")
        for wrong in ("HEAD", "OPTIONS", "DELETE", "POST" if method == "GET" else "GET"):
            if (wrong, template) not in CASES:
                yield Ask("stranger", wrong, path)
        for body in BAD_BODIES if method == "POST" else ():
            yield Ask("stranger", "POST", path, body)
    for address in STRANGE:
        yield Ask("stranger", "GET", address.format(code=scene.code))


async def answers(caller: Caller, scene: Scene, asked: Iterable[Ask]) -> list[tuple[str, bytes]]:
    """What everybody is told who asks this, as it stands on the line."""
    return [(each.label, await put(caller, each, scene)) for each in asked]


def harmless(scene: Scene) -> Iterator[Ask]:
    """Whatever changes nothing at this table, in every right and wrong way."""
    yield from in_every_wrong_way(scene)
    for address, cases in CASES.items():
        if address not in CHANGING:
            yield from cases(scene)


def changing(scene: Scene) -> Iterator[Ask]:
    """What may hand a seat on, or move it. What everyone may see is looked at once more after it."""
    for address in CHANGING:
        yield from CASES[address](scene)
    yield from card(scene)


async def put(caller: Caller, asked: Ask, scene: Scene) -> bytes:
    shown = PORTER if asked.asker == "porter" else scene.askers[asked.asker]
    told = await caller.ask(asked.method, asked.path, asked.body, shown)
    body = told.partition(b"\r\n\r\n")[2]
    if body.startswith(b'{"ticket":"') and len(body) > 15 and asked.asker in ("own", "another"):
        scene.tickets[asked.path.split("/")[-1]] = msgspec.json.decode(body)["ticket"]
    return told


def addresses(routes: list[BaseRoute], above: str = "") -> Iterator[tuple[str, str]]:
    """Every method and path that the application answers."""
    for route in routes:
        if isinstance(route, Route):
            yield from ((method, above + route.path) for method in (route.methods or {"*"}) - {"HEAD"})
        elif isinstance(route, Mount) and isinstance(route.app, StaticFiles):
            yield "GET", f"{above}{route.path}/{{path}}"
        elif isinstance(route, Mount):
            yield from addresses(list(route.routes), above + route.path)
        else:
            yield "*", f"{above}{route!r}"


# On the socket


Said = dict[str, Any]


def sayings(players: int, question: int, settings: Said, *, is_host: bool) -> dict[type[msgspec.Struct], list[Said]]:
    """What anybody may say on a socket, by the kind of message, right and wrong."""
    elsewhere = {**settings, "game": "invasion" if settings["game"] == "cultists" else "cultists", "options": {}}
    answers = ("go:nowhere", "assassinate:0", "declare", "lay:sabotage", "claim", "give:dead>1", "", "x" * 80)
    statements = [
        {"type": kind.__struct_config__.tag, "chair": 1} for kind in (protocol.SPOKEN[0], protocol.SPOKEN[-1])
    ]
    return {
        protocol.Ping: [{}],
        protocol.Hello: [{"code": "AAAAAA"}, {"code": "AAAAAA", "token": NOBODY}, {"code": "AAAAAA", "screen": True}],
        protocol.Answer: [{"question": each, "code": code} for each in (question, question - 1, 0) for code in answers],
        protocol.Say: [{"text": "Good evening."}, {"text": " "}, {"text": "x" * 301}],
        protocol.Declare: [{"statement": statement} for statement in statements]
        + [{"statement": {"type": tag_of("Accuses"), "chair": chair, "reason": ""}} for chair in range(players + 1)],
        protocol.Configure: [{"settings": elsewhere}, {"settings": {**settings, "patience": 90}}, {"settings": {}}],
        protocol.Present: [{"name": "Mallory", "character": 1}],
        protocol.SeatBot: [{"chair": chair, "bot": "careful"} for chair in (1, 4, 7)],
        protocol.Remove: [{"chair": chair} for chair in (1, 4, 7)],
        protocol.Ready: [{"ready": False}, {"ready": True}, {"ready": False}],
        protocol.Begin: [{}],
        protocol.Pledge: [{"attempt": attempt, "pledge": "ab" * 32} for attempt in (0, 1)],
        protocol.Reveal: [{"attempt": attempt, "share": "ab" * 32} for attempt in (0, 1)],
        protocol.Witness: [{"signature": ""}, {"signature": "A" * 86}],
        protocol.Cover: [
            {"chair": chair, "covered": covered} for chair in range(players + 1) for covered in (True, False)
        ],
        protocol.TellStory: [{"telling": False}, {"telling": True}],
        protocol.Call: [{}],
        protocol.Abort: [] if is_host else [{}],  # a host would end the game, and all lie open
    }


def tag_of(name: str) -> str:
    return next(str(kind.__struct_config__.tag) for kind in protocol.SPOKEN if kind.__name__ == name)


JUNK = (
    b"",
    b"not a word",
    b"[]",
    b'{"type":"confess"}',
    b'{"type":"answer"}',
    b'{"type":"ping","more":1}',
    b"[" * 2000,
)


def messages(players: int, question: int, settings: Said, *, is_host: bool) -> Iterator[tuple[str, list[bytes]]]:
    """By kind, ready to be sent."""
    for kind, said in sayings(players, question, settings, is_host=is_host).items():
        tag = kind.__struct_config__.tag
        yield kind.__name__, [msgspec.json.encode({"type": tag, **fields}) for fields in said]
    yield "junk", list(JUNK)
