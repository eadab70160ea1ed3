/** Where a district's address or its token lies: inside it, and under no pawn, letter or spot. */

import { boxRound, corners, inside, overlap, shared, type Box, type DistrictShape, type Plan, type Point } from "./geometry";
import { signBox, type RoadLetter } from "./letters";
import { pawnBox, type Pawn } from "./standing";

export interface Address {
  district: DistrictShape;
  at: Point;
  /** What is written; empty where there is no address, or no room for it. */
  text: string;
  alien: boolean;
}

/** Of the writing and of a token, on a phone. */
export const SIZE = 12;
export const TOKEN = 14;
const DIGIT = 0.56;
/** Half of what a spot covers, its marks included. */
const SPOT = 6;
const SHIFTS: readonly Point[] = [
  [0, 0], [0, 0.22], [0, -0.22], [0.22, 0], [-0.22, 0], [0.2, 0.2], [-0.2, 0.2], [0.2, -0.2], [-0.2, -0.2],
  [0, 0.36], [0, -0.36], [0.36, 0], [-0.36, 0], [0.32, 0.32], [-0.32, 0.32], [0.32, -0.32], [-0.32, -0.32],
]; // prettier-ignore

export function addresses(
  plan: Plan, tokens: Iterable<string>, pawns: readonly Pawn[], letters: readonly RoadLetter[], tags: readonly Box[] = [],
): Address[] {
  const alien = new Set(tokens);
  const lettered = hasRoomForLetters(plan);
  const taken = [
    ...tags,
    ...pawns.map((pawn) => pawnBox(plan, pawn)),
    ...letters.map((letter) => signBox(letter, plan.scale)),
    ...[...plan.spots.values()].map(({ at }) => boxRound(at, 2 * SPOT * plan.scale, 2 * SPOT * plan.scale)),
  ];
  return [...plan.districts.values()].map((district) => {
    const fallen = alien.has(district.id);
    const number = lettered ? district.id : fallen ? "" : String(district.address);
    return placed(plan, district, district.address === null ? "" : number, fallen, taken);
  });
}

/** The sector's letter stands before every number, or before none; only then numbers stand below tokens, too. */
function hasRoomForLetters(plan: Plan): boolean {
  const needed = widthOf("A20", plan.scale) + 4 * plan.scale;
  return [...plan.districts.values()].every(({ address, room }) => address === null || room.w >= needed);
}

function placed(plan: Plan, district: DistrictShape, text: string, alien: boolean, taken: readonly Box[]): Address {
  // A token leaves its number out before it leaves its district; it is never left out itself.
  for (const shown of alien && text ? [text, ""] : [text]) {
    const address = { district, at: district.label, text: shown, alien };
    const at = place(district, coverOf(plan, address), taken);
    if (at) return { ...address, at };
  }
  return { district, at: alien ? leastCovered(plan, district, taken) : district.label, text: "", alien };
}

/** Where most of a token is seen. */
function leastCovered(plan: Plan, district: DistrictShape, taken: readonly Box[]): Point {
  const covered = (at: Point) => {
    const box = boxRound(at, TOKEN * plan.scale, TOKEN * plan.scale);
    const astray = corners(box).filter((corner) => !inside(corner, district.outline)).length;
    return taken.reduce((sum, other) => sum + shared(box, other), 12 * astray);
  };
  const places = placesIn(district).filter((at) => inside(at, district.outline)).map((at) => ({ at, covered: covered(at) }));
  return places.reduce((best, one) => (one.covered < best.covered ? one : best), places[0] ?? { at: district.label, covered: 0 }).at;
}

export function widthOf(text: string, scale: number): number {
  return text.length * SIZE * DIGIT * scale;
}

/** A token stands above its number. */
function coverOf({ scale }: Plan, { text, alien }: Omit<Address, "at">): [number, number] {
  const [w, h] = text ? [widthOf(text, scale), SIZE * 0.74 * scale] : [0, 0];
  return alien ? [Math.max(w, TOKEN * scale), TOKEN * scale + (text ? h + 2 * scale : 0)] : [w, h];
}

/** What is covered by what is written or lies there. */
export function addressBox(plan: Plan, address: Address): Box {
  return boxRound(address.at, ...coverOf(plan, address));
}

function placesIn({ label: [x, y], room }: DistrictShape): Point[] {
  return SHIFTS.map(([dx, dy]) => [x + dx * Math.max(room.w, 20), y + dy * Math.max(room.h, 16)]);
}

function place(district: DistrictShape, [w, h]: [number, number], taken: readonly Box[]): Point | null {
  for (const at of placesIn(district)) {
    const cover = boxRound(at, w, h);
    const within = corners(cover).every((corner) => inside(corner, district.outline));
    if (within && !taken.some((other) => overlap(cover, other))) return at;
  }
  return null;
}
