/** What a table promises and how it is checked: the same texts and hashes as `gloaming.kernel.terms` and `gloaming.proof.signing`. */

import type { Dealing, GivenAnswer, GivenSentence, Proof } from "../protocol/types";

/** What this browser relies on: noted before it gave anything away, and held against the proof at the end. */
export interface Pin {
  /** This device's public key. */
  key: string;
  /** The last attempt to deal that it took part in. */
  attempt: number;
  house: string;
  share: string;
  /** To which the share was revealed; empty before. */
  terms: string;
  commitment: string;
  /** Every signature that was sent, oldest first, the answers that they are for, and the last that the table had. */
  signatures: string[];
  codes: string[];
  acknowledged: string;
}

export const unpinned = (key: string): Pin => ({ key, attempt: 0, house: "", share: "", terms: "", commitment: "", signatures: [], codes: [], acknowledged: "" });

export type Fault = "terms" | "seal" | "seed" | "share" | "answers";
/** "nothing": this device took no part, and has nothing to hold against the proof. */
export type Verdict = { kind: "holds"; shared: boolean } | { kind: "broken"; fault: Fault } | { kind: "nothing" };

interface Terms {
  attempts: number;
  house: string;
  keys: string[];
  pledges: string[];
}

// Hashes

const bytes = (text: string) => new TextEncoder().encode(text);
const hex = (raw: ArrayBuffer | Uint8Array) => Array.from(new Uint8Array(raw), (byte) => byte.toString(16).padStart(2, "0")).join("");

export const base64 = (raw: ArrayBuffer) => btoa(String.fromCharCode(...new Uint8Array(raw))).replace(/\+/g, "-").replace(/\//g, "_").replace(/=+$/, "");

export const sha256 = async (text: string) => hex(await crypto.subtle.digest("SHA-256", bytes(text)));

export const pledgeOf = sha256;

export const drawShare = () => hex(crypto.getRandomValues(new Uint8Array(32)));

export const seedOf = (secret: string, shares: readonly string[]) => sha256(["gloaming deal", secret, ...shares].join("\n"));

export async function commitmentOf(seed: string, terms: string): Promise<string> {
  const raw = Uint8Array.from(seed.match(/../g) ?? [], (byte) => parseInt(byte, 16));
  const key = await crypto.subtle.importKey("raw", raw, { name: "HMAC", hash: "SHA-256" }, false, ["sign"]);
  return hex(await crypto.subtle.sign("HMAC", key, bytes(terms)));
}

// What is signed

export const answerText = (commitment: string, seat: number, question: number, before: string, code: string) =>
  `gloaming answer\n${commitment}\n${seat}\n${question}\n${before}\n${code}`;

export const witnessText = (commitment: string, seat: number, tip: string) => `gloaming witness\n${commitment}\n${seat}\n${tip}`;

/** The last link of a chain through all answers of a game and all that was said, in their order. */
export async function tipOf(commitment: string, answers: readonly GivenAnswer[], talk: readonly GivenSentence[]): Promise<string> {
  let link = await sha256(`gloaming game\n${commitment}`);
  const chain = async (line: string) => void (link = await sha256(`${link}\n${line}`));
  let next = 0;
  const sayUntil = async (answers: number) => {
    for (; next < talk.length && talk[next]!.after <= answers; next++) await chain(`said\n${talk[next]!.seat}\n${talk[next]!.says}`);
  };
  for (const [number, { seat, code, signature }] of answers.entries()) {
    await sayUntil(number);
    await chain(`${seat}\n${signature}\n${code}`);
  }
  await sayUntil(Infinity);
  return link;
}

export const signed = async (key: CryptoKey, text: string) => base64(await crypto.subtle.sign("Ed25519", key, bytes(text)));

// The deal

/** A fresh share for an attempt that is new to us. None was ever used before. */
export function pledgedTo(pin: Pin, { attempt, house }: Dealing): Pin {
  if (attempt <= pin.attempt) return pin;
  return { ...pin, attempt, house, share: drawShare(), terms: "", commitment: "" };
}

/** The pin once its share may be revealed to these terms; null if it may not. What it was revealed to once, it stays with. */
export async function revealedTo(pin: Pin, { attempt, terms }: Dealing, seat: number): Promise<Pin | null> {
  if (attempt !== pin.attempt || pin.share === "" || (pin.terms !== "" && pin.terms !== terms)) return null;
  const { attempts, house, keys, pledges } = JSON.parse(terms) as Terms;
  const ours = house === pin.house && attempts === attempt && keys[seat] === pin.key && pledges[seat] === (await pledgeOf(pin.share));
  return ours && attempts <= 1 + leftOut(keys, pledges) ? { ...pin, terms } : null;
}

/** Each further attempt costs somebody their part: otherwise a house could say again and again that a friend kept a share back, and take the deal that it likes. */
const leftOut = (keys: readonly string[], pledges: readonly string[]) => keys.filter((key, seat) => key !== "" && (pledges[seat] ?? "") === "").length;

/** The first commitment that was heard is the one that counts. */
export function begunWith(pin: Pin, commitment: string): Pin {
  return pin.commitment === "" ? { ...pin, commitment } : pin;
}

// Answers

/** The signature that the next one follows; null if the table claims one that we never gave, or goes back behind one it had. */
export function signedBefore(pin: Pin, claimed: string): string | null {
  const at = (signature: string) => (signature === "" ? -1 : pin.signatures.indexOf(signature));
  if (claimed !== "" && at(claimed) < 0) return null;
  return at(claimed) < at(pin.acknowledged) ? null : claimed;
}

// The end

export async function examine(pin: Pin | null, seat: number | null, proof: Proof): Promise<Verdict> {
  if (pin === null || seat === null || pin.commitment === "") return { kind: "nothing" };
  const fault = await faultOf(pin, seat, proof);
  return fault === null ? { kind: "holds", shared: pin.terms !== "" } : { kind: "broken", fault };
}

async function faultOf(pin: Pin, seat: number, { terms, commitment, seed, secret, shares, answers }: Proof): Promise<Fault | null> {
  if (pin.terms !== "" && terms !== pin.terms) return "terms";
  if (commitment !== pin.commitment || (await commitmentOf(seed, terms)) !== commitment) return "seal";
  // A share that was revealed must have been used: a table that shows no secret would have chosen the seed by itself.
  if ((pin.terms !== "" || secret !== "") && !(await isDealt(JSON.parse(terms) as Terms, seed, secret, shares))) return "seed";
  if (pin.terms !== "" && shares[seat] !== pin.share) return "share";
  const mine = answers.filter(({ seat: by, signature }) => by === seat && signature !== "");
  const places = mine.map(({ signature }) => pin.signatures.indexOf(signature));
  const asGiven = mine.every(({ code }, at) => places[at]! > (places[at - 1] ?? -1) && pin.codes[places[at]!] === code);
  return asGiven && (pin.acknowledged === "" || mine.some(({ signature }) => signature === pin.acknowledged)) ? null : "answers";
}

async function isDealt({ house, pledges }: Terms, seed: string, secret: string, shares: readonly string[]): Promise<boolean> {
  const given = await Promise.all(shares.map((share) => (share === "" ? "" : pledgeOf(share))));
  return (await pledgeOf(secret)) === house && given.length === pledges.length && given.every((pledge, at) => pledge === pledges[at]) && (await seedOf(secret, shares)) === seed;
}
