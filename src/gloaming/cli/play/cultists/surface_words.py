"""The words of the polar station: Items found, carried and used, the red door, the altar (UTS-ITEM, UTS-DOOR)."""

# ruff: noqa: ARG001, ARG005 - all are called alike, whatever each of them needs

from __future__ import annotations

from collections.abc import Mapping

from gloaming.cli.play.cultists.answer_words import look, third_card
from gloaming.cli.play.cultists.expansion_rows import ITEMS, some_items
from gloaming.cli.play.cultists.speech import FACES, Speech, card
from gloaming.cli.play.speech import article, capital, listed
from gloaming.cli.play.words import Asking, Offer, Telling, Wording
from gloaming.games.cultists.board import Place
from gloaming.games.cultists.expansions.under_the_surface import events
from gloaming.games.cultists.expansions.under_the_surface.carrying import HandOver, PickUp
from gloaming.games.cultists.expansions.under_the_surface.items.binoculars import Spot
from gloaming.games.cultists.expansions.under_the_surface.items.lamp import KeepLamp, LightLamp, OfferLamp
from gloaming.games.cultists.expansions.under_the_surface.items.rifle import DriveFishman, ShootCultist
from gloaming.games.cultists.expansions.under_the_surface.items.snow_owl import Send, SendNothing, SendOwl
from gloaming.kernel.steps import Question

ITEM_WORDS = {
    "red_relic": "goes to the altar; the third one wakes Organism 46-B.",
    "snow_owl": "carries a card of its finder's hand to any room, once.",
    "secret_switch": "opens the red door for good.",
    "dagger": "gives its holder one vote more in every vote.",
    "boots": "give their holder one step more in every movement.",
    "binoculars": "show, once, the Pulse deck of somebody in another room of the same colour.",
    "rifle": "drives away, once, a cultist or the Fishman.",
    "lamp": "keeps, once, all cards of a meeting away from its holder.",
}
"""What each Item does, for the page of roles and goals."""


# What happened


def the_item(item: str) -> str:
    """There are three relics, and two pairs of boots are rare enough."""
    return f"{'a' if item == 'red_relic' else 'the'} {ITEMS[item]}"


def relic_placed(s: Speech, e: events.RelicPlaced) -> str:
    if e.relics >= 3:
        return "The third red relic lies on the altar, and Organism 46-B is awake."
    return f"{'A red relic lies' if e.relics == 1 else 'Two red relics lie'} on the altar now."


def door_opened(s: Speech, e: events.DoorOpened) -> str:
    locked = [link.between for link in s.board.links if link.kind == "locked_door"]
    between = [f"between {listed([s.the(place) for place in ends])} " for ends in locked]
    return f"The red door {''.join(between[:1])}stands open, for good."


def fishman_driven(s: Speech, e: events.FishmanDriven) -> str:
    return f"{s.does(e.seat, 'drive the Fishman')} {goal(s, e.to)}."


def goal(s: Speech, place: Place | None) -> str:
    return "into the lake" if place is None else f"to {s.the(place)}"


TELLINGS: Mapping[type, Telling] = {
    events.ItemFound: lambda s, e: f"{s.does(e.seat, 'find')} {the_item(e.item)} in {s.the(e.place)}.",
    events.ItemTurnedUp: lambda s, e: (
        f"As {s.the(e.place)} is finished, {the_item(e.item)} {'come' if e.item == 'boots' else 'comes'} to light there."
    ),
    events.ItemLost: lambda s, e: f"Whatever lay face down in {s.the(e.place)} is gone, unseen.",
    events.ItemHandedOver: lambda s, e: f"{s.does(e.seat, 'hand')} {s.name(e.to)} the {ITEMS[e.item]}.",
    events.ItemPickedUp: lambda s, e: f"{s.does(e.seat, 'pick up')} the {ITEMS[e.item]} in {s.the(e.place)}.",
    events.ItemsDropped: lambda s, e: f"{s.does(e.seat, 'drop')} {some_items(e.items)} in {s.the(e.place)}.",
    events.RelicPlaced: relic_placed,
    events.DoorOpened: door_opened,
    events.OwlSent: lambda s, e: f"{s.does(e.seat, 'send')} the snow owl to {s.the(e.place)} with {card(e.card)}.",
    events.RifleFired: lambda s, e: f"{s.does(e.seat, 'fire')} the rifle.",
    events.FishmanDriven: fishman_driven,
    events.LampLit: lambda s, e: f"{s.does(e.seat, 'light the lamp and *get no card in this meeting')}.",
}


# What may be answered


def send(s: Speech, o: Send, asked: Question) -> Offer:
    face = FACES[o.card]
    return Offer(
        f"Send {article(face)} {face} card to {s.the(o.place)}",
        third_card(s, o.place),
        f"{face}: {s.board.name(o.place)}",
    )


def drive(s: Speech, o: DriveFishman, asked: Question) -> Offer:
    to = "lake" if o.to is None else s.board.name(o.to)
    return Offer(
        f"Drive the Fishman {goal(s, o.to)} with the rifle", "free, but the rifle is gone then", f"Fishman: {to}"
    )


def hand_over(s: Speech, o: HandOver, asked: Question) -> Offer:
    return Offer(
        f"Hand {s.name(o.to)} the {ITEMS[o.item]}", "your action remains", f"{ITEMS[o.item]}: {s.label(o.to)}"[:28]
    )


def spot(s: Speech, o: Spot, asked: Question) -> Offer:
    return Offer(
        f"Look at {s.whose(o.target)} Pulse deck through the binoculars",
        f"{look(s, o.target)}; free, but they are gone then",
        f"Spot: {s.label(o.target)}",
    )


WORDINGS: Mapping[type, Wording] = {
    HandOver: hand_over,
    PickUp: lambda s, o, q: Offer(f"Pick up the {ITEMS[o.item]} in {s.the(o.place)}", "your action remains", f"Pick up: {ITEMS[o.item]}"),
    Send: send,
    SendNothing: lambda s, o, q: Offer("Let the owl fly without a card"),
    Spot: spot,
    ShootCultist: lambda s, o, q: Offer(f"Shoot at the cultist in {s.the(o.place)}", "gone for good, and so is the rifle", f"Shoot: {s.board.name(o.place)}"),
    DriveFishman: drive,
    LightLamp: lambda s, o, q: Offer("Light the lamp", "you get no card in this meeting, and the lamp is gone then"),
    KeepLamp: lambda s, o, q: Offer("Keep the lamp for another meeting"),
}  # fmt: skip


# What is asked


def offer_lamp(s: Speech, q: OfferLamp) -> str:
    others = [seat for seat in q.seats if seat != s.view.seat]
    return f"You meet {s.all_of(others)} in {s.the(q.place)}. Do you light your lamp, so that nobody gives you a card?"


QUESTIONS: Mapping[type, Asking] = {
    SendOwl: lambda s, q: "The snow owl takes a card of your hand to a room. Which card, and where?",
    OfferLamp: offer_lamp,
}


def item_page_line(item: str) -> str:
    """ "Boots give their holder ...", one row of the page."""
    return f"{capital(ITEMS[item])} {ITEM_WORDS[item]}"
