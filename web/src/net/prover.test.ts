import { afterEach, expect, it, vi } from "vitest";
import over from "../../fixtures/over-1.json";
import type { Everything } from "../protocol/types";
import { fromFixture } from "../store/table.svelte";
import { Prover } from "./prover";
import { unpinned } from "./proof";

const OVER = over as unknown as Everything;

afterEach(() => vi.unstubAllGlobals());

it("looks at the end again when the line was lost in the middle of it", async () => {
  const asked = vi.fn(() => Promise.reject(new TypeError("no line")));
  vi.stubGlobal("fetch", asked);
  const store = fromFixture({ ...OVER, chair: 0, table: { ...OVER.table, stage: "over", seed: "00" } });
  const prover = new Prover("ABCDEF", unpinned(""));
  prover.look(store, () => false);
  prover.look(store, () => false); // while the first is on its way
  await vi.waitFor(() => expect(asked).toHaveBeenCalledTimes(1));
  await vi.waitFor(() => {
    prover.look(store, () => false);
    expect(asked).toHaveBeenCalledTimes(2);
  });
});
