/** From the city's units to pixels. Pure: the same city and size give the same plan. North stays up. */

import type { City } from "../protocol";

export type Point = readonly [x: number, y: number];

export interface Box {
  x: number;
  y: number;
  w: number;
  h: number;
}

export interface DistrictShape {
  id: string;
  sector: string;
  address: number | null;
  outline: readonly Point[];
  /** Where its address is written, or its token lies. */
  label: Point;
  /** The widest box round the label that stays inside. */
  room: Box;
}

export interface SpotShape {
  id: string;
  at: Point;
  /** What it is marked as: nothing, or one of these. */
  mark: "starting" | "gathering" | "bridge" | null;
}

export interface RoadShape {
  letter: string;
  path: readonly Point[];
}

export interface Plan {
  city: City;
  width: number;
  height: number;
  /** Drawn for a phone: no names, smaller pawns. */
  small: boolean;
  /** How much larger than on a phone pawns and words are. */
  scale: number;
  /** Pixels a unit of the city, across and down. */
  unit: Point;
  /** A point of the city on the sheet. */
  point: (of: Point) => Point;
  /** What the districts cover. */
  town: Box;
  districts: ReadonlyMap<string, DistrictShape>;
  spots: ReadonlyMap<string, SpotShape>;
  roads: ReadonlyMap<string, RoadShape>;
  water: readonly (readonly Point[])[];
  /** The ground of the gathering point, and its middle. */
  square: readonly Point[];
  centre: Point;
}

/** Below this width the plan is drawn for a phone. */
export const SMALL_BELOW = 600;
/** What a thumb needs. */
export const THUMB = 44;
/** What the tip of the mouse needs. */
export const ARROW = 24;
/** A wide city may be drawn higher than it is, on a phone until it is as high as it is wide; rings stay round. */
const STRETCH = { small: 1.75, wide: 1.2 };
const MARGIN = { small: [11, 11], stretched: [10, 22], wide: [30, 25] } as const;
/** Of a district's edge, in pixels, at which pawns and words have the size of a phone's. */
const EDGE = 24;

export function planOf(city: City, width: number, height: number): Plan {
  const small = width < SMALL_BELOW;
  const bounds = boxOf(city.districts.flatMap(({ polygon }) => polygon));
  const stretch = Math.min(small ? STRETCH.small : STRETCH.wide, bounds.w / bounds.h);
  // A city that is drawn higher than it is has height to spare: its sectors' letters stand above and below it.
  const spare = stretch > 1 && height / bounds.h > (1.2 * width) / bounds.w;
  const [side, brim] = small ? (spare ? MARGIN.stretched : MARGIN.small) : MARGIN.wide;
  let ux = (width - 2 * side) / bounds.w;
  let uy = (height - 2 * brim) / bounds.h;
  ux = Math.min(ux, uy);
  uy = Math.min(uy, ux * stretch);
  const left = (width - ux * bounds.w) / 2 - bounds.x * ux;
  const top = (height - uy * bounds.h) / 2 - bounds.y * uy;
  const point = ([x, y]: Point): Point => [left + x * ux, top + y * uy];
  const all = (points: readonly Point[]) => points.map(point);
  const square = all(city.gathering_polygon);
  return {
    city, width, height, small, point, square,
    unit: [ux, uy],
    scale: Math.max(1, Math.min(1.5, (Math.min(ux, uy) * edgeOf(city)) / EDGE)),
    town: boxOf(all(city.districts.flatMap(({ polygon }) => polygon))),
    districts: byId(city.districts.map(({ id, sector, address, polygon, label }) => {
      const outline = all(polygon);
      return { id, sector, address: address ?? null, outline, label: point(label), room: roomRound(point(label), outline) };
    })),
    spots: byId(city.spots.map((spot) => ({ id: spot.id, at: point(spot.point), mark: markOf(spot) }))),
    roads: new Map(city.roads.map(({ letter, path }) => [letter, { letter, path: all(path) }])),
    water: (city.water ?? []).map(all),
    centre: middle(square),
  }; // prettier-ignore
}

function byId<T extends { id: string }>(shapes: T[]): Map<string, T> {
  return new Map(shapes.map((shape) => [shape.id, shape]));
}

function markOf({ starting, gathering, bridge }: City["spots"][number]): SpotShape["mark"] {
  if (starting) return "starting";
  return gathering ? "gathering" : bridge ? "bridge" : null;
}

/** The edge of a square as large as a middling district. */
function edgeOf(city: City): number {
  const sizes = city.districts.map(({ polygon }) => area(polygon)).sort((a, b) => a - b);
  return Math.sqrt(sizes[Math.floor(sizes.length / 4)] ?? 0);
}

export function area(outline: readonly Point[]): number {
  const twice = outline.reduce((sum, [x, y], index) => {
    const [nx, ny] = outline[(index + 1) % outline.length]!;
    return sum + x * ny - nx * y;
  }, 0);
  return Math.abs(twice) / 2;
}

export function boxOf(points: readonly Point[]): Box {
  const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)];
  const [x, y] = [Math.min(...xs), Math.min(...ys)];
  return { x, y, w: Math.max(...xs) - x, h: Math.max(...ys) - y };
}

export function boxRound([x, y]: Point, w: number, h: number): Box {
  return { x: x - w / 2, y: y - h / 2, w, h };
}

export function middle(points: readonly Point[]): Point {
  const sum = points.reduce(([sx, sy], [x, y]) => [sx + x, sy + y] as const, [0, 0] as Point);
  return [sum[0] / points.length, sum[1] / points.length];
}

/** A box round the point that grows until a corner leaves the outline; a little wider than high, as numbers are. */
function roomRound(at: Point, outline: readonly Point[]): Box {
  let best = boxRound(at, 0, 0);
  for (let w = 4; w < 200; w += 2) {
    const box = boxRound(at, w, w * 0.8);
    if (!corners(box).every((corner) => inside(corner, outline))) return best;
    best = box;
  }
  return best;
}

export function corners({ x, y, w, h }: Box): Point[] {
  return [[x, y], [x + w, y], [x + w, y + h], [x, y + h]];
}

export function overlap(a: Box, b: Box): boolean {
  return a.x < b.x + b.w && b.x < a.x + a.w && a.y < b.y + b.h && b.y < a.y + a.h;
}

/** How much two boxes have in common. */
export function shared(a: Box, b: Box): number {
  const w = Math.min(a.x + a.w, b.x + b.w) - Math.max(a.x, b.x);
  const h = Math.min(a.y + a.h, b.y + b.h) - Math.max(a.y, b.y);
  return w > 0 && h > 0 ? w * h : 0;
}

export function distance([ax, ay]: Point, [bx, by]: Point): number {
  return Math.hypot(ax - bx, ay - by);
}

/** Whether a ray to the east crosses the outline an odd number of times. */
export function inside([x, y]: Point, outline: readonly Point[]): boolean {
  let within = false;
  outline.forEach(([x1, y1], index) => {
    const [x2, y2] = outline[(index + 1) % outline.length]!;
    if (y1 > y !== y2 > y && x < x1 + ((y - y1) * (x2 - x1)) / (y2 - y1)) within = !within;
  });
  return within;
}

/** As one reads: rows from the top, each from the left. */
export function inReadingOrder<T extends { at: Point }>(shapes: readonly T[]): T[] {
  return [...shapes].sort((a, b) => a.at[1] - b.at[1] || a.at[0] - b.at[0]);
}

export function drawn(points: readonly Point[], closed = false): string {
  return `M${points.map(([x, y]) => `${round(x)} ${round(y)}`).join("L")}${closed ? "Z" : ""}`;
}

const round = (value: number) => Math.round(value * 10) / 10;
