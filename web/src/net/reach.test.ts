import { expect, test, vi } from "vitest";
import { chooseAddress, invitation, invitationSoon, waysFrom } from "./reach.svelte";

const LAN = ["http://192.168.1.23:8000", "http://10.8.0.6:8000"];
const nothing = { public: "", addresses: [] };

test("a public address counts, wherever the page was opened", () => {
  for (const origin of ["http://127.0.0.1:8000", "http://192.168.1.23:8000", "https://games.example"])
    expect(waysFrom({ public: "https://games.example", addresses: LAN }, origin)).toEqual({ addresses: ["https://games.example"], alone: false });
});

test("where others can open the page too, its own address will do", () => {
  for (const origin of ["http://192.168.1.23:8000", "https://games.example", "http://laptop.local:8000", "http://[fd00::2]:8000"])
    expect(waysFrom({ public: "", addresses: LAN }, origin)).toEqual({ addresses: [origin], alone: false });
});

test("at this machine's own address links carry those that the house knows", () => {
  for (const origin of ["http://127.0.0.1:8000", "http://127.0.0.2:8000", "http://localhost:8000", "http://gloaming.localhost:8000", "http://[::1]:8000"]) {
    expect(waysFrom({ public: "", addresses: LAN }, origin)).toEqual({ addresses: LAN, alone: false });
    expect(waysFrom(nothing, origin)).toEqual({ addresses: [origin], alone: true });
  }
});

test("an invitation holds the code alone, at the address that was chosen", async () => {
  vi.stubGlobal("location", new URL("http://127.0.0.1:8000/#/table/7H7S5A"));
  vi.stubGlobal("fetch", async () => Response.json({ public: "", addresses: LAN }));
  expect(invitation("7H7S5A")).toBeNull();
  expect(await invitationSoon("7H7S5A"), "a tap that comes before the house has told").toBe(`${LAN[0]}/#/table/7H7S5A`);
  expect(invitation("7H7S5A")).toBe(`${LAN[0]}/#/table/7H7S5A`);
  chooseAddress(LAN[1]!);
  expect(invitation("7H7S5A")).toBe(`${LAN[1]}/#/table/7H7S5A`);
  chooseAddress("http://evil.example");
  expect(invitation("7H7S5A")).toBe(`${LAN[0]}/#/table/7H7S5A`);
});
