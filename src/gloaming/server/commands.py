"""What a person at a table may ask for, and the entry of the log that each request becomes, or why it is refused."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, get_type_hints

from gloaming.kernel.errors import NotOffered, Refused
from gloaming.kernel.steps import Option
from gloaming.lessons.lesson import YOU
from gloaming.server import entries as log
from gloaming.server import protocol
from gloaming.server.covering import cover
from gloaming.server.dealing import begun, deal_begun, pledge, require_signature, reveal, witness
from gloaming.server.deals import keys_of
from gloaming.server.games import hosted
from gloaming.server.people import bot_person, faces, free_name
from gloaming.server.table import Table
from gloaming.server.understanding import understood
from gloaming.words.plain_text import tidy_line


class Stale(Refused):
    """The question was settled before this answer arrived."""

    usual_reason = "stale"


def decided(table: Table, chair: int, request: Any, absent: set[int]) -> tuple[log.Entry, Option | None]:
    """The entry that this request adds to the log, and the answer that it gives, if it is one. Nothing changes here.

    `absent` are those for whom a bot may play if the others wish it."""
    if isinstance(request, protocol.Answer):
        option = offered(table, chair, request)
        require_signature(table, chair, str(option), request.signature)
        return log.Answered(chair, str(option), signature=request.signature), option
    decide = DECISIONS.get(type(request))
    if decide is None:
        raise Refused("The table does not understand this; reload the page.", "not-understood")
    return decide(table, chair, request, absent), None


# At play


def offered(table: Table, chair: int, request: protocol.Answer) -> Option:
    game = table.play.game
    if table.aborted:
        raise Refused("The game was ended early; nothing is asked any more.", "ended-early")
    if request.question != game.questions:
        raise Stale("That was settled a moment ago; look at what is asked now.")
    option = table.kind.read_answer(request.code)
    if chair not in game.waiting_for:
        raise Stale("You have nothing to answer just now; wait for your turn.")
    if table.debating:
        raise Refused("The table is still talking; say that you are ready.", "talk-first")
    if option not in game.choices[chair]:
        raise NotOffered(f"{request.code} is not offered; choose one of your answers.")
    require_permission(table, chair, str(option))
    return option


def require_permission(table: Table, chair: int, code: str) -> None:
    """A lesson narrows what is offered. The gate stands here, and not in the page alone."""
    course = table.course
    if course is not None and chair == YOU and code not in (*course.may(), course.script(YOU)):
        beat = course.lesson.words_for(course.beat) if course.beat else ""
        raise Refused("Not tonight; choose an answer that is lit.", "not-in-lesson", beat=beat)


def say(table: Table, chair: int, request: protocol.Say, absent: set[int]) -> log.Entry:
    require_talk(table)
    text = tidy_line(request.text) or "…"
    to, statement = understood(table, chair, text)
    return log.Spoken(chair, table.round, text, statement, to=to, language=request.language, mark=request.mark)


def declare(table: Table, chair: int, request: protocol.Declare, absent: set[int]) -> log.Entry:
    require_talk(table)
    if not table.kind.makes_sense(request.statement, table.kind.view(table.play.game, None)):
        raise Refused("This speaks of something that is not in the game; choose again.", "not-in-game")
    return log.Spoken(chair, table.round, "", request.statement, mark=request.mark)


def require_talk(table: Table) -> None:
    """A rule of the game may keep everyone silent for a while."""
    if table.match is None or table.match.game.over or table.aborted:
        return
    if not table.kind.may_speak(table.kind.view(table.match.game, None)):
        raise Refused("Nobody can talk just now; wait until the game lets you.", "no-talk")


def abort(table: Table, chair: int, request: protocol.Abort, absent: set[int]) -> log.Entry:
    require_host(table, chair)
    if table.stage not in ("lobby", "playing"):
        raise Refused("The game is over already.", "over-already")
    return log.Aborted()


def call(table: Table, chair: int, request: protocol.Call, absent: set[int]) -> log.Entry:
    require_host(table, chair)
    if table.stage not in ("lobby", "playing"):
        raise Refused("The game is over already.", "over-already")
    return log.Called(chair)


# In the lobby


def configure(table: Table, chair: int, request: protocol.Configure, absent: set[int]) -> log.Entry:
    require_host(table, chair)
    settings = request.settings
    if table.stage != "playing" or not is_same_game(table, settings):
        require_lobby(table)
    game = hosted(settings.game)
    options: Any = game.kind.read_options(settings.options)
    players: int = options.players
    seated = table.owned
    if players not in game.kind.players:
        least, most = game.kind.players[0], game.kind.players[-1]
        sentence = f"The game is for {least} to {most} players; choose a number between."
        raise Refused(sentence, "player-count", least=least, most=most)
    if any(number >= players for number in seated):
        sentence = f"{len(seated)} people sit at the table, some beyond chair {players}; ask them to move up first."
        raise Refused(sentence, "chairs-in-use", people=len(seated), players=players)
    strange = next((clock for clock in settings.clocks if clock not in game.clocks), None)
    if strange is not None:
        sentence = f"There is no clock {strange[:24]!r} in this game; choose one of: {', '.join(game.clocks)}."
        raise Refused(sentence, "unknown-clock", clock=strange[:24], clocks=tuple(game.clocks))
    require_style(settings.style, game.card.styles.offered)
    return log.Configured(settings)


def require_style(style: str, styles: tuple[str, ...]) -> None:
    if style and not styles:
        raise Refused("To these bots a style makes no difference; leave it out.", "no-styles")
    if style and style not in styles:
        sentence = f"There is no style {style!r} in this game; choose one of: {', '.join(styles)}."
        raise Refused(sentence, "unknown-style", style=style, styles=styles)


def is_same_game(table: Table, settings: protocol.Settings) -> bool:
    """Then time limits, the bots' pace and the like may change in the middle of it, though not in a lesson, nor how bots play."""
    now = table.settings
    same = (settings.game, settings.options, settings.style) == (now.game, now.options, now.style)
    return same and table.course is None


def present(table: Table, chair: int, request: protocol.Present, absent: set[int]) -> log.Entry:
    require_lobby(table)
    wearer = faces(table, but=chair).get(request.character)
    if wearer is not None:
        raise Refused(f"{wearer} has this face; choose another.", "face-taken", name=wearer)
    return log.Presented(chair, free_name(table, request.name, request.character, chair), request.character)


def seat_bot(table: Table, chair: int, request: protocol.SeatBot, absent: set[int]) -> log.Entry:
    require_host(table, chair)
    require_lobby(table)
    if request.chair >= len(table.chairs):
        raise Refused("There is no such chair; raise the number of players first.", "no-such-chair")
    holder = table.chairs[request.chair]
    if holder is not None and holder.has_owner:
        raise Refused(f"{holder.name} sits there; choose a free chair.", "chair-taken", name=holder.name)
    if request.bot is not None and request.bot not in table.bots:
        sentence = f"There is no bot called {request.bot!r} here; choose one of: {', '.join(table.bots)}."
        raise Refused(sentence, "unknown-bot", bot=request.bot, bots=table.bots)
    face = holder.character if holder else bot_person(table)
    return log.BotSeated(request.chair, request.bot, holder.name if holder else free_name(table, "", face), face)


def remove(table: Table, chair: int, request: protocol.Remove, absent: set[int]) -> log.Entry:
    if request.chair != chair:
        require_host(table, chair)
    require_lobby(table)
    table.holder(request.chair)
    return log.Removed(request.chair)


def ready(table: Table, chair: int, request: protocol.Ready, absent: set[int]) -> log.Entry:
    if not table.debating:
        require_lobby(table)
    return log.Readied(chair, request.ready)


def begin(table: Table, chair: int, request: protocol.Begin, absent: set[int]) -> log.Entry:
    require_host(table, chair)
    require_lobby(table)
    problem = table.problem()
    if problem is not None:
        raise problem
    return deal_begun() if keys_of(table) else begun(table)


def require_host(table: Table, chair: int) -> None:
    if chair != table.host():
        name = table.holder(table.host()).name
        raise Refused(f"Only {name}, who is the host, can do that.", "host-only", name=name)


def require_lobby(table: Table) -> None:
    if table.stage != "lobby":
        raise Refused("The game has begun; this can no longer be changed.", "has-begun")
    if table.deal is not None:
        raise Refused("The game is being dealt; wait a moment.", "being-dealt")


ALL = (say, declare, cover, call, abort, configure, present, seat_bot, remove, ready, begin, pledge, reveal, witness)
DECISIONS: dict[type, Callable[[Table, int, Any, set[int]], log.Entry]] = {
    get_type_hints(decide)["request"]: decide for decide in ALL
}
