/** Before any test: a house without guests. Whatever else is asked for fails the test that asked. */
import { afterEach, expect } from "vitest";

const ANSWERS: Record<string, unknown> = { "/api/games": [] };
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
