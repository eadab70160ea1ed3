/** What can be pointed at on the map, and which answers are shown there. */

import type { AnswerOption, City, View } from "../protocol";
import { distance, inside, middle, type Plan, type Point } from "./geometry";
import { pawnBox, type Pawn } from "./standing";

export interface Thing {
  kind: "spot" | "agent" | "district" | "sector" | "road" | "point" | "around";
  /** Of a spot, agent, district or sector; a road's letter; "around": the agent whose districts are meant. */
  id: string;
}

/** An answer as it lies on the map. */
export interface Target {
  option: AnswerOption;
  thing: Thing;
  at: Point;
  /** The districts that light up with it; empty where a ring round `at` does. */
  districts: readonly string[];
}

export const same = (a: Thing | null, b: Thing | null) => a?.kind === b?.kind && a?.id === b?.id;

/** Answers that name a secret are never shown on the map; those that name a player are shown at the seats. */
export function thingOf(option: AnswerOption, view: Pick<View, "active">): Thing | null {
  switch (option.kind) {
    case "PlaceThere":
    case "Post":
      return { kind: "spot", id: option.spot };
    case "MoveTo":
    case "Send":
      return { kind: "spot", id: option.to };
    case "Control":
    case "Invade":
    case "Pick":
      return { kind: "agent", id: option.agent };
    case "Escort":
      return { kind: "agent", id: option.to };
    case "FreeOne":
      return { kind: "district", id: option.district };
    case "Liberate":
      return { kind: "sector", id: option.sector };
    case "Free":
      return view.active === null ? null : { kind: "around", id: view.active };
    case "RescueHere":
      return { kind: "point", id: "" };
    default:
      return null;
  }
}

export function targetsOf(plan: Plan, view: View, pawns: readonly Pawn[], options: Iterable<AnswerOption>): Target[] {
  return [...options].flatMap((option) => {
    const thing = thingOf(option, view);
    const at = thing && pointOf(plan, view, pawns, thing);
    return thing && at ? [{ option, thing, at, districts: litBy(plan.city, view, thing) }] : [];
  });
}

export function pointOf(plan: Plan, view: Pick<View, "agent_at">, pawns: readonly Pawn[], { kind, id }: Thing): Point | null {
  switch (kind) {
    case "spot":
      return plan.spots.get(id)?.at ?? null;
    case "agent":
    case "around": {
      const pawn = pawns.find(({ agent }) => agent === id);
      if (!pawn) return null;
      const { x, y, w, h } = pawnBox(plan, pawn);
      return [x + w / 2, y + h / 2];
    }
    case "district":
      return plan.districts.get(id)?.label ?? null;
    case "sector":
      return middle([...plan.districts.values()].filter(({ sector }) => sector === id).map(({ label }) => label));
    case "point":
      return plan.centre;
    case "road":
      return null;
  }
}

/** The districts that a thing stands for. */
function litBy(city: City, view: Pick<View, "agent_at" | "tokens">, { kind, id }: Thing): string[] {
  if (kind === "district") return [id];
  if (kind === "sector") return city.districts.filter(({ sector }) => sector === id).map((district) => district.id);
  if (kind === "around") return controlled(city, view, id).filter((district) => view.tokens.includes(district));
  return [];
}

/** INV-MAP-24: every district close to the agent's spot. */
export function controlled(city: City, { agent_at }: Pick<View, "agent_at">, agent: string): string[] {
  return city.spots.find(({ id }) => id === agent_at[agent])?.touches ?? [];
}

/** INV-MAP-23: the roads that pass through a spot. */
export function roadsOf(city: City, spot: string): City["roads"] {
  return city.roads.filter(({ spots }) => spots.includes(spot));
}

/** All answers that a touch may mean: those nearest to it first. Sectors are large, and have their own buttons. */
export function targetsNear(targets: readonly Target[], point: Point, reach: number): Target[] {
  const near = targets.filter(({ at, thing }) => thing.kind !== "sector" && distance(at, point) <= reach);
  return near.sort((a, b) => distance(a.at, point) - distance(b.at, point));
}

/** The answer meant by a touch: the nearest of those whose ring or ground it meets. */
export function targetAt(plan: Plan, targets: readonly Target[], point: Point, reach: number): Target | null {
  const away = (target: Target) => {
    const off = distance(target.at, point);
    if (off <= reach) return off;
    const on = target.districts.some((district) => inside(point, plan.districts.get(district)!.outline));
    return on ? reach : Infinity;
  };
  const best = [...targets].sort((a, b) => away(a) - away(b))[0];
  return best && away(best) < Infinity ? best : null;
}
