/** Which events of the journal are seen coming over the city, and where. */

import type { GameEvent } from "../protocol";
import type { Plan, Point } from "./geometry";

export interface Arrival {
  /** A Mother Ship; a landing; a sector where agents are trapped; a sector that is freed. */
  kind: "ship" | "landing" | "sector" | "freed";
  at: Point;
  sector: string | null;
}

export function arrivalOf(plan: Plan, event: GameEvent): Arrival | null {
  const at = (district: string | undefined) => plan.districts.get(district ?? "")?.label ?? plan.centre;
  switch (event.type) {
    case "MotherShipArrived":
      return { kind: "ship", at: plan.centre, sector: null };
    case "Landed":
      return { kind: "landing", at: at(event.district), sector: null };
    case "DistrictRolled": {
      const rolled = [...plan.districts.values()].find(({ sector, address }) => sector === event.sector && address === event.address);
      return { kind: "landing", at: at(rolled?.id), sector: null };
    }
    case "SectorRolled":
      return { kind: "sector", at: plan.centre, sector: event.sector };
    case "SectorFreed":
      return { kind: "freed", at: plan.centre, sector: event.sector };
    default:
      return null;
  }
}
