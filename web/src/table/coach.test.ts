import { beforeEach, describe, expect, test } from "vitest";
import { setLanguage } from "../i18n";
import { Coach, type Noted } from "./coach.svelte";

const note = (id: string, of = id): Noted => ({ id, of, args: {} });
const walk = [note("note-walk-lift", "note-walk"), note("note-walk-dark", "note-walk"), note("note-walk")];

beforeEach(() => localStorage.clear());

describe("a note", () => {
  test("is the most particular one that is new", () => {
    const coach = new Coach();
    expect(coach.pick(walk)?.id).toBe("note-walk-lift");
    coach.see("note-walk-lift");
    expect(coach.pick(walk)?.id).toBe("note-walk-dark");
    coach.see("note-walk-dark", "note-walk");
    expect(coach.pick(walk)).toBeNull();
  });

  test("comes once in a browser, whatever is played there", () => {
    new Coach().see("note-act");
    expect(new Coach().pick([note("note-act")])).toBeNull();
  });

  test("does not come any more after ten answers of its kind, seen or not", () => {
    const coach = new Coach();
    for (let answer = 1; answer < 10; answer++) coach.answered("note-walk");
    expect(coach.pick(walk)).not.toBeNull();
    coach.answered("note-walk");
    expect(coach.pick(walk)).toBeNull();
  });

  test("is left out where a language has no words for it", async () => {
    expect(new Coach().pick([note("note-of-nothing"), note("note-act")])?.id).toBe("note-act");
    await setLanguage("de");
    expect(new Coach().pick([note("note-act")])?.id).toBe("note-act");
    await setLanguage("en");
  });
});

describe("the coach", () => {
  test("can be sent away, and called back", () => {
    const coach = new Coach();
    coach.turn(false);
    expect(coach.pick(walk)).toBeNull();
    expect(new Coach().on).toBe(false);
    coach.turn(true);
    expect(coach.pick(walk)).not.toBeNull();
  });

  test("offers to go with the third note, and not before", () => {
    const coach = new Coach();
    const offers = ["note-night", "note-walk", "note-act", "note-meet"].map((id) => (coach.show(note(id)), coach.offersRest));
    expect(offers).toEqual([false, false, true, false]);
  });

  test("remembers the last five, the newest first", () => {
    const coach = new Coach();
    const ids = ["note-night", "note-walk", "note-act", "note-meet", "note-teleport", "note-hold-vote"];
    for (const id of ids) coach.show(note(id));
    expect(new Coach().last.map(({ id }) => id)).toEqual(ids.slice(1).reverse());
  });

  test("begins again on demand", () => {
    const coach = new Coach();
    coach.see("note-act");
    coach.turn(false);
    coach.beginAgain();
    expect(coach.pick([note("note-act")])?.id).toBe("note-act");
  });

  test("works where nothing can be kept, or something else was", () => {
    localStorage.setItem("gloaming.coach", "nonsense");
    expect(new Coach().pick(walk)).not.toBeNull();
  });
});
