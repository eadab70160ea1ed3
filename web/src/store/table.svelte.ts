/** The table as this browser knows it: what the house has sent, and the answer that is on its way. */

import type {
  Board,
  Change,
  Everything,
  FarewellReason,
  GameEvent,
  Refusal,
  Request,
  TableState,
  View,
} from "../protocol/types";

export type LinkState = "connecting" | "open" | "lost" | "ended";

/** Where requests go; a fixture has none. */
export type Sender = (request: Request) => boolean;

export class TableStore {
  state = $state.raw<TableState | null>(null);
  view = $state.raw<View | null>(null);
  board = $state.raw<Board | null>(null);
  journal = $state.raw<GameEvent[]>([]);
  chair = $state<number | null>(null);
  version = $state(0);
  link = $state<LinkState>("connecting");
  refusal = $state.raw<Refusal | null>(null);
  farewell = $state<FarewellReason | null>(null);
  /** The answer that was sent and that no message has settled yet. */
  pending = $state.raw<{ question: number; code: string } | null>(null);
  /** When the clock of the open question runs out, in this browser's `performance.now()`; null without a clock. */
  dueAt = $state<number | null>(null);

  #send: Sender;

  constructor(send: Sender = () => false) {
    this.#send = send;
  }

  /** Whether this browser's seat may begin the game and change its settings. */
  get isHost(): boolean {
    return this.chair !== null && this.state?.chairs[this.chair]?.host === true;
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
    if (!sent) this.refusal = { type: "refusal", reason: "offline", sentence: "", facts: {} };
    return sent;
  }

  // What the house says

  replace(message: Everything): void {
    this.state = message.table;
    this.view = message.view;
    this.board = message.board;
    this.journal = message.journal;
    this.chair = message.chair;
    this.version = message.version;
    this.#settle();
    this.#setClock(message.table.deadline);
  }

  /** False when something between was missed; then everything must be asked for. */
  apply(change: Change): boolean {
    if (this.state === null || change.version !== this.version + 1) return false;
    if (Object.keys(change.table).length > 0) this.state = { ...this.state, ...change.table };
    if (Object.keys(change.view).length > 0) this.view = { ...(this.view as View), ...change.view };
    if (change.journal.length > 0) this.journal = [...this.journal, ...change.journal];
    this.version = change.version;
    this.#settle();
    if (change.table.deadline !== undefined) this.#setClock(change.table.deadline);
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

  #setClock(deadline: number): void {
    this.dueAt = deadline > 0 ? performance.now() + deadline : null;
  }
}

/** A table that is not connected to anything: for work on the pages, and for tests. */
export function fromFixture(message: Everything, send?: Sender): TableStore {
  const store = new TableStore(send ?? (() => true));
  store.replace(message);
  store.link = "open";
  return store;
}
