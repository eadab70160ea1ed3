/** What lights up on the map when something is looked at, or an answer is about to be given. */

import type { AnswerOption, View } from "../protocol";
import type { Plan, Point } from "./geometry";
import { wayBetween } from "./runs";
import { controlled, roadsOf, type Thing } from "./things";

export interface Highlight {
  /** The others step back; none: all as ever. */
  roads: readonly string[];
  spots: readonly string[];
  districts: readonly string[];
  /** The way that a pawn would take. */
  way: readonly Point[];
}

export const NOTHING: Highlight = { roads: [], spots: [], districts: [], way: [] };

export function highlightOf({ city }: Plan, view: View, { kind, id }: Thing): Highlight {
  switch (kind) {
    case "road":
      return { ...NOTHING, roads: [id], spots: city.roads.find(({ letter }) => letter === id)?.spots ?? [] };
    case "spot":
      return { ...NOTHING, roads: lettersAt(id), districts: city.spots.find((spot) => spot.id === id)?.touches ?? [] };
    case "agent":
    case "around":
      return { ...NOTHING, roads: lettersAt(spotOf(id)), spots: reachable(spotOf(id)), districts: controlled(city, view, id) };
    case "district":
      return { ...NOTHING, districts: [id] };
    case "sector":
      return { ...NOTHING, districts: city.districts.filter(({ sector }) => sector === id).map((district) => district.id) };
    case "point":
      return { ...NOTHING, spots: city.gathering_spots };
  }

  function spotOf(agent: string): string {
    return view.agent_at[agent] ?? "";
  }

  function lettersAt(spot: string): string[] {
    return roadsOf(city, spot).map(({ letter }) => letter);
  }

  /** INV-AGENT-12, -14: where a Move could end. */
  function reachable(start: string): string[] {
    const taken = Object.values(view.agent_at);
    return [...new Set(roadsOf(city, start).flatMap(({ spots }) => spots))].filter((spot) => !taken.includes(spot));
  }
}

/** Where an answer leads: the way there, and what would be controlled from there. */
export function outlookOf(plan: Plan, view: View, option: AnswerOption, thing: Thing): Highlight {
  const goal = thing.kind === "spot" ? thing.id : option.kind === "Escort" ? view.agent_at[option.to] : undefined;
  if (goal === undefined) return highlightOf(plan, view, thing);
  const start = startOf(view, option);
  const districts = option.kind === "Escort" ? [] : highlightOf(plan, view, { kind: "spot", id: goal }).districts;
  return { ...NOTHING, districts, way: start === undefined ? [] : wayBetween(plan, start, goal) };
}

/** Where the pawn stands that the answer would move; scientists and newcomers come from nowhere. */
function startOf(view: View, { kind }: AnswerOption): string | undefined {
  if (kind === "Send") return view.agent_at[view.asked?.step.agent ?? ""];
  return (kind === "MoveTo" || kind === "Escort") && view.active !== null ? view.agent_at[view.active] : undefined;
}

/** With nothing looked at, what the question is about: a landing site, the roads of an agent, what it could free. */
export function outlookAtRest({ city }: Plan, view: View): Highlight {
  const [step, active] = [view.asked?.step, view.active ?? ""];
  switch (step?.type) {
    case "PlaceScientist":
      return { ...NOTHING, districts: [step.site] };
    case "MoveAgent":
      return { ...NOTHING, roads: roadsOf(city, view.agent_at[active] ?? "").map(({ letter }) => letter) };
    case "FreeDistricts":
      return { ...NOTHING, districts: controlled(city, view, active) };
    default:
      return NOTHING;
  }
}
