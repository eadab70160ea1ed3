import { cleanup, fireEvent, render, screen, within } from "@testing-library/svelte";
import { tick } from "svelte";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { writeKept } from "../net/kept";
import Narrator from "./Narrator.svelte";
import { small } from "./small.test.support";
import { readingTime } from "./voice";

const said: (readonly [at: number, words: string])[] = [];
const doors = { small: async () => ({ narrator: small }) };
const press = (name: string | RegExp) => fireEvent.click(screen.getByRole("button", { name }));
const text = () => document.body.textContent ?? "";
/** How long the browser's voice takes for a line. */
const LENGTH = 700;

beforeEach(() => {
  Object.defineProperty(document, "fonts", { value: new Set(), configurable: true }); // which happy-dom has none of
  writeKept("gloaming.narrator", null);
  said.length = 0;
  vi.useFakeTimers({ now: 1_000_000 });
  vi.stubGlobal("SpeechSynthesisUtterance", class { onend = (): void => {}; text: string; constructor(text: string) { this.text = text; } });
  let timer: ReturnType<typeof setTimeout>;
  vi.stubGlobal("speechSynthesis", {
    getVoices: () => [{ lang: "en-GB", localService: true, default: true }],
    cancel: () => clearTimeout(timer),
    speak: (line: { text: string; onend: () => void }) => {
      said.push([Date.now(), line.text]);
      timer = setTimeout(() => line.onend(), LENGTH);
    },
  });
  HTMLDialogElement.prototype.showModal ??= function (this: HTMLDialogElement) { this.open = true; };
  window.scrollTo = () => {};
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

async function opened(): Promise<void> {
  render(Narrator, { doors });
  await vi.advanceTimersByTimeAsync(10);
}

/** As if the page had been loaded again. */
async function reload(): Promise<void> {
  cleanup();
  await opened();
}

it("leads a whole evening, from the box to the end, over reloads", async () => {
  await opened();
  await press(/Small/);
  await fireEvent.click(screen.getByLabelText("6"));
  await fireEvent.click(screen.getByLabelText(/The garden/));
  expect(screen.getByText("One fits.")).toBeTruthy();
  await fireEvent.click(screen.getByLabelText("Owl"));
  expect(screen.getByText("2 do not fit.")).toBeTruthy();
  await fireEvent.input(screen.getByLabelText("Player 2"), { target: { value: "Ines" } });
  await press("Set up the table");

  expect(screen.getByText("0 of 2 done")).toBeTruthy();
  await press("Done, next");
  expect(text()).toContain("Shuffle the cards");
  expect([...document.querySelectorAll(".heaps li")].map((heap) => heap.textContent)).toEqual(["1Moth", "5Night"]);
  await reload();
  expect(screen.getByText("1 of 2 done")).toBeTruthy();
  await press("Done, next");
  await press("On to the night");

  await press("Start the night");
  await vi.advanceTimersByTimeAsync(3 * LENGTH + 6000);
  const begun = said[0]![0];
  expect(said.map(([at, words]) => [at - begun, words])).toEqual([
    [0, "Shut your eyes."],
    [LENGTH + 1000, "Keeper, look up."],
    [2 * LENGTH + 3000, "Everyone, wake up."],
  ]);
  expect(text()).toContain("The night is over");
  await press("Begin the game");

  await press("Next: Draw");
  expect(within(screen.getByRole("dialog")).getByText("The lantern goes left.")).toBeTruthy();
  await press("All done. Move on");
  await press(/Rain/);
  expect(text()).toContain("Nobody walks outside.");
  await press("A vote");
  await press("Start the time to talk");
  await vi.advanceTimersByTimeAsync(4000);
  expect(screen.getByRole("timer").textContent).toBe("0:06");
  await reload();
  await vi.advanceTimersByTimeAsync(1000);
  expect(screen.getByRole("timer").textContent).toBe("0:05");
  await vi.advanceTimersByTimeAsync(5000);
  expect(said.at(-1)![1]).toBe("Time’s up. Hands up.");
  await press("Hands up: count them");
  for (let hand = 0; hand < 6; hand++) await press("One more: Ines");
  expect(text()).toContain("Ines leaves.");
  await press("Back to the table");

  await press("Eyes shut: A look");
  await press("Start the night");
  await vi.advanceTimersByTimeAsync(LENGTH + 1000);
  expect(said.at(-1)![1]).toBe("Eyes shut.");
  await press("Back to the table");

  await press("Next: Hour 2");
  expect(text()).toContain("Still in force: Rain");
  await press("One less: Oil");
  await press("Undo");
  await press("One less: Oil");
  await press("One less: Oil");
  expect(text()).toContain("The lantern is out.");
  await press("End the game");
  expect(text()).toContain("The evening is over");
  await press("Start again");
  await press(/^Tap again/);
  expect(screen.getByLabelText<HTMLInputElement>("Player 2").value).toBe("Ines");
});

it("shows what to read where there is no voice, with the same silences", async () => {
  vi.stubGlobal("speechSynthesis", undefined);
  await opened();
  await press(/Small/);
  await press("Set up the table");
  await press("Skip to the night");
  await vi.advanceTimersByTimeAsync(2000);
  expect(text()).toContain("This phone has no English voice.");
  await press("Start the night");
  expect(text()).toContain("Read this aloud");
  await vi.advanceTimersByTimeAsync(readingTime("Shut your eyes."));
  expect(text()).toContain("Silence: 1 second");
  await press("Pause");
  await vi.advanceTimersByTimeAsync(60_000);
  expect(text()).toContain("Paused");
  await press("Carry on");
  await vi.advanceTimersByTimeAsync(1000);
  expect(text()).toContain("Keeper, look up.");
});

it("finds rules from any room, in the reader's words", async () => {
  await opened();
  await press(/Small/);
  await press("Rules");
  await fireEvent.input(screen.getByRole("searchbox"), { target: { value: "DOOR ghosts" } });
  await tick();
  expect(screen.getByText("AC-MOVE-02")).toBeTruthy();
  expect(screen.queryByText("AC-ENC-14")).toBeNull();
});

it("says that it must stay open where no worker can keep it", async () => {
  await opened();
  await vi.advanceTimersByTimeAsync(100);
  expect(text()).toContain("Don’t close this page");
});
