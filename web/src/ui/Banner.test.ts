import { cleanup, render } from "@testing-library/svelte";
import { afterEach, expect, it, vi } from "vitest";
import { t } from "../i18n";
import Banner from "./Banner.svelte";

afterEach(cleanup);

it("is silent while all is well, and tells the host while nothing can be saved", async () => {
  const { getByRole, rerender } = render(Banner, { link: "open", seated: true });
  expect(getByRole("status").textContent!.trim()).toBe("");
  await rerender({ unsaved: true });
  expect(getByRole("status").textContent!.trim()).toBe(t("link-unsaved"));
  await rerender({ unsaved: false });
  expect(getByRole("status").textContent!.trim()).toBe("");
});

it.each([
  ["lost", true, "link-lost"],
  ["lost", false, "link-lost-watching"],
  ["moving", true, "link-moving"],
  ["moving", false, "link-moving-watching"],
  ["connecting", true, "link-connecting"],
] as const)("says what a line that is %s (seated: %s) waits for, if it takes long", async (link, seated, words) => {
  vi.useFakeTimers();
  const { getByRole } = render(Banner, { link, seated });
  expect(getByRole("status").textContent!.trim()).toBe("");
  await vi.advanceTimersByTimeAsync(1000);
  vi.useRealTimers();
  expect(getByRole("status").textContent!.trim()).toBe(t(words));
});
