/** Where one can go, and through how many doors: read from the board. Whom one would meet there the rules have told. */

import type { Seat } from "../../../protocol/types";
import type { AnswerOption, Board, Place, View } from "../protocol";
import type { CultistsOptions } from "../store";

/** Two places with a way between them just now, and what it costs. */
interface Passage {
  from: Place;
  to: Place;
  cost: number;
}

/** All ways on foot: doors, obstacles on the ice, the locked door once it is open, and the crossing past its revolving door. */
export function passages(board: Board, view: View): [Place, Place][] {
  const open = view.parts?.under_the_surface?.door_open ?? false;
  const links = board.links.filter(({ kind }) => kind !== "locked_door" || open).map(({ between }) => between);
  const blocked = view.parts?.mountains_of_chaos?.blocked ?? board.crossing?.blocked_in_round_1;
  const meeting = (board.crossing?.corridors ?? []).filter((corridor) => corridor !== blocked);
  const across = meeting.flatMap((one, index) => meeting.slice(index + 1).map((other): [Place, Place] => [one, other]));
  return [...links, ...across];
}

/** MOC-LIFT-03, -06, -13: into a lift where it stands, out of it there, or with power out at its other room. */
function rides(board: Board, view: View, options: CultistsOptions): Passage[] {
  const standing = view.parts?.mountains_of_chaos?.lifts ?? {};
  return board.lifts.flatMap(({ id, between }) => {
    const room = standing[id];
    if (room === undefined) return [];
    const other = between.find((stop) => stop !== room)!;
    const out = Number(options.lift_exit_cost ?? 0);
    const ride = view.power ? [{ from: id, to: other, cost: 0 }] : [];
    return [{ from: room, to: id, cost: 1 }, { from: id, to: room, cost: out }, ...ride];
  });
}

/** Secret Doors make one place of several rooms. */
const linked = (view: View, place: Place): readonly Place[] => view.asked?.outlook?.joined?.find((group) => group.includes(place)) ?? [place];

function allWays(board: Board, view: View, options: CultistsOptions): Passage[] {
  const group = (place: Place) => linked(view, place);
  const onFoot = passages(board, view).flatMap(([a, b]): Passage[] => [{ from: a, to: b, cost: 1 }, { from: b, to: a, cost: 1 }]);
  // Whatever leads out of one room leads out of all that are one place with it.
  return [...onFoot, ...rides(board, view, options)].flatMap((way) =>
    group(way.from).filter((from) => !group(way.to).includes(from)).map((from) => ({ ...way, from })),
  );
}

export interface Way {
  doors: number;
  /** All places on the way, the first and the last included. */
  path: Place[];
}

/** The cheapest way to each place within so many points. */
export function waysFrom(board: Board, view: View, seat: Seat, from: Place, points: number, options: CultistsOptions = {}): Map<Place, Way> {
  // Into the Fishman's hallway goes only a living holder of the knife (AC-MOVE-09).
  const barred = view.knife === seat && !view.ghost[seat] ? null : view.fishman;
  const all = allWays(board, view, options);
  const ways = new Map<Place, Way>([[from, { doors: 0, path: [from] }]]);
  const queue = [from];
  for (let here = queue.shift(); here !== undefined; here = queue.shift()) {
    const { doors, path } = ways.get(here)!;
    for (const { to, cost } of all.filter((way) => way.from === here)) {
      const known = ways.get(to)?.doors ?? Infinity;
      if (to === barred || doors + cost > points || doors + cost >= known) continue;
      ways.set(to, { doors: doors + cost, path: [...path, to] });
      queue.push(to);
    }
  }
  ways.delete(from);
  return ways;
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
  options: CultistsOptions = {},
): Map<Place, Reach> {
  const reach = new Map<Place, Reach>();
  const step = view.asked?.step;
  const here = seat === null ? undefined : view.at[seat];
  if (seat === null || here === undefined || choices.size === 0) return reach;
  const walked = Array.isArray(step?.path) ? (step.path as Place[]) : [];
  const from = walked.at(-1) ?? here;
  const points = typeof step?.points === "number" ? step.points : 1;
  const walks = (step?.type === "Walk" || step?.type === "DeclarePath") && !view.ghost[seat];
  const ways = walks ? waysFrom(board, view, seat, from, points, options) : new Map<Place, Way>();
  for (const [place, option] of choices) {
    const way = option.prospect ? ways.get(place) : undefined;
    reach.set(place, { option, doors: way?.doors ?? null, meets: option.prospect?.meets ?? [], path: way?.path ?? [] });
  }
  for (const [place, way] of ways) {
    if (reach.has(place) || linked(view, String(step?.start ?? here)).includes(place)) continue;
    reach.set(place, { option: null, doors: way.doors, meets: view.asked?.outlook?.meets?.[place] ?? [], path: way.path });
  }
  return reach;
}
