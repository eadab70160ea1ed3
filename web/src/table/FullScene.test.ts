import { cleanup, fireEvent, render } from "@testing-library/svelte";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import over from "../../fixtures/over-1.json";
import { t } from "../i18n";
import type { Everything } from "../protocol/types";
import { fromFixture } from "../store/table.svelte";
import FullScene from "./FullScene.svelte";

const STORE = fromFixture(over as unknown as Everything);

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

function shown() {
  const ondone = vi.fn();
  const scene = render(FullScene, { store: STORE, told: { title: "You are dead", detail: "", glyph: "i-skull", then: "You are a ghost now" }, ondone });
  const after = scene.container.querySelector(".after")!;
  return { ...scene, ondone, after, button: scene.getByText(t("scene-go-on")) };
}

it("first tells what you may do now, and goes on at the second touch, once", async () => {
  const { ondone, after, button } = shown();
  await fireEvent.click(button);
  expect([after.classList.contains("shown"), ondone.mock.calls.length]).toEqual([true, 0]);
  await fireEvent.click(button);
  expect(ondone).toHaveBeenCalledTimes(1);
});

it("is over when a browser closes it by itself, and not when it leaves", async () => {
  const { ondone, container, unmount } = shown();
  const dialog = container.querySelector("dialog")!;
  unmount();
  await fireEvent(dialog, new Event("close"));
  expect(ondone).not.toHaveBeenCalled();
  const again = shown();
  await fireEvent(again.container.querySelector("dialog")!, new Event("close"));
  expect(again.ondone).toHaveBeenCalledTimes(1);
});
