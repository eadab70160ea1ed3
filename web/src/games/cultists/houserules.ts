/** How the house rules are grouped in the lobby. Their names and values come from the server; a new one lands in `other`. */

import type { HouseRule } from "../../protocol/types";

const GROUPS: Record<string, readonly string[]> = {
  encounters: [
    "reentry_encounter", "path_declaration", "lightning_encounters", "secret_doors_encounters", "secret_doors_actions",
    "secret_doors_move_within_group", "multi_encounter_targets", "encounter_order", "dark_transfers",
  ],
  rooms: [
    "empty_draw_pile", "check_card_timing", "check_card_finished_room", "self_check", "reveal_all_dead_cards",
    "camera_state_check_is_character_action", "camera_into_cultist_room", "sabotage_return", "fishman_scare", "trapped_character",
  ],
  votes: ["self_vote", "double_vote", "ghost_knife_vote", "anonymous_ballots", "ghost_may_stay"],
  ends: [
    "firestarter_timing", "dead_count", "sole_cultist_kills_trump_points", "seer_guess_after_failed_claim",
    "two_cultists_points_kill_check", "last_cultist_murder_ends_game", "seer_guess_after", "seer_guess_decider",
  ],
  events: [
    "portal_deadline", "portal_close", "portal_partner_needs_route", "false_eyes_investigator_must_reveal",
    "false_eyes_draw_card", "no_connection_mode",
  ],
  roles: [
    "butterfingers_double_vote", "butterfingers_enter_fishman", "infected_scope", "crybaby_timing", "random_role_hidden",
    "reveal_role_on_own_effect_death",
  ],
  automa: ["automa_shuffle_before_check", "automa_abstains", "automa_kills_trump_points", "automa_special_roles"],
  memory: ["public_log", "private_memory"],
};

/** Settings of their own, not house rules. */
const ELSEWHERE = new Set(["players", "automa", "level", "roles", "board", "board_file", "first_player"]);

export interface RuleGroup {
  name: string;
  rules: HouseRule[];
}

export function grouped(rules: readonly HouseRule[]): RuleGroup[] {
  const groupOf = (rule: HouseRule) => Object.keys(GROUPS).find((name) => GROUPS[name]!.includes(rule.name)) ?? "other";
  const shown = rules.filter((rule) => !ELSEWHERE.has(rule.name));
  return [...Object.keys(GROUPS), "other"]
    .map((name) => ({ name, rules: shown.filter((rule) => groupOf(rule) === name) }))
    .filter((group) => group.rules.length > 0);
}

/** The names of those house rules that are not read by the book. */
export function changed(options: Record<string, unknown>): string[] {
  return Object.keys(options).filter((name) => !ELSEWHERE.has(name));
}

/** "dark_transfers" → "dark-transfers", as message ids are written. */
export const kebab = (name: string): string => name.replaceAll("_", "-");
