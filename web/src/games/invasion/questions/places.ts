/** Answers on the map as a list, for those who do not touch it: by road where an agent moves along roads. */

import type { AnswerOption } from "../protocol";
import type { InvasionStore } from "../store";
import { agentName, agentOf, districtName, roadName, sectorTitle, spotName, spotOf } from "../words";

export interface PlaceGroup {
  /** The road; empty where there is no need to group. */
  name: string;
  options: AnswerOption[];
}

export function groupsOf(options: readonly AnswerOption[], store: InvasionStore): PlaceGroup[] {
  const start = store.view?.active ? store.view.agent_at[store.view.active] : undefined;
  const moving = options.filter((option) => option.kind === "MoveTo");
  if (moving.length === 0 || start === undefined) return [{ name: "", options: [...options] }];
  const roads = store.board?.roads.filter(({ spots }) => spots.includes(start)) ?? [];
  const seen = new Set<string>();
  // A spot on two of the roads stands under the first of them: it is one answer.
  const groups = roads.map(({ letter, spots }) => {
    const along = moving.filter(({ to, code }) => spots.includes(to!) && !seen.has(code));
    for (const { code } of along) seen.add(code);
    return { name: roadName(letter, store), options: along.sort((a, b) => spots.indexOf(a.to!) - spots.indexOf(b.to!)) };
  });
  return groups.filter(({ options: along }) => along.length > 0);
}

/** A place by its name; an agent also by where it stands. */
export function placeWords(option: AnswerOption, store: InvasionStore): string {
  const agent = agentOf(option);
  if (agent !== undefined) return `${agentName(agent)}, ${spotName(store.view!.agent_at[agent] ?? "", store)}`;
  if (option.district !== undefined) return districtName(option.district);
  if (option.sector !== undefined) return sectorTitle(option.sector, store);
  return spotName(spotOf(option) ?? "", store);
}
