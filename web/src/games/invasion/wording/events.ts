/** Every kind of event as a sentence, for the seat that saw it. Most need nothing but their fields put into words. */
import { t, type Args } from "../../../i18n";
import { capital, kebab, peopleArgs } from "../../../table/speech";
import { argsOf, type Wording } from "../../../table/wording";
import { facets } from "../facets";
import type { Agent, Card, District, EventName, GameEvent, RescueCard, Seat, Spot } from "../protocol";
import type { Told } from "../store";
import { cardFace, cardsWords, eventCardName, eventCardsWords } from "./cards";
import { agentName, agentsWords, districtName, districtsWords, gatheringPoint, sectorName, spotName } from "./city";

/** What is named in Invasion, beside people. */
export const WORDS: Record<string, Wording<Told>> = {
  spot: (field, spot: Spot | null, told) => ({ [field]: spot === null ? "" : spotName(spot, told) }),
  agent: (field, agent: Agent | null) => ({ [field]: agent === null ? "" : agentName(agent) }),
  "agent[]": (field, agents: Agent[]) => ({ [field]: agentsWords(agents), count: agents.length }),
  district: (field, district: District) => ({ [field]: districtName(district) }),
  "district[]": (field, districts: District[]) => ({ [field]: districtsWords(districts), count: districts.length }),
  sector: (field, sector: string) => ({ [field]: sectorName(sector) }),
  card: (field, card: Card) => ({ [field]: cardFace(card) }),
  "card[]": (field, cards: (Card | null)[]) => ({
    [field]: cardsWords(cards),
    [`${field}Is`]: cards.includes("assimilated") ? "assimilated" : "other",
  }),
  "rescue-card": (field, card: RescueCard) => ({ [field]: cardFace(card) }),
  "event-card": (field, card: EventName) => ({ [field]: eventCardName(card) }),
  "event-card[]": (field, cards: (EventName | null)[]) => ({ [field]: eventCardsWords(cards) }),
};

/** What happened, in one sentence or two. */
export function eventWords(event: GameEvent, told: Told): string {
  const { type, ...fields } = event;
  const names = facets.namesIn("events", type);
  if (names === null) return t("log-unheard");
  return capital(t(`inv-event-${kebab(type)}`, { ...argsOf(fields, names, told, WORDS), ...(FURTHER[type]?.(event, told) ?? {}) }));
}

// What the fields alone do not tell

type Further = (event: GameEvent, told: Told) => Args;

const FURTHER: Record<string, Further> = {
  DistrictRolled: (event) => ({ district: districtName(`${event.sector}${event.address}`) }),
  ScientistSaved: (_event, told) => ({ point: gatheringPoint(told, ".at"), goal: told.options.scientists_to_save ?? 5 }),
  AliensRecognised: (event, told) => {
    const aliens = event.aliens as Seat[];
    const others = peopleArgs("others", aliens.filter((seat) => seat !== event.seat), told);
    return aliens.length > 0 ? others : { ...others, othersIs: "human" };
  },
  GameEnded: (event) => ({ why: reasonWords(event.reason!) }),
};

/** Why the game ended: what follows "The aliens win:". */
export const reasonWords = (reason: string): string => t(`inv-reason-${kebab(reason)}`);
