"""What is said on a socket, in both directions; forms.py has what is asked over HTTP. TypeScript types are generated from both.

A seat is a secret token that its browser keeps. It is shown to nobody else, stands in no address, and the house itself
stores only its hash. Everything that a seat is sent comes from its view; nothing else about the game is ever put here."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated, Any, Literal, Union

import msgspec
from msgspec import Meta

from gloaming.games import FIRST, GAMES
from gloaming.server.people import PEOPLE

Code = Annotated[str, Meta(pattern="^[A-Z2-9]{6}$", description="The table's code, as people read it to each other.")]
Name = Annotated[str, Meta(max_length=24, description="What a person wishes to be called; empty: as their face is.")]
Face = Annotated[int, Meta(ge=0, le=len(PEOPLE) - 1, description="Which of the people that can be played.")]
Chair = Annotated[int, Meta(ge=0, le=7)]
Text = Annotated[str, Meta(min_length=1, max_length=300)]
Tongue = Annotated[str, Meta(pattern="^([a-z]{2})?$", description="A language by its code; empty: unknown.")]
Days = Annotated[int, Meta(ge=0, le=14)]
Seconds = Annotated[int, Meta(ge=0, le=3600)]
Style = Annotated[
    str, Meta(max_length=24, description="How bots play, among the styles of their game; empty: as usual.")
]
BotKind = Annotated[str, Meta(max_length=24, description="One of those that the table offers.")]
Key = Annotated[str, Meta(pattern="^([A-Za-z0-9_-]{43})?$", description="A public key, Ed25519; empty: none.")]
Signature = Annotated[str, Meta(pattern="^([A-Za-z0-9_-]{86})?$", description="Ed25519; empty: not signed.")]
Digest = Annotated[str, Meta(pattern="^[0-9a-f]{64}$", description="32 bytes, in hexadecimal digits.")]
Mark = Annotated[str, Meta(pattern="^[A-Za-z0-9_-]{0,16}$", description="A request's own; empty: it has none.")]
SPOKEN = tuple(dict.fromkeys(kind for game in GAMES.values() for kind in game.statements))
"""Every kind of statement that some game knows."""
if TYPE_CHECKING:
    from gloaming.kernel.talk import Statement as Statement  # noqa: PLC0414 - entries use it
else:
    Statement = Union[SPOKEN]  # noqa: UP007 - of kinds that the games list
Facts = dict[str, int | str | tuple[str, ...]]
"""What the words for a refusal need: numbers, names, lists of names."""


class Wire(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Whatever crosses the wire. A field that is not known is refused."""


# The table as everybody sees it


Pace = Literal["natural", "quick", "slow"]
"""How long everything takes. Quick: bots answer at once. Slow: people come and go, and have days to answer."""


class TimeBank(Wire, frozen=True, omit_defaults=True):
    """Seconds that a program has for each question, and beyond them in the whole game; with both at 0, all it likes."""

    game: Seconds = 300
    question: Seconds = 10


class Settings(Wire, frozen=True):
    """What the host decides in the lobby. `options` are those of the game, as in a record."""

    game: str = FIRST
    options: dict[str, Any] = {}
    clocks: dict[str, Seconds] = {}
    """Seconds to answer, by the name of the clock, where they are not the game's usual ones; 0: no limit."""
    spectators: bool = True
    pace: Pace = "natural"
    time_bank: TimeBank = TimeBank()
    patience: Seconds = 120
    """How long everyone waits for a person before the others may let a bot play; 0: as long as they are connected."""
    days: Days = 1
    """At the slow pace, how long everyone has for each answer; 0: no limit. Other clocks and patience count for nothing then."""
    style: Style = ""
    """How the bots play, wherever they know styles; empty: as is usual in this game."""


class ChairState(Wire, frozen=True, omit_defaults=True):
    """One chair at the table."""

    name: str
    character: int
    person: bool
    program: bool
    """Whether somebody's program sits here: it comes from outside like a person, and is marked as none."""
    bot: BotKind | None
    """Which bot of the house plays here. A chair with nothing of the three is free."""
    host: bool
    ready: bool
    away: bool
    covered: bool
    """A bot minds the seat of a person who is away."""
    since: int = 0
    """When they went away, in seconds on the table's clock."""
    agreed: tuple[int, ...] = ()
    """Who would let a bot play here. One more would do."""
    handing: tuple[int, ...] = ()
    """Who would hand the seat on."""
    offered: bool = False
    """There is a link by which somebody new can have the seat."""
    follows: str = ""
    """From whom the owner has taken the seat over."""
    keyed: bool = False
    """Whether the device at this seat signs its answers."""


class Line(Wire, frozen=True, omit_defaults=True):
    """Something said aloud: words, or a statement that other languages and bots can read."""

    number: int
    chair: int
    round: int
    text: str = ""
    statement: Statement | None = None
    message: str = ""
    """The id of a message of the page's own, where a script speaks, or a bot that has no statement to make. One that begins with
    `table-` is said by nobody: it tells what has happened to this chair."""
    to: int | None = None
    """Whom it is for, where a bot answers somebody, or somebody's own words name a bot."""
    after: int = 0
    """How many of the events that everyone sees had happened by then: talk and play in one order."""
    language: str = ""
    """Of somebody's own words: the one that their page spoke. Everything else each page says in its own."""
    mark: str = ""
    """That of the request: by it the page of the speaker knows that it was heard."""


class LessonState(Wire, frozen=True):
    """Where a guided game stands. All words are messages of the page's own; these are their ids."""

    id: str
    beat: str
    """The beat that is on; empty at the end."""
    may: tuple[str, ...]
    """What the person may answer now, the advised answer first."""
    ways: tuple[tuple[str, ...], ...]
    """Where that takes several answers, one after the other: all ways that are permitted from here."""
    last: str
    """The beat in which the person answered last, and what: its words say what came of it."""
    answer: str
    called: dict[str, str]
    """Names of people whom the person chose, by what the words call them."""
    reveals: tuple[str, ...]
    """What is told at the end, a line at a time."""


class AnotherGame(Wire, frozen=True):
    """The same table once more, under another code; who is at this chair waits there."""

    code: str
    chair: int


class Minded(Wire, frozen=True):
    """What its owner is told of a seat that a bot minds."""

    decisions: int
    """How many answers the bot has given."""
    since: int
    """How many events the owner had seen before."""


class Dealing(Wire, frozen=True):
    """The step between the lobby and the game, where seats bring shares of its seed."""

    attempt: int
    house: Digest
    """The pledge of the house."""
    pledged: tuple[int, ...]
    """Chairs that have pledged a share."""
    terms: str
    """All that the game is promised to be, once the pledges are complete: a share is revealed to these terms alone."""


class TableState(Wire, frozen=True):
    code: str
    stage: Literal["lobby", "playing", "over", "aborted"]
    settings: Settings
    chairs: tuple[ChairState, ...]
    talk: tuple[Line, ...]
    watching: int
    """People who look on; big screens are counted apart."""
    commitment: str
    """Published when the game begins; the seed follows at its end."""
    terms: str
    """What it binds the seed to."""
    seed: str
    problem: str
    """Why the game cannot begin with these settings, or why it was called off, in one sentence."""
    problem_reason: str
    """The same as a word, by which a page finds words of its own; empty if the game can begin."""
    problem_facts: Facts
    lobby: dict[str, Any]
    """What the game itself has to tell before it begins; later nothing."""
    bots: tuple[str, ...]
    """The kinds of bot that can sit down here, the usual one first; none once the game has begun."""
    debating: bool
    """Whether the table talks about the open question first: nobody is asked for an answer yet. `ready` says who wants to
    go on; when everyone here does, or `deadline` is over, the question is put."""
    deadline: int
    """Milliseconds left on the clock of the open question; 0 without a clock."""
    bank: int
    """Milliseconds in the time bank of this seat, if a program sits in it; nobody else is told. 0 for all others."""
    lesson: LessonState | None
    """Of a guided game, where it stands."""
    again: AnotherGame | None = None
    now: int = 0
    """Seconds on the table's clock. That it runs isn't news: it comes with everything, and with no change."""
    asked_at: int = 0
    """When the open question was put."""
    minded: Minded | None = None
    """Of this seat, while a bot minds it; nobody else is told."""
    former: int | None = None
    """The seat that this spectator had before somebody took it over."""
    unsaved: bool = False
    """Whether what happens can't be saved just now; only the host is told."""
    sides: tuple[str, ...] = ()
    """On whose side everyone was, seat by seat, once the game is over."""
    dealing: Dealing | None = None
    screens: int = 0
    """Big screens that show this table."""
    story: int | None = None
    """Since when the screens tell the story of the game, on the table's clock; null before its end, and once it was stopped."""
    signed: str = ""
    """The last signature of this seat that the table has; nobody else is told."""


# What a browser says on the socket


class Hello(Wire, frozen=True, tag="hello"):
    """The first message: which table, and whose seat. Without a token one watches."""

    code: Code
    token: Annotated[str, Meta(max_length=64)] = ""
    screen: bool = False
    """Of those who watch: a screen for the whole room, and nobody in particular."""
    page: Annotated[str, Meta(max_length=16)] = ""
    """Drawn by each page for itself: a line that gives way to another of the same page has not been opened elsewhere."""


class Answer(Wire, frozen=True, tag="answer"):
    question: int
    code: Annotated[str, Meta(max_length=80)]
    signature: Signature = ""


class Say(Wire, frozen=True, tag="say"):
    text: Text
    language: Tongue = ""
    """The one in which the page of the speaker speaks."""
    mark: Mark = ""
    """What is said twice with the same mark was said once: its line was lost before the speaker heard so."""


class Declare(Wire, frozen=True, tag="declare"):
    statement: Statement
    mark: Mark = ""


class Configure(Wire, frozen=True, tag="configure"):
    settings: Settings


class Present(Wire, frozen=True, tag="present"):
    """My name and my character."""

    name: Name
    character: Face


class SeatBot(Wire, frozen=True, tag="seat_bot"):
    chair: Chair
    bot: BotKind | None


class Remove(Wire, frozen=True, tag="remove"):
    chair: Chair


class Ready(Wire, frozen=True, tag="ready"):
    """For the game to begin; or for an answer, while the table talks about the question first."""

    ready: bool


class Begin(Wire, frozen=True, tag="begin"): ...


class Pledge(Wire, frozen=True, tag="pledge"):
    """The hash of a share that will be revealed when everyone has pledged."""

    attempt: int
    pledge: Digest


class Reveal(Wire, frozen=True, tag="reveal"):
    attempt: int
    share: Digest


class Witness(Wire, frozen=True, tag="witness"):
    """Signs, when the game is over, that these were all of its answers, in their order."""

    signature: Signature


class Cover(Wire, frozen=True, tag="cover"):
    """Let a bot play in a chair, or take that back. An owner decides alone; for somebody who is away or silent, the host
    does, or two others."""

    chair: Chair
    covered: bool


class TellStory(Wire, frozen=True, tag="tell_story"):
    """When the game is over: let the screens tell it from the beginning, or stop. Nothing of it is kept."""

    telling: bool


class Call(Wire, frozen=True, tag="call"):
    """The host asks for those who are away, and have wished to be told."""


class Abort(Wire, frozen=True, tag="abort"): ...


class Ping(Wire, frozen=True, tag="ping"): ...


Request = (
    Hello | Answer | Say | Declare | Configure | Present | SeatBot | Remove | Ready | Begin | Pledge | Reveal | Witness
    | Cover | TellStory | Call | Abort | Ping
)  # fmt: skip


# What a browser hears


class Everything(Wire, frozen=True, tag="everything"):
    """The whole state for this seat: on arrival, and whenever something was missed."""

    version: int
    chair: int | None
    table: TableState
    board: dict[str, Any] | None
    view: dict[str, Any] | None
    journal: tuple[Any, ...]


class Change(Wire, frozen=True, tag="change"):
    """What is new since the version before: fields of the table and of the view, and events of the journal."""

    version: int
    table: dict[str, Any]
    view: dict[str, Any]
    journal: tuple[Any, ...]


class Refusal(Wire, frozen=True, tag="refusal"):
    """One sentence that says what to do. Nothing has changed."""

    reason: str
    """A word that stays, by which a page finds words of its own."""
    sentence: str
    facts: Facts = {}
    mark: str = ""
    """That of the request, where it has one."""


class Farewell(Wire, frozen=True, tag="farewell"):
    """This connection ends: the seat was opened elsewhere, was removed or handed over, or the table is gone; or too many
    people watch, or too many wrong codes came from there."""

    reason: Literal[
        "elsewhere", "removed", "handed_over", "unknown_table", "unknown_seat", "not_watchable", "crowded", "guessing"
    ]


class Pong(Wire, frozen=True, tag="pong"): ...


Response = Everything | Change | Refusal | Farewell | Pong
