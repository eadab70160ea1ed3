/** Where one can go, and how: told by the rules, with the answers and with the question. */

import type { LessonState, Seat } from "../../../protocol/types";
import type { AnswerOption, Place, Trail, View } from "../protocol";

/** How a place stands to the question of the moment. */
export interface Reach {
  /** Null: it lies further on, behind several answers. */
  option: AnswerOption | null;
  /** Through how many doors; null where doors do not count: for ghosts, and for answers that are no step. */
  doors: number | null;
  /** Whom one would meet there. */
  meets: Seat[];
  /** All places on the way, the first and the last included. */
  path: Place[];
  trail: Trail | null;
}

/** The places that can be chosen now, and those that lie further on: all within the points that are left, or only these. */
export function reachOf(view: View, seat: Seat | null, choices: ReadonlyMap<Place, AnswerOption>, further?: Readonly<Record<Place, Trail>>): Map<Place, Reach> {
  const reach = new Map<Place, Reach>();
  const { step, outlook } = view.asked ?? {};
  const here = seat === null ? undefined : view.at[seat];
  if (here === undefined || choices.size === 0) return reach;
  const walked = Array.isArray(step?.path) ? (step.path as Place[]) : [];
  const from = walked.at(-1) ?? here;
  const ways = outlook?.ways ?? {};
  for (const [place, option] of choices) {
    const trail = option.prospect ? ways[place] : undefined;
    const next = trail?.answers.length === 1 ? trail : undefined;
    reach.set(place, { option, doors: next?.doors ?? null, meets: option.prospect?.meets ?? [], path: next ? [from, place] : [], trail: null });
  }
  for (const [place, trail] of Object.entries(further ?? ways)) {
    if (reach.has(place)) continue;
    reach.set(place, { option: null, doors: trail.doors, meets: outlook?.meets?.[place] ?? [], path: [from, ...trail.places], trail });
  }
  return reach;
}

/** Where a lesson lets one walk to, through several doors. */
export function trailsOf(lesson: LessonState): Record<Place, Trail> {
  const trails = lesson.ways.map((way) => way.filter((code) => code.startsWith(GO))).filter(({ length }) => length > 1);
  return Object.fromEntries(
    trails.map((answers) => {
      const places = answers.map((code) => code.slice(GO.length));
      return [places.at(-1)!, { doors: answers.length, places, answers }];
    }),
  );
}
const GO = "go:";

/** Whom one meets before one is there; the way is over then. */
export function metOnTheWay(view: View, trail: Trail): Seat[] {
  return [...new Set(trail.places.slice(0, -1).flatMap((place) => view.asked?.outlook?.meets?.[place] ?? []))];
}
