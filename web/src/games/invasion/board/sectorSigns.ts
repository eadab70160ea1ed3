/** Where the sectors' letters stand: outside the town, at the edge of their sector. A tint alone names no sector. */

import { distance, inside, middle, type Box, type Plan, type Point } from "./geometry";
import type { RoadLetter } from "./letters";
import { edgesRound, sectorShapes } from "./outlines";

export interface SectorSign {
  sector: string;
  at: Point;
}

/** Width and height of a sign, on a phone. */
export const TILE = { w: 14, h: 16 };

export function sectorSigns(plan: Plan, letters: readonly RoadLetter[]): SectorSign[] {
  const placed: SectorSign[] = [];
  const spots = [...plan.spots.values()].map(({ at }) => at);
  const rim = new Set(edgesRound(plan.districts.values()).map(keyOf));
  for (const { id: sector } of plan.city.sectors) {
    const shapes = sectorShapes(plan, sector);
    const heart = middle(shapes.map(({ label }) => label));
    const free = (at: Point) =>
      2 * Math.min(24 * plan.scale, ...letters.map((letter) => distance(letter.at, at))) +
      0.3 * Math.min(40, ...placed.map((sign) => distance(sign.at, at))) -
      0.06 * distance(heart, at) + Math.min(0, ...spots.map((spot) => distance(spot, at) - 26 * plan.scale));
    const places = edgesRound(shapes).filter((edge) => rim.has(keyOf(edge))).flatMap((edge) => outside(plan, edge));
    const best = places.sort((a, b) => free(b) - free(a))[0];
    if (best) placed.push({ sector, at: best });
  }
  return placed;
}

export function tileBox({ at: [x, y] }: SectorSign, scale: number): Box {
  const [w, h] = [TILE.w * scale, TILE.h * scale];
  return { x: x - w / 2, y: y - h / 2, w, h };
}

const keyOf = ([[ax, ay], [bx, by]]: readonly [Point, Point]) => [ax + bx, ay + by].map((sum) => sum.toFixed(1)).join(" ");

/** Beside the middle of an edge, on the side where no district is; none if that is off the sheet, or on the square. */
function outside(plan: Plan, [[ax, ay], [bx, by]]: readonly [Point, Point]): Point[] {
  const long = Math.hypot(bx - ax, by - ay) || 1;
  const off = (TILE.h / 2 + 3.5) * plan.scale;
  const [w, h] = [(TILE.w / 2) * plan.scale + 1, (TILE.h / 2) * plan.scale + 1];
  return [1, -1].map((side): Point => [(ax + bx) / 2 + (side * off * (by - ay)) / long, (ay + by) / 2 - (side * off * (bx - ax)) / long]).filter(
    ([x, y]) =>
      x >= w && y >= h && x <= plan.width - w && y <= plan.height - h &&
      !inside([x, y], plan.square) && ![...plan.districts.values()].some(({ outline }) => inside([x, y], outline)),
  ); // prettier-ignore
}
