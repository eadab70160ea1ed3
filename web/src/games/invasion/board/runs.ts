/** Ways along roads (INV-MAP-08, INV-RQ-49), and points on a drawn line. */

import type { City } from "../protocol";
import { distance, type Plan, type Point } from "./geometry";

type Road = City["roads"][number];

/** Every way from one spot to another along this road: two on a ring, none if one of them is not on it. */
export function runsOn(road: Road, start: string, goal: string): string[][] {
  const [from, to] = [road.spots.indexOf(start), road.spots.indexOf(goal)];
  if (from < 0 || to < 0 || from === to) return [];
  const count = road.spots.length;
  const forward = Array.from({ length: ((to - from + count) % count) + 1 }, (_, step) => road.spots[(from + step) % count]!);
  const backward = Array.from({ length: ((from - to + count) % count) + 1 }, (_, step) => road.spots[(from - step + count) % count]!);
  if (road.ring) return [forward, backward];
  return [to > from ? forward : backward];
}

/** The drawn line of the shortest way between two spots on one road; straight where no road joins them. */
export function wayBetween(plan: Plan, start: string, goal: string): Point[] {
  const [from, to] = [plan.spots.get(start)?.at, plan.spots.get(goal)?.at];
  if (!from || !to) return [];
  const ways = plan.city.roads.flatMap((road) => runsOn(road, start, goal).map((run) => lineOf(plan, road, run)));
  return ways.sort((a, b) => lengthOf(a) - lengthOf(b))[0] ?? [from, to];
}

/** What the road's line is between the spots of a run, in their order. */
export function lineOf(plan: Plan, road: Road, run: readonly string[]): Point[] {
  const path = plan.roads.get(road.letter)!.path;
  const line: Point[] = [];
  run.slice(1).forEach((spot, index) => {
    const [one, two] = [plan.spots.get(run[index]!)!.at, plan.spots.get(spot)!.at];
    const stretch = between(path, one, two, road.ring ?? false);
    line.push(...(line.length > 0 ? stretch.slice(1) : stretch));
  });
  return line;
}

/** The part of a line from one point on it to another; on a ring, the shorter part. */
function between(path: readonly Point[], start: Point, goal: Point, ring: boolean): Point[] {
  const [from, to] = [alongOf(path, start), alongOf(path, goal)];
  const whole = lengthOf(path);
  const ahead = to >= from ? cut(path, from, to) : [...cut(path, from, whole), ...cut(path, 0, to).slice(1)];
  if (to < from && !ring) return cut(path, to, from).reverse();
  if (!ring) return ahead;
  const behind = to >= from ? [...cut(path, to, whole), ...cut(path, 0, from).slice(1)] : cut(path, to, from);
  return lengthOf(ahead) <= lengthOf(behind) ? ahead : behind.reverse();
}

function cut(path: readonly Point[], from: number, to: number): Point[] {
  const points: Point[] = [pointAt(path, from)];
  let gone = 0;
  path.slice(1).forEach((point, index) => {
    gone += distance(path[index]!, point);
    if (gone > from + 0.05 && gone < to - 0.05) points.push(point);
  });
  return [...points, pointAt(path, to)];
}

export function lengthOf(line: readonly Point[]): number {
  return line.slice(1).reduce((sum, point, index) => sum + distance(line[index]!, point), 0);
}

export function pointAt(line: readonly Point[], along: number): Point {
  let left = along;
  for (let index = 1; index < line.length; index += 1) {
    const [one, two] = [line[index - 1]!, line[index]!];
    const long = distance(one, two);
    if (left <= long && long > 0) return [one[0] + ((two[0] - one[0]) * left) / long, one[1] + ((two[1] - one[1]) * left) / long];
    left -= long;
  }
  return line.at(-1)!;
}

/** How far a point lies from a line, and how far along the line that is. */
export function nearest(line: readonly Point[], [x, y]: Point): { off: number; along: number } {
  let best = { off: Infinity, along: 0 };
  let gone = 0;
  for (let index = 1; index < line.length; index += 1) {
    const [[ax, ay], [bx, by]] = [line[index - 1]!, line[index]!];
    const long = Math.hypot(bx - ax, by - ay);
    const t = long === 0 ? 0 : Math.max(0, Math.min(1, ((x - ax) * (bx - ax) + (y - ay) * (by - ay)) / long ** 2));
    const off = Math.hypot(ax + (bx - ax) * t - x, ay + (by - ay) * t - y);
    if (off < best.off - 0.01) best = { off, along: gone + t * long };
    gone += long;
  }
  return best;
}

const alongOf = (line: readonly Point[], point: Point) => nearest(line, point).along;
