/** Things that go from somewhere to somewhere: card backs, books, tokens. Where they go is a matter of the game; how, of this
 *  page. Whoever wishes for less motion sees the end of it alone. */

import { tick } from "svelte";
import { prefersReducedMotion } from "svelte/motion";
import type { Seat } from "../protocol/types";
import type { Spoken } from "../store/spoken";
import type { TableStore } from "../store/table.svelte";
import type { GameFacets } from "../store/facets";

/** A place on the page: somebody, wherever they are or at their portrait, something on the board, a rack, what is named so on the
 *  page, or the middle of the board. */
export type Spot = { seat: Seat } | { portrait: Seat } | { place: string } | { rack: string } | { thing: string } | "middle";

export interface Flight {
  glyph: string;
  from: Spot;
  to: Spot;
}

/** At once no more than this much is in the air. */
const MOST = 4;
const LASTS = 700;
const APART = 160;

/** What a game makes of an event; the journal tells where something was before. */
export type FlightsOf<Event> = (event: Event, journal: readonly Event[]) => Flight[];

/** The event of this kind before this one. */
export function previous<Event extends { type: string }>(event: Event, journal: readonly Event[]): Event | undefined {
  const at = journal.lastIndexOf(event);
  return journal.findLast(({ type }, index) => type === event.type && index < at);
}

/** Whatever a game makes of an event flies when the table shows it: what has a scene of its own, after that. */
export function flights<Game extends Spoken>(
  store: TableStore<Game>,
  facets: GameFacets,
  flightsOf: FlightsOf<Game["GameEvent"]>,
): () => void {
  let waiting: Flight[] = [];
  let afterScene: Flight[] = [];
  let toldAt = 0;
  $effect(() => {
    if (store.pace.playing !== null && store.version === toldAt) return;
    waiting.push(...afterScene);
    afterScene = [];
    depart();
  });
  return store.pace.watch((event, beat) => {
    if (!facets.shownAs(event.type).includes("motion")) return;
    const fresh = flightsOf(event as Game["GameEvent"], store.journal);
    if (beat) {
      toldAt = store.version;
      return void afterScene.push(...fresh);
    }
    if (fresh.length > 0 && waiting.length === 0) void tick().then(depart);
    waiting.push(...fresh);
  });

  /** When the table shows what came of it. */
  function depart(): void {
    waiting.slice(0, MOST).forEach(start);
    waiting = [];
  }
}

function start({ glyph, from, to }: Flight, index: number): void {
  const [one, other] = [boxOf(from), boxOf(to)];
  if (!one || !other || prefersReducedMotion.current || document.visibilityState === "hidden") return;
  const thing = document.createElement("div");
  thing.className = glyph.startsWith("b-") ? "flight" : "flight token"; // backs of cards have a shape of their own
  thing.setAttribute("aria-hidden", "true");
  thing.innerHTML = `<svg viewBox="0 0 24 24"><use href="#${glyph}"/></svg>`;
  document.body.append(thing);
  const at = ({ x, y, width, height }: DOMRect) => `translate(${x + width / 2}px, ${y + height / 2}px) translate(-50%, -50%)`;
  const flying = thing.animate?.(
    [
      { transform: `${at(one)} scale(0.6)`, opacity: 0 },
      { transform: `${at(one)} scale(1.15)`, opacity: 1, offset: 0.2, easing: "cubic-bezier(.45,.1,.25,1)" },
      { transform: `${at(other)} scale(1)`, opacity: 1, offset: 0.85 },
      { transform: `${at(other)} scale(0.5)`, opacity: 0 },
    ],
    { duration: LASTS, delay: index * APART, fill: "backwards" },
  );
  if (flying) flying.onfinish = () => thing.remove();
  else thing.remove();
}

/** Where something stands on the page; where it lies in a closed drawer, the button that opens it. The header tells in small what
 *  may stand large on the table after it. */
function boxOf(spot: Spot): DOMRect | null {
  const found = [...document.querySelectorAll(selectorOf(spot))].map((element) => element.getBoundingClientRect());
  const seen = found.filter(({ width }) => width > 0);
  const isThing = typeof spot === "object" && "thing" in spot;
  return seen.at(isThing ? -1 : 0) ?? document.querySelector('[aria-controls="things-drawer"]')?.getBoundingClientRect() ?? null;
}

function selectorOf(spot: Spot): string {
  if (spot === "middle") return "main";
  if ("thing" in spot) return `[data-thing="${spot.thing}"]`;
  if ("portrait" in spot) return `.ring [data-seat="${spot.portrait}"], [data-chair="${spot.portrait}"]`;
  if ("seat" in spot) return `[data-seat="${spot.seat}"], [data-chair="${spot.seat}"]`;
  return "rack" in spot ? `[data-rack="${spot.rack}"]` : `[data-place="${spot.place}"], [data-spot="${spot.place}"]`;
}
