/** What is known of every Role: of ours, and of those that other packages bring. */

import { broughtTo } from "../brought";
import kinds from "./kinds.json";

export interface RoleFacts {
  team: string;
  favours: string;
  loyalty: number;
  /** The house rule that says which side it counts for; without it what is printed. */
  sidedBy: string;
  /** Whether its marker is turned up when its holder becomes a ghost. */
  shown: boolean;
  /** Whether its ghost, once shown, gives light. */
  lights: boolean;
  /** Whether it is bound to its Route: living, and as a ghost. */
  bound: boolean[];
  /** The house rules that are about it alone. */
  houseRules: string[];
}

/** By name, ours first; a guest cannot change one of ours. */
export const allRoles = (): Record<string, RoleFacts> => ({ ...kinds.roles, ...broughtTo("cultists").things.roles, ...kinds.roles });

export const roleFacts = (role: string | null | undefined): RoleFacts | undefined => allRoles()[role ?? ""];

/** Those that can be chosen. */
export const specialRoles = (): [name: string, facts: RoleFacts][] => Object.entries(allRoles()).filter(([name]) => !kinds.plain.includes(name));
