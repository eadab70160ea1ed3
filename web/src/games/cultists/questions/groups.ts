/** The actions of a turn, one group per kind of action. What is chosen within a group is a person, a place or a card. */

import { facets } from "../facets";
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

/** In the order of the rulebook: people first, then rooms, then what rooms are for; then what comes on top of the action. */
const LINES: readonly [kind: string, id: string, glyph: string][] = [
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
  ["HandOver", "hand-over", "i-hand"],
  ["PickUp", "pick-up", "i-item"],
  ["Spot", "spot", "i-binoculars"],
  ["ShootCultist", "shoot-cultist", "i-rifle"],
  ["DriveFishman", "drive-fishman", "i-rifle"],
  ["CallLift", "call-lift", "i-lift"],
  ["Revive", "revive", "i-exorcist"],
  ["SwapDeck", "swap-deck", "i-saboteur"],
];
const LISTED: ReadonlySet<string> = new Set(LINES.map(([kind]) => kind));

export interface Actions {
  groups: Group[];
  /** To do nothing, or nothing more. */
  pass: AnswerOption | null;
  /** What must not be listed openly: acts that would tell a role, or of which this page has never heard. Null where no role in
   *  this game has such an act, and so no line is shown. */
  byRole: AnswerOption[] | null;
}

export function actionsOf(options: readonly AnswerOption[], rolesLaidOut: readonly string[]): Actions {
  const pass = options.find(({ kind }) => facets.ofOption(kind).quiet) ?? null;
  const others = options.filter((option) => option !== pass && !LISTED.has(option.kind));
  const listed = LINES.map(([kind, id, glyph]) => ({ id, glyph, own: options.filter((option) => option.kind === kind) }));
  const unlisted = others.filter((option) => facets.isOpen(option)).map((option) => ({ id: "", glyph: "i-gear", own: [option] }));
  const unseen = others.filter((option) => !facets.isOpen(option));
  const someRoleActs = rolesLaidOut.some((entry) => entry.split("|").some((role) => facets.byRole.some(([, acting]) => acting === role)));
  return {
    groups: [...listed, ...unlisted].filter(({ own }) => own.length > 0).map(({ id, glyph, own }) => group(id, glyph, own)),
    pass,
    byRole: someRoleActs || unseen.length > 0 ? unseen : null,
  };
}

function group(id: string, glyph: string, options: AnswerOption[]): Group {
  const [first] = options;
  const { names = {}, hidden = [], free = false } = facets.ofOption(first!.kind);
  const targets = new Set(options.map((option) => option.code.replace(/\/[a-z]+$/, "")));
  // Whatever it names beside a card laid face down is a person, a place or a thing to choose.
  const chooses = Object.keys(names).some((field) => !hidden.includes(field));
  return { id, glyph, clause: first!.clause, options, needs: { card: hidden.length > 0, target: chooses && targets.size > 1 }, free };
}
