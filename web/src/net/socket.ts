/**
 * The line to the house. It never gives up: whatever happens to a phone, a lift or a laptop lid, the seat is kept and the
 * line is opened again. What it hears goes into the store; what it says, the store asked for.
 */

import type { Request, Response } from "../protocol/types";
import type { TableStore } from "../store/table.svelte";
import { at } from "./place";
import type { Prover } from "./prover";

export const FIRST_RETRY = 300;
export const LAST_RETRY = 5_000;
/** Where the house has no way to the table just now, it says so, and is not asked again sooner. */
export const LATER_RETRY = 1_000;
/** A line may take so long to open: the house waits, too, for a table whose keeper has just fallen silent. */
export const OPENS_WITHIN = 10_000;
export const BEAT = 5_000;
export const DEAD_AFTER = 4_000;
/** After waking up a line is probed, and a phone's is often dead: no need to wait long. So it is with whatever
 * was said or answered and nobody has taken up. */
export const PROBE = 3_000;
/** What was said so long ago, and may have been lost on the way, would come too late. */
export const STALE = 30_000;

/** Why the house closes a line without a farewell: the table is kept elsewhere from now on, or cannot be reached yet. */
export const MOVED = 1012;
export const LATER = 1013;

/** Bytes. Whatever is said fills one such frame, or several: from its length nobody learns which card is given. */
export const FRAME = 256;

/** Refusals of what nobody has asked for by hand. */
const SILENT = new Set(["no-pledge", "no-share", "wrong-share", "bad-signature"]);

/** Whatever would be said twice if it were sent twice; an answer knows its question. */
type Aloud = Extract<Request, { type: "say" | "declare" }>;
type Timer = ReturnType<typeof setTimeout>;

export class TableSocket {
  #store: TableStore;
  #code: string;
  #token: string;
  #prover: Prover | null;
  #screen: boolean;
  /** So that the house takes none of its lines for one that was opened elsewhere. */
  #page = newMark();
  #socket: WebSocket | null = null;
  #greeted = false;
  #failures = 0;
  #retry: Timer | undefined;
  #beat: Timer | undefined;
  #death: Timer | undefined;
  /** The question whose answer was sent a second time: that the first one arrived after all is no news to anybody. */
  #repeated = 0;
  /** What was said aloud and has not come back among the table's lines; when that was. By mark. */
  #unheard = new Map<string, { request: Aloud; at: number }>();
  #running = false;

  constructor(store: TableStore, code: string, token: string, prover: Prover | null = null, screen = false) {
    this.#store = store;
    this.#code = code;
    this.#token = token;
    this.#prover = prover;
    this.#screen = screen;
  }

  start(): void {
    if (this.#running) return;
    this.#running = true;
    this.#store.farewell = null;
    window.addEventListener("online", this.#wake);
    window.addEventListener("offline", this.#wake); // a line that is open may be dead all the same
    window.addEventListener("pageshow", this.#wake);
    document.addEventListener("visibilitychange", this.#wake);
    this.#open();
  }

  stop(): void {
    this.#running = false;
    window.removeEventListener("online", this.#wake);
    window.removeEventListener("offline", this.#wake);
    window.removeEventListener("pageshow", this.#wake);
    document.removeEventListener("visibilitychange", this.#wake);
    this.#hangUp();
  }

  /** False if the line is down. Only an answer is kept for later; it is the store that keeps it. */
  send(request: Request): boolean {
    const socket = this.#socket;
    if (socket?.readyState !== WebSocket.OPEN || !this.#greeted) return false;
    if (request.type === "answer" && this.#prover) void this.#sendSigned(request, this.#prover, socket);
    else socket.send(framed(isAloud(request) ? this.#marked(request) : request));
    if (request.type === "answer" || isAloud(request)) this.#beatAfter(PROBE);
    return true;
  }

  /** With a mark of its own, so that the house knows it again. */
  #marked(request: Aloud): Aloud {
    const marked = { ...request, mark: request.mark || newMark() };
    this.#unheard.set(marked.mark, { request: marked, at: performance.now() });
    return marked;
  }

  /** Said again where it has not been heard; what is too old for that was not said, and its speaker is told. */
  #sayAgain(): void {
    const open = [...this.#unheard];
    this.#unheard.clear();
    for (const [mark, said] of open) {
      if (performance.now() - said.at > STALE) {
        this.#store.refusal = { type: "refusal", reason: "offline", sentence: "", facts: {}, mark: "" };
        continue;
      }
      this.#unheard.set(mark, said);
      this.#socket?.send(framed(said.request));
    }
  }

  #acknowledge(): void {
    if (this.#unheard.size > 0) for (const { mark } of this.#store.state?.talk ?? []) if (mark) this.#unheard.delete(mark);
  }

  /** Signing takes a moment; should the line be lost meanwhile, the store still has the answer. */
  async #sendSigned(answer: Extract<Request, { type: "answer" }>, prover: Prover, socket: WebSocket): Promise<void> {
    const request = await prover.sign(answer, this.#store);
    if (socket === this.#socket && socket.readyState === WebSocket.OPEN) socket.send(framed(request));
  }

  #open(): void {
    this.#hangUp();
    if (this.#store.link !== "moving") this.#store.link = this.#store.state === null && this.#failures === 0 ? "connecting" : "lost";
    const socket = new WebSocket(socketAddress(this.#code));
    this.#socket = socket;
    this.#expectLife(OPENS_WITHIN);
    socket.onopen = () => {
      socket.send(framed({ type: "hello", code: this.#code, token: this.#token, page: this.#page, ...(this.#screen ? { screen: true } : {}) }));
      socket.send(framed({ type: "ping" }));
    };
    socket.onmessage = (message: MessageEvent<string>) => this.#hear(message.data);
    socket.onclose = (closed: CloseEvent) => this.#lose(closed.code);
    socket.onerror = () => this.#lose();
  }

  #hear(text: string): void {
    const message = JSON.parse(text) as Response;
    if (this.#screen && isOfSeat(message)) return this.#shut();
    this.#rest();
    switch (message.type) {
      case "everything":
        this.#store.pace.replace(message);
        break;
      case "change":
        // Something was missed: the house answers every hello with everything.
        if (!this.#store.pace.hear(message)) return this.#open();
        break;
      case "refusal":
        this.#refused(message);
        return;
      case "farewell":
        this.#store.farewell = message.reason;
        this.#store.link = "ended";
        this.stop();
        return;
      case "pong":
        break;
    }
    this.#acknowledge();
    if (this.#store.state !== null) this.#greet();
    this.#prover?.look(this.#store, (request) => this.send(request));
  }

  /** What belongs to a seat has come to a screen that everybody sees: nothing of it is taken in, and nothing stays in sight. */
  #shut(): void {
    this.stop();
    this.#store.state = this.#store.view = this.#store.board = null;
    this.#store.journal = [];
    this.#store.link = "ended";
    this.#store.farewell = "not_watchable";
  }

  /** The first thing heard that leaves us with a state: from now on we may speak. */
  #greet(): void {
    this.#store.link = "open";
    this.#failures = 0;
    if (this.#greeted) return;
    this.#greeted = true;
    this.#sayAgain();
    const pending = this.#store.pending;
    if (pending === null) return;
    // The store has dropped it if its question is settled: this one is still open, and nobody has heard our answer.
    this.#repeated = pending.question;
    this.send({ type: "answer", ...pending });
  }

  #refused(refusal: Extract<Response, { type: "refusal" }>): void {
    if (refusal.mark) this.#unheard.delete(refusal.mark);
    if (SILENT.has(refusal.reason)) return this.#unproven(refusal.reason);
    const wasRepeated = this.#store.pending?.question === this.#repeated;
    if (refusal.reason === "stale" && wasRepeated) this.#store.pending = null;
    else this.#store.refuse(refusal);
  }

  /** What the page does by itself fails by itself. An answer whose signature is refused goes again without. */
  #unproven(reason: string): void {
    const pending = this.#store.pending;
    if (reason !== "bad-signature" || pending === null) return;
    this.#prover?.signNoMore();
    this.send({ type: "answer", ...pending });
  }

  #lose(code = 0): void {
    this.#hangUp();
    if (!this.#running) return;
    this.#store.link = code === MOVED || code === LATER ? "moving" : "lost";
    const wait = Math.min(LAST_RETRY, FIRST_RETRY * 2 ** this.#failures);
    this.#failures += 1;
    // Well apart, lest a whole house knock at once at the one that opens again.
    this.#retry = setTimeout(() => this.#open(), Math.max(wait, code === LATER ? LATER_RETRY : 0) * (0.5 + Math.random()));
  }

  #wake = (): void => {
    if (!this.#running || document.visibilityState === "hidden") return;
    if (this.#socket?.readyState === WebSocket.OPEN) return this.#ping(PROBE);
    this.#failures = 0;
    if (this.#socket === null) this.#open();
  };

  // Heartbeats: a line that is silent after a ping is dead, even if the browser has not noticed

  #rest(): void {
    clearTimeout(this.#death);
    this.#beatAfter(BEAT);
  }

  #beatAfter(silence: number): void {
    clearTimeout(this.#beat);
    this.#beat = setTimeout(() => this.#ping(DEAD_AFTER), silence);
  }

  #ping(patience: number): void {
    clearTimeout(this.#beat);
    if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(framed({ type: "ping" }));
    this.#expectLife(patience);
  }

  #expectLife(patience: number): void {
    clearTimeout(this.#death);
    this.#death = setTimeout(() => this.#lose(), patience);
  }

  #hangUp(): void {
    clearTimeout(this.#retry);
    clearTimeout(this.#beat);
    clearTimeout(this.#death);
    const socket = this.#socket;
    this.#socket = null;
    this.#greeted = false;
    if (socket === null) return;
    socket.onopen = socket.onmessage = socket.onclose = socket.onerror = null;
    socket.close();
  }
}

/** Whether a message was meant for one seat's eyes. */
function isOfSeat(message: Response): boolean {
  if (message.type !== "everything" && message.type !== "change") return false;
  const { asked } = (message.view ?? {}) as { asked?: { options: unknown[]; answered: unknown } | null };
  const isSeated = message.type === "everything" && message.chair !== null;
  return isSeated || (asked?.options ?? []).length > 0 || (asked?.answered ?? null) !== null;
}

const isAloud = (request: Request): request is Aloud => request.type === "say" || request.type === "declare";

/** Drawn at random: one that nobody else has. */
function newMark(): string {
  const letters = crypto.getRandomValues(new Uint8Array(8));
  return Array.from(letters, (each) => each.toString(16).padStart(2, "0")).join("");
}

function framed(request: Request): string {
  const text = JSON.stringify(request);
  const length = new TextEncoder().encode(text).length;
  return text + " ".repeat(Math.ceil(length / FRAME) * FRAME - length);
}

/** The code is for proxies, which bring everybody of a table to the same place by it; the token is nobody's business there. */
function socketAddress(code: string): string {
  return `${location.protocol === "https:" ? "wss" : "ws"}://${location.host}${at(`api/tables/${code}/socket`)}`;
}
