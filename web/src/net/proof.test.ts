import { expect, it } from "vitest";
import type { Dealing, Proof } from "../protocol/types";
import { answerText, base64, begunWith, commitmentOf, drawShare, examine, pledgedTo, pledgeOf, revealedTo, seedOf, sha256, signed, signedBefore, tipOf, unpinned, type Pin } from "./proof";

const SEAT = 1;
const KEY = "K".repeat(43);
/** A friend of the house, we, a seat without a key, and another friend. */
const KEYS = ["F".repeat(43), KEY, "", "G".repeat(43)];
const FRIENDS_AT = [0, 3];
const FRIENDS = FRIENDS_AT.length;

/** What a house that knows every share but ours puts together. */
interface Plan {
  secret: string;
  house: string;
  shares: string[];
  pledges: string[];
  attempt: number;
  options?: object;
}

/** So many of its friends have kept a share back and bring none any more. */
async function planned(attempt = 1, silent = 0): Promise<Plan> {
  const secret = drawShare();
  const shares = KEYS.map((key, seat) => (key === "" || seat === SEAT || FRIENDS_AT.slice(0, silent).includes(seat) ? "" : drawShare()));
  const pledges = await Promise.all(shares.map((share) => (share === "" ? "" : pledgeOf(share))));
  return { secret, house: await pledgeOf(secret), shares, pledges, attempt };
}

const termsOf = ({ house, pledges, attempt, options = {} }: Plan) =>
  JSON.stringify({ game: "cultists", rules: 2, options, names: ["Eve", "Ann", "Theo", "Ben"], keys: KEYS, attempts: attempt, house, pledges });

const dealing = ({ attempt, house }: Plan, terms = ""): Dealing => ({ attempt, house, pledged: [], terms });

/** Our side: pledges, looks at the terms, and reveals or not. */
async function dealt(pin: Pin, plan: Plan): Promise<Pin | null> {
  const pledged = pledgedTo(pin, dealing(plan));
  plan.pledges[SEAT] = await pledgeOf(pledged.share);
  return revealedTo(pledged, dealing(plan, termsOf(plan)), SEAT);
}

async function proofBy(plan: Plan, share: string, terms = termsOf(plan)): Promise<Proof> {
  const shares = plan.shares.with(SEAT, share);
  const seed = await seedOf(plan.secret, shares);
  return { terms, commitment: await commitmentOf(seed, terms), seed, secret: plan.secret, shares, answers: [], talk: [], witnesses: [] };
}

async function verdictOn(pin: Pin, proof: Proof) {
  return examine(begunWith(pin, proof.commitment), SEAT, proof);
}

it("hashes and signs as the server does", async () => {
  expect(await sha256("abc")).toBe("ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad");
  // From Python: Deal(1, "5e" * 32, ("", "a1" * 32)).seed, commitment(b"terms", seed), tip_of("c", [Answer(0, "wake", "", "s")])
  const seed = await seedOf("5e".repeat(32), ["", "a1".repeat(32)]);
  expect(seed).toBe("6488e81c7f7d184110f70949647287d8310d4f45d92854cced7393e9094db89e");
  expect(await commitmentOf(seed, "terms")).toBe("5291fe4065a0032c5f3356ddb8450c25670c98783e9d8a22bbbeb72f236b16e6");
  expect(await tipOf("c", [{ seat: 0, code: "wake", signature: "s" }], [])).toBe("95a72503eae5e3e4c3d5197603df8e6eff677b64622404f371b17afa1699654c");
  // ... and with Sentence(0, Spoken({"type": "denies"}, 1, "")) and so on, between two answers and around them
  const denies = (after: number) => ({ after, seat: 1, says: '{"type":"denies"}' });
  const accuses = { after: 1, seat: 0, says: '{"type":"accuses","chair":1,"why":"gut"}' };
  const answers = [{ seat: 0, code: "wake", signature: "s" }, { seat: 1, code: "wake", signature: "" }];
  expect(await tipOf("c", answers, [denies(0), accuses, denies(2)])).toBe("51c3f42428303cabd950972452d031780ff124ac4711aabf19bfed8155eab2c1");
  const pair = (await crypto.subtle.generateKey("Ed25519", false, ["sign", "verify"])) as CryptoKeyPair;
  const signature = await signed(pair.privateKey, answerText("c", 0, 1, "", "wake"));
  expect(signature).toMatch(/^[A-Za-z0-9_-]{86}$/);
  expect(base64(await crypto.subtle.exportKey("raw", pair.publicKey))).toMatch(/^[A-Za-z0-9_-]{43}$/);
});

it("finds that an honest deal holds", async () => {
  const plan = await planned();
  const pin = (await dealt(unpinned(KEY), plan))!;
  expect(await verdictOn(pin, await proofBy(plan, pin.share))).toEqual({ kind: "holds", shared: true });
  expect(await examine(null, SEAT, await proofBy(plan, pin.share))).toEqual({ kind: "nothing" });
  expect(await examine({ ...pin, commitment: "00" }, SEAT, await proofBy(plan, pin.share))).toEqual({ kind: "broken", fault: "seal" });
});

/** What a dishonest house may do once our share is known to it. Each returns the proof that it shows at the end. */
const STRATEGIES: Record<string, (plan: Plan, pin: Pin) => Promise<Proof>> = {
  "another secret": async (plan, pin) => proofBy({ ...plan, secret: drawShare() }, pin.share, pin.terms),
  "another secret, and terms that fit": async (plan, pin) => {
    const secret = drawShare();
    return proofBy({ ...plan, secret, house: await pledgeOf(secret) }, pin.share);
  },
  "another share for a friend": async (plan, pin) => proofBy({ ...plan, shares: plan.shares.with(0, drawShare()) }, pin.share, pin.terms),
  "another share, and terms that fit": async (plan, pin) => {
    const share = drawShare();
    return proofBy({ ...plan, shares: plan.shares.with(0, share), pledges: plan.pledges.with(0, await pledgeOf(share)) }, pin.share);
  },
  "the friend's share left out": async (plan, pin) => proofBy({ ...plan, shares: plan.shares.with(0, "") }, pin.share, pin.terms),
  "a friend who comes late": async (plan, pin) => proofBy({ ...plan, shares: plan.shares.with(2, drawShare()) }, pin.share, pin.terms),
  "our share left out": async (plan, pin) => proofBy(plan, "", pin.terms),
  "our share exchanged": async (plan, pin) => proofBy(plan, drawShare(), pin.terms),
  "other options": async (plan, pin) => proofBy({ ...plan, options: { players: 8 } }, pin.share),
  "any seed it likes": async (plan, pin) => {
    const seed = drawShare();
    return { ...(await proofBy(plan, pin.share)), seed, commitment: await commitmentOf(seed, pin.terms) };
  },
  "a seed of its own, as if nobody had brought a share": async (plan, pin) => {
    const seed = drawShare();
    return { ...(await proofBy(plan, pin.share)), seed, secret: "", shares: [], commitment: await commitmentOf(seed, pin.terms) };
  },
  "a seed of its own, with the shares for show and no secret": async (plan, pin) => {
    const seed = drawShare();
    return { ...(await proofBy(plan, pin.share)), seed, secret: "", commitment: await commitmentOf(seed, pin.terms) };
  },
};

it.each(Object.keys(STRATEGIES))("is not steered by a house that knows all other shares: %s", async (name) => {
  for (let round = 0; round < 20; round++) {
    const plan = await planned();
    const pin = (await dealt(unpinned(KEY), plan))!;
    const proof = await STRATEGIES[name]!(plan, pin);
    expect((await verdictOn(pin, proof)).kind).toBe("broken");
  }
});

it("reveals nothing to terms that are not those it pledged to", async () => {
  const plan = await planned();
  const pin = pledgedTo(unpinned(KEY), dealing(plan));
  plan.pledges[SEAT] = await pledgeOf(pin.share);
  const wrong: Plan[] = [
    { ...plan, house: await pledgeOf(drawShare()) },
    { ...plan, pledges: plan.pledges.with(SEAT, await pledgeOf(drawShare())) },
    { ...plan, pledges: plan.pledges.with(SEAT, "") },
    { ...plan, attempt: 2 },
  ];
  for (const other of wrong) expect(await revealedTo(pin, { ...dealing(plan), terms: termsOf(other) }, SEAT)).toBeNull();
  expect(await revealedTo({ ...pin, key: "another" }, dealing(plan, termsOf(plan)), SEAT)).toBeNull();
  const revealed = (await revealedTo(pin, dealing(plan, termsOf(plan)), SEAT))!;
  expect(await revealedTo(revealed, dealing(plan, termsOf(plan)), SEAT)).toEqual(revealed);
  const late = { ...plan, options: { players: 8 } };
  expect(await revealedTo(revealed, dealing(late, termsOf(late)), SEAT), "once revealed, to no other terms").toBeNull();
});

it("makes a deal that is begun again visible, with a share that was never used", async () => {
  let pin = unpinned(KEY);
  const used = new Set<string>();
  for (let attempt = 1; attempt <= FRIENDS + 1; attempt++) {
    const plan = await planned(attempt, attempt - 1);
    pin = (await dealt(pin, plan))!;
    expect(used.has(pin.share)).toBe(false);
    used.add(pin.share);
    const again = await planned(attempt, attempt - 1);
    expect(pledgedTo(pin, dealing(again)), "the same attempt a second time gets nothing new").toBe(pin);
    expect(await dealt(pin, again)).toBeNull();
    expect(JSON.parse(pin.terms)).toMatchObject({ attempts: attempt });
  }
});

/** It knows our share before anyone else's is shown, so it could say that a friend keeps theirs back until it likes the deal. */
it("lets a house deal again no more often than it has friends who lose their part by it", async () => {
  let pin = unpinned(KEY);
  let seeds = 0;
  for (let attempt = 1; attempt <= 12; attempt++) {
    const plan = await planned(attempt, Math.min(attempt - 1, FRIENDS));
    const revealed = await dealt(pin, plan);
    if (revealed !== null) seeds++;
    pin = revealed ?? pledgedTo(pin, dealing(plan));
  }
  expect(seeds).toBe(1 + FRIENDS);
  expect(await dealt(unpinned(KEY), await planned(2)), "nobody was left out").toBeNull();
  expect(await dealt(unpinned(KEY), await planned(2, 1))).not.toBeNull();
  expect(await dealt(unpinned(KEY), await planned(1000, FRIENDS)), "the number of attempts counts, not those that we saw").toBeNull();
});

/** Whatever the house chooses before it knows our share, half of all seeds are odd. It can't aim: over 400 deals within 4 deviations. */
it("gives the house no say in the seed", async () => {
  const choices: (() => Promise<Plan>)[] = [
    planned,
    async () => ({ ...(await planned()), secret: "00".repeat(32), house: await pledgeOf("00".repeat(32)) }),
  ];
  for (const choose of choices) {
    let odd = 0;
    for (let deal = 0; deal < 400; deal++) {
      const plan = await choose();
      const pin = (await dealt(unpinned(KEY), plan))!;
      odd += parseInt((await proofBy(plan, pin.share)).seed.slice(-1), 16) % 2;
    }
    expect(Math.abs(odd - 200)).toBeLessThan(40);
  }
});

it("goes on from its last signature, and never back", () => {
  const pin = { ...unpinned(KEY), signatures: ["a", "b", "c"], acknowledged: "b" };
  expect(signedBefore(pin, "b")).toBe("b");
  expect(signedBefore(pin, "c")).toBe("c");
  for (const claimed of ["", "a", "stranger"]) expect(signedBefore(pin, claimed)).toBeNull();
  expect(signedBefore(unpinned(KEY), "")).toBe("");
});

it("notices answers of its own that were dropped or put in its mouth", async () => {
  const plan = await planned();
  const pin = { ...(await dealt(unpinned(KEY), plan))!, signatures: ["a", "b"], codes: ["code a", "code b"], acknowledged: "b" };
  const proof = await proofBy(plan, pin.share);
  const given = (...signatures: string[]) => ({ ...proof, answers: signatures.map((signature) => ({ seat: SEAT, code: `code ${signature}`, signature })) });
  expect((await verdictOn(pin, given("a", "", "b"))).kind).toBe("holds");
  const reworded = { ...proof, answers: given("a", "b").answers.map((answer) => ({ ...answer, code: "code a" })) };
  for (const wrong of [given("a"), given("a", "x", "b"), given(), given("b", "a"), reworded]) expect(await verdictOn(pin, wrong)).toEqual({ kind: "broken", fault: "answers" });
});
