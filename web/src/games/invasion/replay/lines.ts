/** The line of one person: straight while human, a wave since the draw that turned them, dotted since all know. */

import type { Seat } from "../../../protocol/types";
import { x, type Scale } from "../../../replay/timeline";
import { statedOf, turnOf, type Story } from "./story";

export interface Line {
  /** As SVG paths round y = 0. */
  human: string;
  secret: string;
  stated: string;
  /** Cards drawn, the more the higher. */
  draws: string;
  turnX: number | null;
  statedX: number | null;
}

const HEIGHTS = { small: 4, phone: 4, wide: 6 } as const;
/** How far from the left edge the mark of an alien from the start stands. */
const INSIDE = { small: 8, phone: 13, wide: 19 } as const;

/** `until` hides what comes later: a replay foretells nothing. */
export function lineOf(story: Story, seat: Seat, scale: Scale, until = Infinity): Line {
  const end = x(scale, Math.min(until, scale.rounds));
  const turn = turnOf(story, seat);
  const stated = statedOf(story, seat);
  const turnX = turn && turn.time <= until ? Math.max(INSIDE[scale.size], x(scale, turn.time)) : null;
  const statedX = stated && stated.time <= until ? x(scale, stated.time) : null;
  const secretEnd = statedX ?? end;
  const drawn = story.draws.filter((draw) => draw.seat === seat && draw.hour > 0 && draw.time <= until);
  return {
    human: straight(0, turnX ?? secretEnd),
    secret: turnX === null ? "" : wave(turnX, secretEnd, scale),
    stated: statedX === null ? "" : wave(statedX, end, scale),
    draws: drawn.map(({ time, count }) => `M${px(x(scale, time))} 0v${-3 - count * tall(scale)}`).join(""),
    turnX,
    statedX,
  };
}

const tall = ({ size }: Scale) => (size === "wide" ? 5 : size === "phone" ? 3.5 : 2);

const straight = (from: number, to: number) => (to > from ? `M${px(from)} 0H${px(to)}` : "");

function wave(from: number, to: number, { size }: Scale): string {
  const height = HEIGHTS[size];
  const half = 1.5 * height;
  const count = Math.floor((to - from) / half);
  if (count < 1) return straight(from, to);
  const bows = Array.from({ length: count }, (_, index) => `q${half / 2} ${index % 2 ? height : -height} ${half} 0`);
  return `M${px(from)} 0${bows.join("")}H${px(to)}`;
}

const px = (value: number) => Math.round(value * 10) / 10;
