/** Where agents and scientists stand: on their spots, beside each other, and apart from those next to them. */

import type { View } from "../protocol";
import { boxRound, overlap, shared, type Box, type Plan, type Point } from "./geometry";

export interface Pawn {
  /** "agent 04", or "scientist" and its spot. */
  key: string;
  agent: string | null;
  spot: string;
  /** Its middle, from the spot, in pixels of a phone. */
  off: Point;
}

/** Half of what a pawn covers, on a phone; an agent's siren stands out above it. */
export const AGENT = { w: 10.5, up: 12, down: 9.5 };
export const SCIENTIST = 8.5;
/** Of the ring round the active agent, and round one that can be chosen. */
export const RING = 15.5;

type Arrangement = readonly Point[];

/** Side by side, or one above the other; the agent first. */
const PAIRS: readonly Arrangement[] = [
  [[-9, -1], [10, 1]], [[9, -1], [-10, 1]], [[0, -7], [0, 12]], [[0, 9], [0, -13]],
  [[-8, -5], [8, 7]], [[8, -5], [-8, 7]],
]; // prettier-ignore
const NUDGES: readonly Arrangement[] = [0, 5, 9].flatMap((by) =>
  by === 0 ? [[[0, 0]]] : [[[0, -by]], [[0, by]], [[-by, 0]], [[by, 0]], [[-by, -by]], [[by, -by]], [[-by, by]], [[by, by]]] as Arrangement[],
);

interface Group {
  at: Point;
  pawns: Omit<Pawn, "off">[];
  way: Arrangement;
}

export function standing(plan: Plan, view: Pick<View, "agent_at" | "scientists">): Pawn[] {
  const groups = groupsOf(plan, view);
  // Twice round: whoever stood first may give way to whoever came later.
  for (let round = 0; round < 2; round += 1) {
    for (const group of groups) {
      const others = groups.filter((other) => other !== group).flatMap((other) => boxesOf(plan, other, other.way));
      const ways = group.pawns.length > 1 ? PAIRS : NUDGES;
      const cost = (way: Arrangement) => crowding(boxesOf(plan, group, way), others) + 0.01 * ways.indexOf(way);
      group.way = ways.reduce((best, way) => (cost(way) < cost(best) ? way : best), ways[0]!);
    }
  }
  return groups.flatMap(({ pawns, way }) => pawns.map((pawn, index) => ({ ...pawn, off: way[index]! })));
}

function groupsOf(plan: Plan, { agent_at, scientists }: Pick<View, "agent_at" | "scientists">): Group[] {
  const at = new Map<string, Group["pawns"]>();
  const stand = (pawn: Group["pawns"][number]) => at.set(pawn.spot, [...(at.get(pawn.spot) ?? []), pawn]);
  for (const [agent, spot] of Object.entries(agent_at)) stand({ key: `agent ${agent}`, agent, spot });
  for (const spot of scientists) stand({ key: `scientist ${spot}`, agent: null, spot });
  return [...at].flatMap(([spot, pawns]) => {
    const shape = plan.spots.get(spot);
    return shape ? [{ at: shape.at, pawns, way: (pawns.length > 1 ? PAIRS : NUDGES)[0]! }] : [];
  });
}

/** What a pawn covers on the sheet. */
export function pawnBox(plan: Plan, pawn: Omit<Pawn, "key">): Box {
  return boxAt(plan, plan.spots.get(pawn.spot)!.at, pawn.agent, pawn.off);
}

function boxesOf(plan: Plan, group: Group, way: Arrangement): Box[] {
  return group.pawns.map(({ agent }, index) => boxAt(plan, group.at, agent, way[index]!));
}

function boxAt({ scale }: Plan, [x, y]: Point, agent: string | null, [dx, dy]: Point): Box {
  const { w, up, down } = agent === null ? { w: SCIENTIST, up: SCIENTIST, down: SCIENTIST } : AGENT;
  return { x: x + (dx - w) * scale, y: y + (dy - up) * scale, w: 2 * w * scale, h: (up + down) * scale };
}

/** How much these cover of those. */
function crowding(boxes: readonly Box[], others: readonly Box[]): number {
  return boxes.reduce((sum, box) => sum + others.reduce((all, other) => all + shared(box, other), 0), 0);
}

/** What the ring round the active agent covers. */
export function ringBox(plan: Plan, pawn: Pawn): Box {
  const [x, y] = plan.spots.get(pawn.spot)!.at;
  return boxRound([x + pawn.off[0] * plan.scale, y + pawn.off[1] * plan.scale], 2 * RING * plan.scale, 2 * RING * plan.scale);
}

/** Where the name of whoever has an agent is written: below it, or above where something lies below. */
export function tagOf(plan: Plan, pawn: Pawn, name: string, others: readonly Box[]): { above: boolean; box: Box } {
  const [w, h] = [(name.length * 6.8 + 4) * plan.scale, 12 * plan.scale];
  const { x, y, w: wide, h: high } = pawnBox(plan, pawn);
  const [below, above] = [y + high + 3.5 * plan.scale, y - h - 6 * plan.scale].map((top) => ({ x: x + wide / 2 - w / 2, y: top, w, h }));
  const blocked = (box: Box) => others.some((other) => overlap(box, other));
  return blocked(below!) && !blocked(above!) && above!.y > 0 ? { above: true, box: above! } : { above: false, box: below! };
}
