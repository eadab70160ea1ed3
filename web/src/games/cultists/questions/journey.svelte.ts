/** A walk of several doors: planned by one tap, then answered door by door. Whatever else is asked in between ends it. */

import { prefersReducedMotion } from "svelte/motion";
import type { Place, Trail } from "../protocol";
import type { CultistsStore } from "../store";

interface Plan {
  place: Place;
  trail: Trail;
  /** The question at which it was planned: another one knows nothing of it. */
  question: number;
}

interface Walked extends Plan {
  /** The kind of question that every door asks. */
  kind: string;
  /** How many doors have been answered, and the number of the question that comes next. */
  done: number;
  next: number;
}

/** Milliseconds between two doors: so long a piece takes to cross a room. */
const STRIDE = 650;

export class Journey {
  /** What is chosen and not yet begun. */
  planned = $state.raw<Plan | null>(null);
  #walked = $state.raw<Walked | null>(null);
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** Where one is on the way to; null while one stands. */
  get goal(): Place | null {
    return this.#walked?.place ?? null;
  }

  plan(store: CultistsStore, place: Place, trail: Trail | null): void {
    const question = store.view?.asked?.number;
    this.planned = trail === null || question === undefined ? null : { place, trail, question };
  }

  begin(store: CultistsStore): void {
    const { planned } = this;
    const asked = store.view?.asked;
    if (planned === null || asked?.number !== planned.question) return this.stop();
    this.#walked = { ...planned, kind: asked.step.type, done: 0, next: asked.number };
    this.planned = null;
    store.refusal = null; // of something else, before
    this.#answer(store);
  }

  stop(): void {
    clearTimeout(this.#timer);
    this.planned = null;
    this.#walked = null;
  }

  /** To be called whenever the table changes. */
  follow(store: CultistsStore): void {
    const { planned } = this;
    if (planned !== null && store.view?.asked?.number !== planned.question) this.planned = null;
    const walked = this.#walked;
    if (walked === null || store.pending !== null) return;
    clearTimeout(this.#timer);
    const isOld = store.refusal === null && (store.view?.asked?.number ?? Infinity) < walked.next;
    if (isOld) return;
    if (!this.#isExpected(store)) this.stop();
    else this.#timer = setTimeout(() => this.#answer(store), prefersReducedMotion.current ? 0 : STRIDE);
  }

  /** Nothing but the very next question of this walk, at the place where it should be, with the planned answer among its own. */
  #isExpected(store: CultistsStore): boolean {
    const walked = this.#walked;
    const asked = store.view?.asked;
    // A first answer is kept while the line is down; the next ones are for somebody who sees where they are.
    if (walked === null || !asked || store.refusal !== null || (walked.done > 0 && store.link !== "open")) return false;
    if (asked.number !== walked.next || asked.step.type !== walked.kind || asked.answered !== null) return false;
    const here = Array.isArray(asked.step.path) ? asked.step.path.at(-1) : store.view!.at[store.chair!];
    if (walked.done > 0 && here !== walked.trail.places[walked.done - 1]) return false;
    return asked.options.some(({ code }) => code === walked.trail.answers[walked.done]);
  }

  #answer(store: CultistsStore): void {
    const walked = this.#walked;
    if (walked === null || !this.#isExpected(store)) return this.stop();
    const code = walked.trail.answers[walked.done]!;
    const isLast = walked.done + 1 === walked.trail.answers.length;
    this.#walked = isLast ? null : { ...walked, done: walked.done + 1, next: walked.next + 1 };
    store.answer(code);
  }
}

export const journey = new Journey();
