/** How the house rules are grouped in the lobby. Their names and values come from the server; a new one lands in `other`. */

import { has, t } from "../../../i18n";
import type { HouseRule, OptionValue } from "../../../protocol/types";
import { kebab } from "../../../table/speech";
import type { RuleGroup, RuleSheet } from "../../pages";
import kinds from "../kinds.json";
import { planOf, rolesOf } from "../setup";
import type { CultistsOptions } from "../store";

type RulePart = "base" | "surface" | "mountains" | "professions" | "newcomers";

interface Rules {
  part: RulePart;
  rules: readonly string[];
}

const GROUPS: Record<string, Rules> = {
  encounters: {
    part: "base",
    rules: [
      "reentry_encounter", "path_declaration", "lightning_encounters", "secret_doors_encounters", "secret_doors_actions",
      "secret_doors_move_within_group", "multi_encounter_targets", "encounter_order", "dark_transfers",
    ],
  },
  rooms: {
    part: "base",
    rules: [
      "empty_draw_pile", "check_card_timing", "check_card_finished_room", "self_check", "reveal_all_dead_cards",
      "camera_state_check_is_character_action", "camera_into_cultist_room", "sabotage_return", "fishman_scare", "trapped_character",
    ],
  },
  votes: { part: "base", rules: ["self_vote", "double_vote", "ghost_knife_vote", "anonymous_ballots", "ghost_may_stay"] },
  ends: {
    part: "base",
    rules: [
      "firestarter_timing", "dead_count", "sole_cultist_kills_trump_points", "seer_guess_after_failed_claim",
      "two_cultists_points_kill_check", "last_cultist_murder_ends_game", "seer_guess_after", "seer_guess_decider",
    ],
  },
  events: {
    part: "base",
    rules: [
      "portal_deadline", "portal_close", "portal_partner_needs_route", "false_eyes_investigator_must_reveal",
      "false_eyes_draw_card", "no_connection_mode", "ropes_on_any_board",
    ],
  },
  roles: {
    part: "base",
    rules: [
      "butterfingers_double_vote", "butterfingers_enter_fishman", "infected_scope", "crybaby_timing", "random_role_hidden",
      "reveal_role_on_own_effect_death",
    ],
  },
  automa: { part: "base", rules: ["automa_shuffle_before_check", "automa_abstains", "automa_kills_trump_points", "automa_special_roles"] },
  memory: { part: "base", rules: ["public_log", "private_memory"] },
  other: { part: "base", rules: [] },
  items: {
    part: "surface",
    rules: [
      "item_before_card", "remote_check_finds_item", "super_ghost_finds", "finished_room_item", "pickup_needs_entering",
      "owl_mandatory", "dagger_with_knife", "dagger_abstain_weight", "boots_stack", "binoculars_range", "rifle_cultist_range",
      "rifle_fishman_range", "rifle_fishman_destination", "automa_finds_items",
    ],
  },
  organism: {
    part: "surface",
    rules: ["ice_is_hallway", "ritual_kill_cutoff", "leader_abstentions", "ritual_empty_hand", "automa_in_ritual"],
  },
  lifts: {
    part: "mountains",
    rules: [
      "blocked_hallway_trapped", "lift_exit_cost", "lift_encounters", "lift_pair_meets_again", "call_occupied_lift",
      "ghosts_call_lift", "lift_check_card", "radiant_beauty_powers_lift", "secret_doors_reach_lift",
    ],
  },
  ropes: {
    part: "mountains",
    rules: [
      "safety_ropes", "safety_ropes_at_7", "keep_false_eyes", "ropes_ghost_chooser", "ropes_up_to", "ropes_use_knife",
    ],
  },
  professions: {
    part: "professions",
    rules: [
      "profession_optional", "informant_knows", "mayor_breaks_abstention_tie", "mayor_in_leader_vote", "exorcist_may_kill_self",
      "exorcist_kill_vote", "revival_purges", "profiler_false_eyes", "swap_explores",
    ],
  },
  ...Object.fromEntries(
    Object.entries(kinds.roles).flatMap(([role, { houseRules }]) => (houseRules.length > 0 ? [[role, { part: "newcomers" as const, rules: houseRules }]] : [])),
  ),
}; // prettier-ignore

/** Settings of their own, not house rules. */
const ELSEWHERE = new Set(["players", "automa", "level", "roles", "board", "board_file", "first_player", "professions"]);

const groupOf = (rule: string): string => Object.keys(GROUPS).find((name) => GROUPS[name]!.rules.includes(rule)) ?? "other";

function groups(rules: readonly HouseRule[], options: CultistsOptions): RuleGroup[] {
  const shown = rules.filter(({ name }) => !ELSEWHERE.has(name) && (name in options || matters(name, options)));
  return Object.entries(GROUPS)
    .map(([name, { part }]) => ({
      title: t(`rules-group-${kebab(name)}`),
      part: t(`rules-part-${part}`),
      rules: shown.filter((rule) => groupOf(rule.name) === name),
    }))
    .filter((group) => group.rules.length > 0);
}

/** Whether a rule can make a difference with this board, these Roles and these modules. */
function matters(rule: string, options: CultistsOptions): boolean {
  const plan = planOf(options);
  const group = groupOf(rule);
  if (rule === "ropes_on_any_board") return plan !== "mine";
  if (rule === "mayor_in_leader_vote") return options.professions === true && plan === "polar-station";
  if (group === "ropes") return plan === "mine" || options.ropes_on_any_board === true;
  switch (GROUPS[group]!.part) {
    case "surface":
      return plan === "polar-station";
    case "mountains":
      return plan === "mine";
    case "professions":
      return options.professions === true;
    case "newcomers":
      return mayJoin(group, options);
    default:
      return true;
  }
}

/** Whether a Role was chosen, or might be drawn. */
function mayJoin(role: string, options: CultistsOptions): boolean {
  const roles = rolesOf(options);
  return roles.length > 0 ? roles.includes(role) : options.level === "expert";
}

/** Until a rule has words of its own, its plain name does. */
const plain = (name: string) => name.replaceAll("_", " ");

function value(rule: string, of: OptionValue): string {
  const id = `house-${kebab(rule)}.${kebab(String(of))}`;
  if (has(id)) return t(id);
  return typeof of === "boolean" ? t(of ? "yes" : "no") : plain(String(of));
}

export const ruleSheet: RuleSheet = {
  groups,
  title: (rule) => (has(`house-${kebab(rule)}`) ? t(`house-${kebab(rule)}`) : plain(rule)),
  value,
  changed: (options) => Object.keys(options).filter((name) => !ELSEWHERE.has(name)),
};
