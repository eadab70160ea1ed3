/** Where one can go, through how many doors, and whom one would meet: worked out from what the seat knows. */

import type { AnswerOption, Board, Place, Seat, View } from "../../../protocol/types";

/** The place an answer is about, if it is about one. */
export function placeOf(option: AnswerOption): Place | null {
  for (const field of [option.to, option.at, option.place]) if (typeof field === "string") return field;
  return null;
}

/** Secret Doors make all rooms of one colour one location (AC-EVENT-SD-01). */
export function linked(board: Board, view: View, place: Place): Place[] {
  const room = board.rooms.find(({ id }) => id === place);
  if (view.event !== "secret_doors" || !room) return [place];
  return board.rooms.filter(({ colour }) => colour === room.colour).map(({ id }) => id);
}

/** Whether there is light: by the power, or by the ghost of the Radiant Beauty (AC-ROLE-RAD-02). */
export function isLit(board: Board, view: View, place: Place): boolean {
  if (view.power) return true;
  const here = linked(board, view, place);
  return view.at.some((at, seat) => here.includes(at) && view.ghost[seat] && view.shown_role[seat] === "radiant_beauty");
}

/** Whom this seat would meet on entering: one in the light, one or more in the dark (AC-ENC-06). */
export function wouldMeet(board: Board, view: View, seat: Seat, place: Place): Seat[] {
  if (view.ghost[seat]) return [];
  const met = view.asked?.step.met;
  if (Array.isArray(met) && met.includes(place)) return [];
  const others = livingIn(board, view, place).filter((other) => other !== seat);
  return others.length === 1 || (others.length > 1 && !isLit(board, view, place)) ? others : [];
}

export function livingIn(board: Board, view: View, place: Place): Seat[] {
  const here = linked(board, view, place);
  return view.at.flatMap((at, seat) => (here.includes(at) && !view.ghost[seat] ? [seat] : []));
}

export interface Way {
  doors: number;
  /** All places on the way, the first and the last included. */
  path: Place[];
}

/** Breadth first through the doors: the shortest way to each place within so many doors. */
export function waysFrom(board: Board, view: View, seat: Seat, from: Place, points: number): Map<Place, Way> {
  // Into the Fishman's hallway goes only a living holder of the knife (AC-MOVE-09).
  const barred = view.knife === seat && !view.ghost[seat] ? null : view.fishman;
  const ways = new Map<Place, Way>([[from, { doors: 0, path: [from] }]]);
  const queue = [from];
  for (let here = queue.shift(); here !== undefined; here = queue.shift()) {
    const { doors, path } = ways.get(here)!;
    if (doors >= points) continue;
    for (const next of behindDoors(board, linked(board, view, here))) {
      if (next === barred || ways.has(next)) continue;
      ways.set(next, { doors: doors + 1, path: [...path, next] });
      queue.push(next);
    }
  }
  ways.delete(from);
  return ways;
}

function behindDoors(board: Board, group: Place[]): Place[] {
  const next = board.links.flatMap(({ between: [a, b] }) => {
    if (group.includes(a)) return group.includes(b) ? [] : [b];
    return group.includes(b) ? [a] : [];
  });
  return [...new Set(next)];
}

/** How a place stands to the question of the moment. */
export interface Reach {
  option: AnswerOption | null;
  /** Through how many doors; null where doors do not count: for ghosts, and for answers that are no step. */
  doors: number | null;
  /** Whom one would meet there. */
  meets: Seat[];
  path: Place[];
}

/** The places that can be chosen now, and those that lie further on within the points that are left. */
export function reachOf(
  board: Board,
  view: View,
  seat: Seat | null,
  choices: ReadonlyMap<Place, AnswerOption>,
): Map<Place, Reach> {
  const reach = new Map<Place, Reach>();
  const step = view.asked?.step;
  const here = seat === null ? undefined : view.at[seat];
  if (seat === null || here === undefined || choices.size === 0) return reach;
  const walked = Array.isArray(step?.path) ? (step.path as Place[]) : [];
  const from = walked.at(-1) ?? here;
  const points = typeof step?.points === "number" ? step.points : 1;
  const walks = (step?.type === "Walk" || step?.type === "DeclarePath") && !view.ghost[seat];
  const ways = walks ? waysFrom(board, view, seat, from, points) : new Map<Place, Way>();
  for (const [place, option] of choices) {
    const way = option.kind === "Go" ? ways.get(place) : undefined;
    const meets = option.kind === "Go" ? wouldMeet(board, view, seat, place) : [];
    reach.set(place, { option, doors: way?.doors ?? null, meets, path: way?.path ?? [] });
  }
  for (const [place, way] of ways) {
    if (reach.has(place) || linked(board, view, String(step?.start ?? here)).includes(place)) continue;
    reach.set(place, { option: null, doors: way.doors, meets: wouldMeet(board, view, seat, place), path: way.path });
  }
  return reach;
}
