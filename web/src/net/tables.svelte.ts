/** The tables where this browser has a seat, with what their cards say: nothing that anybody with the code could not see. */

import type { TableCard } from "../protocol/types";
import { lookAt, Problem } from "./api";
import { forgetKey } from "./keys";
import { forgetToken, seatsKept } from "./kept";

/** So many are asked for; whoever has more has forgotten most of them. */
export const MOST = 12;

export interface MyTable {
  code: string;
  /** Null until it is here, and where it can't be had just now. */
  card: TableCard | null;
}

const ORDER = ["playing", "lobby", "over", "aborted"];
/** Those at which something may be waited for come first. */
const rank = ({ card }: MyTable): number => (card ? ORDER.indexOf(card.stage) : ORDER.length);

export class MyTables {
  list = $state.raw<MyTable[]>(seatsKept().slice(-MOST).reverse().map((code) => ({ code, card: null })));
  asked = $state(false);

  async load(): Promise<void> {
    await Promise.all(this.list.map(({ code }) => this.#ask(code)));
    this.list = [...this.list].sort((one, other) => rank(one) - rank(other));
    this.asked = true;
  }

  async #ask(code: string): Promise<void> {
    try {
      const card = await lookAt(code);
      this.list = this.list.map((each) => (each.code === code ? { code, card } : each));
    } catch (fault) {
      // The house has never heard of it, or has forgotten it: so does this list.
      if (fault instanceof Problem && fault.reason === "unknown-table") this.remove(code);
    }
  }

  remove(code: string): void {
    forgetToken(code);
    forgetKey(code);
    this.list = this.list.filter((each) => each.code !== code);
  }
}
