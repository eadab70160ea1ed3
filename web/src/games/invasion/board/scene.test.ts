import { describe, expect, it } from "vitest";
import type { City } from "../protocol";
import { addressBox } from "./addresses";
import { city, CITIES, moments, SIZES } from "./cities.test.support";
import { corners, inside, overlap, planOf, type Plan } from "./geometry";
import { roadLetters, signBox, type RoadLetter } from "./letters";
import { sceneOf, shrunk } from "./scene";
import { AGENT, pawnBox, standing } from "./standing";

const ALL = moments();

/** Drawn once for each size: a plan is the same at every moment. */
const plans = new Map<string, { plan: Plan; letters: RoadLetter[] }>();
function drawnAt(city: City, width: number, height: number) {
  const key = `${city.id} ${width} ${height}`;
  const known = plans.get(key);
  if (known) return known;
  const plan = planOf(city, width, height);
  const drawn = { plan, letters: roadLetters(plan) };
  plans.set(key, drawn);
  return drawn;
}

describe("words on the map", () => {
  it("has moments of both cities to look at", () => {
    expect(new Set(ALL.map((moment) => moment.city.id))).toEqual(new Set(CITIES));
    expect(ALL.length).toBeGreaterThan(20);
  });

  describe.each(SIZES)("at %i by %i", (width, height) => {
    it.each([1, 2, 3.5])("are covered by no pawn, letter or name, looked at from %f", (zoom) => {
      for (const { name, city, view } of ALL) {
        const { plan, letters: every } = drawnAt(city, width, height);
        const near = { ...plan, scale: plan.scale * shrunk(zoom) };
        const { pawns, letters, tag, addresses } = sceneOf(plan, view, every, zoom, "Theodora");
        const signs = letters.map((letter) => signBox(letter, near.scale));
        const things = [...pawns.map((pawn) => pawnBox(near, pawn)), ...signs, ...(tag ? [tag.box] : [])];
        for (const address of addresses.filter(({ text }) => text)) {
          const box = addressBox(near, address);
          expect(things.filter((thing) => overlap(box, thing)), `${name}: ${address.text}`).toEqual([]);
          expect(corners(box).every((corner) => inside(corner, address.district.outline)), `${name}: ${address.text}`).toBe(true);
        }
      }
    });
  });

  it("leave few addresses out, even on a phone", () => {
    for (const { name, city, view } of ALL) {
      const { plan, letters } = drawnAt(city, 390, 376);
      const { addresses } = sceneOf(plan, view, letters, 1, "Theodora");
      const free = addresses.filter(({ alien, district }) => !alien && district.address !== null);
      expect(free.filter(({ text }) => !text).length, name).toBeLessThanOrEqual(0.16 * free.length + 2);
    }
  });

  it("say the sector's letter before every number once one is close, and before none from afar", () => {
    const { city, view } = ALL.find((moment) => moment.city.id === "milan")!;
    const { plan, letters } = drawnAt(city, 390, 376);
    const written = (zoom: number) => sceneOf(plan, view, letters, zoom, "").addresses.filter(({ text }) => text).map(({ text }) => text);
    expect(written(1).every((text) => /^\d+$/.test(text))).toBe(true);
    expect(written(3.5).every((text) => /^[A-E]\d+$/.test(text))).toBe(true);
  });
});

describe("tokens", () => {
  it("lie on every alien district, inside it", () => {
    for (const { name, city, view } of ALL) {
      const { plan, letters } = drawnAt(city, 390, 376);
      const tokens = sceneOf(plan, view, letters, 1, "").addresses.filter(({ alien }) => alien);
      expect(tokens.map(({ district }) => district.id).sort(), name).toEqual([...view.tokens].sort());
      for (const { at, district } of tokens) expect(inside(at, district.outline), `${name}: ${district.id}`).toBe(true);
    }
  });
});

describe("pawns", () => {
  const plan = planOf(city("milan"), 390, 376);

  it("stand on their spots when alone", () => {
    const pawns = standing(plan, { agent_at: { "01": "f3", "02": "k3" }, scientists: ["m5"] });
    expect(pawns.map(({ off }) => off)).toEqual([[0, 0], [0, 0], [0, 0]]);
  });

  it("stand beside each other on one spot", () => {
    const [agent, scientist] = standing(plan, { agent_at: { "01": "f3" }, scientists: ["f3"] });
    expect(overlap(pawnBox(plan, agent!), pawnBox(plan, scientist!))).toBe(false);
  });

  it("give way to each other on spots that lie close", () => {
    const pawns = standing(plan, { agent_at: { "01": "f1", "02": "f2", "03": "f3" }, scientists: ["f2"] });
    const boxes = pawns.map((pawn) => pawnBox(plan, pawn));
    const touching = boxes.flatMap((box, index) => boxes.slice(index + 1).filter((other) => overlap(box, other)));
    expect(touching).toEqual([]);
    expect(Math.max(...pawns.map(({ off }) => Math.hypot(...off)))).toBeLessThan(2 * AGENT.w);
  });
});
