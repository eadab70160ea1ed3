"""Pages to read beside a question: the rule behind it, the log, the map, and how to answer."""

from __future__ import annotations

from rich.console import Console
from rich.markdown import Markdown
from rich.style import Style
from rich.text import Text

from gloaming import clauses
from gloaming.cli.floorplan import FloorPlan, legend
from gloaming.cli.palette import BRIGHT, CLEAR, QUIET
from gloaming.cli.play import board_words, panels
from gloaming.cli.play.layout import Canvas
from gloaming.cli.play.role_words import ROLE_WORDS, cultists_want, investigators_want, seats_and_cultists
from gloaming.cli.play.rows import Rows, wrapped
from gloaming.cli.play.speech import capital
from gloaming.cli.play.story import Passage, chronicle, remembered
from gloaming.cli.play.words import Speech, ask, offer, tell
from gloaming.games.cultists.events import CultistsRecognised, StartCardsSeen
from gloaming.games.cultists.roles import ROLES
from gloaming.kernel.steps import Option
from gloaming.kernel.views import Asked

HELP = (
    ("1, 2, 3 …", "answer with that number"),
    ("Enter", "answers where there is nothing to choose; otherwise draws the screen anew"),
    ("?", "the rule behind the question; ? 2 the rule behind answer 2"),
    ("l", "the log: all that you know has happened"),
    ("r", "roles and goals of this table, your route in words, the clock"),
    ("m", "the map, as large as it fits"),
    ("n", "more answers, where they do not all fit"),
    ("h", "this page"),
    ("q", "leave; the game is kept, and gloaming play --resume goes on with it"),
)
SIGNS = (
    "On the plan @ is you, parentheses are ghosts, and [2] is where answer 2 leads.",
    "Beside each name: cards in the Pulse deck, then Encounter cards (e) and Room cards (r) in hand.",
    "On the shelf 2/4+4 means two of four books; a full rack brings four points.",
    "The letters are the rooms' colours: L light blue, R red, G green, O orange, P pink, D dark blue. A dagger marks who has the knife.",
    "Your route shows in brackets the colours of this hour: investigators may use only rooms of these colours.",
)


def heading(words: str) -> Rows:
    return [Text(words, BRIGHT + Style(bold=True)), Text()]


def help_page(speech: Speech, width: int) -> Rows:
    rows = heading("How to answer")
    for key, words in HELP:
        rows += wrapped(Text.assemble((f"{key:<10}", BRIGHT), (words, CLEAR)), width, hang=10)
    for sign in (*SIGNS, *board_words.signs(speech)):
        rows += [Text(), *wrapped(sign, width, QUIET)]
    return rows


def rule_page(speech: Speech, asked: Asked, option: Option | None, width: int) -> Rows:
    """The rule behind the question, or behind one of its answers."""
    number = getattr(option, "clause", "") or asked.clause
    about = ask(speech, asked.step) if option is None else str(offer(speech, option, asked.step))
    rows = [*wrapped(about, width, BRIGHT), Text()]
    try:
        clause = clauses.find(number)
    except clauses.UnknownClause:
        return [*rows, *wrapped("No rule is written down for this.", width, CLEAR)]
    rows += wrapped(f"{clause.id}, {clause.section}", width, QUIET)
    rows += markdown(clause.text, width)
    rows += [Text(), *wrapped(f"More of it: gloaming rules {clause.group}", width, QUIET)]
    return rows


def markdown(text: str, width: int) -> Rows:
    console = Console(width=width, color_system=None)
    lines = console.render_lines(Markdown(text), pad=False)
    return [Text.assemble(*[(piece.text, piece.style or "") for piece in line]) for line in lines]


def log_page(speech: Speech, since: int, width: int) -> Rows:
    """RQ-103: as much of the past as the table keeps."""
    kept = {"full": "What you know", "current_round": "What you know of this hour", "off": "Since you were last asked"}
    rows = heading(kept[speech.view.options.public_log])
    return rows + chronicle(speech, remembered(speech.view, since), width)


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
