import { describe, expect, it } from "vitest";
import { city, CITIES, DESKS, SIZES } from "./cities.test.support";
import { area, ARROW, boxOf, distance, inside, overlap, planOf } from "./geometry";
import { roadLetters, signBox } from "./letters";
import { edgesRound, loopsRound, sectorShapes } from "./outlines";
import { lengthOf, lineOf, pointAt, runsOn, wayBetween } from "./runs";
import { sectorSigns, tileBox } from "./sectorSigns";

describe.each(CITIES)("the plan of %s", (name) => {
  const file = city(name);

  it.each(SIZES)("lies within a sheet of %i by %i", (width, height) => {
    const plan = planOf(file, width, height);
    const { x, y, w, h } = plan.town;
    expect(Math.min(x, y)).toBeGreaterThanOrEqual(9);
    expect(x + w).toBeLessThanOrEqual(width - 9);
    expect(y + h).toBeLessThanOrEqual(height - 9);
    expect(plan.districts.size).toBe(file.districts.length);
  });

  it.each(DESKS)("keeps its spots as far apart as a mouse needs, on %i by %i", (width, height) => {
    const spots = [...planOf(file, width, height).spots.values()];
    const gaps = spots.flatMap((one, index) => spots.slice(index + 1).map((other) => distance(one.at, other.at)));
    expect(Math.min(...gaps)).toBeGreaterThanOrEqual(ARROW);
  });

  it("is drawn nearly true to its form where there is room, and its rings as rings", () => {
    const [ux, uy] = planOf(file, 828, 568).unit;
    expect(uy / ux).toBeGreaterThanOrEqual(1);
    expect(uy / ux).toBeLessThanOrEqual(name === "milan" ? 1 : 1.2);
  });

  it("stays as round, or as square, as a phone lets it", () => {
    const [ux, uy] = planOf(file, 390, 620).unit;
    const { w, h } = planOf(file, 390, 620).town;
    expect(uy / ux).toBeLessThan(1.76);
    expect(h / w).toBeLessThan(1.06);
  });

  it("writes every address inside its district", () => {
    for (const { label, outline, id } of planOf(file, 390, 376).districts.values()) expect(inside(label, outline), id).toBe(true);
  });

  it("surrounds each sector by one line, and the town by what no district shares", () => {
    const plan = planOf(file, 828, 568);
    for (const { id } of file.sectors) {
      const [loop, ...more] = loopsRound(sectorShapes(plan, id));
      expect(more, id).toEqual([]);
      const parts = sectorShapes(plan, id).reduce((sum, { outline }) => sum + area(outline), 0);
      expect(area(loop!)).toBeCloseTo(parts, 0);
    }
    const rims = edgesRound(plan.districts.values());
    expect(rims.length).toBeLessThan(edgesRound(sectorShapes(plan, "A")).length * 5);
  });

  it.each(SIZES)("gives every road a letter on it, clear of spots and of each other, at %i by %i", (width, height) => {
    const plan = planOf(file, width, height);
    const letters = roadLetters(plan).filter(({ from }) => from === 1);
    expect(new Set(letters.map(({ letter }) => letter))).toEqual(new Set(file.roads.map(({ letter }) => letter)));
    const boxes = letters.map((letter) => signBox(letter, plan.scale));
    boxes.forEach((box, index) => {
      const { letter, at } = letters[index]!;
      expect(boxes.filter((other, place) => place > index && overlap(box, other)), letter).toEqual([]);
      expect(box.x >= 0 && box.y >= 0 && box.x + box.w <= width && box.y + box.h <= height, letter).toBe(true);
      expect(Math.min(...[...plan.spots.values()].map((spot) => distance(spot.at, at))), letter).toBeGreaterThan(9);
    });
  });

  it.each(SIZES)("has a sign for every sector beside the town, at %i by %i", (width, height) => {
    const plan = planOf(file, width, height);
    const letters = roadLetters(plan).filter(({ from }) => from === 1);
    const signs = sectorSigns(plan, letters);
    expect(signs.map(({ sector }) => sector)).toEqual(["A", "B", "C", "D", "E"]);
    for (const sign of signs) {
      const box = tileBox(sign, plan.scale);
      expect(letters.filter((letter) => overlap(box, signBox(letter, plan.scale))), sign.sector).toEqual([]);
      expect(box.x >= 0 && box.y >= 0 && box.x + box.w <= width && box.y + box.h <= height, sign.sector).toBe(true);
      const near = [...plan.districts.values()].sort((a, b) => distance(a.label, sign.at) - distance(b.label, sign.at))[0]!;
      expect(near.sector).toBe(sign.sector);
    }
  });
});

describe("a way along a road", () => {
  const plan = planOf(city("milan"), 828, 568);
  const road = (letter: string) => plan.city.roads.find((each) => each.letter === letter)!;

  it("has one run on an open road and two on a ring", () => {
    expect(runsOn(road("F"), "f5", "f1")).toEqual([["f5", "f3", "f2", "f1"]]);
    expect(runsOn(road("F"), "f1", "f5")).toEqual([["f1", "f2", "f3", "f5"]]);
    expect(runsOn(road("R"), "f1", "h1").map((run) => run.length)).toEqual([3, 9]);
    expect(runsOn(road("F"), "f1", "g1")).toEqual([]);
  });

  it("follows the bend of the road, and takes the shorter side of a ring", () => {
    const bent = wayBetween(plan, "g1", "h0");
    expect(bent.at(-1)).toEqual(plan.spots.get("h0")!.at);
    expect(lengthOf(bent)).toBeGreaterThan(distance(bent[0]!, bent.at(-1)!) * 1.05);
    const [short, long] = runsOn(road("S"), "f3", "h3").map((run) => lengthOf(lineOf(plan, road("S"), run)));
    expect(short).toBeLessThan(long!);
    expect(lengthOf(wayBetween(plan, "f3", "h3"))).toBeCloseTo(short!, 3);
  });

  it("goes over the ring's seam", () => {
    const way = wayBetween(plan, "q1", "g1");
    const middle = pointAt(way, lengthOf(way) / 2);
    expect(distance(middle, plan.spots.get("f1")!.at)).toBeLessThan(1);
  });

  it("is straight where no road joins two spots", () => {
    expect(wayBetween(plan, "f2", "m2")).toEqual([plan.spots.get("f2")!.at, plan.spots.get("m2")!.at]);
  });

  it("crosses the Potomac over the bridge", () => {
    const capital = planOf(city("washington"), 828, 568);
    const way = wayBetween(capital, "w5", "a5");
    const { y, h } = boxOf(way);
    expect(h).toBeLessThan(0.5);
    expect(y).toBeCloseTo(capital.spots.get("z5")!.at[1], 1);
  });
});
