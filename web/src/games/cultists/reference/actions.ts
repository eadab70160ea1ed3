/** The actions of a table: which there are, who may take them, and whether the route binds investigators (AC-ACT-GEN-01). */
import { has, t } from "../../../i18n";
import { kebab } from "../../../table/speech";
import { facets } from "../facets";
import type { Colour } from "../protocol";
import type { Facts } from "./facts";

export interface Action {
  id: string;
  who: "living" | "also-ghosts" | `only-${string}`;
  route: boolean;
  clause: string;
  /** The room it belongs to. */
  room: Colour | null;
}

const ROOMS: Record<string, Colour> = {
  "watch-state": "red",
  "watch-room": "red",
  "restart-power": "red",
  "initiate-vote": "light_blue",
  "close-portal": "green",
  "close-together": "green",
};

function action(id: string, clause: string, route = false, who: Action["who"] = "living"): Action {
  return { id, clause, route, who, room: ROOMS[id] ?? null };
}

export function personActions(facts: Facts): Action[] {
  const cameraIsFree = facts.options.camera_state_check_is_character_action !== false;
  const passages = facts.level !== "first";
  return [
    action("check-state", "AC-ACT-CS-01"),
    ...(cameraIsFree ? [action("watch-state", "AC-ACT-CAM-01")] : []),
    ...(passages ? againstTheUnsafe() : []),
    ...facets.byRole.filter(([, role]) => hasRole(facts, role)).map(([kind, role, clause]) => action(kebab(kind), clause, false, `only-${kebab(role)}`)),
    action("pass", "AC-ROUND-05", false, "also-ghosts"),
  ];
}

const againstTheUnsafe = (): Action[] => [
  action("secure-hallway", "AC-ACT-SH-01"),
  action("fight-cultist", "AC-ACT-FC-01"),
  action("scare-fishman", "AC-ACT-SF-01"),
];

export function roomActions(facts: Facts): Action[] {
  const cameraIsFree = facts.options.camera_state_check_is_character_action !== false;
  const joint = facts.options.portal_close === "joint_action_with_consent";
  return [
    action("fill-room", "AC-ACT-FR-01", true, "also-ghosts"),
    action("check-room", "AC-ACT-CR-01", true, "also-ghosts"),
    action("watch-room", "AC-ACT-CAM-01", true),
    ...(cameraIsFree ? [] : [action("watch-state", "AC-ACT-CAM-01", true)]),
    action("initiate-vote", "AC-VOTE-01", true),
    action("restart-power", "AC-ACT-PWR-01", true),
    action(joint ? "close-together" : "close-portal", "AC-ACT-POR-01", true),
  ];
}

/** All special roles that are, or may be, in the game. */
export const rolesIn = ({ roles }: Facts): string[] => [...new Set(roles.flatMap((group) => group.split("|")))];

const hasRole = (facts: Facts, role: string): boolean => rolesIn(facts).includes(role);

/** What some of the roles add to a section of the reference: those that have words for it. */
export function notesOf(facts: Facts, section: "goal" | "act" | "side"): { role: string; words: string }[] {
  const found = rolesIn(facts).map((role) => ({ role, id: `reference-${section}-${kebab(role)}` }));
  return found.filter(({ id }) => has(id)).map(({ role, id }) => ({ role, words: t(id) }));
}
