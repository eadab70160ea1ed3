"""What a careful bot does about each question, on each side."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from gloaming.bots.cultists.careful.cultist import acting as cultist_acts
from gloaming.bots.cultists.careful.cultist import people as cultist
from gloaming.bots.cultists.careful.expansions import free, hunter, items, professions, ritual, ropes
from gloaming.bots.cultists.careful.expansions.hunter import name_hunter
from gloaming.bots.cultists.careful.investigator import acting, moving, people
from gloaming.bots.cultists.turn import Turn
from gloaming.games.cultists.actions.close_portal import HelpClose
from gloaming.games.cultists.checks import LookAtPulse
from gloaming.games.cultists.encounters import GiveInTurn, Meet
from gloaming.games.cultists.expansions.curse_of_the_hunter import GuessHunter
from gloaming.games.cultists.expansions.free_actions import Linger
from gloaming.games.cultists.expansions.mountains_of_chaos.safety_ropes import ThrowRope
from gloaming.games.cultists.expansions.professions.exorcist import ChooseVictim
from gloaming.games.cultists.expansions.professions.mayor import BreakTie
from gloaming.games.cultists.expansions.professions.reward import OfferProfession
from gloaming.games.cultists.expansions.professions.saboteur import ChooseOtherDeck
from gloaming.games.cultists.expansions.under_the_surface.items.lamp import OfferLamp
from gloaming.games.cultists.expansions.under_the_surface.items.snow_owl import SendOwl
from gloaming.games.cultists.expansions.under_the_surface.ritual import ChooseParticipant, LayRitualCards
from gloaming.games.cultists.movement import DeclarePath, Teleport, Walk
from gloaming.games.cultists.rounds import Act
from gloaming.games.cultists.tokens.false_eyes import LookThroughFalseEyes
from gloaming.games.cultists.tokens.in_control import HandleToken, TakeControl
from gloaming.games.cultists.victory import AskForClaim, GuessSeer
from gloaming.games.cultists.voting import HoldVote, ReconsiderBallot, WeighBallot
from gloaming.kernel.steps import Option

INVESTIGATOR: Final[dict[type, Callable[[Turn, Any], Option]]] = {
    Walk: moving.walk,
    DeclarePath: moving.walk,
    Teleport: moving.haunt,
    Act: free.first_freely(acting.act, free.FOR_INVESTIGATORS),
    Linger: free.linger(free.FOR_INVESTIGATORS),
    Meet: people.give,
    GiveInTurn: people.give,
    LookAtPulse: people.look,
    HoldVote: ritual.unless_election(people.vote, ritual.elect),
    ReconsiderBallot: ritual.unless_election(people.vote_again, ritual.elect_again),
    WeighBallot: people.weigh,
    LookThroughFalseEyes: people.look_through_false_eyes,
    TakeControl: people.take_control,
    HandleToken: people.handle_token,
    HelpClose: people.help_close,
    GuessHunter: name_hunter,
    ThrowRope: ropes.throw_to_the_dead,
    OfferLamp: items.offer_lamp,
    SendOwl: items.send_owl,
    ChooseParticipant: ritual.choose_participant,
    LayRitualCards: ritual.lay_success,
    OfferProfession: professions.take_up,
    BreakTie: professions.break_tie,
    ChooseVictim: professions.choose_victim,
    ChooseOtherDeck: professions.choose_other_deck,
}
"""What an Investigator does about each question."""

CULTIST: Final[dict[type, Callable[[Turn, Any], Option]]] = {
    Walk: cultist_acts.walk,
    DeclarePath: cultist_acts.walk,
    Teleport: cultist_acts.haunt,
    Act: free.first_freely(cultist_acts.act, free.FOR_CULTISTS),
    Linger: free.linger(free.FOR_CULTISTS),
    Meet: cultist.give,
    GiveInTurn: cultist.give,
    LookAtPulse: cultist.look,
    HoldVote: ritual.unless_election(cultist.vote, ritual.elect_a_cultist),
    ReconsiderBallot: ritual.unless_election(cultist.vote_again, ritual.elect_a_cultist_again),
    WeighBallot: cultist.weigh,
    LookThroughFalseEyes: cultist.look_through_false_eyes,
    TakeControl: cultist.take_control,
    HandleToken: cultist.handle_token,
    AskForClaim: cultist.claim,
    GuessSeer: cultist.name_seer,
    GuessHunter: name_hunter,
    ThrowRope: ropes.throw_to_the_living,
    OfferLamp: items.keep_lamp,
    SendOwl: items.send_harm,
    ChooseParticipant: ritual.choose_a_cultist,
    LayRitualCards: ritual.lay_failure,
    OfferProfession: professions.take_up,
    BreakTie: professions.break_tie_for_the_cult,
    ChooseVictim: professions.choose_prey,
    ChooseOtherDeck: professions.choose_other_deck_for_the_cult,
}
"""What a Cultist does about each question; it helps nobody to close a Portal (`neutral`)."""

HUNTER: Final[dict[type, Callable[[Turn, Any], Option]]] = {
    **INVESTIGATOR,
    Walk: hunter.walk,
    DeclarePath: hunter.walk,
    Teleport: hunter.haunt,
    Act: free.first_freely(hunter.act, free.FOR_INVESTIGATORS),
    Meet: hunter.give,
    GiveInTurn: hunter.give,
    SendOwl: hunter.send_owl,
}
