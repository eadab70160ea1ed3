"""What is asked and answered over HTTP: tables and seats to be had, and what a page has to know of a game."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from msgspec import Meta

from gloaming.kernel.facets import Facets, ViewFacets
from gloaming.server.protocol import BotKind, Chair, Face, Facts, Key, Name, Signature, Style, Tongue, Wire


class NewTable(Wire, frozen=True):
    name: Name
    character: Face = 0
    """Where somebody has it already, the next free one is given."""
    key: Key = ""
    """The seat's answers are signed by it, and it brings a share of the seed."""


class NewLesson(NewTable, frozen=True, kw_only=True):
    lesson: Annotated[str, Meta(max_length=40)]
    pace: Literal["natural", "quick"] = "natural"


class JoinTable(NewTable, frozen=True):
    program: bool = False
    """Programs must say that they are one, and are shown as one."""


class Reach(Wire, frozen=True):
    """Where others find this house."""

    public: str = ""
    """The address that its host has named for everyone; empty: none."""
    addresses: tuple[str, ...] = ()
    """Those that phones on the same network can open, the likeliest first; none if only this machine is let in."""


class SeatGiven(Wire, frozen=True):
    """A seat of one's own. The token is the seat: keep it, show it to nobody."""

    code: str
    chair: int
    token: str


class TableCard(Wire, frozen=True):
    """What anybody who knows the code may see before joining."""

    code: str
    game: str
    stage: Literal["lobby", "playing", "over", "aborted"]
    people: tuple[str, ...]
    characters: tuple[int, ...]
    taken: tuple[int, ...]
    """Faces that are no longer free, those of bots among them."""
    free: int
    spectators: bool
    awaited: tuple[str, ...] = ()
    """Whom the table waits for, as anybody who looked on would see; nobody where nobody may."""


class MoveSeat(Wire, frozen=True):
    token: Annotated[str, Meta(min_length=1, max_length=64)]


class ComeAgain(MoveSeat, frozen=True):
    key: Key = ""


class MoveTicket(Wire, frozen=True):
    """A ticket to carry a seat to another device, good once and for some minutes."""

    ticket: str


class UseTicket(Wire, frozen=True):
    ticket: Annotated[str, Meta(min_length=1, max_length=64)]


class OpenHere(UseTicket, frozen=True):
    key: Key = ""


class OfferSeat(MoveSeat, frozen=True, kw_only=True):
    """The wish to hand on a seat that a bot minds, by who holds the token; or not to, after all."""

    chair: Chair
    offered: bool = True


class SeatOffer(Wire, frozen=True):
    """The secret part of a link for a newcomer; empty while one more has to agree."""

    ticket: str = ""


class OfferCard(Wire, frozen=True):
    """What somebody with such a link would take over."""

    code: str
    game: str
    name: str
    character: int


class TakeSeat(UseTicket, frozen=True, kw_only=True):
    name: Name
    token: Annotated[str, Meta(max_length=64)] = ""
    """That of a seat that one has at this table already, if one has."""


class GivenAnswer(Wire, frozen=True):
    seat: int
    code: str
    signature: Signature


class GivenSentence(Wire, frozen=True):
    after: int
    """How many answers had been given."""
    seat: int
    says: str
    """The statement as the record has it, to the letter."""


class Proof(Wire, frozen=True):
    """All that a browser needs to check a game that has ended against what it was promised."""

    terms: str
    commitment: str
    seed: str
    secret: str
    """Of the house, and the shares of the seats; empty where the seed is the house's alone."""
    shares: tuple[str, ...]
    answers: tuple[GivenAnswer, ...]
    talk: tuple[GivenSentence, ...]
    witnesses: tuple[str, ...]
    """By seat."""


class RuleText(Wire, frozen=True):
    id: str
    text: str
    language: str
    """That of the text: English where there is none in the language that was asked for."""


class HouseRule(Wire, frozen=True):
    """An option of a game with its values, the ruling first."""

    name: str
    values: tuple[Any, ...]
    clause: str
    """The ruling that it is about."""


class LessonCard(Wire, frozen=True):
    """A guided game of it, and how many minutes it takes."""

    id: str
    minutes: int


class StylesOffered(Wire, frozen=True):
    """The styles in which bots can play this game."""

    offered: tuple[Style, ...] = ()
    """The mildest first; none: its bots know no styles."""
    usual: Style = ""
    """Of a table where nobody has chosen."""
    kinds: tuple[BotKind, ...] = ()
    """The kinds of bots that know them."""


class GameCard(Wire, frozen=True):
    """A game that can be played here."""

    name: str
    title: str
    players: tuple[int, int]
    """The fewest and the most that can play it."""
    lessons: tuple[LessonCard, ...]
    """Its guided games, the one to begin with first."""
    levels: dict[str, BotKind]
    """How strong its bots may be, from the weakest on, each level with its kind of bot."""
    styles: StylesOffered
    """How its bots may play."""


class GameFacts(GameCard, frozen=True):
    """All that a page has to know of a game it has never seen. The same for everyone: it holds no secret of any table."""

    facets: Facets
    view: ViewFacets
    clocks: dict[str, int]
    """The clocks that the game has, and the usual seconds of each; 0: no limit."""
    house_rules: tuple[HouseRule, ...]
    teams: tuple[str, ...]
    reasons: tuple[str, ...]
    """Why somebody may be accused or vouched for."""
    topics: tuple[str, ...]
    """What somebody may be asked."""
    clauses: tuple[str, ...]
    """The rules by which it asks, those of them that can be looked up here."""
    words: dict[str, str]
    """The messages that the game brings along, by language."""


class Brought(Wire, frozen=True):
    """What other packages bring to a game that has pages of its own. The same for everyone."""

    words: dict[str, str]
    """Their messages, by language."""
    facets: Facets
    """What their kinds say about themselves."""
    things: dict[str, dict[str, Any]]
    """Facts about their things, by sort and name, as the pages know those of the house."""


class NoticesOffered(Wire, frozen=True):
    """By which ways this house tells those who are away that their table waits."""

    key: str
    """By which a browser subscribes to push; empty where this house sends none."""
    mail: bool
    hook: bool


class Device(Wire, frozen=True):
    """What a browser tells of a subscription: where to send, and the keys that only this browser can open."""

    endpoint: Annotated[str, Meta(min_length=1, max_length=1024)]
    p256dh: Annotated[str, Meta(pattern="^[A-Za-z0-9_-]{86,88}={0,2}$")]
    auth: Annotated[str, Meta(pattern="^[A-Za-z0-9_-]{22}={0,2}$")]


MAIL = r"^([^\x00-\x20\x7f-\xa0@,;<>\"]+@[^\x00-\x20\x7f-\xa0@,;<>\"]+)?$(?!\n)"
"""An address, or none. Spaces are spelt out, and so is the end: what they are differs between readers of patterns."""


class NoticesHere(MoveSeat, frozen=True, kw_only=True):
    """What somebody at a table wishes to be told, by who holds the token. Each is asked for by itself."""

    device: Device | None = None
    mail: Annotated[str, Meta(max_length=120, pattern=MAIL)] = ""
    language: Tongue = ""


class Wishes(Wire, frozen=True):
    """Of one seat: by which ways it is told, and what the host has set for the table."""

    devices: int
    mail: str
    """Empty: none."""
    confirmed: bool
    """Whether its reader has said so."""
    hook: str = ""
    """Told to the host alone."""


class Confirmation(UseTicket, frozen=True, kw_only=True):
    """From the link in a letter."""

    wanted: bool


class Confirmed(Wire, frozen=True):
    code: str
    wanted: bool


class SetHook(MoveSeat, frozen=True, kw_only=True):
    """The address that is to hear of the table's public moments; empty: none."""

    address: Annotated[str, Meta(max_length=1024)]
    language: Tongue = ""


class HookKey(Wire, frozen=True):
    """By which its owner checks our signatures. Told once."""

    secret: str


class Problem(Wire, frozen=True):
    """One sentence that says what to do."""

    reason: str
    """A word that stays, by which a page finds words of its own."""
    sentence: str
    facts: Facts = {}
