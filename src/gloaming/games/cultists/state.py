"""The state of a game of Cultists: everything on the table, and everything hidden on it."""

from __future__ import annotations

from typing import Annotated, ClassVar, Literal

from gloaming.games.cultists.board import Board, Place, RackName
from gloaming.games.cultists.cards import Cards
from gloaming.games.cultists.options import Options
from gloaming.games.cultists.tables import SET_UP, SetUpTable
from gloaming.kernel.game import Game
from gloaming.kernel.values import Names, PerSeat, Seat

RoleName = Annotated[str, Names("role")]
TokenName = Annotated[str, Names("token")]
"""An event token."""
Phase = Literal["night", "movement", "event", "action", "cleanup", "over"]
Portal = Literal["none", "open", "closed", "missed"]
Team = Literal["investigators", "cultists", "hunter"]
Reason = Literal[
    "points", "vote", "assassin", "murder", "kills", "claim", "false_claim", "time", "seer",
    "ritual", "no_leader", "exorcist", "hunter",
]  # fmt: skip
Cause = Literal["murder", "vote", "assassin", "own", "exorcist"]
"""Why somebody became a Ghost: a Dead card shown, a Vote, the Assassin, an effect of their own Role (AC-GHOST-01), or the
Exorcist (MOC-PROF-31)."""

Ballots = PerSeat[Seat | None]
"""One for each seat; None abstains."""


class Cultists(Game):
    shared: ClassVar[tuple[str, ...]] = (*Game.shared, "board", "automa")

    options: Options
    board: Board
    automa: Seat | None

    # Time
    round: int = 0
    phase: Phase = "night"
    knife: Seat = 0
    turn: Seat | None = None

    # Seats, each list in the order of the chairs
    at: list[Place] = []
    ghost: list[bool] = []
    cause: dict[Seat, Cause] = {}
    """Why each Ghost became one, in the order in which they did."""
    role: list[RoleName] = []
    shown_role: dict[Seat, RoleName] = {}
    """Role markers that lie open."""
    special_roles: tuple[RoleName, ...] = ()
    """The special Roles that were dealt."""
    route: list[int] = []
    hand: list[Cards] = []
    """The AUTOMA's is a pile in its order; everybody else's is sorted."""
    pulse: list[Cards] = []
    shown_dead: list[int] = []
    """How many Dead cards lie face up on each Pulse deck."""
    dead_since: dict[Seat, int] = {}
    """The round since which an Investigator counts as dead, known or not (AC-CLEAN-09)."""

    # Rooms
    deck: dict[Place, Cards] = {}
    """Room decks, top card last."""
    room_token: dict[Place, bool] = {}
    """Whether a Room's token bears the Unsafe Passage icon; unknown until it is explored."""
    explored: dict[Place, bool] = {}
    finished: dict[Place, bool] = {}
    books: dict[Place, int] = {}
    shelf: dict[RackName, int] = {}
    points: int = 0
    target: int = 0

    # Around the board
    power: bool = True
    vote_active: bool = True
    ballots: Ballots = ()
    """The ballots of the last Vote; public, unless the table votes anonymously."""
    draw_pile: Cards = ()
    unsafe_deck: Cards = ()
    removed: Cards = ()
    lurking: tuple[Place, ...] = ()
    """Cultist tokens still face down outside: the Rooms they show."""
    cultist_tokens: tuple[Place, ...] = ()
    """Rooms with a Cultist token."""
    fishman: Place | None = None
    """The Hallway he stands in; None: he is in the lake."""
    bag: tuple[TokenName, ...] = ()
    taken_out: tuple[TokenName, ...] = ()
    """Event tokens removed unseen through In Control of the Situation."""
    clock: list[TokenName] = []
    """The event token of each round so far; empty where none was left."""
    event: TokenName = ""
    """The event in force: the last one revealed, or the one the Mirror copied."""
    portal: Portal = "none"
    portal_mark: int = 0
    """The round that the reminder lies next to while the Portal is open; otherwise 0 (AC-EVENT-PO-07)."""
    closing: tuple[Seat, ...] = ()
    """Who has begun to close the Portal this round."""
    spent: tuple[Seat, ...] = ()
    """Who gave up this round's action to help another."""
    no_cards_until: int = 0
    """The Infected's effect: the last round in which Encounters pass no cards."""

    # The end
    winner: Team | None = None
    reason: Reason | None = None

    @property
    def seats(self) -> range:
        return range(len(self.at))

    @property
    def table(self) -> SetUpTable:
        return self.board.set_up or SET_UP[len(self.at)]

    def people(self) -> list[Seat]:
        """Everybody who can be asked."""
        return list(range(self.options.players))

    def living(self) -> list[Seat]:
        """AC-TERM-05: all whose death is not public, whatever their Pulse decks hold."""
        return [seat for seat, ghost in enumerate(self.ghost) if not ghost]
