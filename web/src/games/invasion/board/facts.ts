/** What is known of a thing on the map, in words: for the card beside it, and for those who do not see it. */

import { list, t } from "../../../i18n";
import type { City, DistrictOnMap, View } from "../protocol";
import type { InvasionOptions, Told } from "../store";
import { agentName, agentsWords, districtName, gatheringPoint, roadName, sectorTitle, spotName } from "../words";
import { controlled, roadsOf, type Thing } from "./things";

export interface Facts {
  title: string;
  lines: string[];
}

/** A table with a city and a view: what the map is drawn from. */
export type Seen = Told & { readonly board: City; readonly view: View };

type Telling = (seen: Seen, id: string) => Facts;

const TELLING: Record<Thing["kind"], Telling> = {
  district: ofDistrict,
  road: ofRoad,
  spot: (seen, id) => ({ title: spotName(id, seen), lines: spotLines(seen, id) }),
  agent: ofAgent,
  around: ofAgent,
  sector: ofSector,
  point: (seen) => ({ title: gatheringPoint(seen), lines: [t("inv-board-saved", { saved: seen.view.saved, all: toSave(seen) })] }),
};

export function factsOf(seen: Seen, { kind, id }: Thing): Facts {
  return TELLING[kind](seen, id);
}

/** In one breath. */
export function described(seen: Seen, thing: Thing): string {
  const { title, lines } = factsOf(seen, thing);
  return [title, ...lines].join(", ");
}

const said = (...lines: (string | false)[]) => lines.filter((line) => line !== false);

function ofDistrict(seen: Seen, id: string): Facts {
  const { board, view } = seen;
  const sector = board.districts.find((each) => each.id === id)?.sector ?? "";
  const agents = Object.keys(view.agent_at).filter((agent) => controlled(board, view, agent).includes(id));
  return {
    title: districtName(id),
    lines: said(
      board.sectors.find((each) => each.id === sector)?.name ?? false,
      t(view.tokens.includes(id) ? "inv-board-alien" : "inv-board-free"),
      agents.length > 0 ? t("inv-board-controlled", { agents: agentsWords(agents) }) : t("inv-board-uncontrolled"),
    ),
  };
}

function ofRoad(seen: Seen, letter: string): Facts {
  const { board, view } = seen;
  const road = board.roads.find((each) => each.letter === letter);
  const spots = road?.spots ?? [];
  const agents = Object.entries(view.agent_at).filter(([, spot]) => spots.includes(spot)).map(([agent]) => agent);
  const scientists = view.scientists.filter((spot) => spots.includes(spot)).length;
  return {
    title: t("inv-board-road", { letter, name: roadName(letter, seen) }),
    lines: said(
      t(road?.ring ? "inv-board-ring" : "inv-board-run", { spots: spots.length }),
      agents.length > 0 && t("inv-board-agents-on", { agents: agentsWords(agents) }),
      scientists > 0 && t("inv-board-scientists-on", { count: scientists }),
    ),
  };
}

function spotLines({ board, view }: Seen, id: string): string[] {
  const spot = board.spots.find((each) => each.id === id);
  if (!spot) return [];
  const agent = Object.entries(view.agent_at).find(([, at]) => at === id)?.[0];
  const alien = spot.touches.filter((district) => view.tokens.includes(district)).length;
  return said(
    spot.starting && t("inv-board-starting"),
    spot.gathering && t("inv-board-gathering"),
    spot.bridge && t("inv-board-bridge"),
    agent !== undefined && agentName(agent),
    view.scientists.includes(id) && t("inv-board-scientist"),
    spot.touches.length > 0 && t("inv-board-around", { alien, all: spot.touches.length }),
  );
}

function ofAgent(seen: Seen, agent: string): Facts {
  const { board, view } = seen;
  const spot = view.agent_at[agent] ?? "";
  const roads = roadsOf(board, spot).map(({ letter }) => letter);
  const around = controlled(board, view, agent);
  const alien = around.filter((district) => view.tokens.includes(district)).length;
  return {
    title: agentName(agent),
    lines: said(
      t(view.active === agent ? "inv-board-active" : view.siren[agent] ? "inv-board-siren" : "inv-board-used"),
      t("inv-board-at", { spot: spotName(spot, seen) }),
      t("inv-board-roads", { count: roads.length, roads: list(roads) }),
      around.length > 0 && t("inv-board-around", { alien, all: around.length }),
      view.scientists.includes(spot) && t("inv-board-with-scientist"),
      view.last_used === agent && t("inv-board-last-used"),
    ),
  };
}

function ofSector(seen: Seen, sector: string): Facts {
  return { title: sectorTitle(sector, seen), lines: [t("inv-board-sector", { ...sectorStatus(seen, sector) })] };
}

export interface SectorStatus {
  alien: number;
  all: number;
}

/** INV-WIN-04, -05: the districts that count for a sector; where the table says so, only its addresses do (INV-RQ-36). */
export function countedDistricts(board: City, options: InvasionOptions): DistrictOnMap[] {
  const every = options.sector_win_needs_unaddressed ?? true;
  return board.districts.filter(({ address }) => every || address !== null);
}

/** A sector filled is lost. */
export function sectorStatus({ board, view, options }: Pick<Seen, "board" | "view"> & { options: InvasionOptions }, sector: string): SectorStatus {
  const counted = countedDistricts(board, options).filter((each) => each.sector === sector);
  return { alien: counted.filter(({ id }) => view.tokens.includes(id)).length, all: counted.length };
}

const toSave = ({ options }: Seen) => options.scientists_to_save ?? 5;
