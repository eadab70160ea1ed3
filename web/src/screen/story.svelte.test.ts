import { flushSync } from "svelte";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import over from "../../fixtures/over-1.json";
import type { Everything } from "../protocol/types";
import { witness } from "../result/witnessed";
import { fromFixture } from "../store/table.svelte";
import { Story } from "./story.svelte";

const OVER = over as unknown as Everything;
const PEOPLE = OVER.table.chairs.length;

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

function tell(story: number | null, now: number): { story: Story; stop: () => void } {
  const store = fromFixture({ ...OVER, table: { ...OVER.table, story, now } });
  let told!: Story;
  const stop = $effect.root(() => void (told = new Story(() => store)));
  flushSync();
  return { story: told, stop };
}

it("turns the cards one by one, shows the verdict, tells the moments, and ends where it ended", () => {
  const { story, stop } = tell(100, 100);
  story.moments = 3;
  const seen: string[] = [];
  for (let second = 0; second < 100; second++) {
    if (story.chapter !== seen.at(-1)) seen.push(story.chapter);
    if (second === 4) expect(story.turned).toBe(1);
    vi.advanceTimersByTime(1000);
  }
  expect(seen).toEqual(["cast", "end", "moments", "end"]);
  expect(story.turned).toBeGreaterThanOrEqual(PEOPLE);
  stop();
});

it("goes on from where the others are when a screen comes later", () => {
  const { story, stop } = tell(100, 100 + 8 + 1.5 * PEOPLE + 15 + 2 * 6 + 1);
  expect([story.chapter, story.moment]).toEqual(["moments", 2]);
  stop();
});

it("rests at the end while it is stopped", () => {
  const { story, stop } = tell(null, 500);
  expect(story.chapter).toBe("end");
  stop();
});

it("waits for the last scenes where the game was seen to its end", () => {
  const store = fromFixture({ ...OVER, table: { ...OVER.table, story: 100, now: 130 } });
  witness(store);
  let story!: Story;
  const stop = $effect.root(() => void (story = new Story(() => store)));
  flushSync();
  expect([story.chapter, story.turned]).toEqual(["cast", 0]);
  stop();
});
