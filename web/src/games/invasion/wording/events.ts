/** Every kind of event as a sentence, for the seat that saw it. Most need nothing but their fields put into words. */
import { t, type Args } from "../../../i18n";
import { capital, kebab, peopleArgs, personArgs } from "../../../table/speech";
import type { Agent, Card, District, EventName, GameEvent, Seat, Spot } from "../protocol";
import type { Told } from "../store";
import { cardFace, cardsWords, eventCardName, eventCardsWords } from "./cards";
import { agentName, agentsWords, districtName, districtsWords, gatheringPoint, sectorName, spotName } from "./city";

const PEOPLE = ["seat", "turn", "accused", "accuser", "leader", "architect"];
const GROUPS = ["seats", "supporters", "team"];
const SPOTS = ["spot", "to", "start"];

/** What the fields of an event, a question or an answer are called in a message. */
export function argsOf(fields: Record<string, unknown>, told: Told): Args {
  const args: Args = {};
  for (const [name, value] of Object.entries(fields)) Object.assign(args, argOf(name, value, told));
  return args;
}

function argOf(name: string, value: unknown, told: Told): Args {
  if (GROUPS.includes(name)) return peopleArgs(name, value as Seat[], told);
  if (PEOPLE.includes(name)) return personArgs(name, value as Seat, told);
  if (SPOTS.includes(name)) return { [name]: spotName(value as Spot, told) };
  if (name === "agent") return { agent: agentName(value as Agent) };
  if (name === "agents") return { agents: agentsWords(value as Agent[]), count: (value as Agent[]).length };
  if (name === "district" || name === "site") return { [name]: districtName(value as District) };
  if (name === "districts") return { districts: districtsWords(value as District[]), count: (value as District[]).length };
  if (name === "sector") return { sector: sectorName(value as string) };
  if ((name === "upcoming" || name === "prevented") && Array.isArray(value)) return { [name]: eventCardsWords(value as EventName[]) };
  return typeof value === "string" || typeof value === "number" ? { [name]: value } : {};
}

/** What happened, in one sentence or two. */
export function eventWords(event: GameEvent, told: Told): string {
  const { type, ...fields } = event;
  return capital(t(`inv-event-${kebab(type)}`, { ...argsOf(fields, told), ...(FURTHER[type]?.(event, told) ?? {}) }));
}

// What the fields alone do not tell

type Further = (event: GameEvent, told: Told) => Args;

const FURTHER: Record<string, Further> = {
  Drew: (event) => {
    const cards = event.cards as (Card | null)[];
    return { cards: cardsWords(cards), cardsIs: cards.includes("assimilated") ? "assimilated" : "other" };
  },
  EventTurned: (event) => ({ card: eventCardName(event.card) }),
  EventsDrawn: (event) => ({ cards: eventCardsWords(event.cards as (EventName | null)[]) }),
  CardShown: (event) => ({ card: cardFace(event.card) }),
  RescueCardLaid: (event) => ({ card: cardFace(event.card) }),
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
