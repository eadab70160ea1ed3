import { cleanup, render } from "@testing-library/svelte";
import { afterEach, expect, it } from "vitest";
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
