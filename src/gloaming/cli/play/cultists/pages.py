"""Pages of Cultists to read beside a question: the map, its signs, and the welcome."""

from __future__ import annotations

from gloaming.cli.play import pages
from gloaming.cli.play.cultists import board_words, panels
from gloaming.cli.play.cultists.floorplan import FloorPlan, legend
from gloaming.cli.play.cultists.role_words import ROLE_WORDS, cultists_want, investigators_want, seats_and_cultists
from gloaming.cli.play.cultists.words import Speech, tell
from gloaming.cli.play.layout import Canvas
from gloaming.cli.play.rows import Rows
from gloaming.cli.play.speech import capital
from gloaming.cli.play.story import Passage
from gloaming.games.cultists.events import CultistsRecognised, StartCardsSeen
from gloaming.games.cultists.roles import ROLES
from gloaming.kernel.views import Asked

KEYS = (
    ("r", "roles and goals of this table, your route in words, the clock"),
    ("m", "the map, as large as it fits"),
)
SIGNS = (
    "On the plan @ is you, parentheses are ghosts, and [2] is where answer 2 leads.",
    "Beside each name: cards in the Pulse deck, then Encounter cards (e) and Room cards (r) in hand.",
    "On the shelf 2/4+4 means two of four books; a full rack brings four points.",
    "The letters are the rooms' colours: L light blue, R red, G green, O orange, P pink, D dark blue. A dagger marks who has the knife.",
    "Your route shows in brackets the colours of this hour: investigators may use only rooms of these colours.",
)


LOGS = {"full": "What you know", "current_round": "What you know of this hour", "off": "Since you were last asked"}
"""RQ-103: as much of the past as the table keeps."""


def help_page(speech: Speech, width: int) -> Rows:
    return pages.help_page(KEYS, (*SIGNS, *board_words.signs(speech)), width)


def map_page(speech: Speech, asked: Asked, canvas: Canvas) -> Rows:
    height = (canvas.height or 32) - (2 if speech.board.expansion == "base" else 3)
    drawing = FloorPlan(speech.board, canvas.width, height, ascii=canvas.plain, colours=canvas.colours)
    return [*panels.plan(speech, asked.options, drawing), *legend(speech.board, ascii=canvas.plain).split("\n")]


def welcome(s: Speech, commitment: str) -> list[Passage]:
    """The first screen: who you are, what your team wants, how to answer."""
    view = s.view
    assert view.role is not None
    team = ROLES[view.role].team
    learnt = [tell(s, event) for event in view.journal if isinstance(event, (CultistsRecognised, StartCardsSeen))]
    article = s.role(view.role)
    you = [f"You are {article}.", *learnt]
    if view.role not in ("investigator", "cultist"):
        side = "on nobody's side" if team == "hunter" else f"on the side of the {team}"
        you = [f"You are {article}, {side}.", *learnt, f"{capital(article)} {ROLE_WORDS[view.role]}"]
    goals = (
        (cultists_want(s), investigators_want(s)) if team == "cultists" else (investigators_want(s), cultists_want(s))
    )
    return [
        Passage(
            "Night falls", f"{seats_and_cultists(s)} Dead cards go from hand to hand, face down; books go to the shelf."
        ),
        Passage("Your envelope", " ".join(you)),
        Passage("What is at stake", " ".join(goals)),
        *[Passage(title, words) for title, words in board_words.first_words(s)],
        Passage(
            "",
            "Answer with a number and Enter. ? tells the rule behind a question, h helps, q keeps the game for later.",
        ),
        Passage("", f"The dice are sealed; their seal: {commitment}"),
    ]
