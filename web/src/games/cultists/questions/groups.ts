/** The actions of a turn, one group per kind of action. What is chosen within a group is a person, a place or a card. */

import type { AnswerOption } from "../protocol";

export interface Group {
  /** In message ids: `act-<id>`. */
  id: string;
  glyph: string;
  clause: string;
  options: AnswerOption[];
  needs: { card: boolean; target: boolean };
  /** Beside the one action of a turn, as often as one likes (UTS-RQ-41). */
  free: boolean;
}

/** In the order of the rulebook: people first, then rooms, then what rooms are for. */
const KINDS: readonly [kind: string, id: string, glyph: string][] = [
  ["CheckState", "check-state", "i-eye"],
  ["FillRoom", "fill-room", "i-cards"],
  ["CheckRoom", "check-room", "i-book"],
  ["SecureHallway", "secure-hallway", "i-window"],
  ["FightCultist", "fight-cultist", "i-cultist"],
  ["ScareFishman", "scare-fishman", "i-fishman"],
  ["WatchState", "watch-state", "i-camera"],
  ["WatchRoom", "watch-room", "i-camera"],
  ["InitiateVote", "initiate-vote", "i-vote"],
  ["RestartPower", "restart-power", "i-bulb"],
  ["ClosePortal", "close-portal", "i-portal"],
  ["CloseTogether", "close-together", "i-portal"],
];

/** What comes on top of the action: with Items first, then lifts, then Professions. */
const FREE: readonly [kind: string, id: string, glyph: string][] = [
  ["HandOver", "hand-over", "i-hand"],
  ["PickUp", "pick-up", "i-item"],
  ["Spot", "spot", "i-binoculars"],
  ["ShootCultist", "shoot-cultist", "i-rifle"],
  ["DriveFishman", "drive-fishman", "i-rifle"],
  ["CallLift", "call-lift", "i-lift"],
  ["Revive", "revive", "i-exorcist"],
  ["SwapDeck", "swap-deck", "i-saboteur"],
];
export const FREE_KINDS: ReadonlySet<string> = new Set(FREE.map(([kind]) => kind));

/** Acts that would tell a role. They are never listed openly. */
const BY_ROLE = new Set(["Assassinate"]);
/** Roles with such an act. The line for it stands in everybody's list while one of them is in the game. */
const ACTING_ROLES = new Set(["assassin"]);

export interface Actions {
  groups: Group[];
  /** To do nothing, or nothing more. */
  pass: AnswerOption | null;
  /** What the own role allows; null where no role in this game allows anything, and so no line is shown. */
  byRole: AnswerOption[] | null;
}

export function actionsOf(options: readonly AnswerOption[], rolesLaidOut: readonly string[]): Actions {
  const groups: Group[] = [];
  for (const [kind, id, glyph] of [...KINDS, ...FREE]) {
    const own = options.filter((option) => option.kind === kind);
    if (own.length > 0) groups.push(group(id, glyph, own));
  }
  const known = new Set<string>(["Pass", "Done", ...BY_ROLE, ...[...KINDS, ...FREE].map(([kind]) => kind)]);
  // An action that this page has not heard of yet is still offered, in its own words.
  for (const option of options) if (!known.has(option.kind)) groups.push(group("", "i-gear", [option]));
  const someRoleActs = rolesLaidOut.some((entry) => entry.split("|").some((role) => ACTING_ROLES.has(role)));
  return {
    groups,
    pass: options.find((option) => option.kind === "Pass" || option.kind === "Done") ?? null,
    byRole: someRoleActs ? options.filter((option) => BY_ROLE.has(option.kind)) : null,
  };
}

function group(id: string, glyph: string, options: AnswerOption[]): Group {
  const card = options.some((option) => option.card !== undefined);
  const targets = new Set(options.map((option) => option.code.replace(/\/[a-z]+$/, "")));
  const [first] = options;
  const needs = { card, target: !bare(first!) && targets.size > 1 };
  return { id, glyph, clause: first!.clause, options, needs, free: FREE_KINDS.has(first!.kind) };
}

/** Neither a person nor a place nor a thing to choose. */
function bare(option: AnswerOption): boolean {
  const { target, place, partner, to, lift } = option;
  return [target, place, partner, to, lift].every((field) => field === undefined);
}
