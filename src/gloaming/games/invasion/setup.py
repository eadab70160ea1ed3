"""Set-up: options are checked, the decks built, the aliens land, the scientists are placed (INV-SETUP)."""

from __future__ import annotations

from functools import lru_cache

from gloaming.games.invasion.assimilation import draw_cards
from gloaming.games.invasion.city import District, Spot, load_city
from gloaming.games.invasion.event_cards import EVENT_CARDS, cards_in_play
from gloaming.games.invasion.events import ArchitectNamed, Landed, ScientistPlaced
from gloaming.games.invasion.ground import ground_of
from gloaming.games.invasion.options import Options
from gloaming.games.invasion.rounds import Round, roll_address
from gloaming.games.invasion.state import ASSIMILATED, HUMAN, Agent, Cards, Invasion
from gloaming.games.invasion.tokens import lay_tokens
from gloaming.kernel.errors import BadOptions
from gloaming.kernel.rules import Rulebook
from gloaming.kernel.steps import Choice, Option, Step

AGENTS: tuple[Agent, ...] = ("01", "02", "03", "04", "05", "06")
HUMANS = 60
STACK = 10
SCIENTISTS = 5
MOTHER_SHIPS = 5
FEWEST, MOST = 4, 8


def begin(options: Options, key: bytes) -> Invasion:
    """A game that is set up and asks its first question."""
    return empty_game(options, key).start(SetUp())


def empty_game(options: Options, key: bytes) -> Invasion:
    """An empty table of these options."""
    check(options)
    city = load_city(options.city)
    return Invasion(book=rulebook(), options=options, key=key, city=city, ground=ground_of(city))


@lru_cache(maxsize=1)
def rulebook() -> Rulebook:
    return Rulebook(EVENT_CARDS.values())


def check(options: Options) -> None:
    if not FEWEST <= options.players <= MOST:
        sentence = f"Invasion is a game for 4 to 8 players; {options.players} cannot play it."
        raise BadOptions(sentence, "player-count", least=FEWEST, most=MOST)
    if options.first_architect is not None and not 0 <= options.first_architect < options.players:
        sentence = f"Nobody sits at seat {options.first_architect}; name another first architect."
        raise BadOptions(sentence, "first-architect", seat=options.first_architect, last=options.players - 1)
    if not 1 <= options.motherships_to_lose <= MOTHER_SHIPS:
        sentence = "There are five Mother Ship! cards; let the aliens win with 1 to 5 of them."
        raise BadOptions(sentence, "ships-to-lose", most=MOTHER_SHIPS)
    if not 1 <= options.scientists_to_save <= SCIENTISTS:
        sentence = "There are five scientists; let the humans win with 1 to 5 of them."
        raise BadOptions(sentence, "scientists-to-save", most=SCIENTISTS)
    if options.alien_token_limit is not None and options.alien_token_limit < 0:
        sentence = "The supply of alien tokens cannot be negative; take another limit, or none."
        raise BadOptions(sentence, "token-limit")
    check_track(options)


def check_track(options: Options) -> None:
    """INV-RQ-03: a list of values, and a place on it to start."""
    track = options.pressure_track
    if not track or any(value < 0 for value in track) or list(track) != sorted(track):
        sentence = "A pressure track rises from left to right and has no value below 0; write another one."
        raise BadOptions(sentence, "pressure-track")
    if not 0 <= options.pressure_start_index < len(track):
        sentence = f"The pressure track has {len(track)} positions; start on one of them."
        raise BadOptions(sentence, "pressure-start", positions=len(track))


class SetUp(Step):
    """INV-SETUP-01 to -29, in their order; the dice fall in this order too."""

    def run(self, game: Invasion) -> None:
        players = game.options.players
        game.hand, game.shown = [()] * players, [()] * players
        game.stated, game.accuser_token = [False] * players, [True] * players
        game.event_deck = game.shuffled(cards_in_play(game.city))
        first = game.options.first_architect
        game.architect = game.roll(players) if first is None else first
        game.record(ArchitectNamed(game.architect))
        self.post_agents(game)
        self.build_decks(game)
        game.pressure = game.options.pressure_start_index
        sites = self.land(game)
        game.do(*[PlaceScientist(game.architect, site) for site in sites], DealCards(), Round())

    def post_agents(self, game: Invasion) -> None:
        """INV-SETUP-07, -08."""
        *posted, game.reserve = AGENTS
        game.agent_at = dict(zip(posted, game.city.starting_spots, strict=True))
        game.siren = dict.fromkeys(posted, True)

    def build_decks(self, game: Invasion) -> None:
        """INV-SETUP-09 to -15: the third stack has its own Assimilated!, but with 4 players all is one deck."""
        aliens = assimilated_in_play(game.options.players)
        if game.options.players == FEWEST:
            mixed = game.shuffled(deck_of(aliens, HUMANS))
            third, mixed = mixed[-STACK:], mixed[:-STACK]
        else:
            third = game.shuffled(deck_of(1, STACK - 1))
            mixed = game.shuffled(deck_of(aliens - 1, HUMANS - STACK + 1))
        game.stacks = [mixed[-STACK:], mixed[-2 * STACK : -STACK], third]
        game.deck = mixed[: -2 * STACK]

    def land(self, game: Invasion) -> list[District]:
        """INV-SETUP-17 to -20: one site in each sector, and all around it."""
        sites = [roll_address(game, sector) for sector in game.city.sectors]
        for site in sites:
            game.record(Landed(site))
        lay_tokens(game, {district for site in sites for district in (site, *game.ground.close[site])})
        return sites


def assimilated_in_play(players: int) -> int:
    """INV-SETUP-15."""
    return players - 3


def deck_of(assimilated: int, human: int) -> Cards:
    return (ASSIMILATED,) * assimilated + (HUMAN,) * human


class PlaceThere(Option, code="place:{spot}"):
    spot: Spot


class PlaceScientist(Choice, clause="INV-SETUP-24"):
    """INV-SETUP-24, -26: on a spot that touches the site and holds no scientist yet."""

    site: District

    def options(self, game: Invasion) -> tuple[Option, ...]:
        return tuple([PlaceThere(spot) for spot in landing_spots(game, self.site)])

    def chosen(self, game: Invasion, option: PlaceThere) -> None:
        game.scientists = tuple(sorted((*game.scientists, option.spot)))
        game.record(ScientistPlaced(self.seat, option.spot))


def landing_spots(game: Invasion, site: District) -> list[Spot]:
    """INV-RQ-24, -26: if all spots of the site are taken, those that are fewest districts away."""
    reached, border = {site}, {site}
    while border:
        spots = dict.fromkeys(spot for one in sorted(border) for spot in game.city.spots_of_district[one])
        free = [spot for spot in spots if spot not in game.scientists]
        if not game.options.setup_scientist_on_gathering_spot:
            free = [spot for spot in free if spot not in game.ground.gathering]
        if free:
            return free
        border = {close for one in border for close in game.ground.close[one]} - reached
        reached |= border
    return []


class DealCards(Step):
    """INV-SETUP-27: from the architect clockwise, one assimilation card each."""

    def run(self, game: Invasion) -> None:
        for seat in game.clockwise(game.architect):
            draw_cards(game, seat, 1)


def cards_in_use(game: Invasion) -> int:
    """INV-DERIV-06: the assimilation cards, wherever they lie."""
    return len(game.deck) + sum(map(len, game.stacks)) + sum(map(len, game.hand))
