/** Before any test: a house without guests. Whatever else is asked for fails the test that asked. */
import { afterEach, expect } from "vitest";

const NOTHING = { words: {}, facets: { options: {}, events: {}, questions: {} }, things: {} };
const ANSWERS: Record<string, unknown> = { "/api/games": [], "/api/reach": { addresses: [], public: "" }, "/api/games/cultists/guests": NOTHING, "/api/games/invasion/guests": NOTHING };
const strange: string[] = [];

globalThis.fetch = async (asked) => {
  const address = String(asked instanceof Request ? asked.url : asked);
  if (address in ANSWERS) return Response.json(ANSWERS[address]);
  strange.push(address);
  throw new Error(`no test answers ${address}; stub fetch where it is asked for`);
};

afterEach(() => {
  expect(strange.splice(0), "addresses that no test answers").toEqual([]);
});
