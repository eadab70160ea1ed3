/** A game told again, as a table that every panel can show: the same store as in play, put to any moment. */

import type { Line, TableState } from "../protocol/types";
import type { AnyGame, ReplayOf, Spoken } from "../store/spoken";
import { TableStore, type Told } from "../store/table.svelte";
import type { Eyes } from "./types";

export const SPEEDS = [0.5, 1, 2, 4] as const;
/** Milliseconds for one event at speed 1. */
const PACE = 900;

export class ReplayStore<Game extends Spoken = AnyGame> {
  /** What the panels read. It is sent nothing, and it sends nothing. */
  readonly table = new TableStore<Game>();

  eyes = $state<Eyes>("spectator");
  /** The answer that has just been given; 0 is the opening. */
  frame = $state(0);
  /** How many events are told so far. Inside a frame with several of them they come one by one. */
  told = $state(0);
  /** The furthest frame that was shown: nothing beyond it is foretold. */
  furthest = $state(0);
  playing = $state(false);
  speed = $state<number>(1);

  journal = $state.raw<Game["GameEvent"][]>([]);
  /** What was said, each line with how many events are told by then. */
  talk = $state.raw<{ line: Line; at: number }[]>([]);
  #views = $state.raw<Game["View"][]>([]);
  /** How many events are told after each frame. */
  #ends = $state.raw<number[]>([]);
  #state: TableState | null = null;
  #board: Game["Board"] | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;
  readonly #weighty: ReadonlySet<string>;

  /** Some events are worth a longer look. */
  constructor(weighty: ReadonlySet<string>) {
    this.#weighty = weighty;
  }

  /** The same game through other eyes stays at the same answer: every replay has one frame for each. */
  show(data: ReplayOf<Game>, eyes: Eyes, state: TableState): void {
    let view = {} as Game["View"];
    let ends = 0;
    this.#views = data.frames.map((frame) => (view = { ...view, ...frame.view }));
    this.#ends = data.frames.map((frame) => (ends += frame.journal.length));
    this.journal = data.frames.flatMap((frame) => frame.journal);
    this.talk = data.frames.flatMap((frame, index) => (frame.said ?? []).map((line) => ({ line, at: this.#ends[index]! })));
    this.#state = { ...state, chairs: data.chairs, settings: { ...state.settings, options: data.options }, deadline: 0 };
    this.#board = data.board;
    this.eyes = eyes;
    this.table.link = "open";
    this.seek(this.frame);
  }

  /** To whom the whole game is told: the words of an event do not change with the moment shown. */
  get listener(): Told<Game> {
    const chair = typeof this.eyes === "number" ? this.eyes : null;
    const options = (this.#state?.settings.options ?? {}) as Game["Options"];
    return { state: this.#state, board: this.#board, view: this.#views.at(-1) ?? null, chair, options };
  }

  get last(): number {
    return Math.max(0, this.#views.length - 1);
  }

  /** The event told last, which the page shows in words. */
  get event(): Game["GameEvent"] | null {
    return this.journal[this.told - 1] ?? null;
  }

  get atEnd(): boolean {
    return this.frame >= this.last && this.told >= this.journal.length;
  }

  /** The frame with which each hour begins, the first hour first. */
  get hours(): number[] {
    const starts: number[] = [];
    this.#views.forEach((view, frame) => {
      if (view.round > 0) starts[view.round - 1] ??= frame;
    });
    return starts;
  }

  /** The frame in which an event happened. */
  frameOf(event: number): number {
    const frame = this.#ends.findIndex((end) => event < end);
    return frame < 0 ? this.last : frame;
  }

  /** How many events are told once this frame is over. */
  frameEnd(frame: number): number {
    return this.#ends[frame] ?? 0;
  }

  seek(frame: number): void {
    this.#put(Math.min(this.last, Math.max(0, Math.round(frame))));
  }

  /** To the moment of one event, those after it still untold. */
  seekEvent(event: number): void {
    if (event < 0) return this.seek(0);
    const index = Math.min(event, this.journal.length - 1);
    this.#put(this.frameOf(index), index + 1);
  }

  byAnswer(steps: 1 | -1): void {
    this.seek(this.frame + steps);
  }

  /** Sealed answers tell nothing and are passed over. */
  byEvent(steps: 1 | -1): void {
    const next = this.told + steps;
    if (next > this.journal.length) this.seek(this.last);
    else this.seekEvent(next - 1);
  }

  byHour(steps: 1 | -1): void {
    const starts = this.hours;
    if (steps > 0) this.seek(starts.find((start) => start > this.frame) ?? this.last);
    else this.seek(starts.findLast((start) => start < this.frame) ?? 0);
  }

  toggle(): void {
    if (this.playing) return this.pause();
    if (this.atEnd) this.seek(0);
    this.playing = true;
    this.#tick();
  }

  pause(): void {
    this.playing = false;
    clearTimeout(this.#timer);
  }

  #tick(): void {
    clearTimeout(this.#timer);
    const pause = this.#weighty.has(this.event?.type ?? "") ? 2 * PACE : PACE;
    this.#timer = setTimeout(() => {
      this.byEvent(1);
      if (this.atEnd) this.pause();
      else if (this.playing) this.#tick();
    }, pause / this.speed);
  }

  #put(frame: number, told = this.frameEnd(frame)): void {
    this.frame = frame;
    this.told = told;
    this.furthest = Math.max(this.furthest, frame);
    if (this.#state === null) return;
    this.table.replace({
      type: "everything",
      version: frame,
      chair: typeof this.eyes === "number" ? this.eyes : null,
      table: this.#state,
      board: this.#board,
      view: this.#views[frame] ?? null,
      journal: this.journal.slice(0, told),
    });
  }
}
