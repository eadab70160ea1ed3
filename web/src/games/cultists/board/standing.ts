/** Where people and intruders stand in a place, so that all are seen and nothing is covered without need. */

import type { Seat } from "../../../protocol/types";
import type { AnswerOption, Item, Place, View } from "../protocol";
import type { Box, PlaceBox, Plan } from "./geometry";

export interface Spot {
  x: number;
  y: number;
  r: number;
}

export interface Standing extends Spot {
  seat: Seat;
  place: Place;
  /** Whether there is room for the name below. */
  named: boolean;
}

export interface Intruder extends Spot {
  kind: "cultist" | "fishman";
  place: Place;
}

/** An Item that lies open on the floor. */
export interface Lying extends Spot {
  item: Item;
  place: Place;
}

/** The room left for people between the label and what lies at the foot. */
export type Floor = (place: PlaceBox) => Box;

export interface Row {
  spots: Spot[];
  /** The room for each name. */
  gap: number;
  /** Whether there is room for names below. */
  named: boolean;
}

/** What a name below a disc needs. */
export const NAME = 15;
/** What the number of a lift takes of its cage, and how far from the corner: frames run outside of it. */
export const SIGN = 15;
export const CORNER = 6;
/** How small discs become before they overlap, in parts of their size. */
export const SMALLEST = 0.74;
/** A crowd that overlaps is smaller still; a tap spreads it out. */
const CROWDED = 0.56;

/** Discs in a grid: as large as they fit; if they cannot, they overlap like coins. Names want room below each. */
export function spread(floor: Box, count: number, radius: number, names: number, apart = 2 * radius + 22): Row {
  const sizes = [radius, radius * 0.86, radius * SMALLEST];
  for (const below of [names, 0]) {
    for (const r of sizes) {
      const fitting = grids(floor, count, r, below, apart).filter((grid) => fits(grid, floor, r, below));
      const best = fitting.sort((a, b) => b.ease - a.ease)[0];
      if (best) return row(floor, count, r, best, below);
    }
  }
  const r = radius * (count > 4 ? CROWDED : SMALLEST);
  const best = grids(floor, count, r, 0, apart).sort((a, b) => Math.min(b.gx, b.gy) - Math.min(a.gx, a.gy))[0]!;
  return row(floor, count, r, best, 0);
}

interface Grid {
  columns: number;
  rows: number;
  gx: number;
  gy: number;
  ease: number;
}

function fits({ gx, gy, rows, columns }: Grid, floor: Box, r: number, names: number): boolean {
  if (rows > 1 && gy < 2 * r + names * 0.8) return false;
  if (columns > 1 && gx < 2 * r) return false;
  return floor.h >= 2 * r + names - 4 && floor.w >= 2 * r - 4;
}

function grids(floor: Box, count: number, r: number, names: number, apart: number): Grid[] {
  return Array.from({ length: count }, (_, index) => {
    const columns = index + 1;
    const rows = Math.ceil(count / columns);
    const gx = columns > 1 ? Math.min(apart, (floor.w - 2 * r) / (columns - 1)) : apart;
    const gy = rows > 1 ? Math.min(2 * r + names + 4, (floor.h - 2 * r - names) / (rows - 1)) : 2 * r + names;
    // Few rows read best; then what leaves most room for names.
    return { columns, rows, gx, gy, ease: gx / r - rows * 0.4 };
  });
}

function row(floor: Box, count: number, r: number, { columns, rows, gx, gy }: Grid, names: number): Row {
  const [cx, cy] = [floor.x + floor.w / 2, floor.y + (floor.h - names) / 2];
  const spots = Array.from({ length: count }, (_, index) => {
    const line = Math.floor(index / columns);
    const inLine = Math.min(columns, count - line * columns);
    return { x: cx + ((index % columns) - (inLine - 1) / 2) * gx, y: cy + (line - (rows - 1) / 2) * gy, r };
  });
  return { spots, gap: columns > 1 ? gx : floor.w, named: names > 0 };
}

export interface Crowd {
  /** By seat, so that nobody is drawn anew when somebody moves. */
  people: Standing[];
  intruders: Intruder[];
  items: Lying[];
  /** What lies under people who were asked to spread out. */
  plate: Box | null;
}

/** Everybody on the plan. `fanned` is a crowded place that was asked to spread out over its neighbours. */
export function standingOn(plan: Plan, view: View, floorOf: Floor, width: (seat: Seat) => number, fanned: Place | null): Crowd {
  const people: Standing[] = [];
  const intruders: Intruder[] = [];
  const items: Lying[] = [];
  let plate: Box | null = null;
  for (const place of [...plan.places.map((each) => ({ ...each, lift: false })), ...cagesOf(plan, view)]) {
    const seats = view.at.flatMap((at, seat) => (at === place.id ? [seat] : []));
    let floor = place.lift ? cageFloor(place) : floorOf(place);
    const kind = view.fishman === place.id ? "fishman" : view.cultist_tokens.includes(place.id) ? "cultist" : null;
    if (kind) {
      const [seal, rest] = besideSeal(floor, plan, seats.length);
      intruders.push({ kind, place: place.id, ...seal });
      floor = rest;
    }
    const [lying, rest] = onTheFloor(floor, plan, place.id, view.parts?.under_the_surface?.lying[place.id] ?? []);
    items.push(...lying);
    floor = rest;
    if (seats.length === 0) continue;
    const apart = fanned === place.id ? Math.max(2 * plan.radius + 8, ...seats.map((seat) => width(seat) + 6)) : undefined;
    if (apart !== undefined) floor = plate = fannedFloor(plan, place, seats.length, apart);
    const { spots, gap, named } = spread(floor, seats.length, plan.radius, NAME * Math.max(1, plan.scale), apart);
    seats.forEach((seat, index) => {
      people.push({ ...spots[index]!, seat, place: place.id, named: named && gap >= width(seat) });
    });
  }
  people.sort((a, b) => a.seat - b.seat);
  return { people, intruders, items, plate };
}

/** A seal takes its share of the floor; alone it stands in the middle. */
function besideSeal(floor: Box, plan: Plan, others: number): [Spot, Box] {
  const r = Math.min((plan.tall ? 18 : 26) * plan.scale, floor.w / 2 + 4, Math.max(floor.h / 2, 11 * plan.scale));
  const [cx, cy] = [floor.x + floor.w / 2, floor.y + floor.h / 2];
  if (others === 0) return [{ x: cx, y: cy, r }, floor];
  const share = 2 * r + 5;
  const beside = floor.w - share >= 2 * plan.radius * Math.min(others, 2) * 0.8;
  if (beside || floor.w >= floor.h) {
    return [{ x: floor.x + floor.w - r, y: cy, r }, { ...floor, w: floor.w - share }];
  }
  return [{ x: cx, y: floor.y + r, r }, { ...floor, y: floor.y + share, h: floor.h - share }];
}

/** Items lie in a row at the right end of the floor, small, and close together if there are many. */
function onTheFloor(floor: Box, plan: Plan, place: Place, items: readonly Item[]): [Lying[], Box] {
  if (items.length === 0) return [[], floor];
  const r = Math.min((plan.tall ? 9 : 11) * plan.scale, floor.h / 2);
  const upright = floor.h > floor.w;
  const step = Math.min(2 * r + 2, ((upright ? floor.h : floor.w) * 0.5) / items.length);
  const share = 2 * r + (items.length - 1) * step + 3;
  const lying = items.map((item, index) => ({
    item, place, r,
    x: upright ? floor.x + floor.w / 2 : floor.x + floor.w - r - index * step,
    y: upright ? floor.y + r + index * step : floor.y + floor.h / 2,
  })); // prettier-ignore
  return [lying, upright ? { ...floor, y: floor.y + share, h: floor.h - share } : { ...floor, w: floor.w - share }];
}

export interface Cage extends PlaceBox {
  lift: true;
}

/** The cages where they stand just now; one that can be called, where it would come to. */
export function cagesOf(plan: Plan, view: View, choices: ReadonlyMap<Place, AnswerOption> = new Map()): Cage[] {
  const standing = view.parts?.mountains_of_chaos?.lifts ?? {};
  return plan.shafts.map(({ id, stops }) => {
    const rooms = Object.keys(stops);
    const at = standing[id] ?? rooms[0]!;
    const called = choices.get(id)?.kind === "CallLift";
    const box = stops[called ? rooms.find((room) => room !== at)! : at]!;
    return { ...box, id, lift: true, colour: null, ground: null, inner: box, start: false };
  });
}

/** Beside the number on the cage. */
export function cageFloor(cage: Box): Box {
  const sign = CORNER + SIGN;
  return cage.w >= cage.h
    ? { x: cage.x + sign, y: cage.y + 2, w: cage.w - sign - 3, h: cage.h - 4 }
    : { x: cage.x + 2, y: cage.y + sign, w: cage.w - 4, h: cage.h - sign - 2 };
}

/** Over the neighbours, but within the house. */
function fannedFloor({ house, radius, scale }: Plan, place: PlaceBox, count: number, apart: number): Box {
  const columns = Math.min(count, Math.max(1, Math.floor((house.w - 2 * radius) / apart)));
  const rows = Math.ceil(count / columns);
  const w = Math.ceil(count / rows) * apart;
  const h = rows * (2 * radius + (NAME + 8) * scale);
  const x = clamp(place.x + place.w / 2 - w / 2, house.x, house.x + house.w - w);
  const y = clamp(place.y + place.h / 2 - h / 2, house.y, house.y + house.h - h);
  return { x, y, w, h };
}

function clamp(value: number, least: number, most: number): number {
  return Math.max(least, Math.min(most, value));
}
