/**
 * The present waits behind the scene. What the house says passes through here on its way to the store: while something is
 * shown, what follows from it is held back whole (view, header, question and board together) and comes in order when it is over.
 */

import type { Change, Everything, Seat, Treatment } from "../protocol/types";
import type { AnyEvent, AnyGame, AnyView, Spoken } from "./spoken";
import type { TableStore } from "./table.svelte";

/** Something that takes a moment of everybody's eyes. */
export interface Beat<Scene = unknown> {
  scene: Scene;
  /** Where in the journal its event stands, and up to where the journal has to be told for it. */
  at: number;
  until: number;
  as: Extract<Treatment, "full" | "scene" | "turn" | "stage">;
  /** Milliseconds, if nobody hurries it; null: until somebody does. */
  lasts: number | null;
}

/** What a game makes of its journal. */
export interface Director<Game extends Spoken = AnyGame> {
  /** The beats from `since` on, for the seat that sees it, and what is asked after it. */
  beats(journal: readonly Game["GameEvent"][], since: number, seen: { chair: Seat | null; asking: string | null }): Beat[];
}

/** Hears of everything that happens, once: when its beat begins, or else when the table shows what came of it. */
export type Onlooker = (event: AnyEvent, beat: Beat | null) => void;

/** Where many wait, each is read once. */
const HASTE = 0.6;
const MANY = 3;
/** Milliseconds. Whoever would be further behind than this sees the last scenes alone; the log has the rest. */
const LONG = 16_000;
const LAST = 2;
const SEEN = 3_000;

type Held = { beat: Beat } | { change: Change; since: number; heardAt: number };

export class Pace {
  /** What is shown now. */
  playing = $state.raw<Beat | null>(null);
  /** Whether something waits behind it. */
  holding = $state(false);

  readonly #store: TableStore;
  #director: Director | null = null;
  #onlookers = new Set<Onlooker>();
  #held: Held[] = [];
  /** All that was heard, told or not. */
  #journal: readonly AnyEvent[] = [];
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(store: TableStore) {
    this.#store = store;
  }

  /** The page that shows what happens says what is worth a moment; without one nothing waits. To be undone when it goes. */
  direct(director: Director): () => void {
    this.#director = director;
    const leave = () => this.#isAway && this.catchUp();
    document.addEventListener("visibilitychange", leave);
    return () => {
      document.removeEventListener("visibilitychange", leave);
      this.#director = null;
      this.#rush(0);
      this.#drop();
    };
  }

  /** The one place from which everything that is shown is heard of: sounds, movements, the line "just now". */
  watch(onlooker: Onlooker): () => void {
    this.#onlookers.add(onlooker);
    return () => this.#onlookers.delete(onlooker);
  }

  /** Whoever arrives, or comes back, is in the present at once. */
  replace(message: Everything): void {
    this.#drop();
    this.#store.replace(message);
  }

  /** False when something between was missed; then everything must be asked for. */
  hear(change: Change): boolean {
    if (this.#store.state === null || change.version !== this.#version + 1) return false;
    const journal = this.#held.length > 0 || this.playing ? this.#journal : this.#store.journal;
    const since = journal.length;
    this.#journal = [...journal, ...(change.journal as AnyEvent[])];
    const beats = this.#director?.beats(this.#journal, since, { chair: this.#store.chair, asking: this.#asking(change) }) ?? [];
    this.#held.push(...beats.map((beat) => ({ beat })), { change, since, heardAt: performance.now() });
    const most = Math.max(LAST, beats.length); // what comes at once is never cut
    if (this.#isAway) this.#rush(0);
    else if (this.#isUrgent(change)) this.#rush(most);
    else if (this.#ahead > LONG) this.#rush(most, true);
    if (this.playing === null) this.#goOn();
    this.holding = this.#held.length > 0;
    return true;
  }

  /** Whatever is shown has been seen. */
  hurry(): void {
    clearTimeout(this.#timer);
    this.playing = null;
    this.#goOn();
  }

  /** While somebody looks at something in it, a scene stays; what has been seen need not stay long. */
  stay(looking: boolean): void {
    clearTimeout(this.#timer);
    if (!looking && this.playing !== null) this.#timer = setTimeout(() => this.hurry(), SEEN);
  }

  /** To the present. What is for this seat alone still waits for its eyes. */
  catchUp(): void {
    this.#rush(0);
    if (this.playing?.as !== "full") this.hurry();
  }

  get #version(): number {
    const last = this.#held.findLast((held) => "change" in held);
    return last && "change" in last ? last.change.version : this.#store.version;
  }

  #asking({ view }: Change): string | null {
    const { asked } = { ...this.#store.view, ...view } as Partial<AnyView>;
    return asked?.step.type ?? null;
  }

  /** Nobody looks: the tab is hidden, or a bot keeps the chair. */
  get #isAway(): boolean {
    const { chair, state } = this.#store;
    return document.visibilityState === "hidden" || (chair !== null && state?.chairs[chair]?.covered === true);
  }

  /** A clock of this seat's own runs with the house: nothing may stand before the question. */
  #isUrgent({ view, table }: Change): boolean {
    const asked = (view as Partial<AnyView>).asked;
    const deadline = table.deadline ?? this.#store.state?.deadline ?? 0;
    return (asked?.options.length ?? 0) > 0 && deadline > 0;
  }

  /** How long all that waits would take. */
  get #ahead(): number {
    return this.#waiting.reduce((sum, { lasts }) => sum + (lasts ?? 0), 0) * (this.#waiting.length > MANY ? HASTE : 1);
  }

  get #waiting(): Beat[] {
    return this.#held.flatMap((held) => ("beat" in held ? [held.beat] : []));
  }

  /** What waits is shown at once, and only the last few scenes are left: over the present, or, `before` it, with what comes
   *  after the first of them still behind them. What is for this seat alone is never left out. */
  #rush(most: number, before = false): void {
    const waiting = this.#waiting;
    const kept = waiting.filter((beat, index) => beat.as === "full" || index >= waiting.length - most);
    const first = before ? this.#held.findIndex((held) => "beat" in held && held.beat === kept[0]) : this.#held.length;
    const behind = this.#held.splice(first).filter((held) => !("beat" in held) || kept.includes(held.beat));
    const now = this.#held;
    this.#held = before ? behind : kept.map((beat) => ({ beat }));
    for (const held of now) if ("change" in held) this.#apply(held);
    this.holding = this.#held.length > 0;
  }

  #goOn(): void {
    for (let next = this.#held.shift(); next !== undefined; next = this.#held.shift()) {
      if ("beat" in next) {
        this.#begin(next.beat);
        break;
      }
      this.#apply(next);
    }
    this.holding = this.#held.length > 0;
  }

  #begin(beat: Beat): void {
    this.#tell(beat.until, beat);
    this.playing = beat;
    this.#time();
  }

  #time(): void {
    const { playing } = this;
    if (playing === null || playing.lasts === null) return;
    this.#timer = setTimeout(() => this.hurry(), playing.lasts * (this.#waiting.length > MANY ? HASTE : 1));
  }

  /** The journal grows with what is shown, and no faster. */
  #tell(until: number, beat: Beat | null): void {
    const told = this.#store.journal.length;
    if (until <= told) return;
    const fresh = this.#journal.slice(told, until);
    this.#store.journal = [...this.#store.journal, ...fresh];
    fresh.forEach((event, index) => this.#onlookers.forEach((look) => look(event, beat?.at === told + index ? beat : null)));
  }

  #apply({ change, since, heardAt }: Extract<Held, { change: Change }>): void {
    const until = since + change.journal.length;
    const told = Math.max(0, this.#store.journal.length - since);
    const fresh = this.#journal.slice(since + told, until);
    this.#store.apply({ ...change, journal: fresh }, heardAt);
    fresh.forEach((event) => this.#onlookers.forEach((look) => look(event, null)));
  }

  #drop(): void {
    clearTimeout(this.#timer);
    this.#held = [];
    this.playing = null;
    this.holding = false;
  }
}
