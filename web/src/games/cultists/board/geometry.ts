/** From the board's rectangles to pixels. Pure: the same board and size give the same plan. */

import type { Board, Colour, Place } from "../../../protocol/types";

export interface Box {
  x: number;
  y: number;
  w: number;
  h: number;
}

export interface PlaceBox extends Box {
  id: Place;
  /** Null: a hallway. */
  colour: Colour | null;
  /** Whether it begins where the game began: people crowd there. */
  start: boolean;
}

export interface DoorBox {
  between: readonly [Place, Place];
  x: number;
  y: number;
  /** Whether the wall it stands in runs up and down. */
  upright: boolean;
}

export interface Plan {
  width: number;
  height: number;
  /** Turned a quarter, for phones. */
  tall: boolean;
  /** How much larger than the drawn size everything in the rooms is. */
  scale: number;
  wall: number;
  house: Box;
  places: PlaceBox[];
  doors: DoorBox[];
  /** Half the height of a disc. */
  radius: number;
}

/** Below this width the plan is turned a quarter. */
export const TURNS_BELOW = 600;
/** What a thumb needs. */
export const THUMB = 44;

const WIDE = { margin: [44, 30], wall: 7, radius: 19, unit: 20.5 } as const;
const TALL = { margin: [8, 8], wall: 4.5, radius: 15, unit: 15.6 } as const;
/** On wide screens neither axis may be stretched more than this against the other. */
const STRETCH = 1.12;

/** The least height that gives every place a thumb's height, on a plan that is turned. */
export function heightNeeded(board: Board): number {
  const slimmest = Math.min(...[...board.rooms, ...board.hallways].map((place) => place.rect[2]));
  return Math.ceil((THUMB / slimmest) * board.size[0]) + 2 * TALL.margin[1];
}

export function planOf(board: Board, width: number, height: number): Plan {
  const tall = width < TURNS_BELOW;
  const form = tall ? TALL : WIDE;
  const [across, down] = tall ? [board.size[1], board.size[0]] : board.size;
  // The slimmest phones give up their margin first, then the thumb's width.
  const side = tall ? Math.max(4, Math.min(form.margin[0], (width - 352) / 2)) : form.margin[0];
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
    start: place.id === board.start,
  }));
  const scale = Math.max(1, Math.min(1.6, Math.min(ux, uy * 1.06) / form.unit));
  const plan = { width, height, tall, scale, wall: form.wall * scale, radius: form.radius * scale };
  const house = { x: left, y: top, w: ux * across, h: uy * down };
  return { ...plan, house, places, doors: doorsOf(board, places, point) };
}

function doorsOf(board: Board, places: PlaceBox[], point: (x: number, y: number) => [number, number]): DoorBox[] {
  const boxes = new Map(places.map((place) => [place.id, place]));
  return board.links.flatMap(({ between, at }) => {
    const [a, b] = [boxes.get(between[0]), boxes.get(between[1])];
    if (!a || !b || !at) return [];
    const [x, y] = point(at[0], at[1]);
    const upright = touches(a.x + a.w, b.x) || touches(b.x + b.w, a.x);
    return [{ between, x, y, upright }];
  });
}

function touches(one: number, other: number): boolean {
  return Math.abs(one - other) < 1;
}

/** As one reads: rows from the top, each from the left. */
export function inReadingOrder(places: readonly PlaceBox[]): PlaceBox[] {
  return [...places].sort((a, b) => a.y - b.y || a.x - b.x);
}

export function centre(box: Box): [number, number] {
  return [box.x + box.w / 2, box.y + box.h / 2];
}
