"""What a careful bot does about each question, on each side."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from gloaming.bots.cultists.careful import cultist, investigator, places
from gloaming.bots.cultists.careful.expansions import free, hunter, items, mountains, ritual
from gloaming.games.cultists.actions.close_portal import HelpClose
from gloaming.games.cultists.checks import LookAtPulse
from gloaming.games.cultists.encounters import GiveInTurn, Meet
from gloaming.games.cultists.expansions.curse_of_the_hunter import GuessHunter
from gloaming.games.cultists.expansions.free_actions import Linger
from gloaming.games.cultists.expansions.mountains_of_chaos.safety_ropes import ThrowRope
from gloaming.games.cultists.expansions.professions.reward import OfferProfession, TakeUp
from gloaming.games.cultists.expansions.professions.tokens.exorcist import ChooseVictim
from gloaming.games.cultists.expansions.professions.tokens.mayor import BreakTie
from gloaming.games.cultists.expansions.professions.tokens.saboteur import ChooseOtherDeck
from gloaming.games.cultists.expansions.under_the_surface.items.lamp import KeepLamp, OfferLamp
from gloaming.games.cultists.expansions.under_the_surface.items.snow_owl import SendOwl
from gloaming.games.cultists.expansions.under_the_surface.ritual import ChooseParticipant, LayRitualCards
from gloaming.games.cultists.movement import DeclarePath, Teleport, Walk
from gloaming.games.cultists.rounds import Act
from gloaming.games.cultists.tokens.false_eyes import Decline, LookThroughFalseEyes
from gloaming.games.cultists.tokens.in_control import HandleToken, Peek, TakeControl
from gloaming.games.cultists.victory import AskForClaim, GuessSeer
from gloaming.games.cultists.voting import HoldVote, ReconsiderBallot, Weigh, WeighBallot
from gloaming.kernel.steps import Option

Answer = Callable[[Any, Any], Option]


def always(option: Option) -> Answer:
    return lambda turn, asked: option


ANSWERS: Final[dict[type, tuple[Answer | None, Answer | None]]] = {
    Walk: (places.walk, cultist.walk),
    DeclarePath: (places.walk, cultist.walk),
    Teleport: (places.haunt, cultist.haunt),
    Act: (
        free.first_freely(investigator.act, free.FOR_INVESTIGATORS),
        free.first_freely(cultist.act, free.FOR_CULTISTS),
    ),
    Linger: (free.linger(free.FOR_INVESTIGATORS), free.linger(free.FOR_CULTISTS)),
    Meet: (investigator.give, cultist.give),
    GiveInTurn: (investigator.give, cultist.give),
    LookAtPulse: (investigator.look, cultist.look),
    HoldVote: (
        ritual.unless_election(investigator.vote, ritual.elect),
        ritual.unless_election(cultist.vote, ritual.elect_a_cultist),
    ),
    ReconsiderBallot: (
        ritual.unless_election(investigator.vote_again, ritual.elect_again),
        ritual.unless_election(cultist.vote_again, ritual.elect_a_cultist_again),
    ),
    WeighBallot: (investigator.weigh, always(Weigh(twice=True))),
    LookThroughFalseEyes: (
        investigator.look_through_false_eyes,
        always(Decline()),
    ),  # what they want to know, they know
    TakeControl: (investigator.take_control, always(Peek())),
    HandleToken: (investigator.handle_token, cultist.handle_token),
    HelpClose: (investigator.help_close, None),
    AskForClaim: (None, cultist.claim),
    GuessSeer: (None, cultist.name_seer),
    GuessHunter: (hunter.name_hunter, hunter.name_hunter),
    ThrowRope: (mountains.throw_to_the_dead, mountains.throw_to_the_living),
    OfferLamp: (items.offer_lamp, always(KeepLamp())),  # a Cultist has nothing to fear, and nobody else has the lamp
    SendOwl: (items.send_owl, items.send_harm),
    ChooseParticipant: (ritual.choose_participant, ritual.choose_a_cultist),
    LayRitualCards: (ritual.lay_success, ritual.lay_failure),
    OfferProfession: (always(TakeUp()), always(TakeUp())),  # MOC-RQ-26: better here than with somebody else
    BreakTie: (mountains.break_tie, mountains.break_tie_for_the_cult),
    ChooseVictim: (mountains.choose_victim, mountains.choose_prey),
    ChooseOtherDeck: (mountains.choose_other_deck, mountains.choose_other_deck_for_the_cult),
}
"""What an Investigator does about each question, and what a Cultist does."""

INVESTIGATOR: Final = {step: answer for step, (answer, _) in ANSWERS.items() if answer is not None}
CULTIST: Final = {step: answer for step, (_, answer) in ANSWERS.items() if answer is not None}

HUNTER: Final[dict[type, Answer]] = {
    **INVESTIGATOR,
    Walk: hunter.walk,
    DeclarePath: hunter.walk,
    Teleport: hunter.haunt,
    Act: free.first_freely(hunter.act, free.FOR_INVESTIGATORS),
    Meet: hunter.give,
    GiveInTurn: hunter.give,
    SendOwl: hunter.send_owl,
}
