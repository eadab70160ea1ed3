import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { setLanguage } from "../i18n";
import { rule } from "./rules";

const fetched = vi.fn<(path: string) => Promise<Response>>();

beforeEach(() => {
  vi.stubGlobal("fetch", fetched);
  fetched.mockReset();
});

afterEach(async () => {
  vi.unstubAllGlobals();
  await setLanguage("en");
});

test("a rule is fetched once in each language that is spoken", async () => {
  fetched.mockImplementation((path) => Promise.resolve(Response.json({ id: "AC-MOVE-03", text: path, language: "de" })));
  await rule("AC-MOVE-03");
  await rule("AC-MOVE-03");
  await setLanguage("de");
  expect((await rule("AC-MOVE-03")).text).toBe("/api/rules/AC-MOVE-03?language=de");
  await rule("AC-MOVE-03");
  expect(fetched.mock.calls.map(([path]) => path)).toEqual(["/api/rules/AC-MOVE-03?language=en", "/api/rules/AC-MOVE-03?language=de"]);
});

test("a rule that was not to be had is asked for again", async () => {
  fetched.mockRejectedValueOnce(new TypeError("no line"));
  await expect(rule("RQ-01")).rejects.toThrow();
  fetched.mockResolvedValueOnce(Response.json({ id: "RQ-01", text: "Twice?", language: "en" }));
  expect((await rule("RQ-01")).text).toBe("Twice?");
});
