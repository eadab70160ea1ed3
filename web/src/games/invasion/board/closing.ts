/** Coming closer by itself, so that every answer on the map has room for a thumb. */

import { CLOSEST, FITTED, within, type Glass, type Sizes } from "../../../table/zoom.svelte";
import { boxOf, distance, THUMB, type Point } from "./geometry";
import type { Target } from "./things";

/** So many pixels between the answers and the edge of what is seen. */
export const EDGE = 34;
/** How close one looks at what lies in one corner. */
const GLANCE = 1.7;
/** Answers that lie so close that half of all touches would go astray. */
const CROWDED = 1.4;

/** How close one must look for a thumb's width between this point and the next one. */
export function scaleNeeded(at: Point, others: readonly Point[]): number {
  const gap = Math.min(...others.filter((other) => other !== at).map((other) => distance(at, other)), Infinity);
  return Math.min(CLOSEST, Math.max(1, THUMB / gap));
}

/** Sectors are large, and have their own buttons. */
const pointsOf = (targets: readonly Target[]) => targets.filter(({ thing }) => thing.kind !== "sector").map(({ at }) => at);

/** The glass through which all answers are seen at their size, and what they start from; fitted where they lie too far apart,
 *  and then slid to them, if the map is higher than its frame. */
export function glassOver(targets: readonly Target[], sizes: Sizes, start: Point | null = null): Glass {
  const points = pointsOf(targets);
  const needed = Math.max(1, ...points.map((at) => scaleNeeded(at, points)));
  const shown = start ? [...points, start] : points;
  if (shown.length === 0) return FITTED;
  const { x, y, w, h } = boxOf(shown);
  const about: Point = [x + w / 2, y + h / 2];
  if (points.length === 0) return centred(about, 1, sizes);
  const [wide, high] = sizes.frame;
  const fits = Math.min((wide - 2 * EDGE) / w, (high - 2 * EDGE) / h, CLOSEST);
  // Answers all over the town are better seen with all of the town; those in one corner are looked for.
  if (fits < Math.max(needed, needed < CROWDED ? 1.5 * GLANCE : GLANCE)) return centred(about, 1, sizes);
  return centred(about, Math.min(fits, Math.max(needed * 1.1, GLANCE)), sizes);
}

/** After a touch where answers lie close together: so close that the next touch cannot miss. */
export function glassAt(target: Target, targets: readonly Target[], now: Glass, sizes: Sizes): Glass {
  const needed = scaleNeeded(target.at, pointsOf(targets));
  return now.scale >= needed - 0.01 ? now : centred(target.at, needed * 1.1, sizes);
}

function centred([x, y]: Point, scale: number, sizes: Sizes): Glass {
  const close = Math.min(scale, CLOSEST);
  return within({ scale: close, x: sizes.frame[0] / 2 - x * close, y: sizes.frame[1] / 2 - y * close }, sizes);
}

/** Part of the way from one to the other. */
export function betweenGlasses(from: Glass, to: Glass, part: number): Glass {
  const mix = (a: number, b: number) => a + (b - a) * part;
  return { scale: mix(from.scale, to.scale), x: mix(from.x, to.x), y: mix(from.y, to.y) };
}
