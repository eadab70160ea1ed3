/** What a finger or the mouse points at, where nothing is to be chosen. */

import { distance, inside, type Plan, type Point } from "./geometry";
import { SIGN, type RoadLetter } from "./letters";
import { nearest } from "./runs";
import { pawnBox, type Pawn } from "./standing";
import type { Thing } from "./things";

/** How far off a touch may be, in pixels of the sheet. */
export interface Reach {
  pawn: number;
  spot: number;
  road: number;
}

/** A finger covers more than the tip of the mouse's arrow; closer up, less of the sheet. */
export function reachOf(finger: boolean, zoom: number): Reach {
  const by = (finger ? 1 : 0.6) / zoom;
  return { pawn: 8 * by, spot: 11 * by, road: 7 * by };
}

export function pointedAt(plan: Plan, pawns: readonly Pawn[], letters: readonly RoadLetter[], point: Point, reach: Reach): Thing | null {
  const agent = pawns.find((pawn) => pawn.agent !== null && offBox(pawnBox(plan, pawn), point) <= reach.pawn / 2);
  if (agent) return { kind: "agent", id: agent.agent! };
  const sign = letters.find(({ at }) => distance(at, point) <= SIGN * plan.scale + reach.pawn / 2);
  if (sign) return { kind: "road", id: sign.letter };
  const [spot] = [...plan.spots.values()].sort((a, b) => distance(a.at, point) - distance(b.at, point));
  if (spot && distance(spot.at, point) <= reach.spot) return { kind: "spot", id: spot.id };
  const [road] = [...plan.roads.values()].map(({ letter, path }) => ({ letter, off: nearest(path, point).off })).sort((a, b) => a.off - b.off);
  if (road && road.off <= reach.road && !inside(point, plan.square)) return { kind: "road", id: road.letter };
  if (inside(point, plan.square)) return { kind: "point", id: "" };
  const district = [...plan.districts.values()].find(({ outline }) => inside(point, outline));
  return district ? { kind: "district", id: district.id } : null;
}

function offBox({ x, y, w, h }: { x: number; y: number; w: number; h: number }, [px, py]: Point): number {
  return Math.hypot(Math.max(x - px, 0, px - x - w), Math.max(y - py, 0, py - y - h));
}
