"""The stage of a game that has none of its own."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import Any

from gloaming.cli.endings import game_words, team_words
from gloaming.cli.palette import CANDLE
from gloaming.cli.play.plain import panels
from gloaming.cli.play.plain.speech import Speech
from gloaming.cli.play.rows import Rows
from gloaming.cli.play.stage import Stage
from gloaming.cli.play.story import ROUND, Passage, Sentence, grown, round_of
from gloaming.kernel.events import Event
from gloaming.kernel.kinds import GameKind
from gloaming.kernel.records import Match
from gloaming.words import has, listed, t


class PlainStage(Stage):
    reference_key = "plain-reference-key"
    before_rounds = "plain-set-up"
    has_map = False

    def __init__(self, kind: GameKind) -> None:
        self.kind = kind
        self.house_rule = f"{kind.name}-rule"
        self.speech = partial(Speech, kind)

    # Telling

    def story(self, speech: Speech, journal: Sequence[Event], /) -> list[Passage]:
        scenes = (ROUND if round_of(event) is not None else "" for event in journal)
        return grown(Sentence(scene, speech.tell(event)) for scene, event in zip(scenes, journal, strict=True))

    def welcome(self, _: Speech, commitment: str, /) -> list[Passage]:
        return [
            Passage(game_words(self.kind.name), self.about(), CANDLE),
            Passage("", t("plain-how")),
            Passage("", t("welcome-seal", seal=commitment)),
        ]

    def about(self) -> str:
        """What the game says of itself, for how many it is, and which teams there are."""
        own, players = f"game-{self.kind.name}.what", self.kind.players
        teams = listed([team_words(self.kind.name, team) for team in self.kind.teams])
        told = [t("plain-for", least=players[0], most=players[-1]), f"{t('plain-teams', teams=teams)}."]
        return " ".join([t(own), *told] if has(own) else told)

    # Showing

    screen = staticmethod(panels.screen_of)
    end_rows = staticmethod(panels.end_rows)

    def reference(self, speech: Speech, width: int, /) -> Rows:
        return panels.reference(speech, self.about(), width)

    def help_page(self, speech: Speech, width: int, /) -> Rows:
        return panels.help_page(width)

    # For a replay

    def table_words(self, options: Any) -> str:
        return t("plain-players", players=options.players)

    def unveiled(self, match: Match, names: Sequence[str]) -> str:
        game = self.kind.name
        sides = [f"{name}: {team_words(game, self.kind.team_of(match.game, seat))}" for seat, name in enumerate(names)]
        return t("plain-sides", sides=", ".join(sides))
