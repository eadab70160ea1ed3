/** How the house rules are grouped in the lobby. Their names and values come from the server; a new one lands in `other`. */

import { t } from "../../../i18n";
import type { HouseRule } from "../../../protocol/types";
import type { RuleGroup, RuleSheet } from "../../pages";
import { ruleValue, ruleWords } from "../words";

const GROUPS: Record<string, readonly string[]> = {
  events: [
    "motherships_to_lose", "pressure_track", "pressure_start_index", "pressure_up_on", "control_draw_value", "control_draw_before_rescue",
    "escalation_on_empty_deck", "mothership_is_red", "alien_planning_visibility", "event_chooser", "yellow_events_optional",
    "event_discard_public",
  ],
  cards: [
    "captured_counts_trap", "captured_counts_new_agent", "captured_takes_active_agent", "trap_sector_test", "trap_breaks_control",
    "escort_recheck", "new_agent_deferred",
  ],
  rescue: ["setup_scientist_on_gathering_spot", "rescue_in_place", "scientists_to_save", "human_sabotage", "escort_passes_scientists"],
  map: ["sector_win_needs_unaddressed", "alien_token_limit", "free_partial"],
  people: [
    "stated_alien_architect", "stated_alien_may_support", "support_mode", "accusation_needs_possible_supporter", "declare_window", "revelation_includes_stated",
  ],
  other: [],
}; // prettier-ignore

/** Settings of their own, not house rules. */
const ELSEWHERE = new Set(["players", "city"]);

/** Numbers that are worth another try; the book's comes first. */
const NUMBERS: Record<string, readonly number[]> = {
  motherships_to_lose: [4, 3, 5],
  scientists_to_save: [5, 4, 3],
  pressure_start_index: [1, 0, 2],
};

const groupOf = (rule: string): string => Object.keys(GROUPS).find((name) => GROUPS[name]!.includes(rule)) ?? "other";

function groups(rules: readonly HouseRule[]): RuleGroup[] {
  const shown = rules.map((rule) => ({ ...rule, values: [...(NUMBERS[rule.name] ?? rule.values)] })).filter(({ values }) => values.length > 1);
  return Object.keys(GROUPS)
    .map((name) => ({ title: t(`inv-rules-group-${name}`), part: "", rules: shown.filter((rule) => groupOf(rule.name) === name) }))
    .filter((group) => group.rules.length > 0);
}

export const ruleSheet: RuleSheet = {
  groups,
  title: (rule) => ruleWords(rule).name,
  value: ruleValue,
  changed: (options) => Object.keys(options).filter((name) => !ELSEWHERE.has(name)),
};
