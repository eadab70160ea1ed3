/** Where the shafts of the lifts lie in their rooms: along a wall without a door, a thumb wide. */

import type { Board, Place } from "../protocol";
import { THUMB, touches, type Box, type DoorBox, type PlaceBox, type Shaft } from "./geometry";

interface Measure {
  wall: number;
  radius: number;
}

type Side = "left" | "right" | "top" | "bottom";

/** Cuts the shafts out of their rooms; what is left of each becomes its `inner` part. */
export function sunk(board: Board, places: PlaceBox[], doors: readonly DoorBox[], measure: Measure): Shaft[] {
  return (board.lifts ?? []).map((lift, index) => {
    const rooms = lift.between.map((id) => places.find((place) => place.id === id)!);
    const strips = rooms.map((room) => strip(room, doors, measure));
    // The cage is the same at both stops, so that it glides from one to the other.
    const w = Math.min(...strips.map(({ cut }) => cut.w));
    const h = Math.min(...strips.map(({ cut }) => cut.h));
    const stops: Record<Place, Box> = {};
    rooms.forEach((room, at) => {
      const { cut, left } = strips[at]!;
      room.inner = left;
      stops[room.id] = { x: cut.x + (cut.w - w) / 2, y: cut.y + (cut.h - h) / 2, w, h };
    });
    return { id: lift.id, number: index + 1, stops };
  });
}

/** A strip along one wall of the room, and the rest of it. */
function strip(room: PlaceBox, doors: readonly DoorBox[], { wall, radius }: Measure): { cut: Box; left: Box } {
  const deep = Math.max(THUMB, 2.5 * radius);
  const gap = wall / 2 + 3;
  const { x, y, w, h } = room.inner;
  switch (sideFor(room, doors)) {
    case "right":
      return { cut: { x: x + w - gap - deep, y: y + gap, w: deep, h: h - 2 * gap }, left: { x, y, w: w - deep - gap, h } };
    case "left":
      return { cut: { x: x + gap, y: y + gap, w: deep, h: h - 2 * gap }, left: { x: x + deep + gap, y, w: w - deep - gap, h } };
    case "top":
      return { cut: { x: x + gap, y: y + gap, w: w - 2 * gap, h: deep }, left: { x, y: y + deep + gap, w, h: h - deep - gap } };
    default:
      return { cut: { x: x + gap, y: y + h - gap - deep, w: w - 2 * gap, h: deep }, left: { x, y, w, h: h - deep - gap } };
  }
}

/** Across the shorter way, at the wall that has no door. */
function sideFor(room: PlaceBox, doors: readonly DoorBox[]): Side {
  const sides: Side[] = room.w >= room.h ? ["right", "left"] : ["bottom", "top"];
  const own = doors.filter(({ between }) => between.includes(room.id));
  return sides.find((side) => !own.some((door) => isIn(door, room, side))) ?? sides[0]!;
}

function isIn(door: DoorBox, room: Box, side: Side): boolean {
  if (side === "left" || side === "right") return door.upright && touches(door.x, side === "left" ? room.x : room.x + room.w);
  return !door.upright && touches(door.y, side === "top" ? room.y : room.y + room.h);
}
