/** From the board's rectangles to pixels. Pure: the same board and size give the same plan. */

import type { Box } from "../../../table/zoom.svelte";
import type { Board, Colour, Place, Rect } from "../protocol";
import { sunk } from "./shafts";

export type { Box };

export interface PlaceBox extends Box {
  id: Place;
  /** Null: a hallway. */
  colour: Colour | null;
  /** What one walks on, where that is not a plain hallway: ice, or a corridor of the mine by its number. */
  ground: string | null;
  /** What a lift's shaft leaves of it. */
  inner: Box;
  /** Whether it begins where the game began: people crowd there. */
  start: boolean;
}

export interface DoorBox {
  /** A door is open; what else a board has between two places is closed. */
  kind: string;
  between: readonly [Place, Place];
  x: number;
  y: number;
  /** Whether the wall it stands in runs up and down. */
  upright: boolean;
}

export interface Plan {
  board: Board;
  width: number;
  height: number;
  /** Turned a quarter, for phones. */
  tall: boolean;
  /** How much larger than the drawn size everything in the rooms is. */
  scale: number;
  /** No word is written smaller. */
  least: number;
  wall: number;
  house: Box;
  places: PlaceBox[];
  doors: DoorBox[];
  /** The altar, the part that Organism 46-B changes, and the crossing, on boards that have them. */
  altar: Box | null;
  organism: Box | null;
  crossing: Box | null;
  shafts: Shaft[];
  /** Half the height of a disc. */
  radius: number;
}

/** A lift: its cage can stand in either of two rooms. */
export interface Shaft {
  id: Place;
  number: number;
  stops: Record<Place, Box>;
}

/** The least that is read on a screen near at hand. */
const LEAST = 12;

/** Below this width the plan is turned a quarter. */
export const TURNS_BELOW = 600;
/** What a thumb needs. */
export const THUMB = 44;

const WIDE = { margin: [44, 30], wall: 7, radius: 19, unit: 20.5, least: 0.86 } as const;
const TALL = { margin: [8, 8], wall: 4.5, radius: 15, unit: 15.6, least: 1 } as const;
/** On wide screens neither axis may be stretched more than this against the other. */
const STRETCH = 1.12;

/** The least height that gives every place a thumb's height, on a plan that is turned. */
export function heightNeeded(board: Board): number {
  return thumbs(board, 0) + 2 * TALL.margin[1];
}

/** The length of an axis at which the slimmest place along it has a thumb's width. */
function thumbs(board: Board, axis: 0 | 1): number {
  const slimmest = Math.min(...[...board.rooms, ...board.hallways].map(({ rect }) => rect[axis + 2]!));
  return Math.ceil((THUMB / slimmest) * board.size[axis]);
}

export function planOf(board: Board, width: number, height: number, least = LEAST): Plan {
  const tall = width < TURNS_BELOW;
  const form = tall ? TALL : WIDE;
  const [across, down] = tall ? [board.size[1], board.size[0]] : board.size;
  // The slimmest phones give up their margin first, then the thumb's width.
  const side = tall ? Math.max(4, Math.min(form.margin[0], (width - thumbs(board, 1)) / 2)) : form.margin[0];
  let ux = (width - 2 * side) / across;
  let uy = (height - 2 * form.margin[1]) / down;
  if (!tall) {
    ux = Math.min(ux, uy * STRETCH);
    uy = Math.min(uy, ux * STRETCH);
  }
  const left = (width - ux * across) / 2;
  const top = (height - uy * down) / 2;
  // The turn: what was at the left is at the top now; only words stay upright.
  const point = (x: number, y: number): [number, number] =>
    tall ? [left + (board.size[1] - y) * ux, top + x * uy] : [left + x * ux, top + y * uy];
  const box = ([x, y, w, h]: readonly [number, number, number, number]): Box => {
    const [bx, by] = point(x, tall ? y + h : y);
    return tall ? { x: bx, y: by, w: h * ux, h: w * uy } : { x: bx, y: by, w: w * ux, h: h * uy };
  };
  const places = [...board.rooms, ...board.hallways].map((place) => ({
    ...box(place.rect),
    id: place.id,
    colour: "colour" in place ? place.colour : null,
    ground: groundOf(board, place),
    inner: box(place.rect),
    start: place.id === board.start,
  }));
  const scale = Math.max(form.least, Math.min(1.6, Math.min(ux, uy * 1.06) / form.unit));
  const plan = { board, width, height, tall, scale, least, wall: form.wall * scale, radius: form.radius * scale };
  const house = { x: left, y: top, w: ux * across, h: uy * down };
  const doors = doorsOf(board, places, point);
  const shafts = sunk(board, places, doors, plan);
  const part = (rect: Rect | null | undefined) => (rect ? box(rect) : null);
  const parts = { altar: part(board.altar), organism: part(board.organism_part), crossing: part(board.crossing?.rect) };
  return { ...plan, house, places, doors, shafts, ...parts };
}

/** What a hallway is laid with: ice, or the rails of a corridor by its number; null: plain stones. */
export function groundOf(board: Board, place: Board["rooms"][number] | Board["hallways"][number]): string | null {
  const corridor = board.crossing?.corridors.indexOf(place.id) ?? -1;
  if (corridor >= 0) return `corridor_${corridor}`;
  return "kind" in place && place.kind === "ice" ? "ice" : null;
}

function doorsOf(board: Board, places: PlaceBox[], point: (x: number, y: number) => [number, number]): DoorBox[] {
  const boxes = new Map(places.map((place) => [place.id, place]));
  return board.links.flatMap(({ kind, between, at }) => {
    const [a, b] = [boxes.get(between[0]), boxes.get(between[1])];
    if (!a || !b || !at) return [];
    const [x, y] = point(at[0], at[1]);
    const upright = touches(a.x + a.w, b.x) || touches(b.x + b.w, a.x);
    return [{ kind, between, x, y, upright }];
  });
}

export function touches(one: number, other: number): boolean {
  return Math.abs(one - other) < 1;
}

/** As one reads: rows from the top, each from the left. */
export function inReadingOrder(places: readonly PlaceBox[]): PlaceBox[] {
  return [...places].sort((a, b) => a.y - b.y || a.x - b.x);
}

export function overlap(a: Box, b: Box): boolean {
  return a.x < b.x + b.w && b.x < a.x + a.w && a.y < b.y + b.h && b.y < a.y + a.h;
}

export function centre(box: Box): [number, number] {
  return [box.x + box.w / 2, box.y + box.h / 2];
}
