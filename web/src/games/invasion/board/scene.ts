/** Everything that lies on the ground, where it lies: worked out together, so that nothing covers a word. */

import type { View } from "../protocol";
import { addresses, type Address } from "./addresses";
import type { Plan } from "./geometry";
import { signBox, type RoadLetter } from "./letters";
import { pawnBox, ringBox, standing, tagOf, type Pawn } from "./standing";

export interface Scene {
  pawns: Pawn[];
  /** Those that are seen from so close. */
  letters: RoadLetter[];
  /** The name beside the active agent. */
  tag: ReturnType<typeof tagOf> | null;
  addresses: Address[];
}

/** Pawns, letters and words grow less than the ground when one comes closer: they move apart, and there is room for more. */
export const shrunk = (zoom: number) => zoom ** -0.5;

export function sceneOf(plan: Plan, view: View, everyLetter: readonly RoadLetter[], zoom: number, turn: string): Scene {
  const near = { ...plan, scale: plan.scale * shrunk(zoom) };
  const letters = everyLetter.filter(({ from }) => from <= zoom);
  const pawns = standing(plan, view);
  const active = pawns.find(({ agent }) => agent !== null && agent === view.active);
  const beside = pawns.filter((pawn) => pawn !== active);
  const others = [...letters.map((letter) => signBox(letter, near.scale)), ...beside.map((pawn) => pawnBox(near, pawn))];
  const tag = active && turn ? tagOf(near, active, turn, others) : null;
  const around = active && tag ? [tag.box, ringBox(near, active)] : [];
  return { pawns, letters, tag, addresses: addresses(near, view.tokens, pawns, letters, around) };
}
