import { beforeEach, expect, it, vi } from "vitest";
import { forgetToken, keepMe, keepToken, seatsKept, tokenOf, whoAmI } from "./kept";

beforeEach(() => localStorage.clear());

it("keeps one seat a table", () => {
  keepToken("MOTH47", "one");
  keepToken("OWLS22", "two");
  expect(tokenOf("MOTH47")).toBe("one");
  expect(localStorage.getItem("gloaming.seat.MOTH47")).toBe("one");
  expect(seatsKept().sort()).toEqual(["MOTH47", "OWLS22"]);
  forgetToken("MOTH47");
  forgetToken("OWLS22");
  expect(tokenOf("MOTH47")).toBe("");
  expect(seatsKept()).toEqual([]);
});

it("remembers who one is, whatever stands there", () => {
  keepMe({ name: "Mina", character: 3 });
  expect(whoAmI()).toEqual({ name: "Mina", character: 3 });
  localStorage.setItem("gloaming.me", "{broken");
  expect(whoAmI()).toEqual({ name: "", character: 0 });
});

it("plays on in a browser that keeps nothing", () => {
  const refuse = vi.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
    throw new Error("full");
  });
  keepToken("BATS33", "three");
  expect(tokenOf("BATS33")).toBe("three");
  refuse.mockRestore();
  forgetToken("BATS33");
});
