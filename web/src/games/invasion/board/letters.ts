/** Where the roads' letters stand: on the road, clear of spots and of each other. Colour alone names no road. */

import { CLOSEST } from "../../../table/zoom.svelte";
import { distance, inside, type Box, type Plan, type Point, type RoadShape } from "./geometry";
import { drawnIn } from "./outlines";
import { lengthOf, nearest, pointAt } from "./runs";

export interface RoadLetter {
  letter: string;
  at: Point;
  /** How close one must look to see it: long roads say their letter again. */
  from: number;
}

/** Half of a letter's sign, on a phone. */
export const SIGN = 7;
/** After so many pixels, on a phone, a road says its letter again. */
const EVERY = 270;
const MOST = 6;
/** More room than this is no better: of ample places the first along the road is taken, out at the edge of the town. */
const AMPLE = 20;

export function roadLetters(plan: Plan): RoadLetter[] {
  const placed: RoadLetter[] = [];
  const roads = [...plan.roads.values()].map((road) => ({ letter: road.letter, long: lengthOf(road.path), places: placesOn(plan, road) }));
  const wanted = roads.flatMap((road) =>
    Array.from({ length: MOST }, (_, turn) => ({ road, from: Math.max(1, (turn * EVERY * plan.scale) / road.long) })),
  );
  // Short roads have the fewest places to choose from.
  for (const { road, from } of wanted.filter(({ from }) => from < CLOSEST).sort((a, b) => a.from - b.from || a.road.long - b.road.long)) {
    const scale = plan.scale / Math.sqrt(from);
    const own = placed.filter(({ letter }) => letter === road.letter);
    const others = placed.filter(({ letter }) => letter !== road.letter);
    const free = ({ at, spot, road }: Place) =>
      Math.min(spot / scale, clearance(at, others) / scale - SIGN, road / scale + 6, AMPLE) +
      (own.length > 0 ? 0.1 * Math.min(clearance(at, own), EVERY) : 0);
    const scored = road.places.map((place) => ({ at: place.at, score: free(place) }));
    const best = scored.reduce((most, one) => (one.score > most.score + 0.01 ? one : most));
    placed.push({ letter: road.letter, at: best.at, from });
  }
  return placed;
}

/** A point of a road, and how far the nearest spot and the nearest other road are from it. */
interface Place {
  at: Point;
  spot: number;
  road: number;
}

/** From one end to the other; not where a sign would leave the sheet, nor before the facade. */
function placesOn(plan: Plan, { letter, path }: RoadShape): Place[] {
  const spots = [...plan.spots.values()];
  const others = [...plan.roads.values()].filter((road) => road.letter !== letter);
  const points = candidates(path, lengthOf(path));
  const square = drawnIn(plan.square, plan.centre, 0.9);
  const seen = points.filter((at) => within(at, plan) && !inside(at, square));
  return (seen.length > 0 ? seen : points).map((at) => ({
    at,
    spot: clearance(at, spots),
    road: Math.min(...others.map((other) => nearest(other.path, at).off)),
  }));
}

/** Points along the road, from one end to the other. */
function candidates(path: readonly Point[], long: number): Point[] {
  const count = Math.max(8, Math.round(long / 8));
  return Array.from({ length: count + 1 }, (_, step) => pointAt(path, (long * step) / count));
}

function clearance(at: Point, others: readonly { at: Point }[]): number {
  return others.reduce((least, other) => Math.min(least, distance(at, other.at)), Infinity);
}

function within([x, y]: Point, { width, height, scale }: Plan): boolean {
  const edge = SIGN * scale + 1;
  return x >= edge && y >= edge && x <= width - edge && y <= height - edge;
}

export function signBox({ at: [x, y] }: RoadLetter, scale: number): Box {
  const r = SIGN * scale;
  return { x: x - r, y: y - r, w: 2 * r, h: 2 * r };
}
