/** The pulse line of one person: spikes are meetings, flat since the Dead card, dotted since all know. */

import type { Seat } from "../../../protocol/types";
import { x, type Scale } from "../../../replay/timeline";
import type { DeadCard, Ghost, Story } from "./story";

/** How its beats look in a chart of this size. */
export interface PulseScale extends Scale {
  /** How high a beat strikes, and how wide it is in parts of 25 pixels. */
  strike: number;
  beat: number;
  /** How far after its meeting the skull stands. */
  after: number;
}

export function pulseScale(scale: Scale): PulseScale {
  const { width, rounds, row } = scale;
  if (scale.size === "small") return { ...scale, strike: row * 0.38, beat: 0.42, after: 9 };
  const beat = Math.min(1, Math.max(0.4, width / rounds / 90));
  return scale.size === "wide" ? { ...scale, strike: row * 0.3, beat, after: 30 } : { ...scale, strike: row * 0.22, beat, after: 18 };
}

export interface Line {
  /** Beating, flat and dotted parts, as SVG paths round y = 0. */
  alive: string;
  dead: string;
  ghost: string;
  /** Where it begins to beat again; null for almost everybody. */
  revivedX: number | null;
  card: DeadCard | null;
  cardX: number;
  found: Ghost | null;
  foundX: number;
}

/** `until` hides what comes later: a replay foretells nothing. */
export function lineOf(story: Story, seat: Seat, scale: PulseScale, until = Infinity): Line {
  const beats = story.meetings.filter(({ seats, time }) => seats.includes(seat) && time <= until).map(({ time }) => time);
  const card = story.dead.find((dead) => dead.seat === seat && dead.first && dead.time <= until) ?? null;
  const found = story.ghosts.find((ghost) => ghost.seat === seat && ghost.time <= until) ?? null;
  const end = x(scale, Math.min(until, scale.rounds));
  const revived = story.revivals.find((revival) => revival.seat === seat && revival.time <= until) ?? null;
  const revivedX = revived ? x(scale, revived.time) : null;
  const foundX = found ? x(scale, found.time) : end;
  const cardX = card ? Math.min(foundX, x(scale, card.time) + scale.after) : foundX;
  // From the start: the skull has to stand inside the chart.
  const skullX = card && card.time === 0 ? Math.max(cardX, scale.after * 0.7) : cardX;
  return {
    alive:
      (card?.time === 0 ? "" : beating(beats.filter((time) => time <= (card?.time ?? Infinity)), scale, cardX)) +
      (revived ? beating(beats.filter((time) => time > revived.time), scale, end, x(scale, revived.time)) : ""),
    dead: flat(card ? cardX : foundX, foundX) + (card ? ticks(beats.filter((time) => time > card.time && !(revived && time > revived.time)), scale) : ""),
    ghost: found ? flat(foundX, revivedX ?? end) : "",
    revivedX,
    card,
    cardX: skullX,
    found,
    foundX,
  };
}

const BEAT_WIDTH = 26;

function beating(times: number[], scale: PulseScale, end: number, start = 0): string {
  const places = times.map((time) => x(scale, time));
  const beats = places.map((at, index) => {
    // Neighbours share what room there is: a beat never runs back into the one before it.
    const room = Math.min(at - (places[index - 1] ?? -Infinity), (places[index + 1] ?? Infinity) - at);
    const [a, w] = [scale.strike, Math.min(scale.beat, room / BEAT_WIDTH)];
    const points: [number, number][] = [[-12, 0], [-7, -0.45], [-1, 0.7], [5, -1], [10, 0.35], [13, 0]];
    return points.map(([dx, dy]) => `L${round(at + dx * w)} ${round(dy * a)}`).join("");
  });
  return `M${round(start)} 0${beats.join("")}L${round(end)} 0`;
}

function flat(from: number, to: number): string {
  return to > from ? `M${round(from)} 0H${round(to)}` : "";
}

/** Meetings of somebody who is dead already: the others do not know it. */
function ticks(times: number[], scale: Scale): string {
  return times.map((time) => `M${round(x(scale, time))} -4v8`).join("");
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}
