"""Every kind of event as a sentence, for the seat that saw it."""

# ruff: noqa: ARG001, ARG005 - all are called alike, whatever each of them needs

from __future__ import annotations

from collections.abc import Mapping

from gloaming.cli.play.cultists.speech import FACES, Speech, card, faces, plain, role_title, token_title
from gloaming.cli.play.speech import capital, count, listed
from gloaming.cli.play.words import Telling
from gloaming.games.cultists import events
from gloaming.games.cultists.board import load_routes
from gloaming.games.cultists.expansions.professions.events import KeptInOrder
from gloaming.games.cultists.state import Reason, Team
from gloaming.kernel.values import Seat

MEANS = {
    "check": "",
    "camera": " through the camera",
    "false_eyes": " through false eyes",
    "binoculars": " through the binoculars",
}
USES = {
    "fishman": "on the Fishman",
    "entering": "to pass the Fishman",
    "false_eyes": "to look through false eyes",
    "in_control": "to look into the bag",
    "change": "to change a ballot",
    "double_vote": "to let a ballot count twice",
    "double_abstention": "to abstain twice",
    "ropes": "for the ropes",
}
REASONS: dict[Reason, str] = {
    "points": "enough books are on the shelf",
    "vote": "the last cultist was voted out",
    "assassin": "the last cultist fell to the Assassin",
    "murder": "the last cultist was found dead",
    "kills": "enough investigators were dead in time",
    "claim": "the claim was true, and enough investigators are dead",
    "false_claim": "the claim was false, and too few investigators are dead",
    "time": "ten hours are over and the shelf is not full enough",
    "seer": "they named the Seer",
    "ritual": "Organism 46-B is banished",
    "no_leader": "three votes found no leader for the ritual",
    "exorcist": "the last cultist fell to the Exorcist",
    "hunter": "they found the Cursed Hunter",
}
OTHERWISE: dict[tuple[Team, Reason], str] = {
    ("cultists", "ritual"): "the ritual failed, and Organism 46-B is loose",
    ("hunter", "hunter"): "nobody knew who it was",
}
"""The same reasons where they serve another side."""


def ending(winner: Team, reason: Reason) -> str:
    """Who won and why, in one sentence."""
    why = OTHERWISE.get((winner, reason), REASONS[reason])
    return f"The Cursed Hunter wins: {why}." if winner == "hunter" else f"The {winner} win: {why}."


# The night


def roles_laid_out(s: Speech, e: events.RolesLaidOut) -> str:
    if not e.roles:
        return "There are no special roles in this game."
    return f"Special roles in this game: {listed([s.role(role) for role in e.roles])}."


def cultists_recognised(s: Speech, e: events.CultistsRecognised) -> str:
    """AC-NIGHT-10: with a thumb too few, the AUTOMA must be the missing one; the view says so."""
    known = s.view.known_cultists
    if s.view.seat in known:
        others = [seat for seat in known if seat != s.view.seat]
        return f"With you, {s.all_of(others)} {'are cultists' if len(others) > 1 else 'is a cultist'}."
    return f"You saw a thumb: {s.all_of(known)} {'are cultists' if len(known) > 1 else 'is the cultist'}."


def start_cards_seen(s: Speech, e: events.StartCardsSeen) -> str:
    dead = [seat for seat, face in enumerate(e.cards) if face == "dead"]
    return f"Dead from the start: {s.all_of(dead)}." if dead else "Nobody is dead from the start."


def route_shown(s: Speech, e: events.RouteShown) -> str:
    lines = "; ".join(", ".join(map(plain, line)) for line in load_routes()[e.route])
    return f"{capital(s.name(e.seat))} follows an open route: {lines}."


# The round


def gave(s: Speech, e: events.Gave) -> str:
    return f"{s.does(e.seat, 'give')} {s.name(e.to)} {card(e.card)}."


def portal_opened(s: Speech, e: events.PortalOpened) -> str:
    late = s.view.options.portal_deadline == "end_of_marked_round"
    until = f"before hour {e.mark} ends" if late else f"before hour {e.mark} begins"
    return f"The Portal stands open in {s.the(s.board.green)}; two must close it {until}."


# Actions


def room_checked(s: Speech, e: events.RoomChecked) -> str:
    top = "the top card" if e.top else "a card"
    return f"{s.does(e.seat, f'draw {top} in')} {s.the(e.place)}: {FACES[e.card]}."


def seen_cards(s: Speech, e: events.PulseSeen) -> str:
    """What a look showed; to the Profiler in the order in which the cards came (MOC-PROF-34)."""
    before = next((s.view.journal[at - 1] for at, event in enumerate(s.view.journal) if event is e and at), None)
    if isinstance(before, KeptInOrder) and e.cards:
        return f"{listed([FACES[face] for face in e.cards], 'then')}, in the order in which they came"
    return faces(e.cards)


def card_placed(s: Speech, e: events.CardPlaced) -> str:
    where = "into the Unsafe Passages" if e.place is None else f"onto the deck of {s.the(e.place)}"
    return f"A card of the draw pile goes unseen {where}."


def room_explored(s: Speech, e: events.RoomExplored) -> str:
    icon = " Its token shows an unsafe passage." if e.unsafe and s.view.options.unsafe_passages else ""
    return f"{capital(s.the(e.place))} is explored.{icon}"


# Votes


def ballots_opened(s: Speech, e: events.BallotsOpened) -> str:
    voters: dict[Seat | None, list[Seat]] = {}
    for seat, ballot in enumerate(e.ballots):
        voters.setdefault(ballot, []).append(seat)
    named = [group for group in voters.items() if group[0] is not None]
    named.sort(key=lambda group: -len(group[1]))
    told = [f"{s.says(seats, 'vote for')} {oneself(s, ballot, seats)}" for ballot, seats in named]
    if None in voters:
        told.append(s.says(voters[None], "abstain"))
    return f"{capital('; '.join(told))}."


def oneself(s: Speech, ballot: Seat | None, seats: list[Seat]) -> str:
    if ballot is None:
        return "nobody"
    if seats == [ballot]:
        return "yourself" if ballot == s.view.seat else "themselves"
    return s.name(ballot)


def ballot_cast(s: Speech, e: events.BallotCast) -> str:
    return "You abstained." if e.ballot is None else f"You voted for {oneself(s, e.ballot, [e.seat])}."


def tally_shown(s: Speech, e: events.TallyShown) -> str:
    *votes, abstentions = e.tally
    told = [f"{count(votes[seat], 'vote')} for {s.name(seat)}" for seat in range(len(votes)) if votes[seat]]
    return f"{capital('; '.join([*told, count(abstentions, 'abstention')]))}."


def ballot_changed(s: Speech, e: events.BallotChanged) -> str:
    now = "abstain" if e.ballot is None else f"vote for {oneself(s, e.ballot, [e.seat])}"
    return f"Knife in hand, {s.says([e.seat], now)} after all."


def vote_settled(s: Speech, e: events.VoteSettled) -> str:
    return "Nobody has to leave." if e.eliminated is None else f"{s.does(e.eliminated, 'have to leave')}."


# Deaths and the end


def became_ghost(s: Speech, e: events.BecameGhost) -> str:
    match e.cause:
        case "murder":
            return f"{s.does(e.seat, 'are dead, and *go on as a ghost')}."
        case "vote":
            return f"{s.does(e.seat, 'go')} on as a ghost."
        case "assassin":
            return f"{s.does(e.seat, 'fall to the Assassin and *go on')} as a ghost."
        case "own":
            return f"{s.does(e.seat, 'become')} a ghost. Nobody else had a hand in it."
        case "exorcist":
            return f"{s.does(e.seat, 'pay for a life and *go on')} as a ghost."


def dead_counted(s: Speech, e: events.DeadCounted) -> str:
    dead = s.says(e.dead, "are dead") if e.dead else "nobody is dead"
    return f"The Pulse decks are open: {dead}. The cultists needed {e.needed}."


def seer_named(s: Speech, e: events.SeerNamed) -> str:
    return f"{capital(s.says(e.seats, 'take'))} {s.name(e.guess)} for the Seer, and that is {'right' if e.right else 'wrong'}."


TELLINGS: Mapping[type, Telling] = {
    events.RolesLaidOut: roles_laid_out,
    events.EnvelopeOpened: lambda s, e: f"You are {s.role(e.role)}; in your hand are {faces(e.hand)}.",
    events.CultistsRecognised: cultists_recognised,
    events.StartCardsSeen: start_cards_seen,
    events.RouteShown: route_shown,
    events.RoundBegan: lambda s, e: f"Hour {e.round} begins; {s.says([e.knife], 'have the knife')}.",
    events.RoundEnded: lambda s, e: f"Hour {e.round} is over.",
    events.PathDeclared: lambda s, e: f"{s.does(e.seat, 'name the way')}: {listed([s.the(at) for at in e.path], 'then')}.",
    events.Entered: lambda s, e: f"{s.does(e.seat, 'go to')} {s.the(e.place)}.",
    events.Stayed: lambda s, e: f"{s.does(e.seat, 'stay in')} {s.the(e.place)}.",
    events.Met: lambda s, e: f"{capital(s.all_of(e.seats))} meet in {s.the(e.place)}.",
    events.Gave: gave,
    events.GaveInTheDark: lambda s, e: f"In the dark {s.says([e.seat], 'give')} {s.name(e.to)} {card(e.card)}.",
    events.PulseGrew: lambda s, e: f"From somebody in the dark {s.says([e.seat], 'get')} a card.",
    events.TokenDrawn: lambda s, e: f"The clock strikes: {token_title(e.token)}.",
    events.PowerSwitched: lambda s, e: "The power is on." if e.on else "The power fails; it is dark.",
    events.PowerRestarted: lambda s, e: f"{s.does(e.seat, 'restart the power supply')}.",
    events.PortalOpened: portal_opened,
    events.PortalClosed: lambda s, e: f"The Portal is closed. {count(e.target, 'point')} will be enough now.",
    events.PortalMissed: lambda s, e: f"Nobody closed the Portal in time. It takes {count(e.target, 'point')} now.",
    events.PanesBroke: lambda s, e: f"{count(e.cards, 'card')} of the draw pile fall unseen into the Unsafe Passages.",
    events.TokenPeeked: lambda s, e: f"The token in your hand is {token_title(e.token)}.",
    events.TokenHandled: lambda s, e: (
        f"{s.does(e.seat, 'take a token out of the game')}, unseen by the others."
        if e.removed
        else f"{s.does(e.seat, 'look at a token and *return it to the bag')}."
    ),
    events.KnifeUsed: lambda s, e: f"{s.does(e.seat, 'use the knife')} {USES.get(e.purpose, '')}".rstrip() + ".",
    events.Passed: lambda s, e: f"{s.does(e.seat, 'pass')}.",
    events.StateChecked: lambda s, e: f"{s.does(e.seat, 'look at')} {s.whose(e.target)} Pulse deck{MEANS[e.means]}.",
    events.PulseSeen: lambda s, e: f"In {s.whose(e.target)} Pulse deck: {seen_cards(s, e)}.",
    events.DeadLaidOpen: lambda s, e: f"Face up on {s.whose(e.target)} Pulse deck: {e.cards} Dead.",
    events.DeathReported: lambda s, e: f"{s.does(e.seat, 'report')} the death.",
    events.CheckClosed: lambda s, e: s.does(e.seat, f"put {s.whose(e.target)} Pulse deck back and *show nothing."),
    events.CardPlaced: card_placed,
    events.CardDiscarded: lambda s, e: "A card of the draw pile leaves the game unseen.",
    events.HallwaySecured: lambda s, e: f"{s.does(e.seat, 'put')} {card(e.card)} into the Unsafe Passages.",
    events.CultistFought: lambda s, e: f"{s.does(e.seat, 'drive the cultist out of')} {s.the(e.place)}.",
    events.FishmanScared: lambda s, e: f"{s.does(e.seat, 'scare the Fishman back')} into the lake.",
    events.RoomFilled: lambda s, e: f"{s.does(e.seat, 'lay')} {card(e.card)} on the deck of {s.the(e.place)}.",
    events.RoomChecked: room_checked,
    events.CameraUsed: lambda s, e: f"{s.does(e.seat, 'use the camera')}.",
    events.VoteInitiated: lambda s, e: f"{s.does(e.seat, 'call a vote')}.",
    events.PortalTouched: lambda s, e: f"{s.does(e.seat, 'lay a hand on the Portal')}.",
    events.HelpAsked: lambda s, e: f"{s.does(e.seat, 'ask')} {s.name(e.partner)} to help close the Portal.",
    events.HelpRefused: lambda s, e: f"{s.does(e.seat, 'do not help')}.",
    events.RoomExplored: room_explored,
    events.BookPlaced: lambda s, e: f"A book goes from {s.the(e.place)} to the shelf.",
    events.BookReturned: lambda s, e: f"A book goes from the shelf back to {s.the(e.place)}.",
    events.RoomFinished: lambda s, e: f"{capital(s.the(e.place))} is finished.",
    events.RackScored: lambda s, e: f"{capital(s.rack(e.rack))} is full: {count(e.points, 'point')}.",
    events.PassageDrawn: lambda s, e: f"The Unsafe Passages show {FACES[e.card]}.",
    events.CultistAppeared: lambda s, e: f"A cultist comes to {s.the(e.place)}; no room actions there.",
    events.FishmanAppeared: lambda s, e: f"The Fishman rises in {s.the(e.place)}.",
    events.BallotsOpened: ballots_opened,
    events.BallotCast: ballot_cast,
    events.TallyShown: tally_shown,
    events.BallotChanged: ballot_changed,
    events.BallotKept: lambda s, e: f"Knife in hand, {s.says([e.seat], 'keep the ballot')}.",
    events.VoteSettled: vote_settled,
    events.BecameGhost: became_ghost,
    events.RoleShown: lambda s, e: f"{s.does(e.seat, 'turn over a role')}: {role_title(e.role)}.",
    events.Assassinated: lambda s, e: f"{s.does(e.seat, 'step forward')} as the Assassin, against {s.name(e.target)}.",
    events.Claimed: lambda s, e: f"{s.does(e.seat, 'step forward')} as the cultist: enough investigators are dead.",
    events.PulseOpened: lambda s, e: f"{capital(s.whose(e.seat))} Pulse deck: {faces(e.cards)}.",
    events.DeadCounted: dead_counted,
    events.GuessersNamed: lambda s, e: f"The Seer is to be named by {s.all_of(e.seats)}.",
    events.SeerNamed: seer_named,
    events.GameEnded: lambda s, e: ending(e.winner, e.reason),
}  # fmt: skip
