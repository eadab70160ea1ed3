"""Secret Doors Revealed (AC-EVENT-SD)."""

from __future__ import annotations

from gloaming.games.cultists.board import Place, Ways
from gloaming.games.cultists.encounters import Meet, in_order, meets
from gloaming.games.cultists.rules import joined
from gloaming.games.cultists.state import Cultists
from gloaming.games.cultists.tokens.base import Token
from gloaming.games.cultists.tokens.mirror import mirror
from gloaming.kernel.steps import Step


class SecretDoors(Token):
    def resolve(self, game: Cultists, mirrored: bool) -> tuple[Step, ...]:
        earlier = [token for token in game.clock[:-1] if token != mirror.name]  # a Mirror is the one before it
        return (OpenSecretDoors(again=earlier[-1:] == [self.name]),)


secret_doors = SecretDoors("secret_doors", "Secret Doors Revealed", copies=2, printed=2, clause="AC-EVENT-SD-01")


@secret_doors.modifies(joined)
def joins_rooms_of_a_colour(apart: Ways, game: Cultists) -> Ways:
    """AC-EVENT-SD-01, -05: all Rooms of one colour are one Location; Hallways are not affected."""
    return game.board.alike


class OpenSecretDoors(Step):
    """AC-ENC-12, AC-EVENT-SD-02: those meet whom the doors bring together from different Rooms."""

    again: bool
    """Whether the doors were open already."""

    def run(self, game: Cultists) -> None:
        if self.again and game.options.secret_doors_encounters == "first_token_only":
            return
        order = {seat: place for place, seat in enumerate(game.clockwise(game.knife))}
        groups = [group for group in game.board.rooms_of.values() if len(group) > 1]
        meetings = [meeting for group in groups if (meeting := self.meeting(game, group))]
        game.do(*sorted(meetings, key=lambda meeting: order[meeting.seats[0]]))

    def meeting(self, game: Cultists, group: tuple[Place, ...]) -> Meet | None:
        people = [seat for seat in game.living() if game.at[seat] in group]
        apart = len({game.at[seat] for seat in people}) > 1
        if game.options.secret_doors_encounters != "all_qualifying" and not apart:
            return None
        if len(people) < 2 or not meets(game, group[0], len(people)):
            return None
        seats = in_order(game, people, game.knife)
        return Meet(game.at[seats[0]], seats)
