/** From one thing to the next by the arrow keys: to the nearest that lies that way. */

import { distance, type Point } from "./geometry";

const WAYS: Record<string, Point> = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };

export function nextTowards<T extends { at: Point }>(stops: readonly T[], from: T, key: string): T | null {
  if (key === "Home") return stops[0] ?? null;
  if (key === "End") return stops.at(-1) ?? null;
  const way = WAYS[key];
  if (!way) return null;
  const ahead = ({ at }: T) => (at[0] - from.at[0]) * way[0] + (at[1] - from.at[1]) * way[1];
  // What lies straight ahead before what lies aside.
  const cost = (stop: T) => 2 * distance(stop.at, from.at) - ahead(stop);
  return stops.filter((stop) => stop !== from && ahead(stop) > 1).sort((a, b) => cost(a) - cost(b))[0] ?? null;
}
