import { describe, expect, it } from "vitest";
import type { GameEvent } from "../protocol";
import { arrivalOf } from "./arrivals";
import { city } from "./cities.test.support";
import { planOf } from "./geometry";

describe("what is seen coming", () => {
  const plan = planOf(city("washington"), 828, 568);

  it("a Mother Ship over the middle, a landing where the dice fell, a sector that is trapped or freed", () => {
    expect(arrivalOf(plan, { type: "MotherShipArrived", number: 1, cards: 10 } as GameEvent)).toMatchObject({ kind: "ship", at: plan.centre });
    const rolled = arrivalOf(plan, { type: "DistrictRolled", sector: "E", address: 7 } as GameEvent);
    expect(rolled).toMatchObject({ kind: "landing", at: plan.districts.get("E7")!.label });
    expect(arrivalOf(plan, { type: "Landed", district: "C20" } as GameEvent)).toMatchObject({ at: plan.districts.get("C20")!.label });
    expect(arrivalOf(plan, { type: "SectorRolled", sector: "B" } as GameEvent)).toMatchObject({ kind: "sector", sector: "B" });
    expect(arrivalOf(plan, { type: "SectorFreed", seat: 0, sector: "D" } as GameEvent)).toMatchObject({ kind: "freed", sector: "D" });
  });

  it("and nothing else", () => {
    expect(arrivalOf(plan, { type: "Drew", seat: 0, cards: [null] } as GameEvent)).toBeNull();
  });
});
