/** A house of cardboard, for tests: sockets that do what the test says. */

import type { Change, Everything, Request, Response } from "../protocol/types";
import type { AnyView } from "../store/spoken";

export class FakeSocket {
  static readonly CONNECTING = 0;
  static readonly OPEN = 1;
  static readonly CLOSED = 3;
  static made: FakeSocket[] = [];

  static get last(): FakeSocket {
    const socket = FakeSocket.made.at(-1);
    if (!socket) throw new Error("no socket was opened");
    return socket;
  }

  readyState = FakeSocket.CONNECTING;
  readonly address: string;
  sent: Request[] = [];
  /** How many bytes each took. */
  lengths: number[] = [];
  onopen: (() => void) | null = null;
  onmessage: ((message: { data: string }) => void) | null = null;
  onclose: ((closed: { code: number }) => void) | null = null;
  onerror: (() => void) | null = null;

  constructor(address: string) {
    this.address = address;
    FakeSocket.made.push(this);
  }

  send(text: string): void {
    this.sent.push(JSON.parse(text) as Request);
    this.lengths.push(new TextEncoder().encode(text).length);
  }

  close(): void {
    this.readyState = FakeSocket.CLOSED;
  }

  accept(): void {
    this.readyState = FakeSocket.OPEN;
    this.onopen?.();
  }

  say(message: Response): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }

  drop(code = 1006): void {
    this.readyState = FakeSocket.CLOSED;
    this.onclose?.({ code });
  }

  requests(type: Request["type"]): Request[] {
    return this.sent.filter((request) => request.type === type);
  }
}

export function change(version: number, parts: Partial<Change> = {}): Change {
  return { type: "change", version, table: {}, view: {}, journal: [], ...parts };
}

/** The same table, at another question. */
export function asking(message: Everything, number: number, version = message.version + 1): Everything {
  const view = message.view as AnyView;
  return { ...message, version, view: { ...view, asked: view.asked && { ...view.asked, number } } };
}
