"""Cards, roles, tokens, Items and colours in words, and as arguments of a message."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from gloaming.cli.play.speech import Args, capital, kebab, some
from gloaming.games.cultists.board import load_routes
from gloaming.games.cultists.cards import Card
from gloaming.words import apart, listed, t

FACES: tuple[Card, ...] = ("alive", "curse_alive", "dead", "success", "curse_success", "failure", "sabotage")
"""In the order in which a hand is told."""


def card_face(card: Card | None) -> str:
    return t(f"card-{card or 'veiled'}")


def card_args(name: str, value: Any) -> Args:
    """`$card`: one card in a sentence, `$cardFace`: what stands on it; `$cards`: "5 Alive and 1 Dead"."""
    if isinstance(value, tuple):
        return {name: listed(counted(value)) or t("cards-none"), f"{name}Is": some(value)}
    return {name: t(f"card-{value or 'veiled'}.one"), f"{name}Face": card_face(value)}


def counted(cards: Sequence[Card]) -> list[str]:
    return [t("cards-of", count=cards.count(card), face=card_face(card)) for card in FACES if card in cards]


def role_name(role: str, form: str = "") -> str:
    """A role; of a hidden draw "Greenhorn or Crybaby"."""
    return listed([t(f"role-{kebab(each)}{form}") for each in role.split("|")], "or")


def role_args(name: str, value: Any) -> Args:
    if isinstance(value, tuple):
        return {name: listed([role_name(role) for role in value]), f"{name}Is": some(value)}
    return {name: role_name(value), f"{name}A": role_name(value, ".a")}


def token_name(token: str) -> str:
    return t(f"token-{kebab(token) if token else 'none'}")


def item_name(item: str) -> str:
    return t(f"item-{kebab(item)}")


def item_args(name: str, value: Any) -> Args:
    """`$item`: one that is found; `$itemThe`: the one that is meant; `$itemName`: as a heading."""
    if isinstance(value, tuple):
        return {name: listed([t(f"thing-{kebab(item)}.the") for item in value])}
    thing = f"thing-{kebab(value)}"
    return {name: t(thing), f"{name}The": t(f"{thing}.the"), f"{name}Name": capital(item_name(value))}


def colour_name(colour: str) -> str:
    return t(f"colour-{kebab(colour)}")


def letter(colour: str) -> str:
    return t(f"colour-{kebab(colour)}-letter")


def route_words(route: int) -> str:
    return apart(", ".join(map(colour_name, line)) for line in load_routes()[route])


def telling(name: str, names: Sequence[str]) -> str:
    """The name without the words that most of these names have in common, and without a small word that joined them."""
    others = [each.lower().split() for each in names]
    words = [word for word in name.split() if 2 * sum(word.lower() in other for other in others) <= len(others)]
    while len(words) > 1 and len(words[0]) <= 2 and words[0].islower():
        del words[0]
    return " ".join(words) or name
