/** Where the number of doors and the two heads hang: in the corner, but never on a name. */

import { overlap, type Box, type PlaceBox, type Plan } from "./geometry";
import { wordsOf, type Label } from "./labels";

export interface Badge {
  /** The flags that hang from the right wall. */
  flags: Box[];
  number: Box | null;
  heads: Box | null;
}

/** The edge of a flag with one sign on it. */
export function edgeOf(plan: Plan): number {
  return (plan.tall ? 17 : 20) * plan.scale;
}

export function badgeOf(plan: Plan, place: PlaceBox, label: Label, counted: boolean, meets: boolean): Badge {
  const edge = edgeOf(plan);
  const inset = plan.wall / 2 + 3;
  const { x, y, w, h } = place.inner;
  const [right, top, foot] = [x + w - inset, y + inset, y + h - inset - edge];
  const words = wordsOf(label);
  const hang = (y: number, w: number): Box => ({ x: right - w, y, w, h: edge });
  const clearOf = (box: Box, others: readonly Box[]) => others.every((other) => !overlap(box, other));
  /** In the corner, below it, or at the foot: the first where nothing is covered, or at least no word. */
  const spotFor = (w: number, taken: readonly Box[]): Box => {
    const spots = [top, top + edge + 2, foot].map((y) => hang(y, w));
    const free = spots.filter((box) => clearOf(box, [...words, ...taken]));
    return free.find((box) => clearOf(box, label.things)) ?? free[0] ?? spots[0]!;
  };
  if (!counted && !meets) return { flags: [], number: null, heads: null };
  if (!counted) {
    const heads = spotFor(edge * 1.1, []);
    return { flags: [heads], number: null, heads };
  }
  const number = spotFor(edge, []);
  if (!meets) return { flags: [number], number, heads: null };
  const both = hang(number.y, edge * 2.1);
  if (clearOf(both, words)) return { flags: [both], number, heads: { ...number, x: number.x - edge * 0.98 } };
  const heads = spotFor(edge * 1.1, [number]);
  return { flags: [number, heads], number, heads };
}
