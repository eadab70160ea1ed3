"""Writes what a seat of Invasion sees."""

from __future__ import annotations

from gloaming.env.answers import Slots
from gloaming.env.invasion_v1.answers import ANSWERS, slots
from gloaming.env.invasion_v1.notes import InvasionNotes
from gloaming.env.invasion_v1.places import DISTRICTS, SPOTS, slots_of
from gloaming.env.invasion_v1.sheet import AT, QUESTIONS, ROW, SHEET
from gloaming.env.invasion_v1.told import scene, secrets
from gloaming.env.invasion_v1.words import CARDS, EVENT_NAMES, LANGUAGE, SIDES, STAGES
from gloaming.env.rows import CAP, Rows
from gloaming.env.scribe import Panel, Scribe
from gloaming.games.invasion import INVASION
from gloaming.games.invasion.options import Options
from gloaming.games.invasion.setup import AGENTS
from gloaming.games.invasion.state import ASSIMILATED, HUMAN
from gloaming.games.invasion.view import View
from gloaming.kernel.values import Seat

AGENT = {agent: nth for nth, agent in enumerate(AGENTS)}
HOURS, NO_HOURS = slice(AT["round"], AT["agent_at"]), bytes(AT["agent_at"] - AT["round"])
AGENTS_SEEN, NO_AGENTS = slice(AT["agent_at"], AT["scientists"]), bytes(AT["scientists"] - AT["agent_at"])
SCIENTISTS, NO_SCIENTISTS = slice(AT["scientists"], AT["tokens"]), bytes(AT["tokens"] - AT["scientists"])
TOKENS, NO_TOKENS = slice(AT["tokens"], AT["deck"]), bytes(DISTRICTS)
PILES, NO_DISCARD = slice(AT["deck"], AT["discard"] + len(EVENT_NAMES)), bytes(len(EVENT_NAMES))


class InvasionScribe(Scribe):
    kind = INVASION
    version = 1
    sheet = SHEET
    answers = ANSWERS
    questions = QUESTIONS

    def __init__(self, options: Options, seat: Seat) -> None:
        self.slot = slots_of(options.city)
        super().__init__(options, seat)

    def slots(self, options: Options) -> Slots:
        return slots(options.city, self.clockwise)

    def journal_rows(self, options: Options) -> Rows:
        return Rows(INVASION, LANGUAGE, self.slot, self.order)

    def notes(self) -> InvasionNotes:
        return InvasionNotes(self)

    # People

    def people_panels(self) -> list[Panel]:
        return [Panel("architect turn", self.turns), Panel("cards shown stated accuser_token", self.cards_held)]

    def turns(self, people: bytearray, view: View) -> None:
        for seat in range(self.seats):
            people[seat * ROW : seat * ROW + 3] = (1, seat == view.architect, seat == view.turn)

    def cards_held(self, people: bytearray, view: View) -> None:
        at = AT["cards"]
        for seat, shown in enumerate(view.shown):
            faces = (shown.count(HUMAN), shown.count(ASSIMILATED))
            people[at : at + 5] = (view.cards[seat], *faces, view.stated[seat], view.accuser_token[seat])
            at += ROW

    # The house

    def house_panels(self) -> list[Panel]:
        return [
            Panel("round stage pressure pressure_value active announced winner", self.hours),
            Panel("agent_at siren reserve last_used newcomer_waits", self.agents_seen),
            Panel("scientists saved", self.scientists),
            Panel("tokens", self.tokens),
            Panel("deck stacks mother_ships event_deck upcoming prevented planned discard", self.piles),
        ]

    def hours(self, house: bytearray, view: View) -> None:
        house[HOURS] = NO_HOURS
        house[AT["round"]] = view.round
        house[AT["stage"] + STAGES.index(view.stage)] = 1
        house[AT["pressure"]] = view.pressure
        house[AT["pressure_value"]] = min(view.pressure_value, CAP)
        house[AT["announced"]] = min(view.announced, CAP)
        if view.active is not None:
            house[AT["active"] + AGENT[view.active]] = 1
        if view.winner is not None:
            house[AT["winner"] + SIDES.index(view.winner)] = 1

    def agents_seen(self, house: bytearray, view: View) -> None:
        house[AGENTS_SEEN] = NO_AGENTS
        at, siren, slot = AT["agent_at"], AT["siren"], self.slot
        for agent, spot in view.agent_at.items():
            house[at + AGENT[agent] * SPOTS + slot[spot]] = 1
        for agent, free in view.siren.items():
            house[siren + AGENT[agent]] = free
        if view.reserve is not None:
            house[AT["reserve"] + AGENT[view.reserve]] = 1
        if view.last_used is not None:
            house[AT["last_used"] + AGENT[view.last_used]] = 1
        house[AT["newcomer_waits"]] = view.newcomer_waits

    def scientists(self, house: bytearray, view: View) -> None:
        house[SCIENTISTS] = NO_SCIENTISTS
        for spot in view.scientists:
            house[AT["scientists"] + self.slot[spot]] = 1
        house[AT["saved"]] = view.saved

    def tokens(self, house: bytearray, view: View) -> None:
        house[TOKENS] = NO_TOKENS
        at, slot = AT["tokens"] - SPOTS, self.slot
        for district in view.tokens:
            house[at + slot[district]] = 1

    def piles(self, house: bytearray, view: View) -> None:
        house[PILES] = (
            view.deck, *view.stacks, view.mother_ships, view.event_deck, view.upcoming, view.prevented, view.planned,
            *NO_DISCARD,
        )  # fmt: skip
        for card in view.discard:
            house[AT["discard"] + EVENT_NAMES.index(card)] += 1

    # What this seat alone knows

    def own_panels(self) -> list[Panel]:
        return [Panel("hand alien planning known_aliens", self.self_known)]

    def self_known(self, own: bytearray, view: View) -> None:
        own[:] = bytes(len(own))
        own[AT["hand"] : AT["hand"] + len(CARDS)] = bytes(map(view.hand.count, CARDS))
        own[AT["alien"]] = view.alien
        for card in view.planning:
            own[AT["planning"] + EVENT_NAMES.index(card)] += 1
        for seat in view.known_aliens:
            own[AT["known_aliens"] + self.order[seat]] = 1

    # In words

    @classmethod
    def scene(cls, view: View) -> list[str]:
        return scene(view)

    @classmethod
    def secrets(cls, view: View) -> str:
        return secrets(view)
