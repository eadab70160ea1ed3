/** The table as this browser knows it: what the house has sent, and the answer that is on its way. */

import type { Verdict } from "../net/proof";
import type { Change, Everything, FarewellReason, Refusal, Request, TableState } from "../protocol/types";
import { Pace } from "./pace.svelte";
import type { AnyGame, Spoken } from "./spoken";

export type LinkState = "connecting" | "open" | "lost" | "moving" | "ended";

/** Where requests go; a fixture has none. */
export type Sender = (request: Request) => boolean;

/** What words need of a table: a store has it, and so has a replay. */
export interface Told<Game extends Spoken = AnyGame> {
  readonly state: TableState | null;
  readonly view: Game["View"] | null;
  readonly board: Game["Board"] | null;
  readonly chair: number | null;
  readonly options: Game["Options"];
  /** Who has kept the table waiting for too long, as far as everybody knows. */
  readonly silent?: readonly number[];
}

export class TableStore<Game extends Spoken = AnyGame> implements Told<Game> {
  state = $state.raw<TableState | null>(null);
  #view = $state.raw<Game["View"] | null>(null);
  readonly #narrowed = $derived(permitted(this.#view, this.state?.minded ? [] : this.state?.lesson?.may));
  board = $state.raw<Game["Board"] | null>(null);
  journal = $state.raw<Game["GameEvent"][]>([]);
  chair = $state<number | null>(null);
  version = $state(0);
  link = $state<LinkState>("connecting");
  refusal = $state.raw<Refusal | null>(null);
  farewell = $state<FarewellReason | null>(null);
  /** The answer that was sent and that no message has settled yet. */
  pending = $state.raw<{ question: number; code: string } | null>(null);
  /** When the clock of the open question runs out, in this browser's `performance.now()`; null without a clock. */
  dueAt = $state<number | null>(null);
  /** Whether the open question has been open for longer than the table has patience; and whom everybody sees waited for. */
  overdue = $state(false);
  silent = $state.raw<readonly number[]>([]);
  /** Whether the game was what this browser was promised; null until that is known. */
  proof = $state.raw<Verdict | null>(null);
  /** Where the table's clock stood when this browser's stood at 0. */
  #began = 0;

  /** What the house says comes through it. */
  readonly pace = new Pace(this);

  /** The journal as far as it has been shown: what a scene is about to show is told nowhere before it. */
  get journalShown(): Game["GameEvent"][] {
    const { playing } = this.pace;
    return playing ? this.journal.slice(0, playing.at) : this.journal;
  }

  #send: Sender;

  constructor(send: Sender = () => false) {
    this.#send = send;
  }

  /** What this seat sees. In a guided game only the answers that are lit are among those it may give; while a bot plays in
   *  this seat, none are. */
  get view(): Game["View"] | null {
    return this.#narrowed;
  }

  set view(seen: Game["View"] | null) {
    this.#view = seen;
  }

  /** All answers that the rules allow, those among them that a lesson veils. */
  get everyAnswer(): Game["AnswerOption"][] {
    return (this.#view?.asked?.options ?? []) as Game["AnswerOption"][];
  }

  /** Answers that the rules would allow and the lesson does not: touching one gets a sentence, never silence. */
  get veiled(): Game["AnswerOption"][] {
    const lit = this.#narrowed?.asked?.options ?? [];
    return this.everyAnswer.filter((option) => lit.length > 0 && !lit.some(({ code }) => code === option.code));
  }

  isVeiled({ code }: { code: string }): boolean {
    return this.veiled.some((option) => option.code === code);
  }

  /** Something was touched that the lesson veils: said as the house would say it. */
  sayVeiled(): void {
    const beat = this.state?.lesson?.beat ?? "";
    this.refusal = { type: "refusal", reason: "not-in-lesson", sentence: "", facts: { beat }, mark: "" };
  }

  /** Whether this browser's seat may begin the game and change its settings. */
  get isHost(): boolean {
    return this.chair !== null && this.state?.chairs[this.chair]?.host === true;
  }

  /** Seconds since a moment on the table's clock. */
  secondsSince(moment: number): number {
    return performance.now() / 1000 + this.#began - moment;
  }

  /** Those of the game; what is at its default is not among them. */
  get options(): Game["Options"] {
    return this.state?.settings.options ?? {};
  }

  answer(code: string): void {
    const asked = this.view?.asked;
    if (!asked || !asked.options.some((option) => option.code === code)) return;
    // One answer a question: a second tap before the first is settled is a slip of the thumb.
    if (this.pending?.question === asked.number) return;
    this.refusal = null;
    this.pending = { question: asked.number, code };
    this.#send({ type: "answer", ...this.pending });
  }

  /** False if the line is down; then nothing was said, and the caller may keep the words for another try. */
  send(request: Request): boolean {
    this.refusal = null;
    const sent = this.#send(request);
    if (!sent) this.refusal = { type: "refusal", reason: "offline", sentence: "", facts: {}, mark: "" };
    return sent;
  }

  // What the house says

  replace(message: Everything): void {
    this.state = message.table;
    this.#view = message.view as Game["View"] | null;
    this.board = message.board as Game["Board"] | null;
    this.journal = message.journal as Game["GameEvent"][];
    this.chair = message.chair;
    this.version = message.version;
    this.#began = (message.table.now ?? 0) - performance.now() / 1000;
    this.#settle();
    this.#setClock(message.table.deadline);
  }

  /** False when something between was missed; then everything must be asked for. Clocks run since it was heard. */
  apply(change: Change, heardAt = performance.now()): boolean {
    if (this.state === null || change.version !== this.version + 1) return false;
    if (Object.keys(change.table).length > 0) this.state = { ...this.state, ...change.table };
    if (Object.keys(change.view).length > 0) this.#view = { ...this.#view, ...change.view } as Game["View"];
    if (change.journal.length > 0) this.journal = [...this.journal, ...(change.journal as Game["GameEvent"][])];
    this.version = change.version;
    this.#settle();
    if (change.table.deadline !== undefined) this.#setClock(change.table.deadline, heardAt);
    return true;
  }

  refuse(refusal: Refusal): void {
    this.refusal = refusal;
    this.pending = null;
  }

  /** An answer is settled once its question is another, or is known to be answered. */
  #settle(): void {
    if (this.pending === null) return;
    const asked = this.view?.asked;
    if (asked?.number !== this.pending.question || asked.answered !== null) this.pending = null;
  }

  #setClock(deadline: number, since = performance.now()): void {
    this.dueAt = deadline > 0 ? since + deadline : null;
  }
}

/** The view with those answers alone that may be given here; without such a list, as it is. */
function permitted<View extends AnyGame["View"]>(view: View | null, may: readonly string[] | undefined): View | null {
  if (may === undefined || !view?.asked) return view;
  return { ...view, asked: { ...view.asked, options: view.asked.options.filter(({ code }) => may.includes(code)) } };
}

/** A table that is not connected to anything: for work on the pages, and for tests. */
export function fromFixture<Game extends Spoken = AnyGame>(message: Everything, send?: Sender): TableStore<Game> {
  const store = new TableStore<Game>(send ?? (() => true));
  store.replace(message);
  store.link = "open";
  return store;
}
