/** Lines between districts: what surrounds a sector, a zone of aliens, or the whole town. */

import { drawn, type DistrictShape, type Plan, type Point } from "./geometry";

/** An edge by its ends, whichever way round. */
function keyOf([ax, ay]: Point, [bx, by]: Point): string {
  const [one, two] = [`${ax.toFixed(1)} ${ay.toFixed(1)}`, `${bx.toFixed(1)} ${by.toFixed(1)}`];
  return one < two ? `${one} ${two}` : `${two} ${one}`;
}

/** The edges that belong to one of these districts alone: what lies round all of them together. */
export function edgesRound(districts: Iterable<DistrictShape>): [Point, Point][] {
  const edges = new Map<string, [Point, Point] | null>();
  for (const { outline } of districts) {
    outline.forEach((start, index) => {
      const end = outline[(index + 1) % outline.length]!;
      const key = keyOf(start, end);
      edges.set(key, edges.has(key) ? null : [start, end]);
    });
  }
  return [...edges.values()].filter((edge) => edge !== null);
}

/** The same as loops, each a run of corners: dashes go on round a corner. */
export function loopsRound(districts: Iterable<DistrictShape>): Point[][] {
  const at = ([x, y]: Point) => `${x.toFixed(1)} ${y.toFixed(1)}`;
  const leaving = new Map<string, [Point, Point][]>();
  for (const edge of edgesRound(districts)) {
    const from = leaving.get(at(edge[0]));
    if (from) from.push(edge);
    else leaving.set(at(edge[0]), [edge]);
  }
  const loops: Point[][] = [];
  for (const [key, edges] of leaving) {
    while (edges.length > 0) {
      const loop: Point[] = [];
      for (let next = edges.pop(); next; next = leaving.get(at(next[1]))?.pop()) {
        loop.push(next[0]);
        if (at(next[1]) === key) break;
      }
      loops.push(loop);
    }
  }
  return loops;
}

export function outlineRound(districts: Iterable<DistrictShape>): string {
  return loopsRound(districts).map((loop) => drawn(loop, true)).join("");
}

export function sectorShapes(plan: Plan, sector: string): DistrictShape[] {
  return [...plan.districts.values()].filter((district) => district.sector === sector);
}

/** A district's blocks: its outline drawn in towards the middle of it. */
export function drawnIn(outline: readonly Point[], about: Point, factor: number): Point[] {
  return outline.map(([x, y]) => [about[0] + (x - about[0]) * factor, about[1] + (y - about[1]) * factor]);
}
