"""House rules of Under the Surface, and of the Roles that came with it."""

from __future__ import annotations

from typing import Literal

from gloaming.games.cultists.options.base_game import BaseOptions


class SurfaceOptions(BaseOptions, kw_only=True):
    # Items
    item_before_card: bool = True  # UTS-RQ-05
    remote_check_finds_item: Literal["always", "secret_doors_only", "never"] = "always"  # UTS-RQ-06
    super_ghost_finds: bool = False  # UTS-RQ-07
    finished_room_item: Literal["lost", "revealed_on_finish"] = "lost"  # UTS-RQ-08
    pickup_needs_entering: bool = False  # UTS-RQ-11
    owl_mandatory: bool = True  # UTS-RQ-13
    dagger_with_knife: Literal["additive", "multiplicative"] = "additive"  # UTS-RQ-14
    dagger_abstain_weight: Literal["full", "one"] = "full"  # UTS-RQ-15
    boots_stack: bool = True  # UTS-RQ-16
    binoculars_range: Literal["same_colour", "any_room"] = "same_colour"  # UTS-RQ-17
    rifle_cultist_range: Literal["same_room", "anywhere"] = "same_room"  # UTS-RQ-18
    rifle_fishman_range: Literal["anywhere", "adjacent"] = "anywhere"  # UTS-RQ-19
    rifle_fishman_destination: Literal["lake_or_hallway", "any_location", "lake_only"] = "lake_or_hallway"  # UTS-RQ-19
    automa_finds_items: bool = True  # UTS-RQ-37

    # The ice, and Organism 46-B
    ice_is_hallway: bool = True  # UTS-RQ-23
    ritual_kill_cutoff: Literal["previous_round", "now"] = "previous_round"  # UTS-RQ-04
    leader_abstentions: Literal["count", "forbidden"] = "count"  # UTS-RQ-25
    ritual_empty_hand: Literal["must_have_card", "adds_nothing", "counts_as_failure"] = "must_have_card"  # UTS-RQ-26
    automa_in_ritual: Literal["chosen_only", "excluded"] = "chosen_only"  # UTS-RQ-27

    # Roles
    curse_in_hallways: bool = False  # UTS-RQ-30
    curse_on_becoming_ghost: bool = False  # UTS-RQ-30
    curse_vote: bool = False  # UTS-RQ-30
    celebrity_moment: Literal["start_of_round_6", "end_of_round_6"] = "start_of_round_6"  # UTS-RQ-31
    celebrity_ghost_deals: bool = False  # UTS-RQ-32
    celebrity_vote: bool = True  # UTS-RQ-33
    celebrity_deals_dead_cards: bool = True  # UTS-RQ-33
    blind_cultist_solo: bool = False  # UTS-RQ-34
    cursebearer_supports: Literal["investigators", "cultists"] = "investigators"  # UTS-RQ-35
