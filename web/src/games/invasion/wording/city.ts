/** The city in words: agents, sectors, districts, spots and roads. */
import { has, list, t } from "../../../i18n";
import { kebab } from "../../../table/speech";
import type { Agent, City, District, Spot, SpotOnMap } from "../protocol";

/** What the words need of a table to name places. */
interface InCity {
  readonly board: City | null;
}

/** "Badger 04": the call sign and the number on the roof. */
export const agentName = (agent: Agent): string => t("inv-agent", { name: t(`inv-agent-${agent}`), number: agent });

export const agentsWords = (agents: readonly Agent[]): string => list(agents.map(agentName));

/** A name of the city file in the language of the moment, if that language has another for it. */
function translated(name: string): string {
  const known = `inv-place-${kebab(name.replaceAll(" ", "-"))}`;
  return has(known) ? t(known) : name;
}

export const sectorName = (sector: string): string => t("inv-sector", { sector });

/** "A, Garibaldi". */
export function sectorTitle(sector: string, told: InCity): string {
  const name = told.board?.sectors.find(({ id }) => id === sector)?.name;
  return name ? t("inv-sector-named", { sector, name }) : sectorName(sector);
}

/** "B 7"; "B, no address". Its name is its sector and its address, "B7" or "B-x1". */
export function districtName(district: District): string {
  const [sector, address] = parts(district);
  return address ? t("inv-district", { sector, address }) : t("inv-district-unaddressed", { sector });
}

const parts = (district: District): [sector: string, address: string] => {
  const address = district.slice(1);
  return [district.charAt(0), /^\d+$/.test(address) ? address : ""];
};

const FEW = 8;

/** A few districts by name; many by sector: "5 in A, 4 in B". */
export function districtsWords(districts: readonly District[]): string {
  const sectors = [...new Set(districts.map((district) => parts(district)[0]))].sort();
  const within = (sector: string) => districts.filter((district) => district.startsWith(sector));
  if (districts.length > FEW) return list(sectors.map((sector) => t("inv-districts-in", { sector, count: within(sector).length })));
  const named = sectors.flatMap((sector) => {
    const addressed = within(sector).filter((district) => parts(district)[1]).sort((a, b) => Number(a.slice(1)) - Number(b.slice(1)));
    const count = within(sector).length - addressed.length;
    return [...addressed.map(districtName), ...(count > 0 ? [t("inv-districts-unaddressed", { sector, count })] : [])];
  });
  return list(named);
}

export const roadName = (road: string, told: InCity): string => told.board?.roads.find(({ letter }) => letter === road)?.name ?? road;

/** Gates, squares and bridges have names; another spot is where two roads meet, or on its only road. */
export function spotName(spot: Spot, told: InCity): string {
  const own = told.board?.spots.find(({ id }) => id === spot);
  if (!told.board || !own) return spot.toUpperCase();
  if (own.name) return translated(own.name);
  const name = crossing(own, told.board);
  const twin = told.board.spots.find((other) => other !== own && !other.name && crossing(other, told.board!) === name);
  return twin ? t(`inv-spot-${bearing(own, twin)}`, { spot: name }) : name;
}

function crossing(spot: SpotOnMap, city: City): string {
  const [one = "", other] = city.roads.filter(({ spots }) => spots.includes(spot.id)).map(({ name }) => name);
  return other === undefined ? one : t("inv-spot-crossing", { one, other });
}

/** Where two roads meet twice, one of the two is further east or further south. */
function bearing(spot: SpotOnMap, twin: SpotOnMap): "east" | "west" | "south" | "north" {
  const [east, south] = [spot.point[0] - twin.point[0], spot.point[1] - twin.point[1]];
  if (Math.abs(east) >= Math.abs(south)) return east > 0 ? "east" : "west";
  return south > 0 ? "south" : "north";
}

/** "Duomo"; with a form "the Duomo", "at the Duomo". */
export function gatheringName(point: string, form: "" | ".the" | ".at" = ""): string {
  const known = `inv-place-${kebab(point)}`;
  return has(known) ? t(`${known}${form}`) : point;
}

/** Where saved scientists are. */
export const gatheringPoint = (told: InCity, form: "" | ".the" | ".at" = ""): string => gatheringName(told.board?.gathering_point ?? "", form);

export const cityName = (city: string): string => t(`inv-city-${city}`);

// What is close

const spotOf = (spot: Spot | undefined, told: InCity): SpotOnMap | undefined => told.board?.spots.find(({ id }) => id === spot);

/** INV-MAP-24: the districts that an agent there controls. */
export const districtsAround = (spot: Spot | undefined, told: InCity): readonly District[] => spotOf(spot, told)?.touches ?? [];

export const isGathering = (spot: Spot | undefined, told: InCity): boolean => spotOf(spot, told)?.gathering === true;
