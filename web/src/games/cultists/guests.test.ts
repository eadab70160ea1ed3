import { render, screen } from "@testing-library/svelte";
import { afterEach, beforeAll, expect, test, vi } from "vitest";
import { setLanguage, t } from "../../i18n";
import type { Brought } from "../../protocol/types";
import { fromFixture } from "../../store/table.svelte";
import { askWhatIsBrought, broughtTo } from "../brought";
import message from "../../../fixtures/Lobby-host.json";
import { facets } from "./facets";
import RolesSheet from "./lobby/RolesSheet.svelte";
import { allRoles } from "./roles";
import { eventWords, isCult, roleWords } from "./words";

const facts = { team: "cultists", favours: "cultists", loyalty: 2, sidedBy: "", shown: true, lights: false, bound: [false, false], houseRules: [] };
const BROUGHT: Brought = {
  words: {
    en: "role-lamplady = Lamp Lady\n    .a = the Lamp Lady\n    .does = Brings the light back.\n    .short = { role-lamplady.does }\nrole-seer = Impostor\nevent-torch-lit = { $seat } lights a torch.\n",
    de: "role-lamplady = Lampenfrau\n    .a = die Lampenfrau\n    .does = Bringt das Licht zurück.\n",
  },
  facets: { options: {}, events: { TorchLit: { names: { seat: "seat" }, sight: "public" }, Gave: { sight: "public" } }, questions: {} },
  things: { roles: { lamplady: facts, seer: { ...facts, loyalty: 9 } } },
};

beforeAll(async () => {
  const asked = vi.fn(async () => Response.json(BROUGHT));
  vi.stubGlobal("fetch", asked);
  await Promise.all([askWhatIsBrought("cultists"), askWhatIsBrought("cultists")]);
  expect(asked.mock.calls).toEqual([["/api/games/cultists/guests", { cache: "no-store" }]]);
  vi.unstubAllGlobals();
});
afterEach(() => setLanguage("en"));

test("a Role that a package brings has its name and says what it does, in every language that it speaks", async () => {
  expect(roleWords("lamplady")).toMatchObject({ title: "Lamp Lady", a: "the Lamp Lady", detail: "Brings the light back.", team: "cultists" });
  await setLanguage("de");
  expect(roleWords("lamplady").detail).toBe("Bringt das Licht zurück.");
  expect(t("role-lamplady.short")).toBe("Brings the light back.");
});

test("it can be chosen in the lobby, after ours", () => {
  const store = fromFixture(message as never);
  store.state = { ...store.state!, settings: { ...store.state!.settings, game: "cultists", options: { level: "custom", roles: ["lamplady"] } }, lobby: { loyalty: [0, 2] } };
  render(RolesSheet, { store: store as never, onclose: () => {} });
  const boxes = screen.getAllByRole<HTMLInputElement>("checkbox");
  const last = boxes.at(-1)!;
  expect(last.closest("label")!.textContent).toMatch(/Lamp Lady.*Brings the light back\./);
  expect(last.checked).toBe(true);
});

test("what its kinds say about themselves counts, and what happens is told in its words", () => {
  const store = fromFixture(message as never);
  expect(facets.isPrivate("TorchLit")).toBe(false);
  expect(eventWords({ type: "TorchLit", seat: 1 } as never, store as never)).toMatch(/ lights a torch\.$/);
});

test("it cannot change what is ours", () => {
  expect(t("role-seer")).toBe("Seer");
  expect(allRoles().seer!.loyalty).not.toBe(9);
  expect(isCult("seer")).toBe(false);
  expect(facets.ofEvent("Gave").sight).toBe("veiled");
});

test("where the server cannot be reached the game is played without guests", async () => {
  const asked = vi.fn(async () => Promise.reject(new TypeError("no line")));
  vi.stubGlobal("fetch", asked);
  await askWhatIsBrought("invasion");
  await askWhatIsBrought("invasion");
  expect(asked).toHaveBeenCalledTimes(2);
  expect(broughtTo("invasion").things).toEqual({});
  vi.unstubAllGlobals();
});
