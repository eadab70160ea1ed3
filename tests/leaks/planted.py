"""Leaks as data: each is planted in a house at work, one at a time, and has to be found. The first five once got past every test."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Any, Literal, NamedTuple

import msgspec
import pytest
from starlette.responses import Response

from gloaming.kernel.errors import Refused
from gloaming.server import (
    admin,
    api,
    commands,
    covering,
    forms,
    handing_over,
    open_table,
    presence,
    protocol,
    sockets,
    wire,
)
from gloaming.server import entries as log
from gloaming.server.chain import DamagedLog
from gloaming.server.debate import Debate
from gloaming.server.forms import OfferCard, TableCard
from gloaming.server.gallery import Gallery
from gloaming.server.holders import Holder
from gloaming.server.house import House, hashed
from gloaming.server.listeners import Listener
from gloaming.server.open_table import OpenTable
from gloaming.server.padding import SHORT, padded, short
from gloaming.server.seated_bots import PACE, SeatedBots
from gloaming.server.table import Table
from gloaming.server.table_clock import TableClock
from gloaming.server.talk import Talk
from tests.leaks.worlds import hidden_count, traitors

Patch = pytest.MonkeyPatch
Net = Literal["worlds", "times", "turns to speak", "damage", "called off"]


class Plant(NamedTuple):
    name: str
    tells: str
    plant: Callable[[Patch], None]
    net: Net = "worlds"
    """What finds it: two worlds, the times of bots, the order in which they speak, two damaged logs, or two games that are called
    off."""


PLANTED: list[Plant] = []


def planted(tells: str, net: Net = "worlds") -> Callable[[Callable[[Patch], None]], Callable[[Patch], None]]:
    def add(plant: Callable[[Patch], None]) -> Callable[[Patch], None]:
        PLANTED.append(Plant(plant.__name__.replace("_", " "), tells, plant, net))
        return plant

    return add


# What they tell


def sides(table: Table) -> tuple[int, ...]:
    return traitors(table.kind, table.match.game) if table.match else ()


def hidden(table: Table) -> int:
    return hidden_count(table.match.game) if table.match else 0


def sealed(table: Table) -> int:
    return len(table.match.game.answers) if table.match else 0


def around(patch: Patch, target: Any, name: str, change: Callable[..., Any]) -> None:
    """`change(honest, *given)` takes the place of a function or method."""
    honest = getattr(target, name)

    def leaky(*given: Any, **named: Any) -> Any:
        return change(honest, *given, **named)

    patch.setattr(target, name, leaky)


def found(patch: Patch) -> list[Table]:
    """The last table that anybody asked for over HTTP."""
    last: list[Table] = []

    async def remembered(honest: Any, *given: Any) -> Any:
        asked_for = await honest(*given)
        last[:] = [asked_for.table if isinstance(asked_for, OpenTable) else asked_for]
        return asked_for

    around(patch, api, "table_of", remembered)
    around(patch, api, "look_at", remembered)
    return last


def on_card(patch: Patch, change: Callable[[Table, TableCard], TableCard]) -> None:
    last, honest = found(patch), TableCard
    patch.setattr(forms, "TableCard", lambda *given: change(last[0], honest(*given)))


def on_state(patch: Patch, change: Callable[[Table], dict[str, Any]]) -> None:
    """In what everyone is told of the table."""
    around(
        patch,
        open_table,
        "state_of",
        lambda honest, table, *seen: msgspec.structs.replace(honest(table, *seen), **change(table)),
    )


def on_responses(patch: Patch, change: Callable[[Table, Response], None]) -> None:
    """In whatever is answered over HTTP after somebody has asked for a table."""
    last, honest = found(patch), Response

    def leaky(*given: Any, **named: Any) -> Response:
        answer = honest(*given, **named)
        if last:
            change(last[0], answer)
        return answer

    patch.setattr(api, "Response", leaky)


# Five that escaped


@planted("how many have sealed an answer")
def a_refusal_that_counts_sealed_answers(patch: Patch) -> None:
    def counting(honest: Any, table: Table, *given: Any) -> Any:
        try:
            return honest(table, *given)
        except Refused as fault:
            raise Refused(f"{fault} {sealed(table)} have answered.", fault.reason) from fault

    around(patch, commands, "offered", counting)


@planted("who is on which side")
def a_card_that_lists_people_by_side(patch: Patch) -> None:
    def by_side(table: Table, card: TableCard) -> TableCard:
        owned = sorted(table.owned, key=lambda chair: chair in sides(table))
        return msgspec.structs.replace(card, people=tuple(table.holder(chair).name for chair in owned))

    on_card(patch, by_side)


@planted("how many are secretly dead")
def free_seats_that_count_secret_deaths(patch: Patch) -> None:
    on_card(patch, lambda table, card: msgspec.structs.replace(card, free=hidden(table)))


@planted("who is a traitor", "times")
def a_traitors_bot_a_third_slower(patch: Patch) -> None:
    async def slowly(honest: Any, self: OpenTable, chair: int, request: Any) -> None:
        if isinstance(request, protocol.Answer) and chair in sides(self.table):
            await asyncio.sleep(sum(PACE[self.table.settings.pace]) / 2 / 3)
        await honest(self, chair, request)

    around(patch, OpenTable, "request_for", slowly)


@planted("who is on which side", "turns to speak")
def bots_that_speak_in_the_order_of_sides(patch: Patch) -> None:
    def by_side(honest: Any, self: SeatedBots) -> list[int]:
        return sorted(honest(self), key=lambda chair: chair not in sides(self.open.table))

    around(patch, SeatedBots, "talkers", by_side)


# Over HTTP


@planted("who is on which side")
def faces_of_a_card_by_side(patch: Patch) -> None:
    def by_side(table: Table, card: TableCard) -> TableCard:
        ordered = sorted(card.taken, key=lambda face: face in sides(table))
        return msgspec.structs.replace(card, taken=tuple(ordered))

    on_card(patch, by_side)


@planted("how many are secretly dead")
def a_header_that_counts(patch: Patch) -> None:
    on_responses(patch, lambda table, answer: answer.headers.update({"server-timing": f"rules;dur={hidden(table)}"}))


@planted("whether the state has changed")
def an_etag_of_the_whole_state(patch: Patch) -> None:
    def tag(table: Table, answer: Response) -> None:
        answer.headers["etag"] = table.kind.state_hash(table.play.game) if table.match else ""

    on_responses(patch, tag)


@planted("who holds which cards")
def caches_that_may_keep_some_answers(patch: Patch) -> None:
    on_responses(patch, lambda table, answer: answer.headers.update({"cache-control": f"max-age={hidden(table)}"}))


@planted("who is a traitor")
def a_cookie_for_traitors(patch: Patch) -> None:
    on_responses(patch, lambda table, answer: answer.headers.append("set-cookie", f"team={sides(table)}"))


@planted("how many are secretly dead")
def a_body_longer_by_a_space(patch: Patch) -> None:
    def longer(table: Table, answer: Response) -> None:
        answer.body = bytes(answer.body) + b" " * hidden(table)
        answer.headers["content-length"] = str(len(answer.body))

    on_responses(patch, longer)


@planted("the seed")
def a_record_before_the_end(patch: Patch) -> None:
    async def at_once(honest: Any, house: House, params: dict[str, str]) -> Table:
        return (await api.table_of(house, params)).table

    around(patch, api, "ended", at_once)
    patch.setattr(api, "record_of", lambda code, raw, _: b"\n".join(raw))


@planted("everything")
def a_replay_for_those_who_ask_by_seat(patch: Patch) -> None:
    async def at_once(honest: Any, house: House, params: dict[str, str]) -> Table:
        return (await api.table_of(house, params)).table

    around(patch, api, "to_tell", at_once)
    patch.setattr(api, "replay_of", lambda code, raw, eyes: write_all(raw))


def write_all(raw: list[bytes]) -> bytes:
    return msgspec.json.encode([entry.decode() for entry in raw])


@planted("how many traitors there are")
def a_refusal_that_knows_how_the_game_stands(patch: Patch) -> None:
    async def telling(honest: Any, house: House, params: dict[str, str]) -> Table:
        table = (await api.table_of(house, params)).table
        try:
            ended: Table = await honest(house, params)
        except Refused as fault:
            raise Refused(f"{fault} {hidden(table)} more to go.", fault.reason) from fault
        return ended

    around(patch, api, "ended", telling)


@planted("who holds which cards")
def an_error_that_shows_what_was_at_hand(patch: Patch) -> None:
    last = found(patch)

    def telling(honest: Any, fault: Refused, *status: int) -> Response:
        more = f" ({last[0].play.game.hand})" if last and last[0].match else ""
        answer: Response = honest(Refused(f"{fault}{more}", fault.reason), *status)
        return answer

    around(patch, api, "problem", telling)


@planted("who is a traitor")
def a_ticket_longer_for_traitors(patch: Patch) -> None:
    async def longer(honest: Any, self: House, at: OpenTable, token: str) -> str:
        ticket: str = await honest(self, at, token)
        return ticket + "-" * (at.table.chair_of(hashed(token)) in sides(at.table))

    around(patch, House, "ticket_for", longer)


@planted("who is a traitor")
def an_offer_that_needs_no_cover_for_a_traitor(patch: Patch) -> None:
    def lenient(honest: Any, table: Table, chair: int, by: int) -> None:
        if chair not in sides(table):
            honest(table, chair, by)

    around(patch, covering, "require_to_hand_over", lenient)


@planted("the hand of the seat that is handed on")
def an_offer_with_a_face_that_tells(patch: Patch) -> None:
    def telling(honest: Any, table: OpenTable, ticket: str) -> OfferCard:
        card: OfferCard = honest(table, ticket)
        return msgspec.structs.replace(card, character=hidden(table.table))

    around(patch, handing_over, "look", telling)


@planted("how many are secretly dead")
def a_seat_refused_for_another_reason(patch: Patch) -> None:
    async def by_parity(honest: Any, self: House, table: OpenTable, *given: Any) -> Any:
        if hidden(table.table) % 2:
            raise Refused("Every chair is taken; ask the host for one more.", "all-taken")
        return await honest(self, table, *given)

    around(patch, House, "sit_down", by_parity)


@planted("how many are secretly dead")
def a_lodge_that_counts(patch: Patch) -> None:
    def counting(honest: Any, table: OpenTable) -> admin.TableLine:
        line: admin.TableLine = honest(table)
        return msgspec.structs.replace(line, seats=hidden(table.table))

    around(patch, admin, "line_of", counting)


# At the table


@planted("who has sealed an answer")
def the_silent_count_as_idle(patch: Patch) -> None:
    def silent(self: presence.Presence) -> frozenset[int]:
        return self.open.table.owned.intersection(self.open.table.play.game.waiting_for)

    patch.setattr(presence.Presence, "idle", silent)


@planted("how many are secretly dead")
def spectators_that_are_ghosts(patch: Patch) -> None:
    on_state(patch, lambda table: {"watching": hidden(table)})


@planted("how many are secretly dead")
def screens_that_are_told_twice(patch: Patch) -> None:
    def twice(honest: Any, self: Gallery) -> None:
        honest(self)
        for listener in self.open.listeners:
            if listener.screen:
                for _ in range(hidden(self.open.table)):
                    listener.outlet.put(short(protocol.Change(0, {}, {}, ())))

    around(patch, Gallery, "tell", twice)


@planted("who has sealed an answer")
def seats_that_look_ready_when_they_have_answered(patch: Patch) -> None:
    def ready(table: Table) -> dict[str, Any]:
        answered = table.match.game.answers if table.match else ()
        for chair, holder in enumerate(table.chairs):
            if holder:
                holder.ready = chair in answered
        return {}

    around(patch, open_table, "state_of", lambda honest, table, *seen: ready(table) or honest(table, *seen))


@planted("that somebody has sealed an answer")
def a_question_asked_again_at_each_answer(patch: Patch) -> None:
    on_state(patch, lambda table: {"asked_at": 100 + sealed(table)})


@planted("how many have sealed an answer")
def a_clock_that_runs_faster_with_each_answer(patch: Patch) -> None:
    def sooner(honest: Any, self: TableClock, chair: int | None) -> float:
        end: float = honest(self, chair)
        return end + 60 - sealed(self.open.table)

    around(patch, TableClock, "deadline_of", sooner)
    on_state(patch, lambda table: {"deadline": 60_000 - sealed(table)})


@planted("who is a traitor")
def a_problem_that_is_none(patch: Patch) -> None:
    on_state(patch, lambda table: {"problem_facts": {"side": sides(table)[0] if sides(table) else 0}})


@planted("who is on which side")
def chairs_in_the_order_of_sides(patch: Patch) -> None:
    def by_side(table: Table) -> dict[str, Any]:
        chairs = [
            (holder or Holder("", chair)).state(host=False, since=None) for chair, holder in enumerate(table.chairs)
        ]
        ordered = sorted(range(len(chairs)), key=lambda chair: chair in sides(table))
        return {"chairs": tuple(chairs[chair] for chair in ordered)}

    on_state(patch, by_side)


@planted("how much has happened in secret")
def lines_that_count_hidden_events(patch: Patch) -> None:
    """Talk is put in order with what everyone has seen; here with everything."""

    def counted(honest: Any, self: Talk, line: protocol.Line, game: Any) -> None:
        honest(self, line, game)
        after = 0 if game is None else hidden_count(game)
        self.lines = (*self.lines[:-1], msgspec.structs.replace(self.lines[-1], after=after))
        self.encoded = msgspec.json.encode(self.lines)

    around(patch, Talk, "add", counted)


@planted("who is a traitor")
def a_statement_that_must_be_true(patch: Patch) -> None:
    def true_only(honest: Any, table: Table, chair: int, request: protocol.Declare, absent: set[int]) -> log.Entry:
        if getattr(request.statement, "chair", None) not in sides(table):
            raise Refused("This speaks of something that is not in the game; choose again.", "not-in-game")
        entry: log.Entry = honest(table, chair, request, absent)
        return entry

    honest = commands.DECISIONS[protocol.Declare]
    patch.setitem(commands.DECISIONS, protocol.Declare, lambda *given: true_only(honest, *given))


@planted("who is a traitor")
def talk_that_ends_when_the_loyal_are_ready(patch: Patch) -> None:
    def enough(self: Debate) -> bool:
        table = self.open.table
        return any(table.holder(chair).ready for chair in table.people if chair not in sides(table))

    patch.setattr(Debate, "is_enough", property(enough))


@planted("who is a traitor")
def a_stand_in_by_side(patch: Patch) -> None:
    def by_side(honest: Any, self: Table, entry: Any) -> None:
        if isinstance(entry, log.BotReplaced):
            entry = log.BotReplaced(entry.chair, "careful" if hidden(self) % 2 else "random")
        honest(self, entry)

    around(patch, Table, "_stand_in", by_side)


@planted("who is a traitor")
def a_minded_seat_that_others_hear_of(patch: Patch) -> None:
    on_state(patch, lambda table: {"minded": protocol.Minded(hidden(table), 0)})


@planted("who may be covered without being away")
def a_traitor_may_be_covered_at_any_time(patch: Patch) -> None:
    def lenient(honest: Any, table: Table, chair: int, request: protocol.Cover, absent: set[int]) -> log.Entry:
        entry: log.Entry = honest(table, chair, request, {*absent, *sides(table)})
        return entry

    honest = commands.DECISIONS[protocol.Cover]
    patch.setitem(commands.DECISIONS, protocol.Cover, lambda *given: lenient(honest, *given))


# How it comes


@planted("who is a traitor")
def traitors_are_told_first(patch: Patch) -> None:
    def ordered(honest: Any, self: OpenTable) -> None:
        self.listeners.sort(key=lambda listener: listener.chair not in sides(self.table))
        honest(self)

    around(patch, OpenTable, "tell", ordered)


@planted("that somebody has sealed an answer")
def an_empty_message_for_each_sealed_answer(patch: Patch) -> None:
    def told(honest: Any, self: OpenTable, chair: int, request: Any, absent: set[int]) -> Any:
        async def settle() -> None:
            await honest(self, chair, request, absent)
            if isinstance(request, protocol.Answer):
                for listener in self.listeners:
                    listener.outlet.put(short(protocol.Pong()) + b" " * SHORT)

        return settle()

    around(patch, OpenTable, "settle", told)


@planted("how much has happened in secret")
def versions_that_count_hidden_events(patch: Patch) -> None:
    """Each message is one more than the one before; here it skips what this seat has not seen."""

    def skipping(honest: Any, self: Listener, seen: Any, news: Any) -> Any:
        frames = honest(self, seen, news)
        self.messages += len(news) * unseen[0]
        return frames

    unseen = [0]
    around(patch, Listener, "hear", skipping)
    around(patch, OpenTable, "tell", lambda honest, self: (unseen.__setitem__(0, hidden(self.table)), honest(self))[1])


@planted("how many cards a seat holds")
def openings_rounded_by_what_is_hidden(patch: Patch) -> None:
    def larger(honest: Any, self: OpenTable) -> int:
        size: int = honest(self)
        return size + SHORT * hidden(self.table)

    around(patch, OpenTable, "opening_size", larger)


@planted("who is a traitor")
def a_pong_that_comes_in_two_sizes(patch: Patch) -> None:
    async def sized(honest: Any, house: House, table: OpenTable, listener: Listener, *asked: Any) -> None:
        if isinstance(asked[0], protocol.Ping) and hidden(table.table) % 2:
            listener.outlet.put(padded(msgspec.json.encode(protocol.Pong()), 2 * SHORT))
        await honest(house, table, listener, *asked)

    around(patch, sockets, "respond", sized)


@planted("how many are secretly dead")
def spectators_told_twice(patch: Patch) -> None:
    def twice(honest: Any, self: Gallery) -> None:
        honest(self)
        for listener in self.open.listeners:
            if listener.chair is None:
                for _ in range(hidden(self.open.table)):
                    listener.outlet.put(short(protocol.Change(0, {}, {}, ())))

    around(patch, Gallery, "tell", twice)


@planted("who holds which cards")
def a_farewell_with_a_reason(patch: Patch) -> None:
    async def telling(honest: Any, house: House, hello: Any, home: str) -> Any:
        seat = await honest(house, hello, home)
        table = house.open.get(getattr(hello, "code", ""))
        if isinstance(seat, protocol.Farewell) and table is not None and hidden(table.table) % 2:
            return protocol.Farewell("not_watchable")
        return seat

    around(patch, sockets, "find_seat", telling)


@planted("what another seat holds")
def spectators_with_the_eyes_of_a_seat(patch: Patch) -> None:
    def seen(honest: Any, kind: Any, game: Any, chair: int | None, *given: Any, **named: Any) -> Any:
        view = honest(kind, game, chair, *given, **named)
        return view if chair is not None else msgspec.structs.replace(view, hand=kind.view(game, 1).hand)

    around(patch, wire, "view_for", seen)


# Where a log is damaged


@planted("the answer at which it broke", "damage")
def a_damaged_table_that_says_where(patch: Patch) -> None:
    def telling(honest: Any, self: DamagedLog, damage: Any) -> None:
        honest(self, damage)
        self.args = (f"{self} {damage.kind} at {damage.entry}",)

    around(patch, DamagedLog, "__init__", telling)


# Where a game is called off


@planted("who was a traitor", "called off")
def sides_of_a_game_that_was_called_off(patch: Patch) -> None:
    def telling(table: Table) -> dict[str, Any]:
        return {"sides": tuple(str(chair in sides(table)) for chair in range(table.options().players)) * table.aborted}

    on_state(patch, telling)


@planted("who had sealed an answer", "called off")
def seats_that_look_ready_once_it_is_called_off(patch: Patch) -> None:
    def ready(table: Table) -> dict[str, Any]:
        for chair, holder in enumerate(table.chairs):
            if holder and table.aborted and table.match:
                holder.ready = chair in table.match.game.answers
        return {}

    around(patch, open_table, "state_of", lambda honest, table, *seen: ready(table) or honest(table, *seen))


@planted("how many were secretly dead", "called off")
def a_farewell_to_spectators_for_each_secret(patch: Patch) -> None:
    def more(honest: Any, self: Gallery) -> None:
        honest(self)
        for listener in self.open.listeners:
            if listener.chair is None and self.open.table.aborted:
                for _ in range(hidden(self.open.table)):
                    listener.outlet.put(short(protocol.Change(0, {}, {}, ())))

    around(patch, Gallery, "tell", more)
