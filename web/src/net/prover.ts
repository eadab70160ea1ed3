/** Does this seat's part in the proof: brings a share of the seed, signs answers, and at the end checks and witnesses. */

import type { Dealing, Proof, Request, TableState } from "../protocol/types";
import type { TableStore } from "../store/table.svelte";
import { proofOf } from "./api";
import { keepPin, keyOf, pinOf } from "./keys";
import { answerText, begunWith, examine, pledgedTo, pledgeOf, revealedTo, signed, signedBefore, tipOf, witnessText, type Pin, type Verdict } from "./proof";

type Answer = Extract<Request, { type: "answer" }>;

/** Whether there was a line to say it on. */
type Send = (request: Request) => boolean;

export class Prover {
  #code: string;
  #pin: Pin;
  #key: Promise<CryptoKey | null>;
  #signs = true;
  /** The end is looked at once; but again if the line was lost meanwhile. */
  #examined = false;
  /** One step after the other: each begins with what the one before has pinned. */
  #queue: Promise<unknown> = Promise.resolve();

  constructor(code: string, pin: Pin) {
    this.#code = code;
    this.#pin = pin;
    this.#key = keyOf(code);
  }

  /** To be called whenever the table has changed. */
  look(store: TableStore, send: Send): void {
    const { state, chair } = store;
    if (state === null || chair === null) return;
    this.#note(state);
    if (state.dealing) this.#after(() => this.#deal(state.dealing!, chair, send));
    if ((state.stage === "over" || state.stage === "aborted") && state.seed !== "" && !this.#examined) {
      this.#examined = true;
      this.#after(async () => void (this.#examined = await this.#end(store, chair, send).catch(() => false)));
    }
  }

  /** The answer with a signature, or as it is: nobody is kept from playing for want of one. */
  async sign(answer: Answer, { state, chair }: TableStore): Promise<Answer> {
    const key = this.#signs && chair !== null && state?.chairs[chair]?.keyed ? await this.#key : null;
    const before = key && signedBefore(this.#pin, state!.signed ?? "");
    if (!key || before === null) return answer;
    try {
      const signature = await signed(key, answerText(this.#pin.commitment, chair!, answer.question, before, answer.code));
      this.#keep({ ...this.#pin, signatures: [...this.#pin.signatures, signature], codes: [...this.#pin.codes, answer.code] });
      return { ...answer, signature };
    } catch {
      return answer;
    }
  }

  /** The table did not take a signature: from now on answers go without. */
  signNoMore(): void {
    this.#signs = false;
  }

  #note({ commitment, signed: claimed = "" }: TableState): void {
    let pin = commitment === "" ? this.#pin : begunWith(this.#pin, commitment);
    if (claimed !== pin.acknowledged && claimed !== "" && signedBefore(pin, claimed) !== null) pin = { ...pin, acknowledged: claimed };
    this.#keep(pin);
  }

  async #deal(dealing: Dealing, seat: number, send: Send): Promise<void> {
    const { attempt } = dealing;
    if (dealing.terms === "") {
      if (dealing.pledged.includes(seat) || !(await this.#key)) return;
      this.#keep(pledgedTo(this.#pin, dealing));
      if (this.#pin.attempt === attempt) send({ type: "pledge", attempt, pledge: await pledgeOf(this.#pin.share) });
      return;
    }
    const pin = await revealedTo(this.#pin, dealing, seat);
    if (pin === null) return;
    this.#keep(pin);
    send({ type: "reveal", attempt, share: pin.share });
  }

  /** Whether nothing is left to do. */
  async #end(store: TableStore, seat: number, send: Send): Promise<boolean> {
    const { proof, verdict } = await examined(this.#code, seat);
    store.proof = verdict;
    const key = await this.#key;
    if (verdict.kind !== "holds" || !key || !store.state?.chairs[seat]?.keyed || (proof.witnesses[seat] ?? "") !== "") return true;
    const tip = await tipOf(proof.commitment, proof.answers, proof.talk);
    return send({ type: "witness", signature: await signed(key, witnessText(proof.commitment, seat, tip)) });
  }

  #keep(pin: Pin): void {
    if (pin === this.#pin) return;
    this.#pin = pin;
    keepPin(this.#code, pin);
  }

  #after(step: () => Promise<void>): void {
    this.#queue = this.#queue.then(step).catch(() => undefined);
  }
}

/** What the table proves now, and whether that is what this browser was promised. */
export async function examined(code: string, seat: number | null): Promise<{ proof: Proof; verdict: Verdict }> {
  const proof = await proofOf(code);
  return { proof, verdict: await examine(pinOf(code), seat, proof) };
}
